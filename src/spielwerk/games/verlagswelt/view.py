"""What people see of a state. Reads only what `hide` has left."""

from typing import Annotated, Any

import msgspec

from spielwerk.core.action_space import Action
from spielwerk.core.content import Content
from spielwerk.core.view_fields import AT_STAKE, SeatNumber
from spielwerk.core.views import Refusal, counts, members, open_task, question
from spielwerk.games.verlagswelt.actions import BUILD, GIVE, PROJECT, TAKE
from spielwerk.games.verlagswelt.state import KINDS, Ending, Task
from spielwerk.games.verlagswelt.tableau import card_limit


class HouseView(msgspec.Struct, frozen=True):
    """One player's publishing house."""

    seat: SeatNumber
    coins: int
    departments: dict[str, int]
    """Cards of each kind, without those of which there are none."""
    built: list[str]
    in_force: list[str]
    """Of the projects built, those that already work."""


class View(msgspec.Struct, frozen=True):
    """The table: everything is open."""

    seat: SeatNumber
    active: SeatNumber
    turn: int
    question: str | None
    """What is being decided, or None."""
    dice: list[int]
    """The last throw; empty before the first."""
    extra_turn: bool
    display: Annotated[dict[str, int], AT_STAKE]
    pile: dict[str, int]
    """What the face-down pile still holds (known by subtraction), without its order."""
    houses: list[HouseView]
    winner: SeatNumber | None


def view(content: Content, s: Any, seat: int) -> View:
    """The table as this seat sees it."""
    return View(
        seat=seat,
        active=int(s.active),
        turn=int(s.turn),
        question=question(s, Task),
        dice=[int(die) for die in s.dice if die],
        extra_turn=s.extra_turns > 0,
        display=counts(content, "department", s.supply),
        pile=counts(content, "department", s.pile),
        houses=[_house(content, s, owner) for owner in range(s.seats)],
        winner=int(s.winner) if s.ending == Ending.WON else None,
    )


def _house(content: Content, s: Any, seat: int) -> HouseView:
    player = s.players[seat]
    return HouseView(
        seat=seat,
        coins=int(player.coins),
        departments=counts(content, "department", player.cards),
        built=members(content, "project", player.built),
        in_force=members(content, "project", player.in_force),
    )


def parts(content: Content, s: Any, seat: int) -> dict[str, int]:
    """What decides, in the order in which it does (V-61, V:A-18), then what the house is worth."""
    house = _house(content, s, seat)
    projects, departments = content.tables["project"], content.tables["department"]
    return {
        "built": len(house.built),
        "projects_worth": sum(projects[id].cost for id in house.built),
        "coins": house.coins,
        "departments": sum(house.departments.values()),
        "departments_worth": sum(departments[id].cost * count for id, count in house.departments.items()),
    }


def refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    """Why an action of the question asked is not among the options; None if it answers another question."""
    match question(s, Task), action.kind:
        case "choose_build", "project" | "build":
            return _build_refusal(content, s, seat, action)
        case "choose_payer", "collect":
            return ("not-yourself", {}) if action.args[0] == seat else None
        case "choose_partner", "swap":
            return ("not-yourself" if action.args[0] == seat else "nothing-to-swap"), {}
        case "choose_take", "take":
            partner = open_task(s).b
            return _swap_refusal(content, s, partner, seat, action.number - TAKE)
        case "choose_give", "give":
            partner = open_task(s).b // KINDS
            return _swap_refusal(content, s, seat, partner, action.number - GIVE)
    return None


def _build_refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal:
    player, c = s.players[seat], content.record
    if action.kind == "project":
        project = action.number - PROJECT
        if project >= c.project_count:
            return "no-such-card", {}
        if player.built >> project & 1:
            return "already-built", {}
        return "too-expensive", {"price": int(c.projects[project].cost), "coins": int(player.coins)}
    return _department_refusal(content, s, player, action.number - BUILD)


def _department_refusal(content: Content, s: Any, player: Any, kind: int) -> Refusal:
    c = content.record
    if kind >= c.department_count:
        return "no-such-card", {}
    if s.supply[kind] == 0:
        return "not-in-display", {}
    limit = int(card_limit(c, s, kind))
    if player.cards[kind] >= limit:
        return "card-limit", {"limit": limit}
    return "too-expensive", {"price": int(c.departments[kind].cost), "coins": int(player.coins)}


def _swap_refusal(content: Content, s: Any, owner: int, taker: int, kind: int) -> Refusal:
    c = content.record
    if kind >= c.department_count:
        return "no-such-card", {}
    if s.players[owner].cards[kind] == 0:
        return "none-to-swap", {}
    asking = open_task(s).a
    if c.departments[kind].colour == c.departments[asking].swap_excludes:
        return "never-swapped", {}
    limit = int(card_limit(c, s, kind))
    if s.players[taker].cards[kind] >= limit:
        return "swap-limit", {"limit": limit}
    return "same-kind", {}
