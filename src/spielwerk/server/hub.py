"""All tables: finds them in memory or on disk, opens new ones, unloads idle ones."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, TypeVar

import msgspec
import structlog

from spielwerk.core.rules import SPECTATOR
from spielwerk.server import backup as backups
from spielwerk.server import catalogue, commands, expiry, new_table, record, render
from spielwerk.server import messages as m
from spielwerk.server.bots import Thinkers
from spielwerk.server.errors import Refused
from spielwerk.server.hosts import Hosts
from spielwerk.server.limits import Quotas, limited
from spielwerk.server.metrics import TABLES, TABLES_OPENED
from spielwerk.server.readiness import GameReadiness
from spielwerk.server.room import Room, RoomClosed
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store, StoreError, Write
from spielwerk.server.table import Table
from spielwerk.server.tokens import hash_of, is_table_id, new_token, shown

LISTED = 50
SWEEP_SECONDS = 30.0
TRIES = 5
"""How often a request retries when the room was unloaded under its hands."""
AGAIN_SECONDS = 5.0
"""After a failed write, wait this long before the table is read anew, so that its bots and clocks go on."""
BACKUP_CHECK_SECONDS = 600.0

T = TypeVar("T")
logger = structlog.get_logger()


class Hub:
    """The server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.thinkers = Thinkers(settings.bot_threads)
        self.rooms: dict[str, Room] = {}
        self.quotas = Quotas(settings)
        self.hosts = Hosts(settings.public_hosts, settings.address)
        self.readiness = GameReadiness(self._resume)
        self.connections = 0
        self._opening = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closing = False

    async def open(self) -> None:
        await self.store.open()
        self._start_task(self._sweep())
        self._start_task(self._save_clocks_regularly())
        self._start_task(self._back_up())
        self._start_task(expiry.every_night(self.store, self.settings, self.delete))
        self.readiness.open()

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in the background until the hub closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self, game: str) -> None:
        """Load the tables of this game where a bot or a clock goes on by itself."""
        for id in await self.store.restless(game):
            await self._wake(id)

    async def _wake(self, id: str) -> bool:
        """Load a table; a failure harms no other table. False: try again later."""
        try:
            async with self.using(id):
                pass
        except Refused as refused:
            logger.warning("table_not_resumed", table=shown(id), code=refused.code)
        except Exception:
            logger.exception("table_not_resumed", table=shown(id), code="internal")
            return False
        return True

    async def close(self) -> None:
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._save_clocks()
        await self.readiness.close()
        for room in list(self.rooms.values()):
            room.close()
        self.thinkers.close()
        await self.store.close()

    # --- rooms ---

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Room]:
        """The room of a table; it stays in memory until this block ends."""
        room = self.rooms.get(id) or await self._load(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = time.monotonic()

    async def inside(self, id: str, act: Callable[[Room], Awaitable[T]]) -> T:
        """Act in the room of a table; if the room is unloaded first, load it anew and try again."""
        for _ in range(TRIES):
            async with self.using(id) as room:
                try:
                    return await act(room)
                except RoomClosed:
                    continue
        raise Refused("not_kept")

    async def _load(self, id: str) -> Room:
        """Read a table once, however many ask for it at the same time."""
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._read(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _read(self, id: str) -> Room:
        row = await self.store.table(id) if is_table_id(id) else None
        if row is None:
            raise Refused("no_such_table")
        try:
            room = await self._read_record(row)
        except record.Unreadable as error:
            if row.broken != str(error):
                await self._mark_broken(id, str(error))
            raise Refused("broken_table") from None
        if row.broken is not None:
            await self._mark_readable(room)
        return self._add(room)

    async def _read_record(self, row: Any) -> Room:
        setup = record.read_setup(row.setup)
        game = await asyncio.to_thread(catalogue.game, setup.game)
        self.readiness.need(game.id)
        if (setup.rules, setup.content) != (game.meta.rules_version, game.content.digest):
            raise Refused("other_rules")
        events, snapshot = await self.store.events(row.id), await self.store.snapshot(row.id)
        table = await asyncio.to_thread(record.read_table, game, setup, events, snapshot, row.clocks)
        return self._room(table, await self.store.tokens_of(row.id))

    def _room(self, table: Table, tokens: dict[bytes, int], opener: str | None = None) -> Room:
        return Room(
            table,
            tokens,
            store=self.store,
            thinkers=self.thinkers,
            settings=self.settings,
            reload=self.reload,
            opener=opener,
        )

    async def _mark_broken(self, id: str, reason: str) -> None:
        """The operator finds it with `spielwerk tables --broken`."""
        logger.error("table_broken", table=shown(id), reason=reason)
        await self._try_write(Write(broken={"of": id, "broken": reason}))

    async def _mark_readable(self, room: Room) -> None:
        """It can be read again; rewrite what lists show of it."""
        logger.warning("table_readable_again", table=shown(room.table.setup.id))
        mark = {"of": room.table.setup.id, "broken": None}
        await self._try_write(Write(broken=mark, summary=room.summary_row()))

    async def _try_write(self, write: Write) -> None:
        """Write something that can wait: a failure is logged, and the next time tries again."""
        try:
            await self.store.write(write)
        except (StoreError, OSError) as error:
            logger.error("write_failed", reason=str(error))

    def _add(self, room: Room) -> Room:
        self.rooms[room.table.setup.id] = room
        TABLES.set(len(self.rooms))
        room.changed()
        return room

    def drop(self, room: Room) -> None:
        """Unload a room; the next request reads the table from disk."""
        room.close()
        if self.rooms.get(room.table.setup.id) is room:
            del self.rooms[room.table.setup.id]
        TABLES.set(len(self.rooms))

    def reload(self, room: Room) -> None:
        """Memory and disk differ: unload the room, and read the table anew soon so that bots and clocks go on."""
        self.drop(room)
        if not self._is_closing:
            self._start_task(self._wake_later(room.table.setup.id))

    async def _wake_later(self, id: str) -> None:
        is_awake = False
        while not is_awake:
            await asyncio.sleep(AGAIN_SECONDS)
            is_awake = await self._wake(id)

    async def _save_clocks_regularly(self) -> None:
        while True:
            await asyncio.sleep(self.settings.clock_seconds)
            await self._save_clocks()

    async def _save_clocks(self) -> None:
        """Save the time left at all tables, for a restart."""
        rows = [row for room in self.rooms.values() if (row := room.clocks_row())]
        if rows:
            await self._try_write(Write(clocks=rows))

    async def _back_up(self) -> None:
        """Back up once a night; a server that was off at night does it when it runs again."""
        while self.settings.backup_hour is not None:
            await asyncio.sleep(BACKUP_CHECK_SECONDS)
            today = datetime.now().astimezone()
            if today.hour >= self.settings.backup_hour:
                try:
                    await asyncio.to_thread(backups.nightly, self.settings.data, today.date(), self.settings.backups)
                except (StoreError, OSError) as error:
                    logger.error("backup_failed", reason=str(error))

    async def delete(self, id: str) -> bool:
        """Delete a table for ever; False: somebody uses it just now."""
        room = self.rooms.get(id)
        if id in self._loading or (room is not None and (room.users or room.connections or room.is_locked)):
            return False
        if room is not None:
            self.drop(room)
        await self.store.delete(id)
        if id in self.rooms:  # somebody read it at the last moment
            self.drop(self.rooms[id])
        return True

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            for room in list(self.rooms.values()):
                if room.is_idle(self.settings.idle_seconds):
                    self.drop(room)

    # --- the lobby ---

    async def open_table(self, request: m.NewTable, address: str) -> m.Seated:
        """Open a table for somebody at this address."""
        game = await asyncio.to_thread(catalogue.game, request.game)
        setup = new_table.setup_of(game, request)
        self.readiness.need(game.id)
        self.quotas.need_table(address, self._in_use(address))
        token = new_token() if setup.host is not None else None
        people: dict[int, tuple[str, bytes]] = {}
        if token is not None and setup.host is not None:
            people[setup.host] = commands.distinct(request.name, []), hash_of(token)
        table, write = new_table.open_table(game, setup, people)
        async with self._opening:  # one at a time, so that each count includes the tables before
            if table.is_left_to_bots:
                self._need_place_for_bots(address)
            try:
                await self.store.write(write)
            except (StoreError, OSError) as error:
                logger.error("write_failed", table=shown(setup.id), reason=str(error))
                raise Refused("not_kept") from None
            self._add(self._room(table, {hash: seat for seat, (_, hash) in people.items()}, address))
        TABLES_OPENED.labels(setup.game).inc()
        logger.info("table_opened", table=shown(setup.id), game=setup.game, seats=len(setup.seats))
        return m.Seated(setup.id, setup.host, token)

    def _need_place_for_bots(self, address: str) -> None:
        """Refused if too many tables are left to bots already, from this address or in all."""
        openers = [room.opener for room in self.rooms.values() if room.table.is_left_to_bots]
        limits = (openers.count(address), self.settings.bot_tables_each), (len(openers), self.settings.bot_tables)
        for running, limit in limits:
            if running >= limit:
                raise limited("bot_tables", Refused("too_many_bots", limit=limit))

    def _in_use(self, address: str) -> int:
        """Tables of this address that are in memory and not finished."""
        return sum(room.opener == address and room.table.status != "over" for room in self.rooms.values())

    async def join(self, id: str, request: m.Join, address: str) -> m.Seated:
        self.quotas.need_join(address)
        token = new_token()
        seat = await self.inside(id, lambda room: commands.join(room, request, hash_of(token)))
        return m.Seated(id, seat, token)

    async def open_tables(self) -> list[m.Summary]:
        found = [await self._listed(id, data) for id, data in await self.store.open_tables(LISTED)]
        return [table for table in found if table]

    async def mine(self, tokens: list[str]) -> list[m.MyGame]:
        """The tables of these tokens: first those where it is my turn, then the latest."""
        hashes = {hash_of(token): number for number, token in reversed(list(enumerate(tokens)))}
        found: list[m.MyGame] = []
        for hash, seat, id, data in await self.store.tables_of(list(hashes), 4 * LISTED):
            table = await self._listed(id, data)
            if table is None:
                continue
            my_turn = seat in table.actors and not table.seats[seat].stand_in
            found.append(m.MyGame(hashes[hash], seat, my_turn, table))
        return sorted(found, key=lambda game: (not game.my_turn, game.table.status == "over"))

    async def _listed(self, id: str, data: bytes) -> m.Summary | None:
        """A table as a list shows it; only memory knows who is connected. None: its stored summary is damaged."""
        room = self.rooms.get(id)
        if room is not None and not room.is_locked:
            return render.summary(room.table, room.is_connected)
        try:
            stored = msgspec.json.decode(data, type=m.Summary)
        except msgspec.DecodeError:
            await self._mark_broken(id, "the summary is damaged")
            return None
        if room is None:
            return stored
        # Something is being written, perhaps a sealed choice: nobody must notice that.
        seats = [msgspec.structs.replace(seat, connected=room.is_connected(seat.seat)) for seat in stored.seats]
        return msgspec.structs.replace(stored, seats=seats)


def viewer_of(room: Room, token: str | None) -> int:
    """The seat that a token opens, a spectator without one; Refused for a wrong one."""
    if token is None:
        return SPECTATOR
    seat = room.seat_of(hash_of(token))
    if seat is None:
        raise Refused("unauthorized")
    return seat
