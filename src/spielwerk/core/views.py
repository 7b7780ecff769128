"""What the views of all games read in the same way."""

from enum import IntEnum
from typing import Any

from spielwerk.core.content import Content
from spielwerk.core.rules import RUNNING

Refusal = tuple[str, dict[str, Any]]
"""The key of a text that says why an action is not allowed, and the figures in it."""


def open_task(s: Any) -> Any:
    """The task on top of the agenda of a game under way, or None."""
    return s.agenda.tasks[s.agenda.size - 1] if s.ending == RUNNING and s.agenda.size else None


def question(s: Any, tasks: type[IntEnum]) -> str | None:
    """What is being decided, by the name of its task."""
    task = open_task(s)
    return None if task is None else tasks(task.op).name.lower()


def members(content: Content, domain: str, bits: Any) -> list[str]:
    """The rows of a content table whose bits are set, by their ids."""
    return [name for number, name in enumerate(content.names[domain]) if int(bits) >> number & 1]


def counts(content: Content, domain: str, numbers: Any) -> dict[str, int]:
    """How many there are of each row of a content table, without those of which there are none."""
    return {name: int(count) for name, count in zip(content.names[domain], numbers, strict=False) if count > 0}
