"""Action cards: G-50, G-51, G-52, G-53, G-54, G-55, G-56, G-57, G-58, G-59, G-60, G-61, G-62, G-63."""

from typing import Any

import pytest

from spielwerk import IllegalAction
from tests.genies.builder import P0, P1, P2, Genies, finish, scoring, table

FIVE = ("darwin", "freud", "archimedes", "galilei", "smith")


def held(*hands: tuple[str, ...], **options: Any) -> Genies:
    """Phase 1 with these hands, the first display open."""
    t = table(len(hands), **options)
    for seat, cards in enumerate(hands):
        t.hand(seat, *cards)
    return t.start().display(*FIVE)


# --- windows -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-51", "G-52")
def test_each_card_is_played_in_its_window() -> None:
    t = held(("a02",), ("a05", "a08"))
    assert t.in_hand(P0) == [] and t.in_hand(P1) == ["a05", "a08"], "chips at the start of the phase"
    t.a_bids(0, 7)
    assert t.in_hand(P1) == ["a08"], "the refund during the evaluation"
    t.display("plato", "aristotle", "homer", "lavoisier", "boyle").a_bids(0, 5)
    kinds = [e.kind for e in t.state.events()]
    assert kinds.index("placed") < kinds.index("bonus"), "the bonus in the scoring"


@pytest.mark.rule("G-52")
def test_nobody_may_decline() -> None:
    t = held((), ("a05",)).a_bids(3, 9)
    assert t.told("refunded") and t.state.actors() == []


@pytest.mark.rule("G-52", "G-59")
def test_a_table_may_let_auction_cards_be_held_in_the_first_evaluation() -> None:
    t = held((), ("a05",), hold_evaluation_cards=True).a_bids(3, 9)
    assert t.actor() == P1 and t.options() == ["use", "hold"]
    assert t.state.view(P0).asking_card == "a05"
    t.play("hold")
    assert t.told("refunded") == [] and t.in_hand(P1) == ["a05"]
    assert t.state.view(P0).academies[P1].hand == ["a05"], "everybody has seen it"
    t.display().a_bids(0, 9)
    assert t.told("refunded") == [{"seat": P1, "card": "a05", "chips": 6, "left": 21 + 30 - 9 + 6}], (
        "now it must be used"
    )


@pytest.mark.rule("G-52", "G-59", "G-60")
def test_held_cards_work_as_usual_when_used() -> None:
    t = held(("a04",), ("a03",), (), hold_evaluation_cards=True)
    t.bids([8, 5, 0, 0, 0], [6, 3, 0, 0, 0], [1, 1, 0, 0, 0])
    assert t.actor() == P1
    t.play("hold")
    assert t.actor() == P0
    t.play("use")
    assert t.told("awarded")[0]["price"] == 6
    assert t.actor() == P1, "asked again at B"
    t.play("use")
    assert t.owned(P1) == {"freud"} and t.owned(P0) == {"darwin"}


@pytest.mark.rule("G-53")
def test_what_could_not_be_played_is_shown_and_lost() -> None:
    t = held(("a03", "a06"), ("a09",)).bids().display().bids()
    assert [(e["seat"], e["card"]) for e in t.told("lost")] == [(P0, "a03"), (P0, "a06"), (P1, "a09")]
    assert {"a03", "a06", "a09"} <= set(t.state.view().spent)
    assert [a.hand_size for a in t.state.view().academies] == [0, 0]


@pytest.mark.rule("G-54")
def test_star_cards_stay_until_the_end_of_the_game() -> None:
    t = finish(scoring(["darwin"], []).hand(P0, "a07"), 1)
    (darwin,) = t.state.view().academies[P0].geniuses
    assert (darwin.stars, darwin.cards) == (2, ["a07"])
    assert "a07" not in t.state.view().spent
    t.hand(P0).hand(P1).start(4).idle_round()
    strengths = [e["stars"] for e in t.told("strength") if e["discipline"] == "biology"]
    assert strengths == [2, 2]


@pytest.mark.rule("G-55")
def test_other_cards_are_discarded_after_use() -> None:
    t = table(2).hand(P0, "a01", "a02").start()
    assert t.state.view().spent == ["a02"] and t.state.view().academies[P0].open == ["a01"]
    t.play("focus(physics)").idle_round()
    assert t.state.view().academies[P0].focus == "physics" and t.state.view().academies[P0].open == ["a01"]
    t.idle_round()
    assert set(t.state.view().spent) == {"a01", "a02"}
    assert t.state.view().academies[P0].focus is None


@pytest.mark.rule("G-56", "G-59", "G-60", "G-61")
def test_overtake_then_price_then_refund() -> None:
    t = held(("a03", "a04", "a05"), (), ()).bids([8, 9, 0, 0, 0], [10, 2, 0, 0, 0], [1, 1, 0, 0, 0])
    kinds = [e.kind for e in t.state.events() if e.kind in ("overtook", "cheaper", "awarded", "refunded")]
    assert kinds == ["overtook", "awarded", "refunded", "cheaper", "awarded"], "10 is not lower than 8: full price at A"
    assert [e["price"] for e in t.told("awarded")] == [8, 2]
    assert t.all_chips()[P0] == 20 - 8 + 6 - 2 + 20


# --- start of the phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("G-57")
@pytest.mark.parametrize(
    ("card", "phase", "gains"), [("a02", 1, "10 7 5 4"), ("a12", 2, "20 14 10 8"), ("a22", 3, "30 20 15 12")]
)
def test_gain_chips(card: str, phase: int, gains: str) -> None:
    for seats, gain in zip((2, 3, 4, 5), map(int, gains.split()), strict=True):
        t = table(seats).hand(P1, card).start(2 * phase - 1)
        assert t.told("gained") == [{"seat": P1, "card": card, "chips": gain}]
        assert t.all_chips()[P1] - t.all_chips()[P0] == gain


@pytest.mark.rule("G-58", "G-51")
def test_a_focus_is_named_openly_before_geniuses_are_turned_up() -> None:
    t = table(3).hand(P1, "a01").start()
    assert t.told("turned-up") == [] and t.actor() == P1
    assert t.options() == [f"focus({name})" for name in t.game.content.names["discipline"]]
    t.play("focus(chemistry)")
    assert t.state.view(P0).academies[P1].focus == "chemistry"
    assert all(outcome.startswith("turn_up") for outcome in t.chances())


@pytest.mark.rule("G-58", "G-83")
@pytest.mark.parametrize(
    ("focus", "points"),
    [("philosophy", 2), ("psychology", 1), ("biology", 1), ("literature", 0), ("physics", 0)],
)
def test_focus_pays_for_first_and_second_place(focus: str, points: int) -> None:
    """P0: first in philosophy, second in psychology and biology (worth 0), third in literature, nobody in physics."""
    t = table(3).hand(P0, "a11")
    t.academy(P0, "descartes", "freud", "darwin", "homer").academy(P1, "pavlov", "shakespeare").academy(
        P2, "pasteur", "dante"
    )
    t.start(3).play(f"focus({focus})")
    t.s.round = 4
    t.display().bids()
    assert [(e["seat"], e["discipline"], e["points"]) for e in t.told("focus-scored")] == [(P0, focus, points)]
    assert t.points()[P0] == 2 + points, "philosophy 2/1; second in psychology and biology pay nothing in phase 2"


# --- auction -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-59", "G-52", "G-53")
@pytest.mark.example("G:E-14")
def test_overtake() -> None:
    t = held((), (), ("a03",)).a_bids(9, 9, 6)
    assert t.owned(P2) == {"darwin"} and t.all_chips() == [40, 40, 34] and t.in_hand(P2) == []
    t = held((), (), ("a03",)).a_bids(11, 9, 6)
    assert t.owned(P0) == {"darwin"} and t.in_hand(P2) == ["a03"]
    t = held((), (), ("a03",)).a_bids(5, 3, 6)
    assert t.owned(P2) == {"darwin"} and t.in_hand(P2) == ["a03"]
    t.idle_round()
    assert [(e["seat"], e["card"]) for e in t.told("lost")] == [(P2, "a03")]


@pytest.mark.rule("G-59")
def test_overtake_breaks_a_tie_and_needs_a_valid_bid() -> None:
    t = held((), (), ("a03",)).a_bids(6, 2, 6)
    assert t.owned(P2) == {"darwin"}
    t = held((), (), ("a03",)).bids([0, 20, 0, 0, 0], [0] * 5, [5, 18, 0, 0, 0])
    assert t.owned(P0) == {"freud"} and t.in_hand(P2) == ["a03"], "15 chips left do not cover 18"
    t = held((), (), ("a03",)).a_bids(4, 2, 0)
    assert t.owned(P0) == {"darwin"}, "0 is no bid"


@pytest.mark.rule("G-59")
@pytest.mark.parametrize(("card", "phase", "margin"), [("a03", 1, 4), ("a13", 2, 7), ("a23", 3, 10)])
def test_margins_grow_by_phase(card: str, phase: int, margin: int) -> None:
    for behind, wins in ((margin, True), (margin + 1, False)):
        t = table(2).hand(P1, card).start(2 * phase - 1).display().a_bids(12 + behind, 12)
        assert (t.told("awarded")[0]["seat"] == P1) == wins


@pytest.mark.rule("G-60", "G-61", "G-55", "G-56")
@pytest.mark.example("G:E-15")
def test_second_price_and_refund() -> None:
    t = held(("a04", "a05"), (), ()).bids([12, 5, 0, 0, 0], [7, 0, 0, 0, 0], [3, 0, 0, 0, 0])
    assert [(e["card"], e["price"], e["bid"]) for e in t.told("cheaper")] == [("a04", 7, 12), ("a04", 1, 5)]
    assert [e["chips"] for e in t.told("refunded")] == [6]
    assert [e["left"] for e in t.told("awarded")] == [13, 18]
    assert t.all_chips()[P0] == 18 + 20 and set(t.state.view().spent) == {"a04", "a05"}
    t.display().bids([10, 0, 0, 0, 0], [4, 0, 0, 0, 0])
    assert t.told("awarded")[-1]["price"] == 10, "round 2 has normal prices"


@pytest.mark.rule("G-60")
def test_second_price_waits_for_an_award_that_it_makes_cheaper() -> None:
    t = held(("a04",), ()).bids([1, 0, 0, 0, 0])
    assert t.told("cheaper") == [] and t.in_hand(P0) == ["a04"], "1 is the least price"
    t.display().a_bids(9, 4)
    assert t.told("awarded")[-1]["price"] == 4


@pytest.mark.rule("G-60")
def test_second_price_needs_the_own_bid_covered_and_looks_at_valid_bids_only() -> None:
    t = held(("a04",), ()).bids([20, 11, 0, 0, 0], [5, 2, 0, 0, 0]).display()
    assert t.owned(P0) == {"darwin", "freud"}, "20 costs 5, so 25 chips still cover 11"
    t = held(("a04",), ()).chips(20, 30).bids([20, 16, 0, 0, 0], [5, 2, 0, 0, 0])
    assert t.owned(P0) == {"darwin"}, "15 chips do not cover 16, although 2 would be paid"
    t = held(("a04",), (), ()).bids([0, 9, 0, 0, 0], [16, 8, 0, 0, 0], [0, 3, 0, 0, 0])
    assert t.told("cheaper")[0]["price"] == 3, "8 of the second seat is void"


@pytest.mark.rule("G-61")
@pytest.mark.parametrize(("card", "phase", "amount"), [("a05", 1, 6), ("a15", 2, 9), ("a25", 3, 12)])
def test_refund(card: str, phase: int, amount: int) -> None:
    t = table(2).hand(P0, card).start(2 * phase - 1).display().bids([14, 14, 0, 0, 0])
    assert [e["chips"] for e in t.told("refunded")] == [amount]
    assert [e["left"] for e in t.told("awarded")] == [16, 2 + amount]
    t = table(2).hand(P0, card).start(2 * phase - 1).display().bids([4, 0, 0, 0, 0])
    assert [e["chips"] for e in t.told("refunded")] == [4], "not more than was paid"


@pytest.mark.rule("G-61")
def test_refunded_chips_cover_a_later_bid() -> None:
    t = held(("a05",), (), ()).bids([20, 6, 0, 0, 0])
    assert t.owned(P0) == {"darwin", "freud"} and t.all_chips()[P0] == 20


# --- stars -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-62", "G-52")
def test_the_owner_chooses_an_own_genius_that_passes_the_filter() -> None:
    t = finish(scoring(["plato", "freud", "darwin"], ["homer"]).hand(P0, "a06"), 1)
    assert t.actor() == P0 and t.options() == ["honour(plato)", "honour(freud)"]
    with pytest.raises(IllegalAction, match="does not apply to the discipline"):
        t.play("honour(darwin)")
    with pytest.raises(IllegalAction, match="not in your academy"):
        t.play("honour(homer)")
    t.play("honour(freud)")
    assert t.told("honoured") == [{"seat": P0, "card": "a06", "genius": "freud", "stars": 2}]
    stars = {genius.id: genius.stars for genius in t.state.view().academies[P0].geniuses}
    assert stars == {"plato": 1, "freud": 2, "darwin": 1}


@pytest.mark.rule("G-62", "G-53")
def test_without_a_legal_genius_the_card_is_lost_and_a_single_one_gets_it() -> None:
    t = finish(scoring(["darwin"], ["galilei"]).hand(P0, "a06").hand(P1, "a07"), 1)
    assert [(e["seat"], e["card"]) for e in t.told("lost")] == [(P0, "a06")]
    assert [(e["seat"], e["genius"]) for e in t.told("honoured")] == [(P1, "galilei")]


@pytest.mark.rule("G-62")
def test_several_cards_may_go_to_one_genius() -> None:
    t = scoring(["schumpeter", "kant"], []).star("a16", "schumpeter").hand(P0, "a26", "a27")
    finish(t, 3)
    (schumpeter,) = [g for g in t.state.view().academies[P0].geniuses if g.id == "schumpeter"]
    assert (schumpeter.stars, schumpeter.cards) == (4 + 1 + 2, ["a16", "a26"])


@pytest.mark.rule("G-62")
def test_stars_are_chosen_at_once_and_in_secret() -> None:
    t = finish(scoring(["plato", "freud"], ["darwin", "galilei"], []).hand(P0, "a06").hand(P1, "a07"), 1)
    assert t.state.actors() == [P0, P1]
    assert [(e["seat"], e["card"]) for e in t.told("played")] == [(P0, "a06"), (P1, "a07")], "the cards lie open"
    other = t.state.copy()
    t.state.play("honour(plato)", P0)
    other.play("honour(freud)", P0)
    for seat in (-1, P1, P2):
        assert t.state.hidden(seat) == other.hidden(seat)
        assert t.state.view(seat) == other.view(seat) and t.state.events(seat) == other.events(seat)
    assert t.state.actors() == [P1] and t.told("honoured") == []
    t.state.play("honour(galilei)", P1)
    assert [e["genius"] for e in t.told("honoured")] == ["plato", "galilei"]


@pytest.mark.rule("G-62")
def test_two_star_cards_of_one_owner_are_placed_one_after_the_other() -> None:
    t = finish(scoring(["plato", "freud", "darwin", "galilei"], []).hand(P0, "a06", "a07"), 1)
    assert t.state.view(P0).asking_card == "a06"
    before = t.state.view(P1)
    t.play("honour(plato)")
    assert t.state.view(P1) == before, "how far the owner has come is a secret"
    assert t.state.view(P0).asking_card == "a07" and t.options() == ["honour(galilei)", "honour(darwin)"]
    t.play("honour(darwin)")
    assert [(e["card"], e["genius"]) for e in t.told("honoured")] == [("a06", "plato"), ("a07", "darwin")]


# --- bonus -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-63", "G-58", "G-81", "G-83")
@pytest.mark.example("G:E-19")
def test_bonus_cards_of_the_second_scoring() -> None:
    academy = ["plato", "freud", "homer"]
    t = finish(scoring(academy, ["descartes", "dante", "pavlov"]).hand(P0, "a18"), 2)
    assert t.told("bonus") == [{"seat": P0, "card": "a18", "count": 3, "points": 2}]
    t = finish(scoring(["plato", "newton"], ["descartes"]).hand(P0, "a20"), 2)
    assert t.told("bonus") == [{"seat": P0, "card": "a20", "count": 1, "points": 1}]
    t = table(2).hand(P0, "a11").academy(P0, "darwin").academy(P1, "pasteur").start(3).play("focus(biology)")
    t.s.round = 4
    t.display().bids()
    assert t.scored("biology")[P0] == (2, 0) and t.told("focus-scored")[0]["points"] == 1
    t = finish(scoring(["newton"], []).hand(P0, "a19"), 2)
    assert t.told("bonus") == [] and [(e["seat"], e["card"]) for e in t.told("lost")] == [(P0, "a19")]


@pytest.mark.rule("G-63")
@pytest.mark.parametrize(
    ("card", "academy", "points"),
    [
        ("a08", ["plato"], 1),
        ("a08", ["plato", "freud", "homer"], 2),
        ("a09", ["plato", "darwin"], 1),
        ("a10", ["plato", "aristotle"], 0),
        ("a10", ["plato", "aristotle", "darwin"], 1),
        ("a10", ["plato", "freud", "darwin", "galilei"], 2),
    ],
)
def test_counts_with_free_ones_and_a_cap(card: str, academy: list[str], points: int) -> None:
    t = finish(scoring(academy, []).hand(P0, card), 1)
    assert sum(e["points"] for e in t.told("bonus")) == points
    plain = finish(scoring(academy, []), 1)
    assert t.points()[P0] - plain.points()[P0] == points
