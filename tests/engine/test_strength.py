"""The gate that a champion must pass."""

import pytest

from spielwerk.lab.simulate import Share
from spielwerk.lab.strength import BLOCK, Verdict, gate
from tests.support import game

GAME = "verlagswelt"


def test_a_clear_case_passes_after_few_games() -> None:
    verdict = gate(game(GAME), 2, 1, "net", "random", most=1000)
    assert verdict.accepted and verdict.is_certain and verdict.games == BLOCK


def test_the_weaker_one_is_turned_away_as_soon() -> None:
    verdict = gate(game(GAME), 2, 1, "random", "net", most=1000)
    assert not verdict.accepted and verdict.games == BLOCK


def test_a_close_case_plays_all_its_games_and_tells_how_it_goes() -> None:
    told: list[Verdict] = []
    verdict = gate(game(GAME), 2, 1, "random", "random", most=300, tell=told.append)
    assert [now.games for now in told] == [100, 200, 300] and told[-1] == verdict
    assert not verdict.accepted and abs(verdict.share.mean - 0.5) < verdict.share.margin


@pytest.mark.parametrize(
    ("mean", "margin", "accepted", "certain"),
    [(0.52, 0.02, True, False), (0.57, 0.02, True, True), (0.55, 0.02, True, False), (0.47, 0.02, False, True)],
)
def test_certain_means_two_half_widths_from_what_is_needed(
    mean: float, margin: float, accepted: bool, certain: bool
) -> None:
    verdict = Verdict(Share(mean, margin), 400, 0.52)
    assert (verdict.accepted, verdict.is_certain) == (accepted, certain)


def test_at_a_table_of_four_a_champion_must_win_two_per_cent_more_than_its_part() -> None:
    assert gate(game(GAME), 4, 1, "random", "random", most=4).needed == pytest.approx(0.27)
