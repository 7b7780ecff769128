"""A table for tests: set it up, play by name, read the figures."""

import random
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

import spielwerk
from spielwerk.core.game import Game, State
from spielwerk.games import available


@cache
def game(id: str) -> Game:
    return spielwerk.load(id)


@dataclass(frozen=True)
class Mode:
    """A game with a number of seats and one option that is not the default."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={choice}" for name, choice in self.options)])

    def new(self, seed: int, **extra: Any) -> State:
        return game(self.game).new(seats=self.seats, seed=seed, **dict[str, Any](self.options), **extra)


@cache
def every_mode() -> list[Mode]:
    """Each game with each number of seats: the defaults, then every other choice of every option."""
    modes = []
    for meta in available():
        for seats in meta.seats:
            modes.append(Mode(meta.id, seats))
            for option in meta.options:
                for choice in option.choices_for(seats)[1:]:
                    modes.append(Mode(meta.id, seats, ((option.id, choice),)))
    return modes


def play_at_random(state: State, seed: int, decisions: int = 10_000) -> State:
    """Play on with choices of this seed; chance points too, if the state has them explicit."""
    choices = random.Random(seed)
    for _ in range(decisions):
        if state.over:
            break
        actors = state.actors()
        if not actors:
            outcomes, weights = zip(*state.chance(), strict=True)
            state.play(choices.choices(outcomes, weights)[0])
            continue
        seat = choices.choice(actors)
        state.play(choices.choice(state.legal(seat)), seat)
    return state


class Table:
    """A state whose chance the test decides. Games derive their own builder from it."""

    id: str

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.game = game(self.id)
        self.state = self.game.new(seats=seats, seed=0, explicit_chance=True, **options)

    @property
    def s(self) -> Any:
        """The record itself, for setting up a position."""
        return self.state.record

    def play(self, *actions: str) -> Self:
        """Play actions and outcomes of chance by name, one after the other."""
        for action in actions:
            self.state.play(action)
        return self

    def options(self) -> list[str]:
        """What the seat whose turn it is may choose."""
        return [str(action) for action in self.state.legal()]

    def chances(self) -> dict[str, float]:
        """What chance may bring now, with its probability."""
        return {str(outcome): weight for outcome, weight in self.state.chance()}

    def actor(self) -> int:
        """The one seat whose decision it is."""
        (seat,) = self.state.actors()
        return seat

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The public log entries of one kind, as their facts."""
        return [{"seat": e.seat, **e.args} for e in self.state.events() if e.kind == kind]

    def index(self, domain: str, id: str) -> int:
        return list(self.game.content.names[domain]).index(id)
