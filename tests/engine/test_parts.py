"""What a result is made of, for every game, number of seats and option."""

import re

import pytest

from spielwerk.core.jit import PACKAGE
from spielwerk.core.texts import LANGUAGES
from tests.support import Mode, play_at_random

RACES = ("verlagswelt", "zenith")
"""Decided by who gets there first; in all others the points of the parts add up to the score."""
SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_parts_of_a_result_have_names_and_add_up(mode: Mode, seed: int) -> None:
    state = play_at_random(mode.new(seed), seed)
    for standing in state.result():
        parts = state.parts(standing.seat)
        assert parts and all(type(points) is int for points in parts.values())
        if state.game.id not in RACES:
            assert sum(parts.values()) == standing.score
        for language in LANGUAGES:
            texts = state.game.texts(language)
            assert all(texts.format(f"part-{key}".replace("_", "-")) for key in parts)


def test_no_part_is_named_that_no_result_has(mode: Mode) -> None:
    state = mode.new(0)
    texts = (PACKAGE / "games" / state.game.id / "texts" / "en.ftl").read_text(encoding="utf-8")
    parts = state.parts(0)
    assert set(re.findall(r"^part-([\w-]+) =", texts, re.MULTILINE)) == {key.replace("_", "-") for key in parts}
