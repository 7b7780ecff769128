# Zenith
game-name = Zenith
idea = Zieht die Scheiben von fünf Planeten auf eure Seite: drei gleiche, vier verschiedene oder irgendwelche fünf gewinnen.

option-animod-side = Technologie der Animods
option-animod-side-s = Seite S
option-animod-side-d = Seite D
option-animod-side-random = ausgelost
option-human-side = Technologie der Menschen
option-human-side-u = Seite U
option-human-side-o = Seite O
option-human-side-random = ausgelost
option-robot-side = Technologie der Roboter
option-robot-side-n = Seite N
option-robot-side-p = Seite P
option-robot-side-random = ausgelost
option-handicap = Starthilfe: Wer den zweiten Zug hat, bekommt Einfluss auf Terra, Mars und Venus
option-team-resources = Startvorrat im Teamspiel
option-team-resources-per-team = je Team
option-team-resources-per-person = je Person

question-mulligan = Welche Karten möchtest du austauschen?
question-choose-first = Wer aus eurem Team spielt zuerst?
question-choose-card = Welche Karte spielst du, und wofür?
question-choose-influence = Welcher Planet bekommt den Einfluss?
question-choose-row = Wo soll die Reihe liegen?
question-choose-recenter = Welche Scheibe kommt auf das Mittelfeld?
question-choose-transfer = Bei welchem Planeten wechselt ein Diplomat die Seite?
question-choose-exile = Bei welchem Planeten wird ein Diplomat verbannt?
question-choose-discard = Welche Handkarte wirfst du ab?
question-choose-exchange = Nimmst du das Angebot an?
question-choose-tier = Welches Angebot nimmst du an?
question-choose-option = Was wählst du?
question-choose-develop = Welche Technologie entwickelst du?
question-choose-token = Welchen Bonusmarker nimmst du?
question-choose-pass = Welche Karte gibst du weiter?

action-done = fertig
action-decline = verzichten
action-accept = annehmen
action-tier = { $tier }. Angebot
action-option = { $option }. Möglichkeit
action-first = { $seat } spielt zuerst
action-planet = { $planet }
action-row = { $from ->
    [0] Reihe ab Mercury, deren erster Platz über den Rand ragt
    [1] Reihe ab Mercury
    [2] Reihe ab Venus
    [3] Reihe ab Terra
    [4] Reihe ab Mars
   *[other] Reihe ab Jupiter
}
action-people = Technologie der { $people } entwickeln
action-planet-token = Bonusmarker von { $planet } nehmen
action-people-token = Bonusmarker der { $people } nehmen
action-card = { $card }
action-recruit = { $card } anwerben
action-develop = { $card } abwerfen und Technologie entwickeln
action-lead = { $card } abwerfen und Privileg-Abzeichen nehmen

event-first-party = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-side-laid = Im Spiel: { $side }.
event-planet-token-laid = Bonusmarker auf { $planet }: { $bonus }.
event-people-token-laid = Bonusmarker bei der Technologie der { $people }: { $bonus }.
event-mulliganed = { $cards ->
    [0] { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } alle Karten.
    [one] { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } 1 Karte aus.
   *[other] { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } { $cards } Karten aus.
}
event-turn = { $you ->
    [yes] Zug { $number }: Du bist an der Reihe.
   *[no] Zug { $number }: { $seat } ist an der Reihe.
}
event-plays-first = { $you ->
    [yes] Du spielst in eurem Team zuerst.
   *[no] { $seat } spielt im Team zuerst.
}
event-no-card = { $you ->
    [yes] Du hast keine Karte und setzt aus.
   *[no] { $seat } hat keine Karte und setzt aus.
}
event-recruited = { $you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
} { $card } bei { $planet } für { $price ->
    [one] 1 Kredit
   *[other] { $price } Kredite
} an.
event-developed = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $card } ab, um eine Technologie zu entwickeln.
event-led = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $card } ab, um das Privileg-Abzeichen zu nehmen.
event-discarded = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $card } ab.
event-level-reached = { $you ->
    [yes] Du erreichst
   *[no] { $seat } erreicht
} für { $price } Zenithium Stufe { $level } der Technologie der { $people }.
event-row-prize = { $you ->
    [yes] Alle deine Völker haben Stufe { $level } erreicht: Zum Schluss bekommst du die { $level }. Stufenprämie.
   *[no] Alle Völker von { $seat } haben Stufe { $level } erreicht: Zum Schluss folgt die { $level }. Stufenprämie.
}
event-influence = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $influence } Einfluss auf { $planet } (die Scheibe { $position ->
    [0] liegt auf dem Mittelfeld
   *[other] steht für { $you ->
        [yes] dich
       *[no] { $seat }
    } bei { $position }
}).
event-influence-lost = { $influence } Einfluss auf { $planet } { $you ->
    [yes] entgeht dir
   *[no] entgeht { $seat }
}: Dort liegt keine Scheibe.
event-recentered = { $you ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
} die Scheibe von { $planet } auf das Mittelfeld.
event-disc-won = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} eine Scheibe von { $planet } (Scheiben insgesamt: { $discs }).
event-token-taken = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} den Bonusmarker „{ $bonus }“.
event-tokens-shuffled = Der Vorrat war leer: { $tokens ->
    [one] 1 abgelegter Bonusmarker wird
   *[other] { $tokens } abgelegte Bonusmarker werden
} neu gemischt.
event-gained = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $what ->
    [0] { $amount ->
        [one] 1 Kredit
       *[other] { $amount } Kredite
    }
   *[other] { $amount } Zenithium
}.
event-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $what ->
    [0] { $amount ->
        [one] 1 Kredit
       *[other] { $amount } Kredite
    }
   *[other] { $amount } Zenithium
}.
event-took = { $amount ->
    [0] { $other-you ->
        [yes] Du hast
       *[no] { $other } hat
    } { $what ->
        [0] keine Kredite
       *[other] kein Zenithium
    } zum Abnehmen.
   *[other] { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $other-you ->
        [yes] dir
       *[no] { $other }
    } { $what ->
        [0] { $amount ->
            [one] 1 Kredit
           *[other] { $amount } Kredite
        }
       *[other] { $amount } Zenithium
    } ab.
}
event-gave = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} { $what ->
    [0] { $amount ->
        [one] 1 Kredit
       *[other] { $amount } Kredite
    }
   *[other] { $amount } Zenithium
}.
event-badge-taken = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} jetzt das { $side ->
    [0] silberne
   *[other] goldene
} Privileg-Abzeichen.
event-badge-kept = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} das goldene Privileg-Abzeichen.
event-badge-given = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} das Privileg-Abzeichen.
event-mobilised = { $you ->
    [yes] Du mobilisierst
   *[no] { $seat } mobilisiert
} { $card } bei { $planet }.
event-transferred = { $card } wechselt bei { $planet } von { $other-you ->
    [yes] dir
   *[no] { $other }
} zu { $you ->
    [yes] dir
   *[no] { $seat }
}.
event-exiled = { $you ->
    [yes] Du verbannst
   *[no] { $seat } verbannt
} { $card } bei { $planet } ({ $other-you ->
    [yes] deine Seite
   *[no] Seite von { $other }
}).
event-declined = { $you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
event-passed = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $other-you ->
    [yes] dir
   *[no] { $other }
} verdeckt eine Handkarte.
event-passed-card = Weitergegeben von { $you ->
    [yes] dir
   *[no] { $seat }
} an { $other-you ->
    [yes] dich
   *[no] { $other }
}: { $card }.
event-drew-card = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card }.
event-refilled = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} nach ({ $hand } auf der Hand).
event-reshuffled = Der Stapel ist leer: { $cards ->
    [one] 1 Karte der Ablage wird
   *[other] { $cards } Karten der Ablage werden
} neu gemischt.
event-new-disc = Auf { $planet } liegt wieder eine Scheibe, auf dem Mittelfeld.
event-won = { $you ->
    [yes] Du hast mit { $discs } Scheiben nach { $turns } Zügen gewonnen!
   *[no] { $seat } hat mit { $discs } Scheiben nach { $turns } Zügen gewonnen!
}
event-exhausted = Nach { $turns } Zügen geht es nicht weiter. { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
}.
event-drawn = Nach { $turns } Zügen geht es nicht weiter, und beide Seiten stehen gleich: unentschieden.

refused-not-in-hand = diese Karte hast du nicht auf der Hand
    .clauses = Z-31
refused-too-expensive = der Preis ist { $price }, und es { $credits ->
    [0] sind keine Kredite
    [one] ist nur 1 Kredit
   *[other] sind nur { $credits } Kredite
} da
    .clauses = Z-39 Z-40
refused-wrong-planet = bei { $planet } darf nur dein Teammitglied anwerben
    .clauses = Z-82 Z-83
refused-last-level = diese Technologie hat ihre letzte Stufe erreicht
    .clauses = Z-51
refused-too-little-zenithium = die nächste Stufe kostet { $price } Zenithium, und es ist { $zenithium ->
    [0] keines
   *[other] nur { $zenithium }
} da
    .clauses = Z-50
refused-marked-in-order = Karten werden der Reihe nach ausgewählt; diese wurde schon übergangen
    .clauses = Z-19
refused-no-such-disc = dieser Planet hat gerade keine Scheibe, die hier infrage kommt
    .clauses = Z-28 Z:A-07 Z:A-09 Z:A-10
refused-no-such-column = dort liegt keine Karte, die hier infrage kommt
    .clauses = Z-34 Z-35 Z-36

ending-absolute = souveräner Sieg
ending-democratic = Quotensieg
ending-absolute-democratic = souveräner Sieg und Quotensieg
ending-popular = Sieg der Basis
ending-absolute-popular = souveräner Sieg und Sieg der Basis
ending-democratic-popular = Quotensieg und Sieg der Basis
ending-absolute-democratic-popular = alle drei Siege zugleich
ending-exhausted = keine Karten mehr
ending-turn-limit = zu viele Züge

effect-then = , dann{" "}
effect-and = {" "}und{" "}
effect-or = {" "}ODER{" "}
effect-repeat = { $times }-mal: { $inner }
effect-influence = { $to ->
    [opp] Der Gegner erhält { $n } Einfluss auf { $planet }
   *[me] { $n } Einfluss auf { $planet }
}
effect-influence-ref = { $to ->
    [opp] Der Gegner erhält { $n } Einfluss auf dem Planeten dieser Karte
   *[me] { $n } Einfluss auf dem Planeten dieser Karte
}
effect-influence-choice = { $to ->
    [opp] Der Gegner erhält { $n } Einfluss auf
   *[me] { $n } Einfluss auf
} { $different ->
    [yes] 1 anderen Planeten
   *[no] 1 Planeten
} deiner Wahl{ $start ->
    [center] , dessen Scheibe auf dem Mittelfeld liegt
    [opp_side] , dessen Scheibe auf der gegnerischen Seite liegt
   *[any] {""}
}{ $exclude ->
    [none] {""}
   *[other] {" "}(nicht { $exclude })
}
effect-influence-row = Einfluss { $pattern } auf { $planets } benachbarten Planeten{ $overhang ->
    [0] {""}
   *[other] {" "}(ein Ende darf über den Rand ragen und verfällt)
}
effect-recenter = Schiebe 1 Scheibe von der gegnerischen Seite auf das Mittelfeld
effect-gain = { $to ->
    [opp] Der Gegner erhält
   *[me] Erhalte
} { $what ->
    [credits] { $n ->
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
   *[zenithium] { $n } Zenithium
}{ $times ->
    [own_colours] {" "}je Farbe in deinen Kartenreihen
    [opp_colours] {" "}je Farbe in den gegnerischen Kartenreihen
    [techs_started] {" "}je Volk, dessen Technologie du mindestens auf Stufe 1 hast
    [ref_cost] {" "}für jeden Kredit der aufgedruckten Kosten dieser Karte
   *[once] {""}
}
effect-take = Nimm dem Gegner { $what ->
    [credits] { $n ->
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
   *[zenithium] { $n } Zenithium
} ab
effect-pay = Zahle { $what ->
    [credits] { $n ->
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
   *[zenithium] { $n } Zenithium
}
effect-give = Gib dem Gegner { $what ->
    [badge] das Privileg-Abzeichen
    [credits] { $n ->
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
   *[zenithium] { $n } Zenithium
}
effect-badge = Nimm das Privileg-Abzeichen{ $side ->
    [gold] {" "}mit der goldenen Seite nach oben
   *[step] {""}
}
effect-mobilise = Mobilisiere { $n } Diplomaten
effect-transfer = Lass { $n ->
    [one] 1 gegnerischen Diplomaten
   *[other] { $n } gegnerische Diplomaten
}{ $where ->
    [planet] {" "}bei { $planet }
   *[choice] { $different ->
        [yes] {" "}bei einem anderen Planeten
       *[no] {""}
    }
} die Seite wechseln{ $exclude ->
    [none] {""}
   *[other] {" "}(nicht bei { $exclude })
}
effect-exile-own = Verbanne { $n ->
    [one] 1 eigenen Diplomaten
   *[other] { $n } eigene Diplomaten
}{ $where ->
    [planet] {" "}bei { $planet }
   *[choice] { $different ->
        [yes] {" "}bei einem anderen Planeten
       *[no] {""}
    }
}{ $exclude ->
    [none] {""}
   *[other] {" "}(nicht bei { $exclude })
}
effect-exile-opp = Verbanne { $n ->
    [one] 1 gegnerischen Diplomaten
   *[other] { $n } gegnerische Diplomaten
}{ $where ->
    [planet] {" "}bei { $planet }
   *[choice] { $different ->
        [yes] {" "}bei einem anderen Planeten
       *[no] {""}
    }
}{ $exclude ->
    [none] {""}
   *[other] {" "}(nicht bei { $exclude })
}
effect-discard = { $n ->
    [all] Wirf alle Handkarten ab
    [one] Wirf 1 Handkarte ab
   *[other] Wirf { $n } Handkarten ab
}
effect-bonus-token = { $pool ->
    [boards] Nimm 1 offenen Bonusmarker von den Tableaus und wende ihn an
   *[supply] Ziehe 1 Bonusmarker aus dem Vorrat und wende ihn an
}
effect-develop = Freiwillig: Entwickle { $which ->
    [choice] eine beliebige Technologie
    [lowest] deine niedrigste Technologie
   *[named] die Technologie der { $people }
} { $discount ->
    [all] kostenlos
    [0] zum vollen Preis
   *[other] für { $discount } Zenithium weniger
}
effect-pass-cards = Gib deinem Teammitglied bis zu { $max } Handkarten
effect-exchange = Freiwillig: { $offer }
effect-ladder = Freiwillig, eines der Angebote: { $offers }
effect-offer = { $cost } ⇒ { $gain }
effect-when-badge = Falls du das Privileg-Abzeichen hast: { $then }
effect-when-credits = Falls du mindestens { $credits } Kredite hast: { $then }
effect-choose = Wähle: { $options }

label-asked = Gefragt
label-badge = Abzeichen
label-black = Schwarz
label-columns = Kartenreihen
label-cost = Kosten
label-credits = Kredite
label-deciding-mulligan = wählt noch
label-deck-size = Karten im Stapel
label-discards = Ablagestapel
label-discs = Gewonnene Scheiben
label-given = vom Teammitglied erhalten
label-gold = golden
label-hand = Handkarten
label-hand-limit = Handkartenlimit
label-hand-size = Karten auf der Hand
label-levels = Technologiestufen
label-marked = Zum Tausch gewählt
label-member = Seite des Tisches
label-parties = Parteien
label-party = Partei
label-people = Volk
label-planet = Planet
label-planets = Planeten
label-position = Scheibe
label-position-shown = { $sign ->
    [plus] Weiß { $size }
    [minus] Schwarz { $size }
   *[zero] Mitte
}
label-prices = Preise deiner Karten
label-seats = Personen
label-second-member = Zweites Teammitglied
label-sides = Technologieseiten
label-silver = silbern
label-status = Statustableau
label-supply = Verdeckte Bonusmarker
label-technology = Technologietableau
label-technology-tokens = Bonusmarker der Technologien
label-token = Bonusmarker
label-used-tokens = Benutzte Bonusmarker
label-white = Weiß
label-zenithium = Zenithium

# Was die Partie entscheidet
part-mercury = Scheiben von Mercury
part-venus = Scheiben von Venus
part-terra = Scheiben von Terra
part-mars = Scheiben von Mars
part-jupiter = Scheiben von Jupiter

# Themen der Regelhilfe
topic-goal = Gewinne Einflussscheiben: 3 von einem Planeten, 4 von verschiedenen Planeten oder irgendwelche 5, und die Partie gehört auf der Stelle dir.
    .title = Ziel
    .clauses = Z-01 Z-02 Z-03 Z-04 Z-05
topic-turn = Du spielst genau eine Handkarte: um einen Diplomaten anzuwerben, eine Technologie zu entwickeln oder das Privileg zu nehmen. Danach ziehst du nach, und wo eine Scheibe fehlt, kommt eine neue auf das Mittelfeld.
    .title = Der Zug
    .clauses = Z-30 Z-31 Z-32
topic-recruit = Leg die Karte auf deine Reihe bei ihrem Planeten und zahl ihre Kosten, 1 Kredit weniger für jede Karte, die dort schon liegt. Dann wirken alle ihre Effekte von links nach rechts, zuerst immer 1 Einfluss auf ihrem Planeten.
    .title = Anwerben
    .clauses = Z-37 Z-39 Z-40 Z-41 Z-42 Z-43
topic-levels = Wirf eine Karte ab und zahl so viel Zenithium, wie die nächste Stufe ihres Volkes als Nummer trägt; dann wirken die neue Stufe und alle darunter. Sind alle drei Völker auf Stufe 1, 2 oder 3, gibt es obendrein 1, 2 oder 3 Einfluss.
    .title = Technologie entwickeln
    .clauses = Z-49 Z-50 Z-51 Z-52 Z-53 Z-55 Z-56 Z-57 Z-58 Z-60
topic-badge = Wirf eine Karte ab und nimm das Abzeichen, dazu je nach Volk 1 Zenithium (Roboter), 3 Kredite (Mensch) oder 2 mobilisierte Diplomaten (Animod). Silbern erlaubt es 5 Handkarten; bekommst du es noch einmal, wird es golden und erlaubt 6.
    .title = Privileg-Abzeichen
    .clauses = Z-61 Z-62 Z-63 Z-64 Z-65 Z-66 Z-67 Z-68
topic-moving = Mobilisieren legt die oberste Karte des Stapels in deine Reihe, Verbannen wirft die oberste Karte einer Reihe ab, beim Seitenwechsel kommt eine gegnerische Karte in deine Reihe. Ihre Effekte wirken dabei nie.
    .title = Karten bewegen
    .clauses = Z-33 Z-34 Z-35 Z-36
topic-planets = Jeder Einfluss zieht die Scheibe des Planeten ein Feld näher zu dir. Vom Mittelfeld sind es 4 Schritte bis in deinen Kontrollbereich; was darüber hinausgeht, verfällt.
    .title = Planeten und Einfluss
    .clauses = Z-21 Z-22 Z-24 Z-26 Z-28
topic-discs = Eine Scheibe in deinem Kontrollbereich gehört dir für immer. Die erste jedes Planeten bringt dessen Bonusmarker; die nächste liegt erst am Ende des Zuges bereit.
    .title = Gewonnene Scheiben
    .clauses = Z-23 Z-25 Z-26 Z-27 Z-87
topic-columns = Bei jedem Planeten hast du eine Reihe von Karten; die zuletzt gelegte liegt oben. Jede Karte dort macht die nächste um 1 Kredit billiger, und nur die oberste kann verbannt werden oder die Seite wechseln.
    .title = Kartenreihen
    .clauses = Z-29 Z-36 Z-38 Z-39 Z-43
topic-credits = Mit Krediten bezahlst du Diplomaten. Du beginnst mit 12; der Vorrat geht nie aus.
    .title = Kredite
    .clauses = Z-13 Z-14 Z-40 Z-89
topic-zenithium = Mit Zenithium bezahlst du Technologien: für jede Stufe so viel, wie ihre Nummer sagt. Du beginnst mit 1.
    .title = Zenithium
    .clauses = Z-13 Z-14 Z-50 Z-89
topic-token = Ein Bonusmarker wirkt sofort und wird dann abgelegt. Du bekommst ihn mit der ersten Scheibe eines Planeten, mit Stufe 2 einer Technologie, falls du sie als Erstes erreichst, oder durch einen Effekt.
    .title = Bonusmarker
    .clauses = Z-25 Z-44 Z-45 Z-46 Z-47 Z-48 Z-53
topic-hand = Am Ende deines Zuges ziehst du bis 4 Karten nach, mit silbernem Abzeichen bis 5, mit goldenem bis 6. Hast du mehr, behältst du sie; vor dem ersten Zug darfst du einmal Karten austauschen.
    .title = Handkarten
    .clauses = Z-15 Z-19 Z-20 Z-69 Z-70 Z-72
topic-team = Zu viert teilt sich ein Team alles außer den Handkarten, und beide spielen nacheinander einen ganzen Zug. Am Technologietableau wirbst du nur bei Mercury, Venus und Terra an, am Statustableau nur bei Terra, Mars und Jupiter.
    .title = Teamspiel
    .clauses = Z-73 Z-75 Z-77 Z-78 Z-79 Z-80 Z-82 Z-83 Z-85 Z-86
topic-end = Mit der entscheidenden Scheibe ist die Partie sofort vorbei. Hat niemand mehr eine Karte, gewinnen die meisten Scheiben, dann die meisten verschiedenen Planeten.
    .title = Ende der Partie
    .clauses = Z-05 Z-06 Z:A-18
topic-variants = Jeder Teil des Technologietableaus hat zwei Seiten; S-U-N ist für die erste Partie gedacht. Mit der Starthilfe hat, wer den zweiten Zug hat, schon Einfluss auf Terra, Mars und Venus.
    .title = Varianten
    .clauses = Z-08 Z-16 Z-17 Z-18 Z-74 Z:A-03

# Stufen der Bots, die schwächste zuerst
level-1 = Kadett
level-2 = Pilotin
level-3 = Kommandant
level-4 = Großadmiralin
