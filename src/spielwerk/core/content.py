"""Content: from a TOML file, checked, to the record that the rules read.

A user's own file overrides the built-in one: rows are matched by their `id`, so it may hold just the cards that differ.
"""

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import Struct

from spielwerk.core import schema
from spielwerk.core.action_space import Names
from spielwerk.core.errors import BadContent, Problem
from spielwerk.core.records import one
from spielwerk.core.toml_lines import Path as KeyPath
from spielwerk.core.toml_lines import lines_of

Data = dict[str, Any]


@dataclass(frozen=True)
class Format:
    """How a game's card file is laid out and what is made of it."""

    components: type[schema.File]
    record: Any
    """The dtype that the rules read."""
    check: Callable[[Any, "Report"], None]
    """What no single field shows: sums, counts, limits of the engine."""
    fill: Callable[[Any, Any], None]
    """Writes the components to a blank record."""
    remarks: Mapping[str, Any] = field(default_factory=dict)
    """What may stand beside any `source` that the engine does not read: name → type."""


@dataclass(frozen=True)
class Content:
    """The printed components of one game, ready to play."""

    record: Any
    printed: Any
    """The whole file as the structure `Components` of the game's content.py."""
    tables: Mapping[str, Mapping[str, Any]]
    """Domain → id → row."""
    names: Names
    digest: str
    data: Data
    """The file as it is written, for the page."""
    domains: Mapping[str, str]
    """Domain → table of the file."""
    file: Path | None
    """The user's own file, if there is one."""

    def text(self, domain: str, id: str, key: str, language: str) -> str:
        """A row's own wording, e.g. text("department", "authors", "name", "de"); the id where there is no such row."""
        row = self.tables[domain].get(id)
        return str(getattr(row, f"{key}_{language}", None) or getattr(row, f"{key}_en", None) or id)

    def written(self) -> dict[str, dict[str, Data]]:
        """Domain → id → row as the file has it."""
        return {domain: {row["id"]: row for row in self.data[table]} for domain, table in self.domains.items()}


def load_content(format: Format, builtin: Path, own: Path | None = None) -> Content:
    """Read, check and build; all mistakes are reported together in one BadContent."""
    sources = [_Source.read(builtin)]
    data = sources[0].data
    if own is not None:
        sources.append(_Source.read(own))
        data = _overlay(data, sources[1].data)
    report = Report(sources, data)
    printed = schema.read(format.components, data, _ids(data), format.remarks, report)
    if not report.problems:
        format.check(printed, report)
    if report.problems:
        raise BadContent(report.problems)
    record = one(format.record)
    format.fill(record, printed)
    domains = schema.domains(format.components)
    tables = {domain: {row.id: row for row in getattr(printed, table)} for domain, table in domains.items()}
    names = {domain: tuple(rows) for domain, rows in tables.items()}
    return Content(record, printed, tables, names, _digest(record, names), data, domains, own)


class Report:
    """Collects the mistakes of a file, each with its place."""

    def __init__(self, sources: "list[_Source]", data: Data) -> None:
        self.sources = sources
        self.data = data
        self.problems: list[Problem] = []

    def __call__(self, path: KeyPath, message: str) -> None:
        self.problems.append(_locate(self.sources, self.data, path, message))

    def counts(self, table: str, stated: Struct, counted: Mapping[str, int]) -> None:
        """What a table states must agree with what the rows give."""
        for name, count in counted.items():
            said = getattr(stated, name)
            if said != count:
                self((table, name), f"is {said}, but the rows give {count}; correct the one or the other")

    def order(self, table: str, rows: Sequence[Any], ids: Sequence[str]) -> None:
        """The engine counts on these rows in this order."""
        if [row.id for row in rows] != list(ids):
            self((table,), f"must have the rows {', '.join(ids)}, in this order")


def numbers(rows: Sequence[Any]) -> dict[str | None, int]:
    """The number of every row by its id."""
    return {row.id: number for number, row in enumerate(rows)}


def copy_figures(row: Struct, record: Any) -> None:
    """Write a row's numbers, flags and members of enums to the fields of a record that are called the same."""
    for name in record.dtype.names:
        value = getattr(row, name, None)
        if isinstance(value, int):
            setattr(record, name, value)


def _digest(record: Any, names: Mapping[str, Sequence[str]]) -> str:
    """Changes with every figure and every id, but not with names, help texts and remarks."""
    digest = hashlib.sha256(record.tobytes())
    digest.update(repr(sorted((domain, tuple(ids)) for domain, ids in names.items())).encode())
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class _Source:
    file: str
    data: Data
    lines: Mapping[KeyPath, int]

    @classmethod
    def read(cls, path: Path) -> "_Source":
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise BadContent([Problem(str(path), None, "", "there is no such file")]) from None
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent([Problem(str(path), None, "", f"cannot be read: {error}")]) from None
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent([Problem(str(path), None, "", f"is not valid TOML: {error}")]) from None
        return cls(str(path), data, lines_of(text))

    def line(self, path: KeyPath) -> int | None:
        """The line of a key, or of the nearest table around it that stands in this file."""
        while path:
            if path in self.lines:
                return self.lines[path]
            path = path[:-1]
        return None


def _overlay(base: Data, own: Data) -> Data:
    """The base with what the own file says; rows with ids are matched, everything else replaced."""
    merged = dict(base)
    for key, value in own.items():
        before = base.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            merged[key] = _overlay(before, value)
        elif isinstance(before, list) and _has_ids(value) and _has_ids(before):
            merged[key] = _overlay_rows(before, value)
        else:
            merged[key] = value
    return merged


def _overlay_rows(base: list[Data], own: list[Data]) -> list[Data]:
    changes = {row["id"]: row for row in own}
    merged = [{**row, **changes.get(row["id"], {})} for row in base]
    known = {row["id"] for row in base}
    return merged + [row for row in own if row["id"] not in known]


def _has_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "id" in row for row in value)


def _ids(data: Data) -> schema.Ids:
    return {
        table: [row["id"] for row in rows if isinstance(row, dict) and isinstance(row.get("id"), str)]
        for table, rows in data.items()
        if isinstance(rows, list)
    }


def _locate(sources: list[_Source], data: Data, path: KeyPath, message: str) -> Problem:
    """Name the place in the user's own file if the row or key comes from there, else in the built-in one."""
    for source in reversed(sources):
        own_path = _path_in(source.data, data, path)
        if own_path is not None or source is sources[0]:
            return Problem(source.file, source.line(own_path or path), _shown(data, path), message)
    raise AssertionError("unreachable: the last source answers")


def _path_in(source: Data, merged: Data, path: KeyPath) -> KeyPath | None:
    """The same place in a source: rows may stand at another index there, found by their id."""
    here: Any = source
    there: Any = merged
    found: KeyPath = ()
    for step in path:
        if isinstance(step, int) and isinstance(here, list) and _has_ids(here) and isinstance(there, list):
            id = there[step].get("id")
            matches = [index for index, row in enumerate(here) if row["id"] == id]
            if not matches:
                return None
            found = (*found, matches[0])
            here, there = here[matches[0]], there[step]
            continue
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            missing_in_both = not (isinstance(there, dict) and step in there)
            return (*found, step) if missing_in_both and found else None
        there = there[step]
        found = (*found, step)
    return found


def _shown(data: Data, path: KeyPath) -> str:
    """A key as people write it: departments[authors].cost"""
    shown = ""
    here: Any = data
    for step in path:
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            here = None
        if isinstance(step, int):
            shown += f"[{here['id'] if isinstance(here, dict) and 'id' in here else step}]"
        else:
            shown += f".{step}" if shown else step
    return shown
