"""A bot at a table in Python: it gets a hidden copy of the state and names an action."""

import time
from typing import Any, Protocol

import numpy as np

from spielwerk.bots.desk import DESK, DESK_STATES
from spielwerk.bots.policy import choose
from spielwerk.bots.registry import BotSpec, Line, line_up, parse_bot
from spielwerk.bots.search import begin, explore
from spielwerk.bots.tree import decision
from spielwerk.core.game import Game, State
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.core.rng import start_stream
from spielwerk.core.space import Action

Lines = dict[tuple[Game, int], Line]
"""Bots made ready, by game and number of seats."""
SLICE = 50
"""Iterations of search between two looks at the clock: a few milliseconds."""


class Player(Protocol):
    """Anything with this one method can play."""

    def choose(self, state: State, seat: int) -> Action:
        """Pick one of state.legal(seat); the state shows only what the seat may know."""
        ...


class PolicyPlayer:
    """One of the built-in bots; the same seed makes the same choices, unless it thinks by the clock."""

    def __init__(self, bot: str | BotSpec, seed: int = 0, lines: Lines | None = None) -> None:
        """`lines` may be shared by many players of the same bot: networks are large."""
        self.spec = parse_bot(bot) if isinstance(bot, str) else bot
        self.desk = one(DESK)
        start_stream(self.desk.rng, seed, 1)
        self.quiet = log(silent=True)
        self._lines: Lines = {} if lines is None else lines

    def _line(self, state: State) -> Line:
        """What it needs for this game, made ready once."""
        key = state.game, state.seats
        if key not in self._lines:
            self._lines[key] = line_up(state.game, state.seats, [self.spec])
        return self._lines[key]

    def choose(self, state: State, seat: int) -> Action:
        """Pick one of the seat's actions."""
        states = np.zeros(DESK_STATES, state.game.dtype)
        states[0] = state.hidden(seat).record
        content, line = state.game.content.record, self._line(state)
        policy = line.policies.seats[0]
        if self.spec.seconds:
            number = self._choose_by_clock(content, states, seat, policy)
        else:
            number = int(choose(content, states, self.quiet, seat, policy, self.desk, line.nets))
        return state.game.actions.action(number, state.game.content.names)

    def _choose_by_clock(self, content: Any, states: np.ndarray[Any, Any], seat: int, policy: Any) -> int:
        """Search until the time is over; at least one slice."""
        until = time.perf_counter() + self.spec.seconds
        begin(content, states, seat, self.desk)
        while True:
            explore(content, states, self.quiet, seat, SLICE, policy.exploration, self.desk)
            if time.perf_counter() >= until:
                return int(decision(self.desk.tree, self.desk.rng))
