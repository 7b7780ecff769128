"""`pip install spielwerk` is enough for engine, bots and terminal; whoever needs more is told how to get it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = {
    extra: {re.split(r"[^\w-]", requirement)[0].replace("-", "_") for requirement in requirements}
    for extra, requirements in PROJECT["optional-dependencies"].items()
}
REFUSE = f"""
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRAS["lab"] | EXTRAS["server"]!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuse())
"""
IMPORT_ALL = """
from importlib import import_module
from pkgutil import walk_packages

import spielwerk

names = [found.name for found in walk_packages(spielwerk.__path__, "spielwerk.")]
outside = ("spielwerk.lab", "spielwerk.server")
for name in names:
    if not name.startswith(outside):
        import_module(name)
print(*sys.modules)
"""


def without_extras(source: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", REFUSE + source, *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)


def spielwerk(*arguments: str) -> subprocess.CompletedProcess[str]:
    return without_extras("from spielwerk.cli import main; main()", *arguments)


def test_the_tests_have_every_extra() -> None:
    assert "spielwerk[lab,server]" in PROJECT["optional-dependencies"]["dev"]
    assert "polars" in EXTRAS["lab"] and "litestar" in EXTRAS["server"]


def test_engine_bots_and_terminal_need_no_extra() -> None:
    ended = without_extras(IMPORT_ALL)
    assert ended.returncode == 0, ended.stderr
    loaded = ended.stdout.split()
    for module in ("spielwerk.cli", "spielwerk.terminal", "spielwerk.bots.match", "spielwerk.games.zenith.view"):
        assert module in loaded


def test_games_are_listed_without_extras() -> None:
    ended = spielwerk("games", "--json")
    assert ended.returncode == 0 and "verlagswelt" in ended.stdout


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("server", "serve"),
        ("server", "backup"),
        ("server", "tables"),
        ("lab", "tournament verlagswelt"),
        ("lab", "simulate verlagswelt --games 1 --out games.parquet"),
    ],
)
def test_whoever_lacks_an_extra_is_told_how_to_get_it(extra: str, command: str) -> None:
    ended = spielwerk(*command.split())
    assert ended.returncode == 1
    assert f"pip install 'spielwerk[{extra}]'" in ended.stderr and "Traceback" not in ended.stderr


def test_other_missing_modules_are_no_matter_of_extras() -> None:
    refused = """
import spielwerk.cli as cli

def broken():
    import spielwerk_has_no_such_module

cli.app = broken
cli.main()
"""
    assert "ModuleNotFoundError" in without_extras(refused).stderr
