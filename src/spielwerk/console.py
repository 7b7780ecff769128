"""What the commands share: their arguments, what they print on, games made ready, bars of progress."""

import locale
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from spielwerk.core.errors import BadOption
from spielwerk.games import load

if TYPE_CHECKING:
    from spielwerk.core.game import Game

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


def ready(id: str, content: Path | None) -> "Game":
    """Load a game; on the very first start, compile it under a progress bar."""
    game = load(id, content)
    from spielwerk.bots import warm_up

    if warm_up.is_warm(id):
        return game
    with progress(f"compiling {id} (first start only)", 100) as advance:
        done = 0
        for share in warm_up.compile_all(game):
            advance(round(100 * share) - done)
            done = round(100 * share)
    return game


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for long work; call what it gives with how much was done."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=notices, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


def print_json(figures: object) -> None:
    """Print structures as one line of JSON."""
    print(msgspec.json.format(msgspec.json.encode(figures), indent=0).decode(), flush=True)


def read_options(given: list[str] | None) -> dict[str, Any]:
    """Options of a game as they stand on the command line."""
    options: dict[str, Any] = {}
    for text in given or ():
        name, sign, choice = text.partition("=")
        if not sign:
            raise BadOption(f"{text!r} is no option; write NAME=CHOICE, for example mode=come_what_may")
        options[name.strip()] = choice.strip()
    return options


def read_language(given: str | None) -> str:
    """The language asked for, else the system's."""
    if given is None:
        system = (locale.getlocale()[0] or "").lower()
        return "de" if system.startswith(("de", "german")) else "en"
    if given not in ("de", "en"):
        raise BadOption(f"there is no language {given!r}; there are de and en")
    return given
