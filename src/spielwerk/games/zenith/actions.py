"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from enum import IntEnum

from spielwerk.core.action_space import Param, Space
from spielwerk.core.bits import CARDS
from spielwerk.core.events import Events, arg
from spielwerk.games.zenith.state import BONUSES, MOST_OVERHANG, PARTIES, PEOPLES, PLANETS, SEATS, TIERS

_CARD = Param("card", CARDS, "card")
_PLANET = Param("planet", PLANETS, "planet")
_PEOPLE = Param("people", PEOPLES, "people")

ACTIONS = Space.of(
    ("done",),
    ("decline",),
    ("accept",),
    ("tier", Param("tier", TIERS, first=1)),
    ("option", Param("option", TIERS, first=1)),
    ("first", Param("seat", SEATS, "seat")),
    ("planet", _PLANET),
    ("row", Param("from", PLANETS + MOST_OVERHANG, first=1 - MOST_OVERHANG)),
    ("people", _PEOPLE),
    ("planet_token", _PLANET),
    ("people_token", _PEOPLE),
    ("card", _CARD),
    ("recruit", _CARD),
    ("develop", _CARD),
    ("lead", _CARD),
)
DONE = ACTIONS.first("done")
DECLINE = ACTIONS.first("decline")
ACCEPT = ACTIONS.first("accept")
TIER = ACTIONS.first("tier")
OPTION = ACTIONS.first("option")
FIRST = ACTIONS.first("first")
PLANET = ACTIONS.first("planet")
ROW = ACTIONS.first("row")
PEOPLE = ACTIONS.first("people")
TOKEN_PLACE = ACTIONS.first("planet_token")
"""The first of eight places: planets, then peoples."""
CARD = ACTIONS.first("card")
RECRUIT = ACTIONS.first("recruit")
DEVELOP = ACTIONS.first("develop")
LEAD = ACTIONS.first("lead")

OUTCOMES = Space.of(
    ("begin", Param("party", PARTIES)),
    ("side", Param("side", 2)),
    ("token", Param("bonus", BONUSES, "bonus")),
    ("draw", _CARD),
)
BEGIN = OUTCOMES.first("begin")
SIDE = OUTCOMES.first("side")
TOKEN = OUTCOMES.first("token")
DRAW = OUTCOMES.first("draw")


class Event(IntEnum):
    """What the log can say."""

    FIRST_PARTY = 0
    SIDE_LAID = 1
    PLANET_TOKEN_LAID = 2
    PEOPLE_TOKEN_LAID = 3
    MULLIGANED = 4
    TURN = 5
    PLAYS_FIRST = 6
    NO_CARD = 7
    RECRUITED = 8
    DEVELOPED = 9
    LED = 10
    DISCARDED = 11
    LEVEL_REACHED = 12
    ROW_PRIZE = 13
    INFLUENCE = 14
    INFLUENCE_LOST = 15
    RECENTERED = 16
    DISC_WON = 17
    TOKEN_TAKEN = 18
    TOKENS_SHUFFLED = 19
    GAINED = 20
    PAID = 21
    TOOK = 22
    GAVE = 23
    BADGE_TAKEN = 24
    BADGE_KEPT = 25
    BADGE_GIVEN = 26
    MOBILISED = 27
    TRANSFERRED = 28
    EXILED = 29
    DECLINED = 30
    PASSED = 31
    PASSED_CARD = 32
    DREW_CARD = 33
    REFILLED = 34
    RESHUFFLED = 35
    NEW_DISC = 36
    WON = 37
    EXHAUSTED = 38
    DRAWN = 39


_CARD_ARG = arg("card", "card")
_PLANET_ARG = arg("planet", "planet")
_PEOPLE_ARG = arg("people", "people")
_BONUS_ARG = arg("bonus", "bonus")
_OTHER = arg("other", "seat")
_WHAT = arg("what")

EVENTS = Events.of(
    {
        Event.FIRST_PARTY: (),
        Event.SIDE_LAID: (arg("side", "tech_side"),),
        Event.PLANET_TOKEN_LAID: (_PLANET_ARG, _BONUS_ARG),
        Event.PEOPLE_TOKEN_LAID: (_PEOPLE_ARG, _BONUS_ARG),
        Event.MULLIGANED: (arg("cards"),),
        Event.TURN: (arg("number"),),
        Event.PLAYS_FIRST: (),
        Event.NO_CARD: (),
        Event.RECRUITED: (_CARD_ARG, _PLANET_ARG, arg("price")),
        Event.DEVELOPED: (_CARD_ARG,),
        Event.LED: (_CARD_ARG,),
        Event.DISCARDED: (_CARD_ARG,),
        Event.LEVEL_REACHED: (_PEOPLE_ARG, arg("level"), arg("price")),
        Event.ROW_PRIZE: (arg("level"),),
        Event.INFLUENCE: (_PLANET_ARG, arg("influence"), arg("position")),
        Event.INFLUENCE_LOST: (_PLANET_ARG, arg("influence")),
        Event.RECENTERED: (_PLANET_ARG,),
        Event.DISC_WON: (_PLANET_ARG, arg("discs")),
        Event.TOKEN_TAKEN: (_BONUS_ARG,),
        Event.TOKENS_SHUFFLED: (arg("tokens"),),
        Event.GAINED: (_WHAT, arg("amount")),
        Event.PAID: (_WHAT, arg("amount")),
        Event.TOOK: (_WHAT, arg("amount"), _OTHER),
        Event.GAVE: (_WHAT, arg("amount"), _OTHER),
        Event.BADGE_TAKEN: (arg("side"),),
        Event.BADGE_KEPT: (),
        Event.BADGE_GIVEN: (_OTHER,),
        Event.MOBILISED: (_CARD_ARG, _PLANET_ARG),
        Event.TRANSFERRED: (_CARD_ARG, _PLANET_ARG, _OTHER),
        Event.EXILED: (_CARD_ARG, _PLANET_ARG, _OTHER),
        Event.DECLINED: (),
        Event.PASSED: (_OTHER,),
        Event.PASSED_CARD: (_CARD_ARG, _OTHER),
        Event.DREW_CARD: (_CARD_ARG,),
        Event.REFILLED: (arg("cards"), arg("hand")),
        Event.RESHUFFLED: (arg("cards"),),
        Event.NEW_DISC: (_PLANET_ARG,),
        Event.WON: (arg("discs"), arg("turns")),
        Event.EXHAUSTED: (arg("discs"), arg("turns")),
        Event.DRAWN: (arg("turns"),),
    }
)
