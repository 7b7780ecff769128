"""Load: many tables with two scripted people each against a real server process on this machine.

    python benchmarks/load.py --tables 500 --seconds 30

Every person thinks for a random time around `--think` seconds and then plays a random allowed action. Measured is the
time from sending a move until the update about it has arrived at the other person's socket, disk included. The
scripted people run in a process of their own, on the same cores.
"""

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from spielwerk.server.messages import PROTOCOL


class Message(msgspec.Struct):
    """What a scripted person reads of the server's messages."""

    type: str
    position: dict[str, Any] | None = None
    code: str | None = None


_decode = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """What was measured."""

    to_other: list[float] = field(default_factory=list)
    to_self: list[float] = field(default_factory=list)
    games: int = 0
    problems: int = 0


class Person:
    """A scripted person at a socket."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.socket: ClientConnection
        self.position: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def sit_down(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table.id}/socket"
        self.socket = await connect(address, compression=None, open_timeout=60, ping_interval=None)
        await self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": self.token}))

    async def read(self) -> None:
        async for text in self.socket:
            message = _decode(text)
            if message.type == "problem":
                self.table.figures.problems += 1
            if message.position is not None:
                self.position = message.position
                self.table.arrived(self)
                self.changed.set()


class Table:
    """Two people at one table."""

    def __init__(self, number: int, figures: Figures) -> None:
        self.choices = random.Random(number)
        self.figures = figures
        self.id = ""
        self.people: list[Person] = []
        self.sent: float | None = None
        self.mover: Person | None = None

    def arrived(self, person: Person) -> None:
        """An update with a new position came in."""
        if self.sent is None:
            return
        took = time.perf_counter() - self.sent
        if person is self.mover:
            self.figures.to_self.append(took)
        else:
            self.figures.to_other.append(took)

    async def open(self, http: httpx.AsyncClient, port: int, game: str) -> None:
        seats = [{"kind": "me"}, {"kind": "person"}]
        host = (await http.post("/api/tables", json={"game": game, "name": "Ann", "seats": seats})).json()
        self.id = host["table"]
        guest = (await http.post(f"/api/tables/{self.id}/join", json={"name": "Ben"})).json()
        self.people = [Person(self, one["seat"], one["token"]) for one in (host, guest)]
        for person in self.people:
            await person.sit_down(port)

    async def play(self, think: float, until: float) -> None:
        readers = [asyncio.create_task(person.read()) for person in self.people]
        number = 0
        try:
            while time.perf_counter() < until:
                asked = [person for person in self.people if person.position.get("decision")]
                if not asked:
                    if any(person.position.get("results") for person in self.people):
                        self.figures.games += 1
                        return
                    await asyncio.sleep(0.05)
                    continue
                await asyncio.sleep(self.choices.uniform(0.5 * think, 1.5 * think))
                number += 1
                await self._move(self.choices.choice(asked), f"k{number}")
        finally:
            for reader in readers:
                reader.cancel()

    async def _move(self, person: Person, key: str) -> None:
        decision = person.position["decision"]
        action = self.choices.choice(person.position["actions"])["number"]
        person.changed.clear()
        self.mover, self.sent = person, time.perf_counter()
        await person.socket.send(json.dumps({"type": "play", "key": key, "decision": decision, "action": action}))
        await asyncio.wait_for(person.changed.wait(), 60)
        await asyncio.sleep(0.2)  # the other one's update is on its way
        self.sent = None


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else float("nan")


async def memory_at_rest(server: psutil.Process) -> int:
    """Its bytes once it has taken all games into memory, which it does beside serving: that is not what tables cost."""
    while True:
        before = server.memory_info().rss
        await asyncio.sleep(2)
        if abs((now := server.memory_info().rss) - before) < 1_000_000:
            return now


async def run(args: argparse.Namespace, port: int, server: psutil.Process) -> dict[str, Any]:
    """Open all tables, play for a while, and tell what was measured."""
    figures = Figures()
    tables = [Table(number, figures) for number in range(args.tables)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
        warm = Table(-1, Figures())
        await warm.open(http, port, args.game)
        before = await memory_at_rest(server)
        began = time.perf_counter()
        for start in range(0, len(tables), 20):
            await asyncio.gather(*(table.open(http, port, args.game) for table in tables[start : start + 20]))
        opened = time.perf_counter() - began
        cpu = server.cpu_times()
        began = time.perf_counter()
        await asyncio.gather(*(table.play(args.think, began + args.seconds) for table in tables))
        seconds = time.perf_counter() - began
        after, used = server.memory_info().rss, server.cpu_times()
    moves = len(figures.to_self)
    return {
        "game": args.game,
        "tables": args.tables,
        "people": 2 * args.tables,
        "think_seconds": args.think,
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "move_to_update_ms": {
            "other_p50": percentile(figures.to_other, 0.5),
            "other_p99": percentile(figures.to_other, 0.99),
            "self_p50": percentile(figures.to_self, 0.5),
            "self_p99": percentile(figures.to_self, 0.99),
        },
        "games_finished": figures.games,
        "problems": figures.problems,
        "opening_seconds": round(opened, 1),
        "server_cpu_share_of_one_core": round((used.user + used.system - cpu.user - cpu.system) / seconds, 2),
        "memory_per_table_kB": round((after - before) / 1000 / args.tables, 1),
        "server_memory_MB": round(after / 1e6, 1),
        "load_average": round(psutil.getloadavg()[0], 1),
    }


def serve(port: int, data: Path) -> None:
    """The server, without the limits that keep one address from opening a thousand connections."""
    import uvicorn

    from spielwerk.server import logs
    from spielwerk.server.app import create_app
    from spielwerk.server.run import configuration
    from spielwerk.server.settings import Settings

    logs.configure(as_json=True, level="warning")
    plenty = (
        "http_burst",
        "socket_burst",
        "sockets_per_address",
        "tables_per_hour",
        "tables_at_once",
        "joins_per_hour",
    )
    settings = Settings(data=data, http_rate=1e6, connections=10_000, **dict.fromkeys(plenty, 10**6))
    uvicorn.Server(configuration(create_app(settings), settings, "127.0.0.1", port)).run()


def main() -> None:
    """Start the server, play, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--game", default="verlagswelt")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FOLDER"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(int(args.serve[0]), Path(args.serve[1]))
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([sys.executable, __file__, "--serve", str(port), folder])
        try:
            for _ in range(600):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=60)
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            figures = asyncio.run(run(args, port, psutil.Process(process.pid)))
            print(json.dumps(figures, indent=2))
            if figures["problems"] or not figures["moves"]:
                sys.exit(f"{figures['problems']} problems in {figures['moves']} moves: these figures mean nothing")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
