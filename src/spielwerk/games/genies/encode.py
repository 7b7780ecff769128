"""Features for a network: the table as one seat sees it, the own academy first, then clockwise."""

from spielwerk.core.agenda import top
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.genies.progress import phase_of
from spielwerk.games.genies.scoring import BEST_SHIFT, BYTE, COUNT_SHIFT, STRENGTH_SHIFT, place_in, standing
from spielwerk.games.genies.state import (
    CARDS,
    DISCIPLINES,
    FIRST_DECISION,
    GENIUSES,
    PHASES,
    POSITIONS,
    ROUNDS,
    SEATS,
    Task,
)

DECISIONS = len(Task) - FIRST_DECISION
PER_SEAT = 7 + 7 * DISCIPLINES + PHASES
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


@rule(inline=False)
def encode_academy(c, s, seat, out, at):
    """One player's part: presence, commitment, chips (fine and coarse), points, cards, disciplines, points to come."""
    player = s.players[seat]
    out.features[at] = 1.0
    out.features[at + 1] = player.committed
    out.features[at + 2] = min(player.chips, 20) / 20
    out.features[at + 3] = player.chips / 100
    out.features[at + 4] = player.points / 20
    out.features[at + 5] = player.hand_size / 3
    out.features[at + 6] = player.points / 20
    to_come = at + 7
    for discipline in range(DISCIPLINES):
        first = to_come + PHASES + 7 * discipline
        own = standing(c, s, seat, discipline)
        out.features[first] = (own >> STRENGTH_SHIFT) / 5
        out.features[first + 1] = (own >> COUNT_SHIFT & BYTE) / 2
        out.features[first + 2] = (own >> BEST_SHIFT & BYTE) / 5
        out.features[first + 3] = 1.0 if player.focus == discipline else 0.0
        out.features[first + 4] = stars_ahead(c, s, seat, discipline, own) / 5
        place = place_in(c, s, seat, discipline)
        if place == 1 or place == 2:
            out.features[first + 4 + place] = 1.0
            encode_prizes(c, s, discipline, place, out, to_come)


@rule(inline=False)
def stars_ahead(c, s, seat, discipline, own):
    """Stars more than the best of the others has."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(c, s, other, discipline) >> STRENGTH_SHIFT)
    return (own >> STRENGTH_SHIFT) - best


@rule
def encode_prizes(c, s, discipline, place, out, at):
    """What a place would bring in each scoring still to come if all stayed as it is; with the points so far it makes
    the last feature before."""
    for phase in range(phase_of(s), PHASES):
        prizes = c.phases[phase].prizes[discipline]
        points = prizes.first if place == 1 else prizes.second
        out.features[at + phase] += points / 10
        out.features[at - 1] += points / 20


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
