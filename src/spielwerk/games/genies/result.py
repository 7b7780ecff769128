"""Placing: points decide (G-91, G-93)."""

from spielwerk.core.jit import rule


@rule
def result(c, s, out):
    """Most points win; equal points share the place, chips count nothing (G-91, G-92, G-93)."""
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            ahead += s.players[other].points > s.players[seat].points
        out.seats[seat].place = ahead + 1
        out.seats[seat].score = s.players[seat].points
