"""How fast is it? Every figure is measured beside its reference, in the same run."""

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.bots.play import OUTCOME, copy_states, random_games
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core.errors import SpielwerkError
from spielwerk.core.game import Game
from spielwerk.core.jit import PACKAGE
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.core.rng import number_at
from spielwerk.lab.figures import BenchFigures

ROUNDS = 7
"""Measurements of each kind, taken in turns; the best of each counts (anything slower was disturbed)."""
SECONDS = 0.4
"""Length of one measurement."""
COPIES = 2_000_000
Games = np.ndarray[Any, Any]
"""Outcomes of a batch."""
C_SOURCES = (PACKAGE.parent.parent / "benchmarks", PACKAGE / "lab")


class Disagreement(SpielwerkError):
    """The C program and the rules came to different results."""


def bench(game: Game, reference: Game, progress: Callable[[str], None] = lambda step: None) -> BenchFigures:
    """Measure a game at its full table; `reference` (verlagswelt) runs in turns with it."""
    seats = game.meta.max_seats
    runs = _Runs(game, seats)
    others = _Runs(reference, reference.meta.max_seats)
    printed = game.content.digest == reference.content.digest  # the C program knows the printed cards only
    c_program = compile_c() if printed else None
    one_thread, two_threads, beside, in_c = [], [], [], []
    for round in range(ROUNDS):
        progress(f"{game.id}: round {round + 1} of {ROUNDS}")
        one_thread.append(runs.speed(1))
        if c_program:
            in_c.append(_c_speed(c_program, runs.games, seats))
        two_threads.append(runs.speed(2))
        if not printed:
            beside.append(others.speed(1))
    best = max(one_thread)
    if c_program:
        _compare_with_c(c_program, game, seats)
    return BenchFigures(
        game=game.id,
        seats=seats,
        decisions_per_second=round_figure(best),
        games_per_second=round_figure(best / runs.decisions_per_game),
        thread_ratio=round_figure(max(two_threads) / best),
        state_bytes=game.dtype.itemsize,
        copy_nanoseconds=round_figure(_copy_nanoseconds(game)),
        ratio_to_verlagswelt=round_figure(best / max(beside)) if beside else None,
        c_decisions_per_second=round_figure(max(in_c)) if in_c else None,
        ratio_to_c=round_figure(best / max(in_c)) if in_c else None,
        note="no C compiler here: ratio_to_c not measured" if printed and not c_program else "",
    )


def round_figure(value: float) -> float:
    """Four digits; no measurement here has more."""
    return float(f"{value:.4g}")


class _Runs:
    """Repeatable batches of random games of one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.template = game.blank(seats, {})
        self._play(np.zeros(1, OUTCOME), 0)
        outcomes = np.zeros(200, OUTCOME)
        started = time.perf_counter()
        self._play(outcomes, 0)
        self.games = max(200, int(200 * SECONDS / (time.perf_counter() - started)))
        self.decisions_per_game = float(outcomes["decisions"].mean())

    def _play(self, outcomes: Games, seed: int) -> int:
        states = np.zeros(WORKSPACE_STATES, self.game.dtype)
        outcomes["decisions"] = 0
        random_games(self.game.content.record, states, self.template, seed, log(silent=True), one(WORKSPACE), outcomes)
        return int(outcomes["decisions"].sum())

    def speed(self, threads: int) -> float:
        """Decisions per second of all threads together."""
        batches = [np.zeros(self.games, OUTCOME) for _ in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            started = time.perf_counter()
            decisions = sum(pool.map(self._play, batches, [0] * threads))
            return decisions / (time.perf_counter() - started)


def _copy_nanoseconds(game: Game) -> float:
    states = np.zeros(2, game.dtype)
    copy_states(states, 1)
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        copy_states(states, COPIES)
        times.append((time.perf_counter() - started) / COPIES * 1e9)
    return min(times)


def compile_c() -> Path | None:
    """The C program that plays the same game, or None without gcc or its source."""
    source = next((folder / "verlagswelt.c" for folder in C_SOURCES if (folder / "verlagswelt.c").is_file()), None)
    compiler = shutil.which("gcc") or shutil.which("cc")
    if source is None or compiler is None:
        return None
    program = Path(tempfile.mkdtemp(prefix="spielwerk-bench-")) / "verlagswelt"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(source)], check=True)
    return program


def run_c(program: Path, games: int, seats: int, *switches: int) -> dict[str, float]:
    """Play random games in C from seed 0; switches are variant, beginner cap, projects at once."""
    variant, cap, immediate = switches or (0, 0, 0)
    arguments = [str(number) for number in (games, seats, variant, cap, immediate, 0)]
    answer = subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def _c_speed(program: Path, games: int, seats: int) -> float:
    figures = run_c(program, games, seats)
    return figures["decisions"] / figures["seconds"]


def _compare_with_c(program: Path, game: Game, seats: int, games: int = 2000) -> None:
    outcomes = np.zeros(games, OUTCOME)
    states = np.zeros(WORKSPACE_STATES, game.dtype)
    template = game.blank(seats, {})
    random_games(game.content.record, states, template, 0, log(silent=True), one(WORKSPACE), outcomes)
    if checksum(outcomes, seats) != run_c(program, games, seats)["checksum"]:
        raise Disagreement("the C program and the rules of verlagswelt disagree; one of them is wrong")


def checksum(outcomes: Games, seats: int) -> int:
    """The same sum over places and decisions as the C program prints."""
    total = 0
    for outcome in outcomes:
        for standing in outcome["result"]["seats"][:seats]:
            total = int(number_at(np.uint64(total), np.uint64(standing["place"])))
        total = int(number_at(np.uint64(total), np.uint64(outcome["decisions"])))
    return total
