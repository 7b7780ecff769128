"""The command line: `spielwerk --help`."""

import json
import locale
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from spielwerk.core.errors import BadContent, BadOption, SpielwerkError
from spielwerk.games import available, load, metadata
from spielwerk.server.cli import commands as server_commands

if TYPE_CHECKING:
    from spielwerk.bots.player import Player
    from spielwerk.core.game import Game, State
    from spielwerk.lab.simulate import Report, Simulation
    from spielwerk.lab.standings import Interval, Standings
    from spielwerk.lab.table import Crew

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Five modern board games on one fast engine.")
content_app = typer.Typer(no_args_is_help=True, help="Card files of your own.")
app.add_typer(content_app, name="content")
app.add_typer(server_commands)

screen = Console()
notices = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game as `spielwerk games` lists it.")]
OwnContent = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="A card file of your own on top of the built-in one.")
]
Seats = Annotated[int | None, typer.Option("--seats", help="Players; as many as the game takes unless given.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=CHOICE", help="An option of the game; may be given several times."),
]
Language = Annotated[str | None, typer.Option("--lang", help="de or en; the system's language unless given.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON instead of tables.")]


def main() -> None:
    """Run a command; what goes wrong is said in one message, without a traceback."""
    try:
        app()
    except SpielwerkError as error:
        fail(error)


def fail(error: SpielwerkError) -> NoReturn:
    """Say what went wrong and leave."""
    notices.print(f"[bold red]spielwerk:[/] {_plain(error)}", highlight=False, soft_wrap=True)
    raise SystemExit(1)


def _plain(error: SpielwerkError) -> str:
    return str(error).replace("[", r"\[")


# --- games ---


@app.command()
def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    metas = available()
    if as_json:
        print(json.dumps([_described(meta) for meta in metas]))
        return
    language = _language(lang)
    table = Table(show_lines=True)
    for column in ("game", "seats", "minutes", "options (first = default)"):
        table.add_column(column)
    for meta in metas:
        texts = load(meta.id).texts(language)
        options = "\n".join(
            f"[bold]{option.id}[/]={'|'.join(option.choices)}  [dim]{_name(texts, option.id)}, {option.clause}[/]"
            for option in meta.options
        )
        name = f"[bold]{meta.id}[/]\n[dim]{texts.format('idea')}[/]"
        table.add_row(name, ", ".join(map(str, meta.seats)), str(meta.minutes), options or "–")
    screen.print(table)


def _name(texts: Any, option: str) -> str:
    return str(texts.format(f"option-{option.replace('_', '-')}"))


def _described(meta: Any) -> dict[str, Any]:
    options = {option.id: list(option.choices) for option in meta.options}
    return {"game": meta.id, "seats": list(meta.seats), "rules_version": meta.rules_version, "options": options}


# --- compile ---


@app.command("compile")
def compile_games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    table: Annotated[bool, typer.Option("--table", help="Only what a table needs, printing the share done.")] = False,
) -> None:
    """Compile the rules of one game or of all, so that every later start is quick."""
    if game and table:
        _compile_for_table(game)
        return
    if game:
        _ready(game, None)
        return
    from spielwerk.lab import warm

    cold = [meta.id for meta in available() if not warm.is_warm(meta.id)]
    if cold:
        with (
            _progress("compiling " + ", ".join(cold), len(cold)) as advance,
            ThreadPoolExecutor(os.cpu_count()) as pool,
        ):
            for _ in pool.map(_compile_apart, cold):
                advance(1)


def _compile_for_table(id: str) -> None:
    """As the server wants it while people look around: without haste, and saying how far it is."""
    from spielwerk.lab import warm

    if hasattr(os, "nice"):
        os.nice(10)
    for share in warm.compile_for_table(load(id)):
        print(f"{share:.2f}", flush=True)


def _compile_apart(id: str) -> None:
    """In a process of its own: Numba compiles one thing at a time."""
    command = [sys.executable, "-m", "spielwerk.cli", "compile", id]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode:
        raise BadOption(f"{id} could not be compiled: {process.stderr.strip()}")


def _ready(id: str, content: Path | None) -> "Game":
    """Load a game; on the very first start, compile it under a progress bar."""
    game = load(id, content)
    from spielwerk.lab import warm

    if warm.is_warm(id):
        return game
    with _progress(f"compiling {id} (first start only)", 100) as advance:
        done = 0
        for share in warm.compile_all(game):
            advance(round(100 * share) - done)
            done = round(100 * share)
    return game


@contextmanager
def _progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=notices, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)


# --- play ---


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", help="For the other seats: random, greedy:40, search:1000, search:0.5s, …")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option("--seed", help="Fixes all chance of the game.")] = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat from 0; -1 to watch bots.")] = 0,
    option: Settings = None,
    content: OwnContent = None,
    lang: Language = None,
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Play on a saved game.")] = None,
    file: Annotated[Path | None, typer.Option("--file", help="Where the game is kept.")] = None,
) -> None:
    """Play in the terminal against bots. The game is kept after every move."""
    from spielwerk.core import save as saves
    from spielwerk.lab.table import Crew
    from spielwerk.terminal import TerminalGame

    loaded = _ready(game, content)
    if resume:
        state = saves.replay(loaded, saves.read(resume))
    else:
        state = loaded.new(seats or min(loaded.meta.max_seats, 3), seed, **_options(option))
    if not -1 <= seat < state.seats:
        raise BadOption(f"there is no seat {seat}; seats run from 0 to {state.seats - 1} (-1 to watch)")
    path = file or resume or _new_file(game)
    with Crew() as crew:
        players, texts = _players(crew, state, seat, bots, _language(lang), name)
        table = TerminalGame(screen, state, players, texts, path)
        finished = table.run()
        for own in crew.guarded.values():
            if own.faults:
                notices.print(f"{own.name}: a stand-in moved {len(own.faults)} times; last: {own.faults[-1].message}")
    screen.print(table.texts.format("terminal-kept", file=str(path)), style="dim", soft_wrap=True)
    if not finished:
        command = shlex.join(["spielwerk", "play", game, "--resume", str(path), "--seat", str(seat)])
        screen.print(table.texts.format("terminal-resume", command=command), style="dim", soft_wrap=True)


def _players(
    crew: "Crew", state: "State", seat: int, bots: str, language: str, name: str | None
) -> tuple[list["Player | None"], Any]:
    """A player per seat (None is the person at the keyboard), and the texts with everybody's name."""
    from spielwerk.bots.external import read_bot
    from spielwerk.lab.table import BOT_NAMES

    texts = state.game.texts(language)
    found = [read_bot(bot) for bot in bots.split(",")]
    players: list[Player | None] = []
    names: list[str] = []
    for number in range(state.seats):
        person = number == seat
        players.append(None if person else crew.player(found[number % len(found)], state, number, number))
        names.append((name or texts.format("terminal-you")) if person else BOT_NAMES[number])
    return players, state.game.texts(language, names, seat if seat >= 0 else None)


def _new_file(game: str) -> Path:
    from platformdirs import user_data_path

    return user_data_path("spielwerk") / "games" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.json"


# --- simulate ---


@app.command()
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

    loaded = _ready(game, content)
    players = seats or loaded.meta.max_seats
    simulation = Simulation(loaded, players, number, bots.split(","), seed, _options(option))
    with _progress(f"{number} games of {game}", number) as advance:
        report = simulation.run(threads, advance)
    if out:
        _write_games(simulation, report, out)
    if as_json:
        print(json.dumps(report.to_json()))
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


def _write_games(simulation: "Simulation", report: "Report", out: Path) -> None:
    """One row per game and seat, in the order of the games."""
    import numpy as np
    import polars as pl

    games, seats = report.games, report.seats
    frame = pl.DataFrame(
        {
            "game": np.repeat(np.arange(games), seats),
            "seed": np.repeat(np.arange(report.seed, report.seed + games), seats),
            "seat": np.tile(np.arange(seats, dtype=np.int8), games),
            "bot": report.bots * games,
            "place": simulation.places().reshape(-1),
            "score": simulation.scores().reshape(-1),
            "decisions": np.repeat(simulation.outcomes["decisions"], seats),
            "ending": np.repeat(simulation.outcomes["ending"], seats),
        }
    ).with_columns(pl.col("ending").replace_strict({int(e): e.name.lower() for e in simulation.game.endings}))
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        frame.write_parquet(out)
    except OSError as error:
        raise BadOption(f"{out} cannot be written: {error.strerror}; name a file in a folder of yours") from None
    notices.print(f"{len(frame):,} rows in {out}", style="dim", soft_wrap=True)


# --- tournament ---


@app.command()
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

    loaded = _ready(game, content)
    contest = Tournament(loaded, seats or loaded.meta.max_seats, number, bots.split(","), seed, _options(option))
    try:
        with _progress(f"tournament of {game}", number) as advance:
            standings = contest.run(threads, advance, resume)
    except KeyboardInterrupt:
        kept = f"the games so far are in {resume}; the same command goes on" if resume else "nothing is kept"
        notices.print(f"broken off; {kept}", highlight=False, soft_wrap=True)
        raise SystemExit(130) from None
    if report:
        _write_report(standings, report)
    if as_json:
        print(json.dumps(standings.to_json()))
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


@app.command()
def train(
    game: GameName,
    seats: Seats = None,
    minutes: Annotated[float, typer.Option("--minutes", help="How long to study, without the checks.")] = 5.0,
    number: Annotated[
        int, typer.Option("--games", help="Study so many games instead: the same games, the same net.")
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
    from spielwerk.lab.cli import train_net
    from spielwerk.lab.train import Plan

    loaded = _ready(game, content)
    players = seats or loaded.meta.max_seats
    file = out or Path(f"{game}-{players}.npz")
    plan = Plan(minutes=minutes, games=number, trace=trace, batch=batch)
    train_net(loaded, players, plan, seed, file, resume, against, checks, check_games, opponent, begin)


@app.command()
def calibrate(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    number: Annotated[int, typer.Option("--games", help="Games of one measurement.")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="Fixes chance.")] = 0,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE.md", help="Write the table of all levels.")
    ] = None,
) -> None:
    """Find how much each level of a game must be held back, and measure it."""
    from spielwerk.lab.cli import calibrate_levels, write_page

    if game:
        calibrate_levels(_ready(game, None), number, seed)
    if page:
        write_page(page)


# --- saved games ---


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    content: OwnContent = None,
    lang: Language = None,
    seat: Annotated[int, typer.Option("--seat", help="Through the eyes of this seat; -1: what was public.")] = -1,
) -> None:
    """Tell a saved game as sentences."""
    from spielwerk.core import save as saves

    save = saves.read(file)
    loaded = _ready(save.game, content)
    damage: saves.Damaged | None = None
    try:
        state = saves.replay(loaded, save)
    except saves.Damaged as error:
        state, damage = error.state, error
    texts = loaded.texts(_language(lang), save.names or None, seat if seat >= 0 else None)
    for event in state.events(seat):
        print(texts.event(event))
    for standing in state.result() if state.over else []:
        print(f"{standing.place}. {texts.seat(standing.seat)} ({standing.score})")
    if damage:
        fail(damage)


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE")], content: OwnContent = None) -> None:
    """Check that a saved game is sound: every move legal, the result as claimed."""
    from spielwerk.core import save as saves

    save = saves.read(file)
    state = saves.verify(_ready(save.game, content), save)
    places = ", ".join(f"seat {s.seat} place {s.place}" for s in state.result()) if state.over else "under way"
    print(f"{file}: sound; {save.game}, {save.seats} seats, {len(save.actions)} actions, {places}")


# --- content ---


@content_app.command("check")
def content_check(
    game: GameName, file: Annotated[Path, typer.Argument(metavar="FILE", help="A card file; rows are matched by id.")]
) -> None:
    """Check a card file and report all its mistakes at once."""
    metadata(game)
    try:
        loaded = load(game, file)
    except BadContent as error:
        for problem in error.problems:
            print(problem)
        mistakes = "1 mistake" if len(error.problems) == 1 else f"{len(error.problems)} mistakes"
        notices.print(f"[bold red]{mistakes}[/]")
        raise SystemExit(1) from None
    built_in = load(game).content.digest
    same = "figures as built in" if loaded.content.digest == built_in else f"differs from the built-in {built_in}"
    print(f"{file}: sound; content digest {loaded.content.digest} ({same})")


# --- bench ---


@app.command("bench")
def bench_games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all unless given.")] = None,
    content: OwnContent = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of random play, beside a hand-written C program and beside verlagswelt, in the same run."""
    from spielwerk.lab.bench import bench

    if content and not game:
        raise BadOption("a card file belongs to one game; name it: spielwerk bench GAME --content FILE")
    reference = _ready("verlagswelt", None)
    results = []
    for id in [game] if game else [meta.id for meta in available()]:
        loaded = _ready(id, content)
        with notices.status(id) as status:
            results.append(bench(loaded, reference, status.update))
        if as_json:
            print(results[-1].to_json(), flush=True)
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


# --- what commands share ---


def _options(given: list[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given or ():
        name, sign, choice = text.partition("=")
        if not sign:
            raise BadOption(f"{text!r} is no option; write NAME=CHOICE, for example mode=come_what_may")
        options[name.strip()] = choice.strip()
    return options


def _language(given: str | None) -> str:
    if given is None:
        system = (locale.getlocale()[0] or "").lower()
        return "de" if system.startswith(("de", "german")) else "en"
    if given not in ("de", "en"):
        raise BadOption(f"there is no language {given!r}; there are de and en")
    return given


if __name__ == "__main__":
    main()
