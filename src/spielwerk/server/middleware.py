"""Around every request: who may ask and how, a limit per address, security headers, one line of the log."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.address import is_own
from spielwerk.server.errors import Refused
from spielwerk.server.hosts import name_of
from spielwerk.server.hub import Hub
from spielwerk.server.limits import address_of
from spielwerk.server.logs import scrubbed
from spielwerk.server.messages import DEEPEST, Problem, is_too_deep
from spielwerk.server.metrics import PROBLEMS
from spielwerk.server.texts import both, language_of, sentence

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
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers that a proxy adds: the request comes from another machine."""

logger = structlog.get_logger()


class CheckedRequest(Request[Any, Any, Any]):
    """Refuses a body that is nested too deeply before it is decoded."""

    async def body(self) -> bytes:
        body = await super().body()
        if is_too_deep(body.decode("latin-1")):
            raise Refused("malformed", reason=both("reason-too-deep", most=DEEPEST))
        return body


def create_middleware(hub: Callable[[], Hub]) -> Callable[[ASGIApp], ASGIApp]:
    """Check every request, add the security headers, log one line."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                _check(hub(), scope)
            except Refused as refused:
                if scope["type"] != ScopeType.HTTP:
                    await _refuse_socket(scope, send, refused)
                    return
                scope["state"]["refused"] = refused
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

            await app(scope, receive, send_with_headers)
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            logger.info(
                "request", method=scope.get("method"), path=scrubbed(scope["path"]), status=status, ms=milliseconds
            )

        return handle

    return wrap


def _check(hub: Hub, scope: Scope) -> None:
    """Is this addressed to us, from a page of ours, in our format, and not too often?"""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    headers, is_http = connection.headers, scope["type"] == ScopeType.HTTP
    host, origin = headers.get("host", ""), headers.get("origin")
    if host and not hub.hosts.knows(host):
        raise Refused("wrong_host", host=name_of(host))
    changes = not is_http or scope.get("method") not in ("GET", "HEAD", "OPTIONS")
    if changes and origin is not None and not hub.hosts.is_same_site(origin, host):
        raise Refused("other_site")
    if is_http and changes and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("not_json")
    if is_http and scope["path"].startswith("/api/"):
        hub.quotas.need_request(address_of(connection))


async def _refuse_socket(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer the handshake like any request: no socket is opened."""
    PROBLEMS.labels(refused.code).inc()
    language = language_of(ASGIConnection(scope))
    problem = msgspec.json.encode(Problem(refused.code, sentence(refused, language)))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(problem)).encode())]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": head})
    await send({"type": "websocket.http.response.body", "body": problem, "more_body": False})


def is_operator(request: Request[Any, Any, Any], token: str | None) -> bool:
    """Does this come from the machine itself and through no proxy, or with the operator's token?"""
    given = request.headers.get("authorization", "")
    if token is not None and secrets.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    is_direct = not any(name in request.headers for name in FORWARDED)
    return is_direct and request.client is not None and is_own(request.client.host)
