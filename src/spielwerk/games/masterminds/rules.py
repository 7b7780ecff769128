"""The rules of Victorian Masterminds in playing order: setup, turn, end; then the agenda, decisions and chance.

Placing, resolving, effects, missions and gains have files of their own. Clause numbers are those of
docs/rules/masterminds.md.
"""

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.bits import offer_bits
from spielwerk.core.flow import Draw, Procedure, Question, Rules, Step, always, either
from spielwerk.core.jit import Function, rule
from spielwerk.core.log import note
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
from spielwerk.games.masterminds.effects import (
    begin_run,
    choose_effect,
    collect_spoils_here,
    collect_spoils_there,
    copy_agent,
    decline,
    next_function,
    offer_buildings,
    offer_copies,
    offer_effects,
    offer_spoils,
    run_next,
    steal,
    use_function,
)
from spielwerk.games.masterminds.encode import encode
from spielwerk.games.masterminds.gains import offer_sections, place_part
from spielwerk.games.masterminds.information import hide, resample
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
from spielwerk.games.masterminds.result import result, tell_scores
from spielwerk.games.masterminds.science import can_pay, end_with, offer_recycling, offer_science, recycle
from spielwerk.games.masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
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
    """Lay out the board, give everybody agents, find out who begins.

    M-01, M-02, M-03, M-04, M-05, M-06, M-07, M-08, M-09, M-10, M-11, M-12.
    """
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


@rule
def first_players(s):
    """Everybody, unless the table has chosen (M-12)."""
    return 1 << s.options.first_player - 1 if s.options.first_player > 0 else (1 << s.seats) - 1


@rule
def choose_first_player(c, s, log, beginner):
    """Missions lie open before machines are given out (M-05, M-06, M-07, M-12, M:A-30)."""
    s.active = beginner
    note(log, Event.FIRST_PLAYER, beginner, 0, 0, 0)
    look_at_tops(s, NOBODY)
    for turned in range(s.seats - 1, -1, -1):
        player = (beginner + turned) % s.seats
        if s.options.machine_assignment == MachineAssignment.CHOICE:
            push(s.agenda, Task.CHOOSE_MACHINE, player, 0, 0)
        else:
            push(s.agenda, Task.DEAL_MACHINE, NATURE, player, 0)
    refill_missions(c, s)


@rule
def machines_left(c, s):
    """Machines that nobody has (M-07)."""
    left = (1 << c.machine_count) - 1
    for seat in range(s.seats):
        if s.players[seat].machine != NOBODY:
            left &= ~(1 << s.players[seat].machine)
    return left


@rule
def offer_machines(c, s, out):
    """Any of them (M-07)."""
    return offer_bits(out, 0, MACHINE, machines_left(c, s))


@rule
def deal_machine(c, s, log, player, machine):
    """By lot (M-07)."""
    take_machine(c, s, log, player, machine)


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
def send_agent(c, s, log, seat, city, under, agent):
    """Onto the stack, or under the lone agent of the city (M-65, M-76)."""
    if under:
        place_under(s, log, seat, agent, city)
    else:
        place_agent(c, s, log, seat, agent, city)


@rule
def send_under(c, s, log, seat, city):
    """The same, under the lone agent of a city (M-65, M:A-17)."""
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
    """The next player clockwise, until the last round is over (M-29, M-80, M-81, M:A-38)."""
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


def optional(offer: Function, decide: Function, first: int) -> Question:
    """A question that may be declined."""
    return Question(offer, decide, first, decline=DECLINE, declined=decline)


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.RUN: Procedure(run_next),
        Task.RESOLVE: Procedure(resolve_next),
        Task.DISCARD: Step(discard),
        Task.ABILITY: Step(use_ability),
        Task.TURN: Procedure(play_phase),
        Task.SPOILS: Step(collect_spoils_here),
        Task.MACHINE: Procedure(next_function),
        Task.FINAL: Procedure(resolve_next_city),
        Task.DRAW: Draw(top_agents, draw_top, DRAW),
        Task.DEAL_MISSION: Draw(mission_pile, deal_mission, REVEAL),
        Task.DEAL_MACHINE: Draw(machines_left, deal_machine, DEAL_MACHINE),
        Task.FIRST_PLAYER: Draw(first_players, choose_first_player, BEGIN),
        Task.CHOOSE_CITY: Question(offer_cities, send_to, PLACE, is_open=always),
        Task.CHOOSE_ORDER: Question(either(SPOILS_FIRST, ABILITY_FIRST), take_steps, is_open=always),
        Task.CHOOSE_SECTION: Question(offer_sections, place_part, BUILD),
        Task.CHOOSE_RECYCLE: Question(offer_recycling, recycle),
        Task.CHOOSE_SCIENCE: Question(offer_science, end_with),
        Task.CHOOSE_AGENT: Question(offer_agents, send_agent, SEND),
        Task.CHOOSE_STACK: Question(offer_own_stacks, resolve_instead, RESOLVE),
        Task.CHOOSE_MACHINE: Question(offer_machines, take_machine, MACHINE),
        Task.CHOOSE_MISSION: optional(offer_missions, claim, CLAIM),
        Task.CHOOSE_BUILDING: optional(offer_buildings, steal, STEAL),
        Task.CHOOSE_FUNCTION: optional(either(DECLINE, USE), use_function, USE),
        Task.CHOOSE_COPY: optional(offer_copies, copy_agent, COPY),
        Task.CHOOSE_SPOILS: optional(offer_spoils, collect_spoils_there, COLLECT),
        Task.CHOOSE_UNDER: optional(offer_lone_agents, send_under, UNDER),
        Task.CHOOSE_EFFECT: optional(offer_effects, choose_effect, CHOOSE),
    },
    result=result,
    encode=encode,
    hide=hide,
    resample=resample,
)
