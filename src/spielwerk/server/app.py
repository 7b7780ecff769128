"""The application: routes, errors in people's words, and what happens at start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath

from spielwerk import __version__
from spielwerk.server import messages as m
from spielwerk.server.connection import Connection
from spielwerk.server.errors import Refused
from spielwerk.server.http import API, health, metrics
from spielwerk.server.hub import Hub
from spielwerk.server.metrics import PROBLEMS
from spielwerk.server.middleware import CheckedRequest, create_middleware
from spielwerk.server.pages import page
from spielwerk.server.settings import Settings
from spielwerk.server.texts import language_of, sentence

LARGEST_BODY = 2 * m.LARGEST_MESSAGE

logger = structlog.get_logger()
Web = Request[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], hub: NamedDependency[Hub], table: FromPath[str]) -> None:
    """The game at one table; see docs/protocol.md."""
    await Connection(hub, socket).run(table)


def _problem(request: Web, refused: Refused) -> Response[m.Problem]:
    PROBLEMS.labels(refused.code).inc()
    problem = m.Problem(refused.code, sentence(refused, language_of(request)), clauses=refused.clauses)
    return Response(problem, status_code=refused.status)


def _on_refused(request: Web, refused: Refused) -> Response[m.Problem]:
    return _problem(request, refused)


def _on_http_error(request: Web, error: HTTPException) -> Response[m.Problem]:
    """What the framework refuses, in the same form."""
    if isinstance(error, NotFoundException):
        return _problem(request, Refused("not_found"))
    if error.status_code == 413:
        return _problem(request, Refused("too_large", limit=LARGEST_BODY))
    response = _problem(request, Refused("malformed", reason=_reason(error)))
    if not isinstance(error, ClientException):
        response.status_code = error.status_code
    if error.headers:
        response.headers.update(error.headers)
    return response


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{item.get('key', '')} {item.get('message', '')}".strip() for item in extra)
    return str(error.detail)


def _on_failure(request: Web, error: Exception) -> Response[m.Problem]:
    logger.error("request_failed", exc_info=error)
    return _problem(request, Refused("internal"))


async def _raise_refusal(request: Web) -> None:
    refused = request.scope["state"].get("refused")
    if refused is not None:
        raise refused


def create_app(settings: Settings) -> Litestar:
    """The server, ready to be run."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hub = Hub(settings)
        await app.state.hub.open()
        logger.info("started", version=__version__, data=str(settings.data))
        try:
            yield
        finally:
            await app.state.hub.close()
            logger.info("stopped")

    def hub_of(state: State) -> Hub:
        hub: Hub = state.hub
        return hub

    app = Litestar(
        route_handlers=[API, table_socket, health, metrics, page],
        dependencies={"hub": Provide(hub_of, sync_to_thread=False)},
        lifespan=[lifespan],
        request_class=CheckedRequest,
        before_request=_raise_refusal,
        middleware=[create_middleware(lambda: app.state.hub)],
        exception_handlers={
            Refused: _on_refused,
            HTTPException: _on_http_error,
            Exception: _on_failure,
        },
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=5, minimum_size=1024, exclude_opt_key="compressed"
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Spielwerk",
            version=__version__,
            description="The table: lobby, games, replays. docs/protocol.md tells how it fits together.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            security=[{"seat": []}, {}],
        ),
        logging_config=None,
        debug=False,
    )
    return app
