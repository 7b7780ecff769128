"""Whatever goes wrong, no secret stands in the log."""

import asyncio
import io
import json
import logging
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import OperationalError

from spielwerk.core.errors import IllegalAction
from spielwerk.server import commands, http, logs
from spielwerk.server.bots import Thinkers
from spielwerk.server.room import Room
from tests.server.support import Person, Server, wait_until

SAID = "meet me behind the library at noon"


@pytest.fixture(params=["json", "terminal"])
def log(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    logs.configure(as_json=request.param == "json", stream=stream)
    structlog.configure(cache_logger_on_first_use=False)
    yield stream
    structlog.reset_defaults()


def secrets_of(server: Server, *people: Person) -> set[str]:
    setup = server.hub.rooms[people[0].id].table.setup
    return {people[0].id, str(setup.seed), setup.salt, SAID, *(str(person.token) for person in people)}


def failing(error: Callable[..., BaseException]) -> Callable[..., Any]:
    """Fails with everything it got in its message, and with local variables that hold it too."""

    def fail(*args: Any, **more: Any) -> Any:
        everything = [vars(arg) if hasattr(arg, "__dict__") else arg for arg in (*args, *more.values())]
        raise error(f"{args} {more} {everything}")

    return fail


def test_no_secret_in_the_log_whatever_fails(folder: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(folder) as server:
        ann, ben = server.people("verlagswelt", 2, bots=1, options={"first_player": "0"}, clock={"budget": 3600})
        ann.wait(lambda: ann.is_asked)
        ann.ask("say", text=SAID)
        room = server.hub.rooms[ann.id]
        secrets = secrets_of(server, ann, ben)
        own = {"Authorization": f"Bearer {ann.token}"}

        def quoting(kind: type[Exception]) -> Callable[..., Any]:
            return failing(lambda text: kind(f"{secrets} {text}"))

        # an HTTP request, with the token in its headers
        with monkeypatch.context() as patch:
            patch.setattr(http, "viewer_of", quoting(ValueError))
            answer = server.http.get(f"/api/tables/{ann.id}/update", headers=own)
            assert answer.status_code == 500
        # a command on the socket
        with monkeypatch.context() as patch:
            patch.setattr(commands, "_say", quoting(KeyError))
            assert ann.ask("say", text=SAID)["code"] == "internal"
        # a bot
        with monkeypatch.context() as patch:
            patch.setattr(Thinkers, "choose", quoting(IllegalAction))
            assert ann.play(ann.named("pass"))["type"] == "done"
            ben.wait(lambda: ben.is_asked)
            assert ben.play(ben.named("pass"))["type"] == "done"
            wait_until(lambda: "bot_failed" in log.getvalue())
        # the clock: a task that nobody waits for
        with monkeypatch.context() as patch:
            patch.setattr(Room, "_time_over", _late(quoting(RuntimeError)))
            server.call(lambda: room._ring(0))
            time.sleep(0.1)
            server.call(_collect)
            wait_until(lambda: "asyncio" in log.getvalue())
        # the disk: what the database itself says of a row that it refuses
        with monkeypatch.context() as patch:
            patch.setattr(
                server.hub.store, "write", _late(failing(lambda text: _database(f"{secrets} {text}", secrets)))
            )
            answer = server.post(
                f"/api/tables/{ann.id}/commands", {"type": "say", "key": "d", "text": SAID}, headers=own
            )
            assert answer.status_code == 500
            wait_until(lambda: "OperationalError" in log.getvalue())
        told = log.getvalue()
        for name in ("ValueError", "KeyError", "IllegalAction", "RuntimeError", "OperationalError", "disk I/O error"):
            assert name in told
        assert re.search(r"server/test_logs\.py:\d+ fail", told), "the lines it came through"
        for secret in secrets:
            assert secret not in told, f"{secret!r} is in the log: {told[: told.index(secret)][-300:]}"


def test_a_real_refusal_of_the_database_hides_its_row(folder: Path, log: io.StringIO) -> None:
    with Server(folder) as server:
        ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
        secrets = secrets_of(server, ann, ben)
        room = server.hub.rooms[ann.id]

        def behind() -> None:
            room.table.events -= 1  # the next event takes a number that is on disk already

        server.call(behind)
        ann.send({"type": "say", "key": "k", "text": SAID})
        wait_until(lambda: room.closed)
        time.sleep(0.2)
        assert not [secret for secret in secrets if secret in log.getvalue()]


def test_libraries_tell_their_first_line(log: io.StringIO) -> None:
    token = "k" * 32
    try:
        raise ValueError(f"token {token}")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception for %s in <Task %s>\nlocals: %s", token, 1, SAID)
    told = log.getvalue()
    assert "uvicorn.error Exception for kkkkkk…" in told and "ValueError" in told
    assert token not in told and SAID not in told


def test_json_lines_stay_json(log: io.StringIO, request: pytest.FixtureRequest) -> None:
    if "terminal" in request.node.name:
        pytest.skip("for machines only")
    try:
        raise OSError(28, "No space left on device", "/secret/path")
    except OSError as error:
        structlog.get_logger().error("request_failed", exc_info=error)
    line = json.loads(log.getvalue())
    assert line["exception"][0]["type"] == "builtins.OSError"
    assert line["exception"][0]["message"] == "No space left on device"
    assert line["exception"][0]["frames"] and "/secret" not in log.getvalue()


def _late(fail: Callable[..., Any]) -> Callable[..., Any]:
    async def later(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(0)
        return fail(*args, **more)

    return later


def _database(text: str, secrets: set[str]) -> OperationalError:
    return OperationalError(text, {"values": secrets}, sqlite3.OperationalError("disk I/O error"), hide_parameters=True)


def _collect() -> None:
    import gc

    gc.collect()
