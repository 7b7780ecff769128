"""Where the points come from: the parts of a result agree with the log and add up."""

from collections import Counter

import pytest

from spielwerk.core.game import State
from tests.support import Mode, play_at_random
from tests.wohlstand.builder import A, B, table

MODES = [
    *(Mode("wohlstand", seats) for seats in (2, 3, 4)),
    Mode("wohlstand", 2, (("triangle_blocks", "scoring"),)),
    Mode("wohlstand", 3, (("final_research", "choose"),)),
]


def told(state: State) -> list[Counter[str]]:
    """The points of every seat by what the log names before them."""
    sums: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    source, final = "collected", False
    for event in state.events():
        final = final or event.kind == "final-scoring"
        if final and event.kind in ("leads", "leads-tied", "second", "second-tied"):
            source = f"{event.args['track']}_research"
        elif final and event.kind == "track-symbols":
            source = "prosperity"
        elif event.kind == "points":
            sums[event.seat][source] += int(event.args["points"])
    return sums


@pytest.mark.rule("W-67", "W-70", "W-73", "W-74")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table_mode", MODES, ids=str)
def test_parts_agree_with_the_log_and_add_up(table_mode: Mode, seed: int) -> None:
    state = play_at_random(table_mode.new(seed), seed)
    for standing, expected in zip(state.result(), told(state), strict=True):
        found = state.parts(standing.seat)
        assert list(found) == ["collected", "energy_research", "ecology_research", "symbols", "uncovered"]
        assert sum(found.values()) == standing.score
        prosperity = found.pop("symbols") + found.pop("uncovered")
        assert {**found, "prosperity": prosperity} == {source: expected[source] for source in (*found, "prosperity")}


@pytest.mark.rule("W-42", "W-70")
@pytest.mark.parametrize(("blocks", "ranks"), [("all", 0), ("scoring", 3)])
def test_the_triangle_leaves_only_what_was_collected_before(blocks: str, ranks: int) -> None:
    t = table(2, triangle_blocks=blocks).tiles(A, a2="hospital").last_action(A)
    t.money(A, 0).discs(A, 30).points(A, 7).research(A, 9, 9).finish()
    assert t.state.parts(A) == {
        "collected": 7,
        "energy_research": ranks,
        "ecology_research": ranks,
        "symbols": 0,
        "uncovered": 0,
    }
    assert t.state.parts(B)["ecology_research"] == 1, "W:A-14: A stays first"


@pytest.mark.rule("W-67", "W-73")
@pytest.mark.example("W:E-17")
def test_parts_of_the_worked_example() -> None:
    t = table(2).last_action(A)
    t.money(A, 500).discs(A, 0).points(A, 5).research(A, 4, 4)
    t.money(B, 250).discs(B, 3).points(B, 7).research(B, 4, 6).finish()
    assert list(t.state.parts(A).values()) == [7, 2, 1, 0, 2]
    assert list(t.state.parts(B).values()) == [8, 2, 3, 0, 2]
