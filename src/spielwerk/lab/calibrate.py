"""Levels for people: how much a bot must be held back so that each level beats the one below it often enough."""

from collections.abc import Callable
from dataclasses import replace

from spielwerk.bots.levels import (
    LEVELS,
    LevelResult,
    champion_settings,
    level_results,
    level_settings,
    net_settings,
    write_levels,
)
from spielwerk.bots.policy import Policy
from spielwerk.bots.registry import BotSpec
from spielwerk.bots.settings import BotSettings
from spielwerk.core.game import Game
from spielwerk.games import available, load
from spielwerk.lab.strength import strength

AGAINST_RANDOM = 0.85
"""What the lowest level wins against random play: a newcomer does better."""
LEAST_WINS = 0.72
"""What a level wins at least against the one below: safely above the 65 % that are promised."""
GREATEST_TEMPERATURE = 0.5
GREATEST_BLUNDERS = 1.0
STEPS = 7

Tell = Callable[[str], None]


def weakened(settings: BotSettings, weakness: float) -> BotSettings:
    """A weaker player: it is less exact, and now and then does not think at all."""
    grade = weakness**2
    return replace(
        settings, temperature=round(GREATEST_TEMPERATURE * grade, 4), blunders=round(GREATEST_BLUNDERS * grade, 4)
    )


def calibrate(game: Game, games: int, seed: int, tell: Tell) -> list[LevelResult]:
    """Find the levels, measure them and write them beside the game's cards.

    From the network alone (which is quick, and which the champion beats) each is just weak enough to lose clearly to
    the one above. If the lowest is then still too strong for a newcomer, it is held back more, and the second stands
    half-way between its neighbours.
    """
    alone = net_settings(game, game.meta.seats[0])

    def wins(above: str | BotSpec, below: str | BotSpec) -> float:
        return strength(game, game.meta.seats[0], above, below, games, seed).mean

    def player(weakness: float) -> BotSpec:
        return _bot(f"held back by {weakness:.3f}", weakened(alone, weakness))

    def holds_against(above: BotSpec) -> Callable[[float], bool]:
        return lambda weakness: wins(above, player(weakness)) <= LEAST_WINS

    ladder = [0.0]  # three times just weak enough
    for level in range(LEVELS - 1, 0, -1):
        ladder.append(_weakest(ladder[-1], 1.0, holds_against(player(ladder[-1]))))
        tell(f"level {level}: held back by {ladder[-1]:.3f}")
    _, high, middle, low = ladder
    newcomer = _weakest(0.0, 1.0, lambda weakness: wins(player(weakness), "random") >= AGAINST_RANDOM)
    if newcomer > low:
        low, third, first = newcomer, player(high), player(newcomer)
        middle = _weakest(high, low, lambda weakness: wins(third, player(weakness)) <= wins(player(weakness), first))
        tell(f"level 1 for newcomers: held back by {low:.3f}, level 2 half-way by {middle:.3f}")
    levels = [weakened(alone, weakness) for weakness in (low, middle, high)]
    write_levels(game, levels, [])
    return measure_levels(game, games, seed, tell)


def measure_levels(game: Game, games: int, seed: int, tell: Tell) -> list[LevelResult]:
    """Measure the levels as they are, for instance after a network or the champion changed, and write the figures."""
    levels = [level_settings(game, game.meta.seats[0], level) for level in range(1, LEVELS)]
    measured = measure(game, levels, games, seed, tell)
    write_levels(game, levels, measured)
    return measured


def _weakest(low: float, high: float, holds: Callable[[float], bool]) -> float:
    """How far one may be held back for something still to hold, by halving the interval."""
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def _bot(name: str, settings: BotSettings) -> BotSpec:
    return BotSpec(name, Policy.NET, settings=settings)


def measure(game: Game, levels: list[BotSettings], games: int, seed: int, tell: Tell) -> list[LevelResult]:
    """How each level does against the one below, and the lowest against `random`; with other seeds than the search."""
    seats = game.meta.seats[0]
    bots: list[str | BotSpec] = ["random", *(_bot(f"level:{i}", settings) for i, settings in enumerate(levels, 1))]
    bots.append(_bot(f"level:{LEVELS}", champion_settings(game, seats)))
    found = []
    for level in range(1, LEVELS + 1):
        share = strength(game, seats, bots[level], bots[level - 1], games, seed + 1_000_000)
        below = f"level:{level - 1}" if level > 1 else "random"
        tell(f"level:{level} wins {share.mean:.1%} ± {share.margin:.1%} against {below}")
        found.append(LevelResult(level, below, games, seed + 1_000_000, round(share.mean, 4), round(share.margin, 4)))
    return found


def page() -> str:
    """The table of all levels for the documentation."""
    lines = [
        "# Levels of the bots",
        "",
        "Each game has four levels. The highest is the champion; the others are the game's network, held back:"
        " `temperature` lets it choose what is nearly as good as the best, `blunders` is the share of decisions that it"
        " takes without thinking. Two seats, seats rotated, the same luck for both; ± is a 95 % interval.",
        "",
        "This page is generated: `spielwerk calibrate GAME` finds and measures the levels of a game,"
        " `spielwerk calibrate GAME --as-they-are` measures them again (seeds begin a million above `--seed`),"
        " `spielwerk calibrate --page docs/levels.md` writes this table.",
        "",
        "| game | level | German | English | wins against the level below | games | seed |",
        "|---|---|---|---|---|---|---|",
    ]
    for meta in available():
        game = load(meta.id)
        german, english = game.texts("de"), game.texts("en")
        for result in level_results(game):
            names = [texts.format(f"level-{result.level}") for texts in (german, english)]
            below = "" if result.level > 1 else " (`random`)"
            wins = f"{result.wins:.1%} ± {result.margin:.1%}{below}"
            lines.append(
                f"| {meta.id} | {result.level} | {names[0]} | {names[1]} | {wins} | {result.games} | {result.seed} |"
            )
    return "\n".join(lines) + "\n"
