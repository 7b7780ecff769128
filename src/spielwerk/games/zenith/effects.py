"""The executor: one list of operations for cards, technologies, tokens, leadership and prizes.

`start` begins an operation. What it may choose becomes a decision on the agenda; a single option is taken by itself.
"""

from spielwerk.core.agenda import pop, push, top
from spielwerk.core.bits import CARDS, NO_CARD, add_card, has_card
from spielwerk.core.jit import rule
from spielwerk.core.log import note, tell
from spielwerk.games.zenith.actions import Event
from spielwerk.games.zenith.discs import move_disc
from spielwerk.games.zenith.holdings import (
    apply_token,
    can_draw,
    can_draw_token,
    change,
    discard,
    give_badge,
    has_amount,
    is_team_game,
    lay_on_column,
    leave_deck,
    member_for,
    other_party,
    partner_of,
    party_of,
    pass_card,
    take_badge,
    take_token,
    take_top,
)
from spielwerk.games.zenith.state import (
    ALL,
    CHOICE,
    LABELS,
    NO_LABEL,
    PLANETS,
    REF,
    Op,
    Pool,
    Task,
    What,
    Whose,
)
from spielwerk.games.zenith.targets import condition_holds, context, factor, party_meant

# --- lists and their context -----------------------------------------------------------------------------------


@rule
def begin_list(s, seat, first, last):
    """A card, level, token, leadership or prize starts with a fresh context."""
    if first == last:
        return
    s.open_contexts += 1
    fresh = context(s)
    fresh.ref = NO_CARD
    for label in range(LABELS):
        fresh.chosen[label] = 0
    push(s.agenda, Task.CLOSE, seat, 0, 0)
    push(s.agenda, Task.RESOLVE, seat, first, last)


@rule
def end_list(s):
    """The context goes; it is wiped, so that equal positions are equal to the last byte."""
    old = context(s)
    old.ref = 0
    for label in range(LABELS):
        old.chosen[label] = 0
    s.open_contexts -= 1


@rule
def resolve_next(c, s, log):
    """The next operation from left to right (Z-41)."""
    task = top(s.agenda)
    seat, number = task.seat, task.a
    task.a += 1
    if task.a == task.b:
        pop(s.agenda)
    start(c, s, log, seat, number)


@rule(inline=False)
def start(c, s, log, seat, number):
    """Begin one operation; it does as much as it can (Z:A-05)."""
    operation = c.operations[number]
    op = operation.op
    if op == Op.INFLUENCE:
        start_influence(c, s, log, seat, number)
    elif op == Op.GAIN:
        gain(c, s, log, seat, operation)
    elif op == Op.EXCHANGE:
        push(s.agenda, Task.CHOOSE_EXCHANGE, seat, number, 0)
    elif op == Op.LADDER:
        push(s.agenda, Task.CHOOSE_TIER, seat, number, 0)
    elif op == Op.MOBILISE:
        context(s).ref = NO_CARD
        push(s.agenda, Task.MOBILISE, seat, operation.n, 0)
    elif op == Op.TRANSFER:
        context(s).ref = NO_CARD
        push(s.agenda, Task.CHOOSE_TRANSFER, seat, number, operation.n)
    elif op == Op.EXILE:
        context(s).ref = NO_CARD
        push(s.agenda, Task.CHOOSE_EXILE, seat, number, operation.n)
    elif op == Op.WHEN:
        if condition_holds(s, seat, operation):
            push(s.agenda, Task.RESOLVE, seat, operation.list.first, operation.list.last)
    elif op == Op.BADGE:
        take_badge(s, log, seat, operation.badge)
    elif op == Op.CHOOSE:
        push(s.agenda, Task.CHOOSE_OPTION, seat, number, 0)
    elif op == Op.INFLUENCE_ROW:
        push(s.agenda, Task.CHOOSE_ROW, seat, number, 0)
    elif op == Op.TAKE:
        take(s, log, seat, operation)
    elif op == Op.PAY:
        change(s, party_of(seat), operation.what, -operation.n)
        note(log, Event.PAID, seat, operation.what, operation.n, 0)
    elif op == Op.GIVE:
        give(s, log, seat, operation)
    elif op == Op.DISCARD:
        start_discard(s, log, seat, number, operation.n)
    elif op == Op.DEVELOP:
        push(s.agenda, Task.CHOOSE_DEVELOP, seat, number, 0)
    elif op == Op.BONUS_TOKEN:
        push(s.agenda, Task.SUPPLY_TOKEN if operation.pool == Pool.SUPPLY else Task.CHOOSE_TOKEN, seat, number, 0)
    elif op == Op.RECENTER:
        push(s.agenda, Task.CHOOSE_RECENTER, seat, number, 0)
    elif op == Op.PASS_CARDS and is_team_game(s):
        push(s.agenda, Task.CHOOSE_PASS, seat, number, operation.n)


# --- influence -------------------------------------------------------------------------------------------------


@rule
def start_influence(c, s, log, seat, number):
    """On a printed planet, on the planet of the card moved last, or by choice."""
    operation = c.operations[number]
    if operation.planet == CHOICE:
        push(s.agenda, Task.CHOOSE_INFLUENCE, seat, number, 0)
        return
    planet = operation.planet
    if planet == REF:
        ref = context(s).ref
        if ref == NO_CARD:
            return
        planet = c.cards[ref].planet
    move_disc(c, s, log, seat, planet, operation.n, party_meant(seat, operation.whose))


@rule
def influence_chosen(c, s, log, seat, number, planet):
    """The chosen disc moves; its planet is noted under the operation's label (Z:A-07)."""
    operation = c.operations[number]
    mark_chosen(s, operation, planet)
    move_disc(c, s, log, seat, planet, operation.n, party_meant(seat, operation.whose))


@rule
def mark_chosen(s, operation, planet):
    if operation.label != NO_LABEL:
        context(s).chosen[operation.label] |= 1 << planet


@rule
def place_row(c, s, seat, number, first):
    """The discs of a row move one by one in board order, tokens in between (Z:A-08, Z:A-19)."""
    operation = c.operations[number]
    for place in range(operation.width - 1, -1, -1):
        planet = first + place
        if 0 <= planet < PLANETS and operation.pattern[place] > 0:
            push(s.agenda, Task.MOVE, seat, planet, operation.pattern[place])


# --- credits and zenithium -------------------------------------------------------------------------------------


@rule
def gain(c, s, log, seat, operation):
    """From the unlimited supply, to the owner or to the other party (Z-13)."""
    party = party_meant(seat, operation.whose)
    amount = operation.n * factor(c, s, seat, operation.times)
    if amount > 0:
        change(s, party, operation.what, amount)
        note(log, Event.GAINED, member_for(seat, party), operation.what, amount, 0)


@rule
def take(s, log, seat, operation):
    """From the other party, as much as it has (Z-89)."""
    me = party_of(seat)
    amount = min(operation.n, has_amount(s, other_party(me), operation.what))
    change(s, other_party(me), operation.what, -amount)
    change(s, me, operation.what, amount)
    note(log, Event.TOOK, seat, operation.what, amount, other_party(me))


@rule
def give(s, log, seat, operation):
    """A cost that the other party receives."""
    if operation.what == What.BADGE:
        give_badge(s, log, seat)
        return
    me = party_of(seat)
    change(s, me, operation.what, -operation.n)
    change(s, other_party(me), operation.what, operation.n)
    note(log, Event.GAVE, seat, operation.what, operation.n, other_party(me))


# --- cards -----------------------------------------------------------------------------------------------------


@rule
def mobilise_next(s, log):
    """The top card of the deck, one after the other, as long as there is one (Z-33, Z:A-16)."""
    task = top(s.agenda)
    if task.a == 0 or not can_draw(s, log):
        pop(s.agenda)
        return
    task.a -= 1
    push(s.agenda, Task.TURN_UP, task.seat, 0, 0)


@rule
def mobilise(c, s, log, seat, card):
    """Onto the own column of its planet, without its effects (Z-33)."""
    leave_deck(s, card)
    lay_on_column(c, s, party_of(seat), card)
    context(s).ref = card
    note(log, Event.MOBILISED, seat, card, c.cards[card].planet, 0)


@rule
def transfer(c, s, log, seat, number, left, planet):
    """The top card of the other party's column changes sides, without its effects (Z-35, Z-36)."""
    opponent = other_party(party_of(seat))
    card = take_top(s, opponent, planet)
    lay_on_column(c, s, party_of(seat), card)
    context(s).ref = card
    mark_chosen(s, c.operations[number], planet)
    note(log, Event.TRANSFERRED, seat, card, planet, opponent)
    if left > 1:
        push(s.agenda, Task.CHOOSE_TRANSFER, seat, number, left - 1)


@rule
def exile(c, s, log, seat, number, left, planet):
    """The top card of a column goes to the discard pile (Z-34, Z-36, Z:A-13)."""
    operation = c.operations[number]
    owner = party_meant(seat, operation.whose)
    card = take_top(s, owner, planet)
    add_card(s.discards, card)
    context(s).ref = card
    mark_chosen(s, operation, planet)
    note(log, Event.EXILED, seat, card, planet, seat if operation.whose == Whose.ME else owner)
    if left > 1:
        push(s.agenda, Task.CHOOSE_EXILE, seat, number, left - 1)


@rule
def start_discard(s, log, seat, number, cards):
    """The whole hand at once, or cards of the owner's choice."""
    context(s).ref = NO_CARD
    if cards != ALL:
        push(s.agenda, Task.CHOOSE_DISCARD, seat, number, cards)
        return
    for card in range(CARDS):
        if has_card(s.players[seat].hand, card):
            discard_for_effect(s, log, seat, card)


@rule
def discard_chosen(s, log, seat, number, left, card):
    discard_for_effect(s, log, seat, card)
    if left > 1:
        push(s.agenda, Task.CHOOSE_DISCARD, seat, number, left - 1)


@rule
def discard_for_effect(s, log, seat, card):
    discard(s, seat, card)
    context(s).ref = card
    note(log, Event.DISCARDED, seat, card, 0, 0)


@rule
def pass_to_partner(s, log, seat, number, left, card):
    """Face down to the partner; everybody sees that a card was passed, two see which (Z-85, Z:A-32)."""
    partner = partner_of(seat)
    pass_card(s, seat, card)
    note(log, Event.PASSED, seat, partner, 0, 0)
    tell(log, 1 << seat | 1 << partner, Event.PASSED_CARD, seat, card, partner, 0)
    if left > 1:
        push(s.agenda, Task.CHOOSE_PASS, seat, number, left - 1)


# --- steps that an effect leaves on the agenda ------------------------------------------------------------------


@rule
def move_own_disc(c, s, log, seat, planet, influence):
    """Toward the own party."""
    move_disc(c, s, log, seat, planet, influence, party_of(seat))


@rule
def take_level_token(c, s, log, seat, people):
    """The token beside a technology (Z-53)."""
    take_token(c, s, log, seat, PLANETS + people)


@rule
def draw_token(c, s, log, seat):
    """One of the tokens that lie face down, if there is any (Z-48)."""
    if can_draw_token(c, s, log):
        push(s.agenda, Task.DRAW_TOKEN, seat, 0, 0)


@rule
def use_token(c, s, log, seat, kind):
    """It works at once."""
    s.supply[kind] -= 1
    apply_token(c, s, log, seat, kind)


# --- offers that may be declined, choices ----------------------------------------------------------------------


@rule
def decline(log, seat):
    """Nothing changes hands (Z:A-04, Z:A-11)."""
    note(log, Event.DECLINED, seat, 0, 0, 0)


@rule
def exchange_tier(c, s, seat, number, tier):
    """One tier, once (Z:A-11)."""
    exchange(c, s, seat, c.operations[number].list.first + tier, 0)


@rule
def exchange(c, s, seat, number, _):
    """Pay the whole cost and get the gain (Z:A-04)."""
    operation = c.operations[number]
    push(s.agenda, Task.RESOLVE, seat, operation.gain.first, operation.gain.last)
    push(s.agenda, Task.RESOLVE, seat, operation.list.first, operation.list.last)


@rule
def choose_option(c, s, seat, number, option):
    """Exactly one of the options (Z:A-25)."""
    chosen = c.operations[c.operations[number].list.first + option].list
    push(s.agenda, Task.RESOLVE, seat, chosen.first, chosen.last)
