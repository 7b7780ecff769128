"""One line of JSON per event, for machines; readable lines on a terminal. No secrets in either.

Local variables, and messages of exceptions, hold tokens, seeds and what people wrote. Of an exception only its type
and the lines it came through are written down, and its message only where the system or the database wrote it.
"""

import logging
import re
import sqlite3
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

import structlog
from sqlalchemy.exc import DBAPIError

from spielwerk.server.store import StoreError

FRAMES = 30
"""The last lines that an exception came through."""
_SECRET = re.compile(r"[A-Za-z0-9_-]{16,}")
"""Table ids have 16 characters, tokens and salts 32, seeds up to 19."""

Exc = tuple[type[BaseException], BaseException, TracebackType | None]


def scrubbed(text: str) -> str:
    """Without what could be the id of a table, a token, a salt or a seed; its beginning tells which one it was."""
    return _SECRET.sub(lambda found: f"{found[0][:6]}…", text)


def told(error: BaseException | None) -> list[dict[str, Any]]:
    """An exception and those behind it, the last one first."""
    found: list[dict[str, Any]] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        facts: dict[str, Any] = {"type": f"{type(error).__module__}.{type(error).__qualname__}"}
        message = _message(error)
        if message:
            facts["message"] = scrubbed(message)
        frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
        facts["frames"] = [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
        found.append(facts)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def _message(error: BaseException) -> str | None:
    """What the system or the database says; everybody else may quote a secret."""
    if isinstance(error, DBAPIError):
        return str(error.orig)
    if isinstance(error, OSError):
        return error.strerror
    return str(error) if isinstance(error, sqlite3.Error | StoreError) else None


def _short(file: str) -> str:
    return "/".join(Path(file).parts[-3:])


def as_text(error: BaseException | None) -> str:
    """The same for a reader."""
    parts = []
    for facts in told(error):
        message = f": {facts['message']}" if "message" in facts else ""
        parts.append("\n  ".join([f"{facts['type']}{message}", *facts["frames"]]))
    return "\ncaused by ".join(parts)


def _error_of(info: Any) -> BaseException | None:
    if isinstance(info, BaseException):
        return info
    return info[1] if isinstance(info, tuple) else sys.exc_info()[1]


def _exceptions_as_json(_: Any, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    info = event.pop("exc_info", None)
    if info:
        event["exception"] = told(_error_of(info))
    return event


def _exceptions_as_text(_: Any, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    info = event.pop("exc_info", None)
    if info:
        event["exception"] = as_text(_error_of(info))
    return event


class _Libraries(logging.Formatter):
    """What uvicorn, asyncio and others say: the first line, since further ones show objects with all they hold."""

    def format(self, record: logging.LogRecord) -> str:
        first = record.getMessage().strip().partition("\n")[0]
        text = f"{record.levelname} {record.name} {scrubbed(first)}"
        return f"{text}\n{as_text(record.exc_info[1])}" if record.exc_info else text


def configure(*, as_json: bool, level: str = "info", stream: TextIO | None = None) -> None:
    """Set up structlog; what libraries say goes the same way."""
    stream = stream or sys.stderr
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending: list[structlog.types.Processor] = (
        [_exceptions_as_json, structlog.processors.JSONRenderer()]
        if as_json
        else [_exceptions_as_text, structlog.dev.ConsoleRenderer(colors=stream.isatty())]
    )
    structlog.configure(
        processors=[*shared, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Libraries())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
