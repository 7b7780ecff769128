"""Choosing by a network: every candidate is as good as the position after it."""

import math

from spielwerk.bots.desk import HIDDEN, IMAGINED, STEP, TRIAL, WORLD, cover, guess, play
from spielwerk.bots.net import evaluate, prospect
from spielwerk.core.jit import rule
from spielwerk.core.rng import below

GRAIN = 1 << 30


@rule
def drop_back(options, count, back):
    """Bots do not take back what they wrote: leave that option out; returns how many are left."""
    if count > 1:
        for i in range(count):
            if options.actions[i] == back:
                options.actions[i] = options.actions[count - 1]
                return count - 1
    return count


@rule(inline=False)
def weigh(c, states, log, seat, count, worlds, desk, net):
    """Value every candidate by the position after it, before chance; hidden facts are the same for all of them."""
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 1
    for i in range(count):
        desk.values[i] = 0.0
    for _ in range(worlds):
        states[WORLD] = states[HIDDEN]
        guess(c, states[WORLD], seat, desk.rng)
        for i in range(count):
            states[TRIAL] = states[WORLD]
            play(c, states[TRIAL], log, seat, desk.candidates.actions[i])
            evaluate(c, states[TRIAL], seat, net)
            desk.values[i] += prospect(net) / worlds


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


@rule(inline=False)
def quick_choice(c, states, log, seat, count, temperature, desk, net):
    """What the network would choose among desk.options in an imagined game."""
    if count == 1:
        return desk.options.actions[0]
    for i in range(count):
        states[STEP] = states[IMAGINED]
        states[STEP].explicit = 1
        play(c, states[STEP], log, seat, desk.options.actions[i])
        evaluate(c, states[STEP], seat, net)
        desk.trial_values[i] = prospect(net)
    best = highest(desk.trial_values, count)
    return desk.options.actions[tempered(desk.trial_values, count, best, temperature, desk.luck)]
