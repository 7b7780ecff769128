"""Large projects and end: V-58, V-59, V-60, V-61, V-62, V-63, V-64, V-65, V-66, V-67, V-68, V-69."""

import pytest

from spielwerk import IllegalAction
from tests.verlagswelt.builder import A, B, C, table


@pytest.mark.rule("V-58")
@pytest.mark.parametrize(("project", "cost"), [("staff", 4), ("shops", 10), ("suppliers", 16), ("customers", 22)])
def test_projects_cost_once(project: str, cost: int) -> None:
    t = table(2).coins(A, cost - 1).begin(A).throw(6)
    assert f"project({project})" not in t.options()
    t = table(2).coins(A, cost).begin(A).throw(6).play(f"project({project})")
    assert t.all_coins()[A] == 0 and t.has_built(A) == [project] and t.has_built(B) == []
    t.take_turn(6).coins(A, 99)
    t.throw(6)
    if "keep" in t.options():
        t.play("keep")
    with pytest.raises(IllegalAction, match="already"):
        t.play(f"project({project})")


@pytest.mark.rule("V-59", "V-62")
@pytest.mark.example("V:E-19")
def test_a_project_works_from_the_owners_next_turn() -> None:
    t = table(3).coins(A, 5).coins(B, 10).cards(B, marketing=1).coins(C, 5).begin(B)
    t.take_turn(4, build="project(shops)")
    assert t.all_coins() == [5, 0, 5]
    t.take_turn(3)
    assert t.all_coins() == [5, 1, 5]
    t.take_turn(3)
    assert t.all_coins() == [5, 2, 5]
    t.take_turn(4).take_turn(3)
    assert t.all_coins() == [5, 4, 4]


@pytest.mark.rule("V-59")
def test_the_immediate_reading_is_an_option() -> None:
    t = table(3, project_start="immediate").coins(B, 10).cards(B, marketing=1).coins(C, 5).begin(B)
    t.take_turn(4, build="project(shops)").take_turn(3)
    assert t.all_coins() == [3, 2, 4], "C pays 2 at once, then earns 1"


@pytest.mark.rule("V-60")
def test_projects_may_be_built_in_any_order() -> None:
    t = table(2).coins(A, 99).begin(A)
    for project in ("customers", "shops", "staff", "suppliers"):
        t.throw(4)
        if "keep" in t.options():
            t.play("keep")
        t.play(f"project({project})")
        if not t.state.over:
            t.take_turn(4)
    assert t.state.over


@pytest.mark.rule("V-61")
@pytest.mark.example("V:E-21")
def test_the_fourth_project_ends_the_game_at_once() -> None:
    t = table(3).coins(A, 22).built(A, "staff", "shops", "suppliers").begin(A).throw(6).play("project(customers)")
    assert t.state.over and t.state.ending == "won"
    assert t.state.actors() == [] and t.chances() == {}
    assert [standing.place for standing in t.state.result()] == [1, 2, 2]
    with pytest.raises(IllegalAction, match="over"):
        t.play("pass")


@pytest.mark.rule("V-62", "V-63")
@pytest.mark.example("V:E-03")
@pytest.mark.parametrize("roll", [2, 3])
def test_shops_raise_each_firing_card(roll: int) -> None:
    assert table(2).coins(A, 0).cards(A, toy_development=2).begin(A).throw(roll).all_coins()[A] == 2
    assert table(2).coins(A, 0).cards(A, toy_development=2).built(A, "shops").begin(A).throw(roll).all_coins()[A] == 4


@pytest.mark.rule("V-62")
def test_shops_raise_toy_purchasing_and_marketing_too_but_nothing_else() -> None:
    assert table(2).coins(A, 0).cards(A, toy_purchasing=2).built(A, "shops").begin(A).throw(4).all_coins()[A] == 8
    t = table(2).coins(A, 9).cards(A, toy_development=0).cards(B, marketing=2).built(B, "shops").begin(A).throw(3)
    assert t.all_coins() == [5, 7]
    assert table(2).coins(A, 0).built(A, "shops").begin(A).throw(1).all_coins()[A] == 1
    assert table(2).cards(A, accounting=1).built(A, "shops").begin(A).throw(6).all_coins() == [5, 1]


@pytest.mark.rule("V-63", "V-41")
@pytest.mark.example("V:E-04")
def test_the_shops_coin_comes_from_the_cards_payer() -> None:
    plain = table(2).coins(A, 10).coins(B, 0).cards(B, public_relations=1).built(A, "staff").begin(A).throw(4, 5)
    assert plain.all_coins() == [8, 2]
    shops = table(2).coins(A, 10).coins(B, 0).cards(B, public_relations=1).built(A, "staff").built(B, "shops")
    assert shops.begin(A).throw(4, 5).all_coins() == [7, 3]


@pytest.mark.rule("V-64")
def test_suppliers_need_doubles_of_two_dice() -> None:
    t = table(2).built(A, "suppliers").begin(A).take_turn(3).throw(4)
    assert t.actor() == B
    t = table(2).built(A, "staff", "suppliers").begin(A).play("roll(2)", "throw(3, 4)", "pass").throw(4)
    assert t.actor() == B


@pytest.mark.rule("V-65", "V-66", "V-59")
@pytest.mark.example("V:E-17")
def test_doubles_bring_one_complete_second_turn() -> None:
    t = table(2).coins(A, 20).cards(A, toy_purchasing=1).built(A, "staff", "suppliers").begin(A)
    t.take_turn(3, 3, build="project(shops)")
    assert t.actor() == A and t.options() == ["roll(1)", "roll(2)"]
    t.throw(2, 2)
    assert t.all_coins()[A] == 14, "shops are in force in the extra turn: 10 + 3 + 1"
    t.play("build(authors)").throw(4)
    assert t.actor() == B


@pytest.mark.rule("V-66")
def test_the_next_regular_turn_may_bring_an_extra_turn_again() -> None:
    t = table(2).built(A, "staff", "suppliers").begin(A).take_turn(3, 3).take_turn(3, 3).take_turn(4)
    t.take_turn(3, 3)
    assert t.actor() == A and t.state.view().extra_turn


@pytest.mark.rule("V-59", "V-65")
@pytest.mark.example("V:E-18")
def test_suppliers_built_in_the_turn_of_the_doubles_come_too_late() -> None:
    t = table(2).coins(A, 16).built(A, "staff").begin(A).take_turn(4, 4, build="project(suppliers)").throw(4)
    assert t.actor() == B


@pytest.mark.rule("V-67", "V-68", "V-69")
@pytest.mark.example("V:E-20")
def test_one_reroll_with_the_same_dice_and_only_the_second_counts() -> None:
    t = table(2).coins(A, 0).cards(A, children_editorial=1).built(A, "staff", "suppliers", "customers").begin(A)
    t.play("roll(2)", "throw(5, 5)")
    assert t.options() == ["keep", "reroll"]
    t.play("reroll")
    assert len(t.chances()) == 21, "still two dice"
    t.play("throw(2, 3)")
    assert t.all_coins()[A] == 1
    assert "reroll" not in t.options() and "pass" in t.options()
    t.play("pass").throw(4)
    assert t.actor() == B, "the doubles of the first throw do not count"


@pytest.mark.rule("V-67")
def test_a_throw_may_be_kept_and_the_extra_turn_has_its_own_reroll() -> None:
    t = table(2).built(A, "staff", "suppliers", "customers").begin(A)
    t.play("roll(2)", "throw(3, 3)", "keep", "pass", "roll(1)", "throw(4, 0)")
    assert t.options() == ["keep", "reroll"]


@pytest.mark.rule("V-68", "V-69")
def test_a_reroll_of_one_die_is_one_die() -> None:
    t = table(2).coins(A, 0).built(A, "staff", "customers").begin(A).play("roll(1)", "throw(2, 0)", "reroll")
    assert len(t.chances()) == 6
    t.play("throw(1, 0)")
    assert t.all_coins()[A] == 1, "authors on 1; toy development of the first throw brought nothing"
