"""A table: who sits there, the game, the talk. It is what its events made it; nothing here waits or writes."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import msgspec
import structlog

from spielwerk.core.errors import BadSave, SpielwerkError
from spielwerk.core.game import Game, Move, Reseed, State
from spielwerk.core.rules import SPECTATOR
from spielwerk.server.clocks import Clocks, Kept
from spielwerk.server.messages import Clock
from spielwerk.server.snapshot import unpack
from spielwerk.server.tokens import shown
from spielwerk.server.viewer_log import ViewerLogs, visible_log

RETURN_GRACE = 60.0
"""Seconds that somebody whose time was over has at least after coming back."""

logger = structlog.get_logger()


class SeatStart(msgspec.Struct, frozen=True):
    """A seat when the table is opened: waiting for a person, or a bot's."""

    kind: Literal["open", "bot"]
    name: str = ""
    level: int | None = None


class Origin(msgspec.Struct, frozen=True):
    """A finished game from which this one goes on: its first moves, and what decided their chance."""

    table: str
    step: int
    seed: int
    reseeds: list[tuple[int, int]]
    moves: list[tuple[int, int]]
    """Seat and action."""


class Setup(msgspec.Struct, frozen=True):
    """What a table is from its first moment; the seed stays here until the end."""

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
        """What decides chance after so many take-backs: made from the seed, so the commitment holds for it too."""
        digest = hashlib.sha256(f"{self.seed}:{take_backs}".encode()).digest()
        return int.from_bytes(digest[:8]) >> 1


class Event(msgspec.Struct, frozen=True):
    """One entry of a table's record. A seat of -1 is the table itself."""

    number: int
    kind: str
    seat: int
    at: float
    key: str | None = None
    data: dict[str, Any] = {}
    person: int | None = None
    """Who gave the command: the number of that person's `joined` event. None: a bot, or the table itself."""


@dataclass
class Seat:
    """Who sits there now."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    stand_in: int | None = None
    """Level of the bot that plays for the person."""
    person: int | None = None
    """Number of the event by which the person sat down: somebody else who sits here later is another person."""

    @property
    def bot_level(self) -> int | None:
        """Level of the bot that decides here; None: a person does, or nobody yet."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_present_person(self) -> bool:
        return self.kind == "person" and self.stand_in is None


@dataclass
class Proposal:
    """An offer under way. Its number counts offers, not events: those would tell how often rivals chose in secret."""

    id: int
    kind: Literal["undo", "replace", "rematch"]
    by: int
    data: dict[str, Any]
    agreed: set[int] = field(default_factory=set)

    @property
    def about(self) -> int | None:
        """The seat that a bot shall take."""
        seat: int | None = self.data.get("seat")
        return seat


@dataclass(frozen=True)
class Note:
    """A line of the chat column: something said, or something that happened beside the game."""

    at: float
    kind: Any
    seat: int
    name: str
    data: dict[str, Any]


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
        """For every viewer, how often an undo changed what the viewer could read."""
        self.notes: list[Note] = []
        self.offers: dict[int, Proposal] = {}
        self.offers_made = 0
        self.reseeds: list[Reseed] = []
        """Where chance was drawn anew."""
        self.take_backs = 0
        """How often something was taken back that somebody had learned already."""
        self.left_at: dict[int, int] = {}
        """For everybody who ever left, the number of moves at that moment."""
        if setup.origin:
            self._go_on_from(setup.origin)
        self.clocks = Clocks.start(setup.clock, len(self.seats)) if setup.clock else None
        self.rematch: str | None = None
        self.branches: dict[tuple[int, str], str] = {}
        """For the person and key of a command the new game that it opened."""
        self.hinted: list[set[str]] = [set() for _ in self.seats]
        """For every seat the decisions that it asked a hint for."""
        self.changed = setup.created
        """When everybody could last notice something here: a sealed choice leaves no trace."""
        self._replaying = False

    # --- reading the record ---

    @classmethod
    def load(
        cls,
        game: Game,
        setup: Setup,
        events: list[Event],
        snapshot: bytes | None,
        now: float,
        kept: Kept | None = None,
    ) -> "Table":
        """The table after all these events; a damaged snapshot costs time, not the game.

        Clocks go on from `now` with the time that was `kept`, so that nobody pays for the server's absence.
        """
        table = cls(game, setup)
        table._replaying = True
        for event in events:
            table.apply(event)
        table._replaying = False
        if table.status != "open":
            table._rebuild(snapshot)
            table._note_end()
            if table.clocks:
                if kept and kept.events == table.events and len(kept.left) == len(table.seats):
                    table.clocks = replace(table.clocks, left=list(kept.left))
                table.clocks = table.clocks.settled(table.thinking(), now)
        return table

    def apply(self, event: Event, state: State | None = None, now: float | None = None) -> None:
        """Take in the next event; `state` is the position it leads to, where the caller has it already.

        `now` is the steady time of the clocks; without it the event's own counts.
        """
        if event.number != self.events:
            raise SpielwerkError(f"event {event.number} came in place of {self.events}")
        getattr(self, f"_on_{event.kind}")(event)
        self.events += 1
        if _is_noticed(event):
            self.changed = event.at
        if event.key is not None and event.person is not None:
            self.keys.add((event.person, event.key))
        if self._replaying:
            if self.clocks and "left" in event.data:
                self.clocks = replace(self.clocks, left=list(event.data["left"]))
            return
        if event.kind in ("started", "undone"):
            self._rebuild(None)
        elif event.kind == "moved":
            self._advance(state)
        self._note_end()
        if self.clocks and self.state:
            self.clocks = self.clocks.settled(self.thinking(), event.at if now is None else now)

    def _on_joined(self, event: Event) -> None:
        self.seats[event.seat] = Seat("person", event.data["name"], None, person=event.number)
        self._note(event, "joined")

    def _on_vacated(self, event: Event) -> None:
        self._note(event, "left")
        self.seats[event.seat] = Seat("open", "", None)

    def _on_filled(self, event: Event) -> None:
        self.seats[event.seat] = Seat("bot", event.data["name"], event.data["level"])

    def _on_started(self, _: Event) -> None:
        self.status = "running"

    def _on_moved(self, event: Event) -> None:
        action = self.game.actions.action(event.data["action"], self.game.content.names)
        self.moves.append(MoveMade(Move(event.seat, action), event.data["seen"], event.data.get("sealed", False)))
        self._drop_offers("undo")

    def _on_hinted(self, event: Event) -> None:
        self.hinted[event.seat].add(event.data["decision"])

    def _on_undone(self, event: Event) -> None:
        data = event.data
        removed = set(data["moves"] if "moves" in data else range(data["first"], data["last"] + 1))
        self.moves, self.reseeds = self.after_undo(removed, anew=data.get("anew", False))
        self.take_backs += data.get("anew", False)
        self.status = "running"
        for viewer in event.data["viewers"]:
            self.epochs[viewer] += 1
        if SPECTATOR in event.data["viewers"]:
            self._note(event, "undone")
        self._drop_offers("undo", "rematch")

    def _on_said(self, event: Event) -> None:
        self._note(event, "said")

    def _on_left(self, event: Event) -> None:
        self._stand_in(event, "left")

    def _on_replaced(self, event: Event) -> None:
        self._stand_in(event, "timed_out" if event.data["cause"] == "clock" else "stand_in")

    def _stand_in(self, event: Event, kind: str) -> None:
        self.seats[event.seat].stand_in = event.data["level"]
        self.left_at[event.seat] = len(self.moves)
        self._note(event, kind)
        for offer in list(self.offers.values()):
            if event.seat in (offer.by, offer.about):
                del self.offers[offer.id]

    def _on_returned(self, event: Event) -> None:
        self.seats[event.seat].stand_in = None
        if self.clocks:
            self.clocks.left[event.seat] = max(self.clocks.left[event.seat], RETURN_GRACE)
        self._note(event, "returned")

    def _on_renamed(self, event: Event) -> None:
        self._note(event, "renamed")
        self.seats[event.seat].name = event.data["name"]

    def _on_offered(self, event: Event) -> None:
        self.offers_made += 1
        id = event.data.get("id", event.number)
        self.offers[id] = Proposal(id, event.data["kind"], event.seat, event.data)
        self._note(event, "offered")

    def _on_voted(self, event: Event) -> None:
        offer = self.offers[event.data["offer"]]
        if event.data["agree"]:
            offer.agreed.add(event.seat)
            self._note(event, "agreed")
        else:
            del self.offers[offer.id]
            self._note(event, "declined")

    def _on_accepted(self, event: Event) -> None:
        self.offers.pop(event.data["offer"], None)

    def _on_rematched(self, event: Event) -> None:
        self.rematch = event.data["table"]
        self._note(event, "rematch")

    def _on_branched(self, event: Event) -> None:
        if event.person is not None and event.key is not None:
            self.branches[event.person, event.key] = event.data["table"]

    def _note(self, event: Event, kind: str) -> None:
        name = self.seats[event.seat].name if event.seat >= 0 else ""
        self.notes.append(Note(event.at, kind, event.seat, name, event.data))

    def _drop_offers(self, *kinds: str) -> None:
        self.offers = {id: offer for id, offer in self.offers.items() if offer.kind not in kinds}

    # --- the game ---

    def new_state(self) -> State:
        """The game before its first move."""
        options: dict[str, Any] = dict(self.setup.options)
        seed = self.setup.origin.seed if self.setup.origin else self.setup.seed
        return self.game.new(len(self.seats), seed, **options)

    def _go_on_from(self, origin: Origin) -> None:
        """The moves of the other game, then chance of this one's own."""
        names = self.game.content.names
        self.moves = [
            MoveMade(Move(seat, self.game.actions.action(action, names)), True) for seat, action in origin.moves
        ]
        self.reseeds = [*(Reseed(*reseed) for reseed in origin.reseeds), Reseed(len(self.moves), self.setup.seed)]

    def played(self, moves: list[Move], start: State | None = None, reseeds: Sequence[Reseed] | None = None) -> State:
        """The game after these moves, chance drawn anew where it was."""
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
        """The moves that stay, and where chance was drawn anew; `anew`: it will be from here on too."""
        moves = [made for number, made in enumerate(self.moves) if number not in removed]
        stayed = [
            Reseed(after - sum(number < after for number in removed), seed)
            for after, seed in self.reseeds
            if not anew or after < min(removed)
        ]
        return moves, [*stayed, Reseed(len(moves), self.setup.seed_after(self.take_backs + 1))] if anew else stayed

    def without(self, removed: Collection[int], *, anew: bool) -> State:
        """The game as it stands if these moves had not been made; IllegalAction if later ones depend on them."""
        moves, reseeds = self.after_undo(removed, anew=anew)
        return self.played([made.move for made in moves], reseeds=reseeds)

    def viewers_of_change(self, other: State) -> list[int]:
        """Who would read another log if the game stood like this."""
        if self.state is None:
            return []
        return [viewer for viewer in self.epochs if visible_log(self.state, viewer) != visible_log(other, viewer)]

    # --- questions that many ask ---

    def actors(self) -> list[int]:
        return self.state.actors() if self.state else []

    def thinking(self, state: State | None = None) -> set[int]:
        """The people who are to decide: their clocks run."""
        actors = state.actors() if state else self.actors()
        return {seat for seat in actors if self.seats[seat].is_present_person}

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.actors() if self.seats[seat].bot_level is not None]

    @property
    def is_left_to_bots(self) -> bool:
        """Is it a game that goes on without any person?"""
        return self.status == "running" and not any(seat.is_present_person for seat in self.seats)

    def people_besides(self, *seats: int) -> list[int]:
        """People whose seats these are not; who left and may come back is one of them."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and n not in seats]

    def is_alone(self, seat: int) -> bool:
        return not self.people_besides(seat)

    def waiting(self, offer: Proposal) -> list[int]:
        """Whose consent an offer still needs: for an undo everybody's, also of people who are away; for a stand-in that
        of those who play; for a rematch that of those who were at the screen."""
        asked = self.people_besides(offer.by)
        if offer.kind == "replace":
            asked = [seat for seat in asked if self.seats[seat].is_present_person and seat != offer.about]
        elif offer.kind == "rematch":
            asked = [seat for seat in asked if seat in offer.data.get("asked", asked)]
        return [seat for seat in asked if seat not in offer.agreed]

    def undo_floor(self, seat: int) -> int:
        """The first move that this seat may take back: nobody undoes beyond the moment somebody else left."""
        return max((moves for other, moves in self.left_at.items() if other != seat), default=0)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def team_of(self, seat: int) -> int | None:
        return next((n for n, team in enumerate(self.setup.teams) if seat in team), None)


def _is_noticed(event: Event) -> bool:
    """Does everybody notice it? Moves written by earlier versions do not say; they count. Hints show at the end."""
    match event.kind:
        case "moved":
            return bool(event.data.get("told", True))
        case "undone":
            return SPECTATOR in event.data["viewers"]
    return event.kind not in ("hinted", "branched")
