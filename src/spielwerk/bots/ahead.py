"""Looking ahead with a network: play the best candidates on in imagination, the network choosing for everybody.

All candidates meet the same hidden facts and the same luck, so that what differs between them is the candidate alone.
After a few decisions the network judges what has come of it. Every round of imagination drops the worse half.
"""

from spielwerk.bots.desk import HIDDEN, IMAGINED, STEP, ask, guess, play
from spielwerk.bots.net import evaluate, judge, prospect
from spielwerk.bots.sealed import assess_plans, sealed_choice
from spielwerk.bots.search import is_sealed
from spielwerk.bots.weigh import GRAIN, drop_back, highest, quick_choice, tempered, weigh
from spielwerk.core.jit import rule
from spielwerk.core.rng import below, next_number, start_stream
from spielwerk.core.rules import actors, first_actor, over


@rule(inline=False)
def net_choice(c, states, log, seat, count, policy, desk, net):
    """What the network likes best, after looking ahead if the policy asks for it; now and then a blunder, likewise."""
    count = drop_back(desk.candidates, count, net.back)
    if count == 1:
        return desk.candidates.actions[0]
    if policy.blunders > 0.0 and below(desk.rng, GRAIN) < policy.blunders * GRAIN:
        return desk.candidates.actions[below(desk.rng, count)]
    if policy.plans > 1 and is_sealed(states[0]):
        return sealed_choice(c, states, log, seat, policy, desk, net)
    weigh(c, states, log, seat, count, policy.worlds, desk, net)
    if policy.horizon > 0:
        sort_candidates(desk, count)
        count = within_reach(desk, min(count, policy.breadth), policy.reach)
        count = imagine_rounds(c, states, log, seat, count, policy, desk, net)
    best = highest(desk.values, count)
    return desk.candidates.actions[tempered(desk.values, count, best, policy.temperature, desk.rng)]


@rule(inline=False)
def assess(c, states, log, seat, count, policy, desk, net):
    """Value all candidates, the promising ones by imagined games, and sort them; returns how many there are."""
    count = drop_back(desk.candidates, count, net.back)
    if policy.plans > 1 and count > 1 and is_sealed(states[0]):
        count = assess_plans(c, states, log, seat, policy, desk, net)
        sort_candidates(desk, count)
        return count
    weigh(c, states, log, seat, count, policy.worlds, desk, net)
    sort_candidates(desk, count)
    close = within_reach(desk, min(count, policy.breadth), policy.reach)
    if close > 1 and policy.horizon > 0:
        imagine_games(c, states, log, seat, close, policy.imagined // close, policy, desk, net)
        sort_candidates(desk, close)
    return count


@rule(inline=False)
def sort_candidates(desk, count):
    """The best first (there are few: by insertion)."""
    for i in range(1, count):
        value, action = desk.values[i], desk.candidates.actions[i]
        j = i
        while j > 0 and desk.values[j - 1] < value:
            desk.values[j] = desk.values[j - 1]
            desk.candidates.actions[j] = desk.candidates.actions[j - 1]
            j -= 1
        desk.values[j] = value
        desk.candidates.actions[j] = action


@rule
def within_reach(desk, count, reach):
    """How many of the first are close enough to the best to be thought about."""
    kept = 1
    while kept < count and desk.values[0] - desk.values[kept] <= reach:
        kept += 1
    return kept


@rule(inline=False)
def imagine_rounds(c, states, log, seat, count, policy, desk, net):
    """Halve the candidates, round by round; the same number of imagined games in each. Returns how many are left."""
    rounds = 0
    while count >> rounds > 1:
        rounds += 1
    for _ in range(rounds):
        imagine_games(c, states, log, seat, count, policy.imagined // (rounds * count), policy, desk, net)
        sort_candidates(desk, count)
        count = (count + 1) // 2
    return count


@rule(inline=False)
def imagine_games(c, states, log, seat, count, games, policy, desk, net):
    """Value each candidate by so many imagined games."""
    states[HIDDEN].explicit = 0
    for i in range(count):
        desk.values[i] = 0.0
    for _ in range(max(games, 1)):
        luck = next_number(desk.rng)
        for i in range(count):
            start_stream(desk.luck, luck, 0)
            states[IMAGINED] = states[HIDDEN]
            guess(c, states[IMAGINED], seat, desk.luck)
            desk.values[i] += imagined_value(c, states, log, seat, desk.candidates.actions[i], policy, desk, net)
    for i in range(count):
        desk.values[i] /= max(games, 1)


@rule(inline=False)
def imagined_value(c, states, log, seat, action, policy, desk, net):
    """Play an imagined game on for some decisions; what the network then thinks of it."""
    s = states[IMAGINED]
    play(c, s, log, seat, action)
    for left in range(policy.horizon, 0, -1):
        if over(s):
            break
        actor = first_actor(actors(c, s))
        count = drop_back(desk.options, ask(c, s, actor, desk.options), net.back)
        chosen = quick_choice(c, states, log, actor, count, policy.looseness, desk, net)
        if left == 1:
            states[STEP] = s
            states[STEP].explicit = 1
            play(c, states[STEP], log, actor, chosen)
            evaluate(c, states[STEP], seat, net)
            return prospect(net)
        play(c, s, log, actor, chosen)
    judge(c, s, seat, net)
    return prospect(net)
