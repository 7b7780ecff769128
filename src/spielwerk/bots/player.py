"""A bot at a table in Python: it gets a hidden copy of the state and names an action."""

import time
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from spielwerk.bots.desk import DESK, DESK_STATES, PLAN
from spielwerk.bots.policy import choose
from spielwerk.bots.registry import BotSpec, Line, line_up, parse_bot
from spielwerk.bots.search import begin, explore
from spielwerk.bots.tree import decision
from spielwerk.core.game import Game, State
from spielwerk.core.log import log
from spielwerk.core.records import one, record
from spielwerk.core.rng import RNG, start_stream
from spielwerk.core.sheets import MOST_SEATS
from spielwerk.core.space import Action

PLAN_FIELDS = ("kept", "steps", "expected")
"""Of a desk's plans: what a bot carries from one step of a sealed decision to the next."""
MEMORY = record(
    [
        ("rng", RNG),
        ("kept", PLAN, (MOST_SEATS,)),
        ("steps", "i4", (MOST_SEATS,)),
        ("expected", "i8", (MOST_SEATS,)),
    ]
)
"""What a bot keeps between two decisions: its random numbers and its plans."""
States = np.ndarray[Any, Any]
SLICE = 50
"""Iterations of search between two looks at the clock: a few milliseconds."""


class Player(Protocol):
    """Anything with this one method can play."""

    def choose(self, state: State, seat: int) -> Action:
        """Pick one of state.legal(seat); the state shows only what the seat may know."""
        ...


class Workspace:
    """What a bot writes on while it thinks: tens of megabytes. One is enough for all bots of a thread, for whoever
    comes next finds there nothing that matters; two threads never share one, for networks too are written on."""

    def __init__(self) -> None:
        self.desk = one(DESK)
        self.quiet = log(silent=True)
        self._lines: dict[tuple[BotSpec, Game, int], Line] = {}

    def line(self, bot: BotSpec, state: State) -> Line:
        """What this bot needs for this game, made ready once."""
        key = bot, state.game, state.seats
        if key not in self._lines:
            self._lines[key] = line_up(state.game, state.seats, [bot])
        return self._lines[key]


class PolicyPlayer:
    """One of the built-in bots; the same seed makes the same choices, unless it thinks by the clock."""

    def __init__(self, bot: str | BotSpec, seed: int = 0) -> None:
        self.spec = parse_bot(bot) if isinstance(bot, str) else bot
        self.memory = one(MEMORY)
        start_stream(self.memory.rng, seed, 1)

    @cached_property
    def workspace(self) -> Workspace:
        """Its own, unless it is given one to choose on."""
        return Workspace()

    def choose(self, state: State, seat: int, workspace: Workspace | None = None) -> Action:
        """Pick one of the seat's actions; who has many bots lets them think on one workspace."""
        workspace = workspace or self.workspace
        states = np.zeros(DESK_STATES, state.game.dtype)
        states[0] = state.hidden(seat).record
        line = workspace.line(self.spec, state)
        self._lay_out(workspace.desk)
        number = self._decide(state.game.content.record, states, seat, line, workspace)
        self._take_away(workspace.desk)
        return state.game.actions.action(number, state.game.content.names)

    def _lay_out(self, desk: Any) -> None:
        desk.rng = self.memory.rng
        for name in PLAN_FIELDS:
            desk.plans[name] = self.memory[name]

    def _take_away(self, desk: Any) -> None:
        self.memory.rng = desk.rng
        for name in PLAN_FIELDS:
            self.memory[name] = desk.plans[name]

    def _decide(self, content: Any, states: States, seat: int, line: Line, workspace: Workspace) -> int:
        policy = line.policies.seats[0]
        if self.spec.seconds:
            return self._decide_by_clock(content, states, seat, policy, workspace)
        return int(choose(content, states, workspace.quiet, seat, policy, workspace.desk, line.nets))

    def _decide_by_clock(self, content: Any, states: States, seat: int, policy: Any, workspace: Workspace) -> int:
        """Search until the time is over; at least one slice."""
        desk = workspace.desk
        until = time.perf_counter() + self.spec.seconds
        begin(content, states, seat, desk)
        while True:
            explore(content, states, workspace.quiet, seat, SLICE, policy.exploration, desk)
            if time.perf_counter() >= until:
                return int(decision(desk.tree, desk.rng))
