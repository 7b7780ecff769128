"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS).

A bid sheet is filled in position by position: `bid(chips)` writes the bid of the next position, `back` returns to the
one before, `commit` hands it in when it is full. So every bid that can be paid is one of 256 actions, a sheet may be
changed as often as its owner likes, and random play ends: a step forward is never less likely than a step back.
"""

from enum import IntEnum

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import Events, arg
from spielwerk.games.genies.state import CARDS, DISCIPLINES, GENIUSES, MOST_CHIPS

ACTIONS = Space.of(
    ("bid", Param("chips", MOST_CHIPS + 1)),
    ("back",),
    ("commit",),
    ("focus", Param("discipline", DISCIPLINES, "discipline")),
    ("honour", Param("genius", GENIUSES, "genius")),
    ("use",),
    ("hold",),
)
BID = ACTIONS.first("bid")
BACK = ACTIONS.first("back")
COMMIT = ACTIONS.first("commit")
FOCUS = ACTIONS.first("focus")
HONOUR = ACTIONS.first("honour")
USE = ACTIONS.first("use")
HOLD = ACTIONS.first("hold")

OUTCOMES = Space.of(("deal", Param("card", CARDS, "card")), ("turn_up", Param("genius", GENIUSES, "genius")))
DEAL = OUTCOMES.first("deal")
TURN_UP = OUTCOMES.first("turn_up")


class Event(IntEnum):
    """What the log can say."""

    ROUND = 0
    CARDS_DEALT = 1
    DEALT = 2
    INCOME = 3
    GAINED = 4
    PLAYED = 5
    FOCUSED = 6
    TURNED_UP = 7
    CANNOT_BID = 8
    COMMITTED = 9
    BIDS_REVEALED = 10
    BID = 11
    VOID_BID = 12
    STALEMATE = 13
    NO_BID = 14
    OVERTOOK = 15
    CHEAPER = 16
    AWARDED = 17
    HIRED = 18
    REFUNDED = 19
    HELD_BACK = 20
    DISCARDED = 21
    CARRIED = 22
    REMOVED = 23
    SCORING = 24
    HONOURED = 25
    DISCIPLINE = 26
    STRENGTH = 27
    TIE_GENIUSES = 28
    TIE_BEST = 29
    TIE_ACTION_STARS = 30
    TIE_REMAINS = 31
    PLACED = 32
    FOCUS_SCORED = 33
    BONUS = 34
    LOST = 35
    WON = 36


_CARD = arg("card", "card")
_GENIUS = arg("genius", "genius")
_POSITION = arg("position", "position")
_DISCIPLINE = arg("discipline", "discipline")
_CHIPS = arg("chips")

EVENTS = Events.of(
    {
        Event.ROUND: (arg("number"), arg("phase", "phase")),
        Event.CARDS_DEALT: (arg("cards"),),
        Event.DEALT: (_CARD,),
        Event.INCOME: (_CHIPS,),
        Event.GAINED: (_CARD, _CHIPS),
        Event.PLAYED: (_CARD,),
        Event.FOCUSED: (_DISCIPLINE,),
        Event.TURNED_UP: (_GENIUS, _POSITION),
        Event.CANNOT_BID: (),
        Event.COMMITTED: (),
        Event.BIDS_REVEALED: (),
        Event.BID: (_POSITION, _CHIPS),
        Event.VOID_BID: (_POSITION, _CHIPS, arg("left")),
        Event.STALEMATE: (_POSITION, _CHIPS),
        Event.NO_BID: (_POSITION,),
        Event.OVERTOOK: (_CARD, _POSITION),
        Event.CHEAPER: (_CARD, arg("price"), arg("bid")),
        Event.AWARDED: (_POSITION, arg("price"), arg("left")),
        Event.HIRED: (_GENIUS,),
        Event.REFUNDED: (_CARD, _CHIPS, arg("left")),
        Event.HELD_BACK: (_CARD,),
        Event.DISCARDED: (_CARD,),
        Event.CARRIED: (_GENIUS, _POSITION),
        Event.REMOVED: (_GENIUS,),
        Event.SCORING: (arg("phase", "phase"),),
        Event.HONOURED: (_CARD, _GENIUS, arg("stars")),
        Event.DISCIPLINE: (_DISCIPLINE, arg("first"), arg("second")),
        Event.STRENGTH: (_DISCIPLINE, arg("stars"), arg("geniuses")),
        Event.TIE_GENIUSES: (_DISCIPLINE, arg("geniuses")),
        Event.TIE_BEST: (_DISCIPLINE, arg("stars")),
        Event.TIE_ACTION_STARS: (_DISCIPLINE, arg("stars")),
        Event.TIE_REMAINS: (_DISCIPLINE,),
        Event.PLACED: (_DISCIPLINE, arg("place"), arg("points")),
        Event.FOCUS_SCORED: (_DISCIPLINE, arg("place"), arg("points")),
        Event.BONUS: (_CARD, arg("count"), arg("points")),
        Event.LOST: (_CARD,),
        Event.WON: (arg("points"),),
    }
)
