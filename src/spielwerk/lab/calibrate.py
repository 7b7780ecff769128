"""Levels for people: how much a bot must be held back so that each level beats the one below it often enough."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from spielwerk.bots.levels import LEVELS, Style, champion_style, write_levels
from spielwerk.bots.registry import BotSpec
from spielwerk.bots.policy import Policy
from spielwerk.core.game import Game
from spielwerk.lab.simulate import Share
from spielwerk.lab.train import strength

WANTED = 0.72
"""Share of games that a level should win against the one below: safely above what is promised."""
GREATEST_TEMPERATURE = 0.4
GREATEST_BLUNDERS = 0.6
STEPS = 8


@dataclass(frozen=True)
class Rung:
    """One level and how it does against the one below it."""

    level: int
    style: Style
    wins: Share | None


def held_back(style: Style, weakness: float) -> Style:
    """A weaker player: it trusts the network alone, is less exact, and now and then does not think at all."""
    return replace(
        style,
        horizon=0,
        plans=0,
        temperature=round(GREATEST_TEMPERATURE * weakness**2, 4),
        blunders=round(GREATEST_BLUNDERS * weakness**2, 4),
    )


def calibrate(game: Game, games: int, seed: int, progress: Callable[[str], None]) -> list[Rung]:
    """Find the levels from the top down and write them beside the game's cards; returns them with their figures."""
    seats = game.meta.seats[0]
    styles = {LEVELS: champion_style(game, seats)}
    above = held_back(styles[LEVELS], 0.0)  # the network alone, which the champion beats
    weakness = 0.0
    for level in range(LEVELS - 1, 0, -1):
        weakness = _weakness_below(game, above, weakness, games, seed, lambda text: progress(f"level {level}: {text}"))
        above = styles[level] = held_back(styles[LEVELS], weakness)
    write_levels(game, [styles[level] for level in range(1, LEVELS)])
    return measure(game, games, seed, progress)


def _weakness_below(
    game: Game, above: Style, low: float, games: int, seed: int, progress: Callable[[str], None]
) -> float:
    """Halve the interval until a player is found that loses as often as wanted."""
    high = 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        bots = _bot("above", above), _bot("below", held_back(above, middle))
        share = strength(game, game.meta.seats[0], *bots, games, seed)
        progress(f"weakness {middle:.3f} loses {share.mean:.1%}")
        low, high = (middle, high) if share.mean < WANTED else (low, middle)
    return high


def _bot(name: str, style: Style) -> BotSpec:
    return BotSpec(name, Policy.AHEAD, style=style)


def measure(game: Game, games: int, seed: int, progress: Callable[[str], None]) -> list[Rung]:
    """How each level does against the one below, the lowest against `random`."""
    rungs = []
    for level in range(LEVELS, 0, -1):
        below = f"level:{level - 1}" if level > 1 else "random"
        wins = strength(game, game.meta.seats[0], f"level:{level}", below, games, seed)
        progress(f"level:{level} wins {wins.mean:.1%} ± {wins.margin:.1%} against {below}")
        rungs.append(Rung(level, champion_style(game, game.meta.seats[0]), wins))
    return rungs
