"""Bots at the tables of the server, and their advice."""

import secrets
import threading
import time
from collections import OrderedDict, defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from spielwerk.bots import levels
from spielwerk.bots.hints import Hint, hint
from spielwerk.bots.player import Lines, PolicyPlayer
from spielwerk.core.game import State
from spielwerk.core.space import Action
from spielwerk.server.metrics import BOT_SECONDS

LEVELS = range(1, levels.LEVELS + 1)
KEPT = 32
"""Bots that are remembered: each may have a search tree of tens of megabytes."""


class Chair(NamedTuple):
    """Where a bot sits, and how strong it is."""

    table: str
    seat: int
    level: int


class Thinkers:
    """Threads that think; compiled rules let go of the interpreter, so nobody waits for them.

    A bot that decides in secret carries out a plan step by step, so every chair has a bot of its own. One that was
    forgotten meanwhile plans anew.
    """

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._bots: OrderedDict[Chair, PolicyPlayer] = OrderedDict()
        self._lines: defaultdict[int, Lines] = defaultdict(dict)
        self._lock = threading.Lock()

    def choose(self, state: State, chair: Chair) -> Action:
        """Runs in a thread of the pool; the state is already hidden."""
        began = time.perf_counter()
        bot = self._call(chair)
        action = bot.choose(state, chair.seat)
        self._remember(chair, bot)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return action

    def suggest(self, state: State, seat: int) -> list[Hint]:
        """Runs in a thread of the pool; best first."""
        return hint(state, seat)

    def _call(self, chair: Chair) -> PolicyPlayer:
        """The bot of a chair; nobody else gets it while it thinks."""
        with self._lock:
            known = self._bots.pop(chair, None)
            lines = self._lines[chair.level]
        return known or PolicyPlayer(f"level:{chair.level}", secrets.randbits(62), lines)

    def _remember(self, chair: Chair, bot: PolicyPlayer) -> None:
        with self._lock:
            self._bots[chair] = bot
            while len(self._bots) > KEPT:
                self._bots.popitem(last=False)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
