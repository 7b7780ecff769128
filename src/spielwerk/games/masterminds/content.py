"""From content.toml to the CONTENT record."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.content import Data, Format
from spielwerk.core.records import one
from spielwerk.core.schema import (
    SOURCE,
    Bool,
    Field,
    Id,
    Int,
    ListOf,
    Maybe,
    Operation,
    Ref,
    Report,
    Row,
    Rows,
    Text,
    one_of,
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
    Op,
    What,
    When,
    Where,
    Whose,
)

MOST = 99
TRACK_END = 99
LAB_MOST = 9
LIBRARY_MOST = 60
MOST_SPACES = 9  # for parts of one kind, on one section
FIRST_FUNCTION = 1  # functions are counted from I
NO_ORDER = {"gain_spoils", "block_next"}
"""Abilities of nothing but these come out alike before and after the spoils."""
ASKING = {"steal", "fulfil_mission", "place_under", "choose"}
"""Operations that ask the owner and let decline; so do spoils of another city and copies of several agents."""

BOX = (
    *("parts", "codex", "chaos", "scientists", "agents", "firepower_markers", "machines", "sections"),
    *("buildings", "missions", "missions_start", "missions_other", "monocle"),
)
"""What the contents page of the rulebook counts."""

_NAMES = {"name_de": Text(), "name_en": Text()}
_HELP = {"help_de": Text(), "help_en": Text()}
_SOURCE: dict[str, Field] = {
    "source": SOURCE,
    **{f"{part}_source": Maybe(SOURCE) for part in ("name", "text", "bonus", "set", "nickname", "players")},
    "note": Maybe(Text()),
}
_WHEN = {"when": Maybe(one_of("placed_under_own"))}
_COUNT = {"n": Int(1, MOST)}

_GAINS: dict[str, dict[str, Field]] = {
    "gain_part": {"part": Ref("parts")},
    "gain_firepower": {**_COUNT},
    "gain_scientist": {},
    "gain_codex": {},
    "gain_chaos": {**_COUNT},
    "flip_codex": {},
}
_THEFT: dict[str, dict[str, Field]] = {
    "steal": {"where": one_of("here", "any"), "check": Bool()},
    "alert": {},
}
_ABILITIES: dict[str, dict[str, Field]] = {
    **_GAINS,
    **_THEFT,
    "gain_spoils": {"city": one_of("here")},
    "fulfil_mission": {"where": one_of("here", "any")},
    "block_next": {},
    "machine": {},
}
_FUNCTIONS: dict[str, dict[str, Field]] = {
    **{op: fields for op, fields in _ABILITIES.items() if op != "machine"},
    "gain_spoils": {"city": one_of("here", "other_own", "same_again")},
    "repeat_reward": {},
    "copy_agent": {"of": ListOf(Ref("agents"), 1, AGENTS)},
    "place_under": {},
    "choose": {"options": ListOf(Ref("effects"), 1, EFFECTS)},
}
_HEIST: dict[str, dict[str, Field]] = {**_GAINS, **_THEFT, "gain_spoils": {"city": one_of("stolen_from")}}
_BONUSES: dict[str, dict[str, Field]] = {
    "unlock": {"function": Int(FIRST_FUNCTION + 1, FUNCTIONS)},
    "lab_space": {**_COUNT},
    "codex_side_two": {},
    "gain_firepower": {**_COUNT},
}


def _gains() -> Field:
    return ListOf(Operation(_GAINS), 1, 1)


SCHEMA = Row(
    {
        "schema": one_of(1),
        "game": one_of("masterminds"),
        "parts": Rows(Row({"id": one_of("bolt", "copper"), **_NAMES, **_HELP, **_SOURCE}), PARTS, PARTS),
        "symbols": Rows(Row({"id": Id(), **_NAMES, **_HELP, **_SOURCE}), 1, SYMBOLS),
        "cities": Rows(Row({"id": Id(), "spoils": _gains(), **_NAMES, **_HELP, **_SOURCE}), CITIES, CITIES),
        "building_types": Rows(
            Row({"id": Id(), "count": Int(1, BUILDINGS), "reward": _gains(), **_NAMES, **_SOURCE}), 1, BUILDING_TYPES
        ),
        "buildings": Rows(
            Row({"id": Id(), "city": Ref("cities"), "type": Ref("building_types"), **_NAMES, **_HELP, **_SOURCE}),
            BUILDINGS,
            BUILDINGS,
        ),
        "effects": Rows(Row({"id": Id(), "ops": _gains(), **_NAMES, **_HELP, **_SOURCE}), 1, EFFECTS),
        "missions": Rows(
            Row(
                {
                    "id": Id(),
                    "start": Bool(),
                    "points": Int(0, MOST),
                    "needs": ListOf(
                        Row(
                            {
                                "what": one_of(*(what.name.lower() for what in What)),
                                "type": Maybe(Ref("building_types")),
                                "symbol": Maybe(Ref("symbols")),
                                **_COUNT,
                            }
                        ),
                        1,
                        NEEDS,
                    ),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            CITIES,
            MISSIONS,
        ),
        "sections": Rows(
            Row(
                {
                    "id": Id(),
                    "machine": Ref("machines"),
                    "bolts": Int(0, MOST_SPACES),
                    "copper": Int(0, MOST_SPACES),
                    "points": Int(0, MOST),
                    "symbol": Ref("symbols"),
                    "bonus": ListOf(Operation(_BONUSES), 0, 2),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            SEATS * SECTIONS,
            MACHINES * SECTIONS,
        ),
        "box": Row({**{name: Int(0, 999) for name in BOX}, **_SOURCE}),
        "limits": Row(
            {
                "scientists": one_of("limited"),
                "chaos": one_of("unlimited"),
                "codex": one_of("never_binding"),
                "parts": one_of("never_binding"),
                **_SOURCE,
            }
        ),
        "table": Row(
            {
                "players": ListOf(Int(2, SEATS), SEATS - 1, SEATS - 1),
                "stack_limit": Int(2, STACK),
                "two_player_stack_limit": Int(2, STACK),
                "library_spaces": Int(0, LIBRARY_MOST),
                "lab_spaces_max": Int(0, LAB_MOST),
                "codex_free_choice_at": Int(1, LIBRARY_MOST + 1),
                "start_scientists": Int(0, LAB_MOST),
                "final_order": ListOf(Ref("cities"), CITIES, CITIES),
                **_SOURCE,
            }
        ),
        "track": Row(
            {
                "min": Int(0, TRACK_END),
                "max": Int(1, TRACK_END),
                "firepower_start": Int(0, TRACK_END),
                "end_level": Int(1, TRACK_END),
                "service_start": Row({**{str(n): Int(0, TRACK_END) for n in range(2, SEATS + 1)}, **_SOURCE}),
                **_SOURCE,
            }
        ),
        "scoring": Row(
            {
                "building": Int(0, MOST),
                "chaos_marker": Int(0, MOST),
                "codex_faces": ListOf(Int(0, MOST), CODEX_FACES, CODEX_FACES),
                **_SOURCE,
            }
        ),
        "scientist_actions": Row(
            {
                "recycle": Row({"cost": Int(0, LAB_MOST), **_NAMES}),
                "extra_turn": Row({"cost": Int(0, LAB_MOST), **_NAMES}),
                "heist": Row({"cost": Int(0, LAB_MOST), "ops": ListOf(Operation(_HEIST), 1, 8), **_NAMES}),
                **_SOURCE,
            }
        ),
        "agents": Rows(
            Row(
                {
                    "id": Id(),
                    "ability": ListOf(Operation(_ABILITIES), 1, 4),
                    "optional": Bool(),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            AGENTS,
            AGENTS,
        ),
        "machines": Rows(
            Row(
                {
                    "id": Id(),
                    "lab_start": Int(0, LAB_MOST),
                    "nickname": Maybe(Text()),
                    "functions": ListOf(
                        Row(
                            {
                                "replaces": Maybe(Int(FIRST_FUNCTION, FUNCTIONS)),
                                "ops": ListOf(Operation({op: {**f, **_WHEN} for op, f in _FUNCTIONS.items()}), 1, 4),
                                **_HELP,
                                **_SOURCE,
                            }
                        ),
                        FUNCTIONS,
                        FUNCTIONS,
                    ),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            SEATS,
            MACHINES,
        ),
    }
)


def cross_check(data: Data, report: Report) -> None:
    """Counts that must agree with the rows, and what belongs together."""
    starts = sum(row["start"] for row in data["missions"])
    sums = {
        "agents": SEATS * len(data["agents"]),
        "firepower_markers": SEATS,
        "machines": len(data["machines"]),
        "sections": len(data["sections"]),
        "buildings": len(data["buildings"]),
        "missions": len(data["missions"]),
        "missions_start": starts,
        "missions_other": len(data["missions"]) - starts,
    }
    for name, total in sums.items():
        if data["box"][name] != total:
            report(("box", name), f"is {data['box'][name]}, but the rows give {total}; correct the one or the other")
    if starts != CITIES:
        report(("missions",), f"has {starts} start missions, but every one of the {CITIES} cities needs one")
    if SEATS * data["table"]["start_scientists"] > data["box"]["scientists"]:
        report(("table", "start_scientists"), "takes more scientists than the box holds")
    if sorted(data["table"]["final_order"]) != sorted(row["id"] for row in data["cities"]):
        report(("table", "final_order"), "must name every city once")
    _check_track(data, report)
    _check_missions(data, report)
    _check_buildings(data, report)
    _check_sections(data, report)
    _check_machines(data, report)


def _check_track(data: Data, report: Report) -> None:
    track = data["track"]
    for key in ("firepower_start", "end_level"):
        if not track["min"] <= track[key] <= track["max"]:
            report(("track", key), f"is {track[key]}, but the track runs from {track['min']} to {track['max']}")


def _check_missions(data: Data, report: Report) -> None:
    wanted = {"building": "type", "symbol": "symbol"}
    for index, row in enumerate(data["missions"]):
        for number, need in enumerate(row["needs"]):
            key = wanted.get(need["what"])
            if {"type", "symbol"} & need.keys() != ({key} if key else set()):
                report(("missions", index, "needs", number), f"{need['what']} goes with {key or 'nothing but n'}")


def _check_buildings(data: Data, report: Report) -> None:
    pairs = [(row["city"], row["type"]) for row in data["buildings"]]
    for index, pair in enumerate(pairs):
        if pair in pairs[:index]:
            report(("buildings", index), f"{pair[0]} has a {pair[1]} already")
    for index, row in enumerate(data["building_types"]):
        standing = sum(type == row["id"] for _, type in pairs)
        if row["count"] != standing:
            report(("building_types", index, "count"), f"is {row['count']}, but {standing} buildings are of this type")


def _check_sections(data: Data, report: Report) -> None:
    machines = [row["id"] for row in data["machines"]]
    order = [machine for machine in machines for _ in range(SECTIONS)]
    found = [row["machine"] for row in data["sections"]]
    if found != order:
        report(("sections",), f"must list {SECTIONS} sections for each machine, in the order of the machines")
    for index, row in enumerate(data["sections"]):
        if row["bolts"] + row["copper"] == 0:
            report(("sections", index), "needs at least one part")


def _check_machines(data: Data, report: Report) -> None:
    engineers = {row["id"] for row in data["agents"] if any(op["op"] == "machine" for op in row["ability"])}
    for index, machine in enumerate(data["machines"]):
        if machine["lab_start"] > data["table"]["lab_spaces_max"]:
            report(("machines", index, "lab_start"), "is more than lab_spaces_max")
        if machine["lab_start"] < data["table"]["start_scientists"]:
            report(("machines", index, "lab_start"), "has no room for start_scientists")
        for number, function in enumerate(machine["functions"]):
            for step, op in enumerate(function["ops"]):
                if engineers & set(op.get("of", ())):
                    path = ("machines", index, "functions", number, "ops", step, "of")
                    report(path, "may not name an agent that uses the machine: it would copy itself")


# --- building the record -----------------------------------------------------------------------------------------


class _Builder:
    """Writes lists of operations one behind the other."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.c = one(CONTENT)
        self.written = 0

    def index(self, table: str) -> dict[str, int]:
        return {row["id"]: number for number, row in enumerate(self.data[table])}

    def bits(self, table: str, ids: Sequence[str]) -> int:
        return sum(1 << self.index(table)[id] for id in ids)

    def write(self, target: Any, operations: Sequence[Data]) -> None:
        target.first = self.written
        for operation in operations:
            self._write_one(self.c.ops[self.written], operation)
            self.written += 1
        target.end = self.written

    def _write_one(self, target: Any, operation: Data) -> None:
        target.op = Op[operation["op"].upper()]
        target.when = When[operation.get("when", "always").upper()]
        if "part" in operation:
            target.a = self.index("parts")[operation["part"]]
        elif "n" in operation:
            target.a = operation["n"]
        elif "city" in operation:
            target.a = Whose[operation["city"].upper()]
        elif "where" in operation:
            target.a = Where[operation["where"].upper()]
            target.b = operation.get("check", False)
        elif "of" in operation:
            target.a = self.bits("agents", operation["of"])
        elif "options" in operation:
            target.a = self.bits("effects", operation["options"])
        elif "function" in operation:
            target.a = operation["function"] - FIRST_FUNCTION


def build(data: Data) -> Any:
    """The record that the rules read."""
    builder = _Builder(data)
    c = builder.c
    for city, row in enumerate(data["cities"]):
        builder.write(c.spoils[city], row["spoils"])
    for type, row in enumerate(data["building_types"]):
        builder.write(c.rewards[type], row["reward"])
    for effect, row in enumerate(data["effects"]):
        builder.write(c.effects[effect], row["ops"])
    _build_buildings(builder)
    _build_agents(builder)
    _build_machines(builder)
    _build_missions(builder)
    _build_figures(builder)
    return c


def _build_buildings(builder: _Builder) -> None:
    c, cities, types = builder.c, builder.index("cities"), builder.index("building_types")
    for number, row in enumerate(builder.data["buildings"]):
        building = c.buildings[number]
        building.city = cities[row["city"]]
        building.type = types[row["type"]]
        c.buildings_in[building.city] |= 1 << number
        c.buildings_of[building.type] |= 1 << number


def _build_agents(builder: _Builder) -> None:
    for number, row in enumerate(builder.data["agents"]):
        agent = builder.c.agents[number]
        builder.write(agent.ability, row["ability"])
        agent.optional = row["optional"]
        agent.order_matters = not {op["op"] for op in row["ability"]} <= NO_ORDER


def _build_machines(builder: _Builder) -> None:
    c, data, symbols = builder.c, builder.data, builder.index("symbols")
    c.machine_count = len(data["machines"])
    for number, row in enumerate(data["machines"]):
        machine = c.machines[number]
        machine.lab_start = row["lab_start"]
        for function, text in zip(machine.functions, row["functions"], strict=True):
            builder.write(function.ops, text["ops"])
            function.replaces = text["replaces"] - FIRST_FUNCTION if "replaces" in text else NOBODY
            function.asks = _asks(text["ops"][0])
    for number, row in enumerate(data["sections"]):
        section = c.sections[number]
        section.spaces[:] = row["bolts"], row["copper"]
        section.points = row["points"]
        builder.write(section.bonus, row["bonus"])
        c.machines[number // SECTIONS].symbols[symbols[row["symbol"]]] |= 1 << number % SECTIONS


def _asks(op: Data) -> bool:
    return op["op"] in ASKING or op.get("city") == "other_own" or len(op.get("of", ())) > 1


def _build_missions(builder: _Builder) -> None:
    c, types, symbols = builder.c, builder.index("building_types"), builder.index("symbols")
    c.mission_count = len(builder.data["missions"])
    for number, row in enumerate(builder.data["missions"]):
        mission = c.missions[number]
        mission.points = row["points"]
        mission.need_count = len(row["needs"])
        for need, text in zip(mission.needs, row["needs"], strict=False):
            need.what = What[text["what"].upper()]
            need.n = text["n"]
            need.a = types.get(text.get("type"), 0) + symbols.get(text.get("symbol"), 0)
        c.start_missions |= row["start"] << number


def _build_figures(builder: _Builder) -> None:
    c, data = builder.c, builder.data
    table, track, scoring, science = data["table"], data["track"], data["scoring"], data["scientist_actions"]
    c.parts = data["box"]["parts"]
    c.scientists = data["box"]["scientists"]
    c.start_scientists = table["start_scientists"]
    c.lab_most = table["lab_spaces_max"]
    c.library = table["library_spaces"]
    c.free_choice_at = table["codex_free_choice_at"]
    c.stack_limit = table["stack_limit"]
    c.two_player_stack_limit = table["two_player_stack_limit"]
    for seats in range(2, SEATS + 1):
        c.service_start[seats] = track["service_start"][str(seats)]
    c.firepower_start = track["firepower_start"]
    c.track_end = track["max"]
    c.end_level = track["end_level"]
    c.final_order[:] = [builder.index("cities")[city] for city in table["final_order"]]
    c.science_cost[:] = [science[action]["cost"] for action in ("recycle", "extra_turn", "heist")]
    builder.write(c.heist, science["heist"]["ops"])
    c.building_points = scoring["building"]
    c.chaos_points = scoring["chaos_marker"]
    c.codex_points[:] = scoring["codex_faces"]


FORMAT = Format(
    SCHEMA,
    cross_check,
    build,
    domains={
        "machine": "machines",
        "agent": "agents",
        "city": "cities",
        "section": "sections",
        "mission": "missions",
        "building": "buildings",
        "effect": "effects",
        "part": "parts",
        "symbol": "symbols",
    },
)
