"""Order of claims and the departments' effects."""

import pytest

from tests.verlagswelt.builder import A, B, C, D, table


@pytest.mark.rule("V-27", "V-28", "V-34", "V-35")
@pytest.mark.example("V:E-01")
def test_payments_come_before_income() -> None:
    t = table(2).coins(A, 0).cards(A, toy_development=2).coins(B, 4).cards(B, marketing=1).begin(A).throw(3)
    assert t.all_coins() == [2, 4]
    assert t.told("topped-up") == []
    assert t.told("lapsed") == [{"seat": A, "other": B, "coins": 1, "department": "marketing"}]


@pytest.mark.rule("V-29", "V-30", "V-28", "V-27")
@pytest.mark.example("V:E-02")
def test_claims_are_settled_counter_clockwise_and_whole() -> None:
    t = table(3).coins(A, 3).coins(B, 5).cards(B, marketing=3).coins(C, 1).cards(C, marketing=2).begin(A).throw(3)
    assert [(paid["other"], paid["coins"]) for paid in t.told("paid")] == [(C, 2), (B, 1)]
    assert t.all_coins() == [1, 6, 3]


@pytest.mark.rule("V-31")
def test_red_then_blue_and_green_then_violet() -> None:
    t = table(2).coins(A, 0).cards(A, guide_editorial=1).cards(B, public_relations=1).built(A, "staff")
    t.begin(A).throw(4, 5)
    assert t.all_coins() == [5, 3], "red found nothing although blue then paid 5"
    steps = {row["id"]: row["step"] for row in t.game.content.data["colours"]}
    assert steps == {"red": 1, "blue": 2, "green": 2, "violet": 3}


@pytest.mark.rule("V-32")
def test_authors() -> None:
    assert table(2).cards(B, authors=2).begin(A).throw(1).all_coins() == [4, 5]


@pytest.mark.rule("V-33")
def test_games_editorial() -> None:
    t = table(2).cards(A, toy_development=0, games_editorial=1).cards(B, games_editorial=3).begin(A).throw(2)
    assert t.all_coins() == [4, 6]


@pytest.mark.rule("V-34")
@pytest.mark.parametrize("roll", [2, 3])
def test_toy_development(roll: int) -> None:
    assert table(2).cards(A, toy_development=3).begin(A).throw(roll).all_coins() == [6, 3]


@pytest.mark.rule("V-35")
def test_marketing() -> None:
    assert table(2).cards(B, marketing=2).cards(A, toy_development=0).begin(A).throw(3).all_coins() == [1, 5]


@pytest.mark.rule("V-36")
def test_toy_purchasing() -> None:
    assert table(2).cards(A, toy_purchasing=2).cards(B, toy_purchasing=1).begin(A).throw(4).all_coins() == [9, 3]


@pytest.mark.rule("V-37")
def test_children_editorial() -> None:
    assert table(2).cards(A, children_editorial=1).cards(B, children_editorial=2).begin(A).throw(5).all_coins() == [
        4,
        5,
    ]


@pytest.mark.rule("V-38", "V-62")
@pytest.mark.example("V:E-13")
def test_toy_sales_pay_per_game_icon_and_are_not_raised_by_shops() -> None:
    t = table(2).coins(A, 0).cards(A, games_editorial=4, toy_sales=2).built(A, "staff", "shops")
    assert t.begin(A).throw(3, 4).all_coins()[A] == 24


@pytest.mark.rule("V-39")
def test_book_production_pays_per_book_icon() -> None:
    t = table(2).coins(A, 0).cards(A, book_production=2, children_editorial=2, guide_editorial=1).built(A, "staff")
    assert t.cards(B, book_production=1, children_editorial=6).begin(A).throw(2, 6).all_coins() == [18, 3]


@pytest.mark.rule("V-40", "V-27", "V-28")
@pytest.mark.example("V:E-14")
def test_guide_editorial_pays_everybody_after_the_reds_found_nothing() -> None:
    t = table(2).coins(A, 0).cards(A, guide_editorial=1).coins(B, 0).cards(B, public_relations=2, guide_editorial=1)
    assert t.built(A, "staff").begin(A).throw(4, 5).all_coins() == [5, 5]


@pytest.mark.rule("V-41")
@pytest.mark.parametrize(("first", "second"), [(4, 5), (4, 6)])
def test_public_relations(first: int, second: int) -> None:
    t = table(2).coins(A, 10).cards(B, public_relations=2).built(A, "staff").begin(A).throw(first, second)
    assert t.all_coins() == [6, 7]


@pytest.mark.rule("V-42")
def test_illustration() -> None:
    t = table(2).cards(A, illustration=1).cards(B, illustration=2).built(A, "staff").begin(A).throw(5, 5)
    assert t.all_coins() == [6, 9]


@pytest.mark.rule("V-43", "V-16")
@pytest.mark.example("V:E-12")
@pytest.mark.parametrize(("first", "second"), [(5, 6), (6, 6)])
def test_quality_safety_pays_per_author_icon(first: int, second: int) -> None:
    t = table(2).coins(A, 0).cards(A, authors=3, illustration=1, quality_safety=2).built(A, "staff")
    assert t.begin(A).throw(first, second).all_coins()[A] == 16


@pytest.mark.rule("V-44")
def test_accounting_collects_from_everybody_as_far_as_they_can_pay() -> None:
    t = table(4).cards(A, accounting=1).coins(B, 1).coins(C, 0).coins(D, 9).begin(A).throw(6)
    assert t.all_coins() == [6, 0, 0, 7]


@pytest.mark.rule("V-45")
def test_it_organisation_takes_up_to_five_from_one_chosen_player() -> None:
    t = table(3).cards(A, it_organisation=1).coins(B, 2).coins(C, 9).begin(A).throw(6)
    assert t.options() == ["collect(1)", "collect(2)"]
    assert t.play("collect(2)").all_coins() == [8, 2, 4]


@pytest.mark.rule("V-45", "V-28")
def test_a_poor_player_may_be_chosen_and_pays_what_is_there() -> None:
    t = table(3).cards(A, it_organisation=1).coins(B, 2).coins(C, 9).begin(A).throw(6).play("collect(1)")
    assert t.all_coins() == [5, 0, 9]


@pytest.mark.rule("V-45")
def test_nobody_is_asked_when_there_is_nothing_to_choose() -> None:
    two = table(2).cards(A, it_organisation=1).begin(A).throw(6)
    assert two.all_coins() == [6, 0] and "pass" in two.options()
    nothing = table(3).cards(A, it_organisation=1).coins(B, 0).coins(C, 0).begin(A).throw(6)
    assert nothing.all_coins() == [3, 0, 0] and "pass" in nothing.options()


@pytest.mark.rule("V-44", "V-45", "V-46", "V-28")
@pytest.mark.example("V:E-16")
def test_all_three_special_departments_on_one_six() -> None:
    t = table(3).coins(A, 0).cards(A, accounting=1, it_organisation=1, management=1)
    t.coins(B, 1).coins(C, 9).cards(C, toy_sales=1).begin(A).throw(6)
    t.play("collect(2)", "swap(2)", "take(toy_sales)", "give(toy_development)")
    assert t.all_coins() == [8, 0, 2]
    assert (t.owned(A, "toy_sales"), t.owned(A, "toy_development")) == (1, 0)
    assert (t.owned(C, "toy_sales"), t.owned(C, "toy_development")) == (0, 2)


@pytest.mark.rule("V-46")
def test_a_swap_may_be_declined() -> None:
    t = table(3).cards(A, management=1).begin(A).throw(6)
    assert t.options() == ["decline", "swap(1)", "swap(2)"]
    t.play("decline")
    assert t.owned(A, "toy_development") == 1 and "pass" in t.options()


@pytest.mark.rule("V-46")
def test_violet_cards_are_never_swapped_and_equal_kinds_not_offered() -> None:
    t = table(2).cards(A, management=1, authors=0).cards(B, accounting=1, marketing=1).begin(A).throw(6).play("swap(1)")
    assert t.options() == ["take(authors)", "take(marketing)"], "A has only toy development to give"
    t.play("take(marketing)")
    assert (t.owned(A, "marketing"), t.owned(A, "toy_development"), t.owned(A, "management")) == (1, 0, 1)


@pytest.mark.rule("V-46", "V-55")
def test_no_swap_may_break_the_beginner_cap_on_either_side() -> None:
    t = table(2, beginner_cap=True).cards(A, management=1, authors=2, toy_development=1)
    t.cards(B, authors=1, toy_development=2, marketing=1).begin(A).throw(6).play("swap(1)")
    assert t.options() == ["take(toy_development)", "take(marketing)"], "a third authors is not allowed"
    t.play("take(marketing)")
    assert (t.owned(B, "authors"), t.owned(B, "toy_development")) == (2, 2), "only authors could be given"


@pytest.mark.rule("V-46")
def test_without_any_possible_swap_nobody_is_asked() -> None:
    t = table(2).cards(A, management=1, authors=1, toy_development=0).cards(B, authors=1, toy_development=0)
    t.begin(A).throw(6)
    assert "pass" in t.options()


@pytest.mark.rule("V-46")
def test_a_refused_swap_says_why() -> None:
    t = table(3, beginner_cap=True).cards(A, management=1, authors=2, toy_development=1)
    t.cards(B, authors=1, toy_development=2, marketing=1, accounting=1).cards(C, authors=0, toy_development=0)
    t.begin(A).throw(6)
    assert t.state.why_not("swap(0)") == "you have to choose another player"
    assert t.state.why_not("swap(2)") == "no swap is possible with this player"
    t.play("swap(1)")
    assert t.state.why_not("take(accounting)") == "violet departments are never swapped"
    assert t.state.why_not("take(toy_sales)") == "there is no card of this kind here"
    assert t.state.why_not("take(authors)") == "somebody would then own more than 2 of this kind"


@pytest.mark.rule("V-46")
def test_a_card_is_not_given_for_its_like() -> None:
    t = table(2).cards(A, management=1, marketing=1).cards(B, toy_sales=1).begin(A).throw(6)
    t.play("swap(1)", "take(authors)")
    assert t.state.why_not("give(authors)") == "swapping two equal cards changes nothing"
    assert t.state.why_not("give(management)") == "violet departments are never swapped"
    assert t.state.why_not("give(marketing)") is None


@pytest.mark.rule("V-45")
def test_nobody_collects_from_oneself() -> None:
    t = table(3).cards(A, it_organisation=1).begin(A).throw(6)
    assert t.state.why_not("collect(0)") == "you have to choose another player"


@pytest.mark.rule("V-29", "V-30", "V-63")
@pytest.mark.example("V:E-15")
def test_four_players_claim_until_nothing_is_left() -> None:
    t = table(4).coins(A, 4).built(A, "staff").built(C, "shops")
    for seat in (B, C, D):
        t.coins(seat, 0).cards(seat, public_relations=1)
    t.begin(A).throw(4, 6)
    assert [(paid["other"], paid["coins"]) for paid in t.told("paid")] == [(D, 2), (C, 2)]
    assert t.all_coins() == [1, 0, 2, 2], "then Kosmos Shop brings A one coin"
