"""Starving: does a person's bot still answer while a stranger fills the server with tables of bots?

    python benchmarks/starving.py
    python benchmarks/starving.py --no-caps     # all the stranger's tables are let in: the queue alone must hold

Somebody plays against one of the strongest bots, first on a quiet server. Then a stranger opens fifty tables of four
of the strongest bots each, and the same person plays on. Measured is the time from sending a move until the bot has
answered it and the person is asked again, disk included; moves after which it is still the person's turn do not count.
Both talk to a real server process on this machine.
"""

import argparse
import itertools
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
from rich.console import Console
from rich.table import Table
from websockets.sync.client import ClientConnection, connect

from spielwerk.server.messages import PROTOCOL

STRONGEST = 4
PATIENCE = 120.0


class Person:
    """Plays at random against one bot, game after game."""

    def __init__(self, port: int, http: httpx.Client, game: str) -> None:
        self.port = port
        self.http = http
        self.game = game
        self.choices = random.Random(1)
        self.keys = itertools.count()
        self.socket: ClientConnection | None = None
        self.position: dict[str, Any] = {}

    def answers(self, seconds: float, most: int) -> list[float]:
        """How long the bot took for each of its answers."""
        found: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and len(found) < most:
            if self.socket is None:
                self._sit_down()
            self._wait()
            if self.position.get("results"):
                self._stand_up()
            elif (took := self._move()) is not None:
                found.append(took)
        return found

    def _sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": STRONGEST}]
        answer = self.http.post("/api/tables", json={"game": self.game, "name": "Ann", "seats": seats})
        seated = answer.raise_for_status().json()
        address = f"ws://127.0.0.1:{self.port}/api/tables/{seated['table']}/socket"
        self.socket = connect(address, ping_interval=None, legacy=True)
        self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": seated["token"]}))
        self.position = {}

    def _stand_up(self) -> None:
        assert self.socket is not None
        self.socket.close()
        self.socket = None

    def _take(self) -> None:
        assert self.socket is not None
        message = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "problem":
            raise SystemExit(f"{message['code']}: these figures mean nothing")
        self.position = message.get("position") or self.position

    def _wait(self) -> None:
        """Until it is the person's turn, or the game is over."""
        while not self.position.get("decision") and not self.position.get("results"):
            self._take()

    def _move(self) -> float | None:
        """Play something; how long the bot took to answer, None if it was not asked."""
        assert self.socket is not None
        decision = self.position["decision"]
        action = self.choices.choice(self.position["actions"])["number"]
        began = time.perf_counter()
        play = {"type": "play", "key": f"k{next(self.keys)}", "decision": decision, "action": action}
        self.socket.send(json.dumps(play))
        while self.position.get("decision") == decision:
            self._take()
        if self.position.get("decision") or self.position.get("results"):
            return None
        self._wait()
        return time.perf_counter() - began


def open_tables(http: httpx.Client, game: str, count: int) -> int:
    """What the stranger does; returns how many tables the server let in."""
    wish = {"game": game, "seats": [{"kind": "bot", "level": STRONGEST}] * 4}
    return sum(http.post("/api/tables", json=wish).status_code == 201 for _ in range(count))


def run(args: argparse.Namespace, port: int, server: psutil.Process) -> Table:
    """Play quietly, then under load; the figures as a table."""
    table = Table("", "tables of bots", "answers", "median s", "95 % s", "longest s", "server MB")
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        wait_until_ready(http)
        person = Person(port, http, args.game)
        person.answers(args.seconds, 10)  # the first ones load networks
        for name, count in (("quiet", 0), ("under load", args.tables)):
            opened = open_tables(http, args.crowd, count)
            answers = person.answers(args.seconds, args.answers)
            ordered = sorted(answers)
            figures = (ordered[int(share * len(ordered))] for share in (0.5, 0.95))
            row = [f"{figure:.3f}" for figure in (*figures, ordered[-1])]
            memory = f"{server.memory_info().rss / 1e6:.0f}"
            table.add_row(name, f"{opened} of {count}", str(len(answers)), *row, memory)
    return table


def wait_until_ready(http: httpx.Client) -> None:
    """Until the server answers, and all games are prepared."""
    for _ in range(6_000):
        try:
            if all(game["readiness"]["state"] == "ready" for game in http.get("/api/games").json()):
                time.sleep(3)  # it takes their machine code into memory meanwhile
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server did not get ready")


def serve(port: int, data: Path, *, caps: bool) -> None:
    """The server with its own settings; bots answer as soon as they can."""
    import uvicorn

    from spielwerk.server import logs
    from spielwerk.server.app import create_app
    from spielwerk.server.settings import Settings

    logs.configure(as_json=True, level="warning")
    lifted = {} if caps else {"bot_tables": 10**6, "bot_tables_each": 10**6}
    settings = Settings(data=data, bot_pace=0.0, **lifted)
    uvicorn.run(create_app(settings), port=port, log_config=None, access_log=False, ws="websockets-sansio")


def main() -> None:
    """Start the server, play, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="tables that the stranger opens")
    parser.add_argument("--seconds", type=float, default=40, help="at most, each for quiet and load")
    parser.add_argument("--answers", type=int, default=200, help="at most, likewise")
    parser.add_argument("--game", default="wohlstand", help="what the person plays")
    parser.add_argument("--crowd", default="masterminds", help="what the bots play")
    parser.add_argument("--no-caps", action="store_true", help="let all tables of bots in")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FOLDER"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(int(args.serve[0]), Path(args.serve[1]), caps=not args.no_caps)
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(port), folder]
        process = subprocess.Popen(command + ["--no-caps"] * args.no_caps)
        try:
            Console().print(run(args, port, psutil.Process(process.pid)))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
