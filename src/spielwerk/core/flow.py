"""The loop of every game: carry out what is on top of the agenda until somebody has a real choice.

A game is one `Rules` value: how it is set up, what each of its tasks does, how it ends, who may know what. A task is a
Step, a Procedure, a Chance, a Draw, a Question or a Sealed question; the loop here is all that moves a game from one to
the next. In compiled code the game is chosen by the type of its state when the caller is compiled, at no cost and
cached on disk; in plain Python a dictionary chooses it.

A rule of a task names what it needs: `c` content, `s` state, `log`, `seat`, `out`; every other parameter gets the
arguments of the task in their order, and the last one what was chosen or drawn, counted from the task's `first`.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba.core.types import Type
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from spielwerk.core.agenda import NATURE, pop, top
from spielwerk.core.bits import count_bits, list_bits, nth_bit
from spielwerk.core.jit import Function, generated, rule
from spielwerk.core.rng import below
from spielwerk.core.rules import NO_ACTION, RUNNING, forget_randomness, renew_randomness

# --- what a game is made of ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """Something that happens by itself, once."""

    do: Function


@dataclass(frozen=True)
class Procedure:
    """Something that happens by itself part by part: it stays on the agenda until it takes itself off."""

    do: Function


@dataclass(frozen=True)
class Chance:
    """A chance node: what may come with which weight, and what it does."""

    outcomes: Function
    """Fills `out.outcomes` (counted from `first`) and `out.weights`; returns how many."""
    settle: Function
    first: int = 0
    """Number of the lowest outcome."""
    sample: Function | None = None
    """Draws from `s.rng` without listing everything."""


@dataclass(frozen=True)
class Draw:
    """A chance node at which each member of a set is as likely as any other."""

    members: Function
    """The set, one bit for each member."""
    settle: Function
    first: int = 0
    """Number of the outcome that draws member 0."""


@dataclass(frozen=True)
class Question:
    """One seat chooses. A question with one answer is answered at once, one without any is dropped."""

    offer: Function
    """Fills `out.actions` in ascending order; returns how many."""
    decide: Function
    first: int = 0
    """Number of the lowest action."""
    is_open: Function | None = None
    """True where there surely is a real choice: quicker than to list it."""
    decline: int = NO_ACTION
    """The action that chooses nothing …"""
    declined: Function | None = None
    """… and what follows from it."""


@dataclass(frozen=True)
class Sealed:
    """Several seats choose at the same time and in secret; nobody is told before all have answered."""

    offer: Function
    answer: Function
    waiting: Function
    """Bit mask of the seats that have not answered yet."""
    reveal: Function
    """All have answered."""
    first: int = 0


Task = Step | Procedure | Chance | Draw | Question | Sealed


def either(first: int, second: int) -> Function:
    """`offer` of a question with the same two answers always."""
    source = f"def either(out):\n    out.actions[0] = {int(first)}\n    out.actions[1] = {int(second)}\n    return 2"
    return generated("either", source, {})


@rule
def always():
    """`is_open` of a question that has two answers at least."""
    return True


@rule
def hide_chance(c, s, seat):
    """`hide` of games in which all lies open but the chance to come."""
    forget_randomness(s)


@rule
def renew_chance(c, s, seat, rng):
    """`resample` of such games: the same position with other luck to come."""
    renew_randomness(s, rng)


@rule
def _keep_secrets(c, s, seat):
    """`reopen` of games in which nothing is decided in secret."""


@dataclass(frozen=True)
class Rules:
    """A game, as generic code sees it."""

    state: np.dtype[Any]
    setup: Function
    """`(c, s, log)`: lay out a new game from the seats, options and seed already in `s`."""
    tasks: Mapping[int, Task]
    result: Function
    """`(c, s, out)`: fill `out.seats` with place and score, also of an unfinished game as it stands."""
    encode: Function
    """`(c, s, seat, out)`: write the features of this position as the seat sees it into `out.features`."""
    hide: Function = hide_chance
    """`(c, s, seat)`: wipe all that this seat may not know, in place."""
    resample: Function = renew_chance
    """`(c, s, seat, rng)`: draw all that this seat does not know anew, consistent with what it knows."""
    reopen: Function = _keep_secrets
    """`(c, s, seat)`: let all others take back what they decided in secret and still may keep from this seat."""
    back: int = NO_ACTION
    """The action that takes back an entry of one's own: people need it, bots do not."""

    steps: int = field(init=False)
    """Tasks that happen by themselves, one bit each."""
    chances: int = field(init=False)
    sealed: int = field(init=False)
    first_question: int = field(init=False)
    """Every task from here on is a decision."""
    carry_out: Function = field(init=False)
    outcomes: Function = field(init=False)
    draw: Function = field(init=False)
    settle: Function = field(init=False)
    waiting: Function = field(init=False)
    reveal: Function = field(init=False)
    is_open: Function = field(init=False)
    offer: Function = field(init=False)
    decide: Function = field(init=False)

    def __post_init__(self) -> None:
        for name, value in _derived(self.tasks).items():
            object.__setattr__(self, name, value)
        _games[self.state] = self
        _games[from_dtype(self.state)] = self


_games: dict[Any, Rules] = {}


def rules_of(record_type: np.dtype[Any] | Type) -> Rules:
    """The rules that belong to a state's dtype or Numba type."""
    return _games[record_type]


# --- from the table of tasks to functions ----------------------------------------------------------------------

Build = Callable[["Writer", int], list[str]]
KNOWN = ("c", "s", "log", "seat", "out")
ARGUMENTS = ("a", "b")


class Writer:
    """Writes one function that goes by the task on top; Numba compiles it as if it had been written by hand."""

    def __init__(self, *parameters: str) -> None:
        self.parameters = parameters
        self.names: dict[str, Any] = {"pop": pop, "top": top}

    def call(self, function: Function, last: str | None = None) -> str:
        """A call with what the function names, in this place."""
        name = f"f{len(self.names)}"
        self.names[name] = function
        parameters = list(inspect.signature(getattr(function, "py_func", function)).parameters)
        others = [parameter for parameter in parameters if parameter not in KNOWN]
        given = list(ARGUMENTS[: len(others)])
        if last is not None and others:
            given = [*ARGUMENTS[: len(others) - 1], last]
        if len(given) < len(others) or any(p in KNOWN and p not in (*self.parameters, "seat") for p in parameters):
            raise TypeError(f"{function.__name__}({', '.join(parameters)}) asks for more than this task can give")
        values = dict(zip(others, given, strict=True))
        return f"{name}({', '.join(values.get(parameter, parameter) for parameter in parameters)})"

    def function(self, name: str, before: list[str], cases: dict[int, list[str]], default: str) -> Function:
        """`before`, then the lines of the case whose number `op` is; the last one needs no comparison."""
        lines = [f"def {name}({', '.join(self.parameters)}):", *(f"    {line}" for line in before)]
        for op, case in cases.items():
            lines += [f"    if op == {op}:", *(f"        {line}" for line in case)]
        lines.append(f"    {default}")
        return generated(name, "\n".join(lines), self.names)


TAKE_OFF = ["task = pop(s.agenda)", "op, seat, a, b = task.op, task.seat, task.a, task.b"]
LOOK_AT = ["task = top(s.agenda)", "op, seat, a, b = task.op, task.seat, task.a, task.b"]


def _derived(tasks: Mapping[int, Task]) -> dict[str, Any]:
    """What the loop needs of a game, made from its table of tasks."""
    steps = {op: task for op, task in tasks.items() if isinstance(task, Step | Procedure)}
    chances = {op: task for op, task in tasks.items() if isinstance(task, Chance | Draw)}
    sealed = {op: task for op, task in tasks.items() if isinstance(task, Sealed)}
    questions = {op: task for op, task in tasks.items() if isinstance(task, Question)}
    first_question = min([*questions, *sealed])
    if any(op >= first_question for op in (*steps, *chances)):
        raise TypeError("decisions have higher numbers than all other tasks")
    return {
        "steps": _mask(steps),
        "chances": _mask(chances),
        "sealed": _mask(sealed),
        "first_question": first_question,
        "carry_out": _write_carry_out(steps),
        "outcomes": _write_outcomes(chances),
        "draw": _write_draw(chances),
        "settle": _write_settle(chances),
        "waiting": _write_waiting(sealed),
        "reveal": _write_reveal(sealed),
        "is_open": _write_is_open(questions),
        "offer": _write_offer({**questions, **sealed}),
        "decide": _write_decide({**questions, **sealed}),
    }


def _mask(tasks: Mapping[int, Task]) -> int:
    return sum(1 << int(op) for op in tasks)


def _write_carry_out(tasks: Mapping[int, Step | Procedure]) -> Function:
    writer = Writer("c", "s", "log")
    cases = {}
    for op, task in tasks.items():
        before = TAKE_OFF[:1] if isinstance(task, Step) else LOOK_AT[:1]
        needs = [*before, "seat, a, b = task.seat, task.a, task.b"]
        cases[op] = [*needs, writer.call(task.do), "return"]
    return writer.function("carry_out", ["op = top(s.agenda).op"], cases, "return")


def _write_outcomes(tasks: Mapping[int, Chance | Draw]) -> Function:
    writer = Writer("c", "s", "out")
    writer.names |= {"count_from": count_from, "list_bits": list_bits}
    cases = {}
    for op, task in tasks.items():
        listed = (
            f"list_bits(out, {writer.call(task.members)})" if isinstance(task, Draw) else writer.call(task.outcomes)
        )
        cases[op] = [f"return count_from({int(task.first)}, out, {listed})"]
    return writer.function("outcomes", LOOK_AT, cases, "return 0")


def _write_draw(tasks: Mapping[int, Chance | Draw]) -> Function:
    writer = Writer("c", "s", "out")
    writer.names |= {"draw_bit": draw_bit, "draw_listed": draw_listed}
    cases = {}
    for op, task in tasks.items():
        if isinstance(task, Draw):
            drawn = f"draw_bit(s.rng, {writer.call(task.members)})"
        elif task.sample:
            drawn = writer.call(task.sample)
        else:
            drawn = f"draw_listed(s.rng, out, {writer.call(task.outcomes)})"
        cases[op] = [f"return {int(task.first)} + {drawn}"]
    return writer.function("draw", LOOK_AT, cases, "return 0")


def _write_settle(tasks: Mapping[int, Chance | Draw]) -> Function:
    writer = Writer("c", "s", "log", "outcome")
    cases = {op: [writer.call(task.settle, f"outcome - {int(task.first)}"), "return"] for op, task in tasks.items()}
    return writer.function("settle", TAKE_OFF, cases, "return")


def _write_waiting(tasks: Mapping[int, Sealed]) -> Function:
    writer = Writer("c", "s")
    cases = {op: [f"return {writer.call(task.waiting)}"] for op, task in tasks.items()}
    return writer.function("waiting", LOOK_AT, cases, "return 0")


def _write_reveal(tasks: Mapping[int, Sealed]) -> Function:
    writer = Writer("c", "s", "log")
    cases = {op: [writer.call(task.reveal), "return"] for op, task in tasks.items()}
    return writer.function("reveal", TAKE_OFF, cases, "return")


def _write_is_open(tasks: Mapping[int, Question]) -> Function:
    writer = Writer("c", "s")
    cases = {op: [f"return {writer.call(task.is_open)}"] for op, task in tasks.items() if task.is_open}
    return writer.function("is_open", LOOK_AT, cases, "return False")


def _write_offer(tasks: Mapping[int, Question | Sealed]) -> Function:
    writer = Writer("c", "s", "seat", "out")
    cases = {op: [f"return {writer.call(task.offer)}"] for op, task in tasks.items()}
    before = ["task = top(s.agenda)", "op, a, b = task.op, task.a, task.b"]
    return writer.function("offer", before, cases, "return 0")


def _write_decide(tasks: Mapping[int, Question | Sealed]) -> Function:
    """A question is taken off first; a sealed one stays until all have answered."""
    writer = Writer("c", "s", "log", "seat", "action")
    cases = {}
    for op, task in tasks.items():
        chosen = f"action - {int(task.first)}"
        if isinstance(task, Sealed):
            cases[op] = [writer.call(task.answer, chosen), "return"]
            continue
        cases[op] = ["pop(s.agenda)"]
        if task.declined:
            cases[op] += [f"if action == {int(task.decline)}:", f"    {writer.call(task.declined)}", "    return"]
        cases[op] += [writer.call(task.decide, chosen), "return"]
    before = ["task = top(s.agenda)", "op, a, b = task.op, task.a, task.b"]
    return writer.function("decide", before, cases, "return")


@rule
def count_from(first, out, count):
    """Number the outcomes listed from `first` on."""
    for i in range(count):
        out.outcomes[i] += first
    return count


@rule
def draw_bit(rng, members):
    """One of a set, each as likely as any other."""
    return np.int64(nth_bit(members, below(rng, count_bits(members))))


@rule
def draw_listed(rng, out, count):
    """One of the outcomes listed, each as likely as its weight."""
    total = 0
    for i in range(count):
        total += out.weights[i]
    left = below(rng, total)
    i = 0
    while left >= out.weights[i]:
        left -= out.weights[i]
        i += 1
    return np.int64(out.outcomes[i])


# --- parts of the game whose state is given --------------------------------------------------------------------


def _part(name: str) -> Function:
    def part(c: Any, s: Any, *more: Any) -> Any:
        return getattr(rules_of(s.dtype), name)(c, s, *more)

    @overload(part)
    def _(c, s, *more):
        of_game = getattr(rules_of(s), name)
        return lambda c, s, *more: of_game(c, s, *more)

    return part


def _part_for_seat(name: str) -> Function:
    """Seats become one integer type here: else each width of integer would compile anew."""

    def part(c: Any, s: Any, seat: int, *more: Any) -> Any:
        return getattr(rules_of(s.dtype), name)(c, s, seat, *more)

    @overload(part)
    def _(c, s, seat, *more):
        of_game = getattr(rules_of(s), name)
        return lambda c, s, seat, *more: of_game(c, s, np.int64(seat), *more)

    return part


def _constant(name: str) -> Function:
    def constant(s: Any) -> int:
        return int(getattr(rules_of(s.dtype), name))

    @overload(constant)
    def _(s):
        number = int(getattr(rules_of(s), name))
        return lambda s: number

    return constant


hide, resample, reopen, encode = map(_part_for_seat, ("hide", "resample", "reopen", "encode"))
_setup, result = map(_part, ("setup", "result"))
_carry_out, _outcomes, _draw, _settle = map(_part, ("carry_out", "outcomes", "draw", "settle"))
_waiting, _reveal, _is_open, _offer, _decide = map(_part, ("waiting", "reveal", "is_open", "offer", "decide"))
_steps, _chances, _sealed = map(_constant, ("steps", "chances", "sealed"))
_first_question, back_action = map(_constant, ("first_question", "back"))


# --- the loop --------------------------------------------------------------------------------------------------


@rule
def setup(c, s, log):
    """Lay out a new game from the seats, options and seed already in `s`, up to the first decision."""
    _setup(c, s, log)
    advance(c, s, log)


@rule(inline=False)
def advance(c, s, log):
    """Carry out tasks until somebody has a real choice (or nature, if the caller plays it)."""
    while s.ending == RUNNING:
        op = np.int64(top(s.agenda).op)
        if op >= _first_question(s):
            if _sealed(s) >> op & 1:
                if _waiting(c, s) != 0:
                    return
                _reveal(c, s, log)
            elif _is_open(c, s):
                return
            else:
                options = _offer(c, s, np.int64(top(s.agenda).seat), log.options)
                if options > 1:
                    return
                if options == 1:
                    _decide(c, s, log, np.int64(top(s.agenda).seat), np.int64(log.options.actions[0]))
                else:
                    pop(s.agenda)
        elif _chances(s) >> op & 1:
            if s.explicit:
                return
            _settle(c, s, log, np.int64(_draw(c, s, log.chances)))
        else:
            _carry_out(c, s, log)


@rule
def apply(c, s, log, seat, action):
    """Play an action of a seat, or an outcome of NATURE, and all that follows until the next decision."""
    if seat == NATURE:
        _settle(c, s, log, np.int64(action))
    else:
        _decide(c, s, log, np.int64(seat), np.int64(action))
    advance(c, s, log)


@rule
def actors(c, s):
    """Bit mask of the seats that may act now; 0 at the end and at a chance node."""
    if s.ending != RUNNING:
        return 0
    task = top(s.agenda)
    if task.op < _first_question(s):
        return 0
    if _sealed(s) >> np.int64(task.op) & 1:
        return _waiting(c, s)
    return 1 << task.seat


@rule
def legal(c, s, seat, out):
    """Fill `out.actions` with what this seat may choose, in ascending order; returns how many."""
    if actors(c, s) >> seat & 1 == 0:
        return 0
    return _offer(c, s, np.int64(seat), out)


@rule
def chance(c, s, out):
    """At a chance node: fill `out.outcomes` and `out.weights`; returns how many (0 elsewhere)."""
    if s.ending != RUNNING or _chances(s) >> np.int64(top(s.agenda).op) & 1 == 0:
        return 0
    return _outcomes(c, s, out)


@rule
def sample(c, s, out):
    """At a chance node: what chance brings, drawn from the generator in the state."""
    return np.int64(_draw(c, s, out))
