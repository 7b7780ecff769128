"""What people see of a state. Reads only what `hide` has left."""

from typing import Annotated, Any

import msgspec

from spielwerk.core.action_space import Action
from spielwerk.core.content import Content
from spielwerk.core.rules import RUNNING
from spielwerk.core.view_fields import ABOUT_QUESTION, AT_STAKE, SeatNumber, along, domain
from spielwerk.core.views import Refusal, members, open_task, question
from spielwerk.games.genies.actions import HONOUR
from spielwerk.games.genies.auction import most_bid
from spielwerk.games.genies.cards import geniuses_held, next_star_card
from spielwerk.games.genies.scoring import STRENGTH_SHIFT, standing
from spielwerk.games.genies.state import GENIUSES, NOBODY, NOTHING, POSITIONS, ROUNDS_PER_PHASE, Part, Task

CHIPS_PUBLIC = 0
"""Choice of the option `chips_public`: chips are open."""


class GeniusView(msgspec.Struct, frozen=True):
    """A genius in an academy."""

    id: str
    discipline: str
    stars: int
    """With those of the cards that lie on it."""
    cards: list[str]
    """Star cards given to it."""


class DisciplineView(msgspec.Struct, frozen=True):
    """How strong an academy is in one discipline."""

    stars: int
    geniuses: int
    place: int | None
    """In the last scoring."""


class AcademyView(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    seat: SeatNumber
    points: int
    chips: int | None
    """None: the table plays with hidden chips (each player can still keep count)."""
    committed: bool
    """Of what all decide at once, this player has handed in his part."""
    hand_size: int
    hand: list[str] | None
    """The own hand; of other hands what they had to show, None if that is nothing."""
    open: list[str]
    """Action cards played and still at work."""
    focus: str | None
    geniuses: list[GeniusView]
    disciplines: dict[str, DisciplineView]
    """Those in which the academy has a genius."""
    bids: list[list[int]]
    """The bid sheet: one row for each round so far, for the round under way when its bids are revealed."""


class SheetView(msgspec.Struct, frozen=True):
    """The own sheet while it is being written."""

    bids: Annotated[list[int], along("position")]
    """A to E; from `position` on what stood there before, or 0."""
    position: Annotated[int | None, domain("position"), ABOUT_QUESTION]
    """The position whose bid comes next; None: the sheet is full and can be committed."""
    most: int
    """The highest bid allowed."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: SeatNumber
    round: int
    phase: str
    question: str | None
    """What is being decided, or None."""
    asked: list[SeatNumber]
    """The seats that are waited for."""
    asking_card: Annotated[str | None, ABOUT_QUESTION]
    """The action card that asks this seat (or, in the open, another one) to choose."""
    display: Annotated[list[list[str]], along("position"), AT_STAKE]
    """The packages at A to E, older cards first."""
    to_come: list[str]
    """Geniuses still in the deck of the phase (known by subtraction)."""
    removed: list[str]
    """Geniuses that nobody wanted."""
    spent: list[str]
    """Action cards discarded or lost."""
    prizes: Annotated[dict[str, tuple[int, int]], AT_STAKE]
    """Points for first and second place in this phase."""
    sheet: Annotated[SheetView | None, AT_STAKE]
    academies: list[AcademyView]
    winners: list[SeatNumber]


def view(content: Content, s: Any, seat: int) -> View:
    """The table as this seat sees it."""
    phase = _phase(s)
    return View(
        seat=seat,
        round=int(s.round),
        phase=content.names["phase"][phase],
        question=question(s, Task),
        asked=_asked(s),
        asking_card=_asking_card(content, s, seat),
        display=[_package(content, s, position) for position in range(POSITIONS)],
        to_come=_to_come(content, s, phase),
        removed=_removed(content, s),
        spent=members(content, "card", s.spent),
        prizes=_prizes(content, phase),
        sheet=_sheet(s, seat),
        academies=[_academy(content, s, owner, seat) for owner in range(s.seats)],
        winners=_winners(s),
    )


def _phase(s: Any) -> int:
    return (max(int(s.round), 1) - 1) // ROUNDS_PER_PHASE


def _asked(s: Any) -> list[int]:
    task = open_task(s)
    if task is None or task.op < Task.BID:
        return []
    if task.op in (Task.BID, Task.CHOOSE_STARS):
        return [seat for seat in range(s.seats) if not s.players[seat].committed]
    return [int(task.seat)]


def _asking_card(content: Content, s: Any, seat: int) -> str | None:
    task = open_task(s)
    if task is None or task.op <= Task.BID:
        return None
    if task.op == Task.CHOOSE_STARS:
        card = int(next_star_card(content.record, s, seat)) if seat >= 0 else NOTHING
        return None if card == NOTHING else content.names["card"][card]
    return str(content.names["card"][task.a])


def _genius(content: Content, number: Any) -> str:
    return content.names["genius"][int(number)]


def _package(content: Content, s: Any, position: int) -> list[str]:
    return [_genius(content, number) for number in s.display[position][: s.display_size[position]]]


def _to_come(content: Content, s: Any, phase: int) -> list[str]:
    return members(content, "genius", int(content.record.phases[phase].geniuses) & ~int(s.turned_up))


def _removed(content: Content, s: Any) -> list[str]:
    offered = {int(s.display[p][i]) for p in range(POSITIONS) for i in range(s.display_size[p])}
    gone = [g for g in range(GENIUSES) if s.turned_up >> g & 1 and s.owner[g] == NOBODY and g not in offered]
    return [_genius(content, genius) for genius in gone]


def _prizes(content: Content, phase: int) -> dict[str, tuple[int, int]]:
    rows = zip(content.names["discipline"], content.record.phases[phase].prizes, strict=True)
    return {name: (int(prizes.first), int(prizes.second)) for name, prizes in rows}


def _sheet(s: Any, seat: int) -> SheetView | None:
    task = open_task(s)
    if seat < 0 or task is None or task.op != Task.BID:
        return None
    player = s.players[seat]
    position = int(player.cursor) if player.cursor < POSITIONS and not player.committed else None
    return SheetView([int(bid) for bid in player.bids[s.round - 1]], position, int(most_bid(s, seat)))


def _academy(content: Content, s: Any, owner: int, seat: int) -> AcademyView:
    player = s.players[owner]
    open_chips = s.options.chips_public == CHIPS_PUBLIC or owner == seat or s.ending != RUNNING
    return AcademyView(
        seat=owner,
        points=int(player.points),
        chips=int(player.chips) if open_chips else None,
        committed=bool(player.committed),
        hand_size=int(player.hand_size),
        hand=members(content, "card", player.hand) if owner == seat or player.hand else None,
        open=members(content, "card", player.open),
        focus=content.names["discipline"][player.focus] if player.focus != NOTHING else None,
        geniuses=[_genius_view(content, s, g) for g in range(GENIUSES) if s.owner[g] == owner],
        disciplines=_disciplines(content, s, owner),
        bids=[[int(bid) for bid in row] for row in player.bids[: _rounds_revealed(s)]],
    )


def _rounds_revealed(s: Any) -> int:
    """Rounds whose bids lie open: the current one from its evaluation on."""
    revealed = s.ending != RUNNING or s.agenda.tasks[0].a > Part.EVALUATION
    return int(s.round) if revealed else int(s.round) - 1


def _genius_view(content: Content, s: Any, number: int) -> GeniusView:
    genius = content.record.geniuses[number]
    cards = [name for card, name in enumerate(content.names["card"]) if s.lies_on[card] == number]
    return GeniusView(
        id=_genius(content, number),
        discipline=content.names["discipline"][genius.discipline],
        stars=int(genius.stars + s.action_stars[number]),
        cards=cards,
    )


def _disciplines(content: Content, s: Any, owner: int) -> dict[str, DisciplineView]:
    found = {}
    for number, name in enumerate(content.names["discipline"]):
        geniuses = int(geniuses_held(content.record, s, owner, number))
        if geniuses:
            stars = int(standing(content.record, s, owner, number)) >> STRENGTH_SHIFT
            found[name] = DisciplineView(stars, geniuses, int(s.players[owner].places[number]) or None)
    return found


def _winners(s: Any) -> list[int]:
    if s.ending == RUNNING:
        return []
    most = max(int(player.points) for player in s.players[: s.seats])
    return [seat for seat in range(s.seats) if s.players[seat].points == most]


def parts(content: Content, s: Any, seat: int) -> dict[str, int]:
    """Where the points of a finished game come from: the last scoring, discipline by discipline, and all the rest.

    The record keeps the places of the last scoring only; what came before it and from cards is one sum.
    """
    player = s.players[seat]
    prizes = _prizes(content, _phase(s))
    last = {name: _paid(prizes[name], place) for name, place in zip(prizes, player.places, strict=True)}
    return {"earlier_and_bonus": int(player.points) - sum(last.values()), **last}


def _paid(prizes: tuple[int, int], place: int) -> int:
    """What a discipline pays for a place (G-73)."""
    return prizes[place - 1] if 1 <= place <= len(prizes) else 0


def refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    """Why an action of the question asked is not among the options; None if it answers another question."""
    asked = question(s, Task)
    if asked == "bid":
        return _bid_refusal(content, s, seat, action)
    if asked == "choose_stars" and action.kind == "honour":
        return _honour_refusal(content, s, seat, action.number - HONOUR)
    return None


def _bid_refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    cursor = int(s.players[seat].cursor)
    if action.kind == "bid":
        return ("sheet-full", {}) if cursor == POSITIONS else ("bid-too-high", {"most": int(most_bid(s, seat))})
    if action.kind == "back":
        return "sheet-empty", {}
    if action.kind == "commit":
        return "sheet-not-full", {"position": content.text("position", content.names["position"][cursor], "name", "en")}
    return None


def _honour_refusal(content: Content, s: Any, seat: int, genius: int) -> Refusal:
    return ("not-your-genius", {}) if s.owner[genius] != seat else ("wrong-discipline", {})
