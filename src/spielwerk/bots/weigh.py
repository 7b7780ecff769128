"""Choosing by a network: every candidate is as good as the best position that the own turn can end in after it."""

import math

from spielwerk.bots.desk import (
    BEST,
    FIRST_COURSE,
    HIDDEN,
    LONGEST_COURSE,
    WORLD,
    ask,
    cover,
    guess,
    play,
)
from spielwerk.bots.net import evaluate, prospect
from spielwerk.bots.search import is_sealed
from spielwerk.core.jit import rule
from spielwerk.core.rng import below
from spielwerk.core.rules import actors

GRAIN = 1 << 30


@rule(inline=False)
def weigh(c, states, log, seat, count, worlds, effort, desk, net):
    """Value every candidate by what the own turn can end in, before chance; hidden facts are the same for all."""
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 1
    for i in range(count):
        desk.values[i] = 0.0
    for _ in range(worlds):
        states[WORLD] = states[HIDDEN]
        guess(c, states[WORLD], seat, desk.rng)
        for i in range(count):
            states[FIRST_COURSE] = states[WORLD]
            play(c, states[FIRST_COURSE], log, seat, desk.candidates.actions[i])
            desk.values[i] += best_course(c, states, log, seat, effort, desk, net) / worlds


@rule(inline=False)
def best_course(c, states, log, seat, effort, desk, net):
    """The best that a seat can make of its turn from the first course on, before chance or somebody else comes in.

    What is still to be done in a turn a network hardly sees; what has been done it does. Looks at about so many ends
    of the turn; what is left then is judged as it stands. The best end stays in states[BEST].
    """
    if effort <= 1 or not goes_on(c, states[FIRST_COURSE], seat):
        states[BEST] = states[FIRST_COURSE]
        evaluate(c, states[BEST], seat, net)
        return prospect(net)
    best = -math.inf
    depth = 0
    open_fork(c, states, seat, depth, desk)
    while depth >= 0:
        fork = desk.forks[depth]
        if fork.next == fork.count:
            depth -= 1
            continue
        s = states[FIRST_COURSE + depth + 1]
        states[FIRST_COURSE + depth + 1] = states[FIRST_COURSE + depth]
        play(c, s, log, seat, fork.options.actions[fork.next])
        fork.next += 1
        if effort > 0 and depth + 1 < LONGEST_COURSE and goes_on(c, s, seat):
            depth += 1
            open_fork(c, states, seat, depth, desk)
        else:
            evaluate(c, s, seat, net)
            if prospect(net) > best:
                best = prospect(net)
                states[BEST] = s
            effort -= 1
    return best


@rule
def goes_on(c, s, seat):
    """Is the next decision, too, this seat's alone?"""
    return actors(c, s) == 1 << seat and not is_sealed(s)


@rule(inline=False)
def open_fork(c, states, seat, depth, desk):
    """Write down what may be chosen here."""
    fork = desk.forks[depth]
    fork.count = ask(c, states[FIRST_COURSE + depth], seat, fork.options)
    fork.next = 0


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
