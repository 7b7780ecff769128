"""How the champion of each game thinks, and how the levels for people are made from it.

The figures stand in `bots.toml` beside each game's cards; `spielwerk calibrate` finds those of the levels.
"""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from spielwerk.core.errors import BadOption
from spielwerk.core.game import Game

LEVELS = 4
FILE = "bots.toml"
GENERATED = "# From here on written by `spielwerk calibrate`."


@dataclass(frozen=True)
class Style:
    """How a bot with a network chooses."""

    worlds: int = 1
    """Guesses at the hidden facts when the network alone weighs the candidates."""
    effort: int = 1
    """Ends of its own turn that it compares for each candidate; 1: it looks at the next decision only."""
    odds: bool = False
    """Goes through every outcome of the chance point that comes next, instead of valuing the position before it."""
    plans: int = 0
    """Plans of each seat that it weighs against each other before a sealed decision; 0: it goes step by step."""
    stages: int = 4
    """How often it replaces the plans that it does not want …"""
    lessons: int = 20
    """… and how many rounds of learning come in between."""
    iterations: int = 0
    """Games that it imagines for one decision; 0: it trusts the network alone."""
    exploration: float = 0.5
    """How much it tries in them what it has seldom tried …"""
    sharpness: float = 0.05
    """… unless the network likes it so much less than the best."""
    trust: float = 1.0
    """What the network's judgement of an imagined game counts; the rest goes by how it ends in random play."""
    temperature: float = 0.0
    """How far from the best it may choose itself."""
    blunders: float = 0.0
    """Share of decisions that it takes without thinking."""


DEFAULT = Style()


class Rung(NamedTuple):
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


def net_style(game: Game, seats: int) -> Style:
    """How the network alone plays at a table of this size."""
    table = _table(game.folder)
    return _read(game, table.get(f"net-{seats}", {}), _read(game, table.get("net", {})))


def study_style(game: Game, seats: int) -> Style:
    """How the network plays while it learns: many games teach more than good ones."""
    table = _table(game.folder)
    return _read(game, table.get(f"study-{seats}", {}), _read(game, table.get("study", {}), net_style(game, seats)))


def level_style(game: Game, seats: int, level: int) -> Style:
    """A level for people; the highest is the champion."""
    if level == LEVELS:
        return champion_style(game, seats)
    return _read(game, _table(game.folder).get(f"level-{level}", {}), net_style(game, seats))


def champion_style(game: Game, seats: int) -> Style:
    """How the champion thinks at a table of this size."""
    table = _table(game.folder)
    common = _read(game, table.get("champion", {}), net_style(game, seats))
    return _read(game, table.get(f"champion-{seats}", {}), common)


def rungs(game: Game) -> list[Rung]:
    """What was measured of the levels."""
    return [Rung(**row) for row in _table(game.folder).get("measured", [])]


def write_levels(game: Game, styles: Sequence[Style], measured: Sequence[Rung]) -> None:
    """Write the levels below the champion and their figures; the rest of the file stays."""
    path = game.folder / FILE
    kept = path.read_text(encoding="utf-8").partition(GENERATED)[0].rstrip() if path.exists() else ""
    parts = [kept, GENERATED] if kept else [GENERATED]
    for level, style in enumerate(styles, start=1):
        parts.append(f"[level-{level}]\ntemperature = {style.temperature}\nblunders = {style.blunders}")
    for rung in measured:
        rows = (f"{name} = {json.dumps(value)}" for name, value in rung._asdict().items())
        parts.append("[[measured]]\n" + "\n".join(rows))
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    _table.cache_clear()


def _read(game: Game, row: dict[str, Any], base: Style = DEFAULT) -> Style:
    known = {field.name for field in fields(Style)}
    for name in row:
        if name not in known:
            raise BadOption(f"{game.folder / FILE}: there is no setting {name!r}; there are {', '.join(sorted(known))}")
    return replace(base, **row)
