"""What must hold for every game, every number of seats and every option."""

import random

import numpy as np
import pytest

from spielwerk.bots.play import CHANCE_STREAM
from spielwerk.core import flow, rules
from spielwerk.core.agenda import NATURE
from spielwerk.core.buffers import CHANCES, OPTIONS
from spielwerk.core.game import State
from spielwerk.core.log import log
from spielwerk.core.records import duplicate, one
from spielwerk.core.rng import RNG, start_stream
from tests.support import Mode, play_at_random

SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_end_with_places(mode: Mode, seed: int) -> None:
    state = play_at_random(mode.new(seed), seed)
    assert state.over
    assert state.actors() == [] and state.legal() == [] and state.chance() == []
    places = sorted(standing.place for standing in state.result())
    assert places[0] == 1 and all(place <= seats for seats, place in enumerate(places, start=1))


def test_options_are_ascending_and_named_both_ways(mode: Mode) -> None:
    state = mode.new(5)
    actions, names = state.game.actions, state.game.content.names
    choices = random.Random(5)
    while not state.over:
        seat = choices.choice(state.actors())
        options = state.legal(seat)
        numbers = [option.number for option in options]
        assert numbers == sorted(set(numbers)) and len(numbers) >= 2
        assert [actions.parse(str(option), names) for option in options] == options
        state.play(choices.choice(options), seat)


def test_a_game_is_its_seed_and_actions(mode: Mode) -> None:
    state = play_at_random(mode.new(7), 7)
    again = mode.new(7)
    for move in state.moves:
        again.play(move.action, move.seat)
    assert again == state
    assert again.events() == state.events()


def test_copies_and_bytes_are_independent(mode: Mode) -> None:
    state = play_at_random(mode.new(9), 9, decisions=20)
    twin, back = state.copy(), state.game.from_bytes(state.to_bytes())
    assert twin == state == back
    before = state.to_bytes()
    play_at_random(twin, 1, decisions=3)
    play_at_random(back, 1, decisions=3)
    assert state.to_bytes() == before
    assert twin == back


def test_explicit_chance_reaches_the_end(mode: Mode) -> None:
    state = play_at_random(mode.new(11, explicit_chance=True), 11)
    assert state.over


def positions(mode: Mode, seed: int, every: int = 7) -> list[State]:
    """Some positions from one random game."""
    state, found = mode.new(seed), []
    choices = random.Random(seed)
    while not state.over:
        if choices.randrange(every) == 0:
            found.append(state.copy())
        seat = choices.choice(state.actors())
        state.play(choices.choice(state.legal(seat)), seat)
    return [*found, state]


def test_hidden_facts_do_not_reach_a_seat(mode: Mode) -> None:
    """Noninterference: whatever a seat does not know may be otherwise, and it sees and may do the same."""
    rng = one(RNG)
    start_stream(rng, 3, 0)
    for state in positions(mode, 13):
        for seat in range(-1, state.seats):
            hidden = state.hidden(seat)
            other = state.copy()
            state.game.rules.resample(state.game.content.record, other.record, seat, rng)
            assert other.hidden(seat) == hidden
            assert other.view(seat) == state.view(seat)
            if seat >= 0:
                assert other.legal(seat) == state.legal(seat) == hidden.legal(seat)
                assert features(other, seat) == features(state, seat) == features(hidden, seat)


def test_a_hidden_copy_can_be_resampled_and_played(mode: Mode) -> None:
    rng = one(RNG)
    start_stream(rng, 4, 0)
    for state in positions(mode, 17, every=20):
        for seat in range(state.seats):
            imagined = state.hidden(seat)
            imagined.game.rules.resample(imagined.game.content.record, imagined.record, seat, rng)
            assert imagined.hidden(seat) == state.hidden(seat)
            assert play_at_random(imagined, seat).over


def test_hiding_twice_changes_nothing_more(mode: Mode) -> None:
    for state in positions(mode, 19, every=15):
        for seat in range(-1, state.seats):
            assert state.hidden(seat).hidden(seat) == state.hidden(seat)


def features(state: State, seat: int) -> bytes:
    sheet = one(state.game.encoding)
    state.game.rules.encode(state.game.content.record, state.record, seat, sheet)
    assert np.isfinite(sheet.features).all()
    return bytes(sheet.tobytes())


def test_sampled_chance_follows_the_listed_odds(mode: Mode) -> None:
    """What `sample` draws is what `chance` lists, as often as it says (chi-square, loose bound)."""
    state = mode.new(23, explicit_chance=True)
    content = state.game.content.record
    choices = random.Random(23)
    checked = 0
    while not state.over and checked < 12:
        if state.actors():
            seat = choices.choice(state.actors())
            state.play(choices.choice(state.legal(seat)), seat)
            continue
        sheet = one(CHANCES)
        count = flow.chance(content, state.record, sheet)
        odds = dict(zip(sheet.outcomes[:count].tolist(), sheet.weights[:count].tolist(), strict=True))
        assert len(odds) == count > 0
        if checked < 4 or count > 1:
            assert chi_square(state, odds, samples=400) < 40 + 3 * count
            checked += 1
        state.play(choices.choices(list(odds), list(odds.values()))[0])


def chi_square(state: State, odds: dict[int, int], samples: int) -> float:
    trial = duplicate(state.record)
    start_stream(trial.rng, 29, CHANCE_STREAM)
    seen, out = dict.fromkeys(odds, 0), one(CHANCES)
    for _ in range(samples):
        seen[int(flow.sample(state.game.content.record, trial, out))] += 1
    total = sum(odds.values())
    expected = {outcome: samples * weight / total for outcome, weight in odds.items()}
    return sum((seen[o] - expected[o]) ** 2 / expected[o] for o in odds)


def test_generic_functions_find_the_game_by_its_record(mode: Mode) -> None:
    """`core.flow` called from plain Python picks the rules by the type of the record."""
    state = mode.new(31)
    content, record = state.game.content.record, duplicate(state.record)
    options, chances = one(OPTIONS), one(CHANCES)
    seat = rules.first_actor(flow.actors(content, record))
    count = flow.legal(content, record, seat, options)
    assert options.actions[:count].tolist() == [action.number for action in state.legal(seat)]
    assert flow.chance(content, record, chances) == 0
    state.play(int(options.actions[0]), seat)
    flow.apply(content, record, log(), seat, int(options.actions[0]))
    assert record.tobytes() == state.record.tobytes()
    assert NATURE not in [move.seat for move in state.moves]
