"""Who may know what: hands, sheets and star choices are their owners' until they are revealed (ledger section 10)."""

from spielwerk.core.bits import count_bits, nth_bit
from spielwerk.core.jit import rule
from spielwerk.core.rng import below
from spielwerk.core.rules import forget_randomness, renew_randomness
from spielwerk.games.genies.auction import most_bid
from spielwerk.games.genies.cards import geniuses_to_honour, may_honour
from spielwerk.games.genies.progress import bids_are_open, phase_of, stars_are_open
from spielwerk.games.genies.state import CARDS, NOWHERE, POSITIONS, When


@rule
def hide(c, s, seat):
    """Take away the others' hands, sheets and choices; how many cards they hold and who has committed stays."""
    forget_randomness(s)
    if s.round > 0:
        for other in range(s.seats):
            if other != seat:
                s.players[other].hand &= s.players[other].shown
                wipe_sheet(s, other)
                wipe_star_choices(c, s, other)


@rule
def wipe_sheet(s, seat):
    """Nothing of a sheet shows before all are revealed, not even how far its owner has come (G-20, G-30)."""
    if bids_are_open(s):
        player = s.players[seat]
        player.cursor = 0
        for position in range(POSITIONS):
            player.bids[s.round - 1, position] = 0


@rule
def wipe_star_choices(c, s, seat):
    """The open star cards lie there, and nobody sees where they will go (G:A-11)."""
    if stars_are_open(s):
        phase = c.phases[phase_of(s)]
        for i in range(phase.card_count):
            card = phase.cards[i]
            if s.players[seat].open & phase.windows[When.STARS] & (1 << card):
                s.lies_on[card] = NOWHERE


@rule(inline=False)
def resample(c, s, seat, rng):
    """Other hands that fit what was seen, other sheets of those who committed; the rest will write theirs anew."""
    renew_randomness(s, rng)
    if s.round == 0:
        return
    while not redraw_hands(c, s, seat, rng):
        pass
    for other in range(s.seats):
        if other != seat:
            wipe_sheet(s, other)
            wipe_star_choices(c, s, other)
            if s.players[other].committed:
                redraw_sheet(s, other, rng)
                redraw_star_choices(c, s, other, rng)


@rule
def redraw_hands(c, s, seat, rng):
    """Deal the unseen cards to the other hands; False if somebody got a card that is known not to be there.

    Trying again until it fits makes every possible deal equally likely.
    """
    unseen = c.phases[phase_of(s)].actions & ~s.spent
    for card in range(CARDS):
        if s.lies_on[card] != NOWHERE:
            unseen &= ~(1 << card)
    for other in range(s.seats):
        player = s.players[other]
        if other != seat:
            player.hand &= player.shown
        unseen &= ~(player.hand | player.open)
    for other in range(s.seats):
        player = s.players[other]
        if other != seat:
            for _ in range(player.hand_size - count_bits(player.hand)):
                card = nth_bit(unseen, below(rng, count_bits(unseen)))
                if player.ruled_out >> card & 1:
                    return False
                player.hand |= 1 << card
                unseen &= ~(1 << card)
    return True


@rule
def redraw_sheet(s, seat, rng):
    """Some bids that this seat may have committed."""
    if bids_are_open(s):
        for position in range(POSITIONS):
            s.players[seat].bids[s.round - 1, position] = below(rng, most_bid(s, seat) + 1)


@rule
def redraw_star_choices(c, s, seat, rng):
    """Some geniuses that this seat may have chosen; a card with one possible genius goes there anyway."""
    if stars_are_open(s):
        phase = c.phases[phase_of(s)]
        for i in range(phase.card_count):
            card = phase.cards[i]
            if s.players[seat].open & phase.windows[When.STARS] & (1 << card):
                count = geniuses_to_honour(c, s, seat, card)
                if count > 1:
                    s.lies_on[card] = genius_to_honour(c, s, seat, card, below(rng, count))


@rule
def genius_to_honour(c, s, seat, card, index):
    """Number `index` of the geniuses that this card may go to."""
    genius = -1
    while index >= 0:
        genius += 1
        index -= may_honour(c, s, seat, card, genius)
    return genius


@rule
def reopen(c, s, seat):
    """Sheets that others have handed in are blank again: what is on them is anybody's guess."""
    if bids_are_open(s):
        for other in range(s.seats):
            if other != seat:
                wipe_sheet(s, other)
                s.players[other].committed = most_bid(s, other) == 0
