"""Choosing by a network: every candidate is as good as the best position that the own turn can end in after it."""

import math

from spielwerk.bots.expectimax import expectation
from spielwerk.bots.turn_search import best_course
from spielwerk.bots.workspace import FIRST_COURSE, HIDDEN, WORLD, cover, guess, play
from spielwerk.core.jit import rule
from spielwerk.core.rng import below

GRAIN = 1 << 30


@rule(inline=False)
def weigh(c, states, log, seat, count, worlds, policy, workspace, net):
    """Value every candidate by what the own turn can end in, before chance or on average over it; hidden facts are the
    same for all."""
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 1
    for i in range(count):
        workspace.values[i] = 0.0
    for _ in range(worlds):
        states[WORLD] = states[HIDDEN]
        guess(c, states[WORLD], seat, workspace.rng)
        for i in range(count):
            states[FIRST_COURSE] = states[WORLD]
            play(c, states[FIRST_COURSE], log, seat, workspace.candidates.actions[i])
            value = best_course(c, states, log, seat, policy.effort, workspace, net)
            if policy.odds:
                value = expectation(c, states, log, seat, policy.effort, workspace, net)
            workspace.values[i] += value / worlds


@rule
def highest(values, count):
    """The first of the best."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best


@rule(inline=False)
def tempered(values, count, best, temperature, rng):
    """Draw a candidate, the likelier the better it is; without temperature the best."""
    if temperature <= 0.0:
        return best
    total = 0.0
    for i in range(count):
        total += math.exp((values[i] - values[best]) / temperature)
    left = total * (below(rng, GRAIN) / GRAIN)
    for i in range(count):
        left -= math.exp((values[i] - values[best]) / temperature)
        if left < 0.0:
            return i
    return best
