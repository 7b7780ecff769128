"""The server's own sentences, and the texts of games, in the reader's language."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from spielwerk.core.action_space import Action
from spielwerk.core.game import Game, State
from spielwerk.core.texts import Texts, format_text, load_bundle
from spielwerk.server.errors import Refused
from spielwerk.server.messages import Both, Language

TEXTS = Path(__file__).parent / "texts"


def say(language: Language, key: str, **facts: Any) -> str:
    """A sentence of the server."""
    return format_text(load_bundle(language, TEXTS), key, **facts)


def language_of(connection: ASGIConnection[Any, Any, Any, Any], language: Language | None = None) -> Language:
    """The language asked for, else the browser's."""
    if language:
        return language
    return "en" if connection.headers.get("accept-language", "de").lower().startswith("en") else "de"


def both(key: str, **facts: Any) -> Both:
    """The same in both languages."""
    return Both(say("de", key, **facts), say("en", key, **facts))


def sentence(refused: Refused, language: Language) -> str:
    """Why something was refused; facts that are texts come in the same language."""
    facts = {name: getattr(fact, language) if isinstance(fact, Both) else fact for name, fact in refused.facts.items()}
    return say(language, f"problem-{refused.code.replace('_', '-')}", **facts)


def clauses_behind(state: State, action: Action, seat: int) -> list[str]:
    """The rules that forbid an action, as the text of the refusal names them."""
    refusal = state.refusal(action, seat)
    return attribute(state.game, f"refused-{refusal[0]}", "clauses").split() if refusal else []


def attribute(game: Game, key: str, name: str) -> str:
    """An attribute of a game's text, which is the same in all languages; empty if there is none."""
    bundle = game.texts("en").bundle
    pattern = bundle.get_message(key).attributes.get(name) if bundle.has_message(key) else None
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


def texts_of(game: Game, language: Language, names: list[str], reader: int) -> Texts:
    """The game's own texts for one reader (-1: a spectator)."""
    return game.texts(language, names, reader if reader >= 0 else None)


def action_name(game: Game, action: Action, language: Language, names: list[str]) -> str:
    """What a button says; cached, since every update needs dozens."""
    speaks_of_seats = any(param.domain == "seat" for param in game.actions.kind(action.kind).params)
    return _action_name(game, action, language, tuple(names) if speaks_of_seats else ())


@lru_cache(maxsize=20_000)
def _action_name(game: Game, action: Action, language: Language, names: tuple[str, ...]) -> str:
    return game.texts(language, names or None).action(action, game.actions)


@lru_cache(maxsize=2_000)
def question_text(game: Game, question: str, language: Language) -> str:
    """What a decision asks."""
    return game.texts(language).question(question)
