"""Resolving a stack, spoils, parts and sections."""

import pytest

from tests.masterminds.builder import A, B, C, Masterminds, table


@pytest.mark.rule("M-25", "M-26")
def test_agents_are_turned_up_one_by_one_in_order_of_arrival() -> None:
    t = table(3).resolve("moscow", (B, "daredevil"), (C, "number_two"), (A, "henchman"))
    assert t.actor() == B and t.turned_up() == [(B, "daredevil")]
    assert [placed.agent for placed in t.state.view(A).pile.agents] == ["daredevil", None, "henchman"]
    assert [placed.agent for placed in t.state.view(B).pile.agents] == ["daredevil", None, None]
    assert t.state.view().pile.turned_up == 1
    t.play("spoils_first")
    assert t.turned_up() == [(B, "daredevil"), (C, "number_two"), (A, "henchman")]


@pytest.mark.rule("M-26")
def test_the_stack_is_off_the_board_while_it_is_resolved() -> None:
    t = table(2).resolve("moscow", (B, "daredevil"), (B, "number_two"), (A, "henchman"))
    assert t.city("moscow").stack == [] and t.state.view().pile.city == "moscow"


@pytest.mark.rule("M-27")
@pytest.mark.example("M:E-10")
def test_example_section_first_theft_second() -> None:
    def position() -> Masterminds:
        t = table(2, ("monstrum", "flyer")).firepower(A, 3).level(5)
        t.parts(A, "monstrum_arms_store", bolts=1, copper=1)
        t.resolve("washington", (A, "daredevil"), (B, "number_two"), (B, "saboteur"))
        assert t.actor() == A and t.options() == ["spoils_first", "ability_first"]
        return t

    t = position()
    t.play("spoils_first", "build(monstrum_arms_store)")
    assert t.lair(A).firepower == 5
    assert t.options() == [
        "decline",
        *(f"steal(washington_{b})" for b in ("monument", "university", "factory", "furnace")),
    ]

    t = position()
    t.play("ability_first")
    assert t.told("too-weak") == [{"seat": A, "firepower": 3, "level": 5}]
    t.play("build(monstrum_arms_store)")
    assert t.lair(A).firepower == 5 and t.state.view().service_level == 5


@pytest.mark.rule("M-27")
@pytest.mark.parametrize("agent", ["henchman", "daredevil", "engineer"])
def test_the_owner_is_asked_for_the_order_where_it_can_matter(agent: str) -> None:
    t = table(3).resolve("moscow", (B, agent), (C, "number_two"), (A, "saboteur"))
    assert t.actor() == B and t.options() == ["spoils_first", "ability_first"]


@pytest.mark.rule("M-27")
def test_the_order_is_not_asked_for_number_two_and_saboteur() -> None:
    t = table(2).resolve("moscow", (B, "number_two"), (A, "number_two"), (B, "saboteur"))
    assert t.state.view().pile is None and [lair.firepower for lair in t.state.view().lairs] == [3, 4]


@pytest.mark.rule("M-28")
def test_an_agent_is_discarded_after_both_steps() -> None:
    t = table(2).resolve("washington", (B, "henchman"), (A, "number_two"), (A, "saboteur"))
    t.play("ability_first")
    assert t.actor() == B and t.lair(B).discard == []
    t.play("build(flyer_garden)")
    assert t.lair(B).discard == ["henchman"]


@pytest.mark.rule("M-29")
def test_after_the_stack_the_turn_passes_to_the_left_of_the_active_player() -> None:
    t = table(3).resolve("moscow", (A, "number_two"), (C, "number_two"), (B, "number_two"))
    assert t.actor() == C


@pytest.mark.rule("M-30", "M-48")
def test_sabotaged_agents_still_bring_spoils() -> None:
    t = table(2).resolve("moscow", (A, "saboteur"), (B, "number_two"), (A, "number_two"))
    assert t.lair(B).firepower == 2, "once, not twice"
    assert t.lair(A).firepower == 4


# --- spoils ---


@pytest.mark.rule("M-31", "M-33", "M-36")
@pytest.mark.parametrize(("city", "part"), [("london", "copper"), ("washington", "bolts")])
def test_london_yields_copper_and_washington_bolts(city: str, part: str) -> None:
    t = table(2).resolve(city, (A, "saboteur"), (A, "number_two"), (B, "saboteur"))
    names = t.game.content.names["section"][:8]
    assert t.options() == [f"build({name})" for name in names], "every section has a free space of either kind"
    t.play("build(fortress_armoury)")
    armoury = {section.id: section for section in t.lair(A).sections}["fortress_armoury"]
    assert (armoury.bolts, armoury.copper) == ((0, 1) if part == "copper" else (1, 0))
    assert t.state.view().parts == 84


@pytest.mark.rule("M-32")
def test_moscow_yields_one_firepower() -> None:
    t = table(2).resolve("moscow", (A, "saboteur"), (A, "number_two"), (B, "saboteur"))
    assert (t.lair(A).firepower, t.lair(B).firepower) == (4, 2)


@pytest.mark.rule("M-34")
@pytest.mark.example("M:E-14")
def test_example_lab() -> None:
    t = table(2).scientists(A, 2, lab=2).resolve("paris", (A, "saboteur"), (B, "saboteur"), (B, "number_two"))
    assert t.lair(A).scientists == 2 and t.lair(B).scientists == 2
    t = table(2).scientists(A, 1, lab=4)
    t.s.scientists = 0
    t.resolve("paris", (A, "saboteur"), (B, "saboteur"), (B, "number_two"))
    assert [lair.scientists for lair in t.state.view().lairs] == [1, 1] and t.state.view().scientists == 0
    t = table(2).scientists(A, 1, lab=4).resolve("paris", (A, "saboteur"), (B, "saboteur"), (A, "number_two"))
    assert t.lair(A).scientists == 4, "one for the saboteur, two for the number two"
    assert t.state.view().scientists + sum(lair.scientists for lair in t.state.view().lairs) == 12


@pytest.mark.rule("M-35", "M-70", "M-71")
def test_rome_yields_a_codex_marker_on_the_face_of_the_day() -> None:
    t = table(2).built(B, "flyer_sonar").codex(B, 1)
    t.resolve("rome", (A, "saboteur"), (A, "number_two"), (B, "number_two"))
    assert t.lair(A).codex == [3, 0]
    assert t.lair(B).codex == [1, 2], "earlier markers stay as they are"


# --- parts and sections ---


@pytest.mark.rule("M-36")
def test_a_part_goes_where_a_space_of_its_kind_is_free() -> None:
    t = (
        table(2)
        .built(A, "fortress_stern")
        .parts(A, "fortress_cannon_1", bolts=1)
        .parts(A, "fortress_cannon_2", bolts=1)
    )
    t.resolve("washington", (A, "saboteur"), (A, "number_two"), (B, "saboteur"))
    assert "build(fortress_stern)" not in t.options() and "build(fortress_cannon_1)" not in t.options()
    assert "build(fortress_cannon_2)" in t.options()
    assert t.state.why_not("build(fortress_stern)") == "this section is complete already"
    assert t.state.why_not("build(fortress_cannon_1)") == "there is no fitting space left"
    assert t.state.why_not("build(flyer_garden)") == "this section belongs to another machine"


@pytest.mark.rule("M-36")
def test_without_a_free_space_the_part_is_not_gained() -> None:
    t = table(2).built_but(A, "fortress_cannon_1").parts(A, "fortress_cannon_1", bolts=1)
    t.resolve("washington", (A, "saboteur"), (A, "number_two"), (B, "number_two"))
    assert t.actor() == B and t.told("no-space") == [{"seat": A, "part": "bolt"}] * 3
    assert t.state.view().parts == 84


@pytest.mark.rule("M-37")
def test_placed_parts_never_move() -> None:
    t = table(2).parts(A, "fortress_armoury", bolts=1)
    t.resolve("washington", (A, "saboteur"), (B, "saboteur"), (B, "number_two"))
    t.play("build(fortress_cannon_2)")
    bolts = {section.id: section.bolts for section in t.lair(A).sections if section.bolts}
    assert bolts == {"fortress_armoury": 1, "fortress_cannon_2": 1}
    assert not any(action.startswith("move") for action in t.options())


@pytest.mark.rule("M-38")
def test_a_full_section_returns_its_parts_and_works_at_once() -> None:
    t = table(2).parts(A, "fortress_storeroom", bolts=1).scientists(A, 2)
    assert t.state.view().parts == 84 and t.lair(A).lab == 2
    t.resolve("london", (A, "saboteur"), (B, "saboteur"), (B, "number_two")).play("build(fortress_storeroom)")
    storeroom = {section.id: section for section in t.lair(A).sections}["fortress_storeroom"]
    assert storeroom.built and storeroom.bolts == storeroom.copper == 0
    assert t.state.view().parts == 85 and t.lair(A).lab == 3


@pytest.mark.rule("M-38")
def test_a_function_unlocked_by_the_spoils_serves_the_same_engineer() -> None:
    t = table(2).parts(A, "fortress_armoury", bolts=1, copper=2)
    t.resolve("washington", (A, "engineer"), (B, "number_two"), (B, "saboteur"))
    t.play("spoils_first", "build(fortress_armoury)", "decline", "use")
    assert t.lair(A).chaos == 1
    t = table(2).parts(A, "fortress_armoury", bolts=1, copper=2)
    t.resolve("washington", (A, "engineer"), (B, "number_two"), (B, "saboteur"))
    t.play("ability_first", "use", "build(fortress_armoury)", "use")
    assert t.lair(A).chaos == 1, "unlocked by function I of the same run"


@pytest.mark.rule("M-39")
def test_every_section_shows_parts_a_symbol_and_a_bonus_or_points() -> None:
    data = table().game.content.data
    assert len(data["sections"]) == 48
    for row in data["sections"]:
        assert row["bolts"] >= 1 and row["copper"] >= 1 and (row["bonus"] or row["points"])
        assert row["symbol"] in {"gear", "skull", "flash", "eye"}


@pytest.mark.rule("M-40")
def test_the_four_sorts_of_bonus() -> None:
    t = table(2, ("spider", "flyer"))
    for section in ("spider_chela_1", "spider_cannon", "spider_surveillance_room", "spider_dungeon"):
        t.parts(A, section, bolts=1)
    t.resolve("london", (A, "saboteur"), (A, "number_two"), (B, "number_two"))
    t.play("build(spider_chela_1)")
    assert t.lair(A).functions == [1, 2]
    t.play("build(spider_cannon)")
    assert t.lair(A).firepower == 3
    t.play("build(spider_surveillance_room)")
    assert t.player(A).codex_face == 1
    t.finish()
    t.resolve("london", (B, "engineer"), (B, "saboteur"), (A, "henchman")).finish("spoils_first")
    t.parts(A, "spider_dungeon", bolts=1).resolve("paris", (B, "henchman"), (B, "daredevil"), (A, "daredevil"))
    assert t.lair(A).firepower == 3, "firepower is moved once"


@pytest.mark.rule("M-41", "M-85")
def test_points_of_sections_count_in_the_score_only_when_complete() -> None:
    t = table(2).parts(A, "fortress_skull_plate", bolts=1, copper=2)
    assert t.lair(A).score == 0
    t.resolve("london", (A, "saboteur"), (B, "saboteur"), (B, "number_two")).play("build(fortress_skull_plate)")
    assert t.lair(A).score == 5
