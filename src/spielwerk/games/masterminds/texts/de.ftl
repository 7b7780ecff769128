# Victorian Masterminds
game-name = Victorian Masterminds
idea = Schicke Komplizen verdeckt in fünf Städte, baue deine Maschine, stiehl Gebäude und stifte das meiste Chaos.

option-machine-assignment = Maschinen
option-machine-assignment-random = ausgelost
option-machine-assignment-choice = nach Wahl
option-two-player-stack-limit = Stapelhöhe zu zweit
option-two-player-stack-limit-three = drei Komplizen
option-two-player-stack-limit-two = zwei Komplizen
option-several-scientist-actions = Mehrere Sonderaktionen je Zug

question-choose-machine = Welche Maschine nimmst du?
question-choose-recycle = Welchen Komplizen platzierst du?
question-choose-city = In welche Stadt schickst du deinen Komplizen?
question-choose-agent = Wen schickst du dorthin?
question-choose-stack = Welchen Stapel handelst du ab?
question-choose-science = Setzt du Wissenschaftler ein?
question-choose-order = Was kommt zuerst?
question-choose-section = Auf welchen Abschnitt legst du das Bauteil?
question-choose-mission = Welchen Auftrag erfüllst du?
question-choose-building = Welches Gebäude stiehlst du?
question-choose-function = Nutzt du die Maschinenfunktion?
question-choose-copy = Als wer wirkt dein Ingenieur?
question-choose-spoils = Welche Ausbeute nimmst du?
question-choose-under = Unter welchen Komplizen schiebst du deinen?
question-choose-effect = Was wählst du?

action-decline = verzichten
action-machine = { $machine } nehmen
action-supply = vom Vorrat platzieren
action-recycle = { $agent } wiederverwenden
action-place = nach { $city }
action-send = { $agent } schicken
action-resolve = { $city } abhandeln
action-end-turn = Zug beenden
action-extra-turn = Extrazug
action-heist = irgendein Gebäude stehlen
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
    [yes] Du gibst { $count } Wissenschaftler ab und verwendest aus deiner Ablage wieder: { $agent }.
   *[no] { $seat } gibt { $count } Wissenschaftler ab und verwendet aus der Ablage wieder: { $agent }.
}
event-extra-turn = { $you ->
    [yes] Du gibst { $count } Wissenschaftler ab und hast einen Extrazug.
   *[no] { $seat } gibt { $count } Wissenschaftler ab und hat einen Extrazug.
}
event-heist = { $you ->
    [yes] Du gibst { $count } Wissenschaftler ab und darfst irgendwo stehlen.
   *[no] { $seat } gibt { $count } Wissenschaftler ab und darf irgendwo stehlen.
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
    [yes] Deine Ablage
   *[no] Die Ablage von { $seat }
} wird zum neuen Vorrat: { $count ->
    [one] 1 Komplize
   *[other] { $count } Komplizen
}.
event-resolving = { $city } wird abgehandelt ({ $height ->
    [one] 1 Komplize
   *[other] { $height } Komplizen
}).
event-agent = { $you ->
    [yes] Aufgedeckt in { $city }: { $agent }, von dir geschickt.
   *[no] Aufgedeckt in { $city }: { $agent }, von { $seat } geschickt.
}
event-blocked = Sabotage durch { $other-you ->
    [yes] dich
   *[no] { $other }
}: { $agent } bringt { $you ->
    [yes] dir
   *[no] { $seat }
} nur die Ausbeute.
event-spoils = { $you ->
    [yes] Du erhältst die Ausbeute von { $city }.
   *[no] { $seat } erhält die Ausbeute von { $city }.
}
event-part = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} 1 { $part } auf { $section }; dort { $missing ->
    [0] fehlt nichts mehr
    [one] fehlt noch 1 Bauteil
   *[other] fehlen noch { $missing } Bauteile
}.
event-no-space = Kein freies Feld für 1 { $part }: { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} nichts.
event-section = { $you ->
    [yes] Du stellst deinen { $count }. Abschnitt fertig:
   *[no] { $seat } stellt den { $count }. Abschnitt fertig:
} { $section }, am Ende { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
}.
event-firepower = { $you ->
    [yes] Deine Feuerkraft
   *[no] Die Feuerkraft von { $seat }
} { $count ->
    [0] bleibt bei { $total }
   *[other] steigt um { $count } auf { $total }
}.
event-scientist = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} 1 Wissenschaftler ({ $total } von { $spaces } Laborfeldern besetzt).
event-no-scientist = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} keinen Wissenschaftler ({ $total } von { $spaces } Laborfeldern besetzt).
event-codex = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} 1 Codex-Marker mit der { $face } nach oben (insgesamt { $total }).
event-no-codex = { $you ->
    [yes] Deine Bibliothek
   *[no] Die Bibliothek von { $seat }
} ist mit { $total } Codex-Markern voll.
event-codex-turned = { $you ->
    [yes] Du drehst einen Codex-Marker auf die 2.
   *[no] { $seat } dreht einen Codex-Marker auf die 2.
}
event-free-choice = { $you ->
    [yes] Ab jetzt darfst du jeden Komplizen deines Vorrats platzieren.
   *[no] Ab jetzt darf { $seat } jeden Komplizen des eigenen Vorrats platzieren.
}
event-chaos = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $count } Chaosmarker (insgesamt { $total }).
event-unlocked = { $you ->
    [yes] Deine Maschinenfunktion { $function ->
        [1] I
        [2] II
       *[other] III
    }
   *[no] Die Maschinenfunktion { $function ->
        [1] I
        [2] II
       *[other] III
    } von { $seat }
} ist freigeschaltet.
event-lab-space = { $you ->
    [yes] Dein Labor hat jetzt { $spaces } Felder.
   *[no] Das Labor von { $seat } hat jetzt { $spaces } Felder.
}
event-codex-side-two = { $you ->
    [yes] Neue Codex-Marker legst du ab jetzt mit der 2 nach oben.
   *[no] Neue Codex-Marker legt { $seat } ab jetzt mit der 2 nach oben.
}
event-too-weak = { $you ->
    [yes] Deine Feuerkraft
   *[no] Die Feuerkraft von { $seat }
} ({ $firepower }) reicht nicht gegen Stufe { $level } des Geheimdienstes.
event-nothing-to-steal = { $you ->
    [yes] In { $city } steht nichts mehr, was du stehlen könntest.
   *[no] In { $city } steht nichts mehr, was { $seat } stehlen könnte.
}
event-stole = { $you ->
    [yes] Du stiehlst: { $building }.
   *[no] { $seat } stiehlt: { $building }.
}
event-service-level = Der Geheimdienst steht auf Stufe { $level }.
event-claimed = { $you ->
    [yes] Du erfüllst
   *[no] { $seat } erfüllt
} in { $city } den Auftrag „{ $mission }“: { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
} am Ende.
event-no-claim = { $you ->
    [yes] In { $city } kannst du keinen Auftrag erfüllen.
   *[no] In { $city } kann { $seat } keinen Auftrag erfüllen.
}
event-function = { $you ->
    [yes] Du nutzt deine
   *[no] { $seat } nutzt die
} Maschinenfunktion { $function ->
    [1] I
    [2] II
   *[other] III
}.
event-copied = { $you ->
    [yes] Dein Ingenieur
   *[no] Der Ingenieur von { $seat }
} wirkt als { $agent }.
event-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
event-machine-finished = { $you ->
    [yes] Deine Maschine ist fertig!
   *[no] Die Maschine von { $seat } ist fertig: { $machine }!
} Nach diesem Zug beginnt die letzte Runde.
event-service-ready = Der Geheimdienst hat Stufe { $level } erreicht. Nach diesem Zug beginnt die letzte Runde.
event-too-long = Nach { $number } Zügen ist es genug: Die letzte Runde beginnt.
event-last-round = Letzte Runde: Es folgen noch { $count } Züge.
event-final = Alle übrigen Komplizen werden abgehandelt.
event-scored-sections = Abschnitte (× { $count }): { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
} für { $you ->
    [yes] dich
   *[no] { $seat }
}.
event-scored-buildings = Gebäude (× { $count }): { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
} für { $you ->
    [yes] dich
   *[no] { $seat }
}.
event-scored-missions = Aufträge (× { $count }): { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
} für { $you ->
    [yes] dich
   *[no] { $seat }
}.
event-scored-chaos = Chaosmarker (× { $count }): { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
} für { $you ->
    [yes] dich
   *[no] { $seat }
}.
event-scored-codex = Codex-Marker (× { $count }): { $points ->
    [one] 1 Chaospunkt
   *[other] { $points } Chaospunkte
} für { $you ->
    [yes] dich
   *[no] { $seat }
}.
event-scored = Zusammen { $you ->
    [yes] hast du
   *[no] hat { $seat }
} { $total ->
    [one] 1 Chaospunkt
   *[other] { $total } Chaospunkte
}: Platz { $place }.

refused-machine-taken = diese Maschine hat schon jemand
    .clauses = M-07
refused-not-in-discard = dieser Komplize liegt nicht in deiner Ablage
    .clauses = M-76
refused-not-in-supply = dieser Komplize ist nicht in deinem Vorrat
    .clauses = M-73
refused-no-own-agent = dort liegt kein Komplize von dir
    .clauses = M-18 M-62
refused-too-few-scientists = das kostet { $cost } Wissenschaftler, du hast { $scientists }
    .clauses = M-75 M-77 M-79
refused-supply-empty = dein Vorrat ist leer
    .clauses = M-77 M:A-26
refused-scientists-spent = in diesem Zug darfst du keine Wissenschaftler mehr einsetzen
    .clauses = M-75 M-78 M:A-02
refused-other-machine = dieser Abschnitt gehört zu einer anderen Maschine
    .clauses = M-36
refused-section-built = dieser Abschnitt ist schon fertig
    .clauses = M-38
refused-no-space = dort ist kein passendes Feld mehr frei
    .clauses = M-36
refused-not-open = dieser Auftrag liegt nicht aus
    .clauses = M-44 M-64
refused-not-fulfilled = die Voraussetzung dieses Auftrags erfüllst du nicht
    .clauses = M-44 M-64
refused-elsewhere = das ist in einer anderen Stadt
    .clauses = M-44 M-51
refused-not-standing = dieses Gebäude steht nicht mehr
    .clauses = M-53 M-60
refused-nothing-to-gain = das brächte dir nichts
    .clauses = M:A-39
refused-not-alone = dort liegt nicht genau ein Komplize
    .clauses = M-65
refused-not-offered = das steht nicht zur Wahl
    .clauses = M:A-14

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
label-copper = Kupferbleche
label-could-be = möglich
label-deck = Aufträge im Stapel
label-discard = Ablage
label-firepower = Feuerkraft
label-free-choice = freie Wahl aus dem Vorrat
label-functions = Maschinenfunktionen
label-id = Wo
label-lab = Laborfelder
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
label-symbol = Symbol
label-top = Oberster Komplize
label-turned-up = aufgedeckt
label-turns-left = Züge bis zum Ende

part-sections = Abschnitte
part-buildings = Gebäude
part-missions = Aufträge
part-chaos = Chaosmarker
part-codex = Codex-Marker

topic-goal = Stifte als Superschurke mehr Chaos als alle anderen: Die meisten Chaospunkte gewinnen.
    .title = Ziel
    .clauses = M-83 M-84
topic-turn = Lege den obersten Komplizen deines Vorrats verdeckt in eine Stadt. Der dritte Komplize dort löst das Abhandeln des Stapels aus; sonst ist gleich der Nächste am Zug.
    .title = Dein Zug
    .clauses = M-14 M-15 M-16 M-17 M-18 M-21
topic-pile = Die Komplizen kommen in der Reihenfolge dran, in der sie platziert wurden. Jeder bringt seinem Besitzer die Ausbeute der Stadt und nutzt seine Fähigkeit, in beliebiger Reihenfolge; ein Saboteur verdirbt dem nächsten fremden Komplizen die Fähigkeit.
    .title = Einen Stapel abhandeln
    .clauses = M-25 M-26 M-27 M-28 M-30 M-47 M-48 M-49 M-50
topic-cities = London bringt Kupferbleche, Washington Schrauben, Moskau Feuerkraft, Paris Wissenschaftler und Rom Codex-Marker.
    .title = Ausbeute der Städte
    .clauses = M-31 M-32 M-33 M-34 M-35
topic-sections = Schrauben und Kupferbleche legst du sofort auf freie Felder deiner Abschnitte. Ist ein Abschnitt voll, gilt sein Bonus ab sofort; seine Chaospunkte zählen am Ende.
    .title = Abschnitte und Bauteile
    .clauses = M-36 M-37 M-38 M-39 M-40 M-41
topic-functions = Dein Ingenieur nutzt Funktion I deiner Maschine und dazu die Funktionen, die du durch fertige Abschnitte freigeschaltet hast.
    .title = Maschinenfunktionen
    .clauses = M-13 M-55 M-61 M-62 M-63 M-64 M-65 M-66 M-67
topic-firepower = Deine Draufgängerin kann nur stehlen, wenn deine Feuerkraft mindestens so hoch ist wie die Stufe des Geheimdienstes. Feuerkraft bringen Moskau und manche Abschnitte.
    .title = Feuerkraft
    .clauses = M-32 M-40 M-51 M-52 M:A-21
topic-service-level = Jedes gestohlene Gebäude erhöht die Stufe um 1. Bei Stufe 12 beginnt die letzte Runde.
    .title = Geheimdienst
    .clauses = M-53 M-54 M-68 M-69 M-80
topic-buildings = Ein gestohlenes Gebäude bringt sofort seine Belohnung: Monumente Chaosmarker, Universitäten Wissenschaftler, Fabriken Schrauben, Brennöfen Kupferbleche. Am Ende ist jedes 2 Chaospunkte wert.
    .title = Gebäude
    .clauses = M-53 M-56 M-57 M-58 M-59 M-60
topic-missions = Deine Handlangerin nimmt den Auftrag ihrer Stadt, wenn du seine Voraussetzung in diesem Moment erfüllst; du gibst nichts dafür ab. Er zählt am Ende.
    .title = Aufträge
    .clauses = M-44 M-45 M-46
topic-scientists = In deinem Zug gibst du Wissenschaftler für eine Sonderaktion ab: 1, um einen Komplizen der Ablage wiederzuverwenden, 2 für einen Extrazug, 3, um irgendein Gebäude zu stehlen. Mehr, als dein Labor fasst, bekommst du nicht.
    .title = Wissenschaftler und Labor
    .clauses = M-34 M-74 M-75 M-76 M-77 M-78 M-79
topic-codex = Jeder Codex-Marker zählt am Ende 1 oder 2 Chaospunkte, je nach Seite. Ab dem fünften platzierst du in deinen Zügen beliebige Komplizen deines Vorrats; zehn fasst die Bibliothek.
    .title = Codex und Bibliothek
    .clauses = M-35 M-70 M-71 M-72 M-73
topic-supply = Abgehandelte Komplizen liegen offen in deiner Ablage. Ist dein Vorrat leer, wird die Ablage gemischt und zum neuen Vorrat; den obersten Komplizen darfst du jederzeit ansehen.
    .title = Vorrat und Ablage
    .clauses = M-19 M-22 M-23 M-24 M-28
topic-last-round = Eine fertige Maschine oder Stufe 12 des Geheimdienstes löst sie aus: Nach dem laufenden Zug hat jeder noch einen Zug. Dann werden alle übrigen Komplizen abgehandelt.
    .title = Letzte Runde
    .clauses = M-80 M-81 M-82
topic-score = Chaospunkte bringen fertige Abschnitte, gestohlene Gebäude, erfüllte Aufträge, Chaosmarker und Codex-Marker. Bei Gleichstand entscheiden die fertigen Abschnitte.
    .title = Wertung
    .clauses = M-83 M-84 M-85
topic-variants = Ihr könnt die Maschinen selbst wählen, zu zweit Stapel schon beim zweiten Komplizen abhandeln und mehrere Sonderaktionen je Zug erlauben.
    .title = Varianten
    .clauses = M-07 M:A-01 M:A-02 M:A-30

# Stufen der Bots, die schwächste zuerst
level-1 = Laborgehilfe
level-2 = Erfinderin
level-3 = Verrückter Professor
level-4 = Meisterhirn
