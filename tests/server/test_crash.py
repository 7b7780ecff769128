"""`kill -9` at any moment loses no acknowledged move; a broken connection loses and doubles nothing."""

import asyncio
import itertools
import json
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from spielwerk.server.messages import PROTOCOL
from spielwerk.server.store import Write
from tests.server.support import PATIENCE, Person, Process, Server, closing_code, play_on, wait_until

CRASHES = 6


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of Unix")
def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Two people play; again and again the server is killed at a random moment and started anew."""
    server = Process(tmp_path)
    try:
        host = server.http.post(
            "/api/tables", json={"game": "genies", "name": "A", "seats": [{"kind": "me"}, {"kind": "person"}]}
        ).json()
        guest = server.http.post(f"/api/tables/{host['table']}/join", json={"name": "B"}).json()
        chance = random.Random(9)
        acknowledged: list[str] = []
        pending: dict[int, Any] = {}
        for crash in range(CRASHES):
            play_on_and_leave_one_open(server, [host, guest], acknowledged, pending, chance, crash)
            time.sleep(chance.uniform(0, 0.02))
            server.kill()
            server.start()
            assert set(acknowledged) <= keys_on_disk(tmp_path)
        assert len(acknowledged) > CRASHES
        assert len(keys_on_disk(tmp_path)) - len(acknowledged) <= CRASHES  # kept, but the answer came too late
    finally:
        server.kill()


def play_on_and_leave_one_open(
    server: Process,
    people: list[Any],
    acknowledged: list[str],
    pending: dict[int, Any],
    chance: random.Random,
    crash: int,
) -> None:
    """Some moves with their answers, then one whose answer nobody waits for; it is sent again after the crash."""
    moves = chance.randint(3, 8)
    for number in itertools.count():
        seated = people[number % 2]
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']}/socket") as line:
            line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": seated["token"]}))
            position = json.loads(line.recv(PATIENCE))["position"]
            command = pending.pop(seated["seat"], None) or as_play(position, chance, f"c{crash}-{number}")
            if command is None:
                continue
            line.send(json.dumps(command))
            if moves == 0:
                pending[seated["seat"]] = command
                return
            answer = {"type": "update"}
            while answer["type"] == "update":
                answer = json.loads(line.recv(PATIENCE))
            assert answer["type"] == "done" or answer["code"] in ("stale", "not_your_turn"), answer
            if answer["type"] == "done":
                acknowledged.append(command["key"])
                moves -= 1


def as_play(position: Any, chance: random.Random, key: str) -> Any:
    if not position["decision"]:
        return None
    action = chance.choice(position["actions"])["number"]
    return {"type": "play", "key": key, "decision": position["decision"], "action": action}


def keys_on_disk(folder: Path) -> set[str]:
    import sqlite3

    with sqlite3.connect(folder / "tables.sqlite") as database:
        rows = database.execute("SELECT key FROM events WHERE kind = 'moved' AND key IS NOT NULL").fetchall()
    keys = [row[0] for row in rows]
    assert len(keys) == len(set(keys)), "a command was carried out twice"
    return set(keys)


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    command = {"decision": ann.position["decision"], "action": ann.named("pass")}
    assert ann.ask("play", key="once", **command)["repeated"] is False
    assert ann.ask("play", key="once", **command)["repeated"] is True
    ann.reconnect()
    assert ann.ask("play", key="once", **command)["repeated"] is True
    assert ben.ask("say", key="once", text="keys are one's own")["repeated"] is False
    assert ann.ask("say", key="say", text="hello")["type"] == "done"
    assert ann.ask("say", key="say", text="hello")["repeated"] is True
    ben.wait(lambda: ben.chat[-1]["text"] == "hello")
    assert len([line for line in ben.chat if line["text"] == "hello"]) == 1


def test_reconnecting_in_the_middle_brings_just_what_is_missing(server: Server) -> None:
    ann, ben = server.people("masterminds", 2)
    play_on([ann, ben], seed=4, decisions=10)
    ben.quiet()
    known = len(ben.log)
    ben.close()
    for _ in range(6):  # Ann goes on as long as it is her turn
        ann.quiet(0.1)
        if ann.is_asked:
            ann.play()
    ann.ask("say", text="where are you?")
    ben.connect({"epoch": ben.epoch, "log": known, "chat": len(ben.chat)})
    update = json.loads(ben.raw[-1])
    assert update["log_from"] == known and update["chat"][-1]["text"] == "where are you?"
    whole = [entry["sentence"] for entry in ben.log]
    ben.close()
    ben.log, ben.chat = [], []
    ben.connect()
    assert [entry["sentence"] for entry in ben.log] == whole


def test_an_undo_makes_the_log_come_anew(server: Server) -> None:
    seated = server.open("verlagswelt", ["me", "bot"])
    person = Person(server, seated["table"], seated["token"])
    play_on([person], seed=4, decisions=3)
    person.quiet()
    before = person.have
    person.ask("undo", step=0)
    person.close()
    person.connect(before)
    update = json.loads(person.raw[-1])
    assert update["epoch"] == 1 and update["log_from"] == 0 and person.log[0]["step"] == 0


def test_tables_come_back_after_a_restart(folder: Path) -> None:
    """Seats, names, talk, offers, position and undo are as they were; bots go on by themselves."""
    with Server(folder) as server:
        people = server.people("zenith", 2, bots=2)
        play_on(people, seed=3, decisions=70)
        people[0].ask("say", text="see you next year")
        for person in people:
            person.quiet()
            person.close()
        bots_only = server.open("verlagswelt", ["bot"] * 4)["table"]
    with Server(folder) as server:
        for person in people:
            was = person.table, person.position, person.log, person.chat
            person.server, person.log, person.chat = server, [], []
            person.connect()
            person.quiet()
            assert person.position["view"] == was[1]["view"] and person.position["actions"] == was[1]["actions"]
            assert person.position["decision"] == was[1]["decision"] and person.position["undo"] == was[1]["undo"]
            assert person.log == was[2] and person.chat == was[3]
        wait_until(lambda: server.http.get(f"/api/tables/{bots_only}").json()["status"] == "over")
        play_on(people, seed=5)


def test_an_idle_table_leaves_memory_and_comes_back(folder: Path) -> None:
    with Server(folder, idle_seconds=0.1) as server:
        ann, ben = server.people("verlagswelt", 2)
        view = ann.position["view"]
        ann.close()
        ben.close()
        wait_until(lambda: ann.id not in server.hub.rooms)
        ann.connect()
        assert ann.position["view"] == view


def test_a_command_is_finished_though_its_connection_ends_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is carried out, and the others stay connected."""
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    command = {"decision": ann.position["decision"], "action": ann.position["actions"][0]["number"]}
    step = ben.position["step"]
    room, store, begun = server.hub.rooms[ann.id], server.hub.store, threading.Event()
    write = store.write

    async def write_slowly(what: Write) -> None:
        begun.set()
        await asyncio.sleep(0.5)
        await write(what)

    monkeypatch.setattr(store, "write", write_slowly)
    ann.send({"type": "play", "key": "once", **command})
    assert begun.wait(PATIENCE)
    line = next(connection for connection in room.connections if connection.viewer == ann.seat)
    server.call(line.stop)
    assert closing_code(ann) == 1012
    ben.wait(lambda: ben.position["step"] > step)
    assert ben.ask("vote", offer=0, agree=True)["code"] == "no_such_offer"
    ann.connect(ann.have)
    assert ann.ask("play", key="once", **command)["repeated"] is True
