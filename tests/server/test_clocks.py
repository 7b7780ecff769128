"""Clocks: a jump of the machine's time harms nobody, a restart neither gives nor takes more than some seconds."""

import time
from pathlib import Path

import pytest

from spielwerk.server import steady
from spielwerk.server.clocks import Clocks
from spielwerk.server.messages import Clock
from tests.server.support import Person, Server

CLOCK = {"budget": 100, "increment": 0, "level": 1}
FIRST = {"first_player": "0"}


def left(person: Person) -> float:
    """What the page shows for seat 0 at the moment of the last update."""
    clock = person.position["clocks"][0]
    return float(clock["left"])


@pytest.mark.parametrize("jump", [-1e6, 1e6])
def test_a_jump_of_the_machines_clock_times_nobody_out(
    server: Server, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    ann, ben = server.people("verlagswelt", 2, clock=CLOCK, options=FIRST)
    ann.wait(lambda: ann.is_asked)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    ben.ask("say", text="the clock on the wall is wrong")
    ann.play(ann.named("pass"))
    ann.wait(lambda: not ann.is_asked)
    assert 100 - 60 < left(ann) <= 100
    ben.wait(lambda: ben.is_asked)
    since = ben.position["clocks"][1]["since"]
    assert abs(since - steady.now()) < 60, "the clock runs in the time that `update.now` tells"
    ben.send({"type": "ping"})
    while (message := ben.take())["type"] != "pong":
        pass
    assert abs(message["now"] - steady.now()) < 60
    assert not any(seat["stand_in"] for seat in ben.table["seats"])


def spend(server: Server, table: str, seconds: float) -> None:
    """As if the seats to move had thought for so long."""

    def earlier() -> None:
        clocks = server.hub.rooms[table].table.clocks
        assert clocks is not None
        clocks.since = [None if began is None else began - seconds for began in clocks.since]

    server.call(earlier)


def thinking(server: Server, seconds: float) -> list[Person]:
    """Ann and Ben; Ann is to move and has thought for so long."""
    ann, ben = server.people("verlagswelt", 2, clock=CLOCK, options=FIRST)
    ann.wait(lambda: ann.is_asked)
    spend(server, ann.id, seconds)
    return [ann, ben]


def after_a_kill(server: Server, person: Person) -> Person:
    """The room is gone from memory without a word, and the person connects anew."""
    server.call(lambda: server.hub.drop(server.hub.rooms[person.id]))
    return Person(server, person.id, person.token)


def test_a_restart_keeps_the_time_used_in_the_present_turn(folder: Path) -> None:
    with Server(folder) as server:
        ann, ben = thinking(server, 40)
        for person in (ann, ben):
            person.close()
    with Server(folder) as server:
        ann = Person(server, ann.id, ann.token)
        assert 30 < left(ann) <= 60
        ann.play(ann.named("pass"))
        ann.wait(lambda: not ann.is_asked)
        assert 30 < left(ann) <= 60
        ann.close()


def test_the_time_left_is_written_down_while_clocks_run(folder: Path) -> None:
    """So a server that is killed has it too; an event that came later counts more."""
    with Server(folder, clock_seconds=3600.0) as server:
        ann, ben = thinking(server, 40)
        server.do(server.hub._save_clocks())
        ann = after_a_kill(server, ann)
        assert 30 < left(ann) <= 60
        ann.play(ann.named("pass"))
        ann.wait(lambda: not ann.is_asked)
        after = left(ann)
        ann = after_a_kill(server, ann)
        assert left(ann) == after
        assert ann.position["clocks"][1]["left"] == 100
        for person in (ann, ben):
            person.close()


def test_what_leaving_and_coming_back_did_to_a_clock_survives_too(folder: Path) -> None:
    with Server(folder, clock_seconds=3600.0) as server:
        ann, ben = thinking(server, 70)
        ann.ask("leave", level=1)
        ann.wait(lambda: ann.table["seats"][0]["stand_in"])
        clocks = server.hub.rooms[ann.id].table.clocks
        assert clocks is not None and clocks.left[0] <= 30
        ann = after_a_kill(server, ann)
        assert left(ann) <= 30
        for person in (ann, ben):
            person.close()


def test_clocks_by_themselves() -> None:
    clocks = Clocks.start(Clock(100), 2).settled({0}, 1000.0)
    assert clocks.is_running and clocks.remaining(0, 1030.0) == 70
    assert not clocks.settled(set(), 1030.0).is_running
