"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS).

A bid sheet is filled in position by position: `bid(chips)` writes the bid of the next position, `back` returns to the
one before, `commit` hands it in when it is full. So every bid that can be paid is one of 256 actions, a sheet may be
changed as often as its owner likes, and random play ends: a step forward is never less likely than a step back.
"""

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import EventKind, Events, arg
from spielwerk.games.genies.state import CARDS, DISCIPLINES, GENIUSES, MOST_CHIPS

ACTIONS = Space()
BID = ACTIONS.add("bid", Param("chips", MOST_CHIPS + 1))
BACK = ACTIONS.add("back")
COMMIT = ACTIONS.add("commit")
FOCUS = ACTIONS.add("focus", Param("discipline", DISCIPLINES, "discipline"))
HONOUR = ACTIONS.add("honour", Param("genius", GENIUSES, "genius"))
USE = ACTIONS.add("use")
HOLD = ACTIONS.add("hold")

OUTCOMES = Space()
DEAL = OUTCOMES.add("deal", Param("card", CARDS, "card"))
TURN_UP = OUTCOMES.add("turn_up", Param("genius", GENIUSES, "genius"))

_CARD = arg("card", "card")
_GENIUS = arg("genius", "genius")
_POSITION = arg("position", "position")
_DISCIPLINE = arg("discipline", "discipline")
_CHIPS = arg("chips")


class Event(EventKind):
    """What the log can say: the number of an entry, then what it tells."""

    ROUND = 0, arg("number"), arg("phase", "phase")
    CARDS_DEALT = 1, arg("cards")
    DEALT = 2, _CARD
    INCOME = 3, _CHIPS
    GAINED = 4, _CARD, _CHIPS
    PLAYED = 5, _CARD
    FOCUSED = 6, _DISCIPLINE
    TURNED_UP = 7, _GENIUS, _POSITION
    CANNOT_BID = 8
    COMMITTED = 9
    BIDS_REVEALED = 10
    BID = 11, _POSITION, _CHIPS
    VOID_BID = 12, _POSITION, _CHIPS, arg("left")
    STALEMATE = 13, _POSITION, _CHIPS
    NO_BID = 14, _POSITION
    OVERTOOK = 15, _CARD, _POSITION
    CHEAPER = 16, _CARD, arg("price"), arg("bid")
    AWARDED = 17, _POSITION, arg("price"), arg("left")
    HIRED = 18, _GENIUS
    REFUNDED = 19, _CARD, _CHIPS, arg("left")
    HELD_BACK = 20, _CARD
    DISCARDED = 21, _CARD
    CARRIED = 22, _GENIUS, _POSITION
    REMOVED = 23, _GENIUS
    SCORING = 24, arg("phase", "phase")
    HONOURED = 25, _CARD, _GENIUS, arg("stars")
    DISCIPLINE = 26, _DISCIPLINE, arg("first"), arg("second")
    STRENGTH = 27, _DISCIPLINE, arg("stars"), arg("geniuses")
    TIE_GENIUSES = 28, _DISCIPLINE, arg("geniuses")
    TIE_BEST = 29, _DISCIPLINE, arg("stars")
    TIE_ACTION_STARS = 30, _DISCIPLINE, arg("stars")
    TIE_REMAINS = 31, _DISCIPLINE
    PLACED = 32, _DISCIPLINE, arg("place"), arg("points")
    FOCUS_SCORED = 33, _DISCIPLINE, arg("place"), arg("points")
    BONUS = 34, _CARD, arg("count"), arg("points")
    LOST = 35, _CARD
    WON = 36, arg("points")


EVENTS = Events.of(Event)
