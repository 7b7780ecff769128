"""Developing a technology: price, marker, the cascade of levels, token and row prize."""

from spielwerk.core.agenda import push
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.zenith.actions import Event
from spielwerk.games.zenith.holdings import party_of
from spielwerk.games.zenith.state import LEVELS, PEOPLES, PRIZES, Task

TOKEN_LEVEL = 2


@rule
def price_of_level(c, s, party, people, discount):
    """Zenithium for the next level of a people (Z-50, Z:A-21)."""
    level = s.parties[party].levels[people]
    return max(0, c.levels[people, s.sides[people], level].cost - discount)


@rule
def can_develop(c, s, party, people, discount):
    """Is there a next level, and can it be paid? (Z-50, Z-51)"""
    if s.parties[party].levels[people] == LEVELS:
        return False
    return price_of_level(c, s, party, people, discount) <= s.parties[party].zenithium


@rule(inline=False)
def develop(c, s, log, seat, people, discount):
    """Pay, advance one level, apply it and all lower ones, the token after level 2, the row prize last.

    Z-50, Z-51, Z-52, Z-53, Z-54, Z-55, Z-56, Z-57, Z-58, Z-59, Z-60.
    """
    party = s.parties[party_of(seat)]
    price = price_of_level(c, s, party_of(seat), people, discount)
    row_before = lowest_level(party)
    party.zenithium -= price
    party.levels[people] += 1
    level = party.levels[people]
    note(log, Event.LEVEL_REACHED, seat, people, level, price)
    row = lowest_level(party)
    if row > row_before and row <= PRIZES:
        note(log, Event.ROW_PRIZE, seat, row, 0, 0)
        push(s.agenda, Task.EFFECT, seat, c.prizes[row - 1].first, c.prizes[row - 1].last)
    for lower in range(level):
        if lower + 1 == TOKEN_LEVEL and level == TOKEN_LEVEL:
            push(s.agenda, Task.LEVEL_TOKEN, seat, people, 0)
        effects = c.levels[people, s.sides[people], lower].effects
        push(s.agenda, Task.EFFECT, seat, effects.first, effects.last)


@rule
def lowest_level(party):
    """All three peoples have at least this level (Z-56, Z-57, Z-58)."""
    lowest = LEVELS
    for people in range(PEOPLES):
        lowest = min(lowest, party.levels[people])
    return lowest


@rule
def technologies_started(s, party):
    """Own technologies at level 1 or higher (Z:A-29)."""
    count = 0
    for people in range(PEOPLES):
        count += s.parties[party].levels[people] > 0
    return count
