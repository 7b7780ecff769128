"""From content.toml to the CONTENT record."""

from collections import Counter
from typing import Any

from spielwerk.core.content import Data, Format
from spielwerk.core.records import one
from spielwerk.core.schema import (
    SOURCE,
    Anything,
    Bool,
    Field,
    Id,
    Int,
    ListOf,
    Maybe,
    Operation,
    Ref,
    Report,
    Row,
    Rows,
    Text,
    one_of,
)
from spielwerk.games.wohlstand.state import (
    CONTENT,
    DECADES,
    DISC_COUNTS,
    EFFECTS,
    FINAL_STEPS,
    LEVELS,
    MOST_VISIBLE,
    NOTHING,
    OPERATIONS,
    POSITIONS,
    SCORINGS,
    SEATS,
    SIDES,
    SPACES,
    TILES,
    TRACKS,
    Op,
    Symbol,
    Track,
    Type,
)

MOST_EUROS = 1000
MOST_SYMBOLS = 9
MOST_POINTS = 99
PER_LEVEL_AND_SIDE = 2  # start tiles (W-04)

SYMBOLS = [symbol.name.lower() for symbol in Symbol]
TYPES = [type.name.lower() for type in Type]
TRACK_IDS = [Track(track).name.lower() for track in range(TRACKS)]

_NAMES: dict[str, Field] = {"name_de": Text(), "name_en": Text()}
_SOURCE: dict[str, Field] = {"source": SOURCE, "name_source": Maybe(Text()), "confirmed": Maybe(ListOf(Text()))}
_SYMBOLS = Row({symbol: Maybe(Int(-MOST_SYMBOLS, MOST_SYMBOLS)) for symbol in SYMBOLS})

_EACH: dict[str, Field] = {"each": Maybe(Int(1, MOST_EUROS)), "amount": Maybe(Int(1, MOST_EUROS))}
_PLAYER_OPS: dict[str, dict[str, Field]] = {
    "gain_money": _EACH,
    "add_pollution": _EACH,
    "remove_pollution": {**_EACH, "overflow": Int(0, MOST_EUROS)},
    "advance_research": {
        "each": Maybe(one_of(1)),
        "amount": Maybe(Int(1, MOST_VISIBLE)),
        "track": one_of("choose", "both"),
    },
    "gain_prosperity": _EACH,
}
_SCORING_OPS = Operation({**_PLAYER_OPS, "pay_or_pollute": {"price": Int(1, MOST_EUROS)}})
_TILE_OPS = Operation(_PLAYER_OPS)
_POINTS = Int(0, MOST_POINTS)
_FINAL_OPS = Operation(
    {
        "score": {"scoring": Ref("scorings")},
        "exchange_money": {"price": Int(1, MOST_EUROS), "points": _POINTS},
        "rank_research": {
            "track": Ref("tracks"),
            "first": _POINTS,
            "first_tied": _POINTS,
            "second": _POINTS,
            "second_tied": _POINTS,
        },
    }
)

SCHEMA = Row(
    {
        "schema": one_of(1),
        "game": one_of("wohlstand"),
        "meta": Anything(),
        "players": Row({"min": one_of(2), "max": one_of(SEATS), **_SOURCE}),
        "box": Row(
            {
                "research_boards": Int(1, 1),
                "player_boards": Int(SEATS, SEATS),
                "pollution_discs": Int(0, 999),
                "cubes_per_player": Int(0, 99),
                "banknotes": Anything(),
                "colours": ListOf(Text(), SEATS, SEATS),
                "tiles_start": Int(0, TILES),
                "tiles_dated": Int(1, TILES),
                **_SOURCE,
            }
        ),
        "setup": Row(
            {
                "money": Int(0, MOST_EUROS),
                "pollution_discs": Int(0, DISC_COUNTS),
                "research_position": Int(0, POSITIONS - 1),
                "score": Int(0, MOST_POINTS),
                **_SOURCE,
            }
        ),
        "actions": Row(
            {
                "per_turn": Int(1, 9),
                "income": Int(0, MOST_EUROS),
                "clean_up": Int(0, 9),
                "research": Int(0, 9),
                **_SOURCE,
            }
        ),
        "price": Row(
            {
                "same_level": Int(0, MOST_EUROS),
                "per_higher_level": Int(1, MOST_EUROS),
                "lower_level": Int(0, MOST_EUROS),
                **_SOURCE,
            }
        ),
        "score_track": Row({"loop": Int(1, 999), **_SOURCE}),
        "research": Row({"spaces_per_level": ListOf(Int(1, POSITIONS), LEVELS, LEVELS), **_SOURCE}),
        "pollution": Row(
            {
                "round_spaces": Int(1, DISC_COUNTS - 2),
                "prosperity_spaces": ListOf(Int(1, DISC_COUNTS - 2)),
                **_SOURCE,
            }
        ),
        "decades": Rows(
            Row({"id": Id(), "year": Int(1, 9999), "tiles": Int(1, TILES), **_NAMES, **_SOURCE}), 1, DECADES
        ),
        "symbols": Rows(Row({"id": one_of(*SYMBOLS), "signed": Bool(), **_NAMES, **_SOURCE})),
        "types": Rows(Row({"id": one_of(*TYPES), "colour": Text(), **_NAMES, **_SOURCE})),
        "tracks": Rows(Row({"id": one_of(*TRACK_IDS), **_NAMES, **_SOURCE})),
        "spaces": Rows(Row({"id": Id(), "row": Int(1, 9), "column": Int(1, 9), **_NAMES, **_SOURCE}), SPACES, SPACES),
        "scorings": Rows(
            Row(
                {
                    "id": Id(),
                    "symbol": Ref("symbols"),
                    "with_track": Bool(),
                    "positive": ListOf(_SCORING_OPS, 0, EFFECTS),
                    "negative": ListOf(_SCORING_OPS, 0, EFFECTS),
                    **_SOURCE,
                }
            ),
            1,
            SCORINGS,
        ),
        "final_steps": Rows(
            Row({"id": Id(), "repeat": Int(1, 9), "effects": ListOf(_FINAL_OPS, 1, EFFECTS), **_SOURCE}),
            1,
            FINAL_STEPS,
        ),
        "boards": Rows(
            Row(
                {
                    "id": one_of("silver", "black"),
                    "start_energy": Int(-MOST_VISIBLE, MOST_VISIBLE),
                    "start_ecology": Int(-MOST_VISIBLE, MOST_VISIBLE),
                    "spaces": Rows(
                        Row(
                            {
                                "id": Ref("spaces"),
                                "type": one_of(*TYPES[: Type.SPECIAL]),
                                "printed": _SYMBOLS,
                                "printed_de": Maybe(Text()),
                                "printed_en": Maybe(Text()),
                                "lock": Maybe(Bool()),
                                "unlocked_by": Maybe(Ref("spaces")),
                                **_SOURCE,
                            }
                        ),
                        SPACES,
                        SPACES,
                    ),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            SIDES,
            SIDES,
        ),
        "tiles": Rows(
            Row(
                {
                    "id": Id(),
                    "side": Ref("tracks"),
                    "level": Int(1, LEVELS),
                    "type": Ref("types"),
                    "decade": Int(0, 9999),
                    "scoring": Maybe(Ref("scorings")),
                    "symbols": _SYMBOLS,
                    "effects": Maybe(ListOf(_TILE_OPS, 1, EFFECTS)),
                    "help_de": Maybe(Text()),
                    "help_en": Maybe(Text()),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            TILES,
            TILES,
        ),
    }
)

# --- what no single field shows ---------------------------------------------------------------------------------


def cross_check(data: Data, report: Report) -> None:
    """Orders that the engine counts on, tracks, prices, boards, tiles, decades, and the sizes of the record."""
    for table, ids in (("symbols", SYMBOLS), ("types", TYPES), ("tracks", TRACK_IDS), ("boards", ["silver", "black"])):
        if [row["id"] for row in data[table]] != ids:
            report((table,), f"must have the rows {', '.join(ids)}, in this order")
    _check_tracks(data, report)
    for index, board in enumerate(data["boards"]):
        _check_board(data, board, ("boards", index), report)
    for index, tile in enumerate(data["tiles"]):
        _check_tile(data, tile, ("tiles", index), report)
    _check_sets(data, report)
    _check_operations(data, report)


def _check_tracks(data: Data, report: Report) -> None:
    spaces = sum(data["research"]["spaces_per_level"])
    if spaces > POSITIONS:
        report(("research", "spaces_per_level"), f"gives {spaces} spaces; at most {POSITIONS} are possible")
    if data["setup"]["research_position"] >= spaces:
        report(("setup", "research_position"), f"must lie on the track, which has {spaces} spaces")
    if any(place > data["pollution"]["round_spaces"] for place in data["pollution"]["prosperity_spaces"]):
        report(("pollution", "prosperity_spaces"), "must all be round spaces")
    if data["price"]["lower_level"] > data["price"]["same_level"]:
        report(("price", "lower_level"), "must not be dearer than same_level")


def _check_board(data: Data, board: Data, path: tuple[str | int, ...], report: Report) -> None:
    spaces = {space["id"]: space for space in board["spaces"]}
    if list(spaces) != [row["id"] for row in data["spaces"]]:
        report((*path, "spaces"), "must come in the order of the table spaces")
    for symbol in ("energy", "ecology"):
        total = sum(space["printed"].get(symbol, 0) for space in board["spaces"])
        if board[f"start_{symbol}"] != total:
            report((*path, f"start_{symbol}"), f"is {board[f'start_{symbol}']}, but the printed symbols give {total}")
    for index, space in enumerate(board["spaces"]):
        where = (*path, "spaces", index)
        _check_signs(data, space["printed"], (*where, "printed"), report)
        lock = space.get("unlocked_by")
        if lock is not None and not (spaces[lock].get("lock") and spaces[lock]["type"] == "transport"):
            report((*where, "unlocked_by"), f"names {lock}, which is no transport space with a lock")
    for type in TYPES[: Type.SPECIAL]:
        if not any(space["type"] == type and "unlocked_by" not in space for space in board["spaces"]):
            report((*path, "spaces"), f"must have an open space of type {type}")
    deficit = -sum(min(_shown_on(data, space, "energy")) for space in board["spaces"])
    steps = sum(max(_shown_on(data, space, "research")) for space in board["spaces"])
    if max(deficit, steps) > MOST_VISIBLE:
        report(path, f"could lack {deficit} energy or show {steps} research; at most {MOST_VISIBLE} are possible")


def _shown_on(data: Data, space: Data, symbol: str) -> list[int]:
    """All values of a symbol that a space can show: printed there, or on a tile of its type."""
    tiles = [tile["symbols"] for tile in data["tiles"] if tile["type"] == space["type"]]
    return [shown.get(symbol, 0) for shown in (space["printed"], *tiles)]


def _check_tile(data: Data, tile: Data, path: tuple[str | int, ...], report: Report) -> None:
    _check_signs(data, tile["symbols"], (*path, "symbols"), report)
    years = [decade["year"] for decade in data["decades"]]
    if tile["decade"] not in (0, *years):
        report((*path, "decade"), f"is {tile['decade']}, but must be 0 or one of {', '.join(map(str, years))}")
    if bool(tile["decade"]) != ("scoring" in tile):
        report(path, "must have a scoring if it has a decade, and only then")
    elif "scoring" in tile:
        scoring = next(row for row in data["scorings"] if row["id"] == tile["scoring"])
        if not tile["symbols"].get(scoring["symbol"]):
            report((*path, "scoring"), f"is {tile['scoring']}, which is none of the tile's own symbols")
    special = tile["type"] == "special"
    if special != ("effects" in tile) or (special and tile["symbols"]):
        report(path, "must have effects and no symbols if it is special, else symbols only")


def _check_signs(data: Data, symbols: Data, path: tuple[str | int, ...], report: Report) -> None:
    signed = {row["id"] for row in data["symbols"] if row["signed"]}
    for symbol, value in symbols.items():
        if value < 0 and symbol not in signed:
            report((*path, symbol), f"is {value}, but {symbol} is never negative")


def _check_sets(data: Data, report: Report) -> None:
    """As many tiles as the box says, in every decade, and at the start on every level and side."""
    decades = Counter(tile["decade"] for tile in data["tiles"])
    for name, count in (("tiles_start", decades[0]), ("tiles_dated", len(data["tiles"]) - decades[0])):
        if data["box"][name] != count:
            report(("box", name), f"is {data['box'][name]}, but the rows give {count}; correct the one or the other")
    for index, decade in enumerate(data["decades"]):
        if decade["tiles"] != decades[decade["year"]]:
            report(("decades", index, "tiles"), f"is {decade['tiles']}, but the rows give {decades[decade['year']]}")
        scored = {tile.get("scoring") for tile in data["tiles"] if tile["decade"] == decade["year"]}
        if missing := [symbol for symbol in SYMBOLS if symbol not in scored]:
            report(("decades", index), f"must score every symbol; it lacks {', '.join(missing)}")
    start = Counter((tile["side"], tile["level"]) for tile in data["tiles"] if not tile["decade"])
    for side in TRACK_IDS:
        for level in range(1, LEVELS + 1):
            if start[side, level] != PER_LEVEL_AND_SIDE:
                report(("tiles",), f"has {start[side, level]} start tiles of {side} {level}, not {PER_LEVEL_AND_SIDE}")


def _check_operations(data: Data, report: Report) -> None:
    lists = [(("scorings", i, k), row[k]) for i, row in enumerate(data["scorings"]) for k in ("positive", "negative")]
    lists += [(("tiles", i, "effects"), row["effects"]) for i, row in enumerate(data["tiles"]) if "effects" in row]
    for path, operations in lists:
        for index, operation in enumerate(operations):
            wanted = "amount" if path[0] == "tiles" else "each"
            if operation["op"] != "pay_or_pollute" and {"each", "amount"} & operation.keys() != {wanted}:
                report((*path, index), f"must have {wanted}" + (", for it is done once" if wanted == "amount" else ""))
    total = sum(len(operations) for _, operations in lists) + sum(len(row["effects"]) for row in data["final_steps"])
    if total > OPERATIONS:
        report(("scorings",), f"there are {total} operations in all; at most {OPERATIONS} are possible")


# --- the record -------------------------------------------------------------------------------------------------


def build(data: Data) -> Any:
    """The record that the rules read."""
    c = one(CONTENT)
    operations = _Operations(data, c)
    faces = _Faces()
    c.space_count = len(data["spaces"])
    c.decade_count = len(data["decades"])
    _build_figures(data, c)
    for number, row in enumerate(data["scorings"]):
        scoring = c.scorings[number]
        scoring.symbol = SYMBOLS.index(row["symbol"])
        scoring.with_track = row["with_track"]
        operations.add(scoring.positive, row["positive"])
        operations.add(scoring.negative, row["negative"])
    c.final_count = len(data["final_steps"])
    for number, row in enumerate(data["final_steps"]):
        c.final_steps[number].repeat = row["repeat"]
        operations.add(c.final_steps[number].effects, row["effects"])
    for side, board in enumerate(data["boards"]):
        _build_board(c.boards[side], board, faces)
    c.tile_count = len(data["tiles"])
    for number, row in enumerate(data["tiles"]):
        _build_tile(data, c, number, row, faces)
        operations.add(c.tiles[number].effects, row.get("effects", []))
    return c


def _build_figures(data: Data, c: Any) -> None:
    setup, actions, price = data["setup"], data["actions"], data["price"]
    c.start_money = setup["money"]
    c.start_pollution = setup["pollution_discs"]
    c.start_position = setup["research_position"]
    c.start_score = setup["score"]
    c.actions_per_turn = actions["per_turn"]
    c.income = actions["income"]
    c.clean_up = actions["clean_up"]
    c.research_steps = actions["research"]
    c.same_level = price["same_level"]
    c.per_higher_level = price["per_higher_level"]
    c.lower_level = price["lower_level"]
    c.loop = data["score_track"]["loop"]
    bands = [level for level, spaces in enumerate(data["research"]["spaces_per_level"], 1) for _ in range(spaces)]
    c.level_at[: len(bands)] = bands
    c.last_position = len(bands) - 1
    c.triangle = data["pollution"]["round_spaces"] + 1
    for discs in range(c.triangle + 1):
        c.uncovered[discs] = sum(place > discs for place in data["pollution"]["prosperity_spaces"])


def _build_board(board: Any, row: Data, faces: "_Faces") -> None:
    ids = [space["id"] for space in row["spaces"]]
    for number, printed in enumerate(row["spaces"]):
        space = board.spaces[number]
        space.type = TYPES.index(printed["type"])
        _build_symbols(space, printed["printed"], faces)
        space.unlocked_by = NOTHING
        if "unlocked_by" in printed:
            space.unlocked_by = ids.index(printed["unlocked_by"])
            board.spaces[space.unlocked_by].opens |= 1 << number


def _build_tile(data: Data, c: Any, number: int, row: Data, faces: "_Faces") -> None:
    tile, bit = c.tiles[number], 1 << number
    tile.side = TRACK_IDS.index(row["side"])
    tile.level = row["level"]
    tile.type = TYPES.index(row["type"])
    tile.decade = tile.scoring = NOTHING
    if row["decade"]:
        tile.decade = [decade["year"] for decade in data["decades"]].index(row["decade"])
        tile.scoring = [scoring["id"] for scoring in data["scorings"]].index(row["scoring"])
        c.decades[tile.decade] |= bit
        c.dated_tiles |= bit
    else:
        c.start_tiles |= bit
    for level in range(tile.level, LEVELS + 1):
        c.tiles_up_to[tile.side, level] |= bit
    _build_symbols(tile, row["symbols"], faces)


def _build_symbols(record: Any, symbols: Data, faces: "_Faces") -> None:
    shown = tuple(symbols.get(symbol, 0) for symbol in SYMBOLS)
    record.symbols[:] = shown
    record.face = faces.number(shown)


class _Faces:
    """Numbers for what tiles and prints show: equal symbols, equal number."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, ...], int] = {}

    def number(self, shown: tuple[int, ...]) -> int:
        return self.numbers.setdefault(shown, len(self.numbers))


class _Operations:
    """Writes lists of operations one after the other."""

    def __init__(self, data: Data, c: Any) -> None:
        self.scorings = [row["id"] for row in data["scorings"]]
        self.records = c.operations
        self.used = 0

    def add(self, place: Any, operations: list[Data]) -> None:
        place.first, place.count = self.used, len(operations)
        for row in operations:
            self._write(self.records[self.used], row)
            self.used += 1

    def _write(self, operation: Any, row: Data) -> None:
        operation.op = Op[row["op"].upper()]
        operation.each = row.get("each", 1 if row["op"] == "pay_or_pollute" else 0)
        operation.amount = row.get("amount", 0)
        operation.price = row.get("price", row.get("overflow", 0))
        operation.points = row.get("points", row.get("first", 0))
        operation.tied = row.get("first_tied", 0)
        operation.second = row.get("second", 0)
        operation.second_tied = row.get("second_tied", 0)
        if "track" in row:
            operation.track = Track[row["track"].upper()]
        if "scoring" in row:
            operation.scoring = self.scorings.index(row["scoring"])


FORMAT = Format(
    SCHEMA,
    cross_check,
    build,
    domains={"tile": "tiles", "space": "spaces", "symbol": "symbols", "track": "tracks", "decade": "decades"},
)
