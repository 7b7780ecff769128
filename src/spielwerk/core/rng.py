"""Random numbers: SplitMix64, read as a counter-based generator.

Number i of stream `key` is mix(key + (i + 1) * GAMMA): any number of any stream can be had at once, the whole
generator is two words inside the state, and a game replays bit for bit on every machine.
"""

import numpy as np

from spielwerk.core.jit import COMPILED, rule
from spielwerk.core.records import record

RNG = record([("key", "u8"), ("count", "u8")])

GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF

if COMPILED:

    @rule
    def number_at(key, i):
        """Number `i` (from 0) of the stream `key`, 64 bits."""
        z = np.uint64(key) + (np.uint64(i) + np.uint64(1)) * np.uint64(GAMMA)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(MIX_1)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(MIX_2)
        return z ^ (z >> np.uint64(31))

    @rule
    def next_number(rng):
        """The next number of the stream, 64 bits."""
        number = number_at(rng.key, rng.count)
        rng.count += np.uint64(1)
        return number

    @rule
    def below(rng, n):
        """A uniform whole number from 0 to n - 1 (n is small: the bias is below n / 2**32)."""
        return np.int64(((next_number(rng) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))

else:  # Python's own integers: NumPy's would warn at every product that wraps

    def number_at(key, i):
        """Number `i` (from 0) of the stream `key`, 64 bits."""
        z = (int(key) + (int(i) + 1) * GAMMA) & WORD
        z = ((z ^ (z >> 30)) * MIX_1) & WORD
        z = ((z ^ (z >> 27)) * MIX_2) & WORD
        return z ^ (z >> 31)

    def next_number(rng):
        """The next number of the stream, 64 bits."""
        number = number_at(rng.key, rng.count)
        rng.count += 1
        return number

    def below(rng, n):
        """A uniform whole number from 0 to n - 1 (n is small: the bias is below n / 2**32)."""
        return ((next_number(rng) >> 32) * int(n)) >> 32


@rule
def start_stream(rng, seed, stream):
    """Begin stream number `stream` of a seed; streams of one seed have nothing in common."""
    rng.key = number_at(number_at(seed, 0), stream)
    rng.count = 0


@rule
def draw_kind(rng, counts, total):
    """Draw one of `total` things of which there are `counts[kind]` of each kind; returns the kind."""
    left = below(rng, total)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind
