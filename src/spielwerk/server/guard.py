"""Around every request: security headers, a limit per address, one line of the log."""

import re
import time
from collections.abc import Callable

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.errors import Refused
from spielwerk.server.hub import Hub

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_TABLE = re.compile(r"/(tables|g)/([^/]{6})[^/]*")

logger = structlog.get_logger()


def shown(path: str) -> str:
    """A path for the log: the id of a table opens it, so only its beginning is written down."""
    return _TABLE.sub(r"/\1/\2…", path)


def guard(hub: Callable[[], Hub]) -> Callable[[ASGIApp], ASGIApp]:
    """The middleware."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began, status = time.perf_counter(), 500

            async def send_with_headers(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    headers = MutableScopeHeaders(message)
                    for name, value in HEADERS.items():
                        headers.setdefault(name, value)
                    if scope["path"].startswith("/api/"):
                        headers.setdefault("Cache-Control", "no-store")
                await send(message)

            client = scope.get("client")
            address = client[0] if client else ""
            if scope["path"].startswith("/api/") and not hub().http_buckets.take(address):
                scope["state"]["refused"] = Refused("too_many")
            await app(scope, receive, send_with_headers)
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            logger.info(
                "request", method=scope.get("method"), path=shown(scope["path"]), status=status, ms=milliseconds
            )

        return guarded

    return wrap
