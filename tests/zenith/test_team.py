"""The team game: Z-75, Z-76, Z-77, Z-78, Z-79, Z-80, Z-81, Z-82, Z-83, Z-84, Z-85, Z-86."""

import pytest

from spielwerk import IllegalAction
from tests.zenith.builder import A, B, C, D, table, team


@pytest.mark.rule("Z-75", "Z-79", "Z-80", "Z-81")
@pytest.mark.example("Z:E-06")
def test_a_team_pays_for_a_technology() -> None:
    t = table(4).zenithium(A, 2).credits(A, 3).level(A, animod=2).column(B, "titus", "felis", "cresus")
    t.hand(A, "bruss0l0").hand(C, "nero")
    assert t.question() == "choose_first" and t.options() == ["first(0)", "first(2)"]
    t.act("first(0)", "recruit(bruss0l0)")
    assert t.white.credits == 2 and t.at("terra") == 1 and t.white.zenithium == 3
    assert t.hand_sizes()[A] == 4 and t.actor() == C
    t.act("develop(nero)")
    assert t.options() == ["planet(venus)", "planet(mars)"]
    t.act("planet(venus)", "planet(venus)")
    assert t.question() == "choose_row", "the third transfer has one target only"
    t.act("row(4)")
    assert t.white.zenithium == 0 and t.white.levels["animod"] == 3
    assert t.white.columns["venus"] == ["cresus", "felis"] and t.white.columns["mars"] == ["titus"]
    assert (t.at("mars"), t.at("jupiter")) == (1, 1) and t.white.credits == 4
    assert t.told("token-taken") == [] and t.told("row-prize") == []
    assert t.actor() == B and t.question() == "choose_first"


@pytest.mark.rule("Z-76", "Z-85", "Z-86")
@pytest.mark.example("Z:E-07")
def test_passing_cards() -> None:
    t = team(C).credits(A, 5).hand(C, "sir_sam", "titus")
    t.act("lead(sir_sam)")
    assert t.question() == "choose_pass" and t.options()[0] == "done"
    t.act("card(titus)", "done")
    assert t.white.badge == "silver" and t.white.credits == 8
    assert [t.hand_sizes()[seat] for seat in (C, A)] == [5, 5] and "titus" in t.cards(A)
    assert t.actor() == A
    t.hand(A, "titus", "cresus", size=5).act("recruit(cresus)")
    assert t.hand_sizes()[A] == 5


@pytest.mark.rule("Z-86", "Z-76")
@pytest.mark.example("Z:E-08")
def test_a_badge_that_arrives_late() -> None:
    t = team(A).hand(A, "nero").hand(C, "w3lls").act("recruit(nero)")
    assert t.hand_sizes()[A] == 4
    t.act("lead(w3lls)", "done")
    assert [t.hand_sizes()[seat] for seat in (A, C)] == [4, 5]
    t.hand(B, "cresus").hand(D, "bish0p").act("first(1)", "recruit(cresus)", "recruit(bish0p)")
    t.hand(A, "felis").act("first(0)", "recruit(felis)")
    assert t.hand_sizes()[A] == 5


@pytest.mark.rule("Z-75")
def test_credits_belong_to_the_team() -> None:
    t = team(A).hand(A, "nero").hand(C, "bish0p").credits(A, 11).act("recruit(nero)", "recruit(bish0p)")
    assert t.white.credits == 0


@pytest.mark.rule("Z-79", "Z-81")
def test_teams_alternate_and_both_members_play() -> None:
    t = table(4)
    order = []
    humans = iter(["sir_sam", "helena_kerr", "lord_creep", "ice_june", "baron_goro", "sneaky_jules"])
    for choice in ("first(2)", "first(1)", "first(0)"):
        t.act(choice)
        for _ in range(2):
            order.append(t.actor())
            card = next(humans)
            t.hand(t.actor(), card).act(f"lead({card})", "done")
    assert order == [C, A, B, D, A, C]


@pytest.mark.rule("Z-80")
def test_the_team_decides_anew_each_turn() -> None:
    t = table(4)
    assert t.actor() == A and t.act("first(2)").actor() == C
    t.hand(C, "bish0p").act("recruit(bish0p)").hand(A, "nero").act("recruit(nero)")
    assert t.actor() == B and t.options() == ["first(1)", "first(3)"]


@pytest.mark.rule("Z-81", "Z-71")
def test_the_first_member_finishes_before_the_partner_begins() -> None:
    t = team(A).hand(A, "nero").discs(mercury=3).no_tokens().act("recruit(nero)")
    assert t.actor() == C and t.at("mercury") == 0 and t.hand_sizes()[A] == 4


@pytest.mark.rule("Z-82")
def test_the_member_at_the_technology_board_recruits_at_three_planets() -> None:
    t = team(A).hand(A, "wul", "luc4s", "v3rn3", "r0b1ns0n", "b4rj4v3l", size=5)
    recruits = [o for o in t.options() if o.startswith("recruit")]
    assert recruits == ["recruit(wul)", "recruit(luc4s)", "recruit(v3rn3)"]
    with pytest.raises(IllegalAction, match="only your partner may recruit at Mars"):
        t.act("recruit(r0b1ns0n)")


@pytest.mark.rule("Z-83")
def test_the_member_at_the_status_board_recruits_at_the_other_three() -> None:
    t = team(C).hand(C, "wul", "luc4s", "v3rn3", "r0b1ns0n", "b4rj4v3l", size=5)
    recruits = [o for o in t.options() if o.startswith("recruit")]
    assert recruits == ["recruit(v3rn3)", "recruit(r0b1ns0n)", "recruit(b4rj4v3l)"]


@pytest.mark.rule("Z-84")
def test_everything_but_recruiting_is_free() -> None:
    t = team(A).hand(A, "r0b1ns0n", "titus").column(B, "milady_jones")
    assert {"develop(r0b1ns0n)", "lead(titus)"} <= set(t.options())
    t.act("develop(r0b1ns0n)")
    assert t.white.columns["jupiter"] == ["milady_jones"], "transferred at a planet of the partner"
    t = team(A).hand(A, "titus").act("lead(titus)", "draw(bish0p)", "draw(geta)", "done")
    assert t.white.columns["mars"] == ["bish0p"] and t.white.columns["jupiter"] == ["geta"]
    t = team(A).hand(A, "little_bob", "huxl3y").act("recruit(huxl3y)", "planet(jupiter)")
    assert t.at("jupiter") == 1


@pytest.mark.rule("Z-85")
def test_up_to_two_cards_go_to_the_partner() -> None:
    t = team(A).hand(A, "w3lls", "titus", "zenon", "nero").act("lead(w3lls)", "card(titus)", "card(nero)")
    assert t.hand_sizes() == [5, 4, 6, 4] and {"titus", "nero"} <= set(t.cards(C))
    assert t.actor() == C, "a third card cannot be passed"
    none = team(A).hand(A, "w3lls").act("lead(w3lls)", "done")
    assert none.hand_sizes() == [5, 4, 4, 4]


@pytest.mark.rule("Z-85", "Z-70")
def test_the_partner_may_exceed_the_limit() -> None:
    t = (
        team(A)
        .hand(A, "w3lls", "titus", "nero")
        .hand(C, "bish0p", size=6)
        .act("lead(w3lls)", "card(titus)", "card(nero)")
    )
    assert t.hand_sizes()[C] == 8
    t.act("recruit(bish0p)")
    assert t.hand_sizes()[C] == 7


@pytest.mark.rule("Z-85", "Z-78")
def test_passed_cards_are_known_to_giver_and_receiver_only() -> None:
    t = team(A).hand(A, "w3lls", "titus").act("lead(w3lls)", "card(titus)", "done")
    assert t.state.view(A).seats[C].hand == ["titus"] and t.state.view(C).seats[C].given == ["titus"]
    for stranger in (B, D, -1):
        assert t.state.view(stranger).seats[C].hand == []
        assert "passed-card" not in [event.kind for event in t.state.events(stranger)]
    assert [event.args["card"] for event in t.state.events(C) if event.kind == "passed-card"] == ["titus"]
    assert t.told("passed") == [{"seat": A, "other": C}]


@pytest.mark.rule("Z-85")
def test_two_players_pass_nothing() -> None:
    t = table().hand(A, "w3lls").act("lead(w3lls)")
    assert t.actor() == B


@pytest.mark.rule("Z-87")
@pytest.mark.parametrize(("planet", "decider"), [("mercury", B), ("venus", B), ("terra", B), ("jupiter", D)])
def test_who_answers_for_a_team_in_the_others_turn(planet: str, decider: int) -> None:
    t = (
        team(C)
        .hand(C, "titus")
        .discs(**{planet: -3})
        .token(planet, "influence_1")
        .act("recruit(titus)", f"planet({planet})")
    )
    assert t.actor() == decider and t.question() == "choose_influence"
    assert t.view.asked == [decider]


@pytest.mark.rule("Z-87")
def test_a_chain_in_the_others_turn_goes_from_planet_to_planet() -> None:
    t = (
        team(C)
        .hand(C, "titus")
        .discs(jupiter=-3, mercury=-3)
        .token("jupiter", "influence_1")
        .token("mercury", "influence_1")
    )
    t.act("recruit(titus)", "planet(jupiter)")
    assert t.actor() == D
    t.act("planet(mercury)")
    assert t.actor() == B and t.black.discs == {"mercury": 1, "jupiter": 1}
    assert t.act("planet(venus)").actor() == A, "white's turn goes on with the partner"


@pytest.mark.rule("Z-46")
def test_in_its_own_turn_the_acting_member_decides() -> None:
    t = (
        team(C)
        .hand(C, "pkd1ck")
        .discs(mercury=3)
        .token("mercury", "influence_1")
        .act("recruit(pkd1ck)", "planet(mercury)")
    )
    assert t.actor() == C


@pytest.mark.rule("Z-23", "Z-39")
def test_columns_levels_and_discs_belong_to_the_team() -> None:
    t = team(A).hand(A, "zenon").hand(C, "elisabeth", "v3rn3").act("recruit(zenon)")
    assert t.state.view(C).prices["v3rn3"] == 1, "one card of the partner lies there"


@pytest.mark.rule("Z-06")
def test_partners_win_together() -> None:
    t = team(A).hand(A, "nero").discs(mercury=3).won(A, "mercury", "mercury").act("recruit(nero)")
    assert [(s.place, s.score) for s in t.state.result()] == [(1, 3), (3, 0), (1, 3), (3, 0)]
