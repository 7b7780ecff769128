"""What people see of a state. Reads only what `hide` has left."""

from typing import Annotated, Any

import msgspec

from spielwerk.core.action_space import Action
from spielwerk.core.content import Content
from spielwerk.core.view_fields import AT_STAKE, SeatNumber, only_with
from spielwerk.core.views import Refusal, members, open_task, question
from spielwerk.games.masterminds.actions import ACTIONS
from spielwerk.games.masterminds.gains import codex_markers
from spielwerk.games.masterminds.information import pool
from spielwerk.games.masterminds.missions import fulfils
from spielwerk.games.masterminds.placing import has_agent_in
from spielwerk.games.masterminds.result import codex_points, mission_points, score, section_points
from spielwerk.games.masterminds.state import FACE_UP, FIRST_DECISION, SECTIONS, Science, Task


class AgentView(msgspec.Struct, frozen=True):
    """An agent in a stack."""

    owner: SeatNumber
    agent: str | None
    """None if it lies face down and is not your own."""
    could_be: list[str]
    """What it may be, as far as everybody can tell; empty if all know it."""


class CityView(msgspec.Struct, frozen=True):
    id: str
    mission: str | None
    buildings: list[str]
    stack: list[AgentView]
    """In order of arrival."""


class PileView(msgspec.Struct, frozen=True):
    """The stack that is being resolved."""

    city: str
    agents: list[AgentView]
    """In order of arrival."""
    turned_up: int
    """How many of them have been turned up; the last of these is at work."""
    blocks: SeatNumber | None
    """Whose saboteur waits for the next agent."""


class SectionView(msgspec.Struct, frozen=True):
    id: str
    built: bool
    bolts: int
    copper: int
    """Parts lying on it; none any more once it is built."""


class LairView(msgspec.Struct, frozen=True):
    """One player's area."""

    seat: SeatNumber
    machine: str | None
    firepower: int
    scientists: int
    lab: int
    """Available lab spaces."""
    codex: list[int]
    """Markers on face 1 and on face 2."""
    free_choice: bool
    """May place any agent of the supply in own turns."""
    functions: list[int]
    """Unlocked machine functions, from 1."""
    sections: list[SectionView]
    chaos: int
    buildings: list[str]
    missions: list[str]
    supply: int
    """Agents in the supply."""
    supply_could_be: list[str]
    """Which agents are in the supply (your own), or may be."""
    top: str | None
    """The top agent of your own supply."""
    discard: list[str]
    score: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: SeatNumber
    active: SeatNumber
    """Whose turn it is; -1 in the final resolution."""
    turn: int
    question: str | None
    """What is being decided, or None."""
    service_level: int
    last_round: bool
    """Triggered, so that it comes or is under way."""
    turns_left: Annotated[int, only_with("last_round")]
    """Turns of the last round that are still to come, the running one included."""
    scientists: int
    parts: int
    """In the common supply."""
    deck: int
    """Missions in the deck."""
    cities: list[CityView]
    pile: Annotated[PileView | None, AT_STAKE]
    lairs: list[LairView]


def view(content: Content, s: Any, seat: int) -> View:
    """The table as this seat sees it."""
    placed_parts = sum(int(s.players[owner].parts.sum()) for owner in range(s.seats))
    return View(
        seat=seat,
        active=int(s.active),
        turn=int(s.turn),
        question=_question(s),
        service_level=int(s.service_level),
        last_round=bool(s.triggered),
        turns_left=int(s.turns_left),
        scientists=int(s.scientists),
        parts=int(content.record.parts) - placed_parts,
        deck=int(s.deck).bit_count(),
        cities=[_city(content, s, number) for number in range(len(content.names["city"]))],
        pile=_pile(content, s),
        lairs=[_lair(content, s, owner, seat) for owner in range(s.seats)],
    )


def _city(content: Content, s: Any, number: int) -> CityView:
    place = s.cities[number]
    here = int(s.standing) & int(content.record.buildings_in[number])
    return CityView(
        id=content.names["city"][number],
        mission=content.names["mission"][place.mission] if place.mission >= 0 else None,
        buildings=members(content, "building", here),
        stack=[_placed(content, s, place.stack[i]) for i in range(place.height)],
    )


def _placed(content: Content, s: Any, placed: Any) -> AgentView:
    out_of_sight = placed.batch != FACE_UP
    return AgentView(
        owner=int(placed.owner),
        agent=content.names["agent"][placed.agent] if placed.agent >= 0 else None,
        could_be=members(content, "agent", pool(s.players[placed.owner], placed.batch)) if out_of_sight else [],
    )


def _pile(content: Content, s: Any) -> PileView | None:
    pile = s.pile
    if pile.city < 0:
        return None
    return PileView(
        city=content.names["city"][pile.city],
        agents=[_placed(content, s, pile.stack[i]) for i in range(pile.height)],
        turned_up=int(pile.next),
        blocks=int(pile.blocker) if pile.blocker >= 0 else None,
    )


def _lair(content: Content, s: Any, owner: int, seat: int) -> LairView:
    player, c = s.players[owner], content.record
    return LairView(
        seat=owner,
        machine=content.names["machine"][player.machine] if player.machine >= 0 else None,
        firepower=int(player.firepower),
        scientists=int(player.scientists),
        lab=int(player.lab),
        codex=[int(count) for count in player.codex],
        free_choice=bool(codex_markers(player) >= c.free_choice_at),
        functions=[number + 1 for number in _bits(player.unlocked)],
        sections=_sections(content, player) if player.machine >= 0 else [],
        chaos=int(player.chaos),
        buildings=members(content, "building", player.buildings),
        missions=members(content, "mission", player.missions),
        supply=int(player.supply_size),
        supply_could_be=members(content, "agent", player.supply),
        top=content.names["agent"][player.top] if owner == seat and player.top >= 0 else None,
        discard=members(content, "agent", player.discard),
        score=int(score(c, player)),
    )


def _sections(content: Content, player: Any) -> list[SectionView]:
    first = player.machine * SECTIONS
    return [
        SectionView(
            id=content.names["section"][first + number],
            built=bool(player.built >> number & 1),
            bolts=int(player.parts[0, number]),
            copper=int(player.parts[1, number]),
        )
        for number in range(SECTIONS)
    ]


def _bits(mask: Any) -> list[int]:
    return [number for number in range(int(mask).bit_length()) if int(mask) >> number & 1]


def _question(s: Any) -> str | None:
    task = open_task(s)
    return question(s, Task) if task is not None and task.op >= FIRST_DECISION else None


# --- what the score is made of ---------------------------------------------------------------------------------


def parts(content: Content, s: Any, seat: int) -> dict[str, int]:
    """Chaos points by source; they add up to the score (M-83)."""
    player, c = s.players[seat], content.record
    return {
        "sections": int(section_points(c, player)),
        "buildings": len(_bits(player.buildings)) * int(c.building_points),
        "missions": int(mission_points(c, player)),
        "chaos": int(player.chaos) * int(c.chaos_points),
        "codex": int(codex_points(c, player)),
    }


# --- why not ---------------------------------------------------------------------------------------------------


def refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    """Why an action of the question asked is not among the options; None if it answers another question."""
    task = open_task(s)
    kind, op = action.kind, Task(task.op)
    index = action.number - ACTIONS.kind(kind).first
    if (op, kind) == (Task.CHOOSE_MACHINE, "machine"):
        return ("no-such-card", {}) if index >= content.record.machine_count else ("machine-taken", {})
    if (op, kind) == (Task.CHOOSE_RECYCLE, "recycle"):
        return "not-in-discard", {}
    if (op, kind) == (Task.CHOOSE_AGENT, "send"):
        return "not-in-supply", {}
    if (op, kind) == (Task.CHOOSE_STACK, "resolve"):
        return "no-own-agent", {}
    if op == Task.CHOOSE_SCIENCE and kind in ("extra_turn", "heist"):
        return _science_refusal(content, s, seat, kind)
    if (op, kind) == (Task.CHOOSE_SECTION, "build"):
        return _section_refusal(s, seat, index)
    if (op, kind) == (Task.CHOOSE_MISSION, "claim"):
        return _mission_refusal(content, s, seat, index)
    if (op, kind) == (Task.CHOOSE_BUILDING, "steal"):
        return ("elsewhere", {}) if s.standing >> index & 1 else ("not-standing", {})
    if (op, kind) == (Task.CHOOSE_SPOILS, "collect"):
        return ("nothing-to-gain", {}) if has_agent_in(s, seat, index) else ("no-own-agent", {})
    if (op, kind) == (Task.CHOOSE_UNDER, "under"):
        return "not-alone", {}
    if (op, kind) in ((Task.CHOOSE_COPY, "copy"), (Task.CHOOSE_EFFECT, "choose")):
        return ("nothing-to-gain", {}) if task.a >> index & 1 else ("not-offered", {})
    return None


def _science_refusal(content: Content, s: Any, seat: int, kind: str) -> Refusal:
    cost, own = int(content.record.science_cost[Science[kind.upper()]]), int(s.players[seat].scientists)
    if own < cost:
        return "too-few-scientists", {"cost": cost, "scientists": own}
    if kind == "extra_turn" and s.players[seat].supply_size == 0:
        return "supply-empty", {}
    if kind == "heist" and s.standing == 0:
        return "not-standing", {}
    return "scientists-spent", {}


def _section_refusal(s: Any, seat: int, row: int) -> Refusal:
    player = s.players[seat]
    if row // SECTIONS != player.machine:
        return "other-machine", {}
    return ("section-built", {}) if player.built >> row % SECTIONS & 1 else ("no-space", {})


def _mission_refusal(content: Content, s: Any, seat: int, mission: int) -> Refusal:
    if mission >= content.record.mission_count:
        return "no-such-card", {}
    if not any(place.mission == mission for place in s.cities):
        return "not-open", {}
    return ("elsewhere", {}) if fulfils(content.record, s, seat, mission) else ("not-fulfilled", {})
