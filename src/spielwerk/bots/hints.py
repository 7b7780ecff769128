"""Hints: what the champion thinks of every action that a seat may choose."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from spielwerk.bots.guided_search import rank_candidates
from spielwerk.bots.levels import champion_settings
from spielwerk.bots.player import BotContext
from spielwerk.bots.policy import POLICIES, Policy, fill_policy
from spielwerk.bots.settings import BotSettings
from spielwerk.bots.weights import level_net, stack
from spielwerk.bots.workspace import WORKSPACE_STATES
from spielwerk.core.action_space import Action
from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import start_stream

WORLDS = 16
"""Samples of the hidden facts behind one hint."""


class Hint(NamedTuple):
    """An action and how likely the seat's side is to win after it, from 0 to 1."""

    action: Action
    chance: float


def hint(state: State, seat: int, seed: int = 0, context: BotContext | None = None) -> list[Hint]:
    """The actions that a seat may choose, the best first; looks only at what the seat may know.

    Whoever asks often passes a context to reuse.

    >>> import spielwerk
    >>> state = spielwerk.load("verlagswelt").new(seats=2, seed=1)
    >>> advice = spielwerk.hint(state, seat=1)
    >>> advice[0].action in state.legal(1) and 0.0 <= advice[0].chance <= 1.0
    True
    """
    if seat not in state.actors():
        raise IllegalAction(f"seat {seat} has nothing to decide now; ask for one of {state.actors() or 'nobody'}")
    ranking = _Ranking(state, seat, seed, context or BotContext())
    settings = champion_settings(state.game, state.seats)
    names = state.game.content.names
    return [
        Hint(state.game.actions.action(number, names), min(1.0, max(0.0, value)))
        for number, value in ranking.rank_candidates(settings)
    ]


class _Ranking:
    """One decision of the champion on the workspace of a bot."""

    def __init__(self, state: State, seat: int, seed: int, context: BotContext) -> None:
        self.game, self.seats, self.seat = state.game, state.seats, seat
        self.states, self.workspace = np.zeros(WORKSPACE_STATES, state.game.dtype), context.workspace
        self.states[0] = state.hidden(seat).record
        self.content, self.quiet = state.game.content.record, context.quiet
        start_stream(self.workspace.rng, seed, 1)

    def rank_candidates(self, settings: BotSettings) -> list[tuple[int, float]]:
        """Actions and win probabilities, best first, after the champion's search."""
        policy = one(POLICIES).seats[0]
        fill_policy(policy, Policy.NET, replace(settings, worlds=WORLDS))
        nets = stack(self.game, [level_net(self.game, self.seats)])
        nets[0].greed = 0.0  # a hint is about winning, not about the margin
        workspace = self.workspace
        count = int(rank_candidates(self.content, self.states, self.quiet, self.seat, policy, workspace, nets[0]))
        return [(int(workspace.candidates.actions[i]), float(workspace.values[i])) for i in range(count)]
