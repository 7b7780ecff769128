"""Bots are fair, repeatable, and better than chance."""

import random

import numpy as np
import pytest

from spielwerk.bots.hints import hint
from spielwerk.bots.player import BotContext, PolicyPlayer
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.games import available
from spielwerk.lab.simulate import Simulation, win_shares
from tests.support import Mode, game

GAMES = [meta.id for meta in available()]


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_does_not_see_hidden_facts(id: str) -> None:
    """Its choice is the same when all that its seat does not know is otherwise."""
    rng = one(RNG)
    start_stream(rng, 5, 0)
    choices = random.Random(5)
    seats = game(id).meta.seats[0]
    state = Mode(id, seats).new(5)
    for _ in range(25):
        if state.over:
            break
        seat = choices.choice(state.actors())
        other = state.copy()
        state.game.rules.resample(state.game.content.record, other.record, seat, rng)
        chosen = [PolicyPlayer("greedy:3", seed=1).choose(table, seat) for table in (state, other)]
        assert chosen[0] == chosen[1]
        state.play(choices.choice(state.legal(seat)), seat)


@pytest.mark.parametrize("id", GAMES)
def test_greedy_beats_random(id: str) -> None:
    table = game(id)
    seats = table.meta.seats[0]
    report = Simulation(table, seats, 60, ["greedy:10", "random"], 1, {}).run()
    assert report.wins[0].mean > 0.6


def test_shared_first_places_share_the_win() -> None:
    places = np.array([[1, 2, 3], [1, 1, 3], [1, 1, 1]])
    assert win_shares(places).tolist() == [[1, 0, 0], [0.5, 0.5, 0], [1 / 3, 1 / 3, 1 / 3]]


def test_the_same_seed_makes_the_same_choices() -> None:
    state = game("verlagswelt").new(seats=3, seed=8)
    first, second = (
        [PolicyPlayer("greedy:2", seed=9).choose(state, state.actors()[0]) for _ in range(3)] for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("id", GAMES)
def test_bots_that_share_a_workspace_choose_as_if_each_had_its_own(id: str) -> None:
    """Two bots and somebody who asks for hints take turns on one context; sealed plans are kept to all the same."""
    names, common = ("net", "search:30"), BotContext()
    alone, together = ([PolicyPlayer(name, seed=3) for name in names] for _ in range(2))
    state = Mode(id, game(id).meta.seats[0]).new(5)
    for number in range(12):
        seat = state.actors()[0]
        chosen = [own.choose(state, seat) for own in alone]
        assert [shared.choose(state, seat, common) for shared in together] == chosen
        if number == 3:
            assert hint(state, seat, context=common) == hint(state, seat)
        state.play(chosen[0], seat)
