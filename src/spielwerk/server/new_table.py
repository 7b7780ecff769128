"""New tables: as requested, as a rematch, or as a branch of a finished game."""

import secrets
import time
from collections.abc import Callable, Iterable

import msgspec

from spielwerk.bots.registry import BOT_NAMES
from spielwerk.core.errors import BadOption
from spielwerk.core.game import MOST_SEED, Game
from spielwerk.server import events, steady
from spielwerk.server import messages as m
from spielwerk.server.errors import Refused
from spielwerk.server.events import Entry, Event, row_of
from spielwerk.server.record import summary_columns
from spielwerk.server.store import Row, Write
from spielwerk.server.table import Origin, SeatStart, Setup, Table
from spielwerk.server.texts import both
from spielwerk.server.tokens import new_table_id

USUAL_LEVEL = 2
"""Of a bot that takes a person's place in a branch."""


def bot_name(seat: int, taken: list[str]) -> str:
    """A name for a bot that nobody at the table has."""
    order = (*BOT_NAMES[seat % len(BOT_NAMES) :], *BOT_NAMES)
    return next((name for name in order if name not in taken), f"Bot {seat + 1}")


def setup_of(game: Game, request: m.NewTable) -> Setup:
    """The setup that was requested; Refused if the game has no such seats or options."""
    try:
        options = game.meta.choices(request.options, len(request.seats))
    except BadOption as error:
        raise Refused("bad_option", reason=_reason(error)) from None
    mine = [number for number, seat in enumerate(request.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise Refused("bad_option", reason=both("reason-one-host"))
    if not mine and any(seat.kind == "person" for seat in request.seats):
        raise Refused("bad_option", reason=both("reason-no-host"))
    starts: list[SeatStart] = []
    for number, seat in enumerate(request.seats):
        taken = [request.name, *(start.name for start in starts)]
        is_bot = seat.kind == "bot"
        starts.append(SeatStart("bot", bot_name(number, taken), seat.level) if is_bot else SeatStart("open"))
    people = sum(seat.kind != "bot" for seat in request.seats)
    hints = people < 2 if request.hints is None else request.hints
    return _setup(game, starts, options, request.public, request.clock, mine[0] if mine else None, hints)


def _reason(error: BadOption) -> m.Both:
    """What is wrong and what would be right, in both languages."""
    facts = {name: _listed(fact) if isinstance(fact, tuple) else fact for name, fact in error.facts.items()}
    return both(f"reason-{error.key}", **facts)


def _listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words)) or "–"


def _setup(
    game: Game,
    starts: list[SeatStart],
    options: dict[str, str],
    public: bool,
    clock: m.Clock | None,
    host: int | None,
    hints: bool,
    origin: Origin | None = None,
) -> Setup:
    return Setup(
        id=new_table_id(),
        game=game.id,
        rules=game.meta.rules_version,
        content=game.content.digest,
        seats=starts,
        options=options,
        seed=secrets.randbelow(MOST_SEED + 1),
        salt=secrets.token_hex(16),
        public=public,
        clock=clock,
        created=time.time(),
        host=host,
        teams=game.meta.teams.get(len(starts), []),
        origin=origin,
        hints=hints,
    )


def open_table(game: Game, setup: Setup, people: dict[int, tuple[str, bytes]]) -> tuple[Table, Write]:
    """A new table with these people (name and token hash by seat), and the rows to write."""
    table = Table(game, setup)
    now = setup.created
    happened: list[tuple[int, Event]] = [(seat, events.Joined(name=name)) for seat, (name, _) in people.items()]
    if all(seat.kind == "bot" or number in people for number, seat in enumerate(setup.seats)):
        happened.append((events.TABLE, events.Started()))
    rows: list[Row] = []
    for number, (seat, event) in enumerate(happened):
        entry = Entry(number, seat, now, event, person=number if isinstance(event, events.Joined) else None)
        table.apply(entry, now=steady.now())
        rows.append(row_of(setup.id, entry))
    row = {
        "id": setup.id,
        "game": setup.game,
        "rules": setup.rules,
        "content": setup.content,
        "setup": msgspec.json.encode(setup),
        "public": setup.public,
        "created": now,
        **summary_columns(table),
    }
    tokens = [{"hash": hash, "table_id": setup.id, "seat": seat} for seat, (_, hash) in people.items()]
    return table, Write(table=row, events=rows, tokens=tokens)


def rematch_of(table: Table, tokens: dict[bytes, int], at_screen: Callable[[int], bool]) -> tuple[str, Write]:
    """The same game again. People who are connected keep their seats and tokens; the seats of the others stay open."""
    hashes = {seat: hash for hash, seat in tokens.items()}
    people = {
        number: (seat.name, hashes[number])
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and number in hashes and at_screen(number)
    }
    starts = [
        SeatStart("bot", seat.name, seat.level) if seat.kind == "bot" else SeatStart("open") for seat in table.seats
    ]
    old = table.setup
    host = old.host if old.host in people else min(people, default=None)
    setup = _setup(table.game, starts, old.options, False, old.clock, host, old.hints)
    _, write = open_table(table.game, setup, people)
    return setup.id, write


def branch_of(table: Table, seat: int, step: int, tokens: dict[bytes, int]) -> tuple[str, Write]:
    """A new game against bots from a step of a finished one; the seat keeps its token.

    Future chance is drawn anew.
    """
    token_hash = next(hash for hash, owner in tokens.items() if owner == seat)
    old, past = table.setup, table.moves[: table.viewer_logs.steps[step]]
    origin = Origin(
        table=old.id,
        step=step,
        seed=old.origin.seed if old.origin else old.seed,
        reseeds=[(after, seed) for after, seed in table.reseeds if after < len(past)],
        moves=[(made.move.seat, made.move.action.number) for made in past],
    )
    starts: list[SeatStart] = []
    for number, other in enumerate(table.seats):
        taken = [table.names[seat], *(start.name for start in starts)]
        name = other.name if other.kind == "bot" else bot_name(number, taken)
        starts.append(SeatStart("open") if number == seat else SeatStart("bot", name, other.bot_level or USUAL_LEVEL))
    setup = _setup(table.game, starts, old.options, False, None, seat, True, origin)
    _, write = open_table(table.game, setup, {seat: (table.names[seat], token_hash)})
    return setup.id, write
