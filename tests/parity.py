"""Plays random games with the rules alone and prints a digest of each: run compiled and plain, and compare.

python -m tests.parity GAMES [GAME]
"""

import hashlib
import sys
from collections.abc import Iterator

import numpy as np

from spielwerk.core import flow
from spielwerk.core.buffers import OPTIONS, RESULT
from spielwerk.core.game import CHANCE_STREAM
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, below, start_stream
from tests.support import Mode, every_mode, game


def digests(games: int, only: str | None = None) -> Iterator[str]:
    """One line per game: mode, seed, and a digest of everything that happened."""
    for mode in every_mode():
        if only in (None, mode.game):
            for seed in range(games):
                yield f"{mode} {seed} {digest(mode, seed)}"


def digest(mode: Mode, seed: int) -> str:
    """Every state, every log entry and the result of one random game, as a hash."""
    seen = hashlib.sha256()
    table = game(mode.game)
    content = table.content.record
    state, notes, options, result, rng = (
        table.blank(mode.seats, dict(mode.options)),
        log(),
        one(OPTIONS),
        one(RESULT),
        one(RNG),
    )
    start_stream(state.rng, seed, CHANCE_STREAM)
    start_stream(rng, seed, 1)
    flow.setup(content, state, notes)
    while not state.ending:
        mask = int(flow.actors(content, state))
        actors = [seat for seat in range(mode.seats) if mask >> seat & 1]
        seat = actors[int(below(rng, len(actors)))]
        count = flow.legal(content, state, seat, options)
        seen.update(options.actions[:count].tobytes())
        flow.apply(content, state, notes, seat, int(options.actions[int(below(rng, count))]))
        seen.update(state.tobytes())
        seen.update(notes.entries[: notes.size].tobytes())
        notes.size = 0
    flow.result(content, state, result)
    seen.update(result.tobytes())
    return seen.hexdigest()


if __name__ == "__main__":
    with np.errstate(over="raise"):
        for line in digests(int(sys.argv[1]), *sys.argv[2:3]):
            print(line)
