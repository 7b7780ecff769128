"""The buffers that bots search on, and how they play on from a state."""

import numpy as np

from spielwerk.bots.tree import TREE
from spielwerk.core.buffers import CHANCES, MOST_OPTIONS, MOST_SEATS, OPTIONS, RESULT
from spielwerk.core.flow import actors, apply, back_action, hide, legal, resample
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import RNG, below
from spielwerk.core.rules import NO_ACTION, first_actor, over

FIRST_WORLD = 7
"""In an array of states: from here on worlds that are used again and again."""
MOST_WORLDS = 16
LONGEST_TURN = 8
"""Decisions that turn search looks ahead."""
MOST_PLANS = 16
LONGEST_PLAN = 8
PAIR = 2
"""Seats of a bimatrix game."""
PLAN = record([("length", "i4"), ("actions", "i2", (LONGEST_PLAN,))])
"""All actions of one seat in a simultaneous decision, in order."""
PLANS = record(
    [
        ("current", PLAN, (MOST_SEATS,)),  # the plan that each seat carries out …
        ("steps", "i4", (MOST_SEATS,)),  # … how far it is …
        ("expected", "i8", (MOST_SEATS,)),  # … and the key of the information state in which that step is due
        ("drafts", PLAN, (MOST_WORLDS, MOST_SEATS, MOST_PLANS)),  # by world
        ("is_new", "i1", (MOST_WORLDS, MOST_SEATS, MOST_PLANS)),  # not yet in the payoff table
        ("payoffs", "f8", (MOST_WORLDS, PAIR, MOST_PLANS, MOST_PLANS)),  # to whom, own plan, other's plan
        ("strategies", "f8", (PAIR, MOST_PLANS)),
        ("regrets", "f8", (MOST_WORLDS, MOST_SEATS, MOST_PLANS)),
        ("strategy_sums", "f8", (MOST_PLANS,)),  # of the deciding seat: its average strategy, not normalised
        ("values", "f8", (MOST_PLANS,)),
        ("totals", "f8", (MOST_PLANS,)),  # of the deciding seat: values summed over the rounds
        ("drawn", "i4", (MOST_SEATS,)),
    ]
)

FRAME = record([("options", OPTIONS), ("count", "i4"), ("next", "i4")])
"""A level of turn search: its options, and the next one to try."""

EXPECTATION = record([("options", OPTIONS), ("chances", CHANCES), ("value", "f8"), ("mover_value", "f8")])
"""Buffers of expectimax, and its result: the expected value for the deciding seat and for the one that moves first."""

WORKSPACE = record(
    [
        ("rng", RNG),
        ("simulation_rng", RNG),  # of one simulation
        ("seed", "u8"),  # of all simulations of one decision
        ("options", OPTIONS),
        ("candidates", OPTIONS),
        ("result", RESULT),
        ("values", "f8", (MOST_OPTIONS,)),
        ("choices", "i2", (MOST_SEATS,)),
        ("utilities", "f8", (MOST_SEATS,)),
        ("frames", FRAME, (LONGEST_TURN,)),
        ("expectation", EXPECTATION),
        ("plans", PLANS),
        ("tree", TREE),  # the operating system provides this memory only when search touches it
    ]
)
"""All buffers of a policy, allocated once, and its random numbers."""

HIDDEN, SIMULATION, INFORMATION, WORLD, SCRATCH, BEST = 1, 2, 3, 4, 5, 6
"""Indices in an array of states, after the real one at 0: the state as the deciding seat knows it, the simulated game,
the information state of a seat in it, a world that several candidates share, scratch, the best end of a turn so far."""
TURN_START = FIRST_WORLD + MOST_WORLDS
"""Behind the worlds: the state from which turn search starts, then one per level of it."""
BEFORE_CHANCE = TURN_START + LONGEST_TURN + 1
AT_CHANCE = BEFORE_CHANCE + 1
"""Behind those: the state that expectimax starts from, and the chance node that it averages over."""
WORKSPACE_STATES = AT_CHANCE + 1


@rule
def seat_count(s):
    """Number of seats as the widest integer: callees that take a seat are compiled once, not once per width."""
    return np.int64(s.seats)


@rule(inline=False)
def random_play(c, s, log, rng, options):
    """Play at random to the end; returns the number of decisions."""
    decisions = 0
    while not over(s):
        seat = first_actor(actors(c, s))
        count = legal(c, s, seat, options)
        apply(c, s, log, seat, options.actions[below(rng, count)])
        decisions += 1
    return decisions


@rule(inline=False)
def play(c, s, log, seat, action):
    """`apply`, compiled once for all bots: only random play is worth an inlined copy."""
    apply(c, s, log, seat, action)


@rule(inline=False)
def legal_actions(c, s, seat, options):
    """`legal`, likewise; without taking back, which a bot might do for ever."""
    count = legal(c, s, seat, options)
    back = back_action(s)
    if back == NO_ACTION or count == 1:
        return count
    kept = 0
    for i in range(count):
        if options.actions[i] != back:
            options.actions[kept] = options.actions[i]
            kept += 1
    return kept


@rule(inline=False)
def hide_from(c, s, seat):
    """`hide`, likewise."""
    hide(c, s, seat)


@rule(inline=False)
def determinize(c, s, seat, rng):
    """`resample`, likewise: sample the hidden facts from what the seat knows."""
    resample(c, s, seat, rng)


@rule
def utility(result, seat, seats):
    """1 for a win alone, 0 for last place; shared and middle places in between, mostly by their share of the win."""
    place = result.seats[seat].place
    sharing = 0
    for other in range(seats):
        sharing += result.seats[other].place == 1
    win = 1.0 / sharing if place == 1 else 0.0
    return 0.8 * win + 0.2 * (seats - place) / (seats - 1)
