"""A game for testing search: two seats lay a coin face down at the same time.

Seat 0 wins if both show heads, half the time if both show tails, and never otherwise. Both should show heads one time
in three; seat 0 then wins one time in three. Who saw the other's coin would do far better.
"""

from enum import IntEnum

from spielwerk.bots.tree import backpropagate, select_action
from spielwerk.core.agenda import NATURE, push
from spielwerk.core.bits import list_bits
from spielwerk.core.flow import Chance, Rules, Sealed, either
from spielwerk.core.jit import rule
from spielwerk.core.meta import Metadata
from spielwerk.core.records import record
from spielwerk.core.rng import below
from spielwerk.core.rules import forget_randomness, renew_randomness, state_record

HEADS, TAILS, UNKNOWN = 0, 1, 2
COIN = record([("side", "i1"), ("laid", "i1")])
META = Metadata(id="coins", seats=(2,), rules_version=1, minutes=1)
CONTENT = record([("nothing", "i1")])
ENCODING = record([("features", "f4", (1,))])
STATE = state_record(META, 2, [("coins", COIN, (2,)), ("winner", "i1")])


class Task(IntEnum):
    TOSS = 0
    LAY = 1


@rule
def setup(c, s, log):
    push(s.agenda, Task.LAY, NATURE, 0, 0)


@rule
def lay(s, seat, side):
    s.coins[seat].side = side
    s.coins[seat].laid = 1


@rule
def still_to_lay(s):
    return (s.coins[0].laid == 0) + 2 * (s.coins[1].laid == 0)


@rule
def compare(s):
    if s.coins[0].side == TAILS and s.coins[1].side == TAILS:
        push(s.agenda, Task.TOSS, NATURE, 0, 0)
    else:
        win(s, s.coins[0].side != s.coins[1].side)


@rule
def list_winners(out):
    return list_bits(out, 3)


@rule
def win(s, winner):
    s.winner = winner
    s.ending = 1


@rule
def result(c, s, out):
    for seat in range(2):
        out.seats[seat].place = 1 + (seat != s.winner)


@rule
def hide(c, s, seat):
    forget_randomness(s)
    if s.coins[1 - seat].laid and s.ending == 0:
        s.coins[1 - seat].side = UNKNOWN


@rule
def resample(c, s, seat, rng):
    renew_randomness(s, rng)
    if s.coins[1 - seat].laid:
        s.coins[1 - seat].side = below(rng, 2)


@rule
def encode(c, s, seat, out):
    out.features[0] = seat


@rule
def reopen(c, s, seat):
    if s.ending == 0:
        s.coins[1 - seat].laid = 0
        s.coins[1 - seat].side = 0


@rule
def play_matrix(workspace, gains, times):
    """Two seats with a node each play a table of gains of seat 0 over and over."""
    for _ in range(times):
        workspace.tree.steps = 0
        mine = select_action(workspace.tree, 0, 0.0, workspace.rng)
        theirs = select_action(workspace.tree, 1, 0.0, workspace.rng)
        workspace.utilities[0] = gains[mine, theirs]
        workspace.utilities[1] = 1 - gains[mine, theirs]
        backpropagate(workspace.tree, workspace.utilities)


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.TOSS: Chance(list_winners, win),
        Task.LAY: Sealed(either(HEADS, TAILS), lay, still_to_lay, compare),
    },
    result=result,
    hide=hide,
    resample=resample,
    encode=encode,
    reopen=reopen,
)
