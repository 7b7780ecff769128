"""Resolving a stack: agent after agent in the order of arrival, spoils and ability of each."""

from spielwerk.core.agenda import NATURE, pop, push
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.masterminds.actions import SPOILS_FIRST, Event
from spielwerk.games.masterminds.effects import begin_run, collect_spoils, push_list
from spielwerk.games.masterminds.missions import refill_missions
from spielwerk.games.masterminds.placing import look_at_tops, refill_supplies, stack_limit, take_up_stack
from spielwerk.games.masterminds.state import CITIES, FACE_UP, NOBODY, Task


@rule(inline=False)
def resolve_next(c, s, log):
    """Turn up the next agent, or finish when all are done (M-26, M-29)."""
    if s.pile.next < s.pile.height:
        turn_up(c, s, log)
    else:
        finish_resolution(c, s, log)


@rule
def turn_up(c, s, log):
    """Its owner gets the spoils and tries its ability, in the order of own choice.

    M-27, M-30, M-47, M-48, M-49, M-50.
    """
    pile = s.pile
    placed = pile.stack[pile.next]
    owner, agent, blocker = placed.owner, placed.agent, pile.blocker
    pile.next += 1
    pile.blocker = NOBODY
    placed.batch = FACE_UP
    s.players[owner].batch[agent] = FACE_UP
    note(log, Event.AGENT, owner, agent, pile.city, 0)
    push(s.agenda, Task.DISCARD, owner, agent, 0)
    if blocker != NOBODY and blocker != owner:
        note(log, Event.BLOCKED, owner, agent, blocker, 0)
        collect_spoils(c, s, log, owner, pile.city)
    elif c.agents[agent].order_matters:
        push(s.agenda, Task.CHOOSE_ORDER, owner, agent, 0)
    else:
        take_steps(c, s, log, owner, agent, SPOILS_FIRST)


@rule(inline=False)
def take_steps(c, s, log, seat, agent, order):
    """Spoils and ability one after the other (M-27)."""
    if order == SPOILS_FIRST:
        push(s.agenda, Task.ABILITY, seat, agent, 0)
        collect_spoils(c, s, log, seat, s.pile.city)
    else:
        push(s.agenda, Task.SPOILS, seat, 0, 0)
        use_ability(c, s, seat, agent)


@rule
def use_ability(c, s, seat, agent):
    """Carry out what the agent can do.

    M-42, M-43, M-44, M-45, M-46, M-47, M-48, M-49, M-50, M-51, M-52, M-53, M-54, M-55.
    """
    begin_run(s, c.agents[agent].optional)
    push_list(s, seat, c.agents[agent].ability)


@rule
def discard(s, seat, agent):
    """Done, it lies face up beside its owner's machine (M-24, M-28)."""
    s.players[seat].discard |= 1 << agent


@rule
def finish_resolution(c, s, log):
    """Missions and supplies are refilled; a stack that filled up meanwhile comes next (M-23, M-29, M-46, M:A-32)."""
    pop(s.agenda)
    s.pile.city = NOBODY
    s.pile.height = 0
    s.pile.next = 0
    s.pile.blocker = NOBODY
    if s.active != NOBODY:
        for city in range(CITIES):
            if s.cities[city].height >= stack_limit(c, s):
                take_up_stack(s, log, city)
                break
    refill_missions(c, s)
    refill_supplies(s, log)
    look_at_tops(s, NOBODY)


# --- after the last turn ---------------------------------------------------------------------------------------


@rule
def begin_final_resolution(s, log):
    """All agents left on the board are resolved; nobody is on turn (M-82, M:A-31)."""
    s.active = NOBODY
    note(log, Event.FINAL, NATURE, 0, 0, 0)
    push(s.agenda, Task.FINAL, NATURE, 0, 0)
