"""Search: information-set Monte Carlo tree search for any game, number of seats and kind of hidden facts.

Every iteration imagines one game that fits what the searching seat knows, walks the tree of what the acting seats know
in it, adds one node, plays on at random and tells every decision on the way how the game ended for its seat. Each seat
maximises its own result; partners have the same one. Who decides at the same time as others learns by regret matching,
at nodes that do not show what the others choose. All actions of the searching seat meet the same luck: try number n of
each is played in world number n, so that what differs between them is their doing.
"""

import numpy as np

from spielwerk.bots.desk import HIDDEN, KNOWN, TRIAL, ask, cover, guess, play, random_play, worth
from spielwerk.bots.tree import (
    MOST_STEPS,
    NOWHERE,
    ROOT,
    add_node,
    clear,
    decision,
    has_room,
    learn,
    slot_of,
    take_step,
)
from spielwerk.core.agenda import NATURE, top
from spielwerk.core.fingerprint import fingerprint
from spielwerk.core.jit import rule
from spielwerk.core.rng import next_number, start_stream
from spielwerk.core.rules import actors, first_actor, over, result


@rule(inline=False)
def search_choice(c, states, log, seat, policy, desk):
    """The action that search with a number of iterations finds for a seat at the table states[0]."""
    begin(c, states, seat, desk)
    explore(c, states, log, seat, np.int64(policy.iterations), policy.exploration, desk)
    return decision(desk.tree, desk.rng)


@rule(inline=False)
def begin(c, states, seat, desk):
    """Think about a decision from what the seat knows."""
    clear_desk(c, states, seat, desk)
    grow(c, states[TRIAL], seat, knowledge(c, states, seat), desk)


@rule(inline=False)
def clear_desk(c, states, seat, desk):
    """Forget the last decision; lay out what the seat knows of the table."""
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 0
    states[TRIAL] = states[HIDDEN]
    desk.seed = next_number(desk.rng)
    clear(desk.tree)


@rule(inline=False)
def explore(c, states, log, seat, iterations, exploration, desk):
    """Imagine so many games; may be called again to think on."""
    tree, trial = desk.tree, states[TRIAL]
    for _ in range(iterations):
        set_out(c, states, log, seat, exploration, desk)
        descend(c, states, log, seat, exploration, desk)
        random_play(c, trial, log, desk.luck, desk.options)
        result(c, trial, desk.result)
        for other in range(trial.seats):
            desk.worths[other] = worth(desk.result, other, trial.seats)
        learn(tree, desk.worths)


@rule(inline=False)
def set_out(c, states, log, seat, exploration, desk):
    """Take the first step of an imagined game; its hidden facts and luck follow from how often that step was tried."""
    tree, trial = desk.tree, states[TRIAL]
    tree.steps = 0
    action = take_step(tree, ROOT, exploration, desk.rng)
    start_stream(desk.luck, desk.seed, tree.edges[tree.path[0].edge].visits)
    states[TRIAL] = states[HIDDEN]
    guess(c, trial, seat, desk.luck)
    play(c, trial, log, seat, action)


@rule(inline=False)
def descend(c, states, log, searcher, exploration, desk):
    """Play the imagined game on down the tree, to the end or to the first decision that was new."""
    tree, trial = desk.tree, states[TRIAL]
    new = False
    while not new and tree.steps < MOST_STEPS and not over(trial):
        seat = next_to_decide(actors(c, trial), searcher)
        key = knowledge(c, states, seat)
        node = tree.slots[slot_of(tree, key)] - 1
        if node == NOWHERE:
            new = True
            node = grow(c, trial, seat, key, desk)
            if node == NOWHERE:
                break
        play(c, trial, log, seat, take_step(tree, node, exploration, desk.luck))


@rule(inline=False)
def grow(c, trial, seat, key, desk):
    """A new node for what a seat knows; NOWHERE if the tree is full."""
    count = ask(c, trial, seat, desk.options)
    if not has_room(desk.tree, count):
        return NOWHERE
    return add_node(desk.tree, key, seat, is_sealed(trial), desk.options, count)


@rule
def next_to_decide(mask, searcher):
    """Of those who decide at the same time the searcher comes first: it stands at the root."""
    return searcher if mask >> searcher & 1 else first_actor(mask)


@rule
def is_sealed(s):
    """Do several seats answer the question on top without seeing each other's choice? Then it is nobody's own."""
    return top(s.agenda).seat == NATURE


@rule(inline=False)
def knowledge(c, states, seat):
    """The fingerprint of all that a seat knows of the imagined game."""
    known = states[KNOWN]
    states[KNOWN] = states[TRIAL]
    cover(c, known, seat)
    for i in range(known.agenda.size, len(known.agenda.tasks)):  # what is done makes no difference any more
        task = known.agenda.tasks[i]
        task.op = 0
        task.seat = 0
        task.a = 0
        task.b = 0
    return fingerprint(known, seat)
