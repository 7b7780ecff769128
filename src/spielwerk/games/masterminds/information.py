"""Who may know what (ledger, Hidden information).

Of another player's agents everybody knows where those lie that are face up or were recycled. The others went out of
sight together with the agents of the same shuffle (their *batch*): a supply is shuffled only when it is empty, so each
batch is a known set of agents for a known set of places — spaces in stacks and, for the latest batch, the supply. Which
agent lies where within a batch is all there is to hide, and all there is to draw anew.
"""

from spielwerk.core.bits import count_bits, nth_bit
from spielwerk.core.jit import rule
from spielwerk.core.rng import below
from spielwerk.core.rules import forget_randomness, renew_randomness
from spielwerk.games.masterminds.state import AGENTS, CITIES, FACE_UP, UNKNOWN


@rule(inline=False)
def hide(c, s, seat):
    """Wipe the face-down agents of the others, leaving the pool from which each supply comes."""
    forget_randomness(s)
    for city in range(CITIES):
        place = s.cities[city]
        for i in range(place.height):
            hide_placed(place.stack[i], seat)
    for i in range(s.pile.next, s.pile.height):
        hide_placed(s.pile.stack[i], seat)
    for owner in range(s.seats):
        if owner != seat:
            player = s.players[owner]
            if player.supply_size > 0:
                player.supply = pool(player, player.shuffles)
                player.top = UNKNOWN


@rule
def hide_placed(placed, seat):
    """An own agent is remembered, a recycled one was seen by all (M:A-23, M:A-24)."""
    if placed.owner != seat and placed.batch != FACE_UP:
        placed.agent = UNKNOWN


@rule
def pool(player, batch):
    """The agents of a batch that are still out of sight, one bit each."""
    agents = 0
    for agent in range(AGENTS):
        if player.batch[agent] == batch:
            agents |= 1 << agent
    return agents


@rule(inline=False)
def resample(c, s, seat, rng):
    """Deal the face-down agents of the others anew, batch by batch; works on hidden states too."""
    for owner in range(s.seats):
        if owner != seat:
            redeal(s, owner, rng)
    renew_randomness(s, rng)


@rule
def redeal(s, owner, rng):
    """One player's face-down agents over their places, any way that the batches allow."""
    player = s.players[owner]
    left = 0  # agents out of sight that have no place yet
    for agent in range(AGENTS):
        if player.batch[agent] != FACE_UP:
            left |= 1 << agent
    for city in range(CITIES):
        place = s.cities[city]
        for i in range(place.height):
            left = redeal_placed(player, place.stack[i], owner, left, rng)
    for i in range(s.pile.next, s.pile.height):
        left = redeal_placed(player, s.pile.stack[i], owner, left, rng)
    player.supply = left
    if player.supply_size > 0:
        player.top = draw_from(left, rng)


@rule
def redeal_placed(player, placed, owner, left, rng):
    """Lay one agent of the right batch here; returns those that remain."""
    if placed.owner != owner or placed.batch == FACE_UP:
        return left
    placed.agent = draw_from(left & pool(player, placed.batch), rng)
    return left & ~(1 << placed.agent)


@rule
def draw_from(agents, rng):
    """Any one of a set."""
    return nth_bit(agents, below(rng, count_bits(agents)))
