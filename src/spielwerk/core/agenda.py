"""The agenda: a small stack of tasks inside the state. What is on top happens next."""

from typing import Any

import numpy as np

from spielwerk.core.jit import rule
from spielwerk.core.records import record

NATURE = -1
"""The seat that owns chance: dice, the next card."""

TASK = record([("op", "i1"), ("seat", "i1"), ("a", "i2"), ("b", "i2")])


def agenda(depth: int) -> np.dtype[Any]:
    """An agenda with room for `depth` tasks."""
    return record([("size", "i2"), ("tasks", TASK, (depth,))])


@rule
def push(agenda, op, seat, a, b):
    """Put a task on top."""
    task = agenda.tasks[agenda.size]
    task.op = op
    task.seat = seat
    task.a = a
    task.b = b
    agenda.size += 1


@rule
def top(agenda):
    """The task that comes next."""
    return agenda.tasks[agenda.size - 1]


@rule
def pop(agenda):
    """Take the top task off; it may be read until the next push."""
    agenda.size -= 1
    return agenda.tasks[agenda.size]
