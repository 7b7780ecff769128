"""Promises of the engine: nothing is allocated while playing, and no stale code is ever run."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spielwerk.bots.play import OUTCOME, random_games
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core import jit
from spielwerk.core.log import log
from spielwerk.core.records import duplicate, one, record
from spielwerk.games import available
from tests.support import game

# Numba has no types: what counts allocations is looked up by name.
allocation_counts: Any = import_module("numba.core.runtime._nrt_python")
rtsys: Any = import_module("numba.core.runtime").rtsys

GAMES = [meta.id for meta in available()]


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_allocated_per_decision(id: str) -> None:
    table = game(id)
    template = table.blank(table.meta.max_seats, {})
    states, workspace, quiet = np.zeros(WORKSPACE_STATES, table.dtype), one(WORKSPACE), log(silent=True)

    def allocations(games: int) -> int:
        outcomes = np.zeros(games, OUTCOME)
        before = rtsys.get_allocation_stats().alloc
        random_games(table.content.record, states, template, 0, quiet, workspace, outcomes)
        return int(rtsys.get_allocation_stats().alloc - before)

    allocation_counts.memsys_enable_stats()
    try:
        allocations(1)
        assert allocations(20) == allocations(1)
    finally:
        allocation_counts.memsys_disable_stats()


@pytest.mark.parametrize("id", GAMES)
def test_a_state_is_small(id: str) -> None:
    assert game(id).dtype.itemsize <= (512 if id == "verlagswelt" else 1024)


def test_the_digest_changes_with_any_source_that_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(jit.PACKAGE, tmp_path / "spielwerk")
    monkeypatch.setattr(jit, "PACKAGE", tmp_path / "spielwerk")
    before = jit.source_digest()
    view = tmp_path / "spielwerk" / "games" / "verlagswelt" / "view.py"
    view.write_text(view.read_text() + "\n# nothing compiled here\n")
    assert jit.source_digest() == before
    for changed in ("core/rng.py", "games/verlagswelt/income.py", "bots/policy.py"):
        path = tmp_path / "spielwerk" / changed
        path.write_text(path.read_text() + "\n# changed\n")
        after = jit.source_digest()
        assert after != before
        before = after


def test_what_is_compiled_is_watched_and_nothing_else() -> None:
    """A comment in a saved game's module costs nobody the machine code of all games."""
    watched = jit.compiled_sources()
    holding = {jit._module(path) for path in jit.PACKAGE.rglob("*.py") if "@rule" in path.read_text().split()}
    assert holding <= watched.keys()
    assert {"spielwerk.core.buffers", "spielwerk.games.zenith.state"} <= watched.keys(), (
        "their constants are compiled in"
    )
    assert not {"spielwerk.core.save", "spielwerk.games.zenith.view", "spielwerk.bots.player"} & watched.keys()


def test_a_game_of_ones_own_begins_with_what_the_package_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", str(tmp_path / "cache"))
    known = jit.cache_directory()
    (known / "code").write_text("compiled")
    (tmp_path / "games" / "own").mkdir(parents=True)
    (tmp_path / "games" / "own" / "rules.py").write_text("")
    monkeypatch.setenv("SPIELWERK_GAMES", str(tmp_path / "games"))
    first = jit.cache_directory()
    assert first != known and (first / "code").read_text() == "compiled"
    (tmp_path / "games" / "own" / "rules.py").write_text("# changed")
    assert jit.cache_directory() not in (first, known)


def test_old_caches_are_dropped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", str(tmp_path))
    for age in range(8):
        old = tmp_path / f"old{age}"
        old.mkdir()
        os.utime(old, (1000 + age, 1000 + age))
    now = jit.cache_directory()
    assert now in tmp_path.iterdir()
    assert {path.name for path in tmp_path.iterdir()} == {now.name, "old7", "old6", "old5"}


def test_a_cache_that_cannot_be_written_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", str(tmp_path / "file"))
    assert jit.cache_directory().is_dir()
    assert "cannot be written" in capsys.readouterr().err


def test_a_second_process_compiles_nothing() -> None:
    """What one process compiled, the next one finds on disk."""
    script = (
        "import spielwerk, spielwerk.bots.play as play\n"
        "state = spielwerk.load('verlagswelt').new(seats=2, seed=1)\n"
        "state.play(state.legal()[0])\n"
        "from spielwerk.core.flow import apply\n"
        "print(sum(apply.stats.cache_hits.values()), sum(apply.stats.cache_misses.values()))\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    second = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert second.stdout.split() == ["1", "0"]


def test_the_lobby_does_not_load_the_engine() -> None:
    script = "import sys, spielwerk; spielwerk.available(); print('numba' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert answer.stdout.strip() == "False"


def test_records_are_laid_out_as_c_would() -> None:
    inner = record([("a", "i1"), ("b", "i4")])
    outer = record([("x", "i1"), ("rows", inner, (2,)), ("y", "i8")])
    assert [outer.fields[name][1] for name in outer.names] == [0, 4, 24]  # type: ignore[index, union-attr]
    row = one(outer)
    row.rows[1].b = 7
    row.y = 2**40
    twin = duplicate(row)
    twin.rows[1].b = 8
    assert (row.rows[1].b, row.y, twin.rows[1].b) == (7, 2**40, 8)
    with pytest.raises(AttributeError):
        _ = row.z
