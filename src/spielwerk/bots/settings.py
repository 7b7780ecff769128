"""How a bot chooses: every setting, declared once.

`levels.py` reads them by name from `bots.toml` beside a game's cards, `policy.py` makes a record of them.
"""

from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class BotSettings:
    """What a policy needs to know to choose."""

    playouts: int = 0
    """Random games after each legal action, for flat Monte Carlo."""
    worlds: int = 1
    """Samples of the hidden facts when the network alone values the candidates."""
    effort: int = 1
    """Ends of the own turn that turn search compares for each candidate; 1: only the next decision."""
    odds: bool = False
    """Take the expectation over the next chance node, instead of the value of the state before it."""
    plans: int = 0
    """Plans per seat that regret matching compares for a simultaneous decision; 0: it is taken step by step."""
    stages: int = 4
    """How often plans without regret are replaced …"""
    lessons: int = 20
    """… and how many rounds of regret matching come in between."""
    iterations: int = 0
    """Iterations of tree search for one decision; 0: the network alone decides."""
    exploration: float = 0.5
    """Weight of the exploration term in tree search."""
    sharpness: float = 0.05
    """Temperature of the softmax that turns the network's values into priors."""
    trust: float = 1.0
    """Weight of the network's value of a leaf; the rest goes by the result of random play."""
    temperature: float = 0.0
    """Of the softmax by which it chooses; 0: always the best."""
    blunders: float = 0.0
    """Share of random decisions."""


_TYPES: dict[Any, str] = {int: "i4", bool: "i1", float: "f8"}

SETTINGS = tuple((field.name, _TYPES[field.type]) for field in fields(BotSettings))
"""The same as fields of a record."""
