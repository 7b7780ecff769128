"""The four actions."""

import pytest

from spielwerk import IllegalAction
from tests.wohlstand.builder import A, B, table


def bought(options: list[str]) -> set[str]:
    return {option[len("buy(") : -1] for option in options if option.startswith("buy(")}


@pytest.mark.rule("W-44")
def test_income_brings_a_hundred() -> None:
    assert table().actions(A).money(A, 0).play("income").all("money") == [100, 200]


@pytest.mark.rule("W-45")
def test_clean_up_removes_one_disc() -> None:
    t = table().actions(A).discs(A, 1).play("clean_up")
    assert t.all("pollution") == [0, 8]
    assert "clean_up" not in t.options(), "W:A-06: not without discs"
    with pytest.raises(IllegalAction, match="no disc to remove"):
        t.play("clean_up")


@pytest.mark.rule("W-46")
@pytest.mark.parametrize(("track", "markers"), [("energy", (4, 3)), ("ecology", (3, 4))])
def test_research_moves_one_marker_one_space(track: str, markers: tuple[int, int]) -> None:
    t = table().research(A, 3, 3).actions(A).play(f"research({track})")
    assert (t.markers(A), t.markers(B)) == (markers, (0, 0))


@pytest.mark.rule("W-46")
def test_no_research_beyond_the_last_space() -> None:
    t = table().research(A, 25, 26).actions(A)
    assert "research(energy)" in t.options() and "research(ecology)" not in t.options()
    with pytest.raises(IllegalAction, match="last space"):
        t.play("research(ecology)")
    assert "research(energy)" not in t.play("research(energy)").options()


@pytest.mark.rule("W-47")
def test_buying_takes_a_tile_from_the_display_and_pays() -> None:
    t = table().actions(A).money(A, 130).play("buy(motorway_network)", "place(c3)")
    assert t.all("money") == [30, 200]
    assert "motorway_network" not in t.on_display()
    assert t.on(A, "c3") == "motorway_network"
    with pytest.raises(IllegalAction, match="not on display"):
        t.play("buy(motorway_network)")
    with pytest.raises(IllegalAction, match="not on display"):
        t.play("buy(space_elevator)")


@pytest.mark.rule("W-48", "W-49", "W-50", "W-51")
@pytest.mark.example("W:E-10")
@pytest.mark.parametrize(("position", "price"), [(0, 200), (1, 200), (2, 100), (5, 50), (26, 50)])
def test_price_by_level(position: int, price: int) -> None:
    t = table().research(A, position, 13).actions(A).money(A, price)
    assert t.price(A, "wind_farm") == price
    assert "buy(wind_farm)" in t.options()
    t.play("buy(wind_farm)", "place(b1)")
    assert t.land(A).money == 0
    t = table().research(A, position, 13).actions(A).money(A, price - 1)
    assert "buy(wind_farm)" not in t.options()


@pytest.mark.rule("W-49", "W-52")
@pytest.mark.example("W:E-11")
def test_the_dearest_tile_without_any_research() -> None:
    t = table().display("space_elevator").actions(A).money(A, 600)
    assert t.price(A, "space_elevator") == 600
    t.play("buy(space_elevator)", "place(a2)")
    assert t.land(A).money == 0


@pytest.mark.rule("W-51")
def test_bands_of_the_research_tracks() -> None:
    starts = {0: 1, 1: 1, 2: 2, 4: 2, 5: 3, 8: 3, 9: 4, 13: 4, 14: 5, 19: 5, 20: 6, 26: 6}
    for position, level in starts.items():
        assert table().research(A, position, 0).land(A).levels == {"energy": level, "ecology": 1}
        assert table().research(A, 0, position).land(A).levels == {"energy": 1, "ecology": level}


@pytest.mark.rule("W-51")
def test_the_other_track_is_irrelevant() -> None:
    t = table().research(A, 26, 0)
    assert t.price(A, "mega_skyscraper") == 100 and t.price(A, "communication_network") == 600
    assert t.price(A, "oil_plant") == 50 and t.price(A, "tramway") == 100


@pytest.mark.rule("W-47", "W-52")
@pytest.mark.parametrize("money", [0, 49, 50, 99, 100, 150, 199, 200, 350, 600, 1000])
@pytest.mark.parametrize(("energy", "ecology"), [(0, 0), (3, 10), (26, 5)])
def test_whatever_can_be_paid_can_be_bought(money: int, energy: int, ecology: int) -> None:
    t = table().research(A, energy, ecology).actions(A).money(A, money)
    cheap = {offer.tile for offer in t.state.view().display if offer.prices[A] <= money}
    assert bought(t.options()) == cheap


@pytest.mark.rule("W-46", "W-49", "W-60")
@pytest.mark.example("W:E-03")
def test_yellow_researches_and_buys_hydrogen_cars() -> None:
    t = table().research(A, 0, 4).display("hydrogen_cars").actions(A).money(A, 200).play("research(ecology)")
    assert t.markers(A) == (0, 5) and t.land(A).levels["ecology"] == 3
    assert t.price(A, "hydrogen_cars") == 200
    assert t.symbols(A)[1] == -1
    t.play("buy(hydrogen_cars)", "place(c3)")
    assert t.land(A).money == 0
    assert t.symbols(A)[1] == 2


@pytest.mark.rule("W-53", "W-59", "W-60")
@pytest.mark.example("W:E-04")
def test_oil_over_coal() -> None:
    t = table().actions(A).money(A, 100).play("buy(oil_plant)", "place(a1)")
    assert t.symbols(A) == (3, -2, 1, 1, 0)
    assert t.land(A).money == 0
    assert t.told("balances") == [{"seat": A, "energy": 3, "ecology": -2}]


@pytest.mark.rule("W-57", "W-58", "W-59")
@pytest.mark.example("W:E-05")
def test_toll_station_over_green_belt() -> None:
    t = table().actions(A).money(A, 200).play("buy(toll_station)", "place(c1)")
    assert t.symbols(A) == (1, -3, 3, 1, 0)
    assert t.land(A).money == 0
    assert {space.id for space in t.land(A).spaces if space.unlocked} >= {"d1", "d2"}
    assert [entry["space"] for entry in t.told("unlocked")] == ["d1", "d2"]


@pytest.mark.rule("W-53")
def test_on_a_free_space_or_over_what_lies_there() -> None:
    t = table().tiles(A, b1="gas_plant").actions(A).money(A, 900).play("buy(oil_plant)")
    assert t.options() == ["place(a1)", "place(b1)"]
    t.play("place(b1)")
    assert t.on(A, "b1") == "oil_plant"
    assert t.told("covered") == [{"seat": A, "tile": "oil_plant", "space": "b1", "covered": "gas_plant"}]
    assert "gas_plant" not in t.on_display(), "W:A-11: it stays underneath"


@pytest.mark.rule("W-54")
@pytest.mark.parametrize(
    ("tile", "spaces"),
    [
        ("oil_plant", {"a1", "b1"}),
        ("underground_cables", {"b2"}),
        ("tramway", {"c1", "c3"}),
        ("university", {"a2", "a3", "b3", "d3"}),
    ],
)
def test_the_colours_must_match(tile: str, spaces: set[str]) -> None:
    t = table().actions(A).money(A, 900)
    before = {space.id for space in t.land(A).spaces if space.tile}
    t.play(f"buy({tile})")
    if len(spaces) > 1:
        assert set(t.state.view().asked.places) == spaces
        others = {"a1", "b2", "c1", "a3"} - spaces
        for space in others:
            with pytest.raises(IllegalAction, match="another colour"):
                t.play(f"place({space})")
    else:
        assert {space.id for space in t.land(A).spaces if space.tile} - before == spaces, "laid down unasked"


@pytest.mark.rule("W-55", "W-56")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("city_of_culture", 1), ("garden_city", 1), ("city_centre_renewal", 2), ("suburb_renewal", 2)],
)
def test_special_tiles_with_points(tile: str, points: int) -> None:
    t = table().actions(A).money(A, 900)
    spaces = t.land(A).spaces
    t.play(f"buy({tile})")
    assert t.all("score") == [points, 0]
    assert t.land(A).spaces == spaces and tile not in t.on_display()
    assert t.state.view().question == "choose_action", "nothing is laid down"


@pytest.mark.rule("W-55", "W-56")
@pytest.mark.parametrize("tile", ["brownfield_reclamation", "reforestation"])
def test_special_tiles_that_clean(tile: str) -> None:
    t = table().actions(A).money(A, 900).play(f"buy({tile})")
    assert t.all("pollution") == [5, 8]
    assert t.all("score") == [0, 0]


@pytest.mark.rule("W-56", "W-48")
@pytest.mark.example("W:E-13")
def test_a_special_tile_pays_nothing_for_missing_discs() -> None:
    t = table().research(A, 14, 0).discs(A, 2).actions(A).money(A, 500)
    spaces = t.land(A).spaces
    t.play("buy(brownfield_reclamation)")
    assert (t.land(A).money, t.land(A).pollution) == (400, 0)
    assert t.land(A).spaces == spaces and "brownfield_reclamation" not in t.on_display()


@pytest.mark.rule("W-56")
def test_a_special_tile_may_be_bought_in_vain() -> None:
    """W:A-06 without discs, W:A-12 with discs on the triangle."""
    t = table().discs(A, 0).actions(A).money(A, 900).play("buy(reforestation)")
    assert (t.land(A).money, t.land(A).pollution) == (400, 0)
    t = table().discs(A, 16).actions(A).money(A, 900).play("buy(suburb_renewal)")
    assert (t.land(A).money, t.land(A).score) == (300, 0)
    assert "suburb_renewal" not in t.on_display()


@pytest.mark.rule("W-57")
@pytest.mark.example("W:E-14")
def test_locked_and_open_blue_spaces_of_silver() -> None:
    t = table().actions(A).play("buy(plastics_laboratory)")
    with pytest.raises(IllegalAction, match="locked until a transport tile lies on C1"):
        t.play("place(d1)")
    assert t.state.view().asked.places == {"a2": "a2", "a3": "a3", "b3": "b3", "d3": "a2"}
    with pytest.raises(IllegalAction, match="like A2"):
        t.play("place(d3)")
    t = table().tiles(A, a2="university").actions(A).play("buy(plastics_laboratory)", "place(d3)")
    assert t.on(A, "d3") == "plastics_laboratory"


@pytest.mark.rule("W-57", "W-58")
def test_a_transport_tile_elsewhere_opens_nothing() -> None:
    t = table().tiles(A, c3="tramway").actions(A).play("buy(plastics_laboratory)")
    assert set(t.state.view().asked.places) == {"a2", "a3", "b3", "d3"}
    t = table().tiles(A, c1="tramway").actions(A).play("buy(plastics_laboratory)")
    assert set(t.state.view().asked.places) == {"a2", "a3", "b3", "d1", "d2", "d3"}


@pytest.mark.rule("W-58")
def test_an_opened_space_stays_open() -> None:
    t = table().tiles(A, c1="tramway", d1="university").actions(A).money(A, 900)
    t.play("buy(rail_network)", "place(c1)", "buy(plastics_laboratory)")
    assert set(t.state.view().asked.places) == {"a2", "a3", "b3", "d1", "d2", "d3"}


@pytest.mark.rule("W-58", "W-09")
@pytest.mark.parametrize(
    ("tiles", "open_spaces"),
    [
        ({}, set()),
        ({"c1": "tramway"}, {"d1", "d2"}),
        ({"c3": "tramway"}, {"d3"}),
        ({"c1": "tramway", "c3": "rail_network"}, {"d1", "d2", "d3"}),
    ],
)
def test_locks_of_the_black_side(tiles: dict[str, str], open_spaces: set[str]) -> None:
    t = table(2, board_0="black").tiles(A, **tiles).actions(A).play("buy(plastics_laboratory)")
    assert set(t.state.view().asked.places) == {"a2", "a3", "b3"} | open_spaces


@pytest.mark.rule("W-59")
def test_whatever_is_covered_loses_all_its_symbols() -> None:
    t = table().tiles(A, a2="on_demand_production").actions(A).money(A, 900)
    assert t.symbols(A) == (0, -2, 2, 1, 1)
    t.play("buy(plastics_laboratory)", "place(a2)")
    assert t.symbols(A) == (1, -1, 1, 2, 0)
    t.play("buy(tramway)", "place(c1)")
    assert t.symbols(A) == (0, -1, 1, 2, 0), "the printed green belt is gone too"


@pytest.mark.rule("W-60")
def test_balances_are_up_to_date_before_the_next_action() -> None:
    t = table().actions(A).money(A, 100).play("buy(oil_plant)", "place(b1)")
    assert t.state.view().asked.actions_left == 1
    assert t.symbols(A)[:2] == (5, -3)


# --- equivalent spaces are offered once ---


@pytest.mark.rule("W-53")
def test_equal_spaces_are_offered_once() -> None:
    t = table().tiles(A, c1="tramway").actions(A).play("buy(plastics_laboratory)")
    assert t.options() == ["place(a2)", "place(a3)", "place(b3)"]
    assert t.state.view().asked.places == {
        "a2": "a2",
        "a3": "a3",
        "b3": "b3",
        **dict.fromkeys(["d1", "d2", "d3"], "a2"),
    }


@pytest.mark.rule("W-53")
def test_spaces_with_other_symbols_differ() -> None:
    t = table().tiles(A, a2="hospital", d3="university").actions(A).play("buy(plastics_laboratory)")
    assert t.options() == ["place(a2)", "place(a3)", "place(b3)", "place(d3)"]
    t = table().tiles(A, a2="hospital", d3="leisure_complex").actions(A).play("buy(plastics_laboratory)")
    assert t.options() == ["place(a2)", "place(a3)", "place(b3)"], "both show energy -1 and prosperity 1"
    t = table().tiles(A, a2="plastics_laboratory").actions(A).money(A, 900).play("buy(university)")
    assert t.options() == ["place(a2)", "place(a3)", "place(d3)"], "the printed laboratory looks the same as the tile"


@pytest.mark.rule("W-58")
def test_a_lock_that_is_still_closed_makes_a_difference() -> None:
    t = table().tiles(A, c3="rail_network").actions(A).play("buy(tramway)")
    assert t.options() == ["place(c1)", "place(c3)"], "both show ecology 1, but c1 would open d1 and d2"
    t = table().tiles(A, c1="electric_cars").tiles(A, c3="electric_cars")  # no two transport tiles show the same
    t.actions(A).play("buy(tramway)")
    assert t.on(A, "c1") == "tramway", "the lock is open and the symbols are equal: nothing to choose"
    t = table(2, board_0="black").actions(A).play("buy(tramway)")
    assert t.options() == ["place(c1)", "place(c3)"]
