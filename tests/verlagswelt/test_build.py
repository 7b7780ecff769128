"""Build phase: V-47, V-48, V-49, V-50, V-51, V-52, V-53, V-54, V-55, V-56, V-57."""

import pytest

from spielwerk import IllegalAction
from tests.verlagswelt.builder import A, B, C, table


@pytest.mark.rule("V-47")
def test_one_thing_at_most_and_the_turn_is_over() -> None:
    t = table(2).coins(A, 30).begin(A).throw(6)
    assert t.options()[0] == "pass"
    assert {option.split("(")[0] for option in t.options()} == {"pass", "build", "project"}
    t.play("build(authors)").throw(6)
    assert t.actor() == B
    t.play("pass").throw(6)
    assert t.actor() == A


@pytest.mark.rule("V-48")
@pytest.mark.example("V:E-08")
def test_kosmos_shop_helps_who_has_nothing() -> None:
    t = table(2).coins(A, 0).begin(A).throw(4)
    assert t.all_coins()[A] == 1
    assert t.options() == ["pass", "build(authors)", "build(games_editorial)", "build(toy_development)"]
    t.play("pass")
    assert t.all_coins()[A] == 1


@pytest.mark.rule("V-48")
@pytest.mark.example("V:E-09")
def test_kosmos_shop_looks_at_the_beginning_of_the_phase_only() -> None:
    t = table(2).coins(A, 1).begin(A).throw(4).play("build(authors)")
    assert t.all_coins()[A] == 0


@pytest.mark.rule("V-49")
def test_building_costs_the_printed_amount() -> None:
    t = table(2).coins(A, 6).begin(A).throw(6)
    assert "build(guide_editorial)" in t.options() and "build(it_organisation)" not in t.options()
    assert t.play("build(guide_editorial)").all_coins() == [0, 3]


@pytest.mark.rule("V-49")
def test_the_refusal_names_price_and_purse() -> None:
    t = table(2).coins(A, 3).begin(A).throw(6)
    with pytest.raises(
        IllegalAction, match=r"build\(management\) is not allowed: it costs 8, you have 3; allowed: pass"
    ):
        t.play("build(management)")
    assert t.all_coins() == [3, 3]


@pytest.mark.rule("V-50")
def test_a_built_department_moves_from_the_display_to_the_builder() -> None:
    t = table(2).begin(A).throw(4).play("build(marketing)")
    assert t.owned(A, "marketing") == 1
    assert t.state.view().display["marketing"] == 5


@pytest.mark.rule("V-51")
def test_tableaus_are_open() -> None:
    state = table(3).cards(A, marketing=4).begin(B).state
    assert [state.view(seat).houses[A].departments["marketing"] for seat in (-1, A, B, C)] == [4] * 4


@pytest.mark.rule("V-52", "V-57")
def test_ordinary_kinds_have_no_limit_but_the_stack() -> None:
    t = table(2).coins(A, 99).cards(A, authors=6, marketing=5, toy_purchasing=6).begin(A).throw(6)
    assert {"build(authors)", "build(marketing)", "build(toy_purchasing)"} <= set(t.options())


@pytest.mark.rule("V-53")
@pytest.mark.example("V:E-05")
def test_one_card_of_each_special_kind() -> None:
    t = table(2).coins(A, 99).begin(A)
    for kind in ("accounting", "it_organisation", "management"):
        t.throw(4)
        assert f"build({kind})" in t.options()
        t.play(f"build({kind})").take_turn(4)
    t.throw(4)
    assert not {"build(accounting)", "build(it_organisation)", "build(management)"} & set(t.options())
    with pytest.raises(IllegalAction, match="at most 1"):
        t.play("build(management)")


@pytest.mark.rule("V-54")
def test_an_empty_stack_offers_nothing() -> None:
    t = table(2).coins(A, 99).coins(B, 99).display(authors=1).begin(A).throw(4).play("build(authors)").throw(4)
    assert not [option for option in t.options() if option.startswith("build")]
    with pytest.raises(IllegalAction, match="display"):
        t.play("build(authors)")


@pytest.mark.rule("V-55", "V-56")
@pytest.mark.example("V:E-06")
def test_beginner_cap() -> None:
    t = table(2, beginner_cap=True).coins(A, 99).cards(A, marketing=2, accounting=1).begin(A).throw(4)
    assert not {"build(marketing)", "build(accounting)"} & set(t.options())
    assert "build(authors)" in t.options(), "one start card so far: a second is allowed"
    t.play("build(authors)").take_turn(4).throw(4)
    assert "build(authors)" not in t.options()


@pytest.mark.rule("V-57")
def test_without_the_agreement_there_is_no_cap() -> None:
    t = table(2).coins(A, 99).cards(A, marketing=2).begin(A).throw(4)
    assert "build(marketing)" in t.options()
