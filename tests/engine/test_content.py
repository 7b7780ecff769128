"""Card files: what is wrong is said with file, line and key, all at once."""

import hashlib
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import pytest

import spielwerk
from spielwerk import BadContent
from spielwerk.core.schema import Component, Operation, Row, only, read, ref, within
from spielwerk.core.toml_lines import lines_of
from tests.support import game


def problems(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        spielwerk.load("verlagswelt", file)
    return [str(problem).removeprefix(f"{tmp_path}/") for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            '[[departments]]\nid = "authors"\ncost = 200\n',
            "my-cards.toml:3: departments[authors].cost: is 200, but must be from 0 to 99",
        ),
        (
            '[[departments]]\nid = "authors"\ncolour = "pink"\n',
            "my-cards.toml:3: departments[authors].colour: names 'pink', which is not in colours; "
            "there are red, blue, green, violet",
        ),
        (
            '[[departments]]\nid = "authors"\ncots = 2\n',
            "my-cards.toml:3: departments[authors].cots: is not known here; there are dice, cost, colour, icon, "
            "copies, effects, base_game, help_de, help_en, id, name_de, name_en, source, field_source "
            "(did you mean cost?)",
        ),
        (
            '[[departments]]\nid = "marketing"\neffects = [{ op = "gian", amount = 1, from = "bank" }]\n',
            "my-cards.toml:3: departments[marketing].effects[0]: has op 'gian', but must have one of gain, swap "
            "(did you mean gain?)",
        ),
        (
            "[setup]\nstart_coins = true\n",
            "my-cards.toml:2: setup.start_coins: must be a whole number from 0 to 99, not True",
        ),
        (
            '[[departments]]\nid = "authors"\ncopies = 7\n',
            ": counts.department_cards: is 84, but the rows give 85; correct the one or the other",
        ),
        (
            '[[departments]]\nid = "authors"\ndice = [1, 1]\n',
            "my-cards.toml:3: departments[authors].dice: names a number twice; each number fires once",
        ),
        (
            '[[icons]]\nid = "Author X"\nname_de = "a"\nname_en = "a"\nsource = "own"\n',
            "my-cards.toml:2: icons[Author X].id: must be a lower-case name of letters, digits and _, not 'Author X'",
        ),
    ],
)
def test_each_mistake_is_named_with_its_place(tmp_path: Path, text: str, expected: str) -> None:
    assert any(expected in problem for problem in problems(tmp_path, text))


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    file = tmp_path / "whole.toml"
    file.write_text('[[departments]]\nid = "sixteenth"\nsource = "own"\n', encoding="utf-8")
    with pytest.raises(BadContent, match=r"whole.toml:1: departments\[sixteenth\]: lacks cost"):
        spielwerk.load("verlagswelt", file)


def test_all_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        '[[departments]]\nid = "authors"\ncost = -1\nicon = "cow"\n\n[[projects]]\nid = "shops"\ncost = "ten"\n',
    )
    assert [problem.split(":")[1] for problem in found] == ["3", "4", "8"]


@pytest.mark.parametrize(
    ("text", "message"),
    [("cost = = 3", "is not valid TOML"), ("\x00", "is not valid TOML")],
)
def test_what_is_no_toml_is_said(tmp_path: Path, text: str, message: str) -> None:
    assert message in problems(tmp_path, text)[0]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="there is no such file"):
        spielwerk.load("verlagswelt", tmp_path / "nowhere.toml")


def test_an_own_file_overrides_just_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "cheap.toml"
    file.write_text('[[departments]]\nid = "management"\ncost = 3\nsource = "own"\n', encoding="utf-8")
    changed = spielwerk.load("verlagswelt", file)
    state = changed.new(seats=2, seed=1)
    state.play("build(management)")
    assert changed.content.digest != game("verlagswelt").content.digest
    assert changed.content.tables["department"]["management"].source == "own"
    assert changed.content.data["departments"][0] == game("verlagswelt").content.data["departments"][0]


def test_names_and_help_do_not_change_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "names.toml"
    file.write_text('[[departments]]\nid = "authors"\nname_en = "Writers"\n', encoding="utf-8")
    renamed = spielwerk.load("verlagswelt", file)
    assert renamed.content.digest == game("verlagswelt").content.digest
    assert renamed.content.text("department", "authors", "name", "en") == "Writers"


def test_a_new_card_needs_no_code(tmp_path: Path) -> None:
    """A department with two effects, one of them a choice, replaces another and is played."""
    file = tmp_path / "new.toml"
    file.write_text(
        '[[departments]]\nid = "marketing"\ndice = [1, 2, 3, 4, 5, 6]\ncolour = "blue"\n'
        'effects = [{ op = "gain", amount = 2, from = "bank" }, { op = "gain", amount = 1, from = "chosen_other" }]\n',
        encoding="utf-8",
    )
    state = spielwerk.load("verlagswelt", file).new(seats=3, seed=1, first_player=0, explicit_chance=True)
    state.record.players[1].cards[3] = 1
    for step in ("begin(0)", "throw(4, 0)"):
        state.play(step)
    assert state.actors() == [1], "the owner of a blue card decides in another's turn"
    state.play("collect(2)")
    assert [int(player.coins) for player in state.record.players[:3]] == [3, 6, 2]


def test_every_row_keeps_its_source() -> None:
    data = game("verlagswelt").content.data
    rows = [row for table in data.values() if isinstance(table, list) for row in table]
    assert all(row["source"] in ("rulebook", "public", "reconstructed") for row in rows)
    assert len(rows) == 37


RECORDS = {
    "genies": ("e6a233fa4347bda5", "b6cf658ec0c2be19"),
    "masterminds": ("303f107269e36748", "b7e96bca7b20ef16"),
    "verlagswelt": ("ac245ded54dfad1f", "4c0f3eaf055629e0"),
    "wohlstand": ("4e043f3a26dd94cf", "cab7a63c48737a0d"),
    "zenith": ("29babc0e89fb1797", "d3bcd6baa38a0c14"),
}
"""What each built-in file becomes: the record that rules read, and the digest that saved games and tables name."""


@pytest.mark.parametrize("id", RECORDS)
def test_the_built_in_cards_are_what_saved_games_were_played_with(id: str) -> None:
    content = game(id).content
    assert (hashlib.sha256(content.record.tobytes()).hexdigest()[:16], content.digest) == RECORDS[id]


class Suit(IntEnum):
    CLUBS = 0
    HEARTS = 1


class Draw(Operation):
    n: Annotated[int, within(1, 3)]
    suit: Suit = Suit.HEARTS


class TakeBack(Operation):
    card: Annotated[str, ref("cards")]


class PlayingCard(Component):
    rank: Annotated[int, only(7, 8)]
    holds: dict[Suit, Annotated[int, within(0, 9)]]
    effects: list[Draw | TakeBack]


class Pack(Row):
    cards: list[PlayingCard]


NAMED = {"name_de": "x", "name_en": "x", "source": "own"}


def read_pack(*rows: dict[str, Any]) -> tuple[Any, list[str]]:
    mistakes: list[str] = []
    ids = {"cards": [row["id"] for row in rows]}
    pack = read(
        Pack, {"cards": list(rows)}, ids, {"note": str}, lambda path, said: mistakes.append(f"{path[2:]} {said}")
    )
    return pack, mistakes


def test_rows_come_as_declared() -> None:
    effects = [{"op": "draw", "n": 2}, {"op": "take_back", "card": "seven"}]
    row = {"id": "seven", "rank": 7, "holds": {"clubs": 3}, "effects": effects, "note": "a remark", **NAMED}
    pack, mistakes = read_pack(row)
    assert not mistakes
    (card,) = pack.cards
    assert (card.rank, card.holds) == (7, {Suit.CLUBS: 3})
    assert card.effects == [Draw(n=2, suit=Suit.HEARTS), TakeBack(card="seven")]
    assert [effect.op for effect in card.effects] == ["draw", "take_back"]
    with pytest.raises(AttributeError):
        card.rank = 8


def test_every_kind_of_mistake_in_a_row_is_said() -> None:
    effects = [{"op": "draw", "n": 4, "suit": "herts"}, {"op": "take_bak"}, {"op": "take_back", "card": "eight"}, 3]
    row = {"id": "seven", "rank": 9, "holds": {"spades": 1}, "effects": effects, "note": 5, **NAMED}
    _, mistakes = read_pack(row, row)
    assert mistakes[: len(mistakes) // 2 + 1] == [
        "('id',) 'seven' stands twice; every id may stand once",
        "('rank',) is 9, but must be one of 7, 8",
        "('holds', 'spades') is not known here; there are clubs, hearts",
        "('effects', 0, 'n') is 4, but must be from 1 to 3",
        "('effects', 0, 'suit') is 'herts', but must be one of clubs, hearts (did you mean hearts?)",
        "('effects', 1) has op 'take_bak', but must have one of draw, take_back (did you mean take_back?)",
        "('effects', 2, 'card') names 'eight', which is not in cards; there are seven, seven",
        "('effects', 3) has op None, but must have one of draw, take_back",
        "('note',) must be a text, not 5",
    ]


def test_lines_of_every_sort_of_toml() -> None:
    text = (
        'a = 1\n"b c" = """x\n[not.a.table]\n"""\n[t.u]\nk = [\n  { x = 1, y = [1,\n 2] }, # { }\n  { x = 2 },\n]\n'
        "[[r]]\nid = 'p'\n[[r]]\nid = 'q'\n[[r.s]]\nz = 2020-01-01 10:00:00\nw.v = 3\n"
    )
    lines = lines_of(text)
    expected = {
        ("a",): 1,
        ("b c",): 2,
        ("t", "u"): 5,
        ("t", "u", "k", 0, "y", 1): 8,
        ("t", "u", "k", 1, "x"): 9,
        ("r", 0, "id"): 12,
        ("r", 1): 13,
        ("r", 1, "s", 0, "z"): 16,
        ("r", 1, "s", 0, "w", "v"): 17,
    }
    assert {path: lines[path] for path in expected} == expected
