"""Features for a network: the table as one seat sees it, the own party first."""

from spielwerk.core.agenda import top
from spielwerk.core.bits import CARDS, NO_CARD, has_card
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import RUNNING
from spielwerk.games.zenith.discs import toward
from spielwerk.games.zenith.holdings import is_team_game, other_party, partner_of, party_of
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

DECISIONS = len(Task) - FIRST_DECISION
CARD_SHEETS = 6  # own hand, passed to the partner, own columns, opposing columns, discard pile, own marked cards
SPACES = 7  # of a track, without the control zones
PER_PARTY = 7 + PEOPLES * LEVELS + 5 * PLANETS
HAND = 3 * PLANETS + 2 * PEOPLES
GENERAL = 5
FEATURES = (
    CARD_SHEETS * CARDS
    + PARTIES * PER_PARTY
    + (2 + SPACES) * PLANETS
    + HAND
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
    at = encode_party(c, s, me, out, at)
    at = encode_party(c, s, other_party(me), out, at)
    at = encode_tracks(c, s, me, out, at)
    at = encode_hand(c, s, seat, out, at)
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
def encode_party(c, s, party, out, at):
    """Credits, zenithium, badge, levels, columns, discs won and how near they are to victory."""
    side = s.parties[party]
    total, different, same = disc_counts(side)
    out.features[at] = side.credits / 20
    out.features[at + 1] = side.zenithium / 5
    out.features[at + 2] = s.badge_owner == party
    out.features[at + 3] = s.badge_owner == party and s.badge_side == Badge.GOLD
    out.features[at + 4] = total / c.any_discs
    out.features[at + 5] = different / c.different_planets
    out.features[at + 6] = same / c.same_planet
    at += 7
    for people in range(PEOPLES):
        for level in range(side.levels[people]):
            out.features[at + people * LEVELS + level] = 1.0
    at += PEOPLES * LEVELS
    for planet in range(PLANETS):
        out.features[at + planet] = side.discs[planet] > 0
        out.features[at + PLANETS + planet] = side.discs[planet] > 1
        out.features[at + 2 * PLANETS + planet] = side.heights[planet] / 5
        if wins_with(c, side, planet, total, different):
            out.features[at + 3 * PLANETS + planet] = 1.0
            out.features[at + 4 * PLANETS + planet] = s.positions[planet] * toward(party) / c.zone
    return at + 5 * PLANETS


@rule
def disc_counts(side):
    """Discs won, on how many planets, and the most on one."""
    total, different, same = 0, 0, 0
    for planet in range(PLANETS):
        total += side.discs[planet]
        different += side.discs[planet] > 0
        same = max(same, side.discs[planet])
    return total, different, same


@rule
def wins_with(c, side, planet, total, different):
    """Would one more disc of this planet win the game (Z-02, Z-03, Z-04)?"""
    if total + 1 >= c.any_discs or side.discs[planet] + 1 >= c.same_planet:
        return True
    return side.discs[planet] == 0 and different + 1 >= c.different_planets


@rule
def encode_tracks(c, s, me, out, at):
    """Where the discs lie, counted toward the own zone."""
    for planet in range(PLANETS):
        place = s.positions[planet] * toward(me)
        out.features[at + planet] = place / c.zone
        out.features[at + PLANETS + planet] = s.missing >> planet & 1
        if abs(place) <= SPACES // 2:
            out.features[at + 2 * PLANETS + planet * SPACES + place + SPACES // 2] = 1.0
    return at + (2 + SPACES) * PLANETS


@rule(inline=False)
def encode_hand(c, s, seat, out, at):
    """What the own hand can be used for: by planet the cards, how many can be paid, and the cheapest of them; by people
    the cards, and whether the next level can be paid."""
    side = s.parties[party_of(seat)]
    peoples = at + 3 * PLANETS
    for card in range(CARDS):
        if has_card(s.players[seat].hand, card):
            facts = c.cards[card]
            price = max(0, facts.cost - side.heights[facts.planet])
            out.features[at + facts.planet] += 0.5
            if price <= side.credits:
                out.features[at + PLANETS + facts.planet] += 0.5
                cheap = at + 2 * PLANETS + facts.planet
                out.features[cheap] = max(out.features[cheap], 1.0 - price / 10)
            out.features[peoples + facts.people] += 0.5
            if side.levels[facts.people] < min(LEVELS, side.zenithium):
                out.features[peoples + PEOPLES + facts.people] = 1.0
    return at + HAND


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
