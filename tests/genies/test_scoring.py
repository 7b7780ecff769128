"""Scoring and end."""

from pathlib import Path

import pytest

import spielwerk
from tests.genies.builder import P0, P1, P2, P3, finish, scoring, table
from tests.support import game, play_at_random


@pytest.mark.rule("G-73", "G-71")
@pytest.mark.example("G:E-04")
def test_example_4() -> None:
    t = finish(scoring(["pasteur"], ["darwin"]), 2)
    assert t.scored("biology") == {P0: (1, 1), P1: (2, 0)}
    assert t.points() == [1, 0]


@pytest.mark.rule("G-72", "G-74", "G-77")
@pytest.mark.example("G:E-05")
def test_example_5() -> None:
    t = finish(scoring(["archimedes", "kepler"], ["bernoulli"]), 2)
    assert [(e["seat"], e["stars"], e["geniuses"]) for e in t.told("strength")] == [(P0, 3, 2), (P1, 3, 1)]
    assert [(e["seat"], e["geniuses"]) for e in t.told("tie-geniuses")] == [(P0, 2), (P1, 1)]
    assert t.told("tie-best") == []
    assert t.scored("mathematics") == {P0: (1, 2), P1: (2, 1)}
    assert t.points() == [2, 1]


@pytest.mark.rule("G-72", "G-75", "G-77")
@pytest.mark.example("G:E-06")
def test_example_6() -> None:
    t = finish(scoring(["newton", "planck"], ["galilei", "einstein"]), 3)
    assert [(e["seat"], e["stars"], e["geniuses"]) for e in t.told("strength")] == [(P0, 5, 2), (P1, 5, 2)]
    assert [(e["seat"], e["stars"]) for e in t.told("tie-best")] == [(P0, 3), (P1, 4)]
    assert t.told("tie-action-stars") == []
    assert t.scored("physics") == {P0: (2, 1), P1: (1, 2)}
    assert t.points() == [1, 2]


@pytest.mark.rule("G-72", "G-70", "G-54")
@pytest.mark.example("G:E-07")
def test_example_7() -> None:
    t = finish(scoring(["smith", "keynes"], ["schumpeter"]).hand(P1, "a26"), 3)
    assert t.told("honoured") == [{"seat": P1, "card": "a26", "genius": "schumpeter", "stars": 6}]
    assert t.scored("economics") == {P0: (2, 0), P1: (1, 1)}
    without = finish(scoring(["smith", "keynes"], ["schumpeter"]), 3)
    assert without.scored("economics") == {P0: (1, 1), P1: (2, 0)}


@pytest.mark.rule("G-76", "G-54", "G-75")
@pytest.mark.example("G:E-16")
def test_third_tie_break_and_the_star_stays() -> None:
    t = finish(scoring(["bernoulli"], ["kepler"]).hand(P1, "a17"), 2)
    assert [(e["seat"], e["stars"]) for e in t.told("tie-action-stars")] == [(P0, 0), (P1, 1)]
    assert t.told("tie-remains") == []
    assert t.scored("mathematics") == {P0: (2, 1), P1: (1, 2)}
    t.hand(P0).hand(P1).start(6).idle_round()
    assert [e["stars"] for e in t.told("strength") if e["seat"] == P1] == [3, 3]


@pytest.mark.rule("G-73", "G-77", "G-74", "G-78")
@pytest.mark.example("G:E-17")
def test_second_place_is_decided_in_the_same_way() -> None:
    t = finish(scoring(["jung"], ["piaget"], ["pavlov", "freud"], []), 3)
    assert t.scored("psychology") == {P0: (1, 2), P2: (2, 1)}
    assert t.points() == [2, 0, 1, 0]
    assert {e["seat"] for e in t.told("tie-geniuses")} == {P1, P2}


@pytest.mark.rule("G-79")
@pytest.mark.example("G:E-18")
def test_a_complete_tie() -> None:
    t = scoring(["archimedes", "gauss"], ["kepler", "bernoulli"])
    t.star("a07", "archimedes").star("a17", "bernoulli")
    finish(t, 3)
    assert t.scored("mathematics") == {P0: (2, 1), P1: (2, 1)}
    assert {e["seat"] for e in t.told("tie-remains")} == {P0, P1}
    t = scoring(["archimedes", "gauss"], ["kepler", "bernoulli"], full_tie="highest_place")
    t.star("a07", "archimedes").star("a17", "bernoulli")
    assert finish(t, 3).scored("mathematics") == {P0: (1, 2), P1: (1, 2)}


@pytest.mark.rule("G-79")
def test_a_complete_tie_for_second_place_pays_nothing(tmp_path: Path) -> None:
    """With the printed stars nobody can be ahead of a complete tie; with a weaker Dante somebody can."""
    own = tmp_path / "own.toml"
    own.write_text('[[geniuses]]\nid = "dante"\nstars = 1\n', encoding="utf-8")
    cards = spielwerk.load("genies", own)
    t = finish(scoring(["homer"], ["dante"], ["goethe"], own=cards), 3)
    assert t.scored("literature") == {P2: (1, 2)} and t.points() == [0, 0, 2]
    t = finish(scoring(["homer"], ["dante"], ["goethe"], own=cards, full_tie="highest_place"), 3)
    assert t.scored("literature") == {P0: (2, 1), P1: (2, 1), P2: (1, 2)}
    t = finish(scoring(["homer"], ["dante"], [], own=cards, full_tie="highest_place"), 3)
    assert t.scored("literature") == {P0: (1, 2), P1: (1, 2)}


@pytest.mark.rule("G-70")
def test_stars_then_disciplines_then_bonus_then_discards() -> None:
    t = finish(scoring(["plato", "darwin"], ["homer"]).hand(P0, "a06", "a08").hand(P1, "a07"), 1)
    kinds = [e.kind for e in t.state.events()]
    order = ["scoring", "played", "honoured", "discipline", "placed", "bonus", "lost"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert max(i for i, kind in enumerate(kinds) if kind == "placed") < kinds.index("bonus")


@pytest.mark.rule("G-71")
@pytest.mark.parametrize(("phase", "points"), [(1, 1), (2, 2), (3, 2)])
def test_every_discipline_has_the_figures_of_its_phase(phase: int, points: int) -> None:
    t = finish(scoring(["homer", "darwin"], []), phase)
    assert t.scored("literature") == {P0: (1, points)} and t.scored("biology") == {P0: (1, 1)}
    assert [e["discipline"] for e in t.told("discipline")] == list(t.game.content.names["discipline"])


@pytest.mark.rule("G-72")
def test_geniuses_of_all_phases_count() -> None:
    t = finish(scoring(["plato", "descartes", "kant"], ["aristotle"]), 3)
    assert [(e["seat"], e["stars"]) for e in t.told("strength")] == [(P0, 1 + 3 + 5), (P1, 2)]


@pytest.mark.rule("G-73")
def test_only_two_places_are_paid() -> None:
    t = finish(scoring(["newton"], ["planck"], ["einstein"], ["galilei"]), 3)
    assert t.scored("physics") == {P2: (1, 2), P1: (2, 1)}
    assert t.points() == [0, 1, 2, 0]


@pytest.mark.rule("G-74")
def test_more_geniuses_decide_before_the_best_one() -> None:
    t = finish(scoring(["piaget", "freud"], ["jung"]), 3)
    assert t.scored("psychology") == {P0: (1, 2), P1: (2, 1)}, "4 = 4 stars; two geniuses beat the best single one"


@pytest.mark.rule("G-77")
def test_the_loser_of_a_tie_for_first_is_second() -> None:
    t = finish(scoring(["archimedes", "kepler"], ["bernoulli"], []), 2)
    assert t.scored("mathematics")[P1] == (2, 1)


@pytest.mark.rule("G-78")
def test_without_a_genius_there_is_no_place() -> None:
    t = finish(scoring(["plato"], []), 1)
    assert t.scored("philosophy") == {P0: (1, 2)} and t.points() == [2, 0]
    assert t.scored("chemistry") == {}


@pytest.mark.rule("G-80")
def test_scoring_uses_nothing_up_and_points_add_up() -> None:
    t = finish(scoring(["plato", "darwin"], []), 1)
    assert t.points() == [3, 0] and t.owned(P0) == {"plato", "darwin"}
    t.hand(P0).hand(P1).start(4).idle_round()
    assert t.points() == [3 + 3, 0] and t.owned(P0) == {"plato", "darwin"}


@pytest.mark.rule("G-81")
def test_every_genius_belongs_to_one_of_two_groups() -> None:
    data = game("genies").content.data
    group = {row["id"]: row["group"] for row in data["disciplines"]}
    groups = [group[row["discipline"]] for row in data["geniuses"]]
    assert groups.count("humanities") == groups.count("natural_sciences") == 15
    t = finish(scoring(["plato", "darwin", "galilei"], []).hand(P0, "a09"), 1)
    assert t.told("bonus")[0]["count"] == 2, "Plato is of the humanities"


@pytest.mark.rule("G-82")
def test_points_come_from_places_and_cards_alone() -> None:
    for seed in range(15):
        state = play_at_random(game("genies").new(seats=2 + seed % 4, seed=seed), seed)
        for standing in state.result():
            told = [
                e for e in state.events() if e.kind in ("placed", "bonus", "focus-scored") and e.seat == standing.seat
            ]
            assert standing.score == sum(int(e.args["points"]) for e in told)


@pytest.mark.rule("G-83")
def test_first_places_count_whatever_they_pay() -> None:
    t = finish(scoring(["descartes", "newton", "keynes"], ["plato"]).hand(P0, "a20"), 2)
    assert t.told("bonus") == [{"seat": P0, "card": "a20", "count": 3, "points": 2}]


@pytest.mark.rule("G-90", "G-91", "G-92")
def test_the_game_ends_after_the_third_scoring_and_chips_do_not_count() -> None:
    t = scoring(["kant"], ["plato"]).start(6).chips(0, 200).idle_round()
    assert t.state.over and t.state.ending == "finished"
    assert [(s.place, s.score) for s in t.state.result()] == [(1, 2), (2, 1)]
    assert [(e["seat"], e["points"]) for e in t.told("won")] == [(P0, 2)]
    assert t.state.view().winners == [P0]


@pytest.mark.rule("G-93", "G-92")
def test_equal_points_share_the_victory() -> None:
    t = scoring(["lorenz"], ["keynes"], []).start(6).chips(1, 90, 0).idle_round()
    assert [(s.place, s.score) for s in t.state.result()] == [(1, 1), (1, 1), (3, 0)]
    assert [e["seat"] for e in t.told("won")] == [P0, P1]


@pytest.mark.rule("G-91")
def test_places_of_a_game_under_way_are_by_points() -> None:
    t = finish(scoring(["darwin"], ["plato"], ["homer"], []), 1)
    assert [(s.seat, s.place) for s in t.state.result()] == [(P0, 2), (P1, 1), (P2, 2), (P3, 4)]
    assert not t.state.over and table(2).state.result()[0].place == 1
