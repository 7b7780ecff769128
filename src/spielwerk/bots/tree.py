"""The search tree: a node per information state, an edge per action, with visits and utilities.

A node is found by the fingerprint of all that the acting seat knows. Legal actions follow from the information state,
so every visit to a node offers the same ones, whatever the hidden facts: availability counts are not needed. Nodes and
edges live in memory that is allocated once; when it is full, the tree stops growing.
"""

import math

from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import below

MOST_NODES = 1 << 16
MOST_EDGES = 1 << 19
MOST_STEPS = 256
"""Longest path of one iteration; only a game that goes in circles has more decisions."""
SLOTS = 2 * MOST_NODES
ROOT = 0
NO_NODE = -1

UNTRIED = 1e9
"""Score of an action without visits: higher than any other."""
UNIFORM_SHARE = 0.1
"""Share of uniform exploration in regret matching: no action is ever given up."""
NOISE_THRESHOLD = 0.25
"""An action with less than this share of the most played one was only explored: it is not chosen."""
RESOLUTION = 1 << 30
"""Steps of a random number between 0 and 1."""

NODE = record(
    [
        ("key", "i8"),
        ("slot", "i4"),
        ("first", "i4"),  # of its edges, which are contiguous
        ("count", "i4"),
        ("visits", "i4"),
        ("seat", "i1"),
        ("simultaneous", "i1"),  # others decide at the same time, and nobody sees their choice
        ("has_priors", "i1"),  # a network has valued each edge
    ]
)
EDGE = record(
    [
        ("action", "i2"),
        ("visits", "i4"),
        ("total", "f8"),  # utility, summed over the visits
        ("net_value", "f8"),  # of nodes with priors only: the network's value …
        ("prior", "f8"),  # … and the prior probability made from it
        ("regret", "f8"),  # this and the rest: of simultaneous nodes only
        ("strategy", "f8"),  # present probability, by regret matching
        ("strategy_sum", "f8"),  # weighted sum of the probabilities so far
    ]
)
STEP = record([("node", "i4"), ("edge", "i4")])
"""A decision on the path of one iteration."""

TREE = record(
    [
        ("nodes_used", "i4"),
        ("edges_used", "i4"),
        ("steps", "i4"),
        ("path", STEP, (MOST_STEPS,)),
        ("slots", "i4", (SLOTS,)),  # hash table by key: number of the node plus one
        ("nodes", NODE, (MOST_NODES,)),
        ("edges", EDGE, (MOST_EDGES,)),
    ]
)


@rule
def uniform(rng):
    """A random number from 0 up to, but not including, 1."""
    return below(rng, RESOLUTION) / RESOLUTION


@rule
def clear(tree):
    """Clear the tree in time proportional to the nodes used."""
    for node in range(tree.nodes_used):
        tree.slots[tree.nodes[node].slot] = 0
    tree.nodes_used = 0
    tree.edges_used = 0


@rule
def slot_of(tree, key):
    """The slot of the node with this key, or the free one where it would go."""
    slot = key % SLOTS
    while tree.slots[slot] != 0 and tree.nodes[tree.slots[slot] - 1].key != key:
        slot = (slot + 1) % SLOTS
    return slot


@rule
def has_room(tree, count):
    """Does a node with so many edges still fit?"""
    return tree.nodes_used < MOST_NODES and tree.edges_used + count <= MOST_EDGES


@rule(inline=False)
def add_node(tree, key, seat, simultaneous, options, count):
    """Add a node with an edge for each option; returns its number."""
    number = tree.nodes_used
    slot = slot_of(tree, key)
    node = tree.nodes[number]
    node.key = key
    node.slot = slot
    node.first = tree.edges_used
    node.count = count
    node.visits = 0
    node.seat = seat
    node.simultaneous = simultaneous
    node.has_priors = False
    for i in range(count):
        edge = tree.edges[tree.edges_used + i]
        edge.action = options.actions[i]
        edge.visits = 0
        edge.total = 0.0
        edge.net_value = 0.0
        edge.regret = 0.0
        edge.strategy_sum = 0.0
    tree.slots[slot] = number + 1
    tree.nodes_used += 1
    tree.edges_used += count
    return number


# --- selection ---


@rule
def select_action(tree, number, exploration, rng):
    """Select an edge of a node and append it to the path; returns its action."""
    node = tree.nodes[number]
    step = tree.path[tree.steps]
    step.node = number
    if node.simultaneous:
        step.edge = regret_matching_edge(tree, node, rng)
    elif node.has_priors:
        step.edge = puct_edge(tree, node, exploration)
    else:
        step.edge = ucb_edge(tree, node, exploration, rng)
    tree.steps += 1
    return tree.edges[step.edge].action


@rule(inline=False)
def ucb_edge(tree, node, exploration, rng):
    """The edge with the highest upper confidence bound (UCB1); ties are broken at random."""
    spread = exploration * exploration * math.log(node.visits + 1.0)
    best, best_score = 0, -1.0
    offset = below(rng, node.count)
    for i in range(node.count):
        number = node.first + (i + offset) % node.count
        edge = tree.edges[number]
        score = UNTRIED
        if edge.visits > 0:
            score = edge.total / edge.visits + math.sqrt(spread / edge.visits)
        if score > best_score:
            best, best_score = number, score
    return best


@rule(inline=False)
def puct_edge(tree, node, exploration):
    """The edge with the highest PUCT score: mean value plus exploration in proportion to its prior."""
    spread = exploration * math.sqrt(node.visits + 1.0)
    best, best_score = node.first, -math.inf
    for number in range(node.first, node.first + node.count):
        edge = tree.edges[number]
        score = mean_value(edge) + spread * edge.prior / (1 + edge.visits)
        if score > best_score:
            best, best_score = number, score
    return best


@rule
def mean_value(edge):
    """Mean utility of an edge; the network's value counts as one more visit."""
    return (edge.net_value + edge.total) / (1 + edge.visits)


@rule(inline=False)
def set_priors(tree, number, values, sharpness):
    """Give the edges of a node the network's values, and a softmax of them as priors."""
    node = tree.nodes[number]
    node.has_priors = True
    highest = -math.inf
    for i in range(node.count):
        highest = max(highest, values[i])
    total = 0.0
    for i in range(node.count):
        edge = tree.edges[node.first + i]
        edge.net_value = values[i]
        edge.prior = math.exp((values[i] - highest) / sharpness)
        total += edge.prior
    for i in range(node.count):
        tree.edges[node.first + i].prior /= total


@rule(inline=False)
def regret_matching_edge(tree, node, rng):
    """Sample an edge in proportion to its positive regret; later strategies weigh more in the average."""
    regrets = 0.0
    for i in range(node.first, node.first + node.count):
        regrets += tree.edges[i].regret
    left = uniform(rng)
    drawn = NO_NODE
    for i in range(node.first, node.first + node.count):
        edge = tree.edges[i]
        edge.strategy = edge.regret / regrets if regrets > 0.0 else 1.0 / node.count
        edge.strategy_sum += edge.strategy * (node.visits + 1)
        left -= (1.0 - UNIFORM_SHARE) * edge.strategy + UNIFORM_SHARE / node.count
        if drawn == NO_NODE and left < 0.0:
            drawn = i
    return drawn if drawn != NO_NODE else node.first + node.count - 1


# --- backpropagation ---


@rule(inline=False)
def backpropagate(tree, utilities):
    """Add the utilities of a finished iteration to every decision on its path, each to the seat that took it."""
    for i in range(tree.steps):
        step = tree.path[i]
        node = tree.nodes[step.node]
        utility = utilities[node.seat]
        if node.simultaneous:
            update_regrets(tree, node, step.edge, utility)
        node.visits += 1
        edge = tree.edges[step.edge]
        edge.visits += 1
        edge.total += utility


@rule(inline=False)
def update_regrets(tree, node, played, utility):
    """Regret matching+ with estimated values: the played action has its utility, the others their mean so far.

    Importance weights would be unbiased, but one lucky sample of a rare action would then rule the strategy for a
    thousand iterations. Regrets are cut off at zero, so that a strategy soon follows when the others change.
    """
    expected = 0.0
    for i in range(node.first, node.first + node.count):
        expected += tree.edges[i].strategy * counterfactual_value(tree.edges[i], i == played, utility)
    for i in range(node.first, node.first + node.count):
        edge = tree.edges[i]
        edge.regret = max(edge.regret + counterfactual_value(edge, i == played, utility) - expected, 0.0)


@rule
def counterfactual_value(edge, played, utility):
    """The estimated utility of an action, had it been played this time."""
    if played:
        return utility
    return edge.total / edge.visits if edge.visits > 0 else 0.5


@rule(inline=False)
def root_action(tree, rng):
    """The decision: the most visited action; of a simultaneous node, a sample of the average strategy."""
    root = tree.nodes[ROOT]
    if root.simultaneous:
        return tree.edges[average_strategy_edge(tree, root, rng)].action
    best = root.first
    for i in range(root.first, root.first + root.count):
        if tree.edges[i].visits > tree.edges[best].visits:
            best = i
    return tree.edges[best].action


@rule
def average_strategy_edge(tree, node, rng):
    """Sample the average strategy, which regret matching brings to equilibrium, without its exploration."""
    most = 0.0
    for i in range(node.first, node.first + node.count):
        most = max(most, tree.edges[i].strategy_sum)
    total = 0.0
    for i in range(node.first, node.first + node.count):
        total += thresholded(tree.edges[i].strategy_sum, most)
    left = total * (uniform(rng))
    i = node.first
    while i < node.first + node.count - 1 and left >= thresholded(tree.edges[i].strategy_sum, most):
        left -= thresholded(tree.edges[i].strategy_sum, most)
        i += 1
    return i


@rule
def thresholded(share, most):
    """A probability, or 0 if it comes from exploration alone."""
    return share if share >= NOISE_THRESHOLD * most else 0.0
