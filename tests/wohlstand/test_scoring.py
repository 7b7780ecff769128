"""The five scorings: W-29, W-30, W-31, W-32, W-33, W-34, W-35, W-36, W-37, W-38, W-39, W-40, W-41, W-42."""

import pytest

from spielwerk import IllegalAction
from tests.wohlstand.builder import A, B, Wohlstand, table

START = {
    "energy": ("money", 150),
    "ecology": ("pollution", 9),
    "capital": ("money", 200),
    "prosperity": ("score", 1),
}


@pytest.mark.rule("W-29", "W-34", "W-39", "W-41")
@pytest.mark.example("W:E-06")
@pytest.mark.parametrize("symbol", START)
def test_start_position_scored(symbol: str) -> None:
    t = table().begin(A).score(symbol)
    field, value = START[symbol]
    expected = {"money": 100, "pollution": 8, "score": 0} | {field: value}
    for name, figure in expected.items():
        assert t.all(name) == [figure, figure]


@pytest.mark.rule("W-40")
@pytest.mark.example("W:E-06")
def test_start_position_has_one_step_of_research() -> None:
    t = table().begin(A).score("research")
    assert t.options() == ["split(0)", "split(1)"]
    t.play("split(1)", "split(0)")
    assert (t.markers(A), t.markers(B)) == ((1, 0), (0, 1))


def blue() -> Wohlstand:
    t = table().tiles(A, a2="biodome", a3="particle_accelerator", b2="microgeneration", c3="hydrogen_cars")
    return t.money(A, 200).begin(A)


@pytest.mark.rule("W-30")
@pytest.mark.example("W:E-02")
@pytest.mark.parametrize(("paid", "money", "discs"), [(2, 0, 8), (1, 100, 9), (0, 200, 10)])
def test_blue_energy(paid: int, money: int, discs: int) -> None:
    t = blue()
    assert t.symbols(A) == (-2, 2, 0, 5, 2)
    t.score("energy")
    assert t.options() == ["pay(0)", "pay(1)", "pay(2)"]
    t.play(f"pay({paid})")
    assert (t.land(A).money, t.land(A).pollution) == (money, discs)


@pytest.mark.rule("W-32", "W-39", "W-40", "W-41")
@pytest.mark.example("W:E-02")
def test_blue_other_scorings() -> None:
    assert blue().score("ecology").land(A).pollution == 6
    assert blue().score("capital").land(A).money == 200
    t = blue().score("research")
    assert t.options() == [f"split({steps})" for steps in range(6)]
    assert t.play("split(2)").markers(A) == (2, 3)
    assert blue().score("prosperity").land(A).score == 3


@pytest.mark.rule("W-29")
def test_surplus_energy_pays_fifty_each() -> None:
    t = table().tiles(A, b1="gas_plant").begin(A).score("energy")
    assert t.symbols(A)[0] == 6
    assert t.all("money") == [400, 150]


@pytest.mark.rule("W-30", "W-31")
@pytest.mark.example("W:E-12")
@pytest.mark.parametrize(("paid", "money", "discs"), [(0, 150, 11), (1, 50, 10)])
def test_nobody_pays_more_than_he_owns(paid: int, money: int, discs: int) -> None:
    t = table().tiles(A, a2="data_centre", d3="car_factory").money(A, 150).begin(A).score("energy")
    assert t.symbols(A)[0] == -3
    assert t.options() == ["pay(0)", "pay(1)"]
    with pytest.raises(IllegalAction, match="3 points are missing at €100 each, you have €150"):
        t.play("pay(2)")
    t.play(f"pay({paid})")
    assert (t.land(A).money, t.land(A).pollution) == (money, discs)


@pytest.mark.rule("W-31")
def test_without_money_all_points_become_discs_unasked() -> None:
    t = table().tiles(A, a2="data_centre").money(A, 99).begin(A).score("energy")
    assert t.symbols(A)[0] == -2
    assert (t.land(A).money, t.land(A).pollution) == (99, 10)
    assert "income" in t.options()


@pytest.mark.rule("W-30")
def test_other_players_decide_about_their_own_deficit() -> None:
    t = table().tiles(B, a2="data_centre").begin(A).score("energy")
    assert t.actor() == B
    t.play("pay(1)")
    assert t.all("money") == [150, 0] and t.all("pollution") == [8, 9]
    assert t.actor() == A
    assert t.told("deficit-paid") == [{"seat": B, "points": 1, "euros": 100, "money": 0}]


@pytest.mark.rule("W-32", "W-33")
@pytest.mark.example("W:E-07")
def test_missing_discs_bring_money() -> None:
    t = table().tiles(A, a2="sewage_plant", c3="hydrogen_cars").discs(A, 1).money(A, 0).begin(A).score("ecology")
    assert t.symbols(A)[1] == 4
    assert (t.land(A).pollution, t.land(A).money) == (0, 150)
    assert t.told("compensated") == [{"seat": A, "discs": 3, "euros": 150, "money": 150}]


@pytest.mark.rule("W-33")
def test_no_money_while_there_are_discs_enough() -> None:
    t = table().tiles(A, a2="sewage_plant", c3="hydrogen_cars").discs(A, 4).money(A, 0).begin(A).score("ecology")
    assert (t.land(A).pollution, t.land(A).money) == (0, 0)


def five_prosperity() -> Wohlstand:
    """Ecology -3 and five symbols of prosperity."""
    t = table().tiles(A, a2="mega_skyscraper", d3="communication_network", a3="leisure_complex")
    assert (t.symbols(A)[1], t.symbols(A)[4]) == (-3, 5)
    return t


@pytest.mark.rule("W-34", "W-37", "W-38", "W-42")
@pytest.mark.example("W:E-08")
def test_discs_reach_the_triangle_and_stop_all_points() -> None:
    t = five_prosperity().discs(A, 14).money(A, 900).begin(A).score("ecology")
    assert "income" in t.options(), "an ecology deficit cannot be bought off"
    assert (t.land(A).pollution, t.land(A).money, t.land(A).on_triangle) == (17, 900, True)
    t.play("income", "income").score("prosperity")
    assert t.all("score") == [0, 1]
    assert t.told("blocked") == [{"seat": A, "points": 5, "discs": 17}]


@pytest.mark.rule("W-36", "W-42", "W-45")
@pytest.mark.example("W:E-09")
def test_clean_up_leaves_the_triangle_first() -> None:
    t = five_prosperity().discs(A, 17).actions(A).play("clean_up", "clean_up")
    assert (t.land(A).pollution, t.land(A).on_triangle) == (15, False)
    assert t.score("prosperity").land(A).score == 5


@pytest.mark.rule("W-35")
def test_a_balance_of_zero_does_nothing() -> None:
    t = table(2, board_0="black").begin(A).score("energy")
    assert t.symbols(A)[0] == 0
    assert (t.land(A).money, t.land(A).pollution) == (100, 8)
    t = table().tiles(A, a2="air_filtration").begin(A).score("ecology")
    assert t.symbols(A)[1] == 0
    assert (t.land(A).money, t.land(A).pollution) == (100, 8)


@pytest.mark.rule("W-36")
def test_discs_leave_from_the_top_so_symbols_appear_from_the_top() -> None:
    t = table().tiles(A, c3="hydrogen_cars").discs(A, 12).begin(A)
    assert t.land(A).uncovered == 0
    t.score("ecology")
    assert (t.land(A).pollution, t.land(A).uncovered) == (10, 1), "the symbol on space 11 first"


@pytest.mark.rule("W-37", "W-38")
def test_discs_are_added_bottom_up_and_the_triangle_comes_last() -> None:
    t = table().discs(A, 0).discs(B, 15).begin(A).score("ecology")
    assert (t.land(A).pollution, t.land(A).uncovered) == (1, 2), "space 1 is covered first"
    assert (t.land(B).pollution, t.land(B).on_triangle) == (16, True)
    t = table().discs(A, 14).begin(A).score("ecology")
    assert (t.land(A).pollution, t.land(A).on_triangle) == (15, False)


@pytest.mark.rule("W-38")
def test_the_triangle_takes_any_number() -> None:
    t = table().discs(A, 200).begin(A).score("ecology")
    assert t.land(A).pollution == 201


@pytest.mark.rule("W-39")
def test_capital_pays_a_hundred_per_symbol() -> None:
    t = table().tiles(A, a2="car_factory", c1="toll_station").begin(A).score("capital")
    assert t.symbols(A)[2] == 5
    assert t.all("money") == [600, 200]


@pytest.mark.rule("W-40")
def test_a_track_gets_no_more_steps_than_it_has_room() -> None:
    """W:A-07: the other track first; what fits on neither is lost."""
    t = table().tiles(A, a2="university").research(A, 25, 0).begin(A).score("research")
    assert t.options() == ["split(0)", "split(1)"]
    with pytest.raises(IllegalAction, match=r"3 steps are to be split, with room for 1 \(energy\) and 26 \(ecology\)"):
        t.play("split(2)")
    assert t.play("split(1)").markers(A) == (26, 2)
    t = table().tiles(A, a2="university").research(A, 0, 25).begin(A).score("research")
    assert t.options() == ["split(2)", "split(3)"]
    assert t.play("split(2)").markers(A) == (2, 26)
    t = table().tiles(A, a2="university").research(A, 26, 25).begin(A).score("research")
    assert t.actor() == B, "nothing to choose"
    assert t.markers(A) == (26, 26)
    assert t.told("steps-lost") == [{"seat": A, "steps": 2}]


@pytest.mark.rule("W-41")
@pytest.mark.parametrize(("discs", "points"), [(0, 3), (1, 2), (5, 2), (6, 1), (10, 1), (11, 0), (15, 0)])
def test_uncovered_symbols_of_the_pollution_track(discs: int, points: int) -> None:
    t = table().discs(A, discs).begin(A).score("prosperity")
    assert t.land(A).score == points
    t = table().tiles(A, a2="hospital", d3="mega_skyscraper").discs(A, discs).begin(A).score("prosperity")
    assert t.land(A).score == points + 3


@pytest.mark.rule("W-42")
@pytest.mark.parametrize(("discs", "points"), [(15, 1), (16, 0), (30, 0)])
def test_one_disc_on_the_triangle_is_enough(discs: int, points: int) -> None:
    t = table().tiles(A, a2="hospital").discs(A, discs).points(A, 4).begin(A).score("prosperity")
    assert t.land(A).score == 4 + points, "points won before are kept"
