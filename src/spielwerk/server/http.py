"""The HTTP interface: the lobby, replays, and the same commands as on the socket."""

import asyncio
import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from spielwerk import __version__
from spielwerk.core import save as saves
from spielwerk.core.game import Move
from spielwerk.core.rules import SPECTATOR
from spielwerk.server import catalogue, render
from spielwerk.server import messages as m
from spielwerk.server.address import is_own
from spielwerk.server.commands import carry_out
from spielwerk.server.errors import Refused
from spielwerk.server.hub import Hub, viewer_of
from spielwerk.server.limits import address_of
from spielwerk.server.middleware import is_operator
from spielwerk.server.room import Known, Room
from spielwerk.server.store import StoreError
from spielwerk.server.table import Table
from spielwerk.server.texts import both, language_of

PROBLEMS = {
    status: ResponseSpec(m.Problem, description=meaning)
    for status, meaning in {
        400: "The request was not understood, or the game has no such option.",
        401: "The token opens no seat at this table.",
        403: "Not for this viewer.",
        404: "There is no such game, table or step.",
        409: "The table stands otherwise: another decision, a taken seat.",
        408: "The request did not arrive in time.",
        413: "Too large.",
        415: "Not sent as application/json.",
        421: "Not a name of this server.",
        429: "Too many requests.",
        503: "The game is still being prepared, the table cannot be read, or the disk takes nothing just now.",
    }.items()
}
_UPDATE = ResponseSpec(m.Update, description="What is new for this viewer.")

Web = Request[Any, Any, Any]
HubDependency = NamedDependency[Hub]
TableId = Annotated[str, PathParameter(max_length=24, description="The id of a table, as its link has it.")]
StepNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
GamePath = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
LanguageChoice = Annotated[m.Language | None, QueryParameter(description="Else Accept-Language decides.")]
ViewSeat = Annotated[
    int | None, QueryParameter(ge=-1, le=7, description="Whose eyes (-1: a spectator's); own by default.")
]

OwnSeat = Annotated[bool, QueryParameter(description="The link that brings the seat of the token to another device.")]


def token_of(request: Web) -> str | None:
    """The seat token of a request, if it has one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not 16 <= len(token.strip()) <= 64:
        raise Refused("unauthorized")
    return token.strip()


# --- games ---


@get("/games", responses=PROBLEMS)
async def games(hub: HubDependency) -> list[m.GameFacts]:
    """What the lobby shows."""
    return await asyncio.to_thread(hub.readiness.facts)


@get("/games/{game:str}/content", responses=PROBLEMS)
async def game_content(game: GamePath) -> m.ContentFacts:
    """Cards with names, help and figures."""
    return await asyncio.to_thread(catalogue.content, game)


@get("/games/{game:str}/texts/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT)
async def game_texts(game: GamePath, language: Annotated[str, PathParameter(description="de or en")]) -> str:
    """The Fluent texts of a game in one language."""
    if language not in ("de", "en"):
        raise Refused("not_found")
    return await asyncio.to_thread(catalogue.texts, game, language)


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def game_rules(game: GamePath) -> list[m.Clause]:
    """The rules, clause by clause."""
    return await asyncio.to_thread(catalogue.clauses, game)


# --- lobby ---


@post("/tables", responses=PROBLEMS)
async def open_table(request: Web, hub: HubDependency, data: JSONBody[m.NewTable]) -> m.Seated:
    """Open a table; it begins at once if nobody is missing."""
    return await hub.open_table(data, address_of(request))


@get("/tables", responses=PROBLEMS)
async def open_tables(hub: HubDependency) -> list[m.Summary]:
    """Public tables with open seats."""
    return await hub.open_tables()


@post("/mine", responses=PROBLEMS, status_code=200)
async def mine(hub: HubDependency, data: JSONBody[m.Tokens]) -> list[m.MyGame]:
    """My games, those first where it is my turn."""
    return await hub.mine(data.tokens)


@get("/tables/{table:str}", responses=PROBLEMS)
async def table_facts(hub: HubDependency, table: TableId) -> m.TableFacts:
    """A table as everybody sees it."""

    async def look(room: Room) -> m.TableFacts:
        async with room.locked():
            return room.facts()

    return await hub.inside(table, look)


@post("/tables/{table:str}/join", responses=PROBLEMS)
async def join(request: Web, hub: HubDependency, table: TableId, data: JSONBody[m.Join]) -> m.Seated:
    """Take an open seat."""
    return await hub.join(table, data, address_of(request))


@get("/address", responses=PROBLEMS)
async def address(hub: HubDependency) -> m.Address:
    """Where others reach this server, for links that are made on its own machine."""
    return m.Address(hub.settings.address)


@get("/tables/{table:str}/qr.svg", responses=PROBLEMS, media_type="image/svg+xml")
async def invitation(request: Web, hub: HubDependency, table: TableId, own: OwnSeat = False) -> bytes:
    """QR code of the link to a table, or of the link to one's own seat there."""
    token = token_of(request) if own else None
    async with hub.using(table) as room:
        link = f"{_origin(request, hub)}/g/{room.table.setup.id}"
        if own and viewer_of(room, token) == SPECTATOR:
            raise Refused("not_seated")
    if token:
        link += f"#{token}"
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=6, border=2, dark="#1c1a17", light="#ffffff")
    return picture.getvalue()


def _origin(request: Web, hub: Hub) -> str:
    """What a link begins with: as the page was opened, but never the name that every machine has for itself."""
    if hub.settings.address and is_own(request.base_url.hostname or ""):
        return hub.settings.address
    return f"{request.base_url.scheme}://{request.base_url.netloc}"


# --- the game ---


@get("/tables/{table:str}/update", responses=PROBLEMS | {200: _UPDATE})
async def update(
    request: Web,
    hub: HubDependency,
    table: TableId,
    language: LanguageChoice = None,
    epoch: Start = 0,
    log: Start = 0,
    chat: Start = 0,
) -> Response[bytes]:
    """What is new; the same as the socket sends."""
    token, spoken = token_of(request), language_of(request, language)

    async def look(room: Room) -> bytes:
        async with room.locked():
            return room.update(viewer_of(room, token), spoken, Known(epoch, log, chat)) or b""

    return Response(await hub.inside(table, look), media_type=MediaType.JSON)


@post("/tables/{table:str}/commands", responses=PROBLEMS, status_code=200)
async def command(
    request: Web, hub: HubDependency, table: TableId, data: JSONBody[m.AnyCommand], language: LanguageChoice = None
) -> m.Done | m.Reason | m.Hints | m.Branched:
    """Carry out a command; the same as on the socket."""
    token, spoken = token_of(request), language_of(request, language)

    async def act(room: Room) -> m.Reply:
        viewer = viewer_of(room, token)
        return await carry_out(room, None if viewer == SPECTATOR else viewer, data, spoken)

    return await hub.inside(table, act)


# --- afterwards ---


@get("/tables/{table:str}/steps/{step:int}", responses=PROBLEMS)
async def step(
    request: Web,
    hub: HubDependency,
    table: TableId,
    step: StepNumber,
    language: LanguageChoice = None,
    seat: ViewSeat = None,
) -> m.Step:
    """The game as it stood: in a running game through the own eyes, in a finished one through anybody's."""
    token, spoken = token_of(request), language_of(request, language)

    async def look(room: Room) -> m.Step:
        async with room.locked():
            viewer = _viewer(room, token, seat)
            one, live = room.table, room.table.state
            if live is None:
                raise Refused("not_running")
            steps = one.viewer_logs.steps
            if step >= len(steps):
                raise Refused("no_such_step", step=step, last=len(steps) - 1)
            lines = [line for line in one.viewer_logs.lines(live, viewer) if line.step <= step]
            moves, last = live.moves[: steps[step]], len(steps) - 1
        state = await asyncio.to_thread(one.played, moves)
        position = render.past_position(one, state, viewer, spoken, step)
        return m.Step(one.setup.id, last, position, render.log_entries(one, lines, 0, viewer, spoken))

    return await hub.inside(table, look)


def _viewer(room: Room, token: str | None, seat: int | None) -> int:
    own = viewer_of(room, token)
    if seat is None or seat == own:
        return own
    if room.table.status != "over":
        raise Refused("hidden")
    if seat >= len(room.table.seats):
        raise Refused("malformed", reason=both("reason-seats-run", last=len(room.table.seats) - 1))
    return seat


@get("/tables/{table:str}/history", responses=PROBLEMS)
async def history(hub: HubDependency, table: TableId) -> m.History:
    """Scores over time of a finished game."""

    async def look(room: Room) -> m.History:
        async with room.locked():
            _need_over(room)
            moves, steps = [made.move for made in room.table.moves], list(room.table.viewer_logs.steps)
        return await asyncio.to_thread(_history, room.table, moves, steps)

    return await hub.inside(table, look)


def _history(table: Table, moves: list[Move], steps: list[int]) -> m.History:
    state = table.new_state()
    points = []
    for number, count in enumerate(steps):
        table.played(moves[:count], state)
        points.append(m.ScorePoint(number, [standing.score for standing in state.result()]))
    return m.History(points)


@get(
    "/tables/{table:str}/save",
    responses=PROBLEMS | {200: ResponseSpec(saves.Save, description="The document of `spielwerk replay`.")},
    response_headers=[ResponseHeader(name="Content-Disposition", value='attachment; filename="spielwerk.json"')],
)
async def save(hub: HubDependency, table: TableId) -> Response[bytes]:
    """The JSON document that `spielwerk replay` and `verify` read."""

    async def look(room: Room) -> bytes:
        async with room.locked():
            _need_over(room)
            assert room.table.state is not None
            return msgspec.json.encode(saves.save_of(room.table.state, room.table.names))

    return Response(msgspec.json.format(await hub.inside(table, look), indent=2), media_type=MediaType.JSON)


def _need_over(room: Room) -> None:
    if room.table.status != "over":
        raise Refused("not_over")


# --- operation ---


@get("/health", include_in_schema=False)
async def health(hub: HubDependency) -> m.Health:
    """Is the server well? Proves that something can be written."""
    try:
        await hub.store.prove()
    except StoreError:
        raise Refused("not_kept") from None
    return m.Health("ok", __version__, m.PROTOCOL, len(hub.rooms), hub.connections)


@get("/metrics", include_in_schema=False)
async def metrics(request: Web, hub: HubDependency) -> Response[bytes]:
    """For Prometheus and nobody else: who counts moves counts sealed choices."""
    if not is_operator(request, hub.settings.metrics_token):
        raise Refused("operator_only")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


API = Router(
    "/api",
    route_handlers=[
        games,
        game_content,
        game_texts,
        game_rules,
        open_table,
        open_tables,
        mine,
        address,
        table_facts,
        join,
        invitation,
        update,
        command,
        step,
        history,
        save,
    ],
)
