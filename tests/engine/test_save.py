"""Saved games: readable, replayable, and honest about damage."""

import json
from pathlib import Path
from typing import Any

import pytest

from spielwerk import BadSave
from spielwerk.core import save as saves
from tests.support import Mode, game, play_at_random


def test_every_game_can_be_saved_and_verified(mode: Mode, tmp_path: Path) -> None:
    state = play_at_random(mode.new(41), 41)
    file = tmp_path / "game.json"
    saves.write(saves.save_of(state, ["Anna"] * mode.seats), file)
    again = saves.verify(game(mode.game), saves.read(file))
    assert again == state
    assert again.events(0) == state.events(0)


@pytest.fixture
def document(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    state = play_at_random(game("verlagswelt").new(seats=2, seed=3), 3)
    file = tmp_path / "game.json"
    saves.write(saves.save_of(state), file)
    return file, json.loads(file.read_text())


def refused(file: Path, document: dict[str, Any], message: str) -> BadSave:
    file.write_text(json.dumps(document))
    with pytest.raises(BadSave, match=message) as caught:
        saves.verify(game("verlagswelt"), saves.read(file))
    return caught.value


def test_the_document_is_readable(document: tuple[Path, dict[str, Any]]) -> None:
    _, data = document
    assert data["game"] == "verlagswelt" and data["seed"] == 3 and data["options"]["mode"] == "standard"
    assert all(action[0] in "01" and action[1] == " " for action in data["actions"])
    assert sorted(data["places"]) == [1, 2]


def test_a_changed_move_is_found(document: tuple[Path, dict[str, Any]]) -> None:
    file, data = document
    data["actions"][5] = data["actions"][5][0] + " project(customers)"
    error = refused(file, data, r"action 6 of \d+: project\(customers\) is not allowed: .*the 5 before it are sound")
    assert isinstance(error, saves.Damaged)
    assert len(error.state.moves) == 5


def test_a_claimed_result_must_be_true(document: tuple[Path, dict[str, Any]]) -> None:
    file, data = document
    refused(file, data | {"places": data["places"][::-1]}, "claims the places")
    refused(file, data | {"digest": "0"}, "digests differ")
    refused(file, data | {"actions": data["actions"][:-1]}, "claims the places")


def test_other_rules_or_cards_are_refused(document: tuple[Path, dict[str, Any]]) -> None:
    file, data = document
    refused(file, data | {"rules": 99}, "rules version 99; here is version 1")
    refused(file, data | {"content": "abc"}, "other cards .digest abc.*--content")
    refused(file, data | {"game": "zenith"}, "a game of zenith, not of verlagswelt")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"spielwerk": 1}', '{"spielwerk": "one"}', "\x00\xff"])
def test_damaged_files_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(BadSave, match="is no saved game of Spielwerk"):
        saves.read(file)


def test_unreadable_and_future_files(tmp_path: Path, document: tuple[Path, dict[str, Any]]) -> None:
    with pytest.raises(BadSave, match="cannot be read: No such file"):
        saves.read(tmp_path / "nothing.json")
    file, data = document
    refused(file, data | {"spielwerk": 2}, "has format 2; this version reads format 1")


def test_only_games_from_their_start_can_be_saved() -> None:
    state = game("verlagswelt").new(seats=2, seed=1)
    with pytest.raises(BadSave, match=r"only a game made with Game.new"):
        saves.save_of(game("verlagswelt").from_bytes(state.to_bytes()))


def test_writing_replaces_whole_files_only(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    saves.write(saves.save_of(game("verlagswelt").new(seats=2, seed=1)), file)
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]
