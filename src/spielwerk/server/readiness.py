"""Which games are ready to be played. Rules that are not compiled yet are compiled in other processes meanwhile."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache

import structlog
from msgspec.structs import replace

from spielwerk.bots import warm_up
from spielwerk.games import available
from spielwerk.server import catalogue
from spielwerk.server import messages as m
from spielwerk.server.errors import Refused

FIRST = "verlagswelt"
"""The first one in the lobby is prepared first."""
AT_ONCE = min(2, os.cpu_count() or 1)
COMMAND = (sys.executable, "-m", "spielwerk.cli", "compile", "--table", "--child")

READY = m.Readiness("ready", 1.0)
logger = structlog.get_logger()


class GameReadiness:
    """Compiles and loads the games; calls `on_ready` for each one that can be played."""

    def __init__(self, on_ready: Callable[[str], Awaitable[None]]) -> None:
        self.on_ready = on_ready
        self.states = {
            meta.id: READY if warm_up.is_playable(meta.id) else m.Readiness("preparing") for meta in available()
        }
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._processes: set[Process] = set()

    def open(self) -> None:
        """Start preparing all games; returns at once."""
        order = sorted(self.states, key=lambda id: id != FIRST)
        self._tasks = [asyncio.create_task(self._prepare(id)) for id in order]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for process in self._processes:
            with suppress(ProcessLookupError):
                process.terminate()
        ended = (process.wait() for process in self._processes)
        await asyncio.gather(*self._tasks, *ended, return_exceptions=True)

    def need(self, id: str) -> None:
        """Refused unless the game can be played."""
        state, name = self.states[id].state, catalogue.name(id)
        if state == "preparing":
            raise Refused("preparing", name=name)
        if state == "failed":
            raise Refused("not_prepared", name=name)

    def facts(self) -> list[m.GameFacts]:
        """All games, each with its present state."""
        return [replace(game, readiness=self.states[game.id]) for game in catalogue.facts()]

    async def _prepare(self, id: str) -> None:
        try:
            if self.states[id] != READY:
                async with self._slots:
                    await self._compile(id)
            await asyncio.to_thread(_load, id)
            self.states[id] = READY
            await self.on_ready(id)
        except Exception as error:
            self.states[id] = m.Readiness("failed")
            logger.exception("game_not_prepared", game=id, reason=str(error))

    async def _compile(self, id: str) -> None:
        """Run another process, which prints the share done line by line and ends when this one does. If the game is
        being compiled elsewhere already, it waits for that."""
        logger.info("game_compiling", game=id)
        process = await asyncio.create_subprocess_exec(*COMMAND, id, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        self._processes.add(process)
        assert process.stdout is not None and process.stderr is not None
        complaints = asyncio.create_task(process.stderr.read())
        async for line in process.stdout:
            self.states[id] = m.Readiness("preparing", float(line))
        said, code = (await complaints).decode(errors="replace"), await process.wait()
        self._processes.discard(process)
        if code:
            raise RuntimeError(f"compiling {id} ended with {code}: {said[-2000:]}")


@cache
def _load(id: str) -> None:
    """Load the machine code, so that the first person at a table does not wait for it."""
    for step in warm_up.table_steps(catalogue.game(id)):
        step.compile()
