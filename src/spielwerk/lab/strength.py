"""How strong a bot is: its share of wins against others, and the gate that a champion must pass.

The gate: what a champion does on top of its network must earn the time it costs. It stops as soon as the result is
beyond doubt, so that a clear case needs a hundred games or two and only a close one all of them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from spielwerk.bots.registry import BotSpec
from spielwerk.core.game import Game
from spielwerk.lab.figures import GateFigures
from spielwerk.lab.simulate import Share, Simulation, mean_share

Bot = str | BotSpec

REQUIRED_GAIN = 0.02
"""What a champion must win beyond an even share: 52 % of the games of two sides."""
MOST_GAMES = 4_000
BLOCK = 100
"""Games between two looks at the result …"""
CERTAINTY = 2.0
"""… which is beyond doubt at so many half-widths of its interval: forty looks then err in less than one gate of 200."""


def strength(game: Game, seats: int, bot: Bot, against: Bot, games: int, seed: int) -> Share:
    """Share of games that a bot wins as one side against others of one kind, in all rotations with the same seeds."""
    return mean_share(_wins(game, seats, bot, against, games, seed))


def _wins(game: Game, seats: int, bot: Bot, against: Bot, games: int, seed: int) -> np.ndarray[Any, Any]:
    sides = game.meta.sides(seats)
    wins = []
    for side in sides:
        bots = [bot if seat in side else against for seat in range(seats)]
        simulation = Simulation(game, seats, max(1, games // len(sides)), bots, seed, {})
        simulation.run()
        wins.append(simulation.wins()[:, side].sum(axis=1))
    return np.concatenate(wins)


class Verdict(NamedTuple):
    """How the gate stands after some games."""

    share: Share
    games: int
    needed: float

    @property
    def accepted(self) -> bool:
        """May the champion keep what it does?"""
        return self.share.mean >= self.needed

    def figures(self, game: str, seats: int) -> GateFigures:
        """What `--json` prints."""
        return GateFigures(
            game=game,
            seats=seats,
            wins=self.share.mean,
            margin=self.share.margin,
            games=self.games,
            accepted=self.accepted,
        )

    @property
    def is_certain(self) -> bool:
        """Is that beyond doubt already?"""
        return abs(self.share.mean - self.needed) > CERTAINTY * self.share.margin


def gate(
    game: Game,
    seats: int,
    seed: int,
    bot: Bot = "champion",
    against: Bot = "net",
    most: int = MOST_GAMES,
    tell: Callable[[Verdict], None] = lambda verdict: None,
) -> Verdict:
    """Does the champion win enough against the network alone?"""
    needed = 1 / len(game.meta.sides(seats)) + REQUIRED_GAIN
    wins = np.empty(0)
    while True:
        wins = np.concatenate([wins, _wins(game, seats, bot, against, min(BLOCK, most), seed + len(wins))])
        verdict = Verdict(mean_share(wins), len(wins), needed)
        tell(verdict)
        if verdict.is_certain or len(wins) >= most:
            return verdict
