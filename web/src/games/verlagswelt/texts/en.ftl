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
