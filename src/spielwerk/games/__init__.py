"""The games, one folder each. A new folder is a new game; nothing else registers it."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from spielwerk.core.errors import UnknownGame
from spielwerk.core.meta import Metadata

if TYPE_CHECKING:
    from spielwerk.core.game import Game

FOLDER = Path(__file__).parent
PARTS = ("state", "actions", "rules", "encode", "content", "view")


def available() -> list[Metadata]:
    """What the lobby shows, in alphabetical order; loads no rules."""
    ids = sorted(path.parent.name for path in FOLDER.glob("*/content.toml"))
    return [metadata(id) for id in ids]


def metadata(id: str) -> Metadata:
    """Seats, options and version of one game; loads no rules."""
    if not (FOLDER / id / "content.toml").is_file() or not id.isidentifier():
        known = ", ".join(sorted(path.parent.name for path in FOLDER.glob("*/content.toml")))
        raise UnknownGame(f"there is no game {id!r}; there are {known}")
    meta: Metadata = import_module(f"spielwerk.games.{id}").GAME
    return meta


def load(id: str, content: str | Path | None = None) -> "Game":
    """A game ready to play, with the built-in cards or with a card file of your own on top of them.

    >>> load("verlagswelt").meta.seats
    (2, 3, 4)
    """
    from spielwerk.core.game import Game  # the engine is loaded only when a game is

    meta = metadata(id)
    modules = {part: import_module(f"spielwerk.games.{id}.{part}") for part in PARTS}
    return Game(meta, modules, FOLDER / id, Path(content) if content is not None else None)
