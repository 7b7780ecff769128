"""Write the web's types from messages, views and components: `python -m spielwerk.server.typescript`."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from spielwerk.core import schema
from spielwerk.core.schema import File, Row, constraints, domains, word
from spielwerk.core.view_fields import FieldFacts, facts_of
from spielwerk.games import available
from spielwerk.server import messages

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "messages.ts"

HEADING = """// Made by `python -m spielwerk.server.typescript`; do not edit.
"""

_SIMPLE: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class _Writer:
    """Collects the structures that types mention, each under its name."""

    def __init__(self) -> None:
        self.prefix = ""
        self.written: dict[str, str] = {}
        self.owners: dict[str, type] = {}

    def name(self, cls: type) -> str:
        prefix = "" if cls.__module__ in (messages.__name__, schema.__name__) else self.prefix
        return prefix + cls.__name__

    def type_of(self, info: Any) -> str:
        simple = _SIMPLE.get(type(info))
        if simple:
            return simple
        match info:
            case inspect.StructType():
                return self.struct(info)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type_of(t) for t in types))
            case inspect.LiteralType(values=values):
                return _choice(values)
            case inspect.EnumType(cls=cls):
                return _choice(list(cls))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self.type_of(item)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(key_type=inspect.EnumType() as key, value_type=value):
                return f"Partial<Record<{self.type_of(key)}, {self.type_of(value)}>>"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type_of(value)}>"
            case inspect.Metadata():
                inner, extra, _ = constraints(info)
                return _choice(extra["only"]) if "only" in extra else self.type_of(inner)
        raise TypeError(f"no TypeScript for {info}")

    def struct(self, info: inspect.StructType) -> str:
        name = self.name(info.cls)
        if self.owners.setdefault(name, info.cls) is not info.cls:
            raise TypeError(f"{info.cls} and {self.owners[name]} would both be {name}")
        if name not in self.written:
            self.written[name] = ""  # a structure may mention itself
            base, inherited = self.base(info.cls)
            lines = [f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"] if info.tag_field else []
            lines += [self.field(info.cls, field) for field in info.fields if field.name not in inherited]
            self.written[name] = f"export interface {name}{base} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def base(self, cls: type) -> tuple[str, set[str]]:
        """What a row takes over from a sort of row that all games share."""
        for age, parent in enumerate(cls.__mro__[1:], 1):
            fields: tuple[str, ...] = getattr(parent, "__struct_fields__", ())
            if fields and parent.__module__ == schema.__name__:
                own = {name for child in cls.__mro__[:age] for name in child.__annotations__}
                return f" extends {self.type_of(inspect.type_info(parent))}", set(fields) - own
        return "", set()

    def field(self, cls: type, field: inspect.Field) -> str:
        """Parts with a default may be left out by the client, and by the server where the structure says so."""
        sent_by_client = bool(cls.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]
        may_lack = not field.required and (sent_by_client or cls.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        type_name = self.type_of(field.type)
        if issubclass(cls, Row):
            type_name = type_name.removesuffix(" | null")  # TOML has none
        return f"  {name}{'?' if may_lack else ''}: {type_name};"

    def printed(self, components: type[File]) -> str:
        """The components of a game, by domain and as the whole file."""
        whole: Any = inspect.type_info(components)
        rows: dict[str, Any] = {field.name: constraints(field.type)[0] for field in whole.fields}
        row_types = {domain: self.type_of(rows[table].item_type) for domain, table in domains(components).items()}
        tables = " ".join(f"{domain}: Record<string, {row}>;" for domain, row in row_types.items())
        return f"{{ tables: {{ {tables} }}; data: {self.type_of(whole)} }}"


def _choice(values: Iterable[Any]) -> str:
    """Enums stand in card files by name."""
    return " | ".join(msgspec.json.encode(word(value)).decode() for value in values)


def _contents(writer: _Writer) -> str:
    """The components of every game, as `ContentFacts` has them."""
    printed = []
    for meta in available():
        writer.prefix = meta.id.capitalize()
        components = import_module(f"spielwerk.games.{meta.id}.content").FORMAT.components
        printed.append(f"  {meta.id}: {writer.printed(components)};")
    return "export interface Contents {\n" + "\n".join(printed) + "\n}\n"


def render() -> str:
    """The whole file."""
    writer = _Writer()
    for cls in vars(messages).values():
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls not in (messages.Command, msgspec.Struct):
            writer.type_of(inspect.type_info(cls))
    unions = {name: getattr(messages, name) for name in ("AnyCommand", "ClientMessage", "Reply", "ServerMessage")}
    lines = [f"export type {name} = {writer.type_of(inspect.type_info(union))};\n" for name, union in unions.items()]
    writer.type_of(inspect.type_info(FieldFacts))
    views, fields = {}, {}
    for meta in available():
        writer.prefix = meta.id.capitalize()
        view = import_module(f"spielwerk.games.{meta.id}.view").View
        views[meta.id] = writer.type_of(inspect.type_info(view))
        fields[meta.id] = facts_of(view)
    lines.append("export interface Views {\n" + "\n".join(f"  {id}: {name};" for id, name in views.items()) + "\n}\n")
    known = "\n".join(f"  {id}: {msgspec.json.encode(facts).decode()}," for id, facts in fields.items())
    lines.append(f"export const VIEW_FIELDS: Record<string, FieldFacts> = {{\n{known}\n}};\n")
    lines.append(f"export const PROTOCOL = {messages.PROTOCOL};\n")
    lines.append(_contents(writer))
    return "\n".join([HEADING, *writer.written.values(), *lines])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(render(), encoding="utf-8")
