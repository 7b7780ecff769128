"""The games, one folder each. A new folder is a new game; nothing else registers it.

Games of your own stand in folders that the environment variable SPIELWERK_GAMES names.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from spielwerk.core.errors import UnknownGame
from spielwerk.core.meta import Metadata, own_games

if TYPE_CHECKING:
    from spielwerk.core.game import Game

__path__ += map(str, own_games())
PARTS = ("state", "actions", "rules", "encode", "content", "view")


def available() -> list[Metadata]:
    """What the lobby shows, in alphabetical order; loads no rules."""
    return [metadata(id) for id in sorted(_folders())]


def metadata(id: str) -> Metadata:
    """Seats, options and version of one game; loads no rules."""
    if id not in _folders():
        raise UnknownGame(f"there is no game {id!r}; there are {', '.join(sorted(_folders()))}")
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
    return Game(meta, modules, _folders()[id], Path(content) if content is not None else None)


def _folders() -> dict[str, Path]:
    """Where each game stands."""
    files = (file for folder in __path__ for file in Path(folder).glob("*/content.toml"))
    return {file.parent.name: file.parent for file in files}
