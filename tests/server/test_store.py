"""The database: migrations, snapshots, pinned rules, back-up and restoring, one server per folder."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from spielwerk.server import backup as backups
from spielwerk.server.lockfile import lock
from spielwerk.server.schema import metadata
from spielwerk.server.snapshot import EVERY
from spielwerk.server.store import FILE, Store, StoreError, Write, migrate
from tests.server.support import Person, Server, play_on


def test_migrations_make_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    migrate(tmp_path / FILE)  # a second time changes nothing
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_newer_or_foreign_database_is_refused(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version"):
        migrate(tmp_path / FILE)
    (tmp_path / "text").write_text("no database at all, but long enough to be read as one" * 20)
    with pytest.raises(StoreError, match="no database"):
        migrate(tmp_path / "text")


def played(folder: Path) -> Person:
    """A game against a bot that is long enough for snapshots; the server is stopped."""
    with Server(folder) as server:
        seated = server.open("verlagswelt", ["me", "bot", "bot"])
        person = Person(server, seated["table"], seated["token"])
        play_on([person], seed=1, decisions=2 * EVERY // 3)
        person.quiet()
        person.close()
    return person


def again(folder: Path, person: Person) -> Person:
    with Server(folder) as server:
        other = Person(server, person.id, person.token)
        other.wait(lambda: other.is_asked or other.is_over)
        other.close()
    return other


def snapshots(folder: Path) -> int:
    with sqlite3.connect(folder / FILE) as database:
        return int(database.execute("SELECT count(*) FROM snapshots").fetchone()[0])


def test_a_snapshot_is_used_and_a_damaged_one_does_no_harm(folder: Path) -> None:
    person = played(folder)
    assert snapshots(folder) >= 1
    assert again(folder, person).position["view"] == person.position["view"]
    with sqlite3.connect(folder / FILE) as database:
        for moves, data in database.execute("SELECT moves, data FROM snapshots").fetchall():
            torn = data[:-9] + b"\x00" * 9
            database.execute("UPDATE snapshots SET data = ? WHERE moves = ?", (torn, moves))
    assert again(folder, person).position["view"] == person.position["view"]
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE snapshots SET data = x'00'")
    back = again(folder, person)
    assert back.position["view"] == person.position["view"] and back.log == person.log


def test_an_undo_drops_snapshots_beyond_it(folder: Path) -> None:
    person = played(folder)
    assert snapshots(folder) >= 1
    with Server(folder) as server:
        back = Person(server, person.id, person.token)
        back.wait(lambda: back.is_asked or back.is_over)
        assert back.ask("undo", step=0)["type"] == "done"
        back.close()
    assert snapshots(folder) == 0


def test_a_game_of_other_rules_is_kept_and_not_touched(folder: Path) -> None:
    person = played(folder)
    with sqlite3.connect(folder / FILE) as database:
        (setup,) = database.execute("SELECT setup FROM tables").fetchone()
        database.execute("UPDATE tables SET setup = ?", (setup.replace(b'"rules":1', b'"rules":0'),))
    with Server(folder) as server:
        answer = server.http.get(f"/api/tables/{person.id}", headers={"Accept-Language": "en"})
        assert answer.status_code == 409 and "another version of the rules" in answer.json()["message"]
        mine = server.post("/api/mine", {"tokens": [person.token]}).json()
        assert mine[0]["table"]["id"] == person.id


def test_two_events_of_the_same_number_cannot_be(tmp_path: Path) -> None:
    """Whoever comes second is told, and the others of the same commit are not harmed."""

    async def scenario() -> tuple[list[object], int]:
        store = Store(tmp_path)
        await store.open()
        table = {
            "id": "t", "game": "g", "rules": 1, "content": "", "setup": b"", "public": False, "status": "open",
            "created": 0.0, "changed": 0.0, "restless": False, "summary": b"",
        }  # fmt: skip
        await store.write(Write(table=table))

        def event(number: int, key: str) -> Write:
            row = {"table_id": "t", "number": number, "kind": "said", "seat": 0, "key": key, "at": 0.0, "data": b"{}"}
            return Write(events=[row | {"person": 0}])

        writes = [event(0, "a"), event(0, "b"), event(1, "a"), event(1, "c")]
        outcomes = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
        kept = len(await store.events("t"))
        await store.close()
        return list(outcomes), kept

    outcomes, kept = asyncio.run(scenario())
    assert [outcome is None for outcome in outcomes] == [True, False, False, True] and kept == 2


def test_back_up_while_running_and_restore(folder: Path, tmp_path: Path) -> None:
    with Server(folder) as server:
        seated = server.open("verlagswelt", ["me", "bot"])
        person = Person(server, seated["table"], seated["token"])
        play_on([person], seed=1, decisions=5)
        person.quiet()
        then = person.position["view"]
        assert backups.backup(folder, tmp_path / "kept.sqlite") == (tmp_path / "kept.sqlite", 1)
        play_on([person], seed=1, decisions=5)
        with pytest.raises(StoreError, match="exists already"):
            backups.backup(folder, tmp_path / "kept.sqlite")
        person.close()
    assert backups.restore(folder, tmp_path / "kept.sqlite") == 1
    assert again(folder, person).position["view"] == then
    assert (folder / f"{FILE}.before-restore-1").exists()


def test_a_damaged_back_up_changes_nothing(folder: Path, tmp_path: Path) -> None:
    person = played(folder)
    (tmp_path / "bad").write_bytes((folder / FILE).read_bytes()[:5000] + b"x" * 5000)
    for file in (tmp_path / "bad", tmp_path / "none"):
        with pytest.raises(StoreError):
            backups.restore(folder, file)
    assert again(folder, person).position["view"] == person.position["view"]


def test_one_server_per_folder(tmp_path: Path) -> None:
    with lock(tmp_path):
        command = [sys.executable, "-m", "spielwerk.cli", "serve", "--data", str(tmp_path), "--port", "0"]
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert second.returncode == 1 and "a server is running" in second.stderr
    with lock(tmp_path):
        pass
