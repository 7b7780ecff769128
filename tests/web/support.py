"""A server in a process of its own, and people who see nothing but its page."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 60.0
"""Seconds that a test waits for something on a busy machine."""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
STATIC = Path(__file__).parents[2] / "src/spielwerk/server/static/index.html"

Message = dict[str, Any]
Choose = Callable[["Person"], Locator]


class Server:
    """`spielwerk serve`, which may be killed and started again where it was."""

    def __init__(self, data: Path, **environment: str) -> None:
        assert STATIC.exists(), f"{STATIC} is missing: build the page with `make web`"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "spielwerk.cli", "serve", "--port", str(self.port), "--pace", "0"]
        self._process = subprocess.Popen([*command, "--data", str(self._data)], env=self._environment)
        until = time.monotonic() + 10 * PATIENCE  # rules that were never compiled are compiled meanwhile
        while not self._is_ready():
            assert self._process.poll() is None, "the server ended before it began; its output says why"
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        try:
            games = httpx.get(f"{self.address}/api/games").json()
            return all(game["readiness"]["state"] == "ready" for game in games)
        except httpx.TransportError:
            return False

    def bots_play(self, game: str) -> str:
        """A whole game between two bots; the address of its table."""
        bots = [{"kind": "bot", "level": 1}] * 2
        table = httpx.post(f"{self.address}/api/tables", json={"game": game, "name": "Ann", "seats": bots}).json()
        path = f"{self.address}/api/tables/{table['table']}"
        until = time.monotonic() + 2 * PATIENCE
        while httpx.get(path).json()["status"] != "over":
            assert time.monotonic() < until, "the bots did not finish their game"
            time.sleep(0.1)
        return f"/g/{table['table']}"

    def kill(self) -> None:
        """Without any warning, as when the power fails."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, address: str, **settings: Any) -> None:
        self.context = context
        self.address = address
        self.name = str(settings.get("name", ""))
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        quick = {"motion": False, "sound": False, "confirm": False, "level": 1, **settings}
        self.page.add_init_script(f"localStorage['spielwerk.settings'] ??= {json.dumps(json.dumps(quick))}")
        self.frames: list[str] = []
        """Everything that came over the sockets."""
        self.complaints: list[str] = []
        """What the browser itself found wrong."""
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self._hear(said.type, said.text))

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _hear(self, kind: str, text: str) -> None:
        """A lost connection is told in the console too; only what the page itself does wrong counts."""
        if kind == "error" and "WebSocket connection" not in text and "net::ERR" not in text:
            self.complaints.append(text)

    # --- before the game ---

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def set_up(self, game: str, seats: int, *, friends: bool = False) -> None:
        """From the lobby to the dialog, ready to begin."""
        self.visit()
        self.page.click(f"[data-game={game}] [data-tool={'invite' if friends else 'play-now'}]")
        self.page.locator("dialog fieldset").first.get_by_role("button", name=re.compile(rf"^{seats}\b")).click()

    def play_now(self, game: str, seats: int = 2) -> None:
        """Against bots of the level in the settings."""
        self.set_up(game, seats)
        self.page.click("[data-tool=begin]")
        self.page.wait_for_selector(".board")

    def invite(self, game: str, seats: int = 2) -> str:
        """Open a table for people; the link that others need."""
        self.set_up(game, seats, friends=True)
        self.page.click("[data-tool=begin]")
        return self.page.input_value("[data-link=invite] input").removeprefix(self.address)

    def join(self, link: str, name: str) -> None:
        self.visit(link)
        self.page.get_by_role("textbox", name="Name").fill(name)
        self.page.click("[data-tool=join]")
        self.page.wait_for_selector(".board")

    # --- at the table ---

    @property
    def is_over(self) -> bool:
        return self.page.locator("#result-title").count() > 0

    @property
    def decision(self) -> str | None:
        prompt = self.page.locator(".prompt[data-decision]")
        return prompt.get_attribute("data-decision") if prompt.count() else None

    @property
    def question(self) -> str:
        return self.page.inner_text(".prompt .question")

    @property
    def options(self) -> Locator:
        """Everything that can be chosen now: cards on the board and buttons of the prompt."""
        return self.page.locator(".board .can, .prompt .actions .button")

    @property
    def log(self) -> list[str]:
        """The sentences of the log as they stand there."""
        return self.page.locator(".log li > span").all_text_contents()

    def await_turn(self) -> str:
        """Until there is something to decide, or the game is over ('')."""
        self.page.wait_for_selector(".prompt[data-decision], #result-title")
        return self.decision or ""

    def click(self, choice: Locator) -> None:
        """From the edge of the page, so that no help of a card under the pointer lies in between."""
        self.page.mouse.move(0, 0)
        choice.click()

    def take(self, choice: Locator) -> None:
        """Decide, and wait until the server told this browser what came of it."""
        before, seen = self.decision, len(self.frames)
        self.click(choice)
        until = time.monotonic() + PATIENCE
        while not any(_moved_on(frame, before) for frame in self.frames[seen:]):
            assert time.monotonic() < until, f"no answer to a decision: {self.question}"
            self.page.wait_for_timeout(5)
        self.page.wait_for_selector(f".prompt:not([data-decision='{before}']), #result-title")

    def play_on(self, choose: Choose, most: int = 1000) -> None:
        """So many decisions, or to the end."""
        for _ in range(most):
            if not self.await_turn():
                return
            self.take(choose(self))

    @property
    def seat_link(self) -> str:
        """Brings this seat to another browser."""
        table = self.page.url.rsplit("/", 1)[1].split("?")[0]
        held = json.loads(self.page.evaluate("localStorage['spielwerk.keys']"))
        return f"/g/{table}#{held[table]['token']}"

    # --- what came over the wire ---

    @property
    def updates(self) -> list[Message]:
        return [message for message in map(json.loads, self.frames) if message["type"] == "update"]

    @property
    def position(self) -> Message:
        """The newest position that the server told this browser."""
        return next(dict(update["position"]) for update in reversed(self.updates) if update.get("position"))


def _moved_on(frame: str, decision: str | None) -> bool:
    position = json.loads(frame).get("position")
    return position is not None and position["decision"] != decision


def first(person: Person) -> Locator:
    return person.options.first


def spread(person: Person) -> Locator:
    """Now this, now that, so that a game goes through all its parts; but bids taken back for ever lead nowhere."""
    options = person.options.and_(person.page.locator(":not([data-action=back])"))
    return options.nth(len(person.frames) * 7 % options.count())


def take_turns(people: list[Person], choose: Choose, decisions: int) -> None:
    """Everybody decides in turn, so many decisions in all or to the end."""
    for _ in range(decisions):
        asked = people[0].page
        asked.wait_for_selector(".prompt, #result-title")
        until = time.monotonic() + PATIENCE
        while not (ready := [person for person in people if person.decision]):
            if people[0].is_over:
                return
            assert time.monotonic() < until, "nobody is asked anything"
            asked.wait_for_timeout(10)
        ready[0].take(choose(ready[0]))
