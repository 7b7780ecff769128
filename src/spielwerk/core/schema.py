"""What a card file may say: fields with types, ranges and references, checked all at once.

A schema is a value built from the classes below. `check` walks data and schema together and tells `report` of every
mistake: what was wrong, and what is allowed.
"""

import difflib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from spielwerk.core.toml_lines import Path

Report = Callable[[Path, str], None]
Ids = Mapping[str, Collection[str]]
"""The ids in every table of the file, so that references can be checked."""


class Field(Protocol):
    """Anything that can check a value."""

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None: ...


@dataclass(frozen=True)
class Int:
    """A whole number within a range."""

    low: int
    high: int

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            report(path, f"must be a whole number from {self.low} to {self.high}, not {_shown(value)}")
        elif not self.low <= value <= self.high:
            report(path, f"is {value}, but must be from {self.low} to {self.high}")


@dataclass(frozen=True)
class Bool:
    """true or false."""

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if not isinstance(value, bool):
            report(path, f"must be true or false, not {_shown(value)}")


@dataclass(frozen=True)
class Text:
    """Some text, not empty."""

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if not isinstance(value, str) or not value.strip():
            report(path, f"must be a text, not {_shown(value)}")


@dataclass(frozen=True)
class Id:
    """The name by which other rows and actions know a row."""

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if not isinstance(value, str) or not value.isidentifier() or value != value.lower():
            report(path, f"must be a lower-case name of letters, digits and _, not {_shown(value)}")


@dataclass(frozen=True)
class OneOf:
    """One of a few values."""

    choices: tuple[Any, ...]

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if value not in self.choices:
            report(path, f"is {_shown(value)}, but must be one of {_listed(self.choices)}{_guess(value, self.choices)}")


def one_of(*choices: Any) -> OneOf:
    """A field with just these values."""
    return OneOf(choices)


@dataclass(frozen=True)
class Ref:
    """The id of a row in another table."""

    table: str

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        known = ids.get(self.table, ())
        if value not in known:
            choice = f"there are {_listed(known)}{_guess(value, known)}"
            report(path, f"names {_shown(value)}, which is not in {self.table}; {choice}")


@dataclass(frozen=True)
class ListOf:
    """A list of values of one sort."""

    item: Field
    least: int = 0
    most: int = 1000

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if not isinstance(value, list):
            report(path, f"must be a list, not {_shown(value)}")
            return
        if not self.least <= len(value) <= self.most:
            report(path, f"has {len(value)} entries, but must have {_range(self.least, self.most)}")
        for index, item in enumerate(value):
            self.item.check(item, (*path, index), ids, report)


@dataclass(frozen=True)
class Maybe:
    """A field that may be left out."""

    field: Field

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        self.field.check(value, path, ids, report)


@dataclass(frozen=True)
class Row:
    """A table with these fields and no others."""

    fields: Mapping[str, Field]

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        if not isinstance(value, dict):
            report(path, f"must be a table with {_listed(self.fields)}, not {_shown(value)}")
            return
        for name, item in value.items():
            if name in self.fields:
                self.fields[name].check(item, (*path, name), ids, report)
            else:
                report((*path, name), f"is not known here; there are {_listed(self.fields)}{_guess(name, self.fields)}")
        for name, wanted in self.fields.items():
            if name not in value and not isinstance(wanted, Maybe):
                report(path, f"lacks {name}")


@dataclass(frozen=True)
class Rows:
    """Several tables of one sort; their ids, if they have any, must differ."""

    row: Field
    least: int = 1
    most: int = 1000

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        ListOf(self.row, self.least, self.most).check(value, path, ids, report)
        seen: set[str] = set()
        for index, row in enumerate(value if isinstance(value, list) else ()):
            id = row.get("id") if isinstance(row, dict) else None
            if isinstance(id, str):
                if id in seen:
                    report((*path, index, "id"), f"{id!r} stands twice; every id may stand once")
                seen.add(id)


@dataclass(frozen=True)
class Operation:
    """One step of an effect: `op` names it, and each op has its own parameters."""

    ops: Mapping[str, Mapping[str, Field]] = field(default_factory=dict)

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        op = value.get("op") if isinstance(value, dict) else None
        if not isinstance(op, str) or op not in self.ops:
            report(path, f"has op {_shown(op)}, but must have one of {_listed(self.ops)}{_guess(op, self.ops)}")
            return
        Row({"op": Text(), **self.ops[op]}).check(value, path, ids, report)


SOURCE = one_of("rulebook", "public", "reconstructed", "own")
"""Where a row's figures come from; `own` marks a designer's own cards."""


@dataclass(frozen=True)
class Anything:
    """Remarks that the engine does not read."""

    def check(self, value: Any, path: Path, ids: Ids, report: Report) -> None:
        pass


def _shown(value: Any) -> str:
    return repr(value) if not isinstance(value, dict | list) else f"a {'table' if isinstance(value, dict) else 'list'}"


def _listed(values: Collection[Any]) -> str:
    return ", ".join(map(str, values)) or "none"


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _guess(value: Any, known: Collection[Any]) -> str:
    close = difflib.get_close_matches(str(value), [str(k) for k in known], n=1)
    return f" (did you mean {close[0]}?)" if close else ""
