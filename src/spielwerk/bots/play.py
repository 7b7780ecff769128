"""Playing whole games in compiled code: one game, or a batch of them without Python's lock."""


from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import below, start_stream
from spielwerk.core.sheets import RESULT
from spielwerk.core.rules import actors, apply, first_actor, legal, over, result, setup

CHANCE_STREAM = 0
POLICY_STREAM = 1

OUTCOME = record([("ending", "i1"), ("decisions", "i4"), ("result", RESULT)])
"""What a batch keeps of one game."""


@rule
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
def start(c, s, template, seed, log):
    """Set up game number `seed` with the seats and options of the template."""
    start_stream(s.rng, seed, CHANCE_STREAM)
    setup(c, s, log)


@rule
def random_games(c, states, template, first_seed, log, rng, options, outcomes):
    """Play one random game per outcome, with seeds that count up from `first_seed`."""
    s = states[0]
    for game in range(len(outcomes)):
        states[0] = template
        start_stream(s.rng, first_seed + game, CHANCE_STREAM)
        start_stream(rng, first_seed + game, POLICY_STREAM)
        setup(c, s, log)
        outcome = outcomes[game]
        outcome.decisions = random_play(c, s, log, rng, options)
        outcome.ending = s.ending
        result(c, s, outcome.result)
