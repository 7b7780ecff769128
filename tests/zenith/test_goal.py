"""Victory and influence: Z-02, Z-03, Z-04, Z-05, Z-06, Z-21, Z-22, Z-23, Z-24, Z-25, Z-26, Z-27, Z-28, Z-29, Z-87."""

import pytest

from tests.zenith.builder import A, B, table


@pytest.mark.rule("Z-02")
def test_three_discs_of_one_planet_win() -> None:
    t = table().hand(A, "nero").discs(mercury=3).won(A, "mercury", "mercury").act("recruit(nero)")
    assert t.state.ending == "absolute" and t.view.winner == "white"
    assert [(s.place, s.score) for s in t.state.result()] == [(1, 3), (2, 0)]


@pytest.mark.rule("Z-03", "Z-05")
@pytest.mark.example("Z:E-15")
def test_four_different_planets_win_at_once() -> None:
    t = table().hand(A, "queen_suzanne").credits(A, 10).discs(jupiter=3).won(A, "mercury", "venus", "mars")
    t.token("jupiter", "influence_1").act("recruit(queen_suzanne)")
    assert t.state.ending == "democratic" and t.view.winner == "white"
    assert t.token_at("jupiter") == "influence_1"
    assert t.white.zenithium == 1 and t.white.badge is None, "no further effect"
    assert t.hand_sizes() == [3, 4], "no refill"
    assert t.at("jupiter") is None


@pytest.mark.rule("Z-04")
def test_any_five_discs_win() -> None:
    t = table().hand(A, "nero").discs(mercury=3).won(A, "mercury", "venus", "venus", "mars").act("recruit(nero)")
    assert t.state.ending == "popular"


@pytest.mark.rule("Z-02", "Z-03", "Z-04")
def test_one_short_of_every_condition_goes_on() -> None:
    t = table().hand(A, "nero").discs(mercury=3).won(A, "mercury", "venus", "mars").act("recruit(nero)")
    assert not t.state.over and t.actor() == B
    assert t.white.discs == {"mercury": 2, "venus": 1, "mars": 1}


@pytest.mark.rule("Z-06")
@pytest.mark.parametrize(
    ("owned", "ending"),
    [
        (("mercury", "mercury", "venus", "mars"), "absolute_popular"),
        (("venus", "venus", "mars", "terra"), "democratic_popular"),
    ],
)
def test_one_disc_may_fulfil_two_conditions(owned: tuple[str, ...], ending: str) -> None:
    t = table().hand(A, "nero").discs(mercury=3).won(A, *owned).act("recruit(nero)")
    assert t.state.ending == ending


@pytest.mark.rule("Z-21", "Z-22", "Z-23")
@pytest.mark.parametrize(("before", "after"), [(-3, -2), (-1, 0), (0, 1), (2, 3), (3, None)])
def test_three_spaces_on_each_side_then_the_disc_is_won(before: int, after: int | None) -> None:
    t = table().hand(A, "nero").discs(mercury=before).no_tokens().play("recruit(nero)")
    assert t.at("mercury") == after
    assert t.white.discs == ({"mercury": 1} if after is None else {})


@pytest.mark.rule("Z-22")
def test_influence_of_black_goes_the_other_way() -> None:
    t = table().hand(A, "nero").hand(B, "w3lls").discs(mercury=1).act("recruit(nero)", "recruit(w3lls)")
    assert t.at("mercury") == 1, "from 1 to 2 and back"


@pytest.mark.rule("Z-24", "Z-26", "Z-28")
@pytest.mark.example("Z:E-09")
def test_surplus_influence_is_lost() -> None:
    t = table().hand(A, "agent_ezra").credits(A, 5).discs(venus=3).token("venus", "credits_3")
    t.act("recruit(agent_ezra)")
    assert t.at("jupiter") == 1 and t.white.credits == 8
    t.act("accept")
    assert t.white.credits == 11
    assert (t.white.zenithium, t.black.zenithium) == (0, 2)
    assert t.white.discs == {"venus": 1}
    assert t.at("venus") == 0, "a new disc at the end of the turn, not moved by the second step"
    assert t.token_at("venus") is None
    kinds = t.kinds()
    assert kinds.index("disc-won") < kinds.index("refilled", kinds.index("disc-won")) < kinds.index("new-disc")


@pytest.mark.rule("Z-25", "Z-27", "Z-47")
def test_only_the_first_disc_of_a_planet_brings_its_token() -> None:
    t = table().hand(A, "nero").credits(A, 7).discs(mercury=3).token("mercury", "credits_4").act("recruit(nero)")
    assert t.white.credits == 4 and t.token_at("mercury") is None
    assert t.view.used_tokens == {"credits_4": 1}
    t.hand(B, "w3lls").credits(B, 4).discs(mercury=-3).act("recruit(w3lls)")
    assert t.black.discs == {"mercury": 1} and t.black.credits == 0 and t.token_at("mercury") is None


@pytest.mark.rule("Z-28")
def test_a_planet_without_disc_cannot_be_chosen_and_takes_no_influence() -> None:
    t = table().hand(A, "f4rm3r").discs(terra=3).token("terra", "credits_3").act("recruit(f4rm3r)")
    assert t.at("terra") is None
    assert t.options() == ["planet(mercury)", "planet(venus)", "planet(mars)", "planet(jupiter)"]
    t = table().hand(A, "master_din").discs(mercury=3, mars=3).no_tokens().act("recruit(master_din)")
    assert t.white.discs == {"mercury": 1, "mars": 1}


@pytest.mark.rule("Z-28")
def test_later_influence_of_the_same_turn_is_lost() -> None:
    t = table().hand(A, "w3lls").badge(A).discs(mercury=3).no_tokens().act("recruit(w3lls)")
    assert t.told("influence-lost") == [{"seat": A, "planet": "mercury", "influence": 1}]
    assert t.at("mercury") == 0


@pytest.mark.rule("Z-29")
def test_winning_a_disc_leaves_the_columns_alone() -> None:
    t = table().hand(A, "nero").column(A, "atlas").column(B, "wul").discs(mercury=3).act("recruit(nero)")
    assert t.white.columns["mercury"] == ["atlas", "nero"] and t.black.columns["mercury"] == ["wul"]


@pytest.mark.rule("Z-87")
@pytest.mark.example("Z:E-10")
def test_the_other_party_may_win_a_disc_in_my_turn() -> None:
    t = table().hand(A, "titus").credits(A, 5).discs(jupiter=-3).token("jupiter", "zenithium_1")
    t.act("recruit(titus)")
    assert t.options() == ["planet(mercury)", "planet(venus)", "planet(terra)", "planet(jupiter)"]
    t.act("planet(jupiter)")
    assert t.at("mars") == 1
    assert t.black.discs == {"jupiter": 1} and t.black.zenithium == 2 and t.white.zenithium == 1
    assert t.white.credits == 14
    assert t.at("jupiter") == 0 and t.token_at("jupiter") is None


@pytest.mark.rule("Z-87", "Z-46")
def test_the_winner_of_the_disc_decides_during_my_turn() -> None:
    t = table().hand(A, "titus").credits(A, 5).discs(jupiter=-3, venus=-1).token("jupiter", "influence_1")
    t.act("recruit(titus)", "planet(jupiter)")
    assert t.actor() == B and t.question() == "choose_influence"
    assert t.white.credits == 4, "white's own gain has to wait"
    t.act("planet(venus)")
    assert t.at("venus") == -2 and t.white.credits == 14 and t.actor() == B and t.question() == "choose_card"


@pytest.mark.rule("Z-05", "Z-87")
def test_a_disc_given_away_may_end_the_game() -> None:
    t = (
        table()
        .hand(A, "titus")
        .discs(jupiter=-3)
        .won(B, "mercury", "venus", "terra")
        .act("recruit(titus)", "planet(jupiter)")
    )
    assert t.state.ending == "democratic" and t.view.winner == "black"
    assert [s.place for s in t.state.result()] == [2, 1]
    assert t.white.credits == 11, "the ten credits never come"
