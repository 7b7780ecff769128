"""The rules of a game, clause by clause, from the ledgers in both languages.

A clause is a row of a table, or a point of a list with all that follows up to the next one.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from spielwerk.core.content import Content
from spielwerk.core.jit import PACKAGE
from spielwerk.core.texts import LANGUAGES
from spielwerk.server import messages as m

FOLDERS = (PACKAGE / "server" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout."""
FILES = {"de": "{id}.de.md", "en": "{id}.md"}
SOURCE_COLUMNS = {"from", "section", "clauses"}
"""Columns that only say where a rule comes from."""

_POINT = re.compile(r"^- \*\*((?:[A-Z]:)?[A-Z]-\d+[a-z]?)([^*]*)\*\*\s*(.+)")
_ID = re.compile(r"(?:[A-Z]:)?[A-Z]-\d+[a-z]?")
_CELL = re.compile(r"(?<!\\)\|")
_SOURCE = re.compile(r"\s*\[[^\]]*\]\s*$")
_CODE = re.compile(r"`([^`]+)`")


class ClauseText(NamedTuple):
    """A clause in one language."""

    section: str
    text: str


def read_clauses(id: str, content: Content) -> list[m.Clause]:
    """All clauses of a game, in the order of its ledger."""
    german, english = (parse_clauses(ledger(id, language)) for language in LANGUAGES)
    names = {id: row.name_en for rows in content.tables.values() for id, row in rows.items()}
    return [
        m.Clause(
            number,
            m.Both(german[number].section, here.section),
            m.Both(_plain(german[number].text, {}), _plain(here.text, names)),
        )
        for number, here in english.items()
    ]


def ledger(id: str, language: str) -> str:
    """The text of the ledger in one language."""
    name = FILES[language].format(id=id)
    file = next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)
    return file.read_text(encoding="utf-8") if file else ""


def parse_clauses(text: str) -> dict[str, ClauseText]:
    """The clauses, rulings (A) and worked examples (E) with their sections."""
    found: dict[str, list[str]] = {}
    sections: dict[str, str] = {}
    for id, section, piece in _pieces(text):
        sections.setdefault(id, section)
        found.setdefault(id, []).append(piece)
    return {id: ClauseText(sections[id], _SOURCE.sub("", " ".join(pieces))) for id, pieces in found.items()}


def _pieces(text: str) -> Iterator[tuple[str, str, str]]:
    """Id, section and text of every line that belongs to a clause."""
    section, point, head = "", "", list[str]()
    for line in text.splitlines():
        cells = [cell.strip().replace(r"\|", "|") for cell in _CELL.split(line)[1:-1]] if line.startswith("|") else []
        match = _POINT.match(line)
        if line.startswith("#"):
            section, point = line.lstrip("# "), ""
        elif match:
            point = match[1]
            yield point, section, _SOURCE.sub("", f"{match[2].strip()}: " if match[2].strip() else "") + match[3]
        elif cells and _ID.fullmatch(cells[0]) and not cells[0].startswith("D"):
            said = [cell for name, cell in zip(head[1:], cells[1:], strict=True) if name not in SOURCE_COLUMNS]
            yield cells[0], section, " → ".join(said)
        elif cells and not point:
            head = cells if not set(line) <= set("|-: ") else head
        elif point and (line.startswith("  ") or point.startswith("E")) and line.strip("|-: "):
            yield point, section, " ".join(cells) if cells else line.strip()
        elif point and not point.startswith("E"):
            point = ""


def _plain(text: str, names: dict[str, str]) -> str:
    """Replace ids of components by their names, and drop Markdown."""
    named = _CODE.sub(lambda match: names.get(match[1], match[1].replace("_", " ")), text)
    return named.replace("**", "").replace("*", "") if "**" in named else named
