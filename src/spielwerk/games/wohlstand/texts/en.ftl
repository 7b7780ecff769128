# Wohlstand
idea = Lead your country through seven decades: energy, ecology and research in balance bring prosperity.

option-board-0 = Country of seat 1
option-board-0-silver = silver (simple)
option-board-0-black = black (harder)
option-board-1 = Country of seat 2
option-board-1-silver = silver (simple)
option-board-1-black = black (harder)
option-board-2 = Country of seat 3
option-board-2-silver = silver (simple)
option-board-2-black = black (harder)
option-board-3 = Country of seat 4
option-board-3-silver = silver (simple)
option-board-3-black = black (harder)
option-triangle-blocks = Discs on the triangle prevent
option-triangle-blocks-all = all prosperity points
option-triangle-blocks-scoring = points of the prosperity scoring only
option-final-research = Research in the final scoring
option-final-research-both = all steps on both tracks
option-final-research-choose = steps divided freely

question-choose-action = Which action?
question-choose-space = Where does the tile go?
question-choose-payment = How many missing points of energy do you pay for?
question-choose-split = How many steps on the energy track?

action-income = take income
action-clean-up = remove a disc
action-research = research: { $track }
action-buy = buy { $tile }
action-place = place on { $space }
action-pay = { $points ->
    [0] pay nothing
    [one] pay for 1 point
   *[other] pay for { $points } points
}
action-split = { $steps ->
    [0] all steps on the ecology track
    [one] 1 step on the energy track, the rest on the ecology track
   *[other] { $steps } steps on the energy track, the rest on the ecology track
}

event-first-player = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-decade = A new decade: { $decade }.
event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is the turn of { $seat }.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $tile } (scoring symbol { $symbol }).
event-scoring = Scoring { $symbol }:
event-balance = { $you ->
    [yes] Your balance
   *[no] The balance of { $seat }
} in { $symbol }: { $value }.
event-symbols = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value ->
    [one] 1 visible symbol
   *[other] { $value } visible symbols
} of { $symbol }.
event-track-symbols = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value ->
    [one] 1 visible symbol
   *[other] { $value } visible symbols
} of { $symbol } in the country and { $uncovered } on the pollution track.
event-earned = { $you ->
    [yes] You get
   *[no] { $seat } gets
} €{ $euros } (now €{ $money }).
event-deficit-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} €{ $euros } for { $points ->
    [one] 1 missing point of energy
   *[other] { $points } missing points of energy
} (now €{ $money }).
event-polluted = { $you ->
    [yes] You add
   *[no] { $seat } adds
} { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} of pollution (now { $total }).
event-cleaned = { $you ->
    [yes] You remove
   *[no] { $seat } removes
} { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} of pollution (now { $total }).
event-compensated = { $you ->
    [yes] You get
   *[no] { $seat } gets
} €{ $euros } for { $discs ->
    [one] 1 disc that was
   *[other] { $discs } discs that were
} not there (now €{ $money }).
event-advanced = { $you ->
    [yes] You advance
   *[no] { $seat } advances
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the research track { $track } (level { $level }).
event-steps-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} at the end of the research track.
event-points = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $points ->
    [one] 1 prosperity point
   *[other] { $points } prosperity points
} (now { $score }).
event-blocked = { $you ->
    [yes] You miss
   *[no] { $seat } misses
} { $points ->
    [one] 1 prosperity point
   *[other] { $points } prosperity points
} because of the discs on the triangle (discs: { $discs }).
event-displayed = { $tile } goes on display.
event-income = { $you ->
    [yes] You take
   *[no] { $seat } takes
} an income of €{ $euros } (now €{ $money }).
event-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $tile } for €{ $price } (now €{ $money }).
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
} { $tile } on { $space }.
event-covered = { $you ->
    [yes] You place
   *[no] { $seat } places
} { $tile } on { $space } and thereby { $you ->
    [yes] cover
   *[no] covers
} { $covered }.
event-unlocked = { $you ->
    [yes] Your space { $space } is now open.
   *[no] The space { $space } of { $seat } is now open.
}
event-removed = { $tile } takes effect at once and leaves the game.
event-balances = { $you ->
    [yes] Your balances now:
   *[no] Balances of { $seat } now:
} energy { $energy }, ecology { $ecology }.
event-final-scoring = The last tile has been played. Final scoring!
event-exchanged = { $points ->
    [0] { $you ->
        [yes] Your money is
       *[no] The money of { $seat } is
    } not enough for a prosperity point
    [one] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } back €{ $euros }, which makes 1 point
   *[other] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } back €{ $euros }, which makes { $points } points
} (€{ $rest } left).
event-leads = { $you ->
    [yes] You lead
   *[no] { $seat } leads
} alone on the research track { $track } (step { $position }).
event-leads-tied = { $you ->
    [yes] You share
   *[no] { $seat } shares
} the lead on the research track { $track } (step { $position }).
event-second = { $you ->
    [yes] You are
   *[no] { $seat } is
} second on the research track { $track } (step { $position }).
event-second-tied = { $you ->
    [yes] You share
   *[no] { $seat } shares
} second place on the research track { $track } (step { $position }).
event-won = { $you ->
    [yes] You win with { $score } prosperity points and €{ $money }!
   *[no] { $seat } wins with { $score } prosperity points and €{ $money }!
}

refused-no-discs = you have no disc to remove
refused-end-of-track = the marker stands on the last space of this track
refused-not-on-display = this tile is not on display
refused-too-expensive = it costs €{ $price }, you have €{ $money }
refused-wrong-colour = the space has another colour
refused-locked = the space is locked until a transport tile lies on { $lock }
refused-same-as = the space is like { $space }; place the tile there
refused-cannot-pay = { $deficit } points are missing at €{ $price } each, you have €{ $money }
refused-cannot-split = { $steps } steps are to be split, with room for { $energy } (energy) and { $ecology } (ecology)

ending-finished = after the final scoring

label-actions-left = actions left
label-asked = Asked
label-black = black
label-board = Board
label-decade = Decade
label-deficit = energy missing
label-display = Display
label-drawn = drawn
label-id = Space
label-infrastructure = infrastructure
label-lands = Lands
label-level = Level
label-levels = Levels
label-marker = Marker on space
label-money = Money
label-next-tiles = May come next
label-on-triangle = Triangle occupied
label-places = Spaces
label-pollution = Pollution
label-power = power
label-price = Price
label-prices = Prices (by seat)
label-research = Research
label-score = Prosperity points
label-scorings-to-come = Scorings of the decade
label-side = Side
label-silver = silver
label-spaces = Spaces
label-steps = steps
label-supply = supply
label-symbols = Symbols
label-tile = Tile
label-tiles-left = Tiles in the stack
label-transport = transport
label-turns = Turns in the game
label-type = Type
label-uncovered = bare symbols of the track
label-unlocked = usable

# Levels of the bots, the weakest first
level-1 = Councillor
level-2 = Mayor
level-3 = Minister
level-4 = Head of state
