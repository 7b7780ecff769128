"""Sets as bits: small ones in a number, decks of cards in two words.

A word of a deck holds 48 cards, so that its sums and products stay within signed 64 bits and plain Python agrees bit
for bit.
"""

from spielwerk.core.jit import rule
from spielwerk.core.records import record

# --- small sets ------------------------------------------------------------------------------------------------


@rule
def count_bits(mask):
    """How many are in the set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def nth_bit(mask, n):
    """The member number `n` (from 0) of the set."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


@rule
def lowest_bit(mask):
    """The first member of a set that is not empty."""
    member = 0
    while mask >> member & 1 == 0:
        member += 1
    return member


@rule
def offer_bits(out, count, first, mask):
    """Write down an action for each member of the set, behind `count` others; returns how many there are then."""
    member = 0
    while mask >> member != 0:
        out.actions[count] = first + member
        count += mask >> member & 1
        member += 1
    return count


@rule
def list_bits(out, mask):
    """Write down an outcome for each member of the set, all equally likely; returns how many there are."""
    count, member = 0, 0
    while mask >> member != 0:
        if mask >> member & 1:
            out.outcomes[count] = member
            out.weights[count] = 1
            count += 1
        member += 1
    return count


# --- decks -----------------------------------------------------------------------------------------------------

WORD = 48
WORDS = 2
CARDS = WORD * WORDS
NO_CARD = -1

CARD_SET = record([("words", "i8", (WORDS,))])

PAIRS, QUADS, BYTES = 0x555555555555, 0x333333333333, 0x0F0F0F0F0F0F
EVERY_BYTE = 0x010101010101


@rule
def count_word(bits):
    """How many bits of a 48-bit word are set."""
    bits = bits - (bits >> 1 & PAIRS)
    bits = (bits & QUADS) + (bits >> 2 & QUADS)
    bits = bits + (bits >> 4) & BYTES
    return bits * EVERY_BYTE >> WORD - 8 & 0xFF


@rule
def has_card(cards, card):
    """Is the card in the set?"""
    return cards.words[card // WORD] >> card % WORD & 1 == 1


@rule
def add_card(cards, card):
    """Put a card into the set."""
    cards.words[card // WORD] |= 1 << card % WORD


@rule
def remove_card(cards, card):
    """Take a card out of the set."""
    cards.words[card // WORD] &= ~(1 << card % WORD)


@rule
def clear_cards(cards):
    """Take all cards out."""
    for word in range(WORDS):
        cards.words[word] = 0


@rule
def count_cards(cards):
    """How many cards the set holds."""
    return count_word(cards.words[0]) + count_word(cards.words[1])


@rule
def next_card(cards, after):
    """The lowest card of the set above `after`, or NO_CARD."""
    start = after + 1
    for word in range(start // WORD, WORDS):
        bits = cards.words[word]
        if word == start // WORD:
            bits = bits >> start % WORD << start % WORD
        if bits != 0:
            return word * WORD + count_word((bits & -bits) - 1)
    return NO_CARD


@rule
def highest_card(cards):
    """The highest card of the set, or NO_CARD."""
    highest = NO_CARD
    card = next_card(cards, NO_CARD)
    while card != NO_CARD:
        highest = card
        card = next_card(cards, card)
    return highest


@rule
def card_number(cards, index):
    """The card at this place of the set, counted from 0 in ascending order."""
    for word in range(WORDS):
        bits = cards.words[word]
        inside = count_word(bits)
        if index < inside:
            for _ in range(index):
                bits &= bits - 1
            return word * WORD + count_word((bits & -bits) - 1)
        index -= inside
    return NO_CARD
