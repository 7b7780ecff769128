"""Setup and goal: V-01, V-02, V-03, V-04, V-05, V-06, V-07, V-08, V-09, V-10."""

import pytest

from tests.verlagswelt.builder import A, B, C, table

SEATS = (2, 3, 4)


@pytest.mark.rule("V-01")
def test_the_first_to_own_all_four_projects_wins() -> None:
    t = table(2).coins(A, 99).built(A, "staff", "shops", "suppliers").coins(B, 99).built(B, "staff", "shops").begin(B)
    t.take_turn(1, build="project(suppliers)").throw(1)
    assert not t.state.over
    t.play("project(customers)")
    assert t.state.over
    assert [standing.place for standing in t.state.result()] == [1, 2]


@pytest.mark.rule("V-02")
def test_112_cards_of_which_departments_form_15_kinds() -> None:
    content = table().game.content.data
    assert len(content["departments"]) == 15
    assert sum(row["copies"] for part in ("departments", "start_cards", "projects") for row in content[part]) == 112
    assert {row["id"]: row["copies"] for row in content["departments"] if row["colour"] == "violet"} == {
        "accounting": 4,
        "it_organisation": 4,
        "management": 4,
    }


@pytest.mark.rule("V-03", "V-05")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_start_cards_and_three_coins(seats: int) -> None:
    houses = table(seats).state.view().houses
    assert len(houses) == seats
    for house in houses:
        assert house.departments == {"authors": 1, "toy_development": 1}
        assert house.coins == 3


@pytest.mark.rule("V-03")
def test_everybody_has_a_kosmos_shop_from_the_start() -> None:
    t = table(2).coins(A, 0).begin(A).throw(4)
    assert t.all_coins() == [1, 3]


@pytest.mark.rule("V-04")
def test_all_four_projects_start_unbuilt_and_each_can_be_built() -> None:
    t = table(2).coins(A, 22).begin(A)
    assert t.has_built(A) == t.has_built(B) == []
    t.throw(1)
    assert [option for option in t.options() if option.startswith("project")] == [
        "project(staff)",
        "project(shops)",
        "project(suppliers)",
        "project(customers)",
    ]


@pytest.mark.rule("V-06")
@pytest.mark.parametrize("seats", SEATS)
def test_surplus_start_cards_do_not_enter_the_display(seats: int) -> None:
    display = table(seats).state.view().display
    assert display["authors"] == display["toy_development"] == 6
    assert sum(display.values()) == 84
    with_starts = sum(display.values()) + sum(sum(h.departments.values()) for h in table(seats).state.view().houses)
    assert with_starts == {2: 88, 3: 90, 4: 92}[seats]


@pytest.mark.rule("V-07")
def test_start_cards_work_on_the_very_first_roll() -> None:
    assert table(2).begin(A).throw(1).all_coins() == [4, 4]
    assert table(2).begin(A).throw(2).all_coins() == [4, 3]


@pytest.mark.rule("V-08")
@pytest.mark.parametrize("seats", SEATS)
def test_every_stack_that_is_not_empty_can_be_bought_from(seats: int) -> None:
    t = table(seats).coins(A, 99).begin(A).throw(6)
    kinds = t.game.content.names["department"]
    assert [o for o in t.options() if o.startswith("build")] == [f"build({kind})" for kind in kinds]
    empty = table(seats).coins(A, 99).display(marketing=1).begin(A).throw(6)
    assert [o for o in empty.options() if o.startswith("build")] == ["build(marketing)"]


@pytest.mark.rule("V-09")
def test_the_bank_takes_and_gives_without_limit() -> None:
    t = table(2).coins(A, 30_000).cards(A, guide_editorial=6).built(A, "staff").begin(A).throw(4, 5)
    assert t.all_coins() == [30_030, 3]


@pytest.mark.rule("V-10")
def test_turns_pass_clockwise_from_whoever_begins() -> None:
    t = table(3)
    assert t.chances() == {"begin(0)": 1 / 3, "begin(1)": 1 / 3, "begin(2)": 1 / 3}
    t.begin(B)
    order = []
    for _ in range(6):
        t.throw(4)
        order.append(t.actor())
        t.play("pass")
    assert order == [B, C, A, B, C, A]


@pytest.mark.rule("V-10")
def test_the_table_may_name_who_begins() -> None:
    t = table(3, first_player=2)
    assert t.chances() == {"begin(2)": 1.0}
