"""Choosing with a network: the value of an action is the value of its afterstate, the best end of the own turn."""

import math

from spielwerk.bots.expectimax import expected_value
from spielwerk.bots.tree import uniform
from spielwerk.bots.turn_search import best_turn
from spielwerk.bots.workspace import HIDDEN, TURN_START, WORLD, determinize, hide_from, play
from spielwerk.core.jit import rule


@rule(inline=False)
def value_afterstates(c, states, log, seat, count, worlds, policy, workspace, net):
    """Value every candidate by its best end of turn, or by the expectation over the chance node that follows.

    All candidates meet the same worlds, so that what differs between them is their doing.
    """
    states[HIDDEN] = states[0]
    hide_from(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 1
    for i in range(count):
        workspace.values[i] = 0.0
    for _ in range(worlds):
        states[WORLD] = states[HIDDEN]
        determinize(c, states[WORLD], seat, workspace.rng)
        for i in range(count):
            states[TURN_START] = states[WORLD]
            play(c, states[TURN_START], log, seat, workspace.candidates.actions[i])
            value = best_turn(c, states, log, seat, policy.effort, workspace, net)
            if policy.odds:
                value = expected_value(c, states, log, seat, policy.effort, workspace, net)
            workspace.values[i] += value / worlds


@rule
def argmax(values, count):
    """Index of the highest value, the first among equals."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best


@rule(inline=False)
def softmax_sample(values, count, best, temperature, rng):
    """Sample an index from the softmax at a temperature; at temperature 0 the best."""
    if temperature <= 0.0:
        return best
    total = 0.0
    for i in range(count):
        total += math.exp((values[i] - values[best]) / temperature)
    left = total * uniform(rng)
    for i in range(count):
        left -= math.exp((values[i] - values[best]) / temperature)
        if left < 0.0:
            return i
    return best
