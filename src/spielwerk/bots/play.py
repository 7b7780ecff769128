"""Whole games in compiled code, a batch at a time, without Python's lock."""

from spielwerk.bots.policy import choose
from spielwerk.bots.workspace import play, random_play, seat_count
from spielwerk.core.buffers import RESULT
from spielwerk.core.flow import actors, result, setup
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import start_stream
from spielwerk.core.rules import over

CHANCE_STREAM = 0
POLICY_STREAM = 1

OUTCOME = record([("ending", "i1"), ("decisions", "i4"), ("result", RESULT)])
"""What a batch keeps of one game."""


@rule
def begin_game(c, states, template, seed, log, workspace):
    """A new game at states[0]: one stream of the seed decides chance, another what bots draw."""
    states[0] = template
    start_stream(states[0].rng, seed, CHANCE_STREAM)
    start_stream(workspace.rng, seed, POLICY_STREAM)
    setup(c, states[0], log)


@rule(inline=False)
def random_games(c, states, template, first_seed, log, workspace, outcomes):
    """Play one random game per outcome, with seeds that count up from `first_seed`."""
    s = states[0]
    for game in range(len(outcomes)):
        begin_game(c, states, template, first_seed + game, log, workspace)
        outcome = outcomes[game]
        outcome.decisions = random_play(c, s, log, workspace.rng, workspace.options)
        outcome.ending = s.ending
        result(c, s, outcome.result)


@rule(inline=False)
def policy_games(c, states, template, first_seed, policies, log, workspace, nets, outcomes):
    """Play one game per outcome with a policy in each seat, likewise."""
    s = states[0]
    for game in range(len(outcomes)):
        begin_game(c, states, template, first_seed + game, log, workspace)
        outcome = outcomes[game]
        while not over(s):
            outcome.decisions += decide(c, states, log, policies, workspace, nets)
        outcome.ending = s.ending
        result(c, s, outcome.result)


@rule(inline=False)
def decide(c, states, log, policies, workspace, nets):
    """All seats that decide now choose before any choice is played: their order makes no difference."""
    s = states[0]
    mask = actors(c, s)
    for seat in range(seat_count(s)):
        if mask >> seat & 1:
            workspace.choices[seat] = choose(c, states, log, seat, policies.seats[seat], workspace, nets)
    decisions = 0
    for seat in range(seat_count(s)):
        if mask >> seat & 1:
            play(c, s, log, seat, workspace.choices[seat])
            decisions += 1
    return decisions


@rule(inline=False)
def copy_states(states, times):
    """Copy a state many times as search does, for the benchmark."""
    for i in range(times):
        states[1 - i % 2] = states[i % 2]
