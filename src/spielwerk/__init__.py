"""Spielwerk: five modern board games on one fast engine. Unofficial; see README.

>>> import spielwerk
>>> state = spielwerk.load("verlagswelt").new(seats=4, seed=1)
>>> state.play(state.legal()[0])
"""

from typing import TYPE_CHECKING, Any

from spielwerk.core.errors import (
    BadContent,
    BadOption,
    BadSave,
    IllegalAction,
    SpielwerkError,
    UnknownGame,
)
from spielwerk.games import available, load

if TYPE_CHECKING:
    from spielwerk.bots.hints import Hint, hint
    from spielwerk.core.action_space import Action
    from spielwerk.core.game import Game, Standing, State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadContent",
    "BadOption",
    "BadSave",
    "Game",
    "Hint",
    "IllegalAction",
    "SpielwerkError",
    "Standing",
    "State",
    "UnknownGame",
    "available",
    "hint",
    "load",
]

_LAZY = {
    "Action": "core.action_space",
    "Game": "core.game",
    "Hint": "bots.hints",
    "Standing": "core.game",
    "State": "core.game",
    "hint": "bots.hints",
}


def __getattr__(name: str) -> Any:
    """Load the engine only when one of its names is asked for."""
    if name not in _LAZY:
        raise AttributeError(f"module 'spielwerk' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"spielwerk.{_LAZY[name]}"), name)
