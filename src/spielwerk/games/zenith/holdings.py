"""What lies on the table and how it moves: parties and seats, resources, badge, cards, columns, tokens."""

from spielwerk.core.agenda import push
from spielwerk.core.bits import NO_CARD, WORDS, add_card, clear_cards, count_cards, remove_card
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.zenith.actions import Event
from spielwerk.games.zenith.state import (
    MEMBERS,
    NO_TOKEN,
    NOBODY,
    PARTIES,
    PLANETS,
    Badge,
    Member,
    TakeBadge,
    Task,
    What,
)

# --- who is who: seats 0 and 1 sit at the technology board, in the team game 2 and 3 at the status board --------


@rule
def party_of(seat):
    """The party of a seat: white has the even seats, black the odd ones (Z-01, Z-73)."""
    return seat % PARTIES


@rule
def other_party(party):
    return PARTIES - 1 - party


@rule
def member_of(seat):
    """On which side of the table a member of a team sits (Z:A-31)."""
    return seat // PARTIES


@rule
def partner_of(seat):
    return (seat + PARTIES) % (PARTIES * MEMBERS)


@rule
def is_team_game(s):
    return s.seats == PARTIES * MEMBERS


@rule
def voice_of(c, s, party, planet):
    """Who answers for a party in the other party's turn: in a team, the member at that planet (Z:A-30)."""
    if not is_team_game(s) or c.members[planet] >> Member.TECHNOLOGY & 1:
        return party
    return party + PARTIES


@rule
def member_for(seat, party):
    """The seat itself if it belongs to the party, else somebody of that party, for the log."""
    return seat if party_of(seat) == party else party


# --- credits, zenithium, badge ---------------------------------------------------------------------------------


@rule
def has_amount(s, party, what):
    """How much of a resource a party has; of the badge, 1 or 0 (Z-75)."""
    if what == What.CREDITS:
        return s.parties[party].credits
    if what == What.ZENITHIUM:
        return s.parties[party].zenithium
    return 1 if s.badge_owner == party else 0


@rule
def change(s, party, what, amount):
    if what == What.CREDITS:
        s.parties[party].credits += amount
    else:
        s.parties[party].zenithium += amount


@rule
def take_badge(s, log, seat, how):
    """Take it silver, or turn the own one to gold; some cards bring gold directly (Z-64, Z-65, Z-66, Z-67)."""
    party = party_of(seat)
    if s.badge_owner == party and s.badge_side == Badge.GOLD:
        note(log, Event.BADGE_KEPT, seat, 0, 0, 0)
        return
    s.badge_side = Badge.GOLD if how == TakeBadge.GOLD or s.badge_owner == party else Badge.SILVER
    s.badge_owner = party
    note(log, Event.BADGE_TAKEN, seat, s.badge_side, 0, 0)


@rule
def give_badge(s, log, seat):
    """The other party receives it silver side up (Z-64, Z:A-14)."""
    s.badge_owner = other_party(party_of(seat))
    s.badge_side = Badge.SILVER
    note(log, Event.BADGE_GIVEN, seat, s.badge_owner, 0, 0)


@rule
def hand_limit(c, s, seat):
    """4 cards, with the silver badge 5, with the golden one 6 (Z-68, Z-69, Z-76)."""
    return c.badge_limit[s.badge_side] if s.badge_owner == party_of(seat) else c.hand_limit


# --- cards -----------------------------------------------------------------------------------------------------


@rule
def take_into_hand(s, seat, card):
    player = s.players[seat]
    add_card(player.hand, card)
    player.hand_size += 1


@rule
def take_from_hand(s, seat, card):
    player = s.players[seat]
    remove_card(player.hand, card)
    remove_card(player.given, card)
    player.hand_size -= 1


@rule
def discard(s, seat, card):
    """A hand card goes to the open discard pile (Z:A-15)."""
    take_from_hand(s, seat, card)
    add_card(s.discards, card)


@rule
def pass_card(s, giver, card):
    """A hand card goes face down to the partner; only the two know it (Z-85, Z:A-32)."""
    receiver = partner_of(giver)
    take_from_hand(s, giver, card)
    take_into_hand(s, receiver, card)
    add_card(s.players[receiver].given, card)


@rule
def can_draw(s, log):
    """Is there a card to draw? An empty deck is made anew from the discard pile (Z-72, Z:A-16)."""
    if s.deck_size > 0:
        return True
    cards = count_cards(s.discards)
    if cards == 0:
        return False
    for word in range(WORDS):
        s.deck.words[word] = s.discards.words[word]
    clear_cards(s.discards)
    s.deck_size = cards
    note(log, Event.RESHUFFLED, NOBODY, cards, 0, 0)
    return True


@rule
def cards_to_draw(s):
    """Is there anything in the deck or to make a new one from?"""
    return s.deck_size > 0 or count_cards(s.discards) > 0


@rule
def leave_deck(s, card):
    remove_card(s.deck, card)
    s.deck_size -= 1


# --- columns ---------------------------------------------------------------------------------------------------


@rule
def lay_on_column(c, s, party, card):
    """On top of the party's column at the card's planet (Z-33, Z-35, Z-37)."""
    planet = c.cards[card].planet
    side = s.parties[party]
    s.below[card] = side.tops[planet]
    side.tops[planet] = card
    side.heights[planet] += 1


@rule
def take_top(s, party, planet):
    """The last card of a column; the one beneath is on top again (Z-36)."""
    side = s.parties[party]
    card = side.tops[planet]
    side.tops[planet] = s.below[card]
    side.heights[planet] -= 1
    s.below[card] = NO_CARD
    return card


@rule
def colours(s, party):
    """Planets where the party has at least one card (Z:A-28)."""
    count = 0
    for planet in range(PLANETS):
        count += s.parties[party].heights[planet] > 0
    return count


# --- bonus tokens ----------------------------------------------------------------------------------------------


@rule
def take_token(c, s, log, seat, place):
    """The face-up token of a place, if it is still there; the place stays empty (Z-25, Z-47, Z-53)."""
    kind = s.places[place]
    if kind != NO_TOKEN:
        s.places[place] = NO_TOKEN
        apply_token(c, s, log, seat, kind)


@rule
def apply_token(c, s, log, seat, kind):
    """Its receiver applies it at once; then it lies among the discarded ones (Z-46)."""
    s.used[kind] += 1
    note(log, Event.TOKEN_TAKEN, seat, kind, 0, 0)
    push(s.agenda, Task.EFFECT, seat, c.bonuses[kind].first, c.bonuses[kind].last)


@rule
def tokens_in_supply(c, s):
    total = 0
    for kind in range(c.bonus_count):
        total += s.supply[kind]
    return total


@rule
def can_draw_token(c, s, log):
    """Is there a face-down token? An empty supply is made anew from the discarded ones (Z-48)."""
    if tokens_in_supply(c, s) > 0:
        return True
    for kind in range(c.bonus_count):
        s.supply[kind] = s.used[kind]
        s.used[kind] = 0
    tokens = tokens_in_supply(c, s)
    if tokens > 0:
        note(log, Event.TOKENS_SHUFFLED, NOBODY, tokens, 0, 0)
    return tokens > 0


@rule
def tokens_to_draw(c, s):
    """Is there any token to draw, face down or discarded?"""
    for kind in range(c.bonus_count):
        if s.supply[kind] + s.used[kind] > 0:
            return True
    return False
