"""Sealed bids: G-20, G-21, G-22, G-23, G-24, G-25, and what nobody may learn of them."""

import random
from typing import Any

import pytest

from spielwerk import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.records import one
from tests.genies.builder import P0, P1, P2, Genies, table
from tests.support import game


def opened(seats: int = 3, **options: Any) -> Genies:
    return table(seats, **options).start().display()


@pytest.mark.rule("G-20")
def test_all_bid_at_once_and_each_commits_once() -> None:
    t = opened()
    assert t.state.actors() == [P0, P1, P2]
    t.write(P1, [1, 2, 3, 4, 5]).state.play("commit", P1)
    assert t.state.actors() == [P0, P2]
    t.write(P0, [1, 1, 1, 1, 1]).state.play("commit", P0)
    assert t.told("bids-revealed") == []
    t.write(P2, [0, 0, 0, 0, 0]).state.play("commit", P2)
    assert len(t.told("bids-revealed")) == 1


def seen_by(state: State, seat: int) -> tuple[object, ...]:
    """Everything a seat gets to see: view, options, hidden state, log, features."""
    sheet = one(state.game.encoding)
    state.game.rules.encode(state.game.content.record, state.record, max(seat, 0), sheet)
    features = sheet.tobytes() if seat >= 0 else b""
    legal = state.legal(seat) if seat >= 0 else []
    return state.view(seat), legal, state.hidden(seat).to_bytes(), state.events(seat), features


@pytest.mark.rule("G-20", "G-30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_learns_of_bids_in_preparation(seats: int) -> None:
    """A seat writes, changes and goes back: nothing that anybody else sees changes, log and features included."""
    choices = random.Random(seats)
    for seed in range(6):
        state = game("genies").new(seats=seats, seed=seed)
        while state.view().question != "bid":
            state.play(choices.choice(state.legal(state.actors()[0])), state.actors()[0])
        writer = choices.choice(state.actors())
        others = [seat for seat in range(-1, seats) if seat != writer]
        before = [seen_by(state, seat) for seat in others]
        for _ in range(30):
            options = [action for action in state.legal(writer) if action.kind != "commit"]
            state.play(choices.choice(options), writer)
            assert [seen_by(state, seat) for seat in others] == before


@pytest.mark.rule("G-20", "G-30")
def test_of_a_committed_sheet_only_the_fact_is_seen() -> None:
    first, second = opened(), opened()
    first.write(P1, [20, 0, 7, 3, 1]).state.play("commit", P1)
    second.write(P1, [0, 9, 9, 0, 2]).state.play("back", P1)
    second.write(P1, [5]).state.play("commit", P1)
    for seat in (-1, P0, P2):
        assert seen_by(first.state, seat) == seen_by(second.state, seat)
        assert first.state.view(seat).academies[P1].committed
    assert first.state.view(P1).sheet.bids == [20, 0, 7, 3, 1]


@pytest.mark.rule("G-20")
def test_a_sheet_can_be_changed_until_it_is_committed() -> None:
    t = opened(2).write(P0, [1, 2, 3, 4, 5])
    assert [str(option) for option in t.state.legal(P0)] == ["back", "commit"]
    for _ in range(4):
        t.state.play("back", P0)
    assert t.state.view(P0).sheet.position == 1
    assert t.state.view(P0).sheet.bids == [1, 2, 3, 4, 5], "what was written stays as a reminder"
    t.write(P0, [9, 0, 0, 6]).state.play("commit", P0)
    t.write(P1, [0] * 5).state.play("commit", P1)
    assert t.state.view().academies[P0].bids == [[1, 9, 0, 0, 6]]


@pytest.mark.rule("G-21")
def test_one_bid_for_a_whole_package() -> None:
    t = opened(2).bids().display()
    assert len(t.offered()[0]) == 2
    package = set(t.offered()[0])
    t.a_bids(4, 3)
    assert t.owned(P0) == package and t.told("awarded")[-1]["price"] == 4


@pytest.mark.rule("G-22")
def test_the_sum_of_bids_may_exceed_the_chips() -> None:
    t = opened(3).write(P0, [20, 20, 20, 20, 20])
    assert "commit" in map(str, t.state.legal(P0))


@pytest.mark.rule("G-23")
def test_nobody_has_to_bid() -> None:
    t = opened(2).bids()
    assert t.told("bid") == [] and t.told("awarded") == []
    assert len(t.told("no-bid")) == 5 and t.all_chips() == [60, 60]


@pytest.mark.rule("G-23")
def test_who_has_no_chip_is_not_asked() -> None:
    t = table(3).start()
    t.chips(0, 20, 20).display()
    assert t.state.actors() == [P1, P2]
    assert [entry["seat"] for entry in t.told("cannot-bid")] == [P0]
    t.bids([], [1, 0, 0, 0, 0])
    assert t.state.view().academies[P0].bids == [[0, 0, 0, 0, 0]]


@pytest.mark.rule("G-24")
@pytest.mark.parametrize("chips", [1, 13, 240])
def test_a_bid_is_at_most_the_chips_owned(chips: int) -> None:
    t = table(2).start().chips(chips, 30).display()
    assert [str(option) for option in t.state.legal(P0)] == [f"bid({n})" for n in range(chips + 1)]
    with pytest.raises(IllegalAction, match=f"you can bid at most {chips}"):
        t.state.play(f"bid({chips + 1})", P0)


@pytest.mark.rule("G-24")
def test_a_table_may_set_no_limit_and_such_a_bid_is_void() -> None:
    t = table(2, bid_limit="none").start().display().a_bids(255, 3)
    assert t.told("void-bid") == [{"seat": P0, "position": "a", "chips": 255, "left": 30}]
    assert t.all_chips() == [60, 57]


@pytest.mark.rule("G-25")
def test_a_submitted_bid_is_final() -> None:
    t = opened(2).write(P0, [1, 2, 3, 4, 5])
    t.state.play("commit", P0)
    assert t.state.legal(P0) == []
    with pytest.raises(IllegalAction, match="it is the turn of #2"):
        t.state.play("back", P0)


@pytest.mark.rule("G-25")
def test_a_winner_cannot_refuse() -> None:
    t = opened(2).bids([10, 10, 10, 0, 0], [9, 9, 9, 0, 0])
    assert len(t.owned(P0)) == 3 and t.all_chips()[P0] == 0 + 30


def test_refusals_say_what_is_missing() -> None:
    t = opened(2)
    with pytest.raises(IllegalAction, match="no position comes before A"):
        t.state.play("back", P0)
    with pytest.raises(IllegalAction, match="the bid for position A is still missing"):
        t.state.play("commit", P0)
    t.write(P0, [1, 2, 3, 4, 5])
    with pytest.raises(IllegalAction, match="all five bids are written"):
        t.state.play("bid(1)", P0)
