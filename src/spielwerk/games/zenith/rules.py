"""The rules of Zenith in playing order: setup, turn, end of turn; then agenda, decisions and chance.

Clause numbers are those of docs/rules/zenith.md. The setup's details stand in preparation.py, effects in effects.py.
"""

import sys

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.jit import rule
from spielwerk.core.log import note, tell
from spielwerk.core.rng import below, draw_kind
from spielwerk.core.rules import RUNNING, register
from spielwerk.games.zenith.actions import (
    BEGIN,
    CARD,
    DECLINE,
    DEVELOP,
    DONE,
    DRAW,
    FIRST,
    LEAD,
    OPTION,
    PEOPLE,
    PLANET,
    RECRUIT,
    ROW,
    SIDE,
    TOKEN,
    TOKEN_PLACE,
    Event,
)
from spielwerk.games.zenith.cardset import NO_CARD, card_number, next_card
from spielwerk.games.zenith.discs import end_undecided, move_disc, put_new_discs, recenter
from spielwerk.games.zenith.effects import (
    answer_exchange,
    answer_ladder,
    begin_list,
    choose_option,
    discard_chosen,
    end_list,
    exile,
    influence_chosen,
    mobilise,
    mobilise_next,
    pass_to_partner,
    place_row,
    resolve_next,
    transfer,
)
from spielwerk.games.zenith.encode import encode  # noqa: F401  (part of the game's interface)
from spielwerk.games.zenith.information import hide, resample  # noqa: F401  (part of the game's interface)
from spielwerk.games.zenith.offers import offer, offer_mulligan, price_of_card
from spielwerk.games.zenith.preparation import (
    choose_first_party,
    exchange_hands,
    lay_out,
    lay_side,
    lay_token,
    mark_card,
)
from spielwerk.games.zenith.result import result  # noqa: F401  (part of the game's interface)
from spielwerk.games.zenith.state import (
    FIRST_CHANCE,
    FIRST_DECISION,
    MAX_TURNS,
    MOST_OVERHANG,
    PARTIES,
    PEOPLES,
    PLACES,
    PLANETS,
    STATE,
    Ending,
    Phase,
    Side,
    Task,
)
from spielwerk.games.zenith.table import (
    apply_token,
    can_draw,
    can_draw_token,
    discard,
    hand_limit,
    is_team_game,
    lay_on_column,
    leave_deck,
    other_party,
    partner_of,
    party_of,
    take_from_hand,
    take_into_hand,
    take_token,
    tokens_in_supply,
)
from spielwerk.games.zenith.technology import develop

# --- setup -----------------------------------------------------------------------------------------------------


@rule
def setup(c, s, log):
    """Lay out boards, tokens and deck; chance decides sides, tokens, the first party and the hands (Z-07…Z-19)."""
    lay_out(c, s)
    push(s.agenda, Task.TURN, NATURE, Phase.ORDER, 0)
    push(s.agenda, Task.MULLIGAN, NATURE, 0, 0)
    for seat in range(s.seats - 1, -1, -1):
        push(s.agenda, Task.REFILL, seat, 0, 0)
    push(s.agenda, Task.FIRST_PARTY, NATURE, 0, 0)
    for place in range(PLACES - 1, -1, -1):
        push(s.agenda, Task.LAY_TOKEN, NATURE, place, 0)
    for people in range(PEOPLES - 1, -1, -1):
        push(s.agenda, Task.SIDE, NATURE, people, 0)
    advance(c, s, log)


# --- turn ------------------------------------------------------------------------------------------------------


@rule
def play_phase(c, s, log):
    """The next part of the turn (Z-31, Z-32, Z-79…Z-81)."""
    turn = top(s.agenda)
    phase = turn.a
    turn.a += 1
    if phase == Phase.ORDER:
        begin_party_turn(s)
    elif phase == Phase.ACTION:
        begin_turn(s, log)
    elif phase == Phase.REFILL:
        push(s.agenda, Task.REFILL, s.active, 0, 0)
    else:
        put_new_discs(s, log)
        turn.a = next_turn(s)


@rule
def begin_party_turn(s):
    """A team decides anew who plays first; its member at the technology board answers (Z-80, A-30)."""
    s.active = s.party
    if is_team_game(s):
        push(s.agenda, Task.CHOOSE_FIRST, s.party, 0, 0)


@rule
def begin_turn(s, log):
    """Play one hand card; without any the turn is empty; if so for all, the game ends (Z-31, A-17, A-18)."""
    if s.turn == MAX_TURNS:
        end_undecided(s, log, Ending.TURN_LIMIT)
        return
    s.turn += 1
    note(log, Event.TURN, s.active, s.turn, 0, 0)
    if s.players[s.active].hand_size > 0:
        push(s.agenda, Task.CHOOSE_CARD, s.active, 0, 0)
        return
    s.idle += 1
    note(log, Event.NO_CARD, s.active, 0, 0, 0)
    if s.idle == s.seats:
        end_undecided(s, log, Ending.EXHAUSTED)


@rule
def next_turn(s):
    """The partner plays after the first member's complete turn, then the other party (Z-30, Z-79, Z-81)."""
    if is_team_game(s) and not s.second:
        s.second = 1
        s.active = partner_of(s.active)
        return Phase.ACTION
    s.second = 0
    s.party = other_party(s.party)
    return Phase.ORDER


# --- the three actions -----------------------------------------------------------------------------------------


@rule
def play_card(c, s, log, seat, action):
    """Recruit, develop or lead with one hand card (Z-31)."""
    s.idle = 0
    if action >= LEAD:
        lead(c, s, log, seat, action - LEAD)
    elif action >= DEVELOP:
        develop_with(c, s, log, seat, action - DEVELOP)
    else:
        recruit(c, s, log, seat, action - RECRUIT)


@rule
def recruit(c, s, log, seat, card):
    """Lay the card on the own column, pay, apply all its effects (Z-37…Z-42)."""
    party = party_of(seat)
    price = price_of_card(c, s, party, card)
    printed = c.cards[card]
    take_from_hand(s, seat, card)
    lay_on_column(c, s, party, card)
    s.parties[party].credits -= price
    note(log, Event.RECRUITED, seat, card, printed.planet, price)
    push(s.agenda, Task.EFFECT, seat, printed.effects.first, printed.effects.last)


@rule
def develop_with(c, s, log, seat, card):
    """Discard the card; its people advances one level (Z-49)."""
    discard(s, seat, card)
    note(log, Event.DEVELOPED, seat, card, 0, 0)
    develop(c, s, log, seat, c.cards[card].people, 0)


@rule
def lead(c, s, log, seat, card):
    """Discard the card for the badge and its people's bonus; a team may then pass cards (Z-61…Z-63, Z-85, A-26)."""
    people = c.cards[card].people
    discard(s, seat, card)
    note(log, Event.LED, seat, card, 0, 0)
    if is_team_game(s):
        push(s.agenda, Task.EFFECT, seat, c.team_leadership[people].first, c.team_leadership[people].last)
    push(s.agenda, Task.EFFECT, seat, c.leadership[people].first, c.leadership[people].last)


# --- end of turn -----------------------------------------------------------------------------------------------


@rule
def refill_hand(c, s, log):
    """Draw up to the limit that holds now; a larger hand stays as it is (Z-69, Z-70, Z-86)."""
    task = top(s.agenda)
    seat = task.seat
    if s.players[seat].hand_size < hand_limit(c, s, seat) and can_draw(s, log):
        task.a += 1
        push(s.agenda, Task.DRAW, seat, 0, 0)
        return
    if task.a > 0:
        note(log, Event.REFILLED, seat, task.a, s.players[seat].hand_size, 0)
    pop(s.agenda)


@rule
def draw(s, log, seat, card):
    """Into the hand; only the owner sees which card (Z-20)."""
    s.idle = 0
    leave_deck(s, card)
    take_into_hand(s, seat, card)
    tell(log, 1 << seat, Event.DREW_CARD, seat, card, 0, 0)


# --- the agenda ------------------------------------------------------------------------------------------------


@rule(inline=False)
def advance(c, s, log):
    """Carry out tasks until somebody has a real choice (or nature, if the caller plays it)."""
    while s.ending == RUNNING:
        op = top(s.agenda).op
        if op < FIRST_CHANCE:
            carry_out(c, s, log, op)
        elif op < FIRST_DECISION:
            if s.explicit:
                return
            settle(c, s, log, sample(c, s))
        elif op == Task.MULLIGAN:
            if s.undecided:
                return
            pop(s.agenda)
            exchange_hands(s, log)
        elif op == Task.CHOOSE_CARD and s.players[top(s.agenda).seat].hand_size > 1:
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
def carry_out(c, s, log, op):
    """A step that needs neither a choice nor chance."""
    if op == Task.RESOLVE:
        resolve_next(c, s, log)
    elif op == Task.TURN:
        play_phase(c, s, log)
    elif op == Task.REFILL:
        refill_hand(c, s, log)
    elif op == Task.MOBILISE:
        mobilise_next(s, log)
    else:
        task = pop(s.agenda)
        seat, a, b = task.seat, task.a, task.b
        if op == Task.EFFECT:
            begin_list(s, seat, a, b)
        elif op == Task.CLOSE:
            end_list(s)
        elif op == Task.MOVE:
            move_disc(c, s, log, seat, a, b, party_of(seat))
        elif op == Task.LEVEL_TOKEN:
            take_token(c, s, log, seat, PLANETS + a)
        elif can_draw_token(c, s, log):
            push(s.agenda, Task.DRAW_TOKEN, seat, 0, 0)


@rule
def apply(c, s, log, seat, action):
    """Play what a seat chose, or what chance brought, and all that follows."""
    if seat == NATURE:
        settle(c, s, log, action)
    elif top(s.agenda).op == Task.MULLIGAN:
        mark_card(c, s, log, seat, action)
    else:
        decide(c, s, log, action)
    advance(c, s, log)


@rule
def actors(c, s):
    """All that still think about their first hand; else the seat whose decision is on top (Z-19, A-20, A-36)."""
    if s.ending != RUNNING:
        return 0
    task = top(s.agenda)
    if task.op < FIRST_DECISION:
        return 0
    return s.undecided if task.op == Task.MULLIGAN else 1 << task.seat


@rule
def legal(c, s, seat, out):
    """The options of the decision on top, if it is this seat's."""
    if actors(c, s) >> seat & 1 == 0:
        return 0
    if top(s.agenda).op == Task.MULLIGAN:
        return offer_mulligan(c, s, seat, out)
    return offer(c, s, out)


@rule(inline=False)
def decide(c, s, log, action):
    """Carry out the decision on top."""
    task = pop(s.agenda)
    op, seat, a, b = task.op, task.seat, task.a, task.b
    if op == Task.CHOOSE_CARD:
        play_card(c, s, log, seat, action)
    elif op == Task.CHOOSE_INFLUENCE:
        influence_chosen(c, s, log, seat, a, action - PLANET)
    elif op == Task.CHOOSE_TRANSFER:
        transfer(c, s, log, seat, a, b, action - PLANET)
    elif op == Task.CHOOSE_EXILE:
        exile(c, s, log, seat, a, b, action - PLANET)
    elif op == Task.CHOOSE_EXCHANGE:
        answer_exchange(c, s, log, seat, a, action)
    elif op == Task.CHOOSE_TIER:
        answer_ladder(c, s, log, seat, a, action)
    elif op == Task.CHOOSE_OPTION:
        choose_option(c, s, seat, a, action - OPTION)
    elif op == Task.CHOOSE_ROW:
        place_row(c, s, seat, a, action - ROW - MOST_OVERHANG)
    elif op == Task.CHOOSE_RECENTER:
        recenter(s, log, seat, action - PLANET)
    elif op == Task.CHOOSE_DISCARD:
        discard_chosen(s, log, seat, a, b, action - CARD)
    elif op == Task.CHOOSE_TOKEN:
        take_token(c, s, log, seat, action - TOKEN_PLACE)
    elif op == Task.CHOOSE_FIRST:
        s.active = action - FIRST
        note(log, Event.PLAYS_FIRST, s.active, 0, 0, 0)
    elif action == DONE or action == DECLINE:
        note(log, Event.DECLINED, seat, 0, 0, 0)
    elif op == Task.CHOOSE_DEVELOP:
        develop(c, s, log, seat, action - PEOPLE, c.operations[a].discount)
    else:
        pass_to_partner(s, log, seat, a, b, action - CARD)


# --- chance ----------------------------------------------------------------------------------------------------


@rule
def sample(c, s):
    """Let chance decide the task on top, from the generator in the state."""
    task = top(s.agenda)
    if task.op == Task.DRAW or task.op == Task.TURN_UP:
        return DRAW + card_number(s.deck, below(s.rng, s.deck_size))
    if task.op == Task.LAY_TOKEN or task.op == Task.DRAW_TOKEN:
        return TOKEN + draw_kind(s.rng, s.supply, tokens_in_supply(c, s))
    if task.op == Task.SIDE:
        side = side_wanted(s, task.a)
        return SIDE + (below(s.rng, 2) if side == Side.RANDOM else side)
    if s.options.first_player > 0:
        return BEGIN + s.options.first_player - 1
    return BEGIN + below(s.rng, PARTIES)


@rule
def side_wanted(s, people):
    """What the table agreed on for a technology part (Z-08)."""
    if people == 0:
        return s.options.animod_side
    return s.options.human_side if people == 1 else s.options.robot_side


@rule
def chance(c, s, out):
    """All results of the chance point on top with their weights."""
    if s.ending != RUNNING:
        return 0
    task = top(s.agenda)
    count = 0
    if task.op == Task.DRAW or task.op == Task.TURN_UP:
        card = next_card(s.deck, NO_CARD)
        while card != NO_CARD:
            count = list_outcome(out, count, DRAW + card, 1)
            card = next_card(s.deck, card)
    elif task.op == Task.LAY_TOKEN or task.op == Task.DRAW_TOKEN:
        for kind in range(c.bonus_count):
            count = list_outcome(out, count, TOKEN + kind, s.supply[kind])
    elif task.op == Task.SIDE:
        wanted = side_wanted(s, task.a)
        for side in range(2):
            count = list_outcome(out, count, SIDE + side, 1 if wanted == Side.RANDOM or wanted == side else 0)
    elif task.op == Task.FIRST_PARTY:
        wanted = s.options.first_player
        for party in range(PARTIES):
            count = list_outcome(out, count, BEGIN + party, 1 if wanted == 0 or wanted == party + 1 else 0)
    return count


@rule
def list_outcome(out, count, outcome, weight):
    """Write down what is possible at all; returns how many there are now."""
    if weight > 0:
        out.outcomes[count] = outcome
        out.weights[count] = weight
        return count + 1
    return count


@rule
def settle(c, s, log, outcome):
    """Carry out what chance brought."""
    task = pop(s.agenda)
    op, seat, a = task.op, task.seat, task.a
    if op == Task.DRAW:
        draw(s, log, seat, outcome - DRAW)
    elif op == Task.TURN_UP:
        mobilise(c, s, log, seat, outcome - DRAW)
    elif op == Task.DRAW_TOKEN:
        kind = outcome - TOKEN
        s.supply[kind] -= 1
        apply_token(c, s, log, seat, kind)
    elif op == Task.LAY_TOKEN:
        lay_token(s, log, a, outcome - TOKEN)
    elif op == Task.SIDE:
        lay_side(c, s, log, a, outcome - SIDE)
    else:
        choose_first_party(c, s, log, outcome - BEGIN)


register(STATE, sys.modules[__name__])
