"""Bots by name, as the command line and the table know them, and how they are made ready to play."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.bots.levels import LEVELS, level_settings, net_settings
from spielwerk.bots.policy import POLICIES, Policy, fill_policy
from spielwerk.bots.settings import BotSettings
from spielwerk.bots.weights import level_net, load_net, stack
from spielwerk.core.errors import SpielwerkError
from spielwerk.core.game import Game
from spielwerk.core.records import one

DEFAULT_PLAYOUTS = 40
MOST_PLAYOUTS = 100_000
DEFAULT_ITERATIONS = 1_000
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600.0
EXPLORATION = 0.7
"""Of search without a network."""
BOT_NAMES = ("Ada", "Emil", "Ida", "Otto", "Rosa")
"""What people call the bots at their table, by seat."""
NETWORKS = ("net:", "champion:")
"""What stands before the file of a network of one's own."""

BOTS = (
    "champion, level:1 to level:4, net, net:FILE, search, search:ITERATIONS, search:SECONDSs (such as search:0.5s),"
    " greedy, greedy:PLAYOUTS and random"
)


class UnknownBot(SpielwerkError):
    """There is no bot of that name."""


@dataclass(frozen=True)
class BotSpec:
    """A bot with its strength, e.g. `greedy:100` (playouts per action) or `search:2000` (iterations per decision)."""

    name: str
    policy: Policy
    settings: BotSettings | None = None
    """How it chooses; None: as its level says."""
    level: int = 0
    """Of a bot with a network: from 1 to 4, the champion; 0 for the network alone."""
    weights: Path | None = None
    """A network of one's own."""
    seconds: float = 0.0
    """Time per decision in place of iterations: the choice then depends on the machine, not on the seed alone."""


def parse_bot(text: str) -> BotSpec:
    """The bot that a text names, e.g. `champion`, `level:2`, `net`, `search:0.5s`, `greedy:100`, `random`."""
    name, _, strength = text.strip().partition(":")
    if name == "random" and not strength:
        return BotSpec("random", Policy.RANDOM, BotSettings())
    if name in ("net", "champion"):
        level = LEVELS if name == "champion" else 0
        return BotSpec(text.strip(), Policy.NET, level=level, weights=Path(strength) if strength else None)
    if name == "level":
        return _level(strength)
    if name == "greedy":
        return _greedy(strength)
    if name == "search":
        return _search(strength)
    raise UnknownBot(f"there is no bot {text!r}; there are {BOTS}")


def _level(strength: str) -> BotSpec:
    if strength.isdecimal() and 1 <= int(strength) <= LEVELS:
        return BotSpec(f"level:{int(strength)}", Policy.NET, level=int(strength))
    raise UnknownBot(f"there is no level {strength!r}; there are level:1 (a newcomer's match) to level:{LEVELS}")


def _greedy(strength: str) -> BotSpec:
    if not strength:
        return BotSpec("greedy", Policy.GREEDY, BotSettings(playouts=DEFAULT_PLAYOUTS))
    if strength.isdecimal() and 1 <= int(strength) <= MOST_PLAYOUTS:
        return BotSpec(f"greedy:{int(strength)}", Policy.GREEDY, BotSettings(playouts=int(strength)))
    raise UnknownBot(f"greedy:{strength} has no such strength; it takes 1 to {MOST_PLAYOUTS} playouts per action")


def _search(strength: str) -> BotSpec:
    if not strength:
        return BotSpec("search", Policy.SEARCH, _search_settings(DEFAULT_ITERATIONS))
    if strength.isdecimal() and 1 <= int(strength) <= MOST_ITERATIONS:
        return BotSpec(f"search:{int(strength)}", Policy.SEARCH, _search_settings(int(strength)))
    if re.fullmatch(r"\d+(\.\d+)?s", strength, re.ASCII) and 0 < float(strength[:-1]) <= MOST_SECONDS:
        return BotSpec(f"search:{strength}", Policy.SEARCH, _search_settings(0), seconds=float(strength[:-1]))
    raise UnknownBot(
        f"search:{strength} has no such budget; it takes 1 to {MOST_ITERATIONS} iterations per decision (search:2000)"
        f" or up to {MOST_SECONDS:.0f} seconds (search:0.5s)"
    )


def _search_settings(iterations: int) -> BotSettings:
    return BotSettings(iterations=iterations, exploration=EXPLORATION)


def seat_bots(names: list[str], seats: int) -> list[BotSpec]:
    """One bot per seat for a batch; a shorter list is repeated, so that `random` fills a table."""
    if not 1 <= len(names) <= seats:
        raise UnknownBot(f"{len(names)} bots do not fit {seats} seats; name one for all, or up to one per seat")
    bots = [parse_bot(name) for name in names]
    for bot in bots:
        if bot.seconds:
            raise UnknownBot(f"{bot.name} watches a clock, so no game could be played again; name its iterations here")
    return [bots[seat % len(bots)] for seat in range(seats)]


@dataclass(frozen=True)
class Lineup:
    """Bots made ready for one game: what compiled play reads."""

    policies: Any
    nets: np.ndarray[Any, Any]


def line_up(game: Game, seats: int, bots: Sequence[BotSpec]) -> Lineup:
    """Make bots ready for a game; the first one has the first place of the policies, and so on."""
    policies, networks = one(POLICIES), list[tuple[Path | None, bool]]()
    for place, bot in enumerate(bots):
        policy = policies.seats[place]
        fill_policy(policy, bot.policy, bot.settings or _settings_by_level(game, seats, bot.level))
        if bot.policy == Policy.NET:
            network = bot.weights, bot.level > 0
            if network not in networks:
                networks.append(network)
            policy.net = networks.index(network)
    return Lineup(policies, stack(game, [_network(game, seats, *network) for network in networks]))


def _network(game: Game, seats: int, file: Path | None, is_level: bool) -> Any:
    return level_net(game, seats) if is_level and file is None else load_net(game, seats, file)[0]


def _settings_by_level(game: Game, seats: int, level: int) -> BotSettings:
    return level_settings(game, seats, level) if level else net_settings(game, seats)
