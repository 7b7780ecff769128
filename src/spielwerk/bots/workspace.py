"""What a thinking bot has in front of it, and how it imagines the rest of a game."""

import numpy as np

from spielwerk.bots.tree import TREE
from spielwerk.core.buffers import CHANCES, MOST_OPTIONS, MOST_SEATS, OPTIONS, RESULT
from spielwerk.core.flow import actors, apply, back_action, hide, legal, resample
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import RNG, below
from spielwerk.core.rules import NO_ACTION, first_actor, over

FIRST_WORLD = 7
"""In an array of states: from here on worlds that are gone through again and again."""
MOST_WORLDS = 16
LONGEST_COURSE = 8
"""Decisions that a seat thinks through to the end of its turn."""
MOST_PLANS = 16
LONGEST_PLAN = 8
DUELLISTS = 2
PLAN = record([("length", "i4"), ("actions", "i2", (LONGEST_PLAN,))])
"""What a seat enters in secret, step by step."""
PLANS = record(
    [
        ("kept", PLAN, (MOST_SEATS,)),  # the plan each seat is carrying out …
        ("steps", "i4", (MOST_SEATS,)),  # … how far it is …
        ("expected", "i8", (MOST_SEATS,)),  # … and what it should know by then
        ("drafts", PLAN, (MOST_WORLDS, MOST_SEATS, MOST_PLANS)),  # by world
        ("is_new", "i1", (MOST_WORLDS, MOST_SEATS, MOST_PLANS)),  # not yet in the table of payoffs
        ("payoffs", "f8", (MOST_WORLDS, DUELLISTS, MOST_PLANS, MOST_PLANS)),  # of two: to whom, own plan, other's plan
        ("mixtures", "f8", (DUELLISTS, MOST_PLANS)),
        ("regrets", "f8", (MOST_WORLDS, MOST_SEATS, MOST_PLANS)),
        ("shares", "f8", (MOST_PLANS,)),  # how often the thinker wants to play each
        ("values", "f8", (MOST_PLANS,)),
        ("totals", "f8", (MOST_PLANS,)),  # of the thinker's plans
        ("drawn", "i4", (MOST_SEATS,)),
    ]
)

FORK = record([("options", OPTIONS), ("count", "i4"), ("next", "i4")])
"""A decision on the way to the end of a turn, and which of its options comes next."""

OUTLOOK = record([("options", OPTIONS), ("chances", CHANCES), ("mean", "f8"), ("rival_mean", "f8")])
"""What somebody may decide before chance, what chance may bring, and what that is worth on average to the thinker and
to whoever decides."""

WORKSPACE = record(
    [
        ("rng", RNG),
        ("luck", RNG),  # of one imagined game
        ("seed", "u8"),  # of the imagined games of one decision
        ("options", OPTIONS),
        ("candidates", OPTIONS),
        ("result", RESULT),
        ("values", "f8", (MOST_OPTIONS,)),
        ("choices", "i2", (MOST_SEATS,)),
        ("worths", "f8", (MOST_SEATS,)),
        ("forks", FORK, (LONGEST_COURSE,)),
        ("outlook", OUTLOOK),
        ("plans", PLANS),
        ("tree", TREE),  # the operating system gives this memory only when search touches it
    ]
)
"""What a policy writes on while it thinks, and its own random numbers."""

HIDDEN, TRIAL, KNOWN, WORLD, IMAGINED, BEST = 1, 2, 3, 4, 5, 6
"""In an array of states, after the table itself: the thinker's hidden copy, one imagined game, what somebody in it
knows, hidden facts that several trials share, plans being carried out, the best end of a turn so far."""
FIRST_COURSE = FIRST_WORLD + MOST_WORLDS
"""Behind the worlds: the positions of one course of a turn, decision by decision."""
BEFORE_CHANCE = FIRST_COURSE + LONGEST_COURSE + 1
AT_CHANCE = BEFORE_CHANCE + 1
"""Behind those: a position whose outcomes are gone through, before and after what is decided there."""
WORKSPACE_STATES = AT_CHANCE + 1


@rule
def seat_count(s):
    """How many seats, as the widest integer: what is called with one of them is compiled once, not once per width."""
    return np.int64(s.seats)


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


@rule(inline=False)
def play(c, s, log, seat, action):
    """`apply`, compiled once for all bots: only random play is worth a copy of its own."""
    apply(c, s, log, seat, action)


@rule(inline=False)
def ask(c, s, seat, options):
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
def cover(c, s, seat):
    """`hide`, likewise."""
    hide(c, s, seat)


@rule(inline=False)
def guess(c, s, seat, rng):
    """`resample`, likewise."""
    resample(c, s, seat, rng)


@rule
def worth(result, seat, seats):
    """1 for winning alone, 0 for coming last; shared and middle places in between, mostly by their share of the win."""
    place = result.seats[seat].place
    sharing = 0
    for other in range(seats):
        sharing += result.seats[other].place == 1
    win = 1.0 / sharing if place == 1 else 0.0
    return 0.8 * win + 0.2 * (seats - place) / (seats - 1)
