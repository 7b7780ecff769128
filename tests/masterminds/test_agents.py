"""Agents and buildings."""

import pytest

from tests.masterminds.builder import A, B, C, Masterminds, table

WASHINGTON = ["washington_monument", "washington_university", "washington_factory", "washington_furnace"]


@pytest.mark.rule("M-42")
def test_everybody_has_the_same_five_agents_and_backs_show_only_the_colour() -> None:
    t = table(3).settle()
    agents = ["number_two", "henchman", "saboteur", "daredevil", "engineer"]
    assert [t.lair(seat).supply_could_be for seat in range(3)] == [agents] * 3
    t.place("rome")
    (placed,) = t.state.view(C).cities[4].stack
    assert placed.owner == A and placed.agent is None and placed.could_be == agents


@pytest.mark.rule("M-43")
@pytest.mark.example("M:E-02")
def test_example_number_two() -> None:
    yellow, blue = A, B
    t = table(2).resolve("london", (yellow, "number_two"), (blue, "saboteur"), (blue, "engineer"))
    t.play("build(fortress_armoury)", "build(fortress_skull_plate)")
    copper = {section.id: section.copper for section in t.lair(yellow).sections if section.copper}
    assert copper == {"fortress_armoury": 1, "fortress_skull_plate": 1}
    assert t.state.view().parts == 83 and t.lair(yellow).discard == ["number_two"]


@pytest.mark.rule("M-44", "M-45", "M-46")
@pytest.mark.example("M:E-03")
def test_example_henchman() -> None:
    green, blue = A, B
    t = table(2).mission("paris", "m01").stolen(green, "rome_university")
    t.resolve("paris", (green, "henchman"), (blue, "henchman"), (blue, "number_two"))
    before = t.lair(green).score
    t.play("spoils_first")
    assert t.lair(green).scientists == 2 and t.options() == ["decline", "claim(m01)"]
    t.play("claim(m01)")
    assert t.lair(green).missions == ["m01"] and t.lair(green).score == before + 2
    assert t.lair(green).buildings == ["rome_university"], "nothing is given up"
    assert t.actor() == blue and t.city("paris").mission is None
    t.play("spoils_first")
    assert t.told("no-claim")[-1] == {"seat": blue, "city": "paris"}, "a later henchman finds no card"
    t.play("reveal(m17)")
    assert t.city("paris").mission == "m17" and t.state.view().deck == 18


@pytest.mark.rule("M-44")
def test_a_claim_may_be_declined_and_needs_the_requirement_at_that_moment() -> None:
    t = table(2).mission("rome", "m03").codex(A, 1)
    t.resolve("rome", (A, "henchman"), (B, "saboteur"), (B, "number_two"))
    t.play("ability_first")
    assert t.lair(A).missions == [] and t.told("no-claim") == [{"seat": A, "city": "rome"}]
    t = table(2).mission("rome", "m03").codex(A, 1)
    t.resolve("rome", (A, "henchman"), (B, "saboteur"), (B, "number_two"))
    t.play("spoils_first")
    assert t.options() == ["decline", "claim(m03)"], "the second codex marker has just come"
    t.play("decline")
    assert t.lair(A).missions == [] and t.city("rome").mission == "m03"


def _claimable(t: Masterminds, mission: str) -> bool:
    t.mission("moscow", mission).resolve("moscow", (A, "henchman"), (B, "saboteur"), (B, "number_two"))
    return f"claim({mission})" in t.play("ability_first").options()


@pytest.mark.rule("M-44")
def test_symbols_of_completed_sections() -> None:
    gear, skull, flash, eye = "fortress_storeroom", "fortress_skull_plate", "fortress_cannon_1", "fortress_menagerie"
    assert not _claimable(table(2).built(A, gear), "m06")
    assert _claimable(table(2).built(A, gear, skull), "m06")
    assert not _claimable(table(2).built(A, gear), "m08")
    assert _claimable(table(2).built(A, gear, "fortress_stern"), "m08")
    assert not _claimable(table(2).built(A, gear, skull, "fortress_stern"), "m12")
    assert _claimable(table(2).built(A, gear, skull, eye), "m12")
    assert not _claimable(table(2).built(A, gear, skull, eye), "m13")
    assert _claimable(table(2).built(A, gear, skull, eye, flash), "m13")


@pytest.mark.rule("M-44")
@pytest.mark.parametrize(
    ("mission", "short", "enough"),
    [
        ("m02", {"scientists": 1}, {"scientists": 2}),
        ("m20", {"scientists": 2}, {"scientists": 3}),
        ("m21", {"codex": 3}, {"codex": 4}),
        ("m04", {"firepower": 2}, {"firepower": 3}),
        ("m24", {"firepower": 8}, {"firepower": 9}),
        ("m01", {"stolen": ()}, {"stolen": ("rome_factory",)}),
        ("m16", {"stolen": ("rome_factory",)}, {"stolen": ("rome_factory", "rome_furnace")}),
        ("m18", {"stolen": ("rome_factory",)}, {"stolen": ("rome_monument",)}),
        ("m19", {"stolen": ("rome_factory", "paris_factory")}, {"stolen": ("rome_factory", "paris_furnace")}),
        ("m05", {"built": ()}, {"built": ("fortress_stern",)}),
    ],
)
def test_the_other_requirements(mission: str, short: dict[str, object], enough: dict[str, object]) -> None:
    for own, met in ((short, False), (enough, True)):
        t = table(2)
        for name, value in own.items():
            getattr(t, name)(A, *(value if isinstance(value, tuple) else (value,)))
        assert _claimable(t, mission) == met


@pytest.mark.rule("M-47", "M-49", "M-50")
@pytest.mark.example("M:E-04")
def test_example_saboteurs() -> None:
    red, blue, green = A, B, C
    t = table(3).mission("rome", "m03").codex(green, 2)
    t.resolve("rome", (red, "saboteur"), (blue, "saboteur"), (green, "henchman"))
    assert t.actor() == green
    t.play("spoils_first")
    assert [sum(lair.codex) for lair in t.state.view().lairs] == [1, 1, 3]
    assert t.options() == ["decline", "claim(m03)"]
    assert t.told("blocked") == [{"seat": blue, "agent": "saboteur", "other": red}]

    t = table(3).mission("rome", "m03").codex(green, 2)
    t.resolve("rome", (red, "saboteur"), (red, "engineer"), (green, "henchman"))
    assert t.actor() == red and t.options() == ["spoils_first", "ability_first"]
    t.play("spoils_first", "decline")
    assert t.actor() == green
    assert "claim(m03)" in t.play("spoils_first").options() and t.told("blocked") == []


@pytest.mark.rule("M-47")
def test_only_the_agent_directly_beneath_is_sabotaged() -> None:
    t = table(2).resolve("moscow", (A, "saboteur"), (B, "engineer"), (B, "daredevil"))
    assert t.turned_up() == [(A, "saboteur"), (B, "engineer"), (B, "daredevil")]
    assert t.lair(B).firepower == 2 and t.options() == ["spoils_first", "ability_first"], "the engineer was not asked"


@pytest.mark.rule("M-51", "M-53", "M-56", "M-60")
@pytest.mark.example("M:E-05")
def test_example_daredevil() -> None:
    blue, red = A, B
    t = (
        table(2)
        .firepower(blue, 7)
        .level(5)
        .resolve("washington", (blue, "daredevil"), (red, "saboteur"), (red, "number_two"))
    )
    t.play("spoils_first", "build(fortress_armoury)")
    assert t.options() == ["decline", *(f"steal({building})" for building in WASHINGTON)]
    t.play("steal(washington_monument)")
    lair = t.lair(blue)
    assert lair.buildings == ["washington_monument"] and lair.chaos == 1 and lair.score == 2 + 2
    assert t.state.view().service_level == 6
    assert t.city("washington").buildings == WASHINGTON[1:]
    assert sum(section.bolts for section in lair.sections) == 1


@pytest.mark.rule("M-51", "M-52")
@pytest.mark.example("M:E-08")
def test_example_equal_firepower() -> None:
    for firepower, allowed in ((5, True), (4, False)):
        t = (
            table(2)
            .firepower(A, firepower)
            .level(5)
            .resolve("paris", (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
        )
        t.play("ability_first")
        assert ("steal(paris_monument)" in t.options()) == allowed
        assert t.state.view().service_level == 5


@pytest.mark.rule("M-51")
def test_a_theft_may_be_declined() -> None:
    t = table(2).firepower(A, 9).resolve("paris", (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
    t.play("ability_first", "decline")
    assert t.lair(A).buildings == [] and t.state.view().service_level == 4


@pytest.mark.rule("M-54")
@pytest.mark.example("M:E-09")
def test_example_two_daredevils() -> None:
    blue, red = A, B
    t = table(2).firepower(blue, 5).firepower(red, 5).level(5)
    t.resolve("paris", (blue, "daredevil"), (red, "daredevil"), (red, "number_two"))
    t.play("ability_first", "steal(paris_factory)", "build(fortress_stern)")
    assert t.state.view().service_level == 6 and t.actor() == red
    t.play("ability_first")
    assert t.told("too-weak") == [{"seat": red, "firepower": 5, "level": 6}] and t.lair(red).buildings == []


@pytest.mark.rule("M-54")
def test_a_later_daredevil_needs_a_building_still_standing() -> None:
    t = table(2).firepower(A, 9).firepower(B, 9).stolen(B, "paris_factory", "paris_furnace", "paris_university")
    t.resolve("paris", (A, "daredevil"), (B, "daredevil"), (B, "number_two"))
    t.play("ability_first", "steal(paris_monument)")
    assert t.actor() == B
    t.play("ability_first")
    assert t.told("nothing-to-steal") == [{"seat": B, "city": "paris"}]


@pytest.mark.rule("M-55")
def test_an_engineer_uses_every_unlocked_function_each_at_will() -> None:
    t = table(2).unlock(A, 3).resolve("moscow", (A, "engineer"), (B, "saboteur"), (B, "number_two"))
    t.play("spoils_first", "use", "use")
    assert t.lair(A).firepower == 3 and t.lair(A).chaos == 1
    t = table(2).unlock(A, 3).resolve("moscow", (A, "engineer"), (B, "saboteur"), (B, "number_two"))
    t.play("spoils_first", "decline", "use")
    assert t.lair(A).firepower == 2 and t.lair(A).chaos == 1
    t = table(2).resolve("moscow", (A, "engineer"), (B, "saboteur"), (B, "number_two"))
    t.play("spoils_first", "use")
    assert t.lair(A).chaos == 0, "III is still locked"


@pytest.mark.rule("M-56", "M-57", "M-58", "M-59")
def test_rewards_of_the_four_types() -> None:
    def theft(building: str) -> Masterminds:
        t = table(2).firepower(A, 9).resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
        return t.play("ability_first", f"steal(rome_{building})")

    assert theft("monument").lair(A).chaos == 1
    assert theft("university").lair(A).scientists == 2
    t = theft("factory").play("build(fortress_armoury)")
    assert sum(section.bolts for section in t.lair(A).sections) == 1
    t = theft("furnace").play("build(fortress_armoury)")
    assert sum(section.copper for section in t.lair(A).sections) == 1


@pytest.mark.rule("M-56")
def test_all_five_monuments_are_alike() -> None:
    for city in ("london", "moscow", "washington", "paris", "rome"):
        t = table(2).firepower(A, 9).resolve(city, (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
        assert t.play("ability_first", f"steal({city}_monument)").lair(A).chaos == 1


@pytest.mark.rule("M-57")
def test_a_university_brings_nobody_into_a_full_lab() -> None:
    t = table(2).firepower(A, 9).scientists(A, 2, lab=2)
    t.resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two")).play(
        "ability_first", "steal(rome_university)"
    )
    assert t.lair(A).scientists == 2 and t.lair(A).buildings == ["rome_university"]


@pytest.mark.rule("M-53")
def test_the_level_rises_after_the_reward() -> None:
    t = table(2).firepower(A, 9).resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
    t.play("ability_first", "steal(rome_factory)")
    assert t.options()[0].startswith("build") and t.state.view().service_level == 4
    t.play("build(fortress_armoury)")
    assert t.state.view().service_level == 5


@pytest.mark.rule("M-60")
def test_stolen_buildings_stay_stolen_and_are_worth_two() -> None:
    t = table(2).stolen(A, "rome_factory", "rome_furnace")
    assert t.lair(A).score == 4 and t.lair(B).score == 0
    t.firepower(A, 9).resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two")).play("ability_first")
    assert t.options() == ["decline", "steal(rome_monument)", "steal(rome_university)"]
    assert t.state.why_not("steal(rome_factory)") == "this building does not stand any more"
    assert t.state.why_not("steal(paris_factory)") == "that is in another city"
