# What all games need.
nature = Chance
refused-game-over = the game is over
refused-not-your-turn = it is the turn of { $turn }
refused-not-asked = something else is being decided now: { $question }
refused-no-such-card = this game has no such card
option-off = off
option-on = on
option-first-player = Who begins
option-first-player-random = drawn by lot

label-seat = Who
label-active = To move
label-turn = Turn
label-winner = Won by

terminal-prompt = Your choice (number or name, ? = help, q = leave)
terminal-number = please a number from 1 to { $count } or the name of an action
terminal-result = Result
terminal-place = Place
terminal-player = Who
terminal-score = Score
terminal-you = You
terminal-kept = The game is kept in { $file }
terminal-resume = Play on: { $command }
label-winners = Won by
