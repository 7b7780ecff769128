"""The variant Come What May: V-70, V-71, V-72, V-73, V-74, V-75, V-76."""

import pytest

from spielwerk import IllegalAction
from tests.support import play_at_random
from tests.verlagswelt.builder import A, Verlagswelt, table

TEN = dict.fromkeys(
    ["authors", "games_editorial", "toy_development", "toy_purchasing", "children_editorial", "accounting"], 1
) | dict.fromkeys(["book_production", "guide_editorial", "illustration"], 1)


def variant(seats: int = 2, **options: object) -> Verlagswelt:
    return table(seats, mode="come_what_may", **options)


def opened(seats: int = 2) -> Verlagswelt:
    """A variant table whose display has been laid out at random."""
    t = variant(seats)
    while any(outcome.startswith("reveal") for outcome in t.chances()):
        t.play(next(iter(t.chances())))
    return t


@pytest.mark.rule("V-70", "V-71")
@pytest.mark.parametrize(("seats", "pile", "specials"), [(2, 78, 2), (3, 81, 3), (4, 84, 4)])
def test_special_cards_are_boxed_and_the_rest_is_shuffled(seats: int, pile: int, specials: int) -> None:
    t = variant(seats)
    assert sum(t.state.view().pile.values()) == pile
    assert t.state.view().pile["management"] == specials
    assert t.state.view().pile["authors"] == 6 and t.state.view().houses[0].departments["authors"] == 1
    assert t.chances()["reveal(management)"] == pytest.approx(specials / pile)
    assert t.chances()["reveal(authors)"] == pytest.approx(6 / pile)


@pytest.mark.rule("V-72", "V-73")
def test_cards_are_revealed_until_ten_kinds_lie_open() -> None:
    t = variant(4).play("reveal(authors)", "reveal(authors)")
    assert t.state.view().display == {"authors": 2}
    kinds = t.game.content.names["department"]
    for kind in kinds[1:9]:
        t.play(f"reveal({kind})")
    assert len(t.state.view().display) == 9
    t.play(f"reveal({kinds[9]})")
    assert len(t.state.view().display) == 10
    assert "begin(0)" in t.chances()


@pytest.mark.rule("V-72", "V-73", "V-74")
@pytest.mark.example("V:E-22")
def test_a_purchase_that_leaves_nine_kinds_is_refilled() -> None:
    t = opened().display(**TEN, marketing=1).pile(authors=1, toy_sales=1, quality_safety=3).begin(A)
    t.throw(6).play("build(marketing)", "reveal(authors)")
    assert t.state.view().display["authors"] == 2
    t.play("reveal(toy_sales)")
    display = t.state.view().display
    assert len(display) == 10 and "toy_sales" in display and "marketing" not in display
    assert not any(outcome.startswith("reveal") for outcome in t.chances())


@pytest.mark.rule("V-74")
@pytest.mark.example("V:E-23")
def test_nothing_is_revealed_while_the_kind_bought_still_lies_there() -> None:
    t = opened().display(**TEN, marketing=2).pile(authors=1, toy_sales=1).begin(A).throw(6).play("build(marketing)")
    assert not any(outcome.startswith("reveal") for outcome in t.chances())
    assert sum(t.state.view().pile.values()) == 2


@pytest.mark.rule("V-75")
@pytest.mark.example("V:E-24")
def test_an_empty_pile_refills_no_more() -> None:
    t = (
        opened()
        .display(**TEN, marketing=1)
        .pile(authors=1)
        .begin(A)
        .throw(6)
        .play("build(marketing)", "reveal(authors)")
    )
    view = t.state.view()
    assert view.pile == {} and len(view.display) == 9 and view.display["authors"] == 2
    assert "throw(1, 0)" in t.chances()


@pytest.mark.rule("V-76")
def test_only_cards_in_the_display_can_be_bought_and_all_else_stays() -> None:
    t = opened().display(authors=1, management=1).pile().coins(A, 99).cards(A, management=1).begin(A).throw(4)
    assert [o for o in t.options() if not o.startswith("project")] == ["pass", "build(authors)"]
    with pytest.raises(IllegalAction, match="display"):
        t.play("build(marketing)")
    assert "project(customers)" in t.options()


@pytest.mark.rule("V-76", "V-55")
def test_variant_and_beginner_cap_go_together() -> None:
    t = table(2, mode="come_what_may", beginner_cap=True)
    state = play_at_random(t.state, 3)
    assert state.over
    assert max(count for house in state.view().houses for count in house.departments.values()) <= 2
