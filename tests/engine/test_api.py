"""The Python interface: friendly, and clear when something is wrong."""

import pytest

import spielwerk
from spielwerk import BadOption, BadSave, IllegalAction, UnknownGame
from tests.support import game, play_at_random


def new(**options: object) -> "spielwerk.State":
    return game("verlagswelt").new(seats=3, seed=4, first_player=1, **options)  # type: ignore[arg-type]


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*verlagswelt"):
        spielwerk.load("chess")
    with pytest.raises(UnknownGame):
        spielwerk.load("../games/verlagswelt")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 7}, "verlagswelt cannot be played with 7 seats; it takes 2, 3, 4"),
        ({"seed": -1}, "seed -1 is out of range; it is a whole number from 0 to"),
        ({"mode": "hard"}, "option mode cannot be 'hard' with 4 seats; it is one of standard, come_what_may"),
        ({"modus": "x"}, "verlagswelt has no option 'modus'; it has mode, beginner_cap, project_start, first_player"),
        ({"seats": 2, "first_player": 3}, "option first_player cannot be '3' with 2 seats; it is one of random, 0, 1"),
    ],
)
def test_a_wrong_table_is_refused_with_what_would_be_right(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        game("verlagswelt").new(**arguments)  # type: ignore[arg-type]


def test_an_illegal_action_names_itself_the_reason_and_what_is_allowed() -> None:
    state = new()
    before = state.to_bytes()
    with pytest.raises(
        IllegalAction, match=r"^project\(customers\) is not allowed: it costs 22, you have \d; allowed: pass"
    ):
        state.play("project(customers)")
    with pytest.raises(IllegalAction, match=r"something else is being decided now: What do you want to build\?"):
        state.play("reroll")
    with pytest.raises(IllegalAction, match="it is the turn of #2"):
        state.play("pass", seat=0)
    with pytest.raises(IllegalAction, match="there is no action called 'fly'; there are roll, keep"):
        state.play("fly")
    with pytest.raises(IllegalAction, match="build has no department 'zoo'; it is one of authors, "):
        state.play("build(zoo)")
    with pytest.raises(IllegalAction, match="build takes department, not 0 values"):
        state.play("build")
    with pytest.raises(IllegalAction, match="there is no action number 999; numbers run from 0 to 62"):
        state.play(999)
    assert state.to_bytes() == before


def test_actions_can_be_given_in_three_ways() -> None:
    one, two, three = new(), new(), new()
    action = one.legal()[1]
    one.play(action)
    two.play(str(action).upper().replace("(", " ").replace(")", ""))
    three.play(action.number)
    assert one == two == three
    assert len({one, two, three}) == 1


def test_reasons_in_german() -> None:
    assert new().why_not("project(customers)", language="de") == "kostet 22, du hast 4"
    assert new().why_not("pass") is None


def test_wrong_bytes_are_refused() -> None:
    state = new()
    data = state.to_bytes()
    with pytest.raises(BadSave, match="no state of verlagswelt"):
        game("verlagswelt").from_bytes(data[:-1])
    with pytest.raises(BadSave, match="no state of verlagswelt"):
        game("verlagswelt").from_bytes(b"x" * len(data))
    with pytest.raises(BadSave, match="another game, other rules or other cards"):
        game("verlagswelt").from_bytes(data[:4] + b"12345678" + data[12:])


def test_explicit_chance_refuses_what_cannot_come() -> None:
    state = new(explicit_chance=True)
    state.play("begin(1)")
    with pytest.raises(IllegalAction, match=r"chance cannot bring throw\(3, 3\) now; it brings one of throw\(1, 0\)"):
        state.play("throw(3, 3)")


def test_result_of_a_game_under_way() -> None:
    """By the platform's order: seat 1 has earned a coin, the others have not."""
    assert [standing.place for standing in new().result()] == [2, 1, 2]


def test_seeds_are_drawn_when_none_is_given() -> None:
    assert len({game("verlagswelt").new(seats=2).seed for _ in range(5)}) == 5


def test_states_of_different_games_of_one_seed_are_equal_only_if_played_alike() -> None:
    one, two = play_at_random(new(), 1), play_at_random(new(), 2)
    assert one != two
    assert play_at_random(new(), 1) == one
