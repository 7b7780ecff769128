"""Records of Zenith: what is printed (CONTENT) and what lies on the table (STATE)."""

from enum import IntEnum

from spielwerk.core.bits import CARD_SET, CARDS
from spielwerk.core.records import record
from spielwerk.core.rules import state_record
from spielwerk.games.zenith import GAME

SEATS = 4
PARTIES = 2
MEMBERS = 2  # of a team
PLANETS = 5
PEOPLES = 3
LEVELS = 5
PRIZES = 3
BONUSES = 12  # kinds of bonus tokens, at most
PLACES = PLANETS + PEOPLES  # of face-up tokens: planets first, then peoples
OPERATIONS = 768
TIERS = 4  # of a ladder, and options of a choice, at most
MOST_OVERHANG = 1
LABELS = 2  # of `distinct` in one list
CONTEXTS = 10  # effect lists inside each other: a card, a level, a token, and a token for each disc won on the way
AGENDA = 64  # tasks at once: turn, card, cascade of levels, and for each disc won on the way a token with a row
MAX_TURNS = 300  # of persons; then the discs decide (Z:A-18)

NOBODY = -1
NO_TOKEN = -1
NO_LABEL = -1
CHOICE = -1  # of a planet or people
REF = -2  # the planet of the card moved last
LOWEST = -2  # the people with the lowest level
ALL = -1  # hand cards
FREE = 99  # a discount that covers every level


class Op(IntEnum):
    """What an effect does; the words of content.toml."""

    INFLUENCE = 0
    INFLUENCE_ROW = 1
    RECENTER = 2
    GAIN = 3
    TAKE = 4
    PAY = 5
    GIVE = 6
    BADGE = 7
    MOBILISE = 8
    TRANSFER = 9
    EXILE = 10
    DISCARD = 11
    BONUS_TOKEN = 12
    DEVELOP = 13
    PASS_CARDS = 14
    EXCHANGE = 15  # list = cost, gain = gain
    LADDER = 16  # list = its tiers, each an exchange
    WHEN = 17  # list = then
    CHOOSE = 18  # list = its options
    OPTION = 19  # of a choice: list


class Whose(IntEnum):
    ME = 0
    OPP = 1


class What(IntEnum):
    CREDITS = 0
    ZENITHIUM = 1
    BADGE = 2


class Start(IntEnum):
    """Where a chosen disc must lie."""

    ANY = 0
    CENTER = 1
    OPP_SIDE = 2


class Times(IntEnum):
    """What multiplies a gain."""

    ONCE = 0
    OWN_COLOURS = 1
    OPP_COLOURS = 2
    TECHS_STARTED = 3
    REF_COST = 4


class Badge(IntEnum):
    SILVER = 0
    GOLD = 1


class TakeBadge(IntEnum):
    STEP = 0
    GOLD = 1


class Pool(IntEnum):
    SUPPLY = 0
    BOARDS = 1


class Member(IntEnum):
    """Where a member of a team sits."""

    TECHNOLOGY = 0
    STATUS = 1


class Side(IntEnum):
    """The choices of a technology part's option."""

    FIRST_GAME = 0
    OTHER = 1
    RANDOM = 2


class TeamResources(IntEnum):
    PER_TEAM = 0
    PER_PERSON = 1


class Ending(IntEnum):
    """A victory is a sum of the conditions that one disc fulfilled at once (Z-02, Z-03, Z-04, Z-05, Z-06)."""

    ABSOLUTE = 1
    DEMOCRATIC = 2
    ABSOLUTE_DEMOCRATIC = 3
    POPULAR = 4
    ABSOLUTE_POPULAR = 5
    DEMOCRATIC_POPULAR = 6
    ABSOLUTE_DEMOCRATIC_POPULAR = 7
    EXHAUSTED = 8  # nobody has a card, none can be drawn
    TURN_LIMIT = 9


class Phase(IntEnum):
    """The parts of a turn, in order; a team begins with ORDER, its second member with ACTION."""

    ORDER = 0
    ACTION = 1
    REFILL = 2
    DISCS = 3


class Task(IntEnum):
    """What the agenda may hold: steps that follow by themselves, then chance, then decisions."""

    TURN = 0  # a = the phase that comes next
    EFFECT = 1  # a, b = a list of operations that starts with a fresh context
    RESOLVE = 2  # a, b = the rest of a list under way
    CLOSE = 3  # end of a list: its context is forgotten
    MOVE = 4  # a = planet, b = influence
    MOBILISE = 5  # a = cards still to come
    LEVEL_TOKEN = 6  # a = people
    SUPPLY_TOKEN = 7
    REFILL = 8  # a = cards drawn so far
    FIRST_PARTY = 9
    SIDE = 10  # a = people
    LAY_TOKEN = 11  # a = place
    DRAW = 12  # into the hand of the seat
    TURN_UP = 13  # into the columns of the seat's party
    DRAW_TOKEN = 14
    MULLIGAN = 15
    CHOOSE_FIRST = 16
    CHOOSE_CARD = 17
    CHOOSE_INFLUENCE = 18  # a = operation, in this and all that follow
    CHOOSE_ROW = 19
    CHOOSE_RECENTER = 20
    CHOOSE_TRANSFER = 21  # b = cards still to move
    CHOOSE_EXILE = 22  # likewise
    CHOOSE_DISCARD = 23  # likewise
    CHOOSE_EXCHANGE = 24
    CHOOSE_TIER = 25
    CHOOSE_OPTION = 26
    CHOOSE_DEVELOP = 27
    CHOOSE_TOKEN = 28
    CHOOSE_PASS = 29  # b = cards that may still be passed


FIRST_DECISION = Task.MULLIGAN

LIST = record([("first", "i2"), ("last", "i2")])
"""Operations `first` to `last - 1` of the content, resolved in order."""

OPERATION = record(
    [
        ("op", "i1"),
        ("planet", "i1"),
        ("n", "i2"),
        ("whose", "i1"),
        ("what", "i1"),
        ("times", "i1"),
        ("start", "i1"),
        ("exclude", "i1"),  # planets, one bit each
        ("label", "i1"),
        ("badge", "i1"),
        ("pool", "i1"),
        ("people", "i1"),
        ("discount", "i1"),
        ("overhang", "i1"),
        ("width", "i1"),
        ("pattern", "i1", (PLANETS,)),
        ("list", LIST),
        ("gain", LIST),
    ]
)
PRINTED_CARD = record([("planet", "i1"), ("people", "i1"), ("cost", "i1"), ("effects", LIST)])
LEVEL = record([("cost", "i1"), ("effects", LIST)])
CONTENT = record(
    [
        ("card_count", "i2"),
        ("bonus_count", "i1"),
        ("operations", OPERATION, (OPERATIONS,)),
        ("cards", PRINTED_CARD, (CARDS,)),
        ("levels", LEVEL, (PEOPLES, 2, LEVELS)),  # people, side, level - 1
        ("side_rows", "i1", (PEOPLES, 2)),  # which row of the file a side is, for the log
        ("prizes", LIST, (PRIZES,)),
        ("leadership", LIST, (PEOPLES,)),
        ("team_leadership", LIST, (PEOPLES,)),
        ("bonuses", LIST, (BONUSES,)),
        ("bonus_copies", "i1", (BONUSES,)),
        ("members", "i1", (PLANETS,)),  # of a team who may recruit there, one bit each
        ("zone", "i1"),
        ("credits", "i2"),
        ("zenithium", "i2"),
        ("mulligan", "i1"),
        ("hand_limit", "i1"),
        ("badge_limit", "i1", (2,)),  # silver, gold
        ("second_party", "i1"),  # planets, one bit each
        ("second_team", "i1"),
        ("handicap", "i1"),
        ("same_planet", "i1"),
        ("different_planets", "i1"),
        ("any_discs", "i1"),
    ]
)

PARTY = record(
    [
        ("credits", "i2"),
        ("zenithium", "i2"),
        ("levels", "i1", (PEOPLES,)),
        ("discs", "i1", (PLANETS,)),  # won
        ("tops", "i1", (PLANETS,)),  # last card of each column
        ("heights", "i1", (PLANETS,)),
    ]
)
PLAYER = record(
    [
        ("hand", CARD_SET),  # in a hidden state only the cards that the seat knows of
        ("given", CARD_SET),  # of these, the ones that the partner passed and therefore knows
        ("marked", CARD_SET),  # to be exchanged in the mulligan
        ("hand_size", "i1"),
    ]
)
CONTEXT = record([("ref", "i1"), ("chosen", "i1", (LABELS,))])
"""Of one list of effects: the card moved last, the planets chosen under each label."""

STATE = state_record(
    GAME,
    depth=AGENDA,
    fields=[
        ("party", "i1"),  # whose turn it is
        ("active", "i1"),  # the seat that plays its card
        ("second", "i1"),  # 1: the second member of the team
        ("turn", "i2"),
        ("idle", "i1"),  # turns in succession without a card
        ("winner", "i1"),  # a party
        ("undecided", "i1"),  # seats still busy with the mulligan, one bit each
        ("badge_owner", "i1"),
        ("badge_side", "i1"),
        ("missing", "i1"),  # planets whose disc was won this turn, one bit each
        ("positions", "i1", (PLANETS,)),  # of the discs: above 0 toward white (party 0), below toward black
        ("sides", "i1", (PEOPLES,)),  # of the technology parts
        ("places", "i1", (PLACES,)),  # kinds of the face-up tokens
        ("supply", "i1", (BONUSES,)),  # face-down tokens
        ("used", "i1", (BONUSES,)),  # discarded tokens
        ("deck_size", "i1"),
        ("deck", CARD_SET),  # in a hidden state with all other cards that the seat has not seen
        ("discards", CARD_SET),
        ("below", "i1", (CARDS,)),  # for a card in a column: the card it lies on
        ("parties", PARTY, (PARTIES,)),
        ("players", PLAYER, (SEATS,)),
        ("open_contexts", "i1"),
        ("contexts", CONTEXT, (CONTEXTS,)),
    ],
)
