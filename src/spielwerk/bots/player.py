"""A bot at a table in Python: it gets a hidden copy of the state and names an action."""

import time
from typing import Any, Protocol

import numpy as np

from spielwerk.bots.desk import DESK, DESK_STATES
from spielwerk.bots.policy import choose
from spielwerk.bots.registry import BotSpec, parse_bot, policies
from spielwerk.bots.search import begin, explore
from spielwerk.bots.tree import decision
from spielwerk.core.game import State
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.core.rng import start_stream
from spielwerk.core.space import Action

SLICE = 50
"""Iterations of search between two looks at the clock: a few milliseconds."""


class Player(Protocol):
    """Anything with this one method can play."""

    def choose(self, state: State, seat: int) -> Action:
        """Pick one of state.legal(seat); the state shows only what the seat may know."""
        ...


class PolicyPlayer:
    """One of the built-in bots; the same seed makes the same choices, unless it thinks by the clock."""

    def __init__(self, bot: str | BotSpec, seed: int = 0) -> None:
        self.spec = parse_bot(bot) if isinstance(bot, str) else bot
        self.policy = policies([self.spec]).seats[0]
        self.desk = one(DESK)
        start_stream(self.desk.rng, seed, 1)
        self.quiet = log(silent=True)

    def choose(self, state: State, seat: int) -> Action:
        """Pick one of the seat's actions."""
        states = np.zeros(DESK_STATES, state.game.dtype)
        states[0] = state.hidden(seat).record
        content = state.game.content.record
        if self.spec.seconds:
            number = self._choose_by_clock(content, states, seat)
        else:
            number = int(choose(content, states, self.quiet, seat, self.policy, self.desk))
        return state.game.actions.action(number, state.game.content.names)

    def _choose_by_clock(self, content: Any, states: np.ndarray[Any, Any], seat: int) -> int:
        """Search until the time is over; at least one slice."""
        until = time.perf_counter() + self.spec.seconds
        begin(content, states, seat, self.desk)
        while True:
            explore(content, states, self.quiet, seat, SLICE, self.policy.exploration, self.desk)
            if time.perf_counter() >= until:
                return int(decision(self.desk.tree, self.desk.rng))
