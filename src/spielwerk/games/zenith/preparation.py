"""Before the first turn: boards, supplies, the second party's influence, the first hand."""

from spielwerk.core.agenda import NATURE, push
from spielwerk.core.bits import CARDS, NO_CARD, add_card, clear_cards, count_cards, next_card
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.zenith.actions import CARD, DONE, Event
from spielwerk.games.zenith.discs import move_disc
from spielwerk.games.zenith.holdings import discard, is_team_game, other_party
from spielwerk.games.zenith.offers import offer_mulligan
from spielwerk.games.zenith.state import MEMBERS, NO_TOKEN, NOBODY, PARTIES, PLACES, PLANETS, Task, TeamResources


@rule
def lay_out(c, s):
    """Empty boards, a full deck, a full supply of tokens, the badge with nobody.

    Z-07, Z-08, Z-09, Z-10, Z-11, Z-12, Z-13, Z-14, Z-15.
    """
    s.winner = NOBODY
    s.badge_owner = NOBODY
    for party in range(PARTIES):
        equip(c, s, party)
    for place in range(PLACES):
        s.places[place] = NO_TOKEN
    for kind in range(c.bonus_count):
        s.supply[kind] = c.bonus_copies[kind]
    for card in range(CARDS):
        s.below[card] = NO_CARD
    for card in range(c.card_count):
        add_card(s.deck, card)
    s.deck_size = c.card_count
    s.undecided = (1 << s.seats) - 1


@rule
def equip(c, s, party):
    """12 credits and 1 zenithium, empty columns, all markers at the start (Z-09, Z-14, Z:A-03)."""
    side = s.parties[party]
    shares = MEMBERS if s.options.team_resources == TeamResources.PER_PERSON else 1
    side.credits = c.credits * shares
    side.zenithium = c.zenithium * shares
    for planet in range(PLANETS):
        side.tops[planet] = NO_CARD


@rule
def choose_first_party(c, s, log, party):
    """The other party has the second turn and starts with some influence (Z-16, Z-17, Z-18, Z-74)."""
    s.party = party
    note(log, Event.FIRST_PARTY, party, 0, 0, 0)
    second = other_party(party)
    planets = c.handicap if s.options.handicap else c.second_party
    if is_team_game(s):
        planets = c.second_team
    for planet in range(PLANETS):
        if planets >> planet & 1:
            move_disc(c, s, log, second, planet, 1, second)


@rule
def lay_token(s, log, place, kind):
    """One face-up token on every planet and every people (Z-10)."""
    s.supply[kind] -= 1
    s.places[place] = kind
    if place < PLANETS:
        note(log, Event.PLANET_TOKEN_LAID, NATURE, place, kind, 0)
    else:
        note(log, Event.PEOPLE_TOKEN_LAID, NATURE, place - PLANETS, kind, 0)


@rule
def lay_side(c, s, log, people, side):
    """One side of each technology part is up (Z-08)."""
    s.sides[people] = side
    note(log, Event.SIDE_LAID, NATURE, c.side_rows[people, side], 0, 0)


# --- mulligan --------------------------------------------------------------------------------------------------


@rule
def undecided_seats(s):
    """Those who still think about their first hand (Z-19, Z:A-20, Z:A-36)."""
    return s.undecided + 0


@rule
def mark_card(c, s, log, seat, action):
    """Mark a card to be exchanged; who is done, or has no more cards to mark, has decided (Z-19)."""
    if action != DONE:
        add_card(s.players[seat].marked, action - CARD)
    if action == DONE or offer_mulligan(c, s, seat, log.options) == 0:
        s.undecided &= ~(1 << seat)


@rule
def exchange_hands(s, log):
    """When all have decided: discard, then draw as many, the starting party first (Z-19, Z:A-15, Z:A-36)."""
    for turned in range(s.seats):
        discard_marked(s, log, seat_in_order(s, turned))
    for turned in range(s.seats - 1, -1, -1):
        push(s.agenda, Task.REFILL, seat_in_order(s, turned), 0, 0)


@rule
def seat_in_order(s, turned):
    """The seats of the starting party, then those of the other one."""
    members = s.seats // PARTIES
    party = s.party if turned < members else other_party(s.party)
    return party + PARTIES * (turned % members)


@rule
def discard_marked(s, log, seat):
    marked = s.players[seat].marked
    note(log, Event.MULLIGANED, seat, count_cards(marked), 0, 0)
    card = next_card(marked, NO_CARD)
    while card != NO_CARD:
        discard(s, seat, card)
        note(log, Event.DISCARDED, seat, card, 0, 0)
        card = next_card(marked, card)
    clear_cards(marked)
