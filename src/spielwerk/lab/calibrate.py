"""Levels for people: how much a bot must be held back so that each level beats the one below it often enough."""

from collections.abc import Callable
from dataclasses import replace

from spielwerk.bots.levels import LEVELS, Rung, Style, champion_style, net_style, rungs, write_levels
from spielwerk.bots.policy import Policy
from spielwerk.bots.registry import BotSpec
from spielwerk.core.game import Game
from spielwerk.games import available, load
from spielwerk.lab.train import strength

WANTED = 0.71
"""Share of games that a level should win against the one below: safely above the 65 % that are promised."""
GREATEST_TEMPERATURE = 0.5
GREATEST_BLUNDERS = 1.0
STEPS = 7

Tell = Callable[[str], None]


def held_back(style: Style, weakness: float) -> Style:
    """A weaker player: it is less exact, and now and then does not think at all."""
    grade = weakness**2
    return replace(
        style, temperature=round(GREATEST_TEMPERATURE * grade, 4), blunders=round(GREATEST_BLUNDERS * grade, 4)
    )


def calibrate(game: Game, games: int, seed: int, tell: Tell) -> list[Rung]:
    """Find the levels from the top down, measure them and write them beside the game's cards.

    The search starts from the network alone, which is quick, and which the champion beats.
    """
    seats = game.meta.seats[0]
    alone = net_style(game, seats)
    above, weakness = alone, 0.0
    styles: list[Style] = []
    for level in range(LEVELS - 1, 0, -1):
        weakness = _weakness_below(game, above, alone, weakness, games, seed, tell, f"level {level}")
        above = held_back(alone, weakness)
        styles.insert(0, above)
    write_levels(game, styles, [])
    measured = measure(game, styles, games, seed, tell)
    write_levels(game, styles, measured)
    return measured


def _weakness_below(
    game: Game, above: Style, alone: Style, low: float, games: int, seed: int, tell: Tell, name: str
) -> float:
    """Halve the interval until a player is found that loses as often as wanted."""
    high = 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        share = strength(
            game, game.meta.seats[0], _bot("above", above), _bot("below", held_back(alone, middle)), games, seed
        )
        tell(f"{name}: held back by {middle:.3f}, it loses {share.mean:.1%}")
        low, high = (middle, high) if share.mean < WANTED else (low, middle)
    return high


def _bot(name: str, style: Style) -> BotSpec:
    return BotSpec(name, Policy.NET, style=style)


def measure(game: Game, styles: list[Style], games: int, seed: int, tell: Tell) -> list[Rung]:
    """How each level does against the one below, and the lowest against `random`; with other luck than the search."""
    seats = game.meta.seats[0]
    bots: list[str | BotSpec] = ["random", *(_bot(f"level:{i}", style) for i, style in enumerate(styles, 1))]
    bots.append(_bot(f"level:{LEVELS}", champion_style(game, seats)))
    found = []
    for level in range(1, LEVELS + 1):
        share = strength(game, seats, bots[level], bots[level - 1], games, seed + 1_000_000)
        below = f"level:{level - 1}" if level > 1 else "random"
        tell(f"level:{level} wins {share.mean:.1%} ± {share.margin:.1%} against {below}")
        found.append(Rung(level, below, games, seed + 1_000_000, round(share.mean, 4), round(share.margin, 4)))
    return found


def page() -> str:
    """The table of all levels for the documentation."""
    lines = [
        "# Levels of the bots",
        "",
        "Each game has four levels, made from its strongest player by holding it back: `temperature` lets it choose"
        " what is nearly as good as the best, `blunders` is the share of decisions that it takes without thinking. The"
        " highest level is the champion. Two seats, seats rotated, the same luck for both; ± is a 95 % interval.",
        "",
        "This page is generated: `spielwerk calibrate GAME` finds and measures the levels of a game,"
        " `spielwerk calibrate --page docs/levels.md` writes this table.",
        "",
        "| game | level | German | English | wins against the level below | games | seed |",
        "|---|---|---|---|---|---|---|",
    ]
    for meta in available():
        game = load(meta.id)
        german, english = game.texts("de"), game.texts("en")
        for rung in rungs(game):
            names = [texts.format(f"level-{rung.level}") for texts in (german, english)]
            below = "" if rung.level > 1 else " (`random`)"
            wins = f"{rung.wins:.1%} ± {rung.margin:.1%}{below}"
            lines.append(
                f"| {meta.id} | {rung.level} | {names[0]} | {names[1]} | {wins} | {rung.games} | {rung.seed} |"
            )
    return "\n".join(lines) + "\n"
