"""A write that fails: nobody hears of it, nobody builds on it, and nothing else stands still."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielwerk.server import hub as hubs
from spielwerk.server import store as stores
from spielwerk.server.store import FILE, OutOfOrder, Store, StoreError, Write
from tests.server.support import PATIENCE, Person, Server, wait_until

TABLE = {
    "id": "t", "game": "g", "rules": 1, "content": "", "setup": b"", "public": False, "status": "open",
    "created": 0.0, "changed": 0.0, "restless": False, "summary": b"",
}  # fmt: skip


def event(number: int, table: str = "t") -> Write:
    row = {"table_id": table, "number": number, "kind": "said", "seat": 0, "key": None, "at": 0.0, "data": b"{}"}
    return Write(events=[row | {"person": None}])


def said(server: Server, person: Person, text: str) -> httpx.Response:
    own = {"Authorization": f"Bearer {person.token}"}
    body = {"type": "say", "key": text, "text": text}
    return server.post(f"/api/tables/{person.id}/commands", body, headers=own)


def numbers(folder: Path, table: str) -> list[int]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        query = "SELECT number FROM events WHERE table_id = ? ORDER BY number"
        return [row[0] for row in database.execute(query, (table,))]


def test_who_waits_behind_a_failed_write_meets_the_table_as_it_is_on_disk(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two commands wait at one table, and the write of the first fails: no gap, no lie, and the table opens."""
    with Server(folder) as server:
        ann, ben = server.people("verlagswelt", 2)
        for person in (ann, ben):
            person.close()
        room, write, first = server.hub.rooms[ann.id], server.hub.store.write, threading.Event()

        async def fail_once(what: Write) -> None:
            if first.is_set():
                return await write(what)
            first.set()
            while room.users < 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # Ben's command waits for the room now
            raise OSError("no space left on device")

        monkeypatch.setattr(server.hub.store, "write", fail_once)
        with ThreadPoolExecutor(2) as pool:
            lost = pool.submit(said, server, ann, "lost")
            assert first.wait(PATIENCE)
            kept = pool.submit(said, server, ben, "kept")
            assert lost.result().status_code == 503 and lost.result().json()["code"] == "not_kept"
            assert kept.result().json()["type"] == "done"
        on_disk = numbers(folder, ann.id)
        assert on_disk == list(range(len(on_disk)))
        assert said(server, ann, "lost").json()["repeated"] is False
        assert said(server, ben, "kept").json()["repeated"] is True
    with Server(folder) as server:
        back = Person(server, ann.id, ann.token)
        assert [line["text"] for line in back.chat if line["kind"] == "said"] == ["kept", "lost"]
        back.close()


def test_on_the_socket_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection ends; what was waiting is carried out or sent again, and never twice."""
    with Server(folder) as server:
        ann, ben = server.people("verlagswelt", 2)
        room, write, first = server.hub.rooms[ann.id], server.hub.store.write, threading.Event()

        async def fail_once(what: Write) -> None:
            if first.is_set():
                return await write(what)
            first.set()
            while not room._lock._waiters:
                await asyncio.sleep(0.01)
            raise StoreError("not written: database is locked")

        monkeypatch.setattr(server.hub.store, "write", fail_once)
        ann.send({"type": "say", "key": "lost", "text": "lost"})
        assert first.wait(PATIENCE)
        ben.send({"type": "say", "key": "kept", "text": "kept"})
        wait_until(lambda: server.hub.rooms.get(ann.id) not in (room, None))
        for person in (ann, ben):
            person.close()
            person.log, person.chat = [], []
            person.connect()
        ben.ask("say", key="kept", text="kept")
        assert ann.ask("say", key="lost", text="lost")["repeated"] is False
        ann.wait(lambda: [line["text"] for line in ann.chat if line["kind"] == "said"] == ["kept", "lost"])
        on_disk = numbers(folder, ann.id)
        assert on_disk == list(range(len(on_disk)))


def test_the_store_refuses_a_number_that_does_not_follow(tmp_path: Path) -> None:
    """Only the guilty write of a batch fails."""

    async def scenario() -> tuple[list[Any], list[int]]:
        store = Store(tmp_path)
        await store.open()
        await store.write(Write(table=TABLE))
        await store.write(Write(table=TABLE | {"id": "u"}))
        writes = [event(0), event(2), event(0, "u"), event(1), event(0), event(5, "u"), event(2)]
        outcomes = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
        kept = [row.number for row in await store.events("t")]
        await store.close()
        return list(outcomes), kept

    outcomes, kept = asyncio.run(scenario())
    assert [type(outcome) for outcome in outcomes] == [
        type(None), OutOfOrder, type(None), type(None), OutOfOrder, OutOfOrder, type(None)
    ]  # fmt: skip
    assert kept == [0, 1, 2]


def test_whatever_happens_the_writer_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    execute = stores._execute

    def stumble(connection: Any, writes: list[Write]) -> None:
        if any(write.pulse == 13.0 for write in writes):
            raise KeyError("a bug, with a secret in its words")
        execute(connection, writes)

    async def scenario() -> list[Any]:
        store = Store(tmp_path)
        await store.open()
        monkeypatch.setattr(stores, "_execute", stumble)
        writes = [Write(table=TABLE), Write(pulse=13.0), event(0)]
        outcomes = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
        await asyncio.wait_for(store.write(event(1)), PATIENCE)
        await store.close()
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.write(event(2)), PATIENCE)
        return list(outcomes)

    first, second, third = asyncio.run(scenario())
    assert first is None and third is None
    assert isinstance(second, StoreError) and "secret" not in str(second)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another process writes and does not come to an end."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_while_nothing_can_be_written_health_says_so_and_commands_are_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "LOCK_SECONDS", 0.2)
    with Server(folder) as server:
        ann, _ = server.people("verlagswelt", 2)
        assert server.http.get("/health").json()["status"] == "ok"
        monkeypatch.setattr(stores, "PROOF_SECONDS", 0.0)
        with locked(folder):
            answer = server.http.get("/health")
            assert answer.status_code == 503 and answer.json()["code"] == "not_kept"
            assert said(server, ann, "hello").status_code == 503
            wish = {"game": "verlagswelt", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert server.post("/api/tables", wish).json()["code"] == "not_kept"
            assert server.http.get(f"/api/tables/{ann.id}").status_code == 200, "looking needs no writing"
        assert server.http.get("/health").status_code == 200
        assert said(server, ann, "hello").json()["repeated"] is False


def test_many_who_ask_for_health_cost_one_write(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(folder) as server:
        proofs, write = [], server.hub.store.write

        async def count(what: Write) -> None:
            proofs.append(what)
            await write(what)

        monkeypatch.setattr(stores, "PROOF_SECONDS", 3600.0)
        monkeypatch.setattr(server.hub.store, "write", count)
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: server.http.get("/health").status_code, range(20)))
        assert set(answers) == {200} and len([what for what in proofs if what.pulse]) <= 1


def test_bots_go_on_after_a_failed_write_though_nobody_looks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "AGAIN_SECONDS", 0.1)
    with Server(folder) as server:
        write, failures = server.hub.store.write, iter(range(3))

        async def fail_thrice(what: Write) -> None:
            if any(row["number"] > 5 for row in what.events) and next(failures, None) is not None:
                raise StoreError("not written: disk full")
            await write(what)

        monkeypatch.setattr(server.hub.store, "write", fail_thrice)
        table = server.open("verlagswelt", ["bot", "bot"])["table"]

        def is_over() -> bool:
            with closing(sqlite3.connect(folder / FILE)) as database:
                (status,) = database.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
            return bool(status == "over")

        wait_until(is_over)
        on_disk = numbers(folder, table)
        assert next(failures, None) is None and on_disk == list(range(len(on_disk)))


# --- keys belong to people ---


def test_a_repeated_start_is_answered_as_such(server: Server) -> None:
    host = server.open("verlagswelt", ["me", "person", "person"])
    ann = Person(server, host["table"], host["token"])
    assert ann.ask("start", key="go", level=1)["repeated"] is False
    assert ann.ask("start", key="go", level=1)["repeated"] is True
    full = server.open("verlagswelt", ["me", "person"])
    server.join(full["table"], "Ben")
    late = Person(server, full["table"], full["token"])
    assert late.ask("start", key="go")["code"] == "not_open", "the last one to sit down started it"


def test_a_new_person_at_a_seat_does_not_meet_the_former_ones_keys(folder: Path) -> None:
    with Server(folder) as server:
        host = server.open("verlagswelt", ["me", "person", "person"])
        guest = server.join(host["table"], "Ben")
        ben = Person(server, guest["table"], guest["token"])
        assert ben.ask("say", key="k1", text="I am Ben")["repeated"] is False
        ben.ask("leave", key="k2")
        ben.close()
        other = server.join(host["table"], "Cem")
        assert other["seat"] == guest["seat"]
        cem = Person(server, other["table"], other["token"])
        assert cem.ask("say", key="k1", text="I am Cem")["repeated"] is False
        assert cem.ask("say", key="k1", text="I am Cem")["repeated"] is True
        cem.close()
    with Server(folder) as server:
        cem = Person(server, other["table"], other["token"])
        assert cem.ask("say", key="k1", text="I am Cem")["repeated"] is True
        assert cem.ask("say", key="k2", text="nothing of Ben's")["repeated"] is False
        cem.close()
