"""Evaluation and carried geniuses."""

from typing import Any

import pytest

from tests.genies.builder import P0, P1, P2, Genies, table

FIVE = ("darwin", "freud", "archimedes", "galilei", "smith")


def first_round(seats: int = 3, **options: Any) -> Genies:
    return table(seats, **options).start().display(*FIVE)


def example_1() -> Genies:
    return first_round(2).bids([6, 12, 5, 8, 4], [8, 9, 5, 6, 4])


def example_2() -> Genies:
    t = example_1().display("plato", "aristotle", "homer", "lavoisier", "boyle")
    return t.bids([16, 22, 16, 12, 8], [15, 18, 8, 6, 8])


@pytest.mark.rule("G-30", "G-33", "G-34", "G-37", "G-41", "G-42", "G-14")
@pytest.mark.example("G:E-01")
def test_example_1() -> None:
    t = example_1()
    assert t.owned(P1) == {"darwin"} and t.owned(P0) == {"freud", "galilei"}
    assert [(e["seat"], e["price"]) for e in t.told("awarded")] == [(P1, 8), (P0, 12), (P0, 8)]
    assert t.all_chips() == [10 + 30, 22 + 30]
    assert t.offered() == [["archimedes"], ["smith"], [], [], []]
    t.display("plato", "aristotle", "homer", "lavoisier", "boyle")
    assert t.offered() == [["archimedes", "plato"], ["smith", "aristotle"], ["homer"], ["lavoisier"], ["boyle"]]


@pytest.mark.rule("G-22", "G-31", "G-32", "G-35", "G-36", "G-39", "G-40", "G-21")
@pytest.mark.example("G:E-02")
def test_example_2() -> None:
    t = example_2()
    assert t.owned(P0) == {"freud", "galilei", "archimedes", "plato", "smith", "aristotle"}
    assert t.owned(P1) == {"darwin", "homer", "lavoisier", "boyle"}
    assert t.all_chips() == [2, 30]
    assert [(e["seat"], e["position"], e["price"], e["left"]) for e in t.told("awarded")][3:] == [
        (P0, "a", 16, 24),
        (P0, "b", 22, 2),
        (P1, "c", 8, 44),
        (P1, "d", 6, 38),
        (P1, "e", 8, 30),
    ]
    assert [(e["position"], e["chips"]) for e in t.told("void-bid")] == [("c", 16), ("d", 12), ("e", 8)]
    assert t.carried() == []


@pytest.mark.rule("G-11", "G-72", "G-73", "G-78")
@pytest.mark.example("G:E-03", "G:E-08")
def test_first_scoring_after_examples_1_and_2() -> None:
    t = example_2()
    assert t.scored("philosophy") == {P0: (1, 2)}
    assert t.points() == [6, 4]
    won = {d: {s: p for s, (_, p) in t.scored(d).items()} for d in t.game.content.names["discipline"]}
    assert won == {
        "philosophy": {P0: 2},
        "psychology": {P0: 1},
        "literature": {P1: 1},
        "economics": {P0: 1},
        "mathematics": {P0: 1},
        "physics": {P0: 1},
        "chemistry": {P1: 2},
        "biology": {P1: 1},
    }


@pytest.mark.rule("G-31", "G-32", "G-35", "G-36", "G-38", "G-39", "G-41")
@pytest.mark.example("G:E-09")
def test_a_chain_of_void_bids() -> None:
    t = first_round().bids([15, 12, 6, 5, 1], [10, 11, 4, 0, 0], [9, 11, 3, 0, 0])
    assert [(e["seat"], e["position"], e["price"]) for e in t.told("awarded")] == [
        (P0, "a", 15),
        (P1, "c", 4),
        (P0, "d", 5),
    ]
    assert t.told("stalemate") == [{"seat": -1, "position": "b", "chips": 11}]
    assert [e["position"] for e in t.told("no-bid")] == ["e"]
    assert t.all_chips() == [0 + 20, 16 + 20, 20 + 20]
    assert t.carried() == ["freud", "smith"]


@pytest.mark.rule("G-37")
@pytest.mark.example("G:E-10")
def test_a_stalemate_passes_nothing_down() -> None:
    t = first_round().a_bids(7, 7, 6)
    assert t.told("awarded") == [] and t.all_chips() == [40, 40, 40]
    assert t.owned(P2) == set() and "darwin" in t.carried()


@pytest.mark.rule("G-33")
@pytest.mark.parametrize(("bids", "winner"), [((3, 1, 2), P0), ((1, 3, 2), P1), ((1, 2, 3), P2), ((2, 3, 2), P1)])
def test_the_highest_bid_wins(bids: tuple[int, int, int], winner: int) -> None:
    t = first_round().a_bids(*bids)
    assert t.owned(winner) == {"darwin"}
    assert t.all_chips() == [40 - (3 if seat == winner else 0) for seat in range(3)]


@pytest.mark.rule("G-34")
def test_the_price_is_paid_before_the_next_position_is_compared() -> None:
    t = first_round().bids([20, 1, 0, 0, 0], [0, 0, 0, 0, 0])
    assert t.owned(P0) == {"darwin"} and t.all_chips()[P0] == 20
    assert t.told("void-bid")[0]["left"] == 0


@pytest.mark.rule("G-35")
def test_the_next_highest_bid_that_is_covered_wins() -> None:
    t = first_round().bids([15, 14, 0, 0, 0], [14, 13, 0, 0, 0], [0, 2, 0, 0, 0])
    assert t.told("awarded")[1] == {"seat": P1, "position": "b", "price": 13, "left": 7}
    t = first_round().bids([15, 14, 0, 0, 0], [0, 2, 0, 0, 0], [0, 5, 0, 0, 0])
    assert t.owned(P2) == {"freud"}


@pytest.mark.rule("G-36")
def test_a_void_bid_makes_no_stalemate() -> None:
    t = first_round().bids([15, 6, 0, 0, 0], [0, 6, 0, 0, 0])
    assert t.owned(P1) == {"freud"} and t.told("stalemate") == []


@pytest.mark.rule("G-38")
def test_only_void_bids_are_like_none() -> None:
    t = first_round().bids([15, 6, 0, 0, 0])
    assert t.told("no-bid")[0]["position"] == "b" and "freud" in t.carried()


@pytest.mark.rule("G-40")
def test_unspent_chips_are_kept_across_phases() -> None:
    t = table(2).start(2).display().a_bids(10)
    assert t.all_chips() == [20, 30], "round 3 deals cards first"
    while not t.chances().get("turn_up(newton)"):
        t.play(next(o for o in reversed(t.chances())))
    assert t.all_chips() == [50, 60]


@pytest.mark.rule("G-43", "G-41")
@pytest.mark.example("G:E-11")
def test_an_unsold_package_is_split() -> None:
    t = first_round(2).bids([0, 1, 1, 1, 1])
    t.display("plato", "aristotle", "homer", "lavoisier", "boyle")
    assert t.offered()[0] == ["darwin", "plato"]
    t.bids([0, 1, 1, 0, 1])
    assert t.offered() == [["darwin"], ["plato"], ["lavoisier"], [], []]
    t.hand(P0).hand(P1).start(3).display("newton", "pavlov", "dante", "keynes", "kepler")
    assert t.offered() == [["darwin", "newton"], ["plato", "pavlov"], ["lavoisier", "dante"], ["keynes"], ["kepler"]]


@pytest.mark.rule("G-43")
def test_a_table_may_keep_packages_together() -> None:
    t = first_round(2, carry_packages="keep").bids([1, 0, 1, 1, 1])
    t.display("plato", "aristotle", "homer", "lavoisier", "boyle").bids([0, 1, 1, 0, 1])
    assert t.offered() == [["freud", "plato"], ["lavoisier"], [], [], []]
    t.hand(P0).hand(P1).start(3).display("newton", "pavlov", "dante", "keynes", "kepler")
    assert t.offered()[:2] == [["freud", "plato", "newton"], ["lavoisier", "pavlov"]]


@pytest.mark.rule("G-44")
@pytest.mark.example("G:E-12")
def test_a_sixth_carried_genius_goes_to_a_again() -> None:
    t = first_round(2).bids().display("plato", "aristotle", "homer", "lavoisier", "boyle")
    t.bids([0, 0, 1, 1, 0])
    assert t.offered() == [["darwin", "boyle"], ["plato"], ["freud"], ["aristotle"], ["smith"]]
    t.hand(P0).hand(P1).start(3).display("newton", "pavlov", "dante", "keynes", "kepler")
    assert t.offered()[0] == ["darwin", "boyle", "newton"]
    assert [len(package) for package in t.offered()] == [3, 2, 2, 2, 2]


@pytest.mark.rule("G-45")
@pytest.mark.parametrize("last", [2, 4])
def test_geniuses_are_carried_into_the_next_phase_and_count_for_nobody_in_between(last: int) -> None:
    t = table(2).start(last).idle_round()
    assert len(t.carried()) == 5 and t.points() == [0, 0]
    assert t.told("placed") == [] and t.told("removed") == []


@pytest.mark.rule("G-46", "G-90")
@pytest.mark.example("G:E-13")
def test_unsold_geniuses_of_round_6_leave_the_game() -> None:
    t = table(2).start(6).display("kant", "piaget", "jung", "goethe", "gauss").bids([0, 0, 1, 0, 0])
    assert t.state.over and t.owned(P0) == {"jung"}
    assert {e["genius"] for e in t.told("removed")} == {"kant", "piaget", "goethe", "gauss"}
    assert {"kant", "piaget", "goethe", "gauss"} <= set(t.state.view().removed)
    assert t.carried() == [] and t.chances() == {}
