# Verlagswelt
idea = Roll the dice, let your departments earn, and be the first to build all four large projects.

option-mode = Display
option-mode-standard = all departments
option-mode-come-what-may = Come What May
option-beginner-cap = At most two cards of a kind
option-project-start = Large projects work
option-project-start-next-turn = from the owner's next turn
option-project-start-immediate = at once

question-choose-dice = How many dice?
question-choose-reroll = Roll again?
question-choose-payer = Who shall pay?
question-choose-partner = With whom do you want to swap?
question-choose-take = Which card do you take?
question-choose-give = Which card do you give for it?
question-choose-build = What do you want to build?

action-roll = { $dice ->
    [one] roll 1 die
   *[other] roll { $dice } dice
}
action-keep = keep the throw
action-reroll = roll again
action-collect = collect from { $seat }
action-decline = do not swap
action-swap = swap with { $seat }
action-take = take { $department }
action-give = give { $department }
action-pass = build nothing
action-build = build { $department }
action-project = build the project { $project }

event-first-player = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-revealed = Turned up: { $department }.
event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is the turn of { $seat }.
}
event-extra-turn = { $you ->
    [yes] Doubles! Your Suppliers bring you another turn.
   *[no] Doubles! { $seat } has another turn thanks to the Suppliers.
}
event-threw = { $second ->
    [0] { $you ->
        [yes] You roll a { $sum }.
       *[no] { $seat } rolls a { $sum }.
    }
   *[other] { $you ->
        [yes] You roll { $first } and { $second }, { $sum } in all.
       *[no] { $seat } rolls { $first } and { $second }, { $sum } in all.
    }
}
event-rerolled = { $you ->
    [yes] You roll again.
   *[no] { $seat } rolls again.
}
event-income = { $you ->
    [yes] The bank pays you
   *[no] The bank pays { $seat }
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $department } (× { $cards }).
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $other-you ->
    [yes] you
   *[no] { $other }
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $department }.
event-lapsed = { $other-you ->
    [yes] You miss
   *[no] { $other } misses
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $department }: { $you ->
    [yes] you have
   *[no] { $seat } has
} no more.
event-swapped = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { $given } and { $you ->
    [yes] get
   *[no] gets
} { $taken } from { $other-you ->
    [yes] you
   *[no] { $other }
}.
event-swap-declined = { $you ->
    [yes] You do not swap.
   *[no] { $seat } does not swap.
}
event-topped-up = { $you ->
    [yes] Your Kosmos Shop brings you
   *[no] The Kosmos Shop brings { $seat }
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from the bank.
event-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
} { $department } for { $price }.
event-project-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
} the large project { $project } for { $price }.
event-passed = { $you ->
    [yes] You build nothing.
   *[no] { $seat } builds nothing.
}
event-won = { $you ->
    [yes] All four large projects stand: you have won after { $turns } turns!
   *[no] All four large projects stand: { $seat } has won after { $turns } turns!
}
event-abandoned = After { $turns } turns nobody has won; the game ends without a result.

refused-too-expensive = it costs { $price }, you have { $coins }
refused-not-in-display = none of it is in the display
refused-card-limit = you may own at most { $limit } of it
refused-already-built = you have built this project already

ending-won = all large projects built
ending-abandoned = no result

label-coins = Coins
label-departments = Departments
label-built = Large projects
label-in-force = in force
label-houses = Publishing houses
label-dice = Throw
label-extra-turn = Extra turn
label-display = Display
label-pile = Pile

# Levels of the bots, the weakest first
level-1 = Intern
level-2 = Editor
level-3 = Publishing director
level-4 = Publishing legend
