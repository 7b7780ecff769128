"""Commands of the laboratory: simulate, tournament, train, calibrate, gate, bench."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from spielwerk.console import (
    AsJson,
    GameName,
    OwnContent,
    Seats,
    Settings,
    notices,
    print_json,
    progress,
    read_options,
    ready,
    screen,
)
from spielwerk.core.errors import BadOption
from spielwerk.games import available

if TYPE_CHECKING:
    from spielwerk.core.game import Game
    from spielwerk.lab.simulate import Report
    from spielwerk.lab.standings import Interval, Standings
    from spielwerk.lab.strength import Verdict
    from spielwerk.lab.train import Training

commands = typer.Typer()


# --- simulate ---


@commands.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 10_000,
    bots: Annotated[
        str,
        typer.Option("--bots", help="One for all seats, or one per seat: champion,level:2,search:1000,./mybot.py,…"),
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", help="Game i has seed SEED + i.")] = 0,
    option: Settings = None,
    content: OwnContent = None,
    threads: Annotated[int | None, typer.Option("--threads", help="All cores unless given.")] = None,
    as_json: AsJson = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.parquet", help="One row per game and seat.")
    ] = None,
) -> None:
    """Play many games on all cores and report who wins how often."""
    from spielwerk.lab.simulate import Simulation

    if out:
        from spielwerk.lab.parquet import write_games  # a missing extra is told before the games are played

    loaded = ready(game, content)
    players = seats or loaded.meta.max_seats
    simulation = Simulation(loaded, players, number, bots.split(","), seed, read_options(option))
    with progress(f"{number} games of {game}", number) as advance:
        report = simulation.run(threads, advance)
    if out:
        notices.print(f"{write_games(simulation, out):,} rows in {out}", style="dim", soft_wrap=True)
    if as_json:
        print_json(report.figures())
    else:
        _show(report)


def _show(report: "Report") -> None:
    title = f"{report.game}, {report.seats} seats, {report.games:,} games, seeds from {report.seed}"
    table = Table(title=title, title_justify="left")
    for column in ("seat", "bot", "win rate", "mean place"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        table.add_row(str(seat), bot, _percent(report.wins[seat]), _mean(report.places[seat]))
    if len(report.bot_wins) > 1:
        table.add_section()
        for bot, wins in report.bot_wins.items():
            table.add_row("", f"[bold]{bot}[/] per seat", _percent(wins), _mean(report.bot_places[bot]))
    screen.print(table)
    screen.print(
        f"{report.games_per_second:,.0f} games/s, {report.decisions_per_second:,.0f} decisions/s "
        f"({report.threads} threads, {report.seconds:.2f} s), {report.mean_decisions:.1f} decisions per game"
    )
    endings = ", ".join(f"{name} {count / report.games:.1%}" for name, count in report.endings.items())
    screen.print(f"endings: {endings}    (± is a 95 % interval)", style="dim")
    for bot, faults in report.faults.items():
        _show_faults(bot, faults)


def _percent(share: Any) -> str:
    return f"{share.mean:.1%} ± {share.margin:.1%}"


def _mean(share: Any) -> str:
    return f"{share.mean:.3f} ± {share.margin:.3f}"


# --- tournament ---


@commands.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="At least two, by commas: greedy:100,random,./mybot.py,./program@2s,cmd:…")
    ] = "greedy,random",
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="Fixes pairings and chance.")] = 0,
    option: Settings = None,
    content: OwnContent = None,
    threads: Annotated[int | None, typer.Option("--threads", help="All cores unless given.")] = None,
    as_json: AsJson = False,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Tables and plots as one page.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE.jsonl", help="Keep every game there; go on where it ends.")
    ] = None,
) -> None:
    """Let bots play each other in all seats, with the same chance for every rotation, and rate them."""
    from spielwerk.lab.tournament import Tournament

    loaded = ready(game, content)
    contest = Tournament(loaded, seats or loaded.meta.max_seats, number, bots.split(","), seed, read_options(option))
    try:
        with progress(f"tournament of {game}", number) as advance:
            standings = contest.run(threads, advance, resume)
    except KeyboardInterrupt:
        kept = f"the games so far are in {resume}; the same command goes on" if resume else "nothing is kept"
        notices.print(f"broken off; {kept}", highlight=False, soft_wrap=True)
        raise SystemExit(130) from None
    if report:
        _write_report(standings, report)
    if as_json:
        print_json(standings.figures())
    else:
        _show_standings(standings)


def _write_report(standings: "Standings", path: Path) -> None:
    from spielwerk.lab.report import page

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(standings), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}; name a file in a folder of yours") from None
    notices.print(f"report in {path}", style="dim", soft_wrap=True, highlight=False)


def _show_standings(standings: "Standings") -> None:
    from spielwerk.lab.report import time_text

    title = f"{standings.game}, {standings.seats} seats, {standings.games:,} games, seed {standings.seed}"
    table = Table(title=title, title_justify="left")
    for column in ("", "bot", "games", "win rate", "mean place", "rating", "per move"):
        bot_column = column == "bot"
        table.add_column(column, justify="left" if bot_column else "right", overflow="fold", no_wrap=not bot_column)
    for number, bot in enumerate(standings.bots, start=1):
        table.add_row(
            str(number),
            Text(bot.name, "bold"),
            f"{bot.games:,}",
            _within(bot.wins, "{:.1%}"),
            _within(bot.places, "{:.2f}"),
            _within(bot.rating, "{:.1f}"),
            time_text(bot.seconds_per_move),
        )
    screen.print(table)
    teams = "; seats of a team are one bot's" if standings.team_game else ""
    screen.print(f"below the figures: 95 % intervals; the rating is openskill's, from 25{teams}", style="dim")
    for bot in standings.bots:
        if bot.own:
            _show_faults(bot.name, bot.faults)


def _within(figure: "Interval", form: str) -> Text:
    """A figure, and its interval below it: a table of them fits eighty columns."""
    bounds = f"\n{form.format(figure.low)} – {form.format(figure.high)}"
    return Text.assemble(form.format(figure.mean), (bounds, "dim"))


def _show_faults(bot: str, faults: Any) -> None:
    style = "yellow" if faults.total else "dim"
    screen.print(Text(f"{bot}: {faults}", style), soft_wrap=True)


# --- training ---


@commands.command()
def train(
    game: GameName,
    seats: Seats = None,
    minutes: Annotated[float, typer.Option("--minutes", help="How long to train, without the checks.")] = 5.0,
    number: Annotated[
        int, typer.Option("--games", help="Train on so many games instead: the same games, the same net.")
    ] = 0,
    trace: Annotated[float, typer.Option("--trace", help="How far back a surprise reaches, from 0 to 1.")] = 0.95,
    batch: Annotated[int, typer.Option("--batch", help="Games per step of learning.")] = 2,
    seed: Annotated[int, typer.Option("--seed", help="Fixes first weights and chance.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.npz", help="GAME-SEATS.npz unless given.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint beside the file.")] = False,
    against: Annotated[str, typer.Option("--against", help="Who measures its strength.")] = "search:300",
    checks: Annotated[int, typer.Option("--checks", help="How often its strength is measured.")] = 5,
    check_games: Annotated[int, typer.Option("--check-games", help="Games of one measurement.")] = 100,
    begin: Annotated[
        int | None, typer.Option("--begin", metavar="SEATS", help="Begin with the network for so many seats.")
    ] = None,
    opponent: Annotated[
        Path | None,
        typer.Option("--exploit", metavar="FILE.npz", help="Learn against a champion with this frozen network only."),
    ] = None,
    content: OwnContent = None,
) -> None:
    """Train a network by self-play; it plays as net:FILE."""
    from spielwerk.bots.weights import load_net
    from spielwerk.lab.train import Training, TrainingPlan

    loaded = ready(game, content)
    players = seats or loaded.meta.max_seats
    file = out or Path(f"{game}-{players}.npz")
    plan = TrainingPlan(minutes=minutes, games=number, trace=trace, batch=batch)
    frozen = load_net(loaded, players, opponent)[0] if opponent else None
    initial = load_net(loaded, begin)[0] if begin else None
    training = Training(loaded, players, seed, plan, frozen, initial)
    if resume:
        training.resume(_checkpoint(file))
    command = _command(training) + (f" --begin {begin}" if begin else "")
    bar, table = _training_table(training, f"{file} against {against}")
    with Live(Group(bar, table), console=notices, refresh_per_second=4):
        for part in range(1, checks + 1):
            if training.done < part / checks:
                training.run(part / checks, lambda now: _show_pace(bar, now))
                training.checkpoint(_checkpoint(file))
                training.save(file, command)
                _add_strength(table, training, file, against, check_games)
    notices.print(f"network in {file}; play against it as net:{file}", style="dim", soft_wrap=True, highlight=False)


def _checkpoint(file: Path) -> Path:
    return file.with_suffix(".checkpoint.npz")


def _command(training: "Training") -> str:
    """What makes the same network again."""
    plan = training.plan
    length = f"--games {plan.games}" if plan.games else f"--minutes {plan.minutes:g}"
    how = f"--trace {plan.trace:g} --batch {plan.batch} --seed {training.seed}"
    return f"spielwerk train {training.game.id} --seats {training.seats} {length} {how}"


def _training_table(training: "Training", title: str) -> tuple[Progress, Table]:
    """How far the training is, and how strong the network was at each check."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[pace]}"), TimeRemainingColumn()
    )
    bar.add_task(f"{training.game.id}, {training.seats} seats", total=1.0, pace="")
    _show_pace(bar, training)
    table = Table(title=title, title_justify="left")
    for column in ("minutes", "games", "games/s", "wins"):
        table.add_column(column, justify="right")
    return bar, table


def _show_pace(bar: Progress, training: "Training") -> None:
    pace = f"{training.games:,} games, {_pace(training)}/s"
    bar.update(bar.task_ids[0], completed=min(training.done, 1.0), pace=pace)


def _pace(training: "Training") -> str:
    return f"{training.games / max(training.seconds, 1e-9):,.0f}"


def _add_strength(table: Table, training: "Training", file: Path, against: str, games: int) -> None:
    from spielwerk.lab.strength import strength

    share = strength(training.game, training.seats, f"net:{file}", against, games, training.seed)
    row = f"{training.seconds / 60:.1f}", f"{training.games:,}", _pace(training), _percent(share)
    table.add_row(*row)
    if not notices.is_terminal:
        print("minutes {}, games {}, games/s {}, wins {}".format(*row), file=sys.stderr, flush=True)


# --- calibration ---


@commands.command()
def calibrate(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    number: Annotated[int, typer.Option("--games", help="Games of one measurement.")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="Fixes chance.")] = 0,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE.md", help="Write the table of all levels.")
    ] = None,
    keep: Annotated[bool, typer.Option("--as-they-are", help="Keep the levels and only measure them again.")] = False,
) -> None:
    """Find how much each level of a game must be held back, and measure it."""
    if game:
        calibrate_levels(ready(game, None), number, seed, keep)
    if page:
        write_page(page)


def calibrate_levels(game: "Game", games: int, seed: int, keep: bool) -> None:
    """Find and measure the levels of a game, telling how far it is."""
    from spielwerk.lab.calibrate import calibrate, measure_levels

    with notices.status(f"levels of {game.id}"):
        (measure_levels if keep else calibrate)(game, games, seed, lambda text: notices.print(text, highlight=False))


def write_page(path: Path) -> None:
    """The table of levels for the documentation."""
    from spielwerk.lab.calibrate import page

    path.write_text(page(), encoding="utf-8")
    notices.print(f"table in {path}", style="dim", soft_wrap=True, highlight=False)


# --- the gate ---


@commands.command("gate")
def gate_champions(
    game: GameName,
    seats: Seats = None,
    most: Annotated[int, typer.Option("--games", help="At most; a clear case needs fewer.")] = 4_000,
    seed: Annotated[int, typer.Option("--seed", help="Fixes chance.")] = 0,
    bot: Annotated[str, typer.Option("--bot", help="Who wants to pass.")] = "champion",
    against: Annotated[str, typer.Option("--against", help="Whom it must beat.")] = "net",
    as_json: AsJson = False,
) -> None:
    """Does what a champion does on top of its network earn its time? It must win 52 % of the games of two sides."""
    from spielwerk.lab.strength import gate

    loaded = ready(game, None)
    players = seats or loaded.meta.seats[0]
    with notices.status(f"gate of {game}, {players} seats") as status:
        verdict = gate(loaded, players, seed, bot, against, most, lambda now: status.update(_gate_text(now)))
    if as_json:
        print_json(verdict.figures(game, players))
    else:
        screen.print(f"{game}, {players} seats: {bot} against {against}: {_gate_text(verdict)}", highlight=False)


def _gate_text(verdict: "Verdict") -> str:
    needed, word = f"{verdict.needed:.0%} needed", "accepted" if verdict.accepted else "not accepted"
    return f"{_percent(verdict.share)} of {verdict.games:,} games ({needed}): {word}"


# --- bench ---


@commands.command("bench")
def bench_games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all unless given.")] = None,
    content: OwnContent = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of random play, beside a hand-written C program and beside verlagswelt, in the same run."""
    from spielwerk.lab.bench import bench

    if content and not game:
        raise BadOption("a card file belongs to one game; name it: spielwerk bench GAME --content FILE")
    reference = ready("verlagswelt", None)
    results = []
    for id in [game] if game else [meta.id for meta in available()]:
        loaded = ready(id, content)
        with notices.status(id) as status:
            results.append(bench(loaded, reference, status.update))
        if as_json:
            print_json(results[-1])
    if as_json:
        return
    table = Table(title="random play, one thread", title_justify="left")
    for column in ("game", "seats", "decisions/s", "games/s", "to verlagswelt", "to C", "2 threads", "state", "copy"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for r in results:
        to_verlagswelt = f"{r.ratio_to_verlagswelt:.2f}" if r.ratio_to_verlagswelt else "–"
        to_c = f"{r.ratio_to_c:.2f}" if r.ratio_to_c else "–"
        speed = f"{r.decisions_per_second / 1e6:.2f} M", f"{r.games_per_second:,.0f}"
        size = f"{r.state_bytes} B", f"{r.copy_nanoseconds:.1f} ns"
        table.add_row(r.game, str(r.seats), *speed, to_verlagswelt, to_c, f"× {r.thread_ratio:.2f}", *size)
    screen.print(table)
    for r in results:
        if r.note:
            screen.print(f"{r.game}: {r.note}", style="yellow")
