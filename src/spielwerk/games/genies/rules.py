"""The rules of Genies in playing order: setup, the parts of a round, decisions, chance.

Clause numbers are those of docs/rules/genies.md. Bids and their evaluation are in auction.py, action cards in cards.py,
the scoring in scoring.py.
"""

from spielwerk.core.agenda import NATURE, push, top
from spielwerk.core.flow import Draw, Procedure, Question, Rules, Sealed, always, either
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.genies.actions import (
    BACK,
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
    evaluate,
    hold_card,
    offer_bids,
    open_bids,
    reveal_bids,
    use_card,
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
from spielwerk.games.genies.encode import encode
from spielwerk.games.genies.information import hide, reopen, resample
from spielwerk.games.genies.progress import (
    forget_commitments,
    phase_begins,
    phase_ends,
    phase_of,
    seats_waited_for,
)
from spielwerk.games.genies.result import result
from spielwerk.games.genies.scoring import score_disciplines
from spielwerk.games.genies.state import (
    CARDS,
    DISCIPLINES,
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
def deal_card(s, log, receiver, left, card):
    """Card by card around the table."""
    deal(s, log, receiver, card)
    if left > 1:
        push(s.agenda, Task.DEAL, NATURE, receiver + 1 if receiver + 1 < s.seats else 0, left - 1)


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


# --- questions of action cards ---------------------------------------------------------------------------------


@rule
def offer_disciplines(out):
    """Any of them may be named (G-58)."""
    for discipline in range(DISCIPLINES):
        out.actions[discipline] = FOCUS + discipline
    return DISCIPLINES


# --- chance ----------------------------------------------------------------------------------------------------


@rule
def geniuses_left(c, s):
    """The geniuses of the phase that were not turned up yet (G-04, G-13)."""
    return c.phases[phase_of(s)].geniuses & ~s.turned_up


@rule
def cards_left(c, s):
    """The action cards of the phase that nobody holds (G-06)."""
    dealt = 0
    for seat in range(s.seats):
        dealt |= s.players[seat].hand
    return c.phases[phase_of(s)].actions & ~dealt


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.ROUND: Procedure(play_part),
        Task.EVALUATE: Procedure(evaluate),
        Task.DEAL: Draw(cards_left, deal_card, DEAL),
        Task.TURN_UP: Draw(geniuses_left, turn_up, TURN_UP),
        Task.BID: Sealed(offer_bids, write_sheet, seats_waited_for, forget_commitments),
        Task.CHOOSE_STARS: Sealed(offer_geniuses, choose_honoured, seats_waited_for, forget_commitments, HONOUR),
        Task.CHOOSE_FOCUS: Question(offer_disciplines, name_focus, FOCUS, is_open=always),
        Task.CHOOSE_USE: Question(either(USE, HOLD), use_card, is_open=always, decline=HOLD, declined=hold_card),
    },
    result=result,
    encode=encode,
    hide=hide,
    resample=resample,
    reopen=reopen,
    back=BACK,
)
