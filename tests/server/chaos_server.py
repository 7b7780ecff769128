"""`spielwerk serve` whose disk and clock fail on command.

    python -m tests.server.chaos_server --control FOLDER --port 8000 --data FOLDER

`FOLDER/weather.json` says what goes wrong now; every write that failed adds a line to `FOLDER/failed`.
"""

import os
import random
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

BUSY_MILLISECONDS = 300
"""How long a write waits for a locked database, in place of the server's own 5 s."""
LOOKS = 0.03
"""Seconds between two looks at the weather."""
REAL = ("locked", "full", "I/O")
"""Words of SQLite by which a write fails without our doing."""
OURS = "(injected)"
"""Marks a failure of our own: it is counted when it is made, not again when it is noticed."""


class Weather(msgspec.Struct, frozen=True):
    """What goes wrong at the moment."""

    failing: float = 0.0
    """The share of writes that fail."""
    slow: float = 0.0
    """Seconds that a write takes at least, so that commands of a table wait for each other."""
    jump: float = 0.0
    """Seconds by which the machine's clock is wrong."""

    def write(self, control: Path) -> None:
        new = control / "weather.new"
        new.write_bytes(msgspec.json.encode(self))
        new.replace(control / "weather.json")


def read_weather(control: Path) -> Weather:
    try:
        return msgspec.json.decode((control / "weather.json").read_bytes(), type=Weather)
    except FileNotFoundError:
        return Weather()


class Saboteur:
    """Sits between the server and SQLite, however the store calls it."""

    def __init__(self, control: Path) -> None:
        self.control = control
        self.weather = read_weather(control)
        self.dice = random.Random(1)

    def install(self) -> None:
        threading.Thread(target=self._look, daemon=True).start()
        true_time: Callable[[], float] = time.time
        time.time = lambda: true_time() + self.weather.jump
        sa.event.listen(Engine, "engine_connect", _wait_less)
        sa.event.listen(Engine, "before_cursor_execute", self._before_statement)
        sa.event.listen(Engine, "commit", self._before_commit)
        sa.event.listen(Engine, "handle_error", self._on_error)

    def _look(self) -> None:
        """Also ends the server when whoever started it is gone."""
        parent = os.getppid()
        while True:
            if os.getppid() != parent:
                os._exit(1)
            self.weather = read_weather(self.control)
            time.sleep(LOOKS)

    def _before_statement(self, connection: sa.Connection, _: Any, statement: str, *__: Any) -> None:
        if statement.startswith("INSERT INTO events "):
            connection.info["spoil_commit"] = False
            time.sleep(self.weather.slow)
            if self.dice.random() < self.weather.failing:
                if self.dice.random() < 0.5:
                    self._fail("INSERT")
                connection.info["spoil_commit"] = True

    def _before_commit(self, connection: sa.Connection) -> None:
        if connection.info.pop("spoil_commit", False):
            self._fail("COMMIT")

    def _fail(self, statement: str) -> None:
        self._count("injected")
        raise OperationalError(statement, None, sqlite3.OperationalError(f"disk I/O error {OURS}"))

    def _on_error(self, context: Any) -> None:
        complaint = str(context.original_exception)
        found = next((word for word in REAL if word in complaint), None)
        if found and OURS not in complaint:
            self._count(found)

    def _count(self, cause: str) -> None:
        with (self.control / "failed").open("a") as file:
            file.write(f"{cause}\n")


def _wait_less(connection: sa.Connection) -> None:
    raw = connection.connection.dbapi_connection
    if isinstance(raw, sqlite3.Connection):
        raw.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")


def main() -> None:
    _, flag, control, *rest = sys.argv
    assert flag == "--control", "say --control FOLDER first"
    Saboteur(Path(control)).install()
    sys.argv = ["spielwerk", "serve", "--pace", "0", *rest]
    from spielwerk.cli import main as spielwerk

    spielwerk()


if __name__ == "__main__":
    main()
