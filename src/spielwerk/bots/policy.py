"""How a seat chooses: compiled policies that see only what `hide` leaves."""

from enum import IntEnum
from typing import Any

from spielwerk.bots.guided_search import net_choice
from spielwerk.bots.ismcts import search_choice
from spielwerk.bots.settings import SETTINGS, BotSettings
from spielwerk.bots.workspace import (
    HIDDEN,
    SIMULATION,
    determinize,
    hide_from,
    legal_actions,
    play,
    random_play,
    utility,
)
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


POLICY = record([("kind", "i1"), ("net", "i1"), *SETTINGS])
"""A policy with its settings; `net` is its index among the networks at hand."""
POLICIES = record([("seats", POLICY, (MOST_SEATS,))])


def fill_policy(policy: Any, kind: Policy, settings: BotSettings) -> None:
    """Write a policy for compiled play."""
    policy.kind = kind
    for name, _ in SETTINGS:
        setattr(policy, name, getattr(settings, name))


@rule
def choose(c, states, log, seat, policy, workspace, nets):
    """The action that a policy picks for a seat at states[0]."""
    count = legal_actions(c, states[0], seat, workspace.candidates)
    if policy.kind == Policy.RANDOM or count == 1:
        return workspace.candidates.actions[below(workspace.rng, count)]
    if policy.kind == Policy.SEARCH:
        return search_choice(c, states, log, seat, policy, workspace)
    if policy.kind == Policy.NET:
        return net_choice(c, states, log, seat, count, policy, workspace, nets[policy.net])
    return greedy_choice(c, states, log, seat, count, policy, workspace)


@rule(inline=False)
def greedy_choice(c, states, log, seat, count, policy, workspace):
    """Flat Monte Carlo: the action after which random play ends best; all actions meet the same chance."""
    states[HIDDEN] = states[0]
    hide_from(c, states[HIDDEN], seat)
    states[HIDDEN].explicit = 0
    for i in range(count):
        workspace.values[i] = 0.0
    simulation = states[SIMULATION]
    for _ in range(policy.playouts):
        chance_seed = next_number(workspace.rng)
        for i in range(count):
            start_stream(workspace.simulation_rng, chance_seed, 0)
            states[SIMULATION] = states[HIDDEN]
            determinize(c, simulation, seat, workspace.simulation_rng)
            play(c, simulation, log, seat, workspace.candidates.actions[i])
            random_play(c, simulation, log, workspace.simulation_rng, workspace.options)
            result(c, simulation, workspace.result)
            workspace.values[i] += utility(workspace.result, seat, simulation.seats)
    return workspace.candidates.actions[best_of(workspace, count)]


@rule
def best_of(workspace, count):
    """The candidate of the highest value, ties by lot (a fixed choice could edit a sealed bid for ever)."""
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
