# Nim
game-name = Nim
idea = Take one to three stones in turn; the last one wins.
question-take = How many stones do you take?
action-take = take { $stones }
event-poured = { $stones } stones lie on the table.
event-took = { $seat } takes { $stones }, { $left } are left.
event-won = { $seat } takes the last stone and wins.
ending-empty = the last stone is taken
refused-too-many = take 1 to { $most }
label-active = to move
label-stones = stones
label-question = question
level-1 = Pebble
level-2 = Stone
level-3 = Boulder
level-4 = Mountain
