"""The rules of Zenith in playing order: setup, turn, end of turn; then agenda, decisions and chance.

Clause numbers are those of docs/rules/zenith.md. The setup's details stand in preparation.py, effects in effects.py.
"""

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.bits import NO_CARD, card_number, next_card
from spielwerk.core.flow import Chance, Procedure, Question, Rules, Sealed, Step
from spielwerk.core.jit import rule
from spielwerk.core.log import note, tell
from spielwerk.core.rng import below, draw_kind
from spielwerk.games.zenith.actions import (
    ACCEPT,
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
    TIER,
    TOKEN,
    TOKEN_PLACE,
    Event,
)
from spielwerk.games.zenith.discs import end_undecided, put_new_discs, recenter
from spielwerk.games.zenith.effects import (
    begin_list,
    choose_option,
    decline,
    discard_chosen,
    draw_token,
    end_list,
    exchange,
    exchange_tier,
    exile,
    influence_chosen,
    mobilise,
    mobilise_next,
    move_own_disc,
    pass_to_partner,
    place_row,
    resolve_next,
    take_level_token,
    transfer,
    use_token,
)
from spielwerk.games.zenith.encode import encode
from spielwerk.games.zenith.holdings import (
    can_draw,
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
from spielwerk.games.zenith.information import hide, resample
from spielwerk.games.zenith.offers import (
    has_two_cards,
    offer_cards,
    offer_choice,
    offer_discards,
    offer_discs,
    offer_exchange,
    offer_exiles,
    offer_members,
    offer_mulligan,
    offer_passing,
    offer_peoples,
    offer_recentering,
    offer_rows,
    offer_tiers,
    offer_tokens,
    offer_transfers,
    price_of_card,
)
from spielwerk.games.zenith.preparation import (
    choose_first_party,
    exchange_hands,
    lay_out,
    lay_side,
    lay_token,
    mark_card,
    undecided_seats,
)
from spielwerk.games.zenith.result import result
from spielwerk.games.zenith.state import (
    MAX_TURNS,
    MOST_OVERHANG,
    PARTIES,
    PEOPLES,
    PLACES,
    STATE,
    Ending,
    Phase,
    Side,
    Task,
)
from spielwerk.games.zenith.technology import develop

# --- setup -----------------------------------------------------------------------------------------------------


@rule
def setup(c, s, log):
    """Lay out boards, tokens and deck; chance decides sides, tokens, the first party and the hands.

    Z-07, Z-08, Z-09, Z-10, Z-11, Z-12, Z-13, Z-14, Z-15, Z-16, Z-17, Z-18, Z-19.
    """
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


# --- turn ------------------------------------------------------------------------------------------------------


@rule
def play_phase(c, s, log):
    """The next part of the turn (Z-31, Z-32, Z-79, Z-80, Z-81)."""
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
    """A team decides anew who plays first; its member at the technology board answers (Z-80, Z:A-30)."""
    s.active = s.party
    if is_team_game(s):
        push(s.agenda, Task.CHOOSE_FIRST, s.party, 0, 0)


@rule
def let_begin(s, log, member):
    """The member who plays first (Z-80)."""
    s.active = member
    note(log, Event.PLAYS_FIRST, s.active, 0, 0, 0)


@rule
def begin_turn(s, log):
    """Play one hand card; without any the turn is empty; if so for all, the game ends (Z-31, Z:A-17, Z:A-18)."""
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
    """Lay the card on the own column, pay, apply all its effects (Z-37, Z-38, Z-39, Z-40, Z-41, Z-42)."""
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
def develop_chosen(c, s, log, seat, number, people):
    """One of the peoples that the operation allows (Z:A-21)."""
    develop(c, s, log, seat, people, c.operations[number].discount)


@rule
def lead(c, s, log, seat, card):
    """Discard the card for the badge and its people's bonus; a team may then pass cards.

    Z-61, Z-62, Z-63, Z-85, Z:A-26.
    """
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


# --- chance ----------------------------------------------------------------------------------------------------


@rule
def side_wanted(s, people):
    """What the table agreed on for a technology part (Z-08)."""
    if people == 0:
        return s.options.animod_side
    return s.options.human_side if people == 1 else s.options.robot_side


@rule
def list_sides(s, people, out):
    """Either side, unless the table has chosen (Z-08)."""
    wanted = side_wanted(s, people)
    count = 0
    for side in range(2):
        count = list_outcome(out, count, side, 1 if wanted == Side.RANDOM or wanted == side else 0)
    return count


@rule
def draw_side(s, people):
    """A choice of the table's own uses up no random number."""
    side = side_wanted(s, people)
    return below(s.rng, 2) if side == Side.RANDOM else side + 0


@rule
def list_parties(s, out):
    """Either party, unless the table has chosen (Z-16)."""
    wanted = s.options.first_player
    count = 0
    for party in range(PARTIES):
        count = list_outcome(out, count, party, 1 if wanted == 0 or wanted == party + 1 else 0)
    return count


@rule
def draw_party(s):
    """A choice of the table's own uses up no random number."""
    return s.options.first_player - 1 if s.options.first_player > 0 else below(s.rng, PARTIES)


@rule
def list_deck(s, out):
    """Each card of the deck."""
    count = 0
    card = next_card(s.deck, NO_CARD)
    while card != NO_CARD:
        count = list_outcome(out, count, card, 1)
        card = next_card(s.deck, card)
    return count


@rule
def draw_from_deck(s):
    """Quicker than to list the deck."""
    return card_number(s.deck, below(s.rng, s.deck_size))


@rule
def list_supply(c, s, out):
    """Each kind of token, as likely as there are many face down."""
    count = 0
    for kind in range(c.bonus_count):
        count = list_outcome(out, count, kind, s.supply[kind])
    return count


@rule
def draw_from_supply(c, s):
    """Quicker than to list the supply."""
    return draw_kind(s.rng, s.supply, tokens_in_supply(c, s))


@rule
def list_outcome(out, count, outcome, weight):
    """Write down what is possible at all; returns how many there are now."""
    if weight > 0:
        out.outcomes[count] = outcome
        out.weights[count] = weight
        return count + 1
    return count


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.RESOLVE: Procedure(resolve_next),
        Task.TURN: Procedure(play_phase),
        Task.REFILL: Procedure(refill_hand),
        Task.MOBILISE: Procedure(mobilise_next),
        Task.EFFECT: Step(begin_list),
        Task.CLOSE: Step(end_list),
        Task.MOVE: Step(move_own_disc),
        Task.LEVEL_TOKEN: Step(take_level_token),
        Task.SUPPLY_TOKEN: Step(draw_token),
        Task.DRAW: Chance(list_deck, draw, DRAW, sample=draw_from_deck),
        Task.TURN_UP: Chance(list_deck, mobilise, DRAW, sample=draw_from_deck),
        Task.DRAW_TOKEN: Chance(list_supply, use_token, TOKEN, sample=draw_from_supply),
        Task.LAY_TOKEN: Chance(list_supply, lay_token, TOKEN, sample=draw_from_supply),
        Task.SIDE: Chance(list_sides, lay_side, SIDE, sample=draw_side),
        Task.FIRST_PARTY: Chance(list_parties, choose_first_party, BEGIN, sample=draw_party),
        Task.MULLIGAN: Sealed(offer_mulligan, mark_card, undecided_seats, exchange_hands),
        Task.CHOOSE_CARD: Question(offer_cards, play_card, is_open=has_two_cards),
        Task.CHOOSE_INFLUENCE: Question(offer_discs, influence_chosen, PLANET),
        Task.CHOOSE_TRANSFER: Question(offer_transfers, transfer, PLANET),
        Task.CHOOSE_EXILE: Question(offer_exiles, exile, PLANET),
        Task.CHOOSE_EXCHANGE: Question(offer_exchange, exchange, ACCEPT, decline=DECLINE, declined=decline),
        Task.CHOOSE_TIER: Question(offer_tiers, exchange_tier, TIER, decline=DECLINE, declined=decline),
        Task.CHOOSE_OPTION: Question(offer_choice, choose_option, OPTION),
        Task.CHOOSE_ROW: Question(offer_rows, place_row, ROW + MOST_OVERHANG),
        Task.CHOOSE_RECENTER: Question(offer_recentering, recenter, PLANET),
        Task.CHOOSE_DISCARD: Question(offer_discards, discard_chosen, CARD),
        Task.CHOOSE_TOKEN: Question(offer_tokens, take_token, TOKEN_PLACE),
        Task.CHOOSE_FIRST: Question(offer_members, let_begin, FIRST),
        Task.CHOOSE_DEVELOP: Question(offer_peoples, develop_chosen, PEOPLE, decline=DECLINE, declined=decline),
        Task.CHOOSE_PASS: Question(offer_passing, pass_to_partner, CARD, decline=DONE, declined=decline),
    },
    result=result,
    encode=encode,
    hide=hide,
    resample=resample,
)
