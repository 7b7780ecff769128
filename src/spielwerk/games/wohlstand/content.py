"""What is printed on the components of Wohlstand, and how it becomes the CONTENT record."""

from collections import Counter
from typing import Annotated, Any, Literal

from spielwerk.core.content import Format, Report, copy_figures, numbers
from spielwerk.core.schema import Component, File, Id, Operation, Sourced, Text, domain, only, ref, size, within, word
from spielwerk.core.toml_lines import Path
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

PER_LEVEL_AND_SIDE = 2  # start tiles (W-04)
BOARDS = ("silver", "black")
SPACE_TYPES = tuple(Type)[: Type.SPECIAL]

Euros = Annotated[int, within(0, 1000)]
Some = Annotated[int, within(1, 1000)]
Points = Annotated[int, within(0, 99)]
Few = Annotated[int, within(0, 9)]
Position = Annotated[int, within(1, 9)]
Year = Annotated[int, within(0, 9999)]
Visible = Annotated[int, within(-MOST_VISIBLE, MOST_VISIBLE)]
Disc = Annotated[int, within(1, DISC_COUNTS - 2)]
Tiles = Annotated[int, within(0, TILES)]
Side = Annotated[Track, only(*list(Track)[:TRACKS])]
ScoringId = Annotated[str, ref("scorings")]
SpaceId = Annotated[str, ref("spaces")]
Symbols = dict[Symbol, Annotated[int, within(-9, 9)]]

# --- the rows of the file ----------------------------------------------------------------------------------------


class PlayerOperation(Operation):
    """Done once for `amount`, or `each` times the symbols that are scored."""

    each: Some = 0
    amount: Some = 0


class GainMoney(PlayerOperation): ...


class AddPollution(PlayerOperation): ...


class GainProsperity(PlayerOperation): ...


class RemovePollution(PlayerOperation):
    overflow: Euros


class AdvanceResearch(PlayerOperation):
    each: Annotated[int, only(1)] = 0
    amount: Annotated[int, within(1, MOST_VISIBLE)] = 0
    track: Annotated[Track, only(Track.CHOOSE, Track.BOTH)]


class PayOrPollute(Operation):
    price: Some


class Score(Operation):
    scoring: ScoringId


class ExchangeMoney(Operation):
    price: Some
    points: Points


class RankResearch(Operation):
    track: Side
    first: Points
    first_tied: Points
    second: Points
    second_tied: Points


TileEffect = GainMoney | AddPollution | GainProsperity | RemovePollution | AdvanceResearch
ScoringEffect = TileEffect | PayOrPollute
FinalEffect = Score | ExchangeMoney | RankResearch


class Tile(Component):
    side: Side
    level: Annotated[int, within(1, LEVELS)]
    type: Type
    decade: Year
    scoring: ScoringId | None = None
    symbols: Symbols
    effects: Annotated[list[TileEffect], size(1, EFFECTS)] | None = None
    help_de: Text | None = None
    help_en: Text | None = None


class PrintedSpace(Sourced):
    id: SpaceId
    type: Annotated[Type, only(*SPACE_TYPES)]
    printed: Symbols
    printed_de: Text | None = None
    printed_en: Text | None = None
    lock: bool = False
    unlocked_by: SpaceId | None = None


class Board(Component):
    start_energy: Visible
    start_ecology: Visible
    spaces: Annotated[list[PrintedSpace], size(SPACES)]


class Scoring(Sourced):
    id: Id
    symbol: Symbol
    with_track: bool
    positive: Annotated[list[ScoringEffect], size(0, EFFECTS)]
    negative: Annotated[list[ScoringEffect], size(0, EFFECTS)]


class FinalStep(Sourced):
    id: Id
    repeat: Position
    effects: Annotated[list[FinalEffect], size(1, EFFECTS)]


class Space(Component):
    row: Position
    column: Position


class SymbolRow(Component):
    signed: bool


class TypeRow(Component):
    colour: Text


class Decade(Component):
    year: Annotated[int, within(1, 9999)]
    tiles: Annotated[int, within(1, TILES)]


class Players(Sourced):
    min: Literal[2]
    max: Annotated[int, only(SEATS)]


class Box(Sourced):
    research_boards: Literal[1]
    player_boards: Annotated[int, only(SEATS)]
    pollution_discs: Annotated[int, within(0, 999)]
    cubes_per_player: Annotated[int, within(0, 99)]
    banknotes: Any
    colours: Annotated[list[Text], size(SEATS)]
    tiles_start: Tiles
    tiles_dated: Annotated[int, within(1, TILES)]


class Setup(Sourced):
    money: Euros
    pollution_discs: Annotated[int, within(0, DISC_COUNTS)]
    research_position: Annotated[int, within(0, POSITIONS - 1)]
    score: Points


class Actions(Sourced):
    per_turn: Position
    income: Euros
    clean_up: Few
    research: Few


class Price(Sourced):
    same_level: Euros
    per_higher_level: Some
    lower_level: Euros


class ScoreTrack(Sourced):
    loop: Annotated[int, within(1, 999)]


class Research(Sourced):
    spaces_per_level: Annotated[list[Annotated[int, within(1, POSITIONS)]], size(LEVELS)]


class Pollution(Sourced):
    round_spaces: Disc
    prosperity_spaces: list[Disc]


class Components(File):
    game: Literal["wohlstand"]
    tiles: Annotated[list[Tile], size(TILES), domain("tile")]
    spaces: Annotated[list[Space], size(SPACES), domain("space")]
    symbols: Annotated[list[SymbolRow], size(len(Symbol)), domain("symbol")]
    tracks: Annotated[list[Component], size(TRACKS), domain("track")]
    decades: Annotated[list[Decade], size(1, DECADES), domain("decade")]
    players: Players
    box: Box
    setup: Setup
    actions: Actions
    price: Price
    score_track: ScoreTrack
    research: Research
    pollution: Pollution
    types: Annotated[list[TypeRow], size(len(Type))]
    scorings: Annotated[list[Scoring], size(1, SCORINGS)]
    final_steps: Annotated[list[FinalStep], size(1, FINAL_STEPS)]
    boards: Annotated[list[Board], size(SIDES)]


# --- what no single field shows ----------------------------------------------------------------------------------


def check(printed: Components, report: Report) -> None:
    """Orders that the engine counts on, tracks, prices, boards, tiles, decades, and the sizes of the record."""
    report.order("symbols", printed.symbols, [word(symbol) for symbol in Symbol])
    report.order("types", printed.types, [word(type) for type in Type])
    report.order("tracks", printed.tracks, [word(track) for track in list(Track)[:TRACKS]])
    report.order("boards", printed.boards, BOARDS)
    _check_tracks(printed, report)
    for index, board in enumerate(printed.boards):
        _check_board(printed, board, ("boards", index), report)
    for index, tile in enumerate(printed.tiles):
        _check_tile(printed, tile, ("tiles", index), report)
    _check_sets(printed, report)
    _check_operations(printed, report)


def _check_tracks(printed: Components, report: Report) -> None:
    spaces = sum(printed.research.spaces_per_level)
    if spaces > POSITIONS:
        report(("research", "spaces_per_level"), f"gives {spaces} spaces; at most {POSITIONS} are possible")
    if printed.setup.research_position >= spaces:
        report(("setup", "research_position"), f"must lie on the track, which has {spaces} spaces")
    if any(place > printed.pollution.round_spaces for place in printed.pollution.prosperity_spaces):
        report(("pollution", "prosperity_spaces"), "must all be round spaces")
    if printed.price.lower_level > printed.price.same_level:
        report(("price", "lower_level"), "must not be dearer than same_level")


def _check_board(printed: Components, board: Board, path: Path, report: Report) -> None:
    spaces = {space.id: space for space in board.spaces}
    if list(spaces) != [row.id for row in printed.spaces]:
        report((*path, "spaces"), "must come in the order of the table spaces")
    for symbol, start in ((Symbol.ENERGY, board.start_energy), (Symbol.ECOLOGY, board.start_ecology)):
        total = sum(space.printed.get(symbol, 0) for space in board.spaces)
        if start != total:
            report((*path, f"start_{word(symbol)}"), f"is {start}, but the printed symbols give {total}")
    for index, space in enumerate(board.spaces):
        where = (*path, "spaces", index)
        _check_signs(printed, space.printed, (*where, "printed"), report)
        lock = spaces.get(space.unlocked_by or "")
        if lock and not (lock.lock and lock.type == Type.TRANSPORT):
            report((*where, "unlocked_by"), f"names {lock.id}, which is no transport space with a lock")
    for type in SPACE_TYPES:
        if not any(space.type == type and not space.unlocked_by for space in board.spaces):
            report((*path, "spaces"), f"must have an open space of type {word(type)}")
    deficit = -sum(min(_shown_on(printed, space, Symbol.ENERGY)) for space in board.spaces)
    steps = sum(max(_shown_on(printed, space, Symbol.RESEARCH)) for space in board.spaces)
    if max(deficit, steps) > MOST_VISIBLE:
        report(path, f"could lack {deficit} energy or show {steps} research; at most {MOST_VISIBLE} are possible")


def _shown_on(printed: Components, space: PrintedSpace, symbol: Symbol) -> list[int]:
    """All values of a symbol that a space can show: printed there, or on a tile of its type."""
    tiles = [tile.symbols for tile in printed.tiles if tile.type == space.type]
    return [shown.get(symbol, 0) for shown in (space.printed, *tiles)]


def _check_tile(printed: Components, tile: Tile, path: Path, report: Report) -> None:
    _check_signs(printed, tile.symbols, (*path, "symbols"), report)
    years = [decade.year for decade in printed.decades]
    if tile.decade not in (0, *years):
        report((*path, "decade"), f"is {tile.decade}, but must be 0 or one of {', '.join(map(str, years))}")
    if bool(tile.decade) != bool(tile.scoring):
        report(path, "must have a scoring if it has a decade, and only then")
    elif tile.scoring and not tile.symbols.get(printed.scorings[numbers(printed.scorings)[tile.scoring]].symbol):
        report((*path, "scoring"), f"is {tile.scoring}, which is none of the tile's own symbols")
    special = tile.type == Type.SPECIAL
    if special != bool(tile.effects) or (special and tile.symbols):
        report(path, "must have effects and no symbols if it is special, else symbols only")


def _check_signs(printed: Components, symbols: Symbols, path: Path, report: Report) -> None:
    for symbol, value in symbols.items():
        if value < 0 and not printed.symbols[symbol].signed:
            report((*path, word(symbol)), f"is {value}, but {word(symbol)} is never negative")


def _check_sets(printed: Components, report: Report) -> None:
    """As many tiles as the box says, in every decade, and at the start on every level and side."""
    decades = Counter(tile.decade for tile in printed.tiles)
    counted = {"tiles_start": decades[0], "tiles_dated": len(printed.tiles) - decades[0]}
    report.counts("box", printed.box, counted)
    for index, decade in enumerate(printed.decades):
        if decade.tiles != decades[decade.year]:
            report(("decades", index, "tiles"), f"is {decade.tiles}, but the rows give {decades[decade.year]}")
        scored = {tile.scoring for tile in printed.tiles if tile.decade == decade.year}
        if missing := [row.id for row in printed.symbols if row.id not in scored]:
            report(("decades", index), f"must score every symbol; it lacks {', '.join(missing)}")
    start = Counter((tile.side, tile.level) for tile in printed.tiles if not tile.decade)
    for side, row in enumerate(printed.tracks):
        for level in range(1, LEVELS + 1):
            if (tiles := start[Track(side), level]) != PER_LEVEL_AND_SIDE:
                report(("tiles",), f"has {tiles} start tiles of {row.id} {level}, not {PER_LEVEL_AND_SIDE}")


def _check_operations(printed: Components, report: Report) -> None:
    lists: dict[Path, list[Any]] = {("tiles", i, "effects"): row.effects or [] for i, row in enumerate(printed.tiles)}
    for i, row in enumerate(printed.scorings):
        lists |= {("scorings", i, "positive"): row.positive, ("scorings", i, "negative"): row.negative}
    for path, operations in lists.items():
        once = path[0] == "tiles"
        for index, operation in enumerate(operations):
            if isinstance(operation, PlayerOperation) and (
                once == bool(operation.each) or once != bool(operation.amount)
            ):
                report((*path, index), "must have amount, for it is done once" if once else "must have each")
    total = sum(map(len, lists.values())) + sum(len(row.effects) for row in printed.final_steps)
    if total > OPERATIONS:
        report(("scorings",), f"there are {total} operations in all; at most {OPERATIONS} are possible")


# --- the record --------------------------------------------------------------------------------------------------


def fill(c: Any, printed: Components) -> None:
    """Write all that the rules read."""
    operations = _Operations(c, printed)
    faces = _Faces()
    c.space_count = len(printed.spaces)
    c.decade_count = len(printed.decades)
    c.final_count = len(printed.final_steps)
    c.tile_count = len(printed.tiles)
    _fill_figures(c, printed)
    for number, row in enumerate(printed.scorings):
        scoring = c.scorings[number]
        copy_figures(row, scoring)
        operations.add(scoring.positive, row.positive)
        operations.add(scoring.negative, row.negative)
    for number, step in enumerate(printed.final_steps):
        c.final_steps[number].repeat = step.repeat
        operations.add(c.final_steps[number].effects, step.effects)
    for side, board in enumerate(printed.boards):
        _fill_board(c.boards[side], board, faces)
    for number, tile in enumerate(printed.tiles):
        _fill_tile(c, printed, number, tile)
        faces.show(c.tiles[number], tile.symbols)
        operations.add(c.tiles[number].effects, tile.effects or [])


def _fill_figures(c: Any, printed: Components) -> None:
    setup = printed.setup
    c.start_money = setup.money
    c.start_pollution = setup.pollution_discs
    c.start_position = setup.research_position
    c.start_score = setup.score
    c.actions_per_turn = printed.actions.per_turn
    c.research_steps = printed.actions.research
    for row in (printed.actions, printed.price, printed.score_track):
        copy_figures(row, c)
    bands = [level for level, spaces in enumerate(printed.research.spaces_per_level, 1) for _ in range(spaces)]
    c.level_at[: len(bands)] = bands
    c.last_position = len(bands) - 1
    c.triangle = printed.pollution.round_spaces + 1
    for discs in range(c.triangle + 1):
        c.uncovered[discs] = sum(place > discs for place in printed.pollution.prosperity_spaces)


def _fill_board(board: Any, row: Board, faces: "_Faces") -> None:
    places = numbers(row.spaces)
    for number, printed in enumerate(row.spaces):
        space = board.spaces[number]
        space.type = printed.type
        faces.show(space, printed.printed)
        space.unlocked_by = NOTHING
        if printed.unlocked_by:
            space.unlocked_by = places[printed.unlocked_by]
            board.spaces[space.unlocked_by].opens |= 1 << number


def _fill_tile(c: Any, printed: Components, number: int, row: Tile) -> None:
    tile, bit = c.tiles[number], 1 << number
    tile.side, tile.level, tile.type = row.side, row.level, row.type
    tile.decade = tile.scoring = NOTHING
    if row.scoring:
        tile.decade = [decade.year for decade in printed.decades].index(row.decade)
        tile.scoring = numbers(printed.scorings)[row.scoring]
        c.decades[tile.decade] |= bit
        c.dated_tiles |= bit
    else:
        c.start_tiles |= bit
    for level in range(tile.level, LEVELS + 1):
        c.tiles_up_to[tile.side, level] |= bit


class _Faces:
    """Numbers for what tiles and prints show: equal symbols, equal number."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, ...], int] = {}

    def show(self, record: Any, symbols: Symbols) -> None:
        shown = tuple(symbols.get(symbol, 0) for symbol in Symbol)
        record.symbols[:] = shown
        record.face = self.numbers.setdefault(shown, len(self.numbers))


class _Operations:
    """Writes lists of operations one after the other."""

    def __init__(self, c: Any, printed: Components) -> None:
        self.scorings = numbers(printed.scorings)
        self.records = c.operations
        self.used = 0

    def add(self, place: Any, operations: list[Any]) -> None:
        place.first, place.count = self.used, len(operations)
        for row in operations:
            self._write(self.records[self.used], row)
            self.used += 1

    def _write(self, operation: Any, row: ScoringEffect | FinalEffect) -> None:
        operation.op = Op[row.op.upper()]
        copy_figures(row, operation)
        match row:
            case PayOrPollute():
                operation.each = 1
            case RemovePollution():
                operation.price = row.overflow
            case RankResearch():
                operation.points, operation.tied = row.first, row.first_tied
            case Score():
                operation.scoring = self.scorings[row.scoring]


FORMAT = Format(Components, CONTENT, check, fill, remarks={"name_source": Text, "confirmed": list[Text]})
