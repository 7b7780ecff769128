"""Scientists: recycle before placing; an extra turn or a heist at the end of the turn."""

from spielwerk.core.agenda import push
from spielwerk.core.bits import offer_bits
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.masterminds.actions import END_TURN, EXTRA_TURN, HEIST, RECYCLE, SUPPLY, Event
from spielwerk.games.masterminds.effects import begin_run, push_list
from spielwerk.games.masterminds.state import NOBODY, Science, Task


@rule
def can_pay(c, s, seat, action):
    """Enough scientists, and one action per turn unless the table allows several, each once (M-75, M:A-02)."""
    allowed = s.spent == 0 or (s.options.several_scientist_actions and s.spent >> action & 1 == 0)
    return allowed and s.players[seat].scientists >= c.science_cost[action]


@rule
def spend(c, s, seat, action):
    """The scientists go back to the supply (M-75); returns how many."""
    cost = c.science_cost[action]
    s.players[seat].scientists -= cost
    s.scientists += cost
    s.spent |= 1 << action
    return cost


@rule
def offer_recycling(s, seat, out):
    """The supply, or any agent of the own discard (M-76)."""
    out.actions[0] = SUPPLY
    return offer_bits(out, 1, RECYCLE, s.players[seat].discard)


@rule
def recycle(c, s, log, seat, action):
    """One scientist for an agent of the discard, which everybody sees (M-76, M:A-24, M:A-25)."""
    recycled = NOBODY
    if action != SUPPLY:
        recycled = action - RECYCLE
        note(log, Event.RECYCLED, seat, recycled, spend(c, s, seat, Science.RECYCLE), 0)
    push(s.agenda, Task.CHOOSE_CITY, seat, recycled, 0)


@rule
def offer_science(c, s, seat, out):
    """End the turn, place again, or steal from afar; in and after an extra turn nothing more (M-77, M-78, M-79)."""
    out.actions[0] = END_TURN
    count = 1
    if s.spent >> Science.EXTRA_TURN & 1 == 0:
        out.actions[count] = EXTRA_TURN
        count += can_pay(c, s, seat, Science.EXTRA_TURN) and s.players[seat].supply_size > 0
        out.actions[count] = HEIST
        count += can_pay(c, s, seat, Science.HEIST) and s.standing != 0
    return count


@rule
def end_with(c, s, log, seat, action):
    """What the active player does at the end of the turn (M-77, M-79)."""
    if action == EXTRA_TURN:
        note(log, Event.EXTRA_TURN, seat, spend(c, s, seat, Science.EXTRA_TURN), 0, 0)
        push(s.agenda, Task.CHOOSE_CITY, seat, NOBODY, 0)
    elif action == HEIST:
        note(log, Event.HEIST, seat, spend(c, s, seat, Science.HEIST), 0, 0)
        push(s.agenda, Task.CHOOSE_SCIENCE, seat, 0, 0)
        begin_run(s, 0)
        push_list(s, seat, c.heist)
