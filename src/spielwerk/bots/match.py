"""Games played in Python, decision by decision: for own bots, and to measure how long each bot thinks."""

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self
from zlib import crc32

import msgspec

from spielwerk.bots.player import Player, PolicyPlayer
from spielwerk.bots.registry import BotSpec, UnknownBot, seat_bots
from spielwerk.bots.subprocess_bot import Fault, Guarded, OwnBot, Trouble, is_own, read_bot, start_own_bot
from spielwerk.core.flow import apply
from spielwerk.core.game import MOST_SEED, State
from spielwerk.core.log import log

Bot = BotSpec | OwnBot | Player
"""Who can sit down: a built-in bot, a program, or any Python object that chooses."""


@dataclass(frozen=True)
class FinishedGame:
    """One game that was played out; lists are by seat."""

    places: list[int]
    scores: list[int]
    moves: list[int]
    seconds: list[float]
    """Time for thinking."""
    ending: int
    faults: list[Fault]


class Stopped(Exception):
    """The games were broken off."""


def fill_seats(bots: Sequence[str | Bot], seats: int) -> list[Bot]:
    """One bot per seat; a shorter list is repeated, so that `random` fills a table."""
    built_in = [bot for bot in bots if isinstance(bot, str) and not is_own(bot)]
    if len(built_in) == len(bots):
        return [*seat_bots(built_in, seats)]
    if len(bots) > seats:
        raise UnknownBot(f"{len(bots)} bots do not fit {seats} seats; name one for all, or up to one per seat")
    found: list[Bot] = [read_bot(bot) if isinstance(bot, str) else bot for bot in bots]
    return [found[seat % len(found)] for seat in range(seats)]


def bot_name(bot: Bot) -> str:
    """What tables call it."""
    return bot.name if isinstance(bot, BotSpec | OwnBot) else str(getattr(bot, "name", type(bot).__name__))


class PlayerPool:
    """The players of many games. Own bots keep one process per bot and seat; use it with `with`."""

    def __init__(self) -> None:
        self.own_bots: dict[tuple[int, int], Guarded] = {}
        self.stopped = threading.Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.own_bots.values():
            player.close()

    def players(self, bots: Sequence[Bot], state: State, seed: int) -> list[Player]:
        """A player for each seat; the same seed makes the same choices."""
        return [self.player(bot, state, seat, seed) for seat, bot in enumerate(bots)]

    def player(self, bot: Bot, state: State, seat: int, seed: int) -> Player:
        """The player of one seat."""
        seed = _bot_seed(seed, bot)
        if isinstance(bot, BotSpec):
            return PolicyPlayer(bot, seed)
        key = id(bot), seat
        if key not in self.own_bots:
            own = start_own_bot(bot, state, seat) if isinstance(bot, OwnBot) else Guarded(bot)
            self.own_bots[key] = own
        self.own_bots[key].rng.seed(seed)
        return self.own_bots[key]

    def play(self, state: State, players: Sequence[Player]) -> FinishedGame:
        """Play a game to its end."""
        moves, seconds = [0] * state.seats, [0.0] * state.seats
        content, quiet = state.game.content.record, log(silent=True)
        while not state.over:
            if self.stopped.is_set():
                raise Stopped
            seat = state.actors()[0]
            # Built-in bots think in this thread; what others take passes on the wall.
            clock = time.thread_time if isinstance(players[seat], PolicyPlayer) else time.perf_counter
            started = clock()
            action = players[seat].choose(state, seat)
            seconds[seat] += clock() - started
            moves[seat] += 1
            apply(content, state.record, quiet, seat, action.number)  # both kinds of players name legal ones
        return _finished(state, players, moves, seconds)


def _finished(state: State, players: Sequence[Player], moves: list[int], seconds: list[float]) -> FinishedGame:
    result = state.result()
    faults: list[Fault] = []
    for seat, player in enumerate(players):
        if isinstance(player, Guarded):
            player.over(state, seat)
            faults += player.take_faults()
    return FinishedGame(
        places=[standing.place for standing in result],
        scores=[standing.score for standing in result],
        moves=moves,
        seconds=seconds,
        ending=int(state.record.ending),
        faults=faults,
    )


def _bot_seed(seed: int, bot: Bot) -> int:
    """A seed of the bot's own: the same in every seat."""
    return (seed + crc32(bot_name(bot).encode())) % MOST_SEED


class Faults(msgspec.Struct):
    """How often a stand-in moved for a bot, by reason, and what was said last."""

    time_outs: int = 0
    crashes: int = 0
    illegal: int = 0
    absent: int = 0
    last: str = ""

    def note(self, trouble: str, message: str) -> None:
        """Count one more; `trouble` is the name of its counter."""
        setattr(self, trouble, getattr(self, trouble) + 1)
        if trouble != Trouble.ABSENT or not self.last:  # what led to it says more
            self.last = message

    @property
    def total(self) -> int:
        return self.time_outs + self.crashes + self.illegal + self.absent

    def __str__(self) -> str:
        counts = (
            (self.time_outs, "time-outs"),
            (self.crashes, "crashes"),
            (self.illegal, "illegal answers"),
            (self.absent, "moves after it was given up for a game"),
        )
        said = ", ".join(f"{count} {word}" for count, word in counts if count)
        return f"{said}; last: {self.last}" if said else "no faults"
