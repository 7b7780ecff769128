# What all games need.
nature = Chance
refused-game-over = the game is over
refused-not-your-turn = it is the turn of { $turn }
refused-not-asked = something else is being decided now ({ $asked })
refused-no-such-card = this game has no such card
option-off = off
option-on = on
option-first-player = Who begins
option-first-player-random = drawn by lot
