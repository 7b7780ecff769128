"""Events: what the log's numbers mean, so that texts can name them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple, Self

from spielwerk.core.action_space import Names


class Arg(NamedTuple):
    """One number of a log entry: a plain number, a seat, or a row of a content table."""

    name: str
    domain: str


def arg(name: str, domain: str = "number") -> Arg:
    """An argument that is a plain number unless its domain says otherwise."""
    return Arg(name, domain)


class EventKind(IntEnum):
    """The kinds of entries of one game: each member is its number, followed by its arguments.

    >>> class Event(EventKind):
    ...     DREW = 0, arg("card", "card"), arg("left")
    ...     SHUFFLED = 1
    >>> Event.DREW == 0, [arg.name for arg in Event.DREW.args], Event.SHUFFLED.args
    (True, ['card', 'left'], ())
    """

    args: tuple[Arg, ...]

    def __new__(cls, number: int, *args: Arg) -> Self:
        member = int.__new__(cls, number)
        member._value_ = number
        member.args = args
        return member


class Happened(NamedTuple):
    """One log entry with its meaning: `kind` is the key of its sentence, `args` the facts in it."""

    kind: str
    seat: int
    args: dict[str, int | str]
    domains: tuple[Arg, ...]
    """What each argument is: a number, a seat, a row of a content table."""


@dataclass(frozen=True)
class Events:
    """The kinds of entries of one game with their arguments."""

    by_number: Mapping[int, tuple[str, tuple[Arg, ...]]]

    @classmethod
    def of(cls, kinds: Iterable[EventKind]) -> "Events":
        return cls({int(kind): (kind.name.lower().replace("_", "-"), kind.args) for kind in kinds})

    def read(self, entry: Any, names: Names) -> Happened:
        """What one entry says; members of content tables by their id, seats and numbers as they are."""
        key, args = self.by_number[int(entry["kind"])]
        values: dict[str, int | str] = {}
        for spec, field in zip(args, ("a", "b", "c"), strict=False):
            value = int(entry[field])
            known = names.get(spec.domain)
            values[spec.name] = value if known is None else known[value]
        return Happened(key, int(entry["seat"]), values, args)
