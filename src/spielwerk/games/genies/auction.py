"""Bids and their evaluation: all write at once and in secret, then A to E are awarded one by one."""

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.genies.actions import BACK, BID, COMMIT, Event
from spielwerk.games.genies.cards import discard, holds, lay_open, lies_open
from spielwerk.games.genies.progress import phase_ends, phase_of
from spielwerk.games.genies.state import (
    MOST_CHIPS,
    NOBODY,
    POSITIONS,
    ROUNDS,
    BidLimit,
    CarryPackages,
    Op,
    Step,
    Task,
)

# --- bids --------------------------------------------------------------------------------------------------------


@rule
def most_bid(s, seat):
    """The highest number that may be written: the chips owned, unless the table sets no limit (G-24, G:A-02)."""
    if s.options.bid_limit == BidLimit.NONE:
        return MOST_CHIPS
    return min(s.players[seat].chips, MOST_CHIPS)


@rule
def open_bids(s, log):
    """Everybody writes a row of the sheet; who has no chip has nothing to write (G-20, G-23)."""
    for seat in range(s.seats):
        player = s.players[seat]
        player.cursor = 0
        player.committed = most_bid(s, seat) == 0
        if player.committed:
            note(log, Event.CANNOT_BID, seat, 0, 0, 0)
    push(s.agenda, Task.BID, NATURE, 0, 0)


@rule
def offer_bids(s, seat, out):
    """A number for the next position, or one position back; a full sheet is committed (G-22, G-24)."""
    player = s.players[seat]
    if player.cursor == POSITIONS:
        out.actions[0] = BACK
        out.actions[1] = COMMIT
        return 2
    count = most_bid(s, seat) + 1
    for chips in range(count):
        out.actions[chips] = BID + chips
    if player.cursor > 0:
        out.actions[count] = BACK
        count += 1
    return count


@rule
def write_sheet(s, log, seat, action):
    """Write, go back or hand in; nobody else learns of it before the sheet is handed in (G-20, G-25)."""
    player = s.players[seat]
    if action == COMMIT:
        player.cursor = 0
        player.committed = 1
        note(log, Event.COMMITTED, seat, 0, 0, 0)
    elif action == BACK:
        player.cursor -= 1
    else:
        player.bids[s.round - 1, player.cursor] = action - BID
        player.cursor += 1


# --- evaluation --------------------------------------------------------------------------------------------------


@rule
def reveal_bids(s, log):
    """All sheets are turned over at once; A comes first (G-30, G-31)."""
    note(log, Event.BIDS_REVEALED, NATURE, 0, 0, 0)
    push(s.agenda, Task.EVALUATE, NATURE, 0, Step.COMPARE)


@rule
def valid_bid(s, seat, position):
    """The bid if its owner can pay it at this moment, else 0 (G-32, G-35, G-39)."""
    player = s.players[seat]
    bid = player.bids[s.round - 1, position]
    return bid + 0 if bid <= player.chips else 0


@rule
def highest_bid(s, position):
    """The highest valid bid, 0 if there is none (G-36)."""
    highest = 0
    for seat in range(s.seats):
        highest = max(highest, valid_bid(s, seat, position))
    return highest


@rule
def highest_other_bid(s, position, seat):
    """The highest valid bid of the others at this position."""
    highest = 0
    for other in range(s.seats):
        if other != seat:
            highest = max(highest, valid_bid(s, other, position))
    return highest


@rule(inline=False)
def evaluate(c, s, log):
    """The next step at the position being awarded (G-31, G-56)."""
    task = top(s.agenda)
    position, step = task.a, task.b
    task.b += 1
    if step == Step.COMPARE:
        compare_bids(s, log, position)
        trigger(c, s, log, Op.OVERTAKE, position)
    elif step == Step.PRICE:
        if s.winner == NOBODY:
            leave_unsold(s, log, position)
            task.b = Step.NEXT
        else:
            s.price = s.players[s.winner].bids[s.round - 1, position]
            trigger(c, s, log, Op.SECOND_PRICE, position)
    elif step == Step.PAY:
        award(s, log, position)
        trigger(c, s, log, Op.REFUND, position)
    elif position + 1 < POSITIONS:
        task.a += 1
        task.b = Step.COMPARE
    else:
        pop(s.agenda)
        end_evaluation(c, s, log)


@rule
def compare_bids(s, log, position):
    """The highest valid bid wins, if only one seat made it (G-33, G-35, G-36, G-37, G-38)."""
    if log.room:
        note_bids(s, log, position)
    highest = 0
    s.winner = NOBODY
    for seat in range(s.seats):
        bid = valid_bid(s, seat, position)
        if bid > highest:
            highest = bid
            s.winner = seat
        elif bid == highest:
            s.winner = NOBODY


@rule(inline=False)
def note_bids(s, log, position):
    """Who bids what, and who cannot pay it any more."""
    for seat in range(s.seats):
        player = s.players[seat]
        bid = player.bids[s.round - 1, position]
        if bid > player.chips:
            note(log, Event.VOID_BID, seat, position, bid, player.chips)
        elif bid > 0:
            note(log, Event.BID, seat, position, bid, 0)


@rule
def leave_unsold(s, log, position):
    """Equal highest bids or none at all: nobody wins or pays (G-37, G-38)."""
    highest = highest_bid(s, position)
    if highest > 0:
        note(log, Event.STALEMATE, NATURE, position, highest, 0)
    else:
        note(log, Event.NO_BID, NATURE, position, 0, 0)


@rule
def award(s, log, position):
    """The winner pays the bank and takes all geniuses of the position (G-21, G-33, G-34)."""
    seat = s.winner
    player = s.players[seat]
    player.chips -= s.price
    note(log, Event.AWARDED, seat, position, s.price, player.chips)
    for i in range(s.display_size[position]):
        genius = s.display[position, i]
        s.owner[genius] = seat
        note(log, Event.HIRED, seat, genius, 0, 0)
    clear_position(s, position)


@rule
def clear_position(s, position):
    for i in range(s.display_size[position]):
        s.display[position, i] = 0
    s.display_size[position] = 0


@rule
def end_evaluation(c, s, log):
    """A second price that worked has worked long enough (G-55, G-60)."""
    s.winner = NOBODY
    s.price = 0
    card = c.phases[phase_of(s)].triggers[Op.SECOND_PRICE].card
    for seat in range(s.seats):
        if card >= 0 and lies_open(s.players[seat], card):
            discard(s, s.players[seat], card)
            note(log, Event.DISCARDED, seat, card, 0, 0)


# --- cards that are played during the evaluation -----------------------------------------------------------------


@rule
def trigger(c, s, log, op, position):
    """Whoever holds the phase's card of this sort must use it where it applies; who does not has it not (G-52)."""
    slot = c.phases[phase_of(s)].triggers[op]
    card = slot.card
    if card < 0:
        return
    effect = c.actions[card].effects[slot.effect]
    for seat in range(s.seats):
        if applies(s, seat, effect, position):
            player = s.players[seat]
            if lies_open(player, card):
                carry_out(s, log, seat, card, effect, position)
            elif not holds(player, card):
                player.ruled_out |= 1 << card
            elif s.options.hold_evaluation_cards and not phase_ends(s):
                player.shown |= 1 << card
                push(s.agenda, Task.CHOOSE_USE, seat, card, slot.effect)
            else:
                lay_open(player, card)
                carry_out(s, log, seat, card, effect, position)


@rule
def applies(s, seat, effect, position):
    """Can this seat use such a card here (G-59, G-60, G-61)?"""
    if effect.op == Op.OVERTAKE:
        bid = valid_bid(s, seat, position)
        return bid > 0 and s.winner != seat and highest_bid(s, position) - bid <= effect.margin
    if effect.op == Op.SECOND_PRICE:
        return s.winner == seat and second_price(s, seat, position) < s.price
    return s.winner == seat


@rule
def second_price(s, seat, position):
    """The highest other valid bid, 1 if there is none (G-60)."""
    return max(1, highest_other_bid(s, position, seat))


@rule(inline=False)
def carry_out(s, log, seat, card, effect, position):
    """Win in spite of the others, pay less, or get some chips back (G-59, G-60, G-61)."""
    player = s.players[seat]
    if effect.op == Op.OVERTAKE:
        s.winner = seat
        note(log, Event.OVERTOOK, seat, card, position, 0)
    elif effect.op == Op.SECOND_PRICE:
        price = second_price(s, seat, position)
        note(log, Event.CHEAPER, seat, card, price, s.price)
        s.price = price
        return  # it works until the evaluation ends
    else:
        chips = min(effect.amount, s.price)
        player.chips += chips
        note(log, Event.REFUNDED, seat, card, chips, player.chips)
    discard(s, player, card)


@rule
def use_card(c, s, log, seat, card, effect, _):
    """Now, although the owner might wait for the second evaluation of the phase (G:A-09)."""
    lay_open(s.players[seat], card)
    carry_out(s, log, seat, card, c.actions[card].effects[effect], top(s.agenda).a)


@rule
def hold_card(log, seat, card):
    """With `hold_evaluation_cards` the owner may wait (G:A-09)."""
    note(log, Event.HELD_BACK, seat, card, 0, 0)


# --- carried geniuses --------------------------------------------------------------------------------------------


@rule(inline=False)
def carry_unsold(s, log):
    """What was not sold moves left for the next round; after the last it leaves the game (G-41, G-46)."""
    if s.round == ROUNDS:
        for position in range(POSITIONS):
            for i in range(s.display_size[position]):
                note(log, Event.REMOVED, NATURE, s.display[position, i], 0, 0)
            clear_position(s, position)
    else:
        if s.options.carry_packages == CarryPackages.KEEP:
            move_packages_left(s)
        else:
            move_geniuses_left(s, log.options)
        for position in range(POSITIONS):
            for i in range(s.display_size[position]):
                note(log, Event.CARRIED, NATURE, s.display[position, i], position, 0)


@rule
def move_geniuses_left(s, scratch):
    """One to each position from A on, older ones first; a sixth goes to A again (G-43, G-44)."""
    count = 0
    for position in range(POSITIONS):
        for i in range(s.display_size[position]):
            scratch.actions[count] = s.display[position, i]
            count += 1
        clear_position(s, position)
    for i in range(count):
        add_to_position(s, i % POSITIONS, scratch.actions[i])


@rule
def move_packages_left(s):
    """Each package stays together and closes up to the left (G:A-04)."""
    free = 0
    for position in range(POSITIONS):
        if s.display_size[position] > 0:
            if position > free:
                for i in range(s.display_size[position]):
                    add_to_position(s, free, s.display[position, i])
                clear_position(s, position)
            free += 1


@rule
def add_to_position(s, position, genius):
    """Lay a card below those that lie there already (G-42)."""
    s.display[position, s.display_size[position]] = genius
    s.display_size[position] += 1
