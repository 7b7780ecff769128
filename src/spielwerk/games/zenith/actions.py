"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from spielwerk.core.action_space import Param, Space
from spielwerk.core.bits import CARDS
from spielwerk.core.events import EventKind, Events, arg
from spielwerk.games.zenith.state import BONUSES, MOST_OVERHANG, PARTIES, PEOPLES, PLANETS, SEATS, TIERS

_CARD = Param("card", CARDS, "card")
_PLANET = Param("planet", PLANETS, "planet")
_PEOPLE = Param("people", PEOPLES, "people")

ACTIONS = Space()
DONE = ACTIONS.add("done")
DECLINE = ACTIONS.add("decline")
ACCEPT = ACTIONS.add("accept")
TIER = ACTIONS.add("tier", Param("tier", TIERS, first=1))
OPTION = ACTIONS.add("option", Param("option", TIERS, first=1))
FIRST = ACTIONS.add("first", Param("seat", SEATS, "seat"))
PLANET = ACTIONS.add("planet", _PLANET)
ROW = ACTIONS.add("row", Param("from", PLANETS + MOST_OVERHANG, first=1 - MOST_OVERHANG))
PEOPLE = ACTIONS.add("people", _PEOPLE)
TOKEN_PLACE = ACTIONS.add("planet_token", _PLANET)
"""The first of eight places: planets, then peoples."""
ACTIONS.add("people_token", _PEOPLE)
CARD = ACTIONS.add("card", _CARD)
RECRUIT = ACTIONS.add("recruit", _CARD)
DEVELOP = ACTIONS.add("develop", _CARD)
LEAD = ACTIONS.add("lead", _CARD)

OUTCOMES = Space()
BEGIN = OUTCOMES.add("begin", Param("party", PARTIES))
SIDE = OUTCOMES.add("side", Param("side", 2))
TOKEN = OUTCOMES.add("token", Param("bonus", BONUSES, "bonus"))
DRAW = OUTCOMES.add("draw", _CARD)

_CARD_ARG = arg("card", "card")
_PLANET_ARG = arg("planet", "planet")
_PEOPLE_ARG = arg("people", "people")
_BONUS_ARG = arg("bonus", "bonus")
_OTHER = arg("other", "seat")
_WHAT = arg("what")


class Event(EventKind):
    """What the log can say: the number of an entry, then what it tells."""

    FIRST_PARTY = 0
    SIDE_LAID = 1, arg("side", "tech_side")
    PLANET_TOKEN_LAID = 2, _PLANET_ARG, _BONUS_ARG
    PEOPLE_TOKEN_LAID = 3, _PEOPLE_ARG, _BONUS_ARG
    MULLIGANED = 4, arg("cards")
    TURN = 5, arg("number")
    PLAYS_FIRST = 6
    NO_CARD = 7
    RECRUITED = 8, _CARD_ARG, _PLANET_ARG, arg("price")
    DEVELOPED = 9, _CARD_ARG
    LED = 10, _CARD_ARG
    DISCARDED = 11, _CARD_ARG
    LEVEL_REACHED = 12, _PEOPLE_ARG, arg("level"), arg("price")
    ROW_PRIZE = 13, arg("level")
    INFLUENCE = 14, _PLANET_ARG, arg("influence"), arg("position")
    INFLUENCE_LOST = 15, _PLANET_ARG, arg("influence")
    RECENTERED = 16, _PLANET_ARG
    DISC_WON = 17, _PLANET_ARG, arg("discs")
    TOKEN_TAKEN = 18, _BONUS_ARG
    TOKENS_SHUFFLED = 19, arg("tokens")
    GAINED = 20, _WHAT, arg("amount")
    PAID = 21, _WHAT, arg("amount")
    TOOK = 22, _WHAT, arg("amount"), _OTHER
    GAVE = 23, _WHAT, arg("amount"), _OTHER
    BADGE_TAKEN = 24, arg("side")
    BADGE_KEPT = 25
    BADGE_GIVEN = 26, _OTHER
    MOBILISED = 27, _CARD_ARG, _PLANET_ARG
    TRANSFERRED = 28, _CARD_ARG, _PLANET_ARG, _OTHER
    EXILED = 29, _CARD_ARG, _PLANET_ARG, _OTHER
    DECLINED = 30
    PASSED = 31, _OTHER
    PASSED_CARD = 32, _CARD_ARG, _OTHER
    DREW_CARD = 33, _CARD_ARG
    REFILLED = 34, arg("cards"), arg("hand")
    RESHUFFLED = 35, arg("cards")
    NEW_DISC = 36, _PLANET_ARG
    WON = 37, arg("discs"), arg("turns")
    EXHAUSTED = 38, arg("discs"), arg("turns")
    DRAWN = 39, arg("turns")


EVENTS = Events.of(Event)
