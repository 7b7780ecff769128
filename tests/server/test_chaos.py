"""A minute of chaos; `python -m tests.server.chaos --minutes 10` for more of it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MINUTES = 1.2


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of Unix")
def test_chaos_loses_nothing() -> None:
    command = [sys.executable, "-m", "tests.server.chaos", "--minutes", str(MINUTES), "--seed", "15"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, f"{run.stdout}\n{run.stderr}"
    for figure in ("kills", "cuts", "clock jumps", "failed writes", "acknowledged", "repeated", "logs compared"):
        assert re.search(rf"{figure} [1-9]", run.stdout), f"there was no chaos: {run.stdout}"
