"""Information-set Monte Carlo tree search for any game, number of seats and kind of hidden information.

Every iteration samples a world that fits what the deciding seat knows, descends the tree of information states, adds
one node, plays on at random and backpropagates the result. Each seat maximises its own utility; partners have the same
one. Simultaneous decisions use regret matching, at nodes that do not show what others choose. All actions of the
deciding seat meet the same chance: visit n of each is played in world n, so that what differs is their doing.
"""

import numpy as np

from spielwerk.bots.tree import (
    MOST_STEPS,
    NO_NODE,
    ROOT,
    add_node,
    backpropagate,
    clear,
    has_room,
    root_action,
    select_action,
    slot_of,
)
from spielwerk.bots.workspace import (
    HIDDEN,
    INFORMATION,
    SIMULATION,
    determinize,
    hide_from,
    legal_actions,
    play,
    random_play,
    utility,
)
from spielwerk.core.agenda import NATURE, top
from spielwerk.core.fingerprint import fingerprint
from spielwerk.core.flow import actors, result
from spielwerk.core.jit import rule
from spielwerk.core.rng import next_number, start_stream
from spielwerk.core.rules import first_actor, over


@rule(inline=False)
def search_choice(c, states, log, seat, policy, workspace):
    """The action that a search with the policy's iterations finds for a seat at states[0]."""
    start_search(c, states, seat, workspace)
    run_iterations(c, states, log, seat, np.int64(policy.iterations), policy.exploration, workspace)
    return root_action(workspace.tree, workspace.rng)


@rule(inline=False)
def start_search(c, states, seat, workspace):
    """Begin a search from the information state of a seat."""
    reset_search(c, states, seat, workspace)
    expand(c, states[SIMULATION], seat, information_key(c, states, seat), workspace)


@rule(inline=False)
def reset_search(c, states, seat, workspace):
    """Clear the tree, and hide from states[0] what the seat does not know."""
    states[HIDDEN] = states[0]
    hide_from(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 0
    states[SIMULATION] = states[HIDDEN]
    workspace.seed = next_number(workspace.rng)
    clear(workspace.tree)


@rule(inline=False)
def run_iterations(c, states, log, seat, iterations, exploration, workspace):
    """Run so many iterations; may be called again to search on."""
    tree, simulation = workspace.tree, states[SIMULATION]
    for _ in range(iterations):
        begin_iteration(c, states, log, seat, exploration, workspace)
        descend(c, states, log, seat, exploration, workspace)
        random_play(c, simulation, log, workspace.simulation_rng, workspace.options)
        result(c, simulation, workspace.result)
        for other in range(simulation.seats):
            workspace.utilities[other] = utility(workspace.result, other, simulation.seats)
        backpropagate(tree, workspace.utilities)


@rule(inline=False)
def begin_iteration(c, states, log, seat, exploration, workspace):
    """Select an action at the root; hidden facts and chance follow from how often it was visited."""
    tree, simulation = workspace.tree, states[SIMULATION]
    tree.steps = 0
    action = select_action(tree, ROOT, exploration, workspace.rng)
    start_stream(workspace.simulation_rng, workspace.seed, tree.edges[tree.path[0].edge].visits)
    states[SIMULATION] = states[HIDDEN]
    determinize(c, simulation, seat, workspace.simulation_rng)
    play(c, simulation, log, seat, action)


@rule(inline=False)
def descend(c, states, log, searcher, exploration, workspace):
    """Play down the tree to the end of the game or to a new node."""
    tree, simulation = workspace.tree, states[SIMULATION]
    new = False
    while not new and tree.steps < MOST_STEPS and not over(simulation):
        seat = next_to_decide(actors(c, simulation), searcher)
        key = information_key(c, states, seat)
        node = tree.slots[slot_of(tree, key)] - 1
        if node == NO_NODE:
            new = True
            node = expand(c, simulation, seat, key, workspace)
            if node == NO_NODE:
                break
        play(c, simulation, log, seat, select_action(tree, node, exploration, workspace.simulation_rng))


@rule(inline=False)
def expand(c, simulation, seat, key, workspace):
    """Add a node for an information state; NO_NODE if the tree is full."""
    count = legal_actions(c, simulation, seat, workspace.options)
    if not has_room(workspace.tree, count):
        return NO_NODE
    return add_node(workspace.tree, key, seat, is_sealed(simulation), workspace.options, count)


@rule
def next_to_decide(mask, searcher):
    """Of seats that decide simultaneously the searching one comes first: it is at the root."""
    return searcher if mask >> searcher & 1 else first_actor(mask)


@rule
def is_sealed(s):
    """Is the question on top sealed: answered by several seats that do not see each other's choice?"""
    return top(s.agenda).seat == NATURE


@rule(inline=False)
def information_key(c, states, seat):
    """The fingerprint of the information state of a seat in the simulated game."""
    information = states[INFORMATION]
    states[INFORMATION] = states[SIMULATION]
    hide_from(c, information, seat)
    for i in range(information.agenda.size, len(information.agenda.tasks)):  # finished tasks make no difference
        task = information.agenda.tasks[i]
        task.op = 0
        task.seat = 0
        task.a = 0
        task.b = 0
    return fingerprint(information, seat)
