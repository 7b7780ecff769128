"""The rules of Genies in playing order: setup, the parts of a round, decisions, chance.

Clause numbers are those of docs/rules/genies.md. Bids and their evaluation are in auction.py, action cards in cards.py,
the scoring in scoring.py.
"""

import sys

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.core.rng import below
from spielwerk.core.rules import RUNNING, register
from spielwerk.games.genies.actions import (
    BACK,  # noqa: F401  (part of the game's interface)
    DEAL,
    FOCUS,
    HOLD,
    HONOUR,
    TURN_UP,
    USE,
    Event,
)
from spielwerk.games.genies.auction import (
    add_to_position,
    carry_unsold,
    decide_use,
    evaluate,
    offer_bids,
    open_bids,
    reveal_bids,
    write_sheet,
)
from spielwerk.games.genies.cards import (
    choose_honoured,
    deal,
    lose_unplayed,
    name_focus,
    offer_geniuses,
    open_star_cards,
    play_at_phase_start,
    reveal_stars,
    score_bonuses,
)
from spielwerk.games.genies.encode import encode  # noqa: F401  (part of the game's interface)
from spielwerk.games.genies.information import hide, reopen, resample  # noqa: F401  (part of the game's interface)
from spielwerk.games.genies.scoring import result, score_disciplines  # noqa: F401  (part of the game's interface)
from spielwerk.games.genies.state import (
    CARDS,
    DISCIPLINES,
    FIRST_DECISION,
    GENIUSES,
    NOBODY,
    NOTHING,
    NOWHERE,
    POSITIONS,
    ROUNDS,
    STATE,
    Ending,
    Part,
    Task,
)
from spielwerk.games.genies.table import (
    forget_commitments,
    ones,
    phase_begins,
    phase_ends,
    phase_of,
    pick,
    seats_waited_for,
)

# --- setup -----------------------------------------------------------------------------------------------------


@rule
def setup(c, s, log):
    """Six face-down decks, nothing owned, nobody has a point (G-03, G-04)."""
    s.winner = NOBODY
    for genius in range(GENIUSES):
        s.owner[genius] = NOBODY
    for card in range(CARDS):
        s.lies_on[card] = NOWHERE
    for seat in range(s.seats):
        s.players[seat].focus = NOTHING
    push(s.agenda, Task.ROUND, NATURE, Part.DEAL, 0)
    advance(c, s, log)


# --- a round ---------------------------------------------------------------------------------------------------


@rule
def play_part(c, s, log):
    """The next part of the round (G-11)."""
    part = top(s.agenda).a
    top(s.agenda).a += 1
    if part == Part.DEAL:
        begin_round(c, s, log)
    elif part == Part.INCOME:
        pay_income(c, s, log)
    elif part == Part.PHASE_START:
        if phase_begins(s):
            play_at_phase_start(c, s, log)
    elif part == Part.DISPLAY:
        push(s.agenda, Task.TURN_UP, NATURE, 0, 0)
    elif part == Part.BIDS:
        open_bids(s, log)
    elif part == Part.EVALUATION:
        reveal_bids(s, log)
    elif part == Part.CARRY:
        carry_unsold(s, log)
    elif part == Part.STARS:
        if phase_ends(s):
            note(log, Event.SCORING, NATURE, phase_of(s), 0, 0)
            open_star_cards(c, s, log)
    elif part == Part.SCORING:
        if phase_ends(s):
            score_phase(c, s, log)
    else:
        end_round(s, log)


@rule
def begin_round(c, s, log):
    """The next of six rounds; every other one deals the cards of a new phase (G-06, G-10)."""
    s.round += 1
    note(log, Event.ROUND, NATURE, s.round, phase_of(s), 0)
    if phase_begins(s):
        cards = c.cards_dealt[s.seats]
        note(log, Event.CARDS_DEALT, NATURE, cards, 0, 0)
        if cards > 0:
            push(s.agenda, Task.DEAL, NATURE, 0, cards * s.seats)


@rule
def deal_card(s, log, seat, left, card):
    """Card by card around the table."""
    deal(s, log, seat, card)
    if left > 1:
        push(s.agenda, Task.DEAL, NATURE, seat + 1 if seat + 1 < s.seats else 0, left - 1)


@rule
def pay_income(c, s, log):
    """New chips for everybody; what was saved is kept (G-05, G-40)."""
    for seat in range(s.seats):
        s.players[seat].chips += c.income[s.seats]
    note(log, Event.INCOME, NATURE, c.income[s.seats], 0, 0)


@rule
def turn_up(s, log, position, genius):
    """One new card onto each position, beside those carried over (G-12, G-14, G-42)."""
    s.turned_up |= 1 << genius
    add_to_position(s, position, genius)
    note(log, Event.TURNED_UP, NATURE, genius, position, 0)
    if position + 1 < POSITIONS:
        push(s.agenda, Task.TURN_UP, NATURE, position + 1, 0)


@rule
def score_phase(c, s, log):
    """Stars are given, then disciplines, then bonus points, then the rest of the cards goes (G-70)."""
    reveal_stars(c, s, log)
    score_disciplines(c, s, log)
    score_bonuses(c, s, log)
    lose_unplayed(c, s, log)


@rule
def end_round(s, log):
    """After the sixth round most points win (G-90, G-91, G-93)."""
    top(s.agenda).a = Part.DEAL
    if s.round == ROUNDS:
        s.ending = Ending.FINISHED
        most = 0
        for seat in range(s.seats):
            most = max(most, s.players[seat].points)
        for seat in range(s.seats):
            if s.players[seat].points == most:
                note(log, Event.WON, seat, most, 0, 0)


# --- the agenda ------------------------------------------------------------------------------------------------


@rule(inline=False)
def advance(c, s, log):
    """Carry out tasks until somebody has a real choice (or nature, if the caller plays it)."""
    while s.ending == RUNNING:
        op = top(s.agenda).op
        if op == Task.ROUND:
            play_part(c, s, log)
        elif op == Task.EVALUATE:
            evaluate(c, s, log)
        elif op < FIRST_DECISION:
            if s.explicit:
                return
            settle(c, s, log, sample(c, s))
        elif decided_by_all(op):
            if seats_waited_for(s) != 0:
                return
            pop(s.agenda)
            forget_commitments(s)
        else:
            return


@rule
def decided_by_all(op):
    """Bids and stars: everybody at once, in secret."""
    return op == Task.BID or op == Task.CHOOSE_STARS


@rule
def apply(c, s, log, seat, action):
    """Play what a seat chose, or what chance brought, and all that follows."""
    if seat == NATURE:
        settle(c, s, log, action)
    else:
        decide(c, s, log, seat, action)
    advance(c, s, log)


@rule
def actors(c, s):
    """All that have not committed yet, or the owner of the card that asks."""
    if s.ending != RUNNING or top(s.agenda).op < FIRST_DECISION:
        return 0
    if decided_by_all(top(s.agenda).op):
        return seats_waited_for(s)
    return 1 << top(s.agenda).seat


@rule
def decide(c, s, log, seat, action):
    """Carry out the decision of one seat; what all decide stays on the agenda until the last one has."""
    op = top(s.agenda).op
    if op == Task.BID:
        write_sheet(s, log, seat, action)
    elif op == Task.CHOOSE_STARS:
        choose_honoured(c, s, seat, action - HONOUR)
    elif op == Task.CHOOSE_FOCUS:
        pop(s.agenda)
        name_focus(s, log, seat, action - FOCUS)
    else:
        task = pop(s.agenda)
        decide_use(c, s, log, seat, task.a, task.b, action == USE)


@rule
def legal(c, s, seat, out):
    """The options of this seat in the decision on top."""
    if actors(c, s) >> seat & 1 == 0:
        return 0
    op = top(s.agenda).op
    if op == Task.BID:
        return offer_bids(s, seat, out)
    if op == Task.CHOOSE_STARS:
        return offer_geniuses(c, s, seat, out)
    if op == Task.CHOOSE_FOCUS:
        for discipline in range(DISCIPLINES):
            out.actions[discipline] = FOCUS + discipline
        return DISCIPLINES
    out.actions[0] = USE
    out.actions[1] = HOLD
    return 2


# --- chance ----------------------------------------------------------------------------------------------------


@rule
def left_in_deck(c, s):
    """What can still come at the chance point on top, one bit for each card (G-04, G-13)."""
    phase = c.phases[phase_of(s)]
    if top(s.agenda).op == Task.TURN_UP:
        return phase.geniuses & ~s.turned_up
    dealt = 0
    for seat in range(s.seats):
        dealt |= s.players[seat].hand
    return phase.actions & ~dealt


@rule
def first_outcome(s):
    """The number of the outcome that brings card 0."""
    return TURN_UP if top(s.agenda).op == Task.TURN_UP else DEAL


@rule
def sample(c, s):
    """Let chance decide the task on top, from the generator in the state."""
    deck = left_in_deck(c, s)
    return first_outcome(s) + pick(deck, below(s.rng, ones(deck)))


@rule
def chance(c, s, out):
    """Each card left in the deck is as likely as any other."""
    if s.ending != RUNNING or top(s.agenda).op >= FIRST_DECISION:
        return 0
    deck = left_in_deck(c, s)
    count = ones(deck)
    for i in range(count):
        out.outcomes[i] = first_outcome(s) + pick(deck, i)
        out.weights[i] = 1
    return count


@rule
def settle(c, s, log, outcome):
    """Carry out what chance brought."""
    task = pop(s.agenda)
    if task.op == Task.DEAL:
        deal_card(s, log, task.a + 0, task.b + 0, outcome - DEAL)
    else:
        turn_up(s, log, task.a + 0, outcome - TURN_UP)


register(STATE, sys.modules[__name__])
