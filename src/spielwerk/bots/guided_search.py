"""Tree search guided by a network, which supplies the priors of a new node and the value of a leaf.

Like plain ISMCTS, every iteration samples the hidden facts from what the deciding seat knows, and all its actions meet
the same chance. A new node is not played out at random: turn search and the network value each of its actions, and the
best end of turn is the value of the leaf. Where a network has not learned enough, `trust` mixes in the result of random
play. A simultaneous decision is answered by everybody before the network evaluates.
"""

from spielwerk.bots.afterstates import argmax, softmax_sample, value_afterstates
from spielwerk.bots.ismcts import begin_iteration, information_key, is_sealed, next_to_decide, reset_search
from spielwerk.bots.net import evaluate, net_value
from spielwerk.bots.simultaneous import rank_plans, simultaneous_choice
from spielwerk.bots.tree import (
    MOST_STEPS,
    NO_NODE,
    ROOT,
    add_node,
    backpropagate,
    has_room,
    mean_value,
    root_action,
    select_action,
    set_priors,
    slot_of,
    uniform,
)
from spielwerk.bots.turn_search import best_turn
from spielwerk.bots.workspace import (
    BEST,
    SCRATCH,
    SIMULATION,
    TURN_START,
    determinize,
    legal_actions,
    play,
    random_play,
    seat_count,
    utility,
)
from spielwerk.core.flow import actors, result
from spielwerk.core.jit import rule
from spielwerk.core.rng import below
from spielwerk.core.rules import first_actor, over


@rule(inline=False)
def net_choice(c, states, log, seat, count, policy, workspace, net):
    """The action that the network prefers, after search if the policy asks for it; now and then a random one."""
    if count == 1:
        return workspace.candidates.actions[0]
    if policy.blunders > 0.0 and uniform(workspace.rng) < policy.blunders:
        return workspace.candidates.actions[below(workspace.rng, count)]
    if policy.plans > 1 and is_sealed(states[0]):
        return simultaneous_choice(c, states, log, seat, policy, workspace, net)
    if policy.iterations > 0:
        guided_search(c, states, log, seat, policy, workspace, net)
        return root_action(workspace.tree, workspace.rng)
    value_afterstates(c, states, log, seat, count, policy.worlds, policy, workspace, net)
    best = argmax(workspace.values, count)
    chosen = softmax_sample(workspace.values, count, best, policy.temperature, workspace.rng)
    return workspace.candidates.actions[chosen]


@rule(inline=False)
def rank_candidates(c, states, log, seat, policy, workspace, net):
    """Value all legal actions as the policy would and sort them, best first; returns how many there are."""
    count = legal_actions(c, states[0], seat, workspace.candidates)
    if policy.plans > 1 and count > 1 and is_sealed(states[0]):
        count = rank_plans(c, states, log, seat, policy, workspace, net)
    elif policy.iterations > 0 and count > 1:
        guided_search(c, states, log, seat, policy, workspace, net)
        return rank_by_visits(workspace)
    else:
        value_afterstates(c, states, log, seat, count, policy.worlds, policy, workspace, net)
    sort_candidates(workspace, count)
    return count


@rule(inline=False)
def rank_by_visits(workspace):
    """Write the edges of the root as candidates with their mean values, the most visited first."""
    tree = workspace.tree
    root = tree.nodes[ROOT]
    for i in range(root.count):
        workspace.candidates.actions[i] = i
        workspace.values[i] = tree.edges[root.first + i].visits
    sort_candidates(workspace, root.count)
    for i in range(root.count):
        edge = tree.edges[root.first + workspace.candidates.actions[i]]
        workspace.candidates.actions[i] = edge.action
        workspace.values[i] = mean_value(edge)
    return root.count


@rule(inline=False)
def sort_candidates(workspace, count):
    """Sort by value, best first (there are few: insertion sort)."""
    for i in range(1, count):
        value, action = workspace.values[i], workspace.candidates.actions[i]
        j = i
        while j > 0 and workspace.values[j - 1] < value:
            workspace.values[j] = workspace.values[j - 1]
            workspace.candidates.actions[j] = workspace.candidates.actions[j - 1]
            j -= 1
        workspace.values[j] = value
        workspace.candidates.actions[j] = action


@rule(inline=False)
def guided_search(c, states, log, seat, policy, workspace, net):
    """Grow a tree from what the seat knows, one iteration after the other."""
    reset_search(c, states, seat, workspace)
    determinize(c, states[SIMULATION], seat, workspace.rng)
    expand_guided(c, states, log, seat, information_key(c, states, seat), policy, workspace, net)
    for _ in range(policy.iterations):
        begin_iteration(c, states, log, seat, policy.exploration, workspace)
        descend_guided(c, states, log, seat, policy, workspace, net)
        evaluate_leaf(c, states, log, policy.trust, workspace, net)
        backpropagate(workspace.tree, workspace.utilities)


@rule(inline=False)
def evaluate_leaf(c, states, log, trust, workspace, net):
    """Utilities of a leaf for each seat: the network's value, mixed with the result of random play."""
    simulation = states[SIMULATION]
    if trust > 0.0 and not over(simulation) and is_sealed(simulation):
        answer_at_random(c, simulation, log, workspace)
        states[BEST] = simulation
    for seat in range(seat_count(simulation)):
        workspace.utilities[seat] = 0.0
        if trust > 0.0:
            evaluate(c, states[BEST], seat, net)
            workspace.utilities[seat] = trust * net_value(net)
    if trust < 1.0:
        random_play(c, simulation, log, workspace.simulation_rng, workspace.options)
        result(c, simulation, workspace.result)
        for seat in range(seat_count(simulation)):
            workspace.utilities[seat] += (1.0 - trust) * utility(workspace.result, seat, simulation.seats)


@rule(inline=False)
def answer_at_random(c, s, log, workspace):
    """Let every seat that has not answered a simultaneous question answer at random.

    The network judges a round that everybody has answered, not half of one.
    """
    asked = actors(c, s)
    while not over(s) and is_sealed(s) and actors(c, s) & ~asked == 0:
        asked = actors(c, s)
        seat = first_actor(asked)
        count = legal_actions(c, s, seat, workspace.options)
        play(c, s, log, seat, workspace.options.actions[below(workspace.simulation_rng, count)])


@rule(inline=False)
def descend_guided(c, states, log, searcher, policy, workspace, net):
    """Play down the tree to the end of the game or to a new node; the state to evaluate goes to states[BEST]."""
    tree, simulation = workspace.tree, states[SIMULATION]
    while tree.steps < MOST_STEPS and not over(simulation):
        seat = next_to_decide(actors(c, simulation), searcher)
        if legal_actions(c, simulation, seat, workspace.options) == 1:
            play(c, simulation, log, seat, workspace.options.actions[0])
            continue
        key = information_key(c, states, seat)
        node = tree.slots[slot_of(tree, key)] - 1
        if node == NO_NODE:
            expand_guided(c, states, log, seat, key, policy, workspace, net)
            return
        play(c, simulation, log, seat, select_action(tree, node, policy.exploration, workspace.simulation_rng))
    states[BEST] = simulation


@rule(inline=False)
def expand_guided(c, states, log, seat, key, policy, workspace, net):
    """Add a node with the network's values as priors; the best end of turn goes to states[BEST]."""
    tree, simulation = workspace.tree, states[SIMULATION]
    states[BEST] = simulation
    count = legal_actions(c, simulation, seat, workspace.options)
    if not has_room(tree, count):
        return
    simultaneous = is_sealed(simulation)
    node = add_node(tree, key, seat, simultaneous, workspace.options, count)
    if simultaneous:
        return
    best = 0
    for i in range(count):
        states[TURN_START] = simulation
        states[TURN_START].explicit = 1
        play(c, states[TURN_START], log, seat, workspace.options.actions[i])
        workspace.values[i] = best_turn(c, states, log, seat, policy.effort, workspace, net)
        if workspace.values[i] >= workspace.values[best]:
            best = i
            states[SCRATCH] = states[BEST]
    states[BEST] = states[SCRATCH]
    set_priors(tree, node, workspace.values, policy.sharpness)
