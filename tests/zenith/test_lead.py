"""The badge: Z-61, Z-62, Z-63, Z-64, Z-65, Z-66, Z-67, Z-68."""

import pytest

from tests.zenith.builder import A, B, table


@pytest.mark.rule("Z-61", "Z-64", "Z-69")
@pytest.mark.example("Z:E-05")
def test_leading_with_a_robot() -> None:
    t = table().hand(A, "w3lls").zenithium(A, 0).act("lead(w3lls)")
    assert t.white.badge == "silver" and t.white.zenithium == 1 and t.view.discards == ["w3lls"]
    assert t.hand_sizes() == [5, 4]


@pytest.mark.rule("Z-62")
def test_leading_with_a_human() -> None:
    t = table().hand(A, "sir_sam").act("lead(sir_sam)")
    assert t.white.badge == "silver" and t.white.credits == 15 and t.white.zenithium == 1


@pytest.mark.rule("Z-63")
def test_leading_with_an_animod() -> None:
    t = table().hand(A, "nero").act("lead(nero)", "draw(zenon)", "draw(wul)")
    assert t.white.badge == "silver"
    assert t.white.columns["terra"] == ["zenon"] and t.white.columns["mercury"] == ["wul"]
    assert t.at("terra") == t.at("mercury") == 0


@pytest.mark.rule("Z-64", "Z-65", "Z-66")
@pytest.mark.example("Z:E-16")
def test_badge_steps() -> None:
    t = table().hand(A, "w3lls").badge(A).act("lead(w3lls)")
    assert t.white.badge == "gold" and t.hand_sizes()[A] == 6
    t.hand(B, "nero").act("recruit(nero)").hand(A, "sir_sam", size=6).credits(A, 0).act("lead(sir_sam)")
    assert t.white.badge == "gold" and t.white.credits == 3 and t.hand_sizes()[A] == 6
    t.hand(B, "bish0p").act("lead(bish0p)")
    assert t.black.badge == "silver" and t.white.badge is None


@pytest.mark.rule("Z-64")
@pytest.mark.parametrize("way", ["card", "technology", "token"])
def test_however_the_badge_comes_it_is_silver_from_the_other_party(way: str) -> None:
    t = table().badge(B, "gold")
    if way == "card":
        t.hand(A, "master_din").act("recruit(master_din)")
    elif way == "technology":
        t.hand(A, "w3lls").level(A, robot=1).zenithium(A, 2).token("robot", None).act("develop(w3lls)")
    else:
        t.hand(A, "nero").discs(mercury=3).token("mercury", "badge").act("recruit(nero)")
    assert t.white.badge == "silver" and t.black.badge is None


@pytest.mark.rule("Z-67")
@pytest.mark.parametrize("owner", [None, A, B])
def test_some_cards_bring_gold_directly(owner: int | None) -> None:
    t = table().hand(A, "geta")
    if owner is not None:
        t.badge(owner)
    t.act("recruit(geta)", "option(1)")
    assert t.white.badge == "gold" and t.hand_sizes()[A] == 6


@pytest.mark.rule("Z-68")
@pytest.mark.parametrize(("side", "mercury"), [("silver", 2), ("gold", 2), (None, 1)])
def test_either_side_satisfies_badge_conditions(side: str | None, mercury: int) -> None:
    t = table().hand(A, "w3lls")
    if side:
        t.badge(A, side)
    assert t.act("recruit(w3lls)").at("mercury") == mercury


@pytest.mark.rule("Z-68")
def test_the_other_partys_badge_satisfies_nothing() -> None:
    assert table().hand(A, "w3lls").badge(B).act("recruit(w3lls)").at("mercury") == 1
