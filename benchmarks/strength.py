"""How strong the bots are: every rung that docs/strength.md shows, measured on this machine.

python benchmarks/strength.py [GAME …] [--lines 1 2 3 4] [--games 100] [--seed 1] [--page docs/strength.md]

Measures the games named and of each the lines named (all unless given), keeps the figures in benchmarks/strength.json
and writes the page from all that are kept there. Two seats are a tournament; four seats are one bot against three
others, or a team against a team.
"""

import argparse
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

import msgspec
from rich.console import Console

from spielwerk.console import progress
from spielwerk.games import available, load
from spielwerk.lab.strength import strength
from spielwerk.lab.tournament import Tournament

KEPT = Path(__file__).with_suffix(".json")
OPEN_GAMES = ("verlagswelt", "wohlstand")
"""Nothing is hidden there, and a network decides alone: more is asked of it."""
SURPLUS = 2
"""Random play is quick: so many times the games of the other rungs."""


class Rung(msgspec.Struct, frozen=True):
    """One bot against others of one kind."""

    seats: int
    bot: str
    against: str
    needed: float


class Measured(msgspec.Struct, frozen=True):
    """What came of a rung; times are seconds per move."""

    game: str
    rung: Rung
    games: int
    seed: int
    wins: float
    low: float
    high: float
    times: tuple[float, float] | None = None

    @property
    def command(self) -> str:
        """What plays these games again."""
        rung, numbers = self.rung, f"--games {self.games} --seed {self.seed} --json"
        if rung.seats == 2:
            return f"spielwerk tournament {self.game} --bots {rung.bot},{rung.against} --seats 2 {numbers}"
        return f"spielwerk gate {self.game} --seats {rung.seats} --bot {rung.bot} --against {rung.against} {numbers}"


def rungs(game: str) -> list[Rung]:
    """What is asked of the bots of a game."""
    return [
        Rung(2, "search:1000", "random", 0.98),
        Rung(2, "net", "search:1000", 0.75 if game in OPEN_GAMES else 0.6),
        Rung(2, "champion", "search:5000", 0.65),
        Rung(4, "champion", "search:1000", 0.45),
    ]


def measure(game: str, rung: Rung, games: int, seed: int) -> Measured:
    """Play a rung."""
    if rung.against == "random":
        games *= SURPLUS
    loaded = load(game)
    if rung.seats > 2:
        mean, margin = astuple(strength(loaded, rung.seats, rung.bot, rung.against, games, seed))
        return Measured(game, rung, games, seed, mean, max(0.0, mean - margin), min(1.0, mean + margin))
    contest = Tournament(loaded, rung.seats, games, [rung.bot, rung.against], seed, {})
    with progress(f"{game}: {rung.bot} against {rung.against}", games) as advance:
        found = {bot.name: bot for bot in contest.run(progress=advance).bots}
    bot, other = found[rung.bot], found[rung.against]
    return Measured(game, rung, games, seed, *bot.wins, (bot.seconds_per_move, other.seconds_per_move))


def figures() -> list[Measured]:
    """All that is kept, game by game."""
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Measured]) if KEPT.exists() else []


def keep(now: Measured) -> None:
    """A new figure takes the place of the old one of its rung."""
    others = [old for old in figures() if (old.game, old.rung) != (now.game, now.rung)]
    kept = sorted([now, *others], key=lambda it: (it.game, rungs(it.game).index(it.rung)))
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def page(kept: list[Measured]) -> Iterator[str]:
    """The figures for the documentation."""
    yield "# How strong the bots are\n"
    yield (
        "Wins of the first bot with 95 % intervals; seats rotated, the same luck for each rotation. With four\n"
        "seats one bot meets three others (zenith: a team meets a team), and an even share would be 25 %\n"
        "(50 %). This page is generated: `python benchmarks/strength.py --page docs/strength.md` measures all\n"
        "of it.\n"
    )
    yield "| game | seats | bot | against | wins | asked | games | ms per move |"
    yield "|---|---|---|---|---|---|---|---|"
    for it in kept:
        times = f"{1000 * it.times[0]:.1f} against {1000 * it.times[1]:.1f}" if it.times else ""
        wins = f"**{it.wins:.1%}** ({it.low:.1%} to {it.high:.1%})"
        rung = it.rung
        yield (
            f"| {it.game} | {rung.seats} | `{rung.bot}` | `{rung.against}` | {wins} | {rung.needed:.0%} | {it.games} |"
            f" {times} |"
        )
    yield "\nEach line by itself:\n\n```sh"
    yield from (it.command for it in kept)
    yield "```"


def main() -> None:
    """Measure, keep, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    everything = [meta.id for meta in available()]
    parser.add_argument("games", nargs="*", metavar="GAME", default=everything)
    parser.add_argument("--lines", nargs="+", type=int, choices=range(1, 5), default=range(1, 5), help="of each game")
    parser.add_argument("--games", type=int, default=100, dest="number", help="games of one rung")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, help="write the table of all figures there")
    wanted = parser.parse_args()
    if unknown := set(wanted.games) - set(everything):
        parser.error(f"there is no game {', '.join(sorted(unknown))}; there are {', '.join(everything)}")
    for game in wanted.games:
        for line in wanted.lines:
            rung = rungs(game)[line - 1]
            now = measure(game, rung, wanted.number, wanted.seed)
            Console().print(f"{game}, {rung.seats} seats, {rung.bot} against {rung.against}: {now.wins:.1%}")
            keep(now)
    if wanted.page:
        wanted.page.write_text("\n".join(page(figures())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
