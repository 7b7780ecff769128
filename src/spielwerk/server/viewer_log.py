"""The game log per viewer: which entries a viewer may read, and to which step each belongs."""

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
    """The logs of all viewers; they grow with the game. After an undo, start new ones."""

    def __init__(self) -> None:
        self.steps = [0]
        """For every step the number of moves after it; the setup is step 0."""
        self._step_of: list[int] = [0]
        """For every batch of the log (the setup first) its step."""
        self._lines: dict[int, list[Line]] = {}
        self._read: dict[int, int] = {}

    def grow(self, state: State) -> None:
        """Read the batches that the state's log has gained."""
        log = state.log
        for number in range(len(self._step_of), len(log)):
            if is_public(log[number]):
                self.steps.append(number)
            self._step_of.append(len(self.steps) - 1)

    def lines(self, state: State, viewer: int) -> list[Line]:
        """Every entry that this viewer (-1: a spectator) may read."""
        lines = self._lines.setdefault(viewer, [])
        for batch in range(self._read.get(viewer, 0), len(state.log)):
            lines.extend(Line(self._step_of[batch], event) for event in state.told(batch, viewer))
        self._read[viewer] = len(state.log)
        return lines


def is_public(batch: np.ndarray[Any, Any]) -> bool:
    """Does this batch hold an entry for everybody?"""
    return bool((batch["audience"] == EVERYBODY).any())


def visible_log(state: State, viewer: int) -> bytes:
    """What this viewer may read, as bytes to compare."""
    return b"".join(entries_for(batch, viewer).tobytes() for batch in state.log)
