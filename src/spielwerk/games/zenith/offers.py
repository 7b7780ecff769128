"""The options of every decision, in ascending order of their numbers. Each function returns how many there are."""

from spielwerk.core.bits import CARDS, NO_CARD, count_cards, highest_card, next_card
from spielwerk.core.jit import rule
from spielwerk.games.zenith.actions import (
    ACCEPT,
    CARD,
    DECLINE,
    DEVELOP,
    DONE,
    FIRST,
    LEAD,
    OPTION,
    PEOPLE,
    PLANET,
    RECRUIT,
    ROW,
    TIER,
    TOKEN_PLACE,
)
from spielwerk.games.zenith.holdings import is_team_game, member_of, other_party, party_of
from spielwerk.games.zenith.state import (
    MOST_OVERHANG,
    NO_TOKEN,
    PARTIES,
    PEOPLES,
    PLACES,
    PLANETS,
)
from spielwerk.games.zenith.targets import (
    NO_COST,
    columns_to_choose,
    discs_to_choose,
    exchange_offered,
    list_changes_something,
    opposing_discs,
    party_meant,
    people_open,
    row_moves,
)
from spielwerk.games.zenith.technology import can_develop

SCRATCH = 3 * CARDS
"""Where on the sheet a hand is listed before its uses are."""


# --- playing a card --------------------------------------------------------------------------------------------


@rule
def price_of_card(c, s, party, card):
    """The printed cost, one less for each card in the column, at least 0 (Z-39, Z-43)."""
    printed = c.cards[card]
    return max(0, printed.cost - s.parties[party].heights[printed.planet])


@rule
def may_recruit_at(c, s, seat, planet):
    """In a team, each member has three planets to recruit at (Z-82, Z-83)."""
    return not is_team_game(s) or c.members[planet] >> member_of(seat) & 1 == 1


@rule
def can_recruit(c, s, seat, card):
    """The planet is allowed and the price can be paid (Z-40, Z-82, Z-83)."""
    party = party_of(seat)
    return (
        may_recruit_at(c, s, seat, c.cards[card].planet)
        and price_of_card(c, s, party, card) <= s.parties[party].credits
    )


@rule
def offer_cards(c, s, seat, out):
    """Each hand card to recruit, to develop with, to lead with (Z-31)."""
    party = party_of(seat)
    hand = s.players[seat].hand
    cards = 0
    card = next_card(hand, NO_CARD)
    while card != NO_CARD:
        out.actions[SCRATCH + cards] = card
        cards += 1
        card = next_card(hand, card)
    count = 0
    for i in range(cards):
        card = out.actions[SCRATCH + i]
        if can_recruit(c, s, seat, card):
            out.actions[count] = RECRUIT + card
            count += 1
    open_peoples = 0
    for people in range(PEOPLES):
        if can_develop(c, s, party, people, 0):
            open_peoples |= 1 << people
    for i in range(cards):
        card = out.actions[SCRATCH + i]
        if open_peoples >> c.cards[card].people & 1:
            out.actions[count] = DEVELOP + card
            count += 1
    for i in range(cards):
        out.actions[count] = LEAD + out.actions[SCRATCH + i]
        count += 1
    return count


@rule
def has_two_cards(s, seat):
    """Two cards are two ways to lead at least."""
    return s.players[seat].hand_size > 1


@rule
def offer_members(seat, out):
    """Either member of the team (Z-80)."""
    out.actions[0] = FIRST + seat
    out.actions[1] = FIRST + seat + PARTIES
    return 2


@rule
def offer_mulligan(c, s, seat, out):
    """Done, or mark one more card; cards are marked in ascending order, so that each set has one way (Z-19)."""
    marked = s.players[seat].marked
    if count_cards(marked) >= c.mulligan:
        return 0
    return offer_hand(s, seat, highest_card(marked), True, out)


@rule
def offer_passing(s, seat, out):
    """Any hand card, or none (Z-85)."""
    return offer_hand(s, seat, NO_CARD, True, out)


@rule
def offer_discards(s, seat, out):
    """Any hand card."""
    return offer_hand(s, seat, NO_CARD, False, out)


@rule
def offer_hand(s, seat, above, may_stop, out):
    """The hand cards above a number, with or without the choice to stop; nothing if no card is left."""
    hand = s.players[seat].hand
    out.actions[0] = DONE
    stop = 1 if may_stop else 0
    count = stop
    card = next_card(hand, above)
    while card != NO_CARD:
        out.actions[count] = CARD + card
        count += 1
        card = next_card(hand, card)
    return count if count > stop else 0


# --- effects ---------------------------------------------------------------------------------------------------


@rule
def offer_discs(c, s, seat, number, out):
    """Each disc that the operation may move."""
    return offer_planets(discs_to_choose(s, seat, c.operations[number]), out)


@rule
def offer_transfers(c, s, seat, number, out):
    """Each column of the other party with a card to take."""
    return offer_planets(columns_to_choose(s, other_party(party_of(seat)), c.operations[number]), out)


@rule
def offer_exiles(c, s, seat, number, out):
    """Each column whose top card may go."""
    operation = c.operations[number]
    return offer_planets(columns_to_choose(s, party_meant(seat, operation.whose), operation), out)


@rule
def offer_recentering(s, seat, out):
    """Each disc on the other party's side."""
    return offer_planets(opposing_discs(s, seat), out)


@rule
def offer_planets(planets, out):
    count = 0
    for planet in range(PLANETS):
        out.actions[count] = PLANET + planet
        count += planets >> planet & 1
    return count


@rule
def offer_rows(c, s, number, out):
    """Every placement of the row that moves a disc (Z:A-08)."""
    operation = c.operations[number]
    count = 0
    for first in range(-MOST_OVERHANG, PLANETS):
        if row_moves(s, operation, first):
            out.actions[count] = ROW + MOST_OVERHANG + first
            count += 1
    return count


@rule
def offer_exchange(c, s, seat, number, out):
    """To decline or to pay, if it can be paid and brings something (Z:A-04)."""
    out.actions[0] = DECLINE
    out.actions[1] = ACCEPT
    return 2 if exchange_offered(c, s, seat, number) else 0


@rule
def offer_tiers(c, s, seat, number, out):
    """To decline, and each tier that can be paid and brings something (Z:A-11, Z:A-27)."""
    operation = c.operations[number]
    out.actions[0] = DECLINE
    count = 1
    for tier in range(operation.list.last - operation.list.first):
        if exchange_offered(c, s, seat, operation.list.first + tier):
            out.actions[count] = TIER + tier
            count += 1
    return count if count > 1 else 0


@rule
def offer_choice(c, s, seat, number, out):
    """Each option that would change something (Z:A-25)."""
    operation = c.operations[number]
    count = 0
    for option in range(operation.list.last - operation.list.first):
        inside = c.operations[operation.list.first + option].list
        if list_changes_something(c, s, seat, inside.first, inside.last, NO_COST):
            out.actions[count] = OPTION + option
            count += 1
    return count


@rule
def offer_peoples(c, s, seat, number, out):
    """To decline, and each people that may be developed (Z:A-21)."""
    operation = c.operations[number]
    out.actions[0] = DECLINE
    count = 1
    for people in range(PEOPLES):
        if people_open(c, s, seat, operation, people):
            out.actions[count] = PEOPLE + people
            count += 1
    return count if count > 1 else 0


@rule
def offer_tokens(s, out):
    """Each face-up token on either board (Z:A-22)."""
    count = 0
    for place in range(PLACES):
        out.actions[count] = TOKEN_PLACE + place
        count += s.places[place] != NO_TOKEN
    return count
