"""Turns, moving cards, recruiting, end of turn."""

import pytest

from spielwerk import IllegalAction
from tests.zenith.builder import A, B, table


@pytest.mark.rule("Z-30")
def test_parties_alternate() -> None:
    t = table()
    order = []
    for _ in range(4):
        order.append(t.actor())
        t.act([option for option in t.options() if option.startswith("lead")][-1])
        while t.question() == "turn_up":
            t.act(next(iter(t.chances())))
    assert order == [A, B, A, B]


@pytest.mark.rule("Z-31")
def test_a_turn_is_one_card_in_one_of_three_ways() -> None:
    t = table().hand(A, "nero", "lula_smart", size=2).credits(A, 7).zenithium(A, 1)
    assert t.options() == [
        "recruit(nero)",
        "recruit(lula_smart)",
        "develop(nero)",
        "develop(lula_smart)",
        "lead(nero)",
        "lead(lula_smart)",
    ]
    t.act("lead(lula_smart)")
    assert t.actor() == B and "lula_smart" in t.view.discards


@pytest.mark.rule("Z-32", "Z-71")
def test_first_the_hand_then_the_discs() -> None:
    t = table().hand(A, "nero").discs(mercury=3).no_tokens().play("recruit(nero)")
    assert t.question() == "draw" and t.at("mercury") is None and t.hand_sizes()[A] == 3
    t.refill()
    assert t.at("mercury") == 0 and t.hand_sizes()[A] == 4


@pytest.mark.rule("Z-33")
def test_mobilised_cards_lie_on_the_own_column_without_effect() -> None:
    t = table().hand(A, "nero").column(A, "cresus").act("lead(nero)")
    assert t.question() == "turn_up"
    t.act("draw(felis)", "draw(titus)")
    assert t.white.columns["venus"] == ["cresus", "felis"] and t.white.columns["mars"] == ["titus"]
    assert (t.white.credits, t.white.zenithium) == (12, 1) and t.positions() == [0] * 5


@pytest.mark.rule("Z-34", "Z-36")
def test_exiling_takes_the_last_card() -> None:
    t = table().hand(A, "v4n_v0gt").column(B, "cresus", "felis", "titus").act("recruit(v4n_v0gt)")
    assert t.question() == "choose_exile" and t.options() == ["planet(venus)", "planet(mars)"]
    t.act("planet(venus)")
    assert t.black.columns["venus"] == ["cresus"] and t.view.discards == ["felis"]
    t.act("planet(venus)")
    assert t.black.columns["venus"] == [] and t.black.columns["mars"] == ["titus"]
    assert t.white.zenithium == 3


@pytest.mark.rule("Z-35", "Z-36")
def test_a_transferred_card_changes_sides_without_effect() -> None:
    t = table().hand(A, "caligula").column(A, "cresus").column(B, "geronimo", "felis").act("recruit(caligula)")
    assert t.white.columns["venus"] == ["cresus", "felis"] and t.black.columns["venus"] == ["geronimo"]
    assert t.white.zenithium == 1, "felis brings nothing"
    assert t.at("venus") == 1, "from caligula"


@pytest.mark.rule("Z-35")
def test_a_transfer_only_where_the_other_party_has_a_card() -> None:
    t = table().hand(A, "gibs0n").column(A, "titus", "zenon").column(B, "cresus", "nero").act("recruit(gibs0n)")
    assert t.options() == ["planet(mercury)", "planet(venus)"]
    nothing = table().hand(A, "gibs0n").column(A, "titus").act("recruit(gibs0n)")
    assert nothing.actor() == B and nothing.white.columns["mars"] == ["titus"]


@pytest.mark.rule("Z-37", "Z-38", "Z-39", "Z-40", "Z-41", "Z-42")
@pytest.mark.example("Z:E-01")
def test_recruiting_nero() -> None:
    t = table().hand(A, "nero").credits(A, 9).column(A, "atlas", "wul")
    assert t.state.view(A).prices["nero"] == 5
    t.act("recruit(nero)")
    assert t.white.credits == 4 and t.white.zenithium == 4
    assert t.white.columns == {"mercury": ["atlas", "wul", "nero"], "venus": [], "terra": [], "mars": [], "jupiter": []}
    assert t.at("mercury") == 1 and t.hand_sizes() == [4, 4]
    assert t.told("recruited") == [{"seat": A, "card": "nero", "planet": "mercury", "price": 5}]


@pytest.mark.rule("Z-39")
@pytest.mark.example("Z:E-14")
def test_the_price_never_falls_below_zero() -> None:
    t = table().hand(A, "wul").credits(A, 0).column(A, "chaka", "amytis", "atlas", "nero", "khan")
    t.act("recruit(wul)")
    assert t.options() == ["decline", "tier(1)", "tier(2)"]
    t.act("decline")
    assert t.white.credits == 0 and len(t.white.columns["mercury"]) == 6 and t.at("mercury") == 1
    assert t.white.zenithium == 1


@pytest.mark.rule("Z-40")
def test_what_cannot_be_paid_cannot_be_recruited() -> None:
    t = table().hand(A, "nero", "w3lls").credits(A, 6)
    assert "recruit(nero)" not in t.options() and "recruit(w3lls)" in t.options()
    with pytest.raises(IllegalAction, match="the price is 7, and you have only 6 credits"):
        t.act("recruit(nero)")
    with pytest.raises(IllegalAction, match="not in your hand"):
        t.act("recruit(khan)")


@pytest.mark.rule("Z-41")
def test_effects_go_from_left_to_right() -> None:
    t = table().hand(A, "charlize_gun").column(B, "titus", "cresus").act("recruit(charlize_gun)", "draw(zenon)")
    assert t.options() == ["planet(venus)", "planet(mars)"] and t.question() == "choose_transfer"
    t.act("planet(mars)")
    assert t.view.discards[-1:] == ["cresus"], "the only target left is exiled without a question"
    assert [k for k in t.kinds() if k in ("influence", "mobilised", "transferred", "exiled")][-4:] == [
        "influence",
        "mobilised",
        "transferred",
        "exiled",
    ]


@pytest.mark.rule("Z-42")
def test_every_card_begins_with_influence_on_its_own_planet() -> None:
    for row in table().game.content.data["card"]:
        assert row["effects"][0] == {"op": "influence", "planet": row["planet"], "n": 1}


@pytest.mark.rule("Z-43", "Z-39")
def test_mobilised_and_transferred_cards_make_cheaper() -> None:
    t = table().hand(A, "nero").column(B, "wul").act("lead(nero)", "draw(atlas)", "draw(titus)")
    t.hand(B, "bish0p").act("lead(bish0p)").hand(A, "khan", "caligula").column(B, "amytis").credits(A, 20)
    assert t.state.view(A).prices == {"khan": 8, "caligula": 4} | {
        card: price for card, price in t.state.view(A).prices.items() if card not in ("khan", "caligula")
    }
    t.act("recruit(caligula)").hand(B, "w4ts0n").act("lead(w4ts0n)")
    assert t.white.columns["mercury"] == ["atlas", "amytis"] and t.state.view(A).prices["khan"] == 7


@pytest.mark.rule("Z-69", "Z-68")
@pytest.mark.parametrize(("side", "limit"), [(None, 4), ("silver", 5), ("gold", 6)])
def test_the_hand_is_refilled_to_the_limit(side: str | None, limit: int) -> None:
    t = table().hand(A, "nero", size=2)
    if side:
        t.badge(A, side)
    t.act("recruit(nero)")
    assert t.hand_sizes()[A] == limit


@pytest.mark.rule("Z-70")
@pytest.mark.example("Z:E-13")
def test_a_hand_above_the_limit_stays() -> None:
    t = table(first=B).hand(B, "nero", size=6).badge(A).act("recruit(nero)")
    assert t.hand_sizes()[B] == 5 and t.told("discarded") == []


@pytest.mark.rule("Z-72")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = (
        table()
        .hand(A, "lula_smart", "nero", "w3lls", "wul")
        .discarded("zenon", "felis")
        .deck("titus")
        .act("lead(nero)")
    )
    t.act("draw(titus)")
    assert t.told("reshuffled") == [{"seat": -1, "cards": 3}], "the card just discarded is among them"
    assert set(t.chances()) == {"draw(zenon)", "draw(felis)", "draw(nero)"} and t.view.discards == []
    t.act("draw(nero)")
    assert t.white.columns["mercury"] == ["nero"] and t.white.columns["mars"] == ["titus"]
    assert t.hand_sizes()[A] == 5 and t.view.deck_size == 0


@pytest.mark.rule("Z-72", "Z-69")
def test_what_cannot_be_drawn_is_forfeited() -> None:
    t = table().hand(A, "nero", "w3lls", "wul", size=3).deck("titus").act("recruit(w3lls)")
    assert t.hand_sizes()[A] == 3 and t.view.deck_size == 0 and t.view.discards == []
    assert t.actor() == B
