"""Setup, boards and symbols."""

from collections import Counter

import pytest

from tests.support import play_at_random
from tests.wohlstand.builder import A, B, C, D, table

SEATS = [2, 3, 4]


@pytest.mark.rule("W-01")
def test_nothing_in_the_setup_depends_on_the_number_of_players() -> None:
    assert table().game.meta.seats == (2, 3, 4)
    two, three, four = (table(seats).state.view() for seats in SEATS)
    assert [len(view.lands) for view in (two, three, four)] == SEATS
    assert two.lands == three.lands[:2] and three.lands == four.lands[:3]
    assert [offer.tile for offer in two.display] == [offer.tile for offer in four.display]
    assert two.tiles_left == three.tiles_left == four.tiles_left == 36


@pytest.mark.rule("W-02")
def test_the_tiles_without_decade_are_on_display_from_the_start() -> None:
    t = table()
    assert len(t.on_display()) == 24
    assert set(t.on_display()) == {id for id, row in t.data("tiles").items() if row["decade"] == 0}


@pytest.mark.rule("W-03")
def test_tiles_lie_on_their_side_at_their_level() -> None:
    offers = {offer.tile: (offer.side, offer.level) for offer in table().state.view().display}
    assert offers["oil_plant"] == ("energy", 1)
    assert offers["city_centre_renewal"] == ("energy", 6)
    assert offers["tramway"] == ("ecology", 1)
    assert offers["suburb_renewal"] == ("ecology", 6)


@pytest.mark.rule("W-04")
def test_two_start_tiles_per_level_and_side() -> None:
    lying = Counter((offer.side, offer.level) for offer in table().state.view().display)
    assert lying == {(side, level): 2 for side in ("energy", "ecology") for level in range(1, 7)}


@pytest.mark.rule("W-05")
def test_every_order_inside_a_decade_is_equally_likely() -> None:
    t = table().begin(A)
    assert t.chances() == pytest.approx(
        dict.fromkeys(
            [
                "draw(solar_plant)",
                "draw(botanical_garden)",
                "draw(high_speed_train)",
                "draw(biochemistry_institute)",
                "draw(aerodynamics_centre)",
            ],
            1 / 5,
        )
    )
    t.play("draw(high_speed_train)", "income", "income")
    assert len(t.chances()) == 4 and "draw(high_speed_train)" not in t.chances()
    assert set(t.chances().values()) == {1 / 4}


@pytest.mark.rule("W-06")
def test_the_stack_goes_through_the_decades_in_order() -> None:
    t = table(2)
    years = {id: row["decade"] for id, row in t.data("tiles").items()}
    play_at_random(t.state, 3)
    drawn = [years[entry["tile"]] for entry in t.told("drew")]
    assert drawn == [1970] * 5 + [1980] * 5 + [1990] * 5 + [2000] * 5 + [2010] * 5 + [2020] * 5 + [2030] * 6
    assert [entry["decade"] for entry in t.told("decade")] == [f"d{year}" for year in range(1970, 2031, 10)]


@pytest.mark.rule("W-07")
def test_everybody_has_a_colour_a_board_and_five_cubes() -> None:
    t = table(4)
    box = t.game.content.data["box"]
    assert len(set(box["colours"])) == box["player_boards"] == 4
    assert box["cubes_per_player"] == 5
    t.tiles(B, a1="oil_plant").points(C, 7).research(D, 3, 4)
    assert [t.on(seat, "a1") for seat in (A, B, C, D)] == [None, "oil_plant", None, None]
    assert t.all("score") == [0, 0, 7, 0]
    assert [t.markers(seat) for seat in (A, B, C, D)] == [(0, 0), (0, 0), (0, 0), (3, 4)]


@pytest.mark.rule("W-08")
@pytest.mark.parametrize("seats", SEATS)
def test_silver_unless_agreed_otherwise(seats: int) -> None:
    assert table(seats).all("board") == ["silver"] * seats


@pytest.mark.rule("W-09")
def test_the_side_is_a_setting_per_player() -> None:
    t = table(4, board_1="black", board_3="black")
    assert t.all("board") == ["silver", "black", "silver", "black"]
    assert [t.symbols(seat)[0] for seat in (A, B, C, D)] == [1, 0, 1, 0]
    assert table(2, board_0="black", board_1="black").all("board") == ["black", "black"]


@pytest.mark.rule("W-10")
@pytest.mark.parametrize("seats", SEATS)
def test_a_hundred_euros(seats: int) -> None:
    assert table(seats).all("money") == [100] * seats


@pytest.mark.rule("W-11")
def test_markers_on_the_first_spaces() -> None:
    for land in table(4).state.view().lands:
        assert land.score == land.marker == 0
        assert land.research == {"energy": 0, "ecology": 0}
        assert land.levels == {"energy": 1, "ecology": 1}


@pytest.mark.rule("W-12")
def test_balances_start_at_the_sums_of_the_printed_symbols() -> None:
    t = table(2, board_1="black")
    assert t.symbols(A) == (1, -1, 1, 1, 0)
    assert t.symbols(B) == (0, -1, 1, 1, 0)


@pytest.mark.rule("W-13")
def test_eight_discs_from_the_bottom() -> None:
    t = table(3)
    assert t.all("pollution") == [8, 8, 8]
    assert t.all("uncovered") == [1, 1, 1], "they cover the symbols on spaces 1 and 6, not the one on 11"
    assert t.all("on_triangle") == [False] * 3


@pytest.mark.rule("W-14")
def test_the_reserve_gives_without_limit() -> None:
    t = table(2).discs(A, 62).discs(B, 40).money(A, 30_000).begin(A).score("ecology")
    assert t.all("pollution") == [63, 41], "more than the 64 discs of the box"
    assert t.play("income").all("money")[A] == 30_100


@pytest.mark.rule("W-15")
def test_anybody_may_begin() -> None:
    assert table(3).chances() == pytest.approx({f"begin({seat})": 1 / 3 for seat in (A, B, C)})
    assert table(3, first_player=2).chances() == {"begin(2)": 1.0}
    assert table(3).begin(C).score("capital").actor() == C


@pytest.mark.rule("W-16")
def test_what_a_tile_shows() -> None:
    for row in table().data("tiles").values():
        assert row["side"] in ("energy", "ecology") and 1 <= row["level"] <= 6
        assert ("scoring" in row) == (row["decade"] > 0)
        assert "scoring" not in row or row["symbols"][row["scoring"]] != 0, "it is one of the ordinary symbols (W:A-10)"
    types = Counter(row["type"] for row in table().data("tiles").values())
    assert types == {"power": 12, "supply": 6, "transport": 11, "infrastructure": 25, "special": 6}
    assert Counter(row["side"] for row in table().data("tiles").values()) == {"energy": 26, "ecology": 34}


@pytest.mark.rule("W-16")
@pytest.mark.example("W:E-01")
def test_a_tile_of_2030() -> None:
    t = table().display("space_elevator").tiles(A, a2="space_elevator").display("nanotech_factory")
    row = t.data("tiles")["space_elevator"]
    assert (row["side"], row["level"], row["type"]) == ("ecology", 6, "infrastructure")
    assert (row["decade"], row["scoring"]) == (2030, "prosperity")
    (space,) = [space for space in t.land(A).spaces if space.id == "a2"]
    assert space.symbols == {"energy": -2, "ecology": -1, "prosperity": 2}


@pytest.mark.rule("W-17")
def test_only_energy_and_ecology_are_ever_negative() -> None:
    t = table()
    tiles = [row["symbols"] for row in t.data("tiles").values()]
    prints = [space["printed"] for board in t.data("boards").values() for space in board["spaces"]]
    negative = {symbol for shown in tiles + prints for symbol, value in shown.items() if value < 0}
    assert negative == {"energy", "ecology"}
    kinds = {symbol for shown in tiles + prints for symbol in shown}
    assert kinds == {"energy", "ecology", "capital", "research", "prosperity"}


@pytest.mark.rule("W-18", "W-19")
def test_only_what_is_visible_counts() -> None:
    t = table().tiles(A, a2="university")
    assert t.symbols(A) == (0, -1, 1, 3, 0)
    t.tiles(A, a2="hospital")
    assert t.symbols(A) == (0, -1, 1, 1, 1), "the university underneath counts no more"
    t.tiles(A, b2="high_voltage_grid", c3="rail_network")
    assert t.symbols(A) == (0, 1, 2, 1, 1), "tiles replace the printed power grid and road network"


@pytest.mark.rule("W-20")
def test_balances_are_computed_never_stored() -> None:
    t = table()
    assert set(t.s.players[A].dtype.names) == {"money", "score", "pollution", "research", "board", "tiles"}
    assert t.tiles(A, b1="gas_plant").symbols(A)[:2] == (6, -3)


@pytest.mark.rule("W-21")
def test_everybody_has_a_score_and_one_marker_on_each_track() -> None:
    t = table(3).actions(A).play("research(energy)", "research(ecology)")
    assert [t.markers(seat) for seat in (A, B, C)] == [(1, 1), (0, 0), (0, 0)]
    t.score("prosperity")
    assert t.all("score") == [1, 1, 1]


@pytest.mark.rule("W-77")
def test_profile_of_the_sides() -> None:
    def total(symbol: str, side: str, sign: int) -> int:
        values = [row["symbols"].get(symbol, 0) for row in table().data("tiles").values() if row["side"] == side]
        return sum(value for value in values if value * sign > 0)

    assert total("research", "energy", 1) == total("ecology", "energy", 1) == 0
    assert total("energy", "ecology", 1) == 0
    assert total("capital", "energy", 1) > total("capital", "ecology", 1) > 0
    assert (
        total("research", "ecology", 1) > 0 and total("ecology", "ecology", 1) > 0 and total("energy", "energy", 1) > 0
    )
