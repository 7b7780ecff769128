"""Thinking time: a budget per seat that runs down while the seat is to decide.

A seat's time is settled when its turn is over, not at every choice within it, so that a clock tells nobody how many
sealed choices a rival has made.
"""

from dataclasses import dataclass

import msgspec

from spielwerk.server.messages import Clock


class Kept(msgspec.Struct, frozen=True):
    """Seconds left per seat, saved for a restart; valid as long as no later event was stored."""

    events: int
    left: list[float]


@dataclass
class Clocks:
    """Seconds left per seat, and since when each runs (None: stands still). Times are steady: see `steady`."""

    rule: Clock
    left: list[float]
    since: list[float | None]

    @classmethod
    def start(cls, rule: Clock, seats: int) -> "Clocks":
        return cls(rule, [float(rule.budget)] * seats, [None] * seats)

    def settled(self, thinking: set[int], at: float) -> "Clocks":
        """The clocks when these seats are to decide from now on."""
        left, since = list(self.left), list(self.since)
        for seat, began in enumerate(self.since):
            if began is not None and seat not in thinking:
                left[seat] = max(0.0, left[seat] - (at - began)) + self.rule.increment
                since[seat] = None
            elif began is None and seat in thinking:
                since[seat] = at
        return Clocks(self.rule, left, since)

    def remaining(self, seat: int, at: float) -> float:
        began = self.since[seat]
        return self.left[seat] - (at - began if began is not None else 0.0)

    @property
    def is_running(self) -> bool:
        return any(began is not None for began in self.since)

    def next_deadline(self) -> tuple[int, float] | None:
        """The seat whose time ends first, and when."""
        running = [(began + self.left[seat], seat) for seat, began in enumerate(self.since) if began is not None]
        if not running:
            return None
        at, seat = min(running)
        return seat, at
