"""The games as lobby and boards need them; loaded once."""

import re
import threading
from functools import cache
from pathlib import Path

from spielwerk.core.content import Data
from spielwerk.core.errors import UnknownGame
from spielwerk.core.game import Game
from spielwerk.core.jit import PACKAGE
from spielwerk.core.meta import Option
from spielwerk.core.texts import LANGUAGES
from spielwerk.games import available, load, metadata
from spielwerk.server import messages as m
from spielwerk.server.bots import LEVELS
from spielwerk.server.errors import Refused
from spielwerk.server.words import both

LEDGERS = (PACKAGE / "server" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout."""

_CLAUSE = re.compile(r"^\|\s*([A-Z]-\d+[a-z]?)\s*\|\s*(.+?)\s*(?<!\\)\|")
_CLAUSE_IN_LIST = re.compile(r"^- \*\*([A-Z]-\d+[a-z]?)\*\*\s*(.+)")
_SOURCE = re.compile(r"\s*\[[^\]]*\]\s*$")

_loading = threading.RLock()


def game(id: str) -> Game:
    """A game by its id; Refused if there is none."""
    with _loading:
        return _load(id)


@cache
def _load(id: str) -> Game:
    try:
        metadata(id)
    except UnknownGame:
        raise Refused("no_such_game", game=id) from None
    return load(id)


@cache
def teams(id: str, seats: int) -> list[list[int]]:
    """The seats of each team, as the game's view tells by their party; empty where everybody plays alone."""
    parties: dict[str, list[int]] = {}
    for number, seat in enumerate(getattr(game(id).new(seats, 0).view(), "seats", [])):
        parties.setdefault(getattr(seat, "party", str(number)), []).append(number)
    return list(parties.values()) if any(len(side) > 1 for side in parties.values()) else []


@cache
def facts() -> list[m.GameFacts]:
    """All games."""
    return [_facts(meta.id) for meta in available()]


def _facts(id: str) -> m.GameFacts:
    one = game(id)
    sides = {str(seats): teams(id, seats) for seats in one.meta.seats}
    return m.GameFacts(
        id=id,
        name=both(f"game-{id}"),
        idea=_both(one, "idea"),
        seats=list(one.meta.seats),
        minutes=one.meta.minutes,
        options=[_option(one, option) for option in one.meta.options],
        teams={seats: found for seats, found in sides.items() if found},
        levels=[m.LevelFacts(level, _both(one, f"level-{level}")) for level in LEVELS],
        rules=one.meta.rules_version,
        content=one.content.digest,
    )


def _both(one: Game, key: str) -> m.Both:
    return m.Both(one.texts("de").format(key), one.texts("en").format(key))


def _option(one: Game, option: Option) -> m.OptionFacts:
    choices = {
        str(seats): [_choice(one, option.id, choice) for choice in option.choices_for(seats)]
        for seats in one.meta.seats
    }
    name = _both(one, f"option-{option.id.replace('_', '-')}")
    return m.OptionFacts(option.id, name, option.clause, choices)


def _choice(one: Game, option: str, choice: str) -> m.ChoiceFacts:
    return m.ChoiceFacts(choice, m.Both(one.texts("de").option(option, choice), one.texts("en").option(option, choice)))


@cache
def content(id: str) -> m.ContentFacts:
    """The components of a game."""
    one = game(id)
    tables = {domain: dict(rows) for domain, rows in one.content.tables.items()}
    if "card" in tables and hasattr(one.views, "effect_text"):
        tables["card"] = {card: _described(one, card, row) for card, row in tables["card"].items()}
    actions = {kind.name: [m.ParamFacts(p.name, p.domain) for p in kind.params] for kind in one.actions.kinds}
    return m.ContentFacts(id, one.content.digest, tables, one.content.data, actions)


def _described(one: Game, card: str, row: Data) -> Data:
    """A card of a game whose cards describe themselves, with that as its help."""
    return {**row, **{f"help_{language}": one.views.effect_text(one.content, card, language) for language in LANGUAGES}}


@cache
def texts(id: str, language: m.Language) -> str:
    """The Fluent texts of a game, the shared ones first."""
    files = (PACKAGE / "texts", game(id).folder / "texts")
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in files)


@cache
def clauses(id: str) -> list[m.Clause]:
    """The ledger of a game, clause by clause."""
    game(id)
    file = next((path for folder in LEDGERS if (path := Path(folder) / f"{id}.md").is_file()), None)
    return _read_clauses(file.read_text(encoding="utf-8")) if file else []


def _read_clauses(ledger: str) -> list[m.Clause]:
    """A clause is a row of a table or a point of a list, which may run over several lines."""
    found: list[m.Clause] = []
    section = ""
    open_point = False
    for line in ledger.splitlines():
        match = _CLAUSE.match(line) or _CLAUSE_IN_LIST.match(line)
        if match:
            open_point = line.startswith("-")
            found.append(m.Clause(match[1], section, match[2].replace(r"\|", "|")))
        elif open_point and line.startswith("  "):
            last = found.pop()
            found.append(m.Clause(last.id, last.section, f"{last.text} {line.strip()}"))
        else:
            open_point = False
            section = line.lstrip("# ") if line.startswith("#") else section
    return [m.Clause(one.id, one.section, _SOURCE.sub("", one.text)) for one in found]
