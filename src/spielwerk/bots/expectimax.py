"""Reckoning with chance: what a position is worth on average over all that chance may bring, each with its odds.

One chance point is gone through outcome by outcome. Whoever decides before it (with how many dice?) or after it (what
to build?) does the best for itself, as the network sees it: expectimax with nothing left to luck.
"""

import math

from spielwerk.bots.ismcts import is_sealed
from spielwerk.bots.net import evaluate, prospect
from spielwerk.bots.turn_search import best_course
from spielwerk.bots.workspace import AT_CHANCE, BEFORE_CHANCE, BEST, FIRST_COURSE, ask, play
from spielwerk.core.agenda import NATURE
from spielwerk.core.flow import actors, chance
from spielwerk.core.jit import rule
from spielwerk.core.rules import first_actor, over


@rule(inline=False)
def expectation(c, states, log, seat, effort, workspace, net):
    """What the position in states[BEST] is worth to a seat once chance has spoken."""
    states[BEFORE_CHANCE] = states[BEST]
    s = states[BEFORE_CHANCE]
    mask = actors(c, s)
    if over(s) or mask == 0 or is_sealed(s):
        states[AT_CHANCE] = s
        average(c, states, log, seat, seat, effort, workspace, net)
        return workspace.outlook.mean
    decider = first_actor(mask)
    highest, worth = -math.inf, 0.0
    for i in range(ask(c, s, decider, workspace.outlook.options)):
        states[AT_CHANCE] = s
        play(c, states[AT_CHANCE], log, decider, workspace.outlook.options.actions[i])
        average(c, states, log, seat, decider, effort, workspace, net)
        if workspace.outlook.rival_mean > highest:
            highest, worth = workspace.outlook.rival_mean, workspace.outlook.mean
    return worth


@rule(inline=False)
def average(c, states, log, seat, rival, effort, workspace, net):
    """Fill in what the position in states[AT_CHANCE] is worth to both, on average if chance comes next."""
    outlook, s = workspace.outlook, states[AT_CHANCE]
    outlook.mean = outlook.rival_mean = 0.0
    count = 0 if over(s) or actors(c, s) != 0 else chance(c, s, outlook.chances)
    if count == 0:
        states[BEST] = s
        add_judgement(c, states, seat, rival, 1.0, outlook, net)
        return
    total = 0
    for i in range(count):
        total += outlook.chances.weights[i]
    for i in range(count):
        states[FIRST_COURSE] = s
        play(c, states[FIRST_COURSE], log, NATURE, outlook.chances.outcomes[i])
        follow(c, states, log, effort, workspace, net)
        add_judgement(c, states, seat, rival, outlook.chances.weights[i] / total, outlook, net)


@rule(inline=False)
def follow(c, states, log, effort, workspace, net):
    """Whoever is to decide in the first course makes the best of its turn; that end goes to states[BEST]."""
    mask = actors(c, states[FIRST_COURSE])
    if mask == 0 or is_sealed(states[FIRST_COURSE]):
        states[BEST] = states[FIRST_COURSE]
    else:
        best_course(c, states, log, first_actor(mask), effort, workspace, net)


@rule(inline=False)
def add_judgement(c, states, seat, rival, share, outlook, net):
    """Count what the network thinks of states[BEST], for the thinker and for whoever decides before chance."""
    evaluate(c, states[BEST], seat, net)
    outlook.mean += share * prospect(net)
    if rival != seat:
        evaluate(c, states[BEST], rival, net)
    outlook.rival_mean += share * prospect(net)
