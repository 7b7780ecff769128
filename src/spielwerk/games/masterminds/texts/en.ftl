# Victorian Masterminds
game-name = Victorian Masterminds
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
question-choose-city = To which city do you send your agent?
question-choose-agent = Whom do you send there?
question-choose-stack = Which stack do you resolve?
question-choose-science = Do you spend scientists?
question-choose-order = What comes first?
question-choose-section = On which section do you place the part?
question-choose-mission = Which mission do you claim?
question-choose-building = Which building do you steal?
question-choose-function = Do you use the machine function?
question-choose-copy = As whom does your Engineer act?
question-choose-spoils = Which spoils do you collect?
question-choose-under = Under which agent do you slip yours?
question-choose-effect = What do you choose?

action-decline = decline
action-machine = take { $machine }
action-supply = place from the supply
action-recycle = recycle { $agent }
action-place = to { $city }
action-send = send { $agent }
action-resolve = resolve { $city }
action-end-turn = end the turn
action-extra-turn = extra turn
action-heist = heist: steal any building
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
    [yes] You spend
   *[no] { $seat } spends
} { $count ->
    [one] 1 scientist
   *[other] { $count } scientists
} to recycle { $agent } from the discard.
event-extra-turn = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $count ->
    [one] 1 scientist
   *[other] { $count } scientists
} on an extra turn.
event-heist = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $count ->
    [one] 1 scientist
   *[other] { $count } scientists
} on a heist.
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
    [yes] Your discard
   *[no] The discard of { $seat }
} becomes the new supply: { $count ->
    [one] 1 agent
   *[other] { $count } agents
}.
event-resolving = { $city } is resolved ({ $height ->
    [one] 1 agent
   *[other] { $height } agents
}).
event-agent = { $you ->
    [yes] Turned up in { $city }: { $agent }, sent by you.
   *[no] Turned up in { $city }: { $agent }, sent by { $seat }.
}
event-blocked = Sabotage by { $other-you ->
    [yes] you
   *[no] { $other }
}: { $agent } brings { $you ->
    [yes] you
   *[no] { $seat }
} only the spoils.
event-spoils = { $you ->
    [yes] You collect the spoils of { $city }.
   *[no] { $seat } collects the spoils of { $city }.
}
event-part = { $you ->
    [yes] You place
   *[no] { $seat } places
} 1 { $part } on { $section }; { $missing ->
    [0] nothing is missing there any more
    [one] 1 part is still missing there
   *[other] { $missing } parts are still missing there
}.
event-no-space = No free space for 1 { $part }: { $you ->
    [yes] you gain
   *[no] { $seat } gains
} nothing.
event-section = { $you ->
    [yes] You complete
   *[no] { $seat } completes
} { $section }, worth { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} at the end; { $count ->
    [one] 1 section is complete
   *[other] { $count } sections are complete
}.
event-firepower = { $you ->
    [yes] Your firepower
   *[no] The firepower of { $seat }
} { $count ->
    [0] stays at { $total }
   *[other] rises by { $count } to { $total }
}.
event-scientist = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} 1 scientist ({ $total } of { $spaces } lab spaces taken).
event-no-scientist = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} no scientist ({ $total } of { $spaces } lab spaces taken).
event-codex = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} 1 codex marker showing its { $face } ({ $total } in all).
event-no-codex = { $you ->
    [yes] Your library
   *[no] The library of { $seat }
} is full with { $total } codex markers.
event-codex-turned = { $you ->
    [yes] You turn a codex marker to its 2.
   *[no] { $seat } turns a codex marker to its 2.
}
event-free-choice = { $you ->
    [yes] From now on you may place any agent of your supply.
   *[no] From now on { $seat } may place any agent of their own supply.
}
event-chaos = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $count ->
    [one] 1 chaos marker
   *[other] { $count } chaos markers
} ({ $total } in all).
event-unlocked = { $you ->
    [yes] Your machine function { $function ->
        [1] I
        [2] II
       *[other] III
    }
   *[no] Machine function { $function ->
        [1] I
        [2] II
       *[other] III
    } of { $seat }
} is unlocked.
event-lab-space = { $you ->
    [yes] Your lab now has { $spaces } spaces.
   *[no] The lab of { $seat } now has { $spaces } spaces.
}
event-codex-side-two = { $you ->
    [yes] From now on you place new codex markers with their 2 up.
   *[no] From now on { $seat } places new codex markers with their 2 up.
}
event-too-weak = { $you ->
    [yes] Your firepower
   *[no] The firepower of { $seat }
} ({ $firepower }) is no match for Secret Service level { $level }.
event-nothing-to-steal = { $you ->
    [yes] Nothing is left in { $city } for you to steal.
   *[no] Nothing is left in { $city } for { $seat } to steal.
}
event-stole = { $you ->
    [yes] You steal: { $building }.
   *[no] { $seat } steals: { $building }.
}
event-service-level = The Secret Service is at level { $level }.
event-claimed = { $you ->
    [yes] You claim
   *[no] { $seat } claims
} the mission “{ $mission }” in { $city }: { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} at the end.
event-no-claim = { $you ->
    [yes] There is no mission you can claim in { $city }.
   *[no] There is no mission that { $seat } can claim in { $city }.
}
event-function = { $you ->
    [yes] You use your
   *[no] { $seat } uses
} machine function { $function ->
    [1] I
    [2] II
   *[other] III
}.
event-copied = { $you ->
    [yes] Your Engineer
   *[no] The Engineer of { $seat }
} acts as { $agent }.
event-declined = { $you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
event-machine-finished = { $you ->
    [yes] Your machine is finished!
   *[no] The machine of { $seat } is finished: { $machine }!
} The last round begins after this turn.
event-service-ready = The Secret Service has reached level { $level }. The last round begins after this turn.
event-too-long = After { $number } turns it is time: the last round begins.
event-last-round = Last round: { $count } turns remain.
event-final = All remaining agents are resolved.
event-scored-sections = Sections (× { $count }): { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} for { $you ->
    [yes] you
   *[no] { $seat }
}.
event-scored-buildings = Buildings (× { $count }): { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} for { $you ->
    [yes] you
   *[no] { $seat }
}.
event-scored-missions = Missions (× { $count }): { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} for { $you ->
    [yes] you
   *[no] { $seat }
}.
event-scored-chaos = Chaos markers (× { $count }): { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} for { $you ->
    [yes] you
   *[no] { $seat }
}.
event-scored-codex = Codex markers (× { $count }): { $points ->
    [one] 1 chaos point
   *[other] { $points } chaos points
} for { $you ->
    [yes] you
   *[no] { $seat }
}.
event-scored = In all { $you ->
    [yes] you have
   *[no] { $seat } has
} { $total ->
    [one] 1 chaos point
   *[other] { $total } chaos points
}: place { $place }.

refused-machine-taken = somebody has this machine already
    .clauses = M-07
refused-not-in-discard = this agent is not in your discard
    .clauses = M-76
refused-not-in-supply = this agent is not in your supply
    .clauses = M-73
refused-no-own-agent = you have no agent there
    .clauses = M-18 M-62
refused-too-few-scientists = it costs { $cost } scientists, you have { $scientists }
    .clauses = M-75 M-77 M-79
refused-supply-empty = your supply is empty
    .clauses = M-77 M:A-26
refused-scientists-spent = you may spend no more scientists in this turn
    .clauses = M-75 M-78 M:A-02
refused-other-machine = this section belongs to another machine
    .clauses = M-36
refused-section-built = this section is complete already
    .clauses = M-38
refused-no-space = there is no fitting space left
    .clauses = M-36
refused-not-open = this mission does not lie open
    .clauses = M-44 M-64
refused-not-fulfilled = you do not meet the requirement of this mission
    .clauses = M-44 M-64
refused-elsewhere = that is in another city
    .clauses = M-44 M-51
refused-not-standing = this building does not stand any more
    .clauses = M-53 M-60
refused-nothing-to-gain = it would bring you nothing
    .clauses = M:A-39
refused-not-alone = there is not exactly one agent there
    .clauses = M-65
refused-not-offered = that is not among the choices
    .clauses = M:A-14

ending-finished = chaos points counted

label-agent = Agent
label-agents = Agents
label-blocks = Sabotaged by
label-bolts = Bolts
label-buildings = Buildings
label-built = built
label-chaos = Chaos markers
label-cities = Cities
label-city = City
label-codex = Codex markers (face 1, face 2)
label-copper = Copper plates
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
label-symbol = Symbol
label-top = Top agent
label-turned-up = turned up
label-turns-left = Turns to the end

part-sections = Sections
part-buildings = Buildings
part-missions = Missions
part-chaos = Chaos markers
part-codex = Codex markers

topic-goal = Be the villain who causes the most chaos: the most chaos points win.
    .title = Goal
    .clauses = M-83 M-84
topic-turn = Place the top agent of your supply face down in a city. The third agent there sets off the stack; otherwise the next player is on turn.
    .title = Your turn
    .clauses = M-14 M-15 M-16 M-17 M-18 M-21
topic-pile = Agents are resolved in the order in which they were placed. Each brings its owner the spoils of the city and uses its ability, in either order; a Saboteur spoils the ability of the next agent, unless it is of the same colour.
    .title = Resolving a stack
    .clauses = M-25 M-26 M-27 M-28 M-30 M-47 M-48 M-49 M-50
topic-cities = London yields copper plates, Washington bolts, Moscow firepower, Paris scientists and Rome codex markers.
    .title = Spoils of the cities
    .clauses = M-31 M-32 M-33 M-34 M-35
topic-sections = Bolts and copper plates go at once onto free spaces of your sections. A full section gives its bonus from then on; its chaos points count at the end.
    .title = Sections and parts
    .clauses = M-36 M-37 M-38 M-39 M-40 M-41
topic-functions = Your Engineer uses function I of your machine and also the functions that you have unlocked by completing sections.
    .title = Machine functions
    .clauses = M-13 M-55 M-61 M-62 M-63 M-64 M-65 M-66 M-67
topic-firepower = Your Gunner can steal only if your firepower is at least the Secret Service level. Moscow and some sections raise it.
    .title = Firepower
    .clauses = M-32 M-40 M-51 M-52 M:A-21
topic-service-level = Every stolen building raises the level by 1. Level 12 brings on the last round.
    .title = Secret Service
    .clauses = M-53 M-54 M-68 M-69 M-80
topic-buildings = A stolen building brings its reward at once: monuments chaos markers, universities scientists, factories bolts, furnaces copper plates. At the end each is worth 2 chaos points.
    .title = Buildings
    .clauses = M-53 M-56 M-57 M-58 M-59 M-60
topic-missions = Your Henchman claims the mission of the city if you meet its requirement at that moment; you give up nothing for it. It scores at the end.
    .title = Missions
    .clauses = M-44 M-45 M-46
topic-scientists = In your turn you may spend scientists on one special action: 1 to recycle an agent of your discard, 2 for an extra turn, 3 for a heist on any building. You never gain more than your lab can hold.
    .title = Scientists and lab
    .clauses = M-34 M-74 M-75 M-76 M-77 M-78 M-79
topic-codex = At the end each codex marker is worth 1 or 2 chaos points, whichever face is up. From the fifth on you may place any agent of your supply in your turns; the library holds ten.
    .title = Codex and library
    .clauses = M-35 M-70 M-71 M-72 M-73
topic-supply = Resolved agents lie face up in your discard. When your supply is empty, the discard is shuffled into a new one; you may look at the top agent at any time.
    .title = Supply and discard
    .clauses = M-19 M-22 M-23 M-24 M-28
topic-last-round = A finished machine or Secret Service level 12 triggers it: after the running turn everybody has one more turn. Then all remaining agents are resolved.
    .title = Last round
    .clauses = M-80 M-81 M-82
topic-score = Completed sections, stolen buildings, claimed missions, chaos markers and codex markers bring chaos points. Completed sections break ties.
    .title = Scoring
    .clauses = M-83 M-84 M-85
topic-variants = You may choose your machines, resolve stacks at the second agent when two play, and allow several scientist actions in a turn.
    .title = Variants
    .clauses = M-07 M:A-01 M:A-02 M:A-30

# Levels of the bots, the weakest first
level-1 = Lab assistant
level-2 = Inventor
level-3 = Mad professor
level-4 = Mastermind
