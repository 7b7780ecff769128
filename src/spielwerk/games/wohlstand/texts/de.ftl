# Wohlstand
game-name = Wohlstand
idea = Führe dein Land durch sieben Jahrzehnte: Energie, Ökologie und Forschung im Gleichgewicht bringen Wohlstand.

option-board-0 = Land von Platz 1
option-board-0-silver = silbern (einfach)
option-board-0-black = schwarz (schwierig)
option-board-1 = Land von Platz 2
option-board-1-silver = silbern (einfach)
option-board-1-black = schwarz (schwierig)
option-board-2 = Land von Platz 3
option-board-2-silver = silbern (einfach)
option-board-2-black = schwarz (schwierig)
option-board-3 = Land von Platz 4
option-board-3-silver = silbern (einfach)
option-board-3-black = schwarz (schwierig)
option-triangle-blocks = Scheiben auf dem Dreieck verhindern
option-triangle-blocks-all = alle Wohlstandspunkte
option-triangle-blocks-scoring = nur Punkte der Wohlstandswertung
option-final-research = Forschung in der Schlusswertung
option-final-research-both = alle Schritte auf beiden Leisten
option-final-research-choose = Schritte frei aufteilen

question-choose-action = Welche Aktion?
question-choose-space = Wohin mit dem Plättchen?
question-choose-payment = Wie viele fehlende Energiepunkte bezahlst du?
question-choose-split = Wie viele Schritte auf der Energieleiste?

action-income = Einkommen nehmen
action-clean-up = eine Umweltschmutz-Scheibe entfernen
action-research = forschen: { $track }
action-buy = kaufen: { $tile }
action-place = auf { $space } legen
action-pay = { $points ->
    [0] nichts bezahlen
    [one] 1 Punkt bezahlen
   *[other] { $points } Punkte bezahlen
}
action-split = { $steps ->
    [0] alle Schritte auf der Ökologieleiste
    [one] 1 Schritt auf der Energieleiste, der Rest auf der Ökologieleiste
   *[other] { $steps } Schritte auf der Energieleiste, der Rest auf der Ökologieleiste
}

event-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-decade = Eine neue Dekade beginnt: { $decade }.
event-turn = { $you ->
    [yes] Zug { $number }: Du bist an der Reihe.
   *[no] Zug { $number }: { $seat } ist an der Reihe.
}
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} „{ $tile }“ (Wertungssymbol { $symbol }).
event-scoring = { $symbol } wird gewertet.
event-balance = { $you ->
    [yes] Deine { $symbol }-Bilanz
   *[no] Die { $symbol }-Bilanz von { $seat }
} beträgt { $value }.
event-symbols = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $value ->
    [0] kein sichtbares Symbol
    [one] 1 sichtbares Symbol
   *[other] { $value } sichtbare Symbole
} für { $symbol }.
event-track-symbols = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $value ->
    [0] kein sichtbares Symbol
    [one] 1 sichtbares Symbol
   *[other] { $value } sichtbare Symbole
} für { $symbol } im Land und { $uncovered ->
    [0] keines
   *[other] { $uncovered }
} auf der Umweltschmutz-Leiste.
event-earned = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $euros } € (jetzt { $money } €).
event-deficit-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $euros } € für { $points ->
    [one] 1 fehlenden Energiepunkt
   *[other] { $points } fehlende Energiepunkte
} (jetzt { $money } €).
event-polluted = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $discs ->
    [one] 1 Umweltschmutz-Scheibe
   *[other] { $discs } Umweltschmutz-Scheiben
} dazu (jetzt { $total }).
event-cleaned = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} { $discs ->
    [one] 1 Umweltschmutz-Scheibe
   *[other] { $discs } Umweltschmutz-Scheiben
} (jetzt { $total }).
event-compensated = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $euros } € für { $discs ->
    [one] 1 fehlende Scheibe
   *[other] { $discs } fehlende Scheiben
} (jetzt { $money } €).
event-advanced = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
} auf der Forschungsleiste { $track } { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vor (Stufe { $level }).
event-steps-lost = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} am Ende der Forschungsleiste.
event-points = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $points ->
    [one] 1 Wohlstandspunkt
   *[other] { $points } Wohlstandspunkte
} (jetzt { $score }).
event-blocked = { $you ->
    [yes] Du verpasst
   *[no] { $seat } verpasst
} { $points ->
    [one] 1 Wohlstandspunkt
   *[other] { $points } Wohlstandspunkte
}, denn das Dreieck ist belegt (Scheiben: { $discs }).
event-displayed = „{ $tile }“ kommt in die Auslage.
event-income = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $euros } € Einkommen (jetzt { $money } €).
event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} „{ $tile }“ für { $price } € (jetzt { $money } €).
event-placed = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} „{ $tile }“ auf { $space }.
event-covered = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} „{ $tile }“ auf { $space } und { $you ->
    [yes] überdeckst
   *[no] überdeckt
} damit „{ $covered }“.
event-unlocked = { $you ->
    [yes] Dein Platz { $space } ist jetzt offen.
   *[no] Der Platz { $space } von { $seat } ist jetzt offen.
}
event-removed = „{ $tile }“ wirkt sofort und kommt aus dem Spiel.
event-balances = { $you ->
    [yes] Deine Bilanzen jetzt:
   *[no] Bilanzen von { $seat } jetzt:
} Energie { $energy }, Ökologie { $ecology }.
event-final-scoring = Das letzte Plättchen ist gespielt. Schlusswertung!
event-exchanged = { $points ->
    [0] { $you ->
        [yes] Dein Geld reicht
       *[no] Das Geld von { $seat } reicht
    } für keinen Wohlstandspunkt
    [one] { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $euros } € für 1 Wohlstandspunkt zurück
   *[other] { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $euros } € für { $points } Wohlstandspunkte zurück
} (Rest { $rest } €).
event-leads = { $you ->
    [yes] Du führst
   *[no] { $seat } führt
} allein auf der Forschungsleiste { $track } (Schritt { $position }).
event-leads-tied = { $you ->
    [yes] Du teilst dir
   *[no] { $seat } teilt sich
} die Führung auf der Forschungsleiste { $track } (Schritt { $position }).
event-second = { $you ->
    [yes] Du liegst
   *[no] { $seat } liegt
} auf dem zweiten Platz der Forschungsleiste { $track } (Schritt { $position }).
event-second-tied = { $you ->
    [yes] Du teilst dir
   *[no] { $seat } teilt sich
} den zweiten Platz auf der Forschungsleiste { $track } (Schritt { $position }).
event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $score ->
    [one] 1 Wohlstandspunkt
   *[other] { $score } Wohlstandspunkten
} und { $money } €!

refused-no-discs = bei dir liegt keine Umweltschmutz-Scheibe
    .clauses = W-45 W:A-06
refused-end-of-track = dein Stein steht schon auf dem letzten Feld dieser Leiste
    .clauses = W-46 W:A-07
refused-not-on-display = dieses Plättchen liegt nicht in der Auslage
    .clauses = W-47
refused-too-expensive = es kostet { $price } €, du hast { $money } €
    .clauses = W-47 W-48 W-49 W-50
refused-wrong-colour = die Farbe des Platzes passt nicht zum Plättchen
    .clauses = W-54
refused-locked = der Platz ist gesperrt, bis ein Transport-Plättchen auf { $lock } liegt
    .clauses = W-57 W-58
refused-same-as = der Platz ist gleichwertig mit { $space }; lege das Plättchen dorthin
refused-cannot-pay = es fehlen { $deficit } Punkte zu je { $price } €, du hast { $money } €
    .clauses = W-30 W-31
refused-cannot-split = { $steps } Schritte sind aufzuteilen, Platz ist für { $energy } (Energie) und { $ecology } (Ökologie)
    .clauses = W-40 W:A-07

ending-finished = nach der Schlusswertung

label-actions-left = Aktionen übrig
label-asked = Gefragt
label-black = schwarz
label-board = Tableau
label-decade = Dekade
label-decade-shown = { $sign ->
    [zero] Startauslage
   *[other] { $value }
}
label-deficit = Fehlende Energie
label-display = Auslage
label-drawn = Gezogen
label-id = Platz
label-infrastructure = Infrastruktur
label-lands = Länder
label-level = Stufe
label-levels = Stufen
label-marker = Zählstein auf Feld
label-money = Geld
label-next-tiles = Als Nächstes möglich
label-on-triangle = Dreieck belegt
label-places = Plätze
label-pollution = Umweltschmutz
label-power = Stromversorgung
label-price = Preis
label-prices = Preis
label-research = Forschung
label-score = Wohlstandspunkte
label-scoring = Wertungssymbol
label-scorings-to-come = Wertungen, die in der Dekade noch kommen
label-side = Seite
label-silver = silbern
label-spaces = Plätze
label-special = Spezial
label-steps = Schritte
label-supply = Versorgung
label-symbols = Symbole
label-tile = Plättchen
label-tiles-left = Plättchen im Stapel
label-transport = Transport
label-turns = Züge im Spiel
label-type = Art
label-uncovered = Freie Symbole der Umweltschmutz-Leiste
label-unlocked = Nutzbar

# Themen der Regelhilfe
topic-goal = Wer nach der Schlusswertung die meisten Wohlstandspunkte hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Geld übrig hat.
    .title = Ziel
    .clauses = W-74 W-75 W-76 W:A-15
topic-turn = Du ziehst ein Plättchen, alle werten sein Symbol, es kommt in die Auslage, und du führst zwei Aktionen aus. Nach 36 Zügen folgt die Schlusswertung.
    .title = Der Zug
    .clauses = W-22 W-23 W-24 W-25 W-26 W-27 W-61
topic-decade = Jede Dekade bringt jede der fünf Wertungen einmal, nur die Reihenfolge ist ungewiss; 2030 wertet Wohlstand zweimal.
    .title = Dekaden und Wertungen
    .clauses = W-05 W-06 W-28
topic-actions = Du wählst zwei Aktionen, auch zweimal die gleiche: 100 € Einkommen, eine Scheibe entfernen, einen Schritt forschen oder ein Plättchen kaufen.
    .title = Aktionen
    .clauses = W-43 W-44 W-45 W-46 W-47 W:A-05 W:A-06
topic-display = Ein Plättchen deiner Stufe kostet 100 €, jede Stufe höher 100 € mehr, ein niedrigeres 50 €. Spezial-Plättchen wirken sofort und kommen dann aus dem Spiel.
    .title = Auslage und Preise
    .clauses = W-27 W-47 W-48 W-49 W-50 W-51 W-52 W-55 W-56 W:A-20
topic-spaces = Ein Plättchen kommt auf einen Platz seiner Farbe und überdeckt, was dort liegt oder aufgedruckt ist. Gesperrte Plätze öffnet ein Transport-Plättchen auf dem grünen Platz mit dem Schloss.
    .title = Plätze im Land
    .clauses = W-53 W-54 W-57 W-58 W-59 W:A-11 W:A-21
topic-symbols = Nur sichtbare Symbole zählen: auf den obersten Plättchen und auf Aufdrucken, die nichts verdeckt. Bei Energie und Ökologie gilt die Bilanz, also positive minus negative Symbole.
    .title = Symbole
    .clauses = W-17 W-18 W-19 W-60 W:A-10 W:A-13
topic-energy = In der Energie-Wertung bekommst du 50 € je Punkt im Plus. Für jeden Punkt im Minus zahlst du 100 € oder legst eine Umweltschmutz-Scheibe dazu.
    .title = Energie
    .clauses = W-29 W-30 W-31 W-35
topic-ecology = In der Ökologie-Wertung entfernst du je Punkt im Plus eine Umweltschmutz-Scheibe, und für jede, die fehlt, bekommst du 50 €. Je Punkt im Minus kommt eine Scheibe dazu.
    .title = Ökologie
    .clauses = W-32 W-33 W-34 W-35
topic-capital = In der Kapitalwertung bekommst du 100 € je sichtbarem Kapitalsymbol.
    .title = Kapital
    .clauses = W-39
topic-research = In der Forschungswertung gehst du je Symbol einen Schritt, frei aufgeteilt auf beide Leisten; je höher deine Stufe, desto billiger die Plättchen dieser Seite. Am Ende bekommen auf jeder Leiste die beiden Vordersten Punkte.
    .title = Forschung
    .clauses = W-40 W-46 W-51 W-69 W-70 W-71 W-72 W:A-02 W:A-07 W:A-16
topic-prosperity = In der Wohlstandswertung bekommst du 1 Punkt je sichtbarem Wohlstandssymbol in deinem Land und je freiem Symbol der Umweltschmutz-Leiste.
    .title = Wohlstand
    .clauses = W-41 W-42 W-73
topic-pollution = Umweltschmutz-Scheiben füllen die Leiste von unten und verdecken ihre Wohlstandssymbole. Liegt auch nur eine auf dem Dreieck ganz oben, bekommst du keine Wohlstandspunkte.
    .title = Umweltschmutz
    .clauses = W-13 W-36 W-37 W-38 W-41 W-42 W:A-01 W:A-09
topic-money = Mit Geld kaufst du Plättchen und gleichst fehlende Energie aus; Schulden gibt es nicht. Am Ende bringen je 300 € einen Wohlstandspunkt, und der Rest entscheidet bei Gleichstand.
    .title = Geld
    .clauses = W-10 W-31 W-44 W-67 W-68 W:A-08 W:A-19
topic-end = Nach dem letzten Zug werden gewertet: zweimal Energie, zweimal Ökologie, Kapital mit dem Tausch des Geldes, Forschung und zuletzt Wohlstand.
    .title = Schlusswertung
    .clauses = W-62 W-63 W-64 W-65 W-66 W-67 W-69 W-73 W:A-17 W:A-18
topic-board = Das silberne Land ist das einfache, das schwarze das schwierigere. Am selben Tisch darf auf jedem Platz eine andere Seite liegen.
    .title = Silbernes und schwarzes Land
    .clauses = W-08 W-09 W-12 W:A-03

# Woher die Punkte kommen
part-collected = Wertungen im Spiel, Spezial-Plättchen, Geldtausch
part-energy-research = Forschungsleiste Energie
part-ecology-research = Forschungsleiste Ökologie
part-symbols = Wohlstandssymbole im Land am Ende
part-uncovered = Freie Symbole der Umweltschmutz-Leiste am Ende

# Stufen der Bots, die schwächste zuerst
level-1 = Gemeinderätin
level-2 = Bürgermeister
level-3 = Ministerin
level-4 = Staatslenker
