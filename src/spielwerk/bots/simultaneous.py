"""Simultaneous decisions: whole plans against whole plans, by regret matching.

A plan is everything that a seat enters until it has nothing more to decide, such as a sheet of bids. Every seat starts
with random plans. Regret matching finds how often to play which, with the round resolved exactly and evaluated by the
network; plans without regret are then replaced by mutations of better ones, and so on. With two seats every plan meets
every plan once and regret matching runs over the payoff table; with more, plans are sampled. The seat draws from its
average strategy. Nobody sees another's plan. A plan, once drawn, is carried out: searching again half-way would let the
others answer what they cannot know.
"""

import numpy as np

from spielwerk.bots.ismcts import information_key, is_sealed
from spielwerk.bots.net import evaluate, net_value
from spielwerk.bots.tree import thresholded, uniform
from spielwerk.bots.workspace import (
    FIRST_WORLD,
    HIDDEN,
    LONGEST_PLAN,
    MOST_PLANS,
    MOST_WORLDS,
    SCRATCH,
    SIMULATION,
    determinize,
    hide_from,
    legal_actions,
    play,
    seat_count,
)
from spielwerk.core.flow import actors, reopen
from spielwerk.core.jit import rule
from spielwerk.core.rng import below, next_number, start_stream
from spielwerk.core.rules import first_actor, over

NONE = -1
OWN, OPPONENT = 0, 1
STRIDE = 4
"""How far a mutated action may be from the old one, among the legal ones."""


@rule(inline=False)
def simultaneous_choice(c, states, log, seat, policy, workspace, net):
    """The next action of the current plan; finds a new plan if none fits the information state."""
    plans = workspace.plans
    states[HIDDEN] = states[0]
    hide_from(c, states[HIDDEN], seat)
    reopen(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 1
    states[SIMULATION] = states[HIDDEN]
    if plans.steps[seat] >= plans.current[seat].length or plans.expected[seat] != information_key(c, states, seat):
        find_plan(c, states, log, seat, policy, workspace, net)
    action = plans.current[seat].actions[plans.steps[seat]]
    plans.steps[seat] += 1
    play(c, states[SIMULATION], log, seat, action)
    plans.expected[seat] = information_key(c, states, seat)
    return action


@rule(inline=False)
def find_plan(c, states, log, seat, policy, workspace, net):
    """Draft plans in every world, match regrets, draw a plan from the average strategy."""
    plans = workspace.plans
    worlds, count = min(policy.worlds, MOST_WORLDS), min(policy.plans, MOST_PLANS)
    mask = actors(c, states[HIDDEN])
    opponent = only_opponent(mask, seat)
    for world in range(worlds):
        states[FIRST_WORLD + world] = states[HIDDEN]
        determinize(c, states[FIRST_WORLD + world], seat, workspace.rng)
        for other in range(seat_count(states[0])):
            if mask >> other & 1:
                for number in range(count):
                    plans.regrets[world, other, number] = 0.0
                    if other != seat or world == 0:  # the own plans are the same in all worlds
                        draft_plan(c, states, log, world, other, number, np.int64(NONE), workspace)
    for stage in range(policy.stages):
        if stage > 0:
            replace_plans(c, states, log, seat, mask, worlds, count, workspace)
        for number in range(count):
            plans.strategy_sums[number] = 0.0
            plans.totals[number] = 0.0
        if opponent != NONE:
            fill_payoffs(c, states, log, seat, opponent, worlds, count, workspace, net)
        for round in range(policy.lessons):
            if opponent != NONE:
                match_regrets_by_table(seat, opponent, round, worlds, count, plans)
            else:
                match_regrets_by_sampling(c, states, log, seat, mask, round, worlds, count, workspace, net)
    drop_noise(plans.strategy_sums, count)
    plans.current[seat] = plans.drafts[0, seat, sample_index(plans.strategy_sums, count, workspace.rng)]
    plans.steps[seat] = 0


@rule(inline=False)
def rank_plans(c, states, log, seat, policy, workspace, net):
    """Write the first actions of the own plans as candidates, each with its best plan's value; returns how many."""
    plans = workspace.plans
    plans.steps[seat] = LONGEST_PLAN  # discard the current plan
    simultaneous_choice(c, states, log, seat, policy, workspace, net)
    found = 0
    for number in range(min(policy.plans, MOST_PLANS)):
        action, value = plans.drafts[0, seat, number].actions[0], plans.totals[number] / policy.lessons
        at = 0
        while at < found and workspace.candidates.actions[at] != action:
            at += 1
        if at == found:
            workspace.candidates.actions[at] = action
            workspace.values[at] = value
            found += 1
        workspace.values[at] = max(workspace.values[at], value)
    return found


# --- plans ---


@rule(inline=False)
def draft_plan(c, states, log, world, seat, number, model, workspace):
    """Draft a plan: at random, or `model` with an action or two mutated."""
    plan = workspace.plans.drafts[world, seat, number]
    workspace.plans.is_new[world, seat, number] = True
    pattern = workspace.plans.drafts[world, seat, model if model >= 0 else number]
    changed = below(workspace.rng, max(1, pattern.length)), below(workspace.rng, max(1, pattern.length))
    length = 0
    states[SCRATCH] = states[FIRST_WORLD + world]
    s = states[SCRATCH]
    while length < LONGEST_PLAN and not over(s) and is_sealed(s) and actors(c, s) >> seat & 1:
        count = legal_actions(c, s, seat, workspace.options)
        index = skewed_index(count, workspace.rng)
        if model >= 0 and length < pattern.length:
            known = index_of(workspace.options, count, pattern.actions[length])
            if length == changed[0] or length == changed[1]:
                index = min(count - 1, max(0, known + below(workspace.rng, 2 * STRIDE + 1) - STRIDE))
            else:
                index = known
        plan.actions[length] = workspace.options.actions[index]
        length += 1
        play(c, s, log, seat, plan.actions[length - 1])
    plan.length = length


@rule
def skewed_index(count, rng):
    """A random index, low ones more often: whoever bids high everywhere cannot pay."""
    return below(rng, 1 + below(rng, count))


@rule
def index_of(options, count, action):
    """The index of an action among the options; 0 if it is not there."""
    for i in range(count):
        if options.actions[i] == action:
            return i
    return 0


@rule(inline=False)
def replace_plans(c, states, log, seat, mask, worlds, count, workspace):
    """Replace plans without regret by mutations of plans with regret."""
    plans = workspace.plans
    for world in range(worlds):
        for other in range(seat_count(states[0])):
            if mask >> other & 1 and (other != seat or world == 0):
                regrets = plans.regrets[world, other]
                for number in range(count):
                    if regrets[number] <= 0.0:
                        model = sample_index(regrets, count, workspace.rng)
                        if regrets[model] > 0.0 or number > 0:  # where all are equally good, one stays
                            draft_plan(c, states, log, world, other, number, model, workspace)


# --- regret matching ---


@rule(inline=False)
def match_regrets_by_sampling(c, states, log, seat, mask, round, worlds, count, workspace, net):
    """One round of regret matching: everybody draws a plan, then each seat tries all of its own against the rest."""
    plans, world, chance_seed = workspace.plans, round % worlds, next_number(workspace.rng)
    for other in range(seat_count(states[0])):
        if mask >> other & 1:
            plans.drawn[other] = sample_index(plans.regrets[world_of(world, other, seat), other], count, workspace.rng)
    for number in range(count):
        plans.strategy_sums[number] += (round + 1) * probability(plans.regrets[0, seat], count, number)
    for other in range(seat_count(states[0])):
        if mask >> other & 1:
            drawn = plans.drawn[other]
            regrets = plans.regrets[world_of(world, other, seat), other]
            expected = 0.0
            for number in range(count):
                plans.drawn[other] = number
                plans.values[number] = plan_value(c, states, log, world, chance_seed, other, seat, mask, workspace, net)
                expected += probability(regrets, count, number) * plans.values[number]
            plans.drawn[other] = drawn
            for number in range(count):
                regrets[number] = max(0.0, regrets[number] + plans.values[number] - expected)
                if other == seat:
                    plans.totals[number] += plans.values[number]


@rule
def world_of(world, other, seat):
    """The deciding seat cannot tell worlds apart, so it learns in one for all; other seats know what they hold."""
    return 0 if other == seat else world


@rule(inline=False)
def plan_value(c, states, log, world, chance_seed, judged, seat, mask, workspace, net):
    """Resolve the drawn plans; the network's value for one seat."""
    resolve_plans(c, states, log, world, chance_seed, seat, mask, workspace)
    evaluate(c, states[SCRATCH], judged, net)
    return net_value(net)


@rule(inline=False)
def resolve_plans(c, states, log, world, chance_seed, seat, mask, workspace):
    """Let all seats enter their drawn plans in one of the worlds."""
    states[SCRATCH] = states[FIRST_WORLD + world]
    start_stream(states[SCRATCH].rng, chance_seed, 0)  # nobody plans with the chance to come
    for other in range(seat_count(states[0])):
        if mask >> other & 1:
            plan = workspace.plans.drafts[world_of(world, other, seat), other, workspace.plans.drawn[other]]
            for step in range(plan.length):
                play(c, states[SCRATCH], log, other, plan.actions[step])


@rule
def probability(weights, count, number):
    """Probability of a plan: its share of all weights, uniform if there are none."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    return weights[number] / total if total > 0.0 else 1.0 / count


@rule(inline=False)
def sample_index(weights, count, rng):
    """A plan, with probability in proportion to its weight."""
    left = uniform(rng)
    for i in range(count - 1):
        left -= probability(weights, count, i)
        if left < 0.0:
            return i
    return count - 1


@rule
def drop_noise(weights, count):
    """Set to zero what is played far less often than a uniform share: it was only explored."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    for i in range(count):
        weights[i] = thresholded(weights[i], total / count)


# --- two seats: a bimatrix game ---


@rule
def only_opponent(mask, seat):
    """The one other seat that decides; NONE if there is none or more than one."""
    others = mask & ~(1 << seat)
    return first_actor(others) if others != 0 and others & (others - 1) == 0 else NONE


@rule(inline=False)
def fill_payoffs(c, states, log, seat, opponent, worlds, count, workspace, net):
    """Write the values of every pair of plans to both seats; only pairs with a new plan are played."""
    plans, mask = workspace.plans, 1 << seat | 1 << opponent
    for world in range(worlds):
        chance_seed = next_number(workspace.rng)
        for i in range(count):
            for j in range(count):
                if plans.is_new[0, seat, i] or plans.is_new[world, opponent, j]:
                    plans.drawn[seat] = i
                    plans.drawn[opponent] = j
                    resolve_plans(c, states, log, world, chance_seed, seat, mask, workspace)
                    evaluate(c, states[SCRATCH], seat, net)
                    plans.payoffs[world, OWN, i, j] = net_value(net)
                    evaluate(c, states[SCRATCH], opponent, net)
                    plans.payoffs[world, OPPONENT, i, j] = net_value(net)
    for world in range(worlds):
        for number in range(count):
            plans.is_new[world, seat, number] = False
            plans.is_new[world, opponent, number] = False


@rule(inline=False)
def match_regrets_by_table(seat, opponent, round, worlds, count, plans):
    """One round of regret matching over the payoff table: each plan against the other's strategy."""
    own, others = plans.strategies[OWN], plans.strategies[OPPONENT]
    write_strategy(plans.regrets[0, seat], count, own)
    for i in range(count):
        plans.values[i] = 0.0
    for world in range(worlds):
        regrets = plans.regrets[world, opponent]
        write_strategy(regrets, count, others)
        expected = 0.0
        for i in range(count):
            for j in range(count):
                plans.values[i] += others[j] * plans.payoffs[world, OWN, i, j] / worlds
                expected += own[i] * others[j] * plans.payoffs[world, OPPONENT, i, j]
        for j in range(count):
            value = 0.0
            for i in range(count):
                value += own[i] * plans.payoffs[world, OPPONENT, i, j]
            regrets[j] = max(0.0, regrets[j] + value - expected)
    expected = 0.0
    for i in range(count):
        expected += own[i] * plans.values[i]
    for i in range(count):
        plans.strategy_sums[i] += (round + 1) * own[i]
        plans.totals[i] += plans.values[i]
        plans.regrets[0, seat, i] = max(0.0, plans.regrets[0, seat, i] + plans.values[i] - expected)


@rule
def write_strategy(weights, count, out):
    """Write the probability of each plan."""
    for i in range(count):
        out[i] = probability(weights, count, i)
