# Was alle Spiele brauchen.
nature = Der Zufall
refused-game-over = das Spiel ist zu Ende
refused-not-your-turn = gerade ist { $turn } an der Reihe
refused-not-asked = jetzt wird etwas anderes entschieden: { $question }
refused-no-such-card = diese Karte gibt es in diesem Spiel nicht
option-off = aus
option-on = an
option-first-player = Wer beginnt
option-first-player-random = ausgelost

label-seat = Wer
label-active = An der Reihe
label-turn = Zug
label-winner = Gewonnen

terminal-prompt = Deine Wahl (Nummer oder Name, ? = Hilfe, q = aufhören)
terminal-number = bitte eine Nummer von 1 bis { $count } oder den Namen einer Aktion
terminal-result = Ergebnis
terminal-place = Platz
terminal-player = Wer
terminal-score = Punkte
terminal-you = Du
terminal-kept = Das Spiel ist gespeichert: { $file }
terminal-resume = Weiterspielen: { $command }
label-winners = Gewonnen
