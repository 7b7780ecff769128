"""Turn and agent cycle: M-14, M-15, M-16, M-17, M-18, M-19, M-20, M-21, M-22, M-23, M-24."""

import pytest

from spielwerk import BadOption
from tests.masterminds.builder import A, B, C, D, table

CITIES = ["place(london)", "place(moscow)", "place(washington)", "place(paris)", "place(rome)"]


@pytest.mark.rule("M-14", "M-21")
def test_the_top_agent_goes_face_down_to_any_city_and_there_is_no_pass() -> None:
    t = table(2).top(A, "saboteur").begin(A)
    assert t.options() == CITIES
    t.play("place(rome)")
    (placed,) = t.state.view(A).cities[4].stack
    assert (placed.owner, placed.agent) == (A, "saboteur")
    (seen,) = t.state.view(B).cities[4].stack
    assert (seen.owner, seen.agent) == (A, None)
    assert t.lair(A).supply == 4


@pytest.mark.rule("M-15", "M-16", "M-17", "M-29")
@pytest.mark.example("M:E-01")
def test_example_placing() -> None:
    blue, yellow, green, red = A, B, C, D
    t = table(4).stack("london", (red, "engineer")).begin(blue)
    t.place("paris")
    assert t.actor() == yellow and t.told("resolving") == []
    t.place("london")
    assert t.actor() == green and t.told("resolving") == [] and t.colours("london") == [red, yellow]
    t.place("paris")
    assert t.actor() == red and t.told("resolving") == [] and t.colours("paris") == [blue, green]
    t.place("paris")
    assert t.told("resolving") == [{"seat": -1, "city": "paris", "height": 3}]
    assert t.state.view().active == red and t.colours("paris") == []
    t.finish()
    assert [owner for owner, _ in t.turned_up()] == [blue, green, red]
    assert t.colours("london") == [red, yellow] and t.play("end_turn").actor() == blue


@pytest.mark.rule("M-17")
def test_two_players_may_agree_on_stacks_of_two() -> None:
    t = table(2, two_player_stack_limit="two").stack("moscow", (B, "number_two")).top(A, "saboteur").begin(A)
    t.place("moscow").settle()
    assert t.turned_up() == [(B, "number_two"), (A, "saboteur")] and t.colours("moscow") == []
    with pytest.raises(BadOption, match="two_player_stack_limit cannot be 'two' with 3 seats"):
        table(3, two_player_stack_limit="two")  # it concerns two players only (M:A-01)


@pytest.mark.rule("M-18")
@pytest.mark.example("M:E-12")
def test_example_nothing_to_place() -> None:
    t = table(2)
    t.stack("london", (A, "henchman"), (B, "number_two")).stack("moscow", (B, "saboteur"), (B, "henchman"))
    t.stack("paris", (A, "number_two"), (A, "saboteur")).stack("rome", (B, "engineer"), (B, "daredevil"))
    t.stack("washington", (A, "engineer"), (A, "daredevil")).begin(A)
    assert t.lair(A).supply == 0 and t.lair(A).discard == []
    assert t.options() == ["resolve(london)", "resolve(washington)", "resolve(paris)"]
    assert t.state.why_not("resolve(rome)") == "you have no agent there"
    t.play("resolve(paris)").settle()
    assert t.turned_up() == [(A, "number_two"), (A, "saboteur")]
    assert t.lair(A).supply == 2 and sorted(t.lair(A).supply_could_be) == ["number_two", "saboteur"]
    assert t.lair(A).scientists == 2, "one from the start, one in Paris; the third finds no space"
    assert t.options() == ["end_turn", "extra_turn"], "end-of-turn actions are allowed (M:A-27)"
    t.play("end_turn")
    assert t.options() == ["resolve(london)", "resolve(moscow)", "resolve(rome)"] and t.actor() == B


@pytest.mark.rule("M-19")
def test_the_top_of_the_own_supply_may_be_looked_at_any_time() -> None:
    t = table(2).top(B, "engineer").begin(A)
    assert t.state.view(B).lairs[B].top == "engineer"
    assert t.state.view(A).lairs[B].top is None and t.state.view().lairs[B].top is None
    t.place("rome").play("draw(henchman)")
    assert t.state.view(A).lairs[A].top == "henchman", "the next one can be seen at once"
    assert "henchman" in [event.args["agent"] for event in t.state.events(A) if event.kind == "drew"]
    assert [event.seat for event in t.state.events(B) if event.kind == "drew"] == [B]


@pytest.mark.rule("M-20")
def test_stacks_are_closed_until_resolved() -> None:
    t = table(3).stack("rome", (B, "engineer"), (C, "saboteur")).begin(A)
    assert [placed.agent for placed in t.state.view(A).cities[4].stack] == [None, None]
    assert [placed.agent for placed in t.state.view(B).cities[4].stack] == ["engineer", None], "own memory (M:A-23)"
    assert [placed.agent for placed in t.state.view().cities[4].stack] == [None, None]


@pytest.mark.rule("M-22", "M-23", "M-24")
@pytest.mark.example("M:E-11")
def test_example_reshuffle() -> None:
    red, green = A, B
    t = (
        table(2)
        .discard(red, "saboteur", "engineer")
        .stack("paris", (red, "number_two"))
        .stack("rome", (green, "henchman"))
    )
    t.stack("london", (red, "henchman")).begin(red)
    assert t.lair(red).supply == 1 and t.lair(red).top == "daredevil"
    assert t.lair(red).discard == ["saboteur", "engineer"]
    t.place("rome")
    assert t.lair(red).supply == 2 and t.lair(red).discard == []
    assert t.chances() == {"draw(saboteur)": 0.5, "draw(engineer)": 0.5}

    t = table(2).discard(red, "saboteur", "engineer").stack("rome", (red, "number_two"), (green, "saboteur"))
    t.stack("london", (red, "henchman")).begin(red).place("rome")
    assert t.told("reshuffled") == [] or t.told("reshuffled")[-1]["count"] == 4
    assert t.lair(red).supply == 4 and t.lair(red).discard == []
    assert sorted(t.lair(red).supply_could_be) == ["daredevil", "engineer", "number_two", "saboteur"]
    assert [fact["count"] for fact in t.told("reshuffled")] == [4]


@pytest.mark.rule("M-23")
def test_the_shuffle_waits_while_the_stack_is_being_resolved() -> None:
    t = table(2).discard(A, "saboteur", "engineer").stack("rome", (A, "number_two"), (B, "number_two"))
    t.stack("london", (A, "henchman")).begin(A).place("rome")
    assert t.state.view().pile is not None and t.options() == ["spoils_first", "ability_first"]
    assert t.lair(A).supply == 0 and t.lair(A).discard == ["number_two", "saboteur", "engineer"]
    t.finish("spoils_first")
    assert t.lair(A).supply == 4 and t.lair(A).discard == []


@pytest.mark.rule("M-22")
def test_others_refill_too_once_their_agents_come_back() -> None:
    t = table(2).stack("rome", (B, "number_two"), (B, "saboteur"))
    t.stack("paris", (B, "henchman"), (B, "daredevil")).stack("london", (B, "engineer")).top(A, "saboteur").begin(A)
    assert t.lair(B).supply == 0
    t.place("rome").settle()
    assert t.lair(B).supply == 2 and t.lair(B).top in ("number_two", "saboteur"), "after the resolution (M:A-19)"


@pytest.mark.rule("M-24")
def test_discards_are_open() -> None:
    t = table(2).resolve("moscow", (A, "number_two"), (A, "saboteur"), (B, "number_two"))
    assert t.state.view(B).lairs[A].discard == ["number_two", "saboteur"]
    assert t.state.view().lairs[B].discard == ["number_two"]
