"""Turn, roll and colours."""

import pytest

from tests.verlagswelt.builder import A, B, C, table


@pytest.mark.rule("V-11")
def test_a_turn_is_roll_then_income_then_build() -> None:
    t = table(2).coins(A, 0).begin(A)
    assert set(t.chances()) == {f"throw({n}, 0)" for n in range(1, 7)}
    t.throw(2)
    assert t.all_coins()[A] == 1, "income comes before building, so it can be spent"
    t.play("build(authors)")
    kinds = [event.kind for event in t.state.events()]
    assert kinds == ["first-player", "turn", "threw", "income", "built", "turn"]


@pytest.mark.rule("V-12")
def test_one_die_without_staff() -> None:
    t = table(2).begin(A)
    assert t.chances() == pytest.approx({f"throw({n}, 0)": 1 / 6 for n in range(1, 7)})


@pytest.mark.rule("V-13")
def test_with_staff_one_or_two_dice_anew_every_turn() -> None:
    t = table(2).built(A, "staff").begin(A)
    assert t.options() == ["roll(1)", "roll(2)"]
    t.play("roll(2)")
    odds = t.chances()
    assert (
        len(odds) == 21
        and odds["throw(3, 3)"] == pytest.approx(1 / 36)
        and odds["throw(1, 6)"] == pytest.approx(1 / 18)
    )
    t.play("throw(3, 4)", "pass").take_turn(4)
    assert t.options() == ["roll(1)", "roll(2)"]


@pytest.mark.rule("V-14")
@pytest.mark.example("V:E-07")
def test_two_dice_count_as_their_sum_only() -> None:
    t = table(3).coins(A, 5).coins(B, 0).coins(C, 2).built(A, "staff").begin(A).throw(1, 2)
    assert t.all_coins() == [6, 0, 2]


@pytest.mark.rule("V-15")
@pytest.mark.parametrize(("roll", "coins"), [(1, 3), (2, 4), (3, 4), (4, 3)])
def test_a_card_with_two_numbers_fires_once_on_either(roll: int, coins: int) -> None:
    t = table(2).cards(A, authors=0).cards(B, authors=0).begin(A).throw(roll)
    assert t.all_coins()[A] == coins


@pytest.mark.rule("V-16")
def test_every_copy_fires() -> None:
    t = table(2).coins(A, 0).cards(A, children_editorial=4).begin(A).throw(5)
    assert t.all_coins()[A] == 4


@pytest.mark.rule("V-17")
def test_some_cards_fire_on_every_roll_and_some_on_the_own_only() -> None:
    t = table(2).cards(B, games_editorial=1, toy_development=1).begin(A).throw(2)
    assert t.all_coins() == [4, 4], "A: own toy development; B: games editorial, but not toy development"


@pytest.mark.rule("V-18")
def test_the_card_names_the_payer() -> None:
    t = table(3).cards(B, marketing=1).begin(A).throw(3)
    assert t.told("paid") == [{"seat": A, "other": B, "coins": 1, "department": "marketing"}]
    assert t.told("income") == [{"seat": A, "department": "toy_development", "coins": 1, "cards": 1}]


@pytest.mark.rule("V-19")
def test_coins_are_open_to_all() -> None:
    state = table(3).coins(B, 17).begin(A).state
    assert [state.view(seat).houses[B].coins for seat in (-1, A, B, C)] == [17] * 4


@pytest.mark.rule("V-20")
def test_coins_are_one_number() -> None:
    t = table(2).coins(A, 7).begin(A).throw(6)
    t.play("build(it_organisation)")
    assert t.all_coins()[A] == 0


@pytest.mark.rule("V-21", "V-23")
@pytest.mark.example("V:E-11")
def test_blue_fires_for_every_owner_green_for_the_roller() -> None:
    t = table(3).coins(A, 1).coins(B, 1).coins(C, 1).cards(B, games_editorial=2).cards(C, games_editorial=1)
    assert t.begin(A).throw(2).all_coins() == [2, 3, 2]


@pytest.mark.rule("V-22")
@pytest.mark.example("V:E-10")
def test_red_is_silent_on_the_own_roll() -> None:
    t = table(3).coins(A, 5).cards(A, marketing=2).begin(A).throw(3)
    assert t.all_coins() == [6, 3, 3]


@pytest.mark.rule("V-24")
def test_violet_fires_on_the_own_roll_only() -> None:
    t = table(2).cards(A, accounting=1).cards(B, accounting=1).begin(A).throw(6)
    assert t.all_coins() == [5, 1]


@pytest.mark.rule("V-25")
def test_management_brings_no_coins() -> None:
    t = table(2).cards(A, management=1).begin(A).throw(6)
    assert t.all_coins() == [3, 3]
    assert t.options() == ["decline", "swap(1)"]


@pytest.mark.rule("V-26")
def test_authors_are_a_department_in_every_respect() -> None:
    t = table(2).coins(A, 1).cards(A, management=1).begin(A).throw(6).play("swap(1)")
    assert "take(authors)" in t.options()
    t.play("take(authors)", "build(authors)")
    assert t.owned(A, "authors") == 3
