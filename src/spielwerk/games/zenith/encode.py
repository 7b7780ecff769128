"""Features for a network: the table as one seat sees it, the own party first."""

from spielwerk.core.agenda import top
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.zenith.cardset import CARDS, NO_CARD, has_card
from spielwerk.games.zenith.discs import toward
from spielwerk.games.zenith.state import (
    BONUSES,
    FIRST_DECISION,
    LEVELS,
    NO_TOKEN,
    PARTIES,
    PEOPLES,
    PLACES,
    PLANETS,
    SEATS,
    Badge,
    Task,
)
from spielwerk.games.zenith.table import is_team_game, other_party, partner_of, party_of

DECISIONS = len(Task) - FIRST_DECISION
CARD_SHEETS = 6  # own hand, passed to the partner, own columns, opposing columns, discard pile, own marked cards
PER_PARTY = 4 + PEOPLES + 3 * PLANETS
GENERAL = 5
FEATURES = (
    CARD_SHEETS * CARDS
    + PARTIES * PER_PARTY
    + 2 * PLANETS
    + PEOPLES
    + PLACES * BONUSES
    + 2 * BONUSES
    + SEATS
    + GENERAL
    + DECISIONS
)
ENCODING = record([("features", "f4", (FEATURES,))])


@rule
def encode(c, s, seat, out):
    """Write numbers of about the size of one."""
    for i in range(FEATURES):
        out.features[i] = 0.0
    me = party_of(seat)
    at = encode_cards(s, seat, out)
    at = encode_party(s, me, out, at)
    at = encode_party(s, other_party(me), out, at)
    for planet in range(PLANETS):
        out.features[at + planet] = s.positions[planet] * toward(me) / c.zone
        out.features[at + PLANETS + planet] = s.missing >> planet & 1
    at += 2 * PLANETS
    for people in range(PEOPLES):
        out.features[at + people] = s.sides[people]
    at = encode_tokens(s, out, at + PEOPLES)
    for turned in range(s.seats):
        out.features[at + turned] = s.players[(seat + turned) % s.seats].hand_size / 6
    at += SEATS
    out.features[at] = s.party == me
    out.features[at + 1] = s.active == seat
    out.features[at + 2] = s.second
    out.features[at + 3] = s.turn / 100
    out.features[at + 4] = s.deck_size / 90
    at += GENERAL
    if s.ending == RUNNING and top(s.agenda).op >= FIRST_DECISION:
        out.features[at + top(s.agenda).op - FIRST_DECISION] = 1.0


@rule
def encode_cards(s, seat, out):
    """Where each card lies, as far as the seat knows."""
    me = party_of(seat)
    for card in range(CARDS):
        out.features[card] = has_card(s.players[seat].hand, card)
        if is_team_game(s):
            out.features[CARDS + card] = has_card(s.players[partner_of(seat)].given, card)
        out.features[4 * CARDS + card] = has_card(s.discards, card)
        out.features[5 * CARDS + card] = has_card(s.players[seat].marked, card)
    for turned in range(PARTIES):
        party = me if turned == 0 else other_party(me)
        for planet in range(PLANETS):
            card = s.parties[party].tops[planet]
            while card != NO_CARD:
                out.features[(2 + turned) * CARDS + card] = 1.0
                card = s.below[card]
    return CARD_SHEETS * CARDS


@rule
def encode_party(s, party, out, at):
    """Credits, zenithium, badge, levels, discs won, columns."""
    side = s.parties[party]
    out.features[at] = side.credits / 20
    out.features[at + 1] = side.zenithium / 5
    out.features[at + 2] = s.badge_owner == party
    out.features[at + 3] = s.badge_owner == party and s.badge_side == Badge.GOLD
    at += 4
    for people in range(PEOPLES):
        out.features[at + people] = side.levels[people] / LEVELS
    at += PEOPLES
    for planet in range(PLANETS):
        out.features[at + planet] = side.discs[planet] / 2
        out.features[at + PLANETS + planet] = side.heights[planet] / 5
        out.features[at + 2 * PLANETS + planet] = (side.tops[planet] + 1) / CARDS
    return at + 3 * PLANETS


@rule
def encode_tokens(s, out, at):
    """Which token lies where; what is face down, what discarded."""
    for place in range(PLACES):
        if s.places[place] != NO_TOKEN:
            out.features[at + place * BONUSES + s.places[place]] = 1.0
    at += PLACES * BONUSES
    for kind in range(BONUSES):
        out.features[at + kind] = s.supply[kind] / 4
        out.features[at + BONUSES + kind] = s.used[kind] / 4
    return at + 2 * BONUSES
