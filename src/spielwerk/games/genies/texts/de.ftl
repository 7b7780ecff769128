# Genies
game-name = Genies
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
    [yes] Du bietest
   *[no] { $seat } bietet
} { $chips }.
event-void-bid = { $position }: { $you ->
    [yes] Du bietest { $chips }, hast
   *[no] { $seat } bietet { $chips }, hat
} aber nur noch { $left }; das Gebot ist ungültig.
event-stalemate = { $position }: Patt bei { $chips }; niemand erhält den Zuschlag.
event-no-bid = { $position }: kein gültiges Gebot.
event-overtook = { $card }: Position { $position } geht an { $you ->
    [yes] dich
   *[no] { $seat }
}, auch ohne alleiniges Höchstgebot.
event-cheaper = { $card }: { $you ->
    [yes] Du zahlst
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
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} zurück (nun { $left }).
event-held-back = { $you ->
    [yes] Du hältst { $card } noch zurück.
   *[no] { $seat } zeigt { $card } und hält die Karte noch zurück.
}
event-discarded = { $card } wird abgelegt.
event-carried = { $genius } wird nächste Runde auf Position { $position } noch einmal angeboten.
event-removed = Niemand stellt { $genius } an; die Karte verlässt das Spiel.
event-scoring = Wertung der Phase { $phase }.
event-honoured = { $card } geht an { $genius } ({ $you ->
    [yes] deine Akademie
   *[no] { $seat }
}), nun { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
event-discipline = { $discipline }: { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} für Platz 1, { $second } für Platz 2.
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
    [yes] Du hast
   *[no] { $seat } hat
} { $geniuses }.
event-tie-best = Auch gleich viele Genies, also zählt das stärkste: { $you ->
    [yes] Deines hat
   *[no] Das von { $seat } hat
} { $stars ->
    [one] 1 Stern.
   *[other] { $stars } Sterne.
}
event-tie-action-stars = Auch das stärkste ist gleich, also zählen die Sterne aus Aktionskarten: { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $stars }.
event-tie-remains = Auch diese sind gleich: { $you ->
    [yes] Du teilst dir
   *[no] { $seat } teilt sich
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
} { $card } aus ({ $count } gezählt): { $points ->
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
    .clauses = G-24 G:A-02
refused-sheet-full = alle fünf Gebote stehen schon da; gib sie ab oder geh zurück
    .clauses = G-20 G-25
refused-sheet-empty = vor Position A kommt keine andere
refused-sheet-not-full = es fehlt noch das Gebot für Position { $position }
    .clauses = G-20 G-23
refused-not-your-genius = dieses Genie ist nicht an deiner Akademie
    .clauses = G-62 G:A-11
refused-wrong-discipline = diese Karte gilt nicht für das Fach dieses Genies
    .clauses = G-62

ending-finished = drei Wertungen gespielt

label-academies = Akademien
label-asked = Es fehlen noch
label-asking-card = Aktionskarte
label-bids = Gebote
label-cards = Karten
label-chips = Chips
label-committed = Abgegeben
label-discipline = Fach
label-disciplines = Fächer
label-display = Auslage A bis E
label-focus = Schwerpunkt
label-geniuses = Genies
label-group = Bereich
label-hand = Handkarten
label-hand-size = Karten auf der Hand
label-humanities = Geisteswissenschaften
label-id = Wer
label-most = Höchstens
label-natural-sciences = Naturwissenschaften
label-open = Offen ausliegend
label-phase = Phase
label-place = Platz
label-points = Punkte
label-position = Position
label-prizes = Wertung (1., 2. Platz)
label-removed = Aus dem Spiel
label-round = Runde
label-rounds = Runden
label-sheet = Dein Gebotsblatt
label-spent = Abgelegte Aktionskarten
label-stars = Sterne
label-to-come = Kommen noch

# Punkte am Ende
part-earlier-and-bonus = Wertungen 1 und 2, alle Bonuspunkte
part-philosophy = Wertung 3: Philosophie
part-psychology = Wertung 3: Psychologie
part-literature = Wertung 3: Literatur
part-economics = Wertung 3: Ökonomie
part-mathematics = Wertung 3: Mathematik
part-physics = Wertung 3: Physik
part-chemistry = Wertung 3: Chemie
part-biology = Wertung 3: Biologie

# Regelhilfe
topic-goal = Stelle kluge Köpfe an und hole mit ihnen in drei Wertungen Punkte. Wer am Ende die meisten hat, gewinnt.
    .title = Ziel
    .clauses = G-91 G-93
topic-round = Jede der sechs Runden besteht aus Auslage, geheimen Geboten und Auswertung. Zwei Runden bilden eine Phase; sie beginnt mit neuen Aktionskarten und endet mit einer Wertung.
    .title = Runden und Phasen
    .clauses = G-05 G-06 G-10 G-11
topic-display = In jeder Runde kommt auf jede Position von A bis E ein neues Genie. Liegt dort noch eines aus der Runde davor, bilden sie ein Paket, das nur zusammen zu haben ist.
    .title = Auslage
    .clauses = G-12 G-14 G-21 G-42
topic-bids = Alle schreiben gleichzeitig und geheim für jede Position eine Zahl auf; 0 heißt: kein Gebot. Ein einzelnes Gebot darf deine Chips nicht übersteigen, alle zusammen schon.
    .title = Gebote
    .clauses = G-20 G-22 G-23 G-24 G-25
topic-evaluation = Von A bis E erhält das höchste Gebot, das noch gedeckt ist, den Zuschlag, und bezahlt wird sofort. Wer vorn viel ausgibt, kann hinten vielleicht nicht mehr zahlen.
    .title = Auswertung
    .clauses = G-30 G-31 G-32 G-33 G-34 G-35 G-39 G-56
topic-stalemate = Sind die höchsten gültigen Gebote gleich oder gibt es keines, bekommt niemand die Position. Ihre Genies rücken nach links und werden nächste Runde noch einmal angeboten; nach der letzten verlassen sie das Spiel.
    .title = Patt
    .clauses = G-36 G-37 G-38 G-41 G-43 G-45 G-46
topic-chips = Vor jeder Runde bekommst du neue Chips: 30, 20, 15 oder 12 zu zweit, zu dritt, zu viert oder zu fünft. Was du sparst, behältst du; am Ende sind Chips nichts wert.
    .title = Chips
    .clauses = G-05 G-08 G-40 G-92
topic-hand = Jede Karte wirkt zu Beginn der Phase, in der Auswertung oder in der Wertung, und sobald sie wirken kann, musst du sie ausspielen. Was bis zum Ende der Phase auf der Hand bleibt, ist verloren.
    .title = Aktionskarten
    .clauses = G-50 G-51 G-52 G-53 G-55 G-57 G-59 G-60 G-61
topic-focus = Mit der Schwerpunktbildung nennst du zu Beginn der Phase ein Fach, noch bevor Genies ausliegen. In der Wertung bringt es dir 2 Punkte auf Platz 1 und 1 Punkt auf Platz 2.
    .title = Schwerpunkt
    .clauses = G-58 G-83
topic-stars = Die Sterne aller deiner Genies eines Fachs ergeben deine Stärke darin. Sternkarten geben vor der Wertung einem deiner Genies weitere Sterne, die bis zum Spielende bleiben.
    .title = Sterne
    .clauses = G-54 G-62 G-72
topic-disciplines = In jedem der acht Fächer zählt, wer die meisten und wer die zweitmeisten Sterne hat. Wer dort kein Genie hat, bekommt nichts.
    .title = Fächer
    .clauses = G-71 G-72 G-73 G-78 G-81
topic-place = Bei gleich vielen Sternen zählt zuerst die Zahl der Genies, dann das stärkste Genie, dann die Sterne aus Aktionskarten. Wer immer noch gleichauf liegt, teilt sich den schlechtesten der gemeinsamen Plätze.
    .title = Platz und Gleichstand
    .clauses = G-73 G-74 G-75 G-76 G-77 G-79
topic-prizes = Nach den Runden 2, 4 und 6 bringt jedes Fach Punkte für den ersten und den zweiten Platz, so viele, wie die Wertungstabelle in dieser Phase nennt.
    .title = Wertung
    .clauses = G-11 G-70 G-71 G-73
topic-points = Punkte bekommst du für Plätze in den Fächern und als Bonus von Aktionskarten. Du behältst sie bis zum Schluss.
    .title = Punkte
    .clauses = G-63 G-80 G-82
topic-end = Nach der Wertung der Runde 6 ist das Spiel zu Ende. Bei gleichen Punkten wird der Sieg geteilt.
    .title = Spielende
    .clauses = G-90 G-91 G-92 G-93
topic-options = Vor dem Spiel könnt ihr vereinbaren: Gebote ohne Obergrenze, Pakete, die zusammenbleiben, Auktionskarten, die warten dürfen, den besten Platz bei völligem Gleichstand oder verdeckte Chips.
    .title = Varianten
    .clauses = G:A-02 G:A-04 G:A-09 G:A-13 G:A-16

# Stufen der Bots, die schwächste zuerst
level-1 = Studentin
level-2 = Assistent
level-3 = Professorin
level-4 = Nobelpreisträger
