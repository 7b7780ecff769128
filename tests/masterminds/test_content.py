"""The component file: what it holds, and how mistakes in it are reported."""

from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.errors import BadContent
from tests.masterminds.builder import A, B, Masterminds, table
from tests.support import game


def problems(tmp_path: Path, text: str) -> str:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as error:
        spielwerk.load("masterminds", file)
    assert all(str(file) in str(problem) or "content.toml" in str(problem) for problem in error.value.problems)
    return str(error.value)


def test_the_box() -> None:
    data = game("masterminds").content.data
    assert [len(data[table]) for table in ("machines", "sections", "missions", "agents", "cities", "buildings")] == [
        6,
        48,
        24,
        5,
        5,
        20,
    ]
    for machine in data["machines"]:
        sections = [row for row in data["sections"] if row["machine"] == machine["id"]]
        assert len(sections) == 8
        lab = machine["lab_start"] + sum(op["n"] for row in sections for op in row["bonus"] if op["op"] == "lab_space")
        unlocked = sorted(op["function"] for row in sections for op in row["bonus"] if op["op"] == "unlock")
        assert lab == 4 and unlocked == [2, 3]
        assert sum(op["op"] == "codex_side_two" for row in sections for op in row["bonus"]) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('cities = [{ id = "rome", spoils = [{ op = "gain_gold" }] }]', "gain_codex"),
        ('cities = [{ id = "rome", spoils = [{ op = "gain_part", part = "bollt" }] }]', "did you mean bolt"),
        ('sections = [{ id = "mole_gym", machine = "mol" }]', "did you mean mole"),
        ('sections = [{ id = "mole_gym", machine = "spider" }]', "8 sections for each machine"),
        ('sections = [{ id = "mole_gym", bolts = 0, copper = 0 }]', "at least one part"),
        ('missions = [{ id = "m01", start = false }]', "4 start missions"),
        ('missions = [{ id = "m01", needs = [{ what = "symbol", n = 1 }] }]', "goes with symbol"),
        ('missions = [{ id = "m01", points = -1 }]', "from 0 to"),
        ('missions = [{ id = "m25", start = false, points = 3, needs = [], source = "own" }]', "25 entries"),
        ('buildings = [{ id = "rome_factory", city = "paris" }]', "paris has a factory already"),
        ("[track]\nend_level = 13", "from 1 to 12"),
        ("[box]\nmissions = 30", "but the rows give 24"),
        ('[table]\nfinal_order = ["rome", "rome", "paris", "london", "moscow"]', "every city once"),
        ('[[machines]]\nid = "mole"\nlab_start = 5', "more than lab_spaces_max"),
        ('[[agents]]\nid = "henchman"\nability = [{ op = "copy_agent", of = ["saboteur"] }]', "must have one of"),
        ("[scoring]\nbuildings = 2", "did you mean building?"),
        (
            'cities = [{ id = "rome", spoils = [{ op = "gain_codex", when = "placed_under_own" }] }]',
            "is known only in the functions of machines",
        ),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, expected: str) -> None:
    assert expected in problems(tmp_path, text)


def test_all_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    text = 'missions = [{ id = "m01", points = "two" }, { id = "m02", reward = 1 }]\n[track]\nmax = 0\n'
    found = problems(tmp_path, text)
    assert "missions[m01].points" in found and "missions[m02].reward" in found and "track.max" in found


def test_a_machine_may_not_copy_its_own_engineer(tmp_path: Path) -> None:
    function = '{ ops = [{ op = "copy_agent", of = ["engineer"] }], help_de = "x", help_en = "x", source = "own" }'
    functions = ", ".join([function] * 3)
    assert "copy itself" in problems(tmp_path, f'[[machines]]\nid = "mole"\nfunctions = [{functions}]')


class OwnTable(Masterminds):
    """The same table with components of one's own."""

    def __init__(self, file: Path, seats: int = 2) -> None:
        self._own = spielwerk.load("masterminds", file)
        super().__init__(seats)

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, self._own if name == "game" else value)


def test_new_figures_and_effects_need_no_code(tmp_path: Path) -> None:
    """An own file changes spoils, a reward, an ability and a function; the executor plays them."""
    file = tmp_path / "own.toml"
    file.write_text(
        """
cities = [{ id = "rome", spoils = [{ op = "gain_chaos", n = 2 }] }]
building_types = [{ id = "factory", reward = [{ op = "gain_firepower", n = 3 }] }]

[[agents]]
id = "number_two"
ability = [{ op = "gain_codex" }, { op = "gain_chaos", n = 1 }]
""",
        encoding="utf-8",
    )
    t = OwnTable(file).firepower(A, 5)
    t.resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
    t.play("spoils_first", "steal(rome_factory)")
    assert t.lair(A).chaos == 2 and t.lair(A).firepower == 8
    t.play("spoils_first")
    assert t.lair(B).chaos == 2 + 2 + 1 and t.lair(B).codex == [1, 0]
    assert t.game.content.digest != table().game.content.digest
