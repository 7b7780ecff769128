"""What is printed and what lies on the table."""

from enum import IntEnum

from spielwerk.games.nim import GAME

from spielwerk.core.records import record
from spielwerk.core.rules import state_record

MOST = 9


class Task(IntEnum):
    TURN = 0
    POUR = 1
    TAKE = 2


class Ending(IntEnum):
    EMPTY = 1


CONTENT = record([("least", "i1"), ("most", "i1"), ("hand", "i1")])
STATE = state_record(GAME, depth=4, fields=[("stones", "i1"), ("active", "i1"), ("winner", "i1")])
