"""Turn search: the best that a seat can make of its own turn, before chance or another seat decides."""

import math

from spielwerk.bots.ismcts import is_sealed
from spielwerk.bots.net import evaluate, net_value
from spielwerk.bots.workspace import BEST, LONGEST_TURN, TURN_START, legal_actions, play
from spielwerk.core.flow import actors
from spielwerk.core.jit import rule


@rule(inline=False)
def best_turn(c, states, log, seat, effort, workspace, net):
    """Search the own turn depth first from states[TURN_START]; returns the best value, its state is in states[BEST].

    The network judges finished turns well and half-finished ones badly, so every action is scored by the best end of
    turn it can lead to. After about `effort` ends, what is left is evaluated as it stands.
    """
    if effort <= 1 or not turn_continues(c, states[TURN_START], seat):
        states[BEST] = states[TURN_START]
        evaluate(c, states[BEST], seat, net)
        return net_value(net)
    best = -math.inf
    depth = 0
    push_frame(c, states, seat, depth, workspace)
    while depth >= 0:
        frame = workspace.frames[depth]
        if frame.next == frame.count:
            depth -= 1
            continue
        s = states[TURN_START + depth + 1]
        states[TURN_START + depth + 1] = states[TURN_START + depth]
        play(c, s, log, seat, frame.options.actions[frame.next])
        frame.next += 1
        if effort > 0 and depth + 1 < LONGEST_TURN and turn_continues(c, s, seat):
            depth += 1
            push_frame(c, states, seat, depth, workspace)
        else:
            evaluate(c, s, seat, net)
            if net_value(net) > best:
                best = net_value(net)
                states[BEST] = s
            effort -= 1
    return best


@rule
def turn_continues(c, s, seat):
    """Does the same seat, and nobody else, decide next?"""
    return actors(c, s) == 1 << seat and not is_sealed(s)


@rule(inline=False)
def push_frame(c, states, seat, depth, workspace):
    """Start a level of the search with the legal actions of its state."""
    frame = workspace.frames[depth]
    frame.count = legal_actions(c, states[TURN_START + depth], seat, frame.options)
    frame.next = 0
