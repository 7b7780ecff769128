"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from enum import IntEnum

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import Events, arg
from spielwerk.games.verlagswelt.state import DICE, KINDS, PROJECTS, SEATS, SIDES

_SEAT = Param("seat", SEATS, "seat")
_DEPARTMENT = Param("department", KINDS, "department")

ACTIONS = Space.of(
    ("roll", Param("dice", DICE, first=1)),
    ("keep",),
    ("reroll",),
    ("collect", _SEAT),
    ("decline",),
    ("swap", _SEAT),
    ("take", _DEPARTMENT),
    ("give", _DEPARTMENT),
    ("pass",),
    ("build", Param("department", KINDS, "department", price="cost")),
    ("project", Param("project", PROJECTS, "project", price="cost")),
)
ROLL = ACTIONS.first("roll")
KEEP = ACTIONS.first("keep")
REROLL = ACTIONS.first("reroll")
COLLECT = ACTIONS.first("collect")
DECLINE = ACTIONS.first("decline")
SWAP = ACTIONS.first("swap")
TAKE = ACTIONS.first("take")
GIVE = ACTIONS.first("give")
PASS = ACTIONS.first("pass")
BUILD = ACTIONS.first("build")
PROJECT = ACTIONS.first("project")

OUTCOMES = Space.of(
    ("begin", _SEAT),
    ("reveal", _DEPARTMENT),
    ("throw", Param("first", SIDES, first=1), Param("second", SIDES + 1)),
)
BEGIN = OUTCOMES.first("begin")
REVEAL = OUTCOMES.first("reveal")
THROW = OUTCOMES.first("throw")


class Event(IntEnum):
    """What the log can say."""

    FIRST_PLAYER = 0
    REVEALED = 1
    TURN = 2
    EXTRA_TURN = 3
    THREW = 4
    REROLLED = 5
    INCOME = 6
    PAID = 7
    LAPSED = 8
    SWAPPED = 9
    SWAP_DECLINED = 10
    TOPPED_UP = 11
    BUILT = 12
    PROJECT_BUILT = 13
    PASSED = 14
    WON = 15
    ABANDONED = 16


_KIND = arg("department", "department")
_OTHER = arg("other", "seat")

EVENTS = Events.of(
    {
        Event.FIRST_PLAYER: (),
        Event.REVEALED: (_KIND,),
        Event.TURN: (arg("number"),),
        Event.EXTRA_TURN: (),
        Event.THREW: (arg("first"), arg("second"), arg("sum")),
        Event.REROLLED: (),
        Event.INCOME: (_KIND, arg("coins"), arg("cards")),
        Event.PAID: (_OTHER, arg("coins"), _KIND),
        Event.LAPSED: (_OTHER, arg("coins"), _KIND),
        Event.SWAPPED: (_OTHER, arg("given", "department"), arg("taken", "department")),
        Event.SWAP_DECLINED: (),
        Event.TOPPED_UP: (arg("coins"),),
        Event.BUILT: (_KIND, arg("price")),
        Event.PROJECT_BUILT: (arg("project", "project"), arg("price")),
        Event.PASSED: (),
        Event.WON: (arg("turns"),),
        Event.ABANDONED: (arg("turns"),),
    }
)
