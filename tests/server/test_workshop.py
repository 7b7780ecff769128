"""Games that were never compiled: the server answers at once, prepares them beside it, and says how far it is."""

import sys
from pathlib import Path

import pytest

from spielwerk.lab import warm
from spielwerk.server import workshop
from tests.server.support import Person, Server, closing_code, wait_until

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
    monkeypatch.setattr(warm, "is_playable", lambda id: id != COLD)
    monkeypatch.setattr(workshop, "COMMAND", (sys.executable, "-c", COMPILER, str(signal)))
    return signal


def readiness(server: Server, game: str = COLD) -> dict[str, object]:
    games = {facts["id"]: facts["readiness"] for facts in server.http.get("/api/games").json()}
    return dict(games[game])


def test_a_cold_game_is_prepared_while_others_are_played(signal: Path, folder: Path) -> None:
    with Server(folder) as server:
        assert server.http.get("/health").status_code == 200
        assert readiness(server, "verlagswelt")["state"] == "ready"
        server.open("verlagswelt", ["me", "bot"])
        wait_until(lambda: readiness(server) == {"state": "preparing", "share": 0.25})
        for part in ("content", "texts/de", "rules"):
            assert server.http.get(f"/api/games/{COLD}/{part}").status_code == 200
        for language, words in (("de", "wird noch vorbereitet"), ("en", "still being prepared")):
            answer = server.post("/api/tables", WISH, headers={"Accept-Language": language})
            assert answer.status_code == 503 and answer.json()["code"] == "preparing"
            assert "Zenith" in answer.json()["message"] and words in answer.json()["message"]
        signal.write_text("")
        wait_until(lambda: readiness(server)["state"] == "ready")
        assert server.post("/api/tables", WISH).status_code == 201


def test_a_stored_table_of_a_cold_game_waits_for_it(
    signal: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as warmed:
        warmed.setattr(warm, "is_playable", lambda _: True)
        with Server(folder) as server:
            seated = server.open(COLD, ["me", "bot"])
    with Server(folder) as server:
        early = Person(server, seated["table"], seated["token"])
        assert closing_code(early) == 4425
        assert server.http.get(f"/api/tables/{seated['table']}").json()["code"] == "preparing"
        signal.write_text("")
        wait_until(lambda: readiness(server)["state"] == "ready")
        assert Person(server, seated["table"], seated["token"]).table["status"] == "running"


def test_a_game_that_cannot_be_compiled_says_so(signal: Path, folder: Path) -> None:
    signal.write_text("no compiler for this machine")
    with Server(folder) as server:
        wait_until(lambda: readiness(server)["state"] == "failed")
        answer = server.post("/api/tables", WISH, headers={"Accept-Language": "en"})
        assert answer.status_code == 503 and answer.json()["code"] == "not_prepared"
        server.open("verlagswelt", ["me", "bot"])


def test_the_server_stops_while_a_game_is_being_prepared(signal: Path, folder: Path) -> None:
    with Server(folder) as server:
        wait_until(lambda: readiness(server)["share"])
        bench = server.call(lambda: set(server.hub.workshop._processes))
    assert bench and all(process.returncode is not None for process in bench)


def test_a_mark_holds_for_one_checkout_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "CACHE", tmp_path)
    warm._mark("zenith", "ready").touch()
    assert warm.is_warm("zenith") and warm.is_playable("zenith")
    monkeypatch.setattr(warm, "PACKAGE", tmp_path / "elsewhere" / "spielwerk")
    assert not warm.is_warm("zenith") and not warm.is_playable("zenith")
