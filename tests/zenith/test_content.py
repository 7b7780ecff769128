"""The card file: what is in it, what a bad one is told, and how effects read."""

import re
from collections import Counter
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.errors import BadContent
from spielwerk.games.zenith.describe import bonus_text, effect_text, leadership_text, level_text, prize_text
from tests.support import game, play_at_random

NEW_CARD = """
[counts]
cards = 91
tech_levels = 5
tech_markers_per_party = 3
source = "own"

[[card]]
id = "dr_test"
name_de = "Dr. Test"
name_en = "Dr Test"
planet = "mars"
people = "human"
cost = 3
effects = [
  { op = "influence", planet = "mars", n = 1 },
  { op = "exchange", cost = [{ op = "pay", what = "credits", n = 2 }], gain = [
    { op = "bonus_token", pool = "supply" },
  ] },
]
source = "own"
"""


def test_ninety_cards_six_of_each_planet_and_people() -> None:
    rows = game("zenith").content.data["card"]
    assert len(rows) == 90
    assert set(Counter((row["planet"], row["people"]) for row in rows).values()) == {6}
    assert {row["cost"] for row in rows} == set(range(1, 11))
    assert sum(row["count"] for row in game("zenith").content.data["bonus"]) == 16


def test_a_new_card_is_a_new_row(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(NEW_CARD, encoding="utf-8")
    own = spielwerk.load("zenith", content=file)
    assert own.content.record.card_count == 91
    assert effect_text(own.content, "dr_test", "en") == (
        "1 influence on Mars. Optional: Pay 2 credits ⇒ Draw 1 bonus token from the supply and apply it."
    )
    state = own.new(seats=2, seed=5, explicit_chance=True)
    while "draw(dr_test)" not in [str(outcome) for outcome, _ in state.chance()]:
        state.play(state.chance()[0][0])
    state.play("draw(dr_test)")
    assert play_at_random(state, 1).over


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ('[[card]]\nid = "nero"\ncost = 0', ["card[nero].cost: is 0, but must be from 1 to 99"]),
        ('[[card]]\nid = "nero"\nplanet = "pluto"', ["names 'pluto', which is not in planet"]),
        ('[[card]]\nid = "nero"\nprice = 3', ["card[nero].price: is not known here"]),
        ('[[card]]\nid = "nero"\neffects = [{ op = "steal", n = 1 }]', ["has op 'steal', but must have one of"]),
        (
            '[[card]]\nid = "nero"\neffects = [{ op = "gain", what = "gold", n = 1 }]',
            ["must be one of credits, zenithium"],
        ),
        ("[counts]\ncards = 80", ["counts.cards: is 80, but the rows give 90"]),
        ("[track]\ncontrol_zone = 3", ["track.spaces", "track.side_spaces"]),
        (
            "".join(f'[[bonus]]\nid = "{id}"\ncount = 0\n' for id in ("influence_1", "zenithium_1", "badge")),
            ["has 7 tokens, but the boards take 8"],
        ),
        ('[[bonus]]\nid = "badge"\neffects = [{ op = "bonus_token", pool = "supply" }]', ["has op 'bonus_token'"]),
        (
            '[[card]]\nid = "nero"\neffects = [{ op = "when", then = [{ op = "recenter" }] }]',
            ["when must say either has or credits_min"],
        ),
        (
            '[[card]]\nid = "nero"\neffects = [{ op = "influence", planet = "mars", n = 1, exclude = ["venus"] }]',
            ["influence on mars has no choice, so exclude means nothing"],
        ),
        (
            '[[card]]\nid = "nero"\neffects = [{ op = "exchange", cost = [], gain = [{ op = "recenter" }] }]',
            ["cost: has 0 entries, but must have 1"],
        ),
        (
            '[[card]]\nid = "nero"\neffects = [{ op = "exchange", gain = [{ op = "recenter" }], cost = '
            '[{ op = "transfer", n = 1, planet = "choice", distinct = "a" }] }]',
            ["has a cost with distinct, which is known only where something is gained"],
        ),
        (
            '[[tech_prize]]\nlevel = 1\nsource = "own"\nname_de = "a"\nname_en = "a"\n'
            'effects = [{ op = "develop", people = "choice", discount = 1 }]\n'
            + '[[tech_prize]]\nlevel = 2\nsource = "own"\nname_de = "a"\nname_en = "a"\neffects = []\n'
            + '[[tech_prize]]\nlevel = 3\nsource = "own"\nname_de = "a"\nname_en = "a"\neffects = []\n',
            ["has op 'develop', but a level or prize develops nothing"],
        ),
        ('[[card]]\nid = "nero"\ncost = "x"\npeople = "elf"', ["whole number", "names 'elf'"]),
        ("[hand_limit]\nnone = 5", ["must be the hand limit without badge"]),
    ],
)
def test_a_bad_file_is_told_everything_at_once(tmp_path: Path, text: str, messages: list[str]) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        spielwerk.load("zenith", content=file)
    for message in messages:
        assert any(message in str(problem) for problem in refused.value.problems), str(refused.value)


DESCRIPTIONS = {
    ("nero", "de"): ["1 Einfluss auf Mercury.", "Erhalte 3 Zenithium."],
    ("nero", "en"): ["1 influence on Mercury.", "Gain 3 zenithium."],
    ("chaka", "de"): [
        "1 Einfluss auf Mercury.",
        "Freiwillig: Verbanne 2 eigene Diplomaten (nicht bei Mercury) ⇒ Erhalte 10 Kredite.",
    ],
    ("chaka", "en"): [
        "1 influence on Mercury.",
        "Optional: Exile 2 of your own diplomats (not at Mercury) ⇒ Gain 10 credits.",
    ],
    ("domitian", "de"): [
        "1 Einfluss auf Mars.",
        "3-mal: Mobilisiere 1 Diplomaten, dann 1 Einfluss auf dem Planeten dieser Karte.",
    ],
    ("domitian", "en"): [
        "1 influence on Mars.",
        "3 times: Mobilise 1 diplomat, then 1 influence on that card's planet.",
    ],
    ("th0mps0n", "de"): [
        "1 Einfluss auf Jupiter.",
        "2 Einfluss auf 1 Planeten deiner Wahl.",
        "Falls du mindestens 6 Kredite hast: 1 Einfluss auf 1 anderen Planeten deiner Wahl.",
    ],
    ("th0mps0n", "en"): [
        "1 influence on Jupiter.",
        "2 influence on 1 planet of your choice.",
        "If you have at least 6 credits: 1 influence on 1 different planet of your choice.",
    ],
    ("titus", "de"): [
        "1 Einfluss auf Mars.",
        "Der Gegner erhält 1 Einfluss auf 1 Planeten deiner Wahl (nicht Mars).",
        "Erhalte 10 Kredite.",
    ],
    ("titus", "en"): [
        "1 influence on Mars.",
        "The opponent gains 1 influence on 1 planet of your choice (not Mars).",
        "Gain 10 credits.",
    ],
    ("buj0ld", "de"): ["1 Einfluss auf Venus.", "Freiwillig: Entwickle deine niedrigste Technologie kostenlos."],
    ("buj0ld", "en"): ["1 influence on Venus.", "Optional: Develop your lowest technology for free."],
}


@pytest.mark.parametrize(("card", "language"), DESCRIPTIONS)
def test_a_card_describes_itself(card: str, language: str) -> None:
    assert effect_text(game("zenith").content, card, language) == " ".join(DESCRIPTIONS[card, language])


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_effect_has_words(language: str) -> None:
    content = game("zenith").content
    texts = [effect_text(content, card, language) for card in content.names["card"]]
    texts += [bonus_text(content, bonus, language) for bonus in content.names["bonus"]]
    texts += [
        level_text(content, side, level, language) for side in content.names["tech_side"] for level in range(1, 6)
    ]
    texts += [prize_text(content, level, language) for level in (1, 2, 3)]
    texts += [leadership_text(content, people, language, team=True) for people in content.names["people"]]
    assert all(text.endswith(".") and "{" not in text and "  " not in text for text in texts)
    assert len(set(texts[:90])) > 80


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_component_has_help_that_agrees_with_its_effects(language: str) -> None:
    content = game("zenith").content
    for domain in ("planet", "people", "bonus", "tech_side"):
        assert all(getattr(row, f"help_{language}").endswith(".") for row in content.tables[domain].values())
    for bonus, row in content.tables["bonus"].items():
        assert figures(getattr(row, f"help_{language}")) == figures(bonus_text(content, bonus, language)), bonus
    for people, row in content.tables["people"].items():
        assert figures(getattr(row, f"help_{language}")) == figures(leadership_text(content, people, language)), people
    for side, row in content.tables["tech_side"].items():
        _, *levels = re.split(r"(?:Stufe|Level) \d: ", getattr(row, f"help_{language}"))
        effects = [level_text(content, side, level, language) for level in range(1, 6)]
        assert [figures(level) for level in levels] == [figures(effect) for effect in effects], side
