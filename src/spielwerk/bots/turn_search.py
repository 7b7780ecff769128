"""The course of a turn: what a seat can make of it before chance or somebody else comes in."""

import math

from spielwerk.bots.ismcts import is_sealed
from spielwerk.bots.net import evaluate, prospect
from spielwerk.bots.workspace import BEST, FIRST_COURSE, LONGEST_COURSE, ask, play
from spielwerk.core.flow import actors
from spielwerk.core.jit import rule


@rule(inline=False)
def best_course(c, states, log, seat, effort, workspace, net):
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
    open_fork(c, states, seat, depth, workspace)
    while depth >= 0:
        fork = workspace.forks[depth]
        if fork.next == fork.count:
            depth -= 1
            continue
        s = states[FIRST_COURSE + depth + 1]
        states[FIRST_COURSE + depth + 1] = states[FIRST_COURSE + depth]
        play(c, s, log, seat, fork.options.actions[fork.next])
        fork.next += 1
        if effort > 0 and depth + 1 < LONGEST_COURSE and goes_on(c, s, seat):
            depth += 1
            open_fork(c, states, seat, depth, workspace)
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
def open_fork(c, states, seat, depth, workspace):
    """Write down what may be chosen here."""
    fork = workspace.forks[depth]
    fork.count = ask(c, states[FIRST_COURSE + depth], seat, fork.options)
    fork.next = 0
