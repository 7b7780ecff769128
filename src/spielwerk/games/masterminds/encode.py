"""Features for a network: the table as one seat sees it, the own lair first, then clockwise."""

from spielwerk.core.agenda import top
from spielwerk.core.bits import count_bits
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.masterminds.gains import codex_markers
from spielwerk.games.masterminds.information import pool
from spielwerk.games.masterminds.missions import amount_of
from spielwerk.games.masterminds.result import score
from spielwerk.games.masterminds.state import (
    AGENTS,
    BUILDING_TYPES,
    BUILDINGS,
    CITIES,
    FACE_UP,
    FIRST_DECISION,
    FUNCTIONS,
    MACHINES,
    MISSIONS,
    PARTS,
    SEATS,
    SECTIONS,
    STACK,
    Task,
)

DECISIONS = len(Task) - FIRST_DECISION
TABLE = 9
PER_SEAT = 12 + FUNCTIONS + MACHINES + SECTIONS * (1 + PARTS) + BUILDING_TYPES + 2 * AGENTS
PER_PLACED = SEATS + AGENTS
PER_CITY = STACK * PER_PLACED + MISSIONS + 2 * SEATS
FEATURES = SEATS * PER_SEAT + CITIES * PER_CITY + BUILDINGS + CITIES + STACK * PER_PLACED + AGENTS + TABLE + DECISIONS
ENCODING = record([("features", "f4", (FEATURES,))])


@rule(inline=False)
def encode(c, s, seat, out):
    """Write numbers of about the size of one."""
    for i in range(FEATURES):
        out.features[i] = 0.0
    at = 0
    for turned in range(s.seats):
        encode_lair(c, s, (seat + turned) % s.seats, seat, out, at + turned * PER_SEAT)
    at += SEATS * PER_SEAT
    for city in range(CITIES):
        encode_city(c, s, city, seat, out, at + city * PER_CITY)
    at += CITIES * PER_CITY
    for building in range(BUILDINGS):
        out.features[at + building] = s.standing >> building & 1
    at += BUILDINGS
    at = encode_pile(s, seat, out, at)
    if s.players[seat].top >= 0:
        out.features[at + s.players[seat].top] = 1.0
    at += AGENTS
    at = encode_table(c, s, out, at)
    if s.ending == RUNNING and top(s.agenda).op >= FIRST_DECISION:
        out.features[at + top(s.agenda).op - FIRST_DECISION] = 1.0


@rule(inline=False)
def encode_lair(c, s, owner, seat, out, at):
    """One player's part: sheet, markers, loot, discard, and where the agents out of sight may be."""
    player = s.players[owner]
    out.features[at] = 1.0
    out.features[at + 1] = s.active == owner
    out.features[at + 2] = player.firepower / 12
    out.features[at + 3] = (player.firepower - s.service_level) / 6
    out.features[at + 4] = player.scientists / 4
    out.features[at + 5] = player.lab / 4
    out.features[at + 6] = codex_markers(player) / 10
    out.features[at + 7] = player.codex[1] / 10
    out.features[at + 8] = player.codex_face
    out.features[at + 9] = player.chaos / 8
    out.features[at + 10] = score(c, player) / 40
    out.features[at + 11] = player.supply_size / 5
    at += 12
    for function in range(FUNCTIONS):
        out.features[at + function] = player.unlocked >> function & 1
    at += FUNCTIONS
    if player.machine >= 0:
        out.features[at + player.machine] = 1.0
        at += MACHINES
        for section in range(SECTIONS):
            out.features[at + section] = player.built >> section & 1
            for part in range(PARTS):
                missing = c.sections[player.machine * SECTIONS + section].spaces[part] - player.parts[part, section]
                if player.built >> section & 1 == 0:
                    out.features[at + SECTIONS * (1 + part) + section] = missing / 3
    else:
        at += MACHINES
    at += SECTIONS * (1 + PARTS)
    for kind in range(BUILDING_TYPES):
        out.features[at + kind] = count_bits(player.buildings & c.buildings_of[kind]) / 2
    at += BUILDING_TYPES
    supply = player.supply if owner == seat else pool(player, player.shuffles)
    for agent in range(AGENTS):
        out.features[at + agent] = player.discard >> agent & 1
        out.features[at + AGENTS + agent] = supply >> agent & 1


@rule
def encode_city(c, s, city, seat, out, at):
    """The stack with what the seat knows of it, the open mission, and who is how far from it."""
    place = s.cities[city]
    for i in range(place.height):
        encode_placed(s, place.stack[i], seat, out, at + i * PER_PLACED)
    at += STACK * PER_PLACED
    if place.mission >= 0:
        out.features[at + place.mission] = 1.0
        for turned in range(s.seats):
            encode_progress(c, s, place.mission, (seat + turned) % s.seats, out, at + MISSIONS + 2 * turned)


@rule(inline=False)
def encode_progress(c, s, mission, owner, out, at):
    """What a player could claim now, or how much is missing."""
    if s.players[owner].machine < 0:
        return
    card = c.missions[mission]
    missing = 0
    for i in range(card.need_count):
        need = card.needs[i]
        missing += max(0, need.n - amount_of(c, s.players[owner], need.what, need.a))
    out.features[at] = card.points / 8 if missing == 0 else 0.0
    out.features[at + 1] = missing / 4


@rule(inline=False)
def encode_placed(s, placed, seat, out, at):
    """Whose it is, counted from the own seat, and which agents it may be, all equally likely."""
    out.features[at + (placed.owner - seat) % s.seats] = 1.0
    at += SEATS
    if placed.owner == seat or placed.batch == FACE_UP:
        out.features[at + placed.agent] = 1.0
        return
    agents = pool(s.players[placed.owner], placed.batch)
    share = 1.0 / count_bits(agents)
    for agent in range(AGENTS):
        if agents >> agent & 1:
            out.features[at + agent] = share


@rule
def encode_pile(s, seat, out, at):
    """The stack that is being resolved, with its city."""
    if s.pile.city >= 0:
        out.features[at + s.pile.city] = 1.0
    at += CITIES
    for i in range(max(s.pile.next - 1, 0), s.pile.height):
        encode_placed(s, s.pile.stack[i], seat, out, at + (i - max(s.pile.next - 1, 0)) * PER_PLACED)
    return at + STACK * PER_PLACED


@rule
def encode_table(c, s, out, at):
    """What belongs to nobody."""
    out.features[at] = s.service_level / 12
    out.features[at + 1] = s.scientists / 12
    out.features[at + 2] = count_bits(s.deck) / 19
    out.features[at + 3] = s.triggered
    out.features[at + 4] = s.turns_left / 4
    out.features[at + 5] = min(s.turn, 200) / 100
    out.features[at + 6] = s.spent != 0
    out.features[at + 7] = s.pile.blocker >= 0
    out.features[at + 8] = s.run.stolen >= 0
    return at + TABLE
