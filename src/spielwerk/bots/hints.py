"""A word of advice: what the champion thinks of every action that a seat may choose."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from spielwerk.bots.ahead import assess
from spielwerk.bots.desk import DESK, DESK_STATES
from spielwerk.bots.levels import champion_style
from spielwerk.bots.policy import POLICIES
from spielwerk.bots.registry import fill_policy
from spielwerk.bots.weights import load_net, stack
from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.core.rng import start_stream
from spielwerk.core.space import Action

WORLDS = 16
"""Guesses at the hidden facts behind one hint."""


class Hint(NamedTuple):
    """An action and how likely the seat's side is to win after it, from 0 to 1."""

    action: Action
    chance: float


def hint(state: State, seat: int, seed: int = 0) -> list[Hint]:
    """The actions that a seat may choose, the best first; looks only at what the seat may know.

    >>> import spielwerk
    >>> state = spielwerk.load("verlagswelt").new(seats=2, seed=1)
    >>> advice = spielwerk.hint(state, seat=1)
    >>> advice[0].action in state.legal(1) and 0.0 <= advice[0].chance <= 1.0
    True
    """
    if seat not in state.actors():
        raise IllegalAction(f"seat {seat} has nothing to decide now; ask for one of {state.actors() or 'nobody'}")
    game = state.game
    states, desk, policy = np.zeros(DESK_STATES, game.dtype), one(DESK), one(POLICIES).seats[0]
    states[0] = state.hidden(seat).record
    start_stream(desk.rng, seed, 1)
    thorough = replace(champion_style(game, state.seats), worlds=WORLDS, temperature=0.0, blunders=0.0)
    fill_policy(policy, thorough)
    nets = stack(game, [load_net(game, state.seats)[0]])
    nets[0].greed = 0.0  # a hint is about winning, not about the margin
    content = game.content.record
    count = int(game.rules.legal(content, states[0], seat, desk.candidates))
    count = int(assess(content, states, log(silent=True), seat, count, policy, desk, nets[0]))
    return [
        Hint(game.actions.action(int(number), game.content.names), min(1.0, max(0.0, float(value))))
        for number, value in zip(desk.candidates.actions[:count], desk.values[:count], strict=True)
    ]
