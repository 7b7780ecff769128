"""Records of Genies: what is printed (CONTENT) and what lies on the table (STATE)."""

from enum import IntEnum

from spielwerk.core.records import record
from spielwerk.core.rules import state_record
from spielwerk.games.genies import GAME

SEATS = 5
PHASES = 3
ROUNDS_PER_PHASE = 2
ROUNDS = PHASES * ROUNDS_PER_PHASE
POSITIONS = 5
DISCIPLINES = 8
GENIUSES = ROUNDS * POSITIONS
GENIUSES_PER_PHASE = ROUNDS_PER_PHASE * POSITIONS
PACKAGE = ROUNDS  # cards in one position at most: nothing was ever sold, and every round adds one
CARDS = 48  # action cards: 30 are printed, the rest is room for own ones
DECK = 16  # action cards of one phase, likewise
EFFECTS = 3  # at most, on one card
MOST_CHIPS = 255  # two seats that never spend reach 6 × 30 + 10 + 20 + 30 = 240; a bid fits one byte
NOBODY = -1
NOWHERE = -1
NOTHING = -1
AGENDA = 4  # tasks at once: the round, its evaluation, one question


class Op(IntEnum):
    """What a card does; the first three are triggered while a position is awarded."""

    OVERTAKE = 0
    SECOND_PRICE = 1
    REFUND = 2
    GAIN_CHIPS = 3
    CHOOSE_FOCUS = 4
    ADD_STARS = 5
    SCORE_FOCUS = 6
    SCORE_COUNT = 7


TRIGGERED_OPS = 3


class When(IntEnum):
    """The window in which an operation is carried out (G-51)."""

    PHASE_START = 0
    AWARD = 1
    STARS = 2
    BONUS = 3


WINDOWS = len(When)


class What(IntEnum):
    """What a bonus counts (G-63)."""

    GENIUSES = 0
    DISCIPLINES = 1
    FIRSTS = 2


class BidLimit(IntEnum):
    CHIPS = 0
    NONE = 1


class CarryPackages(IntEnum):
    SPLIT = 0
    KEEP = 1


class FullTie(IntEnum):
    LOWEST_PLACE = 0
    HIGHEST_PLACE = 1


class Ending(IntEnum):
    FINISHED = 1  # after the scoring of round 6


class Part(IntEnum):
    """The parts of a round, in order (G-11, ledger section 5)."""

    DEAL = 0
    INCOME = 1
    PHASE_START = 2
    DISPLAY = 3
    BIDS = 4
    EVALUATION = 5
    CARRY = 6
    STARS = 7
    SCORING = 8
    END = 9


class Step(IntEnum):
    """The steps at one position of the evaluation, in order (G-31, G-56)."""

    COMPARE = 0
    PRICE = 1
    PAY = 2
    NEXT = 3


class Task(IntEnum):
    """What the agenda may hold: the round at the bottom, its evaluation, then chance, then decisions."""

    ROUND = 0  # a = the part that comes next
    EVALUATE = 1  # a = position, b = the step that comes next
    DEAL = 2  # a = seat, b = cards still to be dealt to all
    TURN_UP = 3  # a = position
    BID = 4  # all seats that have not committed
    CHOOSE_STARS = 5  # all seats with a star card to place, likewise
    CHOOSE_FOCUS = 6  # a = card that asks
    CHOOSE_USE = 7  # a = card that asks


FIRST_DECISION = Task.BID

EFFECT = record(
    [
        ("op", "i1"),
        ("when", "i1"),
        ("what", "i1"),
        ("num", "i2"),  # of the income …
        ("den", "i2"),
        ("first", "i2"),  # points of the named discipline
        ("second", "i2"),
        ("margin", "i2"),
        ("amount", "i2"),  # of chips or stars
        ("free", "i2"),  # this many count nothing …
        ("cap", "i2"),  # … and this many points at most
        ("disciplines", "i2"),  # the filter, one bit each
    ]
)
ACTION = record(
    [
        ("effect_count", "i1"),
        ("effects", EFFECT, (EFFECTS,)),
        ("windows", "i1"),  # those in which it does something, one bit each
    ]
)
GENIUS = record([("discipline", "i1"), ("stars", "i1")])
PRIZES = record([("first", "i2"), ("second", "i2")])
TRIGGER = record([("card", "i1"), ("effect", "i1")])  # card -1: no such card in this phase
PHASE = record(
    [
        ("geniuses", "i8"),  # the decks, one bit for each card
        ("actions", "i8"),
        ("card_count", "i1"),
        ("cards", "i1", (DECK,)),  # the action cards one by one
        ("windows", "i8", (WINDOWS,)),  # cards that do something in this window, one bit each
        ("triggers", TRIGGER, (TRIGGERED_OPS,)),
        ("prizes", PRIZES, (DISCIPLINES,)),
    ]
)
DISCIPLINE = record([("member_count", "i1"), ("members", "i1", (GENIUSES,))])
CONTENT = record(
    [
        ("income", "i2", (SEATS + 1,)),  # by number of seats
        ("cards_dealt", "i1", (SEATS + 1,)),
        ("phases", PHASE, (PHASES,)),
        ("disciplines", DISCIPLINE, (DISCIPLINES,)),  # in the order of scoring
        ("geniuses", GENIUS, (GENIUSES,)),
        ("actions", ACTION, (CARDS,)),
    ]
)

PLAYER = record(
    [
        ("hand", "i8"),  # action cards, one bit each
        ("open", "i8"),  # played and lying before the player: focus, second price, stars not yet given
        ("shown", "i8"),  # of the hand, what everybody has seen (G:A-09)
        ("ruled_out", "i8"),  # what everybody can work out that this player does not hold
        ("chips", "i2"),
        ("points", "i2"),
        ("hand_size", "i1"),
        ("focus", "i1"),  # the discipline named in this phase, or -1
        ("committed", "i1"),  # of the bids or star choices of all
        ("cursor", "i1"),  # the position for which a bid is written next; 5: the sheet is full
        ("bids", "u1", (ROUNDS, POSITIONS)),  # the bid sheet
        ("places", "i1", (DISCIPLINES,)),  # in the last scoring; 0 without a genius
    ]
)
STATE = state_record(
    GAME,
    depth=AGENDA,
    fields=[
        ("round", "i1"),  # from 1
        ("winner", "i1"),  # of the position being awarded
        ("price", "i2"),
        ("turned_up", "i8"),  # geniuses, one bit each
        ("spent", "i8"),  # action cards discarded or lost, one bit each
        ("display", "i1", (POSITIONS, PACKAGE)),  # older cards first
        ("display_size", "i1", (POSITIONS,)),
        ("owner", "i1", (GENIUSES,)),
        ("action_stars", "i1", (GENIUSES,)),
        ("lies_on", "i1", (CARDS,)),  # the genius to which a star card was given
        ("players", PLAYER, (SEATS,)),
    ],
)
