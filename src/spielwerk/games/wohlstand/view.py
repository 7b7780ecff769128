"""What people see of a state. Reads only what `hide` has left."""

from typing import Annotated, Any

import msgspec

from spielwerk.core.action_space import Action
from spielwerk.core.content import Content
from spielwerk.core.rules import RUNNING
from spielwerk.core.schema import word
from spielwerk.core.view_fields import ABOUT_QUESTION, PRICE, SEAT, SeatNumber, along, domain
from spielwerk.core.views import Refusal, open_task, question
from spielwerk.games.wohlstand.actions import BUY, PLACE
from spielwerk.games.wohlstand.content import RankResearch
from spielwerk.games.wohlstand.land import first_alike, level, on_triangle, price, takes, uncovered, unlocked, visible
from spielwerk.games.wohlstand.result import place
from spielwerk.games.wohlstand.state import (
    FIRST_DECISION,
    NOTHING,
    Symbol,
    Task,
    Track,
    TriangleBlocks,
    Type,
)


class SpaceView(msgspec.Struct, frozen=True):
    """One space of a player's board."""

    id: str
    type: str
    tile: str | None
    """The tile on top; None while what is printed there can be seen."""
    symbols: dict[str, int]
    """What it shows now."""
    unlocked: bool


class LandView(msgspec.Struct, frozen=True):
    """One player's land."""

    seat: SeatNumber
    board: str
    money: int
    score: int
    marker: int
    """Where the marker stands on the score track, which runs in a loop."""
    pollution: int
    """Discs, those on the triangle included."""
    on_triangle: bool
    uncovered: int
    """Symbols of prosperity on the pollution track that count."""
    symbols: dict[str, int]
    """Balances of energy and ecology, visible symbols of the others."""
    research: dict[str, int]
    """Positions of the markers, from 0."""
    levels: dict[str, int]
    spaces: list[SpaceView]


class OfferView(msgspec.Struct, frozen=True):
    """One tile on display."""

    tile: Annotated[str, domain("tile")]
    side: str
    level: int
    prices: Annotated[list[int], along(SEAT), PRICE]
    """What it would cost each seat."""


class AskedView(msgspec.Struct, frozen=True):
    """Whom the question asks, and the figures that it is about."""

    seat: SeatNumber
    actions_left: Annotated[int | None, ABOUT_QUESTION] = None
    tile: Annotated[str | None, ABOUT_QUESTION] = None
    """The tile bought, which needs a space."""
    places: dict[str, str] | None = None
    """Every space that takes it, with the one to name: equivalent spaces are offered once."""
    deficit: Annotated[int | None, ABOUT_QUESTION] = None
    """Points of energy missing."""
    price: Annotated[int | None, ABOUT_QUESTION] = None
    """Euros for each of them."""
    steps: Annotated[int | None, ABOUT_QUESTION] = None
    """Steps of research to split."""


class View(msgspec.Struct, frozen=True):
    """The table: everything is open but the order of the stack."""

    seat: SeatNumber
    active: SeatNumber
    turn: int
    turns: int
    decade: str | None
    """The decade of the next tile; None when all are drawn."""
    drawn: str | None
    """The tile whose symbol is being scored."""
    next_tiles: list[str]
    """One of these is drawn next (known by subtraction)."""
    scorings_to_come: list[str]
    """The symbols on them."""
    tiles_left: int
    """Tiles in the stack."""
    question: str | None
    """What is being decided, or None."""
    asked: Annotated[AskedView | None, ABOUT_QUESTION]
    display: list[OfferView]
    lands: list[LandView]
    winners: list[SeatNumber]


def view(content: Content, s: Any, seat: int) -> View:
    """The table as this seat sees it."""
    c = content.record
    decade = next((number for number in range(c.decade_count) if s.stack & c.decades[number]), None)
    coming = _tiles(content, s.stack & c.decades[decade]) if decade is not None else []
    return View(
        seat=seat,
        active=int(s.active),
        turn=int(s.turn),
        turns=int(c.dated_tiles).bit_count(),
        decade=None if decade is None else content.names["decade"][decade],
        drawn=None if s.drawn == NOTHING else content.names["tile"][s.drawn],
        next_tiles=[content.names["tile"][tile] for tile in coming],
        scorings_to_come=[content.names["symbol"][c.scorings[c.tiles[tile].scoring].symbol] for tile in coming],
        tiles_left=int(s.stack).bit_count(),
        question=question(s, Task),
        asked=_asked(content, s),
        display=[_offer(content, s, tile) for tile in _tiles(content, s.display)],
        lands=[_land(content, s, owner) for owner in range(s.seats)],
        winners=[] if s.ending == RUNNING else [owner for owner in range(s.seats) if place(s, owner) == 1],
    )


def _tiles(content: Content, set: int) -> list[int]:
    return [tile for tile in range(content.record.tile_count) if int(set) >> tile & 1]


def _offer(content: Content, s: Any, tile: int) -> OfferView:
    c = content.record
    return OfferView(
        tile=content.names["tile"][tile],
        side=content.names["track"][c.tiles[tile].side],
        level=int(c.tiles[tile].level),
        prices=[int(price(c, s.players[seat], tile)) for seat in range(s.seats)],
    )


def _land(content: Content, s: Any, seat: int) -> LandView:
    c, player = content.record, s.players[seat]
    tracks = content.names["track"]
    return LandView(
        seat=seat,
        board=content.printed.boards[player.board].id,
        money=int(player.money),
        score=int(player.score),
        marker=int((player.score - 1) % c.loop + 1) if player.score > 0 else 0,
        pollution=int(player.pollution),
        on_triangle=bool(on_triangle(c, player)),
        uncovered=int(uncovered(c, player)),
        symbols={symbol.name.lower(): int(visible(c, s, seat, int(symbol))) for symbol in Symbol},
        research={name: int(player.research[track]) for track, name in enumerate(tracks)},
        levels={name: int(level(c, player, track)) for track, name in enumerate(tracks)},
        spaces=[_space(content, player, space) for space in range(c.space_count)],
    )


def _space(content: Content, player: Any, space: int) -> SpaceView:
    c = content.record
    printed, tile = c.boards[player.board].spaces[space], int(player.tiles[space])
    shown = printed if tile == NOTHING else c.tiles[tile]
    return SpaceView(
        id=content.names["space"][space],
        type=Type(printed.type).name.lower(),
        tile=None if tile == NOTHING else content.names["tile"][tile],
        symbols={symbol.name.lower(): int(shown.symbols[symbol]) for symbol in Symbol if shown.symbols[symbol]},
        unlocked=bool(unlocked(c, player, space)),
    )


def _asked(content: Content, s: Any) -> AskedView | None:
    task = open_task(s)
    if task is None or task.op < FIRST_DECISION:
        return None
    seat, a, b = int(task.seat), int(task.a), int(task.b)
    if task.op == Task.CHOOSE_ACTION:
        return AskedView(seat, actions_left=a)
    if task.op == Task.CHOOSE_SPACE:
        return AskedView(seat, tile=content.names["tile"][a], places=_places(content, s.players[seat], a))
    if task.op == Task.CHOOSE_PAYMENT:
        return AskedView(seat, deficit=a, price=b)
    return AskedView(seat, steps=a)


def _places(content: Content, player: Any, tile: int) -> dict[str, str]:
    c, names = content.record, content.names["space"]
    spaces = [space for space in range(c.space_count) if takes(c, player, space, tile)]
    return {names[space]: names[first_alike(c, player, tile, space)] for space in spaces}


def parts(content: Content, s: Any, seat: int) -> dict[str, int]:
    """Where the points of a finished game come from; what the final state cannot tell apart is one sum.

    W-63, W-64, W-65, W-66, W-67, W-68, W-69, W-70, W-71, W-72, W-73.

    Nothing moves a disc once the final points begin, so the discs at the end say whether the triangle blocked them.
    """
    c, player = content.record, s.players[seat]
    blocked = bool(on_triangle(c, player))
    ranks_blocked = blocked and s.options.triangle_blocks == TriangleBlocks.ALL
    last = {
        f"{track}_research": 0 if ranks_blocked else _rank_points(content, s, seat, track)
        for track in content.names["track"]
    }
    last["symbols"] = 0 if blocked else int(visible(c, s, seat, int(Symbol.PROSPERITY)))
    last["uncovered"] = 0 if blocked else int(uncovered(c, player))
    return {"collected": int(player.score) - sum(last.values()), **last}


def _rank_points(content: Content, s: Any, seat: int, track: str) -> int:
    """What the place on a research track is worth (W-70, W-71, W-72)."""
    positions = [int(s.players[other].research[Track[track.upper()]]) for other in range(s.seats)]
    ahead = sum(position > positions[seat] for position in positions)
    if ahead > 1:
        return 0
    rank = ("first", "second")[ahead] + ("_tied" if positions.count(positions[seat]) > 1 else "")
    effects = [effect for step in content.printed.final_steps for effect in step.effects]
    ranks = [effect for effect in effects if isinstance(effect, RankResearch) and word(effect.track) == track]
    return sum(getattr(effect, rank) for effect in ranks)


def refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    """Why an action of the question asked is not among the options; None if it answers another question."""
    task, player = open_task(s), s.players[seat]
    op = Task(task.op)
    if op == Task.CHOOSE_ACTION and action.kind == "clean_up":
        return "no-discs", {}
    if op == Task.CHOOSE_ACTION and action.kind == "research":
        return "end-of-track", {}
    if op == Task.CHOOSE_ACTION and action.kind == "buy":
        return _purchase_refusal(content, s, player, action.number - BUY)
    if op == Task.CHOOSE_SPACE and action.kind == "place":
        return _place_refusal(content, player, int(task.a), action.number - PLACE)
    if op == Task.CHOOSE_PAYMENT and action.kind == "pay":
        return "cannot-pay", {"deficit": int(task.a), "price": int(task.b), "money": int(player.money)}
    if op == Task.CHOOSE_SPLIT and action.kind == "split":
        last = int(content.record.last_position)
        room = {track: last - int(player.research[track]) for track in (Track.ENERGY, Track.ECOLOGY)}
        return "cannot-split", {"steps": int(task.a), "energy": room[Track.ENERGY], "ecology": room[Track.ECOLOGY]}
    return None


def _purchase_refusal(content: Content, s: Any, player: Any, tile: int) -> Refusal:
    if not int(s.display) >> tile & 1:
        return "not-on-display", {}
    return "too-expensive", {"price": int(price(content.record, player, tile)), "money": int(player.money)}


def _place_refusal(content: Content, player: Any, tile: int, space: int) -> Refusal:
    c, names = content.record, content.names["space"]
    if c.boards[player.board].spaces[space].type != c.tiles[tile].type:
        return "wrong-colour", {}
    if not unlocked(c, player, space):
        return "locked", {"lock": names[c.boards[player.board].spaces[space].unlocked_by].upper()}
    return "same-as", {"space": names[first_alike(c, player, tile, space)].upper()}
