"""Records of Victorian Masterminds: what is printed (CONTENT) and what lies on the table (STATE)."""

from enum import IntEnum

from spielwerk.core.records import record
from spielwerk.core.rules import state_record
from spielwerk.games.masterminds import GAME

SEATS = 4
CITIES = 5
AGENTS = 5  # of each player, all different
PARTS = 2
SYMBOLS = 4
BUILDING_TYPES = 4
BUILDINGS = 20
MISSIONS = 24
NEEDS = 2  # requirements at most, on one mission
MACHINES = 6
SECTIONS = 8  # of one machine
FUNCTIONS = 3  # of one machine
EFFECTS = 4  # that a `choose` may offer
CODEX_FACES = 2
STACK = 3  # agents at most, in one city
OPERATIONS = 224  # at most, in the whole content
AGENDA = 24  # tasks at once: a stack under way with a machine in it, four draws, five missions
MAX_TURNS = 2000  # guard against tables that never finish (M:A-38)

NOBODY = -1
"""No seat, no agent, no city, no building, no mission."""

UNKNOWN = -2
"""In a hidden state: an agent that lies face down."""

FACE_UP = 0
"""Batch of an agent whose whereabouts everybody knows; supplies are numbered from 1 with every shuffle."""


class Op(IntEnum):
    """What effects are made of; see content.toml for what each one does."""

    GAIN_PART = 0  # a = part
    GAIN_FIREPOWER = 1  # a = how much
    GAIN_SCIENTIST = 2
    GAIN_CODEX = 3
    GAIN_CHAOS = 4  # a = how many
    FLIP_CODEX = 5
    GAIN_SPOILS = 6  # a = whose, see Whose
    STEAL = 7  # a = see Where, b = compare firepower
    ALERT = 8
    REPEAT_REWARD = 9
    FULFIL_MISSION = 10  # a = see Where
    BLOCK_NEXT = 11
    MACHINE = 12
    COPY_AGENT = 13  # a = agents, one bit each
    PLACE_UNDER = 14
    CHOOSE = 15  # a = effects, one bit each
    UNLOCK = 16  # a = function
    LAB_SPACE = 17  # a = how many
    CODEX_SIDE_TWO = 18


LAST_GAIN = Op.FLIP_CODEX
"""Operations up to this one are gains: they look at nothing but the owner's own sheet."""


class Whose(IntEnum):
    """Which city's spoils are meant."""

    HERE = 0
    OTHER_OWN = 1
    SAME_AGAIN = 2
    STOLEN_FROM = 3


class Where(IntEnum):
    HERE = 0
    ANY = 1


class When(IntEnum):
    """On what an operation depends."""

    ALWAYS = 0
    PLACED_UNDER_OWN = 1


class What(IntEnum):
    """What a mission may ask for."""

    BUILDINGS = 0
    BUILDING = 1  # a = type
    SCIENTISTS = 2
    CODEX = 3
    FIREPOWER = 4
    SECTIONS = 5
    SYMBOL = 6  # a = symbol
    DISTINCT_SYMBOLS = 7


class MachineAssignment(IntEnum):
    RANDOM = 0
    CHOICE = 1


class StackLimit(IntEnum):
    """With two players (M:A-01)."""

    THREE = 0
    TWO = 1


class Science(IntEnum):
    """The three things scientists can be spent on (M-75)."""

    RECYCLE = 0
    EXTRA_TURN = 1
    HEIST = 2


class Ending(IntEnum):
    FINISHED = 1


class Phase(IntEnum):
    """The parts of a turn, in order."""

    BEGIN = 0
    SCIENCE = 1
    END = 2


class Task(IntEnum):
    """What the agenda may hold: procedures, then chance, then decisions."""

    TURN = 0  # a = the phase that comes next
    FINAL = 1  # a = how many cities are done
    RESOLVE = 2
    SPOILS = 3
    ABILITY = 4  # a = agent
    DISCARD = 5  # a = agent
    RUN = 6  # a, b = first operation, end of the list
    MACHINE = 7  # a = the function that comes next
    FIRST_PLAYER = 8
    DEAL_MACHINE = 9  # a = seat
    DEAL_MISSION = 10  # a = city
    DRAW = 11  # a = seat
    CHOOSE_MACHINE = 12
    CHOOSE_RECYCLE = 13
    CHOOSE_CITY = 14  # a = the recycled agent, or NOBODY
    CHOOSE_AGENT = 15  # a = city, b = under the agent there
    CHOOSE_STACK = 16
    CHOOSE_SCIENCE = 17
    CHOOSE_ORDER = 18  # a = agent
    CHOOSE_SECTION = 19  # a = part
    CHOOSE_MISSION = 20  # a = city, or NOBODY for any
    CHOOSE_BUILDING = 21  # likewise
    CHOOSE_FUNCTION = 22  # a = function
    CHOOSE_COPY = 23  # a = agents, one bit each
    CHOOSE_SPOILS = 24
    CHOOSE_UNDER = 25
    CHOOSE_EFFECT = 26  # a = effects, one bit each


FIRST_DECISION = Task.CHOOSE_MACHINE

# --- what is printed -------------------------------------------------------------------------------------------

OPERATION = record([("op", "i1"), ("when", "i1"), ("a", "i1"), ("b", "i1")])
LIST = record([("first", "i2"), ("end", "i2")])  # operations of one effect
BUILDING = record([("city", "i1"), ("type", "i1")])
AGENT = record(
    [
        ("ability", LIST),
        ("optional", "i1"),
        ("order_matters", "i1"),  # whether spoils or ability come first can make a difference
    ]
)
FUNCTION = record(
    [
        ("ops", LIST),
        ("replaces", "i1"),  # a function, or NOBODY
        ("asks", "i1"),  # its first operation asks the owner, who can decline there
    ]
)
MACHINE_BOARD = record(
    [
        ("lab_start", "i1"),
        ("functions", FUNCTION, (FUNCTIONS,)),
        ("symbols", "i2", (SYMBOLS,)),  # sections that show the symbol, one bit each
    ]
)
SECTION = record([("spaces", "i1", (PARTS,)), ("points", "i1"), ("bonus", LIST)])
NEED = record([("what", "i1"), ("a", "i1"), ("n", "i1")])
MISSION = record([("points", "i1"), ("need_count", "i1"), ("needs", NEED, (NEEDS,))])
CONTENT = record(
    [
        ("ops", OPERATION, (OPERATIONS,)),
        ("spoils", LIST, (CITIES,)),
        ("rewards", LIST, (BUILDING_TYPES,)),
        ("effects", LIST, (EFFECTS,)),
        ("heist", LIST),
        ("buildings", BUILDING, (BUILDINGS,)),
        ("buildings_in", "i4", (CITIES,)),  # one bit each
        ("buildings_of", "i4", (BUILDING_TYPES,)),  # one bit each
        ("agents", AGENT, (AGENTS,)),
        ("machines", MACHINE_BOARD, (MACHINES,)),
        ("sections", SECTION, (MACHINES * SECTIONS,)),
        ("missions", MISSION, (MISSIONS,)),
        ("machine_count", "i1"),
        ("mission_count", "i1"),
        ("start_missions", "i4"),  # one bit each
        ("parts", "i2"),
        ("scientists", "i1"),
        ("start_scientists", "i1"),
        ("lab_most", "i1"),
        ("library", "i1"),
        ("free_choice_at", "i1"),
        ("stack_limit", "i1"),
        ("two_player_stack_limit", "i1"),
        ("service_start", "i1", (SEATS + 1,)),
        ("firepower_start", "i1"),
        ("track_end", "i1"),
        ("end_level", "i1"),
        ("final_order", "i1", (CITIES,)),
        ("science_cost", "i1", (len(Science),)),
        ("building_points", "i1"),
        ("chaos_points", "i1"),
        ("codex_points", "i1", (CODEX_FACES,)),
    ]
)

# --- what lies on the table ------------------------------------------------------------------------------------

PLACED = record(  # an agent in a stack
    [
        ("owner", "i1"),
        ("agent", "i1"),
        ("batch", "i2"),  # shuffle of the owner's supply from which it came, or FACE_UP if it was recycled
    ]
)
CITY = record(
    [
        ("height", "i1"),
        ("mission", "i1"),
        ("stack", PLACED, (STACK,)),  # in order of arrival
    ]
)
PILE = record(  # the stack that is being resolved, off the board (M:A-16)
    [
        ("city", "i1"),
        ("height", "i1"),
        ("next", "i1"),
        ("blocker", "i1"),  # owner of a saboteur that waits for the next agent
        ("stack", PLACED, (STACK,)),
    ]
)
RUN = record(  # what the ability or action under way remembers
    [
        ("optional", "i1"),
        ("other_city", "i1"),
        ("stolen", "i1"),
        ("under_own", "i1"),
        ("function", "i1"),
        ("passed", "i1"),  # functions that had their turn, one bit each
        ("used", "i1"),  # functions that were used, one bit each
    ]
)
PLAYER = record(
    [
        ("machine", "i1"),
        ("firepower", "i1"),
        ("scientists", "i1"),
        ("lab", "i1"),  # available spaces
        ("codex", "i1", (CODEX_FACES,)),
        ("codex_face", "i1"),  # index of the face on which the next marker is laid
        ("unlocked", "i1"),  # functions, one bit each
        ("built", "i2"),  # sections, one bit each
        ("chaos", "i2"),
        ("parts", "i1", (PARTS, SECTIONS)),  # on sections not yet built
        ("buildings", "i4"),  # one bit each
        ("missions", "i4"),  # one bit each
        ("supply", "i1"),  # agents in it, one bit each; no order but for the top
        ("supply_size", "i1"),
        ("top", "i1"),  # agent on top of the supply, which the owner may look at
        ("discard", "i1"),  # one bit each
        ("shuffles", "i2"),
        ("batch", "i2", (AGENTS,)),  # shuffle since which an agent is out of sight, or FACE_UP
    ]
)
STATE = state_record(
    GAME,
    depth=AGENDA,
    fields=[
        ("active", "i1"),  # NOBODY in the final resolution
        ("turn", "i2"),
        ("spent", "i1"),  # scientist actions taken in this turn, one bit each
        ("triggered", "i1"),  # the last round comes or is under way
        ("turns_left", "i1"),  # of the last round
        ("service_level", "i1"),
        ("scientists", "i1"),  # in the common supply
        ("standing", "i4"),  # buildings on the board, one bit each
        ("deck", "i4"),  # missions in it, one bit each; it has no order
        ("cities", CITY, (CITIES,)),
        ("pile", PILE),
        ("run", RUN),
        ("players", PLAYER, (SEATS,)),
    ],
)
