"""Action cards: dealt, played in their windows because they must be, lost at the end of the phase."""

from spielwerk.core.agenda import NATURE, push
from spielwerk.core.jit import rule
from spielwerk.core.log import note, tell
from spielwerk.games.genies.actions import HONOUR, Event
from spielwerk.games.genies.progress import phase_of
from spielwerk.games.genies.state import DISCIPLINES, GENIUSES, NOTHING, NOWHERE, Op, Task, What, When

# --- in hand, open, gone -----------------------------------------------------------------------------------------


@rule
def holds(player, card):
    return player.hand >> card & 1 == 1


@rule
def lies_open(player, card):
    return player.open >> card & 1 == 1


@rule
def deal(s, log, seat, card):
    """One card of the phase's deck into a hidden hand (G-06)."""
    player = s.players[seat]
    player.hand |= 1 << card
    player.hand_size += 1
    tell(log, 1 << seat, Event.DEALT, seat, card, 0, 0)


@rule
def lay_open(player, card):
    """Play a card whose effect goes on for a while."""
    player.hand &= ~(1 << card)
    player.shown &= ~(1 << card)
    player.hand_size -= 1
    player.open |= 1 << card


@rule
def discard(s, player, card):
    """An open card has done its work (G-55)."""
    player.open &= ~(1 << card)
    s.spent |= 1 << card


@rule
def lose_unplayed(c, s, log):
    """What could not be played is shown and lost; everything open but the stars is discarded (G-53, G-55, G:A-15)."""
    phase = c.phases[phase_of(s)]
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(phase.card_count):
            card = phase.cards[i]
            if holds(player, card):
                note(log, Event.LOST, seat, card, 0, 0)
        s.spent |= player.hand | player.open
        player.hand = 0
        player.open = 0
        player.shown = 0
        player.ruled_out = 0
        player.hand_size = 0
        player.focus = NOTHING


# --- start of the phase ------------------------------------------------------------------------------------------


@rule(inline=False)
def play_at_phase_start(c, s, log):
    """Everybody plays the cards of this window; from now on no hand holds one (G-51, G-52, G:A-08)."""
    phase = c.phases[phase_of(s)]
    window = phase.windows[When.PHASE_START]
    for seat in range(s.seats):
        player = s.players[seat]
        if player.hand & window:
            for i in range(phase.card_count):
                card = phase.cards[i]
                if window >> card & 1 and holds(player, card):
                    play_phase_start_card(c, s, log, seat, card)
        player.ruled_out |= window


@rule
def play_phase_start_card(c, s, log, seat, card):
    """Chips at once, a focus to be named; a card that also scores stays open until then (G-55, G-57, G-58)."""
    player = s.players[seat]
    action = c.actions[card]
    lay_open(player, card)
    note(log, Event.PLAYED, seat, card, 0, 0)
    for i in range(action.effect_count):
        effect = action.effects[i]
        if effect.op == Op.GAIN_CHIPS:
            chips = (c.income[s.seats] * effect.num + effect.den - 1) // effect.den
            player.chips += chips
            note(log, Event.GAINED, seat, card, chips, 0)
        elif effect.op == Op.CHOOSE_FOCUS:
            push(s.agenda, Task.CHOOSE_FOCUS, seat, card, 0)
    if action.windows >> When.BONUS & 1 == 0:
        discard(s, player, card)


@rule
def name_focus(s, log, seat, discipline):
    """The owner publicly names a discipline (G-58)."""
    s.players[seat].focus = discipline
    note(log, Event.FOCUSED, seat, discipline, 0, 0)


# --- star cards --------------------------------------------------------------------------------------------------


@rule
def may_honour(c, s, seat, card, genius):
    """An own genius that passes the card's filter (G-62)."""
    filter = c.actions[card].effects[0].disciplines
    return s.owner[genius] == seat and filter >> c.geniuses[genius].discipline & 1 == 1


@rule
def geniuses_to_honour(c, s, seat, card):
    count = 0
    for genius in range(GENIUSES):
        count += may_honour(c, s, seat, card, genius)
    return count


@rule(inline=False)
def open_star_cards(c, s, log):
    """All star cards that can be given to somebody are played openly; then their owners choose in secret (G-62)."""
    phase = c.phases[phase_of(s)]
    window = phase.windows[When.STARS]
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(phase.card_count):
            card = phase.cards[i]
            if window >> card & 1 and geniuses_to_honour(c, s, seat, card) > 0:
                if holds(player, card):
                    lay_open(player, card)
                    note(log, Event.PLAYED, seat, card, 0, 0)
                else:
                    player.ruled_out |= 1 << card
        player.committed = next_star_card(c, s, seat) == NOTHING
    push(s.agenda, Task.CHOOSE_STARS, NATURE, 0, 0)


@rule
def next_star_card(c, s, seat):
    """The first open star card for which this seat still has a choice, or NOTHING."""
    phase = c.phases[phase_of(s)]
    undecided = s.players[seat].open & phase.windows[When.STARS]
    if undecided:
        for i in range(phase.card_count):
            card = phase.cards[i]
            if undecided >> card & 1 and s.lies_on[card] == NOWHERE and geniuses_to_honour(c, s, seat, card) > 1:
                return card
    return NOTHING


@rule
def offer_geniuses(c, s, seat, out):
    """The own geniuses that the next star card may go to (G-62)."""
    card = next_star_card(c, s, seat)
    count = 0
    for genius in range(GENIUSES):
        if may_honour(c, s, seat, card, genius):
            out.actions[count] = HONOUR + genius
            count += 1
    return count


@rule
def choose_honoured(c, s, seat, genius):
    """Noted in secret until all have chosen (G:A-11)."""
    s.lies_on[next_star_card(c, s, seat)] = genius
    s.players[seat].committed = next_star_card(c, s, seat) == NOTHING


@rule(inline=False)
def reveal_stars(c, s, log):
    """All star cards go to their geniuses at once and stay there until the end of the game (G-54, G-62)."""
    phase = c.phases[phase_of(s)]
    for seat in range(s.seats):
        player = s.players[seat]
        given = player.open & phase.windows[When.STARS]
        if given:
            for i in range(phase.card_count):
                card = phase.cards[i]
                if given >> card & 1:
                    give_stars(c, s, log, seat, card)
            player.open &= ~given


@rule
def give_stars(c, s, log, seat, card):
    """To the genius that was chosen, or to the only one there is."""
    genius = s.lies_on[card]
    if genius == NOWHERE:
        genius = 0
        while not may_honour(c, s, seat, card, genius):
            genius += 1
        s.lies_on[card] = genius
    s.action_stars[genius] += c.actions[card].effects[0].amount
    note(log, Event.HONOURED, seat, card, genius, c.geniuses[genius].stars + s.action_stars[genius])


# --- bonus points ------------------------------------------------------------------------------------------------


@rule(inline=False)
def score_bonuses(c, s, log):
    """Open focus cards, then cards in hand that bring at least one point (G-58, G-63, G-82)."""
    phase = c.phases[phase_of(s)]
    window = phase.windows[When.BONUS]
    for seat in range(s.seats):
        player = s.players[seat]
        if (player.hand | player.open) & window:
            for i in range(phase.card_count):
                card = phase.cards[i]
                if window >> card & 1 and (lies_open(player, card) or holds(player, card)):
                    score_bonus_card(c, s, log, seat, card)


@rule
def score_bonus_card(c, s, log, seat, card):
    """A card in hand that would bring nothing cannot be played (G-52)."""
    player = s.players[seat]
    action = c.actions[card]
    total = 0
    for i in range(action.effect_count):
        total += bonus_points(c, s, seat, action.effects[i])
    if holds(player, card):
        if total == 0:
            return
        lay_open(player, card)
    for i in range(action.effect_count):
        effect = action.effects[i]
        points = bonus_points(c, s, seat, effect)
        if effect.op == Op.SCORE_FOCUS:
            note(log, Event.FOCUS_SCORED, seat, player.focus, player.places[player.focus], points)
        elif effect.op == Op.SCORE_COUNT and points > 0:
            note(log, Event.BONUS, seat, card, counted(c, s, seat, effect), points)
    player.points += total
    discard(s, player, card)


@rule
def bonus_points(c, s, seat, effect):
    """What one effect brings its owner in this scoring (G-58, G-63, G-83)."""
    if effect.op == Op.SCORE_FOCUS:
        place = s.players[seat].places[s.players[seat].focus]
        if place == 1:
            return effect.first + 0
        return effect.second + 0 if place == 2 else 0
    if effect.op == Op.SCORE_COUNT:
        return max(0, min(effect.cap, counted(c, s, seat, effect) - effect.free))
    return 0


@rule
def counted(c, s, seat, effect):
    """Geniuses, disciplines held or first places, as far as the filter lets them count (G-63)."""
    count = 0
    for discipline in range(DISCIPLINES):
        if effect.disciplines >> discipline & 1:
            if effect.what == What.FIRSTS:
                count += s.players[seat].places[discipline] == 1
            else:
                held = geniuses_held(c, s, seat, discipline)
                count += held if effect.what == What.GENIUSES else min(held, 1)
    return count


@rule
def geniuses_held(c, s, seat, discipline):
    """How many geniuses of a discipline are in this academy."""
    members = c.disciplines[discipline]
    held = 0
    for i in range(members.member_count):
        held += s.owner[members.members[i]] == seat
    return held
