"""The influence system: discs move, are won, end the game."""

from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.zenith.actions import Event
from spielwerk.games.zenith.holdings import member_for, take_token, voice_of
from spielwerk.games.zenith.state import NOBODY, PLANETS, Ending


@rule
def toward(party):
    """The direction in which influence of a party moves a disc: up for white, down for black (Z-22)."""
    return 1 - 2 * party


@rule
def has_disc(s, planet):
    return s.missing >> planet & 1 == 0


@rule(inline=False)
def move_disc(c, s, log, seat, planet, influence, party):
    """A disc moves toward a party; what reaches the control zone is won, what goes beyond is lost.

    Z-22, Z-23, Z-24, Z-28.
    """
    member = member_for(seat, party)
    if not has_disc(s, planet):
        note(log, Event.INFLUENCE_LOST, member, planet, influence, 0)
        return
    distance = min(s.positions[planet] * toward(party) + influence, c.zone)
    s.positions[planet] = distance * toward(party)
    note(log, Event.INFLUENCE, member, planet, influence, distance)
    if distance == c.zone:
        win_disc(c, s, log, planet, party)


@rule
def recenter(s, log, seat, planet):
    """A disc goes back to the middle; nobody gains influence."""
    s.positions[planet] = 0
    note(log, Event.RECENTERED, seat, planet, 0, 0)


@rule
def win_disc(c, s, log, planet, party):
    """It leaves the board for good; the first of a planet brings the token, whoever's turn it is (Z-23, Z-25, Z-87)."""
    s.missing |= 1 << planet
    s.positions[planet] = 0
    s.parties[party].discs[planet] += 1
    owner = s.active if party == s.party else voice_of(c, s, party, planet)
    note(log, Event.DISC_WON, owner, planet, discs_won(s, party), 0)
    s.ending = victory(c, s, party)
    if s.ending:
        s.winner = party
        note(log, Event.WON, owner, discs_won(s, party), s.turn, 0)
    else:
        take_token(c, s, log, owner, planet)


@rule
def victory(c, s, party):
    """All conditions that a party fulfils, added up; 0 if none (Z-02, Z-03, Z-04, Z-05, Z-06)."""
    most = 0
    for planet in range(PLANETS):
        most = max(most, s.parties[party].discs[planet])
    fulfilled = 0
    if most >= c.same_planet:
        fulfilled += Ending.ABSOLUTE
    if planets_won(s, party) >= c.different_planets:
        fulfilled += Ending.DEMOCRATIC
    if discs_won(s, party) >= c.any_discs:
        fulfilled += Ending.POPULAR
    return fulfilled


@rule
def discs_won(s, party):
    total = 0
    for planet in range(PLANETS):
        total += s.parties[party].discs[planet]
    return total


@rule
def planets_won(s, party):
    """Different planets of which a party owns a disc."""
    count = 0
    for planet in range(PLANETS):
        count += s.parties[party].discs[planet] > 0
    return count


@rule
def standing(s, party):
    """One number to compare the parties by when nobody won: discs, then different planets (Z:A-18)."""
    return discs_won(s, party) * (PLANETS + 1) + planets_won(s, party)


@rule
def end_undecided(s, log, ending):
    """Nobody can go on: more discs win, then more different planets, else it is a draw (Z:A-18)."""
    s.ending = ending
    difference = standing(s, 0) - standing(s, 1)
    if difference == 0:
        s.winner = NOBODY
        note(log, Event.DRAWN, NOBODY, s.turn, 0, 0)
    else:
        s.winner = 0 if difference > 0 else 1
        note(log, Event.EXHAUSTED, s.winner, discs_won(s, s.winner), s.turn, 0)


@rule
def put_new_discs(s, log):
    """Every planet without a disc gets one on the middle space (Z-26, Z-71)."""
    if s.missing == 0:
        return
    for planet in range(PLANETS):
        if not has_disc(s, planet):
            note(log, Event.NEW_DISC, NOBODY, planet, 0, 0)
    s.missing = 0
