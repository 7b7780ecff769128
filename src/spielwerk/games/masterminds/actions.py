"""What can be chosen (ACTIONS), what chance can bring (OUTCOMES) and what is told (EVENTS)."""

from enum import IntEnum

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import Events, arg
from spielwerk.games.masterminds.state import AGENTS, BUILDINGS, CITIES, EFFECTS, MACHINES, MISSIONS, SEATS, SECTIONS

_MACHINE = Param("machine", MACHINES, "machine")
_AGENT = Param("agent", AGENTS, "agent")
_CITY = Param("city", CITIES, "city")
_MISSION = Param("mission", MISSIONS, "mission")

ACTIONS = Space.of(
    ("decline",),
    ("machine", _MACHINE),
    ("supply",),
    ("recycle", _AGENT),
    ("place", _CITY),
    ("send", _AGENT),
    ("resolve", _CITY),
    ("end_turn",),
    ("extra_turn",),
    ("heist",),
    ("spoils_first",),
    ("ability_first",),
    ("build", Param("section", MACHINES * SECTIONS, "section")),
    ("claim", _MISSION),
    ("steal", Param("building", BUILDINGS, "building")),
    ("use",),
    ("copy", _AGENT),
    ("collect", _CITY),
    ("under", _CITY),
    ("choose", Param("effect", EFFECTS, "effect")),
)
DECLINE = ACTIONS.first("decline")
MACHINE = ACTIONS.first("machine")
SUPPLY = ACTIONS.first("supply")
RECYCLE = ACTIONS.first("recycle")
PLACE = ACTIONS.first("place")
SEND = ACTIONS.first("send")
RESOLVE = ACTIONS.first("resolve")
END_TURN = ACTIONS.first("end_turn")
EXTRA_TURN = ACTIONS.first("extra_turn")
HEIST = ACTIONS.first("heist")
SPOILS_FIRST = ACTIONS.first("spoils_first")
ABILITY_FIRST = ACTIONS.first("ability_first")
BUILD = ACTIONS.first("build")
CLAIM = ACTIONS.first("claim")
STEAL = ACTIONS.first("steal")
USE = ACTIONS.first("use")
COPY = ACTIONS.first("copy")
COLLECT = ACTIONS.first("collect")
UNDER = ACTIONS.first("under")
CHOOSE = ACTIONS.first("choose")

OUTCOMES = Space.of(
    ("begin", Param("seat", SEATS, "seat")),
    ("deal_machine", _MACHINE),
    ("reveal", _MISSION),
    ("draw", _AGENT),
)
BEGIN = OUTCOMES.first("begin")
DEAL_MACHINE = OUTCOMES.first("deal_machine")
REVEAL = OUTCOMES.first("reveal")
DRAW = OUTCOMES.first("draw")


class Event(IntEnum):
    """What the log can say."""

    FIRST_PLAYER = 0
    MACHINE_TAKEN = 1
    MISSION_REVEALED = 2
    DREW = 3
    TURN = 4
    RECYCLED = 5
    EXTRA_TURN = 6
    HEIST = 7
    PLACED = 8
    PLACED_UNDER = 9
    SENT = 10
    FORCED = 11
    RESHUFFLED = 12
    RESOLVING = 13
    AGENT = 14
    BLOCKED = 15
    SPOILS = 16
    PART = 17
    NO_SPACE = 18
    SECTION = 19
    FIREPOWER = 20
    SCIENTIST = 21
    NO_SCIENTIST = 22
    CODEX = 23
    NO_CODEX = 24
    CODEX_TURNED = 25
    FREE_CHOICE = 26
    CHAOS = 27
    UNLOCKED = 28
    LAB_SPACE = 29
    CODEX_SIDE_TWO = 30
    TOO_WEAK = 31
    NOTHING_TO_STEAL = 32
    STOLE = 33
    SERVICE_LEVEL = 34
    CLAIMED = 35
    NO_CLAIM = 36
    FUNCTION = 37
    COPIED = 38
    DECLINED = 39
    MACHINE_FINISHED = 40
    SERVICE_READY = 41
    TOO_LONG = 42
    LAST_ROUND = 43
    FINAL = 44
    SCORED_SECTIONS = 45
    SCORED_BUILDINGS = 46
    SCORED_MISSIONS = 47
    SCORED_CHAOS = 48
    SCORED_CODEX = 49
    SCORED = 50


_WHO = arg("agent", "agent")
_WHERE = arg("city", "city")
_OTHER = arg("other", "seat")
_COUNT = arg("count")
_POINTS = arg("points")
_TOTAL = arg("total")

EVENTS = Events.of(
    {
        Event.FIRST_PLAYER: (),
        Event.MACHINE_TAKEN: (arg("machine", "machine"),),
        Event.MISSION_REVEALED: (arg("mission", "mission"), _WHERE),
        Event.DREW: (_WHO,),
        Event.TURN: (arg("number"),),
        Event.RECYCLED: (_WHO, _COUNT),
        Event.EXTRA_TURN: (_COUNT,),
        Event.HEIST: (_COUNT,),
        Event.PLACED: (_WHERE, arg("height")),
        Event.PLACED_UNDER: (_WHERE, _OTHER),
        Event.SENT: (_WHO, _WHERE),
        Event.FORCED: (_WHERE,),
        Event.RESHUFFLED: (_COUNT,),
        Event.RESOLVING: (_WHERE, arg("height")),
        Event.AGENT: (_WHO, _WHERE),
        Event.BLOCKED: (_WHO, _OTHER),
        Event.SPOILS: (_WHERE,),
        Event.PART: (arg("part", "part"), arg("section", "section"), arg("missing")),
        Event.NO_SPACE: (arg("part", "part"),),
        Event.SECTION: (arg("section", "section"), _POINTS, _COUNT),
        Event.FIREPOWER: (_COUNT, _TOTAL),
        Event.SCIENTIST: (_TOTAL, arg("spaces")),
        Event.NO_SCIENTIST: (_TOTAL, arg("spaces")),
        Event.CODEX: (arg("face"), _TOTAL),
        Event.NO_CODEX: (_TOTAL,),
        Event.CODEX_TURNED: (),
        Event.FREE_CHOICE: (),
        Event.CHAOS: (_COUNT, _TOTAL),
        Event.UNLOCKED: (arg("function"),),
        Event.LAB_SPACE: (arg("spaces"),),
        Event.CODEX_SIDE_TWO: (),
        Event.TOO_WEAK: (arg("firepower"), arg("level")),
        Event.NOTHING_TO_STEAL: (_WHERE,),
        Event.STOLE: (arg("building", "building"), _WHERE),
        Event.SERVICE_LEVEL: (arg("level"),),
        Event.CLAIMED: (arg("mission", "mission"), _POINTS, _WHERE),
        Event.NO_CLAIM: (_WHERE,),
        Event.FUNCTION: (arg("function"),),
        Event.COPIED: (_WHO,),
        Event.DECLINED: (),
        Event.MACHINE_FINISHED: (arg("machine", "machine"),),
        Event.SERVICE_READY: (arg("level"),),
        Event.TOO_LONG: (arg("number"),),
        Event.LAST_ROUND: (_COUNT,),
        Event.FINAL: (),
        Event.SCORED_SECTIONS: (_POINTS, _COUNT),
        Event.SCORED_BUILDINGS: (_POINTS, _COUNT),
        Event.SCORED_MISSIONS: (_POINTS, _COUNT),
        Event.SCORED_CHAOS: (_POINTS, _COUNT),
        Event.SCORED_CODEX: (_POINTS, _COUNT),
        Event.SCORED: (_TOTAL, arg("place")),
    }
)
