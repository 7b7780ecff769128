"""How a seat chooses: compiled policies that see only what `hide` leaves."""

from enum import IntEnum

from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import RNG, below, next_number, start_stream
from spielwerk.core.rules import actors, apply, first_actor, hide, legal, over, resample, result
from spielwerk.core.sheets import MOST_OPTIONS, MOST_SEATS, OPTIONS, RESULT


class Policy(IntEnum):
    """Ways of choosing."""

    RANDOM = 0
    GREEDY = 1


POLICY = record([("kind", "i1"), ("playouts", "i4")])
POLICIES = record([("seats", POLICY, (MOST_SEATS,))])

DESK = record(
    [
        ("rng", RNG),
        ("luck", RNG),  # of one imagined game
        ("options", OPTIONS),
        ("candidates", OPTIONS),
        ("result", RESULT),
        ("values", "f8", (MOST_OPTIONS,)),
    ]
)
"""What a policy writes on while it thinks, and its own random numbers."""

HIDDEN, TRIAL = 1, 2
"""In an array of three states: the table, the thinker's hidden copy, one imagined game."""
DESK_STATES = 3


@rule(inline=False)
def random_play(c, s, log, rng, options):
    """Play on at random to the end; returns the number of decisions."""
    decisions = 0
    while not over(s):
        seat = first_actor(actors(c, s))
        count = legal(c, s, seat, options)
        apply(c, s, log, seat, options.actions[below(rng, count)])
        decisions += 1
    return decisions


@rule
def choose(c, states, log, seat, policy, desk):
    """The action that a policy picks for a seat at the table states[0]."""
    count = legal(c, states[0], seat, desk.candidates)
    if policy.kind == Policy.RANDOM or count == 1:
        return desk.candidates.actions[below(desk.rng, count)]
    return greedy_choice(c, states, log, seat, count, policy, desk)


@rule(inline=False)
def greedy_choice(c, states, log, seat, count, policy, desk):
    """The action after which random play ends best for the seat; all actions meet the same luck."""
    states[HIDDEN] = states[0]
    hide(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 0
    for i in range(count):
        desk.values[i] = 0.0
    trial = states[TRIAL]
    for _ in range(policy.playouts):
        luck = next_number(desk.rng)
        for i in range(count):
            start_stream(desk.luck, luck, 0)
            states[TRIAL] = states[HIDDEN]
            resample(c, trial, seat, desk.luck)
            apply(c, trial, log, seat, desk.candidates.actions[i])
            random_play(c, trial, log, desk.luck, desk.options)
            result(c, trial, desk.result)
            desk.values[i] += worth(desk.result, seat, trial.seats)
    return desk.candidates.actions[best_of(desk, count)]


@rule
def best_of(desk, count):
    """The candidate of the highest value; among equals by lot (a fixed choice could edit a sealed bid for ever)."""
    best = 0
    equals = 1
    for i in range(1, count):
        if desk.values[i] > desk.values[best]:
            best = i
            equals = 1
        elif desk.values[i] == desk.values[best]:
            equals += 1
            if below(desk.rng, equals) == 0:
                best = i
    return best


@rule
def worth(result, seat, seats):
    """1 for winning alone, 0 for coming last; shared and middle places in between, mostly by their share of the win."""
    place = result.seats[seat].place
    sharing = 0
    for other in range(seats):
        sharing += result.seats[other].place == 1
    win = 1.0 / sharing if place == 1 else 0.0
    return 0.8 * win + 0.2 * (seats - place) / (seats - 1)
