"""How far the game is, and who is still awaited."""

from spielwerk.core.agenda import top
from spielwerk.core.jit import rule
from spielwerk.games.genies.state import ROUNDS_PER_PHASE, Task


@rule
def phase_of(s):
    """The phase of the current round, from 0 (G-10)."""
    return (s.round - 1) // ROUNDS_PER_PHASE


@rule
def phase_begins(s):
    """Rounds 1, 3 and 5 (G-06)."""
    return (s.round - 1) % ROUNDS_PER_PHASE == 0


@rule
def phase_ends(s):
    """Rounds 2, 4 and 6 (G-11)."""
    return s.round % ROUNDS_PER_PHASE == 0


@rule
def bids_are_open(s):
    """Are sheets being written that only their owners may see (G-20)?"""
    return s.agenda.size > 0 and top(s.agenda).op == Task.BID


@rule
def stars_are_open(s):
    """Are star cards being given to geniuses in secret (G:A-11)?"""
    return s.agenda.size > 0 and top(s.agenda).op == Task.CHOOSE_STARS


@rule
def seats_waited_for(s):
    """Bit mask of those who have not committed what all decide at once."""
    waiting = 0
    for seat in range(s.seats):
        waiting |= (s.players[seat].committed == 0) << seat
    return waiting


@rule
def forget_commitments(s):
    """All have decided: the next decision of all starts afresh."""
    for seat in range(s.seats):
        s.players[seat].committed = 0
