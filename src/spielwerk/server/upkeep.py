"""What the operator does with tables: count them, list the broken ones, export and repair them."""

import base64
import os
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spielwerk.server import catalogue, record
from spielwerk.server.errors import Refused
from spielwerk.server.lockfile import lock
from spielwerk.server.store import FILE, Store, StoreError, Write
from spielwerk.server.table import Table


class Broken(NamedTuple):
    """A table that is set aside."""

    id: str
    game: str
    reason: str


@asynccontextmanager
async def _opened(folder: Path) -> AsyncIterator[Store]:
    if not (folder / FILE).is_file():
        raise StoreError(f"there are no tables in {folder}; name the server's folder with --data")
    store = Store(folder)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def counts(folder: Path) -> list[tuple[str, str, int]]:
    """Game, status, and how many tables."""
    async with _opened(folder) as store:
        return await store.counts()


async def broken(folder: Path, *, read_all: bool = False) -> list[Broken]:
    """The tables that are set aside; `read_all` tries to read every table first."""
    async with _opened(folder) as store:
        if read_all:
            for id in await store.every_id():
                await _look(store, id)
        return [Broken(row.id, row.game, row.broken) for row in await store.broken()]


async def _look(store: Store, id: str) -> None:
    """Read a table as the server would, and mark it if that fails, or if it no longer does."""
    row = await store.table(id)
    assert row is not None
    reason: str | None = None
    try:
        table = await _read(store, row)
    except Refused:  # a game or rules that this version does not have
        return
    except record.Unreadable as error:
        reason = str(error)
    if reason is not None:
        await store.write(Write(broken={"of": id, "broken": reason}))
    elif row.broken is not None:
        await store.write(_healed(table))


async def _read(store: Store, row: Any) -> Table:
    setup, game = _pinned(row)
    return record.read_table(game, setup, await store.events(row.id), await store.snapshot(row.id), row.clocks)


def _pinned(row: Any) -> tuple[Any, Any]:
    setup = record.read_setup(row.setup)
    game = catalogue.game(setup.game)
    if (setup.rules, setup.content) != (game.meta.rules_version, game.content.digest):
        raise Refused("other_rules")
    return setup, game


def _healed(table: Table) -> Write:
    id = table.setup.id
    return Write(broken={"of": id, "broken": None}, summary={"of": id, **record.summary_columns(table)})


async def export(folder: Path, id: str, target: Path) -> int:
    """Write the whole record of a table as JSON; how many events it has."""
    async with _opened(folder) as store:
        return await _export(store, id, target)


async def _export(store: Store, id: str, target: Path) -> int:
    row = await store.table(id)
    if row is None:
        raise StoreError(f"there is no table {id}; `spielwerk tables --broken` names those that are set aside")
    events = await store.events(id)
    document = {
        "table": _plain(row),
        "events": [_plain(event) for event in events],
        "snapshots": [_plain(snapshot) for snapshot in await store.snapshots_of(id)],
        "tokens": [{"hash": hash.hex(), "seat": seat} for hash, seat in (await store.tokens_of(id)).items()],
    }
    try:
        with os.fdopen(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(document), indent=2))
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}; name a new file") from None
    return len(events)


def _plain(row: Any) -> dict[str, Any]:
    """A row for people: what is JSON inside stands there as such, other bytes in base 64."""
    return {name: _readable(value) if isinstance(value, bytes) else value for name, value in row._mapping.items()}


def _readable(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        return {"base64": base64.b64encode(data).decode()}


async def repair(folder: Path, id: str) -> str:
    """Make a table readable again; what that took. No server may run meanwhile."""
    with lock(folder):
        async with _opened(folder) as store:
            row = await store.table(id)
            if row is None:
                raise StoreError(f"there is no table {id}; `spielwerk tables --broken` names those that are set aside")
            return await _repair(store, row, folder)


async def _repair(store: Store, row: Any, folder: Path) -> str:
    try:
        setup, game = _pinned(row)
    except Refused as refused:
        raise StoreError(
            f"this version of Spielwerk cannot read the game ({refused.code}); nothing was changed"
        ) from None
    except record.Unreadable as error:
        raise StoreError(f"{error}: it cannot be repaired; --export writes down what is left") from None
    rows = await store.events(row.id)
    try:
        table = await _read(store, row)
    except record.Unreadable as error:
        reason = str(error)
    else:
        await store.write(_healed(table))
        return "The table can be read; nothing was cut."
    kept = _free_name(folder, row.id)
    await _export(store, row.id, kept)
    table = record.readable(game, setup, rows)
    await _shorten(store, table)
    cut = _told(rows[table.events :])
    return f"{reason}. Kept are {table.events} events; cut were {cut}. The whole record stands in {kept}."


async def _shorten(store: Store, table: Table) -> None:
    """Delete what comes after: events, snapshots, and tokens of seats where nobody sits any more."""
    id = table.setup.id
    empty = [number for number, seat in enumerate(table.seats) if seat.kind != "person"]
    for seat in empty:
        await store.write(Write(vacate=(id, seat)))
    write = _healed(table)
    write.shorten, write.cut = (id, table.events), (id, len(table.moves))
    await store.write(write)


def _told(rows: Sequence[Any]) -> str:
    kinds = Counter(str(row.kind) for row in rows)
    return f"{len(rows)} ({', '.join(f'{count} {kind}' for kind, count in sorted(kinds.items()))})"


def _free_name(folder: Path, id: str) -> Path:
    number = 1
    while (folder / f"broken-{id}-{number}.json").exists():
        number += 1
    return folder / f"broken-{id}-{number}.json"
