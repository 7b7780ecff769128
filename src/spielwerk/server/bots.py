"""Bots at tables: levels, suggestions, and the threads they think in."""

import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import spielwerk
from spielwerk.bots.player import PolicyPlayer
from spielwerk.bots.registry import UnknownBot, parse_bot
from spielwerk.core.game import State
from spielwerk.core.space import Action
from spielwerk.server.metrics import BOT_SECONDS

LEVELS = (1, 2, 3, 4)
_FALLBACK = {1: "random", 2: "greedy:10", 3: "search:300", 4: "search:1500"}
HINT_BOT = "search:1000"


class Suggestion(NamedTuple):
    """What a bot would do, and how likely it would win with it (None: it cannot say)."""

    action: Action
    chance: float | None


def bot_of(level: int) -> str:
    """The bot of a level."""
    try:
        parse_bot(f"level:{level}")
    except UnknownBot:
        return _FALLBACK[level]
    return f"level:{level}"


class Thinkers:
    """Threads that think; compiled rules let go of the interpreter, so nobody waits for them."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._own = threading.local()

    def choose(self, state: State, seat: int, level: int) -> Action:
        """Runs in a thread of the pool; the state is already hidden."""
        began = time.perf_counter()
        action = self._player(bot_of(level)).choose(state, seat)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return action

    def suggest(self, state: State, seat: int) -> list[Suggestion]:
        """Runs in a thread of the pool; best first."""
        hint: Callable[[State, int], list[Suggestion]] | None = getattr(spielwerk, "hint", None)
        if hint is not None:
            return [Suggestion(found.action, found.chance) for found in hint(state, seat)]
        return [Suggestion(self._player(HINT_BOT).choose(state, seat), None)]

    def _player(self, bot: str) -> PolicyPlayer:
        """One per thread and bot: its search tree takes tens of megabytes."""
        players: dict[str, PolicyPlayer] = self._own.__dict__.setdefault("players", {})
        if bot not in players:
            players[bot] = PolicyPlayer(bot, secrets.randbits(62))
        return players[bot]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
