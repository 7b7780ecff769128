# Victorian Masterminds
idea = Schicke Komplizen verdeckt in fünf Städte, baue deine Maschine, stiehl Gebäude und stifte das meiste Chaos.

option-machine-assignment = Maschinen
option-machine-assignment-random = zufällig
option-machine-assignment-choice = nach Wahl
option-two-player-stack-limit = Stapelhöhe zu zweit
option-two-player-stack-limit-three = drei Komplizen
option-two-player-stack-limit-two = zwei Komplizen
option-several-scientist-actions = Mehrere Sonderaktionen je Zug

question-choose-machine = Welche Maschine nimmst du?
question-choose-recycle = Welchen Komplizen platzierst du?
question-choose-city = In welche Stadt?
question-choose-agent = Wen schickst du dorthin?
question-choose-stack = Welchen Stapel handelst du ab?
question-choose-science = Setzt du Wissenschaftler ein?
question-choose-order = Was zuerst?
question-choose-section = Auf welchen Abschnitt?
question-choose-mission = Welchen Auftrag erfüllst du?
question-choose-building = Welches Gebäude stiehlst du?
question-choose-function = Nutzt du die Maschinenfunktion?
question-choose-copy = Als wer wirkt dein Ingenieur?
question-choose-spoils = Welche Ausbeute nimmst du?
question-choose-under = Unter wen?
question-choose-effect = Was nimmst du?

action-decline = verzichten
action-machine = { $machine } nehmen
action-supply = vom Vorrat platzieren
action-recycle = { $agent } wiederverwenden
action-place = nach { $city }
action-send = { $agent } schicken
action-resolve = { $city } abhandeln
action-end-turn = Zug beenden
action-extra-turn = Extrazug
action-heist = ein Gebäude stehlen
action-spoils-first = erst die Ausbeute
action-ability-first = erst die Fähigkeit
action-build = auf { $section }
action-claim = { $mission } erfüllen
action-steal = { $building } stehlen
action-use = nutzen
action-copy = als { $agent } wirken
action-collect = Ausbeute von { $city }
action-under = in { $city } unterschieben
action-choose = { $effect }

event-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-machine-taken = { $you ->
    [yes] Deine Maschine: { $machine }.
   *[no] Maschine von { $seat }: { $machine }.
}
event-mission-revealed = Neuer Auftrag in { $city }: { $mission }.
event-drew = { $you ->
    [yes] Oben auf deinem Vorrat liegt: { $agent }.
   *[no] Oben auf dem Vorrat von { $seat } liegt: { $agent }.
}
event-turn = { $you ->
    [yes] Zug { $number }: Du bist an der Reihe.
   *[no] Zug { $number }: { $seat } ist an der Reihe.
}
event-recycled = { $you ->
    [yes] Du gibst { $count ->
        [one] 1 Wissenschaftler
       *[other] { $count } Wissenschaftler
    } ab und verwendest { $agent } aus der Ablage wieder.
   *[no] { $seat } gibt { $count ->
        [one] 1 Wissenschaftler
       *[other] { $count } Wissenschaftler
    } ab und verwendet { $agent } aus der Ablage wieder.
}
event-extra-turn = { $you ->
    [yes] Du gibst { $count ->
        [one] 1 Wissenschaftler
       *[other] { $count } Wissenschaftler
    } ab und hast einen Extrazug.
   *[no] { $seat } gibt { $count ->
        [one] 1 Wissenschaftler
       *[other] { $count } Wissenschaftler
    } ab und hat einen Extrazug.
}
event-heist = { $you ->
    [yes] Du gibst { $count ->
        [one] 1 Wissenschaftler
       *[other] { $count } Wissenschaftler
    } ab und stiehlst aus der Ferne.
   *[no] { $seat } gibt { $count ->
        [one] 1 Wissenschaftler
       *[other] { $count } Wissenschaftler
    } ab und stiehlt aus der Ferne.
}
event-placed = { $you ->
    [yes] Du schickst einen Komplizen nach { $city } (Stapelhöhe { $height }).
   *[no] { $seat } schickt einen Komplizen nach { $city } (Stapelhöhe { $height }).
}
event-placed-under = { $you ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} in { $city } einen Komplizen unter { $other-you ->
    [yes] deinen
   *[no] den von { $other }
}.
event-sent = { $you ->
    [yes] Dein Komplize in { $city }: { $agent }.
   *[no] Komplize von { $seat } in { $city }: { $agent }.
}
event-forced = { $you ->
    [yes] Du kannst niemanden platzieren und handelst stattdessen { $city } ab.
   *[no] { $seat } kann niemanden platzieren und handelt stattdessen { $city } ab.
}
event-reshuffled = { $you ->
    [yes] Deine Ablage wird zum neuen Vorrat: { $count ->
        [one] 1 Komplize
       *[other] { $count } Komplizen
    }.
   *[no] Die Ablage von { $seat } wird zum neuen Vorrat: { $count ->
        [one] 1 Komplize
       *[other] { $count } Komplizen
    }.
}
event-resolving = { $city } wird abgehandelt ({ $height ->
    [one] 1 Komplize
   *[other] { $height } Komplizen
}).
event-agent = { $you ->
    [yes] Aufgedeckt in { $city }: { $agent }, von dir geschickt.
   *[no] Aufgedeckt in { $city }: { $agent }, von { $seat } geschickt.
}
event-blocked = { $agent } wird { $other-you ->
    [yes] von dir
   *[no] von { $other }
} sabotiert und bringt nur die Ausbeute.
event-spoils = { $you ->
    [yes] Du erhältst die Ausbeute von { $city }.
   *[no] { $seat } erhält die Ausbeute von { $city }.
}
event-part = { $you ->
    [yes] Du legst 1 { $part } auf { $section }; dort fehlt noch: { $missing ->
        [0] kein Bauteil
        [one] 1 Bauteil
       *[other] { $missing } Bauteile
    }.
   *[no] { $seat } legt 1 { $part } auf { $section }; dort fehlt noch: { $missing ->
        [0] kein Bauteil
        [one] 1 Bauteil
       *[other] { $missing } Bauteile
    }.
}
event-no-space = { $you ->
    [yes] Du hast kein freies Feld: { $part }.
   *[no] { $seat } hat kein freies Feld: { $part }.
}
event-section = { $you ->
    [yes] Du stellst { $section } fertig: { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    } am Ende; Abschnitte: { $count }.
   *[no] { $seat } stellt { $section } fertig: { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    } am Ende; Abschnitte: { $count }.
}
event-firepower = { $you ->
    [yes] Deine Feuerkraft: +{ $count } auf { $total }.
   *[no] Feuerkraft von { $seat }: +{ $count } auf { $total }.
}
event-scientist = { $you ->
    [yes] Du erhältst 1 Wissenschaftler (Labor { $total } von { $spaces }).
   *[no] { $seat } erhält 1 Wissenschaftler (Labor { $total } von { $spaces }).
}
event-no-scientist = { $you ->
    [yes] Du erhältst keinen Wissenschaftler (Labor { $total } von { $spaces }).
   *[no] { $seat } erhält keinen Wissenschaftler (Labor { $total } von { $spaces }).
}
event-codex = { $you ->
    [yes] Du erhältst 1 Codex-Marker mit der { $face } (insgesamt { $total }).
   *[no] { $seat } erhält 1 Codex-Marker mit der { $face } (insgesamt { $total }).
}
event-no-codex = { $you ->
    [yes] Deine Bibliothek ist voll ({ $total }).
   *[no] Die Bibliothek von { $seat } ist voll ({ $total }).
}
event-codex-turned = { $you ->
    [yes] Du drehst einen Codex-Marker auf die 2.
   *[no] { $seat } dreht einen Codex-Marker auf die 2.
}
event-free-choice = { $you ->
    [yes] Ab jetzt darfst du jeden Komplizen deines Vorrats platzieren.
   *[no] Ab jetzt darf { $seat } jeden Komplizen des eigenen Vorrats platzieren.
}
event-chaos = { $you ->
    [yes] Du erhältst { $count ->
        [one] 1 Chaosmarker
       *[other] { $count } Chaosmarker
    } (insgesamt { $total }).
   *[no] { $seat } erhält { $count ->
        [one] 1 Chaosmarker
       *[other] { $count } Chaosmarker
    } (insgesamt { $total }).
}
event-unlocked = { $you ->
    [yes] Deine Maschinenfunktion { $function } ist freigeschaltet.
   *[no] Maschinenfunktion { $function } von { $seat } ist freigeschaltet.
}
event-lab-space = { $you ->
    [yes] Dein Labor hat jetzt { $spaces } Felder.
   *[no] Das Labor von { $seat } hat jetzt { $spaces } Felder.
}
event-codex-side-two = { $you ->
    [yes] Neue Codex-Marker legst du ab jetzt mit der 2 nach oben.
   *[no] Neue Codex-Marker legt { $seat } ab jetzt mit der 2 nach oben.
}
event-too-weak = { $you ->
    [yes] Deine Feuerkraft { $firepower } reicht nicht gegen Stufe { $level }.
   *[no] Die Feuerkraft { $firepower } von { $seat } reicht nicht gegen Stufe { $level }.
}
event-nothing-to-steal = { $you ->
    [yes] In { $city } steht nichts mehr, was du stehlen könntest.
   *[no] In { $city } steht nichts mehr, was { $seat } stehlen könnte.
}
event-stole = { $you ->
    [yes] Du stiehlst in { $city }: { $building }.
   *[no] { $seat } stiehlt in { $city }: { $building }.
}
event-service-level = Der Geheimdienst steht auf Stufe { $level }.
event-claimed = { $you ->
    [yes] Du erfüllst in { $city } den Auftrag { $mission }: { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    } am Ende.
   *[no] { $seat } erfüllt in { $city } den Auftrag { $mission }: { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    } am Ende.
}
event-no-claim = { $you ->
    [yes] In { $city } kannst du keinen Auftrag erfüllen.
   *[no] In { $city } kann { $seat } keinen Auftrag erfüllen.
}
event-function = { $you ->
    [yes] Du nutzt deine Maschinenfunktion { $function }.
   *[no] { $seat } nutzt die Maschinenfunktion { $function }.
}
event-copied = { $you ->
    [yes] Dein Ingenieur wirkt als { $agent }.
   *[no] Der Ingenieur von { $seat } wirkt als { $agent }.
}
event-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
event-machine-finished = { $you ->
    [yes] Deine Maschine ist fertig! Nach diesem Zug beginnt die letzte Runde.
   *[no] Die Maschine von { $seat } ist fertig: { $machine }! Nach diesem Zug beginnt die letzte Runde.
}
event-service-ready = Der Geheimdienst hat Stufe { $level } erreicht. Nach diesem Zug beginnt die letzte Runde.
event-too-long = Nach { $number } Zügen ist es genug: Die letzte Runde beginnt.
event-last-round = Letzte Runde: Es folgen noch { $count } Züge.
event-final = Alle übrigen Komplizen werden abgehandelt.
event-scored-sections = { $you ->
    [yes] Abschnitte (× { $count }): du erhältst { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
   *[no] Abschnitte (× { $count }): { $seat } erhält { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
}
event-scored-buildings = { $you ->
    [yes] Gebäude (× { $count }): du erhältst { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
   *[no] Gebäude (× { $count }): { $seat } erhält { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
}
event-scored-missions = { $you ->
    [yes] Aufträge (× { $count }): du erhältst { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
   *[no] Aufträge (× { $count }): { $seat } erhält { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
}
event-scored-chaos = { $you ->
    [yes] Chaosmarker (× { $count }): du erhältst { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
   *[no] Chaosmarker (× { $count }): { $seat } erhält { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
}
event-scored-codex = { $you ->
    [yes] Codex-Marker (× { $count }): du erhältst { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
   *[no] Codex-Marker (× { $count }): { $seat } erhält { $points ->
        [one] 1 Chaospunkt
       *[other] { $points } Chaospunkte
    }.
}
event-scored = { $you ->
    [yes] Zusammen hast du { $total ->
        [one] 1 Chaospunkt
       *[other] { $total } Chaospunkte
    }: Platz { $place }.
   *[no] Zusammen hat { $seat } { $total ->
        [one] 1 Chaospunkt
       *[other] { $total } Chaospunkte
    }: Platz { $place }.
}

refused-machine-taken = diese Maschine hat schon jemand
refused-not-in-discard = dieser Komplize liegt nicht in deiner Ablage
refused-not-in-supply = dieser Komplize ist nicht in deinem Vorrat
refused-no-own-agent = dort liegt kein Komplize von dir
refused-too-few-scientists = kostet { $cost } Wissenschaftler, du hast { $scientists }
refused-supply-empty = dein Vorrat ist leer
refused-scientists-spent = in diesem Zug darfst du keine Wissenschaftler mehr einsetzen
refused-other-machine = dieser Abschnitt gehört zu einer anderen Maschine
refused-section-built = dieser Abschnitt ist schon fertig
refused-no-space = dort ist kein passendes Feld mehr frei
refused-not-open = dieser Auftrag liegt nicht aus
refused-not-fulfilled = die Voraussetzung dieses Auftrags erfüllst du nicht
refused-elsewhere = das ist in einer anderen Stadt
refused-not-standing = dieses Gebäude steht nicht mehr
refused-nothing-to-gain = das brächte dir nichts
refused-not-alone = dort liegt nicht genau ein Komplize
refused-not-offered = das steht nicht zur Wahl

ending-finished = Chaospunkte gezählt

label-agent = Komplize
label-agents = Komplizen
label-blocks = Sabotage durch
label-bolts = Schrauben
label-buildings = Gebäude
label-built = fertig
label-chaos = Chaosmarker
label-cities = Städte
label-city = Stadt
label-codex = Codex-Marker (Seite 1, Seite 2)
label-copper = Kupfer
label-could-be = möglich
label-deck = Aufträge im Stapel
label-discard = Ablagebereich
label-firepower = Feuerkraft
label-free-choice = freie Wahl aus dem Vorrat
label-functions = Maschinenfunktionen
label-id = Wo
label-lab = Laborplätze
label-lairs = Verstecke
label-last-round = Letzte Runde
label-machine = Maschine
label-mission = Auftrag
label-missions = Aufträge
label-owner = Wem
label-parts = Bauteile im Vorrat
label-pile = Wird abgehandelt
label-scientists = Wissenschaftler
label-score = Chaospunkte
label-sections = Abschnitte
label-service-level = Stufe des Geheimdienstes
label-stack = Stapel
label-supply = Komplizen im Vorrat
label-supply-could-be = Vorrat (möglich)
label-top = Oberster Komplize
label-turned-up = aufgedeckt
label-turns-left = Züge bis zum Ende

# Stufen der Bots, die schwächste zuerst
level-1 = Laborgehilfe
level-2 = Erfinderin
level-3 = Verrückter Professor
level-4 = Meisterhirn
