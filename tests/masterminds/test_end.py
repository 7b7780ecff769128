"""End and scoring: M-80, M-81, M-82, M-83, M-84, M-85."""

import pytest

from tests.masterminds.builder import A, B, C, Masterminds, table

FINAL_ORDER = ["london", "moscow", "paris", "rome", "washington"]


def play_turns(t: Masterminds, *cities: str) -> list[int]:
    """Whole turns in which these cities get an agent; returns who was on turn."""
    seats = []
    for city in cities:
        seats.append(t.actor())
        t.place(city)
        t.settle()
        while not t.state.over and "end_turn" in t.options():
            t.play("end_turn")
    return seats


@pytest.mark.rule("M-80")
def test_a_finished_machine_triggers_the_last_round() -> None:
    t = table(2).built_but(A, "fortress_stern").parts(A, "fortress_stern", bolts=1)
    t.resolve("london", (A, "saboteur"), (B, "saboteur"), (B, "number_two"))
    assert t.told("machine-finished") == [{"seat": A, "machine": "fortress"}], "the only free space was filled"
    assert t.state.view().last_round


@pytest.mark.rule("M-80")
def test_level_twelve_triggers_it_but_eleven_does_not() -> None:
    for level, triggered in ((10, False), (11, True)):
        t = table(2).firepower(A, 12).level(level).resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two"))
        t.play("ability_first", "steal(rome_monument)")
        assert t.state.view().last_round == triggered


@pytest.mark.rule("M-81", "M-80")
@pytest.mark.example("M:E-16")
def test_example_last_round() -> None:
    t = table(3, ("fortress", "flyer", "spider")).built_but(C, "spider_dungeon").parts(C, "spider_dungeon", copper=1)
    t.resolve("washington", (C, "saboteur"), (B, "saboteur"), (B, "number_two"))
    assert t.told("machine-finished") == [{"seat": C, "machine": "spider"}]
    assert t.state.view().active == B and t.state.view().turns_left == 0
    t.play("build(flyer_garden)", "build(flyer_head)", "build(flyer_fin)")
    assert t.state.view().turns_left == 3
    assert play_turns(t, "moscow", "rome", "paris") == [C, A, B]
    assert t.told("final") != []
    t.finish()
    assert t.state.over and t.state.ending == "finished"


@pytest.mark.rule("M-81")
def test_the_player_who_triggers_it_has_one_more_turn_too() -> None:
    t = table(2).scientists(A, 3, lab=3).level(11).begin(A).play("place(london)", "heist", "steal(moscow_monument)")
    assert play_turns(t, "moscow", "rome") == [B, A]
    assert t.told("final") != []


@pytest.mark.rule("M-82")
@pytest.mark.example("M:E-07")
def test_example_end_of_game() -> None:
    t = table(2)
    t.stack("london", (A, "number_two")).stack("paris", (B, "saboteur"), (A, "saboteur")).stack(
        "rome", (B, "number_two")
    )
    t.stack("washington", (A, "engineer"), (B, "henchman")).top(A, "henchman").top(B, "daredevil")
    t.s.triggered, t.s.turns_left = 1, 1
    t.begin(B).play("place(rome)").settle()
    a, (b, c), (d, d2), (e, f) = (
        (A, "number_two"),
        ((B, "saboteur"), (A, "saboteur")),
        ((B, "number_two"), (B, "daredevil")),
        (
            (A, "engineer"),
            (B, "henchman"),
        ),
    )
    assert t.state.view().active == -1, "nobody is on turn (M:A-31)"
    while not t.state.over:
        t.play(t.options()[0]).settle()
    assert t.turned_up() == [a, b, c, d, d2, e, f]
    assert [fact["city"] for fact in t.told("resolving")] == ["london", "paris", "rome", "washington"]
    assert all(city.stack == [] for city in t.state.view().cities)
    assert len(t.told("scored")) == 2


@pytest.mark.rule("M-82")
def test_in_the_final_resolution_the_mole_may_go_under_agents_still_to_come() -> None:
    t = table(2, ("mole", "flyer")).stack("london", (A, "engineer")).stack("washington", (B, "number_two")).codex(A, 5)
    t.s.triggered, t.s.turns_left = 1, 1
    t.top(B, "saboteur").begin(B).play("place(moscow)").settle()
    t.top(A, "henchman").play("spoils_first", "build(mole_gym)")
    assert t.options() == ["decline", "under(moscow)", "under(washington)"]
    t.play("under(washington)").settle()
    assert t.turned_up() == [(A, "engineer"), (B, "saboteur"), (A, "henchman")], (
        "the top one, not a free choice (M:A-17)"
    )


@pytest.mark.rule("M-83", "M-85")
@pytest.mark.example("M:E-17")
def test_example_score() -> None:
    t = table(2, ("monstrum", "flyer"))
    t.built(A, "monstrum_golf_course", "monstrum_turbine", "monstrum_arms_store", "monstrum_steam_turbine")
    t.built(A, "monstrum_gun", "monstrum_bridge")
    assert t.lair(A).score == 14
    t.stolen(A, "rome_factory", "rome_furnace", "paris_factory")
    assert t.lair(A).score == 14 + 6
    t.claimed(A, "m01", "m08", "m13")
    assert t.lair(A).score == 14 + 6 + 9
    t.chaos(A, 2)
    assert t.lair(A).score == 14 + 6 + 9 + 4
    t.codex(A, 2, 2)
    assert t.lair(A).score == 39
    t.scientists(A, 2).firepower(A, 12).parts(A, "monstrum_crew_quarters", bolts=1)
    assert t.lair(A).score == 39, "scientists, parts and firepower score nothing"
    assert t.state.result()[A].score == 39


@pytest.mark.rule("M-83")
def test_the_log_shows_the_parts_of_the_score() -> None:
    t = table(2).chaos(A, 2).codex(A, 2, 2).stolen(A, "rome_factory").claimed(A, "m13").built(A, "fortress_skull_plate")
    t.s.triggered, t.s.turns_left = 1, 1
    t.top(B, "saboteur").begin(B).play("place(moscow)").settle()
    parts = ("sections", "buildings", "missions", "chaos", "codex")
    assert {part: t.told(f"scored-{part}")[A]["points"] for part in parts} == {
        "sections": 5,
        "buildings": 2,
        "missions": 4,
        "chaos": 4,
        "codex": 6,
    }
    assert t.told("scored")[A] == {"seat": A, "total": 21, "place": 1}
    assert t.state.result()[A].score == 21


@pytest.mark.rule("M-84")
@pytest.mark.example("M:E-18")
def test_example_tie() -> None:
    t = table(3, ("monstrum", "flyer", "spider"))
    t.built(A, "monstrum_gun", "monstrum_bridge", "monstrum_crew_quarters", "monstrum_induction_drive")
    t.built(A, "monstrum_steam_turbine", "monstrum_arms_store")
    t.built(B, "flyer_sonar", "flyer_navigation_room", "flyer_munitions_room", "flyer_garden", "flyer_head")
    t.built(C, "spider_cannon", "spider_surveillance_room", "spider_abdomen", "spider_dungeon", "spider_chela_1")
    for seat in (A, B, C):
        missing = 39 - t.lair(seat).score
        t.chaos(seat, missing // 2).codex(seat, missing % 2)
    assert [(s.place, s.score) for s in t.state.result()] == [(1, 39), (2, 39), (2, 39)]


@pytest.mark.rule("M-84")
def test_more_points_beat_more_sections() -> None:
    t = table(2).chaos(A, 2).built(B, "flyer_sonar", "flyer_garden")
    assert [(s.place, s.score) for s in t.state.result()] == [(1, 4), (2, 3)]


@pytest.mark.rule("M-80")
def test_a_second_trigger_has_no_effect() -> None:
    t = table(2).firepower(A, 12).level(11)
    t.s.triggered, t.s.turns_left = 1, 2
    t.resolve("rome", (A, "daredevil"), (B, "saboteur"), (B, "number_two")).play(
        "ability_first", "steal(rome_monument)"
    )
    assert t.state.view().turns_left == 1 and t.told("service-ready") == []


@pytest.mark.rule("M-81")
def test_a_game_that_never_finishes_gets_its_last_round_all_the_same() -> None:
    t = table(2)
    t.s.turn = 1998
    t.begin(A).place("rome")
    assert not t.state.view().last_round
    t.place("paris")
    assert t.told("too-long") == [{"seat": -1, "number": 2000}] and t.state.view().turns_left == 2, "M:A-38"
