# Nim
game-name = Nim
idea = Nehmt reihum einen bis drei Steine; wer den letzten nimmt, gewinnt.
question-take = Wie viele Steine nimmst du?
action-take = { $stones } nehmen
event-poured = { $stones } Steine liegen auf dem Tisch.
event-took = { $seat } nimmt { $stones }, { $left } bleiben.
event-won = { $seat } nimmt den letzten Stein und gewinnt.
ending-empty = der letzte Stein ist genommen
refused-too-many = nimm 1 bis { $most }
label-active = am Zug
label-stones = Steine
label-question = Frage
level-1 = Kiesel
level-2 = Stein
level-3 = Felsen
level-4 = Berg
