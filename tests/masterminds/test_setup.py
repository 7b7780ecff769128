"""Setup: M-01, M-02, M-03, M-04, M-05, M-06, M-07, M-08, M-09, M-10, M-11, M-12, M-13."""

import pytest

from spielwerk import BadOption
from tests.masterminds.builder import A, B, C, D, table
from tests.support import game

SEATS = (2, 3, 4)
CITIES = ["london", "moscow", "washington", "paris", "rome"]


@pytest.mark.rule("M-01")
def test_two_to_four_players_with_five_agents_each() -> None:
    assert game("masterminds").meta.seats == (2, 3, 4)
    for seats in SEATS:
        view = table(seats).settle().state.view()
        assert [lair.supply for lair in view.lairs] == [5] * seats
    for seats in (1, 5):
        with pytest.raises(BadOption):
            game("masterminds").new(seats=seats)


@pytest.mark.rule("M-02")
def test_every_city_has_one_building_of_each_type() -> None:
    t = table(3)
    types = {row["id"]: (row["city"], row["type"]) for row in t.game.content.data["buildings"]}
    standing = [types[building] for city in t.state.view().cities for building in city.buildings]
    kinds = ["monument", "university", "factory", "furnace"]
    assert sorted(standing) == sorted((city, kind) for city in CITIES for kind in kinds)
    assert all(types[building][0] == city.id for city in t.state.view().cities for building in city.buildings)


@pytest.mark.rule("M-03")
@pytest.mark.parametrize(("seats", "level"), [(2, 4), (3, 3), (4, 2)])
def test_the_service_level_starts_by_number_of_players(seats: int, level: int) -> None:
    assert table(seats).state.view().service_level == level


@pytest.mark.rule("M-04", "M-08")
@pytest.mark.parametrize(("seats", "left"), [(2, 10), (3, 9), (4, 8)])
def test_common_supplies_and_one_scientist_each(seats: int, left: int) -> None:
    view = table(seats).settle().state.view()
    assert view.parts == 85 and view.scientists == left
    for lair in view.lairs:
        assert lair.scientists == 1 and lair.codex == [0, 0] and lair.chaos == 0
        assert lair.buildings == lair.missions == lair.discard == []
        assert all(section.bolts == section.copper == 0 and not section.built for section in lair.sections)


@pytest.mark.rule("M-05")
def test_each_city_gets_one_of_the_start_missions() -> None:
    t = game("masterminds").new(seats=2, seed=0, explicit_chance=True)
    t.play("begin(0)")
    left = ["m01", "m02", "m03", "m04", "m05"]
    for mission in ("m03", "m01", "m05", "m02", "m04"):
        assert {str(outcome): odds for outcome, odds in t.chance()} == {f"reveal({m})": 1 / len(left) for m in left}
        t.play(f"reveal({mission})")
        left.remove(mission)
    missions = {city.id: city.mission for city in t.view().cities}
    assert missions == {"london": "m03", "moscow": "m01", "paris": "m05", "rome": "m02", "washington": "m04"}


@pytest.mark.rule("M-06")
def test_the_other_19_missions_are_the_deck() -> None:
    t = table(2).mission("rome", "m03").codex(A, 2)
    assert t.state.view().deck == 19
    t.resolve("rome", (B, "saboteur"), (B, "number_two"), (A, "henchman")).play("spoils_first", "claim(m03)")
    others = [f"reveal({row['id']})" for row in t.game.content.data["missions"] if not row["start"]]
    assert list(t.chances()) == others and len(others) == 19


@pytest.mark.rule("M-07")
def test_machines_are_dealt_at_random_all_different() -> None:
    t = game("masterminds").new(seats=3, seed=0, explicit_chance=True)
    t.play("begin(1)")
    for mission in range(1, 6):
        t.play(f"reveal(m0{mission})")
    assert len(t.chance()) == 6 and {odds for _, odds in t.chance()} == {1 / 6}
    t.play("deal_machine(mole)")
    assert "deal_machine(mole)" not in [str(outcome) for outcome, _ in t.chance()]
    t.play("deal_machine(spider)")
    t.play("deal_machine(flyer)")
    lairs = t.view().lairs
    assert [lair.machine for lair in lairs] == ["flyer", "mole", "spider"], "from the first player on, clockwise"
    assert all(len(lair.sections) == 8 and lair.machine in lair.sections[0].id for lair in lairs)


@pytest.mark.rule("M-07")
def test_machines_may_be_chosen_in_turn_order() -> None:
    state = game("masterminds").new(seats=4, seed=0, explicit_chance=True, machine_assignment="choice")
    state.play("begin(2)")
    for mission in range(1, 6):
        state.play(f"reveal(m0{mission})")
    order = []
    for machine in ("zeppelin", "fortress", "monstrum", "mole"):
        order.append(state.actors()[0])
        assert f"machine({machine})" in map(str, state.legal())
        state.play(f"machine({machine})")
    assert order == [C, D, A, B]
    assert [lair.machine for lair in state.view().lairs] == ["monstrum", "mole", "zeppelin", "fortress"]


@pytest.mark.rule("M-07")
def test_a_chosen_machine_is_gone() -> None:
    t = table(2, machine_assignment="choice").play("machine(spider)")
    assert t.actor() == B
    assert t.options() == [f"machine({m})" for m in ("fortress", "flyer", "zeppelin", "mole", "monstrum")]
    assert t.state.why_not("machine(spider)") == "somebody has this machine already"


@pytest.mark.rule("M-09")
def test_each_supply_is_shuffled_and_any_agent_may_be_on_top() -> None:
    t = table(2)
    agents = ["number_two", "henchman", "saboteur", "daredevil", "engineer"]
    for _ in range(2):
        assert t.chances() == {f"draw({agent})": 1 / 5 for agent in agents}
        t.play("draw(daredevil)")
    assert t.lair(A).top == t.lair(B).top == "daredevil"


@pytest.mark.rule("M-10")
def test_firepower_starts_at_one() -> None:
    assert [lair.firepower for lair in table(4).state.view().lairs] == [1, 1, 1, 1]


@pytest.mark.rule("M-11", "M-25")
def test_the_monocle_only_marks_whose_turn_it_is() -> None:
    t = table(3).stack("moscow", (B, "engineer"), (C, "saboteur")).top(A, "daredevil").begin(A)
    assert t.state.view().pile is None
    t.place("moscow")
    assert t.actor() == B and t.state.view().active == A, "B decides, A remains on turn"
    t.finish("spoils_first")
    assert t.state.view().pile is None and t.actor() == B


@pytest.mark.rule("M-12")
def test_anybody_may_begin_and_play_is_clockwise() -> None:
    state = game("masterminds").new(seats=3, seed=0, explicit_chance=True)
    assert {str(outcome): odds for outcome, odds in state.chance()} == {f"begin({seat})": 1 / 3 for seat in range(3)}
    t = table(3)
    order = []
    for city in ("london", "moscow", "paris", "rome", "london"):
        order.append(t.actor())
        t.place(city)
    assert order == [A, B, C, A, B]


@pytest.mark.rule("M-12")
def test_the_table_may_name_who_begins() -> None:
    state = game("masterminds").new(seats=3, seed=0, first_player=1)
    assert state.actors() == [B]


@pytest.mark.rule("M-13")
def test_only_function_one_is_usable_at_the_start() -> None:
    assert [lair.functions for lair in table(4).state.view().lairs] == [[1]] * 4
    t = table(2).resolve("moscow", (A, "engineer"), (B, "number_two"), (B, "saboteur"))
    t.play("spoils_first")
    assert t.options() == ["decline", "use"]
    t.play("use")
    assert [fact["function"] for fact in t.told("function")] == [1] and t.lair(A).chaos == 0
