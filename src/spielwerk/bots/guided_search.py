"""Looking ahead with a network: search in which it says what is worth trying and what a position is worth.

Like plain search, every imagined game meets hidden facts that fit what the thinker knows, and all its actions meet the
same luck. But a new decision is not played on at random: the network values each option by the best end of the turn
that can follow, and the imagined game counts as what the best of them promises to each seat. Where a network has not
learned enough to be trusted alone, the end of the game in random play counts too. A sealed question is answered by all
before the network says anything.
"""

from spielwerk.bots.afterstates import GRAIN, highest, tempered, weigh
from spielwerk.bots.ismcts import clear_workspace, is_sealed, knowledge, next_to_decide, set_out
from spielwerk.bots.net import evaluate, prospect
from spielwerk.bots.simultaneous import assess_plans, sealed_choice
from spielwerk.bots.tree import (
    MOST_STEPS,
    NOWHERE,
    ROOT,
    add_node,
    decision,
    guide,
    has_room,
    learn,
    mean_worth,
    slot_of,
    take_step,
)
from spielwerk.bots.turn_search import best_course
from spielwerk.bots.workspace import (
    BEST,
    FIRST_COURSE,
    IMAGINED,
    TRIAL,
    ask,
    guess,
    play,
    random_play,
    seat_count,
    worth,
)
from spielwerk.core.flow import actors, result
from spielwerk.core.jit import rule
from spielwerk.core.rng import below
from spielwerk.core.rules import first_actor, over


@rule(inline=False)
def net_choice(c, states, log, seat, count, policy, workspace, net):
    """What the network likes best, after looking ahead if the policy asks for it; now and then a blunder, likewise."""
    if count == 1:
        return workspace.candidates.actions[0]
    if policy.blunders > 0.0 and below(workspace.rng, GRAIN) < policy.blunders * GRAIN:
        return workspace.candidates.actions[below(workspace.rng, count)]
    if policy.plans > 1 and is_sealed(states[0]):
        return sealed_choice(c, states, log, seat, policy, workspace, net)
    if policy.iterations > 0:
        look_ahead(c, states, log, seat, policy, workspace, net)
        return decision(workspace.tree, workspace.rng)
    weigh(c, states, log, seat, count, policy.worlds, policy, workspace, net)
    best = highest(workspace.values, count)
    return workspace.candidates.actions[tempered(workspace.values, count, best, policy.temperature, workspace.rng)]


@rule(inline=False)
def assess(c, states, log, seat, policy, workspace, net):
    """Value all candidates as the policy would, and sort them; returns how many there are."""
    count = ask(c, states[0], seat, workspace.candidates)
    if policy.plans > 1 and count > 1 and is_sealed(states[0]):
        count = assess_plans(c, states, log, seat, policy, workspace, net)
    elif policy.iterations > 0 and count > 1:
        look_ahead(c, states, log, seat, policy, workspace, net)
        return list_tried(workspace)
    else:
        weigh(c, states, log, seat, count, policy.worlds, policy, workspace, net)
    sort_candidates(workspace, count)
    return count


@rule(inline=False)
def list_tried(workspace):
    """Write the options at the root as candidates, the most tried first, each with its worth."""
    tree = workspace.tree
    root = tree.nodes[ROOT]
    for i in range(root.count):
        workspace.candidates.actions[i] = i
        workspace.values[i] = tree.edges[root.first + i].visits
    sort_candidates(workspace, root.count)
    for i in range(root.count):
        edge = tree.edges[root.first + workspace.candidates.actions[i]]
        workspace.candidates.actions[i] = edge.action
        workspace.values[i] = mean_worth(edge)
    return root.count


@rule(inline=False)
def sort_candidates(workspace, count):
    """The best first (there are few: by insertion)."""
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
def look_ahead(c, states, log, seat, policy, workspace, net):
    """Grow a tree from what the seat knows, one imagined game after the other."""
    clear_workspace(c, states, seat, workspace)
    guess(c, states[TRIAL], seat, workspace.rng)
    unfold(c, states, log, seat, knowledge(c, states, seat), policy, workspace, net)
    for _ in range(policy.iterations):
        set_out(c, states, log, seat, policy.exploration, workspace)
        go_down(c, states, log, seat, policy, workspace, net)
        judge(c, states, log, policy.trust, workspace, net)
        learn(workspace.tree, workspace.worths)


@rule(inline=False)
def judge(c, states, log, trust, workspace, net):
    """What an imagined game is worth to each seat: partly what the network thinks of the best that can follow, partly
    how it ends in random play."""
    trial = states[TRIAL]
    if trust > 0.0 and not over(trial) and is_sealed(trial):
        settle(c, trial, log, workspace)
        states[BEST] = trial
    for seat in range(seat_count(trial)):
        workspace.worths[seat] = 0.0
        if trust > 0.0:
            evaluate(c, states[BEST], seat, net)
            workspace.worths[seat] = trust * prospect(net)
    if trust < 1.0:
        random_play(c, trial, log, workspace.luck, workspace.options)
        result(c, trial, workspace.result)
        for seat in range(seat_count(trial)):
            workspace.worths[seat] += (1.0 - trust) * worth(workspace.result, seat, trial.seats)


@rule(inline=False)
def settle(c, s, log, workspace):
    """Whoever has not answered the sealed question yet does so at random: the network knows what comes of all answers,
    not what half of them are worth."""
    asked = actors(c, s)
    while not over(s) and is_sealed(s) and actors(c, s) & ~asked == 0:
        asked = actors(c, s)
        seat = first_actor(asked)
        play(c, s, log, seat, workspace.options.actions[below(workspace.luck, ask(c, s, seat, workspace.options))])


@rule(inline=False)
def go_down(c, states, log, searcher, policy, workspace, net):
    """Play the imagined game on down the tree, to its end or to the first decision that was new; how it may go on from
    there stands in states[BEST]."""
    tree, trial = workspace.tree, states[TRIAL]
    while tree.steps < MOST_STEPS and not over(trial):
        seat = next_to_decide(actors(c, trial), searcher)
        if ask(c, trial, seat, workspace.options) == 1:
            play(c, trial, log, seat, workspace.options.actions[0])
            continue
        key = knowledge(c, states, seat)
        node = tree.slots[slot_of(tree, key)] - 1
        if node == NOWHERE:
            unfold(c, states, log, seat, key, policy, workspace, net)
            return
        play(c, trial, log, seat, take_step(tree, node, policy.exploration, workspace.luck))
    states[BEST] = trial


@rule(inline=False)
def unfold(c, states, log, seat, key, policy, workspace, net):
    """A new node, with what the network thinks of each option; the best that can follow goes to states[BEST]."""
    tree, trial = workspace.tree, states[TRIAL]
    states[BEST] = trial
    count = ask(c, trial, seat, workspace.options)
    if not has_room(tree, count):
        return
    sealed = is_sealed(trial)
    node = add_node(tree, key, seat, sealed, workspace.options, count)
    if sealed:
        return
    best = 0
    for i in range(count):
        states[FIRST_COURSE] = trial
        states[FIRST_COURSE].explicit = 1
        play(c, states[FIRST_COURSE], log, seat, workspace.options.actions[i])
        workspace.values[i] = best_course(c, states, log, seat, policy.effort, workspace, net)
        if workspace.values[i] >= workspace.values[best]:
            best = i
            states[IMAGINED] = states[BEST]
    states[BEST] = states[IMAGINED]
    guide(tree, node, workspace.values, policy.sharpness)
