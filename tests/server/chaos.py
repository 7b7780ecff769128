"""Chaos: twenty tables over real sockets while everything fails that can fail; afterwards nothing may be missing.

    python -m tests.server.chaos --minutes 10 --seed 1

People, spectators and bots play all five games. Meanwhile the server is killed, connections break, writes fail, the
disk is full, the clock jumps, commands come twice, late and in another order. The end is a comparison of what people
were told with what is on disk, and the exit code. The seed decides what happens; the moments differ from run to run.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.chaos_server import BUSY_MILLISECONDS, Weather
from tests.server.proxy import Proxy
from tests.server.support import PATIENCE, Message, Process, Viewer, load_table

GAMES = ("genies", "masterminds", "verlagswelt", "wohlstand", "zenith")
SHAPES = (("me", "person"), ("me", "bot"), ("me", "person", "bot", "bot"))
"""Played in every game; the last one with clocks."""
UNFINISHED = ("me", "person", "person", "person")
"""Two come; then the host begins with bots in the other seats."""
BOTS_ONLY = ("bot", "bot")
CLOCK = {"budget": 3600, "increment": 1}
"""Far more time than a run takes: whoever is timed out was so by a jump of the clock."""
JUMPS = (-86_400.0, -3_600.0, -90.0, 90.0, 7_200.0, 86_400.0)
MOST_TABLES = 60
"""With rematches."""
THINK = 0.35
"""Seconds between two commands of a person, on average."""
AGAIN = frozenset({"internal", "not_kept", "busy", "too_many", "preparing", "not_prepared"})
"""Answers that leave open what became of a command: the same key is sent again."""
DISK = 24
"""Megabytes of the small disk for every minute of play."""
LOST_LINE = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass
class Figures:
    """What was done, and what went wrong."""

    tables: int = 0
    kills: int = 0
    cuts: int = 0
    failed_writes: Counter[str] = field(default_factory=Counter)
    clock_jumps: int = 0
    sent: int = 0
    acknowledged: int = 0
    repeated: int = 0
    logs_compared: int = 0
    wrong: dict[str, list[str]] = field(
        default_factory=lambda: {
            "lost": [],
            "doubled": [],
            "gaps": [],
            "unreadable": [],
            "other logs": [],
            "forgotten keys": [],
            "timed out": [],
            "crashes": [],
        }
    )

    def __str__(self) -> str:
        causes = ", ".join(f"{cause} {count}" for cause, count in sorted(self.failed_writes.items()))
        lines = [
            f"tables {self.tables}, kills {self.kills}, cuts {self.cuts}, clock jumps {self.clock_jumps}",
            f"failed writes {self.failed_writes.total()} ({causes or 'none'})",
            f"commands sent {self.sent}, acknowledged {self.acknowledged}, repeated {self.repeated}",
            f"logs compared {self.logs_compared}",
            ", ".join(f"{fault} = {len(found)}" for fault, found in self.wrong.items()),
        ]
        for fault, found in self.wrong.items():
            lines += [f"  {fault}: {one}" for one in found[:5]]
        return "\n".join(lines)

    @property
    def is_sound(self) -> bool:
        return not any(self.wrong.values())


class Guest(Viewer):
    """A person or a spectator who keeps coming back and sends again what was not answered."""

    _numbers = itertools.count()

    def __init__(self, chaos: "Chaos", table: str, token: str | None) -> None:
        super().__init__(table, token)
        self.chaos = chaos
        self.dice = random.Random(chaos.dice.random())
        self.number = next(self._numbers)
        self.keys = itertools.count()
        self.pending: dict[str, Message] = {}
        """Sent, and not answered yet."""
        self.done: dict[str, Message] = {}
        self.old_plays: list[Message] = []
        self.line: ClientConnection | None = None

    async def live(self) -> None:
        while True:
            with suppress(*LOST_LINE):
                async with self.chaos.connection(self, self.chaos.proxy.port, self.have) as line:
                    self.line = line
                    await self._stay(line)
            self.line = None
            await asyncio.sleep(self.dice.uniform(0.02, 0.4))

    async def _stay(self, line: ClientConnection) -> None:
        self._take(json.loads(await line.recv()))  # the table opens, else the line ends here
        actor = asyncio.create_task(self._act_on(line))
        try:
            async for text in line:
                self._take(json.loads(text))
        finally:
            actor.cancel()
            await asyncio.gather(actor, return_exceptions=True)

    def break_off(self) -> None:
        if self.line:
            self.line.transport.abort()

    # --- what comes in ---

    def _take(self, message: Message) -> None:
        key = message.get("key")
        if message["type"] == "update":
            self.take_update(message)
            self.chaos.saw(self)
        elif message["type"] == "done":
            self._take_done(key, message)
        elif message["type"] == "problem" and key and message["code"] not in AGAIN:
            self.pending.pop(key, None)
            if key in self.done:
                self._wrong("forgotten keys", f"{self.done[key]} was done, then refused: {message['code']}")

    def _take_done(self, key: Any, message: Message) -> None:
        if key in self.done and not message["repeated"]:
            self._wrong("doubled", f"{self.done[key]} was done twice")
        if key in self.pending:
            self.done[key] = self.pending.pop(key)

    def _wrong(self, fault: str, what: str) -> None:
        self.chaos.figures.wrong[fault].append(f"table {self.id}, guest {self.number}: {what}")

    # --- what goes out ---

    async def _act_on(self, line: ClientConnection) -> None:
        with suppress(*LOST_LINE):
            if self.pending:  # the line broke: what had no answer is sent again, in any order
                await self._send(line, self.dice.sample(list(self.pending.values()), len(self.pending)))
            while self.token:
                await asyncio.sleep(self.dice.expovariate(1 / THINK))
                await self._send(line, self._next())

    async def _send(self, line: ClientConnection, commands: list[Message]) -> None:
        figures = self.chaos.figures
        for command in commands:
            key = command["key"]
            figures.repeated += key in self.pending or key in self.done
            figures.sent += 1
            if key not in self.done:
                self.pending[key] = command
            await line.send(json.dumps(command))

    def _next(self) -> list[Message]:
        """Mostly one command; sometimes one again, a late one, or several at once without waiting."""
        if self.chaos.is_settling or len(self.pending) > 3:
            return self.dice.sample(list(self.pending.values()), min(1, len(self.pending)))
        what = self.dice.random()
        if what < 0.06 and self.done:
            recent = list(self.done.values())[-20:]
            return [self.dice.choice(recent)]
        if what < 0.10 and self.old_plays:
            late = self.dice.choice(self.old_plays[-20:])
            return [self._command(**{**late, "key": None})]
        if what < 0.20:
            burst = [self._say(), self._wish(), self._say()]
            return self.dice.sample(burst, len(burst))
        return [self._wish()]

    def _command(self, type: str, **more: Any) -> Message:
        return {**more, "type": type, "key": f"g{self.number}-{next(self.keys)}"}

    def _say(self) -> Message:
        command = self._command("say")
        return {**command, "text": command["key"]}

    def _wish(self) -> Message:
        """What somebody in this place would do next."""
        table, position, dice = self.table, self.position, self.dice
        if table["status"] == "open":
            return self._command("start", level=1)
        for offer in table["offers"]:
            if self.seat in offer["waiting"]:
                return self._command("vote", offer=offer["id"], agree=dice.random() < 0.8)
        if table["seats"][self.seat]["stand_in"] and dice.random() < 0.7:
            return self._command("return")
        if table["status"] == "over" and not table["rematch"] and self.chaos.may_open():
            return self._command("rematch")
        if self.is_asked and dice.random() < 0.85:
            action = dice.choice(position["actions"])["number"]
            play = self._command("play", decision=position["decision"], action=action)
            self.old_plays.append(play)
            return play
        rare = ("say", "say", "say", "undo", "leave", "rename", "replace")
        match dice.choice(rare):
            case "undo":
                return self._command("undo")
            case "leave":
                return self._command("leave", level=1)
            case "rename":
                return self._command("rename", name=f"Guest {self.number} {next(self.keys)}")
            case "replace":
                return self._command("replace", seat=dice.randrange(len(table["seats"])), level=1)
        return self._say()

    @property
    def sees_bots_think(self) -> bool:
        seats = self.table.get("seats", [])
        return any(seats[actor]["level"] is not None for actor in self.position.get("actors", []))


class Chaos:
    """One run."""

    def __init__(self, data: Path, control: Path, seed: int, *, small_disk: bool) -> None:
        self.dice = random.Random(seed)
        self.control = control
        self.small_disk = small_disk
        self.figures = Figures()
        self.weather = Weather()
        self.sky = asyncio.Lock()
        """Held while the database is locked or the disk full: nobody starts a server then."""
        self.server = Process(data, ("-m", "tests.server.chaos_server", "--control", str(control)))
        self.proxy = Proxy(self.server.port, self.dice)
        self.guests: list[Guest] = []
        self.tables: set[str] = set()
        self.is_settling = False
        """Nothing new is done and nothing goes wrong any more."""
        self._living: list[asyncio.Task[None]] = []

    async def run(self, seconds: float) -> Figures:
        try:
            await self.proxy.open()
            await self._open_tables()
            trouble = [asyncio.create_task(maker()) for maker in (self._kill, self._cut, self._spoil)]
            await asyncio.wait(trouble, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            self.is_settling = True
            await asyncio.gather(*trouble)
            await self._settle()
            await self._check()
        finally:
            await self._leave()
            self.proxy.close()
            self.server.kill()
        return self.figures

    # --- tables and people ---

    async def _open_tables(self) -> None:
        for game in GAMES:
            for shape in SHAPES:
                await self._open(game, shape, comers=shape.count("person"), clock=CLOCK if len(shape) > 2 else None)
        for game in GAMES[:3]:
            await self._open(game, UNFINISHED, comers=1)
        for game in GAMES[3:]:
            await self._open(game, BOTS_ONLY, comers=0)

    async def _open(self, game: str, shape: tuple[str, ...], comers: int, clock: Any = None) -> None:
        seats = [{"kind": kind, "level": 1} for kind in shape]
        wish = {"game": game, "name": "Host", "seats": seats, "clock": clock}
        host = await self._post("/api/tables", wish)
        comings = [await self._post(f"/api/tables/{host['table']}/join", {"name": "Comer"}) for _ in range(comers)]
        people = [seated["token"] for seated in (host, *comings) if seated["token"]]
        watchers = [None] if not people or self.dice.random() < 0.5 else []
        self._sit_down(host["table"], [*people, *watchers])

    async def _post(self, path: str, body: Message) -> Message:
        """While games are still being loaded, ask again."""
        until = time.monotonic() + PATIENCE
        while True:
            answer = await asyncio.to_thread(self.server.http.post, path, json=body)
            if answer.status_code != 503 or time.monotonic() > until:
                assert answer.status_code == 201, answer.text
                return dict(answer.json())
            await asyncio.sleep(0.2)

    def _sit_down(self, table: str, tokens: list[str | None]) -> None:
        self.tables.add(table)
        for token in tokens:
            guest = Guest(self, table, token)
            self.guests.append(guest)
            self._living.append(asyncio.create_task(guest.live()))

    async def _leave(self) -> None:
        """Everybody goes; whoever broke down on the way is told."""
        living, self._living = self._living, []
        for task in living:
            task.cancel()
        for result in await asyncio.gather(*living, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    def may_open(self) -> bool:
        return len(self.tables) < MOST_TABLES

    def saw(self, guest: Guest) -> None:
        """Follow everybody to the table of a rematch."""
        new = guest.table.get("rematch")
        if new and new not in self.tables and not self.is_settling:
            self._sit_down(new, [other.token for other in self.guests if other.id == guest.id])

    @asynccontextmanager
    async def connection(self, viewer: Viewer, port: int, have: Any = None) -> AsyncIterator[ClientConnection]:
        """The address is always the server's; the way there may lead through the proxy."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{viewer.id}/socket"
        line = await connect(
            address,
            host="127.0.0.1",
            port=port,
            proxy=None,
            compression=None,
            ping_interval=None,
            open_timeout=10,
            close_timeout=1,
            max_size=None,
        )
        try:
            await line.send(json.dumps(viewer.hello(have)))
            yield line
        finally:
            line.transport.abort()

    # --- what goes wrong ---

    async def _kill(self) -> None:
        while not self.is_settling:
            await asyncio.sleep(self.dice.uniform(2, 9))
            await self._restart()

    async def _restart(self) -> None:
        if self.server.process.poll() is not None:
            self.figures.wrong["crashes"].append(f"the server ended by itself: {self.server.process.returncode}")
        self.server.kill()
        self.figures.kills += 1
        await asyncio.sleep(self.dice.uniform(0, 0.3))
        async with self.sky:
            self._forecast(failing=0.0, slow=0.0)
            await asyncio.to_thread(self.server.start)

    async def _cut(self) -> None:
        while not self.is_settling:
            await asyncio.sleep(self.dice.uniform(0.2, 1.5))
            match self.dice.choice(("proxy", "client", "delay")):
                case "proxy":
                    self.figures.cuts += self.proxy.cut(self.dice.randint(1, 8))
                case "client":
                    for guest in self.dice.sample(self.guests, 3):
                        self.figures.cuts += guest.line is not None
                        guest.break_off()
                case "delay":
                    self.proxy.delay = self.dice.choice((0.0, 0.05, 0.3))

    async def _spoil(self) -> None:
        kinds = (self._failing, self._failing, self._locked, self._jump, *[self._full] * self.small_disk)
        for spoil in itertools.cycle(self.dice.sample(kinds, len(kinds))):
            await asyncio.sleep(self.dice.uniform(0.3, 1.5))
            if self.is_settling:
                break
            await spoil()

    def _forecast(self, **change: float) -> None:
        now = {"failing": self.weather.failing, "slow": self.weather.slow, "jump": self.weather.jump}
        self.weather = Weather(**{**now, **change})
        self.weather.write(self.control)

    async def _failing(self) -> None:
        self._forecast(failing=self.dice.uniform(0.1, 0.6), slow=self.dice.choice((0.0, 0.03)))
        await asyncio.sleep(self.dice.uniform(0.5, 2))
        self._forecast(failing=0.0, slow=0.0)

    async def _jump(self) -> None:
        self._forecast(jump=self.weather.jump + self.dice.choice(JUMPS))
        self.figures.clock_jumps += 1

    async def _locked(self) -> None:
        """Another process holds the database for longer than a write waits."""
        async with self.sky:
            await asyncio.to_thread(self._hold, self.dice.uniform(1.5, 4) * BUSY_MILLISECONDS / 1000)

    def _hold(self, seconds: float) -> None:
        database = sqlite3.connect(self._file, timeout=5, isolation_level=None)
        try:
            database.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            database.execute("ROLLBACK")
        finally:
            database.close()

    async def _full(self) -> None:
        """Really full: until a write has failed by it, or for some seconds."""
        async with self.sky:
            before, until = self._failed()["full"], time.monotonic() + 4
            filler = self.server.data / "filler"
            try:
                await asyncio.to_thread(_fill, filler)
                while self._failed()["full"] == before and time.monotonic() < until:
                    await asyncio.sleep(0.1)
            finally:
                filler.unlink(missing_ok=True)

    @property
    def _file(self) -> Path:
        return self.server.data / "tables.sqlite"

    def _failed(self) -> Counter[str]:
        file = self.control / "failed"
        return Counter(file.read_text().split()) if file.exists() else Counter()

    # --- afterwards ---

    async def _settle(self) -> None:
        """Everybody gets the answers that are still missing, and bots come to rest."""
        self.proxy.delay = 0.0
        await self._restart()
        await _until(lambda: not any(guest.pending for guest in self.guests), 20)
        await _until(lambda: not any(guest.line and guest.sees_bots_think for guest in self.guests), 60)

    async def _check(self) -> None:
        fresh = [await self._look(guest) for guest in self.guests]
        await self._leave()
        await asyncio.to_thread(self._check_tables_open)
        self.server.kill()
        self._check_record()
        await asyncio.to_thread(self._check_logs, fresh)
        figures = self.figures
        figures.tables = len(self.tables)
        figures.acknowledged = sum(len(guest.done) for guest in self.guests)
        figures.failed_writes = self._failed()

    async def _look(self, guest: Guest) -> Viewer | None:
        """What somebody with the same token sees who was never here; None: the table does not open."""
        with suppress(*LOST_LINE):
            for _ in range(20):
                viewer = Viewer(guest.id, guest.token)
                async with self.connection(viewer, self.server.port) as line, asyncio.timeout(10):
                    message = json.loads(await line.recv())
                if message["type"] != "update":
                    return None
                viewer.take_update(message)
                if _same(viewer, guest):
                    return viewer
                await asyncio.sleep(0.1)  # the guest may be on the way
            self.figures.wrong["other logs"].append(f"table {guest.id}, guest {guest.number}: gathered ≠ fresh")
            return viewer
        return None

    def _check_tables_open(self) -> None:
        for id in sorted(self.tables):
            answer = self.server.http.get(f"/api/tables/{id}")
            if answer.status_code != 200:
                self.figures.wrong["unreadable"].append(f"table {id}: {answer.text}")

    def _check_record(self) -> None:
        """Numbers without a gap; every acknowledged key once; nobody timed out."""
        wrong = self.figures.wrong
        with sqlite3.connect(self._file) as database:
            rows = database.execute("SELECT table_id, number, kind, key, data FROM events ORDER BY table_id, number")
            events = rows.fetchall()
        database.close()
        for id, group in itertools.groupby(events, key=lambda row: row[0]):
            numbers = [row[1] for row in group]
            if numbers != list(range(len(numbers))):
                missing = sorted(set(range(numbers[-1])) - set(numbers))
                wrong["gaps"].append(f"table {id}: {missing} are missing before {numbers[-1]}")
        keys = Counter((row[0], row[3]) for row in events if row[3])
        said = Counter((row[0], json.loads(row[4])["text"]) for row in events if row[2] == "said")
        for guest in self.guests:
            wrong["lost"] += [str(command) for key, command in guest.done.items() if not keys[guest.id, key]]
        wrong["doubled"] += [f"table {id}: {key}" for (id, key), count in (keys | said).items() if count > 1]
        by_clock = [row for row in events if row[2] == "replaced" and json.loads(row[4])["cause"] == "clock"]
        wrong["timed out"] += [f"table {row[0]}, event {row[1]}" for row in by_clock]

    def _check_logs(self, fresh: list[Viewer | None]) -> None:
        """What every viewer read is what the record tells when it is played again."""
        replayed: dict[str, Any] = {}
        for guest, viewer in zip(self.guests, fresh, strict=True):
            if viewer is None:
                continue
            if guest.id not in replayed:
                replayed[guest.id] = load_table(self.server.data, guest.id)
            table = replayed[guest.id]
            lines = table.viewer_logs.lines(table.state, viewer.seat) if table.state else []
            expected = [(line.step, line.event.kind, line.event.seat, line.event.args) for line in lines]
            self.figures.logs_compared += 1
            if [(e["step"], e["kind"], e["seat"], e["args"]) for e in viewer.log] != expected:
                self.figures.wrong["other logs"].append(f"table {guest.id}, guest {guest.number}: told ≠ replayed")


def _same(one: Viewer, other: Viewer) -> bool:
    """Equal but for sentences: they carry the names that people had when the sentence was sent."""
    return _facts(one) == _facts(other)


def _facts(viewer: Viewer) -> tuple[Any, ...]:
    log = [{**entry, "sentence": ""} for entry in viewer.log]
    return viewer.epoch, log, [{**line, "text": ""} for line in viewer.chat]


async def _until(condition: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.1)


def _fill(file: Path) -> None:
    """Take everything that is left of a small disk."""
    with file.open("wb", buffering=0) as filler, suppress(OSError):
        while True:
            filler.write(bytes(65_536))


# --- a small disk ---


def own_mounts() -> list[str] | None:
    """The command that runs another one with mounts of its own, which end with it; None: not allowed here."""
    if not (shutil.which("unshare") and shutil.which("mount")):
        return None
    for flags in (["-m"], ["-r", "-m"]):
        trial = ["unshare", *flags, "mount", "-t", "tmpfs", "tmpfs", tempfile.gettempdir()]
        if subprocess.run(trial, capture_output=True, check=False).returncode == 0:
            return ["unshare", *flags]
    return None


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--own-mounts", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if not wish.own_mounts:
        prefix = own_mounts()
        if prefix:
            command = [*prefix, sys.executable, "-m", "tests.server.chaos", *sys.argv[1:], "--own-mounts"]
            os.execvp(command[0], command)
        print("no disk is really full in this run: mounting a small one is not allowed here", flush=True)
    with tempfile.TemporaryDirectory(prefix="chaos-") as place:
        data, control = Path(place, "data"), Path(place, "control")
        data.mkdir()
        control.mkdir()
        if wish.own_mounts:
            with small_disk(data, round(DISK * (1 + wish.minutes))):
                figures = play(data, control, wish.seed, wish.minutes, small_disk=True)
        else:
            figures = play(data, control, wish.seed, wish.minutes, small_disk=False)
    print(figures)
    sys.exit(not figures.is_sound)


def play(data: Path, control: Path, seed: int, minutes: float, *, small_disk: bool) -> Figures:
    async def inside() -> Figures:
        return await Chaos(data, control, seed, small_disk=small_disk).run(60 * minutes)

    return asyncio.run(inside())


if __name__ == "__main__":
    main()
