"""Expectimax over one chance node: the expected value of a state over all outcomes, with their exact odds.

Whoever decides before the chance node (how many dice?) or after it (what to build?) maximises its own value, as the
network sees it.
"""

import math

from spielwerk.bots.ismcts import is_sealed
from spielwerk.bots.net import evaluate, net_value
from spielwerk.bots.turn_search import best_turn
from spielwerk.bots.workspace import AT_CHANCE, BEFORE_CHANCE, BEST, TURN_START, legal_actions, play
from spielwerk.core.agenda import NATURE
from spielwerk.core.flow import actors, chance
from spielwerk.core.jit import rule
from spielwerk.core.rules import first_actor, over


@rule(inline=False)
def expected_value(c, states, log, seat, effort, workspace, net):
    """The value of states[BEST] to a seat, with the next chance node averaged out."""
    states[BEFORE_CHANCE] = states[BEST]
    s = states[BEFORE_CHANCE]
    mask = actors(c, s)
    if over(s) or mask == 0 or is_sealed(s):
        states[AT_CHANCE] = s
        average_over_chance(c, states, log, seat, seat, effort, workspace, net)
        return workspace.expectation.value
    mover = first_actor(mask)
    best, value = -math.inf, 0.0
    for i in range(legal_actions(c, s, mover, workspace.expectation.options)):
        states[AT_CHANCE] = s
        play(c, states[AT_CHANCE], log, mover, workspace.expectation.options.actions[i])
        average_over_chance(c, states, log, seat, mover, effort, workspace, net)
        if workspace.expectation.mover_value > best:
            best, value = workspace.expectation.mover_value, workspace.expectation.value
    return value


@rule(inline=False)
def average_over_chance(c, states, log, seat, mover, effort, workspace, net):
    """Write the values of states[AT_CHANCE] to both seats; the average over its outcomes if it is a chance node."""
    expectation, s = workspace.expectation, states[AT_CHANCE]
    expectation.value = expectation.mover_value = 0.0
    count = 0 if over(s) or actors(c, s) != 0 else chance(c, s, expectation.chances)
    if count == 0:
        states[BEST] = s
        add_evaluation(c, states, seat, mover, 1.0, expectation, net)
        return
    total = 0
    for i in range(count):
        total += expectation.chances.weights[i]
    for i in range(count):
        states[TURN_START] = s
        play(c, states[TURN_START], log, NATURE, expectation.chances.outcomes[i])
        play_best_turn(c, states, log, effort, workspace, net)
        add_evaluation(c, states, seat, mover, expectation.chances.weights[i] / total, expectation, net)


@rule(inline=False)
def play_best_turn(c, states, log, effort, workspace, net):
    """Let whoever decides at states[TURN_START] play its best turn; its end goes to states[BEST]."""
    mask = actors(c, states[TURN_START])
    if mask == 0 or is_sealed(states[TURN_START]):
        states[BEST] = states[TURN_START]
    else:
        best_turn(c, states, log, first_actor(mask), effort, workspace, net)


@rule(inline=False)
def add_evaluation(c, states, seat, mover, share, expectation, net):
    """Add the network's values of states[BEST], weighted: for the deciding seat and for the one that moves first."""
    evaluate(c, states[BEST], seat, net)
    expectation.value += share * net_value(net)
    if mover != seat:
        evaluate(c, states[BEST], mover, net)
    expectation.mover_value += share * net_value(net)
