"""Hidden information: what is kept from a seat, and what it can work out (ledger section 10)."""

import random
from typing import Any

import pytest

from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from tests.genies.builder import P0, P1, P2, Genies, table
from tests.support import game

FIVE = ("darwin", "freud", "archimedes", "galilei", "smith")


def imagined(state: State, seat: int, times: int) -> list[State]:
    """Positions that this seat must think possible."""
    rng = one(RNG)
    start_stream(rng, 5, 0)
    found = []
    for _ in range(times):
        twin = state.hidden(seat)
        state.game.rules.resample(state.game.content.record, twin.record, seat, rng)
        found.append(twin)
    return found


def hands(t: Genies, state: State, seat: int) -> frozenset[str]:
    bits = int(state.record.players[seat].hand)
    return frozenset(name for number, name in enumerate(t.game.content.names["card"]) if bits >> number & 1)


def held(*cards: tuple[str, ...], **options: Any) -> Genies:
    t = table(len(cards), **options)
    for seat, hand in enumerate(cards):
        t.hand(seat, *hand)
    return t.start().display(*FIVE)


@pytest.mark.rule("G-50", "G-07")
def test_a_seat_knows_its_own_hand_and_how_many_cards_others_hold() -> None:
    t = held(("a03", "a08", "a09"), ("a04", "a06", "a10"))
    seen: set[str] = set()
    for twin in imagined(t.state, P0, 60):
        assert hands(t, twin, P0) == {"a03", "a08", "a09"}
        other = hands(t, twin, P1)
        assert len(other) == 3 and not other & {"a03", "a08", "a09"}
        seen |= other
    assert seen == {"a04", "a05", "a06", "a07", "a10"}, "cards of the start of the phase would have been played"


@pytest.mark.rule("G-52", "G-61")
def test_who_won_without_a_refund_does_not_hold_that_card() -> None:
    t = held(("a08",), ("a09", "a10"), ("a06",)).a_bids(0, 5, 0)
    later = imagined(t.display().state, P0, 80)
    assert not any("a05" in hands(t, twin, P1) for twin in later)
    assert any("a05" in hands(t, twin, P2) for twin in later)


@pytest.mark.rule("G-52", "G-60")
def test_who_paid_in_full_does_not_hold_second_price() -> None:
    t = held(("a08",), ("a09", "a10"), ("a06",)).a_bids(0, 5, 3)
    assert not any("a04" in hands(t, twin, P1) for twin in imagined(t.display().state, P0, 80))
    t = held(("a08",), ("a09", "a10"), ("a06",)).a_bids(0, 1, 0)
    assert any("a04" in hands(t, twin, P1) for twin in imagined(t.display().state, P0, 80)), "1 could not be cheaper"


@pytest.mark.rule("G-52", "G-59")
def test_who_was_close_and_did_not_win_does_not_hold_overtake() -> None:
    t = held(("a08",), ("a09", "a10"), ("a06",)).a_bids(9, 5, 4)
    later = imagined(t.display().state, P0, 80)
    assert not any("a03" in hands(t, twin, P1) for twin in later), "4 behind"
    assert any("a03" in hands(t, twin, P2) for twin in later), "5 behind"


@pytest.mark.rule("G-50")
def test_with_five_seats_all_cards_are_somewhere() -> None:
    t = held(("a03", "a04"), ("a05", "a06"), ("a07", "a08"), ("a09", "a10"), ())
    for twin in imagined(t.state, P0, 20):
        others = [hands(t, twin, seat) for seat in range(1, 5)]
        assert frozenset().union(*others) == {f"a{n:02d}" for n in range(5, 11)}
        assert [len(hand) for hand in others] == [2, 2, 2, 0]


def test_every_possible_deal_is_equally_likely() -> None:
    """P1 has one card and P2 one; P1 can hold neither refund nor second price."""
    t = held(("a03", "a08", "a09"), ("a10",), ("a06",)).a_bids(0, 5, 3).display()
    tally: dict[tuple[str, str], int] = {}
    for twin in imagined(t.state, P0, 3000):
        (first,), (second,) = hands(t, twin, P1), hands(t, twin, P2)
        tally[first, second] = tally.get((first, second), 0) + 1
    unseen = ["a04", "a05", "a06", "a07", "a10"]
    assert set(tally) == {(x, y) for x in unseen for y in unseen if x != y and x not in ("a04", "a05")}
    expected = 3000 / len(tally)
    assert sum((count - expected) ** 2 / expected for count in tally.values()) < 35


@pytest.mark.rule("G-20", "G-24")
def test_imagined_sheets_are_legal_and_only_those_handed_in() -> None:
    t = held((), (), ())
    t.write(P1, [20, 1, 2, 3, 4]).state.play("commit", P1)
    t.write(P2, [7, 7])
    sheets = set()
    for twin in imagined(t.state, P0, 40):
        sheets.add(tuple(twin.record.players[P1].bids[0].tolist()))
        assert max(twin.record.players[P1].bids[0]) <= 20
        assert twin.record.players[P2].cursor == 0 and twin.actors() == [P0, P2]
    assert len(sheets) > 30


@pytest.mark.rule("G-52")
def test_a_card_that_was_shown_and_held_back_is_known() -> None:
    t = held((), ("a05", "a09"), (), hold_evaluation_cards=True).a_bids(0, 5, 0).play("hold").display()
    for twin in imagined(t.state, P0, 30):
        assert "a05" in hands(t, twin, P1) and len(hands(t, twin, P1)) == 2


@pytest.mark.parametrize("hold", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_truth_is_never_ruled_out(seats: int, hold: bool) -> None:
    for seed in range(8):
        state = game("genies").new(seats=seats, seed=seed, hold_evaluation_cards=hold)
        choices = random.Random(seed)
        while not state.over:
            for player in state.record.players[:seats]:
                assert int(player.hand) & int(player.ruled_out) == 0
                assert int(player.shown) & ~int(player.hand) == 0
                assert int(player.hand).bit_count() == player.hand_size
            seat = choices.choice(state.actors())
            state.play(choices.choice(state.legal(seat)), seat)


def test_chips_may_be_kept_out_of_sight() -> None:
    t = table(3, chips_public=False).start().display()
    assert [a.chips for a in t.state.view(P1).academies] == [None, 20, None]
    assert [a.chips for a in t.state.view(-1).academies] == [None, None, None]
    assert [a.chips for a in table(3).start().display().state.view(P1).academies] == [20, 20, 20]
