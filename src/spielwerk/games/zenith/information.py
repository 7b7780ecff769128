"""Who may know what: hands are secret, passed cards known to two, the rest lies open (ledger, Hidden information)."""

from spielwerk.core.bits import (
    NO_CARD,
    WORDS,
    add_card,
    card_number,
    clear_cards,
    count_cards,
    next_card,
    remove_card,
)
from spielwerk.core.jit import rule
from spielwerk.core.rng import below
from spielwerk.core.rules import forget_randomness, renew_randomness
from spielwerk.games.zenith.holdings import partner_of
from spielwerk.games.zenith.state import SEATS


@rule
def hide(c, s, seat):
    """What the seat has not seen lies in one heap: the deck and the unknown cards of the other hands (Z-20, Z-78)."""
    for other in range(s.seats):
        if other != seat:
            forget_hand(s, other, seat)
    forget_randomness(s)


@rule
def forget_hand(s, other, seat):
    """Of a partner's hand the seat knows the cards that it passed, of all others nothing (Z:A-32)."""
    player = s.players[other]
    if seat < 0 or s.seats < SEATS or partner_of(other) != seat:
        clear_cards(player.given)
    for word in range(WORDS):
        s.deck.words[word] |= player.hand.words[word] & ~player.given.words[word]
        player.hand.words[word] &= player.given.words[word]
    clear_cards(player.marked)


@rule
def resample(c, s, seat, rng):
    """Deal the other hands anew from all that the seat has not seen; it also does not know who marked what."""
    hide(c, s, seat)
    for other in range(s.seats):
        if other != seat:
            deal_unknown(s, other, rng)
            if s.undecided != 0 and s.undecided >> other & 1 == 0:
                mark_anything(c, s.players[other], rng)
    renew_randomness(s, rng)


@rule
def deal_unknown(s, other, rng):
    hand = s.players[other].hand
    unknown = s.players[other].hand_size - count_cards(hand)
    heap = count_cards(s.deck)
    for drawn in range(unknown):
        card = card_number(s.deck, below(rng, heap - drawn))
        remove_card(s.deck, card)
        add_card(hand, card)


@rule
def mark_anything(c, player, rng):
    """A decided mulligan of somebody else: every card may be marked or not."""
    card = next_card(player.hand, NO_CARD)
    while card != NO_CARD and count_cards(player.marked) < c.mulligan:
        if below(rng, 2) == 1:
            add_card(player.marked, card)
        card = next_card(player.hand, card)
