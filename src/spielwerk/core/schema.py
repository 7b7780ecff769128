"""What a card file may say: rows declared as structures, read and checked all at once.

A game declares each kind of row as a frozen msgspec structure whose fields carry their ranges, choices and references.
That declaration is the check of the file, the type that Python reads and, through `server.typescript`, the type that
the page reads. `read` makes rows of a file and tells `report` of every mistake: what was wrong, and what is allowed.
"""

import difflib
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import Annotated, Any, Literal, dataclass_transform

from msgspec import Meta, Struct, StructMeta, field, inspect

from spielwerk.core.toml_lines import Path

# --- the words that declarations are made of ---------------------------------------------------------------------

Text = Annotated[str, Meta(pattern=r"\S", description="a text")]
Id = Annotated[
    str, Meta(pattern=r"^[a-zäöüß_][a-z0-9äöüß_]*$", description="a lower-case name of letters, digits and _")
]


def within(low: int, high: int) -> Meta:
    """A whole number in this range."""
    return Meta(ge=low, le=high)


def size(least: int, most: int | None = None) -> Meta:
    """A list with this many entries, or from `least` to `most`."""
    return Meta(min_length=least, max_length=least if most is None else most)


def only(*values: Any) -> Meta:
    """Just these values; members of an enum stand in the file by their names in lower case."""
    return Meta(extra={"only": values})


def domain(name: str) -> Meta:
    """A table of whose rows actions and events speak."""
    return Meta(extra={"domain": name})


def ref(table: str) -> Meta:
    """The id of a row in this table."""
    return Meta(extra={"table": table})


Source = Annotated[str, only("rulebook", "public", "reconstructed", "own")]
"""Where a row's figures come from; `own` marks a designer's own cards."""


class _RowType(StructMeta):
    """Makes every row frozen and made by keyword, without a word at each declaration."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **config: Any) -> "_RowType":
        return super().__new__(cls, name, bases, body, **{"frozen": True, "kw_only": True, **config})


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Row(Struct, metaclass=_RowType, frozen=True, omit_defaults=True):
    """A table of the file with these fields and no others; fields with a default may be left out."""


class File(Row):
    """A whole card file: all components of a game."""

    schema: Literal[1]
    meta: Any = None


class Sourced(Row):
    """Says where its figures come from; the remarks of the game's format may stand beside."""

    source: Source


class Named(Sourced):
    """Has a name of its own."""

    name_de: Text
    name_en: Text


class Component(Named):
    """Known to other rows and to actions by its id."""

    id: Id


class Card(Component):
    """Has help of its own."""

    help_de: Text
    help_en: Text


def _op_name(cls: str) -> str:
    """How the file calls an operation.

    >>> _op_name("GainChips")
    'gain_chips'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls).lower()


class Operation(Row, tag_field="op", tag=_op_name):
    """One step of an effect: `op` names it, and each op has its own parameters."""

    @property
    def op(self) -> str:
        return str(self.__struct_config__.tag)


# --- reading -----------------------------------------------------------------------------------------------------

MOST_ENTRIES = 1000
"""Of a list that says nothing of its size."""
Report = Callable[[Path, str], None]
Ids = Mapping[str, Collection[str]]
"""The ids in every table of the file, so that references can be checked."""


def read(type: Any, data: Any, ids: Ids, remarks: Mapping[str, Any], report: Report) -> Any:
    """The data as this type; worth nothing if a mistake was reported."""
    known = {name: inspect.type_info(remark) for name, remark in remarks.items()}
    return _Reader(ids, known, report).read(inspect.type_info(type), data, ())


def domains(components: type[File]) -> dict[str, str]:
    """The tables of whose rows actions and events speak: domain → table."""
    info = inspect.type_info(components)
    assert isinstance(info, inspect.StructType)
    extras = {field.name: constraints(field.type)[1] for field in info.fields}
    return {extra["domain"]: name for name, extra in extras.items() if "domain" in extra}


def constraints(info: inspect.Type) -> tuple[inspect.Type, dict[str, Any], str]:
    """A type without its metadata, what `only` and `ref` said of it, and what it is called."""
    extra: dict[str, Any] = {}
    name = ""
    while isinstance(info, inspect.Metadata):
        extra |= info.extra or {}
        name = (info.extra_json_schema or {}).get("description", name)
        info = info.type
    return info, extra, name


def word(choice: Any) -> Any:
    """How a value of a choice stands in the file."""
    return choice.name.lower() if isinstance(choice, Enum) else choice


class _Reader:
    """Walks data and declaration together."""

    def __init__(self, ids: Ids, remarks: Mapping[str, inspect.Type], report: Report) -> None:
        self.ids = ids
        self.remarks = remarks
        self.report = report

    def read(self, info: inspect.Type, value: Any, path: Path) -> Any:
        info, extra, name = constraints(info)
        if "table" in extra:
            return self._reference(extra["table"], value, path)
        if "only" in extra:
            return self._choice(extra["only"], value, path)
        match info:
            case inspect.EnumType(cls=cls):
                return self._choice(list(cls), value, path)
            case inspect.LiteralType(values=values):
                return self._choice(values, value, path)
            case inspect.UnionType(types=types):
                return self._union([one for one in types if not isinstance(one, inspect.NoneType)], value, path)
            case inspect.StructType(tag_field=str()):
                return self._union([info], value, path)
            case inspect.StructType():
                return self._row(info, value, path)
            case inspect.ListType():
                return self._list(info, value, path)
            case inspect.DictType():
                return self._dict(info, value, path)
            case inspect.IntType():
                self._number(info, value, path)
            case inspect.BoolType():
                self._is(isinstance(value, bool), "true or false", value, path)
            case inspect.StrType(pattern=pattern):
                self._is(isinstance(value, str) and re.search(pattern or "", value), name or "a text", value, path)
            case inspect.AnyType():
                pass
            case _:
                raise TypeError(f"a card file has nothing of type {info}")
        return value

    def _is(self, right: Any, wanted: str, value: Any, path: Path) -> None:
        if not right:
            self.report(path, f"must be {wanted}, not {_shown(value)}")

    def _number(self, info: inspect.IntType, value: Any, path: Path) -> None:
        low, high = info.ge, info.le
        wanted = "" if low is None or high is None else f"from {low} to {high}"
        if not isinstance(value, int) or isinstance(value, bool):
            self.report(path, f"must be a whole number {wanted}".rstrip() + f", not {_shown(value)}")
        elif low is not None and high is not None and not low <= value <= high:
            self.report(path, f"is {value}, but must be {wanted}")

    def _choice(self, choices: Sequence[Any], value: Any, path: Path) -> Any:
        for choice in choices:
            if value == word(choice) and isinstance(value, bool) == isinstance(choice, bool):
                return choice
        words = [word(choice) for choice in choices]
        wanted = f"one of {_listed(words)}{_guess(value, words)}" if len(words) > 1 else _shown(words[0])
        self.report(path, f"is {_shown(value)}, but must be {wanted}")
        return None

    def _reference(self, table: str, value: Any, path: Path) -> Any:
        known = self.ids.get(table, ())
        if value not in known:
            there = f"there are {_listed(known)}{_guess(value, known)}"
            self.report(path, f"names {_shown(value)}, which is not in {table}; {there}")
        return value

    def _list(self, info: inspect.ListType, value: Any, path: Path) -> list[Any]:
        if not isinstance(value, list):
            self.report(path, f"must be a list, not {_shown(value)}")
            return []
        least, most = info.min_length or 0, info.max_length or MOST_ENTRIES
        if not least <= len(value) <= most:
            self.report(path, f"has {len(value)} entries, but must have {_range(least, most)}")
        self._check_ids(value, path)
        return [self.read(info.item_type, item, (*path, index)) for index, item in enumerate(value)]

    def _check_ids(self, rows: list[Any], path: Path) -> None:
        seen: set[str] = set()
        for index, row in enumerate(rows):
            id = row.get("id") if isinstance(row, dict) else None
            if isinstance(id, str):
                if id in seen:
                    self.report((*path, index, "id"), f"{id!r} stands twice; every id may stand once")
                seen.add(id)

    def _dict(self, info: inspect.DictType, value: Any, path: Path) -> dict[Any, Any]:
        """A table whose keys are the members of an enum."""
        assert isinstance(info.key_type, inspect.EnumType)
        keys = {word(key): key for key in info.key_type.cls}
        if not self._is_table(value, keys, path):
            return {}
        known = self._known(value, keys, path)
        return {keys[name]: self.read(info.value_type, item, (*path, name)) for name, item in known.items()}

    def _union(self, structs: list[Any], value: Any, path: Path) -> Any:
        """The structure that the tag names, such as the operation of that `op`."""
        tag_field = getattr(structs[0], "tag_field", None)
        if tag_field is None:
            return self.read(structs[0], value, path)
        by_tag = {struct.tag: struct for struct in structs}
        tag = value.get(tag_field) if isinstance(value, dict) else None
        if not isinstance(tag, str) or tag not in by_tag:
            wanted = f"{_listed(by_tag)}{_guess(tag, by_tag)}"
            self.report(path, f"has {tag_field} {_shown(tag)}, but must have one of {wanted}")
            return None
        return self._row(by_tag[tag], {name: item for name, item in value.items() if name != tag_field}, path)

    def _row(self, info: inspect.StructType, value: Any, path: Path) -> Any:
        fields = {field.encode_name: field for field in _own_first(info)}
        remarks = self.remarks if issubclass(info.cls, Sourced) else {}
        if not self._is_table(value, fields, path):
            return None
        made = {}
        for name, item in self._known(value, [*fields, *remarks], path).items():
            if name in fields:
                made[fields[name].name] = self.read(fields[name].type, item, (*path, name))
            else:
                self.read(remarks[name], item, (*path, name))
        lacking = [name for name, field in fields.items() if field.required and name not in value]
        for name in lacking:
            self.report(path, f"lacks {name}")
        return None if lacking else info.cls(**made)

    def _is_table(self, value: Any, names: Collection[str], path: Path) -> bool:
        self._is(isinstance(value, dict), f"a table with {_listed(names)}", value, path)
        return isinstance(value, dict)

    def _known(self, value: Mapping[str, Any], names: Collection[str], path: Path) -> dict[str, Any]:
        """What stands under known names; all else is reported."""
        for name in value:
            if name not in names:
                there = f"there are {_listed(names)}{_guess(name, names)}"
                self.report((*path, name), f"is not known here; {there}")
        return {name: item for name, item in value.items() if name in names}


def _own_first(info: inspect.StructType) -> list[inspect.Field]:
    """The fields of a structure, its own before those that all rows have."""
    age = {name: age for age, cls in enumerate(info.cls.__mro__) for name in getattr(cls, "__annotations__", ())}
    return sorted(info.fields, key=lambda field: age[field.name])


def _shown(value: Any) -> str:
    return repr(value) if not isinstance(value, dict | list) else f"a {'table' if isinstance(value, dict) else 'list'}"


def _listed(values: Collection[Any]) -> str:
    return ", ".join(map(str, values)) or "none"


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _guess(value: Any, known: Collection[Any]) -> str:
    close = difflib.get_close_matches(str(value), [str(k) for k in known], n=1)
    return f" (did you mean {close[0]}?)" if close else ""
