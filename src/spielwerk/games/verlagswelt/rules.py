"""The rules of Verlagswelt in playing order: setup, turn, roll, income, build, end.

Clause numbers are those of docs/rules/verlagswelt.md.
"""

from spielwerk.core.agenda import NATURE, push, top
from spielwerk.core.first_player import first_player
from spielwerk.core.flow import Chance, Procedure, Question, Rules, always, either
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.core.rng import below, draw_kind
from spielwerk.games.verlagswelt.actions import (
    BEGIN,
    BUILD,
    COLLECT,
    DECLINE,
    GIVE,
    KEEP,
    PASS,
    PROJECT,
    REROLL,
    REVEAL,
    ROLL,
    SWAP,
    TAKE,
    THROW,
    Event,
)
from spielwerk.games.verlagswelt.encode import encode
from spielwerk.games.verlagswelt.income import (
    choose_give,
    choose_partner,
    choose_take,
    collect_from,
    decline_swap,
    offer_gives,
    offer_partners,
    offer_payers,
    offer_takes,
    settle_income,
)
from spielwerk.games.verlagswelt.result import result
from spielwerk.games.verlagswelt.state import (
    MAX_TURNS,
    SIDES,
    STATE,
    Ending,
    Mode,
    Phase,
    ProjectStart,
    Task,
)
from spielwerk.games.verlagswelt.tableau import (
    dice_allowed,
    extra_turns_allowed,
    reroll_keeps_dice,
    rerolls_allowed,
    table_limit,
)

# --- setup -----------------------------------------------------------------------------------------------------


@rule
def setup(c, s, log):
    """Deal start cards and coins, lay out the display, find out who begins.

    V-03, V-04, V-05, V-06, V-07, V-08, V-09, V-10, V-70, V-71, V-72, V-73.
    """
    for seat in range(s.seats):
        player = s.players[seat]
        player.coins = c.start_coins
        for kind in range(c.department_count):
            player.cards[kind] = c.start_cards[kind]
    for kind in range(c.department_count):
        department = c.departments[kind]
        if s.options.mode == Mode.COME_WHAT_MAY:
            boxed = c.boxed_per_special[s.seats] if department.special else 0
            s.pile[kind] = department.copies - boxed
        else:
            s.supply[kind] = department.copies
    push(s.agenda, Task.TURN, NATURE, Phase.BEGIN, 0)
    push(s.agenda, Task.FIRST_PLAYER, NATURE, 0, 0)
    if s.options.mode == Mode.COME_WHAT_MAY:
        push(s.agenda, Task.REVEAL, NATURE, 0, 0)


@rule
def choose_first_player(s, log, beginner):
    """The table's own choice, or anybody (V-10, V:A-17)."""
    s.active = beginner
    note(log, Event.FIRST_PLAYER, beginner, 0, 0, 0)


# --- the variant's display -------------------------------------------------------------------------------------


@rule
def reveal(c, s, log, kind):
    """Turn up one card of the pile; a kind already open is stacked (V-72)."""
    s.pile[kind] -= 1
    s.supply[kind] += 1
    note(log, Event.REVEALED, NATURE, kind, 0, 0)
    refill_display(c, s)


@rule(inline=False)
def refill_display(c, s):
    """Reveal until ten kinds lie open or the pile is empty (V-73, V-74, V-75)."""
    open_kinds = 0
    for kind in range(c.department_count):
        open_kinds += s.supply[kind] > 0
    if open_kinds < c.display_kinds and cards_in_pile(c, s) > 0:
        push(s.agenda, Task.REVEAL, NATURE, 0, 0)


@rule
def cards_in_pile(c, s):
    total = 0
    for kind in range(c.department_count):
        total += s.pile[kind]
    return total


# --- turn and roll ---------------------------------------------------------------------------------------------


@rule
def begin_turn(c, s, log):
    """Roll, then income, then build (V-11); what the player built before is now in force (V-59)."""
    if s.turn == MAX_TURNS:
        s.ending = Ending.ABANDONED
        note(log, Event.ABANDONED, NATURE, s.turn, 0, 0)
        return
    s.turn += 1
    s.rerolls = 0
    seat = s.active
    player = s.players[seat]
    player.in_force = player.built
    note(log, Event.TURN, seat, s.turn, 0, 0)
    take_dice(c, s, seat)


@rule
def take_dice(c, s, seat):
    """One die, or the player's choice (V-12, V-13)."""
    if dice_allowed(c, s.players[seat]) > 1:
        push(s.agenda, Task.CHOOSE_DICE, seat, 0, 0)
    else:
        push(s.agenda, Task.THROW, NATURE, 1, 0)


@rule
def offer_dice(c, s, seat, out):
    """One die up to as many as are allowed (V-13)."""
    count = dice_allowed(c, s.players[seat])
    for dice in range(count):
        out.actions[dice] = ROLL + dice
    return count


@rule
def choose_dice(s, more):
    push(s.agenda, Task.THROW, NATURE, 1 + more, 0)


@rule
def throw(c, s, log, first, second):
    """The dice show their numbers; with `customers` the player may roll again (V-14, V-67)."""
    seat = s.active
    s.dice[0] = first
    s.dice[1] = second
    s.roll = first + second
    note(log, Event.THREW, seat, first, second, s.roll)
    if s.rerolls < rerolls_allowed(c, s.players[seat]):
        push(s.agenda, Task.CHOOSE_REROLL, seat, 0, 0)


@rule
def keep_throw():
    """The throw counts as it is."""


@rule(inline=False)
def roll_again(c, s, log):
    """Only the new throw counts; it uses as many dice as the first (V-68, V-69)."""
    seat = s.active
    s.rerolls += 1
    note(log, Event.REROLLED, seat, 0, 0, 0)
    if reroll_keeps_dice(c, s.players[seat]):
        push(s.agenda, Task.THROW, NATURE, 1 if s.dice[1] == 0 else 2, 0)
    else:
        take_dice(c, s, seat)


# --- build phase -----------------------------------------------------------------------------------------------


@rule
def begin_build_phase(c, s, log):
    """Kosmos Shop helps out who has nothing, then one thing may be built (V-47, V-48)."""
    seat = s.active
    player = s.players[seat]
    if player.coins < c.top_up_below:
        player.coins += c.top_up_amount
        note(log, Event.TOPPED_UP, seat, c.top_up_amount, 0, 0)
    push(s.agenda, Task.CHOOSE_BUILD, seat, 0, 0)


@rule
def department_buildable(c, s, player, kind, table_limit):
    """In the display, affordable, within the limits (V-49, V-52, V-53, V-54, V-55, V-56, V-57)."""
    card = c.departments[kind]
    owned = player.cards[kind]
    return (s.supply[kind] > 0) & (card.cost <= player.coins) & (owned < card.limit) & (owned < table_limit)


@rule
def project_buildable(c, player, project):
    """An own project not yet built, affordable (V-58)."""
    return (player.built >> project & 1 == 0) & (c.projects[project].cost <= player.coins)


@rule
def can_build(c, s, seat):
    """Is there anything at all that this player could build?"""
    player = s.players[seat]
    most = table_limit(c, s)
    for kind in range(c.department_count):
        if department_buildable(c, s, player, kind, most):
            return True
    for project in range(c.project_count):
        if project_buildable(c, player, project):
            return True
    return False


@rule
def offer_builds(c, s, seat, out):
    """Nothing, each department, each project that can be built (V-47)."""
    player = s.players[seat]
    most = table_limit(c, s)
    out.actions[0] = PASS
    count = 1
    for kind in range(c.department_count):
        out.actions[count] = BUILD + kind
        count += department_buildable(c, s, player, kind, most)
    for project in range(c.project_count):
        out.actions[count] = PROJECT + project
        count += project_buildable(c, player, project)
    return count


@rule
def build_one(c, s, log, action):
    """A department or a project (V-47)."""
    if action >= PROJECT:
        build_project(c, s, log, action - PROJECT)
    else:
        build(c, s, log, action - BUILD)


@rule
def build_nothing(log, seat):
    note(log, Event.PASSED, seat, 0, 0, 0)


@rule
def build(c, s, log, kind):
    """Pay the bank, take the card from the display (V-49, V-50); the variant's display is refilled at once (V:A-14)."""
    seat = s.active
    player = s.players[seat]
    cost = c.departments[kind].cost
    player.coins -= cost
    player.cards[kind] += 1
    s.supply[kind] -= 1
    note(log, Event.BUILT, seat, kind, cost, 0)
    if s.options.mode == Mode.COME_WHAT_MAY:
        refill_display(c, s)


@rule(inline=False)
def build_project(c, s, log, project):
    """Pay and turn it over; the last one wins at once (V-58, V-61)."""
    seat = s.active
    player = s.players[seat]
    cost = c.projects[project].cost
    player.coins -= cost
    player.built |= 1 << project
    if s.options.project_start == ProjectStart.IMMEDIATE:
        player.in_force = player.built
    note(log, Event.PROJECT_BUILT, seat, project, cost, 0)
    if player.built == c.all_projects:
        s.winner = seat
        s.ending = Ending.WON
        note(log, Event.WON, seat, s.turn, 0, 0)


@rule
def end_turn(c, s, log):
    """One more turn after doubles with `suppliers`, else the next player clockwise (V-10, V-64, V-65, V-66)."""
    seat = s.active
    doubles = s.dice[0] == s.dice[1]
    if doubles and s.extra_turns < extra_turns_allowed(c, s.players[seat]):
        s.extra_turns += 1
        note(log, Event.EXTRA_TURN, seat, 0, 0, 0)
    else:
        s.extra_turns = 0
        s.active = seat + 1 if seat + 1 < s.seats else 0


# --- the phases of a turn --------------------------------------------------------------------------------


@rule
def play_phase(c, s, log):
    """The next part of the turn: roll, then income, then build (V-11)."""
    turn = top(s.agenda)
    if turn.a == Phase.END:
        end_turn(c, s, log)
        turn.a = Phase.BEGIN
    if turn.a == Phase.BEGIN:
        turn.a = Phase.INCOME
        turn.b = 0
        begin_turn(c, s, log)
        return
    turn.b = settle_income(c, s, log, turn.b)
    if top(s.agenda).op == Task.TURN and turn.b == c.rolls[s.roll].steps:  # nobody is asked any more
        turn.a = Phase.END
        begin_build_phase(c, s, log)


# --- chance ----------------------------------------------------------------------------------------------------


@rule
def list_throws(dice, out):
    """One die, or two as an unordered pair."""
    count = 0
    for first in range(1, SIDES + 1):
        for second in range(first if dice == 2 else 0, SIDES + 1 if dice == 2 else 1):
            out.outcomes[count] = faces(first, second)
            out.weights[count] = 1 if dice == 1 or first == second else 2
            count += 1
    return count


@rule
def throw_dice(s, dice):
    """Quicker than to list all pairs."""
    if dice == 1:
        return faces(below(s.rng, SIDES) + 1, 0)
    pair = below(s.rng, SIDES * SIDES)
    first = pair // SIDES + 1
    second = pair % SIDES + 1
    return faces(min(first, second), max(first, second))


@rule
def faces(first, second):
    """Both dice in one number."""
    return (first - 1) * (SIDES + 1) + second


@rule
def settle_throw(c, s, log, thrown):
    throw(c, s, log, thrown // (SIDES + 1) + 1, thrown % (SIDES + 1))


@rule
def list_pile(c, s, out):
    """Every kind, as likely as it has cards in the pile."""
    count = 0
    for kind in range(c.department_count):
        if s.pile[kind] > 0:
            out.outcomes[count] = kind
            out.weights[count] = s.pile[kind]
            count += 1
    return count


@rule
def draw_from_pile(c, s):
    return draw_kind(s.rng, s.pile, cards_in_pile(c, s))


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.TURN: Procedure(play_phase),
        Task.THROW: Chance(list_throws, settle_throw, THROW, sample=throw_dice),
        Task.REVEAL: Chance(list_pile, reveal, REVEAL, sample=draw_from_pile),
        Task.FIRST_PLAYER: first_player(choose_first_player, BEGIN),
        Task.CHOOSE_BUILD: Question(offer_builds, build_one, is_open=can_build, decline=PASS, declined=build_nothing),
        Task.CHOOSE_DICE: Question(offer_dice, choose_dice, ROLL),
        Task.CHOOSE_REROLL: Question(
            either(KEEP, REROLL), roll_again, is_open=always, decline=KEEP, declined=keep_throw
        ),
        Task.CHOOSE_PAYER: Question(offer_payers, collect_from, COLLECT),
        Task.CHOOSE_PARTNER: Question(offer_partners, choose_partner, SWAP, decline=DECLINE, declined=decline_swap),
        Task.CHOOSE_TAKE: Question(offer_takes, choose_take, TAKE),
        Task.CHOOSE_GIVE: Question(offer_gives, choose_give, GIVE),
    },
    result=result,
    encode=encode,
)
