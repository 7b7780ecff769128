"""All tables: finds them in memory or on disk, opens new ones, lets idle ones go."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog

from spielwerk.core.rules import SPECTATOR
from spielwerk.server import catalogue, commands, opening, render
from spielwerk.server import messages as m
from spielwerk.server.bots import Thinkers
from spielwerk.server.errors import Refused
from spielwerk.server.limits import Buckets
from spielwerk.server.metrics import TABLES, TABLES_OPENED
from spielwerk.server.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store
from spielwerk.server.table import Event, Setup, Table
from spielwerk.server.tokens import hash_of, is_table_id, new_token, shown
from spielwerk.server.workshop import Workshop

LISTED = 50
SWEEP_SECONDS = 30.0

logger = structlog.get_logger()


class Hub:
    """The server's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.thinkers = Thinkers(settings.bot_threads)
        self.rooms: dict[str, Room] = {}
        self.http_buckets = Buckets(settings.http_burst, settings.http_rate)
        self.workshop = Workshop(self._resume)
        self.connections = 0
        self._opening = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self._sweeper = asyncio.create_task(self._sweep())
        self.workshop.open()

    async def _resume(self, game: str) -> None:
        """Tables of this game where a bot or a clock goes on by itself."""
        for id in await self.store.restless(game):
            try:
                async with self.using(id):
                    pass
            except Refused as refused:
                logger.warning("table_not_resumed", table=shown(id), code=refused.code)

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        await self.workshop.close()
        for room in list(self.rooms.values()):
            room.close()
        self.thinkers.close()
        await self.store.close()

    # --- rooms ---

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory as long as it is used."""
        room = self.rooms.get(id) or await self._load(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = time.monotonic()

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
        setup = msgspec.json.decode(row.setup, type=Setup)
        game = await asyncio.to_thread(catalogue.game, setup.game)
        self.workshop.need(game.id)
        if (setup.rules, setup.content) != (game.meta.rules_version, game.content.digest):
            raise Refused("other_rules")
        rows = await self.store.events(id)
        events = [Event(r.number, r.kind, r.seat, r.at, r.key, msgspec.json.decode(r.data)) for r in rows]
        snapshot, tokens = await self.store.snapshot(id), await self.store.tokens_of(id)
        table = await asyncio.to_thread(Table.load, game, setup, events, snapshot, time.time())
        return self._keep(Room(self, table, tokens))

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.setup.id] = room
        TABLES.set(len(self.rooms))
        room.changed()
        return room

    def drop(self, room: Room) -> None:
        """Forget a room; it is read again from disk when somebody asks for it."""
        room.close()
        if self.rooms.get(room.table.setup.id) is room:
            del self.rooms[room.table.setup.id]
        TABLES.set(len(self.rooms))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            for room in list(self.rooms.values()):
                if room.is_idle(self.settings.idle_seconds):
                    self.drop(room)

    # --- the lobby ---

    async def open_table(self, wish: m.NewTable, address: str = "") -> m.Seated:
        """Open a table for somebody at this address."""
        game = await asyncio.to_thread(catalogue.game, wish.game)
        setup = opening.setup_of(game, wish)
        self.workshop.need(game.id)
        token = new_token() if setup.host is not None else None
        people: dict[int, tuple[str, bytes]] = {}
        if token is not None and setup.host is not None:
            people[setup.host] = commands.distinct(wish.name, []), hash_of(token)
        table, write = opening.opened(game, setup, people)
        async with self._opening:  # one after the other, so that whoever counts sees all before
            if table.is_left_to_bots:
                self._need_place_for_bots(address)
            await self.store.write(write)
            self._keep(Room(self, table, {hash: seat for seat, (_, hash) in people.items()}, address))
        TABLES_OPENED.labels(setup.game).inc()
        logger.info("table_opened", table=shown(setup.id), game=setup.game, seats=len(setup.seats))
        return m.Seated(setup.id, setup.host, token)

    def _need_place_for_bots(self, address: str) -> None:
        """Refused if as many tables as allowed are left to bots already, at this address or in all."""
        openers = [room.opener for room in self.rooms.values() if room.table.is_left_to_bots]
        limits = (openers.count(address), self.settings.bot_tables_each), (len(openers), self.settings.bot_tables)
        for running, limit in limits:
            if running >= limit:
                raise Refused("too_many_bots", limit=limit)

    async def join(self, id: str, wish: m.Join) -> m.Seated:
        token = new_token()
        async with self.using(id) as room:
            seat = await commands.join(room, wish, hash_of(token))
        return m.Seated(id, seat, token)

    async def open_tables(self) -> list[m.Summary]:
        return [self._listed(id, data) for id, data in await self.store.open_tables(LISTED)]

    async def mine(self, tokens: list[str]) -> list[m.MyGame]:
        """The tables of these tokens; those first where it is one's turn, then the latest."""
        hashes = {hash_of(token): number for number, token in reversed(list(enumerate(tokens)))}
        found: list[m.MyGame] = []
        for hash, seat, id, data in await self.store.tables_of(list(hashes), 4 * LISTED):
            table = self._listed(id, data)
            my_turn = seat in table.actors and not table.seats[seat].stand_in
            found.append(m.MyGame(hashes[hash], seat, my_turn, table))
        return sorted(found, key=lambda game: (not game.my_turn, game.table.status == "over"))

    def _listed(self, id: str, data: bytes) -> m.Summary:
        """A table in a list; who is connected only memory knows."""
        room = self.rooms.get(id)
        if room is not None and not room.lock.locked():
            return render.summary(room.table, room.is_connected)
        return msgspec.json.decode(data, type=m.Summary)


def viewer_of(room: Room, token: str | None) -> int:
    """The seat that a token opens, a spectator without one; Refused for a wrong one."""
    if token is None:
        return SPECTATOR
    seat = room.seat_of(hash_of(token))
    if seat is None:
        raise Refused("unauthorized")
    return seat
