"""Games that were never compiled: the server answers at once, prepares them beside it, and says how far it is."""

import os
import signal as signals
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from typing import IO

import psutil
import pytest

from spielwerk.bots import warm_up
from spielwerk.core.jit import source_digest
from spielwerk.core.processes import hold
from spielwerk.server import catalogue, readiness
from tests.server.support import PATIENCE, Person, Server, closing_code, wait_until

COLD = "zenith"
WISH = {"game": COLD, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
COMPILER = """
import pathlib, sys, time
print(0.25, flush=True)
go = pathlib.Path(sys.argv[1])
while not go.exists():
    time.sleep(0.02)
sys.exit(go.read_text() or 0)
"""
"""Stands in for the real one: half-way it waits for a file, which also tells what goes wrong."""


@pytest.fixture
def signal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Writing this file lets the compiler of the cold game go on."""
    signal = tmp_path / "go"
    monkeypatch.setattr(warm_up, "is_playable", lambda id: id != COLD)
    monkeypatch.setattr(readiness, "COMMAND", (sys.executable, "-c", COMPILER, str(signal)))
    return signal


def readiness_of(server: Server, game: str = COLD) -> dict[str, object]:
    games = {facts["id"]: facts["readiness"] for facts in server.http.get("/api/games").json()}
    return dict(games[game])


def test_a_cold_game_is_prepared_while_others_are_played(signal: Path, folder: Path) -> None:
    with Server(folder) as server:
        assert server.http.get("/health").status_code == 200
        assert readiness_of(server, "verlagswelt")["state"] == "ready"
        server.open("verlagswelt", ["me", "bot"])
        wait_until(lambda: readiness_of(server) == {"state": "preparing", "share": 0.25})
        for part in ("content", "texts/de", "rules"):
            assert server.http.get(f"/api/games/{COLD}/{part}").status_code == 200
        for language, words in (("de", "wird noch vorbereitet"), ("en", "still being prepared")):
            answer = server.post("/api/tables", WISH, headers={"Accept-Language": language})
            assert answer.status_code == 503 and answer.json()["code"] == "preparing"
            assert "Zenith" in answer.json()["message"] and words in answer.json()["message"]
        signal.write_text("")
        wait_until(lambda: readiness_of(server)["state"] == "ready")
        assert server.post("/api/tables", WISH).status_code == 201


def test_a_stored_table_of_a_cold_game_waits_for_it(
    signal: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as warmed:
        warmed.setattr(warm_up, "is_playable", lambda _: True)
        with Server(folder) as server:
            seated = server.open(COLD, ["me", "bot"])
    with Server(folder) as server:
        early = Person(server, seated["table"], seated["token"])
        assert closing_code(early) == 4425
        assert server.http.get(f"/api/tables/{seated['table']}").json()["code"] == "preparing"
        signal.write_text("")
        wait_until(lambda: readiness_of(server)["state"] == "ready")
        assert Person(server, seated["table"], seated["token"]).table["status"] == "running"


def test_a_game_that_cannot_be_compiled_says_so(signal: Path, folder: Path) -> None:
    signal.write_text("no compiler for this machine")
    with Server(folder) as server:
        wait_until(lambda: readiness_of(server)["state"] == "failed")
        answer = server.post("/api/tables", WISH, headers={"Accept-Language": "en"})
        assert answer.status_code == 503 and answer.json()["code"] == "not_prepared"
        server.open("verlagswelt", ["me", "bot"])


def test_the_server_stops_while_a_game_is_being_prepared(signal: Path, folder: Path) -> None:
    with Server(folder) as server:
        wait_until(lambda: readiness_of(server)["share"])
        bench = server.call(lambda: set(server.hub.readiness._processes))
    assert bench and all(process.returncode is not None for process in bench)


def test_a_mark_holds_for_one_checkout_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "CACHE", tmp_path)
    warm_up._mark("zenith", "ready").touch()
    assert warm_up.is_warm("zenith") and warm_up.is_playable("zenith")
    monkeypatch.setattr(warm_up, "PACKAGE", tmp_path / "elsewhere" / "spielwerk")
    assert not warm_up.is_warm("zenith") and not warm_up.is_playable("zenith")


# --- between processes ---

SERVER = """
import asyncio, sys
from spielwerk.server import logs
from spielwerk.server.readiness import GameReadiness

async def main():
    async def nobody(game):
        pass
    readiness = GameReadiness(nobody)
    compiling = asyncio.create_task(readiness._compile(sys.argv[1]))
    while not readiness._processes:
        await asyncio.sleep(0.01)
    print(next(iter(readiness._processes)).pid, flush=True)
    await compiling

logs.configure(as_json=True, level="warning")
asyncio.run(main())
"""
"""As much of a server as compiles a game."""


class ColdCache:
    """A cache folder of its own, where somebody has begun to compile the cold game."""

    def __init__(self, folder: Path) -> None:
        self.environment = {**os.environ, "SPIELWERK_CACHE_DIR": str(folder)}
        self.folder = folder / source_digest()
        self.folder.mkdir()
        self.compiling = self.hold()
        assert self.compiling is not None

    def mark(self, what: str) -> Path:
        return self.folder / warm_up._mark(COLD, what).name

    def hold(self) -> IO[str] | None:
        """None: somebody compiles already."""
        return hold(self.mark("lock"))

    def compiler(self) -> "Popen[bytes]":
        """The real one, as the server starts it."""
        return Popen([*readiness.COMMAND, COLD], env=self.environment, stdin=PIPE, stdout=PIPE)


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[ColdCache]:
    cache = ColdCache(tmp_path)
    yield cache
    if cache.compiling:
        cache.compiling.close()


def test_who_waited_for_another_compiler_finds_the_game_ready(cold: ColdCache) -> None:
    """Two servers start while a third process compiles: both wait, and neither compiles anything."""
    assert cold.hold() is None
    waiting = [cold.compiler() for _ in range(2)]
    for process in waiting:
        with pytest.raises(TimeoutExpired):
            process.wait(2)
    cold.mark("table").touch()
    assert cold.compiling is not None
    cold.compiling.close()
    for process in waiting:
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None and process.stdout.read() == b""  # no step was taken
        process.communicate()


def test_who_waited_for_a_compiler_that_died_compiles_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "CACHE", tmp_path)
    monkeypatch.setattr(warm_up, "COMPILED", True)
    done: list[str] = []
    monkeypatch.setattr(warm_up, "table_steps", lambda game: [warm_up.Step(1, lambda: done.append(game.id))] * 2)
    other = Popen([sys.executable, "-c", HOLDER, str(warm_up._mark(COLD, "lock"))], stdin=PIPE, stdout=PIPE)
    assert other.stdout is not None and other.stdout.readline() == b"held\n"
    threading.Timer(0.5, other.kill).start()
    assert list(warm_up.compile_for_table(catalogue.game(COLD))) == [0.5, 1.0] and done == [COLD] * 2
    assert list(warm_up.compile_for_table(catalogue.game(COLD))) == [] and len(done) == 2
    other.communicate()


HOLDER = """
import pathlib, sys
from spielwerk.core.processes import hold
file = hold(pathlib.Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of Unix")
def test_a_compiler_ends_with_its_server(cold: ColdCache) -> None:
    """Though the server is killed and can tell nobody."""
    server = Popen([sys.executable, "-c", SERVER, COLD], env=cold.environment, stdout=PIPE, stderr=DEVNULL)
    assert server.stdout is not None
    compiler = psutil.Process(int(server.stdout.readline()))
    assert compiler.is_running()
    server.send_signal(signals.SIGKILL)
    server.communicate()
    wait_until(lambda: not compiler.is_running() or compiler.status() == psutil.STATUS_ZOMBIE)


def test_a_compiler_that_a_person_started_needs_no_input(cold: ColdCache) -> None:
    cold.mark("table").touch()
    assert cold.compiling is not None
    cold.compiling.close()
    command = [part for part in readiness.COMMAND if part != "--child"]
    process = Popen([*command, COLD], env=cold.environment, stdin=DEVNULL)
    assert process.wait(PATIENCE) == 0
