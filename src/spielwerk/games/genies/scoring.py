"""Scoring of the disciplines with its chain of tie-breaks, and the result."""

from spielwerk.core.agenda import NATURE
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.genies.actions import Event
from spielwerk.games.genies.progress import phase_of
from spielwerk.games.genies.state import DISCIPLINES, FullTie

STRENGTH_SHIFT, COUNT_SHIFT, BEST_SHIFT = 24, 16, 8
"""A standing is one number to compare two academies by: stars, geniuses, best genius, action stars, a byte each."""
BYTE = 255
SCORED_PLACES = 2


@rule
def standing(c, s, seat, discipline):
    """Strength, then the three tie-breaks in one number; 0 without a genius (G-72, G-74, G-75, G-76, G-78)."""
    members = c.disciplines[discipline]
    stars, count, best, action_stars = 0, 0, 0, 0
    for i in range(members.member_count):
        genius = members.members[i]
        if s.owner[genius] == seat:
            own = c.geniuses[genius].stars + s.action_stars[genius]
            stars += own
            count += 1
            best = max(best, own)
            action_stars += s.action_stars[genius]
    return (stars << STRENGTH_SHIFT) + (count << COUNT_SHIFT) + (best << BEST_SHIFT) + action_stars


@rule(inline=False)
def score_disciplines(c, s, log):
    """Each discipline on its own, with the figures of the phase (G-70, G-71)."""
    for discipline in range(DISCIPLINES):
        if log.room:
            note_standings(c, s, log, discipline)
        for seat in range(s.seats):
            score_place(c, s, log, seat, discipline)


@rule
def score_place(c, s, log, seat, discipline):
    """First and second place are paid; the points are marked at once (G-73, G-77, G-78, G-79, G-80)."""
    player = s.players[seat]
    place = place_in(c, s, seat, discipline)
    player.places[discipline] = place
    if place > 0:
        prizes = c.phases[phase_of(s)].prizes[discipline]
        points = 0
        if place == 1:
            points += prizes.first
        elif place == 2:
            points += prizes.second
        player.points += points
        if place <= SCORED_PLACES:
            note(log, Event.PLACED, seat, discipline, place, points)


@rule
def place_in(c, s, seat, discipline):
    """Place among those with a genius; who is level in everything shares the lowest place covered.

    G-77, G-78, G-79, G:A-13.
    """
    own = standing(c, s, seat, discipline)
    if own == 0:
        return 0
    ahead, level = 0, 0
    for other in range(s.seats):
        their = standing(c, s, other, discipline)
        ahead += their > own
        level += their == own
    return ahead + (1 if s.options.full_tie == FullTie.HIGHEST_PLACE else level)


@rule(inline=False)
def note_standings(c, s, log, discipline):
    """For people: the prizes, the strengths, and each tie-break as far as it was needed (G-74, G-75, G-76)."""
    prizes = c.phases[phase_of(s)].prizes[discipline]
    note(log, Event.DISCIPLINE, NATURE, discipline, prizes.first, prizes.second)
    for seat in range(s.seats):
        own = standing(c, s, seat, discipline)
        if own > 0:
            note(log, Event.STRENGTH, seat, discipline, own >> STRENGTH_SHIFT, own >> COUNT_SHIFT & BYTE)
    for shift in (STRENGTH_SHIFT, COUNT_SHIFT, BEST_SHIFT, 0):
        for seat in range(s.seats):
            if tied_for_a_prize(c, s, seat, discipline, shift):
                note_tie_break(log, seat, discipline, standing(c, s, seat, discipline), shift)


@rule
def tied_for_a_prize(c, s, seat, discipline, shift):
    """Is somebody level with this seat so far, with fewer than two ahead of both?"""
    own = standing(c, s, seat, discipline) >> shift
    if own == 0:
        return False
    ahead, level = 0, 0
    for other in range(s.seats):
        their = standing(c, s, other, discipline) >> shift
        ahead += their > own
        level += their == own
    return level > 1 and ahead < SCORED_PLACES


@rule
def note_tie_break(log, seat, discipline, own, shift):
    """What is compared next after a tie so far."""
    if shift == STRENGTH_SHIFT:
        note(log, Event.TIE_GENIUSES, seat, discipline, own >> COUNT_SHIFT & BYTE, 0)
    elif shift == COUNT_SHIFT:
        note(log, Event.TIE_BEST, seat, discipline, own >> BEST_SHIFT & BYTE, 0)
    elif shift == BEST_SHIFT:
        note(log, Event.TIE_ACTION_STARS, seat, discipline, own & BYTE, 0)
    else:
        note(log, Event.TIE_REMAINS, seat, discipline, 0, 0)
