"""Records of Verlagswelt: what is printed (CONTENT) and what lies on the table (STATE)."""

from enum import IntEnum

from spielwerk.core.records import record
from spielwerk.core.rules import state_record
from spielwerk.games.verlagswelt import GAME

SEATS = 4
KINDS = 15  # of departments
PROJECTS = 4
EFFECTS = 2  # at most, on one card
FIRING_EFFECTS = 8  # at most, on one roll in one step of income
STEPS = 3  # of income: red, then blue and green, then violet
DICE = 2
SIDES = 6
NO_LIMIT = 127
AGENDA = 20  # tasks at once: the turn, a swap under way, and up to four questions for each seat
MAX_TURNS = 1000  # guard against tables that never build (V:A-24)


class Trigger(IntEnum):
    """On whose roll a card fires."""

    ANY_ROLL = 0
    OTHER_ROLL = 1
    OWN_ROLL = 2


class Effect(IntEnum):
    """What a firing department does."""

    GAIN = 0
    SWAP = 1


class Payer(IntEnum):
    """Who pays a gain."""

    BANK = 0
    ROLLER = 1
    EACH_OTHER = 2
    CHOSEN_OTHER = 3
    NOBODY = 4  # the effect brings no coins


class Mode(IntEnum):
    STANDARD = 0
    COME_WHAT_MAY = 1


class ProjectStart(IntEnum):
    NEXT_TURN = 0
    IMMEDIATE = 1


class Ending(IntEnum):
    WON = 1
    ABANDONED = 2  # MAX_TURNS, no result


class Phase(IntEnum):
    """The parts of a turn, in order (V-11)."""

    BEGIN = 0
    INCOME = 1  # and then building
    END = 2


class Task(IntEnum):
    """What the agenda may hold: the turn itself at the bottom, then chance, then decisions."""

    TURN = 0  # a = the phase that comes next, b = steps of income already settled
    FIRST_PLAYER = 1
    REVEAL = 2
    THROW = 3  # a = dice
    CHOOSE_DICE = 4
    CHOOSE_REROLL = 5
    CHOOSE_PAYER = 6  # a = kind of the card that asks, b = its copies still to ask
    CHOOSE_PARTNER = 7  # likewise
    CHOOSE_TAKE = 8  # a = kind of the card that asks, b = partner
    CHOOSE_GIVE = 9  # a = kind of the card that asks, b = partner and card to take
    CHOOSE_BUILD = 10


FIRST_DECISION = Task.CHOOSE_DICE

DEPARTMENT = record(
    [
        ("cost", "i2"),
        ("colour", "i1"),
        ("icon", "i1"),
        ("limit", "i1"),  # cards of this kind per player
        ("copies", "i1"),
        ("special", "i1"),  # limited to one per player: boxed in the variant
        ("swap_optional", "i1"),
        ("swap_excludes", "i1"),  # a colour, or -1
    ]
)
EFFECT = record(  # of one card that fires on a certain roll
    [
        ("kind", "u1"),
        ("trigger", "i1"),
        ("op", "i1"),
        ("payer", "i1"),
        ("amount", "i2"),
        ("per_icon", "i1"),  # -1: a plain amount
        ("raised_by", "u1"),  # projects that add to it, one bit each
    ]
)
FIRING = record(
    [
        ("count", "i1"),
        ("own_only", "i1"),  # nobody but the roller can have a claim
        ("asks", "i1"),  # some owner has to decide something
        ("effects", EFFECT, (FIRING_EFFECTS,)),
    ]
)
ROLL_EFFECTS = record([("steps", "i1"), ("firing", FIRING, (STEPS,))])  # only the steps in which anything fires
PROJECT_CARD = record(
    [
        ("cost", "i2"),
        ("max_dice", "i1"),
        ("bonus", "i1"),
        ("extra_turns", "i1"),
        ("rerolls", "i1"),
        ("same_dice", "i1"),
    ]
)
CONTENT = record(
    [
        ("department_count", "i1"),
        ("project_count", "i1"),
        ("departments", DEPARTMENT, (KINDS,)),
        ("projects", PROJECT_CARD, (PROJECTS,)),
        ("rolls", ROLL_EFFECTS, (DICE * SIDES + 1,)),
        ("dice_projects", "u1"),  # which projects have an effect of this sort, one bit each
        ("reroll_projects", "u1"),
        ("extra_turn_projects", "u1"),
        ("all_projects", "u1"),
        ("start_coins", "i2"),
        ("start_cards", "i1", (KINDS,)),
        ("top_up_below", "i2"),  # a build phase begun with fewer coins …
        ("top_up_amount", "i2"),  # … brings this many from the bank
        ("beginner_cap", "i1"),
        ("display_kinds", "i1"),
        ("boxed_per_special", "i1", (SEATS + 1,)),
    ]
)

PLAYER = record(
    [
        ("coins", "i2"),
        ("cards", "i1", (KINDS,)),
        ("built", "u1"),  # projects, one bit each
        ("in_force", "u1"),  # of these, the ones that already work
    ]
)
STATE = state_record(
    GAME,
    depth=AGENDA,
    fields=[
        ("active", "u1"),
        ("winner", "i1"),
        ("turn", "i2"),
        ("extra_turns", "i1"),  # taken since the last regular turn
        ("rerolls", "i1"),  # taken in this turn
        ("roll", "u1"),
        ("dice", "i1", (DICE,)),
        ("supply", "i1", (KINDS,)),  # the display
        ("pile", "i1", (KINDS,)),  # the variant's face-down pile, as a multiset
        ("players", PLAYER, (SEATS,)),
    ],
)
