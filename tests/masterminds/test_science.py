"""Secret Service, codex and scientists: M-68, M-69, M-70, M-71, M-72, M-73, M-74, M-75, M-76, M-77, M-78, M-79."""

import pytest

from tests.masterminds.builder import A, B, Masterminds, table

STANDING = [
    f"steal({city}_{kind})"
    for city in ("london", "moscow", "washington", "paris", "rome")
    for kind in ("monument", "university", "factory", "furnace")
]


@pytest.mark.rule("M-68")
def test_every_theft_raises_the_level_whoever_and_however() -> None:
    t = table(3, ("fortress", "spider", "flyer")).firepower(A, 9).firepower(B, 9)
    t.resolve("moscow", (A, "daredevil"), (B, "engineer"), (A, "saboteur"))
    t.play("ability_first", "steal(moscow_monument)", "ability_first", "steal(moscow_university)")
    assert t.state.view().service_level == 5
    t.scientists(B, 3, lab=3).begin(B).place("rome").play("heist", "steal(rome_monument)")
    assert t.state.view().service_level == 6


@pytest.mark.rule("M-69")
def test_the_track_ends_at_twelve() -> None:
    t = table(2).firepower(A, 12).firepower(B, 11).level(12)
    t.resolve("moscow", (A, "daredevil"), (A, "number_two"), (B, "number_two"))
    t.play("spoils_first", "steal(moscow_monument)")
    assert [lair.firepower for lair in t.state.view().lairs] == [12, 12]
    assert t.state.view().service_level == 12, "thefts remain possible (M:A-22)"


# --- codex ---


@pytest.mark.rule("M-70", "M-71", "M-73")
@pytest.mark.example("M:E-13")
def test_example_codex() -> None:
    t = table(2).codex(A, 4).parts(A, "fortress_stern", bolts=1)
    assert not t.lair(A).free_choice
    t.resolve("rome", (A, "number_two"), (B, "number_two"), (B, "saboteur"))
    assert t.lair(A).codex == [6, 0] and t.lair(A).free_choice
    t.resolve("london", (A, "saboteur"), (B, "henchman"), (B, "daredevil")).play("build(fortress_stern)").finish()
    t.resolve("rome", (A, "daredevil"), (A, "henchman"), (B, "engineer")).play("spoils_first")
    assert t.lair(A).codex == [6, 1]


@pytest.mark.rule("M-72")
def test_the_library_has_ten_spaces() -> None:
    t = table(2).codex(A, 6, 3).resolve("rome", (A, "number_two"), (B, "number_two"), (B, "saboteur"))
    assert t.lair(A).codex == [7, 3]
    assert t.told("no-codex") == [{"seat": A, "total": 10}]


@pytest.mark.rule("M-73")
def test_from_five_codex_markers_on_any_agent_of_the_supply_may_be_placed() -> None:
    t = table(2).codex(A, 3, 2).discard(A, "saboteur").scientists(A, 0).top(A, "daredevil").begin(A)
    t.play("place(paris)")
    assert t.actor() == A
    assert t.options() == ["send(number_two)", "send(henchman)", "send(daredevil)", "send(engineer)"]
    assert t.state.why_not("send(saboteur)") == "this agent is not in your supply"
    t.play("send(engineer)")
    assert t.state.view(A).cities[3].stack[0].agent == "engineer"
    assert t.lair(A).top == "daredevil" and t.lair(A).supply == 3, "the top one stays on top"


@pytest.mark.rule("M-73")
def test_with_four_codex_markers_the_top_agent_is_placed() -> None:
    t = table(2).codex(A, 4).top(A, "daredevil").begin(A).play("place(paris)")
    assert t.actor() == B and t.state.view(A).cities[3].stack[0].agent == "daredevil"


# --- scientists ---


@pytest.mark.rule("M-74")
def test_labs_start_with_two_or_three_spaces_and_end_with_four() -> None:
    starts = {}
    for machine in ("fortress", "flyer", "spider", "zeppelin", "mole", "monstrum"):
        t = table(2, (machine, "flyer" if machine != "flyer" else "mole"))
        starts[machine] = t.lair(A).lab
        assert t.built_but(A).lair(A).lab == 4
    assert starts == {"fortress": 2, "flyer": 2, "spider": 2, "zeppelin": 2, "mole": 3, "monstrum": 2}


@pytest.mark.rule("M-75")
def test_spent_scientists_return_to_the_supply() -> None:
    t = table(2).scientists(A, 3, lab=3).discard(A, "engineer").begin(A)
    assert t.state.view().scientists == 8
    t.play("recycle(engineer)")
    assert t.lair(A).scientists == 2 and t.state.view().scientists == 9


@pytest.mark.rule("M-75")
def test_only_the_active_player_spends_scientists_and_for_one_action_a_turn() -> None:
    t = table(2).scientists(A, 4, lab=4).scientists(B, 4, lab=4).discard(A, "engineer").begin(A)
    t.play("recycle(engineer)", "place(rome)")
    assert t.actor() == B, "after recycling neither extra turn nor heist (M:A-02)"
    t.play("place(rome)")
    assert t.actor() == B and t.options() == ["end_turn", "extra_turn", "heist"]
    t.play("end_turn")
    assert t.actor() == A


@pytest.mark.rule("M-75")
def test_the_later_edition_allows_several_actions_each_once() -> None:
    t = table(2, several_scientist_actions="on").scientists(A, 4, lab=4).discard(A, "engineer").begin(A)
    t.play("recycle(engineer)", "place(rome)")
    assert t.options() == ["end_turn", "extra_turn", "heist"]
    t.play("heist", "steal(paris_university)")
    assert t.lair(A).scientists == 2, "4 - 1 - 3, one from the university, one from Paris"
    assert t.options() == ["end_turn", "extra_turn"], "the heist comes before the extra turn and only once"
    t.play("extra_turn", "place(london)")
    assert t.actor() == B


@pytest.mark.rule("M-76")
def test_recycling_places_an_agent_of_the_discard() -> None:
    t = table(2).discard(A, "engineer", "saboteur").begin(A)
    assert t.options() == ["supply", "recycle(saboteur)", "recycle(engineer)"]
    assert t.state.why_not("recycle(henchman)") == "this agent is not in your discard"
    t.play("recycle(saboteur)", "place(rome)")
    lair = t.lair(A)
    assert lair.scientists == 0 and lair.discard == ["engineer"] and lair.supply == 3
    assert t.state.view(B).cities[4].stack[0].agent == "saboteur", "everybody saw it leave the discard (M:A-24)"


@pytest.mark.rule("M-76")
def test_recycling_needs_a_scientist_and_a_discard() -> None:
    assert table(2).begin(A).options()[0] == "place(london)"
    assert table(2).discard(A, "engineer").scientists(A, 0).begin(A).options()[0] == "place(london)"
    t = table(2).discard(A, "engineer").begin(A).play("supply", "place(rome)")
    assert t.lair(A).scientists == 1 and t.lair(A).discard == ["engineer"]


@pytest.mark.rule("M-76")
def test_recycling_does_not_touch_the_supply() -> None:
    t = table(2).stack("rome", (A, "number_two"), (B, "number_two")).stack("paris", (A, "henchman"))
    t.discard(A, "saboteur", "engineer").begin(A).play("recycle(engineer)", "place(london)")
    assert t.lair(A).supply == 1 and t.lair(A).discard == ["saboteur"] and t.told("reshuffled") == []


@pytest.mark.rule("M-77", "M-78")
def test_an_extra_turn_places_a_further_agent_without_scientists() -> None:
    t = table(2).scientists(A, 4, lab=4).top(A, "number_two").begin(A).play("place(rome)")
    assert t.options() == ["end_turn", "extra_turn", "heist"]
    t.play("extra_turn")
    assert t.actor() == A and t.options()[0] == "place(london)" and t.lair(A).scientists == 2
    t.play("place(rome)")
    assert t.colours("rome") == [A, A] and t.actor() == B, "no further scientists, though two are left"


@pytest.mark.rule("M-77")
def test_an_extra_turn_may_resolve_a_stack_and_use_five_codex_markers() -> None:
    t = table(2).scientists(A, 2).codex(A, 5).stack("moscow", (B, "number_two")).begin(A)
    t.play("place(moscow)", "send(saboteur)", "extra_turn", "place(moscow)", "send(number_two)").settle()
    assert t.turned_up() == [(B, "number_two"), (A, "saboteur"), (A, "number_two")]
    assert t.lair(A).firepower == 4


@pytest.mark.rule("M-77")
def test_no_extra_turn_from_an_empty_supply() -> None:
    t = table(2).scientists(A, 3, lab=3).stack("rome", (A, "number_two"), (B, "number_two"))
    t.stack("paris", (A, "henchman"), (A, "saboteur")).stack("london", (A, "engineer")).begin(A).play("place(london)")
    assert t.lair(A).supply == 0 and t.options() == ["end_turn", "heist"]
    assert t.state.why_not("extra_turn") == "your supply is empty"


@pytest.mark.rule("M-79", "M-80")
@pytest.mark.example("M:E-15")
def test_example_heist() -> None:
    t = table(2).scientists(A, 3, lab=3).level(11).begin(A).play("place(london)")
    assert t.options() == ["end_turn", "extra_turn", "heist"]
    t.play("heist")
    assert t.options() == STANDING, "any building, and it must be one"
    t.play("steal(rome_monument)")
    lair = t.lair(A)
    assert lair.scientists == 0 and lair.buildings == ["rome_monument"] and lair.chaos == 1 and lair.codex == [1, 0]
    view = t.state.view()
    assert view.service_level == 12 and view.last_round and view.turns_left == 2 and t.actor() == B


@pytest.mark.rule("M-79")
def test_a_heist_compares_no_firepower_and_costs_three() -> None:
    t = table(2).scientists(A, 2).begin(A).play("place(london)")
    assert t.options() == ["end_turn", "extra_turn"]
    assert t.state.why_not("heist") == "it costs 3 scientists, you have 2"
    t = table(2).scientists(A, 3, lab=3).firepower(A, 1).level(9).begin(A).play("place(london)", "heist")
    t.play("steal(moscow_factory)", "build(fortress_stern)")
    assert t.lair(A).firepower == 2 and t.state.view().service_level == 10, "reward, spoils, level (M:A-34)"


def _order_of(t: Masterminds, *kinds: str) -> list[str]:
    return [event.kind for event in t.state.events() if event.kind in kinds]


@pytest.mark.rule("M-79")
def test_a_heist_brings_reward_then_spoils_then_the_level() -> None:
    t = table(2).scientists(A, 3, lab=3).begin(A).play("place(london)", "heist", "steal(moscow_monument)")
    assert _order_of(t, "stole", "chaos", "firepower", "service-level") == [
        "stole",
        "chaos",
        "firepower",
        "service-level",
    ]
