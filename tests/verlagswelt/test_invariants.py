"""Laws that hold in every position of every random game (ledger, Invariants)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.game import State
from tests.support import Mode, every_mode, game

MODES = [mode for mode in every_mode() if mode.game == "verlagswelt"]


def check(state: State) -> None:
    view, content = state.view(), state.game.content.data
    colours = {row["id"]: row["colour"] for row in content["departments"]}
    boxed = {2: 2, 3: 1, 4: 0}[state.seats] if state.options["mode"] == "come_what_may" else 0
    for row in content["departments"]:
        kind = row["id"]
        owned = [house.departments.get(kind, 0) for house in view.houses]
        total = view.display.get(kind, 0) + view.pile.get(kind, 0) + sum(owned)
        starts = state.seats if kind in ("authors", "toy_development") else 0
        assert total == row["copies"] + starts - (boxed if colours[kind] == "violet" else 0)
        if colours[kind] == "violet":
            assert max(owned) <= 1
    for house in view.houses:
        assert house.coins >= 0
        assert set(house.in_force) <= set(house.built)
        assert len(house.built) - len(house.in_force) <= 1
    assert sum(len(house.built) == 4 for house in view.houses) == (1 if state.over else 0)


@settings(max_examples=25, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_cards_are_conserved_and_nobody_owes(mode: Mode, seed: int) -> None:
    state, choices = mode.new(seed), random.Random(seed)
    while not state.over:
        check(state)
        state.play(choices.choice(state.legal()))
    check(state)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_turns_pass_clockwise_but_for_single_extra_turns(seed: int) -> None:
    state = game("verlagswelt").new(seats=3, seed=seed)
    choices = random.Random(seed)
    while not state.over:
        state.play(choices.choice(state.legal()))
    order = [(event.kind, event.seat) for event in state.events() if event.kind in ("turn", "extra-turn")]
    (_, before), *rest = order
    extra_now, extra_before = False, False
    for kind, seat in rest:
        if kind == "extra-turn":
            assert not extra_before, "an extra turn brings no further one"
            extra_now = True
            continue
        assert seat == (before if extra_now else (before + 1) % 3)
        before, extra_before, extra_now = seat, extra_now, False


def test_a_table_that_never_builds_is_given_up() -> None:
    state = game("verlagswelt").new(seats=2, seed=1)
    while not state.over:
        state.play("pass" if "pass" in map(str, state.legal()) else state.legal()[0])
    assert state.ending == "abandoned"
    assert [standing.place for standing in state.result()] == [1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_are_placed_by_projects_their_cost_and_coins(seats: int) -> None:
    for seed in range(30):
        state, choices = game("verlagswelt").new(seats=seats, seed=seed), random.Random(seed)
        while not state.over:
            state.play(choices.choice(state.legal()))
        costs = {row["id"]: row["cost"] for row in state.game.content.data["projects"]}
        houses = state.view().houses
        keys = [(len(h.built), sum(costs[p] for p in h.built), h.coins) for h in houses]
        assert [s.place for s in state.result()] == [1 + sum(other > key for other in keys) for key in keys]
        assert state.result()[state.view().winner].place == 1
