# Verlagswelt
game-name = Verlagswelt
idea = Würfle, kassiere mit deinen Abteilungen und baue als Erste oder Erster alle vier Großprojekte.

option-mode = Auslage
option-mode-standard = alle Abteilungen
option-mode-come-what-may = Komme, was wolle
option-beginner-cap = Höchstens zwei Karten je Abteilungsart
option-project-start = Großprojekte wirken
option-project-start-next-turn = ab dem nächsten eigenen Zug
option-project-start-immediate = sofort

question-choose-dice = Mit wie vielen Würfeln?
question-choose-reroll = Noch einmal würfeln?
question-choose-payer = Wer soll zahlen?
question-choose-partner = Mit wem möchtest du tauschen?
question-choose-take = Welche Karte nimmst du?
question-choose-give = Welche Karte gibst du dafür?
question-choose-build = Was möchtest du bauen?

action-roll = { $dice ->
    [one] mit 1 Würfel würfeln
   *[other] mit { $dice } Würfeln würfeln
}
action-keep = Wurf behalten
action-reroll = noch einmal würfeln
action-collect = bei { $seat } kassieren
action-decline = nicht tauschen
action-swap = mit { $seat } tauschen
action-take = { $department } nehmen
action-give = { $department } geben
action-pass = nichts bauen
action-build = { $department } bauen
action-project = Großprojekt { $project } bauen

event-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-revealed = Aufgedeckt: { $department }.
event-turn = { $you ->
    [yes] Zug { $number }: Du bist an der Reihe.
   *[no] Zug { $number }: { $seat } ist an der Reihe.
}
event-extra-turn = { $you ->
    [yes] Pasch! Deine Lieferanten bringen dir noch einen Zug.
   *[no] Pasch! { $seat } hat dank der Lieferanten noch einen Zug.
}
event-threw = { $second ->
    [0] { $you ->
        [yes] Du würfelst eine { $sum }.
       *[no] { $seat } würfelt eine { $sum }.
    }
   *[other] { $you ->
        [yes] Du würfelst { $first } und { $second }, zusammen { $sum }.
       *[no] { $seat } würfelt { $first } und { $second }, zusammen { $sum }.
    }
}
event-rerolled = { $you ->
    [yes] Du würfelst noch einmal.
   *[no] { $seat } würfelt noch einmal.
}
event-income = { $you ->
    [yes] Die Bank zahlt dir
   *[no] Die Bank zahlt { $seat }
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für { $cards ->
    [one] { $department }
   *[other] { $department } (× { $cards })
}.
event-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für { $department }.
event-lapsed = { $other-you ->
    [yes] Dir
   *[no] { $other }
} { $coins ->
    [one] entgeht 1 Münze
   *[other] entgehen { $coins } Münzen
} für { $department }: { $you ->
    [yes] du hast
   *[no] { $seat } hat
} nicht genug.
event-swapped = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $given } und { $you ->
    [yes] bekommst
   *[no] bekommt
} dafür { $taken } von { $other-you ->
    [yes] dir
   *[no] { $other }
}.
event-swap-declined = { $you ->
    [yes] Du tauschst nicht.
   *[no] { $seat } tauscht nicht.
}
event-topped-up = { $you ->
    [yes] Dein Kosmos Shop bringt dir
   *[no] Der Kosmos Shop bringt { $seat }
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} aus der Bank.
event-built = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
} { $department } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
event-project-built = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
} das Großprojekt { $project } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
event-passed = { $you ->
    [yes] Du baust nichts.
   *[no] { $seat } baut nichts.
}
event-won = { $you ->
    [yes] Alle vier Großprojekte stehen: Du hast nach { $turns } Zügen gewonnen!
   *[no] Alle vier Großprojekte stehen: { $seat } hat nach { $turns } Zügen gewonnen!
}
event-abandoned = Nach { $turns } Zügen hat niemand gewonnen; das Spiel endet ohne Ergebnis.

refused-too-expensive = kostet { $price }, du hast { $coins }
    .clauses = V-49 V-58
refused-not-in-display = davon liegt keine Karte in der Auslage
    .clauses = V-54 V-76
refused-card-limit = davon darfst du höchstens { $limit } besitzen
    .clauses = V-53 V-55 V-56
refused-already-built = dieses Großprojekt hast du schon gebaut
    .clauses = V-58
refused-not-yourself = du musst eine andere Person wählen
    .clauses = V-45 V-46
refused-nothing-to-swap = mit dieser Person ist kein Tausch möglich
    .clauses = V-46 V:A-10 V:A-12
refused-none-to-swap = davon liegt hier keine Karte
    .clauses = V-46
refused-never-swapped = violette Abteilungen werden nicht getauscht
    .clauses = V-46
refused-swap-limit = dann hätte jemand mehr als { $limit } Karten dieser Art
    .clauses = V-55 V:A-12
refused-same-kind = zwei gleiche Karten zu tauschen ändert nichts
    .clauses = V:A-10

ending-won = alle Großprojekte gebaut
ending-abandoned = ohne Ergebnis

label-coins = Münzen
label-departments = Abteilungen
label-built = Großprojekte
label-in-force = davon schon wirksam
label-houses = Verlage
label-dice = Wurf
label-extra-turn = Extrazug
label-display = Auslage
label-pile = Nachziehstapel
label-kosmos-shop = Kosmos Shop

# Stufen der Bots, die schwächste zuerst
level-1 = Praktikantin
level-2 = Lektor
level-3 = Verlagsleiterin
level-4 = Verlegerlegende

topic-goal = Wer als Erstes alle vier eigenen Großprojekte gebaut hat, gewinnt auf der Stelle; die Runde wird nicht zu Ende gespielt.
    .title = Ziel
    .clauses = V-01 V-61
topic-turn = Ein Zug hat immer drei Teile: würfeln, Einkommen abrechnen, bauen. Danach ist die nächste Person im Uhrzeigersinn dran.
    .title = Der Zug
    .clauses = V-10 V-11
topic-dice = Du wirfst einen Würfel, mit dem Großprojekt „Mitarbeiterinnen & Mitarbeiter“ wahlweise zwei. Es zählt die Summe; jede Abteilung mit dieser Zahl wird ausgelöst.
    .title = Würfeln
    .clauses = V-12 V-13 V-14 V-15 V-16
topic-colours = Blau zahlt bei jedem Wurf, egal von wem. Grün und Violett zahlen nur beim eigenen Wurf. Rot zahlt, wenn jemand anderes würfelt, und zwar aus dessen Kasse.
    .title = Die vier Farben
    .clauses = V-21 V-22 V-23 V-24
topic-claims = Zuerst zahlt, wer gewürfelt hat, an die roten Abteilungen der anderen, reihum gegen den Uhrzeigersinn. Erst danach gibt es eigenes Einkommen. Wer zu wenig hat, zahlt, was da ist; der Rest verfällt.
    .title = Wer zuerst bezahlt wird
    .clauses = V-27 V-28 V-29 V-30 V-31
topic-coins = Münzen liegen offen. Die Bank hat immer genug.
    .title = Münzen
    .clauses = V-05 V-19 V-20 V:A-13
topic-display = Hier liegen die Abteilungen, die gebaut werden können. Am Ende deines Zuges darfst du eine Abteilung oder ein Großprojekt bauen oder darauf verzichten. Von violetten Abteilungen darfst du je eine besitzen.
    .title = Bauen
    .clauses = V-08 V-47 V-49 V-52 V-53
topic-pile = In der Variante „Komme, was wolle“ wird vom verdeckten Stapel aufgedeckt, bis zehn verschiedene Abteilungen ausliegen.
    .title = Nachziehstapel
    .clauses = V-71 V-72 V-73 V-74 V-75
topic-projects = Ein Großprojekt wirkt erst ab deinem nächsten Zug; für den Sieg zählt es sofort. Die Reihenfolge ist frei.
    .title = Großprojekte
    .clauses = V-58 V-59 V-60 V-61
topic-setup = Du beginnst mit 3 Münzen, drei offenen Startkarten und vier Großprojekten, die noch zu bauen sind.
    .title = Aufbau
    .clauses = V-03 V-04 V-05 V-06 V-07
topic-departments = Jede Karte zahlt für sich, wenn ihre Zahl fällt; mehrere Karten einer Art zahlen mehrfach. Auf der Karte steht, wer zahlt.
    .title = Abteilungen
    .clauses = V-15 V-16 V-17 V-18 V-51
topic-special = Violette Abteilungen wirken nur bei deiner eigenen 6, und zwar alle, die du hast. Von jeder Art darfst du eine besitzen.
    .title = Besondere Abteilungen
    .clauses = V-24 V-44 V-45 V-46 V-53 V:A-09
topic-in-force = Ein gebautes Großprojekt wirkt ab dem nächsten Zug der Person, die es gebaut hat; ein Extrazug zählt schon als nächster.
    .title = Wirksame Großprojekte
    .clauses = V-59 V:A-01 V:A-02
topic-extra-turn = Mit den „Lieferanten“ bringt dir ein Pasch noch einen ganzen Zug, aber höchstens einen.
    .title = Extrazug
    .clauses = V-64 V-65 V-66 V:A-04
topic-kosmos-shop = Beginnt deine Bauphase ohne eine einzige Münze, zahlt dir die Bank 1 Münze.
    .title = Kosmos Shop
    .clauses = V-48 V:A-07
topic-options = Für die ersten Spiele könnt ihr vereinbaren, dass niemand mehr als 2 Karten einer Art besitzt, auch zusammen mit „Komme, was wolle“.
    .title = Spielarten
    .clauses = V-55 V-56 V-57 V-76 V:A-22

part-built = Großprojekte
part-projects-worth = Baukosten der Großprojekte
part-coins = Münzen
part-departments = Abteilungen
part-departments-worth = Baukosten der Abteilungen
