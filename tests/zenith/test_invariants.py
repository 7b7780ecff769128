"""Laws that hold in every position of every random game."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.bits import count_cards
from spielwerk.core.game import State
from spielwerk.games.zenith.state import Ending
from tests.support import Mode, every_mode, game

MODES = [mode for mode in every_mode() if mode.game == "zenith"]
CARDS = 90
TOKENS = 16
DEEPEST_AGENDA = 30
TURN_AND_DECISION = 2


def check_cards(state: State) -> None:
    """Every card lies in exactly one place, and the counts agree."""
    view = state.view()
    seen = [card for party in view.parties for column in party.columns.values() for card in column] + view.discards
    for seat in range(state.seats):
        own = state.view(seat).seats[seat]
        assert len(own.hand) == own.hand_size and set(own.given) <= set(own.hand)
        seen += own.hand
    assert len(seen) == len(set(seen))
    assert len(seen) + view.deck_size == CARDS
    assert count_cards(state.record.deck) == view.deck_size


def check_boards(state: State) -> None:
    view = state.view()
    tokens = [planet.token for planet in view.planets] + list(view.technology_tokens.values())
    lying = sum(token is not None for token in tokens)
    assert lying + sum(view.supply.values()) + sum(view.used_tokens.values()) == TOKENS
    assert all(planet.position is None or abs(planet.position) <= 3 for planet in view.planets)
    assert sum(party.badge is not None for party in view.parties) <= 1
    for party in view.parties:
        assert party.credits >= 0 and party.zenithium >= 0
        assert all(0 <= level <= 5 for level in party.levels.values())
        discs = sum(party.discs.values())
        won = max([*party.discs.values(), 0]) >= 3 or len(party.discs) >= 4 or discs >= 5
        assert won == (view.winner == party.party and state.record.ending < Ending.EXHAUSTED)


def check_agenda(state: State) -> None:
    record = state.record
    assert record.agenda.size <= DEEPEST_AGENDA and 0 <= record.open_contexts <= record.contexts.size
    if state.view().question == "choose_card":
        assert record.agenda.size == TURN_AND_DECISION and record.open_contexts == 0
        assert None not in [planet.position for planet in state.view().planets]


@settings(max_examples=12, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_nothing_gets_lost(mode: Mode, seed: int) -> None:
    state, choices = mode.new(seed), random.Random(seed)
    while not state.over:
        if choices.randrange(3) == 0:
            check_cards(state)
            check_boards(state)
        check_agenda(state)
        seat = choices.choice(state.actors())
        state.play(choices.choice(state.legal(seat)), seat)
    check_cards(state)
    check_boards(state)


@settings(max_examples=6, deadline=None)
@given(seats=st.sampled_from([2, 4]), seed=st.integers(0, 2**32))
def test_everybody_plays_in_turn(seats: int, seed: int) -> None:
    state, choices = game("zenith").new(seats=seats, seed=seed), random.Random(seed)
    while not state.over:
        seat = choices.choice(state.actors())
        state.play(choices.choice(state.legal(seat)), seat)
    order = [event.seat for event in state.events() if event.kind == "turn"]
    members = seats // 2
    rounds = [order[at : at + members] for at in range(0, len(order), members)]
    for number, turn in enumerate(rounds):
        party = (order[0] + number) % 2
        assert {seat % 2 for seat in turn} == {party} and len(set(turn)) == len(turn)


def test_the_state_is_small() -> None:
    assert game("zenith").dtype.itemsize <= 1024
