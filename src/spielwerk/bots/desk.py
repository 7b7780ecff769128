"""What a thinking bot has in front of it, and how it imagines the rest of a game."""

from spielwerk.bots.tree import TREE
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import RNG, below
from spielwerk.core.rules import actors, apply, first_actor, legal, over
from spielwerk.core.sheets import MOST_OPTIONS, MOST_SEATS, OPTIONS, RESULT

DESK = record(
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
        ("tree", TREE),  # the operating system gives this memory only when search touches it
    ]
)
"""What a policy writes on while it thinks, and its own random numbers."""

HIDDEN, TRIAL, KNOWN = 1, 2, 3
"""In an array of states: the table, the thinker's hidden copy, one imagined game, what somebody in it knows."""
DESK_STATES = 4


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


@rule
def worth(result, seat, seats):
    """1 for winning alone, 0 for coming last; shared and middle places in between, mostly by their share of the win."""
    place = result.seats[seat].place
    sharing = 0
    for other in range(seats):
        sharing += result.seats[other].place == 1
    win = 1.0 / sharing if place == 1 else 0.0
    return 0.8 * win + 0.2 * (seats - place) / (seats - 1)
