"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import EventKind, Events, arg
from spielwerk.games.verlagswelt.state import DICE, KINDS, PROJECTS, SEATS, SIDES

_SEAT = Param("seat", SEATS, "seat")
_DEPARTMENT = Param("department", KINDS, "department")

ACTIONS = Space()
ROLL = ACTIONS.add("roll", Param("dice", DICE, first=1))
KEEP = ACTIONS.add("keep")
REROLL = ACTIONS.add("reroll")
COLLECT = ACTIONS.add("collect", _SEAT)
DECLINE = ACTIONS.add("decline")
SWAP = ACTIONS.add("swap", _SEAT)
TAKE = ACTIONS.add("take", _DEPARTMENT)
GIVE = ACTIONS.add("give", _DEPARTMENT)
PASS = ACTIONS.add("pass")
BUILD = ACTIONS.add("build", Param("department", KINDS, "department", price="cost"))
PROJECT = ACTIONS.add("project", Param("project", PROJECTS, "project", price="cost"))

OUTCOMES = Space()
BEGIN = OUTCOMES.add("begin", _SEAT)
REVEAL = OUTCOMES.add("reveal", _DEPARTMENT)
THROW = OUTCOMES.add("throw", Param("first", SIDES, first=1), Param("second", SIDES + 1))

_KIND = arg("department", "department")
_OTHER = arg("other", "seat")


class Event(EventKind):
    """What the log can say: the number of an entry, then what it tells."""

    FIRST_PLAYER = 0
    REVEALED = 1, _KIND
    TURN = 2, arg("number")
    EXTRA_TURN = 3
    THREW = 4, arg("first"), arg("second"), arg("sum")
    REROLLED = 5
    INCOME = 6, _KIND, arg("coins"), arg("cards")
    PAID = 7, _OTHER, arg("coins"), _KIND
    LAPSED = 8, _OTHER, arg("coins"), _KIND
    SWAPPED = 9, _OTHER, arg("given", "department"), arg("taken", "department")
    SWAP_DECLINED = 10
    TOPPED_UP = 11, arg("coins")
    BUILT = 12, _KIND, arg("price")
    PROJECT_BUILT = 13, arg("project", "project"), arg("price")
    PASSED = 14
    WON = 15, arg("turns")
    ABANDONED = 16, arg("turns")


EVENTS = Events.of(Event)
