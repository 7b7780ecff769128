"""How the server listens: one configuration for the command line, the tests and the benchmarks."""

import asyncio
from typing import TYPE_CHECKING

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from spielwerk.server import messages as m
from spielwerk.server.errors import Refused
from spielwerk.server.metrics import LIMITED
from spielwerk.server.settings import Settings
from spielwerk.server.texts import sentence

if TYPE_CHECKING:
    from litestar import Litestar

SPARE_FILES = 256
"""File descriptors for everything that is not a connection."""


def configuration(app: "Litestar", settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Everything that uvicorn is told."""
    _allow_files(most_connections(settings) + SPARE_FILES)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=_protocol(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * m.LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def most_connections(settings: Settings) -> int:
    """Sockets and others at once."""
    return settings.connections + settings.requests_at_once


def _protocol(settings: Settings) -> type[H11Protocol]:
    """HTTP where a request must arrive whole within some seconds, on a limited number of connections.

    uvicorn itself waits for ever for the rest of a request: a thousand half-sent ones would hold a thousand
    connections.
    """

    class PromptProtocol(H11Protocol):
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > most_connections(settings):
                self._refuse(Refused("busy"))
            else:
                self._expect()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            is_upgraded = self.transport.get_protocol() is not self
            if is_upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._relax()
            elif self.deadline is None:
                self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._relax()
            super().connection_lost(exc)

        def _expect(self) -> None:
            self.deadline = self.loop.call_later(settings.request_seconds, self._refuse, Refused("too_slow"))

        def _relax(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def _refuse(self, refused: Refused) -> None:
            """Say why and close; who has got a part of an answer already hears nothing more."""
            self._relax()
            LIMITED.labels(refused.code).inc()
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self.transport.write(_answer(refused))
            self.transport.close()

    return PromptProtocol


def _answer(refused: Refused) -> bytes:
    """A whole HTTP answer; before the headers are there nobody knows the reader's language."""
    body = msgspec.json.encode(m.Problem(refused.code, sentence(refused, "en")))
    head = f"HTTP/1.1 {refused.status} Refused\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    return f"{head}\r\nConnection: close\r\n\r\n".encode() + body


def _allow_files(wanted: int) -> None:
    """Many systems allow a process 1,024 open files unless it asks for more."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < enough:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
