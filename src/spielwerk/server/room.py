"""A table in memory: its connections, its bots and its clocks.

Every change happens under the room's lock and is on disk before anybody is told.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import msgspec
import structlog

from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.rules import SPECTATOR
from spielwerk.server import events, render, steady
from spielwerk.server import messages as m
from spielwerk.server.bots import Chair, Thinkers
from spielwerk.server.clocks import Kept
from spielwerk.server.errors import Refused
from spielwerk.server.events import Entry, Event, row_of
from spielwerk.server.metrics import MOVES
from spielwerk.server.record import summary_columns
from spielwerk.server.settings import Settings
from spielwerk.server.snapshot import EVERY, pack
from spielwerk.server.store import OutOfOrder, Row, Store, StoreError, Write
from spielwerk.server.table import Table
from spielwerk.server.tokens import shown
from spielwerk.server.undo import came_up
from spielwerk.server.viewer_log import is_public

logger = structlog.get_logger()
_json = msgspec.json.Encoder()


class RoomClosed(Exception):
    """The room was unloaded while somebody waited for its lock. Nothing was changed; read the table anew."""


class Draft(NamedTuple):
    """An event that has no number and time yet."""

    seat: int
    event: Event


class _EncodedUpdate(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """An `Update` whose parts are already JSON."""

    now: float
    epoch: int
    log_from: int
    chat_from: int
    log: list[m.LogEntry] = []
    chat: list[m.ChatLine] = []
    table: msgspec.Raw | None = None
    position: msgspec.Raw | None = None


@dataclass
class Known:
    """What a client has received so far."""

    epoch: int = 0
    log: int = 0
    chat: int = 0
    table: bytes = b""
    position: bytes = b""


class Client(Protocol):
    """Somebody who looks at the table over a connection."""

    viewer: int
    dirty: asyncio.Event
    """Set when there may be something new to send."""

    def demote(self) -> None:
        """The seat was given up: from now on a spectator."""

    def stop(self) -> None:
        """The room closes."""


class Room:
    """One table in memory."""

    def __init__(
        self,
        table: Table,
        tokens: dict[bytes, int],
        *,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        reload: "Callable[[Room], None]",
        opener: str | None = None,
    ) -> None:
        self.table = table
        self.tokens = tokens
        self.settings = settings
        self.thinkers = thinkers
        self.opener = opener
        """Address that opened the table; None if that was before the room was read from disk."""
        self._store = store
        self._reload = reload
        """Called when memory and disk differ: unloads this room and reads the table anew."""
        self._lock = asyncio.Lock()
        self._by: int | None = None
        """The seat whose command is being carried out."""
        self.users = 0
        """Requests that use this room: it must not be unloaded."""
        self.used = time.monotonic()
        self.connections: set[Client] = set()
        self.away_since = dict.fromkeys(range(len(table.seats)), time.monotonic())
        self.closed = False
        self.hinting: set[int] = set()
        self._rendered: dict[tuple[Any, ...], bytes] = {}
        self._bots: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- changing the table ---

    @asynccontextmanager
    async def locked(self, by: int | None = None) -> AsyncIterator[None]:
        """Hold the lock; the only way to read or change the table. Commands of a seat are recorded as given `by` it.

        RoomClosed if the room was unloaded meanwhile: the table on disk may be ahead of the one here.
        """
        async with self._lock:
            if self.closed:
                raise RoomClosed
            self._by = by
            try:
                yield
            finally:
                self._by = None

    @property
    def is_locked(self) -> bool:
        return self._lock.locked()

    async def record(
        self,
        drafts: Sequence[Draft],
        *,
        key: str | None = None,
        state: State | None = None,
        tokens: Sequence[Row] = (),
        extra: Write | None = None,
    ) -> None:
        """Apply and store these events, all or none. The caller holds the lock."""
        table, at, now = self.table, time.time(), steady.now()
        person = None if self._by is None else table.seats[self._by].person
        write = extra or Write()
        write.tokens.extend(tokens)
        try:
            for count, draft in enumerate(drafts):
                number = table.events
                by = number if isinstance(draft.event, events.Joined) else person
                entry = Entry(number, draft.seat, at, draft.event, None if count else key, by)
                self._apply(entry, state, now, write)
            write.summary = self.summary_row()
            await self._write(write)
        except BaseException:
            # Memory is ahead of the disk now.
            self._reload(self)
            raise
        self.changed()

    async def _write(self, write: Write) -> None:
        try:
            await self._store.write(write)
        except OutOfOrder as error:
            raise RoomClosed from error
        except (StoreError, OSError) as error:
            logger.error("write_failed", table=shown(self.table.setup.id), reason=str(error))
            raise Refused("not_kept") from None

    def _apply(self, entry: Entry, state: State | None, now: float, write: Write) -> None:
        table = self.table
        before = list(table.clocks.left) if table.clocks else []
        table.apply(entry, state, now)
        if table.clocks and table.clocks.left != before:
            entry = msgspec.structs.replace(entry, left=list(table.clocks.left))
        write.events.append(row_of(table.setup.id, entry))
        match entry.event:
            case events.Moved():
                by = "bot" if table.seats[entry.seat].bot_level is not None else "person"
                MOVES.labels(table.setup.game, by).inc()
                if table.state is not None and len(table.moves) % EVERY == 0:
                    row = {"table_id": table.setup.id, "moves": len(table.moves), "data": pack(table.state)}
                    write.snapshot = row
            case events.Undone():
                write.cut = table.setup.id, len(table.moves) - 1
            case events.Vacated():
                write.vacate = table.setup.id, entry.seat
                self._void_tokens(entry.seat)

    def _void_tokens(self, seat: int) -> None:
        """Nobody sits there any more: its tokens open nothing, its clients become spectators."""
        self.tokens = {hash: owner for hash, owner in self.tokens.items() if owner != seat}
        for connection in self.connections:
            if connection.viewer == seat:
                connection.demote()

    async def make_move(self, seat: int, number: int, key: str | None = None) -> None:
        """Play a legal action and record it."""
        state = self.table.state
        assert state is not None
        after = state.copy()
        after.play(number, seat)
        action = after.moves[-1].action
        is_person = self.table.seats[seat].bot_level is None
        seen = came_up(state, after, action, seat) if is_person else True
        told = is_public(after.log[-1])
        moved = events.Moved(action=action.number, text=str(action), seen=seen, told=told, sealed=state.sealed)
        await self.record([Draft(seat, moved)], key=key, state=after)

    def summary_row(self) -> Row:
        return {"of": self.table.setup.id, **summary_columns(self.table)}

    def changed(self) -> None:
        """Tell all clients, bots and clocks that the table has changed."""
        self._rendered.clear()
        self.used = time.monotonic()
        for connection in self.connections:
            connection.dirty.set()
        if self.is_awaited:
            self.thinkers.hurry(self.table.setup.id)
        self._wake_bots()
        self._set_clock()

    # --- who is here ---

    @property
    def is_awaited(self) -> bool:
        """Do people wait for the bots here: does a person play, and is somebody connected?"""
        return bool(self.connections) and not self.table.is_left_to_bots

    def seat_of(self, token_hash: bytes) -> int | None:
        return self.tokens.get(token_hash)

    def is_connected(self, seat: int) -> bool:
        return any(connection.viewer == seat for connection in self.connections)

    def connect(self, connection: Client) -> None:
        self.connections.add(connection)
        self.changed()

    def disconnect(self, connection: Client) -> None:
        self.connections.discard(connection)
        if connection.viewer != SPECTATOR:
            self.away_since[connection.viewer] = time.monotonic()
        self.changed()

    def is_away(self, seat: int) -> bool:
        waited = time.monotonic() - self.away_since[seat]
        return not self.is_connected(seat) and waited >= self.settings.away_seconds

    # --- what viewers get ---

    def update(self, viewer: int, language: m.Language, known: Known) -> bytes | None:
        """What this viewer has not received yet, as JSON, and `known` brought up to date; None if there is nothing."""
        table = self.table
        epoch = table.epochs[viewer]
        lines = table.viewer_logs.lines(table.state, viewer) if table.state else []
        log_from = known.log if known.epoch == epoch and known.log <= len(lines) else 0
        chat_from = known.chat if known.chat <= len(table.notes) else 0
        facts, position = self._facts(), self._position(viewer, language)
        is_news = (
            facts != known.table
            or position != known.position
            or epoch != known.epoch
            or len(lines) != known.log
            or len(table.notes) != known.chat
        )
        if not is_news:
            return None
        parts = _EncodedUpdate(
            now=steady.now(),
            epoch=epoch,
            log_from=log_from,
            chat_from=chat_from,
            log=render.log_entries(table, lines[log_from:], log_from, viewer, language),
            chat=render.chat_lines(table, chat_from, language),
            table=msgspec.Raw(facts) if facts != known.table else None,
            position=msgspec.Raw(position) if position != known.position and position else None,
        )
        known.epoch, known.log, known.chat = epoch, len(lines), len(table.notes)
        known.table, known.position = facts, position
        return _json.encode(parts)

    def facts(self) -> m.TableFacts:
        watchers = sum(connection.viewer == SPECTATOR for connection in self.connections)
        return render.table_facts(self.table, self.is_connected, watchers)

    def _facts(self) -> bytes:
        if ("facts",) not in self._rendered:
            self._rendered["facts",] = _json.encode(self.facts())
        return self._rendered["facts",]

    def _position(self, viewer: int, language: m.Language) -> bytes:
        if (viewer, language) not in self._rendered:
            position = render.position(self.table, viewer, language)
            self._rendered[viewer, language] = _json.encode(position) if position else b""
        return self._rendered[viewer, language]

    # --- bots ---

    def _wake_bots(self) -> None:
        if not self.closed and self._bots is None and self.table.bots_to_move():
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let bots move, one after the other, until it is a person's turn."""
        try:
            with suppress(RoomClosed):
                while not self.closed and self.table.bots_to_move():
                    await self._play_one_bot()
        except Refused as refused:
            logger.warning("bot_stopped", table=shown(self.table.setup.id), code=refused.code)
        except Exception:
            logger.exception("bot_failed", table=shown(self.table.setup.id))
        finally:
            self._bots = None

    async def _play_one_bot(self) -> None:
        table = self.table
        seat = table.bots_to_move()[0]
        level, state = table.seats[seat].bot_level, table.state
        assert level is not None and state is not None
        question = len(table.moves), dict(table.epochs)
        began = time.monotonic()
        chair = Chair(table.setup.id, seat, level, branch=table.epochs[seat])
        action = await self.thinkers.decide(state.hidden(seat), chair, is_awaited=self.is_awaited)
        if self.connections:
            await asyncio.sleep(max(0.0, self.settings.bot_pace - (time.monotonic() - began)))
        async with self.locked():
            is_same = question == (len(table.moves), table.epochs) and table.seats[seat].bot_level == level
            if is_same:
                try:
                    await self.make_move(seat, action.number)
                except IllegalAction:
                    logger.exception("bot_illegal", table=shown(table.setup.id), seat=seat, level=level)
                    await self.make_move(seat, state.legal(seat)[0].number)

    # --- clocks ---

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        deadline = self.table.clocks.next_deadline() if self.table.clocks else None
        if deadline and not self.closed:
            seat, at = deadline
            delay = max(0.01, at - steady.now())
            self._clock = asyncio.get_running_loop().call_later(min(delay, 86_400), self._ring, seat)

    def _ring(self, seat: int) -> None:
        task = asyncio.create_task(self._time_over(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_over(self, seat: int) -> None:
        with suppress(RoomClosed, Refused):  # the reloaded room sets the timer again
            async with self.locked():
                clocks = self.table.clocks
                if clocks is None:
                    return
                if clocks.since[seat] is None or clocks.remaining(seat, steady.now()) > 0:
                    self._set_clock()
                    return
                await self.record([Draft(seat, events.Replaced(level=clocks.rule.level, cause="clock"))])

    def clocks_row(self) -> Row | None:
        """Time left at this moment, for a restart; None while no clock runs."""
        clocks = self.table.clocks
        if clocks is None or not clocks.is_running:
            return None
        now = steady.now()
        left = [max(0.0, clocks.remaining(seat, now)) for seat in range(len(clocks.left))]
        return {"of": self.table.setup.id, "clocks": _json.encode(Kept(self.table.events, left))}

    # --- leaving memory ---

    def is_idle(self, seconds: float) -> bool:
        """Nobody uses it, no bot thinks and no clock runs."""
        quiet = not (self.connections or self.users or self._bots or self._clock or self.is_locked)
        return quiet and time.monotonic() - self.used > seconds

    def close(self) -> None:
        self.closed = True
        if self._clock:
            self._clock.cancel()
        if self._bots and self._bots is not asyncio.current_task():
            self._bots.cancel()
        for connection in self.connections:
            connection.stop()
