"""What a viewer gets to see of a table. Everything that leaves the server about a game is made here."""

import hashlib
from collections.abc import Callable
from typing import Any

from spielwerk.core.action_space import Action
from spielwerk.core.game import State
from spielwerk.core.rules import SPECTATOR
from spielwerk.server import events
from spielwerk.server import messages as m
from spielwerk.server.table import Note, Table
from spielwerk.server.texts import action_name, question_text, say, texts_of
from spielwerk.server.undo import plan
from spielwerk.server.viewer_log import Line

Connected = Callable[[int], bool]


def seat_facts(table: Table, connected: Connected) -> list[m.SeatFacts]:
    """All seats as everybody sees them."""
    return [
        m.SeatFacts(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.bot_level,
            stand_in=seat.stand_in is not None,
            connected=connected(number),
            team=table.team_of(number),
        )
        for number, seat in enumerate(table.seats)
    ]


def table_facts(table: Table, connected: Connected, watchers: int) -> m.TableFacts:
    """The table as everybody sees it; the seed only when the game is over."""
    setup = table.setup
    return m.TableFacts(
        id=setup.id,
        game=setup.game,
        rules=setup.rules,
        content=setup.content,
        options=setup.options,
        status=table.status,
        seats=seat_facts(table, connected),
        host=setup.host,
        public=setup.public,
        clock=setup.clock,
        seed_hash=setup.seed_hash,
        seed=m.Seed(str(setup.seed), setup.salt) if table.status == "over" else None,
        offers=[
            m.Offer(proposal.id, proposal.offer.kind, proposal.by, proposal.about, table.waiting(proposal))
            for proposal in table.offers.values()
        ],
        watchers=watchers,
        rematch=table.rematch,
        created=setup.created,
        results=results(table.state),
        take_backs=table.take_backs,
        origin=m.Origin(setup.origin.table, setup.origin.step) if setup.origin else None,
        hints=setup.hints,
        hinted=[len(decisions) for decisions in table.hinted] if table.status == "over" else None,
    )


def summary(table: Table, connected: Connected = lambda _: False) -> m.Summary:
    """The table as a line of a list."""
    return m.Summary(
        id=table.setup.id,
        game=table.setup.game,
        status=table.status,
        seats=seat_facts(table, connected),
        options=table.setup.options,
        clock=table.setup.clock,
        actors=table.actors(),
        created=table.setup.created,
        changed=table.changed,
        results=results(table.state),
        take_backs=table.take_backs,
    )


def results(state: State | None) -> list[m.Standing] | None:
    """Places and what decided them at the end; before, scores might tell secrets."""
    if state is None or not state.over:
        return None
    return [m.Standing(seat, place, score, state.parts(seat)) for seat, place, score in state.result()]


def position(table: Table, viewer: int, language: m.Language) -> m.Position | None:
    """The game as it stands; None before it begins."""
    if table.state is None:
        return None
    step = len(table.viewer_logs.steps) - 1
    return _position(table, table.state, viewer, language, step, live=True)


def past_position(table: Table, state: State, viewer: int, language: m.Language, step: int) -> m.Position:
    """The game as it stood; nothing can be done there."""
    return _position(table, state, viewer, language, step, live=False)


def _position(table: Table, state: State, viewer: int, language: m.Language, step: int, *, live: bool) -> m.Position:
    view = state.view(viewer)
    actors = state.actors()
    asked = live and viewer in actors and table.seats[viewer].is_present_person
    options = state.legal(viewer) if asked else []
    return m.Position(
        step=step,
        seat=viewer,
        view=view,
        question=m.Question(view.question, question_text(table.game, view.question, language))
        if view.question
        else None,
        actors=actors,
        decision=decision(table, viewer, options) if asked else None,
        actions=[action_facts(table, option, language) for option in options],
        undo=_undo(table, viewer) if live else "none",
        clocks=_clocks(table) if live else [],
        ending=table.game.texts(language).format(f"ending-{state.ending}".replace("_", "-")) if state.ending else None,
        results=results(state),
    )


def decision(table: Table, seat: int, options: list[Action]) -> str:
    """Names what a seat has to decide; the same as long as its options are the same, which tell the question too."""
    own = sum(made.move.seat == seat for made in table.moves)
    facts = (table.epochs[seat], own, [option.number for option in options])
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


def action_facts(table: Table, action: Action, language: m.Language) -> m.ActionFacts:
    """An action with its words."""
    name = action_name(table.game, action, language, table.names)
    return m.ActionFacts(action.number, action.kind, list(action.args), str(action), name)


def _undo(table: Table, viewer: int) -> Any:
    if viewer == SPECTATOR or not table.seats[viewer].is_present_person:
        return "none"
    found = plan(table, viewer)
    return "none" if found is None else "free" if found.free else "ask"


def _clocks(table: Table) -> list[m.ClockFacts]:
    if table.clocks is None:
        return []
    return [
        m.ClockFacts(seat, round(left, 3), since)
        for seat, (left, since) in enumerate(zip(table.clocks.left, table.clocks.since, strict=True))
        if table.seats[seat].kind == "person"
    ]


def log_entries(table: Table, lines: list[Line], first: int, viewer: int, language: m.Language) -> list[m.LogEntry]:
    """Lines of the log with their sentences; `first` is the index of the first."""
    texts = texts_of(table.game, language, table.names, viewer)
    return [
        m.LogEntry(
            index=first + number,
            step=line.step,
            kind=line.event.kind,
            seat=line.event.seat,
            args=line.event.args,
            domains={arg.name: arg.domain for arg in line.event.domains},
            sentence=texts.event(line.event),
        )
        for number, line in enumerate(lines)
    ]


def chat_lines(table: Table, first: int, language: m.Language) -> list[m.ChatLine]:
    """The talk from this line on."""
    return [
        m.ChatLine(first + number, note.at, note.kind, note.seat, note.name, _said(table, note, language))
        for number, note in enumerate(table.notes[first:])
    ]


def _said(table: Table, note: Note, language: m.Language) -> str:
    key = f"note-{note.kind}".replace("_", "-")
    match note.event:
        case events.Said(text=text):
            return text
        case events.Offered(offer=offer):
            other = table.names[offer.seat] if isinstance(offer, events.ReplaceOffer) else ""
            return say(language, f"{key}-{offer.kind}", name=note.name, other=other)
        case events.Renamed(name=new):
            return say(language, key, name=note.name, other=new)
    return say(language, key, name=note.name)
