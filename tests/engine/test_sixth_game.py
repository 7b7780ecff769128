"""A folder is a game: one of a few dozen lines gets simulation, search, levels and the terminal from the house."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "sixth_game"


def run(*arguments: str, input: str | None = None) -> str:
    command = [sys.executable, "-m", "spielwerk.cli", *arguments]
    done = subprocess.run(
        command,
        env={**os.environ, "SPIELWERK_GAMES": str(FOLDER)},
        input=input,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_stands_among_the_others() -> None:
    listed = run("games")
    assert "nim" in listed and "zenith" in listed


@pytest.mark.parametrize("strong", ["search:100", "champion"])
def test_bots_that_were_made_for_no_game_play_it_well(strong: str) -> None:
    """Whoever leaves a multiple of four wins: search finds that, also under the name of the highest level."""
    figures = json.loads(run("simulate", "nim", "--games", "60", "--bots", f"{strong},random", "--json"))
    assert figures["win_rate"][0] > 0.8


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    game = ("play", "nim", "--bots", "random", "--lang", "en", "--seed", "1", "--file", str(tmp_path / "nim.json"))
    told = run(*game, input="1\n" * 30)
    assert "How many stones do you take?" in told and "takes the last stone and wins" in told


def test_its_cards_can_be_changed(tmp_path: Path) -> None:
    cards = tmp_path / "large.toml"
    cards.write_text('schema = 1\n[heap]\nleast = 60\nmost = 60\nhand = 2\nsource = "own"\n')
    figures = json.loads(run("simulate", "nim", "--games", "20", "--content", str(cards), "--json"))
    assert figures["decisions_per_game"] >= 30
