"""The settings of each game's champion, and of the levels for people that are made from it.

They stand in `bots.toml` beside each game's cards; `spielwerk calibrate` finds those of the levels.
"""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from spielwerk.bots.settings import BotSettings
from spielwerk.bots.weights import has_net
from spielwerk.core.errors import BadOption
from spielwerk.core.game import Game

LEVELS = 4
FILE = "bots.toml"
GENERATED = "# From here on written by `spielwerk calibrate`."
DEFAULT = BotSettings()
UNTRAINED = BotSettings(iterations=400, exploration=0.7, trust=0.0)
"""In games without a network random play judges."""
BLUNDERS = 0.15
"""Share of random decisions that each level below the champion has more, in such games."""


class LevelResult(NamedTuple):
    """How a level did against the one below it (the lowest against `random`)."""

    level: int
    below: str
    games: int
    seed: int
    wins: float
    margin: float


@cache
def _table(folder: Path) -> dict[str, Any]:
    path = folder / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def net_settings(game: Game, seats: int) -> BotSettings:
    """The network alone, at a table of this size."""
    table, base = _table(game.folder), DEFAULT if has_net(game, seats) else UNTRAINED
    return _read(game, table.get(f"net-{seats}", {}), _read(game, table.get("net", {}), base))


def training_settings(game: Game, seats: int) -> BotSettings:
    """The network while it learns: many games teach more than good ones."""
    table = _table(game.folder)
    return _read(game, table.get(f"study-{seats}", {}), _read(game, table.get("study", {}), net_settings(game, seats)))


def level_settings(game: Game, seats: int, level: int) -> BotSettings:
    """A level for people; the highest is the champion."""
    if level == LEVELS:
        return champion_settings(game, seats)
    base = net_settings(game, seats)
    if not has_net(game, seats):
        base = replace(base, blunders=BLUNDERS * (LEVELS - level))
    return _read(game, _table(game.folder).get(f"level-{level}", {}), base)


def champion_settings(game: Game, seats: int) -> BotSettings:
    """The champion, at a table of this size."""
    table = _table(game.folder)
    common = _read(game, table.get("champion", {}), net_settings(game, seats))
    return _read(game, table.get(f"champion-{seats}", {}), common)


def level_results(game: Game) -> list[LevelResult]:
    """What was measured of the levels."""
    return [LevelResult(**row) for row in _table(game.folder).get("measured", [])]


def write_levels(game: Game, levels: Sequence[BotSettings], measured: Sequence[LevelResult]) -> None:
    """Write the levels below the champion and their results; the rest of the file stays."""
    path = game.folder / FILE
    kept = path.read_text(encoding="utf-8").partition(GENERATED)[0].rstrip() if path.exists() else ""
    parts = [kept, GENERATED] if kept else [GENERATED]
    for level, settings in enumerate(levels, start=1):
        parts.append(f"[level-{level}]\ntemperature = {settings.temperature}\nblunders = {settings.blunders}")
    for result in measured:
        rows = (f"{name} = {json.dumps(value)}" for name, value in result._asdict().items())
        parts.append("[[measured]]\n" + "\n".join(rows))
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    _table.cache_clear()


def _read(game: Game, row: dict[str, Any], base: BotSettings = DEFAULT) -> BotSettings:
    known = {field.name for field in fields(BotSettings)}
    for name in row:
        if name not in known:
            raise BadOption(f"{game.folder / FILE}: there is no setting {name!r}; there are {', '.join(sorted(known))}")
    return replace(base, **row)
