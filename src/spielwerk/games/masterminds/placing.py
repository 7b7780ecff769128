"""The agent cycle: from the supply to a city, from the discard back to the supply."""

from spielwerk.core.agenda import NATURE, push
from spielwerk.core.bits import count_bits, offer_bits
from spielwerk.core.jit import rule
from spielwerk.core.log import note, tell
from spielwerk.games.masterminds.actions import DECLINE, PLACE, RESOLVE, SEND, UNDER, Event
from spielwerk.games.masterminds.gains import codex_markers
from spielwerk.games.masterminds.state import AGENTS, CITIES, FACE_UP, NOBODY, StackLimit, Task

TWO_PLAYERS = 2


@rule
def stack_limit(c, s):
    """Agents in a city that set off a resolution: three, or two with two players as an option (M-17, M:A-01)."""
    if s.seats == TWO_PLAYERS and s.options.two_player_stack_limit == StackLimit.TWO:
        return c.two_player_stack_limit + 0
    return c.stack_limit + 0


# --- from the supply to a city ---------------------------------------------------------------------------------


@rule
def offer_cities(out):
    """Any of the five; there is no pass (M-14, M-21)."""
    for city in range(CITIES):
        out.actions[city] = PLACE + city
    return CITIES


@rule
def may_choose_agent(c, s, seat):
    """From the fifth codex marker on, in own turns, if there is more than one to choose from (M-73, M:A-17)."""
    player = s.players[seat]
    return s.active == seat and player.supply_size > 1 and codex_markers(player) >= c.free_choice_at


@rule
def offer_agents(s, seat, out):
    """Any agent of the own supply (M-73)."""
    return offer_bits(out, 0, SEND, s.players[seat].supply)


@rule(inline=False)
def place_agent(c, s, log, seat, agent, city):
    """The agent goes face down on top; a full stack is to be resolved, else an empty supply is refilled.

    M-14, M-15, M-16, M-17.
    """
    place = s.cities[city]
    put_down(s.players[seat], place.stack[place.height], seat, agent)
    place.height += 1
    note(log, Event.PLACED, seat, city, place.height, 0)
    tell(log, 1 << seat, Event.SENT, seat, agent, city, 0)
    if place.height >= stack_limit(c, s):
        take_up_stack(s, log, city)
    else:
        refill_supplies(s, log)
    look_at_tops(s, seat)


@rule
def put_down(player, placed, seat, agent):
    """Take the agent from the supply, or a recycled one from the discard, and lay it on a space of a stack."""
    placed.owner = seat
    placed.agent = agent
    placed.batch = player.batch[agent]
    if player.discard >> agent & 1:
        player.discard &= ~(1 << agent)
        return
    player.supply &= ~(1 << agent)
    player.supply_size -= 1
    if agent == player.top:
        player.top = NOBODY


@rule
def take_up_stack(s, log, city):
    """The whole stack leaves the board and is turned over (M-25, M-26, M:A-16)."""
    place = s.cities[city]
    pile = s.pile
    pile.city = city
    pile.height = place.height
    pile.next = 0
    pile.blocker = NOBODY
    for i in range(place.height):
        move_placed(place.stack[i], pile.stack[i])
    place.height = 0
    note(log, Event.RESOLVING, NATURE, city, pile.height, 0)
    push(s.agenda, Task.RESOLVE, NATURE, 0, 0)


@rule
def move_placed(source, target):
    """Nothing stays behind: a hidden agent must not leave a trace."""
    target.owner = source.owner
    target.agent = source.agent
    target.batch = source.batch
    source.owner = 0
    source.agent = 0
    source.batch = FACE_UP


# --- under a lone agent (Steam Mole) ---------------------------------------------------------------------------


@rule
def can_place_under(s, seat):
    """There is an agent on the supply and one alone in a city (M-65, M:A-18)."""
    if s.players[seat].supply_size == 0:
        return False
    for city in range(CITIES):
        if s.cities[city].height == 1:
            return True
    return False


@rule
def offer_lone_agents(s, out):
    """Decline, or any city in which an agent is alone (M-65)."""
    out.actions[0] = DECLINE
    count = 1
    for city in range(CITIES):
        out.actions[count] = UNDER + city
        count += s.cities[city].height == 1
    return count


@rule
def place_under(s, log, seat, agent, city):
    """Under the agent that lies there; the supply is refilled only after the running resolution (M-65, M:A-18)."""
    place = s.cities[city]
    above = place.stack[0].owner + 0
    move_placed(place.stack[0], place.stack[1])
    put_down(s.players[seat], place.stack[0], seat, agent)
    place.height += 1
    s.run.under_own = above == seat
    note(log, Event.PLACED_UNDER, seat, city, above, 0)
    tell(log, 1 << seat, Event.SENT, seat, agent, city, 0)
    look_at_tops(s, seat)


# --- nothing to place ------------------------------------------------------------------------------------------


@rule
def offer_own_stacks(s, seat, out):
    """Any stack that contains an own agent (M-18)."""
    count = 0
    for city in range(CITIES):
        out.actions[count] = RESOLVE + city
        count += has_agent_in(s, seat, city)
    return count


@rule
def has_agent_in(s, seat, city):
    """Does an agent of this player lie in the city?"""
    place = s.cities[city]
    for i in range(place.height):
        if place.stack[i].owner == seat:
            return True
    return False


# --- from the discard to the supply ----------------------------------------------------------------------------


@rule
def refill_supplies(s, log):
    """Whoever has an empty supply shuffles the discard into a new one (M-22, M-23, M:A-19)."""
    for seat in range(s.seats):
        player = s.players[seat]
        if player.supply_size == 0 and player.discard != 0:
            player.supply = player.discard
            player.supply_size = count_bits(player.discard)
            player.discard = 0
            shuffle(player)
            note(log, Event.RESHUFFLED, seat, player.supply_size, 0, 0)


@rule
def shuffle(player):
    """Everybody saw which agents went into the supply; from now on nobody sees where they are."""
    player.shuffles += 1
    for agent in range(AGENTS):
        if player.supply >> agent & 1:
            player.batch[agent] = player.shuffles


@rule
def look_at_tops(s, placer):
    """Owners see the top agent as soon as it is there (M-19).

    Who placed an agent looks again even if the top one stayed, so that nobody can tell whether it did.
    """
    for seat in range(s.seats - 1, -1, -1):
        player = s.players[seat]
        if player.supply_size > 0 and (player.top == NOBODY or seat == placer):
            push(s.agenda, Task.DRAW, NATURE, seat, 0)


@rule
def top_agents(s, owner):
    """What may be on top: the agent that is, or any of the supply if it was not looked at yet (M-09, M:A-40)."""
    player = s.players[owner]
    return player.supply + 0 if player.top == NOBODY else 1 << player.top


@rule
def draw_top(s, log, owner, agent):
    """Only the owner sees it (M-19)."""
    player = s.players[owner]
    if player.top != agent:
        player.top = agent
        tell(log, 1 << owner, Event.DREW, owner, agent, 0, 0)
