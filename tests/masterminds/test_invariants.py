"""Laws that hold in every position of every random game."""

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.game import State
from tests.support import Mode, every_mode, game

MODES = [mode for mode in every_mode() if mode.game == "masterminds"]
AGENTS = {"number_two", "henchman", "saboteur", "daredevil", "engineer"}


def check(state: State) -> None:
    view = state.view()
    check_components(state)
    assert len({lair.machine for lair in view.lairs}) == state.seats
    spaces = {row["id"]: (row["bolts"], row["copper"]) for row in state.game.content.data["sections"]}
    limit = 2 if state.seats == 2 and state.options["two_player_stack_limit"] == "two" else 3
    for lair in view.lairs:
        assert 0 <= lair.scientists <= lair.lab <= 4
        assert sum(lair.codex) <= 10 and 1 <= lair.firepower <= 12
        for section in lair.sections:
            bolts, copper = spaces[section.id]
            assert (
                section.bolts <= bolts and section.copper <= copper and section.bolts + section.copper < bolts + copper
            )
            assert not section.built or section.bolts == section.copper == 0
    in_play = view.pile is not None
    assert all(len(city.stack) < limit or in_play for city in view.cities)
    assert 1 <= view.service_level <= 12
    assert view.service_level < 12 or view.last_round
    assert sum(all(section.built for section in lair.sections) for lair in view.lairs) == 0 or view.last_round


def check_components(state: State) -> None:
    """Nothing is lost, nothing appears from nowhere."""
    view = state.view()
    assert view.scientists + sum(lair.scientists for lair in view.lairs) == 12
    buildings = [b for city in view.cities for b in city.buildings] + [b for lair in view.lairs for b in lair.buildings]
    assert len(buildings) == len(set(buildings)) == 20
    missions = [city.mission for city in view.cities if city.mission] + [
        m for lair in view.lairs for m in lair.missions
    ]
    assert len(missions) == len(set(missions)) == 24 - view.deck
    for seat in range(state.seats):
        own = state.view(seat)
        lair = own.lairs[seat]
        stacked = [placed.agent for city in own.cities for placed in city.stack if placed.owner == seat]
        pile = own.pile.agents[max(own.pile.turned_up - 1, 0) :] if own.pile else []
        stacked += [placed.agent for placed in pile if placed.owner == seat and placed.agent not in lair.discard]
        assert len(lair.supply_could_be) == lair.supply
        assert sorted([*stacked, *lair.supply_could_be, *lair.discard]) == sorted(AGENTS)
        assert lair.top in lair.supply_could_be or lair.supply == 0
        assert lair.supply > 0 or not lair.discard or own.pile, "an empty supply is refilled as soon as it can be"


@settings(max_examples=20, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_components_are_conserved_and_limits_hold(mode: Mode, seed: int) -> None:
    state, choices = mode.new(seed), random.Random(seed)
    while not state.over:
        if state.view().turn > 0:
            check(state)
        state.play(choices.choice(state.legal()))
    assert all(city.stack == [] for city in state.view().cities)
    check_components(state)


@settings(max_examples=15, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_turns_pass_clockwise_and_the_last_round_is_one_turn_each(mode: Mode, seed: int) -> None:
    state, choices = mode.new(seed), random.Random(seed)
    while not state.over:
        state.play(choices.choice(state.legal()))
    events = state.events()
    order = [event.seat for event in events if event.kind == "turn"]
    assert all(after == (before + 1) % state.seats for before, after in pairwise(order))
    kinds = [event.kind for event in events]
    assert kinds[kinds.index("last-round") :].count("turn") == state.seats
    assert kinds.count("last-round") == 1


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_scores_are_the_sum_of_what_the_log_says(seats: int, seed: int) -> None:
    state, choices = game("masterminds").new(seats=seats, seed=seed), random.Random(seed)
    while not state.over:
        state.play(choices.choice(state.legal()))
    events = state.events()
    for standing in state.result():
        parts = [e.args["points"] for e in events if e.kind.startswith("scored-") and e.seat == standing.seat]
        assert len(parts) == 5 and sum(map(int, parts)) == standing.score
        stolen = sum(event.kind == "stole" and event.seat == standing.seat for event in events)
        claims = [event.args["points"] for event in events if event.kind == "claimed" and event.seat == standing.seat]
        assert parts[1] == 2 * stolen and parts[2] == sum(map(int, claims))
