"""The card file: its figures, and what is said about mistakes in one's own."""

from pathlib import Path

import pytest

import spielwerk
from spielwerk import BadContent
from tests.genies.builder import P0, scoring
from tests.support import game, play_at_random


def load(tmp_path: Path, text: str) -> spielwerk.Game:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    return spielwerk.load("genies", own)


def problems(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadContent) as error:
        load(tmp_path, text)
    return str(error.value)


@pytest.mark.rule("G-04")
def test_thirty_geniuses_thirty_cards_and_a_table_of_48_points() -> None:
    data = game("genies").content.data
    assert len(data["geniuses"]) == len(data["actions"]) == 30
    totals = [sum(row["first"] + row["second"] for row in data["scoring"] if row["phase"] == p) for p in (1, 2, 3)]
    assert totals == [12, 16, 20]


def test_stars_of_the_worked_examples() -> None:
    stars = {row["id"]: row["stars"] for row in game("genies").content.data["geniuses"]}
    assert (stars["bernoulli"], stars["archimedes"] + stars["kepler"]) == (3, 3)
    assert (stars["galilei"], stars["einstein"], {stars["newton"], stars["planck"]}) == (1, 4, {2, 3})


def test_all_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    text = """
[[geniuses]]
id = "plato"
stars = 12
discipline = "philosphy"

[[actions]]
id = "a05"
effects = [{ when = "award", op = "refnd", amount = 6 }]

[[actions]]
id = "a06"
effects = [{ when = "stars", op = "add_stars", amount = 1, filter = { group = "artists" } }]
colour = "red"
"""
    told = problems(tmp_path, text)
    assert "own.toml:4: geniuses[plato].stars: is 12, but must be from 1 to 9" in told
    assert "did you mean philosophy?" in told
    assert "did you mean refund?" in told
    assert "artists" in told and "there are humanities, natural_sciences" in told
    assert "actions[a06].colour: is not known here" in told


def card(id: str, *effects: str) -> str:
    """A card file in which this card has other effects."""
    return f'[[actions]]\nid = "{id}"\neffects = [{", ".join(f"{{ {effect} }}" for effect in effects)}]\n'


REFUND = 'when = "award", op = "refund", amount = 6'
GAIN = 'when = "phase_start", op = "gain_chips", num = 2, den = 1'
COUNT = 'when = "bonus", op = "score_count", what = "geniuses", free = 0, cap = 2'
BOTH = 'filter = { group = "humanities", disciplines = ["physics"] }'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[geniuses]]\nid = "plato"\nphase = 2\n', "phase 1 has 9 geniuses; its two rounds need 10"),
        ("[components]\naction_cards = 29\n", "is 29, but the rows give 30"),
        (card("a02", GAIN), "lets a player own 290 chips; 255 are possible"),
        (
            card("a05", 'when = "award", op = "second_price"'),
            "second_price stands on 2 cards of phase 1; one is possible",
        ),
        (card("a01", 'when = "phase_start", op = "choose_focus"'), "choose_focus and score_focus need each other"),
        (card("a08", 'when = "stars", op = "add_stars", amount = 1'), "stays = true belongs to cards with add_stars"),
        (card("a05", REFUND, GAIN), "stands alone on its card"),
        (card("a05", REFUND.replace("award", "bonus")), "is 'bonus', but must be 'award'"),
        (card("a08", f"{COUNT}, {BOTH}"), "must have either group or disciplines"),
        ('[[disciplines]]\nid = "physics"\norder = 8\n', "is 8, but the row stands at place 6"),
        ('[[phases]]\nid = "progress"\nrounds = [3, 5]\n', "must be number 2 with rounds 3 to 4"),
    ],
)
def test_what_the_engine_has_no_room_for(tmp_path: Path, text: str, message: str) -> None:
    assert message in problems(tmp_path, text)


def test_a_card_is_a_row(tmp_path: Path) -> None:
    """A new card with two effects needs no code: it is dealt, played and scored."""
    text = """
[components]
action_cards = 31

[[actions]]
id = "grant"
phase = 2
kind = "own"
name_de = "Stiftung"
name_en = "Grant"
effects = [
  { when = "phase_start", op = "gain_chips", num = 1, den = 30 },
  { when = "bonus", op = "score_count", what = "disciplines", free = 0, cap = 3 },
]
help_de = "…"
help_en = "…"
source = "own"
"""
    own = load(tmp_path, text)
    t = scoring(["plato", "darwin"], [], own=own).hand(P0, "grant").start(3).idle_round().idle_round()
    assert t.told("gained") == [{"seat": P0, "card": "grant", "chips": 1}]
    assert t.told("bonus") == [{"seat": P0, "card": "grant", "count": 2, "points": 2}]
    assert t.points()[P0] == 3 + 2, "philosophy 2, biology 1, and the card"
    dealt = {e.args["card"] for e in play_at_random(own.new(seats=5, seed=3), 3).events() if "card" in e.args}
    assert "grant" in dealt
