"""The rules help: both languages have the same clauses with the same figures, and nobody names one that is missing."""

import re

import pytest

from spielwerk.core.texts import LANGUAGES
from spielwerk.games import available
from spielwerk.server import catalogue, clauses
from spielwerk.server.texts import attribute
from tests.server.support import Server

GAMES = [meta.id for meta in available()]
_CLAUSE = re.compile(r"\b[A-Z]-\d+[a-z]?(?:[…/](?:[A-Z]-)?\d+)*")


def figures(text: str) -> set[str]:
    """All that is written with digits, besides numbers of clauses and names such as `a03` or P1."""
    whole = re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", _CLAUSE.sub("", text))
    return set(re.findall(r"(?<!\w)\d+", whole))


@pytest.mark.parametrize("game", GAMES)
def test_the_german_ledger_has_the_same_clauses_and_figures(game: str) -> None:
    german, english = (clauses.parse_clauses(clauses.ledger(game, language)) for language in LANGUAGES)
    assert list(german) == list(english) and len(english) > 60
    for id, entry in english.items():
        assert figures(german[id].text) == figures(entry.text), f"{id}: {german[id].text} / {entry.text}"


@pytest.mark.parametrize("game", GAMES)
def test_sections_are_the_same_in_both_languages(game: str) -> None:
    pairs = {(clause.section.de, clause.section.en) for clause in catalogue.clauses(game)}
    assert len({german for german, _ in pairs}) == len({english for _, english in pairs}) == len(pairs)


@pytest.mark.parametrize("game", GAMES)
def test_topics_and_refusals_name_clauses_that_exist(game: str) -> None:
    known = {clause.id for clause in catalogue.clauses(game)}
    one = catalogue.game(game)
    keys = [key for key in one.texts("en").bundle._messages if key.startswith(("topic-", "refused-"))]
    topics = [key for key in keys if key.startswith("topic-")]
    assert len(topics) >= 10 and all(attribute(one, key, "clauses") for key in topics)
    assert any(attribute(one, key, "clauses") for key in keys if key.startswith("refused-"))
    for key in keys:
        assert set(attribute(one, key, "clauses").split()) <= known, key


def test_a_reader_gets_the_rules_in_both_languages(server: Server) -> None:
    clauses = {clause["id"]: clause for clause in server.http.get("/api/games/verlagswelt/rules").json()}
    assert "3 Münzen" in clauses["V-05"]["text"]["de"] and "3 coins" in clauses["V-05"]["text"]["en"]
    assert clauses["V-05"]["section"]["de"] != clauses["V-05"]["section"]["en"]
