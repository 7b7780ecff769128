"""Every clause and every worked example of an implemented game's ledger has a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.games import available

ROOT = Path(__file__).parents[2]
GAMES = [meta.id for meta in available()]


def named_in_tests(marker: str) -> set[str]:
    """All arguments of `@pytest.mark.<marker>(…)` under tests/."""
    return {name for path in (ROOT / "tests").rglob("test_*.py") for name in _marked(path, marker)}


def _marked(path: Path, marker: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{marker}":
            for arg in node.args:
                assert isinstance(arg, ast.Constant), f"{path}:{node.lineno}: name each clause as a plain text"
                yield str(arg.value)


def ledger_ids(game: str, letter: str) -> set[str]:
    """The ids that open a row or an item of the ledger: `| V-07 |` or `- **V-07**`."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^(?:- \*\*|\| \**)({letter}-\d+)\b", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    clauses = ledger_ids(game, game[0].upper())
    assert len(clauses) > 40
    assert sorted(clauses - named_in_tests("rule")) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_played(game: str) -> None:
    letter = game[0].upper()
    examples = {f"{letter}:{id}" for id in ledger_ids(game, "E")}
    assert examples
    assert sorted(examples - named_in_tests("example")) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    letters = {game[0].upper(): game for game in GAMES}
    known = {
        id for letter, game in letters.items() for kind in (letter, f"{letter}:A") for id in ledger_ids(game, kind)
    }
    examples = {f"{letter}:{id}" for letter, game in letters.items() for id in ledger_ids(game, "E")}
    assert sorted(named_in_tests("rule") - known) == []
    assert sorted(named_in_tests("example") - examples) == []
