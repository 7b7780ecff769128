"""One socket: reads commands, sends updates. A slow client gets the latest state, never a backlog."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spielwerk.core.rules import SPECTATOR
from spielwerk.server import messages as m
from spielwerk.server import steady
from spielwerk.server.commands import carry_out
from spielwerk.server.errors import Refused
from spielwerk.server.hub import Hub, viewer_of
from spielwerk.server.limits import Bucket, address_of, limited
from spielwerk.server.metrics import CONNECTIONS, PROBLEMS
from spielwerk.server.room import Known, Room, RoomClosed
from spielwerk.server.texts import both, sentence
from spielwerk.server.tokens import hash_of, shown

NOT_UNDERSTOOD, WRONG_TOKEN, NO_TABLE, NO_HELLO = 4400, 4401, 4404, 4408
TOO_LARGE, TOO_EARLY, TOO_MANY, RESTART = 4413, 4425, 4429, 1012
CLOSING = {"unauthorized": WRONG_TOKEN, "preparing": TOO_EARLY}
"""Close codes of refusals; all others close with NO_TABLE."""
MOST_MISTAKES = 20
"""Invalid or too frequent messages before the connection is closed."""

Socket = WebSocket[Any, Any, Any]
logger = structlog.get_logger()
_json = msgspec.json.Encoder()
_running: set[asyncio.Task[m.Reply]] = set()
"""Commands under way: asyncio holds only weak references to tasks."""


def _finished(task: asyncio.Task[m.Reply]) -> None:
    _running.discard(task)
    if not task.cancelled():
        task.exception()  # mark it as seen: nobody awaits it once the connection broke


class Closing(Exception):
    """Close this connection with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A viewer of a table at the other end of a socket."""

    def __init__(self, hub: Hub, socket: Socket) -> None:
        self.hub = hub
        self.socket = socket
        self.viewer = SPECTATOR
        self.token_hash = b""
        self.language: m.Language = "de"
        self.known = Known()
        self.dirty = asyncio.Event()
        self.answers: deque[bytes] = deque()
        self.bucket = Bucket(hub.settings.burst, hub.settings.rate)
        self.mistakes = 0
        self.ending: int | None = None

    async def run(self, table_id: str) -> None:
        """From hello to the end."""
        await self.socket.accept()
        code = 1000
        self.hub.connections += 1
        CONNECTIONS.inc()
        try:
            if self.hub.connections > self.hub.settings.connections:
                raise limited("connections", Refused("busy"))
            with self.hub.quotas.socket(address_of(self.socket)):
                hello = await self._hello()
                await self._stay(table_id, hello)
        except Refused as refused:
            code = TOO_MANY
            with suppress(WebSocketDisconnect):
                await self._refuse(refused)
        except WebSocketDisconnect:
            return
        except Closing as closing:
            code = closing.code
        finally:
            self.hub.connections -= 1
            CONNECTIONS.dec()
        with suppress(WebSocketDisconnect, RuntimeError):  # the other end may be gone already
            await self.socket.close(code)

    async def _hello(self) -> m.Hello:
        try:
            message = await asyncio.wait_for(self._read(), self.hub.settings.hello_seconds)
        except TimeoutError:
            raise Closing(NO_HELLO) from None
        except Refused as refused:
            await self._refuse(refused)
            raise Closing(NOT_UNDERSTOOD) from None
        if not isinstance(message, m.Hello):
            await self._refuse(Refused("malformed", reason=both("reason-hello-first")))
            raise Closing(NOT_UNDERSTOOD)
        self.language = message.language
        if message.protocol != m.PROTOCOL:
            await self._refuse(Refused("protocol", theirs=message.protocol, ours=m.PROTOCOL))
            raise Closing(NOT_UNDERSTOOD)
        return message

    async def _stay(self, table_id: str, hello: m.Hello) -> None:
        try:
            async with self.hub.using(table_id) as room:
                self.viewer = viewer_of(room, hello.token)
                self.token_hash = hash_of(hello.token) if hello.token else b""
                if hello.have:
                    self.known = Known(hello.have.epoch, hello.have.log, hello.have.chat)
                await self._serve(room)
        except Refused as refused:
            await self._refuse(refused)
            raise Closing(CLOSING.get(refused.code, NO_TABLE)) from None

    async def _serve(self, room: Room) -> None:
        room.connect(self)
        self.dirty.set()
        sender = asyncio.create_task(self._send_news(room))
        reader = asyncio.create_task(self._read_commands(room))
        try:
            done, _ = await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            room.disconnect(self)

    # --- reading ---

    async def _read(self) -> m.ClientMessage:
        data = await self.socket.receive_data("text")
        if len(data) > m.LARGEST_MESSAGE:
            await self._refuse(Refused("too_large", limit=m.LARGEST_MESSAGE))
            raise Closing(TOO_LARGE)
        if m.is_too_deep(data):
            raise Refused("malformed", reason=both("reason-too-deep", most=m.DEEPEST))
        try:
            return m.read_client(data)
        except msgspec.DecodeError as error:
            raise Refused("malformed", reason=str(error)) from None

    async def _read_commands(self, room: Room) -> None:
        while True:
            try:
                message = await self._read()
            except Refused as refused:
                self._blame(refused, None, NOT_UNDERSTOOD)
                self.bucket.take()
                continue
            if self.bucket.take():
                await self._handle(room, message)
            else:
                self._blame(limited("messages", Refused("too_many")), getattr(message, "key", None), TOO_MANY)

    def _blame(self, refused: Refused, key: str | None, code: int) -> None:
        """Answer an invalid message; too many of them close the connection."""
        self._answer(self._problem(refused, key))
        self.mistakes += 1
        if self.mistakes > MOST_MISTAKES:
            raise Closing(code)

    async def _handle(self, room: Room, message: m.ClientMessage) -> None:
        match message:
            case m.Ping():
                self._answer(m.Pong(steady.now()))
            case m.Speak():
                self.language = message.language
                self.known = Known()
                self.dirty.set()
            case m.Hello():
                self._answer(self._problem(Refused("malformed", reason=both("reason-hello-once")), None))
            case _:
                await self._carry_out(room, message)

    async def _carry_out(self, room: Room, command: m.AnyCommand) -> None:
        """Finish what was begun, even if the connection breaks or the room is unloaded meanwhile."""

        async def act(room: Room) -> m.Reply:
            return await carry_out(room, room.seat_of(self.token_hash), command, self.language)

        task = asyncio.create_task(self.hub.inside(room.table.setup.id, act))
        _running.add(task)
        task.add_done_callback(_finished)
        try:
            self._answer(await asyncio.shield(task))
        except Refused as refused:
            self._answer(self._problem(refused, command.key))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("command_failed", table=shown(room.table.setup.id))
            self._answer(self._problem(Refused("internal"), command.key))

    # --- sending ---

    def _answer(self, message: m.ServerMessage) -> None:
        self.answers.append(_json.encode(message))
        self.dirty.set()

    def _problem(self, refused: Refused, key: str | None) -> m.Problem:
        PROBLEMS.labels(refused.code).inc()
        return m.Problem(refused.code, sentence(refused, self.language), key, refused.clauses)

    async def _refuse(self, refused: Refused) -> None:
        """Send a refusal at once, because the connection ends."""
        await self.socket.send_data(_json.encode(self._problem(refused, None)).decode(), "text")

    async def _send_news(self, room: Room) -> None:
        while True:
            await self.dirty.wait()
            self.dirty.clear()
            if self.ending is not None:
                raise Closing(self.ending)
            try:
                async with room.locked():
                    update = room.update(self.viewer, self.language, self.known)
            except RoomClosed:
                raise Closing(RESTART) from None
            if update is not None:
                await self.socket.send_data(update.decode(), "text")
            while self.answers:
                await self.socket.send_data(self.answers.popleft().decode(), "text")

    def demote(self) -> None:
        """The seat was given up: from now on a spectator."""
        self.viewer = SPECTATOR
        self.known = Known()
        self.dirty.set()

    def stop(self) -> None:
        """The room closes."""
        self.ending = RESTART
        self.dirty.set()
