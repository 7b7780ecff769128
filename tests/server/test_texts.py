"""What the server says is complete in both languages."""

import re
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from spielwerk.games import available
from spielwerk.server import catalogue
from spielwerk.server.texts import TEXTS

SOURCES = Path(__file__).parents[2] / "src" / "spielwerk" / "server"


def keys(language: str) -> set[str]:
    resource = parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_both_languages_have_the_same_texts() -> None:
    assert keys("de") == keys("en")


def test_every_refusal_has_a_sentence_and_every_sentence_is_used() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in SOURCES.glob("*.py"))
    codes = {code.replace("_", "-") for code in re.findall(r'Refused\(\s*"(\w+)"', sources)}
    assert {f"problem-{code}" for code in codes} == {key for key in keys("en") if key.startswith("problem-")}


def test_the_protocol_names_every_code() -> None:
    document = (SOURCES.parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(\w+)`", document.partition("## Codes of problems")[2]))
    assert listed == {key.removeprefix("problem-").replace("-", "_") for key in keys("en") if "problem-" in key}


def test_every_game_has_a_name() -> None:
    for meta in available():
        assert catalogue.name(meta.id).de and catalogue.name(meta.id).en
