"""Who begins: the table's own choice (option `first_player`), or anybody."""

from spielwerk.core.flow import Chance
from spielwerk.core.jit import Function, rule
from spielwerk.core.rng import below


def first_player(settle: Function, first: int) -> Chance:
    """The chance node that decides it."""
    return Chance(list_first_players, settle, first, sample=draw_first_player)


@rule
def list_first_players(s, out):
    """Everybody, unless the table has chosen."""
    count = 0
    for seat in range(s.seats):
        if s.options.first_player == 0 or s.options.first_player == seat + 1:
            out.outcomes[count] = seat
            out.weights[count] = 1
            count += 1
    return count


@rule
def draw_first_player(s):
    """A choice of the table's own uses up no random number."""
    if s.options.first_player > 0:
        return s.options.first_player - 1
    return below(s.rng, s.seats)
