"""The command line: `spielwerk --help`."""

import os
import shlex
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from traceback import walk_tb
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, Self

import msgspec
import typer
from rich.table import Table

from spielwerk.console import (
    AsJson,
    GameName,
    Language,
    OwnContent,
    Seats,
    Settings,
    notices,
    print_json,
    progress,
    read_language,
    read_options,
    ready,
    screen,
)
from spielwerk.core.errors import BadContent, BadOption, SpielwerkError
from spielwerk.core.meta import Metadata
from spielwerk.core.processes import end_with_parent
from spielwerk.games import available, load, metadata
from spielwerk.lab.cli import commands as lab_commands
from spielwerk.server.cli import commands as server_commands

if TYPE_CHECKING:
    from spielwerk.bots.match import PlayerPool
    from spielwerk.bots.player import Player
    from spielwerk.core.game import State

EXTRAS = ("lab", "server")
"""Packages of ours that need more than `pip install spielwerk` brings; each has an extra of its name."""

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Five modern board games on one fast engine.")
content_app = typer.Typer(no_args_is_help=True, help="Card files of your own.")
app.add_typer(content_app, name="content")
app.add_typer(lab_commands)
app.add_typer(server_commands)


class MissingExtra(SpielwerkError):
    """A command needs packages that are not installed."""


def main() -> None:
    """Run a command; what goes wrong is said in one message, without a traceback."""
    try:
        app()
    except SpielwerkError as error:
        fail(error)
    except ModuleNotFoundError as error:
        extra = _extra_of(error)
        if extra is None:
            raise
        fail(MissingExtra(f"this needs {error.name}; install it with: pip install 'spielwerk[{extra}]'"))


def _extra_of(error: ModuleNotFoundError) -> str | None:
    """The extra that brings a missing package: the one named after the package of ours that imports it."""
    modules = [frame.f_globals.get("__name__", "").split(".") for frame, _ in walk_tb(error.__traceback__)]
    ours = [module[1] for module in modules if module[0] == "spielwerk" and len(module) > 1]
    is_ours = (error.name or "spielwerk").startswith("spielwerk")
    return ours[-1] if ours and ours[-1] in EXTRAS and not is_ours else None


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
        print_json([GameFigures.of(meta) for meta in metas])
        return
    language = read_language(lang)
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


class GameFigures(msgspec.Struct, frozen=True):
    """One game of `spielwerk games --json`."""

    game: str
    seats: tuple[int, ...]
    rules_version: int
    options: dict[str, tuple[str, ...]]

    @classmethod
    def of(cls, meta: Metadata) -> Self:
        """What the metadata says."""
        return cls(meta.id, meta.seats, meta.rules_version, {option.id: option.choices for option in meta.options})


# --- compile ---


@app.command("compile")
def compile_games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    table: Annotated[bool, typer.Option("--table", help="Only what a table needs, printing the share done.")] = False,
    child: Annotated[bool, typer.Option("--child", hidden=True, help="End when standard input does.")] = False,
) -> None:
    """Compile the rules of one game or of all, so that every later start is quick."""
    if child:
        end_with_parent()
    if game and table:
        _compile_for_table(game)
        return
    if game:
        ready(game, None)
        return
    from spielwerk.bots import warm_up

    cold = [meta.id for meta in available() if not warm_up.is_warm(meta.id)]
    cold.sort(key=warm_up.length, reverse=True)  # else the longest may be left over for one processor
    if cold:
        with (
            progress("compiling " + ", ".join(cold), len(cold)) as advance,
            ThreadPoolExecutor(os.cpu_count()) as pool,
        ):
            for _ in pool.map(_compile_apart, cold):
                advance(1)


def _compile_for_table(id: str) -> None:
    """As the server wants it while people look around: without haste, and saying how far it is."""
    from spielwerk.bots import warm_up

    if hasattr(os, "nice"):
        os.nice(10)
    for share in warm_up.compile_for_table(load(id)):
        print(f"{share:.2f}", flush=True)


def _compile_apart(id: str) -> None:
    """In a process of its own: Numba compiles one thing at a time."""
    command = [sys.executable, "-m", "spielwerk.cli", "compile", "--child", id]
    with Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=PIPE, text=True) as process:
        assert process.stderr is not None
        said = process.stderr.read()
    if process.returncode:
        raise BadOption(f"{id} could not be compiled: {said.strip()}")


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
    from spielwerk.bots.match import PlayerPool
    from spielwerk.core import save as saves
    from spielwerk.terminal import TerminalGame

    loaded = ready(game, content)
    if resume:
        state = saves.replay(loaded, saves.read(resume))
    else:
        state = loaded.new(seats or min(loaded.meta.max_seats, 3), seed, **read_options(option))
    if not -1 <= seat < state.seats:
        raise BadOption(f"there is no seat {seat}; seats run from 0 to {state.seats - 1} (-1 to watch)")
    path = file or resume or _new_file(game)
    with PlayerPool() as pool:
        players, texts = _players(pool, state, seat, bots, read_language(lang), name)
        table = TerminalGame(screen, state, players, texts, path)
        finished = table.run()
        for own in pool.own_bots.values():
            if own.faults:
                notices.print(f"{own.name}: a stand-in moved {len(own.faults)} times; last: {own.faults[-1].message}")
    screen.print(table.texts.format("terminal-kept", file=str(path)), style="dim", soft_wrap=True)
    if not finished:
        command = shlex.join(["spielwerk", "play", game, "--resume", str(path), "--seat", str(seat)])
        screen.print(table.texts.format("terminal-resume", command=command), style="dim", soft_wrap=True)


def _players(
    pool: "PlayerPool", state: "State", seat: int, bots: str, language: str, name: str | None
) -> tuple[list["Player | None"], Any]:
    """A player per seat (None is the person at the keyboard), and the texts with everybody's name."""
    from spielwerk.bots.registry import BOT_NAMES
    from spielwerk.bots.subprocess_bot import read_bot

    texts = state.game.texts(language)
    found = [read_bot(bot) for bot in bots.split(",")]
    players: list[Player | None] = []
    names: list[str] = []
    for number in range(state.seats):
        person = number == seat
        players.append(None if person else pool.player(found[number % len(found)], state, number, number))
        names.append((name or texts.format("terminal-you")) if person else BOT_NAMES[number])
    return players, state.game.texts(language, names, seat if seat >= 0 else None)


def _new_file(game: str) -> Path:
    from platformdirs import user_data_path

    return user_data_path("spielwerk") / "games" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.json"


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
    loaded = ready(save.game, content)
    damage: saves.Damaged | None = None
    try:
        state = saves.replay(loaded, save)
    except saves.Damaged as error:
        state, damage = error.state, error
    texts = loaded.texts(read_language(lang), save.names or None, seat if seat >= 0 else None)
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
    state = saves.verify(ready(save.game, content), save)
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


if __name__ == "__main__":
    main()
