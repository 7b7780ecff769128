"""Machine functions, with the rulings."""

import pytest

from tests.masterminds.builder import A, B, C, Masterminds, table


def engineer(t: Masterminds, city: str = "moscow", *below: tuple[int, str]) -> Masterminds:
    """A's engineer is the first of a stack and has its spoils; what follows harms nobody."""
    rest = below or ((B, "saboteur"), (B, "number_two"))
    return t.resolve(city, (A, "engineer"), *rest).play("spoils_first")


# --- Wheeled Fortress ---


@pytest.mark.rule("M-61")
def test_fortress_one_acts_as_number_two() -> None:
    t = engineer(table(2)).play("use")
    assert t.lair(A).firepower == 3


@pytest.mark.rule("M-61")
def test_fortress_two_acts_as_any_agent_instead() -> None:
    t = engineer(table(2).unlock(A, 2).firepower(A, 5).mission("moscow", "m04"))
    copies = [f"copy({agent})" for agent in ("number_two", "henchman", "saboteur", "daredevil")]
    assert t.options() == ["decline", *copies], "any but the engineer itself (M:A-14)"
    t.play("copy(number_two)")
    assert t.lair(A).firepower == 7 and t.state.view().pile is None, "I is not used on top of it"

    t = engineer(table(2).unlock(A, 2).mission("moscow", "m04").firepower(A, 5)).play("copy(henchman)", "claim(m04)")
    assert t.lair(A).missions == ["m04"]
    t = engineer(table(2).unlock(A, 2).firepower(A, 5)).play("copy(daredevil)", "steal(moscow_monument)")
    assert t.lair(A).buildings == ["moscow_monument"] and t.state.view().service_level == 5


@pytest.mark.rule("M-61")
def test_fortress_two_as_saboteur_blocks_the_next_agent() -> None:
    t = engineer(table(2).unlock(A, 2), "moscow", (B, "daredevil"), (B, "number_two")).play("copy(saboteur)")
    assert t.told("blocked") == [{"seat": B, "agent": "daredevil", "other": A}]
    assert t.lair(B).firepower == 4, "1, then 1 for the daredevil and 2 for the number two"


@pytest.mark.rule("M-61")
def test_fortress_two_does_not_follow_a_used_one() -> None:
    """II is unlocked by the spoils that I brings: I was used, so II is passed over (M:A-09)."""
    t = table(2).parts(A, "fortress_wheelhouse", bolts=1, copper=1)
    t.resolve("london", (A, "engineer"), (B, "saboteur"), (B, "number_two")).play("ability_first", "use")
    t.play("build(fortress_wheelhouse)")
    assert t.lair(A).functions == [1, 2] and t.options()[0].startswith("build"), "the spoils of the agent itself"


@pytest.mark.rule("M-61")
def test_copies_without_effect_are_not_offered() -> None:
    t = engineer(table(2).unlock(A, 2), "moscow", (A, "saboteur"), (B, "number_two"))
    assert t.options() == ["decline", "copy(number_two)"], "no mission, too weak, next agent is the own colour"
    assert t.state.why_not("copy(daredevil)") == "it would bring you nothing"
    assert t.state.why_not("copy(engineer)") == "that is not among the choices"


# --- Fabulous Flyer ---


def flyer(t: Masterminds) -> Masterminds:
    return t.resolve("moscow", (B, "engineer"), (A, "number_two"), (A, "saboteur")).play("spoils_first")


@pytest.mark.rule("M-62")
def test_flyer_collects_in_another_city_with_an_own_agent() -> None:
    t = table(2).stack("rome", (A, "henchman")).stack("paris", (A, "daredevil"), (B, "number_two"))
    t.stack("london", (B, "henchman"))
    t = flyer(t)
    assert t.actor() == B and t.options() == ["decline", "collect(london)", "collect(paris)"]
    assert t.state.why_not("collect(rome)") == "you have no agent there"
    t.play("collect(paris)")
    assert t.lair(B).scientists == 2


@pytest.mark.rule("M-62")
def test_flyer_two_collects_the_same_spoils_again() -> None:
    t = flyer(table(2).unlock(B, 2).stack("rome", (B, "henchman")))
    t.play("collect(rome)", "use")
    assert t.lair(B).codex == [2, 0]
    t = flyer(table(2).unlock(B, 2).stack("rome", (B, "henchman")))
    t.play("decline")
    assert t.lair(B).codex == [0, 0] and t.state.view().pile is None, "II needs I used (M:A-10)"


@pytest.mark.rule("M-62")
def test_agents_of_the_stack_under_way_lie_in_no_city() -> None:
    t = table(2).resolve("moscow", (B, "engineer"), (B, "number_two"), (A, "number_two")).play("spoils_first")
    assert t.told("declined") == [] and t.lair(B).firepower == 4, "nothing to choose (M:A-16)"


# --- Giant Spider ---


def spider(t: Masterminds) -> Masterminds:
    return t.resolve("rome", (C, "engineer"), (A, "number_two"), (A, "saboteur")).play("spoils_first")


@pytest.mark.rule("M-63", "M-68")
def test_spider_steals_like_a_daredevil() -> None:
    t = spider(table(3).firepower(C, 3))
    assert "steal(rome_monument)" in t.options() and t.options()[0] == "decline"
    t.play("steal(rome_monument)")
    assert t.lair(C).chaos == 1 and t.state.view().service_level == 4
    t = spider(table(3).firepower(C, 2))
    assert t.told("stole") == [] and t.state.view().pile is None, "firepower is compared (M:A-07)"


@pytest.mark.rule("M-63")
def test_spider_two_takes_the_reward_again() -> None:
    t = spider(table(3).firepower(C, 9).unlock(C, 2)).play("steal(rome_monument)")
    assert t.state.view().service_level == 4, "function I is complete before II (M:A-08)"
    t.play("use")
    assert t.lair(C).chaos == 2 and t.lair(C).buildings == ["rome_monument"] and t.state.view().service_level == 4
    t = spider(table(3).firepower(C, 9).unlock(C, 2)).play("decline")
    assert t.lair(C).chaos == 0 and t.state.view().pile is None


# --- Gigantic Zeppelin ---

ZEPPELIN = ("zeppelin", "flyer")


@pytest.mark.rule("M-64")
def test_zeppelin_takes_either_part() -> None:
    t = engineer(table(2, ZEPPELIN))
    assert t.options() == ["decline", "choose(take_bolt)", "choose(take_copper)"]
    t.play("choose(take_copper)", "build(zeppelin_spa)")
    assert sum(section.copper for section in t.lair(A).sections) == 1
    t = engineer(table(2, ZEPPELIN)).play("choose(take_bolt)", "build(zeppelin_spa)")
    assert sum(section.bolts for section in t.lair(A).sections) == 1
    t = engineer(table(2, ZEPPELIN)).play("decline")
    assert t.state.view().parts == 85


@pytest.mark.rule("M-64")
def test_zeppelin_two_claims_anywhere() -> None:
    t = engineer(table(2, ZEPPELIN).unlock(A, 2).mission("rome", "m02").mission("paris", "m05").scientists(A, 2))
    t.built(A, "zeppelin_spa").play("decline")
    assert t.options() == ["decline", "claim(m02)", "claim(m05)"]
    t.play("claim(m05)", "reveal(m12)")
    assert t.lair(A).missions == ["m05"] and t.city("paris").mission == "m12", "refilled after the stack (M:A-28)"


@pytest.mark.rule("M-64", "M-46")
def test_several_empty_spaces_are_refilled_in_city_order() -> None:
    t = table(3, ("zeppelin", "flyer", "spider")).unlock(A, 2).scientists(A, 2).scientists(B, 2)
    t.mission("washington", "m02").mission("moscow", "m20").mission("london", "m04").firepower(A, 3)
    t.resolve("washington", (B, "henchman"), (A, "engineer"), (C, "number_two"))
    t.play("ability_first", "claim(m02)", "build(flyer_garden)")
    t.play("ability_first", "decline", "claim(m04)", "build(zeppelin_spa)").finish().settle()
    assert [(fact["city"], fact["mission"]) for fact in t.told("mission-revealed")[5:]] == [
        ("london", "m06"),
        ("washington", "m07"),
    ]


# --- Steam Mole ---

MOLE = ("mole", "flyer")


@pytest.mark.rule("M-65")
@pytest.mark.example("M:E-06")
def test_example_engineer_of_the_mole() -> None:
    red, green = A, B
    t = table(2, MOLE).firepower(red, 3).stack("rome", (green, "saboteur"))
    t.resolve("moscow", (red, "engineer"), (green, "number_two"), (red, "saboteur"))
    t.top(red, "henchman").play("spoils_first")
    assert t.lair(red).firepower == 4 and t.options() == ["decline", "under(rome)"]
    t.play("under(rome)")
    assert t.colours("rome") == [red, green]
    assert [placed.agent for placed in t.state.view(red).cities[4].stack] == ["henchman", None]
    assert [placed.agent for placed in t.state.view(green).cities[4].stack] == [None, "saboteur"]
    assert [fact["city"] for fact in t.told("resolving")] == ["moscow"]
    assert t.told("function") == [] and t.lair(red).chaos == 0


@pytest.mark.rule("M-65")
def test_mole_goes_only_under_a_lone_agent() -> None:
    t = table(2, MOLE).stack("rome", (B, "engineer"), (A, "daredevil")).stack("paris", (B, "henchman"))
    t = engineer(t)
    assert t.options() == ["decline", "under(paris)"]
    assert t.state.why_not("under(rome)") == "there is not exactly one agent there"
    t = engineer(table(2, MOLE))
    assert t.state.view().pile is None, "without a lone agent no effect (M:A-18)"


@pytest.mark.rule("M-65")
def test_mole_two_rewards_going_under_an_own_agent() -> None:
    t = table(2, MOLE).unlock(A, 2).stack("rome", (A, "daredevil")).stack("paris", (B, "henchman"))
    t = engineer(t).play("under(rome)")
    assert t.options() == ["decline", "use"]
    assert t.play("use").lair(A).chaos == 1 and t.colours("rome") == [A, A]
    t = table(2, MOLE).unlock(A, 2).stack("rome", (A, "daredevil")).stack("paris", (B, "henchman"))
    t = engineer(t).play("under(paris)").settle()
    assert t.lair(A).chaos == 0 and t.state.view().pile is None, "II is not even offered"


@pytest.mark.rule("M-65", "M-73")
def test_mole_with_five_codex_markers_chooses_in_the_own_turn_only() -> None:
    def position() -> Masterminds:
        return table(2, MOLE).codex(A, 5).stack("rome", (B, "henchman"))

    t = position().stack("moscow", (A, "engineer"), (B, "number_two")).top(A, "daredevil").begin(A)
    t.play("place(moscow)", "send(daredevil)", "spoils_first", "under(rome)")
    assert t.options() == ["send(number_two)", "send(henchman)", "send(saboteur)"]
    t.play("send(saboteur)")
    assert t.state.view(A).cities[4].stack[0].agent == "saboteur"

    t = position().resolve("moscow", (A, "engineer"), (A, "number_two"), (B, "saboteur"))
    t.top(A, "daredevil").play("spoils_first", "under(rome)")
    assert t.state.view(A).cities[4].stack[0].agent == "daredevil", "the top one in another's turn (M:A-17)"


@pytest.mark.rule("M-65", "M-23")
def test_a_supply_emptied_by_the_mole_is_refilled_after_the_resolution() -> None:
    t = table(2, MOLE).stack("rome", (B, "henchman")).discard(A, "number_two", "saboteur", "henchman")
    t.resolve("moscow", (A, "engineer"), (B, "number_two"), (B, "daredevil")).play("spoils_first", "under(rome)")
    assert t.lair(A).supply == 0 and t.actor() == B
    t.play("ability_first").settle()
    assert t.lair(A).supply == 4 and t.lair(A).discard == []


@pytest.mark.rule("M-65", "M-17")
def test_with_limit_two_a_stack_filled_by_the_mole_comes_next() -> None:
    t = table(2, MOLE, two_player_stack_limit="two").stack("rome", (B, "henchman"))
    t.resolve("moscow", (A, "engineer"), (B, "number_two")).play("spoils_first")
    t.top(A, "number_two").play("under(rome)").settle()
    assert [fact["city"] for fact in t.told("resolving")] == ["moscow", "rome"]
    assert t.turned_up()[-2:] == [(A, "number_two"), (B, "henchman")]
    assert t.state.view().active == B or t.play("spoils_first").actor() == A, "same active player (M:A-32)"


# --- Diving Monstrosity ---

MONSTRUM = ("monstrum", "flyer")


@pytest.mark.rule("M-66")
def test_monstrosity_gains_or_turns_a_codex_marker() -> None:
    t = engineer(table(2, MONSTRUM).codex(A, 1))
    assert t.options() == ["decline", "choose(take_codex)", "choose(turn_codex)"]
    assert t.play("choose(turn_codex)").lair(A).codex == [0, 1]
    assert engineer(table(2, MONSTRUM).codex(A, 1)).play("choose(take_codex)").lair(A).codex == [2, 0]
    assert "choose(turn_codex)" not in engineer(table(2, MONSTRUM).codex(A, 0, 3)).options()
    assert "choose(take_codex)" not in engineer(table(2, MONSTRUM).codex(A, 10)).options()


@pytest.mark.rule("M-66")
def test_monstrosity_two_gains_a_scientist() -> None:
    t = engineer(table(2, MONSTRUM).unlock(A, 2)).play("decline", "use")
    assert t.lair(A).scientists == 2
    t = engineer(table(2, MONSTRUM).unlock(A, 2).scientists(A, 2, lab=2)).play("decline")
    assert t.state.view().pile is None, "with a full lab there is nothing to use"


@pytest.mark.rule("M-67")
@pytest.mark.parametrize("machine", ["fortress", "flyer", "spider", "zeppelin", "mole", "monstrum"])
def test_function_three_of_every_machine_is_a_chaos_marker(machine: str) -> None:
    other = "flyer" if machine != "flyer" else "mole"
    t = engineer(table(2, (machine, other)).unlock(A, 3))
    if machine in ("fortress", "zeppelin", "monstrum"):
        t.play("decline")  # function I; the others have nothing to do here
    assert t.options() == ["decline", "use"] and t.play("use").lair(A).chaos == 1
