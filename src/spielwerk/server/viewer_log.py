"""The log as viewers meet it: who may read which entry, and to which step it belongs."""

from typing import Any, NamedTuple

import numpy as np

from spielwerk.core.events import Happened
from spielwerk.core.game import State
from spielwerk.core.log import EVERYBODY, entries_for


class Line(NamedTuple):
    """A log entry with its step."""

    step: int
    event: Happened


class ViewerLogs:
    """Grows with the game; a state with another past needs a new one."""

    def __init__(self) -> None:
        self.steps = [0]
        """For every step the number of moves after it; the setup is step 0."""
        self._step_of: list[int] = [0]
        """For every batch of the log (the setup first) its step."""
        self._lines: dict[int, list[Line]] = {}
        self._read: dict[int, int] = {}

    def grow(self, state: State) -> None:
        """Take in what the state tells beyond what is known here."""
        log = state.log
        for number in range(len(self._step_of), len(log)):
            if is_public(log[number]):
                self.steps.append(number)
            self._step_of.append(len(self.steps) - 1)

    def lines(self, state: State, viewer: int) -> list[Line]:
        """All that this viewer (-1: a spectator) could read so far."""
        lines = self._lines.setdefault(viewer, [])
        for batch in range(self._read.get(viewer, 0), len(state.log)):
            lines.extend(Line(self._step_of[batch], event) for event in state.told(batch, viewer))
        self._read[viewer] = len(state.log)
        return lines


def is_public(batch: np.ndarray[Any, Any]) -> bool:
    """Did this move tell everybody something?"""
    return bool((batch["audience"] == EVERYBODY).any())


def visible_log(state: State, viewer: int) -> bytes:
    """What this viewer could read, as bytes to compare."""
    return b"".join(entries_for(batch, viewer).tobytes() for batch in state.log)
