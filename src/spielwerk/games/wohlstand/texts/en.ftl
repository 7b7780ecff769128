# Wohlstand
game-name = Prosperity
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
action-clean-up = remove a pollution disc
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
event-decade = A new decade begins: { $decade }.
event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is { $seat }’s turn.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $tile } (scoring symbol { $symbol }).
event-scoring = { $symbol } is scored.
event-balance = { $you ->
    [yes] Your { $symbol } balance
   *[no] { $seat }’s { $symbol } balance
} is { $value }.
event-symbols = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value ->
    [0] no visible { $symbol } symbol
    [one] 1 visible { $symbol } symbol
   *[other] { $value } visible { $symbol } symbols
}.
event-track-symbols = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $value ->
    [0] no visible { $symbol } symbol
    [one] 1 visible { $symbol } symbol
   *[other] { $value } visible { $symbol } symbols
} in the country and { $uncovered ->
    [0] none
   *[other] { $uncovered }
} on the pollution track.
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
    [one] 1 pollution disc
   *[other] { $discs } pollution discs
} (now { $total }).
event-cleaned = { $you ->
    [yes] You remove
   *[no] { $seat } removes
} { $discs ->
    [one] 1 pollution disc
   *[other] { $discs } pollution discs
} (now { $total }).
event-compensated = { $you ->
    [yes] You get
   *[no] { $seat } gets
} €{ $euros } for { $discs ->
    [one] 1 missing disc
   *[other] { $discs } missing discs
} (now €{ $money }).
event-advanced = { $you ->
    [yes] You advance
   *[no] { $seat } advances
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the { $track } research track (level { $level }).
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
    [yes] You miss out on
   *[no] { $seat } misses out on
} { $points ->
    [one] 1 prosperity point
   *[other] { $points } prosperity points
}, for the triangle is occupied (discs: { $discs }).
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
} { $tile } on { $space }, covering { $covered }.
event-unlocked = { $you ->
    [yes] Your space { $space } is now open.
   *[no] { $seat }’s space { $space } is now open.
}
event-removed = { $tile } takes effect at once and leaves the game.
event-balances = { $you ->
    [yes] Your balances now:
   *[no] { $seat }’s balances now:
} energy { $energy }, ecology { $ecology }.
event-final-scoring = The last tile has been played. Final scoring!
event-exchanged = { $points ->
    [0] { $you ->
        [yes] Your money is
       *[no] { $seat }’s money is
    } not enough for a prosperity point
    [one] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } back €{ $euros } for 1 prosperity point
   *[other] { $you ->
        [yes] You give
       *[no] { $seat } gives
    } back €{ $euros } for { $points } prosperity points
} (€{ $rest } left).
event-leads = { $you ->
    [yes] You lead
   *[no] { $seat } leads
} alone on the { $track } research track (step { $position }).
event-leads-tied = { $you ->
    [yes] You share
   *[no] { $seat } shares
} the lead on the { $track } research track (step { $position }).
event-second = { $you ->
    [yes] You are
   *[no] { $seat } is
} second on the { $track } research track (step { $position }).
event-second-tied = { $you ->
    [yes] You share
   *[no] { $seat } shares
} second place on the { $track } research track (step { $position }).
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $score ->
    [one] 1 prosperity point
   *[other] { $score } prosperity points
} and €{ $money }!

refused-no-discs = you have no disc to remove
    .clauses = W-45 W:A-06
refused-end-of-track = your marker already stands on the last space of this track
    .clauses = W-46 W:A-07
refused-not-on-display = this tile is not on display
    .clauses = W-47
refused-too-expensive = it costs €{ $price }, you have €{ $money }
    .clauses = W-47 W-48 W-49 W-50
refused-wrong-colour = the space has another colour than the tile
    .clauses = W-54
refused-locked = the space is locked until a transport tile lies on { $lock }
    .clauses = W-57 W-58
refused-same-as = the space is just like { $space }; place the tile there
refused-cannot-pay = { $deficit } points are missing at €{ $price } each, you have €{ $money }
    .clauses = W-30 W-31
refused-cannot-split = { $steps } steps are to be split, with room for { $energy } (energy) and { $ecology } (ecology)
    .clauses = W-40 W:A-07

ending-finished = after the final scoring

label-actions-left = Actions left
label-asked = Asked
label-black = black
label-board = Board
label-decade = Decade
label-decade-shown = { $sign ->
    [zero] starting display
   *[other] { $value }
}
label-deficit = Energy missing
label-display = Display
label-drawn = Drawn
label-id = Space
label-infrastructure = infrastructure
label-lands = Countries
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
label-prices = Price
label-research = Research
label-score = Prosperity points
label-scoring = Scoring symbol
label-scorings-to-come = Scorings still to come in the decade
label-side = Side
label-silver = silver
label-spaces = Spaces
label-special = special
label-steps = Steps
label-supply = supply
label-symbols = Symbols
label-tile = Tile
label-tiles-left = Tiles in the stack
label-transport = transport
label-turns = Turns in the game
label-type = Type
label-uncovered = Bare symbols of the pollution track
label-unlocked = Usable

# Topics of the rules help
topic-goal = Whoever has the most prosperity points after the final scoring wins. A tie is broken by the money left.
    .title = Goal
    .clauses = W-74 W-75 W-76 W:A-15
topic-turn = You draw a tile, all score its symbol, it goes on display, and you take two actions. After 36 turns comes the final scoring.
    .title = The turn
    .clauses = W-22 W-23 W-24 W-25 W-26 W-27 W-61
topic-decade = Every decade brings each of the five scorings once, only their order is uncertain; 2030 scores prosperity twice.
    .title = Decades and scorings
    .clauses = W-05 W-06 W-28
topic-actions = You choose two actions, the same one twice if you like: €100 of income, remove a disc, one step of research, or buy a tile.
    .title = Actions
    .clauses = W-43 W-44 W-45 W-46 W-47 W:A-05 W:A-06
topic-display = A tile of your own level costs €100, every level above it €100 more, a lower one €50. Special tiles take effect at once and then leave the game.
    .title = Display and prices
    .clauses = W-27 W-47 W-48 W-49 W-50 W-51 W-52 W-55 W-56 W:A-20
topic-spaces = A tile goes on a space of its colour and covers what lies or is printed there. Locked spaces are opened by a transport tile on the green space with the lock.
    .title = Spaces of the country
    .clauses = W-53 W-54 W-57 W-58 W-59 W:A-11 W:A-21
topic-symbols = Only visible symbols count: on the top tiles and on prints that nothing covers. Energy and ecology count as balances, positive minus negative symbols.
    .title = Symbols
    .clauses = W-17 W-18 W-19 W-60 W:A-10 W:A-13
topic-energy = In an energy scoring you get €50 for each point above zero. For each point below zero you pay €100 or add a pollution disc.
    .title = Energy
    .clauses = W-29 W-30 W-31 W-35
topic-ecology = In an ecology scoring you remove a pollution disc for each point above zero, and get €50 for each one that is missing. For each point below zero you add a disc.
    .title = Ecology
    .clauses = W-32 W-33 W-34 W-35
topic-capital = In a capital scoring you get €100 for each visible capital symbol.
    .title = Capital
    .clauses = W-39
topic-research = In a research scoring you take one step per symbol, split freely between both tracks; the higher your level, the cheaper the tiles of that side. At the end the two foremost on each track get points.
    .title = Research
    .clauses = W-40 W-46 W-51 W-69 W-70 W-71 W-72 W:A-02 W:A-07 W:A-16
topic-prosperity = In a prosperity scoring you get 1 point for each visible prosperity symbol in your country and for each bare symbol of the pollution track.
    .title = Prosperity
    .clauses = W-41 W-42 W-73
topic-pollution = Pollution discs fill the track from the bottom and cover its prosperity symbols. As long as even one lies on the triangle at the top, you get no prosperity points.
    .title = Pollution
    .clauses = W-13 W-36 W-37 W-38 W-41 W-42 W:A-01 W:A-09
topic-money = Money buys tiles and makes up for missing energy; there are no debts. At the end every €300 bring a prosperity point, and the rest breaks ties.
    .title = Money
    .clauses = W-10 W-31 W-44 W-67 W-68 W:A-08 W:A-19
topic-end = After the last turn these are scored: energy twice, ecology twice, capital with the exchange of money, research and finally prosperity.
    .title = Final scoring
    .clauses = W-62 W-63 W-64 W-65 W-66 W-67 W-69 W-73 W:A-17 W:A-18
topic-board = The silver country is the simple one, the black one is harder. At one table each seat may have a different side.
    .title = Silver and black country
    .clauses = W-08 W-09 W-12 W:A-03

# Where the points come from
part-collected = Scorings during the game, special tiles, money exchanged
part-energy-research = Research track Energy
part-ecology-research = Research track Ecology
part-symbols = Prosperity symbols in the country at the end
part-uncovered = Bare symbols of the pollution track at the end

# Levels of the bots, the weakest first
level-1 = Councillor
level-2 = Mayor
level-3 = Minister
level-4 = Head of state
