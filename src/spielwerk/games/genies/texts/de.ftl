# Genies
idea = Biete verdeckt auf die klügsten Köpfe aller Zeiten und mache deine Akademie in möglichst vielen Fächern zur besten.

option-bid-limit = Ein einzelnes Gebot
option-bid-limit-chips = höchstens die eigenen Chips
option-bid-limit-none = beliebig hoch (ungedeckt ist es ungültig)
option-carry-packages = Bleibt ein Paket übrig
option-carry-packages-split = werden seine Karten einzeln verteilt
option-carry-packages-keep = wandert es als Ganzes weiter
option-hold-evaluation-cards = Auktionskarten dürfen in der ersten Runde einer Phase zurückgehalten werden
option-full-tie = Völliger Gleichstand in einem Fach
option-full-tie-lowest-place = zählt als schlechtester der geteilten Plätze
option-full-tie-highest-place = zählt als bester der geteilten Plätze
option-chips-public = Chips liegen offen

question-bid = Wie viele Chips bietest du?
question-choose-stars = Welches deiner Genies erhält die Sterne?
question-choose-focus = Welches Fach soll dein Schwerpunkt sein?
question-choose-use = Diese Karte jetzt einsetzen?

action-bid = { $chips ->
    [0] nicht bieten
    [one] 1 Chip bieten
   *[other] { $chips } Chips bieten
}
action-back = eine Position zurück
action-commit = Gebote abgeben
action-focus = Schwerpunkt { $discipline }
action-honour = { $genius } auszeichnen
action-use = einsetzen
action-hold = zurückhalten

event-round = Runde { $number } ({ $phase }) beginnt.
event-cards-dealt = { $cards ->
    [one] Alle erhalten 1 neue Aktionskarte.
   *[other] Alle erhalten { $cards } neue Aktionskarten.
}
event-dealt = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} die Aktionskarte { $card }.
event-income = { $chips ->
    [one] Alle erhalten 1 Chip.
   *[other] Alle erhalten { $chips } Chips.
}
event-gained = { $card } bringt { $you ->
    [yes] dir
   *[no] { $seat }
} { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} aus der Bank.
event-played = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card } aus.
event-focused = { $you ->
    [yes] Du nennst
   *[no] { $seat } nennt
} { $discipline } als Schwerpunkt dieser Phase.
event-turned-up = Position { $position }: { $genius } wird aufgedeckt.
event-cannot-bid = { $you ->
    [yes] Du hast keine Chips und kannst
   *[no] { $seat } hat keine Chips und kann
} nicht bieten.
event-committed = { $you ->
    [yes] Du hast deine
   *[no] { $seat } hat die
} Gebote abgegeben.
event-bids-revealed = Alle Gebote sind da und werden aufgedeckt.
event-bid = { $position }: { $you ->
    [yes] du bietest
   *[no] { $seat } bietet
} { $chips }.
event-void-bid = { $position }: { $you ->
    [yes] du bietest { $chips }, hast
   *[no] { $seat } bietet { $chips }, hat
} aber nur noch { $left }; das Gebot ist ungültig.
event-stalemate = { $position }: Patt bei { $chips }; niemand erhält den Zuschlag.
event-no-bid = { $position }: kein gültiges Gebot.
event-overtook = { $card }: { $you ->
    [yes] Position { $position } geht an dich, obwohl du nicht allein vorn liegst.
   *[no] Position { $position } geht an { $seat }, auch ohne alleiniges Höchstgebot.
}
event-cheaper = { $card }: { $you ->
    [yes] du zahlst
   *[no] { $seat } zahlt
} nur { $price } statt { $bid }.
event-awarded = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} den Zuschlag für { $position } und { $you ->
    [yes] zahlst
   *[no] zahlt
} { $price ->
    [one] 1 Chip
   *[other] { $price } Chips
} ({ $left } übrig).
event-hired = { $genius } kommt an { $you ->
    [yes] deine Akademie.
   *[no] die Akademie von { $seat }.
}
event-refunded = { $card }: { $you ->
    [yes] du bekommst
   *[no] { $seat } bekommt
} { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} zurück ({ $you ->
    [yes] du hast
   *[no] nun
} { $left }).
event-held-back = { $you ->
    [yes] Du hältst { $card } noch zurück.
   *[no] { $seat } zeigt { $card } und hält die Karte noch zurück.
}
event-discarded = { $card } wird abgelegt.
event-carried = { $genius } wird nächste Runde auf Position { $position } noch einmal angeboten.
event-removed = { $genius } geht leer aus und verlässt das Spiel.
event-scoring = Wertung der Phase { $phase }.
event-honoured = { $card } geht an { $genius } ({ $you ->
    [yes] deine Akademie
   *[no] { $seat }
}), nun { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
event-discipline = { $discipline }: { $first } für den ersten, { $second } für den zweiten Platz.
event-strength = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} mit { $geniuses ->
    [one] 1 Genie.
   *[other] { $geniuses } Genies.
}
event-tie-geniuses = Gleich viele Sterne, also zählt die Zahl der Genies: { $you ->
    [yes] du hast
   *[no] { $seat } hat
} { $geniuses }.
event-tie-best = Auch gleich viele Genies, also zählt das stärkste: { $you ->
    [yes] deines hat
   *[no] das von { $seat } hat
} { $stars ->
    [one] 1 Stern.
   *[other] { $stars } Sterne.
}
event-tie-action-stars = Auch das stärkste ist gleich, also zählen die Sterne aus Aktionskarten: { $you ->
    [yes] du hast
   *[no] { $seat } hat
} { $stars }.
event-tie-remains = Auch diese sind gleich: { $you ->
    [yes] du teilst
   *[no] { $seat } teilt
} den Platz in { $discipline }.
event-placed = { $you ->
    [yes] Du belegst
   *[no] { $seat } belegt
} in { $discipline } Platz { $place }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-focus-scored = { $you ->
    [yes] Dein Schwerpunkt
   *[no] Der Schwerpunkt von { $seat }
}, { $discipline } ({ $place ->
    [0] kein Genie
   *[other] Platz { $place }
}), bringt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-bonus = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card } ({ $count } gezählt): { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-lost = { $you ->
    [yes] Du konntest { $card } nicht ausspielen und verlierst
   *[no] { $seat } konnte { $card } nicht ausspielen und verliert
} die Karte.
event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $points ->
    [one] 1 Punkt!
   *[other] { $points } Punkten!
}

refused-bid-too-high = du kannst höchstens { $most } bieten
refused-sheet-full = alle fünf Gebote stehen schon da; gib sie ab oder gehe zurück
refused-sheet-empty = vor Position A gibt es nichts zu ändern
refused-sheet-not-full = erst fehlt noch das Gebot für Position { $position }
refused-not-your-genius = dieses Genie ist nicht an deiner Akademie
refused-wrong-discipline = diese Karte gilt nicht für das Fach dieses Genies

ending-finished = drei Wertungen gespielt

label-academies = Akademien
label-asked = Es fehlen noch
label-asking-card = Aktionskarte
label-bids = Gebote
label-cards = Karten
label-chips = Chips
label-committed = hat abgegeben
label-discipline = Fach
label-disciplines = Fächer
label-display = Auslage A bis E
label-focus = Schwerpunkt
label-geniuses = Genies
label-hand = Handkarten
label-hand-size = Karten auf der Hand
label-id = Wer
label-most = höchstens
label-open = Offen ausliegend
label-phase = Phase
label-place = Platz
label-points = Punkte
label-position = Position
label-prizes = Wertung (1., 2. Platz)
label-removed = Aus dem Spiel
label-round = Runde
label-sheet = Dein Gebotsblatt
label-spent = Abgelegte Aktionskarten
label-stars = Sterne
label-to-come = Kommen noch

# Stufen der Bots, die schwächste zuerst
level-1 = Studentin
level-2 = Assistent
level-3 = Professorin
level-4 = Nobelpreisträger
