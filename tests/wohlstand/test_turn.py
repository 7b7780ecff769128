"""Turn structure: W-22, W-23, W-24, W-25, W-26, W-27, W-28, W-43, W-61."""

from collections import Counter

import pytest

from spielwerk import IllegalAction
from tests.support import play_at_random
from tests.wohlstand.builder import A, B, C, D, table


@pytest.mark.rule("W-22")
@pytest.mark.parametrize(("seats", "turns"), [(2, 18), (3, 12), (4, 9)])
def test_36_turns_shared_equally(seats: int, turns: int) -> None:
    t = table(seats)
    play_at_random(t.state, seats)
    assert [entry["number"] for entry in t.told("turn")] == list(range(1, 37))
    assert Counter(entry["seat"] for entry in t.told("turn")) == dict.fromkeys(range(seats), turns)
    assert len(t.told("drew")) == 36 and t.state.view().turns == 36


@pytest.mark.rule("W-23")
def test_draw_score_display_two_actions_next_player() -> None:
    t = table(2).begin(B).play("draw(solar_plant)", "income", "clean_up", "draw(high_speed_train)")
    kinds = [event.kind for event in t.state.events()]
    assert kinds == [
        "first-player",
        *("decade", "turn", "drew", "scoring", "balance", "earned", "balance", "earned", "displayed"),
        *("income", "cleaned"),
        *("turn", "drew", "scoring", "symbols", "earned", "symbols", "earned", "displayed"),
    ]
    assert [entry["seat"] for entry in t.told("turn")] == [B, A]


@pytest.mark.rule("W-24")
def test_the_active_player_draws_and_announces_the_symbol() -> None:
    t = table(2).begin(B).play("draw(biochemistry_institute)")
    assert t.told("drew") == [{"seat": B, "tile": "biochemistry_institute", "symbol": "research"}]
    assert [entry["symbol"] for entry in t.told("scoring")] == ["research"]


@pytest.mark.rule("W-25")
def test_all_score_from_the_active_player_clockwise() -> None:
    t = table(4).begin(C).score("prosperity")
    assert [entry["seat"] for entry in t.told("track-symbols")] == [C, D, A, B]
    assert t.all("score") == [1, 1, 1, 1]
    t = table(4).begin(C).score("research")
    order = []
    while "income" not in t.options():
        order.append(t.actor())
        t.play(t.options()[0])
    assert order == [C, D, A, B], "decisions come one after the other in the same order"


@pytest.mark.rule("W-26")
def test_the_drawn_tile_counts_for_nobody() -> None:
    t = table(2).begin(A).play("draw(solar_plant)")
    assert [entry["value"] for entry in t.told("balance")] == [1, 1]
    assert t.all("money") == [150, 150]


@pytest.mark.rule("W-27")
def test_the_tile_is_bought_in_the_same_turn_but_not_before_the_scoring_is_over() -> None:
    t = table(2).money(A, 300).begin(A).play("draw(biochemistry_institute)")
    assert t.state.view().drawn == "biochemistry_institute"
    assert "biochemistry_institute" not in t.on_display()
    t.play("split(0)", "split(0)")
    (offer,) = [offer for offer in t.state.view().display if offer.tile == "biochemistry_institute"]
    assert (offer.side, offer.level) == ("ecology", 1)
    assert "buy(biochemistry_institute)" in t.options()
    assert t.state.view().drawn is None


@pytest.mark.rule("W-28")
def test_every_decade_scores_every_symbol_once_and_2030_prosperity_twice() -> None:
    rows = table().data("tiles").values()
    symbols = ["capital", "ecology", "energy", "prosperity", "research"]
    for year in range(1970, 2030, 10):
        assert sorted(row["scoring"] for row in rows if row["decade"] == year) == symbols
    assert sorted(row["scoring"] for row in rows if row["decade"] == 2030) == sorted([*symbols, "prosperity"])


@pytest.mark.rule("W-28")
def test_scorings_still_to_come_are_known_their_order_is_not() -> None:
    t = table(2).begin(A)
    assert sorted(t.state.view().scorings_to_come) == ["capital", "ecology", "energy", "prosperity", "research"]
    t.score("ecology")
    assert sorted(t.state.view(B).scorings_to_come) == ["capital", "energy", "prosperity", "research"]
    assert len(t.state.view().next_tiles) == 4


@pytest.mark.rule("W-43")
def test_two_actions_equal_or_different_of_the_active_player_only() -> None:
    t = table(2).actions(A)
    assert t.state.actors() == [A]
    assert t.state.view().asked.actions_left == 2
    t.play("income")
    assert t.state.view().asked.actions_left == 1
    t.play("income")
    assert t.all("money") == [400, 200]
    t.score("prosperity").play("clean_up", "research(energy)")
    assert (t.all("pollution"), t.markers(B)) == ([8, 7], (1, 0))
    assert len(t.chances()) == 3, "the turn is over after the second action"


@pytest.mark.rule("W-43")
def test_the_second_action_sees_the_result_of_the_first() -> None:
    t = table(2).actions(A).money(A, 0)
    assert not [option for option in t.options() if option.startswith("buy")]
    t.play("income")
    assert "buy(oil_plant)" in t.options()
    with pytest.raises(IllegalAction, match="it costs €200, you have €100"):
        t.play("buy(toll_station)")


@pytest.mark.rule("W-61")
def test_the_turn_passes_clockwise() -> None:
    t = table(3).begin(B)
    order = []
    for symbol in ("capital", "prosperity", "ecology", "energy"):
        t.score(symbol)
        order.append(t.actor())
        t.play("income", "income")
    assert order == [B, C, A, B]
