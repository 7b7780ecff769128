"""Search: information-set Monte Carlo tree search for any game, number of seats and kind of hidden facts.

Every iteration imagines one game that fits what the searching seat knows, walks the tree of what the acting seats know
in it, adds one node, plays on at random and tells every decision on the way how the game ended for its seat. Each seat
maximises its own result; partners have the same one. Who decides at the same time as others learns by regret matching,
at nodes that do not show what the others choose. All actions of the searching seat meet the same luck: try number n of
each is played in world number n, so that what differs between them is their doing.
"""

import numpy as np

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
from spielwerk.bots.workspace import HIDDEN, KNOWN, TRIAL, ask, cover, guess, play, random_play, worth
from spielwerk.core.agenda import NATURE, top
from spielwerk.core.fingerprint import fingerprint
from spielwerk.core.flow import actors, result
from spielwerk.core.jit import rule
from spielwerk.core.rng import next_number, start_stream
from spielwerk.core.rules import first_actor, over


@rule(inline=False)
def search_choice(c, states, log, seat, policy, workspace):
    """The action that search with a number of iterations finds for a seat at the table states[0]."""
    begin(c, states, seat, workspace)
    explore(c, states, log, seat, np.int64(policy.iterations), policy.exploration, workspace)
    return decision(workspace.tree, workspace.rng)


@rule(inline=False)
def begin(c, states, seat, workspace):
    """Think about a decision from what the seat knows."""
    clear_workspace(c, states, seat, workspace)
    grow(c, states[TRIAL], seat, knowledge(c, states, seat), workspace)


@rule(inline=False)
def clear_workspace(c, states, seat, workspace):
    """Forget the last decision; lay out what the seat knows of the table."""
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 0
    states[TRIAL] = states[HIDDEN]
    workspace.seed = next_number(workspace.rng)
    clear(workspace.tree)


@rule(inline=False)
def explore(c, states, log, seat, iterations, exploration, workspace):
    """Imagine so many games; may be called again to think on."""
    tree, trial = workspace.tree, states[TRIAL]
    for _ in range(iterations):
        set_out(c, states, log, seat, exploration, workspace)
        descend(c, states, log, seat, exploration, workspace)
        random_play(c, trial, log, workspace.luck, workspace.options)
        result(c, trial, workspace.result)
        for other in range(trial.seats):
            workspace.worths[other] = worth(workspace.result, other, trial.seats)
        learn(tree, workspace.worths)


@rule(inline=False)
def set_out(c, states, log, seat, exploration, workspace):
    """Take the first step of an imagined game; its hidden facts and luck follow from how often that step was tried."""
    tree, trial = workspace.tree, states[TRIAL]
    tree.steps = 0
    action = take_step(tree, ROOT, exploration, workspace.rng)
    start_stream(workspace.luck, workspace.seed, tree.edges[tree.path[0].edge].visits)
    states[TRIAL] = states[HIDDEN]
    guess(c, trial, seat, workspace.luck)
    play(c, trial, log, seat, action)


@rule(inline=False)
def descend(c, states, log, searcher, exploration, workspace):
    """Play the imagined game on down the tree, to the end or to the first decision that was new."""
    tree, trial = workspace.tree, states[TRIAL]
    new = False
    while not new and tree.steps < MOST_STEPS and not over(trial):
        seat = next_to_decide(actors(c, trial), searcher)
        key = knowledge(c, states, seat)
        node = tree.slots[slot_of(tree, key)] - 1
        if node == NOWHERE:
            new = True
            node = grow(c, trial, seat, key, workspace)
            if node == NOWHERE:
                break
        play(c, trial, log, seat, take_step(tree, node, exploration, workspace.luck))


@rule(inline=False)
def grow(c, trial, seat, key, workspace):
    """A new node for what a seat knows; NOWHERE if the tree is full."""
    count = ask(c, trial, seat, workspace.options)
    if not has_room(workspace.tree, count):
        return NOWHERE
    return add_node(workspace.tree, key, seat, is_sealed(trial), workspace.options, count)


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
