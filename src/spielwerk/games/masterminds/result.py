"""Scoring and places (M-83, M-84, M-85)."""

from spielwerk.core.bits import count_bits
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.masterminds.actions import Event
from spielwerk.games.masterminds.gains import codex_markers
from spielwerk.games.masterminds.state import CODEX_FACES, SECTIONS


@rule(inline=False)
def result(c, s, out):
    """Most points, then most sections; who is still tied shares the place (M-84)."""
    for seat in range(s.seats):
        out.seats[seat].place = place_of(c, s, seat)
        out.seats[seat].score = score(c, s.players[seat])


@rule
def place_of(c, s, seat):
    """One more than the players who rank higher (M-84)."""
    mine = s.players[seat]
    place = 1
    for other in range(s.seats):
        theirs = s.players[other]
        lead = score(c, theirs) - score(c, mine)
        place += lead > 0 or (lead == 0 and count_bits(theirs.built) > count_bits(mine.built))
    return place


@rule(inline=False)
def score(c, player):
    """Sections, buildings, missions, chaos markers and codex; nothing else counts (M-83, M-85)."""
    return (
        section_points(c, player)
        + count_bits(player.buildings) * c.building_points
        + mission_points(c, player)
        + player.chaos * c.chaos_points
        + codex_points(c, player)
    )


@rule
def section_points(c, player):
    """What is printed on completed sections (M-41)."""
    points = 0
    for section in range(SECTIONS):
        if player.built >> section & 1:
            points += c.sections[player.machine * SECTIONS + section].points
    return points


@rule
def mission_points(c, player):
    """What is printed on claimed missions."""
    points = 0
    for mission in range(c.mission_count):
        if player.missions >> mission & 1:
            points += c.missions[mission].points
    return points


@rule
def codex_points(c, player):
    """Every marker counts the face that lies up."""
    points = 0
    for face in range(CODEX_FACES):
        points += player.codex[face] * c.codex_points[face]
    return points


@rule(inline=False)
def tell_scores(c, s, log):
    """The parts of everybody's score, for the log."""
    for seat in range(s.seats):
        player = s.players[seat]
        buildings = count_bits(player.buildings)
        note(log, Event.SCORED_SECTIONS, seat, section_points(c, player), count_bits(player.built), 0)
        note(log, Event.SCORED_BUILDINGS, seat, buildings * c.building_points, buildings, 0)
        note(log, Event.SCORED_MISSIONS, seat, mission_points(c, player), count_bits(player.missions), 0)
        note(log, Event.SCORED_CHAOS, seat, player.chaos * c.chaos_points, player.chaos, 0)
        note(log, Event.SCORED_CODEX, seat, codex_points(c, player), codex_markers(player), 0)
        note(log, Event.SCORED, seat, score(c, player), place_of(c, s, seat), 0)
