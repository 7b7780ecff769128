"""A table's record: from what is on disk to the table, and why it cannot be read."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spielwerk.core.errors import SpielwerkError
from spielwerk.core.game import Game
from spielwerk.server import steady
from spielwerk.server.clocks import Kept
from spielwerk.server.table import Event, Setup, Table

_kept = msgspec.json.Decoder(Kept)


class Unreadable(SpielwerkError):
    """The record makes no table. Its words hold no secret: no seed, no token, no id, nothing that was played."""


def read_setup(data: bytes) -> Setup:
    """What the table is from its first moment."""
    try:
        return msgspec.json.decode(data, type=Setup)
    except Exception as error:
        raise Unreadable(f"the setup is damaged ({_kind(error)})") from None


def read_events(rows: Sequence[Any]) -> tuple[list[Event], str | None]:
    """The events as far as they can be read, and why the next one cannot."""
    events: list[Event] = []
    for due, row in enumerate(rows):
        if row.number != due:
            return events, f"event {due} is missing"
        try:
            data = msgspec.json.decode(row.data, type=dict[str, Any])
            fields = [row.number, row.kind, row.seat, row.at, row.key, data, row.person]
            events.append(msgspec.convert(dict(zip(Event.__struct_fields__, fields, strict=True)), Event))
        except Exception as error:
            return events, f"event {due} is damaged ({_kind(error)})"
    return events, None


def read_table(game: Game, setup: Setup, rows: Sequence[Any], snapshot: bytes | None, clocks: bytes | None) -> Table:
    """The table as it stood when the last event was written."""
    events, fault = read_events(rows)
    if fault:
        raise Unreadable(fault)
    return load(game, setup, events, snapshot, clocks)


def load(
    game: Game, setup: Setup, events: list[Event], snapshot: bytes | None = None, clocks: bytes | None = None
) -> Table:
    """The table after these events; Unreadable if they do not fit together."""
    try:
        return Table.load(game, setup, events, snapshot, steady.now(), _read_clocks(clocks))
    except Exception as error:
        raise Unreadable(f"the {len(events)} events do not fit together ({_kind(error)})") from None


def readable(game: Game, setup: Setup, rows: Sequence[Any]) -> tuple[Table, list[Event]]:
    """The table after the longest part of the record, from its start, that can be read."""
    events, _ = read_events(rows)
    while True:
        try:
            return load(game, setup, events), events
        except Unreadable:
            if not events:
                raise
            events = events[:-1]


def _read_clocks(data: bytes | None) -> Kept | None:
    """Damaged ones are worth some seconds, not the table."""
    try:
        return _kept.decode(data) if data else None
    except (msgspec.DecodeError, TypeError):
        return None


def _kind(error: Exception) -> str:
    return type(error).__name__
