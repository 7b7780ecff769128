"""What the states of all games have in common."""

from collections.abc import Sequence
from typing import Any

import numpy as np

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
