"""Everything that travels between the server and a browser or script; docs/protocol.md tells how it is used.

The web's types are made from this file: `python -m spielwerk.server.typescript` (a test fails when they are stale).
"""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 2
"""Raised by every change that an older client would misunderstand."""

LARGEST_MESSAGE = 16 * 1024
"""Bytes of one message from a client; more closes the connection."""

DEEPEST = 16
"""Levels of nested lists and objects in a message from a client; ours have four at most."""

Language = Literal["de", "en"]
Level = Annotated[int, Meta(ge=1, le=4)]
"""Strength of a bot, 1 is the weakest."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for every command: the same key again gets the same answer and changes nothing."""
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Cursor = Annotated[int, Meta(ge=0, le=1_000_000)]
GameId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z_]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Both(Struct, frozen=True):
    """A short text in both languages."""

    de: str
    en: str


# --- the games ---


class ChoiceFacts(Struct, frozen=True):
    """One choice of an option."""

    id: str
    name: Both


class OptionFacts(Struct, frozen=True):
    """One setting that the table agrees on before the game; the first choice is the default."""

    id: str
    name: Both
    clause: str
    choices: dict[str, list[ChoiceFacts]]
    """For every number of seats ("2", "3" …) the choices there; a single one means: nothing to choose."""


class LevelFacts(Struct, frozen=True):
    """One strength of bots."""

    level: int
    name: Both


class Readiness(Struct, frozen=True):
    """Can a game be played? At the first start its rules are compiled, which takes a minute or two."""

    state: Literal["ready", "preparing", "failed"]
    share: float = 0.0
    """How much of the preparation is done, 0 to 1."""


class PrintedFacts(Struct, frozen=True):
    """Who made and published the printed game, as far as its rulebook names them."""

    designers: list[str]
    publisher: str | None
    year: int | None


class GameFacts(Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    name: Both
    idea: Both
    printed: PrintedFacts
    seats: list[int]
    minutes: int
    options: list[OptionFacts]
    teams: dict[str, list[list[int]]]
    """For numbers of seats with teams: the seats of each team."""
    levels: list[LevelFacts]
    rules: int
    """Version of the rules."""
    content: str
    """Digest of the cards."""
    readiness: Readiness


class ParamFacts(Struct, frozen=True):
    """One parameter of an action: a plain number, a `seat`, or a row of the content table `domain`."""

    name: str
    domain: str


class ContentFacts(Struct, frozen=True):
    """The printed components, for drawing and for help."""

    game: str
    digest: str
    tables: dict[str, dict[str, dict[str, Any]]]
    """Domain → id → row of the card file, as each game's `content.py` declares it."""
    data: dict[str, Any]
    """The whole card file, for what is in no domain."""
    actions: dict[str, list[ParamFacts]]
    """Every kind of action with its parameters."""


class Clause(Struct, frozen=True):
    """One numbered rule of the ledger, in our own words."""

    id: str
    section: Both
    text: Both


# --- a table ---


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for thinking: a budget per seat, and what every completed turn adds to it."""

    budget: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    """Seconds."""
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    level: Level = 2
    """The bot that takes the seat when the time is over."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me` (at most one seat), a `person` yet to come, or a `bot`."""

    kind: Literal["me", "person", "bot"]
    level: Level = 2


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; it begins as soon as nobody is missing."""

    game: GameId
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: Name = "?"
    """What the host is called."""
    options: Annotated[dict[Word, Word], Meta(max_length=32)] = {}
    public: bool = False
    """Listed among the open tables; anybody may join."""
    clock: Clock | None = None
    hints: bool | None = None
    """May people ask a bot what it would do? None: where at most one of them plays."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat: a certain one, or the first that is free."""

    name: Name
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """A seat is yours. The token is its only key: keep it in the browser, show it to nobody."""

    table: str
    seat: int | None
    """None: a table of bots only; you watch."""
    token: str | None


class SeatFacts(Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    """Of the bot that plays here, also of a stand-in."""
    stand_in: bool
    """A bot plays for a person who left and may come back."""
    connected: bool
    team: int | None


class Offer(Struct, frozen=True):
    """Something that needs the consent of people at the table."""

    id: int
    kind: Literal["undo", "replace", "rematch"]
    by: int
    seat: int | None
    """`replace`: the seat that a bot shall take."""
    waiting: list[int]
    """Seats whose yes is still missing."""


class Standing(Struct, frozen=True):
    """Place (from 1, shared ones repeat) and score of a seat."""

    seat: int
    place: int
    score: int
    parts: dict[str, int] = {}
    """What decided, each with its text `part-KEY`; where points decide, they add up to the score."""


class Seed(Struct, frozen=True):
    """What decided all chance, told at the end: sha256("SALT:SEED") is the hash that stood there from the start."""

    seed: str
    """A whole number, as text because it may be larger than JavaScript's numbers."""
    salt: str


class Origin(Struct, frozen=True):
    """The finished game from which this one goes on."""

    table: str
    move: int
    """The step, as in `/g/ID?move=N`."""


class TableFacts(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    """`open`: people are still missing."""
    seats: list[SeatFacts]
    host: int | None
    public: bool
    clock: Clock | None
    seed_hash: str
    seed: Seed | None
    offers: list[Offer]
    watchers: int
    rematch: str | None
    """The table where the same people play again; everybody's token works there too."""
    created: float
    """Seconds since 1970, as all times here."""
    results: list[Standing] | None
    hints: bool = True
    """May people here ask for hints?"""
    hinted: list[int] | None = None
    """For every seat the number of decisions with a hint; told at the end."""
    take_backs: int = 0
    """How often something already told was taken back; such a game counts in no statistics."""
    origin: Origin | None = None


class Summary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatFacts]
    options: dict[str, str]
    clock: Clock | None
    actors: list[int]
    """Seats that are to decide."""
    created: float
    changed: float
    results: list[Standing] | None
    take_backs: int = 0


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens that a browser holds."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class MyGame(Struct, frozen=True):
    """A table at which one of the tokens has a seat."""

    token: int
    """Which of the tokens sent, from 0."""
    seat: int
    my_turn: bool
    table: Summary


# --- the game at a table, as one seat (or a spectator) sees it ---


class Question(Struct, frozen=True):
    """What is being decided."""

    id: str
    text: str


class ActionFacts(Struct, frozen=True):
    """One allowed action. Send its number; `text` is its language-neutral name such as `build(authors)`."""

    number: int
    kind: str
    args: list[int | str]
    text: str
    name: str
    """What a button says, in the language of the connection."""


class ClockFacts(Struct, frozen=True):
    """Time left of a seat; runs down since `since`, stands still if that is None."""

    seat: int
    left: float
    since: float | None


class Position(Struct, frozen=True):
    """The game as it stands, for one viewer."""

    step: int
    """Number of the last step; see docs/protocol.md."""
    seat: int
    """Who looks: a seat, or -1 for a spectator."""
    view: Any
    """The game's own View, made by the rules for this viewer; see the generated types."""
    question: Question | None
    actors: list[int]
    """Seats that are to decide now; several at once in sealed decisions."""
    decision: str | None
    """Names what the viewer has to decide; goes into `play`. None: nothing."""
    actions: list[ActionFacts]
    undo: Literal["none", "free", "ask"]
    """May the viewer take back the last own decision: no, at once, or with the consent of the others."""
    clocks: list[ClockFacts]
    ending: str | None
    """How the game ended, in words; None while it runs."""
    results: list[Standing] | None


class LogEntry(Struct, frozen=True):
    """What happened, as a sentence and as data."""

    index: int
    step: int
    kind: str
    seat: int
    args: dict[str, int | str]
    domains: dict[str, str]
    """What each argument is: `number`, `seat`, or the content table whose row it names."""
    sentence: str


ChatKind = Literal[
    "said",
    "joined",
    "left",
    "stand_in",
    "timed_out",
    "returned",
    "undone",
    "offered",
    "agreed",
    "declined",
    "rematch",
    "renamed",
]


class ChatLine(Struct, frozen=True):
    """What somebody said (`said`), or what happened at the table beside the game."""

    index: int
    at: float
    kind: ChatKind
    seat: int
    name: str
    text: str
    """As said, or a sentence in the language of the connection."""


# --- from the client ---


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a seat wants done."""

    key: Key


class Play(Command, tag="play", frozen=True):
    """Answer the decision with one of its actions."""

    decision: Word
    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class Undo(Command, tag="undo", frozen=True):
    """Take back the last own decision; against bots alone also back to a certain step."""

    step: Cursor | None = None


class Replace(Command, tag="replace", frozen=True):
    """Propose that a bot takes the seat of somebody who is away."""

    seat: SeatNumber
    level: Level = 2


class Rematch(Command, tag="rematch", frozen=True):
    """Propose to play again with the same people."""


class Branch(Command, tag="branch", frozen=True):
    """Go on from a step of a finished game, in the own seat of a new game against bots."""

    step: Cursor


class Vote(Command, tag="vote", frozen=True):
    """Agree to an offer or decline it; the one who made it withdraws it by declining."""

    offer: Cursor
    agree: bool


class Say(Command, tag="say", frozen=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Leave(Command, tag="leave", frozen=True):
    """Let a bot play on in the own seat; at a table that has not begun, give the seat up."""

    level: Level = 2


class Return(Command, tag="return", frozen=True):
    """Take the own seat back from the bot."""


class Start(Command, tag="start", frozen=True):
    """The host begins; bots take the seats that are still open."""

    level: Level = 2


class Rename(Command, tag="rename", frozen=True):
    """Be called otherwise."""

    name: Name


class Why(Command, tag="why", frozen=True):
    """Ask why an action, named like `build(authors)`, is not allowed now; or name a component like `authors`, for what
    one would most likely do with it. Changes nothing."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Hint(Command, tag="hint", frozen=True):
    """Ask a bot what it would do, where the table allows it. Changes nothing in the game; at the end everybody learns
    how often it was asked."""


AnyCommand = Play | Undo | Replace | Rematch | Branch | Vote | Say | Leave | Return | Start | Rename | Why | Hint


class Have(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client already has: as the last `update` said."""

    epoch: Cursor
    log: Cursor
    chat: Cursor


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a socket. Without a token: a spectator."""

    protocol: int
    language: Language = "de"
    token: Token | None = None
    have: Have | None = None


class Speak(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="language"):
    """Switch the language of this connection; everything comes anew in it."""

    language: Language


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is somebody there?"""


ClientMessage = AnyCommand | Hello | Speak | Ping

# --- from the server ---


class Update(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """What is new for this viewer. Parts that did not change are left out."""

    now: float
    epoch: int
    """Raised by every undo. Another epoch than before: forget the log, this one begins anew."""
    log_from: int
    chat_from: int
    log: list[LogEntry] = []
    chat: list[ChatLine] = []
    table: TableFacts | None = None
    position: Position | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command is carried out and safely kept."""

    key: str
    repeated: bool = False
    """It had been carried out before; nothing was done twice."""
    offer: int | None = None
    """It needs consent first: the number of the offer."""


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """Answer to `why`; None: it is allowed."""

    key: str
    text: str | None
    clauses: list[str] = []
    """The rules behind it."""


class Branched(Struct, frozen=True, tag_field="type", tag="branched"):
    """Answer to `branch`: the new table. Seat and token are those of the old one."""

    key: str
    table: str


class HintFacts(Struct, frozen=True):
    """One suggestion."""

    action: ActionFacts
    chance: float
    """Estimated chance of winning, 0 to 1."""


class Hints(Struct, frozen=True, tag_field="type", tag="hints"):
    """Answer to `hint`, best first."""

    key: str
    hints: list[HintFacts]


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Refused, nothing was changed. `code` is for programs, `message` for people, in their language."""

    code: str
    message: str
    key: str | None = None
    clauses: list[str] = []
    """The rules behind it, where it is one of the game's."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is."""

    now: float


Reply = Done | Reason | Hints | Branched
ServerMessage = Update | Done | Reason | Hints | Branched | Problem | Pong

# --- afterwards ---


class Step(Struct, frozen=True):
    """The game as it stood after one step, for one viewer."""

    table: str
    steps: int
    """Number of the last step so far."""
    position: Position
    log: list[LogEntry]
    """Up to there."""


class ScorePoint(Struct, frozen=True):
    """Scores of all seats after one step."""

    step: int
    scores: list[int]


class History(Struct, frozen=True):
    """How the scores went; of finished games only, since scores may hold secrets."""

    points: list[ScorePoint]


class Address(Struct, frozen=True):
    """Where others reach this server."""

    address: str | None
    """Such as `http://192.168.1.5:8000`; None: it listens to its own machine alone."""


class Health(Struct, frozen=True):
    """The server says how it is."""

    status: Literal["ok"]
    version: str
    protocol: int
    tables: int
    """In memory."""
    connections: int


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def is_too_deep(text: str) -> bool:
    """Is JSON nested so deeply that a decoder, which calls itself for every level, would run out of stack?"""
    level = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        level += 1 if bracket in "[{" else -1
        if level > DEEPEST:
            return True
    return False


def read_client(data: str) -> ClientMessage:
    """A message from a socket; raises msgspec.DecodeError or ValidationError with what is wrong."""
    return _client.decode(data)
