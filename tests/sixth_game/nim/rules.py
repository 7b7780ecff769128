"""Pour a heap, take from it in turn, win with the last stone."""

from spielwerk.games.nim.actions import POUR, TAKE, Event
from spielwerk.games.nim.encode import encode
from spielwerk.games.nim.state import STATE, Ending, Task

from spielwerk.core.agenda import NATURE, push
from spielwerk.core.flow import Chance, Procedure, Question, Rules
from spielwerk.core.jit import rule
from spielwerk.core.log import note


@rule
def setup(c, s, log):
    push(s.agenda, Task.TURN, NATURE, 0, 0)
    push(s.agenda, Task.POUR, NATURE, 0, 0)


@rule
def list_heaps(c, out):
    for i in range(c.most - c.least + 1):
        out.outcomes[i] = c.least + i
        out.weights[i] = 1
    return c.most - c.least + 1


@rule
def pour(s, log, stones):
    s.stones = stones
    note(log, Event.POURED, NATURE, stones, 0, 0)


@rule
def ask(s):
    push(s.agenda, Task.TAKE, s.active, 0, 0)


@rule
def offer_stones(c, s, out):
    count = min(c.hand, s.stones)
    for i in range(count):
        out.actions[i] = TAKE + i + 1
    return count


@rule
def take(s, log, seat, stones):
    s.stones -= stones
    note(log, Event.TOOK, seat, stones, s.stones, 0)
    if s.stones == 0:
        s.winner = seat
        s.ending = Ending.EMPTY
        note(log, Event.WON, seat, 0, 0, 0)
    s.active = 1 - seat


@rule
def result(c, s, out):
    for seat in range(s.seats):
        out.seats[seat].place = 1 if s.ending == 0 or seat == s.winner else 2
        out.seats[seat].score = 2 - out.seats[seat].place


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.TURN: Procedure(ask),
        Task.POUR: Chance(list_heaps, pour, POUR),
        Task.TAKE: Question(offer_stones, take, TAKE),
    },
    result=result,
    encode=encode,
)
