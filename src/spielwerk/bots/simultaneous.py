"""Deciding in secret, at the same time as others: whole plans are weighed against whole plans.

A plan is all that a seat enters until it has nothing more to decide, such as a sheet of bids. Every seat gets some
plans at random. Regret matching finds out how often to play which, with the round resolved exactly and judged by the
network; the plans that nobody wants then make room for variations of the better ones, and so on. Of two who decide,
every plan meets every plan once, and regret matching goes over the table of what came of it; of more, plans meet by
lot. The thinker draws from its average mixture. Nobody sees another's plan. Once drawn, a plan is kept to: thinking
again half-way would let the others answer what they cannot know.
"""

import numpy as np

from spielwerk.bots.afterstates import GRAIN
from spielwerk.bots.ismcts import is_sealed, knowledge
from spielwerk.bots.net import evaluate, prospect
from spielwerk.bots.tree import trusted
from spielwerk.bots.workspace import (
    FIRST_WORLD,
    HIDDEN,
    IMAGINED,
    LONGEST_PLAN,
    MOST_PLANS,
    MOST_WORLDS,
    TRIAL,
    ask,
    cover,
    guess,
    play,
    seat_count,
)
from spielwerk.core.flow import actors, reopen
from spielwerk.core.jit import rule
from spielwerk.core.rng import below, next_number, start_stream
from spielwerk.core.rules import first_actor, over

NOTHING = -1
OWN, RIVAL = 0, 1
STRIDE = 4
"""How far a changed step may be from the old one."""


@rule(inline=False)
def sealed_choice(c, states, log, seat, policy, workspace, net):
    """The next step of the plan for this sealed decision; makes one if there is none that fits."""
    plans = workspace.plans
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    reopen(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 1
    states[TRIAL] = states[HIDDEN]
    if plans.steps[seat] >= plans.kept[seat].length or plans.expected[seat] != knowledge(c, states, seat):
        make_plan(c, states, log, seat, policy, workspace, net)
    action = plans.kept[seat].actions[plans.steps[seat]]
    plans.steps[seat] += 1
    play(c, states[TRIAL], log, seat, action)
    plans.expected[seat] = knowledge(c, states, seat)
    return action


@rule(inline=False)
def make_plan(c, states, log, seat, policy, workspace, net):
    """Draft, learn, draw."""
    plans = workspace.plans
    worlds, count = min(policy.worlds, MOST_WORLDS), min(policy.plans, MOST_PLANS)
    mask = actors(c, states[HIDDEN])
    rival = only_rival(mask, seat)
    for world in range(worlds):
        states[FIRST_WORLD + world] = states[HIDDEN]
        guess(c, states[FIRST_WORLD + world], seat, workspace.rng)
        for other in range(seat_count(states[0])):
            if mask >> other & 1:
                for number in range(count):
                    plans.regrets[world, other, number] = 0.0
                    if other != seat or world == 0:  # the own plans are the same in all worlds
                        draft(c, states, log, world, other, number, np.int64(NOTHING), workspace)
    for stage in range(policy.stages):
        if stage > 0:
            renew_plans(c, states, log, seat, mask, worlds, count, workspace)
        for number in range(count):
            plans.shares[number] = 0.0
            plans.totals[number] = 0.0
        if rival != NOTHING:
            fill_in_payoffs(c, states, log, seat, rival, worlds, count, workspace, net)
        for turn in range(policy.lessons):
            if rival != NOTHING:
                learn_payoffs(seat, rival, turn, worlds, count, plans)
            else:
                learn_plans(c, states, log, seat, mask, turn, worlds, count, workspace, net)
    leave_noise_out(plans.shares, count)
    plans.kept[seat] = plans.drafts[0, seat, draw(plans.shares, count, workspace.rng)]
    plans.steps[seat] = 0


@rule(inline=False)
def assess_plans(c, states, log, seat, policy, workspace, net):
    """Write the first steps of the own plans as candidates, each valued like the best plan that begins with it."""
    plans = workspace.plans
    plans.steps[seat] = LONGEST_PLAN  # think anew
    sealed_choice(c, states, log, seat, policy, workspace, net)
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


# --- drafting ---


@rule(inline=False)
def draft(c, states, log, world, seat, number, model, workspace):
    """Enter a plan: at random, or like another one with a step or two changed."""
    plan = workspace.plans.drafts[world, seat, number]
    workspace.plans.is_new[world, seat, number] = True
    pattern = workspace.plans.drafts[world, seat, model if model >= 0 else number]
    changed = below(workspace.rng, max(1, pattern.length)), below(workspace.rng, max(1, pattern.length))
    length = 0
    states[IMAGINED] = states[FIRST_WORLD + world]
    s = states[IMAGINED]
    while length < LONGEST_PLAN and not over(s) and is_sealed(s) and actors(c, s) >> seat & 1:
        count = ask(c, s, seat, workspace.options)
        index = low_number(count, workspace.rng)
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
def low_number(count, rng):
    """Any option, the first ones more often: whoever bids high everywhere cannot pay."""
    return below(rng, 1 + below(rng, count))


@rule
def index_of(options, count, action):
    """Where an action stands among the options; 0 if it is not there."""
    for i in range(count):
        if options.actions[i] == action:
            return i
    return 0


@rule(inline=False)
def renew_plans(c, states, log, seat, mask, worlds, count, workspace):
    """Variations of plans that are wanted replace those that are not."""
    plans = workspace.plans
    for world in range(worlds):
        for other in range(seat_count(states[0])):
            if mask >> other & 1 and (other != seat or world == 0):
                regrets = plans.regrets[world, other]
                for number in range(count):
                    if regrets[number] <= 0.0:
                        model = draw(regrets, count, workspace.rng)
                        if regrets[model] > 0.0 or number > 0:  # where all are equally good, one stays
                            draft(c, states, log, world, other, number, model, workspace)


# --- learning which to play ---


@rule(inline=False)
def learn_plans(c, states, log, seat, mask, turn, worlds, count, workspace, net):
    """Everybody draws a plan; then each seat finds out how its other plans would have done."""
    plans, world, luck = workspace.plans, turn % worlds, next_number(workspace.rng)
    for other in range(seat_count(states[0])):
        if mask >> other & 1:
            plans.drawn[other] = draw(plans.regrets[own_world(world, other, seat), other], count, workspace.rng)
    for number in range(count):
        plans.shares[number] += (turn + 1) * mixture(plans.regrets[0, seat], count, number)
    for other in range(seat_count(states[0])):
        if mask >> other & 1:
            drawn = plans.drawn[other]
            regrets = plans.regrets[own_world(world, other, seat), other]
            expected = 0.0
            for number in range(count):
                plans.drawn[other] = number
                plans.values[number] = outcome(c, states, log, world, luck, other, seat, mask, workspace, net)
                expected += mixture(regrets, count, number) * plans.values[number]
            plans.drawn[other] = drawn
            for number in range(count):
                regrets[number] = max(0.0, regrets[number] + plans.values[number] - expected)
                if other == seat:
                    plans.totals[number] += plans.values[number]


@rule
def own_world(world, other, seat):
    """The thinker learns across all worlds, which it cannot tell apart; everybody else knows what it holds."""
    return 0 if other == seat else world


@rule(inline=False)
def outcome(c, states, log, world, luck, judge, seat, mask, workspace, net):
    """All enter the plans they have drawn; what the network thinks of that for one seat."""
    enter_plans(c, states, log, world, luck, seat, mask, workspace)
    evaluate(c, states[IMAGINED], judge, net)
    return prospect(net)


@rule(inline=False)
def enter_plans(c, states, log, world, luck, seat, mask, workspace):
    """Resolve the round in one of the worlds, with the plans that were drawn."""
    states[IMAGINED] = states[FIRST_WORLD + world]
    start_stream(states[IMAGINED].rng, luck, 0)  # nobody plans with the luck to come
    for other in range(seat_count(states[0])):
        if mask >> other & 1:
            plan = workspace.plans.drafts[own_world(world, other, seat), other, workspace.plans.drawn[other]]
            for step in range(plan.length):
                play(c, states[IMAGINED], log, other, plan.actions[step])


@rule
def mixture(weights, count, number):
    """How often a plan is played: by its share of all weights, evenly if there are none."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    return weights[number] / total if total > 0.0 else 1.0 / count


@rule(inline=False)
def draw(weights, count, rng):
    """A plan, as often as its weight says."""
    left = below(rng, GRAIN) / GRAIN
    for i in range(count - 1):
        left -= mixture(weights, count, i)
        if left < 0.0:
            return i
    return count - 1


@rule
def leave_noise_out(weights, count):
    """What is played far less often than an even share is wanted only because it was tried: not chosen."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    for i in range(count):
        weights[i] = trusted(weights[i], total / count)


# --- two who decide ---


@rule
def only_rival(mask, seat):
    """The one other seat that decides; NOTHING if there is none, or more."""
    others = mask & ~(1 << seat)
    return first_actor(others) if others != 0 and others & (others - 1) == 0 else NOTHING


@rule(inline=False)
def fill_in_payoffs(c, states, log, seat, rival, worlds, count, workspace, net):
    """What comes of every pair of plans for both seats; only pairs with a new plan are played."""
    plans, mask = workspace.plans, 1 << seat | 1 << rival
    for world in range(worlds):
        luck = next_number(workspace.rng)
        for i in range(count):
            for j in range(count):
                if plans.is_new[0, seat, i] or plans.is_new[world, rival, j]:
                    plans.drawn[seat] = i
                    plans.drawn[rival] = j
                    enter_plans(c, states, log, world, luck, seat, mask, workspace)
                    evaluate(c, states[IMAGINED], seat, net)
                    plans.payoffs[world, OWN, i, j] = prospect(net)
                    evaluate(c, states[IMAGINED], rival, net)
                    plans.payoffs[world, RIVAL, i, j] = prospect(net)
    for world in range(worlds):
        for number in range(count):
            plans.is_new[world, seat, number] = False
            plans.is_new[world, rival, number] = False


@rule(inline=False)
def learn_payoffs(seat, rival, turn, worlds, count, plans):
    """One round of regret matching over the table: all plans of each against the mixture of the other."""
    own, others = plans.mixtures[OWN], plans.mixtures[RIVAL]
    write_mixture(plans.regrets[0, seat], count, own)
    for i in range(count):
        plans.values[i] = 0.0
    for world in range(worlds):
        regrets = plans.regrets[world, rival]
        write_mixture(regrets, count, others)
        expected = 0.0
        for i in range(count):
            for j in range(count):
                plans.values[i] += others[j] * plans.payoffs[world, OWN, i, j] / worlds
                expected += own[i] * others[j] * plans.payoffs[world, RIVAL, i, j]
        for j in range(count):
            value = 0.0
            for i in range(count):
                value += own[i] * plans.payoffs[world, RIVAL, i, j]
            regrets[j] = max(0.0, regrets[j] + value - expected)
    expected = 0.0
    for i in range(count):
        expected += own[i] * plans.values[i]
    for i in range(count):
        plans.shares[i] += (turn + 1) * own[i]
        plans.totals[i] += plans.values[i]
        plans.regrets[0, seat, i] = max(0.0, plans.regrets[0, seat, i] + plans.values[i] - expected)


@rule
def write_mixture(weights, count, out):
    """How often each plan is played."""
    for i in range(count):
        out[i] = mixture(weights, count, i)
