"""The pages for people: what they name is there, and they can be read in any editor.

In `backticks` a page names a file by the end of its path (`core/flow.py`), with `<game>` where any game may stand, and
functions, classes and constants in it behind a colon (`core/flow.py: advance, apply`; `server/room.py: Room.record`).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN = ("README.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md"))))
GENERATED = {"docs/levels.md"}
SOURCES = ("src", "tests", "benchmarks", "docs", "web/src")
WIDTH = 100

_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_MERMAID = re.compile(r"^```mermaid\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\((?!\w+://)([^)#\s]*)(?:#([^)\s]+))?\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_FILE = re.compile(r"(?P<path>[\w<>{},*-][\w<>{},*./-]*\.(?:py|toml|md|ftl|npz|c|ts|svelte|css))(?:: (?P<names>.+))?")

_DECLARED = re.compile(r"\s*(?:export )?(?:async )?(function|class|const|interface|type) (\w+)")
_MEMBER = re.compile(r"  (?:private |readonly |async |get |static )*(#?\w+)\??(?:\(| = |:)")


@cache
def files() -> tuple[str, ...]:
    found = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.is_file())
    top = (path for path in ROOT.iterdir() if path.is_file())
    return tuple(f"/{path.relative_to(ROOT).as_posix()}" for path in (*found, *top))


def matching(path: str) -> list[str]:
    """The files whose path ends so; `<game>` stands for anything, `{de,en}` for one of these."""
    pattern = re.sub(r"<\w+>|\*", "[^/]+", path.replace(".", r"\."))
    pattern = re.sub(r"\{([\w,]+)\}", lambda match: f"({match[1].replace(',', '|')})", pattern)
    return [file for file in files() if re.search(f"/{pattern}$", file)]


def test_a_path_names_the_files_that_end_so() -> None:
    assert matching("core/game.py") == ["/src/spielwerk/core/game.py"]
    assert len(matching("games/<game>/texts/{de,en}.ftl")) >= 10
    assert matching("core/games.py") == []


@cache
def names_in(file: str) -> frozenset[str]:
    """What a file defines: functions, classes, constants; members of classes with and without their class."""
    text = (ROOT / file[1:]).read_text(encoding="utf-8")
    return frozenset(_python_names(text) if file.endswith(".py") else _script_names(text))


def _python_names(text: str) -> Iterator[str]:
    for node in ast.parse(text).body:
        yield from _defined(node)
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{name}" for member in node.body for name in _defined(member))
        elif isinstance(node, ast.If):  # the same function compiled and as plain Python
            yield from (name for member in node.body for name in _defined(member))


def _defined(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _script_names(text: str) -> Iterator[str]:
    """Functions, classes and constants, then methods as `Class.method`; private ones with their `#`."""
    owner = ""
    for line in text.splitlines():
        if found := _DECLARED.match(line):
            owner = found[2] if found[1] in ("class", "interface") else owner
            yield found[2]
        elif found := _MEMBER.match(line):
            yield f"{owner}.{found[1]}"


def test_names_of_python_and_of_scripts_are_found() -> None:
    assert {"Game", "Game.new", "MOST_SEED"} <= names_in("/src/spielwerk/core/game.py")
    assert "number_at" in names_in("/src/spielwerk/core/rng.py")
    assert {"freshKey", "Table.send", "Table.#hear"} <= names_in("/web/src/lib/table.svelte.ts")
    assert "play" in names_in("/web/src/table/Game.svelte")


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def mistakes(text: str) -> Iterator[str]:
    """Files and names in backticks that are not there. `./mybot.py` is the reader's own file."""
    for span in _SPAN.findall(_FENCE.sub("", text)):
        named = _FILE.fullmatch(span)
        if named is None:
            continue
        found = matching(named["path"])
        if not found:
            yield f"{named['path']} does not exist"
        for name in (named["names"] or "").split(", ") if named["names"] else ():
            yield from (f"{file[1:]} has no {name}" for file in found if name not in names_in(file))


def test_mistakes_are_noticed() -> None:
    text = "`core/game.py: Game.new, Game.old` `core/gone.py` `games/<game>/view.py: view, sight` `./mybot.py`"
    found = list(mistakes(text))
    assert found[:2] == ["src/spielwerk/core/game.py has no Game.old", "core/gone.py does not exist"]
    assert found[2:] and all(mistake.endswith("/view.py has no sight") for mistake in found[2:])


@pytest.mark.parametrize("name", WRITTEN)
def test_what_a_page_names_is_there(name: str) -> None:
    assert list(mistakes(page(name))) == []


@pytest.mark.parametrize("name", WRITTEN)
def test_links_lead_somewhere(name: str) -> None:
    for link, anchor in _LINK.findall(page(name)):
        target = ROOT / name if link == "" else (ROOT / name).parent / link
        assert target.exists(), link
        assert anchor == "" or anchor in anchors(target.read_text(encoding="utf-8")), f"{link}#{anchor}"


def anchors(text: str) -> set[str]:
    """Of the headings, as GitHub makes them."""
    headings = _HEADING.findall(_FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", sorted(set(WRITTEN) - GENERATED))
def test_lines_are_short(name: str) -> None:
    """Tables, code and a picture alone on its line may be longer."""
    lines = _FENCE.sub("", page(name)).splitlines()
    assert [line for line in lines if len(line) > WIDTH and not line.startswith(("|", "!["))] == []


def test_the_picture_of_the_house_shows_every_package() -> None:
    """`core/` and the like in the diagram of the architecture are the folders that there are."""
    (picture,) = _MERMAID.findall(page("docs/architecture.md"))
    package = ROOT / "src" / "spielwerk"
    packages = {path.parent.relative_to(package).as_posix() for path in package.glob("*/__init__.py")}
    assert {name.removesuffix("/") for name in re.findall(r"\b[a-z]+/(?=<)", picture)} == packages
