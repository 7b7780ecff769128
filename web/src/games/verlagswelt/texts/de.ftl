# Was auf dem Brett von Verlagswelt steht.
vw-on-roll = bei { $numbers }
vw-price = { $coins ->
    [one] kostet 1 Münze
   *[other] kostet { $coins } Münzen
}
vw-left = { $cards ->
    [0] keine mehr da
    [one] noch 1 Karte da
   *[other] noch { $cards } Karten da
}
vw-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
vw-not-built = noch nicht gebaut
vw-in-force = gebaut
vw-from-next-turn = gebaut, wirkt ab dem nächsten eigenen Zug
vw-house-of = Verlag von { $name }
vw-turn = Zug { $turn }
vw-sum = zusammen { $sum }
vw-no-throw = noch nicht gewürfelt
