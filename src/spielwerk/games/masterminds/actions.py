"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import EventKind, Events, arg
from spielwerk.games.masterminds.state import AGENTS, BUILDINGS, CITIES, EFFECTS, MACHINES, MISSIONS, SEATS, SECTIONS

_MACHINE = Param("machine", MACHINES, "machine")
_AGENT = Param("agent", AGENTS, "agent")
_CITY = Param("city", CITIES, "city")
_MISSION = Param("mission", MISSIONS, "mission")

ACTIONS = Space()
DECLINE = ACTIONS.add("decline")
MACHINE = ACTIONS.add("machine", _MACHINE)
SUPPLY = ACTIONS.add("supply")
RECYCLE = ACTIONS.add("recycle", _AGENT)
PLACE = ACTIONS.add("place", _CITY)
SEND = ACTIONS.add("send", _AGENT)
RESOLVE = ACTIONS.add("resolve", _CITY)
END_TURN = ACTIONS.add("end_turn")
EXTRA_TURN = ACTIONS.add("extra_turn")
HEIST = ACTIONS.add("heist")
SPOILS_FIRST = ACTIONS.add("spoils_first")
ABILITY_FIRST = ACTIONS.add("ability_first")
BUILD = ACTIONS.add("build", Param("section", MACHINES * SECTIONS, "section"))
CLAIM = ACTIONS.add("claim", _MISSION)
STEAL = ACTIONS.add("steal", Param("building", BUILDINGS, "building"))
USE = ACTIONS.add("use")
COPY = ACTIONS.add("copy", _AGENT)
COLLECT = ACTIONS.add("collect", _CITY)
UNDER = ACTIONS.add("under", _CITY)
CHOOSE = ACTIONS.add("choose", Param("effect", EFFECTS, "effect"))

OUTCOMES = Space()
BEGIN = OUTCOMES.add("begin", Param("seat", SEATS, "seat"))
DEAL_MACHINE = OUTCOMES.add("deal_machine", _MACHINE)
REVEAL = OUTCOMES.add("reveal", _MISSION)
DRAW = OUTCOMES.add("draw", _AGENT)

_WHO = arg("agent", "agent")
_WHERE = arg("city", "city")
_OTHER = arg("other", "seat")
_COUNT = arg("count")
_POINTS = arg("points")
_TOTAL = arg("total")


class Event(EventKind):
    """What the log can say: the number of an entry, then what it tells."""

    FIRST_PLAYER = 0
    MACHINE_TAKEN = 1, arg("machine", "machine")
    MISSION_REVEALED = 2, arg("mission", "mission"), _WHERE
    DREW = 3, _WHO
    TURN = 4, arg("number")
    RECYCLED = 5, _WHO, _COUNT
    EXTRA_TURN = 6, _COUNT
    HEIST = 7, _COUNT
    PLACED = 8, _WHERE, arg("height")
    PLACED_UNDER = 9, _WHERE, _OTHER
    SENT = 10, _WHO, _WHERE
    FORCED = 11, _WHERE
    RESHUFFLED = 12, _COUNT
    RESOLVING = 13, _WHERE, arg("height")
    AGENT = 14, _WHO, _WHERE
    BLOCKED = 15, _WHO, _OTHER
    SPOILS = 16, _WHERE
    PART = 17, arg("part", "part"), arg("section", "section"), arg("missing")
    NO_SPACE = 18, arg("part", "part")
    SECTION = 19, arg("section", "section"), _POINTS, _COUNT
    FIREPOWER = 20, _COUNT, _TOTAL
    SCIENTIST = 21, _TOTAL, arg("spaces")
    NO_SCIENTIST = 22, _TOTAL, arg("spaces")
    CODEX = 23, arg("face"), _TOTAL
    NO_CODEX = 24, _TOTAL
    CODEX_TURNED = 25
    FREE_CHOICE = 26
    CHAOS = 27, _COUNT, _TOTAL
    UNLOCKED = 28, arg("function")
    LAB_SPACE = 29, arg("spaces")
    CODEX_SIDE_TWO = 30
    TOO_WEAK = 31, arg("firepower"), arg("level")
    NOTHING_TO_STEAL = 32, _WHERE
    STOLE = 33, arg("building", "building"), _WHERE
    SERVICE_LEVEL = 34, arg("level")
    CLAIMED = 35, arg("mission", "mission"), _POINTS, _WHERE
    NO_CLAIM = 36, _WHERE
    FUNCTION = 37, arg("function")
    COPIED = 38, _WHO
    DECLINED = 39
    MACHINE_FINISHED = 40, arg("machine", "machine")
    SERVICE_READY = 41, arg("level")
    TOO_LONG = 42, arg("number")
    LAST_ROUND = 43, _COUNT
    FINAL = 44
    SCORED_SECTIONS = 45, _POINTS, _COUNT
    SCORED_BUILDINGS = 46, _POINTS, _COUNT
    SCORED_MISSIONS = 47, _POINTS, _COUNT
    SCORED_CHAOS = 48, _POINTS, _COUNT
    SCORED_CODEX = 49, _POINTS, _COUNT
    SCORED = 50, _TOTAL, arg("place")


EVENTS = Events.of(Event)
