"""What lobby and boards need to know of the games; loaded once."""

import threading
from functools import cache

from spielwerk.core.content import Data
from spielwerk.core.errors import UnknownGame
from spielwerk.core.game import EffectText, Game
from spielwerk.core.jit import PACKAGE
from spielwerk.core.meta import Option, Printed
from spielwerk.core.texts import LANGUAGES
from spielwerk.games import available, load, metadata
from spielwerk.server import messages as m
from spielwerk.server.bots import LEVELS
from spielwerk.server.clauses import read_clauses
from spielwerk.server.errors import Refused

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
def facts() -> list[m.GameFacts]:
    """All games as if they were ready; needs no compiled rules."""
    return [_facts(meta.id) for meta in available()]


def _facts(id: str) -> m.GameFacts:
    one = game(id)
    return m.GameFacts(
        id=id,
        name=name(id),
        idea=_both(one, "idea"),
        printed=_printed(one.meta.printed),
        seats=list(one.meta.seats),
        minutes=one.meta.minutes,
        options=[_option(one, option) for option in one.meta.options],
        teams={str(seats): teams for seats, teams in one.meta.teams.items()},
        levels=[m.LevelFacts(level, _both(one, f"level-{level}")) for level in LEVELS],
        rules=one.meta.rules_version,
        content=one.content.digest,
        readiness=m.Readiness("ready"),
    )


def name(id: str) -> m.Both:
    """What the game is called."""
    return _both(game(id), "game-name")


def _printed(printed: Printed) -> m.PrintedFacts:
    return m.PrintedFacts(list(printed.designers), printed.publisher, printed.year)


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
    tables = one.content.written()
    if one.effect_text is not None:
        tables["card"] = {card: _described(one.effect_text, one, card, row) for card, row in tables["card"].items()}
    actions = {kind.name: [m.ParamFacts(p.name, p.domain) for p in kind.params] for kind in one.actions.kinds}
    return m.ContentFacts(id, one.content.digest, tables, one.content.data, actions)


def _described(effect_text: EffectText, one: Game, card: str, row: Data) -> Data:
    """A card of a game whose cards describe themselves, with that as its help."""
    return {**row, **{f"help_{language}": effect_text(one.content, card, language) for language in LANGUAGES}}


@cache
def texts(id: str, language: m.Language) -> str:
    """The Fluent texts of a game, the shared ones first."""
    files = (PACKAGE / "texts", game(id).folder / "texts")
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in files)


@cache
def clauses(id: str) -> list[m.Clause]:
    """The ledger of a game, clause by clause."""
    one = game(id)
    return read_clauses(id, one.content)
