"""What people can do at a table. A command is carried out whole, or refused with nothing changed."""

import time
import unicodedata
from functools import lru_cache

from spielwerk.core.action_space import Action
from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import Game, State
from spielwerk.server import events, render
from spielwerk.server import messages as m
from spielwerk.server.errors import Refused
from spielwerk.server.events import Offer
from spielwerk.server.limits import limited
from spielwerk.server.metrics import COMMAND_SECONDS, COMMANDS
from spielwerk.server.new_table import bot_name, branch_of, rematch_of
from spielwerk.server.room import Draft, Room
from spielwerk.server.table import Proposal, Table
from spielwerk.server.texts import both, clauses_behind
from spielwerk.server.undo import Plan, plan

ALIKE = 16
"""How many actions of one kind are considered when somebody points at a component."""


async def carry_out(room: Room, seat: int | None, command: m.AnyCommand, language: m.Language) -> m.Reply:
    """Carry out a command of a seat; Refused if it cannot be done, with nothing changed."""
    if seat is None:
        raise Refused("not_seated")
    began = time.perf_counter()
    if isinstance(command, m.Hint):
        reply: m.Reply = await _hint(room, seat, command, language)
    else:
        async with room.locked(by=seat):
            done = room.table.seats[seat].person, command.key
            if done in room.table.branches:
                return m.Branched(command.key, room.table.branches[done])
            if done in room.table.keys:
                return m.Done(command.key, repeated=True)
            _check_lines(room, seat, command)
            reply = await _handle(room, seat, command, language)
    COMMANDS.labels(str(command.__struct_config__.tag)).inc()
    COMMAND_SECONDS.observe(time.perf_counter() - began)
    return reply


def _check_lines(room: Room, seat: int, command: m.AnyCommand) -> None:
    """Chat and offers are stored as long as the game: limit them, so that nobody fills the disk."""
    most = room.settings.lines_per_person
    if isinstance(command, m.Say | m.Rename | m.Undo | m.Replace | m.Rematch):
        lines = sum(note.seat == seat for note in room.table.notes)
        if lines >= most:
            raise limited("lines", Refused("said_enough", most=most))


async def _handle(room: Room, seat: int, command: m.AnyCommand, language: m.Language) -> m.Reply:
    match command:
        case m.Play():
            return await _play(room, seat, command, language)
        case m.Why():
            return _why(room, seat, command, language)
        case m.Undo():
            return await _undo(room, seat, command)
        case m.Vote():
            return await _vote(room, seat, command)
        case m.Replace():
            return await _replace(room, seat, command)
        case m.Rematch():
            return await _rematch(room, seat, command)
        case m.Branch():
            return await _branch(room, seat, command)
        case m.Leave():
            return await _leave(room, seat, command)
        case m.Return():
            return await _return(room, seat, command)
        case m.Start():
            return await _start(room, seat, command)
        case m.Rename():
            return await _rename(room, seat, command)
        case m.Say():
            return await _say(room, seat, command)
    raise AssertionError(f"no such command: {command}")


# --- the game ---


async def _play(room: Room, seat: int, command: m.Play, language: m.Language) -> m.Reply:
    state = _need_turn(room.table, seat)
    options = state.legal(seat)
    if command.decision != render.decision(room.table, seat, options):
        raise Refused("stale")
    if command.action not in [option.number for option in options]:
        reason, clauses = _why_not(state, seat, command.action, language)
        raise Refused("illegal", clauses, reason=reason or "")
    await room.make_move(seat, command.action, command.key)
    return m.Done(command.key)


def _need_turn(table: Table, seat: int) -> State:
    state = table.state
    if state is None or state.over:
        raise Refused("not_running")
    if not table.seats[seat].is_present_person:
        raise Refused("stand_in")
    if seat not in state.actors():
        raise Refused("not_your_turn", turn=", ".join(table.names[actor] for actor in state.actors()))
    return state


def _why_not(state: State, seat: int, wanted: int | str, language: m.Language) -> tuple[str | None, list[str]]:
    """Why an action is not allowed, and the rules behind it; None: it is allowed."""
    space, names = state.game.actions, state.game.content.names
    try:
        action = space.parse(wanted, names) if isinstance(wanted, str) else space.action(wanted, names)
    except IllegalAction:
        meant = _meant(state, seat, str(wanted))
        if meant is None:
            raise Refused("no_such_action", action=str(wanted)) from None
        action = meant
    reason = state.why_not(action, seat, language)
    return reason, clauses_behind(state, action, seat) if reason else []


def _meant(state: State, seat: int, component: str) -> Action | None:
    """The action that somebody who points at a component most likely wants: a legal one, else one of a kind that is
    asked for now, preferably one for which a rule gives a reason."""
    options = state.legal(seat)
    allowed = next((option for option in options if component in option.args), None)
    asked = {option.kind for option in options}

    def unlikely(action: Action) -> tuple[bool, bool]:
        return action.kind not in asked, state.refusal(action, seat) is None

    return allowed or min(_actions_with(state.game, component), key=unlikely, default=None)


@lru_cache(maxsize=2_000)
def _actions_with(game: Game, component: str) -> tuple[Action, ...]:
    """Actions that name a component, a few of each kind."""
    found: dict[str, list[Action]] = {}
    for action in game.actions.all(game.content.names):
        if component in action.args and len(found.setdefault(action.kind, [])) < ALIKE:
            found[action.kind].append(action)
    return tuple(action for alike in found.values() for action in alike)


def _why(room: Room, seat: int, command: m.Why, language: m.Language) -> m.Reply:
    return m.Reason(command.key, *_why_not(_need_turn(room.table, seat), seat, command.action, language))


async def _hint(room: Room, seat: int, command: m.Hint, language: m.Language) -> m.Reply:
    """Record that a hint was asked for, then think outside of the lock: the game goes on meanwhile."""
    async with room.locked():
        table = room.table
        if not table.setup.hints:
            raise Refused("no_hints")
        state = _need_turn(table, seat)
        if seat in room.hinting:
            raise Refused("thinking")
        decision = render.decision(table, seat, state.legal(seat))
        if decision not in table.hinted[seat]:
            await room.record([Draft(seat, events.Hinted(decision=decision))])
        room.hinting.add(seat)
        known = state.hidden(seat)
    try:
        found = await room.thinkers.advise(known, table.setup.id, seat)
    finally:
        room.hinting.discard(seat)
    facts = [m.HintFacts(render.action_facts(room.table, hint.action, language), hint.chance) for hint in found]
    return m.Hints(command.key, facts)


async def _undo(room: Room, seat: int, command: m.Undo) -> m.Reply:
    table = room.table
    if not table.seats[seat].is_present_person:
        raise Refused("stand_in")
    found = plan(table, seat, command.step)
    if found is None:
        raise Refused("nothing_to_undo")
    if found.free:
        try:
            undone = _undone(table, seat, found)
        except IllegalAction:
            pass  # later moves of others depend on it, so ask them
        else:
            await room.record([undone], key=command.key)
            return m.Done(command.key)
    return await _offer(room, seat, events.UndoOffer(id=table.offers_made, step=command.step), command.key)


def _undone(table: Table, seat: int, found: Plan) -> Draft:
    other = table.without(found.moves, anew=found.anew)
    viewers = table.viewers_of_change(other)
    return Draft(seat, events.Undone(moves=list(found.moves), anew=found.anew, viewers=viewers))


# --- consent ---


async def _offer(room: Room, seat: int, offer: Offer, key: str) -> m.Reply:
    """Ask the other people; with nobody to ask, do it at once."""
    table, proposal = room.table, Proposal(offer, seat)
    for other in table.offers.values():
        if (other.offer.kind, other.about) == (offer.kind, proposal.about):
            raise Refused("already_offered")
    if not table.waiting(proposal):
        await _accept(room, proposal, [], key)
        return m.Done(key)
    await room.record([Draft(seat, events.Offered(offer=offer))], key=key)
    return m.Done(key, offer=offer.id)


async def _vote(room: Room, seat: int, command: m.Vote) -> m.Reply:
    table = room.table
    proposal = table.offers.get(command.offer)
    if proposal is None:
        raise Refused("no_such_offer")
    withdraws = proposal.by == seat and not command.agree
    if seat not in table.waiting(proposal) and not withdraws:
        raise Refused("not_asked")
    vote = Draft(seat, events.Voted(offer=proposal.id, agree=command.agree))
    if command.agree and table.waiting(proposal) == [seat]:
        await _accept(room, proposal, [vote], command.key)
    else:
        await room.record([vote], key=command.key)
    return m.Done(command.key)


async def _accept(room: Room, proposal: Proposal, before: list[Draft], key: str) -> None:
    """Everybody agreed: do it."""
    table, by = room.table, proposal.by
    before = [*before, Draft(by, events.Accepted(offer=proposal.id))]
    match proposal.offer:
        case events.UndoOffer(step=step):
            found = plan(table, by, step, agreed=True)
            if found is None:
                raise Refused("nothing_to_undo")
            await room.record([*before, _undone(table, by, found)], key=key)
        case events.ReplaceOffer(seat=seat, level=level):
            await room.record([*before, Draft(seat, events.Replaced(level=level, cause="offer"))], key=key)
        case events.RematchOffer():
            new, write = rematch_of(table, room.tokens, room.is_connected)
            await room.record([*before, Draft(by, events.Rematched(table=new))], key=key, extra=write)


async def _replace(room: Room, seat: int, command: m.Replace) -> m.Reply:
    table = room.table
    if table.status != "running":
        raise Refused("not_running")
    if command.seat >= len(table.seats) or not table.seats[command.seat].is_present_person or command.seat == seat:
        raise Refused("no_person")
    if not room.is_away(command.seat):
        raise Refused("still_here", name=table.names[command.seat], seconds=round(room.settings.away_seconds))
    offer = events.ReplaceOffer(id=table.offers_made, seat=command.seat, level=command.level)
    return await _offer(room, seat, offer, command.key)


async def _rematch(room: Room, seat: int, command: m.Rematch) -> m.Reply:
    table = room.table
    if table.status != "over" or table.rematch:
        raise Refused("not_over")
    at_the_screen = [other for other in table.people_besides(seat) if room.is_connected(other)]
    return await _offer(room, seat, events.RematchOffer(id=table.offers_made, asked=at_the_screen), command.key)


async def _branch(room: Room, seat: int, command: m.Branch) -> m.Reply:
    """Open a new game from a step of this finished one, which stays as it is."""
    table = room.table
    if table.status != "over":
        raise Refused("not_over")
    if command.step >= len(table.viewer_logs.steps) - 1:
        raise Refused("no_such_step", step=command.step, last=len(table.viewer_logs.steps) - 2)
    if len(table.branches) >= (most := room.settings.branches):
        raise limited("branches", Refused("branched_enough", most=most))
    new, write = branch_of(table, seat, command.step, room.tokens)
    await room.record([Draft(seat, events.Branched(table=new))], key=command.key, extra=write)
    return m.Branched(command.key, new)


# --- seats ---


async def _leave(room: Room, seat: int, command: m.Leave) -> m.Reply:
    table = room.table
    if table.status == "over":
        raise Refused("not_running")
    if not table.seats[seat].is_present_person:
        raise Refused("stand_in")
    event = events.Vacated() if table.status == "open" else events.Left(level=command.level)
    await room.record([Draft(seat, event)], key=command.key)
    return m.Done(command.key)


async def _return(room: Room, seat: int, command: m.Return) -> m.Reply:
    if room.table.status == "over":
        raise Refused("not_running")
    if room.table.seats[seat].stand_in is None:
        raise Refused("not_away")
    await room.record([Draft(seat, events.Returned())], key=command.key)
    return m.Done(command.key)


async def _start(room: Room, seat: int, command: m.Start) -> m.Reply:
    table = room.table
    if table.status != "open":
        raise Refused("not_open")
    if seat != table.setup.host:
        raise Refused("not_host")
    names = list(table.names)
    drafts = []
    for number, other in enumerate(table.seats):
        if other.kind == "open":
            names[number] = bot_name(number, names)
            drafts.append(Draft(number, events.Filled(name=names[number], level=command.level)))
    await room.record([*drafts, Draft(events.TABLE, events.Started())], key=command.key)
    return m.Done(command.key)


async def _rename(room: Room, seat: int, command: m.Rename) -> m.Reply:
    others = [name for number, name in enumerate(room.table.names) if number != seat]
    await room.record([Draft(seat, events.Renamed(name=distinct(command.name, others)))], key=command.key)
    return m.Done(command.key)


async def _say(room: Room, seat: int, command: m.Say) -> m.Reply:
    text = "".join(letter for letter in command.text if letter in "\n\t" or letter.isprintable()).strip()
    if not text:
        raise Refused("malformed", reason=both("reason-nothing-said"))
    await room.record([Draft(seat, events.Said(text=text))], key=command.key)
    return m.Done(command.key)


def distinct(name: str, others: list[str]) -> str:
    """A clean name that nobody else at the table has."""
    clean = " ".join("".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable()).split())
    if not clean:
        raise Refused("bad_name")
    number, result = 2, clean
    while result.casefold() in [other.casefold() for other in others]:
        result = f"{clean[:21]} {number}"
        number += 1
    return result


async def join(room: Room, request: m.Join, token_hash: bytes) -> int:
    """Take an open seat; the last one to sit down starts the game."""
    async with room.locked():
        table = room.table
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if table.status != "open" or not free:
            raise Refused("table_full")
        seat = free[0] if request.seat is None else request.seat
        if seat not in free:
            raise Refused("seat_taken")
        drafts = [Draft(seat, events.Joined(name=distinct(request.name, table.names)))]
        if free == [seat]:
            drafts.append(Draft(events.TABLE, events.Started()))
        row = {"hash": token_hash, "table_id": table.setup.id, "seat": seat}
        await room.record(drafts, tokens=[row])
        room.tokens[token_hash] = seat
        return seat
