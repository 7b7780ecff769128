"""The random generator against published vectors, and what is built on it."""

import pytest

from spielwerk.core.records import one, record
from spielwerk.core.rng import RNG, below, draw_kind, next_number, number_at, start_stream

COUNTS = record([("cards", "i1", (4,))])

PUBLISHED = {
    # Reference output of SplitMix64 for two seeds, as printed with the public-domain C source and elsewhere.
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B],
}


@pytest.mark.parametrize("seed", PUBLISHED)
def test_published_vectors(seed: int) -> None:
    assert [int(number_at(seed, i)) for i in range(5)] == PUBLISHED[seed]


def test_a_stream_counts_up() -> None:
    rng = one(RNG)
    rng.key = 1234567
    assert [int(next_number(rng)) for _ in range(5)] == PUBLISHED[1234567]
    assert rng.count == 5


def test_streams_of_one_seed_differ() -> None:
    first, second = one(RNG), one(RNG)
    start_stream(first, 7, 0)
    start_stream(second, 7, 1)
    assert {int(next_number(first)) for _ in range(100)}.isdisjoint({int(next_number(second)) for _ in range(100)})


@pytest.mark.parametrize("n", [1, 2, 6, 36, 90])
def test_below_is_uniform(n: int) -> None:
    rng = one(RNG)
    start_stream(rng, n, 0)
    seen = [0] * n
    for _ in range(500 * n):
        seen[int(below(rng, n))] += 1
    assert sum((count - 500) ** 2 / 500 for count in seen) < 2 * n + 30


def test_cards_are_drawn_by_their_number() -> None:
    rng = one(RNG)
    start_stream(rng, 3, 0)
    pile = one(COUNTS)
    pile.cards[:] = [0, 3, 0, 1]
    seen = [0] * 4
    for _ in range(4000):
        seen[int(draw_kind(rng, pile.cards, 4))] += 1
    assert seen[0] == seen[2] == 0
    assert abs(seen[1] - 3000) < 200
