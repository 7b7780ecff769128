# Was alle Spiele brauchen.
nature = Der Zufall
refused-game-over = das Spiel ist zu Ende
refused-not-your-turn = gerade ist { $turn } an der Reihe
refused-not-asked = jetzt wird etwas anderes entschieden ({ $asked })
refused-no-such-card = diese Karte gibt es in diesem Spiel nicht
option-off = aus
option-on = an
option-first-player = Wer beginnt
option-first-player-random = ausgelost
