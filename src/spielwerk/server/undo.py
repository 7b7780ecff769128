"""Undo: what a seat may take back freely, and what needs the consent of the others."""

from collections.abc import Iterable
from typing import NamedTuple

from spielwerk.core import flow
from spielwerk.core.action_space import Action
from spielwerk.core.game import State
from spielwerk.core.log import EVERYBODY, entries_for, log
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.server.table import Table

WORLDS = 8
"""How many worlds are sampled to find out whether a move told its player something."""


def came_up(before: State, after: State, action: Action, seat: int) -> bool:
    """Did this move bring up chance, or facts that its player had not known?

    Sample what the seat does not know. If the same move then leads to another information state, it told something.
    """
    if before.record.rng.tobytes() != after.record.rng.tobytes():
        return True
    content = before.game.content.record
    quiet, rng = log(silent=True), one(RNG)
    start_stream(rng, len(before.moves), 0)
    known, seen = before.hidden(seat), after.hidden(seat)
    for _ in range(WORLDS):
        world = known.copy()
        flow.resample(content, world.record, seat, rng)
        flow.apply(content, world.record, quiet, seat, action.number)
        if world.hidden(seat) != seen:
            return True
    return False


class Plan(NamedTuple):
    """The moves to take back, and how."""

    moves: tuple[int, ...]
    free: bool
    """Nobody is to be asked."""
    anew: bool
    """Somebody learned something by them: what was sealed or left to chance since is decided anew."""


def plan(table: Table, seat: int, step: int | None = None, *, agreed: bool = False) -> Plan | None:
    """How this seat's last decision (or everything since a step) can be taken back; None: it cannot.

    A finished game never runs again, because its seed is public. An undo that everybody agreed to also takes back all
    later moves.
    """
    if table.state is None or table.state.over:
        return None
    end = len(table.moves)
    if step is None:
        first = next((n for n in range(end - 1, -1, -1) if table.moves[n].move.seat == seat), end)
    else:
        first = table.viewer_logs.steps[step] if step < len(table.viewer_logs.steps) else end
    if first == end:
        return None
    if step is None and not agreed and not _told(table, seat, range(first, end)):
        found = Plan((first,), free=True, anew=False)
    else:
        found = _back_to(table, seat, first)
    return found if min(found.moves) >= table.undo_floor(seat) else None


def _back_to(table: Table, seat: int, first: int) -> Plan:
    """Everything from a move on, with the sealed choices of others that were revealed since."""
    moves = range(first, len(table.moves))
    anew = _told(table, seat, moves)
    sealed = _sealed_by_others(table, seat, first) if anew else []
    return Plan((*sealed, *moves), free=table.is_alone(seat), anew=anew)


def _told(table: Table, seat: int, moves: Iterable[int]) -> bool:
    """Did these moves tell the seat or another person something? Bots keep nothing that they learn."""
    assert table.state is not None
    log = table.state.log
    for number in moves:
        made = table.moves[number]
        mover = made.move.seat
        if made.seen and table.seats[mover].kind == "person":
            return True
        told = entries_for(log[number + 1], seat)["seat"] != mover
        if told.any() or (mover != seat and not made.sealed and len(told)):
            return True
    return False


def _sealed_by_others(table: Table, seat: int, first: int) -> list[int]:
    """The moves by which others answered the same sealed question before this one."""
    assert table.state is not None
    found: list[int] = []
    for number in range(first - 1, -1, -1):
        made, batch = table.moves[number], table.state.log[number + 1]
        mover = made.move.seat
        opened = batch["seat"][batch["audience"] == EVERYBODY] != mover
        if opened.any() or not made.sealed:
            break
        if mover != seat:
            found.insert(0, number)
    return found
