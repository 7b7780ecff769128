"""Features for a network: the table as one seat sees it, the own academy first, then clockwise."""

from spielwerk.core.agenda import top
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.genies.scoring import BEST_SHIFT, BYTE, COUNT_SHIFT, STRENGTH_SHIFT, standing
from spielwerk.games.genies.state import (
    CARDS,
    DISCIPLINES,
    FIRST_DECISION,
    GENIUSES,
    POSITIONS,
    ROUNDS,
    SEATS,
    Task,
)
from spielwerk.games.genies.table import phase_of

DECISIONS = len(Task) - FIRST_DECISION
PER_SEAT = 6 + 4 * DISCIPLINES
PER_POSITION = 2 + DISCIPLINES
OWN = 2 * CARDS + POSITIONS + POSITIONS + 1
TABLE = 3 * DISCIPLINES + ROUNDS + DECISIONS
FEATURES = SEATS * PER_SEAT + POSITIONS * PER_POSITION + OWN + TABLE
ENCODING = record([("features", "f4", (FEATURES,))])


@rule
def encode(c, s, seat, out):
    """Write numbers of about the size of one."""
    for i in range(FEATURES):
        out.features[i] = 0.0
    at = 0
    for turned in range(SEATS):
        if turned < s.seats:
            encode_academy(c, s, (seat + turned) % s.seats, out, at)
        at += PER_SEAT
    for position in range(POSITIONS):
        encode_position(c, s, position, out, at)
        at += PER_POSITION
    encode_own(s, seat, out, at)
    encode_table(c, s, out, at + OWN)


@rule
def encode_academy(c, s, seat, out, at):
    """One player's part: presence, commitment, chips (fine and coarse), points, cards, and each discipline."""
    player = s.players[seat]
    out.features[at] = 1.0
    out.features[at + 1] = player.committed
    out.features[at + 2] = min(player.chips, 20) / 20
    out.features[at + 3] = player.chips / 100
    out.features[at + 4] = player.points / 20
    out.features[at + 5] = player.hand_size / 3
    at += 6
    for discipline in range(DISCIPLINES):
        own = standing(c, s, seat, discipline)
        out.features[at] = (own >> STRENGTH_SHIFT) / 5
        out.features[at + 1] = (own >> COUNT_SHIFT & BYTE) / 2
        out.features[at + 2] = (own >> BEST_SHIFT & BYTE) / 5
        out.features[at + 3] = 1.0 if player.focus == discipline else 0.0
        at += 4


@rule
def encode_position(c, s, position, out, at):
    """A package on offer: its cards, all stars, and the stars in each discipline."""
    out.features[at] = s.display_size[position] / 2
    for i in range(s.display_size[position]):
        genius = c.geniuses[s.display[position, i]]
        out.features[at + 1] += genius.stars / 5
        out.features[at + 2 + genius.discipline] += genius.stars / 5


@rule
def encode_own(s, seat, out, at):
    """The own hand and open cards, the own sheet and where it is being written."""
    player = s.players[seat]
    for card in range(CARDS):
        out.features[at + card] = player.hand >> card & 1
        out.features[at + CARDS + card] = player.open >> card & 1
    at += 2 * CARDS
    if s.round > 0:
        for position in range(POSITIONS):
            out.features[at + position] = player.bids[s.round - 1, position] / 20
    out.features[at + POSITIONS + player.cursor] = 1.0


@rule
def encode_table(c, s, out, at):
    """Geniuses of the phase still to come, prizes of the phase, round, decision."""
    if s.round > 0:
        phase = c.phases[phase_of(s)]
        to_come = phase.geniuses & ~s.turned_up
        for genius in range(GENIUSES):
            if to_come >> genius & 1:
                out.features[at + c.geniuses[genius].discipline] += c.geniuses[genius].stars / 5
        for discipline in range(DISCIPLINES):
            out.features[at + DISCIPLINES + discipline] = phase.prizes[discipline].first / 2
            out.features[at + 2 * DISCIPLINES + discipline] = phase.prizes[discipline].second / 2
        out.features[at + 3 * DISCIPLINES + s.round - 1] = 1.0
    at += 3 * DISCIPLINES + ROUNDS
    if s.ending == RUNNING and top(s.agenda).op >= FIRST_DECISION:
        out.features[at + top(s.agenda).op - FIRST_DECISION] = 1.0
