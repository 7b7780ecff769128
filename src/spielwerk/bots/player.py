"""A bot at a table in Python: it gets a hidden copy of the state and names an action."""

import time
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from spielwerk.bots.ismcts import run_iterations, start_search
from spielwerk.bots.policy import choose
from spielwerk.bots.registry import BotSpec, Lineup, line_up, parse_bot
from spielwerk.bots.tree import root_action
from spielwerk.bots.workspace import PLAN, WORKSPACE, WORKSPACE_STATES
from spielwerk.core.action_space import Action
from spielwerk.core.buffers import MOST_SEATS
from spielwerk.core.game import Game, State
from spielwerk.core.log import log
from spielwerk.core.records import one, record
from spielwerk.core.rng import RNG, start_stream

PLAN_FIELDS = ("current", "steps", "expected")
"""Of a workspace's plans: what a bot keeps from one action of a simultaneous decision to the next."""
MEMORY = record(
    [
        ("rng", RNG),
        ("current", PLAN, (MOST_SEATS,)),
        ("steps", "i4", (MOST_SEATS,)),
        ("expected", "i8", (MOST_SEATS,)),
    ]
)
"""What a bot keeps between two decisions: its random numbers and its current plans."""
States = np.ndarray[Any, Any]
SLICE = 50
"""Iterations of search between two checks of the clock: a few milliseconds."""


class Player(Protocol):
    """Anything with this one method can play."""

    def choose(self, state: State, seat: int) -> Action:
        """Pick one of state.legal(seat); the state shows only what the seat may know."""
        ...


class BotContext:
    """Workspace and networks of bots: tens of megabytes.

    One is enough for all bots of a thread, for nothing in it outlives a decision; two threads never share one, for
    networks are written to as well.
    """

    def __init__(self) -> None:
        self.workspace = one(WORKSPACE)
        self.quiet = log(silent=True)
        self._lineups: dict[tuple[BotSpec, Game, int], Lineup] = {}

    def lineup(self, bot: BotSpec, state: State) -> Lineup:
        """What this bot needs for this game, made ready once."""
        key = bot, state.game, state.seats
        if key not in self._lineups:
            self._lineups[key] = line_up(state.game, state.seats, [bot])
        return self._lineups[key]


class PolicyPlayer:
    """One of the built-in bots; the same seed makes the same choices, unless it thinks by the clock."""

    def __init__(self, bot: str | BotSpec, seed: int = 0) -> None:
        self.spec = parse_bot(bot) if isinstance(bot, str) else bot
        self.memory = one(MEMORY)
        start_stream(self.memory.rng, seed, 1)

    @cached_property
    def context(self) -> BotContext:
        """Its own, unless it is given one to choose on."""
        return BotContext()

    def choose(self, state: State, seat: int, context: BotContext | None = None) -> Action:
        """Pick one of the seat's actions; whoever has many bots lets them share one context."""
        context = context or self.context
        states = np.zeros(WORKSPACE_STATES, state.game.dtype)
        states[0] = state.hidden(seat).record
        lineup = context.lineup(self.spec, state)
        self._load_memory(context.workspace)
        number = self._decide(state.game.content.record, states, seat, lineup, context)
        self._store_memory(context.workspace)
        return state.game.actions.action(number, state.game.content.names)

    def _load_memory(self, workspace: Any) -> None:
        workspace.rng = self.memory.rng
        for name in PLAN_FIELDS:
            workspace.plans[name] = self.memory[name]

    def _store_memory(self, workspace: Any) -> None:
        self.memory.rng = workspace.rng
        for name in PLAN_FIELDS:
            self.memory[name] = workspace.plans[name]

    def _decide(self, content: Any, states: States, seat: int, lineup: Lineup, context: BotContext) -> int:
        policy = lineup.policies.seats[0]
        if self.spec.seconds:
            return self._decide_by_clock(content, states, seat, policy, context)
        return int(choose(content, states, context.quiet, seat, policy, context.workspace, lineup.nets))

    def _decide_by_clock(self, content: Any, states: States, seat: int, policy: Any, context: BotContext) -> int:
        """Search until the time is over, at least one slice."""
        workspace = context.workspace
        until = time.perf_counter() + self.spec.seconds
        start_search(content, states, seat, workspace)
        while True:
            run_iterations(content, states, context.quiet, seat, SLICE, policy.exploration, workspace)
            if time.perf_counter() >= until:
                return int(root_action(workspace.tree, workspace.rng))
