"""Setup, rounds and display: G-01, G-02, G-03, G-04, G-05, G-06, G-07, G-08, G-09, G-10, G-11, G-12, G-13, G-14."""

import pytest

from spielwerk import BadOption
from tests.genies.builder import P0, P1, P2, table
from tests.support import game, play_at_random

SEATS = (2, 3, 4, 5)


@pytest.mark.rule("G-01")
def test_two_to_five_players() -> None:
    assert game("genies").meta.seats == SEATS
    for seats in (1, 6):
        with pytest.raises(BadOption):
            game("genies").new(seats=seats)


@pytest.mark.rule("G-02")
def test_a_sheet_has_five_columns_and_a_row_for_each_round_and_the_table_is_open() -> None:
    t = table(2).start().display().bids([3, 0, 1, 0, 2], [0, 4, 0, 0, 0])
    t.display().bids([0, 0, 0, 0, 9])
    sheet = t.state.view().academies[P0].bids
    assert sheet == [[3, 0, 1, 0, 2], [0, 0, 0, 0, 9]]
    assert t.state.view(P1).academies[P0].bids == sheet
    prizes = table(2).start().state.view().prizes
    assert prizes["philosophy"] == (2, 1) and prizes["biology"] == (1, 0) and len(prizes) == 8


@pytest.mark.rule("G-02")
def test_six_rows_at_the_end() -> None:
    state = play_at_random(game("genies").new(seats=3, seed=1), 1)
    assert [len(academy.bids) for academy in state.view().academies] == [6, 6, 6]


@pytest.mark.rule("G-03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_no_points_and_no_genius(seats: int) -> None:
    academies = table(seats).state.view().academies
    assert [(a.points, a.geniuses, a.chips) for a in academies] == [(0, [], 0)] * seats


@pytest.mark.rule("G-04")
def test_six_shuffled_decks_of_ten() -> None:
    data = game("genies").content.data
    for cards in ("geniuses", "actions"):
        assert [sum(row["phase"] == phase for row in data[cards]) for phase in (1, 2, 3)] == [10, 10, 10]
    t = table(2)
    assert t.chances() == pytest.approx({f"deal(a{n:02d})": 0.1 for n in range(1, 11)})
    t.start()
    first_phase = [row["id"] for row in data["geniuses"] if row["phase"] == 1]
    assert t.chances() == pytest.approx({f"turn_up({id})": 0.1 for id in first_phase})
    t.start(3)
    assert "turn_up(newton)" in t.chances() and "turn_up(plato)" not in t.chances()


@pytest.mark.rule("G-05")
@pytest.mark.parametrize(("seats", "income"), [(2, 30), (3, 20), (4, 15), (5, 12)])
def test_income_before_every_round(seats: int, income: int) -> None:
    for number in range(1, 7):
        assert table(seats).start(number).all_chips() == [income] * seats
    state = play_at_random(game("genies").new(seats=seats, seed=seats), 2)
    told = [(e.kind, e.args.get("chips")) for e in state.events() if e.kind in ("round", "income")]
    assert told == [("round", None), ("income", income)] * 6


@pytest.mark.rule("G-06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 2), (5, 2)])
def test_action_cards_are_dealt_before_rounds_1_3_and_5(seats: int, cards: int) -> None:
    state = play_at_random(game("genies").new(seats=seats, seed=seats), 4)
    phase_of = {row["id"]: row["phase"] for row in state.game.content.data["actions"]}
    for seat in range(seats):
        story = [(e.kind, e.args) for e in state.events(seat) if e.kind in ("round", "dealt")]
        dealt: dict[int, list[int]] = {}
        for kind, args in story:
            if kind == "round":
                now = int(args["number"])
            else:
                dealt.setdefault(now, []).append(phase_of[args["card"]])
        assert dealt == {1: [1] * cards, 3: [2] * cards, 5: [3] * cards}


@pytest.mark.rule("G-06", "G-50")
def test_a_hand_is_its_owners_secret() -> None:
    t = table(3).play("deal(a08)", "deal(a09)", "deal(a10)")
    assert t.state.view(P0).academies[P0].hand == ["a08"]
    for reader in (-1, P1, P2):
        academy = t.state.view(reader).academies[P0]
        assert academy.hand is None and academy.hand_size == 1
    assert [e.args for e in t.state.events(P0) if e.kind == "dealt"] == [{"card": "a08"}]
    assert [e.args for e in t.state.events(-1) if e.kind == "dealt"] == []


@pytest.mark.rule("G-07")
def test_undealt_cards_never_appear() -> None:
    for seed in range(20):
        state = play_at_random(game("genies").new(seats=2, seed=seed), seed)
        shown = {e.args["card"] for e in state.events() if "card" in e.args}
        dealt = {e.args["card"] for seat in (0, 1) for e in state.events(seat) if e.kind == "dealt"}
        assert len(dealt) == 18 and shown == dealt
        lying = {card for academy in state.view().academies for genius in academy.geniuses for card in genius.cards}
        assert set(state.view().spent) | lying == dealt


@pytest.mark.rule("G-08")
def test_the_bank_never_runs_dry() -> None:
    t = table(2).start().chips(200, 200).idle_round()
    assert t.all_chips() == [230, 230], "more than the 180 chips in the box"


@pytest.mark.rule("G-10", "G-11")
@pytest.mark.parametrize("seats", SEATS)
def test_six_rounds_in_three_phases_with_a_scoring_after_each_phase(seats: int) -> None:
    state = play_at_random(game("genies").new(seats=seats, seed=seats), 3)
    told = [
        (e.kind, e.args.get("number"), e.args.get("phase")) for e in state.events() if e.kind in ("round", "scoring")
    ]
    assert told == [
        ("round", 1, "foundations"),
        ("round", 2, "foundations"),
        ("scoring", None, "foundations"),
        ("round", 3, "progress"),
        ("round", 4, "progress"),
        ("scoring", None, "progress"),
        ("round", 5, "breakthrough"),
        ("round", 6, "breakthrough"),
        ("scoring", None, "breakthrough"),
    ]


@pytest.mark.rule("G-11")
def test_a_round_is_display_then_bids_then_evaluation() -> None:
    t = table(2).start()
    assert t.state.actors() == [] and all(outcome.startswith("turn_up") for outcome in t.chances())
    t.display()
    assert t.state.actors() == [P0, P1]
    t.bids([1, 0, 0, 0, 0])
    kinds = [e.kind for e in t.state.events()]
    order = ["income", "turned-up", "committed", "bids-revealed", "awarded", "carried"]
    assert sorted(order, key=kinds.index) == order


@pytest.mark.rule("G-12")
def test_one_card_for_each_position_the_first_at_a() -> None:
    t = table(2).start().display("darwin", "freud", "archimedes", "galilei", "smith")
    assert t.offered() == [["darwin"], ["freud"], ["archimedes"], ["galilei"], ["smith"]]
    assert [entry["position"] for entry in t.told("turned-up")] == ["a", "b", "c", "d", "e"]


@pytest.mark.rule("G-13")
def test_a_deck_lasts_exactly_two_rounds() -> None:
    t = table(2).start().idle_round()
    assert len(t.chances()) == 5
    t.idle_round()
    assert {e["genius"] for e in t.told("turned-up")} == {
        row["id"] for row in t.game.content.data["geniuses"] if row["phase"] == 1
    }


@pytest.mark.rule("G-14")
def test_five_new_cards_come_however_many_are_carried() -> None:
    t = table(2).start().idle_round().display()
    assert [len(package) for package in t.offered()] == [2] * 5
    t = table(2).start().display().bids([1, 1, 1, 0, 0]).display()
    assert sum(len(package) for package in t.offered()) == 5 + 2
