# Die Seite, ohne die Wörter der einzelnen Spiele.
loading = Der Tisch wird gedeckt …
offline = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
close = Schließen
back = Zurück
confirm = Bestätigen
guest = Gast
language = Sprache
percent = { $number } %
show-all = Alle { $count } zeigen

# Empfang
lobby-tagline = Fünf Brettspiele, ein Tisch.
lobby-name = Du heißt
lobby-mine = Meine Spiele
lobby-games = Was spielen wir?
lobby-open = Offene Tische
lobby-unofficial = Ein inoffizielles Projekt von Fans. Es gehört nicht zu den Verlagen und Autoren der gedruckten Spiele; Regeln in eigenen Worten, Zeichnungen von uns.
lobby-fonts = Schriften:
game-seats = { $seats } Personen
game-minutes = etwa { $minutes } Minuten
game-teams = Teams
game-printed = Brettspiel von { $designers }
game-preparing = wird vorbereitet …
game-failed = Dieses Spiel konnte nicht vorbereitet werden; warum, steht im Protokoll des Servers.
play-now = Sofort spielen
invite-friends = Freunde einladen
table-your-turn = Du bist dran
table-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
table-over = beendet
table-place = beendet, Platz { $place }
table-place-stand-in = beendet, Stellvertreter auf Platz { $place }
table-waits = wartet auf { $names }

new-seats = Wie viele am Tisch?
new-who = Wer sitzt wo?
new-seat = Platz { $seat }
new-me = Ich
new-person = Jemand mit dem Link
new-bot = Bot: { $name } (Stufe { $level })
new-level = Wie stark sind die Bots?
new-options = Varianten und Hausregeln
new-clock = Bedenkzeit
clock-none = ohne Uhr
clock-fast = flott: 5 Minuten, dazu 10 Sekunden je Zug
clock-calm = gemütlich: 20 Minuten, dazu 30 Sekunden je Zug
clock-days = über Tage: 3 Tage, dazu 12 Stunden je Zug
clock-days-left = { $days } Tage
clock-told = { $budget }, dazu { $increment } je Zug
new-hints = Tipps erlauben
new-hints-why = Ein Bot sagt auf Wunsch, was er täte. Am Ende sehen alle, wer wie oft gefragt hat.
new-public = Unter „Offene Tische“ zeigen
new-begin = Los geht’s
new-open = Tisch öffnen

# Einstellungen
settings = Einstellungen
settings-name = Dein Name
settings-theme = Helligkeit
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-sound = Töne
settings-motion = Bewegung
settings-confirm = Karten erst nach Bestätigung spielen
settings-notify = Benachrichtigen, wenn ich dran bin
settings-keys = Tasten
keys-step = von einer Möglichkeit zur nächsten
keys-choose = wählen, bestätigen
keys-drop = doch nicht
keys-undo = zurücknehmen
keys-hint = Tipp
keys-help = Hilfe zum nächsten Ding auf dem Tisch
keys-rule = die Regel dahinter

# Warteraum
room-waiting = Sobald alle da sind, geht es los.
room-seats = Am Tisch
room-open = freier Platz
room-sit = Hier sitzen
room-join = Mitspielen
room-start = Jetzt beginnen, Bots füllen auf
room-leave = Platz aufgeben
room-begins = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
hints = Tipps
hints-allowed = erlaubt
hints-none = nicht erlaubt
origin = Fortsetzung
origin-move = ab Zug { $move }, gegen Bots
origin-go = Zu diesem Zug des früheren Spiels
origin-why = Dieses Spiel geht von einem früheren aus.
take-backs = mit Zurücknehmen
take-backs-why = Solche Spiele zählen in keiner Statistik.
invite-link = Einladungslink
invite-copy = Link kopieren
invite-copied = Kopiert ✓
invite-share = Teilen …
invite-text = Komm an meinen Tisch!
invite-lonely = Der Link führt bisher nur auf diesem Rechner zum Tisch. Für andere im Netz:
invite-qr = QR-Code des Einladungslinks

# Plätze
seat-you = das bist du
seat-bot = Bot, { $level }
seat-stand-in = Bot vertritt
seat-here = ist da
seat-away = ist nicht da
seat-team = Team { $team }
seat-deciding = entscheidet

# Am Tisch
to-lobby = Zum Empfang
watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
you-watch = Du schaust zu
prompt = Entscheidung
prompt-actions = Möglichkeiten
prompt-yours = Du bist an der Reihe.
prompt-confirm = { $action }?
prompt-waiting = { $count ->
    [one] { $names } ist an der Reihe …
   *[other] Es entscheiden noch { $names } …
}
prompt-also = { $count ->
    [one] { $names } entscheidet gleichzeitig.
   *[other] { $names } entscheiden gleichzeitig.
}
prompt-over = Das Spiel ist zu Ende: { $ending }
prompt-price = Preis { $price }
prompt-fold = Möglichkeiten ein- oder ausblenden
prompt-nobody = Einen Augenblick …
undo = Zurücknehmen
undo-ask = Zurücknehmen bitten
hint = Tipp
hint-thinking = denkt nach …
hint-says = Tipp: { $action }. Gewinnchance etwa { $chance }
log = Verlauf
log-all = Alle { $count } Zeilen
log-jump = Zu Schritt { $step } springen
chat = Gespräch
chat-say = Etwas sagen …
chat-send = Abschicken
chat-empty = Noch ist es still.
side = Verlauf und Gespräch
rules = Regeln
rules-clauses = Regeln:
rules-ledger = Alle Regeln im Einzelnen
rules-search = Suchen
menu = Tisch
menu-seat-link = Auf einem anderen Gerät weiterspielen
menu-seat-link-field = Link zu meinem Platz
menu-seat-link-qr = QR-Code zu meinem Platz
menu-seat-link-why = Öffne dort diesen Link. Wer ihn hat, spielt für dich: nicht weitergeben.
menu-leave = Aufstehen, ein Bot spielt weiter
menu-return = Platz wieder übernehmen
menu-replace = Bot einsetzen
stand-in-plays = Ein Bot spielt gerade für dich.
connection-lost = Die Verbindung ist weg, wir versuchen es weiter. Deine Züge gehen nicht verloren.
offer = Anfrage
offer-undo = { $name } möchte den letzten Zug zurücknehmen.
offer-replace = { $name } schlägt vor, dass ein Bot für { $seat } spielt.
offer-rematch = { $name } möchte noch einmal spielen.
offer-waiting = Es fehlt noch: { $names }
offer-yes = Einverstanden
offer-no = Ablehnen
offer-withdraw = Zurückziehen
offer-made = Die anderen werden gefragt.
notify-turn = Du bist dran
title-turn = Du bist dran
table-wrong-token = Dieser Platzschlüssel passt nicht zu dem Tisch.
table-watch = Zuschauen
table-gone = Diesen Tisch gibt es nicht.
table-failed = Der Tisch lässt sich nicht öffnen. Bitte lade die Seite neu.

# Danach
result-you-won = Du hast gewonnen!
result-won = { $count ->
    [0] Das Spiel ist zu Ende
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
result-stand-in = Stellvertreter von { $name }
result-stand-in-won = Dein Stellvertreter hat gewonnen
result-stand-in-played = Ein Bot hat für dich zu Ende gespielt.
result-place = Platz
result-placed = { $place }.
result-part = Wertung
result-score = Ergebnis
rematch = Noch einmal
rematch-go = Zum neuen Spiel
branch = Ab einem Zug gegen Bots weiterspielen
replay = Nachspielen
download = Herunterladen
chart = Spielstand im Verlauf
chart-click = ein Klick führt zu dieser Stelle
chart-moves = { $moves } Schritte
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-move = Schritt
replay-of = { $step } von { $steps }
replay-eyes = Mit wessen Augen
replay-public = was alle sahen
replay-link = Link zu diesem Zug
replay-resume = Von hier weiterspielen
replay-branch = Von hier gegen Bots weiterspielen
replay-leave = Zurück zum Spiel
seed = Zufall prüfen
seed-right = stimmt
seed-wrong = stimmt nicht
seed-why = Alle Würfe und Karten folgen aus einer Zahl. Ihr Fingerabdruck stand von Anfang an hier, am Ende wird sie selbst gezeigt: SHA-256 von „Salz:Zahl“.
seed-value = Zahl
seed-salt = Salz

# Das einfache Brett
plain-yes = ja
