"""What decided a game, by its parts: the discs of each planet."""

import pytest

from spielwerk.core.texts import LANGUAGES
from tests.support import game, play_at_random
from tests.zenith.builder import A, B, table

PLANETS = ["mercury", "venus", "terra", "mars", "jupiter"]


@pytest.mark.rule("Z-03", "Z-23")
def test_discs_are_told_planet_by_planet() -> None:
    t = table().hand(A, "nero").discs(mercury=3).won(A, "venus", "venus", "mars", "jupiter").won(B, "terra")
    t.act("recruit(nero)")
    assert t.state.over
    assert t.state.parts(A) == {"mercury": 1, "venus": 2, "terra": 0, "mars": 1, "jupiter": 1}
    assert t.state.parts(B) == {"mercury": 0, "venus": 0, "terra": 1, "mars": 0, "jupiter": 0}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_parts_add_up_to_the_discs_of_the_party(seats: int, seed: int) -> None:
    state = play_at_random(game("zenith").new(seats=seats, seed=seed), seed)
    assert state.over
    for standing in state.result():
        found = state.parts(standing.seat)
        assert list(found) == PLANETS
        assert sum(found.values()) == standing.score
        assert found == state.parts(standing.seat % 2), "partners share their discs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_words(language: str) -> None:
    texts = game("zenith").texts(language)
    for planet in PLANETS:
        assert texts.name_of(planet) in texts.format(f"part-{planet}")
