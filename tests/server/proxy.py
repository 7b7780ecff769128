"""A bad line between people and the server: it delays, and it breaks off in the middle of a message."""

import asyncio
import random
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from dataclasses import dataclass


@dataclass(eq=False)
class Link:
    """One connection, from both sides."""

    ends: tuple[StreamWriter, StreamWriter]
    doomed: bool = False
    """Only half of what comes next gets through."""

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Proxy:
    """Listens on this machine only, and hands everything on to the server's port."""

    def __init__(self, target: int, dice: random.Random) -> None:
        self.target = target
        self.dice = dice
        self.delay = 0.0
        """Seconds that a piece of data waits at most."""
        self.links: set[Link] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        self._server.close()
        for link in self.links:
            link.cut()

    def cut(self, count: int) -> int:
        """Break off so many connections, half of them in the middle of a message."""
        chosen = self.dice.sample(sorted(self.links, key=id), min(count, len(self.links)))
        for link in chosen:
            link.doomed = self.dice.random() < 0.5
            if not link.doomed:
                link.cut()
        return len(chosen)

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        link = Link((writer, far_writer))
        self.links.add(link)
        try:
            await asyncio.gather(self._pump(link, reader, far_writer), self._pump(link, far_reader, writer))
        finally:
            link.cut()
            self.links.discard(link)

    async def _pump(self, link: Link, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await asyncio.sleep(self.dice.uniform(0, self.delay))
                writer.write(data[: len(data) // 2] if link.doomed else data)
                await writer.drain()
                if link.doomed:
                    break
        link.cut()
