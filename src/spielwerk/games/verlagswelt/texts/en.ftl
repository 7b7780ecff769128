# Verlagswelt
game-name = Verlagswelt
idea = Roll the dice, let your departments earn, and be the first to build all four large projects.

option-mode = Display
option-mode-standard = all departments
option-mode-come-what-may = Come What May
option-beginner-cap = At most two cards of each kind
option-project-start = Large projects take effect
option-project-start-next-turn = from the owner's next turn
option-project-start-immediate = at once

question-choose-dice = How many dice?
question-choose-reroll = Roll again?
question-choose-payer = Who should pay?
question-choose-partner = Who do you want to swap with?
question-choose-take = Which card do you take?
question-choose-give = Which card do you give in return?
question-choose-build = What do you want to build?

action-roll = { $dice ->
    [one] roll 1 die
   *[other] roll { $dice } dice
}
action-keep = keep the roll
action-reroll = roll again
action-collect = collect from { $seat }
action-decline = do not swap
action-swap = swap with { $seat }
action-take = take { $department }
action-give = give { $department }
action-pass = build nothing
action-build = build { $department }
action-project = build the large project { $project }

event-first-player = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-revealed = Turned up: { $department }.
event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is { $seat }’s turn.
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
} for { $cards ->
    [one] { $department }
   *[other] { $department } (× { $cards })
}.
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
    [yes] You miss out on
   *[no] { $other } misses out on
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $department }: { $you ->
    [yes] you do
   *[no] { $seat } does
} not have enough.
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
} { $department } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
event-project-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
} the large project { $project } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
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
    .clauses = V-49 V-58
refused-not-in-display = there is no card of this kind in the display
    .clauses = V-54 V-76
refused-card-limit = you may own at most { $limit } of this kind
    .clauses = V-53 V-55 V-56
refused-already-built = you have already built this large project
    .clauses = V-58
refused-not-yourself = you have to choose another player
    .clauses = V-45 V-46
refused-nothing-to-swap = no swap is possible with this player
    .clauses = V-46 V:A-10 V:A-12
refused-none-to-swap = there is no card of this kind here
    .clauses = V-46
refused-never-swapped = violet departments are never swapped
    .clauses = V-46
refused-swap-limit = somebody would then own more than { $limit } of this kind
    .clauses = V-55 V:A-12
refused-same-kind = swapping two equal cards changes nothing
    .clauses = V:A-10

ending-won = all large projects built
ending-abandoned = no result

label-coins = Coins
label-departments = Departments
label-built = Large projects
label-in-force = already in force
label-houses = Publishing houses
label-dice = Roll
label-extra-turn = Extra turn
label-display = Display
label-pile = Pile
label-kosmos-shop = Kosmos Shop

# Levels of the bots, the weakest first
level-1 = Intern
level-2 = Editor
level-3 = Publishing director
level-4 = Publishing legend

topic-goal = Whoever first has built all four of their own large projects wins on the spot; the round is not played out.
    .title = Goal
    .clauses = V-01 V-61
topic-turn = A turn always has three parts: roll, settle the income, build. Then the next person clockwise is on.
    .title = The turn
    .clauses = V-10 V-11
topic-dice = You roll one die, or with the large project “Staff” two if you like. The sum counts; every department with that number fires.
    .title = Rolling
    .clauses = V-12 V-13 V-14 V-15 V-16
topic-colours = Blue pays on every roll, whoever made it. Green and violet pay on your own roll only. Red pays when somebody else rolls, out of that person’s purse.
    .title = The four colours
    .clauses = V-21 V-22 V-23 V-24
topic-claims = First the roller pays the red departments of the others, one by one counter-clockwise. Only then does own income come in. Who has too little pays what is there; the rest lapses.
    .title = Who is paid first
    .clauses = V-27 V-28 V-29 V-30 V-31
topic-coins = Coins lie open. The bank never runs out.
    .title = Coins
    .clauses = V-05 V-19 V-20 V:A-13
topic-display = These departments can be built. At the end of your turn you may build one department or one large project, or nothing. Of violet departments you may own one of each kind.
    .title = Building
    .clauses = V-08 V-47 V-49 V-52 V-53
topic-pile = In the variant “Come What May”, cards are turned up from the face-down pile until ten different departments lie open.
    .title = Pile
    .clauses = V-71 V-72 V-73 V-74 V-75
topic-projects = A large project works from your next turn on; for winning it counts at once. The order is up to you.
    .title = Large projects
    .clauses = V-58 V-59 V-60 V-61
topic-setup = You begin with 3 coins, three open start cards and four large projects still to be built.
    .title = Setup
    .clauses = V-03 V-04 V-05 V-06 V-07
topic-departments = Every card pays on its own when its number comes up; several cards of a kind pay several times. The card says who pays.
    .title = Departments
    .clauses = V-15 V-16 V-17 V-18 V-51
topic-special = Violet departments work on your own 6 only, and all that you have do. Of each kind you may own one.
    .title = Special departments
    .clauses = V-24 V-44 V-45 V-46 V-53 V:A-09
topic-in-force = A large project works from its builder’s next turn on; an extra turn already counts as the next.
    .title = Large projects in force
    .clauses = V-59 V:A-01 V:A-02
topic-extra-turn = With the “Suppliers”, doubles bring you one more full turn, but never more than one.
    .title = Extra turn
    .clauses = V-64 V-65 V-66 V:A-04
topic-kosmos-shop = If your build phase starts with no coin at all, the bank pays you 1 coin.
    .title = Kosmos Shop
    .clauses = V-48 V:A-07
topic-options = For your first games you can agree that nobody owns more than 2 cards of a kind, also together with “Come What May”.
    .title = Variants
    .clauses = V-55 V-56 V-57 V-76 V:A-22

part-built = Large projects
part-projects-worth = Cost of the large projects
part-coins = Coins
part-departments = Departments
part-departments-worth = Cost of the departments
