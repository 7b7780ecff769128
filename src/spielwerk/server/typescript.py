"""Write the web's types from the messages and the games' views: `python -m spielwerk.server.typescript`."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

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

    def name(self, cls: type) -> str:
        prefix = "" if cls.__module__ == messages.__name__ else self.prefix
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
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self.type_of(item)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type_of(value)}>"
            case inspect.Metadata(type=inner):
                return self.type_of(inner)
        raise TypeError(f"no TypeScript for {info}")

    def struct(self, info: inspect.StructType) -> str:
        name = self.name(info.cls)
        if name not in self.written:
            self.written[name] = ""  # a structure may mention itself
            lines = [f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"] if info.tag_field else []
            lines += [self.field(info.cls, field) for field in info.fields]
            self.written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def field(self, cls: type, field: inspect.Field) -> str:
        """Parts with a default may be left out by the client, and by the server where the structure says so."""
        sent_by_client = bool(cls.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]
        may_lack = not field.required and (sent_by_client or cls.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
        return f"  {field.encode_name}{'?' if may_lack else ''}: {self.type_of(field.type)};"


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
    return "\n".join([HEADING, *writer.written.values(), *lines])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(render(), encoding="utf-8")
