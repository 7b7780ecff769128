"""What the fields of a view mean beyond their types: said where a field is declared, read by everything that shows it.

Every view has a `seat` (who looks) and a `question`, which each front end shows in a place of its own; a row with a
`seat` belongs to that player. All else is told by the markers below.

>>> class Stall(msgspec.Struct):
...     owner: SeatNumber | None
...     bids: Annotated[list[int], along("position")]
>>> facts_of(Stall).field("owner").domain, facts_of(Stall).field("bids").along
('seat', 'position')
"""

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, inspect

SEAT = "seat"
"""The domain of seats, in views as in actions and events."""


class FieldFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a field; of a structure, a list or a dictionary also what is known of its parts."""

    domain: str = ""
    """What it names: a seat, or a row of this content table, by number or id."""
    along: str = ""
    """The list has one entry for each seat, or for each row of this content table."""
    at_stake: bool = False
    """It is what players vie for now."""
    about_question: bool = False
    """It belongs to the question that is asked."""
    price: bool = False
    """What a card costs who looks, by its id; or, in a row that names one, what it costs each seat."""
    only_with: str = ""
    """It says something only while this other field does."""
    each: "FieldFacts | None" = None
    """Of the entries of a list or a dictionary."""
    fields: dict[str, "FieldFacts"] = {}
    """Of a structure; without those of which nothing is known."""

    def field(self, name: str) -> "FieldFacts":
        """What is known of a field of this structure."""
        return self.fields.get(name, NOTHING_KNOWN)


NOTHING_KNOWN = FieldFacts()


def _marker(**facts: Any) -> Meta:
    return Meta(extra=facts)


def domain(table: str) -> Meta:
    """The field names a row of this content table, by number or id."""
    return _marker(domain=table)


def along(table: str) -> Meta:
    """The list has one entry for each row of this content table, or for each `SEAT`."""
    return _marker(along=table)


def only_with(field: str) -> Meta:
    """The field says something only while another one does."""
    return _marker(only_with=field)


SeatNumber = Annotated[int, domain(SEAT)]
"""A seat; -1 stands for nobody."""
AT_STAKE = _marker(at_stake=True)
ABOUT_QUESTION = _marker(about_question=True)
PRICE = _marker(price=True)


@cache
def facts_of(view: type[msgspec.Struct]) -> FieldFacts:
    """All that is declared of the fields of a view or of a part of one."""
    return _read(inspect.type_info(view))


def _read(info: inspect.Type) -> FieldFacts:
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return msgspec.structs.replace(_read(inner), **(extra or {}))
        case inspect.StructType(fields=fields):
            known = {field.name: _read(field.type) for field in fields}
            return FieldFacts(fields={name: facts for name, facts in known.items() if facts != NOTHING_KNOWN})
        case inspect.UnionType(types=types):
            return next((facts for facts in map(_read, types) if facts != NOTHING_KNOWN), NOTHING_KNOWN)
        case (
            inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.DictType(value_type=item)
        ):
            facts = _read(item)
            return NOTHING_KNOWN if facts == NOTHING_KNOWN else FieldFacts(each=facts)
    return NOTHING_KNOWN
