"""Placing: points, then money, then shared places."""

from spielwerk.core.jit import rule


@rule
def result(c, s, out):
    """Place and points of every seat (W-74, W-75, W-76, W:A-15)."""
    for seat in range(s.seats):
        out.seats[seat].place = place(s, seat)
        out.seats[seat].score = s.players[seat].score


@rule(inline=False)
def place(s, seat):
    """1 and one more for everybody with more points, or as many and more money (W-74, W-75)."""
    mine = s.players[seat]
    ahead = 0
    for other in range(s.seats):
        theirs = s.players[other]
        ahead += theirs.score > mine.score or (theirs.score == mine.score and theirs.money > mine.money)
    return ahead + 1
