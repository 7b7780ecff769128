"""The tree that search grows: what a seat knew, what it tried there, and how that ended for it.

A node is found by a fingerprint of all that the acting seat knows. What is legal follows from what the seat knows, so
every visit to a node offers the same actions, whatever the hidden facts are: nobody needs to count how often an action
was available. Nodes and edges lie in memory that is made once; when it is full, the tree stops growing.
"""

import math

from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import below

MOST_NODES = 1 << 16
MOST_EDGES = 1 << 19
MOST_STEPS = 256
"""Decisions of one imagined game that are remembered; more come only where a game goes in circles."""
SLOTS = 2 * MOST_NODES
ROOT = 0
NOWHERE = -1

UNTRIED = 1e9
"""Score of an action that nobody tried: more than any other."""
CURIOSITY = 0.1
"""How often a sealed decision is drawn evenly, so that no action is given up."""
DOUBT = 0.25
"""A sealed action played less than this share of the most played one is taken for noise and not chosen."""
GRAIN = 1 << 30

NODE = record(
    [
        ("key", "i8"),
        ("slot", "i4"),
        ("first", "i4"),  # of its edges, which lie side by side
        ("count", "i4"),
        ("visits", "i4"),
        ("seat", "i1"),
        ("sealed", "i1"),  # decided without seeing what others choose at the same time
        ("guided", "i1"),  # a network has said what it thinks of each edge
    ]
)
EDGE = record(
    [
        ("action", "i2"),
        ("visits", "i4"),
        ("worth", "f8"),  # sum over the visits
        ("promise", "f8"),  # only for guided nodes: what a network expects …
        ("prior", "f8"),  # … and how likely it makes this the right choice
        ("regret", "f8"),  # the rest only for sealed decisions
        ("mix", "f8"),  # present probability
        ("share", "f8"),  # sum of the probabilities so far
    ]
)
STEP = record([("node", "i4"), ("edge", "i4")])
"""A decision of an imagined game."""

TREE = record(
    [
        ("nodes_used", "i4"),
        ("edges_used", "i4"),
        ("steps", "i4"),
        ("path", STEP, (MOST_STEPS,)),
        ("slots", "i4", (SLOTS,)),  # number of the node plus one, found by its key
        ("nodes", NODE, (MOST_NODES,)),
        ("edges", EDGE, (MOST_EDGES,)),
    ]
)


@rule
def clear(tree):
    """Fell it: only what was used costs time."""
    for node in range(tree.nodes_used):
        tree.slots[tree.nodes[node].slot] = 0
    tree.nodes_used = 0
    tree.edges_used = 0


@rule
def slot_of(tree, key):
    """Where the node with this key is, or would go."""
    slot = key % SLOTS
    while tree.slots[slot] != 0 and tree.nodes[tree.slots[slot] - 1].key != key:
        slot = (slot + 1) % SLOTS
    return slot


@rule
def has_room(tree, count):
    """Does one more node with so many edges fit?"""
    return tree.nodes_used < MOST_NODES and tree.edges_used + count <= MOST_EDGES


@rule(inline=False)
def add_node(tree, key, seat, sealed, options, count):
    """A new node with an edge for each option; returns its number."""
    number = tree.nodes_used
    slot = slot_of(tree, key)
    node = tree.nodes[number]
    node.key = key
    node.slot = slot
    node.first = tree.edges_used
    node.count = count
    node.visits = 0
    node.seat = seat
    node.sealed = sealed
    node.guided = False
    for i in range(count):
        edge = tree.edges[tree.edges_used + i]
        edge.action = options.actions[i]
        edge.visits = 0
        edge.worth = 0.0
        edge.promise = 0.0
        edge.regret = 0.0
        edge.share = 0.0
    tree.slots[slot] = number + 1
    tree.nodes_used += 1
    tree.edges_used += count
    return number


# --- walking down ---


@rule
def take_step(tree, number, exploration, rng):
    """Choose at a node and write the step down; returns the action."""
    node = tree.nodes[number]
    step = tree.path[tree.steps]
    step.node = number
    if node.sealed:
        step.edge = mixed_edge(tree, node, rng)
    elif node.guided:
        step.edge = guided_edge(tree, node, exploration)
    else:
        step.edge = promising_edge(tree, node, exploration, rng)
    tree.steps += 1
    return tree.edges[step.edge].action


@rule(inline=False)
def promising_edge(tree, node, exploration, rng):
    """Upper confidence bound: what went well or was seldom tried; equals are met in any order."""
    spread = exploration * exploration * math.log(node.visits + 1.0)
    best, best_score = 0, -1.0
    offset = below(rng, node.count)
    for i in range(node.count):
        number = node.first + (i + offset) % node.count
        edge = tree.edges[number]
        score = UNTRIED
        if edge.visits > 0:
            score = edge.worth / edge.visits + math.sqrt(spread / edge.visits)
        if score > best_score:
            best, best_score = number, score
    return best


@rule(inline=False)
def guided_edge(tree, node, exploration):
    """What went well so far, or what the network likes and was seldom tried."""
    spread = exploration * math.sqrt(node.visits + 1.0)
    best, best_score = node.first, -math.inf
    for number in range(node.first, node.first + node.count):
        edge = tree.edges[number]
        score = mean_worth(edge) + spread * edge.prior / (1 + edge.visits)
        if score > best_score:
            best, best_score = number, score
    return best


@rule
def mean_worth(edge):
    """How an action went so far; what the network promised counts like one try."""
    return (edge.promise + edge.worth) / (1 + edge.visits)


@rule(inline=False)
def guide(tree, number, values, sharpness):
    """Tell a node what a network thinks of its edges."""
    node = tree.nodes[number]
    node.guided = True
    highest = -math.inf
    for i in range(node.count):
        highest = max(highest, values[i])
    total = 0.0
    for i in range(node.count):
        edge = tree.edges[node.first + i]
        edge.promise = values[i]
        edge.prior = math.exp((values[i] - highest) / sharpness)
        total += edge.prior
    for i in range(node.count):
        tree.edges[node.first + i].prior /= total


@rule(inline=False)
def mixed_edge(tree, node, rng):
    """Regret matching: draw an action as often as one regrets not to have played it; later mixtures count more."""
    regrets = 0.0
    for i in range(node.first, node.first + node.count):
        regrets += tree.edges[i].regret
    left = below(rng, GRAIN) / GRAIN
    drawn = NOWHERE
    for i in range(node.first, node.first + node.count):
        edge = tree.edges[i]
        edge.mix = edge.regret / regrets if regrets > 0.0 else 1.0 / node.count
        edge.share += edge.mix * (node.visits + 1)
        left -= (1.0 - CURIOSITY) * edge.mix + CURIOSITY / node.count
        if drawn == NOWHERE and left < 0.0:
            drawn = i
    return drawn if drawn != NOWHERE else node.first + node.count - 1


# --- what was learned ---


@rule(inline=False)
def learn(tree, worths):
    """Tell every decision of the path how the imagined game ended for the seat that took it."""
    for i in range(tree.steps):
        step = tree.path[i]
        node = tree.nodes[step.node]
        worth = worths[node.seat]
        if node.sealed:
            regret_others(tree, node, step.edge, worth)
        node.visits += 1
        edge = tree.edges[step.edge]
        edge.visits += 1
        edge.worth += worth


@rule(inline=False)
def regret_others(tree, node, played, worth):
    """What would each action have brought? The one that was played what it did, the others their mean so far.

    Weighing the result by how seldom the action is tried would be right on average, but a single lucky try would rule
    the mixture for a thousand more. Regrets never fall below zero, so a mixture soon follows when the others change.
    """
    expected = 0.0
    for i in range(node.first, node.first + node.count):
        expected += tree.edges[i].mix * brought(tree.edges[i], i == played, worth)
    for i in range(node.first, node.first + node.count):
        edge = tree.edges[i]
        edge.regret = max(edge.regret + brought(edge, i == played, worth) - expected, 0.0)


@rule
def brought(edge, played, worth):
    """What an action would have brought this time, as far as one can tell."""
    if played:
        return worth
    return edge.worth / edge.visits if edge.visits > 0 else 0.5


@rule(inline=False)
def decision(tree, rng):
    """The action at the root: the most visited one; a sealed decision is drawn from the average mixture."""
    root = tree.nodes[ROOT]
    if root.sealed:
        return tree.edges[average_edge(tree, root, rng)].action
    best = root.first
    for i in range(root.first, root.first + root.count):
        if tree.edges[i].visits > tree.edges[best].visits:
            best = i
    return tree.edges[best].action


@rule
def average_edge(tree, node, rng):
    """Draw from the mean of all mixtures, which regret matching brings to equilibrium, without its noise."""
    most = 0.0
    for i in range(node.first, node.first + node.count):
        most = max(most, tree.edges[i].share)
    total = 0.0
    for i in range(node.first, node.first + node.count):
        total += trusted(tree.edges[i].share, most)
    left = total * (below(rng, GRAIN) / GRAIN)
    i = node.first
    while i < node.first + node.count - 1 and left >= trusted(tree.edges[i].share, most):
        left -= trusted(tree.edges[i].share, most)
        i += 1
    return i


@rule
def trusted(share, most):
    """What is played now and then only because it was tried is not chosen."""
    return share if share >= DOUBT * most else 0.0
