"""The database: migrations, snapshots, pinned rules, back-up and restoring, one server per folder."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from spielwerk.server import backup as backups
from spielwerk.server import hub as hubs
from spielwerk.server import store as stores
from spielwerk.server.lockfile import lock
from spielwerk.server.schema import metadata
from spielwerk.server.snapshot import EVERY
from spielwerk.server.store import FILE, Store, StoreError, Write, migrate
from tests.server.support import Person, Server, play_on, wait_until


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


def to_revision(file: Path, revision: str) -> None:
    """A new database of an older schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()
    engine.dispose()


OLD_TABLE = "INSERT INTO tables VALUES (?, 'verlagswelt', 1, 'x', '{}', 0, 'open', 1.0, 1.0, 0, '{}')"
OLD_EVENTS = [
    (0, "joined", 0, None),
    (1, "joined", 1, None),
    (2, "said", 1, "k1"),
    (3, "vacated", 1, "k2"),
    (4, "joined", 1, None),
    (5, "said", 1, "k3"),
    (6, "started", -1, None),
    (7, "moved", 0, "k1"),
    (8, "moved", 2, None),
]


def old_database(file: Path) -> None:
    """As the first version left it, with two tables in it."""
    to_revision(file, "0001")
    with closing(sqlite3.connect(file)) as database, database:
        for table in ("a", "b"):
            database.execute(OLD_TABLE, (table,))
            rows = [(table, number, kind, seat, key) for number, kind, seat, key in OLD_EVENTS]
            database.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, 1.0, '{}')", rows)


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Every old event gets its person: who had joined that seat last; bots and the table itself have none."""
    file = tmp_path / FILE
    old_database(file)
    migrate(file)
    with closing(sqlite3.connect(file)) as database:
        for table in ("a", "b"):
            query = "SELECT number, person FROM events WHERE table_id = ? ORDER BY number"
            persons = dict(database.execute(query, (table,)))
            assert persons == {0: 0, 1: 1, 2: 1, 3: 1, 4: 4, 5: 4, 6: None, 7: 0, 8: None}
        database.execute("PRAGMA foreign_keys=ON")
        add = "INSERT INTO events VALUES (?, ?, 'said', 1, 'k1', 1.0, '{}', ?)"
        database.execute(add, ("a", 9, 4))  # the new person at the seat has keys of its own
        with pytest.raises(sqlite3.IntegrityError):
            database.execute(add, ("a", 10, 0))
        with pytest.raises(sqlite3.IntegrityError):
            database.execute(add, ("nowhere", 0, 0))


def test_a_migration_that_breaks_off_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / FILE
    old_database(file)

    def dump() -> list[Any]:
        with closing(sqlite3.connect(file)) as database:
            return list(database.iterdump())

    before = dump()

    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("alembic.operations.base.BatchOperations.create_unique_constraint", stop)
        with pytest.raises(KeyboardInterrupt):
            migrate(file)
    assert dump() == before
    migrate(file)


def played(folder: Path) -> Person:
    """A game against a bot that is long enough for snapshots; the server is stopped."""
    with Server(folder) as server:
        seated = server.open("verlagswelt", ["me", "bot", "bot"])
        person = Person(server, seated["table"], seated["token"])
        while len(server.hub.rooms[person.id].table.moves) <= EVERY:
            play_on([person], seed=1, decisions=4)
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


def damage(file: Path) -> None:
    """As a failing disk does: pages in the middle are something else."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    file.write_bytes(bytes(data))


def spielwerk(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spielwerk.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_a_damaged_database_is_noticed_at_the_start_with_the_back_up_to_restore(folder: Path, tmp_path: Path) -> None:
    person = played(folder)
    backups.need_sound(folder)
    inside, _ = backups.backup(folder)
    elsewhere, _ = backups.backup(folder, tmp_path / "elsewhere.sqlite")
    torn, _ = backups.backup(folder, tmp_path / "torn.sqlite")
    damage(torn)
    damage(folder / FILE)
    assert backups.newest_sound(folder) == elsewhere.resolve()
    refused = spielwerk("serve", "--port", "0", "--data", str(folder))
    assert refused.returncode == 1 and "Traceback" not in refused.stderr
    words = " ".join(refused.stderr.split())
    assert "is damaged" in words and f"spielwerk restore {elsewhere} --data {folder}" in words
    elsewhere.unlink()
    with pytest.raises(StoreError, match=str(inside)):
        backups.need_sound(folder)
    assert backups.restore(folder, inside) == 1
    backups.need_sound(folder)
    assert again(folder, person).position["view"] == person.position["view"]
    assert (folder / f"{FILE}.before-restore-1").exists()
    inside.unlink()
    damage(folder / FILE)
    with pytest.raises(StoreError, match="no sound back-up is known"):
        backups.need_sound(folder)


def test_a_back_up_every_night_of_which_the_last_ones_stay(folder: Path) -> None:
    folder.mkdir(parents=True)
    migrate(folder / FILE)
    by_hand, _ = backups.backup(folder)
    for day in range(1, 11):
        assert backups.nightly(folder, date(2026, 1, day), 7) is not None
        assert backups.nightly(folder, date(2026, 1, day), 7) is None, "one a day"
    kept = sorted(file.name for file in (folder / backups.FOLDER).glob("nightly-*"))
    assert kept == [f"nightly-2026-01-{day:02}.sqlite" for day in range(4, 11)] and by_hand.exists()


def test_the_server_takes_the_back_up_by_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "BACKUP_CHECK_SECONDS", 0.05)
    with Server(folder, backup_hour=0):
        wait_until(lambda: list((folder / backups.FOLDER).glob("nightly-*.sqlite")))
    assert backups.newest_sound(folder) is not None


@pytest.mark.skipif(os.name != "posix", reason="permissions of Unix")
def test_only_the_owner_can_read_tables_and_back_ups(folder: Path, tmp_path: Path) -> None:
    """Also those of a version that did not care."""
    before = os.umask(0o022)
    try:
        folder.mkdir(parents=True)
        (folder / FILE).touch(mode=0o644)
        with Server(folder) as server:
            server.open("verlagswelt", ["me", "person"])
            backups.backup(folder)
            backups.backup(folder, tmp_path / "kept.sqlite")
            files = [file for file in folder.rglob("*.sqlite*") if file.is_file()]
            assert {file.name for file in files} >= {FILE, f"{FILE}-wal", f"{FILE}-shm"}
            for file in (*files, tmp_path / "kept.sqlite", folder / backups.ELSEWHERE):
                assert file.stat().st_mode & 0o077 == 0, file
        (tmp_path / "kept.sqlite").chmod(0o644)
        backups.restore(folder, tmp_path / "kept.sqlite")
        assert (folder / FILE).stat().st_mode & 0o077 == 0
        with lock(tmp_path / "new"):
            assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    finally:
        os.umask(before)
