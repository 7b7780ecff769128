"""A table whose record cannot be read harms nobody else; the operator finds it, exports it, repairs it."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from spielwerk.server import upkeep
from spielwerk.server.lockfile import lock
from spielwerk.server.store import FILE, StoreError
from tests.server.support import Person, Server, play_on, wait_until


def change(folder: Path, statement: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        return database.execute(statement, values).fetchall()


def mark_of(folder: Path, table: str) -> str | None:
    ((mark,),) = change(folder, "SELECT broken FROM tables WHERE id = ?", table)
    return None if mark is None else str(mark)


def played(folder: Path) -> Person:
    """A table against a bot with some moves and some talk; the server is stopped."""
    with Server(folder) as server:
        seated = server.open("verlagswelt", ["me", "bot"], name="Ann")
        ann = Person(server, seated["table"], seated["token"])
        play_on([ann], seed=2, decisions=4)
        ann.ask("say", text="nothing shall be lost")
        ann.quiet()
        ann.close()
    return ann


def lose_an_event(folder: Path, table: str, number: int = 3) -> tuple[Any, ...]:
    (row,) = change(folder, "SELECT * FROM events WHERE table_id = ? AND number = ?", table, number)
    change(folder, "DELETE FROM events WHERE table_id = ? AND number = ?", table, number)
    return tuple(row)


def broken(folder: Path, **more: Any) -> list[upkeep.Broken]:
    return asyncio.run(upkeep.broken(folder, **more))


def spielwerk(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spielwerk.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_one_unreadable_table_takes_nothing_else_with_it(folder: Path) -> None:
    """Its game stays on the server after a restart, and the other tables of the game go on by themselves."""
    ann = played(folder)
    change(folder, "UPDATE tables SET restless = 1")
    row = lose_an_event(folder, ann.id)
    with Server(folder) as server:
        wait_until(lambda: mark_of(folder, ann.id))
        game = next(game for game in server.http.get("/api/games").json() if game["id"] == "verlagswelt")
        assert game["readiness"]["state"] == "ready"
        answer = server.http.get(f"/api/tables/{ann.id}", headers={"Accept-Language": "en"})
        assert answer.status_code == 503 and answer.json()["code"] == "broken_table"
        assert "Nothing was deleted" in answer.json()["message"]
        other = server.open("verlagswelt", ["me", "bot"])
        person = Person(server, other["table"], other["token"])
        person.wait(lambda: person.is_asked)
        person.close()
        mine = server.post("/api/mine", {"tokens": [ann.token, other["token"]]}).json()
        assert {game["table"]["id"] for game in mine} == {ann.id, other["table"]}
        assert mark_of(folder, ann.id) == "event 3 is missing"
        assert mark_of(folder, other["table"]) is None
        change(folder, f"INSERT INTO events VALUES ({', '.join('?' * len(row))})", *row)
        assert server.http.get(f"/api/tables/{ann.id}").status_code == 200
        wait_until(lambda: mark_of(folder, ann.id) is None)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("UPDATE tables SET setup = x'00'", "the setup is damaged (DecodeError)"),
        ("UPDATE tables SET setup = '{\"seed\": 5}'", "the setup is damaged (ValidationError)"),
        ("UPDATE events SET data = x'00' WHERE number = 2", "event 2 is damaged (DecodeError)"),
        ("UPDATE events SET kind = 'flown' WHERE number = 2", "event 2 is damaged (ValidationError)"),
        ("UPDATE events SET seat = 7 WHERE number = 2", "events do not fit together"),
        ("UPDATE events SET data = '{\"action\": 0, \"seen\": true}' WHERE kind = 'moved'", "do not fit together"),
    ],
)
def test_the_reason_is_told_and_holds_no_secret(folder: Path, damage: str, reason: str) -> None:
    ann = played(folder)
    ((setup,),) = change(folder, "SELECT setup FROM tables")
    change(folder, damage)
    (found,) = broken(folder, read_all=True)
    assert found.id == ann.id and reason in found.reason
    for secret in (ann.id, ann.token or "", str(json.loads(setup)["seed"]), json.loads(setup)["salt"]):
        assert secret not in found.reason
    with Server(folder) as server:
        assert server.http.get(f"/api/tables/{ann.id}").json()["code"] == "broken_table"


def test_a_damaged_summary_leaves_the_lists_whole_and_heals_when_the_table_is_opened(folder: Path) -> None:
    with Server(folder) as server:
        tables = [server.open("verlagswelt", ["me", "person"], public=True) for _ in range(2)]
    hurt, well = tables
    change(folder, "UPDATE tables SET summary = x'00' WHERE id = ?", hurt["table"])
    with Server(folder) as server:
        assert [table["id"] for table in server.http.get("/api/tables").json()] == [well["table"]]
        assert mark_of(folder, hurt["table"]) == "the summary is damaged"
        assert [
            game["token"] for game in server.post("/api/mine", {"tokens": [t["token"] for t in tables]}).json()
        ] == [1]
        assert server.http.get(f"/api/tables/{hurt['table']}").status_code == 200
        wait_until(lambda: len(server.http.get("/api/tables").json()) == 2)


def test_the_whole_record_can_be_exported(folder: Path, tmp_path: Path) -> None:
    ann = played(folder)
    lose_an_event(folder, ann.id)
    file = tmp_path / "record.json"
    count = asyncio.run(upkeep.export(folder, ann.id, file))
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["table"]["id"] == ann.id and len(document["events"]) == count
    assert document["events"][-1]["data"]["text"] == "nothing shall be lost"
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(StoreError, match="cannot be written"):
        asyncio.run(upkeep.export(folder, ann.id, file))
    with pytest.raises(StoreError, match="no table"):
        asyncio.run(upkeep.export(folder, "nowhere", tmp_path / "other.json"))


def test_a_repaired_table_is_cut_after_what_can_be_read(folder: Path) -> None:
    ann = played(folder)
    lose_an_event(folder, ann.id)
    count = len(change(folder, "SELECT number FROM events"))
    with Server(folder) as server:
        assert server.http.get(f"/api/tables/{ann.id}").status_code == 503
        with lock(folder), pytest.raises(StoreError, match="server is running"):
            asyncio.run(upkeep.repair(folder, ann.id))
    told = asyncio.run(upkeep.repair(folder, ann.id))
    assert told.startswith("event 3 is missing. Kept are 3 events") and f"cut were {count - 3} (" in told
    (kept,) = folder.glob("broken-*.json")
    assert "nothing shall be lost" in kept.read_text(encoding="utf-8") and kept.stat().st_mode & 0o077 == 0
    assert broken(folder, read_all=True) == []
    with Server(folder) as server:
        back = Person(server, ann.id, ann.token)
        back.wait(lambda: back.is_asked)
        assert back.play()["type"] == "done"
        back.close()
    assert asyncio.run(upkeep.repair(folder, ann.id)) == "The table can be read; nothing was cut."


def test_an_illegal_move_is_cut_too_and_seats_that_nobody_holds_lose_their_keys(folder: Path) -> None:
    with Server(folder) as server:
        people = server.people("verlagswelt", 2)
        play_on(people, seed=1, decisions=6)
        for person in people:
            person.close()
    ((last,),) = change(folder, "SELECT max(number) FROM events WHERE kind = 'moved'")
    change(folder, 'UPDATE events SET data = \'{"action": 0, "seen": true}\' WHERE number = ?', last)
    asyncio.run(upkeep.repair(folder, people[0].id))
    assert change(folder, "SELECT max(number) FROM events") == [(last - 1,)]
    change(folder, "UPDATE events SET data = x'00' WHERE number = 1")  # Ben sat down by it
    asyncio.run(upkeep.repair(folder, people[0].id))
    assert change(folder, "SELECT seat FROM tokens") == [(0,)]
    with Server(folder) as server:
        assert server.http.get(f"/api/tables/{people[0].id}").json()["status"] == "open"
        assert server.join(people[0].id, "Ben")["seat"] == 1


def test_the_operators_commands(folder: Path, tmp_path: Path) -> None:
    ann = played(folder)
    assert spielwerk("tables", "--data", str(folder)).stdout.split() == ["verlagswelt", "running", "1"]
    assert "No table" in spielwerk("tables", "--broken", "--data", str(folder)).stdout
    lose_an_event(folder, ann.id)
    listed = spielwerk("tables", "--broken", "--all", "--data", str(folder)).stdout
    assert listed.split(maxsplit=2) == [ann.id, "verlagswelt", "event 3 is missing\n"]
    exported = spielwerk("tables", "--export", ann.id, str(tmp_path / "x.json"), "--data", str(folder))
    assert "events in" in exported.stdout and (tmp_path / "x.json").is_file()
    assert "Kept are 3 events" in spielwerk("tables", "--repair", ann.id, "--data", str(folder)).stdout
    none = spielwerk("tables", "--repair", "nowhere", "--data", str(folder))
    assert none.returncode == 1 and "no table nowhere" in none.stderr
