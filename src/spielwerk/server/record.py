"""Reading a table's record from disk, and why that fails; and the columns that lists show."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spielwerk.core.errors import SpielwerkError
from spielwerk.core.game import Game
from spielwerk.server import render, steady
from spielwerk.server.clocks import Kept
from spielwerk.server.events import Entry, entry_of
from spielwerk.server.store import Row
from spielwerk.server.table import Setup, Table

_kept = msgspec.json.Decoder(Kept)


class Unreadable(SpielwerkError):
    """The record makes no table. The message holds no secret: no seed, token or id, nothing that was played."""


def read_setup(data: bytes) -> Setup:
    """What the table is from its first moment."""
    try:
        return msgspec.json.decode(data, type=Setup)
    except Exception as error:
        raise Unreadable(f"the setup is damaged ({_kind(error)})") from None


def read_entries(rows: Sequence[Any]) -> tuple[list[Entry], str | None]:
    """The entries as far as they can be read, and why the next one cannot."""
    entries: list[Entry] = []
    for due, row in enumerate(rows):
        if row.number != due:
            return entries, f"event {due} is missing"
        try:
            entries.append(entry_of(row))
        except Exception as error:
            return entries, f"event {due} is damaged ({_kind(error)})"
    return entries, None


def read_table(game: Game, setup: Setup, rows: Sequence[Any], snapshot: bytes | None, clocks: bytes | None) -> Table:
    """The table as it stood when the last event was written."""
    entries, fault = read_entries(rows)
    if fault:
        raise Unreadable(fault)
    return load(game, setup, entries, snapshot, clocks)


def load(
    game: Game, setup: Setup, entries: list[Entry], snapshot: bytes | None = None, clocks: bytes | None = None
) -> Table:
    """The table after these entries; Unreadable if they do not fit together."""
    try:
        return Table.load(game, setup, entries, snapshot, steady.now(), _read_clocks(clocks))
    except Exception as error:
        raise Unreadable(f"the {len(entries)} events do not fit together ({_kind(error)})") from None


def readable(game: Game, setup: Setup, rows: Sequence[Any]) -> Table:
    """The table after the longest part of the record, from its start, that can be read."""
    entries, _ = read_entries(rows)
    while True:
        try:
            return load(game, setup, entries)
        except Unreadable:
            if not entries:
                raise
            entries = entries[:-1]


def summary_columns(table: Table) -> Row:
    """What lists need of a table."""
    restless = table.status == "running" and (table.clocks is not None or bool(table.bots_to_move()))
    return {
        "status": table.status,
        "changed": table.changed,
        "restless": restless,
        "summary": msgspec.json.encode(render.summary(table)),
    }


def _read_clocks(data: bytes | None) -> Kept | None:
    """Damaged ones cost some seconds, not the table."""
    try:
        return _kept.decode(data) if data else None
    except (msgspec.DecodeError, TypeError):
        return None


def _kind(error: Exception) -> str:
    return type(error).__name__
