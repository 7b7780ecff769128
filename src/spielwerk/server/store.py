"""The only place that talks to the database.

One writer serves all tables and puts everything that waits into one transaction, because a commit costs one flush of
the disk however many moves it holds. A write is acknowledged when it is on disk.
"""

import asyncio
import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spielwerk.core.errors import SpielwerkError
from spielwerk.server.schema import events, pulse, snapshots, tables, tokens

FILE = "tables.sqlite"
LOCK_SECONDS = 5.0
"""How long a write waits for another process that writes."""
PROOF_SECONDS = 5.0
"""How long one proof that writing works is good for everybody who asks …"""
PROOF_PATIENCE = 3 * LOCK_SECONDS
"""… and how long it may take."""
Row = dict[str, Any]


class StoreError(SpielwerkError):
    """The database cannot be used."""


class OutOfOrder(StoreError):
    """An event does not follow the last one on disk: its writer knew an older table. Nothing was written."""


@dataclass
class Write:
    """What one command adds; all of it or nothing."""

    table: Row | None = None
    """A new table."""
    events: list[Row] = field(default_factory=list)
    tokens: list[Row] = field(default_factory=list)
    snapshot: Row | None = None
    cut: tuple[str, int] | None = None
    """Table and number of moves: snapshots beyond it are void."""
    vacate: tuple[str, int] | None = None
    """Table and seat whose token is void."""
    summary: Row | None = None
    clocks: list[Row] = field(default_factory=list)
    """Time left at tables whose clocks run."""
    broken: Row | None = None
    """Why a table cannot be read, or None: it can."""
    shorten: tuple[str, int] | None = None
    """Table and number of events to keep. Only repairing takes events away."""
    pulse: float | None = None
    delete: str | None = None
    """A table that goes with everything that belongs to it."""


def make_private(path: Path) -> None:
    """Create the file, or narrow it, so that only its owner can read it; SQLite's files beside it follow."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if file.exists():
            file.chmod(0o600)


def _transactional(engine: sa.Engine) -> None:
    """Take the lock for writing when a transaction begins: all that it reads stays true, changes of the schema too."""

    def leave_begin_to_us(connection: Any, _: object) -> None:
        connection.isolation_level = None

    sa.event.listen(engine, "connect", leave_begin_to_us)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))


def migrate(path: Path) -> None:
    """Bring the database to the present schema; a newer one is refused."""
    make_private(path)
    engine = sa.create_engine(f"sqlite:///{path}", hide_parameters=True)
    _transactional(engine)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.connect() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
            known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
            if current is not None and current not in known:
                raise StoreError(f"{path} was written by a newer version of Spielwerk (schema {current}); update first")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except SQLAlchemyError as error:
        raise StoreError(f"{path} is no database of Spielwerk or is damaged: {error.__cause__ or error}") from None
    finally:
        engine.dispose()


def _pragmas(connection: Any, _: object) -> None:
    """Readers never wait for the writer; a commit is on disk when it returns."""
    cursor = connection.cursor()
    lock = f"busy_timeout={round(1000 * LOCK_SECONDS)}"
    for pragma in (lock, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """Tables on disk."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.engine: AsyncEngine
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._proof: asyncio.Task[None] | None = None
        self._proved = 0.0

    async def open(self) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        await asyncio.to_thread(migrate, self.path)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", hide_parameters=True)
        sa.event.listen(self.engine.sync_engine, "connect", _pragmas)
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
        for _, done in self._waiting:
            if not done.done():
                done.set_exception(StoreError("not written: the server stops"))
        self._disk.shutdown()
        await self.engine.dispose()

    # --- writing ---

    async def write(self, write: Write) -> None:
        """Returns when it is on disk; StoreError: it is not, and never will be."""
        if self._writer is None:
            raise StoreError("not written: the server stops")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    async def delete(self, id: str) -> None:
        """Delete a table; returns when that is on disk."""
        await self.write(Write(delete=id))

    async def _write_all(self) -> None:
        """One thread with one connection: a whole transaction costs a single trip there and back."""
        loop = asyncio.get_running_loop()
        engine = sa.create_engine(f"sqlite:///{self.path}", hide_parameters=True)
        sa.event.listen(engine, "connect", _pragmas)
        _transactional(engine)
        connection = await loop.run_in_executor(self._disk, engine.connect)
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._waiting = self._waiting, []
                writes = [write for write, _ in batch]
                failures = await loop.run_in_executor(self._disk, _commit, connection, writes)
                for (_, done), failure in zip(batch, failures, strict=True):
                    if done.done():
                        continue
                    if failure is None:
                        done.set_result(None)
                    else:
                        done.set_exception(failure)
        finally:
            await loop.run_in_executor(self._disk, connection.close)
            engine.dispose()

    # --- reading ---

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return rows

    async def table(self, id: str) -> sa.Row[Any] | None:
        rows = await self._rows(sa.select(tables).where(tables.c.id == id))
        return rows[0] if rows else None

    async def events(self, id: str) -> Sequence[sa.Row[Any]]:
        return await self._rows(sa.select(events).where(events.c.table_id == id).order_by(events.c.number))

    async def tokens_of(self, id: str) -> dict[bytes, int]:
        rows = await self._rows(sa.select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == id))
        return {row.hash: row.seat for row in rows}

    async def snapshot(self, id: str) -> bytes | None:
        """The latest one."""
        query = sa.select(snapshots.c.data).where(snapshots.c.table_id == id).order_by(snapshots.c.moves.desc())
        rows = await self._rows(query.limit(1))
        return rows[0].data if rows else None

    async def open_tables(self, limit: int) -> list[tuple[str, bytes]]:
        query = sa.select(tables.c.id, tables.c.summary).where(tables.c.status == "open", tables.c.public)
        query = query.where(tables.c.broken.is_(None))
        rows = await self._rows(query.order_by(tables.c.changed.desc()).limit(limit))
        return [(row.id, row.summary) for row in rows]

    async def tables_of(self, hashes: list[bytes], limit: int) -> list[tuple[bytes, int, str, bytes]]:
        """Token hash, seat, table and its summary, the latest first."""
        query = (
            sa.select(tokens.c.hash, tokens.c.seat, tables.c.id, tables.c.summary)
            .join(tables, tables.c.id == tokens.c.table_id)
            .where(tokens.c.hash.in_(hashes))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [(row.hash, row.seat, row.id, row.summary) for row in await self._rows(query)]

    async def restless(self, game: str) -> list[str]:
        """Running tables of a game where a bot or a clock goes on by itself."""
        query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.restless, tables.c.game == game)
        return [row.id for row in await self._rows(query)]

    async def broken(self) -> Sequence[sa.Row[Any]]:
        """Tables that are set aside, the latest first."""
        query = sa.select(tables.c.id, tables.c.game, tables.c.changed, tables.c.broken)
        return await self._rows(query.where(tables.c.broken.is_not(None)).order_by(tables.c.changed.desc()))

    async def every_id(self) -> list[str]:
        return [row.id for row in await self._rows(sa.select(tables.c.id).order_by(tables.c.created))]

    async def counts(self) -> list[tuple[str, str, int]]:
        """Game, status, and how many tables."""
        query = sa.select(tables.c.game, tables.c.status, sa.func.count().label("count"))
        rows = await self._rows(query.group_by(tables.c.game, tables.c.status).order_by(tables.c.game, tables.c.status))
        return [(row.game, row.status, row._mapping["count"]) for row in rows]

    async def snapshots_of(self, id: str) -> Sequence[sa.Row[Any]]:
        return await self._rows(sa.select(snapshots).where(snapshots.c.table_id == id).order_by(snapshots.c.moves))

    async def prove(self) -> None:
        """StoreError unless something can be written. Whoever asks within some seconds shares one write."""
        is_old = time.monotonic() - self._proved > PROOF_SECONDS
        if self._proof is None or (self._proof.done() and is_old):
            self._proved = time.monotonic()
            self._proof = asyncio.create_task(self.write(Write(pulse=time.time())))
        try:
            await asyncio.wait_for(asyncio.shield(self._proof), PROOF_PATIENCE)
        except TimeoutError:
            raise StoreError(f"nothing could be written for {PROOF_PATIENCE:.0f} seconds") from None

    async def untouched(self, status: str, since: float, *, bots_only: bool = False) -> list[str]:
        """Tables that nothing has happened at since then; `bots_only`: no person ever sat there."""
        query = sa.select(tables.c.id).where(tables.c.status == status, tables.c.changed < since)
        if bots_only:
            query = query.where(~sa.exists().where(tokens.c.table_id == tables.c.id))
        return [row.id for row in await self._rows(query)]


def _commit(connection: sa.Connection, writes: list[Write]) -> list[StoreError | None]:
    """Commit them together; if that fails because of one, commit each by itself, so that only that one fails.

    Never raises, so that the writer goes on.
    """
    try:
        with connection.begin():
            _execute(connection, writes)
    except OperationalError as error:  # locked, full or damaged: each would fail alone too
        return [_failure(error)] * len(writes)
    except Exception as error:
        if len(writes) == 1:
            return [_failure(error)]
        return [failure for write in writes for failure in _commit(connection, [write])]
    return [None] * len(writes)


def _failure(error: Exception) -> StoreError:
    """What went wrong, without the rows, which hold secrets."""
    if isinstance(error, StoreError):
        return error
    return StoreError(f"not written: {error.orig if isinstance(error, DBAPIError) else type(error).__name__}")


def _check_order(connection: sa.Connection, rows: list[Row]) -> None:
    """OutOfOrder unless each event follows the last one of its table: a record never has a gap."""
    ids = {row["table_id"] for row in rows}
    found = connection.execute(sa.select(tables.c.id, _LAST).where(tables.c.id.in_(ids)))
    last: dict[str, int | None] = {row.id: row.last for row in found}
    for row in rows:
        id, number = row["table_id"], row["number"]
        before = last.get(id)
        due = 0 if before is None else before + 1
        if number != due:
            raise OutOfOrder(f"not written: event {number} of a table came in place of {due}")
        last[id] = number


_LAST = sa.select(sa.func.max(events.c.number)).where(events.c.table_id == tables.c.id).label("last")


def _execute(connection: sa.Connection, writes: list[Write]) -> None:
    """One statement per kind of row, however many writes there are."""
    new = [write.table for write in writes if write.table]
    if new:
        connection.execute(sa.insert(tables), new)
    for write in writes:
        if write.shorten:
            id, count = write.shorten
            connection.execute(sa.delete(events).where(events.c.table_id == id, events.c.number >= count))
    rows = [row for write in writes for row in write.events]
    if rows:
        _check_order(connection, rows)
        connection.execute(sa.insert(events), rows)
    for write in writes:
        if write.vacate:
            id, seat = write.vacate
            connection.execute(sa.delete(tokens).where(tokens.c.table_id == id, tokens.c.seat == seat))
        if write.cut:
            id, moves = write.cut
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.moves > moves))
    keys = [row for write in writes for row in write.tokens]
    if keys:
        connection.execute(sa.insert(tokens), keys)
    kept = [write.snapshot for write in writes if write.snapshot]
    if kept:
        connection.execute(sa.insert(snapshots).prefix_with("OR REPLACE"), kept)
    summaries = [write.summary for write in writes if write.summary]
    if summaries:
        connection.execute(_UPDATE, summaries)
    marks = [write.broken for write in writes if write.broken]
    if marks:
        connection.execute(_MARK, marks)
    clocks = [row for write in writes for row in write.clocks]
    if clocks:
        connection.execute(_CLOCKS, clocks)
    beats = [write.pulse for write in writes if write.pulse is not None]
    if beats:
        connection.execute(sa.update(pulse).values(at=beats[-1]))
    for id in [write.delete for write in writes if write.delete]:
        for rows_of in (events.c.table_id, snapshots.c.table_id, tokens.c.table_id, tables.c.id):
            connection.execute(sa.delete(rows_of.table).where(rows_of == id))


_MARK = sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(broken=sa.bindparam("broken"))
_CLOCKS = sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(clocks=sa.bindparam("clocks"))
_UPDATE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of"))
    .values(
        status=sa.bindparam("status"),
        changed=sa.bindparam("changed"),
        restless=sa.bindparam("restless"),
        summary=sa.bindparam("summary"),
    )
)
