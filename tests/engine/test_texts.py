"""Both languages are complete, and every sentence can be said."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from spielwerk.core.events import Happened
from spielwerk.core.jit import PACKAGE
from spielwerk.core.texts import LANGUAGES
from spielwerk.games import available
from tests.support import game

GAMES = [meta.id for meta in available()]


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def attributes(path: Path) -> dict[str, dict[str, str]]:
    """What stands beside each message."""
    parts = re.split(r"^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.split(" ", 1)[0]: dict(re.findall(r"^ +\.(\w+) = (.+)$", part, re.MULTILINE)) for part in parts[1:]}


def variables(path: Path) -> dict[str, set[str]]:
    """The variables of each message."""
    parts = re.split(r"^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.split(" ", 1)[0]: set(re.findall(r"\$([\w-]+)", part)) for part in parts[1:]}


@pytest.mark.parametrize("folder", [PACKAGE / "texts", *(PACKAGE / "games" / id / "texts" for id in GAMES)], ids=str)
def test_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    german, english = (variables(folder / f"{language}.ftl") for language in LANGUAGES)
    assert german.keys() == english.keys()
    for key in german:
        assert german[key] - {"you"} == english[key] - {"you"} or key.startswith("event-"), key


@pytest.mark.parametrize("id", GAMES)
def test_languages_name_the_same_clauses(id: str) -> None:
    german, english = (attributes(PACKAGE / "games" / id / "texts" / f"{language}.ftl") for language in LANGUAGES)
    for key in german:
        assert german[key].keys() == english[key].keys(), key
        assert german[key].get("clauses") == english[key].get("clauses"), key
        assert not key.startswith("topic-") or german[key].keys() == {"title", "clauses"}, key


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(id: str, language: str) -> None:
    table = game(id)
    for reader in (None, 0, 1):
        texts = table.texts(language, reader=reader)
        for key, args in table.events.by_number.values():
            sample = {a.name: table.content.names[a.domain][0] if a.domain in table.content.names else 1 for a in args}
            sentence = texts.event(Happened(key, 0, sample, args))
            assert sentence and "{" not in sentence


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_option_and_ending_has_words(id: str, language: str) -> None:
    table = game(id)
    texts = table.texts(language)
    for action in table.actions.all(table.content.names):
        assert texts.action(action, table.actions)
    for option in table.meta.options:
        assert texts.format(f"option-{option.id.replace('_', '-')}")
        for choice in option.choices:
            if not choice.isdigit():
                assert texts.option(option.id, choice)
    for ending in table.endings:
        assert texts.format(f"ending-{ending.name.lower().replace('_', '-')}")
    assert texts.format("idea")


@pytest.mark.parametrize("id", GAMES)
def test_no_text_is_left_over(id: str) -> None:
    """Every key of a game answers to something: an event, an action, an option, a question, an ending, a refusal."""
    table = game(id)
    events = {f"event-{key}" for key, _ in table.events.by_number.values()}
    actions = {f"action-{kind.name.replace('_', '-')}" for kind in table.actions.kinds}
    for key in keys(PACKAGE / "games" / id / "texts" / "de.ftl"):
        sort = key.split("-", 1)[0]
        assert sort in {
            "game",
            "idea",
            "event",
            "action",
            "option",
            "question",
            "ending",
            "refused",
            "help",
            "label",
            "level",
            "effect",
            "topic",
            "part",
        }, key
        assert sort != "event" or key in events, key
        assert sort != "action" or key in actions, key


def fields(type_: Any) -> set[str]:
    """All field names of a structure and of the structures in it."""
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        hints = get_type_hints(type_)
        return set(hints) | {name for hint in hints.values() for name in fields(hint)}
    return {name for part in get_args(type_) for name in fields(part)}


@pytest.mark.parametrize("id", GAMES)
def test_every_field_of_a_view_has_a_label(id: str) -> None:
    shared = keys(PACKAGE / "texts" / "de.ftl")
    own = keys(PACKAGE / "games" / id / "texts" / "de.ftl")
    wanted = {f"label-{name.replace('_', '-')}" for name in fields(game(id).views.View)} - {"label-question"}
    assert sorted(wanted - own - shared) == []
