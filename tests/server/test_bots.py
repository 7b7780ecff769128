"""Bots at the tables: every chair has its own, which keeps to the plan it made in secret."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from spielwerk.bots.player import BotContext
from spielwerk.bots.settings import BotSettings
from spielwerk.server import bots
from spielwerk.server import messages as m
from spielwerk.server.bots import Chair, Thinkers
from spielwerk.server.pool import Pool
from tests.server.support import PATIENCE, Person, Server
from tests.support import game

SECRET = "genies"


@pytest.fixture
def planning(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels compare whole plans, but only a few, so that the test is quick."""
    settings = BotSettings(plans=3, stages=1, lessons=2)
    monkeypatch.setattr("spielwerk.bots.registry.level_settings", lambda *_: settings)


def plan_of(thinkers: Thinkers, chair: Chair) -> list[int]:
    """What the bot of this chair means to enter."""
    kept = thinkers._bots[chair].memory.current[chair.seat]
    return [int(action) for action in kept.actions[: kept.length]]


@pytest.mark.usefixtures("planning")
def test_a_bot_keeps_to_its_plan_whatever_others_think_meanwhile() -> None:
    thinkers = Thinkers(2)
    mine, other = game(SECRET).new(2, seed=1), game(SECRET).new(2, seed=1)
    chair, elsewhere = Chair("mine", 0, 2), Chair("other", 0, 2)
    mine.play(thinkers.choose(mine.hidden(0), chair), 0)
    plan = plan_of(thinkers, chair)
    assert len(plan) > 1
    for step in plan[1:]:
        thinkers.choose(other.hidden(0), elsewhere)
        action = thinkers.choose(mine.hidden(0), chair)
        assert action.number == step and plan_of(thinkers, chair) == plan
        mine.play(action, 0)
    thinkers.close()


def test_bots_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEPT", 3)
    thinkers = Thinkers(1)
    state = game("verlagswelt").new(2, seed=1)
    seat = state.actors()[0]
    for table in "abcde":
        thinkers.choose(state.hidden(seat), Chair(table, seat, 1))
    assert [chair.table for chair in thinkers._bots] == ["c", "d", "e"]
    thinkers.close()


def test_two_threads_never_share_a_bot() -> None:
    thinkers = Thinkers(2)
    chair = Chair("a", 0, 1)
    with ThreadPoolExecutor(4) as pool:
        called = list(pool.map(lambda _: thinkers._take(chair), range(4)))
    assert len(set(map(id, called))) == 4
    thinkers.close()


def test_a_thread_has_one_workspace_for_all_its_bots() -> None:
    """A search tree takes tens of megabytes; and networks are written on, so no two threads may share one."""
    thinkers, both_here = Thinkers(2), threading.Barrier(2)
    state = game("verlagswelt").new(2, seed=1)
    seat = state.actors()[0]

    def think(thread: int) -> list[BotContext]:
        both_here.wait(PATIENCE)
        found = []
        for number in range(3):
            thinkers.choose(state.hidden(seat), Chair(f"{thread}-{number}", seat, 1))
            found.append(thinkers.context)
        return found

    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(think, range(2))
    assert len(set(map(id, one))) == len(set(map(id, other))) == 1 and one[0] is not other[0]
    assert len(thinkers._bots) == 6 and not any("context" in vars(bot) for bot in thinkers._bots.values())
    thinkers.close()


def test_after_a_take_back_another_bot_sits_there() -> None:
    thinkers = Thinkers(1)
    state = game("verlagswelt").new(2, seed=1)
    seat = state.actors()[0]
    for branch in range(2):
        thinkers.choose(state.hidden(seat), Chair("a", seat, 1, branch))
    assert len(set(map(id, thinkers._bots.values()))) == 2
    thinkers.close()


# --- who comes first ---


class Bench:
    """A pool whose jobs wait until they are let go, and tell in which order they began."""

    def __init__(self, threads: int) -> None:
        self.pool = Pool(threads)
        self.begun: queue.Queue[str] = queue.Queue()
        self._go: dict[str, threading.Event] = {}

    def add(self, name: str, *, is_awaited: bool = False) -> Future[None]:
        """`name` such as "a1": the first job of table a."""
        go = self._go[name] = threading.Event()

        def work() -> None:
            self.begun.put(name)
            assert go.wait(PATIENCE)

        return self.pool.submit(name[0], work, is_awaited=is_awaited)

    def next(self) -> str:
        return self.begun.get(timeout=PATIENCE)

    def finish(self, name: str) -> None:
        self._go[name].set()

    def order(self, count: int) -> list[str]:
        """The next so many, each ended when it has begun."""
        found = []
        for _ in range(count):
            found.append(self.next())
            self.finish(found[-1])
        return found


@pytest.fixture
def benches() -> Iterator[Callable[[int], Bench]]:
    made: list[Bench] = []

    def make(threads: int) -> Bench:
        made.append(Bench(threads))
        return made[-1]

    yield make
    for bench in made:
        bench.pool.close()
        for go in bench._go.values():
            go.set()


def test_a_person_is_served_at_once_whatever_bots_have_queued(benches: Callable[[int], Bench]) -> None:
    bench = benches(2)
    for table in "abcdef":
        bench.add(f"{table}1")
    assert bench.next() == "a1"
    bench.add("p1", is_awaited=True)
    assert bench.next() == "p1"  # in a thread that is kept for people: no other table's bots had begun there
    bench.finish("p1")
    bench.finish("a1")
    assert bench.order(5) == ["b1", "c1", "d1", "e1", "f1"]


@pytest.mark.parametrize("threads", [1, 2])
def test_people_wait_only_for_people(threads: int, benches: Callable[[int], Bench]) -> None:
    """All threads are busy; a person comes next, and bots among themselves go on beside that."""
    bench = benches(threads)
    for name in ("a1", "b1", "c1"):
        bench.add(name)
    assert bench.next() == "a1"
    people = [f"{table}1" for table in "pq"[:threads]]
    for name in people:
        bench.add(name, is_awaited=True)
        assert bench.next() == name
    bench.add("r1", is_awaited=True)
    bench.finish(people[0])
    assert bench.next() == "r1"
    bench.finish("a1")
    assert bench.order(2) == ["b1", "c1"]


def test_tables_take_turns(benches: Callable[[int], Bench]) -> None:
    bench = benches(1)
    for name in ("x1", "a1", "a2", "a3", "b1", "b2", "c1"):
        bench.add(name)
    assert bench.order(7) == ["x1", "a1", "b1", "c1", "a2", "b2", "a3"]


def test_a_job_comes_forward_when_a_person_begins_to_wait(benches: Callable[[int], Bench]) -> None:
    bench = benches(2)
    for name in ("a1", "b1", "c1", "d1"):
        bench.add(name)
    assert bench.next() == "a1"
    bench.pool.hurry("d")
    assert bench.order(1) == ["d1"]
    bench.finish("a1")
    assert bench.order(2) == ["b1", "c1"]


def test_what_goes_wrong_is_told_and_the_thread_works_on(benches: Callable[[int], Bench]) -> None:
    bench = benches(1)
    failed = bench.pool.submit("a", lambda: 1 // 0, is_awaited=False)
    fine = bench.pool.submit("a", lambda: 2, is_awaited=False)
    assert isinstance(failed.exception(PATIENCE), ZeroDivisionError) and fine.result(PATIENCE) == 2


def test_who_waits_at_a_table_is_known(server: Server) -> None:
    """A person's bots are waited for as long as somebody is connected; bots among themselves never are."""
    seated = server.open("verlagswelt", ["me", "bot"])
    room = server.hub.rooms[seated["table"]]
    assert not room.is_awaited
    person = Person(server, seated["table"], seated["token"])
    assert room.is_awaited
    person.ask("leave", level=1)
    assert not room.is_awaited
    person.close()


def test_only_so_many_tables_are_left_to_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(folder, bot_tables_each=2, bot_tables=3) as server:

        async def never(*_: object, **__: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(server.hub.thinkers, "decide", never)
        wish = m.NewTable(game="verlagswelt", name="Ann", seats=[m.SeatWish("bot", 4)] * 4)

        async def open_at(*addresses: str) -> list[str]:
            tables = (server.hub.open_table(wish, address) for address in addresses)
            found = await asyncio.gather(*tables, return_exceptions=True)
            return [getattr(one, "code", "opened") for one in found]

        assert sorted(server.do(open_at(*["1.2.3.4"] * 5))) == ["opened"] * 2 + ["too_many_bots"] * 3
        assert server.do(open_at("5.6.7.8", "5.6.7.8")) == ["opened", "too_many_bots"]
        body = {"game": "verlagswelt", "name": "Ann", "seats": [{"kind": "bot", "level": 4}] * 2}
        answer = server.post("/api/tables", body, headers={"Accept-Language": "en"})
        assert answer.status_code == 429 and "limit: 3" in answer.json()["message"]
        server.open("verlagswelt", ["me", "bot"])
