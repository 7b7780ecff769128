"""Bots at tables: levels, hints, and the threads they think in."""

import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from spielwerk.bots import levels
from spielwerk.bots.hints import Hint, hint
from spielwerk.bots.player import PolicyPlayer
from spielwerk.core.game import State
from spielwerk.core.space import Action
from spielwerk.server.metrics import BOT_SECONDS

LEVELS = range(1, levels.LEVELS + 1)


class Thinkers:
    """Threads that think; compiled rules let go of the interpreter, so nobody waits for them."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._own = threading.local()

    def choose(self, state: State, seat: int, level: int) -> Action:
        """Runs in a thread of the pool; the state is already hidden."""
        began = time.perf_counter()
        action = self._player(f"level:{level}").choose(state, seat)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return action

    def suggest(self, state: State, seat: int) -> list[Hint]:
        """Runs in a thread of the pool; best first."""
        return hint(state, seat)

    def _player(self, bot: str) -> PolicyPlayer:
        """One per thread and bot: its search tree takes tens of megabytes."""
        players: dict[str, PolicyPlayer] = self._own.__dict__.setdefault("players", {})
        if bot not in players:
            players[bot] = PolicyPlayer(bot, secrets.randbits(62))
        return players[bot]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
