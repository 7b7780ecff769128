"""What a move brought up: chance, facts that were hidden from its player, or nothing."""

import random

import pytest

from spielwerk.core.game import State
from spielwerk.server.undo import came_up
from tests.support import game


def made(state: State, action: str, seat: int) -> bool:
    after = state.copy()
    after.play(action, seat)
    return came_up(state, after, after.moves[-1].action, seat)


def test_a_throw_is_chance() -> None:
    state = game("verlagswelt").new(2, 1)
    (seat,) = state.actors()
    assert made(state, "pass", seat)


def test_a_sealed_bid_brings_up_nothing() -> None:
    state = game("genies").new(3, 1)
    state.play(state.legal()[0])
    for seat in state.actors():
        assert not made(state, str(state.legal(seat)[3]), seat)


def moves(id: str, seed: int) -> list[tuple[State, State, int]]:
    """A random game, move by move: before, after, who."""
    state, choices, found = game(id).new(2, seed), random.Random(seed), []
    while not state.over:
        seat = choices.choice(state.actors())
        before = state.copy()
        state.play(choices.choice(state.legal(seat)), seat)
        found.append((before, state.copy(), seat))
    return found


@pytest.mark.parametrize("id", ["masterminds", "zenith", "genies", "wohlstand"])
def test_moves_that_tell_nothing_and_moves_that_do(id: str) -> None:
    told = [came_up(before, after, after.moves[-1].action, seat) for before, after, seat in moves(id, 3)]
    assert 0 < sum(told) < len(told)


def test_what_others_laid_face_down_is_told_without_any_chance() -> None:
    """A stack that is resolved turns up agents which the player had not known."""
    turned_up = 0
    for before, after, seat in moves("masterminds", 5):
        quiet = before.record.rng.tobytes() == after.record.rng.tobytes()
        if quiet and came_up(before, after, after.moves[-1].action, seat):
            news = after.events(seat)[len(before.events(seat)) :]
            turned_up += any(event.seat != seat for event in news)
    assert turned_up
