"""Every game in every mode, played to its end over the socket by people and bots."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import spielwerk
from spielwerk.core import save as saves
from spielwerk.core.save import Save
from spielwerk.server.messages import PROTOCOL
from tests.server.support import Person, Server
from tests.support import Mode, every_mode


def modes() -> list[Mode]:
    """Every number of seats, and every choice of every option at the largest table that has it."""
    found = {(mode.game, *(mode.options or (("seats", str(mode.seats)),))): mode for mode in every_mode()}
    return list(found.values())


async def play_to_the_end(server: Server, seated: dict[str, Any]) -> tuple[list[dict[str, Any]], int]:
    """Answer every decision at random; the results, and how many log entries came."""
    choices = random.Random(seated["seat"])
    answered, entries = None, 0
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": seated["token"]}))
        async for text in socket:
            message = json.loads(text)
            assert message["type"] in ("update", "done"), message
            entries = message.get("log_from", entries) + len(message.get("log", []))
            position = message.get("position")
            if position is None:
                continue
            if position["results"]:
                return position["results"], entries
            if position["decision"] not in (None, answered):
                answered = position["decision"]
                action = choices.choice(position["actions"])["number"]
                await socket.send(json.dumps({"type": "play", "key": answered, "decision": answered, "action": action}))
    raise AssertionError("the server closed the connection")


@pytest.mark.parametrize("table", modes(), ids=str)
def test_every_mode_can_be_played_to_its_end(server: Server, table: Mode) -> None:
    """Two people, the rest bots; what is kept afterwards replays bit for bit."""
    seats = ["me", "person", *["bot"] * (table.seats - 2)]
    host = server.open(table.game, seats, options=dict(table.options))
    seated = [host, server.join(host["table"], "Ben")]

    async def both() -> Any:
        return await asyncio.gather(*(play_to_the_end(server, one) for one in seated))

    outcomes = server.do(both())
    document = msgspec.json.decode(server.http.get(f"/api/tables/{host['table']}/save").content, type=Save)
    state = saves.verify(spielwerk.load(table.game), document)
    for seat, (results, entries) in enumerate(outcomes):
        assert [result["place"] for result in results] == [standing.place for standing in state.result()]
        assert all(result["parts"] for result in results)
        assert entries == len(state.events(seat))


def test_four_bots_play_by_themselves(server: Server) -> None:
    watcher = Person(server, server.open("verlagswelt", ["bot"] * 4)["table"])
    watcher.wait(lambda: watcher.is_over)
    assert watcher.position["decision"] is None and watcher.position["actions"] == []
