"""A word of advice: what the champion thinks of every action that a seat may choose."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from spielwerk.bots.ahead import assess
from spielwerk.bots.desk import DESK_STATES
from spielwerk.bots.levels import Style, champion_style
from spielwerk.bots.player import Workspace
from spielwerk.bots.policy import POLICIES
from spielwerk.bots.registry import fill_policy
from spielwerk.bots.weights import load_net, stack
from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import start_stream
from spielwerk.core.space import Action

WORLDS = 16
"""Guesses at the hidden facts behind one hint."""


class Hint(NamedTuple):
    """An action and how likely the seat's side is to win after it, from 0 to 1."""

    action: Action
    chance: float


def hint(state: State, seat: int, seed: int = 0, workspace: Workspace | None = None) -> list[Hint]:
    """The actions that a seat may choose, the best first; looks only at what the seat may know.

    Who asks often gives it a workspace of the bots to think on.

    >>> import spielwerk
    >>> state = spielwerk.load("verlagswelt").new(seats=2, seed=1)
    >>> advice = spielwerk.hint(state, seat=1)
    >>> advice[0].action in state.legal(1) and 0.0 <= advice[0].chance <= 1.0
    True
    """
    if seat not in state.actors():
        raise IllegalAction(f"seat {seat} has nothing to decide now; ask for one of {state.actors() or 'nobody'}")
    thinking = _Thinking(state, seat, seed, workspace or Workspace())
    style = champion_style(state.game, state.seats)
    names = state.game.content.names
    return [
        Hint(state.game.actions.action(number, names), min(1.0, max(0.0, value)))
        for number, value in thinking.assess(style)
    ]


class _Thinking:
    """One decision on the desk of a bot."""

    def __init__(self, state: State, seat: int, seed: int, workspace: Workspace) -> None:
        self.game, self.seats, self.seat = state.game, state.seats, seat
        self.states, self.desk = np.zeros(DESK_STATES, state.game.dtype), workspace.desk
        self.states[0] = state.hidden(seat).record
        self.content, self.quiet = state.game.content.record, workspace.quiet
        start_stream(self.desk.rng, seed, 1)

    def assess(self, style: Style) -> list[tuple[int, float]]:
        """Actions and chances as the network sees them, after looking ahead as the champion would."""
        policy = one(POLICIES).seats[0]
        fill_policy(policy, replace(style, worlds=WORLDS))
        nets = stack(self.game, [load_net(self.game, self.seats)[0]])
        nets[0].greed = 0.0  # a hint is about winning, not about the margin
        desk = self.desk
        count = int(assess(self.content, self.states, self.quiet, self.seat, policy, desk, nets[0]))
        return [(int(desk.candidates.actions[i]), float(desk.values[i])) for i in range(count)]
