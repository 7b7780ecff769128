"""Bonus tokens and developing."""

import pytest

from spielwerk import IllegalAction
from tests.zenith.builder import A, B, Zenith, table


@pytest.mark.rule("Z-44")
def test_tokens_come_from_planets_technologies_and_the_supply() -> None:
    planet = table().hand(A, "nero").discs(mercury=3).act("recruit(nero)")
    assert len(planet.told("token-taken")) == 1
    people = table().hand(A, "w3lls").level(A, robot=1).zenithium(A, 2).act("develop(w3lls)")
    assert len(people.told("token-taken")) == 1
    by_card = table().hand(A, "orw3ll").act("recruit(orw3ll)")
    assert by_card.question() == "draw_token"
    by_level = table(human_side="o").hand(A, "sir_sam").act("develop(sir_sam)")
    assert by_level.question() == "draw_token"
    by_level.act("token(badge)")
    assert by_level.white.badge == "silver" and by_level.view.used_tokens == {"badge": 1}


@pytest.mark.rule("Z-45")
def test_supply_tokens_are_drawn_blind() -> None:
    t = table().hand(A, "orw3ll")
    supply = t.view.supply
    t.act("recruit(orw3ll)")
    assert t.chances() == {f"token({kind})": pytest.approx(count / 8) for kind, count in supply.items()}


@pytest.mark.rule("Z-46")
def test_a_token_is_applied_at_once_and_lies_open_afterwards() -> None:
    t = table().hand(A, "master_din").discs(mercury=3).token("mercury", "influence_1").act("recruit(master_din)")
    assert t.question() == "choose_influence" and t.at("mars") == 0, "before the card's next effect"
    t.act("planet(venus)")
    assert (t.at("venus"), t.at("mars")) == (1, 1) and t.view.used_tokens == {"influence_1": 1}


@pytest.mark.rule("Z-46")
def test_tokens_nest_last_in_first_out() -> None:
    t = table().hand(A, "master_din").discs(mercury=3, venus=3).token("mercury", "influence_1")
    t.token("venus", "credits_4").act("recruit(master_din)", "planet(venus)")
    kinds = t.kinds()
    card = ["influence", "disc-won", "token-taken"], ["influence", "badge-taken"]
    token = ["influence", "disc-won", "token-taken", "gained"]
    start = kinds.index("recruited") + 1
    assert kinds[start : start + 9] == [*card[0], *token, *card[1]]
    assert t.white.discs == {"mercury": 1, "venus": 1} and t.at("mars") == 1 and t.white.badge == "silver"
    assert t.white.credits == 12 - 6 + 4


@pytest.mark.rule("Z-47")
def test_a_taken_place_stays_empty() -> None:
    t = table().hand(A, "handy_luke").act("recruit(handy_luke)")
    assert "planet_token(venus)" in t.options() and "people_token(robot)" in t.options() and len(t.options()) == 8
    t.act("planet_token(venus)")
    assert t.token_at("venus") is None
    t.hand(B, "c1x1n").discs(venus=-3).act("recruit(c1x1n)")
    assert t.black.discs == {"venus": 1} and len(t.told("token-taken")) == 1, "nobody gets a token there any more"


@pytest.mark.rule("Z-48")
def test_an_empty_supply_is_made_anew() -> None:
    t = table().hand(A, "orw3ll")
    t.s.used[:] = t.s.supply
    t.s.supply[:] = 0
    used = t.view.used_tokens
    t.act("recruit(orw3ll)")
    assert t.told("tokens-shuffled") == [{"seat": -1, "tokens": 8}]
    assert t.view.supply == used and t.view.used_tokens == {}
    first = next(iter(t.chances()))
    t.act(first)
    assert sum(t.view.supply.values()) == 7


@pytest.mark.rule("Z-49", "Z-50", "Z-51", "Z-52")
@pytest.mark.example("Z:E-02")
def test_robots_to_level_1() -> None:
    t = table().hand(A, "w3lls", "nero", "sir_sam").column(B, "zenon").act("develop(w3lls)")
    assert t.white.zenithium == 0 and t.white.levels == {"animod": 0, "human": 0, "robot": 1}
    assert t.view.discards == ["w3lls"]
    assert t.white.columns["terra"] == ["zenon"] and t.black.columns["terra"] == []
    assert t.actor() == B, "the only target is taken without a question"
    t.act(next(o for o in t.options() if o.startswith("lead")))
    while t.question() == "turn_up":
        t.act(next(iter(t.chances())))
    t.hand(A, "bish0p", "nero", "sir_sam", size=3).zenithium(A, 1)
    assert [o for o in t.options() if o.startswith("develop")] == ["develop(nero)", "develop(sir_sam)"]
    t.zenithium(A, 2)
    assert "develop(bish0p)" in t.options()


@pytest.mark.rule("Z-50")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_its_number(level: int) -> None:
    t = table(robot_side="p").hand(A, "w3lls").level(A, robot=level - 1).no_tokens().zenithium(A, level - 1)
    assert "develop(w3lls)" not in t.options()
    owned = f"only {level - 1}" if level > 1 else "none"
    with pytest.raises(IllegalAction, match=f"costs {level} zenithium, and you have {owned}"):
        t.act("develop(w3lls)")
    t.zenithium(A, level + 3).play("develop(w3lls)")
    assert t.white.zenithium == 3 and t.white.levels["robot"] == level


@pytest.mark.rule("Z-51")
def test_level_5_is_the_last() -> None:
    t = table().hand(A, "w3lls").level(A, robot=5).zenithium(A, 99)
    assert "develop(w3lls)" not in t.options()
    with pytest.raises(IllegalAction, match="last level"):
        t.act("develop(w3lls)")


@pytest.mark.rule("Z-52")
def test_levels_are_applied_from_the_new_one_down() -> None:
    t = table().hand(A, "w3lls").level(A, robot=3).zenithium(A, 4).credits(A, 0).column(B, "titus")
    t.act("develop(w3lls)")
    assert t.white.credits == 20 and t.white.badge is None and t.question() == "choose_influence"
    t.act("planet(venus)")
    assert "planet(venus)" not in t.options(), "level 3 asks for another planet"
    t.act("planet(mars)")
    assert t.positions() == [0, 2, 0, 1, 0]
    assert t.white.badge == "silver" and t.white.columns["mars"] == ["titus"]


def cascade(t: Zenith) -> list[str]:
    return [kind for kind in t.kinds() if kind in ("badge-taken", "token-taken", "gained", "transferred")]


@pytest.mark.rule("Z-53", "Z-55", "Z-69")
@pytest.mark.example("Z:E-03")
def test_robots_to_level_2_with_token() -> None:
    t = table().hand(A, "w3lls").level(A, robot=1).zenithium(A, 2).credits(A, 0).token("robot", "credits_4")
    t.column(B, "titus").act("develop(w3lls)")
    assert cascade(t) == ["badge-taken", "token-taken", "gained", "transferred"]
    assert t.white.badge == "silver" and t.white.credits == 4 and t.white.zenithium == 0
    assert t.white.columns["mars"] == ["titus"]
    assert t.token_at("robot") is None and t.view.used_tokens == {"credits_4": 1}
    assert t.hand_sizes()[A] == 5


@pytest.mark.rule("Z-53", "Z-54")
def test_the_second_party_at_level_2_gets_no_token() -> None:
    t = table().hand(A, "w3lls").level(A, robot=1).zenithium(A, 2).act("develop(w3lls)")
    while t.question() != "choose_card":
        t.act(t.options()[0])
    t.hand(B, "bish0p").level(B, robot=1).zenithium(B, 2).act("develop(bish0p)")
    assert len(t.told("token-taken")) == 1 and t.black.levels["robot"] == 2


@pytest.mark.rule("Z-53")
def test_other_levels_bring_no_token() -> None:
    t = table(robot_side="p").hand(A, "w3lls").level(A, robot=2).zenithium(A, 3).token("robot", "credits_4")
    t.act("develop(w3lls)")
    assert t.told("token-taken") == [] and t.token_at("robot") == "credits_4"


@pytest.mark.rule("Z-56", "Z-60")
@pytest.mark.example("Z:E-04")
def test_row_prize_1() -> None:
    t = table().hand(A, "sir_sam").level(A, robot=2, animod=1).zenithium(A, 1).act("develop(sir_sam)", "planet(venus)")
    assert t.at("venus") == 1 and t.question() == "choose_influence", "the prize follows the level"
    t.act("planet(venus)")
    assert t.at("venus") == 2 and t.white.zenithium == 0 and t.white.levels["human"] == 1
    assert t.told("row-prize") == [{"seat": A, "level": 1}] and t.actor() == B


@pytest.mark.rule("Z-56", "Z-57", "Z-58")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_each_of_three_rows_has_a_prize_of_its_number(row: int) -> None:
    t = table(robot_side="p").no_tokens().hand(A, "w3lls").zenithium(A, 9)
    t.level(A, robot=row - 1, animod=row, human=4).act("develop(w3lls)")
    while t.question() == "turn_up":
        t.act(next(iter(t.chances())))
    assert t.question() == "choose_influence"
    assert t.act("planet(jupiter)").at("jupiter") == row


@pytest.mark.rule("Z-59")
def test_a_prize_is_earned_once_by_each_party_and_rows_4_and_5_have_none() -> None:
    t = table(robot_side="p").no_tokens().hand(A, "w3lls").zenithium(A, 9).level(A, robot=1, animod=1, human=1)
    t.level(B, robot=2, animod=2, human=2).act("develop(w3lls)", "draw(zenon)")
    while t.question() == "turn_up":
        t.act(next(iter(t.chances())))
    assert t.told("row-prize") == [], "row 1 was complete before, row 2 is not yet"
    for level in (3, 4):
        t = table(robot_side="p").no_tokens().hand(A, "w3lls").zenithium(A, 9)
        t.level(A, robot=level, animod=5, human=5).act("develop(w3lls)")
        assert t.told("row-prize") == []


@pytest.mark.rule("Z-59")
def test_both_parties_may_earn_the_same_prize() -> None:
    t = (
        table(robot_side="p")
        .no_tokens()
        .hand(A, "w3lls")
        .level(A, animod=1, human=1)
        .level(B, robot=1, animod=1, human=1)
    )
    t.act("develop(w3lls)", "draw(zenon)", "planet(mars)")
    assert t.told("row-prize") == [{"seat": A, "level": 1}] and t.at("mars") == 1


@pytest.mark.rule("Z-60", "Z-52")
def test_the_prize_comes_after_the_last_level() -> None:
    t = table().no_tokens().hand(A, "sir_sam").level(A, robot=2, animod=2, human=1).zenithium(A, 2)
    t.act("develop(sir_sam)", "draw(zenon)", "draw(titus)", "planet(venus)")
    assert t.at("venus") == 1 and t.act("planet(jupiter)").at("jupiter") == 2
