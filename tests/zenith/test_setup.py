"""Goal, setup and first hand."""

import pytest

from spielwerk import BadOption, IllegalAction
from tests.zenith.builder import A, B, C, D, fresh, table

PLANETS = ["mercury", "venus", "terra", "mars", "jupiter"]


@pytest.mark.rule("Z-01", "Z-07")
def test_two_parties_and_five_discs_in_the_middle() -> None:
    view = fresh().view
    assert [party.party for party in view.parties] == ["white", "black"]
    assert [planet.planet for planet in view.planets] == PLANETS
    assert [planet.position for planet in view.planets] == [0] * 5


@pytest.mark.rule("Z-08")
def test_sides_are_chosen_or_drawn_part_by_part() -> None:
    assert table().view.sides == {"animod": "s", "human": "u", "robot": "n"}
    assert table(animod_side="d", robot_side="p").view.sides == {"animod": "d", "human": "u", "robot": "p"}
    t = fresh(human_side="random")
    assert t.chances() == {"side(0)": 1.0}
    t.play("side(0)")
    assert t.chances() == {"side(0)": 0.5, "side(1)": 0.5}
    assert t.play("side(1)").lay_out().view.sides["human"] == "o"


@pytest.mark.rule("Z-09")
def test_technology_markers_start_at_level_0() -> None:
    for party in table().view.parties:
        assert party.levels == {"animod": 0, "human": 0, "robot": 0}


@pytest.mark.rule("Z-10", "Z-11", "Z-45")
def test_eight_tokens_face_up_and_eight_face_down() -> None:
    t = fresh().play("side(0)", "side(0)", "side(0)")
    assert sum(t.view.supply.values()) == 16
    assert t.chances()["token(influence_1)"] == pytest.approx(4 / 16)
    t.play("token(influence_1)")
    assert t.token_at("mercury") == "influence_1"
    assert t.chances()["token(influence_1)"] == pytest.approx(3 / 15)
    t.lay_out()
    assert all(t.token_at(place) is not None for place in (*PLANETS, "animod", "human", "robot"))
    assert sum(t.view.supply.values()) == 8 and t.view.used_tokens == {}


@pytest.mark.rule("Z-12")
def test_the_badge_belongs_to_nobody() -> None:
    assert [party.badge for party in table().view.parties] == [None, None]


@pytest.mark.rule("Z-13")
def test_resources_are_unlimited() -> None:
    t = table().hand(A, "cresus").credits(A, 500).act("recruit(cresus)")
    assert t.white.credits == 505, "more than thirty credit tokens could ever show"


@pytest.mark.rule("Z-14")
@pytest.mark.parametrize("seats", [2, 4])
def test_twelve_credits_and_one_zenithium_for_each_party(seats: int) -> None:
    for party in table(seats).view.parties:
        assert (party.credits, party.zenithium) == (12, 1)


@pytest.mark.rule("Z-14")
def test_the_other_reading_of_the_team_supply_is_an_option() -> None:
    for party in table(4, team_resources="per_person").view.parties:
        assert (party.credits, party.zenithium) == (24, 2)
    with pytest.raises(BadOption):
        fresh(2, team_resources="per_person")


@pytest.mark.rule("Z-15")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_draws_four_of_ninety(seats: int) -> None:
    t = fresh(seats)
    while t.question() != "draw":
        t.play(next(iter(t.chances())))
    assert len(t.chances()) == 90
    t.lay_out()
    assert t.hand_sizes() == [4] * seats and t.view.deck_size == 90 - 4 * seats


@pytest.mark.rule("Z-16")
def test_the_starting_party_is_random_or_named() -> None:
    t = fresh()
    while t.question() != "first_party":
        t.play(next(iter(t.chances())))
    assert t.chances() == {"begin(0)": 0.5, "begin(1)": 0.5}
    assert fresh().lay_out(first=B).keep_all().actor() == B
    named = fresh(first_player="1")
    while named.question() != "first_party":
        named.play(next(iter(named.chances())))
    assert named.chances() == {"begin(1)": 1.0}


@pytest.mark.rule("Z-17")
@pytest.mark.parametrize(("first", "terra"), [(A, -1), (B, 1)])
def test_the_second_party_starts_with_terra(first: int, terra: int) -> None:
    assert fresh().lay_out(first=first).positions() == [0, 0, terra, 0, 0]


@pytest.mark.rule("Z-18")
def test_a_newcomer_starts_with_three_planets() -> None:
    t = fresh(handicap=True).lay_out(first=A).keep_all()
    assert t.positions() == [0, -1, -1, -1, 0]
    assert t.actor() == A, "the experienced player begins"
    with pytest.raises(BadOption):
        fresh(4, handicap=True)


@pytest.mark.rule("Z-19")
def test_the_first_hand_may_be_exchanged_once() -> None:
    t = fresh().lay_out()
    first, second = t.cards(A), t.cards(B)
    assert t.state.actors() == [A, B]
    t.state.play(f"card({first[0]})", A)
    t.state.play(f"card({second[1]})", B)
    t.state.play(f"card({first[2]})", A)
    t.state.play("done", A)
    assert t.cards(A) == first and t.view.discards == [], "nothing happens before the last one has decided"
    t.state.play("done", B)
    assert t.view.discards == sorted([first[0], first[2], second[1]], key=t.names("card").index)
    assert t.hand_sizes() == [2, 3] and t.question() == "draw"
    t.refill()
    assert t.hand_sizes() == [4, 4] and t.question() == "choose_card"
    assert {first[1], first[3]} < set(t.cards(A)) and not {first[0], first[2]} & set(t.cards(A))


@pytest.mark.rule("Z-19")
def test_all_four_cards_may_go() -> None:
    t = fresh().lay_out()
    before = t.cards(A)
    for card in before:
        t.state.play(f"card({card})", A)
    assert t.state.actors() == [B], "after the fourth card there is nothing left to decide"
    t.state.play("done", B)
    t.refill()
    assert len(t.cards(A)) == 4 and not set(before) & set(t.cards(A))


@pytest.mark.rule("Z-19")
def test_the_starting_party_draws_first() -> None:
    t = fresh().lay_out(first=B)
    for seat in (A, B):
        t.state.play(f"card({t.cards(seat)[0]})", seat)
        t.state.play("done", seat)
    t.refill()
    drawn = [event["seat"] for event in t.told("refilled")]
    assert drawn[-2:] == [B, A]


@pytest.mark.rule("Z-19")
def test_marked_cards_stay_secret_until_all_have_decided() -> None:
    t = fresh().lay_out()
    before = t.state.view(B)
    seen = len(t.state.events(B))
    t.state.play(f"card({t.cards(A)[1]})", A)
    assert t.state.view(B) == before and len(t.state.events(B)) == seen
    assert t.state.view(A).marked == [t.cards(A)[1]]
    with pytest.raises(IllegalAction, match="order"):
        t.state.play(f"card({t.cards(A)[0]})", A)


@pytest.mark.rule("Z-20")
def test_hands_are_secret() -> None:
    t = table()
    assert len(t.state.view(A).seats[A].hand) == 4
    assert t.state.view(A).seats[B].hand == [] and t.state.view(A).seats[B].hand_size == 4
    assert [seat.hand for seat in t.state.view(-1).seats] == [[], []]
    own = [event for event in t.state.events(A) if event.kind == "drew-card"]
    assert {event.seat for event in own} == {A} and len(own) == 4
    assert "drew-card" not in t.kinds()


@pytest.mark.rule("Z-73", "Z-77", "Z-78")
def test_teams_sit_opposite_with_own_hands() -> None:
    t = table(4)
    assert [seat.party for seat in t.view.seats] == ["white", "black", "white", "black"]
    assert [seat.member for seat in t.view.seats] == ["technology", "technology", "status", "status"]
    for seat in (A, B, C, D):
        hands = [len(other.hand) for other in t.state.view(seat).seats]
        assert hands == [4 if other == seat else 0 for other in range(4)], "nobody sees the partner's hand"


@pytest.mark.rule("Z-74")
@pytest.mark.parametrize(("first", "sign"), [(A, -1), (B, 1)])
def test_the_second_team_starts_with_mars_and_venus(first: int, sign: int) -> None:
    assert fresh(4).lay_out(first=first).positions() == [0, sign, 0, sign, 0]
