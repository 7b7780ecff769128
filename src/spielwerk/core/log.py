"""The log: what happened at the table, as keys with numbers. People read it as sentences (see `texts`).

A simulation passes a log without room, and a note costs one comparison.
"""

from typing import Any

import numpy as np

from spielwerk.core.buffers import CHANCES, OPTIONS
from spielwerk.core.jit import rule
from spielwerk.core.records import one, record

CAPACITY = 512
"""Entries between two looks at the log; far more than any single action causes."""

EVERYBODY = 127
"""Audience of a public entry. Else bit i stands for seat i; spectators see public entries only."""

ENTRY = record([("kind", "i2"), ("seat", "i1"), ("audience", "i1"), ("a", "i4"), ("b", "i4"), ("c", "i4")])

LOG = record(
    [
        ("size", "i4"),
        ("room", "i4"),
        ("lost", "i4"),
        ("options", OPTIONS),  # where rules list options without allocating
        ("chances", CHANCES),  # … and outcomes of chance
        ("entries", ENTRY, (CAPACITY,)),
    ]
)


def log(*, silent: bool = False) -> Any:
    """A new log; a silent one keeps nothing."""
    new = one(LOG)
    new.room = 0 if silent else CAPACITY
    return new


@rule
def note(log, kind, seat, a, b, c):
    """Write down what everybody saw."""
    tell(log, EVERYBODY, kind, seat, a, b, c)


@rule
def tell(log, audience, kind, seat, a, b, c):
    """Write down what only some seats saw (`audience`: one bit per seat)."""
    if log.room == 0:
        return
    if log.size == log.room:
        log.lost += 1
        return
    entry = log.entries[log.size]
    entry.kind = kind
    entry.seat = seat
    entry.audience = audience
    entry.a = a
    entry.b = b
    entry.c = c
    log.size += 1


def entries_for(entries: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
    """Those of the entries that this seat may read (a seat of -1 is a spectator)."""
    audience = entries["audience"]
    visible = audience == EVERYBODY if seat < 0 else audience & (1 << seat) != 0
    return np.asarray(entries[visible])
