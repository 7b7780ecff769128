"""What a tournament found: win rates, places, ratings and who beats whom, all with 95 % intervals."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec import UNSET
from openskill.models import PlackettLuce

from spielwerk.bots.match import Faults
from spielwerk.lab.figures import StandingFigures, TournamentFigures
from spielwerk.lab.schedule import Sides
from spielwerk.lab.simulate import Z_95


class GameLine(msgspec.Struct, forbid_unknown_fields=True):
    """One game of a tournament as the file keeps it; lists are by seat."""

    game: int
    round: int
    seed: int
    bots: list[int]
    places: list[int]
    scores: list[int]
    moves: list[int]
    seconds: list[float]
    ending: str
    faults: list[tuple[int, str, str]] = []
    """Seat, trouble, message."""


class Interval(NamedTuple):
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float

    def rounded(self, digits: int) -> list[float]:
        return [round(self.low, digits), round(self.high, digits)]


@dataclass(frozen=True)
class BotStanding:
    """How one bot did."""

    name: str
    games: int
    wins: Interval
    places: Interval
    rating: Interval
    place_counts: list[int]
    """How often it came first, second, …"""
    moves: int
    seconds_per_move: float
    faults: Faults
    own: bool

    def figures(self) -> StandingFigures:
        """What `--json` prints."""
        return StandingFigures(
            name=self.name,
            games=self.games,
            win_rate=round(self.wins.mean, 5),
            win_rate_interval=self.wins.rounded(5),
            mean_place=round(self.places.mean, 4),
            mean_place_interval=self.places.rounded(4),
            rating=round(self.rating.mean, 3),
            rating_interval=self.rating.rounded(3),
            seconds_per_move=float(f"{self.seconds_per_move:.4g}"),
            moves=self.moves,
            places=self.place_counts,
            faults=self.faults if self.own else UNSET,
        )


@dataclass(frozen=True)
class Standings:
    """The table of a tournament, best bot first."""

    game: str
    seats: int
    sides: Sides
    games: int
    seed: int
    options: dict[str, str]
    content: str
    bots: list[BotStanding]
    beats: list[list[Interval | None]]
    """How often the bot of a row ends ahead of the bot of a column; a tie counts half."""
    seconds: float = field(default=0.0, compare=False)

    @property
    def team_game(self) -> bool:
        return any(len(side) > 1 for side in self.sides)

    def figures(self) -> TournamentFigures:
        """What `--json` prints."""
        return TournamentFigures(
            game=self.game,
            seats=self.seats,
            teams=[list(side) for side in self.sides] if self.team_game else None,
            games=self.games,
            seed=self.seed,
            options=self.options,
            content=self.content,
            seconds=round(self.seconds, 3),
            bots=[bot.figures() for bot in self.bots],
            beats={bot.name: self._beaten_by(row) for bot, row in zip(self.bots, self.beats, strict=True)},
        )

    def _beaten_by(self, row: Sequence[Interval | None]) -> dict[str, float]:
        rates = zip(self.bots, row, strict=True)
        return {other.name: round(rate.mean, 5) for other, rate in rates if rate is not None}


class Entry(NamedTuple):
    """One side of a finished game."""

    bot: int
    place: int
    win: float


def entries(line: GameLine, sides: Sides) -> list[Entry]:
    """A game by sides: places from 1, ties repeat; who shares first place shares the win.

    >>> line = GameLine(0, 0, 0, [7, 8, 7, 8], [3, 1, 3, 1], [], [], [], "won")
    >>> entries(line, [[0, 2], [1, 3]])
    [Entry(bot=7, place=2, win=0.0), Entry(bot=8, place=1, win=1.0)]
    """
    raw = [line.places[side[0]] for side in sides]
    places = [1 + sum(other < place for other in raw) for place in raw]
    winners = places.count(1)
    return [Entry(line.bots[side[0]], place, (place == 1) / winners) for side, place in zip(sides, places, strict=True)]


class Samples:
    """Values of one figure, gathered by round: games with the same chance are no independent observations."""

    def __init__(self) -> None:
        self.rounds: dict[int, list[float]] = {}

    def add(self, round: int, value: float) -> None:
        self.rounds.setdefault(round, []).append(value)

    def __bool__(self) -> bool:
        return bool(self.rounds)

    def _mean_and_error(self) -> tuple[float, float]:
        """Of all values, and the standard error by rounds."""
        sums = np.array([sum(values) for values in self.rounds.values()])
        counts = np.array([len(values) for values in self.rounds.values()])
        mean = float(sums.sum() / counts.sum())
        n = len(sums)
        spread = float((((sums - mean * counts) / counts.mean()) ** 2).sum() / max(n - 1, 1))
        return mean, math.sqrt(spread / n)

    def mean(self, least: float, most: float) -> Interval:
        """The mean, with an interval within the bounds."""
        mean, error = self._mean_and_error()
        if len(self.rounds) == 1:
            return Interval(mean, least, most)
        return Interval(mean, max(least, mean - Z_95 * error), min(most, mean + Z_95 * error))

    def rate(self) -> Interval:
        """A share from 0 to 1 with Wilson's interval, which is honest near the ends too."""
        mean, error = self._mean_and_error()
        n = len(self.rounds)
        if error > 0 and 0 < mean < 1:
            n = max(1, round(mean * (1 - mean) / error**2))
        return wilson(mean, n)


def wilson(rate: float, n: int) -> Interval:
    """Wilson's 95 % interval of a rate seen in n observations.

    >>> [round(bound, 3) for bound in wilson(1.0, 20)]
    [1.0, 0.839, 1.0]
    """
    z = Z_95**2 / n
    centre = (rate + z / 2) / (1 + z)
    half = math.sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    return Interval(rate, min(rate, max(0.0, centre - half)), max(rate, min(1.0, centre + half)))


def ratings(games: Iterable[Sequence[Entry]], bots: int) -> list[Interval]:
    """Plackett-Luce ratings from the games in their order; a bot that sits there twice learns the mean of both."""
    model = PlackettLuce(tau=0.0)  # bots do not change during a tournament
    rated = [model.rating() for _ in range(bots)]
    for sides in games:
        new = model.rate([[rated[side.bot]] for side in sides], ranks=[float(side.place) for side in sides])
        for bot in {side.bot for side in sides}:
            own = [team[0] for team, side in zip(new, sides, strict=True) if side.bot == bot]
            mu, sigma = (sum(getattr(r, name) for r in own) / len(own) for name in ("mu", "sigma"))
            rated[bot] = model.rating(mu=mu, sigma=sigma)
    return [Interval(r.mu, r.mu - Z_95 * r.sigma, r.mu + Z_95 * r.sigma) for r in rated]


class _Tally:
    """All that is counted of one bot."""

    def __init__(self, bots: int, sides: int) -> None:
        self.games = 0
        self.wins, self.places = Samples(), Samples()
        self.ahead = [Samples() for _ in range(bots)]
        self.place_counts = [0] * sides
        self.moves, self.seconds = 0, 0.0
        self.faults = Faults()

    def add(self, round: int, own: Entry, all_sides: Sequence[Entry]) -> None:
        self.wins.add(round, own.win)
        self.places.add(round, own.place)
        self.place_counts[own.place - 1] += 1
        for other in all_sides:
            if other.bot != own.bot:
                self.ahead[other.bot].add(round, 0.5 * ((own.place < other.place) + (own.place <= other.place)))


def tally(lines: Sequence[GameLine], bots: int, sides: Sides) -> list[_Tally]:
    """Count everything, bot by bot."""
    tallies = [_Tally(bots, len(sides)) for _ in range(bots)]
    for line in lines:
        found = entries(line, sides)
        for entry in found:
            tallies[entry.bot].add(line.round, entry, found)
        for seat, bot in enumerate(line.bots):
            tallies[bot].moves += line.moves[seat]
            tallies[bot].seconds += line.seconds[seat]
        for bot in set(line.bots):
            tallies[bot].games += 1
        for seat, trouble, message in line.faults:
            tallies[line.bots[seat]].faults.note(trouble, message)
    return tallies


def standing(name: str, own: bool, counted: _Tally, rating: Interval) -> BotStanding:
    """One row of the table."""
    return BotStanding(
        name=name,
        games=counted.games,
        wins=counted.wins.rate(),
        places=counted.places.mean(1, len(counted.place_counts)),
        rating=rating,
        place_counts=counted.place_counts,
        moves=counted.moves,
        seconds_per_move=counted.seconds / max(counted.moves, 1),
        faults=counted.faults,
        own=own,
    )
