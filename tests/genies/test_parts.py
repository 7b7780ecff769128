"""Where the points of a finished game come from."""

import pytest

from spielwerk.core.game import State
from spielwerk.core.texts import LANGUAGES
from tests.genies.builder import P0, P1, finish, scoring
from tests.support import game, play_at_random


def parts(state: State, seat: int) -> dict[str, int]:
    """The parts of the score that bring anything."""
    return {key: points for key, points in state.parts(seat).items() if points}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_parts_add_up_to_the_score(seats: int) -> None:
    state = play_at_random(game("genies").new(seats=seats, seed=seats), seats)
    for seat, _, score in state.result():
        assert sum(parts(state, seat).values()) == score


@pytest.mark.rule("G-73", "G-82")
def test_the_last_scoring_is_told_by_discipline_apart_from_bonus_points() -> None:
    t = finish(scoring(["planck", "darwin"], ["einstein", "plato", "kant", "goethe"]).hand(P1, "a28"), 3)
    assert parts(t.state, P0) == {"physics": 1, "biology": 1}
    assert parts(t.state, P1) == {"physics": 2, "philosophy": 2, "literature": 2, "earlier_and_bonus": 1}


@pytest.mark.rule("G-79")
@pytest.mark.parametrize(("full_tie", "points"), [("lowest_place", 1), ("highest_place", 2)])
def test_a_shared_place_counts_as_it_was_paid(full_tie: str, points: int) -> None:
    t = scoring(["archimedes", "gauss"], ["kepler", "bernoulli"], full_tie=full_tie)
    finish(t.star("a07", "archimedes").star("a17", "bernoulli"), 3)
    assert parts(t.state, P0) == parts(t.state, P1) == {"mathematics": points}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_name(language: str) -> None:
    state = game("genies").new(seats=2, seed=1)
    for key in state.parts(P0):
        assert state.game.texts(language).format(f"part-{key.replace('_', '-')}")
