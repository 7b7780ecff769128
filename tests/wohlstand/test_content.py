"""Card files: the built-in one is whole, bad ones are refused with all their mistakes, good ones are played."""

from pathlib import Path

import pytest

import spielwerk
from spielwerk import BadContent
from tests.support import game, play_at_random


def load(tmp_path: Path, text: str) -> spielwerk.Game:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return spielwerk.load("wohlstand", file)


def mistakes(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(BadContent) as refused:
        load(tmp_path, text)
    return [f"{problem.key}: {problem.message}" for problem in refused.value.problems]


TILE = '[[tiles]]\nid = "oil_plant"\n'


def test_sixty_tiles_and_two_boards() -> None:
    content = game("wohlstand").content
    assert len(content.data["tiles"]) == 60
    assert [board["id"] for board in content.data["boards"]] == ["silver", "black"]
    assert all(row["source"] in ("rulebook", "public", "reconstructed") for row in content.data["tiles"])
    assert game("wohlstand").dtype.itemsize <= 1024


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (TILE + "level = 7", "tiles[oil_plant].level: is 7, but must be from 1 to 6"),
        (TILE + 'side = "enery"', "did you mean energy?"),
        (TILE + 'type = "powr"', "did you mean power?"),
        (TILE + "symbols = { enrgy = 2 }", "tiles[oil_plant].symbols.enrgy: is not known here"),
        (TILE + "symbols = { capital = -1 }", "is -1, but capital is never negative"),
        (TILE + 'scoring = "energy"', "must have a scoring if it has a decade, and only then"),
        (TILE + "decade = 1975", "is 1975, but must be 0 or one of 1970"),
        (TILE + 'effects = [{ op = "gain_money", amount = 5 }]', "must have effects and no symbols if it is special"),
        (TILE + "level = 2", "has 1 start tiles of energy 1, not 2"),
        ('[[tiles]]\nid = "solar_plant"\nscoring = "capital"', "is capital, which is none of the tile's own symbols"),
        ('[[tiles]]\nid = "solar_plant"\ndecade = 1980', "is 5, but the rows give 4"),
        ('[[tiles]]\nid = "garden_city"\neffects = [{ op = "gain_mony", amount = 1 }]', "did you mean gain_money?"),
        ('[[tiles]]\nid = "garden_city"\neffects = [{ op = "gain_money", each = 1 }]', "must have amount"),
        ('[[boards]]\nid = "silver"\nstart_energy = 2', "is 2, but the printed symbols give 1"),
        ("[price]\nlower_level = 150", "must not be dearer than same_level"),
        ("[pollution]\nprosperity_spaces = [1, 6, 16]", "must all be round spaces"),
        ("[research]\nspaces_per_level = [9, 9, 9, 9, 9, 9]", "gives 54 spaces; at most 40 are possible"),
        ("[box]\ntiles_start = 23", "is 23, but the rows give 24"),
        ('[[final_steps]]\nid = "energy"\neffects = [{ op = "score", scoring = "enrgy" }]', "not in scorings"),
        ("[setup]\nmoney = 100.5", "setup.money: must be a whole number"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, text: str, mistake: str) -> None:
    found = mistakes(tmp_path, text)
    assert any(mistake in line for line in found), found


def test_all_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    found = mistakes(tmp_path, TILE + 'level = 9\ntype = "nothing"\n[setup]\nmoney = -1\npollution_discs = 99\n')
    assert len(found) == 4


def test_a_lock_must_be_a_locked_transport_space(tmp_path: Path) -> None:
    spaces = game("wohlstand").content.data["boards"][0]["spaces"]
    rows = []
    for space in spaces:
        printed = ", ".join(f"{symbol} = {value}" for symbol, value in space["printed"].items())
        lock = ', unlocked_by = "c3"' if space["id"] == "d3" else ""
        rows.append(
            f'{{ id = "{space["id"]}", type = "{space["type"]}", printed = {{ {printed} }}{lock}, source = "own" }}'
        )
    found = mistakes(tmp_path, f'[[boards]]\nid = "silver"\nspaces = [{", ".join(rows)}]')
    assert found == ["boards[silver].spaces[d3].unlocked_by: names c3, which is no transport space with a lock"]


def test_an_own_tile_is_a_row(tmp_path: Path) -> None:
    """A special tile with three effects, one of which asks, without a line of code."""
    effects = '{ op = "gain_money", amount = 300 }, { op = "advance_research", amount = 2, track = "choose" }'
    own = load(
        tmp_path, f'[[tiles]]\nid = "garden_city"\neffects = [{effects}, {{ op = "gain_prosperity", amount = 4 }}]'
    )
    state = own.new(seats=2, seed=1, first_player=0)
    while "income" not in map(str, state.legal()):
        state.play(state.legal()[0])
    state.record.players[0].money = 900
    before = state.view().lands[0]
    state.play("buy(garden_city)")
    assert [str(option) for option in state.legal()] == ["split(0)", "split(1)", "split(2)"]
    assert state.view().lands[0].money == 900 - 400 + 300
    assert state.view().lands[0].score == before.score, "the points come after the choice"
    state.play("split(1)")
    after = state.view().lands[0]
    assert after.score == before.score + 4
    assert after.research["energy"] == before.research["energy"] + 1
    assert play_at_random(state, 1).over
    assert own.content.digest != game("wohlstand").content.digest
