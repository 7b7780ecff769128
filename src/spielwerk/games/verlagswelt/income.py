"""Income of a roll: payments first, counter-clockwise, then the bank, then the special departments."""

from spielwerk.core.agenda import push
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.verlagswelt.actions import COLLECT, DECLINE, GIVE, SWAP, TAKE, Event
from spielwerk.games.verlagswelt.state import KINDS, Effect, Payer, Task, Trigger
from spielwerk.games.verlagswelt.tableau import card_limit, cards_with_icon, income_bonus


@rule
def settle_income(c, s, log, step):
    """First red, then blue and green, then violet, until somebody is asked; returns the next step (V-27, V-31)."""
    roll = c.rolls[s.roll]
    while step < roll.steps:
        firing = roll.firing[step]
        step += 1
        if firing.own_only:
            settle_claims(c, s, log, firing, s.active)
        else:
            seat = s.active + 0
            for _ in range(s.seats):  # counter-clockwise, one owner's whole claim after the other's (V-29, V-30)
                settle_claims(c, s, log, firing, seat)
                seat = seat - 1 if seat > 0 else s.seats - 1
        if firing.asks:
            pose_questions(c, s, firing)
            break
    return step


@rule
def settle_claims(c, s, log, firing, seat):
    """All that one player is due and need not decide about (V-30)."""
    player = s.players[seat]
    for i in range(firing.count):
        effect = firing.effects[i]
        if fires(effect, seat == s.active):
            if effect.payer == Payer.BANK:
                earn(c, log, seat, player, effect)
            elif player.cards[effect.kind] > 0:
                claim_from_players(c, s, log, seat, player, effect)


@rule
def fires(effect, own_roll):
    """Blue on every roll, red on others', green and violet on the owner's (V-21, V-22, V-23, V-24)."""
    return effect.trigger == Trigger.ANY_ROLL or (effect.trigger == Trigger.OWN_ROLL) == own_roll


@rule
def claim(c, player, effect, copies):
    """What these copies of a firing card are due together (V-16, V-62, V-63)."""
    each = effect.amount + 0
    if effect.per_icon >= 0:
        each *= cards_with_icon(c, player, effect.per_icon)
    return copies * (each + income_bonus(c, player, effect.raised_by))


@rule
def earn(c, log, seat, player, effect):
    """Income from the bank (V-18, V-32, V-33, V-34, V-35, V-36, V-37, V-38, V-39, V-40, V-41, V-42, V-43)."""
    copies = player.cards[effect.kind]
    coins = claim(c, player, effect, copies)
    player.coins += coins
    if log.room and coins > 0:
        note(log, Event.INCOME, seat, effect.kind, coins, copies)


@rule(inline=False)
def claim_from_players(c, s, log, seat, player, effect):
    """Income from the roller, or from everybody else (V-35, V-41, V-44)."""
    amount = claim(c, player, effect, player.cards[effect.kind])
    if effect.payer == Payer.ROLLER:
        if seat != s.active:
            pay(s, log, s.active, seat, amount, effect.kind)
    elif effect.payer == Payer.EACH_OTHER:
        payer = seat
        for _ in range(s.seats - 1):
            payer = payer - 1 if payer > 0 else s.seats - 1
            pay(s, log, payer, seat, amount, effect.kind)


@rule
def pay(s, log, payer, payee, amount, kind):
    """Pay what is there; the rest lapses (V-28)."""
    paid = min(s.players[payer].coins, amount)
    s.players[payer].coins -= paid
    s.players[payee].coins += paid
    if paid > 0:
        note(log, Event.PAID, payer, payee, paid, kind)
    if paid < amount:
        note(log, Event.LAPSED, payer, payee, amount - paid, kind)


# --- special departments that ask their owner something ----------------------------------------------------------


@rule(inline=False)
def pose_questions(c, s, firing):
    """Put the owners' decisions on the agenda so that the first card is asked first (V:A-09)."""
    seat = s.active
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        for i in range(firing.count - 1, -1, -1):
            effect = firing.effects[i]
            copies = s.players[seat].cards[effect.kind]
            if copies > 0 and fires(effect, seat == s.active):
                if effect.op == Effect.SWAP:
                    push(s.agenda, Task.CHOOSE_PARTNER, seat, effect.kind, copies)
                elif effect.payer == Payer.CHOSEN_OTHER:
                    push(s.agenda, Task.CHOOSE_PAYER, seat, effect.kind, copies)


@rule(inline=False)
def offer_payers(s, seat, out):
    """Any other player; nobody is asked when all others have no coin (V-45, V:A-08)."""
    count = 0
    coins = 0
    for other in range(s.seats):
        if other != seat:
            out.actions[count] = COLLECT + other
            count += 1
            coins += s.players[other].coins
    return count if coins > 0 else 0


@rule(inline=False)
def collect_from(c, s, log, seat, kind, copies, payer):
    """The chosen player pays this card; further copies ask again (V-45)."""
    if copies > 1:
        push(s.agenda, Task.CHOOSE_PAYER, seat, kind, copies - 1)
    roll = c.rolls[s.roll]
    for step in range(roll.steps):
        firing = roll.firing[step]
        for i in range(firing.count):
            effect = firing.effects[i]
            if effect.kind == kind and effect.payer == Payer.CHOSEN_OTHER:
                pay(s, log, payer, seat, claim(c, s.players[seat], effect, 1), kind)


@rule(inline=False)
def offer_partners(c, s, seat, kind, out):
    """Decline where the card allows it, or any player with whom some swap is possible (V-46, V:A-10)."""
    count = 0
    if c.departments[kind].swap_optional:
        out.actions[0] = DECLINE
        count = 1
    partners = 0
    for other in range(s.seats):
        if other != seat and can_swap(c, s, seat, kind, other):
            out.actions[count] = SWAP + other
            count += 1
            partners += 1
    return count if partners > 0 else 0


@rule(inline=False)
def choose_partner(c, s, seat, kind, copies, partner):
    """First whom, then which card to take, then which to give; further copies ask again."""
    if copies > 1:
        push(s.agenda, Task.CHOOSE_PARTNER, seat, kind, copies - 1)
    push(s.agenda, Task.CHOOSE_TAKE, seat, kind, partner)


@rule
def decline_swap(log, seat):
    note(log, Event.SWAP_DECLINED, seat, 0, 0, 0)


@rule
def can_swap(c, s, seat, kind, partner):
    """Is there any card to take and another to give for it?"""
    for take in range(c.department_count):
        if can_take(c, s, seat, kind, partner, take):
            return True
    return False


@rule
def can_take(c, s, seat, kind, partner, take):
    """May this card of the partner be taken, and is there another to give for it?"""
    if movable(c, s, partner, seat, kind, take):
        for give in range(c.department_count):
            if give != take and movable(c, s, seat, partner, kind, give):
                return True
    return False


@rule(inline=False)
def offer_takes(c, s, seat, kind, partner, out):
    """The partner's cards for which there is something to give."""
    count = 0
    for take in range(c.department_count):
        if can_take(c, s, seat, kind, partner, take):
            out.actions[count] = TAKE + take
            count += 1
    return count


@rule
def choose_take(s, seat, kind, partner, take):
    push(s.agenda, Task.CHOOSE_GIVE, seat, kind, partner * KINDS + take)


@rule(inline=False)
def offer_gives(c, s, seat, kind, wanted, out):
    """The own cards that may be given for it; equal kinds are no swap (V:A-10)."""
    partner, take = wanted // KINDS, wanted % KINDS
    count = 0
    for give in range(c.department_count):
        if give != take and movable(c, s, seat, partner, kind, give):
            out.actions[count] = GIVE + give
            count += 1
    return count


@rule
def movable(c, s, owner, taker, kind, card):
    """May this card change hands? Its colour is not excluded, and no limit is broken (V-46, V:A-12)."""
    return (
        s.players[owner].cards[card] > 0
        and c.departments[card].colour != c.departments[kind].swap_excludes
        and s.players[taker].cards[card] < card_limit(c, s, card)
    )


@rule
def choose_give(s, log, seat, kind, wanted, give):
    swap(s, log, seat, wanted // KINDS, give, wanted % KINDS)


@rule(inline=False)
def swap(s, log, seat, partner, give, take):
    """The two cards change places (V-46)."""
    s.players[seat].cards[give] -= 1
    s.players[partner].cards[give] += 1
    s.players[partner].cards[take] -= 1
    s.players[seat].cards[take] += 1
    note(log, Event.SWAPPED, seat, partner, give, take)
