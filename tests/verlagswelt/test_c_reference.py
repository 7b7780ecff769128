"""A second implementation, in C, plays the same seeds to the same results in every mode."""

import itertools
import shutil

import pytest

from spielwerk.lab.bench import checksum, compile_c, run_c
from spielwerk.lab.simulate import Simulation
from tests.support import game

GAMES = 500
MODES = list(itertools.product((2, 3, 4), (0, 1), (0, 1), (0, 1)))


@pytest.fixture(scope="module")
def program() -> object:
    return compile_c()


@pytest.mark.skipif(not (shutil.which("gcc") or shutil.which("cc")), reason="no C compiler")
@pytest.mark.parametrize(("seats", "variant", "cap", "immediate"), MODES)
def test_c_and_rules_agree(program: object, seats: int, variant: int, cap: int, immediate: int) -> None:
    options: dict[str, object] = {
        "mode": ("standard", "come_what_may")[variant],
        "beginner_cap": bool(cap),
        "project_start": ("next_turn", "immediate")[immediate],
    }
    simulation = Simulation(game("verlagswelt"), seats, GAMES, ["random"], 0, options)
    report = simulation.run()
    figures = run_c(program, GAMES, seats, variant, cap, immediate)  # type: ignore[arg-type]
    assert figures["decisions"] == report.decisions
    assert figures["checksum"] == checksum(simulation.outcomes, seats)
