"""Bots by name, as the command line and the table know them."""

from dataclasses import dataclass
from typing import Any

from spielwerk.bots.policy import POLICIES, Policy
from spielwerk.core.errors import SpielwerkError
from spielwerk.core.records import one
from spielwerk.core.sheets import MOST_SEATS

DEFAULT_PLAYOUTS = 40
MOST_PLAYOUTS = 100_000


class UnknownBot(SpielwerkError):
    """There is no bot of that name."""


@dataclass(frozen=True)
class BotSpec:
    """A bot with its strength, e.g. `greedy:100` (playouts per action)."""

    name: str
    policy: Policy
    playouts: int = 0


def parse_bot(text: str) -> BotSpec:
    """The bot that a text names: `random`, `greedy` or `greedy:PLAYOUTS`."""
    name, _, strength = text.strip().partition(":")
    if name == "random" and not strength:
        return BotSpec("random", Policy.RANDOM)
    if name == "greedy":
        if not strength:
            return BotSpec("greedy", Policy.GREEDY, DEFAULT_PLAYOUTS)
        if strength.isdigit() and 1 <= int(strength) <= MOST_PLAYOUTS:
            return BotSpec(f"greedy:{int(strength)}", Policy.GREEDY, int(strength))
        raise UnknownBot(f"greedy:{strength} has no such strength; it takes 1 to {MOST_PLAYOUTS} playouts per action")
    raise UnknownBot(f"there is no bot {text!r}; there are random, greedy and greedy:PLAYOUTS")


def seat_bots(names: list[str], seats: int) -> list[BotSpec]:
    """One bot per seat; a shorter list is repeated, so that `random` fills a table."""
    if not 1 <= len(names) <= seats:
        raise UnknownBot(f"{len(names)} bots do not fit {seats} seats; name one for all, or up to one per seat")
    bots = [parse_bot(name) for name in names]
    return [bots[seat % len(bots)] for seat in range(seats)]


def policies(bots: list[BotSpec]) -> Any:
    """The record that compiled play reads."""
    table = one(POLICIES)
    for seat, bot in enumerate(bots[:MOST_SEATS]):
        table.seats[seat].kind = bot.policy
        table.seats[seat].playouts = bot.playouts
    return table
