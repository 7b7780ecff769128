# What stands on the board of Verlagswelt.
vw-on-roll = on { $numbers }
vw-price = { $coins ->
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
vw-left = { $cards ->
    [0] none left
    [one] 1 card left
   *[other] { $cards } cards left
}
vw-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
vw-not-built = not built yet
vw-in-force = built
vw-from-next-turn = built, works from the owner's next turn
vw-house-of = { $name }’s publishing house
vw-turn = Turn { $turn }
vw-sum = { $sum } in all
vw-no-throw = no throw yet
vw-projects-worth = Large projects, cost
vw-departments-worth = Departments, cost

verlagswelt-topic-goal = Whoever first has built all four of their own large projects wins on the spot; the round is not played out.
    .title = Goal
    .clauses = V-01 V-61
verlagswelt-topic-turn = A turn always has three parts: roll, settle the income, build. Then the next person clockwise is on.
    .title = The turn
    .clauses = V-10 V-11
verlagswelt-topic-dice = You roll one die, or with the large project “Staff” two if you like. The sum counts; every department with that number fires.
    .title = Rolling
    .clauses = V-12 V-13 V-14 V-15 V-16
verlagswelt-topic-colours = Blue pays on every roll, whoever made it. Green and violet pay on your own roll only. Red pays when somebody else rolls, out of that person’s purse.
    .title = The four colours
    .clauses = V-21 V-22 V-23 V-24
verlagswelt-topic-claims = First the roller pays the red departments of the others, one by one counter-clockwise. Only then does own income come in. Who has too little pays what is there; the rest lapses.
    .title = Who is paid first
    .clauses = V-27 V-28 V-29 V-30 V-31
verlagswelt-topic-coins = Coins lie open. The bank never runs out.
    .title = Coins
    .clauses = V-05 V-19 V-20 A-13
verlagswelt-topic-display = These departments can be built. At the end of your turn you may build one department or one large project, or nothing. Of violet departments you may own one of each kind.
    .title = Building
    .clauses = V-08 V-47 V-49 V-52 V-53
verlagswelt-topic-pile = In the variant “Come What May”, cards are turned up from the face-down pile until ten different departments lie open.
    .title = Pile
    .clauses = V-71 V-72 V-73 V-74 V-75
verlagswelt-topic-projects = A large project works from your next turn on; for winning it counts at once. The order is up to you.
    .title = Large projects
    .clauses = V-58 V-59 V-60 V-61
