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
vw-projects-worth = Großprojekte, Baukosten
vw-departments-worth = Abteilungen, Baukosten

verlagswelt-topic-goal = Wer als Erstes alle vier eigenen Großprojekte gebaut hat, gewinnt auf der Stelle; die Runde wird nicht zu Ende gespielt.
    .title = Ziel
    .clauses = V-01 V-61
verlagswelt-topic-turn = Ein Zug hat immer drei Teile: würfeln, Einkommen abrechnen, bauen. Danach ist die nächste Person im Uhrzeigersinn dran.
    .title = Der Zug
    .clauses = V-10 V-11
verlagswelt-topic-dice = Du wirfst einen Würfel, mit dem Großprojekt „Mitarbeiterinnen & Mitarbeiter“ wahlweise zwei. Es zählt die Summe; jede Abteilung mit dieser Zahl wird ausgelöst.
    .title = Würfeln
    .clauses = V-12 V-13 V-14 V-15 V-16
verlagswelt-topic-colours = Blau zahlt bei jedem Wurf, egal von wem. Grün und Violett zahlen nur beim eigenen Wurf. Rot zahlt, wenn jemand anderes würfelt, und zwar aus dessen Kasse.
    .title = Die vier Farben
    .clauses = V-21 V-22 V-23 V-24
verlagswelt-topic-claims = Zuerst zahlt, wer gewürfelt hat, an die roten Abteilungen der anderen, reihum gegen den Uhrzeigersinn. Erst danach gibt es eigenes Einkommen. Wer zu wenig hat, zahlt, was da ist; der Rest verfällt.
    .title = Wer zuerst bezahlt wird
    .clauses = V-27 V-28 V-29 V-30 V-31
verlagswelt-topic-coins = Münzen liegen offen. Die Bank hat immer genug.
    .title = Münzen
    .clauses = V-05 V-19 V-20 A-13
verlagswelt-topic-display = Hier liegen die Abteilungen, die gebaut werden können. Am Ende deines Zuges darfst du eine Abteilung oder ein Großprojekt bauen oder darauf verzichten. Von violetten Abteilungen darfst du je eine besitzen.
    .title = Bauen
    .clauses = V-08 V-47 V-49 V-52 V-53
verlagswelt-topic-pile = In der Variante „Komme, was wolle“ wird vom verdeckten Stapel aufgedeckt, bis zehn verschiedene Abteilungen ausliegen.
    .title = Nachziehstapel
    .clauses = V-71 V-72 V-73 V-74 V-75
verlagswelt-topic-projects = Ein Großprojekt wirkt erst ab deinem nächsten Zug; für den Sieg zählt es sofort. Die Reihenfolge ist frei.
    .title = Großprojekte
    .clauses = V-58 V-59 V-60 V-61
