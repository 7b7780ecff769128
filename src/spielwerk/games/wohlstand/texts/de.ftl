# Wohlstand
idea = Führe dein Land durch sieben Jahrzehnte: Energie, Ökologie und Forschung im Gleichgewicht bringen Wohlstand.

option-board-0 = Land des 1. Platzes
option-board-0-silver = silbern (einfach)
option-board-0-black = schwarz (schwierig)
option-board-1 = Land des 2. Platzes
option-board-1-silver = silbern (einfach)
option-board-1-black = schwarz (schwierig)
option-board-2 = Land des 3. Platzes
option-board-2-silver = silbern (einfach)
option-board-2-black = schwarz (schwierig)
option-board-3 = Land des 4. Platzes
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
action-clean-up = eine Scheibe entfernen
action-research = forschen: { $track }
action-buy = { $tile } kaufen
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
event-decade = Eine neue Dekade: { $decade }.
event-turn = { $you ->
    [yes] Zug { $number }: Du bist an der Reihe.
   *[no] Zug { $number }: { $seat } ist an der Reihe.
}
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $tile } (Wertungssymbol { $symbol }).
event-scoring = Wertung { $symbol }:
event-balance = { $you ->
    [yes] Deine Bilanz
   *[no] Bilanz von { $seat }
} bei { $symbol }: { $value }.
event-symbols = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $value ->
    [one] 1 sichtbares Symbol
   *[other] { $value } sichtbare Symbole
} { $symbol }.
event-track-symbols = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $value ->
    [one] 1 sichtbares Symbol
   *[other] { $value } sichtbare Symbole
} { $symbol } im Land und { $uncovered } auf der Umweltschmutz-Leiste.
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
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
} Umweltschmutz dazu (jetzt { $total }).
event-cleaned = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
} Umweltschmutz (jetzt { $total }).
event-compensated = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $euros } € für { $discs ->
    [one] 1 Scheibe, die nicht mehr da war
   *[other] { $discs } Scheiben, die nicht mehr da waren
} (jetzt { $money } €).
event-advanced = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
} auf der Forschungsleiste { $track } { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vor (Stufe { $level }).
event-steps-lost = { $you ->
    [yes] Dir
   *[no] { $seat }
} { $steps ->
    [one] verfällt 1 Schritt
   *[other] verfallen { $steps } Schritte
} am Ende der Forschungsleiste.
event-points = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $points ->
    [one] 1 Wohlstandspunkt
   *[other] { $points } Wohlstandspunkte
} (jetzt { $score }).
event-blocked = { $points ->
    [one] Wegen der Scheiben auf dem Dreieck entgeht { $you ->
        [yes] dir
       *[no] { $seat }
    } 1 Wohlstandspunkt
   *[other] Wegen der Scheiben auf dem Dreieck entgehen { $you ->
        [yes] dir
       *[no] { $seat }
    } { $points } Wohlstandspunkte
} (Scheiben: { $discs }).
event-displayed = { $tile } kommt in die Auslage.
event-income = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $euros } € Einkommen (jetzt { $money } €).
event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $tile } für { $price } € (jetzt { $money } €).
event-placed = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $tile } auf { $space }.
event-covered = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $tile } auf { $space } und überdeckt damit { $covered }.
event-unlocked = { $you ->
    [yes] Dein Platz { $space } ist jetzt offen.
   *[no] Der Platz { $space } von { $seat } ist jetzt offen.
}
event-removed = { $tile } wirkt sofort und kommt aus dem Spiel.
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
    } { $euros } € zurück, das ist 1 Punkt
   *[other] { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $euros } € zurück, das sind { $points } Punkte
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
    [yes] Du gewinnst mit { $score } Wohlstandspunkten und { $money } €!
   *[no] { $seat } gewinnt mit { $score } Wohlstandspunkten und { $money } €!
}

refused-no-discs = du hast keine Scheibe zu entfernen
refused-end-of-track = der Stein steht schon auf dem letzten Feld dieser Leiste
refused-not-on-display = dieses Plättchen liegt nicht in der Auslage
refused-too-expensive = kostet { $price } €, du hast { $money } €
refused-wrong-colour = die Farbe des Platzes passt nicht
refused-locked = der Platz ist gesperrt, bis ein Transport-Plättchen auf { $lock } liegt
refused-same-as = der Platz gleicht { $space }; lege das Plättchen dorthin
refused-cannot-pay = es fehlen { $deficit } Punkte zu je { $price } €, du hast { $money } €
refused-cannot-split = { $steps } Schritte sind zu verteilen, Platz ist für { $energy } (Energie) und { $ecology } (Ökologie)

ending-finished = nach der Schlusswertung

label-actions-left = Aktionen übrig
label-asked = Gefragt
label-black = schwarz
label-board = Tableau
label-decade = Dekade
label-deficit = fehlende Energie
label-display = Auslage
label-drawn = gezogen
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
label-prices = Preise (je Platz am Tisch)
label-research = Forschung
label-score = Wohlstandspunkte
label-scorings-to-come = Wertungen der Dekade
label-side = Seite
label-silver = silbern
label-spaces = Plätze
label-steps = Schritte
label-supply = Versorgung
label-symbols = Symbole
label-tile = Plättchen
label-tiles-left = Plättchen im Stapel
label-transport = Transport
label-turns = Züge im Spiel
label-type = Art
label-uncovered = freie Symbole der Leiste
label-unlocked = nutzbar

# Stufen der Bots, die schwächste zuerst
level-1 = Gemeinderätin
level-2 = Bürgermeister
level-3 = Ministerin
level-4 = Staatslenker
