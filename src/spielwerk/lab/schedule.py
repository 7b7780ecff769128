"""Who plays whom: every combination of bots in every rotation of the seats, with the same chance for each rotation."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice
from math import comb
from typing import NamedTuple

MOST_LINEUPS = 100
"""Above this many combinations, they are picked so that games and meetings stay even."""

Sides = Sequence[Sequence[int]]
"""Seats that win and lose together; one seat each, except in team games."""


class Pairing(NamedTuple):
    """One game to play; games of the same round share their seed."""

    number: int
    round: int
    seed: int
    bots: tuple[int, ...]
    """Which bot sits on each seat."""


def schedule(bots: int, sides: Sides, seed: int, games: int) -> list[Pairing]:
    """The first games of an endless tournament, so that a longer one begins with all of a shorter one."""
    return list(islice(pairings(bots, sides, seed), games))


def least_games(bots: int, sides: Sides, seed: int) -> int:
    """After so many games everybody has played."""
    waiting = set(range(bots))
    for pairing in pairings(bots, sides, seed):
        waiting.difference_update(pairing.bots)
        if not waiting:
            return pairing.number + 1
    raise AssertionError("the schedule is endless")


def pairings(bots: int, sides: Sides, seed: int) -> Iterator[Pairing]:
    """Endlessly: round by round, and in each round one line-up in all its rotations."""
    rng = random.Random(seed)
    number = count()
    for round, lineup in enumerate(lineups(bots, len(sides))):
        for rotation in rotations(rng.sample(lineup, len(lineup))):
            yield Pairing(next(number), round, seed + round, _seats(rotation, sides))


def _seats(order: Sequence[int], sides: Sides) -> tuple[int, ...]:
    """The bot of every seat when every side has one bot."""
    bot_of = {seat: bot for bot, side in zip(order, sides, strict=True) for seat in side}
    return tuple(bot_of[seat] for seat in sorted(bot_of))


def rotations(order: Sequence[int]) -> list[tuple[int, ...]]:
    """Every different rotation.

    >>> rotations([0, 1, 2])
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    >>> rotations([0, 1, 0, 1])
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    return list(dict.fromkeys((*order[start:], *order[:start]) for start in range(len(order))))


def lineups(bots: int, size: int) -> Iterator[tuple[int, ...]]:
    """Endlessly: the bots of a table; with fewer bots than seats everybody sits there as often as possible.

    >>> list(islice(lineups(3, 2), 4))
    [(0, 1), (0, 2), (1, 2), (0, 1)]
    >>> list(islice(lineups(3, 4), 3))
    [(0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2)]
    """
    everybody = tuple(range(bots)) * (size // bots)
    for extra in _chosen(bots, size % bots):
        yield everybody + extra


def _chosen(bots: int, size: int) -> Iterator[tuple[int, ...]]:
    if comb(bots, size) > MOST_LINEUPS:
        yield from _balanced(bots, size)
    while True:
        yield from _in_fair_order(list(combinations(range(bots), size)))


def _in_fair_order(left: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """All of them, next always one whose bots have waited longest."""
    played: Counter[int] = Counter()
    while left:
        lineup = min(left, key=lambda lineup: sum(played[bot] for bot in lineup))
        left.remove(lineup)
        played.update(lineup)
        yield lineup


def _balanced(bots: int, size: int) -> Iterator[tuple[int, ...]]:
    """Endlessly those who played least, and among them those who met least."""
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    while True:
        lineup: list[int] = []
        for _ in range(size):
            waiting = [bot for bot in range(bots) if bot not in lineup]
            meetings = {bot: sum(met[min(bot, other), max(bot, other)] for other in lineup) for bot in waiting}
            lineup.append(min(waiting, key=lambda bot: (played[bot], meetings[bot])))
        lineup.sort()
        played.update(lineup)
        met.update(combinations(lineup, 2))
        yield tuple(lineup)
