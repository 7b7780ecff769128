"""Missions: what they ask for, claiming them, new ones for empty spaces."""

from spielwerk.core.agenda import NATURE, push
from spielwerk.core.bits import count_bits
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.masterminds.actions import CLAIM, DECLINE, Event
from spielwerk.games.masterminds.gains import codex_markers
from spielwerk.games.masterminds.state import CITIES, NOBODY, SYMBOLS, Task, What


@rule(inline=False)
def fulfils(c, s, seat, mission):
    """Are all requirements of the mission met at this moment? Nothing is paid (M-44)."""
    card = c.missions[mission]
    for i in range(card.need_count):
        need = card.needs[i]
        if amount_of(c, s.players[seat], need.what, need.a) < need.n:
            return False
    return True


@rule
def amount_of(c, player, what, a):
    """How much a player has of what missions ask for."""
    if what == What.BUILDINGS:
        return count_bits(player.buildings)
    if what == What.BUILDING:
        return count_bits(player.buildings & c.buildings_of[a])
    if what == What.SCIENTISTS:
        return player.scientists + 0
    if what == What.CODEX:
        return codex_markers(player)
    if what == What.FIREPOWER:
        return player.firepower + 0
    if what == What.SECTIONS:
        return count_bits(player.built)
    if what == What.SYMBOL:
        return count_bits(player.built & c.machines[player.machine].symbols[a])
    distinct = 0
    for symbol in range(SYMBOLS):
        distinct += player.built & c.machines[player.machine].symbols[symbol] != 0
    return distinct


@rule
def can_claim(c, s, seat, city):
    """Is a mission open in this city (NOBODY: in any) that the player fulfils?"""
    for place in range(CITIES):
        if city == NOBODY or place == city:
            mission = s.cities[place].mission
            if mission != NOBODY and fulfils(c, s, seat, mission):
                return True
    return False


@rule(inline=False)
def offer_missions(c, s, seat, city, out):
    """Decline, or an open mission of this city (NOBODY: of any) that the player fulfils (M-44, M-64)."""
    claimable = 0
    for place in range(CITIES):
        mission = s.cities[place].mission
        if (city == NOBODY or place == city) and mission != NOBODY and fulfils(c, s, seat, mission):
            claimable |= 1 << mission
    if claimable == 0:
        return 0
    out.actions[0] = DECLINE
    count = 1
    for mission in range(c.mission_count):
        out.actions[count] = CLAIM + mission
        count += claimable >> mission & 1
    return count


@rule
def claim(c, s, log, seat, mission):
    """The card lies beside the machine; its space stays empty until the stack is done (M-45, M-46)."""
    s.players[seat].missions |= 1 << mission
    for city in range(CITIES):
        if s.cities[city].mission == mission:
            s.cities[city].mission = NOBODY
            note(log, Event.CLAIMED, seat, mission, c.missions[mission].points, city)


@rule
def refill_missions(c, s):
    """One card for the first empty space, in the order of the final resolution, while the deck lasts (M-46, M:A-28)."""
    if s.deck == 0:
        return
    for i in range(CITIES):
        city = c.final_order[i]
        if s.cities[city].mission == NOBODY:
            push(s.agenda, Task.DEAL_MISSION, NATURE, city, 0)
            return


@rule
def mission_pile(c, s):
    """The cards of which the next is one: start missions are dealt before all others (M-05, M-06)."""
    starts = s.deck & c.start_missions
    return starts if starts != 0 else s.deck & ~c.start_missions


@rule
def deal_mission(c, s, log, city, mission):
    """A new card lies open in the city."""
    s.deck &= ~(1 << mission)
    s.cities[city].mission = mission
    note(log, Event.MISSION_REVEALED, NATURE, mission, city, 0)
    refill_missions(c, s)
