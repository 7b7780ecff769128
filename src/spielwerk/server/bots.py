"""Bots that play at tables, and hints."""

import secrets
import threading
import time
from collections import OrderedDict
from typing import NamedTuple

from spielwerk.bots import levels
from spielwerk.bots.hints import Hint, hint
from spielwerk.bots.player import BotContext, PolicyPlayer
from spielwerk.core.action_space import Action
from spielwerk.core.game import State
from spielwerk.server.metrics import BOT_SECONDS
from spielwerk.server.pool import Pool

LEVELS = range(1, levels.LEVELS + 1)
KEPT = 4_096
"""Bots that are remembered."""


class Chair(NamedTuple):
    """Where a bot sits, and how strong it is."""

    table: str
    seat: int
    level: int
    branch: int = 0
    """Changes with every undo: what the bot planned before no longer holds."""


class Thinkers:
    """Threads in which bots think; compiled rules release Python's lock, so the server stays responsive.

    A bot may carry out a plan over several decisions, so every chair has a bot of its own; one that was evicted plans
    anew. All bots of a thread share a context.
    """

    def __init__(self, threads: int) -> None:
        self._pool = Pool(threads)
        self._bots: OrderedDict[Chair, PolicyPlayer] = OrderedDict()
        self._lock = threading.Lock()
        self._thread = threading.local()

    async def decide(self, state: State, chair: Chair, *, is_awaited: bool) -> Action:
        """What the bot on a chair does; the state is already hidden. People who wait for it come first."""
        return await self._pool.run(chair.table, lambda: self.choose(state, chair), is_awaited=is_awaited)

    async def advise(self, state: State, table: str, seat: int) -> list[Hint]:
        """What the champion thinks of a person's actions, best first; the state is already hidden."""
        return await self._pool.run(table, lambda: hint(state, seat, context=self.context), is_awaited=True)

    def hurry(self, table: str) -> None:
        """Somebody has begun to wait for the bots of this table."""
        self._pool.hurry(table)

    def choose(self, state: State, chair: Chair) -> Action:
        """Let the bot on a chair decide, in this thread."""
        began = time.perf_counter()
        bot = self._take(chair)
        action = bot.choose(state, chair.seat, self.context)
        self._put_back(chair, bot)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return action

    @property
    def context(self) -> BotContext:
        """Of the present thread."""
        if not hasattr(self._thread, "context"):
            self._thread.context = BotContext()
        found: BotContext = self._thread.context
        return found

    def _take(self, chair: Chair) -> PolicyPlayer:
        """Take the bot of a chair out of the cache, so that nobody else uses it while it thinks."""
        with self._lock:
            known = self._bots.pop(chair, None)
        return known or PolicyPlayer(f"level:{chair.level}", secrets.randbits(62))

    def _put_back(self, chair: Chair, bot: PolicyPlayer) -> None:
        with self._lock:
            self._bots[chair] = bot
            while len(self._bots) > KEPT:
                self._bots.popitem(last=False)

    def close(self) -> None:
        self._pool.close()
