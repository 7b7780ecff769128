"""Play many games on all cores and sum them up."""

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec import UNSET

from spielwerk.bots.match import Bot, Faults, PlayerPool, bot_name, fill_seats
from spielwerk.bots.play import OUTCOME, policy_games, random_games
from spielwerk.bots.policy import Policy
from spielwerk.bots.registry import BotSpec, line_up
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core.errors import BadOption
from spielwerk.core.game import MOST_SEED, Game
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.lab.figures import Batch, Rates, SimulationFigures

Z_95 = 1.959964


@dataclass(frozen=True)
class Share:
    """A mean with the half-width of its 95 % interval."""

    mean: float
    margin: float


class Report(Batch, frozen=True, kw_only=True):
    """What a simulation found; lists are by seat."""

    seconds: float
    decisions: int
    wins: list[Share]
    places: list[Share]
    bot_wins: dict[str, Share]
    bot_places: dict[str, Share]
    endings: dict[str, int]
    mean_decisions: float
    faults: dict[str, Faults]
    """Of own bots: the moves that a stand-in made."""

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def figures(self) -> SimulationFigures:
        """What `--json` prints."""
        return SimulationFigures(
            **{name: getattr(self, name) for name in Batch.__struct_fields__},
            seconds=round(self.seconds, 4),
            games_per_second=round(self.games_per_second, 1),
            decisions_per_second=round(self.decisions_per_second, 1),
            decisions_per_game=round(self.mean_decisions, 2),
            win_rate=[round(share.mean, 5) for share in self.wins],
            win_rate_margin=[round(share.margin, 5) for share in self.wins],
            mean_place=[round(share.mean, 4) for share in self.places],
            mean_place_margin=[round(share.margin, 4) for share in self.places],
            by_bot={
                name: Rates(round(wins.mean, 5), round(wins.margin, 5), round(self.bot_places[name].mean, 4))
                for name, wins in self.bot_wins.items()
            },
            endings=self.endings,
            faults=self.faults or UNSET,
        )


class Simulation:
    """N games with the same seats, options and bots; game i has seed `seed + i`, whatever the number of threads.

    Bots are names or Python objects with the one method of Player. A table with others than
    built-in bots plays in Python.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        bots: Sequence[str | Bot],
        seed: int,
        options: dict[str, object],
    ) -> None:
        check_seeds(games, seed)
        self.game = game
        self.template = game.blank(seats, options)
        self.seats = seats
        self.seed = seed
        self.options = game.meta.choices(options, seats)
        self.bots: list[Bot] = fill_seats(bots, seats)
        self.specs = [bot for bot in self.bots if isinstance(bot, BotSpec)]
        self.faults = {bot_name(bot): Faults() for bot in self.bots if not isinstance(bot, BotSpec)}
        self.outcomes = np.zeros(games, OUTCOME)

    @property
    def bot_names(self) -> list[str]:
        """By seat."""
        return [bot_name(bot) for bot in self.bots]

    def run(self, threads: int | None = None, progress: Callable[[int], None] = lambda done: None) -> Report:
        """Play them all; `progress` hears how many games were finished since it was last called."""
        if self.faults:
            return self._run_in_python(progress)
        threads = threads or os.cpu_count() or 1
        self._play(np.zeros(1, OUTCOME))  # compile before the clock starts
        started = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            futures = {pool.submit(self._play, self.outcomes[a:b], a): b - a for a, b in self._chunks(threads)}
            for future in as_completed(futures):
                future.result()
                progress(futures[future])
        return self._report(threads, time.perf_counter() - started)

    def _run_in_python(self, progress: Callable[[int], None]) -> Report:
        """One table, one process for each own bot at it."""
        with PlayerPool() as pool:
            choices = dict[str, Any](self.options)
            pool.players(self.bots, self.game.new(self.seats, self.seed, **choices), self.seed)
            started = time.perf_counter()
            for number, outcome in enumerate(self.outcomes):
                state = self.game.new(self.seats, self.seed + number, **choices)
                played = pool.play(state, pool.players(self.bots, state, self.seed + number))
                outcome["decisions"] = sum(played.moves)
                outcome["ending"] = played.ending
                outcome["result"]["seats"]["place"][: self.seats] = played.places
                outcome["result"]["seats"]["score"][: self.seats] = played.scores
                for fault in played.faults:
                    self.faults[bot_name(self.bots[fault.seat])].note(fault.trouble, fault.message)
                progress(1)
        return self._report(1, time.perf_counter() - started)

    def _chunks(self, threads: int) -> Iterator[tuple[int, int]]:
        """Even pieces: some per thread, so that the bar moves and no core waits long."""
        games = len(self.outcomes)
        size = max(1, math.ceil(games / (threads * 16)))
        for first in range(0, games, size):
            yield first, min(first + size, games)

    def _play(self, outcomes: np.ndarray[Any, Any], first: int = 0) -> None:
        states = np.zeros(WORKSPACE_STATES, self.game.dtype)
        content, quiet, workspace = self.game.content.record, log(silent=True), one(WORKSPACE)
        seed = self.seed + first
        if all(bot.policy == Policy.RANDOM for bot in self.specs):
            random_games(content, states, self.template, seed, quiet, workspace, outcomes)
        else:
            line = line_up(self.game, self.seats, self.specs)
            policy_games(content, states, self.template, seed, line.policies, quiet, workspace, line.nets, outcomes)

    def places(self) -> np.ndarray[Any, Any]:
        """Place of every seat in every game."""
        return np.asarray(self.outcomes["result"]["seats"]["place"][:, : self.seats])

    def wins(self) -> np.ndarray[Any, Any]:
        """Every seat's share of the win in every game."""
        return win_shares(self.places())

    def scores(self) -> np.ndarray[Any, Any]:
        """Score of every seat in every game."""
        return np.asarray(self.outcomes["result"]["seats"]["score"][:, : self.seats])

    def _report(self, threads: int, seconds: float) -> Report:
        places = self.places()
        wins = self.wins()
        endings = np.bincount(self.outcomes["ending"], minlength=1)
        by_bot: dict[str, list[int]] = {}
        for seat, bot in enumerate(self.bots):
            by_bot.setdefault(bot_name(bot), []).append(seat)
        return Report(
            game=self.game.id,
            seats=self.seats,
            games=len(self.outcomes),
            seed=self.seed,
            options=self.options,
            content=self.game.content.digest,
            bots=self.bot_names,
            threads=threads,
            seconds=seconds,
            decisions=int(self.outcomes["decisions"].sum()),
            wins=[mean_share(wins[:, seat]) for seat in range(self.seats)],
            places=[mean_share(places[:, seat]) for seat in range(self.seats)],
            bot_wins={name: mean_share(wins[:, seats].mean(axis=1)) for name, seats in by_bot.items()},
            bot_places={name: mean_share(places[:, seats].mean(axis=1)) for name, seats in by_bot.items()},
            endings={self.game.endings(i).name.lower(): int(n) for i, n in enumerate(endings) if n},
            mean_decisions=float(self.outcomes["decisions"].mean()),
            faults=self.faults,
        )


def check_seeds(games: int, seed: int) -> None:
    """Refuse a number of games or a first seed that cannot be played."""
    if games < 1:
        raise BadOption(f"{games} games cannot be played; ask for at least 1")
    if not 0 <= seed <= MOST_SEED - games:
        raise BadOption(f"seed {seed} is out of range; it is a whole number from 0 to {MOST_SEED - games}")


def win_shares(places: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """1 for a win alone; who shares first place shares the win."""
    first = places == 1
    return np.asarray(first / np.maximum(first.sum(axis=1, keepdims=True), 1))


def mean_share(values: np.ndarray[Any, Any]) -> Share:
    """The mean of some figures, with its interval."""
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return Share(float(values.mean()), Z_95 * spread / math.sqrt(len(values)))
