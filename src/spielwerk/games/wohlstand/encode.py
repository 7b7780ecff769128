"""Features for a network: the table as one seat sees it, the own land first, then clockwise."""

from spielwerk.core.agenda import top
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.wohlstand.land import level, on_triangle, uncovered, unlocked, visible
from spielwerk.games.wohlstand.state import FIRST_DECISION, LEVELS, NOTHING, SEATS, SPACES, TILES, TRACKS, Symbol, Task

DECISIONS = len(Task) - FIRST_DECISION
SYMBOLS = len(Symbol)
PER_SPACE = SYMBOLS + 2
PER_SEAT = 9 + 2 * TRACKS + SYMBOLS + SPACES * PER_SPACE
PER_TILE = 3
FEATURES = SEATS * PER_SEAT + TILES * PER_TILE + SYMBOLS + 3 + DECISIONS
ENCODING = record([("features", "f4", (FEATURES,))])


@rule
def encode(c, s, seat, out):
    """Write numbers of about the size of one."""
    at = 0
    for turned in range(SEATS):
        if turned < s.seats:
            encode_land(c, s, (seat + turned) % s.seats, out, at)
        else:
            for i in range(PER_SEAT):
                out.features[at + i] = 0.0
        at += PER_SEAT
    encode_tiles(c, s, out, at)
    at += TILES * PER_TILE
    encode_scorings_to_come(c, s, out, at)
    at += SYMBOLS
    encode_question(s, out, at)


@rule(inline=False)
def encode_land(c, s, seat, out, at):
    """One player's part: turn, money (fine and coarse), points, discs, research, symbols in all and space by space."""
    player = s.players[seat]
    out.features[at] = 1.0
    out.features[at + 1] = 1.0 if s.active == seat else 0.0
    out.features[at + 2] = player.board
    out.features[at + 3] = min(player.money, 500) / 500
    out.features[at + 4] = player.money / 2000
    out.features[at + 5] = player.score / 50
    out.features[at + 6] = player.pollution / 16
    out.features[at + 7] = 1.0 if on_triangle(c, player) else 0.0
    out.features[at + 8] = uncovered(c, player) / 3
    at += 9
    for track in range(TRACKS):
        out.features[at + 2 * track] = player.research[track] / c.last_position
        out.features[at + 2 * track + 1] = level(c, player, track) / LEVELS
    at += 2 * TRACKS
    for symbol in range(SYMBOLS):
        out.features[at + symbol] = visible(c, s, seat, symbol) / 5
    at += SYMBOLS
    for space in range(SPACES):
        tile = player.tiles[space]
        for symbol in range(SYMBOLS):
            if tile == NOTHING:
                out.features[at + symbol] = c.boards[player.board].spaces[space].symbols[symbol] / 3
            else:
                out.features[at + symbol] = c.tiles[tile].symbols[symbol] / 3
        out.features[at + SYMBOLS] = 1.0 if tile == NOTHING else 0.0
        out.features[at + SYMBOLS + 1] = 1.0 if unlocked(c, player, space) else 0.0
        at += PER_SPACE


@rule
def encode_tiles(c, s, out, at):
    """Of each tile whether it is on display, still in the stack, or just being laid down."""
    placing = NOTHING
    if s.ending == RUNNING and top(s.agenda).op == Task.CHOOSE_SPACE:
        placing = top(s.agenda).a
    for tile in range(TILES):
        out.features[at] = s.display >> tile & 1
        out.features[at + 1] = s.stack >> tile & 1
        out.features[at + 2] = 1.0 if tile == placing else 0.0
        at += PER_TILE


@rule
def encode_scorings_to_come(c, s, out, at):
    """How often each symbol will still be scored in the decade under way (W-28)."""
    for symbol in range(SYMBOLS):
        out.features[at + symbol] = 0.0
    decade = 0
    while decade < c.decade_count and s.stack & c.decades[decade] == 0:
        decade += 1
    if decade < c.decade_count:
        for tile in range(c.tile_count):
            if s.stack & c.decades[decade] & 1 << tile:
                out.features[at + c.scorings[c.tiles[tile].scoring].symbol] += 1.0


@rule
def encode_question(s, out, at):
    """How far the game is, what is being asked, and its figures: actions left, points missing, steps."""
    for i in range(3 + DECISIONS):
        out.features[at + i] = 0.0
    out.features[at] = s.turn / 36
    if s.ending == RUNNING and top(s.agenda).op >= FIRST_DECISION:
        task = top(s.agenda)
        if task.op == Task.CHOOSE_ACTION:
            out.features[at + 1] = task.a / 2
        elif task.op != Task.CHOOSE_SPACE:
            out.features[at + 2] = task.a / 5
        out.features[at + 3 + task.op - FIRST_DECISION] = 1.0
