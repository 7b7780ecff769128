"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import EventKind, Events, arg
from spielwerk.games.wohlstand.state import MOST_VISIBLE, SEATS, SPACES, TILES, TRACKS

_TILE = Param("tile", TILES, "tile")

ACTIONS = Space()
INCOME = ACTIONS.add("income")
CLEAN_UP = ACTIONS.add("clean_up")
RESEARCH = ACTIONS.add("research", Param("track", TRACKS, "track"))
BUY = ACTIONS.add("buy", _TILE)
PLACE = ACTIONS.add("place", Param("space", SPACES, "space"))
PAY = ACTIONS.add("pay", Param("points", MOST_VISIBLE + 1))
SPLIT = ACTIONS.add("split", Param("steps", MOST_VISIBLE + 1))

OUTCOMES = Space()
BEGIN = OUTCOMES.add("begin", Param("seat", SEATS, "seat"))
DRAW = OUTCOMES.add("draw", _TILE)

_SYMBOL = arg("symbol", "symbol")
_TRACK = arg("track", "track")
_TOLD_TILE = arg("tile", "tile")
_SPACE = arg("space", "space")


class Event(EventKind):
    """What the log can say: the number of an entry, then what it tells."""

    FIRST_PLAYER = 0
    DECADE = 1, arg("decade", "decade")
    TURN = 2, arg("number")
    DREW = 3, _TOLD_TILE, _SYMBOL
    SCORING = 4, _SYMBOL
    BALANCE = 5, _SYMBOL, arg("value")
    SYMBOLS = 6, _SYMBOL, arg("value")
    TRACK_SYMBOLS = 7, _SYMBOL, arg("value"), arg("uncovered")
    EARNED = 8, arg("euros"), arg("money")
    DEFICIT_PAID = 9, arg("points"), arg("euros"), arg("money")
    POLLUTED = 10, arg("discs"), arg("total")
    CLEANED = 11, arg("discs"), arg("total")
    COMPENSATED = 12, arg("discs"), arg("euros"), arg("money")
    ADVANCED = 13, _TRACK, arg("steps"), arg("level")
    STEPS_LOST = 14, arg("steps")
    POINTS = 15, arg("points"), arg("score")
    BLOCKED = 16, arg("points"), arg("discs")
    DISPLAYED = 17, _TOLD_TILE
    INCOME = 18, arg("euros"), arg("money")
    BOUGHT = 19, _TOLD_TILE, arg("price"), arg("money")
    PLACED = 20, _TOLD_TILE, _SPACE
    COVERED = 21, _TOLD_TILE, _SPACE, arg("covered", "tile")
    UNLOCKED = 22, _SPACE
    REMOVED = 23, _TOLD_TILE
    BALANCES = 24, arg("energy"), arg("ecology")
    FINAL_SCORING = 25
    EXCHANGED = 26, arg("euros"), arg("points"), arg("rest")
    LEADS = 27, _TRACK, arg("position")
    LEADS_TIED = 28, _TRACK, arg("position")
    SECOND = 29, _TRACK, arg("position")
    SECOND_TIED = 30, _TRACK, arg("position")
    WON = 31, arg("score"), arg("money")


EVENTS = Events.of(Event)
