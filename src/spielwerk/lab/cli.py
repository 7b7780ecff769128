"""Commands of the laboratory that make bots: `spielwerk train`, `spielwerk calibrate`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from spielwerk.core.game import Game
    from spielwerk.lab.train import Plan, Training

notices = Console(stderr=True)


def train_net(
    game: "Game",
    seats: int,
    plan: "Plan",
    seed: int,
    out: Path,
    resume: bool,
    against: str,
    checks: int,
    check_games: int,
    opponent: Path | None,
    begin: int | None,
) -> None:
    """Train, keep a checkpoint after each part, and show how strong the network has become."""
    from spielwerk.bots.weights import load_net
    from spielwerk.lab.train import Training

    rival = load_net(game, seats, opponent)[0] if opponent else None
    training = Training(game, seats, seed, plan, rival, load_net(game, begin)[0] if begin else None)
    checkpoint = out.with_suffix(".checkpoint.npz")
    if resume:
        training.resume(checkpoint)
    command = _command(game, seats, plan, seed) + (f" --begin {begin}" if begin else "")
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[pace]}"), TimeRemainingColumn()
    )
    task = bar.add_task(f"{game.id}, {seats} seats", total=1.0, pace="")
    bar.update(task, completed=training.done)
    table = Table(title=f"{out} against {against}", title_justify="left")
    for column in ("minutes", "games", "games/s", "wins"):
        table.add_column(column, justify="right")

    def show(now: "Training") -> None:
        pace = f"{now.games:,} games, {now.games / max(now.seconds, 1e-9):,.0f}/s"
        bar.update(task, completed=min(now.done, 1.0), pace=pace)

    with Live(Group(bar, table), console=notices, refresh_per_second=4):
        for part in range(1, checks + 1):
            if training.done >= part / checks:
                continue
            training.run(part / checks, show)
            training.checkpoint(checkpoint)
            training.save(out, command)
            row = _strength_row(training, out, against, check_games)
            table.add_row(*row)
            if not notices.is_terminal:
                print("minutes {}, games {}, games/s {}, wins {}".format(*row), file=sys.stderr, flush=True)
    notices.print(f"network in {out}; play against it as net:{out}", style="dim", soft_wrap=True, highlight=False)


def _command(game: "Game", seats: int, plan: "Plan", seed: int) -> str:
    """What makes the same network again."""
    length = f"--games {plan.games}" if plan.games else f"--minutes {plan.minutes:g}"
    how = f"--trace {plan.trace:g} --batch {plan.batch} --seed {seed}"
    return f"spielwerk train {game.id} --seats {seats} {length} {how}"


def _strength_row(training: "Training", out: Path, against: str, games: int) -> list[str]:
    from spielwerk.lab.train import strength

    share = strength(training.game, training.seats, f"net:{out}", against, games, training.seed)
    return [
        f"{training.seconds / 60:.1f}",
        f"{training.games:,}",
        f"{training.games / training.seconds:,.0f}",
        f"{share.mean:.1%} ± {share.margin:.1%}",
    ]


def calibrate_levels(game: "Game", games: int, seed: int) -> None:
    """Find and measure the levels of a game, telling how far it is."""
    from spielwerk.lab.calibrate import calibrate

    with notices.status(f"levels of {game.id}"):
        calibrate(game, games, seed, lambda text: notices.print(text, highlight=False))


def write_page(path: Path) -> None:
    """The table of levels for the documentation."""
    from spielwerk.lab.calibrate import page

    path.write_text(page(), encoding="utf-8")
    notices.print(f"table in {path}", style="dim", soft_wrap=True, highlight=False)
