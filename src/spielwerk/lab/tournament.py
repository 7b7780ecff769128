"""Tournaments: bots against each other in every seat, with the same chance for every rotation; can be resumed."""

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from queue import Queue
from typing import IO, Any

import msgspec

from spielwerk.bots.match import PlayerPool
from spielwerk.bots.registry import UnknownBot
from spielwerk.bots.subprocess_bot import OwnBot, read_bot
from spielwerk.core.errors import BadOption, BadSave
from spielwerk.core.game import Game
from spielwerk.lab.schedule import Pairing, least_games, schedule
from spielwerk.lab.simulate import check_seeds
from spielwerk.lab.standings import GameLine, Standings, entries, ratings, standing, tally

FORMAT_VERSION = 1


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a tournament's file: what must be the same to go on with it."""

    tournament: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, str]
    seed: int
    bots: list[str]


class Tournament:
    """Bots, a table and a schedule; `run` plays it."""

    def __init__(
        self, game: Game, seats: int, games: int, bots: Sequence[str], seed: int, options: dict[str, object]
    ) -> None:
        check_seeds(games, seed)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.meta.choices(options, seats)
        self.bots = [read_bot(bot) for bot in bots]
        _check_names([bot.name for bot in self.bots])
        self.sides = game.meta.sides(seats)
        least = least_games(len(self.bots), self.sides, seed)
        if games < least:
            raise BadOption(f"{games} games do not let all {len(bots)} bots play; ask for at least {least}")
        self.schedule = schedule(len(self.bots), self.sides, seed, games)

    @property
    def heading(self) -> Heading:
        """What tells this tournament from others; a longer one is the same."""
        return Heading(
            tournament=FORMAT_VERSION,
            game=self.game.id,
            rules=self.game.meta.rules_version,
            content=self.game.content.digest,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            bots=[bot.name for bot in self.bots],
        )

    def run(
        self,
        threads: int | None = None,
        progress: Callable[[int], None] = lambda done: None,
        file: Path | None = None,
    ) -> Standings:
        """Play what is not in the file yet; `progress` hears how many games were finished since it was last called."""
        started = time.perf_counter()
        with kept(file, self.heading, self.schedule) as (lines, keep):
            missing = [pairing for pairing in self.schedule if pairing.number not in lines]
            progress(len(lines))
            with closing(self._play(missing, threads or os.cpu_count() or 1)) as played:
                for line in played:
                    lines[line.game] = line
                    keep(line)
                    progress(1)
        return self._standings([lines[number] for number in sorted(lines)], time.perf_counter() - started)

    def _play(self, pairings: Sequence[Pairing], threads: int) -> Generator[GameLine, None, None]:
        """Games as they end: those of built-in bots side by side, those with programs one after the other."""
        has_own = [any(isinstance(self.bots[bot], OwnBot) for bot in pairing.bots) for pairing in pairings]
        built_in = iter([pairing for pairing, own in zip(pairings, has_own, strict=True) if not own])
        with_programs = iter([pairing for pairing, own in zip(pairings, has_own, strict=True) if own])
        done: Queue[GameLine | Exception] = Queue()
        with PlayerPool() as pool, ThreadPoolExecutor(threads + 1) as executor:
            self._start_own_bots(pool, pairings)
            try:
                for todo in (with_programs, *[built_in] * threads):
                    executor.submit(self._work, todo, pool, done)
                for _ in pairings:
                    line = done.get()
                    if isinstance(line, Exception):
                        raise line
                    yield line
            finally:
                pool.stopped.set()

    def _work(self, todo: Iterator[Pairing], pool: PlayerPool, done: Queue[GameLine | Exception]) -> None:
        """Play what nobody else plays yet, until nothing is left."""
        try:
            for pairing in todo:
                done.put(self._game(pairing, pool))
        except Exception as error:
            done.put(error)

    def _start_own_bots(self, pool: PlayerPool, pairings: Sequence[Pairing]) -> None:
        """Start every program once before the first game, so that a broken one is found at once."""
        state = self.game.new(self.seats, self.seed, **dict[str, Any](self.options))
        needed = {bot: seat for pairing in pairings for seat, bot in enumerate(pairing.bots)}
        for bot, seat in needed.items():
            pool.player(self.bots[bot], state, seat, self.seed)

    def _game(self, pairing: Pairing, pool: PlayerPool) -> GameLine:
        state = self.game.new(self.seats, pairing.seed, **dict[str, Any](self.options))
        players = pool.players([self.bots[bot] for bot in pairing.bots], state, pairing.seed)
        played = pool.play(state, players)
        return GameLine(
            game=pairing.number,
            round=pairing.round,
            seed=pairing.seed,
            bots=list(pairing.bots),
            places=played.places,
            scores=played.scores,
            moves=played.moves,
            seconds=[round(seconds, 6) for seconds in played.seconds],
            ending=self.game.endings(played.ending).name.lower(),
            faults=[(fault.seat, str(fault.trouble), fault.message) for fault in played.faults],
        )

    def _standings(self, lines: Sequence[GameLine], seconds: float) -> Standings:
        count = len(self.bots)
        tallies = tally(lines, count, self.sides)
        rated = ratings([entries(line, self.sides) for line in lines], count)
        best_first = sorted(range(count), key=lambda bot: -rated[bot].mean)
        return Standings(
            game=self.game.id,
            seats=self.seats,
            sides=self.sides,
            games=len(lines),
            seed=self.seed,
            options=self.options,
            content=self.game.content.digest,
            bots=[
                standing(self.bots[bot].name, isinstance(self.bots[bot], OwnBot), tallies[bot], rated[bot])
                for bot in best_first
            ],
            beats=[
                [ahead.rate() if (ahead := tallies[bot].ahead[other]) else None for other in best_first]
                for bot in best_first
            ],
            seconds=seconds,
        )


def _check_names(names: Sequence[str]) -> None:
    if len(names) < 2:
        raise UnknownBot("a tournament needs at least two bots, for example --bots greedy,random")
    for name in names:
        if names.count(name) > 1:
            raise UnknownBot(f"{name} is named twice; every bot takes part once, and is seated as often as needed")


# --- the file ---

Lines = dict[int, GameLine]
"""Games by their number."""


@contextmanager
def kept(
    path: Path | None, heading: Heading, wanted: Sequence[Pairing]
) -> Iterator[tuple[Lines, Callable[[GameLine], None]]]:
    """The games that a file holds already, and how to add one; without a file, none and nothing."""
    if path is None:
        yield {}, lambda line: None
        return
    try:
        lines = read(path, heading, wanted) if path.exists() and path.stat().st_size else None
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise BadSave(f"{path} cannot be used: {error.strerror}; name a file in a folder of yours") from None
    with file:
        if lines is None:
            _write(file, heading)
        yield lines or {}, lambda line: _write(file, line)


def _write(file: IO[bytes], line: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def read(path: Path, heading: Heading, wanted: Sequence[Pairing]) -> Lines:
    """The games of a file; a last line that was cut off is removed from it."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    rows = whole.splitlines()
    _check_heading(path, rows[0] if rows else text, heading)
    pairings = {pairing.number: pairing for pairing in wanted}
    lines: Lines = {}
    for number, row in enumerate(rows[1:], start=2):
        try:
            line = msgspec.json.decode(row, type=GameLine)
        except msgspec.DecodeError as error:
            raise BadSave(f"{path}, line {number}: no game of a tournament ({error}); remove the line") from None
        pairing = pairings.get(line.game)
        if pairing is None:
            continue  # of a longer tournament
        if (line.round, line.seed, tuple(line.bots)) != (pairing.round, pairing.seed, pairing.bots):
            raise BadSave(f"{path}, line {number}: game {line.game} is not scheduled so; name a new file")
        lines[line.game] = line
    if len(whole) < len(text):
        os.truncate(path, len(whole))
    return lines


def _check_heading(path: Path, row: bytes, wanted: Heading) -> None:
    """Refuse the file of another tournament, and say in what it differs."""
    try:
        found = msgspec.json.decode(row, type=Heading)
    except msgspec.DecodeError:
        raise BadSave(f"{path} is no file of a tournament; name a new file, or one that --resume made") from None
    here, there = msgspec.structs.asdict(wanted), msgspec.structs.asdict(found)
    differences = [f"{key} {there[key]} there, {here[key]} here" for key in here if here[key] != there[key]]
    if differences:
        raise BadSave(f"{path} is of another tournament ({'; '.join(differences)}); name a new file")
