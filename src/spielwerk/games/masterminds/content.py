"""What is printed on the components of Masterminds, and how it becomes the CONTENT record."""

from typing import Annotated, Any, Literal

from msgspec import field

from spielwerk.core.content import Format, Report, copy_figures, numbers
from spielwerk.core.schema import Card, Component, File, Row, Source, Sourced, Text, domain, ref, size, within
from spielwerk.games.masterminds.operations import (
    FIRST_FUNCTION,
    NO_ORDER,
    AbilityStep,
    BonusStep,
    CopyAgent,
    Count,
    FunctionStep,
    HeistStep,
    Machine,
    OneGain,
    StepWriter,
    asks,
)
from spielwerk.games.masterminds.state import (
    AGENTS,
    BUILDING_TYPES,
    BUILDINGS,
    CITIES,
    CODEX_FACES,
    CONTENT,
    EFFECTS,
    FUNCTIONS,
    MACHINES,
    MISSIONS,
    NEEDS,
    NOBODY,
    PARTS,
    SEATS,
    SECTIONS,
    STACK,
    SYMBOLS,
    What,
)

LIBRARY_MOST = 60
SOURCED = ("name", "text", "bonus", "set", "nickname", "players")
"""Parts of a row that may have a source of their own."""

Points = Annotated[int, within(0, 99)]
Level = Annotated[int, within(0, 99)]
Spaces = Annotated[int, within(0, 9)]
InBox = Annotated[int, within(0, 999)]
StackLimit = Annotated[int, within(2, STACK)]
CityId = Annotated[str, ref("cities")]
TypeId = Annotated[str, ref("building_types")]
SymbolId = Annotated[str, ref("symbols")]

# --- the rows of the file ----------------------------------------------------------------------------------------


class City(Card):
    spoils: OneGain


class BuildingType(Component):
    count: Annotated[int, within(1, BUILDINGS)]
    reward: OneGain


class Building(Card):
    city: CityId
    type: TypeId


class Effect(Card):
    ops: OneGain


class Need(Row):
    what: What
    type: TypeId | None = None
    symbol: SymbolId | None = None
    n: Count


class Mission(Card):
    start: bool
    points: Points
    needs: Annotated[list[Need], size(1, NEEDS)]


class Section(Card):
    machine: Annotated[str, ref("machines")]
    bolts: Spaces
    copper: Spaces
    points: Points
    symbol: SymbolId
    bonus: Annotated[list[BonusStep], size(0, 2)]


class Agent(Card):
    ability: Annotated[list[AbilityStep], size(1, 4)]
    optional: bool


class Function(Sourced):
    replaces: Annotated[int, within(FIRST_FUNCTION, FUNCTIONS)] | None = None
    ops: Annotated[list[FunctionStep], size(1, 4)]
    help_de: Text
    help_en: Text


class MachineSheet(Card):
    lab_start: Spaces
    nickname: Text | None = None
    functions: Annotated[list[Function], size(FUNCTIONS)]


class Box(Sourced):
    """What the contents page of the rulebook counts."""

    parts: InBox
    codex: InBox
    chaos: InBox
    scientists: InBox
    agents: InBox
    firepower_markers: InBox
    machines: InBox
    sections: InBox
    buildings: InBox
    missions: InBox
    missions_start: InBox
    missions_other: InBox
    monocle: InBox


class Limits(Sourced):
    scientists: Literal["limited"]
    chaos: Literal["unlimited"]
    codex: Literal["never_binding"]
    parts: Literal["never_binding"]


class Table(Sourced):
    players: Annotated[list[Annotated[int, within(2, SEATS)]], size(SEATS - 1)]
    stack_limit: StackLimit
    two_player_stack_limit: StackLimit
    library_spaces: Annotated[int, within(0, LIBRARY_MOST)]
    lab_spaces_max: Spaces
    codex_free_choice_at: Annotated[int, within(1, LIBRARY_MOST + 1)]
    start_scientists: Spaces
    final_order: Annotated[list[CityId], size(CITIES)]


class ServiceStart(Sourced):
    two: Level = field(name="2")
    three: Level = field(name="3")
    four: Level = field(name="4")


class Track(Sourced):
    min: Level
    max: Count
    firepower_start: Level
    end_level: Count
    service_start: ServiceStart


class Scoring(Sourced):
    building: Points
    chaos_marker: Points
    codex_faces: Annotated[list[Points], size(CODEX_FACES)]


class ScientistAction(Row):
    cost: Spaces
    name_de: Text
    name_en: Text


class Heist(ScientistAction):
    ops: Annotated[list[HeistStep], size(1, 8)]


class ScientistActions(Sourced):
    recycle: ScientistAction
    extra_turn: ScientistAction
    heist: Heist


class Components(File):
    game: Literal["masterminds"]
    machines: Annotated[list[MachineSheet], size(SEATS, MACHINES), domain("machine")]
    agents: Annotated[list[Agent], size(AGENTS), domain("agent")]
    cities: Annotated[list[City], size(CITIES), domain("city")]
    sections: Annotated[list[Section], size(SEATS * SECTIONS, MACHINES * SECTIONS), domain("section")]
    missions: Annotated[list[Mission], size(CITIES, MISSIONS), domain("mission")]
    buildings: Annotated[list[Building], size(BUILDINGS), domain("building")]
    effects: Annotated[list[Effect], size(1, EFFECTS), domain("effect")]
    parts: Annotated[list[Card], size(PARTS), domain("part")]
    symbols: Annotated[list[Card], size(1, SYMBOLS), domain("symbol")]
    building_types: Annotated[list[BuildingType], size(1, BUILDING_TYPES)]
    box: Box
    limits: Limits
    table: Table
    track: Track
    scoring: Scoring
    scientist_actions: ScientistActions


# --- what no single field shows ----------------------------------------------------------------------------------


def check(printed: Components, report: Report) -> None:
    """Counts that must agree with the rows, and what belongs together."""
    starts = sum(row.start for row in printed.missions)
    counted = {
        "agents": SEATS * len(printed.agents),
        "firepower_markers": SEATS,
        "machines": len(printed.machines),
        "sections": len(printed.sections),
        "buildings": len(printed.buildings),
        "missions": len(printed.missions),
        "missions_start": starts,
        "missions_other": len(printed.missions) - starts,
    }
    report.counts("box", printed.box, counted)
    report.order("parts", printed.parts, ("bolt", "copper"))
    if starts != CITIES:
        report(("missions",), f"has {starts} start missions, but every one of the {CITIES} cities needs one")
    if SEATS * printed.table.start_scientists > printed.box.scientists:
        report(("table", "start_scientists"), "takes more scientists than the box holds")
    if sorted(printed.table.final_order) != sorted(row.id for row in printed.cities):
        report(("table", "final_order"), "must name every city once")
    track = printed.track
    for key, level in (("firepower_start", track.firepower_start), ("end_level", track.end_level)):
        if not track.min <= level <= track.max:
            report(("track", key), f"is {level}, but the track runs from {track.min} to {track.max}")
    _check_missions(printed, report)
    _check_buildings(printed, report)
    _check_sections(printed, report)
    _check_machines(printed, report)
    _check_conditions(printed, report)


def _check_missions(printed: Components, report: Report) -> None:
    for index, row in enumerate(printed.missions):
        for number, need in enumerate(row.needs):
            key = {What.BUILDING: "type", What.SYMBOL: "symbol"}.get(need.what)
            if (bool(need.type), bool(need.symbol)) != (key == "type", key == "symbol"):
                what = need.what.name.lower()
                report(("missions", index, "needs", number), f"{what} goes with {key or 'nothing but n'}")


def _check_buildings(printed: Components, report: Report) -> None:
    pairs = [(row.city, row.type) for row in printed.buildings]
    for index, pair in enumerate(pairs):
        if pair in pairs[:index]:
            report(("buildings", index), f"{pair[0]} has a {pair[1]} already")
    for index, row in enumerate(printed.building_types):
        standing = sum(type == row.id for _, type in pairs)
        if row.count != standing:
            report(("building_types", index, "count"), f"is {row.count}, but {standing} buildings are of this type")


def _check_sections(printed: Components, report: Report) -> None:
    order = [machine.id for machine in printed.machines for _ in range(SECTIONS)]
    if [row.machine for row in printed.sections] != order:
        report(("sections",), f"must list {SECTIONS} sections for each machine, in the order of the machines")
    for index, row in enumerate(printed.sections):
        if row.bolts + row.copper == 0:
            report(("sections", index), "needs at least one part")


def _check_machines(printed: Components, report: Report) -> None:
    engineers = {row.id for row in printed.agents if any(isinstance(step, Machine) for step in row.ability)}
    for index, machine in enumerate(printed.machines):
        if machine.lab_start > printed.table.lab_spaces_max:
            report(("machines", index, "lab_start"), "is more than lab_spaces_max")
        if machine.lab_start < printed.table.start_scientists:
            report(("machines", index, "lab_start"), "has no room for start_scientists")
        for number, function in enumerate(machine.functions):
            for place, step in enumerate(function.ops):
                if isinstance(step, CopyAgent) and engineers & set(step.of):
                    path = ("machines", index, "functions", number, "ops", place, "of")
                    report(path, "may not name an agent that uses the machine: it would copy itself")


def _check_conditions(printed: Components, report: Report) -> None:
    """Only functions of machines know under which agent they were placed."""
    tables = (("cities", "spoils"), ("building_types", "reward"), ("effects", "ops"), ("agents", "ability"))
    for table, key in (*tables, ("sections", "bonus")):
        for index, row in enumerate(getattr(printed, table)):
            for place, step in enumerate(getattr(row, key)):
                if step.when:
                    report((table, index, key, place, "when"), "is known only in the functions of machines")


# --- the record --------------------------------------------------------------------------------------------------


def fill(c: Any, printed: Components) -> None:
    """Write all that the rules read."""
    steps = StepWriter(c.ops, numbers(printed.parts), numbers(printed.agents), numbers(printed.effects))
    for city, row in enumerate(printed.cities):
        steps.write(c.spoils[city], row.spoils)
    for type, reward in enumerate(printed.building_types):
        steps.write(c.rewards[type], reward.reward)
    for number, effect in enumerate(printed.effects):
        steps.write(c.effects[number], effect.ops)
    _fill_buildings(c, printed)
    for number, agent in enumerate(printed.agents):
        steps.write(c.agents[number].ability, agent.ability)
        c.agents[number].optional = agent.optional
        c.agents[number].order_matters = not all(isinstance(step, NO_ORDER) for step in agent.ability)
    _fill_machines(c, printed, steps)
    _fill_missions(c, printed)
    _fill_figures(c, printed)
    steps.write(c.heist, printed.scientist_actions.heist.ops)


def _fill_buildings(c: Any, printed: Components) -> None:
    cities, types = numbers(printed.cities), numbers(printed.building_types)
    for number, row in enumerate(printed.buildings):
        building = c.buildings[number]
        building.city, building.type = cities[row.city], types[row.type]
        c.buildings_in[building.city] |= 1 << number
        c.buildings_of[building.type] |= 1 << number


def _fill_machines(c: Any, printed: Components, steps: StepWriter) -> None:
    symbols = numbers(printed.symbols)
    c.machine_count = len(printed.machines)
    for number, row in enumerate(printed.machines):
        machine = c.machines[number]
        machine.lab_start = row.lab_start
        for function, text in zip(machine.functions, row.functions, strict=True):
            steps.write(function.ops, text.ops)
            function.replaces = text.replaces - FIRST_FUNCTION if text.replaces else NOBODY
            function.asks = asks(text.ops[0])
    for number, part in enumerate(printed.sections):
        section = c.sections[number]
        section.spaces[:] = part.bolts, part.copper
        section.points = part.points
        steps.write(section.bonus, part.bonus)
        c.machines[number // SECTIONS].symbols[symbols[part.symbol]] |= 1 << number % SECTIONS


def _fill_missions(c: Any, printed: Components) -> None:
    types, symbols = numbers(printed.building_types), numbers(printed.symbols)
    c.mission_count = len(printed.missions)
    for number, row in enumerate(printed.missions):
        mission = c.missions[number]
        mission.points = row.points
        mission.need_count = len(row.needs)
        for record, need in zip(mission.needs, row.needs, strict=False):
            copy_figures(need, record)
            record.a = types.get(need.type, 0) + symbols.get(need.symbol, 0)
        c.start_missions |= row.start << number


def _fill_figures(c: Any, printed: Components) -> None:
    table, track, science, start = printed.table, printed.track, printed.scientist_actions, printed.track.service_start
    for row in (table, track):
        copy_figures(row, c)  # start_scientists, the limits of stacks, firepower_start, end_level
    c.parts = printed.box.parts
    c.scientists = printed.box.scientists
    c.lab_most = table.lab_spaces_max
    c.library = table.library_spaces
    c.free_choice_at = table.codex_free_choice_at
    c.service_start[2:] = start.two, start.three, start.four
    c.track_end = track.max
    c.final_order[:] = [numbers(printed.cities)[city] for city in table.final_order]
    c.science_cost[:] = science.recycle.cost, science.extra_turn.cost, science.heist.cost
    c.building_points = printed.scoring.building
    c.chaos_points = printed.scoring.chaos_marker
    c.codex_points[:] = printed.scoring.codex_faces


FORMAT = Format(
    Components, CONTENT, check, fill, remarks={"note": Text} | {f"{part}_source": Source for part in SOURCED}
)
