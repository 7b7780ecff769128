"""Compile a game ahead of its first use, step by step, so that people see how far it is."""

import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import numpy as np

from spielwerk.bots.hints import hint
from spielwerk.bots.play import OUTCOME, policy_games, random_games
from spielwerk.bots.player import PolicyPlayer
from spielwerk.bots.registry import line_up, parse_bot
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core.game import Game, State
from spielwerk.core.jit import CACHE, COMPILED, PACKAGE
from spielwerk.core.log import log
from spielwerk.core.processes import hold
from spielwerk.core.records import one
from spielwerk.core.rng import RNG

POLL_SECONDS = 0.2


class Step(NamedTuple):
    """Something to compile, and about how many seconds that takes."""

    seconds: float
    compile: Callable[[], object]


def is_warm(id: str) -> bool:
    """Has this game been compiled with the present sources?"""
    return not COMPILED or _mark(id, "ready").exists()


def is_playable(id: str) -> bool:
    """Has at least all of it been compiled that a table needs?"""
    return is_warm(id) or _mark(id, "table").exists()


def _mark(id: str, what: str) -> Path:
    """A file that says so. Numba keeps machine code by the folder of its source: another checkout begins anew."""
    return CACHE / f"{id}-{hashlib.sha256(bytes(PACKAGE)).hexdigest()[:8]}.{what}"


def length(id: str) -> int:
    """Of a game's rules in bytes: about what compiling them costs, compared with others."""
    return sum(path.stat().st_size for path in (PACKAGE / "games" / id).glob("*.py"))


def compile_all(game: Game) -> Iterator[float]:
    """Compile a game unless another process has just done so; tells after every step which share is done."""
    with _locked(game.id):
        if not is_warm(game.id):
            yield from _run([*table_steps(game), *batch_steps(game)])
            _mark(game.id, "ready").touch()


def compile_for_table(game: Game) -> Iterator[float]:
    """Compile what people and bots need, likewise."""
    with _locked(game.id):
        if not is_playable(game.id):
            yield from _run(table_steps(game))
            _mark(game.id, "table").touch()


@contextmanager
def _locked(id: str) -> Iterator[None]:
    """Wait until no other process compiles this game: two would do the same work twice, and slow each other down."""
    while (lock := hold(_mark(id, "lock"))) is None:
        time.sleep(POLL_SECONDS)
    with lock:
        yield


def _run(steps: list[Step]) -> Iterator[float]:
    total, done = sum(step.seconds for step in steps), 0.0
    for step in steps:
        step.compile()
        done += step.seconds
        yield done / total


def table_steps(game: Game) -> list[Step]:
    """What people and bots at a table need."""
    seats = game.meta.seats[0]
    state: list[State] = []

    def first() -> State:
        return state[0]

    return [
        Step(20, lambda: state.append(game.new(seats, 0))),
        Step(3, lambda: first().play(first().legal(seat := first().actors()[0])[0], seat)),
        Step(2, lambda: (first().view(0), first().result(), first().chance())),
        Step(2, lambda: first().parts(0)),
        Step(1, lambda: game.rules.resample(game.content.record, first().record, 0, one(RNG))),
        Step(16, lambda: _choice(game, seats, "search:0.001s")),
        Step(26, lambda: hint(new := game.new(seats, 0), new.actors()[0])),
        Step(26, lambda: _choice(game, seats, "level:1")),
    ]


def batch_steps(game: Game) -> list[Step]:
    """What simulations need besides."""
    seats = game.meta.seats[0]
    return [
        Step(1, lambda: game.rules.encode(game.content.record, game.new(seats, 0).record, 0, one(game.encoding))),
        Step(9, lambda: _batch(game, seats, "random")),
        Step(9, lambda: _batch(game, seats, "greedy:1")),
    ]


def _choice(game: Game, seats: int, bot: str) -> None:
    state = game.new(seats, 0)
    PolicyPlayer(bot).choose(state, state.actors()[0])


def _batch(game: Game, seats: int, bot: str) -> None:
    states, outcomes = np.zeros(WORKSPACE_STATES, game.dtype), np.zeros(1, OUTCOME)
    content, template, quiet, workspace = game.content.record, game.blank(seats, {}), log(silent=True), one(WORKSPACE)
    if bot == "random":
        random_games(content, states, template, 0, quiet, workspace, outcomes)
    else:
        line = line_up(game, seats, [parse_bot(bot)] * seats)
        policy_games(content, states, template, 0, line.policies, quiet, workspace, line.nets, outcomes)
