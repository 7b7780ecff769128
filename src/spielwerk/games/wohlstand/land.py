"""What a player's land shows and what it costs to build there: symbols, levels, prices, spaces."""

from spielwerk.core.jit import rule
from spielwerk.games.wohlstand.state import NOTHING, Track

# --- symbols ---------------------------------------------------------------------------------------------------


@rule
def visible(c, s, seat, symbol):
    """Symbols of one kind on top tiles and uncovered prints, negative ones taken off (W-18, W-19, W-59)."""
    player = s.players[seat]
    board = c.boards[player.board]
    total = 0
    for space in range(c.space_count):
        tile = player.tiles[space]
        if tile == NOTHING:
            total += board.spaces[space].symbols[symbol]
        else:
            total += c.tiles[tile].symbols[symbol]
    return total


@rule
def uncovered(c, player):
    """Symbols of the pollution track that no disc covers (W-41)."""
    return c.uncovered[min(player.pollution, c.triangle)]


@rule
def on_triangle(c, player):
    """Does a disc lie on the last space of the pollution track (W-38, W-42)?"""
    return player.pollution >= c.triangle


# --- levels and prices -----------------------------------------------------------------------------------------


@rule
def level(c, player, track):
    """The level in whose band the marker stands (W-51)."""
    return c.level_at[player.research[track]]


@rule
def price(c, player, tile):
    """Euros for a tile: by its level and the player's own on the same track (W-48, W-49, W-50, W-51)."""
    card = c.tiles[tile]
    higher = card.level - level(c, player, card.side)
    return c.lower_level if higher < 0 else c.same_level + higher * c.per_higher_level


@rule
def reach(c, player, track):
    """The highest level whose tiles the player can pay on a track; prices never fall with the level.

    W-47, W-48, W-49, W-50, W-51, W-52.
    """
    own = level(c, player, track)
    top_level = c.level_at[c.last_position]
    if player.money >= c.same_level:
        return min(own + (player.money - c.same_level) // c.per_higher_level, top_level)
    if player.money >= c.lower_level:
        return own - 1
    return 0


@rule
def affordable(c, s, player):
    """The tiles on display that the player can pay, one bit each (W-52)."""
    on_energy_side = c.tiles_up_to[Track.ENERGY, reach(c, player, Track.ENERGY)]
    on_ecology_side = c.tiles_up_to[Track.ECOLOGY, reach(c, player, Track.ECOLOGY)]
    return s.display & (on_energy_side | on_ecology_side)


# --- spaces ----------------------------------------------------------------------------------------------------


@rule
def takes(c, player, space, tile):
    """May the tile lie there: matching colour, not behind a closed lock (W-53, W-54, W-57)?"""
    there = c.boards[player.board].spaces[space]
    return there.type == c.tiles[tile].type and unlocked(c, player, space)


@rule
def unlocked(c, player, space):
    """A locked space opens for good as soon as a transport tile lies on its green space (W-57, W-58)."""
    lock = c.boards[player.board].spaces[space].unlocked_by
    return lock == NOTHING or player.tiles[lock] != NOTHING


@rule
def alike(c, player, one, other):
    """Do two spaces of a type show the same symbols, and do they still open the same others?"""
    return face(c, player, one) == face(c, player, other) and opens(c, player, one) == opens(c, player, other)


@rule
def face(c, player, space):
    """The number of what is visible there; equal symbols have equal numbers."""
    tile = player.tiles[space]
    return c.boards[player.board].spaces[space].face if tile == NOTHING else c.tiles[tile].face


@rule
def opens(c, player, space):
    """The spaces that a tile laid there would unlock, one bit each (W-58)."""
    return c.boards[player.board].spaces[space].opens if player.tiles[space] == NOTHING else 0


@rule
def first_alike(c, player, tile, space):
    """The first of the equivalent spaces for a tile: it stands for all of them."""
    for earlier in range(space):
        if takes(c, player, earlier, tile) and alike(c, player, earlier, space):
            return earlier
    return space
