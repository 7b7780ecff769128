"""The networks that come with the package, and files of one's own."""

import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from spielwerk.bots.net import FIRST, SECOND, net_record
from spielwerk.core.errors import BadSave
from spielwerk.core.game import Game
from spielwerk.core.records import one

ABOUT = "about"
TYPICAL_INPUTS = 30
"""Inputs that are not zero in a usual position: sets the size of the first weights."""
FIRST_SCALE = 10.0
"""A lead of so many points is half of the greatest, until something better is known."""

GREED = 0.1
"""How much a lead counts beside the chance of winning: enough to play on when the game is decided."""


class About(msgspec.Struct, frozen=True):
    """How a network came to be."""

    game: str
    seats: int
    sides: int
    scale: float
    greed: float
    command: str
    """Makes it again (to the last bit on the same machine if the number of games is given)."""
    seed: int
    games: int
    minutes: float


def new_net(game: Game, sides: int, seed: int) -> Any:
    """A network that knows nothing yet."""
    net = one(net_record(game.encoding))
    rng = np.random.default_rng(seed)
    spreads = {"features": 1 / TYPICAL_INPUTS, "question": 1 / TYPICAL_INPUTS, "second": 2 / FIRST}
    spreads["outputs"] = 0.01 / SECOND  # at first all sides seem equal
    for name, spread in spreads.items():
        table = net.weights[name]
        table[:] = rng.normal(0.0, spread**0.5, table.shape)
    net.scale = FIRST_SCALE
    net.greed = GREED
    net.sides = sides
    return net


def shipped(game: Game, seats: int) -> Path:
    """Where the package keeps the network for so many seats."""
    return game.folder / "nets" / f"{seats}.npz"


def has_net(game: Game, seats: int) -> bool:
    """Does a network come with the game for so many seats?"""
    return shipped(game, seats).exists()


def level_net(game: Game, seats: int) -> Any:
    """The network of the levels for people; an untrained one, whose value nobody asks for, where none comes along."""
    if has_net(game, seats):
        return load_net(game, seats)[0]
    return new_net(game, len(game.meta.teams.get(seats, range(seats))), 0)


def save_net(path: Path, net: Any, about: About) -> None:
    """Write a network in half precision: what it says changes by less than a thousandth."""
    tables: dict[str, Any] = {name: net.weights[name].astype(np.float16) for name in net.weights.dtype.names}
    tables[ABOUT] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".part.npz")
    np.savez_compressed(partial, **tables)
    partial.replace(path)


def load_net(game: Game, seats: int, path: Path | None = None) -> tuple[Any, About]:
    """A network and how it came to be; without a path, the one that comes with the package."""
    path = path or shipped(game, seats)
    try:
        with np.load(path, allow_pickle=False) as file:
            about = msgspec.json.decode(file[ABOUT].tobytes(), type=About)
            tables = {name: file[name] for name in file.files if name != ABOUT}
    except FileNotFoundError:
        raise BadSave(f"there is no network {path}; `spielwerk train {game.id} --seats {seats}` makes one") from None
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise BadSave(f"{path} is no network of `spielwerk train` ({error})") from None
    if (about.game, about.seats) != (game.id, seats):
        raise BadSave(f"{path} is for {about.game} with {about.seats} seats, not for {game.id} with {seats}")
    net = new_net(game, about.sides, 0)
    net.scale = about.scale
    net.greed = about.greed
    for name in net.weights.dtype.names:
        table = tables.get(name)
        if table is None or table.shape != net.weights[name].shape:
            raise BadSave(f"{path} was made for other features of {game.id}; `spielwerk train` makes a new one")
        net.weights[name][:] = table
    return net, about


def stack(game: Game, nets: Sequence[Any]) -> np.ndarray[Any, Any]:
    """The array that compiled play reads; it has at least one place, so that bots without a network play too."""
    table = np.zeros(max(1, len(nets)), net_record(game.encoding))
    for i, net in enumerate(nets):
        table[i] = net
    return table
