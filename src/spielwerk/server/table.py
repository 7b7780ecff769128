"""A table: its seats, game and chat, as its events made them. Nothing here waits or writes."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, assert_never

import msgspec
import structlog

from spielwerk.core.errors import BadSave, SpielwerkError
from spielwerk.core.game import Game, Move, Reseed, State
from spielwerk.core.rules import SPECTATOR
from spielwerk.server import events
from spielwerk.server.clocks import Clocks, Kept
from spielwerk.server.events import Entry, Event, Offer
from spielwerk.server.messages import ChatKind, Clock
from spielwerk.server.snapshot import unpack
from spielwerk.server.tokens import shown
from spielwerk.server.viewer_log import ViewerLogs, visible_log

RETURN_GRACE = 60.0
"""Seconds that a person has at least after coming back."""

logger = structlog.get_logger()


class SeatStart(msgspec.Struct, frozen=True):
    """A seat when the table is opened: open for a person, or a bot's."""

    kind: Literal["open", "bot"]
    name: str = ""
    level: int | None = None


class Origin(msgspec.Struct, frozen=True):
    """The finished game from which this one branched: its first moves, seed and reseeds."""

    table: str
    step: int
    seed: int
    reseeds: list[tuple[int, int]]
    moves: list[tuple[int, int]]
    """Seat and action."""


class Setup(msgspec.Struct, frozen=True):
    """What a table is from its first moment. The seed stays secret until the end."""

    id: str
    game: str
    rules: int
    content: str
    seats: list[SeatStart]
    options: dict[str, str]
    seed: int
    salt: str
    public: bool
    clock: Clock | None
    created: float
    host: int | None
    teams: list[list[int]] = []
    origin: Origin | None = None
    hints: bool = True

    @property
    def seed_hash(self) -> str:
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()

    def seed_after(self, take_backs: int) -> int:
        """The seed after so many take-backs, derived from the first one, whose published hash commits to it too."""
        digest = hashlib.sha256(f"{self.seed}:{take_backs}".encode()).digest()
        return int.from_bytes(digest[:8]) >> 1


@dataclass
class Seat:
    """Who sits there now."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    stand_in: int | None = None
    """Level of the bot that plays for the person."""
    person: int | None = None
    """Number of the person's `Joined` event: whoever sits here later is another person."""

    @property
    def bot_level(self) -> int | None:
        """Level of the bot that decides here; None: a person does, or nobody yet."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_present_person(self) -> bool:
        return self.kind == "person" and self.stand_in is None


@dataclass
class Proposal:
    """An offer that waits for answers."""

    offer: Offer
    by: int
    agreed: set[int] = field(default_factory=set)

    @property
    def id(self) -> int:
        return self.offer.id

    @property
    def about(self) -> int | None:
        """The seat that a bot shall take."""
        return self.offer.seat if isinstance(self.offer, events.ReplaceOffer) else None


@dataclass(frozen=True)
class Note:
    """A line of the chat: something said, or something that happened beside the game."""

    at: float
    kind: ChatKind
    seat: int
    name: str
    event: Event


@dataclass(frozen=True)
class MoveMade:
    """A move."""

    move: Move
    seen: bool
    """It brought up chance, or facts that its player had not known."""
    sealed: bool = False
    """It answered a question that several seats answer in secret."""


class Table:
    """The table as its events so far made it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = [Seat(start.kind, start.name, start.level) for start in setup.seats]
        self.events = 0
        self.keys: set[tuple[int, str]] = set()
        """Person and key of every command carried out."""
        self.status: Literal["open", "running", "over"] = "open"
        self.moves: list[MoveMade] = []
        self.state: State | None = None
        self.viewer_logs = ViewerLogs()
        self.epochs = dict.fromkeys(range(SPECTATOR, len(self.seats)), 0)
        """For every viewer, how often an undo changed the log that the viewer reads."""
        self.notes: list[Note] = []
        self.offers: dict[int, Proposal] = {}
        self.offers_made = 0
        self.reseeds: list[Reseed] = []
        """Where chance was drawn anew."""
        self.take_backs = 0
        """How often moves were taken back by which somebody had learned something."""
        self.left_at: dict[int, int] = {}
        """For every seat whose person ever left, the number of moves then."""
        if setup.origin:
            self._go_on_from(setup.origin)
        self.clocks = Clocks.start(setup.clock, len(self.seats)) if setup.clock else None
        self.rematch: str | None = None
        self.branches: dict[tuple[int, str], str] = {}
        """Person and key of a command, and the table that it opened."""
        self.hinted: list[set[str]] = [set() for _ in self.seats]
        """For every seat, the decisions it asked a hint for."""
        self.changed = setup.created
        """When everybody could last notice something: a sealed choice leaves no trace."""
        self._replaying = False

    # --- reading the record ---

    @classmethod
    def load(
        cls,
        game: Game,
        setup: Setup,
        entries: list[Entry],
        snapshot: bytes | None,
        now: float,
        kept: Kept | None = None,
    ) -> "Table":
        """The table after all these entries; a damaged snapshot costs time, not the game.

        Clocks go on from `now` with the time that was `kept`, so that nobody pays for the server's absence.
        """
        table = cls(game, setup)
        table._replaying = True
        for entry in entries:
            table.apply(entry)
        table._replaying = False
        if table.status != "open":
            table._rebuild(snapshot)
            table._note_end()
            if table.clocks:
                if kept and kept.events == table.events and len(kept.left) == len(table.seats):
                    table.clocks = replace(table.clocks, left=list(kept.left))
                table.clocks = table.clocks.settled(table.thinking(), now)
        return table

    def apply(self, entry: Entry, state: State | None = None, now: float | None = None) -> None:
        """Take in the next entry; `state` is the position it leads to, where the caller has it already.

        `now` is the steady time of the clocks; without it the entry's own counts.
        """
        if entry.number != self.events:
            raise SpielwerkError(f"event {entry.number} came in place of {self.events}")
        self._take_in(entry)
        self.events += 1
        if _is_noticed(entry.event):
            self.changed = entry.at
        if entry.key is not None and entry.person is not None:
            self.keys.add((entry.person, entry.key))
        if self._replaying:
            if self.clocks and entry.left is not None:
                self.clocks = replace(self.clocks, left=list(entry.left))
            return
        match entry.event:
            case events.Started() | events.Undone():
                self._rebuild(None)
            case events.Moved():
                self._advance(state)
        self._note_end()
        if self.clocks and self.state:
            self.clocks = self.clocks.settled(self.thinking(), entry.at if now is None else now)

    def _take_in(self, entry: Entry) -> None:
        """What an event changes, except for the position and the clocks."""
        seat = entry.seat
        match entry.event:
            case events.Joined(name=name):
                self.seats[seat] = Seat("person", name, None, person=entry.number)
                self._note(entry, "joined")
            case events.Vacated():
                self._note(entry, "left")
                self.seats[seat] = Seat("open", "", None)
            case events.Filled(name=name, level=level):
                self.seats[seat] = Seat("bot", name, level)
            case events.Started():
                self.status = "running"
            case events.Moved() as moved:
                action = self.game.actions.action(moved.action, self.game.content.names)
                self.moves.append(MoveMade(Move(seat, action), moved.seen, moved.sealed))
                self._drop_offers("undo")
            case events.Undone() as undone:
                self._undo(entry, undone)
            case events.Said():
                self._note(entry, "said")
            case events.Left(level=level):
                self._stand_in(entry, level, "left")
            case events.Replaced(level=level, cause=cause):
                self._stand_in(entry, level, "timed_out" if cause == "clock" else "stand_in")
            case events.Returned():
                self._return(entry)
            case events.Renamed(name=name):
                self._note(entry, "renamed")
                self.seats[seat].name = name
            case events.Offered(offer=offer):
                self.offers_made += 1
                self.offers[offer.id] = Proposal(offer, seat)
                self._note(entry, "offered")
            case events.Voted(offer=id, agree=agree):
                self._vote(entry, self.offers[id], agree)
            case events.Accepted(offer=id):
                self.offers.pop(id, None)
            case events.Rematched(table=table):
                self.rematch = table
                self._note(entry, "rematch")
            case events.Hinted(decision=decision):
                self.hinted[seat].add(decision)
            case events.Branched(table=table):
                if entry.person is not None and entry.key is not None:
                    self.branches[entry.person, entry.key] = table
            case _ as never:
                assert_never(never)

    def _undo(self, entry: Entry, undone: events.Undone) -> None:
        self.moves, self.reseeds = self.after_undo(set(undone.moves), anew=undone.anew)
        self.take_backs += undone.anew
        self.status = "running"
        for viewer in undone.viewers:
            self.epochs[viewer] += 1
        if SPECTATOR in undone.viewers:
            self._note(entry, "undone")
        self._drop_offers("undo", "rematch")

    def _stand_in(self, entry: Entry, level: int, kind: ChatKind) -> None:
        self.seats[entry.seat].stand_in = level
        self.left_at[entry.seat] = len(self.moves)
        self._note(entry, kind)
        for proposal in list(self.offers.values()):
            if entry.seat in (proposal.by, proposal.about):
                del self.offers[proposal.id]

    def _return(self, entry: Entry) -> None:
        seat = entry.seat
        self.seats[seat].stand_in = None
        if self.clocks:
            self.clocks.left[seat] = max(self.clocks.left[seat], RETURN_GRACE)
        self._note(entry, "returned")

    def _vote(self, entry: Entry, proposal: Proposal, agree: bool) -> None:
        if agree:
            proposal.agreed.add(entry.seat)
            self._note(entry, "agreed")
        else:
            del self.offers[proposal.id]
            self._note(entry, "declined")

    def _note(self, entry: Entry, kind: ChatKind) -> None:
        name = self.seats[entry.seat].name if entry.seat != events.TABLE else ""
        self.notes.append(Note(entry.at, kind, entry.seat, name, entry.event))

    def _drop_offers(self, *kinds: str) -> None:
        self.offers = {id: proposal for id, proposal in self.offers.items() if proposal.offer.kind not in kinds}

    # --- the game ---

    def new_state(self) -> State:
        """The game before its first move."""
        options: dict[str, Any] = dict(self.setup.options)
        seed = self.setup.origin.seed if self.setup.origin else self.setup.seed
        return self.game.new(len(self.seats), seed, **options)

    def _go_on_from(self, origin: Origin) -> None:
        """Begin with the moves of the other game, then draw chance from this game's seed."""
        names = self.game.content.names
        self.moves = [
            MoveMade(Move(seat, self.game.actions.action(action, names)), True) for seat, action in origin.moves
        ]
        self.reseeds = [*(Reseed(*reseed) for reseed in origin.reseeds), Reseed(len(self.moves), self.setup.seed)]

    def played(self, moves: list[Move], start: State | None = None, reseeds: Sequence[Reseed] | None = None) -> State:
        """The game after these moves, reseeded where it was."""
        state = start or self.new_state()
        seeds = dict(self.reseeds if reseeds is None else reseeds)
        for move in [*moves[len(state.moves) :], None]:
            count = len(state.moves)
            if count in seeds and all(reseed.after != count for reseed in state.reseeds):
                state.reseed(seeds[count])
            if move is not None:
                state.play(move.action, move.seat)
        return state

    def _rebuild(self, snapshot: bytes | None) -> None:
        moves = [made.move for made in self.moves]
        start = None
        if snapshot is not None:
            try:
                start = unpack(self.game, snapshot, self.new_state().seed or 0, moves, self.reseeds)
            except BadSave as error:
                logger.warning("snapshot_useless", table=shown(self.setup.id), reason=str(error))
        self.viewer_logs = ViewerLogs()
        self._advance(self.played(moves, start))

    def _advance(self, state: State | None) -> None:
        self.state = state or self.played([made.move for made in self.moves], self.state)
        self.viewer_logs.grow(self.state)

    def _note_end(self) -> None:
        if self.state is not None and self.state.over:
            self.status = "over"

    def after_undo(self, removed: Collection[int], *, anew: bool) -> tuple[list[MoveMade], list[Reseed]]:
        """The moves and reseeds that stay; `anew` adds a reseed at their end."""
        moves = [made for number, made in enumerate(self.moves) if number not in removed]
        stayed = [
            Reseed(after - sum(number < after for number in removed), seed)
            for after, seed in self.reseeds
            if not anew or after < min(removed)
        ]
        return moves, [*stayed, Reseed(len(moves), self.setup.seed_after(self.take_backs + 1))] if anew else stayed

    def without(self, removed: Collection[int], *, anew: bool) -> State:
        """The game without these moves; IllegalAction if later ones depend on them."""
        moves, reseeds = self.after_undo(removed, anew=anew)
        return self.played([made.move for made in moves], reseeds=reseeds)

    def viewers_of_change(self, other: State) -> list[int]:
        """The viewers whose logs differ between the present game and another."""
        if self.state is None:
            return []
        return [viewer for viewer in self.epochs if visible_log(self.state, viewer) != visible_log(other, viewer)]

    # --- facts about the table ---

    def actors(self) -> list[int]:
        return self.state.actors() if self.state else []

    def thinking(self, state: State | None = None) -> set[int]:
        """The seats of people who are to decide: their clocks run."""
        actors = state.actors() if state else self.actors()
        return {seat for seat in actors if self.seats[seat].is_present_person}

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.actors() if self.seats[seat].bot_level is not None]

    @property
    def is_left_to_bots(self) -> bool:
        """Does the game go on without any person?"""
        return self.status == "running" and not any(seat.is_present_person for seat in self.seats)

    def people_besides(self, *seats: int) -> list[int]:
        """Seats of all other people, also of those who left and may come back."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and n not in seats]

    def is_alone(self, seat: int) -> bool:
        return not self.people_besides(seat)

    def waiting(self, proposal: Proposal) -> list[int]:
        """Whose consent is still missing: an undo needs everybody's, also of people who are away; a stand-in that of
        those who play; a rematch that of those who were at the screen."""
        people = self.people_besides(proposal.by)
        match proposal.offer:
            case events.ReplaceOffer(seat=about):
                people = [seat for seat in people if self.seats[seat].is_present_person and seat != about]
            case events.RematchOffer(asked=list(asked)):
                people = [seat for seat in people if seat in asked]
        return [seat for seat in people if seat not in proposal.agreed]

    def undo_floor(self, seat: int) -> int:
        """The first move that this seat may take back: none from before somebody else left."""
        return max((moves for other, moves in self.left_at.items() if other != seat), default=0)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def team_of(self, seat: int) -> int | None:
        return next((n for n, team in enumerate(self.setup.teams) if seat in team), None)


def _is_noticed(event: Event) -> bool:
    """Does everybody notice it? Hints show at the end."""
    match event:
        case events.Moved(told=told):
            return told
        case events.Undone(viewers=viewers):
            return SPECTATOR in viewers
    return not isinstance(event, events.Hinted | events.Branched)
