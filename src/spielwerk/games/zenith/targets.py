"""What an operation could do now: planets and columns to choose from, costs that can be paid, gains of use."""

from spielwerk.core.bits import NO_CARD, next_card
from spielwerk.core.jit import rule
from spielwerk.games.zenith.discs import has_disc, toward
from spielwerk.games.zenith.holdings import cards_to_draw, colours, has_amount, other_party, party_of, tokens_to_draw
from spielwerk.games.zenith.state import (
    ALL,
    CHOICE,
    LOWEST,
    NO_LABEL,
    NO_TOKEN,
    PEOPLES,
    PLACES,
    PLANETS,
    REF,
    Badge,
    Op,
    Pool,
    Start,
    Times,
    Whose,
)
from spielwerk.games.zenith.technology import can_develop, technologies_started

EVERY_PLANET = (1 << PLANETS) - 1
NO_COST = -1


@rule
def context(s):
    """Of the list of effects under way: the card moved last, the planets chosen."""
    return s.contexts[s.open_contexts - 1]


@rule
def party_meant(seat, whose):
    """The owner's party or the other one."""
    return party_of(seat) if whose == Whose.ME else other_party(party_of(seat))


# --- planets and columns, as bit masks -------------------------------------------------------------------------


@rule
def planets_named(s, operation):
    """The planets that the operation's own words allow."""
    planets = EVERY_PLANET if operation.planet == CHOICE else 1 << operation.planet
    planets &= ~operation.exclude
    if operation.label != NO_LABEL:
        planets &= ~context(s).chosen[operation.label]
    return planets


@rule
def discs_to_choose(s, seat, operation):
    """Planets whose disc lies where the operation wants it (Z-28, Z:A-07, Z:A-09, Z:A-10)."""
    planets = planets_named(s, operation) & ~s.missing
    if operation.start == Start.ANY:
        return planets
    fitting = 0
    for planet in range(PLANETS):
        distance = s.positions[planet] * toward(party_of(seat))
        if distance == 0 if operation.start == Start.CENTER else distance < 0:
            fitting |= 1 << planet
    return planets & fitting


@rule
def opposing_discs(s, seat):
    """Planets whose disc lies on the other party's side (Z:A-09)."""
    planets = 0
    for planet in range(PLANETS):
        if s.positions[planet] * toward(party_of(seat)) < 0:
            planets |= 1 << planet
    return planets & ~s.missing


@rule
def columns_to_choose(s, party, operation):
    """Planets where the party's column has a card that the operation may move."""
    planets = 0
    for planet in range(PLANETS):
        if s.parties[party].heights[planet] > 0:
            planets |= 1 << planet
    return planets & planets_named(s, operation)


@rule
def cards_in_columns(s, party, planets):
    cards = 0
    for planet in range(PLANETS):
        if planets >> planet & 1:
            cards += s.parties[party].heights[planet]
    return cards


@rule
def row_moves(s, operation, first):
    """Would a row that begins at this planet lie within its overhang and move a disc? (Z:A-08)"""
    beyond_low = max(0, -first)
    beyond_high = max(0, first + operation.width - PLANETS)
    if beyond_low > operation.overhang or beyond_high > operation.overhang:
        return False
    for place in range(operation.width):
        planet = first + place
        if 0 <= planet < PLANETS and has_disc(s, planet) and operation.pattern[place] > 0:
            return True
    return False


# --- peoples and tokens ----------------------------------------------------------------------------------------


@rule
def people_open(c, s, seat, operation, people):
    """May the operation develop this people? `lowest` means the lowest level below the last (Z:A-21)."""
    if operation.people >= 0 and operation.people != people:
        return False
    levels = s.parties[party_of(seat)].levels
    if operation.people == LOWEST:
        for other in range(PEOPLES):
            if levels[other] < levels[people]:
                return False
    return can_develop(c, s, party_of(seat), people, operation.discount)


@rule
def any_people_open(c, s, seat, operation):
    for people in range(PEOPLES):
        if people_open(c, s, seat, operation, people):
            return True
    return False


@rule
def tokens_on_boards(s):
    for place in range(PLACES):
        if s.places[place] != NO_TOKEN:
            return True
    return False


# --- gains -----------------------------------------------------------------------------------------------------


@rule
def factor(c, s, seat, times):
    """What multiplies a gain (Z:A-28, Z:A-29)."""
    if times == Times.OWN_COLOURS:
        return colours(s, party_of(seat))
    if times == Times.OPP_COLOURS:
        return colours(s, other_party(party_of(seat)))
    if times == Times.TECHS_STARTED:
        return technologies_started(s, party_of(seat))
    if times == Times.REF_COST:
        ref = context(s).ref
        return 0 if ref == NO_CARD else c.cards[ref].cost
    return 1


@rule
def planets_paid_with(c, s, seat, operation):
    """At which planets a card may lie that is moved as a cost."""
    if operation.op == Op.TRANSFER:
        return columns_to_choose(s, other_party(party_of(seat)), operation)
    if operation.op == Op.EXILE:
        return columns_to_choose(s, party_meant(seat, operation.whose), operation)
    planets = 0
    hand = s.players[seat].hand
    card = next_card(hand, NO_CARD)
    while card != NO_CARD:
        planets |= 1 << c.cards[card].planet
        card = next_card(hand, card)
    return planets


@rule(inline=False)
def changes_something(c, s, seat, number, cost):
    """Would this operation change anything? `cost` is the one paid before, or NO_COST (Z:A-25, Z:A-27)."""
    operation = c.operations[number]
    op = operation.op
    me = party_of(seat)
    if op == Op.INFLUENCE:
        if operation.planet != REF:
            return discs_to_choose(s, seat, operation) != 0
        if cost == NO_COST:
            return s.missing != EVERY_PLANET
        return planets_paid_with(c, s, seat, c.operations[cost]) & ~s.missing != 0
    if op == Op.INFLUENCE_ROW:
        return s.missing != EVERY_PLANET
    if op == Op.RECENTER:
        return opposing_discs(s, seat) != 0
    if op == Op.GAIN:
        return operation.times == Times.REF_COST or factor(c, s, seat, operation.times) > 0
    if op == Op.TAKE:
        return has_amount(s, other_party(me), operation.what) > 0
    if op == Op.BADGE:
        return s.badge_owner != me or s.badge_side != Badge.GOLD
    if op == Op.MOBILISE:
        return cards_to_draw(s)
    if op == Op.TRANSFER:
        return columns_to_choose(s, other_party(me), operation) != 0
    if op == Op.EXILE:
        return columns_to_choose(s, party_meant(seat, operation.whose), operation) != 0
    if op == Op.DISCARD:
        return s.players[seat].hand_size > 0
    if op == Op.BONUS_TOKEN:
        return tokens_to_draw(c, s) if operation.pool == Pool.SUPPLY else tokens_on_boards(s)
    if op == Op.DEVELOP:
        return any_people_open(c, s, seat, operation)
    return False


@rule(inline=False)
def list_changes_something(c, s, seat, first, last, cost):
    """Would any operation of a list change anything?"""
    for number in range(first, last):
        if changes_something(c, s, seat, number, cost):
            return True
    return False


# --- costs -----------------------------------------------------------------------------------------------------


@rule(inline=False)
def can_pay(c, s, seat, number):
    """Can this cost be paid in full? (Z:A-13)"""
    operation = c.operations[number]
    op = operation.op
    me = party_of(seat)
    if op == Op.PAY or op == Op.GIVE:
        return has_amount(s, me, operation.what) >= operation.n
    if op == Op.DISCARD:
        return s.players[seat].hand_size >= (1 if operation.n == ALL else operation.n)
    whose = other_party(me) if op == Op.TRANSFER else party_meant(seat, operation.whose)
    return cards_in_columns(s, whose, columns_to_choose(s, whose, operation)) >= operation.n


@rule(inline=False)
def exchange_offered(c, s, seat, number):
    """The cost can be paid in full, and the gain would change something (Z:A-04, Z:A-27)."""
    operation = c.operations[number]
    cost = operation.list.first
    if not can_pay(c, s, seat, cost):
        return False
    return list_changes_something(c, s, seat, operation.gain.first, operation.gain.last, cost)


@rule
def condition_holds(s, seat, operation):
    """The party holds the badge, or has enough of a resource, at this moment (Z:A-06)."""
    return has_amount(s, party_of(seat), operation.what) >= operation.n
