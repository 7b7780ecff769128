"""Tournaments: fair schedules, right figures, files to go on with, one page as a report."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from spielwerk.bots.match import PlayerPool
from spielwerk.core.errors import BadSave
from spielwerk.core.game import State
from spielwerk.games import available
from spielwerk.lab.figures import StandingFigures, TournamentFigures
from spielwerk.lab.report import page
from spielwerk.lab.schedule import MOST_LINEUPS, Pairing, schedule
from spielwerk.lab.simulate import Simulation
from spielwerk.lab.standings import Entry, GameLine, Samples, Standings, entries, ratings, tally
from spielwerk.lab.tournament import Tournament
from tests.engine.test_cli import refused, run
from tests.support import game

GAME = "verlagswelt"
ALONE = [[0], [1], [2]]


def contest(
    games: int = 12, bots: tuple[str, ...] = ("greedy:2", "random"), seats: int = 2, seed: int = 1
) -> Tournament:
    return Tournament(game(GAME), seats, games, bots, seed, {})


def line(number: int, bots: list[int], places: list[int], round: int | None = None, **more: Any) -> GameLine:
    """A finished game with nothing but its result."""
    zeros = [0] * len(bots)
    known: dict[str, Any] = {"scores": zeros, "moves": zeros, "seconds": [0.0] * len(bots), "ending": "won"} | more
    return GameLine(number, number if round is None else round, number, bots, places, **known)


# --- the schedule ---


def test_all_combinations_in_all_rotations() -> None:
    pairings = schedule(4, ALONE, 0, 12)
    assert {frozenset(pairing.bots) for pairing in pairings} == set(map(frozenset, combinations(range(4), 3)))
    for number in range(4):
        rotations = [pairing.bots for pairing in pairings if pairing.round == number]
        first = rotations[0]
        assert rotations == [first, first[1:] + first[:1], first[2:] + first[:2]]


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    pairings = schedule(4, ALONE, 0, 24)
    assert set(Counter((bot, seat) for p in pairings for seat, bot in enumerate(p.bots)).values()) == {6}


def test_rotations_share_their_chance_and_rounds_do_not() -> None:
    seeds = {pairing.round: set[int]() for pairing in schedule(3, ALONE, 5, 30)}
    for pairing in schedule(3, ALONE, 5, 30):
        seeds[pairing.round].add(pairing.seed)
    assert all(len(found) == 1 for found in seeds.values())
    assert len(set.union(*seeds.values())) == len(seeds) == 10


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    assert schedule(5, ALONE, 3, 100)[:40] == schedule(5, ALONE, 3, 40)


def test_with_fewer_bots_than_seats_everybody_sits_twice() -> None:
    pairings = schedule(2, [[0], [1], [2], [3]], 0, 40)
    assert all(sorted(pairing.bots) == [0, 0, 1, 1] for pairing in pairings)
    assert len({(p.round, p.bots) for p in pairings}) == 40, "no rotation is played twice in a round"


def test_too_many_combinations_are_picked_evenly() -> None:
    bots, four = 12, [[0], [1], [2], [3]]
    assert len(list(combinations(range(bots), 4))) > MOST_LINEUPS
    pairings = schedule(bots, four, 0, 4 * 66)
    games = Counter(bot for p in pairings for bot in p.bots)
    meetings = Counter(pair for p in pairings for pair in combinations(sorted(p.bots), 2))
    assert set(games.values()) == {4 * 22}
    assert len(meetings) == 66 and max(meetings.values()) <= 2 * min(meetings.values())


def test_a_team_is_one_bot() -> None:
    pairings = schedule(3, [[0, 2], [1, 3]], 0, 6)
    assert all(p.bots[0] == p.bots[2] != p.bots[1] == p.bots[3] for p in pairings)
    assert Counter(p.bots[0] for p in pairings) == {0: 2, 1: 2, 2: 2}


def test_sides_are_teams_or_everybody_alone() -> None:
    assert game(GAME).meta.sides(3) == ALONE
    assert game("zenith").meta.sides(4) == [[0, 2], [1, 3]]
    assert game("zenith").meta.sides(2) == [[0], [1]]


@pytest.mark.parametrize(("id", "seats"), [(meta.id, seats) for meta in available() for seats in meta.seats])
def test_the_seats_of_a_side_and_only_they_always_share_their_place(id: str, seats: int) -> None:
    random_games = Simulation(game(id), seats, 32, ["random"], 0, {})
    random_games.run(threads=1)
    found: dict[bytes, list[int]] = {}
    for seat, places in enumerate(random_games.places().T):
        found.setdefault(places.tobytes(), []).append(seat)
    assert list(found.values()) == game(id).meta.sides(seats)


def test_a_tournament_of_teams() -> None:
    standings = Tournament(game("zenith"), 4, 8, ["greedy:2", "random"], 1, {}).run()
    assert standings.team_game and standings.figures().teams == [[0, 2], [1, 3]]
    assert sum(bot.wins.mean for bot in standings.bots) == pytest.approx(1)
    assert sum(bot.places.mean for bot in standings.bots) == pytest.approx(3)


# --- the figures ---


def test_shared_places_share_the_win_and_partners_count_once() -> None:
    assert entries(line(0, [5, 6, 7], [1, 1, 3]), ALONE) == [Entry(5, 1, 0.5), Entry(6, 1, 0.5), Entry(7, 3, 0)]
    pairs = entries(line(0, [5, 6, 5, 6], [1, 3, 1, 3]), [[0, 2], [1, 3]])
    assert pairs == [Entry(5, 1, 1), Entry(6, 2, 0)]


def test_figures_of_a_small_tournament() -> None:
    lines = [
        line(0, [0, 1], [1, 2], moves=[4, 6], seconds=[2.0, 3.0]),
        line(1, [1, 0], [2, 1], moves=[4, 6], seconds=[1.0, 3.0]),
        line(2, [0, 1], [1, 1], faults=[(1, "illegal", "what?"), (1, "time_outs", "late")]),
        line(3, [1, 0], [1, 2]),
    ]
    first, second = tally(lines, 2, [[0], [1]])
    assert first.wins.rate().mean == 2.5 / 4 and second.wins.rate().mean == 1.5 / 4
    assert first.places.mean(1, 2).mean == 5 / 4 and first.place_counts == [3, 1]
    assert first.ahead[1].rate().mean == 2.5 / 4
    assert (first.moves, first.seconds, first.games) == (10, 5.0, 4)
    assert (second.faults.illegal, second.faults.time_outs, second.faults.last) == (1, 1, "late")


def test_intervals_hold_what_they_promise() -> None:
    """Rounds of two equal games are one observation: the interval covers the truth in about 95 of 100 cases."""
    luck = np.random.default_rng(1)
    covered = 0
    for _ in range(400):
        samples = Samples()
        for round, won in enumerate(luck.random(60) < 0.3):
            samples.add(round, won)
            samples.add(round, won)
        covered += samples.rate().low <= 0.3 <= samples.rate().high
    assert 0.92 < covered / 400 < 0.98


def test_a_bot_that_always_wins_is_not_certain_to() -> None:
    samples = Samples()
    for round in range(10):
        samples.add(round, 1.0)
    rate = samples.rate()
    assert rate.mean == rate.high == 1 and 0.6 < rate.low < 0.8


def test_ratings_follow_results_and_ties() -> None:
    strong, weak = ratings([[Entry(0, 1, 1), Entry(1, 2, 0)]] * 20, 2)
    assert strong.low < strong.mean < strong.high and strong.low > weak.high
    even, same = ratings([[Entry(0, 1, 0.5), Entry(1, 1, 0.5)]] * 20, 2)
    assert even.mean == pytest.approx(same.mean) == pytest.approx(25)
    twice, other = ratings([[Entry(0, 1, 1), Entry(0, 2, 0), Entry(1, 3, 0)]] * 20, 2)
    assert twice.mean > 25 > other.mean


# --- playing it ---


def test_the_better_bot_comes_first() -> None:
    standings = contest(24, ("random", "greedy:3")).run()
    best, worst = standings.bots
    assert best.name == "greedy:3" and best.wins.mean > 0.6 and best.rating.mean > worst.rating.mean
    assert best.games == worst.games == 24 == standings.games
    assert best.wins.mean + worst.wins.mean == pytest.approx(1)
    assert best.seconds_per_move > worst.seconds_per_move > 0


def timeless(bots: list[StandingFigures]) -> list[StandingFigures]:
    return [msgspec.structs.replace(bot, seconds_per_move=0.0) for bot in bots]


def test_threads_change_nothing_but_the_time() -> None:
    one, two = (contest().run(threads=threads).figures().bots for threads in (1, 2))
    assert timeless(one) == timeless(two)


def test_chance_is_the_same_for_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds as they reach the game, not as they were planned."""
    seeds: list[int] = []
    new = game(GAME).new

    def noted(seats: int, seed: int, **options: Any) -> State:
        seeds.append(seed)
        return new(seats, seed, **options)

    monkeypatch.setattr(game(GAME), "new", noted)
    contest(6, ("random", "greedy:1"), seed=40).run(threads=1)
    assert Counter(seeds[1:]) == {40: 2, 41: 2, 42: 2}


def test_the_json_that_is_promised(tmp_path: Path) -> None:
    report = tmp_path / "new" / "out.html"
    arguments = ["--bots", "greedy:2,random", "--seats", "2", "--games", "8", "--seed", "3", "--report", str(report)]
    printed = run("tournament", GAME, *arguments, "--json").stdout
    msgspec.json.decode(printed, type=TournamentFigures)
    figures = json.loads(printed)
    assert figures["teams"] is None and "faults" not in figures["bots"][0]
    wanted = {"name", "games", "win_rate", "mean_place", "rating", "seconds_per_move"}
    assert all(wanted <= bot.keys() for bot in figures["bots"])
    assert [bot["games"] for bot in figures["bots"]] == [8, 8]
    assert figures["beats"]["random"].keys() == {"greedy:2"}
    assert report.is_file()
    told = run("tournament", GAME, *arguments).output
    assert "win rate" in told and "greedy:2" in told


def test_an_own_bot_takes_part(tmp_path: Path) -> None:
    file = tmp_path / "odd.sh"
    file.write_text('#!/bin/sh\nread -r hello\necho \'{"type": "ready"}\'\nread -r decide\n')
    file.chmod(0o700)
    standings = contest(3, (str(file), "random", "greedy:1"), seats=2).run()
    (own,) = (bot for bot in standings.bots if bot.own)
    assert own.games == 3 and own.faults.crashes == 9 and own.faults.absent > 0
    assert own.figures().faults == own.faults and own.faults.last == "the program ended (exit code 0)"


# --- going on ---


def test_a_tournament_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = contest(10).run().figures().bots
    file = tmp_path / "kept" / "games.jsonl"
    contest(4).run(file=file)
    with file.open("ab") as out:
        out.write(b'{"game":4,"rou')  # the machine went down
    played: list[int] = []
    once = Tournament._game

    def noted(self: Tournament, pairing: Pairing, pool: PlayerPool) -> GameLine:
        played.append(pairing.number)
        return once(self, pairing, pool)

    monkeypatch.setattr(Tournament, "_game", noted)
    resumed = contest(10).run(file=file).figures().bots
    assert sorted(played) == [4, 5, 6, 7, 8, 9]
    assert len(file.read_text().splitlines()) == 11
    assert timeless(resumed) == timeless(whole)
    played.clear()
    assert contest(6).run(file=file).games == 6 and not played


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"seed": 2}, "is of another tournament (seed 1 there, 2 here); name a new file"),
        ({"seats": 3}, "seats 2 there, 3 here"),
        ({"bots": ("random", "greedy:1")}, "bots ['greedy:2', 'random'] there, ['random', 'greedy:1'] here"),
    ],
)
def test_the_file_of_another_tournament_is_refused(other: dict[str, Any], message: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    contest(2).run(file=file)
    before = file.read_bytes()
    with pytest.raises(BadSave, match=re.escape(message)):
        contest(4, **other).run(file=file)
    assert file.read_bytes() == before


def test_files_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("dear diary\n")
    with pytest.raises(BadSave, match="is no file of a tournament"):
        contest().run(file=file)
    assert file.read_text() == "dear diary\n"
    file.unlink()
    contest(2).run(file=file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "{}", lines[2], ""]))
    with pytest.raises(BadSave, match="line 2: no game of a tournament"):
        contest().run(file=file)
    file.write_text("\n".join([lines[0], lines[1].replace('"seed":1', '"seed":7'), ""]))
    with pytest.raises(BadSave, match=r"line 2: game . is not scheduled so"):
        contest().run(file=file)


def test_broken_off_and_gone_on_with(tmp_path: Path) -> None:
    """Control-C in the middle: the games so far are kept, and the message says how to go on."""
    file = tmp_path / "games.jsonl"
    arguments = ["tournament", GAME, "--bots", "greedy:3,random", "--games", "100000", "--resume", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "spielwerk.cli", *arguments], stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 5):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130 and "the same command goes on" in said and "Traceback" not in said
    assert file.read_bytes().endswith(b"\n")


def test_a_tournament_stops_when_its_reader_does() -> None:
    def enough(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        contest(100_000).run(progress=enough)
    assert threading.active_count() == before


# --- what is refused ---


def test_wrong_arguments_are_refused_with_what_would_be_right(tmp_path: Path) -> None:
    assert "at least two bots" in refused("tournament", GAME, "--bots", "random")
    assert "random is named twice" in refused("tournament", GAME, "--bots", "random,greedy,random")
    assert "there is no bot 'clever'" in refused("tournament", GAME, "--bots", "random,clever")
    assert "there is no file 'no.py'" in refused("tournament", GAME, "--bots", "random,./no.py")
    assert "cannot be played with 7 seats" in refused("tournament", GAME, "--seats", "7")
    assert "ask for at least 1" in refused("tournament", GAME, "--games", "0")
    bots = "random,greedy:1,greedy:2,greedy:3,greedy:4"
    said = refused("tournament", GAME, "--seats", "2", "--games", "3", "--bots", bots)
    assert "3 games do not let all 5 bots play; ask for at least 5" in said
    assert "cannot be used" in refused("tournament", GAME, "--games", "2", "--resume", "/proc/nowhere/x.jsonl")
    report = refused("tournament", GAME, "--games", "2", "--seats", "2", "--report", "/proc/nowhere/x.html")
    assert "cannot be written" in report


# --- the report ---


class Tags(HTMLParser):
    """Checks that tags close as they opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        if tag not in ("meta", "wbr"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_sound_page() -> None:
    standings = contest(6, ("greedy:1", "random", "greedy:2"), seats=2).run()
    text = page(standings)
    tags = Tags()
    tags.feed(text)
    assert not tags.open
    assert tags.seen["svg"] == 2 and tags.seen["table"] == 2 and tags.seen["circle"] == 3 and tags.seen["rect"] == 6
    assert not re.search(r"https?:|src=|@import|url\(|<script|<link", text), "nothing from elsewhere"
    assert "prefers-color-scheme: dark" in text


def test_the_report_escapes_names() -> None:
    standings = contest(2).run()
    odd = cast("Standings", SimpleNamespace(**vars(standings), team_game=True))
    object.__setattr__(odd.bots[0], "name", "<b>&./bot")
    text = page(odd)
    assert "&lt;b&gt;&amp;./bot" in text and "<b>&./bot" not in text and "Partners share a place" in text


def test_simulation_still_refuses_too_many_bots() -> None:
    with pytest.raises(Exception, match="3 bots do not fit 2 seats"):
        Simulation(game(GAME), 2, 1, ["cmd:cat", "random", "random"], 0, {})
