"""Bots by name, as the command line and the table know them."""

import re
from dataclasses import dataclass
from typing import Any

from spielwerk.bots.policy import POLICIES, Policy
from spielwerk.core.errors import SpielwerkError
from spielwerk.core.records import one
from spielwerk.core.sheets import MOST_SEATS

DEFAULT_PLAYOUTS = 40
MOST_PLAYOUTS = 100_000
DEFAULT_ITERATIONS = 1_000
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600.0
EXPLORATION = 0.7
"""How much search tries what it has seldom tried."""

BOTS = "random, greedy, greedy:PLAYOUTS, search, search:ITERATIONS and search:SECONDSs (such as search:0.5s)"


class UnknownBot(SpielwerkError):
    """There is no bot of that name."""


@dataclass(frozen=True)
class BotSpec:
    """A bot with its strength, e.g. `greedy:100` (playouts per action) or `search:2000` (iterations per decision)."""

    name: str
    policy: Policy
    playouts: int = 0
    iterations: int = 0
    seconds: float = 0.0
    """Time per decision in place of iterations: what it chooses then depends on the machine, not on the seed alone."""


def parse_bot(text: str) -> BotSpec:
    """The bot that a text names: `random`, `greedy:PLAYOUTS`, `search:ITERATIONS` or `search:0.5s`."""
    name, _, strength = text.strip().partition(":")
    if name == "random" and not strength:
        return BotSpec("random", Policy.RANDOM)
    if name == "greedy":
        return _greedy(strength)
    if name == "search":
        return _search(strength)
    raise UnknownBot(f"there is no bot {text!r}; there are {BOTS}")


def _greedy(strength: str) -> BotSpec:
    if not strength:
        return BotSpec("greedy", Policy.GREEDY, DEFAULT_PLAYOUTS)
    if strength.isdecimal() and 1 <= int(strength) <= MOST_PLAYOUTS:
        return BotSpec(f"greedy:{int(strength)}", Policy.GREEDY, int(strength))
    raise UnknownBot(f"greedy:{strength} has no such strength; it takes 1 to {MOST_PLAYOUTS} playouts per action")


def _search(strength: str) -> BotSpec:
    if not strength:
        return BotSpec("search", Policy.SEARCH, iterations=DEFAULT_ITERATIONS)
    if strength.isdecimal() and 1 <= int(strength) <= MOST_ITERATIONS:
        return BotSpec(f"search:{int(strength)}", Policy.SEARCH, iterations=int(strength))
    if re.fullmatch(r"\d+(\.\d+)?s", strength, re.ASCII) and 0 < float(strength[:-1]) <= MOST_SECONDS:
        return BotSpec(f"search:{strength}", Policy.SEARCH, seconds=float(strength[:-1]))
    raise UnknownBot(
        f"search:{strength} has no such budget; it takes 1 to {MOST_ITERATIONS} iterations per decision (search:2000)"
        f" or up to {MOST_SECONDS:.0f} seconds (search:0.5s)"
    )


def seat_bots(names: list[str], seats: int) -> list[BotSpec]:
    """One bot per seat for a batch; a shorter list is repeated, so that `random` fills a table."""
    if not 1 <= len(names) <= seats:
        raise UnknownBot(f"{len(names)} bots do not fit {seats} seats; name one for all, or up to one per seat")
    bots = [parse_bot(name) for name in names]
    for bot in bots:
        if bot.seconds:
            raise UnknownBot(f"{bot.name} watches a clock, so no game could be played again; name its iterations here")
    return [bots[seat % len(bots)] for seat in range(seats)]


def policies(bots: list[BotSpec]) -> Any:
    """The record that compiled play reads."""
    table = one(POLICIES)
    for seat, bot in enumerate(bots[:MOST_SEATS]):
        table.seats[seat].kind = bot.policy
        table.seats[seat].playouts = bot.playouts
        table.seats[seat].iterations = bot.iterations
        table.seats[seat].exploration = EXPLORATION
    return table
