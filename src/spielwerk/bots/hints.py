"""A word of advice: what the champion thinks of every action that a seat may choose."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from spielwerk.bots.guided_search import assess
from spielwerk.bots.levels import Style, champion_style
from spielwerk.bots.player import BotContext
from spielwerk.bots.policy import POLICIES
from spielwerk.bots.registry import fill_policy
from spielwerk.bots.weights import load_net, stack
from spielwerk.bots.workspace import WORKSPACE_STATES
from spielwerk.core.action_space import Action
from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import start_stream

WORLDS = 16
"""Guesses at the hidden facts behind one hint."""


class Hint(NamedTuple):
    """An action and how likely the seat's side is to win after it, from 0 to 1."""

    action: Action
    chance: float


def hint(state: State, seat: int, seed: int = 0, context: BotContext | None = None) -> list[Hint]:
    """The actions that a seat may choose, the best first; looks only at what the seat may know.

    Who asks often gives it a context of the bots to think on.

    >>> import spielwerk
    >>> state = spielwerk.load("verlagswelt").new(seats=2, seed=1)
    >>> advice = spielwerk.hint(state, seat=1)
    >>> advice[0].action in state.legal(1) and 0.0 <= advice[0].chance <= 1.0
    True
    """
    if seat not in state.actors():
        raise IllegalAction(f"seat {seat} has nothing to decide now; ask for one of {state.actors() or 'nobody'}")
    thinking = _Thinking(state, seat, seed, context or BotContext())
    style = champion_style(state.game, state.seats)
    names = state.game.content.names
    return [
        Hint(state.game.actions.action(number, names), min(1.0, max(0.0, value)))
        for number, value in thinking.assess(style)
    ]


class _Thinking:
    """One decision on the workspace of a bot."""

    def __init__(self, state: State, seat: int, seed: int, context: BotContext) -> None:
        self.game, self.seats, self.seat = state.game, state.seats, seat
        self.states, self.workspace = np.zeros(WORKSPACE_STATES, state.game.dtype), context.workspace
        self.states[0] = state.hidden(seat).record
        self.content, self.quiet = state.game.content.record, context.quiet
        start_stream(self.workspace.rng, seed, 1)

    def assess(self, style: Style) -> list[tuple[int, float]]:
        """Actions and chances as the network sees them, after looking ahead as the champion would."""
        policy = one(POLICIES).seats[0]
        fill_policy(policy, replace(style, worlds=WORLDS))
        nets = stack(self.game, [load_net(self.game, self.seats)[0]])
        nets[0].greed = 0.0  # a hint is about winning, not about the margin
        workspace = self.workspace
        count = int(assess(self.content, self.states, self.quiet, self.seat, policy, workspace, nets[0]))
        return [(int(workspace.candidates.actions[i]), float(workspace.values[i])) for i in range(count)]
