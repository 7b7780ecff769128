"""Compile a game ahead of its first use, step by step, so that people see how far it is."""

from collections.abc import Callable, Iterator

import numpy as np

from spielwerk.bots.desk import DESK, DESK_STATES
from spielwerk.bots.hints import hint
from spielwerk.bots.play import OUTCOME, policy_games, random_games
from spielwerk.bots.player import PolicyPlayer
from spielwerk.bots.registry import line_up, parse_bot
from spielwerk.core.game import Game, State
from spielwerk.core.jit import CACHE, COMPILED
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.core.rng import RNG


def is_warm(id: str) -> bool:
    """Has this game been compiled with the present sources?"""
    return not COMPILED or (CACHE / f"{id}.ready").exists()


def mark_warm(id: str) -> None:
    """Remember that it has."""
    (CACHE / f"{id}.ready").touch()


def steps(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """What there is to compile: a name for each step, and the step."""
    seats = game.meta.seats[0]
    state: list[State] = []

    def first() -> State:
        return state[0]

    yield "setup", lambda: state.append(game.new(seats, 0))
    yield "decisions", lambda: first().play(first().legal(seat := first().actors()[0])[0], seat)
    yield "views", lambda: (first().view(0), first().result(), first().chance())
    yield "chance", lambda: game.rules.resample(game.content.record, first().record, 0, one(RNG))
    yield "features", lambda: game.rules.encode(game.content.record, first().record, 0, one(game.encoding))
    yield "simulation", lambda: _batch(game, seats, "random")
    yield "bots", lambda: _batch(game, seats, "greedy:1")
    yield "table", lambda: _choice(game, seats, "search:1")
    yield "search", lambda: _choice(game, seats, "search:0.001s")
    yield "hints", lambda: hint(new := game.new(seats, 0), new.actors()[0])


def _choice(game: Game, seats: int, bot: str) -> None:
    state = game.new(seats, 0)
    PolicyPlayer(bot).choose(state, state.actors()[0])


def _batch(game: Game, seats: int, bot: str) -> None:
    states, outcomes = np.zeros(DESK_STATES, game.dtype), np.zeros(1, OUTCOME)
    content, template, quiet, desk = game.content.record, game.blank(seats, {}), log(silent=True), one(DESK)
    if bot == "random":
        random_games(content, states, template, 0, quiet, desk, outcomes)
    else:
        line = line_up(game, seats, [parse_bot(bot)] * seats)
        policy_games(content, states, template, 0, line.policies, quiet, desk, line.nets, outcomes)
