"""Records of Wohlstand: what is printed (CONTENT) and what lies on the table (STATE)."""

from enum import IntEnum

from spielwerk.core.records import record
from spielwerk.core.rules import state_record
from spielwerk.games.wohlstand import GAME

SEATS = 4
TILES = 60  # at most; sets of tiles are whole numbers with one bit each
SPACES = 11  # of a player board
SIDES = 2  # of a player board
TRACKS = 2
LEVELS = 6
POSITIONS = 40  # at most, on a research track
DISC_COUNTS = 32  # at most, of discs that make a difference: none up to the first on the triangle
DECADES = 7
SCORINGS = 8
FINAL_STEPS = 8
EFFECTS = 4  # at most, in one list
OPERATIONS = 128  # in all lists together
MOST_VISIBLE = 31  # symbols of one kind on a board, at most: so many may have to be paid for or split
NOTHING = -1  # no tile, no lock, no decade, no scoring
AGENDA = 16  # tasks at once: the end of the game, two lists of effects, a scoring, a question


class Symbol(IntEnum):
    ENERGY = 0
    ECOLOGY = 1
    CAPITAL = 2
    RESEARCH = 3
    PROSPERITY = 4


class Type(IntEnum):
    """Kinds of tiles, and of the spaces that take them (W-54)."""

    POWER = 0
    SUPPLY = 1
    TRANSPORT = 2
    INFRASTRUCTURE = 3
    SPECIAL = 4


class Track(IntEnum):
    """The sides of the research board; operations may also leave the choice or name both."""

    ENERGY = 0
    ECOLOGY = 1
    CHOOSE = 2
    BOTH = 3


class Op(IntEnum):
    """What an operation does; the last three concern all players at once."""

    GAIN_MONEY = 0
    PAY_OR_POLLUTE = 1
    ADD_POLLUTION = 2
    REMOVE_POLLUTION = 3
    ADVANCE_RESEARCH = 4
    GAIN_PROSPERITY = 5
    SCORE = 6
    EXCHANGE_MONEY = 7
    RANK_RESEARCH = 8


class TriangleBlocks(IntEnum):
    ALL = 0
    SCORING = 1


class FinalResearch(IntEnum):
    BOTH = 0
    CHOOSE = 1


class Ending(IntEnum):
    FINISHED = 1


class Phase(IntEnum):
    """The parts of a turn, in order (W-23)."""

    DRAW = 0
    DISPLAY = 1
    ACTIONS = 2
    END = 3


class Task(IntEnum):
    """What the agenda may hold: the turn or the end at the bottom, what runs by itself, chance, decisions."""

    TURN = 0  # a = the phase that comes next
    FINAL = 1  # a = the step under way, b = how often it was done
    SCORE = 2  # a = scoring, b = players who have scored
    EFFECT = 3  # a = operation, b = n
    FIRST_PLAYER = 4
    DRAW = 5
    CHOOSE_ACTION = 6  # a = actions left, this one included
    CHOOSE_SPACE = 7  # a = tile
    CHOOSE_PAYMENT = 8  # a = points of energy missing, b = price of each
    CHOOSE_SPLIT = 9  # a = steps


FIRST_DECISION = Task.CHOOSE_ACTION

EFFECT_LIST = record([("first", "i2"), ("count", "i2")])  # in CONTENT.operations
OPERATION = record(
    [
        ("op", "i1"),
        ("track", "i1"),
        ("scoring", "i1"),
        ("each", "i2"),  # times n, the number of symbols scored
        ("amount", "i2"),
        ("price", "i2"),  # euros: of a missing point of energy, of a disc that is not there, of an exchange
        ("points", "i2"),  # of an exchange, of the leader on a track
        ("tied", "i2"),  # points of leaders who are tied
        ("second", "i2"),
        ("second_tied", "i2"),
    ]
)
TILE = record(
    [
        ("side", "i1"),
        ("level", "i1"),
        ("type", "i1"),
        ("decade", "i1"),
        ("scoring", "i1"),
        ("face", "i1"),
        ("symbols", "i1", (len(Symbol),)),
        ("effects", EFFECT_LIST),
    ]
)
SPACE = record(
    [
        ("type", "i1"),
        ("unlocked_by", "i1"),  # a space, or NOTHING
        ("face", "i1"),  # equal numbers show equal symbols, printed or on tiles
        ("opens", "i2"),  # the spaces behind its lock, one bit each
        ("symbols", "i1", (len(Symbol),)),
    ]
)
BOARD = record([("spaces", SPACE, (SPACES,))])
SCORING = record(
    [("symbol", "i1"), ("with_track", "i1"), ("positive", EFFECT_LIST), ("negative", EFFECT_LIST)],
)
FINAL_STEP = record([("repeat", "i1"), ("effects", EFFECT_LIST)])
CONTENT = record(
    [
        ("start_tiles", "i8"),  # sets of tiles, one bit each
        ("dated_tiles", "i8"),
        ("tiles_up_to", "i8", (TRACKS, LEVELS + 1)),  # of this level and all below it
        ("decades", "i8", (DECADES,)),
        ("tile_count", "i1"),
        ("space_count", "i1"),
        ("decade_count", "i1"),
        ("final_count", "i1"),
        ("tiles", TILE, (TILES,)),
        ("boards", BOARD, (SIDES,)),
        ("operations", OPERATION, (OPERATIONS,)),
        ("scorings", SCORING, (SCORINGS,)),
        ("final_steps", FINAL_STEP, (FINAL_STEPS,)),
        ("level_at", "i1", (POSITIONS,)),
        ("last_position", "i1"),
        ("triangle", "i1"),  # from this many discs on, one lies on the triangle
        ("uncovered", "i1", (DISC_COUNTS,)),  # symbols of the pollution track still visible with so many discs
        ("start_money", "i2"),
        ("start_pollution", "i2"),
        ("start_position", "i1"),
        ("start_score", "i2"),
        ("actions_per_turn", "i1"),
        ("income", "i2"),
        ("clean_up", "i2"),
        ("research_steps", "i1"),
        ("same_level", "i2"),
        ("per_higher_level", "i2"),
        ("lower_level", "i2"),
        ("loop", "i2"),  # of the score track
    ]
)

PLAYER = record(
    [
        ("money", "i4"),
        ("score", "i2"),
        ("pollution", "i2"),  # discs
        ("research", "i1", (TRACKS,)),  # positions
        ("board", "i1"),  # its side
        ("tiles", "i1", (SPACES,)),  # on top of each space, or NOTHING
    ]
)
STATE = state_record(
    GAME,
    depth=AGENDA,
    fields=[
        ("active", "i1"),
        ("drawn", "i1"),  # the tile whose symbol is being scored, or NOTHING
        ("turn", "i2"),
        ("display", "i8"),  # sets of tiles, one bit each
        ("stack", "i8"),  # not yet drawn; who subtracts knows it
        ("players", PLAYER, (SEATS,)),
    ],
)
