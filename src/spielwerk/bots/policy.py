"""How a seat chooses: compiled policies that see only what `hide` leaves."""

from enum import IntEnum

from spielwerk.bots.guided_search import net_choice
from spielwerk.bots.ismcts import search_choice
from spielwerk.bots.workspace import HIDDEN, TRIAL, ask, cover, guess, play, random_play, worth
from spielwerk.core.buffers import MOST_SEATS
from spielwerk.core.flow import result
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import below, next_number, start_stream


class Policy(IntEnum):
    """Ways of choosing."""

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2
    NET = 3


POLICY = record(
    [
        ("kind", "i1"),
        ("net", "i1"),  # which of the networks at hand
        ("playouts", "i4"),
        ("iterations", "i4"),
        ("worlds", "i4"),  # guesses at the hidden facts for one decision
        ("effort", "i4"),  # ends of the own turn that are compared for each candidate
        ("odds", "i1"),  # is every outcome of the next chance point gone through?
        ("plans", "i4"),  # for a sealed decision; 0: it is taken step by step like any other
        ("stages", "i4"),  # how often unwanted plans are replaced, with …
        ("lessons", "i4"),  # … so many rounds of learning in between
        ("exploration", "f8"),
        ("sharpness", "f8"),  # a network's options this far below the best are hardly looked at
        ("trust", "f8"),  # in the network's judgement of an imagined game; the rest goes by how it ends in random play
        ("temperature", "f8"),  # how far below the best a choice of the network may be
        ("blunders", "f8"),  # share of decisions made without thinking
    ]
)
POLICIES = record([("seats", POLICY, (MOST_SEATS,))])


@rule
def choose(c, states, log, seat, policy, workspace, nets):
    """The action that a policy picks for a seat at the table states[0]."""
    count = ask(c, states[0], seat, workspace.candidates)
    if policy.kind == Policy.RANDOM or count == 1:
        return workspace.candidates.actions[below(workspace.rng, count)]
    if policy.kind == Policy.SEARCH:
        return search_choice(c, states, log, seat, policy, workspace)
    if policy.kind == Policy.NET:
        return net_choice(c, states, log, seat, count, policy, workspace, nets[policy.net])
    return greedy_choice(c, states, log, seat, count, policy, workspace)


@rule(inline=False)
def greedy_choice(c, states, log, seat, count, policy, workspace):
    """The action after which random play ends best for the seat; all actions meet the same luck."""
    states[HIDDEN] = states[0]
    cover(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 0
    for i in range(count):
        workspace.values[i] = 0.0
    trial = states[TRIAL]
    for _ in range(policy.playouts):
        luck = next_number(workspace.rng)
        for i in range(count):
            start_stream(workspace.luck, luck, 0)
            states[TRIAL] = states[HIDDEN]
            guess(c, trial, seat, workspace.luck)
            play(c, trial, log, seat, workspace.candidates.actions[i])
            random_play(c, trial, log, workspace.luck, workspace.options)
            result(c, trial, workspace.result)
            workspace.values[i] += worth(workspace.result, seat, trial.seats)
    return workspace.candidates.actions[best_of(workspace, count)]


@rule
def best_of(workspace, count):
    """The candidate of the highest value; among equals by lot (a fixed choice could edit a sealed bid for ever)."""
    best = 0
    equals = 1
    for i in range(1, count):
        if workspace.values[i] > workspace.values[best]:
            best = i
            equals = 1
        elif workspace.values[i] == workspace.values[best]:
            equals += 1
            if below(workspace.rng, equals) == 0:
                best = i
    return best
