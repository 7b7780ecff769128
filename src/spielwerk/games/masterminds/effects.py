"""The executor: operations of the content carried out one after the other, for agents, machines and heists alike."""

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.bits import lowest_bit, offer_bits
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.masterminds.actions import CHOOSE, COLLECT, COPY, DECLINE, STEAL, Event
from spielwerk.games.masterminds.gains import can_gain, gain
from spielwerk.games.masterminds.missions import can_claim
from spielwerk.games.masterminds.placing import can_place_under, has_agent_in
from spielwerk.games.masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    EFFECTS,
    FUNCTIONS,
    LAST_GAIN,
    NOBODY,
    Op,
    Task,
    When,
    Where,
    Whose,
)


@rule
def begin_run(s, optional):
    """An ability or a scientist action starts with nothing to remember."""
    run = s.run
    run.optional = optional
    run.other_city = NOBODY
    run.stolen = NOBODY
    run.under_own = 0
    run.function = NOBODY
    run.passed = 0
    run.used = 0


@rule
def push_list(s, seat, ops):
    """Put a list of operations on the agenda."""
    if ops.first < ops.end:
        push(s.agenda, Task.RUN, seat, ops.first, ops.end)


@rule
def run_next(c, s, log):
    """Carry out the next operation of the list on top."""
    task = top(s.agenda)
    seat = task.seat
    op = c.ops[task.a]
    task.a += 1
    if task.a == task.b:
        pop(s.agenda)
    if op.op <= LAST_GAIN:
        if holds(s, op):
            gain(c, s, log, seat, op)
    else:
        perform(c, s, log, seat, op)


@rule
def holds(s, op):
    """Is the operation's condition met?"""
    return op.when == When.ALWAYS or s.run.under_own != 0


@rule(inline=False)
def perform(c, s, log, seat, op):
    """Carry out one operation that is more than a gain."""
    kind = op.op
    if not holds(s, op):
        return
    if kind == Op.GAIN_SPOILS:
        gain_spoils(c, s, log, seat, op.a)
    elif kind == Op.STEAL:
        attempt_theft(c, s, log, seat, op)
    elif kind == Op.ALERT:
        alert(c, s, log)
    elif kind == Op.REPEAT_REWARD:
        if s.run.stolen != NOBODY:
            push_list(s, seat, c.rewards[c.buildings[s.run.stolen].type])
    elif kind == Op.FULFIL_MISSION:
        city = scope(s, op.a)
        if can_claim(c, s, seat, city):
            push(s.agenda, Task.CHOOSE_MISSION, seat, city, 0)
        else:
            note(log, Event.NO_CLAIM, seat, s.pile.city, 0, 0)
    elif kind == Op.BLOCK_NEXT:
        s.pile.blocker = seat
    elif kind == Op.MACHINE:
        push(s.agenda, Task.MACHINE, seat, 0, 0)
    elif kind == Op.COPY_AGENT:
        if op.a & op.a - 1 == 0:
            push_list(s, seat, c.agents[lowest_bit(op.a)].ability)
        else:
            push(s.agenda, Task.CHOOSE_COPY, seat, op.a, 0)
    elif kind == Op.PLACE_UNDER:
        push(s.agenda, Task.CHOOSE_UNDER, seat, 0, 0)
    elif kind == Op.CHOOSE:
        push(s.agenda, Task.CHOOSE_EFFECT, seat, op.a, 0)


@rule
def scope(s, where):
    """The city being resolved, or NOBODY for the whole board."""
    return s.pile.city + 0 if where == Where.HERE else NOBODY


@rule(inline=False)
def can_perform(c, s, seat, op):
    """Would this operation change anything? What would not is not offered."""
    kind = op.op
    if not holds(s, op):
        return False
    if kind <= LAST_GAIN:
        return can_gain(c, s, seat, op)
    if kind == Op.GAIN_SPOILS:
        if op.a == Whose.HERE:
            return can_collect(c, s, seat, s.pile.city)
        if op.a == Whose.OTHER_OWN:
            return collectable(c, s, seat) != 0
        return s.run.other_city != NOBODY and can_collect(c, s, seat, s.run.other_city)
    if kind == Op.STEAL:
        return strong_enough(s, seat, op) and stealable(c, s, scope(s, op.a)) != 0
    if kind == Op.REPEAT_REWARD:
        return s.run.stolen != NOBODY and can_gain(c, s, seat, c.ops[c.rewards[c.buildings[s.run.stolen].type].first])
    if kind == Op.FULFIL_MISSION:
        return can_claim(c, s, seat, scope(s, op.a))
    if kind == Op.BLOCK_NEXT:
        return s.pile.next < s.pile.height and s.pile.stack[s.pile.next].owner != seat
    if kind == Op.PLACE_UNDER:
        return can_place_under(s, seat)
    return True


# --- spoils ----------------------------------------------------------------------------------------------------


@rule
def collect_spoils(c, s, log, seat, city):
    """What the city yields (M-31, M-32, M-33, M-34, M-35)."""
    note(log, Event.SPOILS, seat, city, 0, 0)
    push_list(s, seat, c.spoils[city])


@rule
def gain_spoils(c, s, log, seat, whose):
    """Of this city, of another one, of the same once more, of the one just robbed (M-43, M-62, M-79)."""
    if whose == Whose.HERE:
        collect_spoils(c, s, log, seat, s.pile.city)
    elif whose == Whose.OTHER_OWN:
        push(s.agenda, Task.CHOOSE_SPOILS, seat, 0, 0)
    elif whose == Whose.SAME_AGAIN:
        if s.run.other_city != NOBODY:
            collect_spoils(c, s, log, seat, s.run.other_city)
    elif s.run.stolen != NOBODY:
        collect_spoils(c, s, log, seat, c.buildings[s.run.stolen].city)


@rule
def can_collect(c, s, seat, city):
    """Would the spoils of this city bring the player anything?"""
    return can_gain(c, s, seat, c.ops[c.spoils[city].first])


@rule
def collectable(c, s, seat):
    """Other cities in which the player has an agent and can gain something (M-62)."""
    cities = 0
    for city in range(CITIES):
        if city != s.pile.city and has_agent_in(s, seat, city) and can_collect(c, s, seat, city):
            cities |= 1 << city
    return cities


@rule
def collect_spoils_here(c, s, log, seat):
    """Of the city whose stack is being resolved."""
    collect_spoils(c, s, log, seat, s.pile.city)


@rule
def collect_spoils_there(c, s, log, seat, city):
    """Of another city."""
    s.run.other_city = city
    collect_spoils(c, s, log, seat, city)


@rule
def offer_spoils(c, s, seat, out):
    """Decline, or one of those cities (M-62)."""
    out.actions[0] = DECLINE
    return offer_bits(out, 1, COLLECT, collectable(c, s, seat))


# --- theft -----------------------------------------------------------------------------------------------------


@rule
def strong_enough(s, seat, op):
    """Firepower at least the service level, where the theft compares them (M-51, M-79)."""
    return op.b == 0 or s.players[seat].firepower >= s.service_level


@rule
def stealable(c, s, city):
    """Standing buildings of this city (NOBODY: of the whole board), one bit each."""
    return s.standing + 0 if city == NOBODY else s.standing & c.buildings_in[city]


@rule
def attempt_theft(c, s, log, seat, op):
    """Too little firepower or nothing standing: nothing happens; else the owner chooses (M-51, M-52, M-53, M-54)."""
    city = scope(s, op.a)
    if not strong_enough(s, seat, op):
        note(log, Event.TOO_WEAK, seat, s.players[seat].firepower, s.service_level, 0)
    elif stealable(c, s, city) == 0:
        note(log, Event.NOTHING_TO_STEAL, seat, max(city, 0), 0, 0)
    else:
        push(s.agenda, Task.CHOOSE_BUILDING, seat, city, 0)


@rule(inline=False)
def offer_buildings(c, s, city, out):
    """Every standing building in reach, or none where the theft is a matter of choice (M-53, M-79)."""
    buildings = stealable(c, s, city)
    count = 0
    if s.run.optional:
        out.actions[0] = DECLINE
        count = 1
    for building in range(BUILDINGS):
        out.actions[count] = STEAL + building
        count += buildings >> building & 1
    return count


@rule
def steal(c, s, log, seat, building):
    """The building goes beside the machine and brings its reward (M-53, M-56, M-57, M-58, M-59, M-60)."""
    s.standing &= ~(1 << building)
    s.players[seat].buildings |= 1 << building
    s.run.stolen = building
    note(log, Event.STOLE, seat, building, c.buildings[building].city, 0)
    push_list(s, seat, c.rewards[c.buildings[building].type])


@rule
def alert(c, s, log):
    """A theft raises the service level; the last space brings on the last round (M-53, M-68, M-80, M:A-22)."""
    if s.run.stolen == NOBODY:
        return
    s.service_level = min(c.track_end, s.service_level + 1)
    note(log, Event.SERVICE_LEVEL, NATURE, s.service_level, 0, 0)
    if s.service_level >= c.end_level and not s.triggered:
        s.triggered = 1
        note(log, Event.SERVICE_READY, NATURE, s.service_level, 0, 0)


# --- machine functions -----------------------------------------------------------------------------------------


@rule(inline=False)
def next_function(c, s, log):
    """Functions in printed order, each if it is unlocked by then and can do something (M-55, M:A-09, M:A-10)."""
    task = top(s.agenda)
    seat = task.seat
    number = task.a + 0
    if number == FUNCTIONS:
        pop(s.agenda)
        return
    task.a += 1
    machine = c.machines[s.players[seat].machine]
    unlocked = s.players[seat].unlocked
    for other in range(FUNCTIONS):  # a function may stand in for another one (M-61)
        if machine.functions[other].replaces == number and unlocked >> other & 1:
            number = other
            break
    function = machine.functions[number]
    late = function.replaces != NOBODY and s.run.used >> function.replaces & 1
    if late or s.run.passed >> number & 1 or unlocked >> number & 1 == 0:
        return
    s.run.passed |= 1 << number
    if not can_use(c, s, seat, c.ops[function.ops.first]):
        return
    s.run.function = number
    s.run.used |= 1 << number
    s.run.optional = 1
    if function.asks:
        push_list(s, seat, function.ops)
    else:
        push(s.agenda, Task.CHOOSE_FUNCTION, seat, number, 0)


@rule
def can_use(c, s, seat, op):
    """Would this operation change anything, copies and choices included?"""
    if op.op == Op.COPY_AGENT:
        return useful_copies(c, s, seat, op.a) != 0
    if op.op == Op.CHOOSE:
        return useful_effects(c, s, seat, op.a) != 0
    return can_perform(c, s, seat, op)


@rule
def use_function(c, s, log, seat, number, _):
    """The owner uses a function that leaves nothing else to choose."""
    note(log, Event.FUNCTION, seat, number + 1, 0, 0)
    push_list(s, seat, c.machines[s.players[seat].machine].functions[number].ops)


@rule
def decline(s, log, seat):
    """What may be used need not be; a function declined does not count as used (M-44, M-51, M-55, M:A-10)."""
    if s.run.function != NOBODY:
        s.run.used &= ~(1 << s.run.function)
    note(log, Event.DECLINED, seat, 0, 0, 0)


@rule
def useful_copies(c, s, seat, agents):
    """Those of the agents whose ability would do something (M-61)."""
    useful = 0
    for agent in range(AGENTS):
        if agents >> agent & 1 and can_perform(c, s, seat, c.ops[c.agents[agent].ability.first]):
            useful |= 1 << agent
    return useful


@rule(inline=False)
def offer_copies(c, s, seat, agents, out):
    """Decline, or one of the agents whose ability would do something (M-61, M:A-14)."""
    out.actions[0] = DECLINE
    return offer_bits(out, 1, COPY, useful_copies(c, s, seat, agents))


@rule
def copy_agent(c, s, log, seat, agent):
    """The engineer acts as this agent (M-61)."""
    note(log, Event.COPIED, seat, agent, 0, 0)
    push_list(s, seat, c.agents[agent].ability)


@rule
def useful_effects(c, s, seat, effects):
    """Those of the effects that would do something (M-64, M-66)."""
    useful = 0
    for effect in range(EFFECTS):
        if effects >> effect & 1 and can_gain(c, s, seat, c.ops[c.effects[effect].first]):
            useful |= 1 << effect
    return useful


@rule(inline=False)
def offer_effects(c, s, seat, effects, out):
    """Decline, or one of the effects that would do something (M-64, M-66)."""
    out.actions[0] = DECLINE
    return offer_bits(out, 1, CHOOSE, useful_effects(c, s, seat, effects))


@rule
def choose_effect(c, s, seat, effect):
    """One of the effects happens (M-64, M-66)."""
    push_list(s, seat, c.effects[effect])
