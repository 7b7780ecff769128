"""Questions and answers and the rulings."""

import pytest

from tests.zenith.builder import A, B, table


@pytest.mark.rule("Z-88")
@pytest.mark.example("Z:E-11")
def test_h3rb3rt_may_be_carried_out_in_part() -> None:
    t = table().hand(A, "h3rb3rt").credits(A, 6).column(A, "atlas", "titus", "caesar").act("recruit(h3rb3rt)")
    assert t.question() == "choose_exchange"
    t.act("decline", "accept")
    assert t.actor() == B, "venus and jupiter are not offered"
    assert t.white.credits == 0 and t.positions() == [0, 0, 1, 1, 0]
    assert t.white.columns["mars"] == ["titus"] and t.white.columns["mercury"] == ["atlas"]
    assert t.view.discards == ["caesar"]


@pytest.mark.rule("Z-88")
def test_l0v3cr4ft_brings_zenithium() -> None:
    t = (
        table()
        .hand(A, "l0v3cr4ft")
        .column(A, "atlas", "cresus", "geta")
        .act("recruit(l0v3cr4ft)", "accept", "decline", "accept")
    )
    assert t.white.zenithium == 3 and t.white.columns["venus"] == ["cresus"] and t.white.columns["jupiter"] == []


@pytest.mark.rule("Z-89")
@pytest.mark.example("Z:E-12")
def test_a_debtor_who_is_short() -> None:
    t = table().hand(A, "sir_sam").credits(B, 2).credits(A, 0).zenithium(A, 3).level(A, human=2).token("human", None)
    t.act("develop(sir_sam)")
    assert (t.white.credits, t.black.credits) == (2, 0)
    t.act("draw(zenon)", "draw(titus)", "planet(jupiter)")
    assert t.white.columns["terra"] == ["zenon"] and t.white.columns["mars"] == ["titus"]
    assert t.at("jupiter") == 1 and t.white.zenithium == 0 and t.told("token-taken") == []


def test_a05_an_effect_that_cannot_be_done_does_not_stop_the_next() -> None:
    t = table().hand(A, "elisabeth", size=1).act("recruit(elisabeth)")
    assert t.white.zenithium == 2, "nothing to discard, still 1 zenithium"


def test_a06_conditions_are_checked_when_they_are_reached() -> None:
    t = table().hand(A, "th0mps0n").credits(A, 13).act("recruit(th0mps0n)", "planet(mars)")
    assert t.actor() == B, "5 credits are left after paying"
    t = (
        table()
        .hand(A, "th0mps0n")
        .credits(A, 10)
        .discs(mars=2)
        .token("mars", "credits_4")
        .act("recruit(th0mps0n)", "planet(mars)")
    )
    assert t.question() == "choose_influence", "2 + 4 from the token on the way"


def test_a07_different_planets_are_those_of_the_right_hand_part() -> None:
    t = table().hand(A, "f4rm3r").act("recruit(f4rm3r)")
    assert "planet(terra)" in t.options(), "the card's own influence does not count"
    t.act("planet(terra)")
    assert "planet(terra)" not in t.options() and len(t.options()) == 4


def test_a08_rows_lie_on_neighbours_and_augustus_may_hang_over() -> None:
    t = table().hand(A, "augustus").act("recruit(augustus)")
    assert t.options() == ["row(0)", "row(1)", "row(2)", "row(3)", "row(4)"]
    assert t.act("row(0)").positions() == [2, 1, 1, 0, 0]
    t = table().hand(A, "augustus").act("recruit(augustus)", "row(4)")
    assert t.positions() == [0, 0, 1, 1, 2]
    two = table(animod_side="s").hand(A, "nero").level(A, animod=1).zenithium(A, 2).no_tokens().act("develop(nero)")
    assert two.options() == ["row(1)", "row(2)", "row(3)", "row(4)"]
    three = table().hand(A, "sir_sam").level(A, human=3).zenithium(A, 4).act("develop(sir_sam)")
    assert three.options() == ["row(1)", "row(2)", "row(3)"]


def test_a08_a_planet_without_disc_is_skipped_and_tokens_come_in_between() -> None:
    t = table().hand(A, "augustus").discs(terra=3, venus=3).token("terra", "credits_3").token("venus", "influence_1")
    t.act("recruit(augustus)", "row(2)")
    assert t.question() == "choose_influence" and t.at("mars") == 0, (
        "venus is won first, its token comes before mars moves"
    )
    assert t.act("planet(mercury)").positions() == [1, 0, 0, 1, 0]


def test_a09_opponents_side_is_checked_at_that_moment() -> None:
    t = table().hand(A, "gilgamesh").discs(mars=-2).act("recruit(gilgamesh)", "planet(mars)")
    assert t.actor() == B and t.at("mars") == 0, "no disc is left on black's side"
    t = table().hand(A, "lord_creep").discs(mars=-2, venus=1, jupiter=-1).act("recruit(lord_creep)")
    assert t.options() == ["planet(mars)", "planet(jupiter)"]


def test_a09_sir_sam_brings_a_disc_back_to_the_middle() -> None:
    t = table().hand(A, "sir_sam").discs(mars=-2, venus=-3).act("recruit(sir_sam)")
    assert t.question() == "choose_recenter" and t.act("planet(venus)").positions() == [0, 0, 1, -2, 0]


def test_a10_on_the_line_means_on_the_middle_space() -> None:
    t = table().hand(A, "and3rs0n").discs(venus=1, jupiter=-1).act("recruit(and3rs0n)")
    assert t.options() == ["planet(mercury)", "planet(terra)"]


def test_a11_the_card_just_played_counts_for_its_ladder_and_goes_first() -> None:
    t = table().hand(A, "wul").column(A, "atlas", "nero", "khan").act("recruit(wul)")
    assert t.options() == ["decline", "tier(1)", "tier(2)"]
    t.act("tier(1)")
    assert t.white.columns["mercury"] == ["atlas", "nero"] and t.white.zenithium == 3
    assert t.view.discards == ["khan", "wul"]


def test_a12_each_influence_of_suleiman_is_chosen_separately() -> None:
    t = table().hand(A, "suleiman").credits(A, 8).act("recruit(suleiman)")
    assert t.options() == ["decline", "tier(1)", "tier(2)"]
    t.act("tier(2)")
    assert "planet(jupiter)" not in t.options()
    t.act("planet(mars)", "planet(mars)")
    assert t.positions() == [0, 0, 0, 2, 1] and t.white.credits == 0


def test_a13_chaka_needs_two_cards_elsewhere_in_one_or_two_columns() -> None:
    one = table().hand(A, "chaka").column(A, "atlas", "cresus").act("recruit(chaka)")
    assert one.actor() == B, "one card outside Mercury is not enough"
    t = table().hand(A, "chaka").credits(A, 1).column(A, "cresus", "felis").act("recruit(chaka)", "accept")
    assert t.white.columns["venus"] == [] and t.white.credits == 10


def test_a14_a_badge_given_away_arrives_silver() -> None:
    t = table().hand(A, "annie").badge(A, "gold").act("recruit(annie)", "accept")
    assert t.black.badge == "silver" and t.white.credits == 12 - 1 + 5 + 7
    assert t.hand_sizes()[A] == 4
    without = table().hand(A, "annie").act("recruit(annie)")
    assert without.actor() == B, "who does not hold it is not asked"


def test_a17_a18_without_cards_the_discs_decide() -> None:
    t = table().hand(A, "nero", size=1).hand(B, size=0).won(B, "mars", "mars").won(A, "venus", "mars").deck()
    t.act("recruit(nero)")
    assert t.state.over and t.state.ending == "exhausted"
    assert t.view.winner == "white", "two discs each, but of two planets"
    assert t.told("no-card") == [{"seat": B}, {"seat": A}]


def test_a18_equal_discs_are_a_draw() -> None:
    t = table().hand(A, "nero", size=1).hand(B, size=0).deck().act("recruit(nero)")
    assert t.state.ending == "exhausted" and t.view.winner is None
    assert [s.place for s in t.state.result()] == [1, 1]


def test_a17_who_has_no_card_draws_at_the_end_of_the_empty_turn() -> None:
    t = table().hand(A, "w3lls", size=6).hand(B, size=0).deck().act("lead(w3lls)")
    assert t.told("no-card") == [{"seat": B}] and t.told("reshuffled") == [{"seat": -1, "cards": 1}]
    assert t.cards(B) == ["w3lls"] and t.actor() == A


def test_a18_the_turn_limit() -> None:
    t = table().won(B, "mars")
    t.s.turn = 300
    t.hand(A, "nero").act("recruit(nero)")
    assert t.state.ending == "turn_limit" and t.view.winner == "black"


def test_a21_development_by_a_card() -> None:
    t = (
        table()
        .hand(A, "archimedes")
        .zenithium(A, 1)
        .level(A, animod=1)
        .token("animod", "credits_3")
        .act("recruit(archimedes)")
    )
    assert t.question() == "choose_develop" and t.options() == ["decline", "people(animod)"]
    t.act("people(animod)")
    assert t.white.zenithium == 0 and t.white.levels["animod"] == 2 and t.question() == "choose_row"
    t.act("row(1)")
    assert t.told("token-taken") == [{"seat": A, "bonus": "credits_3"}]
    assert t.view.discards == [], "no hand card is discarded"


def test_a21_buj0ld_develops_the_lowest_for_free() -> None:
    t = table().hand(A, "buj0ld").zenithium(A, 0).level(A, animod=2, human=1, robot=1).act("recruit(buj0ld)")
    assert t.options() == ["decline", "people(human)", "people(robot)"]
    assert t.act("decline").white.levels == {"animod": 2, "human": 1, "robot": 1}
    full = table().hand(A, "buj0ld").level(A, animod=5, human=5, robot=5).act("recruit(buj0ld)")
    assert full.actor() == B


def test_a21_as1m0v_pays_two_less() -> None:
    t = table().hand(A, "as1m0v").zenithium(A, 1).level(A, animod=2, human=3, robot=5).act("recruit(as1m0v)")
    assert t.options() == ["decline", "people(animod)"]


def test_a22_nothing_to_take_for_handy_luke() -> None:
    assert table().hand(A, "handy_luke").no_tokens().act("recruit(handy_luke)").actor() == B


def test_a23_a_card_then_at_once_its_influence() -> None:
    t = table().hand(A, "domitian").act("recruit(domitian)", "draw(zenon)")
    assert t.at("terra") == 1 and t.question() == "turn_up"
    assert t.act("draw(bruss0l0)", "draw(nero)").positions() == [1, 0, 2, 1, 0]
    nothing = table().hand(A, "caligula").act("recruit(caligula)")
    assert nothing.positions() == [0, 0, 0, 1, 0], "no card moved, no influence"


def test_a24_p_level_4_needs_different_columns() -> None:
    t = (
        table(robot_side="p")
        .hand(A, "w3lls")
        .level(A, robot=3)
        .zenithium(A, 4)
        .column(A, "zenon", "elisabeth", "titus")
    )
    t.act("develop(w3lls)", "planet(terra)")
    assert t.positions()[2:4] == [2, 2], "the second one has mars only"
    assert t.white.columns["terra"] == ["zenon"]


def test_a25_void_options_are_not_offered() -> None:
    assert table().hand(A, "v4nc3").act("recruit(v4nc3)").white.zenithium == 2
    both = table().hand(A, "v4nc3").column(B, "zenon").act("recruit(v4nc3)")
    assert both.options() == ["option(1)", "option(2)"]
    gold = table().hand(A, "geta").badge(A, "gold").act("recruit(geta)")
    assert gold.white.credits == 12 - 3 + 8


def test_a27_no_exchange_without_gain() -> None:
    t = (
        table()
        .hand(A, "sneaky_jules")
        .discs(mercury=1, venus=1, terra=1, mars=1, jupiter=1)
        .act("recruit(sneaky_jules)")
    )
    assert t.actor() == B, "no disc on the line"
    gone = table().hand(A, "agent_ezra").zenithium(A, 0).act("recruit(agent_ezra)")
    assert gone.actor() == B, "no zenithium to give"


def test_a27_one_useful_card_suffices_for_ice_june() -> None:
    t = table().hand(A, "ice_june", "zenon", "elisabeth", size=3).discs(terra=3).no_tokens().act("recruit(ice_june)")
    assert t.actor() == B, "both cards are of the planet without disc"
    t = (
        table()
        .hand(A, "ice_june", "zenon", "nero", size=3)
        .discs(terra=3)
        .no_tokens()
        .act("recruit(ice_june)", "accept")
    )
    assert t.options() == ["card(nero)", "card(zenon)"], "the choice is free"
    assert t.act("card(nero)").at("mercury") == 1


def test_a28_colours() -> None:
    t = table().hand(A, "geronimo").column(A, "nero", "wul", "titus").act("recruit(geronimo)")
    assert t.white.credits == 12 - 2 + 6
    t = table().hand(A, "ivan").column(B, "nero", "titus").act("recruit(ivan)")
    assert t.white.credits == 12 - 1 + 4


def test_a29_technologies_started() -> None:
    t = table().hand(A, "moussa").level(A, animod=3, robot=1).act("recruit(moussa)")
    assert t.white.credits == 12 - 2 + 8
    assert table().hand(A, "ilda_flores").level(A, human=2).act("recruit(ilda_flores)").white.zenithium == 2


def test_a35_giving_influence_is_mandatory() -> None:
    t = table().hand(A, "baron_goro").act("recruit(baron_goro)")
    assert t.question() == "choose_influence" and "decline" not in t.options() and "planet(terra)" not in t.options()
    assert t.act("planet(mars)").at("mars") == -1 and t.white.zenithium == 4


def test_a39_rows_of_symbols_from_top_to_bottom() -> None:
    t = table(animod_side="d").hand(A, "nero").level(A, animod=2).zenithium(A, 3).act("develop(nero)")
    assert t.question() == "draw_token", "D level 3: token, then influence"
    m = table().hand(A, "magellan").column(B, "wul").act("recruit(magellan)")
    assert m.question() == "choose_influence" and m.black.columns["mercury"] == ["wul"]
    assert m.act("planet(mars)", "planet(venus)").white.columns["mercury"] == ["magellan", "wul"]


def test_costs_and_gifts_change_both_sides() -> None:
    t = table().hand(A, "secret_kali").credits(A, 5).act("recruit(secret_kali)", "accept", "planet(jupiter)")
    assert (t.white.credits, t.black.credits) == (0, 15) and t.at("jupiter") == 2
    t = table().hand(A, "zenon").act("recruit(zenon)")
    assert (t.white.credits, t.black.credits) == (19, 14)


def test_discards_for_an_effect() -> None:
    t = table().hand(A, "punk_mari", "nero", "zenon", size=3).act("recruit(punk_mari)")
    assert t.view.discards == ["nero", "zenon"] and t.hand_sizes()[A] == 0
    t.act("planet(venus)")
    assert t.at("venus") == 2 and t.hand_sizes()[A] == 4
    t = table().hand(A, "donald_smooth", "nero").credits(A, 2).act("recruit(donald_smooth)", "accept", "card(nero)")
    assert t.white.credits == 7


def test_captain_andreev_and_bajazet_earn_the_printed_cost() -> None:
    t = table().hand(A, "captain_andreev").credits(A, 4).column(B, "khan").act("recruit(captain_andreev)", "accept")
    assert t.white.credits == 9 and t.white.columns["mercury"] == ["khan"]
    t = table().hand(A, "bajazet").credits(A, 3).column(B, "khan").act("recruit(bajazet)", "accept")
    assert t.white.credits == 9 and t.view.discards == ["khan"]
