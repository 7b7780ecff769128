"""Laws that hold in every position of every random game (ledger section 12)."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.game import State
from tests.support import Mode, every_mode, game

MODES = [mode for mode in every_mode() if mode.game == "genies"]


def check(state: State, points_before: list[int]) -> list[int]:
    """All geniuses are somewhere once, nobody owes, decks run out with their phase, points never fall."""
    view, data = state.view(), state.game.content.data
    phase = (view.round + 1) // 2
    decks = [row["id"] for row in data["geniuses"] if row["phase"] > phase] + list(view.to_come)
    shown = [genius for package in view.display for genius in package]
    owned = [genius.id for academy in view.academies for genius in academy.geniuses]
    assert sorted(decks + shown + owned + list(view.removed)) == sorted(row["id"] for row in data["geniuses"])
    assert view.removed == [] or view.round == 6
    assert all(int(player.chips) >= 0 for player in state.record.players)
    if view.question == "bid":
        assert len(view.to_come) == (5 if view.round % 2 else 0)
        assert all(view.display)
    cards = [card for academy in view.academies for card in academy.open] + list(view.spent)
    assert len(cards) == len(set(cards))
    points = [academy.points for academy in view.academies]
    assert all(now >= then for now, then in zip(points, points_before, strict=True))
    return points


@settings(max_examples=25, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_geniuses_are_conserved_and_nobody_owes(mode: Mode, seed: int) -> None:
    state, choices = mode.new(seed), random.Random(seed)
    points = [0] * mode.seats
    while not state.over:
        points = check(state, points)
        seat = choices.choice(state.actors())
        state.play(choices.choice(state.legal(seat)), seat)
    check(state, points)
    assert all(academy.hand_size == 0 and academy.open == [] for academy in state.view().academies)
    assert sum(points) <= 48 + 3 * 3 * 2 * state.seats


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), shift=st.integers(1, 2))
def test_the_game_is_symmetric_in_the_players(seed: int, shift: int) -> None:
    """The same sheets, hands and choices one seat further give the same result one seat further."""
    here, there = (game("genies").new(seats=3, seed=seed, explicit_chance=True) for _ in range(2))
    choices = random.Random(seed)
    turned = {seat: (seat + shift) % 3 for seat in range(3)}
    while not here.over:
        if here.actors():
            for seat in here.actors():
                while seat in here.actors() and here.legal(seat):
                    action = choices.choice(here.legal(seat))
                    last = len(here.actors()) == 1
                    here.play(action, seat)
                    there.play(action, turned[seat])
                    if last:
                        break
        elif str(here.chance()[0][0]).startswith("deal"):
            deal_turned(here, there, choices, turned)
        else:
            outcome = choices.choice(here.chance())[0]
            here.play(outcome)
            there.play(outcome)
    assert [here.result()[seat][1:] for seat in range(3)] == [there.result()[turned[seat]][1:] for seat in range(3)]


def deal_turned(here: State, there: State, choices: random.Random, turned: dict[int, int]) -> None:
    """One card to each seat, in the other game to the seat further on."""
    cards = [outcome for outcome, _ in here.chance()]
    drawn = choices.sample(cards, 3)
    other = [drawn[0]] * 3
    for seat in range(3):
        other[turned[seat]] = drawn[seat]
    for first, second in zip(drawn, other, strict=True):
        here.play(first)
        there.play(second)
