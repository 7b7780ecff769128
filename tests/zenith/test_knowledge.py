"""What a seat knows is kept, nothing more (ledger, Hidden information)."""

from collections import Counter
from typing import Any

from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from tests.zenith.builder import A, B, C, D, fresh, table, team

SAMPLES = 60


def imagined(state: State, seat: int) -> list[State]:
    """Worlds that the seat thinks possible."""
    rng: Any = one(RNG)
    start_stream(rng, 1, 0)
    worlds = []
    for _ in range(SAMPLES):
        world = state.hidden(seat)
        world.game.rules.resample(world.game.content.record, world.record, seat, rng)
        worlds.append(world)
    return worlds


def hand(world: State, seat: int) -> set[str]:
    return set(world.view(seat).seats[seat].hand)


def test_the_other_hand_may_be_anything_unseen() -> None:
    t = table().hand(A, "nero", "wul", size=2).hand(B, "titus", "zenon", size=5).column(A, "khan").discarded("felis")
    worlds = imagined(t.state, A)
    held = Counter(card for world in worlds for card in hand(world, B))
    assert sum(held.values()) == 5 * SAMPLES
    assert not {"nero", "wul", "khan", "felis"} & set(held), "these the seat has seen"
    assert len(held) > 60, "any of 86 cards may be there"
    assert all(hand(world, A) == {"nero", "wul"} for world in worlds)
    assert all(world.view().deck_size == t.view.deck_size for world in worlds)


def test_a_passed_card_stays_known_until_it_is_played() -> None:
    t = team(A).hand(A, "w3lls", "titus", "zenon").act("lead(w3lls)", "card(titus)", "card(zenon)")
    assert all({"titus", "zenon"} <= hand(world, C) for world in imagined(t.state, A))
    for stranger in (B, D):
        assert not all("titus" in hand(world, C) for world in imagined(t.state, stranger))
        assert any("titus" in hand(world, C) for world in imagined(t.state, stranger))
    t.act("recruit(titus)", "planet(venus)")
    assert t.state.view(A).seats[C].hand == ["zenon"] == t.state.view(C).seats[C].given
    assert not any("titus" in hand(world, seat) for world in imagined(t.state, A) for seat in range(4))


def test_the_receiver_knows_which_cards_the_partner_knows() -> None:
    t = team(A).hand(A, "w3lls", "titus").act("lead(w3lls)", "card(titus)", "done")
    for world in imagined(t.state, C):
        assert world.view(C).seats[C].given == ["titus"]
        assert world.view(A).seats[C].hand == ["titus"]


def test_marks_of_the_others_are_unknown_until_all_have_decided() -> None:
    t = fresh().lay_out()
    for card in t.cards(A)[:2]:
        t.state.play(f"card({card})", A)
    t.state.play("done", A)
    marks = Counter(len(world.view(A).marked) for world in imagined(t.state, B))
    assert len(marks) > 2, "anything from nothing to four"
    assert all(world.actors() == [B] for world in imagined(t.state, B))


def test_discards_and_tokens_are_open() -> None:
    t = table().hand(A, "nero").act("lead(nero)")
    for seat in (A, B, -1):
        assert t.state.view(seat).discards == ["nero"]
        assert sum(t.state.view(seat).supply.values()) == 8
