"""What people read: where the points come from, and help at every component."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.core.content import Data
from spielwerk.core.texts import LANGUAGES
from tests.masterminds.builder import A, table
from tests.support import game, play_at_random


@pytest.mark.rule("M-83")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_add_up_to_the_score(seats: int) -> None:
    state = play_at_random(game("masterminds").new(seats=seats, seed=seats), seats)
    assert state.over
    for result in state.result():
        assert sum(state.parts(result.seat).values()) == result.score


@pytest.mark.rule("M-83")
def test_every_part_counts_its_own_source() -> None:
    t = table(2).chaos(A, 2).codex(A, 2, 2).stolen(A, "rome_factory").claimed(A, "m13").built(A, "fortress_skull_plate")
    assert t.state.parts(A) == {"sections": 5, "buildings": 2, "missions": 4, "chaos": 4, "codex": 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_name(language: str) -> None:
    t = table(2)
    for key in t.state.parts(A):
        assert t.game.texts(language).format(f"part-{key}")


def figures(value: Any) -> Iterator[int]:
    """All numbers of a row, those of its operations included; functions are written in Roman numerals."""
    if isinstance(value, dict):
        for key, entry in value.items():
            if key != "function":
                yield from figures(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from figures(entry)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def told(row: Data, language: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", row[f"help_{language}"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_help(language: str) -> None:
    for rows in game("masterminds").content.written().values():
        for row in rows.values():
            assert row[f"help_{language}"].endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", ["section", "mission"])
def test_help_tells_the_figures_of_its_row(domain: str, language: str) -> None:
    for row in game("masterminds").content.written()[domain].values():
        codex = {2} if {"op": "codex_side_two"} in row.get("bonus", []) else set()
        assert told(row, language) == set(figures(row)) - {0} | codex, row["id"]


def test_no_two_buildings_are_called_alike() -> None:
    buildings = game("masterminds").content.written()["building"].values()
    assert len({row["name_de"] for row in buildings}) == len({row["name_en"] for row in buildings}) == 20
