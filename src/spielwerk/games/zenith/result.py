"""Placing: the winning party, then the other (Z-06); partners share their place."""

from spielwerk.core.jit import rule
from spielwerk.games.zenith.discs import discs_won, standing
from spielwerk.games.zenith.holdings import other_party, party_of
from spielwerk.games.zenith.state import NOBODY


@rule
def result(c, s, out):
    """The winner is first; a draw or an unfinished game goes by discs, then by different planets (Z:A-18)."""
    members = s.seats // 2
    for seat in range(s.seats):
        party = party_of(seat)
        behind = is_behind(s, party)
        out.seats[seat].place = 1 + members if behind else 1
        out.seats[seat].score = discs_won(s, party)


@rule
def is_behind(s, party):
    if s.winner != NOBODY:
        return s.winner != party
    return standing(s, party) < standing(s, other_party(party))
