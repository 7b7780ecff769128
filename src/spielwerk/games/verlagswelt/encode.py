"""Features for a network: the table as one seat sees it, the own house first, then clockwise."""

from spielwerk.core.agenda import top
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.verlagswelt.state import FIRST_DECISION, KINDS, PROJECTS, SEATS, Task

DECISIONS = len(Task) - FIRST_DECISION
PER_SEAT = 4 + KINDS + 2 * PROJECTS
FEATURES = SEATS * PER_SEAT + 2 * KINDS + 3 + DECISIONS
ENCODING = record([("features", "f4", (FEATURES,))])


@rule
def encode(c, s, seat, out):
    """Write numbers of about the size of one."""
    at = 0
    for turned in range(SEATS):
        if turned < s.seats:
            encode_house(c, s, (seat + turned) % s.seats, out, at)
        else:
            for i in range(PER_SEAT):
                out.features[at + i] = 0.0
        at += PER_SEAT
    for kind in range(KINDS):
        out.features[at + kind] = s.supply[kind] / 6
        out.features[at + KINDS + kind] = s.pile[kind] / 6
    at += 2 * KINDS
    out.features[at] = s.roll / 12
    out.features[at + 1] = 1.0 if s.roll > 0 and s.dice[0] == s.dice[1] else 0.0
    out.features[at + 2] = s.extra_turns
    at += 3
    for i in range(DECISIONS):
        out.features[at + i] = 0.0
    if s.ending == RUNNING and top(s.agenda).op >= FIRST_DECISION:
        out.features[at + top(s.agenda).op - FIRST_DECISION] = 1.0


@rule
def encode_house(c, s, seat, out, at):
    """One player's part: presence, turn, coins (fine and coarse), cards, projects built and in force."""
    player = s.players[seat]
    out.features[at] = 1.0
    out.features[at + 1] = 1.0 if s.active == seat else 0.0
    out.features[at + 2] = min(player.coins, 10) / 10
    out.features[at + 3] = player.coins / 30
    at += 4
    for kind in range(KINDS):
        out.features[at + kind] = player.cards[kind] / 3
    at += KINDS
    for project in range(PROJECTS):
        out.features[at + 2 * project] = player.built >> project & 1
        out.features[at + 2 * project + 1] = player.in_force >> project & 1
