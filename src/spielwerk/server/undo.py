"""Taking back: what may be taken back freely, and what needs the consent of the others."""

from typing import NamedTuple

from spielwerk.core.game import State
from spielwerk.core.log import entries_for, log
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.core.space import Action
from spielwerk.server.snapshot import batches
from spielwerk.server.table import Table

WORLDS = 8
"""How many tables a seat imagines to find out whether its move told it something."""


def came_up(before: State, after: State, action: Action, seat: int) -> bool:
    """Did this move bring up chance, or facts that its player had not known?

    Whatever the seat does not know is drawn anew; if the same move then leads to another sight, it told something.
    """
    if before.record.rng.tobytes() != after.record.rng.tobytes():
        return True
    rules, content = before.game.rules, before.game.content.record
    quiet, rng = log(silent=True), one(RNG)
    start_stream(rng, len(before.moves), 0)
    known, seen = before.hidden(seat), after.hidden(seat)
    for _ in range(WORLDS):
        world = known.copy()
        rules.resample(content, world.record, seat, rng)
        rules.apply(content, world.record, quiet, seat, action.number)
        if world.hidden(seat) != seen:
            return True
    return False


class Plan(NamedTuple):
    """The moves to take back, and whether the others are to be asked."""

    first: int
    last: int
    free: bool


def plan(table: Table, seat: int, step: int | None = None) -> Plan | None:
    """How this seat's last decision (or everything since a step) can be taken back; None: there is nothing."""
    alone = not table.people_besides(seat)
    if table.state is None or (table.state.over and not alone):
        return None
    last = len(table.moves) - 1
    if step is not None:
        first = table.chronicle.steps[step] if step < len(table.chronicle.steps) else last + 1
        return Plan(first, last, alone) if first <= last else None
    own = next((n for n in range(last, -1, -1) if table.moves[n].move.seat == seat), None)
    if own is None:
        return None
    if alone or (own == last and not table.moves[own].seen):
        return Plan(own, last, True)
    if not table.moves[own].seen and _nothing_told_since(table.state, own, seat):
        return Plan(own, own, True)
    return Plan(own, last, False)


def _nothing_told_since(state: State, move: int, seat: int) -> bool:
    """Others decide at the same time, sealed: the seat has read nothing since its own move."""
    return all(len(entries_for(batch, seat)) == 0 for batch in batches(state)[move + 2 :])
