# Victorian Masterminds
idea = Send agents face down to five cities, build your machine, steal buildings and cause the most chaos.

option-machine-assignment = Machines
option-machine-assignment-random = at random
option-machine-assignment-choice = by choice
option-two-player-stack-limit = Stack height with two players
option-two-player-stack-limit-three = three agents
option-two-player-stack-limit-two = two agents
option-several-scientist-actions = Several scientist actions in a turn

question-choose-machine = Which machine do you take?
question-choose-recycle = Which agent do you place?
question-choose-city = To which city?
question-choose-agent = Whom do you send there?
question-choose-stack = Which stack do you resolve?
question-choose-science = Do you spend scientists?
question-choose-order = What first?
question-choose-section = On which section?
question-choose-mission = Which mission do you claim?
question-choose-building = Which building do you steal?
question-choose-function = Do you use the machine function?
question-choose-copy = As whom does your Engineer act?
question-choose-spoils = Which spoils do you collect?
question-choose-under = Under whom?
question-choose-effect = What do you take?

action-decline = decline
action-machine = take { $machine }
action-supply = place from the supply
action-recycle = recycle { $agent }
action-place = to { $city }
action-send = send { $agent }
action-resolve = resolve { $city }
action-end-turn = end the turn
action-extra-turn = extra turn
action-heist = steal a building
action-spoils-first = spoils first
action-ability-first = ability first
action-build = on { $section }
action-claim = claim { $mission }
action-steal = steal { $building }
action-use = use it
action-copy = act as { $agent }
action-collect = spoils of { $city }
action-under = slip under in { $city }
action-choose = { $effect }

event-first-player = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-machine-taken = { $you ->
    [yes] Your machine: { $machine }.
   *[no] Machine of { $seat }: { $machine }.
}
event-mission-revealed = New mission in { $city }: { $mission }.
event-drew = { $you ->
    [yes] On top of your supply: { $agent }.
   *[no] On top of the supply of { $seat }: { $agent }.
}
event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is the turn of { $seat }.
}
event-recycled = { $you ->
    [yes] You spend { $count ->
        [one] 1 scientist
       *[other] { $count } scientists
    } to recycle { $agent } from your discard.
   *[no] { $seat } spends { $count ->
        [one] 1 scientist
       *[other] { $count } scientists
    } to recycle { $agent } from the discard.
}
event-extra-turn = { $you ->
    [yes] You spend { $count ->
        [one] 1 scientist
       *[other] { $count } scientists
    } and take an extra turn.
   *[no] { $seat } spends { $count ->
        [one] 1 scientist
       *[other] { $count } scientists
    } and takes an extra turn.
}
event-heist = { $you ->
    [yes] You spend { $count ->
        [one] 1 scientist
       *[other] { $count } scientists
    } on a heist.
   *[no] { $seat } spends { $count ->
        [one] 1 scientist
       *[other] { $count } scientists
    } on a heist.
}
event-placed = { $you ->
    [yes] You send an agent to { $city } (stack height { $height }).
   *[no] { $seat } sends an agent to { $city } (stack height { $height }).
}
event-placed-under = { $you ->
    [yes] You slip
   *[no] { $seat } slips
} an agent in { $city } under { $other-you ->
    [yes] yours
   *[no] that of { $other }
}.
event-sent = { $you ->
    [yes] Your agent in { $city }: { $agent }.
   *[no] Agent of { $seat } in { $city }: { $agent }.
}
event-forced = { $you ->
    [yes] You have nobody to place and resolve { $city } instead.
   *[no] { $seat } has nobody to place and resolves { $city } instead.
}
event-reshuffled = { $you ->
    [yes] Your discard becomes the new supply: { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }.
   *[no] The discard of { $seat } becomes the new supply: { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }.
}
event-resolving = { $city } is resolved ({ $height ->
    [one] 1 agent
   *[other] { $height } agents
}).
event-agent = { $you ->
    [yes] Turned up in { $city }: { $agent }, sent by you.
   *[no] Turned up in { $city }: { $agent }, sent by { $seat }.
}
event-blocked = { $agent } is sabotaged by { $other-you ->
    [yes] you
   *[no] { $other }
} and brings only the spoils.
event-spoils = { $you ->
    [yes] You collect the spoils of { $city }.
   *[no] { $seat } collects the spoils of { $city }.
}
event-part = { $you ->
    [yes] You place 1 { $part } on { $section }; still missing there: { $missing ->
        [0] no part
        [one] 1 part
       *[other] { $missing } parts
    }.
   *[no] { $seat } places 1 { $part } on { $section }; still missing there: { $missing ->
        [0] no part
        [one] 1 part
       *[other] { $missing } parts
    }.
}
event-no-space = { $you ->
    [yes] You have no free space: { $part }.
   *[no] { $seat } has no free space: { $part }.
}
event-section = { $you ->
    [yes] You complete { $section }: { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    } at the end; sections: { $count }.
   *[no] { $seat } completes { $section }: { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    } at the end; sections: { $count }.
}
event-firepower = { $you ->
    [yes] Your firepower: +{ $count }, now { $total }.
   *[no] Firepower of { $seat }: +{ $count }, now { $total }.
}
event-scientist = { $you ->
    [yes] You gain 1 scientist (lab { $total } of { $spaces }).
   *[no] { $seat } gains 1 scientist (lab { $total } of { $spaces }).
}
event-no-scientist = { $you ->
    [yes] You gain no scientist (lab { $total } of { $spaces }).
   *[no] { $seat } gains no scientist (lab { $total } of { $spaces }).
}
event-codex = { $you ->
    [yes] You gain 1 codex marker showing { $face } ({ $total } in all).
   *[no] { $seat } gains 1 codex marker showing { $face } ({ $total } in all).
}
event-no-codex = { $you ->
    [yes] Your library is full ({ $total }).
   *[no] The library of { $seat } is full ({ $total }).
}
event-codex-turned = { $you ->
    [yes] You turn a codex marker to its 2.
   *[no] { $seat } turns a codex marker to its 2.
}
event-free-choice = { $you ->
    [yes] From now on you may place any agent of your supply.
   *[no] From now on { $seat } may place any agent of the own supply.
}
event-chaos = { $you ->
    [yes] You gain { $count ->
        [one] 1 chaos marker
       *[other] { $count } chaos markers
    } ({ $total } in all).
   *[no] { $seat } gains { $count ->
        [one] 1 chaos marker
       *[other] { $count } chaos markers
    } ({ $total } in all).
}
event-unlocked = { $you ->
    [yes] Your machine function { $function } is unlocked.
   *[no] Machine function { $function } of { $seat } is unlocked.
}
event-lab-space = { $you ->
    [yes] Your lab now has { $spaces } spaces.
   *[no] The lab of { $seat } now has { $spaces } spaces.
}
event-codex-side-two = { $you ->
    [yes] From now on you lay new codex markers on their 2.
   *[no] From now on { $seat } lays new codex markers on their 2.
}
event-too-weak = { $you ->
    [yes] Your firepower { $firepower } is no match for level { $level }.
   *[no] Firepower { $firepower } of { $seat } is no match for level { $level }.
}
event-nothing-to-steal = { $you ->
    [yes] Nothing is left in { $city } for you to steal.
   *[no] Nothing is left in { $city } for { $seat } to steal.
}
event-stole = { $you ->
    [yes] You steal in { $city }: { $building }.
   *[no] { $seat } steals in { $city }: { $building }.
}
event-service-level = The Secret Service is at level { $level }.
event-claimed = { $you ->
    [yes] You claim the mission { $mission } in { $city }: { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    } at the end.
   *[no] { $seat } claims the mission { $mission } in { $city }: { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    } at the end.
}
event-no-claim = { $you ->
    [yes] There is no mission you can claim in { $city }.
   *[no] There is no mission that { $seat } can claim in { $city }.
}
event-function = { $you ->
    [yes] You use your machine function { $function }.
   *[no] { $seat } uses machine function { $function }.
}
event-copied = { $you ->
    [yes] Your Engineer acts as { $agent }.
   *[no] The Engineer of { $seat } acts as { $agent }.
}
event-declined = { $you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
event-machine-finished = { $you ->
    [yes] Your machine is finished! The last round begins after this turn.
   *[no] The machine of { $seat } is finished: { $machine }! The last round begins after this turn.
}
event-service-ready = The Secret Service has reached level { $level }. The last round begins after this turn.
event-too-long = After { $number } turns it is time: the last round begins.
event-last-round = Last round: { $count } turns remain.
event-final = All remaining agents are resolved.
event-scored-sections = { $you ->
    [yes] Sections (× { $count }): you score { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
   *[no] Sections (× { $count }): { $seat } scores { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
}
event-scored-buildings = { $you ->
    [yes] Buildings (× { $count }): you score { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
   *[no] Buildings (× { $count }): { $seat } scores { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
}
event-scored-missions = { $you ->
    [yes] Missions (× { $count }): you score { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
   *[no] Missions (× { $count }): { $seat } scores { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
}
event-scored-chaos = { $you ->
    [yes] Chaos markers (× { $count }): you score { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
   *[no] Chaos markers (× { $count }): { $seat } scores { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
}
event-scored-codex = { $you ->
    [yes] Codex markers (× { $count }): you score { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
   *[no] Codex markers (× { $count }): { $seat } scores { $points ->
        [one] 1 chaos point
       *[other] { $points } chaos points
    }.
}
event-scored = { $you ->
    [yes] In all you have { $total ->
        [one] 1 chaos point
       *[other] { $total } chaos points
    }: place { $place }.
   *[no] In all { $seat } has { $total ->
        [one] 1 chaos point
       *[other] { $total } chaos points
    }: place { $place }.
}

refused-machine-taken = somebody has this machine already
refused-not-in-discard = this agent is not in your discard
refused-not-in-supply = this agent is not in your supply
refused-no-own-agent = you have no agent there
refused-too-few-scientists = it costs { $cost } scientists, you have { $scientists }
refused-supply-empty = your supply is empty
refused-scientists-spent = you may spend no more scientists in this turn
refused-other-machine = this section belongs to another machine
refused-section-built = this section is complete already
refused-no-space = there is no fitting space left
refused-not-open = this mission does not lie open
refused-not-fulfilled = you do not meet the requirement of this mission
refused-elsewhere = that is in another city
refused-not-standing = this building does not stand any more
refused-nothing-to-gain = it would bring you nothing
refused-not-alone = there is not exactly one agent there
refused-not-offered = that is not among the choices

ending-finished = chaos points counted

label-agent = Agent
label-agents = Agents
label-blocks = Sabotaged by
label-bolts = bolts
label-buildings = Buildings
label-built = built
label-chaos = Chaos markers
label-cities = Cities
label-city = City
label-codex = Codex markers (face 1, face 2)
label-copper = copper
label-could-be = could be
label-deck = Missions in the deck
label-discard = Discard
label-firepower = Firepower
label-free-choice = free choice from the supply
label-functions = Machine functions
label-id = Where
label-lab = Lab spaces
label-lairs = Lairs
label-last-round = Last round
label-machine = Machine
label-mission = Mission
label-missions = Missions
label-owner = Whose
label-parts = Parts in the supply
label-pile = Being resolved
label-scientists = Scientists
label-score = Chaos points
label-sections = Sections
label-service-level = Secret Service level
label-stack = Stack
label-supply = Agents in the supply
label-supply-could-be = Supply (could be)
label-top = Top agent
label-turned-up = turned up
label-turns-left = Turns to the end

# Levels of the bots, the weakest first
level-1 = Lab assistant
level-2 = Inventor
level-3 = Mad professor
level-4 = Mastermind
