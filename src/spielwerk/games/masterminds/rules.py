"""The rules of Victorian Masterminds in playing order: setup, turn, end; then the agenda, decisions and chance.

Placing, resolving, effects, missions and gains have files of their own. Clause numbers are those of
docs/rules/masterminds.md.
"""

import sys

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.core.rng import below
from spielwerk.core.rules import RUNNING, register
from spielwerk.games.masterminds.actions import (
    ABILITY_FIRST,
    BEGIN,
    BUILD,
    CHOOSE,
    CLAIM,
    COLLECT,
    COPY,
    DEAL_MACHINE,
    DECLINE,
    DRAW,
    MACHINE,
    PLACE,
    RESOLVE,
    REVEAL,
    SEND,
    SPOILS_FIRST,
    STEAL,
    UNDER,
    USE,
    Event,
)
from spielwerk.games.masterminds.bits import count_bits, nth_bit, offer_bits
from spielwerk.games.masterminds.effects import (
    begin_run,
    collect_spoils,
    copy_agent,
    decline,
    next_function,
    offer_buildings,
    offer_copies,
    offer_effects,
    offer_spoils,
    push_list,
    run_next,
    steal,
    use_function,
)
from spielwerk.games.masterminds.encode import encode  # noqa: F401  (part of the game's interface)
from spielwerk.games.masterminds.gains import offer_sections, place_part
from spielwerk.games.masterminds.information import hide, resample  # noqa: F401  (part of the game's interface)
from spielwerk.games.masterminds.missions import claim, deal_mission, mission_pile, offer_missions, refill_missions
from spielwerk.games.masterminds.placing import (
    draw_top,
    look_at_tops,
    may_choose_agent,
    offer_agents,
    offer_cities,
    offer_lone_agents,
    offer_own_stacks,
    place_agent,
    place_under,
    shuffle,
    take_up_stack,
    top_agents,
)
from spielwerk.games.masterminds.resolution import (
    begin_final_resolution,
    discard,
    resolve_next,
    take_steps,
    use_ability,
)
from spielwerk.games.masterminds.result import result, tell_scores  # noqa: F401  (part of the game's interface)
from spielwerk.games.masterminds.science import can_pay, end_with, offer_recycling, offer_science, recycle
from spielwerk.games.masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    FIRST_CHANCE,
    FIRST_DECISION,
    MAX_TURNS,
    NOBODY,
    STATE,
    Ending,
    MachineAssignment,
    Phase,
    Science,
    Task,
)

# --- setup -----------------------------------------------------------------------------------------------------


@rule(inline=False)
def setup(c, s, log):
    """Lay out the board, give everybody agents, find out who begins (M-01…M-12)."""
    s.service_level = c.service_start[s.seats]
    s.standing = (1 << BUILDINGS) - 1
    s.deck = (1 << c.mission_count) - 1
    s.scientists = c.scientists
    s.pile.city = NOBODY
    s.pile.blocker = NOBODY
    begin_run(s, 0)
    for city in range(CITIES):
        s.cities[city].mission = NOBODY
    for seat in range(s.seats):
        player = s.players[seat]
        player.machine = NOBODY
        player.firepower = c.firepower_start
        player.supply = (1 << AGENTS) - 1
        player.supply_size = AGENTS
        player.top = NOBODY
        shuffle(player)
    push(s.agenda, Task.TURN, NATURE, Phase.BEGIN, 0)
    push(s.agenda, Task.FIRST_PLAYER, NATURE, 0, 0)
    advance(c, s, log)


@rule
def choose_first_player(c, s, log, seat):
    """The table's own choice, or anybody; missions lie open before machines are given out (M-05…M-07, M-12, A-30)."""
    s.active = seat
    note(log, Event.FIRST_PLAYER, seat, 0, 0, 0)
    look_at_tops(s, NOBODY)
    for turned in range(s.seats - 1, -1, -1):
        player = (seat + turned) % s.seats
        if s.options.machine_assignment == MachineAssignment.CHOICE:
            push(s.agenda, Task.CHOOSE_MACHINE, player, 0, 0)
        else:
            push(s.agenda, Task.DEAL_MACHINE, NATURE, player, 0)
    refill_missions(c, s)


@rule
def machines_left(c, s):
    """Machines that nobody has, one bit each."""
    left = (1 << c.machine_count) - 1
    for seat in range(s.seats):
        if s.players[seat].machine != NOBODY:
            left &= ~(1 << s.players[seat].machine)
    return left


@rule
def take_machine(c, s, log, seat, machine):
    """A machine with its lab, the first scientist in it, function I usable (M-07, M-08, M-13)."""
    player = s.players[seat]
    player.machine = machine
    player.lab = c.machines[machine].lab_start
    player.scientists = c.start_scientists
    player.unlocked = 1
    s.scientists -= c.start_scientists
    note(log, Event.MACHINE_TAKEN, seat, machine, 0, 0)


# --- turn ------------------------------------------------------------------------------------------------------


@rule
def play_phase(c, s, log):
    """The next part of the turn: an agent is placed, scientists are spent, the turn passes."""
    turn = top(s.agenda)
    phase = turn.a
    turn.a += 1
    if phase == Phase.BEGIN:
        begin_turn(c, s, log)
    elif phase == Phase.SCIENCE:
        push(s.agenda, Task.CHOOSE_SCIENCE, s.active, 0, 0)
    else:
        end_turn(s, log)


@rule
def begin_turn(c, s, log):
    """An agent must be placed; who has none resolves a stack instead (M-14, M-18, M-21)."""
    s.turn += 1
    s.spent = 0
    seat = s.active
    player = s.players[seat]
    note(log, Event.TURN, seat, s.turn, 0, 0)
    if player.supply_size == 0:
        push(s.agenda, Task.CHOOSE_STACK, seat, 0, 0)
    elif player.discard != 0 and can_pay(c, s, seat, Science.RECYCLE):
        push(s.agenda, Task.CHOOSE_RECYCLE, seat, 0, 0)
    else:
        push(s.agenda, Task.CHOOSE_CITY, seat, NOBODY, 0)


@rule
def send_to(c, s, log, seat, recycled, city):
    """The recycled agent, the top one of the supply, or with five codex markers any of it (M-14, M-73, M-76)."""
    if recycled != NOBODY:
        place_agent(c, s, log, seat, recycled, city)
    elif may_choose_agent(c, s, seat):
        push(s.agenda, Task.CHOOSE_AGENT, seat, city, 0)
    else:
        place_agent(c, s, log, seat, s.players[seat].top, city)


@rule
def send_under(c, s, log, seat, city):
    """The same, under the lone agent of a city (M-65, A-17)."""
    if may_choose_agent(c, s, seat):
        push(s.agenda, Task.CHOOSE_AGENT, seat, city, 1)
    else:
        place_under(s, log, seat, s.players[seat].top, city)


@rule
def resolve_instead(s, log, seat, city):
    """Nothing to place: a stack with an own agent is resolved (M-18)."""
    note(log, Event.FORCED, seat, city, 0, 0)
    take_up_stack(s, log, city)


@rule
def end_turn(s, log):
    """The next player clockwise, until the last round is over (M-29, M-80, M-81, A-38)."""
    if s.turn == MAX_TURNS and not s.triggered:
        s.triggered = 1
        note(log, Event.TOO_LONG, NATURE, s.turn, 0, 0)
    if s.turns_left > 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            pop(s.agenda)
            begin_final_resolution(s, log)
            return
    elif s.triggered:
        s.turns_left = s.seats
        note(log, Event.LAST_ROUND, NATURE, s.turns_left, 0, 0)
    s.active = s.active + 1 if s.active + 1 < s.seats else 0
    top(s.agenda).a = Phase.BEGIN


# --- end -------------------------------------------------------------------------------------------------------


@rule
def resolve_next_city(c, s, log):
    """City by city in the printed order, then the scores (M-82, M-83)."""
    final = top(s.agenda)
    while final.a < CITIES:
        city = c.final_order[final.a]
        final.a += 1
        if s.cities[city].height > 0:
            take_up_stack(s, log, city)
            return
    s.ending = Ending.FINISHED
    tell_scores(c, s, log)


# --- the agenda ------------------------------------------------------------------------------------------------


@rule(inline=False)
def advance(c, s, log):
    """Carry out tasks until somebody has a real choice (or nature, if the caller plays it)."""
    while s.ending == RUNNING:
        op = top(s.agenda).op
        if op < FIRST_CHANCE:
            proceed(c, s, log, op)
        elif op < FIRST_DECISION:
            if s.explicit:
                return
            settle(c, s, log, sample(c, s))
        elif op == Task.CHOOSE_CITY or op == Task.CHOOSE_ORDER:
            return
        else:
            options = offer(c, s, log.options)
            if options > 1:
                return
            if options == 1:
                decide(c, s, log, log.options.actions[0])
            else:
                pop(s.agenda)


@rule
def proceed(c, s, log, op):
    """Carry out a procedure that waits on the agenda."""
    if op == Task.RUN:
        run_next(c, s, log)
    elif op == Task.RESOLVE:
        resolve_next(c, s, log)
    elif op == Task.DISCARD:
        task = pop(s.agenda)
        discard(s, task.seat, task.a)
    elif op == Task.ABILITY:
        task = pop(s.agenda)
        use_ability(c, s, task.seat, task.a)
    elif op == Task.TURN:
        play_phase(c, s, log)
    elif op == Task.SPOILS:
        task = pop(s.agenda)
        collect_spoils(c, s, log, task.seat, s.pile.city)
    elif op == Task.MACHINE:
        next_function(c, s, log)
    else:
        resolve_next_city(c, s, log)


@rule
def apply(c, s, log, seat, action):
    """Play what a seat chose, or what chance brought, and all that follows."""
    if seat == NATURE:
        settle(c, s, log, action)
    else:
        decide(c, s, log, action)
    advance(c, s, log)


@rule
def actors(c, s):
    """Only the player whose decision is on top: the active one, or the owner of the agent being resolved."""
    if s.ending != RUNNING or top(s.agenda).op < FIRST_DECISION:
        return 0
    return 1 << top(s.agenda).seat


@rule(inline=False)
def decide(c, s, log, action):
    """Carry out the decision on top."""
    task = pop(s.agenda)
    op, seat, a, b = task.op, task.seat, task.a, task.b
    if op == Task.CHOOSE_CITY:
        send_to(c, s, log, seat, a, action - PLACE)
    elif op == Task.CHOOSE_ORDER:
        take_steps(c, s, log, seat, a, action)
    elif op == Task.CHOOSE_SECTION:
        place_part(c, s, log, seat, a, action - BUILD)
    elif op == Task.CHOOSE_RECYCLE:
        recycle(c, s, log, seat, action)
    elif op == Task.CHOOSE_SCIENCE:
        end_with(c, s, log, seat, action)
    elif op == Task.CHOOSE_AGENT:
        if b:
            place_under(s, log, seat, action - SEND, a)
        else:
            place_agent(c, s, log, seat, action - SEND, a)
    elif op == Task.CHOOSE_STACK:
        resolve_instead(s, log, seat, action - RESOLVE)
    elif op == Task.CHOOSE_MACHINE:
        take_machine(c, s, log, seat, action - MACHINE)
    elif action == DECLINE:
        decline(s, log, seat)
    elif op == Task.CHOOSE_MISSION:
        claim(c, s, log, seat, action - CLAIM)
    elif op == Task.CHOOSE_BUILDING:
        steal(c, s, log, seat, action - STEAL)
    elif op == Task.CHOOSE_FUNCTION:
        use_function(c, s, log, seat, a)
    elif op == Task.CHOOSE_COPY:
        copy_agent(c, s, log, seat, action - COPY)
    elif op == Task.CHOOSE_SPOILS:
        s.run.other_city = action - COLLECT
        collect_spoils(c, s, log, seat, action - COLLECT)
    elif op == Task.CHOOSE_UNDER:
        send_under(c, s, log, seat, action - UNDER)
    else:
        push_list(s, seat, c.effects[action - CHOOSE])


@rule
def legal(c, s, seat, out):
    """The options of the decision on top, if it is this seat's."""
    if actors(c, s) >> seat & 1 == 0:
        return 0
    return offer(c, s, out)


@rule(inline=False)
def offer(c, s, out):
    """Fill in the options of the decision on top; returns how many."""
    task = top(s.agenda)
    op, seat, a = task.op, task.seat, task.a
    if op == Task.CHOOSE_CITY:
        return offer_cities(out)
    if op == Task.CHOOSE_ORDER:
        return offer_two(out, SPOILS_FIRST, ABILITY_FIRST)
    if op == Task.CHOOSE_SECTION:
        return offer_sections(c, s, seat, a, out)
    if op == Task.CHOOSE_SCIENCE:
        return offer_science(c, s, seat, out)
    if op == Task.CHOOSE_RECYCLE:
        return offer_recycling(s, seat, out)
    if op == Task.CHOOSE_AGENT:
        return offer_agents(s, seat, out)
    if op == Task.CHOOSE_STACK:
        return offer_own_stacks(s, seat, out)
    if op == Task.CHOOSE_MACHINE:
        return offer_bits(out, 0, MACHINE, machines_left(c, s))
    if op == Task.CHOOSE_MISSION:
        return offer_missions(c, s, seat, a, out)
    if op == Task.CHOOSE_BUILDING:
        return offer_buildings(c, s, a, out)
    if op == Task.CHOOSE_FUNCTION:
        return offer_two(out, DECLINE, USE)
    if op == Task.CHOOSE_COPY:
        return offer_copies(c, s, seat, a, out)
    if op == Task.CHOOSE_SPOILS:
        return offer_spoils(c, s, seat, out)
    if op == Task.CHOOSE_UNDER:
        return offer_lone_agents(s, out)
    return offer_effects(c, s, seat, a, out)


@rule
def offer_two(out, first, second):
    """A plain alternative."""
    out.actions[0] = first
    out.actions[1] = second
    return 2


# --- chance ----------------------------------------------------------------------------------------------------


@rule
def sample(c, s):
    """Let chance decide the task on top, from the generator in the state."""
    first, members = lots(c, s)
    return first + nth_bit(members, below(s.rng, count_bits(members)))


@rule
def chance(c, s, out):
    """All results of the chance point on top; each is as likely as the other."""
    if s.ending != RUNNING or top(s.agenda).op < FIRST_CHANCE or top(s.agenda).op >= FIRST_DECISION:
        return 0
    first, members = lots(c, s)
    count = count_bits(members)
    for i in range(count):
        out.outcomes[i] = first + nth_bit(members, i)
        out.weights[i] = 1
    return count


@rule
def lots(c, s):
    """What chance draws from: the lowest number of the outcome, and the members of the draw, one bit each."""
    task = top(s.agenda)
    if task.op == Task.DRAW:
        return DRAW, top_agents(s.players[task.a])
    if task.op == Task.DEAL_MISSION:
        return REVEAL, mission_pile(c, s)
    if task.op == Task.DEAL_MACHINE:
        return DEAL_MACHINE, machines_left(c, s)
    if s.options.first_player > 0:
        return BEGIN, 1 << s.options.first_player - 1
    return BEGIN, (1 << s.seats) - 1


@rule
def settle(c, s, log, outcome):
    """Carry out what chance brought."""
    task = pop(s.agenda)
    op, a = task.op, task.a
    if op == Task.DRAW:
        draw_top(s, log, a, outcome - DRAW)
    elif op == Task.DEAL_MISSION:
        deal_mission(c, s, log, a, outcome - REVEAL)
    elif op == Task.DEAL_MACHINE:
        take_machine(c, s, log, a, outcome - DEAL_MACHINE)
    else:
        choose_first_player(c, s, log, outcome - BEGIN)


register(STATE, sys.modules[__name__])
