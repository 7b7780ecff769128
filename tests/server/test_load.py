"""The load script speaks the protocol of the server that it measures."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "load.py"


def test_scripted_people_play_without_a_problem() -> None:
    command = [sys.executable, str(SCRIPT), "--tables", "3", "--seconds", "4", "--think", "0.1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["people"] == 6 and figures["moves"] > 6 and figures["problems"] == 0
    assert 0 < figures["move_to_update_ms"]["other_p50"] <= figures["move_to_update_ms"]["other_p99"]
