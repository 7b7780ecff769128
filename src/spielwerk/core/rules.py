"""The functions that every game provides, picked by the type of the record they are given.

Generic code — random play, search, batches, adapters — calls `apply(c, s, …)` from here. In compiled code the game is
chosen when the caller is compiled, at no cost and cached on disk; in plain Python a dictionary chooses it.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
from numba.core.types import Type
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from spielwerk.core.agenda import agenda
from spielwerk.core.jit import rule
from spielwerk.core.meta import Metadata
from spielwerk.core.records import Field, record
from spielwerk.core.rng import RNG, next_number

NO_ACTION = -1
RUNNING = 0
"""Value of `state.ending` while nobody has won; games number their endings from 1."""

SPECTATOR = -1
"""The seat of somebody who only watches."""

_modules: dict[Any, ModuleType] = {}


def state_record(meta: Metadata, depth: int, fields: Sequence[Field]) -> np.dtype[Any]:
    """The record of a game's state: what all games have, then the game's own fields."""
    options = record([(option.id, "i2") for option in meta.options] or [("none", "i1")])
    return record(
        [
            ("rng", RNG),
            ("options", options),  # index of the choice for each option
            ("agenda", agenda(depth)),
            ("seats", "i1"),
            ("ending", "i1"),
            ("explicit", "i1"),  # 1: stop at chance points and let the caller play the outcome
            *fields,
        ]
    )


def register(state: np.dtype[Any], module: ModuleType) -> None:
    """Make a game's rules known to the generic functions."""
    _modules[state] = module
    _modules[from_dtype(state)] = module


def rules_of(record_type: np.dtype[Any] | Type) -> ModuleType:
    """The rules that belong to a state's dtype or Numba type."""
    return _modules[record_type]


def setup(c: Any, s: Any, log: Any) -> Any:
    """Lay out a new game from the seats, options and seed already in `s`, up to the first decision."""
    return rules_of(s.dtype).setup(c, s, log)


def actors(c: Any, s: Any) -> Any:
    """Bit mask of the seats that may act now; 0 at the end and at a chance point."""
    return rules_of(s.dtype).actors(c, s)


def legal(c: Any, s: Any, seat: int, out: Any) -> Any:
    """Fill `out.actions` with what this seat may choose, in ascending order; returns how many."""
    return rules_of(s.dtype).legal(c, s, seat, out)


def apply(c: Any, s: Any, log: Any, seat: int, action: int) -> Any:
    """Play an action of a seat, or an outcome of NATURE, and all that follows until the next decision."""
    return rules_of(s.dtype).apply(c, s, log, seat, action)


def chance(c: Any, s: Any, out: Any) -> Any:
    """At a chance point: fill `out.outcomes` and `out.weights`; returns how many (0 elsewhere)."""
    return rules_of(s.dtype).chance(c, s, out)


def result(c: Any, s: Any, out: Any) -> Any:
    """Fill `out.seats` with place and score, also of an unfinished game as it stands."""
    return rules_of(s.dtype).result(c, s, out)


def hide(c: Any, s: Any, seat: int) -> Any:
    """Wipe all that this seat may not know, in place."""
    return rules_of(s.dtype).hide(c, s, seat)


def resample(c: Any, s: Any, seat: int, rng: Any) -> Any:
    """Draw all that this seat does not know anew, in place, consistent with what it knows."""
    return rules_of(s.dtype).resample(c, s, seat, rng)


def reopen(c: Any, s: Any, seat: int) -> Any:
    """Let all others take back what they decided in secret and still may keep from this seat; few games need it."""
    return getattr(rules_of(s.dtype), "reopen", _no_secrets)(c, s, seat)


def back_action(s: Any) -> int:
    """The action that takes back an entry of one's own, NO_ACTION if there is none: people need it, bots do not."""
    return int(getattr(rules_of(s.dtype), "BACK", NO_ACTION))


def encode(c: Any, s: Any, seat: int, out: Any) -> Any:
    """Write the features of this position as the seat sees it into `out.features`."""
    return rules_of(s.dtype).encode(c, s, seat, out)


@rule
def _no_secrets(c, s, seat):
    """For games in which nothing is decided in secret."""


# The overloads turn every seat and action into one integer type: else each width of integer would compile anew.


@overload(setup)
def _setup(c, s, log):
    game = rules_of(s).setup
    return lambda c, s, log: game(c, s, log)


@overload(actors)
def _actors(c, s):
    game = rules_of(s).actors
    return lambda c, s: game(c, s)


@overload(legal)
def _legal(c, s, seat, out):
    game = rules_of(s).legal
    return lambda c, s, seat, out: game(c, s, np.int64(seat), out)


@overload(apply)
def _apply(c, s, log, seat, action):
    game = rules_of(s).apply
    return lambda c, s, log, seat, action: game(c, s, log, np.int64(seat), np.int64(action))


@overload(chance)
def _chance(c, s, out):
    game = rules_of(s).chance
    return lambda c, s, out: game(c, s, out)


@overload(result)
def _result(c, s, out):
    game = rules_of(s).result
    return lambda c, s, out: game(c, s, out)


@overload(hide)
def _hide(c, s, seat):
    game = rules_of(s).hide
    return lambda c, s, seat: game(c, s, np.int64(seat))


@overload(resample)
def _resample(c, s, seat, rng):
    game = rules_of(s).resample
    return lambda c, s, seat, rng: game(c, s, np.int64(seat), rng)


@overload(reopen)
def _reopen(c, s, seat):
    game = getattr(rules_of(s), "reopen", _no_secrets)
    return lambda c, s, seat: game(c, s, np.int64(seat))


@overload(back_action)
def _back_action(s):
    number = int(getattr(rules_of(s), "BACK", NO_ACTION))
    return lambda s: number


@overload(encode)
def _encode(c, s, seat, out):
    game = rules_of(s).encode
    return lambda c, s, seat, out: game(c, s, np.int64(seat), out)


@rule
def over(s):
    """Has the game ended?"""
    return s.ending != RUNNING


@rule
def first_actor(mask):
    """The lowest seat in a bit mask of seats (without a branch: whose turn it is cannot be predicted)."""
    lowest = mask & -mask
    return (lowest > 1) + (lowest > 2) + (lowest > 4) + (lowest > 8)


@rule
def forget_randomness(s):
    """Wipe the seed: nobody at the table knows the chance to come. Part of every `hide`."""
    s.rng.key = 0
    s.rng.count = 0


@rule
def renew_randomness(s, rng):
    """Let chance come from elsewhere from now on. Part of every `resample`."""
    s.rng.key = next_number(rng)
    s.rng.count = 0
