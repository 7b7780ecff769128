"""Placing: the winner, then the platform's order for the others (V-61, V:A-18)."""

from spielwerk.core.jit import rule
from spielwerk.games.verlagswelt.state import Ending


@rule
def result(c, s, out):
    """Who finished wins; the rest by projects, then by what these cost, then by coins. No result shares all places."""
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            ahead += s.ending != Ending.ABANDONED and rank_key(c, s, other) > rank_key(c, s, seat)
        out.seats[seat].place = ahead + 1
        out.seats[seat].score = projects_built(c, s, seat)


@rule
def rank_key(c, s, seat):
    """One number to compare two players by; the winner is alone in having built everything."""
    value = 0
    for project in range(c.project_count):
        if s.players[seat].built >> project & 1:
            value += c.projects[project].cost
    return (projects_built(c, s, seat) << 48) + (value << 24) + s.players[seat].coins


@rule
def projects_built(c, s, seat):
    built = 0
    for project in range(c.project_count):
        built += s.players[seat].built >> project & 1
    return built
