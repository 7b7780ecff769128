"""The command line, run as people run it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import polars as pl
import pytest
from typer.testing import CliRunner, Result

from spielwerk import cli
from spielwerk.core import save as saves
from spielwerk.core.errors import SpielwerkError
from spielwerk.lab.figures import SimulationFigures
from tests.support import game, play_at_random


def run(*arguments: str, input: str = "") -> Result:
    return CliRunner().invoke(cli.app, list(arguments), input=input)


def refused(*arguments: str) -> str:
    result = run(*arguments)
    assert isinstance(result.exception, SpielwerkError), result.output
    return str(result.exception)


def test_games_lists_every_game_with_its_options() -> None:
    result = run("games", "--lang", "de")
    assert result.exit_code == 0
    assert "verlagswelt" in result.output and "beginner_cap" in result.output
    listed = json.loads(run("games", "--json").output)
    assert {"game", "seats", "rules_version", "options"} <= listed[0].keys()


def test_simulate_prints_one_json_object() -> None:
    result = run("simulate", "verlagswelt", "--seats", "4", "--games", "200", "--seed", "1", "--json")
    msgspec.json.decode(result.stdout, type=SimulationFigures)
    figures = json.loads(result.stdout)
    assert result.stdout == json.dumps(figures) + "\n" and "faults" not in figures
    wanted = {"game", "seats", "games", "seconds", "games_per_second", "decisions_per_second", "win_rate", "mean_place"}
    assert wanted <= figures.keys()
    assert len(figures["win_rate"]) == len(figures["mean_place"]) == 4
    assert sum(figures["win_rate"]) == pytest.approx(1, abs=1e-4)
    assert sum(figures["mean_place"]) == pytest.approx(10, abs=0.2)


def test_simulation_does_not_depend_on_threads() -> None:
    one, two = (
        json.loads(run("simulate", "verlagswelt", "--games", "300", "--threads", threads, "--json").stdout)
        for threads in ("1", "2")
    )
    assert one["win_rate"] == two["win_rate"] and one["mean_place"] == two["mean_place"]


def test_simulate_writes_a_row_per_game_and_seat(tmp_path: Path) -> None:
    out = tmp_path / "new" / "games.parquet"
    result = run(
        "simulate", "verlagswelt", "--seats", "3", "--games", "50", "--out", str(out), "-o", "mode=come_what_may"
    )
    assert result.exit_code == 0 and "win rate" in result.output
    frame = pl.read_parquet(out)
    assert frame.height == 150
    assert frame.columns == ["game", "seed", "seat", "bot", "place", "score", "decisions", "ending"]
    assert frame["place"].min() == 1 and frame["ending"].unique().to_list() == ["won"]


def test_mixed_bots_and_their_names() -> None:
    figures = json.loads(
        run("simulate", "verlagswelt", "--seats", "2", "--games", "60", "--bots", "greedy:5,random", "--json").stdout
    )
    assert figures["bots"] == ["greedy:5", "random"]
    assert figures["by_bot"]["greedy:5"]["win_rate"] > 0.6


def test_wrong_arguments_are_refused_with_what_would_be_right(tmp_path: Path) -> None:
    assert "there is no bot 'clever'; there are champion" in refused("simulate", "verlagswelt", "--bots", "clever")
    assert "3 bots do not fit 2 seats" in refused(
        "simulate", "verlagswelt", "--seats", "2", "--bots", "random,random,random"
    )
    assert "write NAME=CHOICE" in refused("simulate", "verlagswelt", "-o", "mode")
    assert "ask for at least 1" in refused("simulate", "verlagswelt", "--games", "0")
    assert "there is no game 'go'" in refused("simulate", "go")
    assert "there are de and en" in refused("play", "verlagswelt", "--lang", "fr")
    assert "there is no seat 5" in refused("play", "verlagswelt", "--seats", "2", "--seat", "5")
    assert "cannot be written" in refused("simulate", "verlagswelt", "--games", "1", "--out", "/proc/nowhere/x.parquet")


def test_a_mistake_is_one_line_without_a_traceback() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", "simulate", "verlagswelt", "--seats", "9"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert process.returncode == 1 and process.stdout == ""
    assert process.stderr.strip() == "spielwerk: verlagswelt cannot be played with 9 seats; it takes 2, 3, 4"


def test_a_whole_terminal_game(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    arguments = [
        "play",
        "verlagswelt",
        "--seats",
        "2",
        "--bots",
        "random",
        "--seed",
        "3",
        "--lang",
        "de",
        "--file",
        str(file),
    ]
    result = run(*arguments, input="?\nfliegen\n99\n\nproject(customers)\n" + "2\n" * 600)
    assert result.exit_code == 0, result.output
    assert "Was möchtest du bauen?" in result.output and "Ergebnis" in result.output
    assert "egal wer gewürfelt hat" in " ".join(result.output.replace("│", " ").split())
    assert "bitte eine Nummer von 1 bis" in result.output
    assert "kostet 22, du hast" in result.output
    assert saves.verify(game("verlagswelt"), saves.read(file)).over


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    left = run("play", "verlagswelt", "--bots", "random", "--lang", "en", "--file", str(file), input="1\nq\n")
    assert "Play on: spielwerk play verlagswelt --resume" in left.output
    before = len(saves.read(file).actions)
    run("play", "verlagswelt", "--bots", "random", "--resume", str(file), input="1\n1\nq\n")
    assert len(saves.read(file).actions) > before


def test_watching_bots() -> None:
    result = run(
        "play", "verlagswelt", "--seat", "-1", "--bots", "random", "--seats", "2", "--seed", "1", "--lang", "en"
    )
    assert result.exit_code == 0 and "has won after" in result.output


def test_replay_and_verify(tmp_path: Path) -> None:
    state = play_at_random(game("verlagswelt").new(seats=2, seed=3), 3)
    file = tmp_path / "game.json"
    saves.write(saves.save_of(state, ["Anna", "Ben"]), file)
    told = run("replay", str(file), "--lang", "de", "--seat", "1")
    assert told.exit_code == 0 and "Anna" in told.output and "Du " in told.output
    assert "sound; verlagswelt, 2 seats" in run("verify", str(file)).output
    file.write_text(file.read_text().replace("pass", "reroll", 1))
    assert "are sound" in refused("verify", str(file))
    broken = run("replay", str(file), "--lang", "en")
    assert broken.exit_code == 1 and "begins" in broken.output, "what is sound is told all the same"


def test_content_check(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('[[departments]]\nid = "authors"\ncost = 2\n')
    assert "sound; content digest" in run("content", "check", "verlagswelt", str(file)).output
    file.write_text('[[departments]]\nid = "authors"\ncost = -2\ncolour = "pink"\n')
    result = run("content", "check", "verlagswelt", str(file))
    assert result.exit_code == 1
    assert "cards.toml:3: departments[authors].cost" in result.output and "cards.toml:4:" in result.output


def test_own_cards_on_every_command(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('[[projects]]\nid = "customers"\ncost = 2\n')
    figures = json.loads(run("simulate", "verlagswelt", "--games", "20", "--content", str(file), "--json").stdout)
    assert figures["content"] != game("verlagswelt").content.digest
    kept = tmp_path / "game.json"
    run("play", "verlagswelt", "--seat", "-1", "--bots", "random", "--content", str(file), "--file", str(kept))
    assert "sound" in run("verify", str(kept), "--content", str(file)).output
    assert "other cards" in refused("verify", str(kept))
