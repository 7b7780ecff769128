"""End and final scoring, and the rulings with a switch."""

import pytest

from spielwerk import BadOption
from tests.support import play_at_random
from tests.wohlstand.builder import A, B, C, Wohlstand, table


def two(**options: object) -> Wohlstand:
    """E-17: two uncovered silver boards before the final scoring."""
    t = table(2, **options).last_action(A)
    t.money(A, 500).discs(A, 0).points(A, 5).research(A, 4, 4)
    return t.money(B, 250).discs(B, 3).points(B, 7).research(B, 4, 6)


@pytest.mark.rule("W-63", "W-64", "W-65", "W-66", "W-67", "W-68", "W-69", "W-70", "W-71", "W-73", "W-74")
@pytest.mark.example("W:E-17")
def test_final_scoring_of_two() -> None:
    t = two().finish()
    assert t.state.over and t.state.ending == "finished"
    assert t.all("score") == [12, 15]
    assert t.all("money") == [100, 150]
    assert t.all("pollution") == [2, 5]
    assert (t.markers(A), t.markers(B)) == ((5, 5), (5, 7))
    assert [(s.place, s.score) for s in t.state.result()] == [(2, 12), (1, 15)]
    assert t.state.view().winners == [B]
    assert t.told("won") == [{"seat": B, "score": 15, "money": 150}]


@pytest.mark.rule("W-63", "W-67")
@pytest.mark.example("W:E-17")
def test_every_step_of_the_final_scoring_is_in_the_log() -> None:
    t = two().finish()
    events = t.state.events()
    start = [event.kind for event in events].index("final-scoring")
    steps = [event.args["symbol"] for event in events[start:] if event.kind == "scoring"]
    assert steps == ["energy", "energy", "ecology", "ecology", "capital", "research", "prosperity"]
    assert t.told("exchanged") == [
        {"seat": A, "euros": 600, "points": 2, "rest": 100},
        {"seat": B, "euros": 300, "points": 1, "rest": 150},
    ]
    gains = [(event.seat, event.args["points"], event.args["score"]) for event in events if event.kind == "points"]
    assert gains == [(A, 2, 7), (B, 1, 8), (A, 2, 9), (B, 2, 10), (A, 1, 10), (B, 3, 13), (A, 2, 12), (B, 2, 15)]
    money = [(e.seat, e.args["money"]) for e in events[start:] if e.kind == "earned"]
    assert money == [(A, 550), (B, 300), (A, 600), (B, 350), (A, 700), (B, 450)]


@pytest.mark.rule("W-62")
def test_the_last_player_finishes_both_actions() -> None:
    t = table(2).begin(A)
    for number in range(36):
        assert not t.state.over
        t.play(next(iter(t.chances())))
        while "income" not in t.options():
            t.play(t.options()[0])
        assert t.state.view().turn == number + 1
        t.play("income")
        assert not t.told("final-scoring")
        t.play("income")
    assert t.state.over


@pytest.mark.rule("W-63")
def test_each_step_is_for_all_players_from_the_last_active_one() -> None:
    t = table(3).last_action(B).finish()
    events = t.state.events()
    start = [event.kind for event in events].index("final-scoring")
    energy = [event.seat for event in events[start:] if event.kind == "balance" and event.args["symbol"] == "energy"]
    assert energy == [B, C, A, B, C, A], "W:A-17"


@pytest.mark.rule("W-64")
def test_energy_twice_with_two_decisions() -> None:
    t = table(2).tiles(A, a2="data_centre").last_action(A).money(A, 300).discs(A, 0).finish()
    assert (t.actor(), t.options()) == (A, ["pay(0)", "pay(1)", "pay(2)"])
    t.play("pay(2)")
    assert (t.actor(), t.options()) == (A, ["pay(0)", "pay(1)"]), "W:A-18: 100 € are left"
    t.play("pay(0)")
    assert t.state.over
    paid = [(entry["points"], entry["money"]) for entry in t.told("deficit-paid")]
    assert paid == [(2, 100)]
    assert [entry["discs"] for entry in t.told("polluted") if entry["seat"] == A][:1] == [2]


@pytest.mark.rule("W-65")
def test_ecology_twice_and_missing_discs_pay() -> None:
    t = (
        table(2)
        .tiles(A, a2="closed_loop_recycling", c3="hydrogen_cars")
        .last_action(A)
        .money(A, 0)
        .discs(A, 5)
        .finish()
    )
    assert t.symbols(A)[1] == 4
    assert [(e["discs"], e["total"]) for e in t.told("cleaned") if e["seat"] == A] == [(4, 1), (1, 0)]
    assert t.told("compensated") == [{"seat": A, "discs": 3, "euros": 150, "money": 250}]


@pytest.mark.rule("W-66", "W-67", "W-68")
@pytest.mark.parametrize(
    ("money", "points", "rest"), [(0, 0, 200), (99, 0, 299), (100, 1, 0), (1000, 4, 0), (1001, 4, 1)]
)
def test_capital_once_then_a_point_for_each_300_euros(money: int, points: int, rest: int) -> None:
    """Silver adds 2 × 50 for energy and 100 for capital."""
    t = table(2).last_action(A).money(A, money).finish()
    (entry,) = [entry for entry in t.told("exchanged") if entry["seat"] == A]
    assert (entry["points"], entry["rest"], t.land(A).money) == (points, rest, rest)


@pytest.mark.rule("W-69")
def test_both_markers_advance_by_all_research_symbols() -> None:
    t = table(2).tiles(A, a2="university").research(A, 3, 25).last_action(A).finish()
    assert t.markers(A) == (6, 26), "three steps each; the last space ends the track (W:A-07)"
    assert t.markers(B) == (1, 1)


@pytest.mark.rule("W-70", "W-71", "W-72")
@pytest.mark.example("W:E-15")
@pytest.mark.parametrize(
    ("positions", "points"),
    [
        ((10, 10, 8, 8), (2, 2, 0, 0)),
        ((10, 8, 8, 5), (3, 0, 0, 0)),
        ((10, 8, 5, 5), (3, 1, 0, 0)),
        ((9, 9, 9, 9), (2, 2, 2, 2)),
        ((5, 8, 10, 5), (0, 1, 3, 0)),
        ((8, 10, 10, 10), (0, 2, 2, 2)),
    ],
)
def test_ranks_on_a_track(positions: tuple[int, ...], points: tuple[int, ...]) -> None:
    """All boards alike, so everybody advances one step; the other track ties (2 points each)."""
    t = table(4).last_action(A)
    for seat, position in enumerate(positions):
        t.money(seat, 0).discs(seat, 11).research(seat, 3, position)
    t.finish()
    assert t.all("score") == [2 + won for won in points], "13 discs at the end: nothing on the pollution track"


@pytest.mark.rule("W-70")
@pytest.mark.parametrize(("energy", "points"), [((6, 4), [3, 1]), ((4, 6), [1, 3])])
def test_second_place_counts_with_two_players_too(energy: tuple[int, int], points: list[int]) -> None:
    t = table(2).last_action(A)
    for seat in (A, B):
        t.money(seat, 0).discs(seat, 11).research(seat, energy[seat], 3)
    assert t.finish().all("score") == [2 + won for won in points], "W:A-16"


@pytest.mark.rule("W-73")
def test_prosperity_is_scored_once_at_the_very_end() -> None:
    t = table(2).tiles(A, a2="closed_loop_recycling", d3="hospital").last_action(A).money(A, 0).discs(A, 2)
    t.finish()
    assert t.symbols(A)[4] == 1
    last = [entry for entry in t.told("track-symbols") if entry["seat"] == A][-1]
    assert (last["value"], last["uncovered"]) == (1, 3), "the discs removed in the final scoring are gone by then"
    kinds = [event.kind for event in t.state.events()]
    assert kinds[-1] == "won" and "points" in kinds[-4:-1]


@pytest.mark.rule("W-42", "W-73")
def test_the_triangle_blocks_the_final_prosperity_too() -> None:
    t = table(2).last_action(A).money(A, 0).discs(A, 14).points(A, 9).research(A, 0, 0).research(B, 9, 9).finish()
    assert t.land(A).pollution == 16
    assert t.land(A).score == 9, "second on both tracks, but nothing for it (W:A-14)"
    assert [entry["seat"] for entry in t.told("second")] == [A, A]


@pytest.mark.rule("W-74", "W-75")
@pytest.mark.parametrize(
    ("points", "money", "places"),
    [
        ((10, 12), (50, 0), [2, 1]),
        ((10, 10), (50, 0), [1, 2]),
        ((10, 10), (0, 50), [2, 1]),
        ((10, 10), (50, 50), [1, 1]),
    ],
)
def test_points_then_money_then_shared(points: tuple[int, int], money: tuple[int, int], places: list[int]) -> None:
    t = table(2).last_action(A)
    for seat in (A, B):
        t.points(seat, points[seat]).money(seat, money[seat]).discs(seat, 11)
    t.finish()
    assert [standing.place for standing in t.state.result()] == places
    assert t.state.view().winners == [seat for seat in (A, B) if places[seat] == 1]
    assert [entry["seat"] for entry in t.told("won")] == t.state.view().winners


@pytest.mark.rule("W-75")
def test_lower_places_go_by_points_then_money_too() -> None:
    t = table(4).last_action(A)
    for seat, (points, money) in enumerate([(9, 0), (9, 50), (9, 0), (20, 0)]):
        t.points(seat, points).money(seat, money).discs(seat, 11)
    t.finish()
    assert [standing.place for standing in t.state.result()] == [3, 2, 3, 1], "W:A-15"


@pytest.mark.rule("W-76")
@pytest.mark.example("W:E-16")
def test_scores_go_on_after_fifty() -> None:
    t = table(2).tiles(A, a2="mega_skyscraper", d3="communication_network", a3="leisure_complex")
    t.points(A, 48).points(B, 49).discs(A, 12).begin(A).score("prosperity")
    assert (t.land(A).score, t.land(A).marker) == (53, 3)
    assert (t.land(B).score, t.land(B).marker) == (50, 50)
    assert t.state.result()[A].score == 53


# --- rulings with a switch ---------------------------------------------------------------------------------------


def polluted(**options: object) -> Wohlstand:
    """A has discs on the triangle, leads on both tracks and has 600 € to exchange."""
    t = table(2, **options).last_action(A).money(A, 400).discs(A, 30).points(A, 1).research(A, 9, 9)
    return t.money(B, 0).discs(B, 11)


@pytest.mark.rule("W-42", "W-67", "W-70")
def test_the_triangle_blocks_all_points() -> None:
    t = polluted().finish()
    assert t.land(A).score == 1
    assert t.land(A).money == 0, "W:A-12: the money goes back all the same"
    assert t.land(B).score == 2, "W:A-14: B stays second on both tracks"
    blocked = [entry["points"] for entry in t.told("blocked") if entry["seat"] == A]
    assert blocked == [2, 3, 3], "exchange and two leads; no symbol of prosperity is visible"


@pytest.mark.rule("W-42", "W-67", "W-70")
def test_the_triangle_blocks_prosperity_scorings_only_if_so_agreed() -> None:
    t = polluted(triangle_blocks="scoring").tiles(A, b2="microgeneration").finish()
    assert t.land(A).score == 1 + 2 + 3 + 3
    assert [entry["points"] for entry in t.told("blocked")] == [1]
    t = table(2, triangle_blocks="scoring").discs(A, 16).actions(A).money(A, 900).play("buy(suburb_renewal)")
    assert t.land(A).score == 2


@pytest.mark.rule("W-69")
def test_final_research_may_be_split_if_so_agreed() -> None:
    t = table(2, final_research="choose").tiles(A, a2="university").last_action(A).money(A, 0).discs(A, 11).finish()
    assert (t.actor(), t.options()) == (A, [f"split({steps})" for steps in range(4)])
    t.play("split(2)")
    assert t.actor() == B
    t.play("split(0)")
    assert (t.markers(A), t.markers(B)) == ((2, 1), (0, 1))
    assert t.state.over


@pytest.mark.rule("W-09", "W-62")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mixed_tables_play_to_the_end(seats: int) -> None:
    state = table(seats, board_1="black").state
    assert play_at_random(state, 1).over
    assert [land.board for land in state.view().lands] == ["silver", "black", "silver", "silver"][:seats]


@pytest.mark.rule("W-09")
def test_a_board_nobody_has_cannot_be_chosen() -> None:
    with pytest.raises(BadOption, match="option board_2 cannot be 'black' with 2 seats; it is one of silver"):
        table(2, board_2="black")
