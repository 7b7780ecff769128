"""What happens at a table: one structure per kind of event.

The record on disk keeps them as rows: the kind in a column of its own, the rest of the event as JSON. Rows of every
earlier version can be read; `_upcast` is the only place that knows what those looked like.
"""

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Struct

TABLE = -1
"""In place of a seat: the table itself."""


class _Offer(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=lambda name: name.lower()[: -len("offer")]):
    """What the others are asked to agree to. Ids count offers: numbers of events would tell how often rivals chose in
    secret."""


class UndoOffer(_Offer, frozen=True, kw_only=True):
    """Take back a person's last decision, or everything since a step."""

    kind: ClassVar[Literal["undo"]] = "undo"
    step: int | None = None
    id: int


class ReplaceOffer(_Offer, frozen=True, kw_only=True):
    """Let a bot play for the person on a seat."""

    kind: ClassVar[Literal["replace"]] = "replace"
    seat: int
    level: int
    id: int


class RematchOffer(_Offer, frozen=True, kw_only=True):
    """Play the same game again; `asked` are those who were at the screen (None: everybody)."""

    kind: ClassVar[Literal["rematch"]] = "rematch"
    asked: list[int] | None = None
    id: int


Offer: TypeAlias = UndoOffer | ReplaceOffer | RematchOffer


class _Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The tag is the kind of the row."""


class Joined(_Event, frozen=True, kw_only=True):
    """A person sat down."""

    name: str


class Vacated(_Event, frozen=True):
    """A person gave up the seat before the game."""


class Filled(_Event, frozen=True, kw_only=True):
    """A bot got a seat that nobody had taken."""

    name: str
    level: int


class Started(_Event, frozen=True):
    """The game began."""


class Moved(_Event, frozen=True, kw_only=True):
    """A seat played an action."""

    action: int
    text: str = ""
    """The action by name, for people who read the database."""
    seen: bool
    """It brought up chance, or facts that its player had not known."""
    told: bool
    """It told everybody something."""
    sealed: bool = False
    """It answered a question that several seats answer in secret."""


class Undone(_Event, frozen=True, kw_only=True):
    """Moves were taken back."""

    moves: list[int]
    anew: bool
    """Somebody had learned something by them, so chance is drawn anew."""
    viewers: list[int]
    """Who reads another log since."""


class Said(_Event, frozen=True, kw_only=True):
    """A person wrote to all."""

    text: str


class Left(_Event, frozen=True, kw_only=True):
    """A person left the game; a bot plays on."""

    level: int


class Replaced(_Event, frozen=True, kw_only=True):
    """A bot took over because time was up, or because the others agreed."""

    level: int
    cause: Literal["clock", "offer"]


class Returned(_Event, frozen=True):
    """A person came back and plays again."""


class Renamed(_Event, frozen=True, kw_only=True):
    """A person has another name."""

    name: str


class Offered(_Event, frozen=True, kw_only=True):
    """A person asked the others to agree to something."""

    offer: Offer


class Voted(_Event, frozen=True, kw_only=True):
    """A person answered an offer, or withdrew it."""

    offer: int
    agree: bool


class Accepted(_Event, frozen=True, kw_only=True):
    """Everybody agreed to an offer."""

    offer: int


class Rematched(_Event, frozen=True, kw_only=True):
    """The same game was opened again as another table."""

    table: str


class Hinted(_Event, frozen=True, kw_only=True):
    """A person asked for a hint."""

    decision: str


class Branched(_Event, frozen=True, kw_only=True):
    """A new game was opened that goes on from a step of this one."""

    table: str


Event: TypeAlias = (
    Joined
    | Vacated
    | Filled
    | Started
    | Moved
    | Undone
    | Said
    | Left
    | Replaced
    | Returned
    | Renamed
    | Offered
    | Voted
    | Accepted
    | Rematched
    | Hinted
    | Branched
)


class Entry(Struct, frozen=True):
    """An event in the record of its table."""

    number: int
    seat: int
    at: float
    event: Event
    key: str | None = None
    person: int | None = None
    """Who gave the command: the number of that person's `Joined` event. None: a bot, or the table itself."""
    left: list[float] | None = None
    """Seconds left per seat, where the event changed them."""


_COLUMNS = ("number", "seat", "at", "key", "person")
"""What a row and an entry have in common."""


def row_of(table_id: str, entry: Entry) -> dict[str, Any]:
    """The entry as the database keeps it."""
    data = msgspec.to_builtins(entry.event)
    kind = data.pop("type")
    if isinstance(entry.event, Offered):
        data = data["offer"]
    if entry.left is not None:
        data["left"] = entry.left
    columns = {name: getattr(entry, name) for name in _COLUMNS}
    return {"table_id": table_id, "kind": kind, "data": msgspec.json.encode(data), **columns}


def entry_of(row: Any) -> Entry:
    """The entry that a row of any version keeps; a msgspec error if it keeps none."""
    data = msgspec.json.decode(row.data, type=dict[str, Any])
    left = data.pop("left", None)
    event = {"type": row.kind, **_upcast(row.kind, data, row.number)}
    columns = {name: getattr(row, name) for name in _COLUMNS}
    return msgspec.convert({**columns, "event": event, "left": left}, Entry)


def _upcast(kind: str, data: dict[str, Any], number: int) -> dict[str, Any]:
    """What a row says in the form of the present version.

    The first one did not say whether a move told everybody something (it counts as if it did), took back a range of
    moves and never drew chance anew, and gave an offer the number of its event.
    """
    match kind, data:
        case "moved", _:
            return {"told": True, **data}
        case "undone", {"first": int(first), "last": int(last)}:
            return {"moves": list(range(first, last + 1)), "anew": False, **data}
        case "offered", _:
            return {"offer": {"id": number, **data}}
    return data
