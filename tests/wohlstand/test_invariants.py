"""Laws that hold in every position of every random game."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from tests.support import Mode, every_mode, game

MODES = [mode for mode in every_mode() if mode.game == "wohlstand"]
SYMBOLS = ["energy", "ecology", "capital", "research", "prosperity"]
BOUNDS = {"energy": (-20, 9), "ecology": (-15, 19), "capital": (0, 19), "research": (0, 15), "prosperity": (0, 14)}


def rows(state: State, table: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in state.game.content.data[table]}


def check(state: State) -> None:
    view = state.view()
    check_tiles(state, view)
    for land in view.lands:
        check_land(state, land)
    if view.question == "choose_space":
        assert set(map(str, state.legal())) == {f"place({space})" for space in view.asked.places.values()}


def check_tiles(state: State, view: Any) -> None:
    """Every tile is in one place: display, hand, stack, a board (also underneath), or out of the game."""
    tiles = rows(state, "tiles")
    bought = [event.args["tile"] for event in state.events() if event.kind == "bought"]
    display = [offer.tile for offer in view.display]
    drawn = [event.args["tile"] for event in state.events() if event.kind == "drew"]
    assert len(set(bought)) == len(bought)
    assert set(display) | set(bought) == {t for t, row in tiles.items() if not row["decade"] or t in drawn} - {
        view.drawn
    }
    assert not set(display) & set(bought)
    tops = [space.tile for land in view.lands for space in land.spaces if space.tile]
    assert len(set(tops)) == len(tops) and set(tops) <= set(bought)
    assert not any(tiles[tile]["type"] == "special" for tile in tops)
    assert view.tiles_left == 36 - len(drawn)


def check_land(state: State, land: Any) -> None:
    """Figures in range; balances are what a person would count."""
    tiles, board = rows(state, "tiles"), rows(state, "boards")[land.board]
    printed = {space["id"]: space for space in board["spaces"]}
    counted = dict.fromkeys(SYMBOLS, 0)
    for space in land.spaces:
        shown = tiles[space.tile]["symbols"] if space.tile else printed[space.id]["printed"]
        assert space.tile is None or tiles[space.tile]["type"] == printed[space.id]["type"]
        lock = printed[space.id].get("unlocked_by")
        assert space.unlocked or space.tile is None
        assert lock is None or space.unlocked == any(s.tile for s in land.spaces if s.id == lock)
        for symbol, value in shown.items():
            counted[symbol] += value
    assert land.symbols == counted
    assert all(low <= land.symbols[symbol] <= high for symbol, (low, high) in BOUNDS.items())
    assert land.money >= 0 and land.money % 50 == 0
    assert land.pollution >= 0 and land.score >= 0
    assert all(0 <= position <= 26 for position in land.research.values())


@settings(max_examples=20, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_tiles_and_figures_in_every_position(mode: Mode, seed: int) -> None:
    state, choices = mode.new(seed), random.Random(seed)
    while not state.over:
        if choices.randrange(4) == 0:
            check(state)
        state.play(choices.choice(state.legal()))
    check(state)


@settings(max_examples=20, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 2**32))
def test_the_log_adds_up(mode: Mode, seed: int) -> None:
    """Who keeps accounts from the log alone ends with the figures on the table."""
    state, choices = mode.new(seed), random.Random(seed)
    while not state.over:
        state.play(choices.choice(state.legal()))
    money, score, discs = ([start] * state.seats for start in (100, 0, 8))
    for event in state.events():
        args, seat = event.args, event.seat
        if event.kind in ("earned", "compensated", "income"):
            money[seat] += int(args["euros"])
        elif event.kind in ("deficit-paid", "exchanged"):
            money[seat] -= int(args["euros"])
        elif event.kind == "bought":
            money[seat] -= int(args["price"])
        elif event.kind == "points":
            score[seat] += int(args["points"])
        elif event.kind in ("polluted", "cleaned"):
            discs[seat] += int(args["discs"]) * (1 if event.kind == "polluted" else -1)
    view = state.view()
    assert money == [land.money for land in view.lands]
    assert score == [land.score for land in view.lands] == [standing.score for standing in state.result()]
    assert discs == [land.pollution for land in view.lands]


def test_resampling_changes_the_order_to_come_and_nothing_else() -> None:
    """The tiles of a decade stay the same, the order in which they come does not."""
    state, rng = game("wohlstand").new(seats=2, seed=5), one(RNG)
    start_stream(rng, 9, 0)
    orders = set()
    for _ in range(20):
        imagined = state.hidden(0)
        state.game.rules.resample(state.game.content.record, imagined.record, 0, rng)
        assert imagined.view(0) == state.view(0)
        while imagined.record.turn < 6:
            imagined.play(imagined.legal()[0])
        drawn = [event.args["tile"] for event in imagined.events() if event.kind == "drew"]
        assert set(drawn[:4]) == set(state.view(0).next_tiles)
        orders.add(tuple(drawn[:4]))
    assert len(orders) > 8


def test_random_play_is_as_long_as_the_ledger_says() -> None:
    for seats in (2, 3, 4):
        state, choices = game("wohlstand").new(seats=seats, seed=seats), random.Random(seats)
        while not state.over:
            state.play(choices.choice(state.legal()))
        actions = [move for move in state.moves if move.action.kind in ("income", "clean_up", "research", "buy")]
        assert len(actions) == 72, "36 turns of two actions"
