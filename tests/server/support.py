"""A real server in a thread, and people who talk to it over real sockets."""

import asyncio
import itertools
import json
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spielwerk.server import catalogue
from spielwerk.server.app import create_app
from spielwerk.server.events import entry_of
from spielwerk.server.hub import Hub
from spielwerk.server.messages import PROTOCOL
from spielwerk.server.run import configuration
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store
from spielwerk.server.table import Setup, Table

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds that a test waits for the server on a busy machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Runs in a thread of this process, so that tests may look behind the scenes."""

    def __init__(self, data: Path, **settings: Any) -> None:
        plenty = ("burst", "http_burst", "socket_burst", "tables_per_hour", "tables_at_once", "joins_per_hour")
        generous = {"bot_pace": 0.0, "rate": 1e6, "http_rate": 1e6, **dict.fromkeys(plenty, 1_000_000)}
        self.settings = Settings(data=data, **{**generous, **settings})
        self.port = free_port()
        self.app = create_app(self.settings)
        config = configuration(self.app, self.settings, "127.0.0.1", self.port)
        config.timeout_graceful_shutdown = 1
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve()

        asyncio.run(main())

    def __enter__(self) -> "Server":
        self._thread.start()
        wait_until(lambda: self._server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def do(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        """Run something inside the server's loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def call(self, function: Callable[[], Any]) -> Any:
        async def inside() -> Any:
            return function()

        return self.do(inside())

    # --- what people do before they sit ---

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def open(self, game: str, seats: list[str], name: str = "Ann", **more: Any) -> Message:
        """`seats` such as ["me", "person", "bot"]."""
        wishes = [{"kind": kind} if kind != "bot" else {"kind": "bot", "level": 1} for kind in seats]
        answer = self.post("/api/tables", {"game": game, "name": name, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, table: str, name: str, seat: int | None = None) -> Message:
        answer = self.post(f"/api/tables/{table}/join", {"name": name, "seat": seat})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def people(self, game: str, count: int, bots: int = 0, **more: Any) -> "list[Person]":
        """A running table with so many people, all connected."""
        host = self.open(game, ["me", *["person"] * (count - 1), *["bot"] * bots], **more)
        seated = [host, *(self.join(host["table"], f"P{number}") for number in range(1, count))]
        return [Person(self, one["table"], one["token"]) for one in seated]


class Process:
    """A server in a process of its own, which can be killed. `command` is run by Python, as in `python -m …`."""

    def __init__(self, data: Path, command: tuple[str, ...] = ("-m", "spielwerk.cli", "serve", "--pace", "0")) -> None:
        self.data = data
        self.command = command
        self.port = free_port()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.command, "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, "the server ended by itself"
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Viewer:
    """Keeps what the server sends as the protocol says."""

    def __init__(self, table: str, token: str | None, language: str = "en") -> None:
        self.id = table
        self.token = token
        self.language = language
        self.table: Message = {}
        self.position: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.epoch = 0

    def hello(self, have: Any = None) -> Message:
        return {"type": "hello", "protocol": PROTOCOL, "language": self.language, "token": self.token, "have": have}

    @property
    def have(self) -> Message:
        """What is known already, for `hello` after a broken connection."""
        return {"epoch": self.epoch, "log": len(self.log), "chat": len(self.chat)}

    def take_update(self, update: Message) -> None:
        assert update["log_from"] <= len(self.log) or update["log_from"] == 0
        self.epoch = update["epoch"]
        self.log = self.log[: update["log_from"]] + update.get("log", [])
        self.chat = self.chat[: update["chat_from"]] + update.get("chat", [])
        assert [entry["index"] for entry in self.log] == list(range(len(self.log)))
        self.table = update.get("table", self.table)
        self.position = update.get("position", self.position)

    @property
    def seat(self) -> int:
        return int(self.position["seat"])

    @property
    def is_asked(self) -> bool:
        return bool(self.position.get("decision"))

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over" and self.position.get("results"))


class Person(Viewer):
    """Somebody at a socket who does one thing after the other."""

    _keys = itertools.count()

    def __init__(
        self, server: Server, table: str, token: str | None = None, language: str = "en", have: Any = None
    ) -> None:
        super().__init__(table, token, language)
        self.server = server
        self.raw: list[str] = []
        self.answers: dict[str, Message] = {}
        self.socket: ClientConnection
        self.connect(have)

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/socket"

    def connect(self, have: Any = None) -> None:
        # No pings: those of a line that a killed server left would fail in a thread of their own, in the midst of
        # another test; the traceback logged there parses source, and two threads at that upset Python 3.11.
        self.socket = connect(self.address, open_timeout=PATIENCE, ping_interval=None, legacy=True)
        self.send(self.hello(have))
        self.take()

    def reconnect(self) -> None:
        """After a broken connection: say what is known."""
        self.close()
        self.connect(self.have)

    def close(self) -> None:
        self.socket.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def take(self, timeout: float = PATIENCE) -> Message:
        """The next message, taken in."""
        text = str(self.socket.recv(timeout))
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.take_update(message)
        elif message.get("key"):
            self.answers[message["key"]] = message
        return message

    def ask(self, type: str, key: str | None = None, **more: Any) -> Message:
        """Send a command and wait for its answer; updates on the way are taken in."""
        key = key or f"k{next(self._keys)}"
        self.answers.pop(key, None)
        self.send({"type": type, "key": key, **more})
        while key not in self.answers:
            self.take()
        return self.answers[key]

    def wait(self, condition: Callable[[], Any], timeout: float = PATIENCE) -> None:
        """Take messages until this holds."""
        until = time.monotonic() + timeout
        while not condition():
            self.take(until - time.monotonic())

    def quiet(self, seconds: float = 0.3) -> list[Message]:
        """Everything that comes until nothing comes any more."""
        got = []
        try:
            while True:
                got.append(self.take(seconds))
        except TimeoutError:
            return got

    def play(self, number: int | None = None, **more: Any) -> Message:
        """Answer the decision, with the first action unless told otherwise."""
        action = self.position["actions"][0]["number"] if number is None else number
        return self.ask("play", decision=self.position["decision"], action=action, **more)

    def named(self, text: str) -> int:
        """The number of an allowed action by its name."""
        return next(int(a["number"]) for a in self.position["actions"] if a["text"] == text)


def play_on(people: list[Person], seed: int, decisions: int = 100_000) -> None:
    """Everybody who is asked answers at random, each in a thread, until the end or for so many decisions in all."""
    left = itertools.count(decisions, -1)
    enough = threading.Event()
    with ThreadPoolExecutor(len(people)) as pool:
        jobs = [pool.submit(_answer_at_random, one, seed + n, left, enough) for n, one in enumerate(people)]
        for job in jobs:
            job.result()


def _answer_at_random(person: Person, seed: int, left: "itertools.count[int]", enough: threading.Event) -> None:
    choices = random.Random(seed)
    while not person.is_over and not enough.is_set():
        if not person.is_asked:
            with suppress(TimeoutError):
                person.take(0.1)
        elif next(left) <= 0:
            enough.set()
        else:
            before = person.position["decision"]
            answer = person.play(choices.choice(person.position["actions"])["number"])
            assert answer["type"] == "done", answer
            person.wait(lambda: person.position["decision"] != before)  # noqa: B023


def load_table(data: Path, id: str) -> Table:
    """A table as its record on disk makes it, without any server."""

    async def read() -> Table:
        store = Store(data)
        await store.open()
        try:
            row = await store.table(id)
            assert row is not None
            setup = msgspec.json.decode(row.setup, type=Setup)
            entries = [entry_of(row) for row in await store.events(id)]
        finally:
            await store.close()
        return Table.load(catalogue.game(setup.game), setup, entries, None, time.time())

    return asyncio.run(read())


def wait_until(condition: Callable[[], Any], timeout: float = PATIENCE) -> None:
    until = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError("the server did not do it in time")
        time.sleep(0.01)


def closing_code(person: Person) -> int:
    """Read to the end of a connection that the server closes."""
    try:
        while True:
            person.take()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
