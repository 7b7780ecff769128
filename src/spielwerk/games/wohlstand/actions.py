"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from enum import IntEnum

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import Events, arg
from spielwerk.games.wohlstand.state import MOST_VISIBLE, SEATS, SPACES, TILES, TRACKS

_TILE = Param("tile", TILES, "tile")

ACTIONS = Space.of(
    ("income",),
    ("clean_up",),
    ("research", Param("track", TRACKS, "track")),
    ("buy", _TILE),
    ("place", Param("space", SPACES, "space")),
    ("pay", Param("points", MOST_VISIBLE + 1)),
    ("split", Param("steps", MOST_VISIBLE + 1)),
)
INCOME = ACTIONS.first("income")
CLEAN_UP = ACTIONS.first("clean_up")
RESEARCH = ACTIONS.first("research")
BUY = ACTIONS.first("buy")
PLACE = ACTIONS.first("place")
PAY = ACTIONS.first("pay")
SPLIT = ACTIONS.first("split")

OUTCOMES = Space.of(("begin", Param("seat", SEATS, "seat")), ("draw", _TILE))
BEGIN = OUTCOMES.first("begin")
DRAW = OUTCOMES.first("draw")


class Event(IntEnum):
    """What the log can say."""

    FIRST_PLAYER = 0
    DECADE = 1
    TURN = 2
    DREW = 3
    SCORING = 4
    BALANCE = 5
    SYMBOLS = 6
    TRACK_SYMBOLS = 7
    EARNED = 8
    DEFICIT_PAID = 9
    POLLUTED = 10
    CLEANED = 11
    COMPENSATED = 12
    ADVANCED = 13
    STEPS_LOST = 14
    POINTS = 15
    BLOCKED = 16
    DISPLAYED = 17
    INCOME = 18
    BOUGHT = 19
    PLACED = 20
    COVERED = 21
    UNLOCKED = 22
    REMOVED = 23
    BALANCES = 24
    FINAL_SCORING = 25
    EXCHANGED = 26
    LEADS = 27
    LEADS_TIED = 28
    SECOND = 29
    SECOND_TIED = 30
    WON = 31


_SYMBOL = arg("symbol", "symbol")
_TRACK = arg("track", "track")
_TOLD_TILE = arg("tile", "tile")
_SPACE = arg("space", "space")

EVENTS = Events.of(
    {
        Event.FIRST_PLAYER: (),
        Event.DECADE: (arg("decade", "decade"),),
        Event.TURN: (arg("number"),),
        Event.DREW: (_TOLD_TILE, _SYMBOL),
        Event.SCORING: (_SYMBOL,),
        Event.BALANCE: (_SYMBOL, arg("value")),
        Event.SYMBOLS: (_SYMBOL, arg("value")),
        Event.TRACK_SYMBOLS: (_SYMBOL, arg("value"), arg("uncovered")),
        Event.EARNED: (arg("euros"), arg("money")),
        Event.DEFICIT_PAID: (arg("points"), arg("euros"), arg("money")),
        Event.POLLUTED: (arg("discs"), arg("total")),
        Event.CLEANED: (arg("discs"), arg("total")),
        Event.COMPENSATED: (arg("discs"), arg("euros"), arg("money")),
        Event.ADVANCED: (_TRACK, arg("steps"), arg("level")),
        Event.STEPS_LOST: (arg("steps"),),
        Event.POINTS: (arg("points"), arg("score")),
        Event.BLOCKED: (arg("points"), arg("discs")),
        Event.DISPLAYED: (_TOLD_TILE,),
        Event.INCOME: (arg("euros"), arg("money")),
        Event.BOUGHT: (_TOLD_TILE, arg("price"), arg("money")),
        Event.PLACED: (_TOLD_TILE, _SPACE),
        Event.COVERED: (_TOLD_TILE, _SPACE, arg("covered", "tile")),
        Event.UNLOCKED: (_SPACE,),
        Event.REMOVED: (_TOLD_TILE,),
        Event.BALANCES: (arg("energy"), arg("ecology")),
        Event.FINAL_SCORING: (),
        Event.EXCHANGED: (arg("euros"), arg("points"), arg("rest")),
        Event.LEADS: (_TRACK, arg("position")),
        Event.LEADS_TIED: (_TRACK, arg("position")),
        Event.SECOND: (_TRACK, arg("position")),
        Event.SECOND_TIED: (_TRACK, arg("position")),
        Event.WON: (arg("score"), arg("money")),
    }
)
