"""The same rules uncompiled play the same games, bit for bit."""

import os
import subprocess
import sys

import pytest

from spielwerk.games import available
from tests.parity import digests

GAMES = 2


@pytest.mark.parametrize("id", [meta.id for meta in available()])
def test_plain_python_plays_the_same_games(id: str) -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.parity", str(GAMES), id],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.splitlines() == list(digests(GAMES, id))
