"""Bots at the tables: every chair has its own, which keeps to the plan it made in secret."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from spielwerk.bots import levels
from spielwerk.server import bots
from spielwerk.server.bots import Chair, Thinkers
from tests.support import game

SECRET = "genies"


@pytest.fixture
def planning(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels weigh whole plans, but only a few, so that the test is quick."""
    style = levels.Style(plans=3, stages=1, lessons=2)
    monkeypatch.setattr("spielwerk.bots.registry.level_style", lambda *_: style)


def plan_of(thinkers: Thinkers, chair: Chair) -> list[int]:
    """What the bot of this chair means to enter."""
    kept = thinkers._bots[chair].desk.plans.kept[chair.seat]
    return [int(action) for action in kept.actions[: kept.length]]


@pytest.mark.usefixtures("planning")
def test_a_bot_keeps_to_its_plan_whatever_others_think_meanwhile() -> None:
    thinkers = Thinkers(2)
    mine, other = game(SECRET).new(2, seed=1), game(SECRET).new(2, seed=1)
    chair, elsewhere = Chair("mine", 0, 2), Chair("other", 0, 2)
    mine.play(thinkers.choose(mine.hidden(0), chair), 0)
    plan = plan_of(thinkers, chair)
    assert len(plan) > 1
    for step in plan[1:]:
        thinkers.choose(other.hidden(0), elsewhere)
        action = thinkers.choose(mine.hidden(0), chair)
        assert action.number == step and plan_of(thinkers, chair) == plan
        mine.play(action, 0)
    thinkers.close()


def test_bots_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEPT", 3)
    thinkers = Thinkers(1)
    state = game("verlagswelt").new(2, seed=1)
    seat = state.actors()[0]
    for table in "abcde":
        thinkers.choose(state.hidden(seat), Chair(table, seat, 1))
    assert [chair.table for chair in thinkers._bots] == ["c", "d", "e"]
    thinkers.close()


def test_two_threads_never_share_a_bot() -> None:
    thinkers = Thinkers(2)
    chair = Chair("a", 0, 1)
    with ThreadPoolExecutor(4) as pool:
        called = list(pool.map(lambda _: thinkers._call(chair), range(4)))
    assert len(set(map(id, called))) == 4
    assert len({id(bot.desk) for bot in called}) == 4 and len({id(bot._lines) for bot in called}) == 1
    thinkers.close()
