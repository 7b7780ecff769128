"""From nested lists of operations in content.toml to one flat table in the CONTENT record."""

from typing import Any

from spielwerk.core.content import Data
from spielwerk.core.schema import Field, Int, ListOf, Maybe, Operation, Ref, Row, Text, one_of
from spielwerk.games.zenith.state import (
    ALL,
    CHOICE,
    FREE,
    LOWEST,
    MOST_OVERHANG,
    NO_LABEL,
    PLANETS,
    REF,
    TIERS,
    Op,
    Pool,
    Start,
    TakeBadge,
    Times,
    What,
    Whose,
)

MOST = 99
"""Of anything that a card moves or pays."""

PLANET_IDS = ("mercury", "venus", "terra", "mars", "jupiter")
PEOPLE_IDS = ("animod", "human", "robot")

_AMOUNT = Int(1, MOST)
_RESOURCE = one_of("credits", "zenithium")
_EXCLUDE = Maybe(ListOf(Ref("planet"), 1, PLANETS))
_LABEL = Maybe(Text())
_COLUMN = one_of(*PLANET_IDS, "choice")

_EXILE: dict[str, Field] = {
    "side": one_of("own", "opp"),
    "n": _AMOUNT,
    "planet": _COLUMN,
    "exclude": _EXCLUDE,
    "distinct": _LABEL,
}
_TRANSFER: dict[str, Field] = {"n": _AMOUNT, "planet": _COLUMN, "exclude": _EXCLUDE, "distinct": _LABEL}
_DISCARD: dict[str, Field] = {"n": one_of(*range(1, 10), "all")}

LEAVES: dict[str, dict[str, Field]] = {
    "influence": {
        "planet": one_of(*PLANET_IDS, "choice", "ref"),
        "n": _AMOUNT,
        "to": Maybe(one_of("me", "opp")),
        "start": Maybe(one_of("any", "center", "opp_side")),
        "exclude": _EXCLUDE,
        "distinct": _LABEL,
    },
    "influence_row": {
        "pattern": ListOf(Int(0, MOST), 1, PLANETS),
        "overhang": Maybe(Int(0, MOST_OVERHANG)),
    },
    "recenter": {},
    "gain": {
        "what": _RESOURCE,
        "n": _AMOUNT,
        "times": Maybe(one_of("own_colours", "opp_colours", "techs_started", "ref_cost")),
        "to": Maybe(one_of("me", "opp")),
    },
    "take": {"what": _RESOURCE, "n": _AMOUNT},
    "badge": {"side": one_of("step", "gold")},
    "mobilise": {"n": _AMOUNT},
    "transfer": _TRANSFER,
    "exile": _EXILE,
    "discard": _DISCARD,
    "bonus_token": {"pool": one_of("supply", "boards")},
    "develop": {"people": one_of(*PEOPLE_IDS, "choice", "lowest"), "discount": one_of(*range(6), "all")},
}
"""Operations that stand by themselves."""

TOKEN_LEAVES = {op: fields for op, fields in LEAVES.items() if op not in ("bonus_token", "develop")}
"""A token brings neither tokens nor developments: chains of them would need room without end."""

LEVEL_LEAVES = {op: fields for op, fields in LEAVES.items() if op != "develop"}

COSTS: dict[str, dict[str, Field]] = {
    "pay": {"what": _RESOURCE, "n": _AMOUNT},
    "give": {"what": one_of("credits", "zenithium", "badge"), "n": _AMOUNT},
    "exile": {name: field for name, field in _EXILE.items() if name != "distinct"},
    "transfer": {name: field for name, field in _TRANSFER.items() if name != "distinct"},
    "discard": _DISCARD,
}
"""Operations that an exchange may ask for, one at a time."""

PASSING: dict[str, dict[str, Field]] = {"pass_cards": {"max": Int(1, 9)}}


def _offer(leaves: dict[str, dict[str, Field]]) -> dict[str, Field]:
    return {"cost": ListOf(Operation(COSTS), 1, 1), "gain": ListOf(Operation(leaves), 1)}


def effects(leaves: dict[str, dict[str, Field]] = LEAVES) -> ListOf:
    """A list of effects: leaves, and control operations that hold lists of leaves."""
    inner = ListOf(Operation(leaves), 1)
    control: dict[str, dict[str, Field]] = {
        "exchange": _offer(leaves),
        "ladder": {"tiers": ListOf(Row(_offer(leaves)), 1, TIERS)},
        "when": {"has": Maybe(one_of("badge")), "credits_min": Maybe(_AMOUNT), "then": inner},
        "choose": {"options": ListOf(inner, 2, TIERS)},
    }
    return ListOf(Operation({**leaves, **control}))


def labels_of(rows: list[Data]) -> list[str]:
    """The `distinct` labels of a list, in the order of their appearance."""
    found: list[str] = []
    for row in every_operation(rows):
        label = row.get("distinct")
        if label is not None and label not in found:
            found.append(label)
    return found


def every_operation(rows: list[Data]) -> list[Data]:
    """All operations of a list and of the lists inside it."""
    found: list[Data] = []
    for row in rows:
        found.append(row)
        inner = [row[key] for key in ("cost", "gain", "then") if key in row]
        inner += [tier[key] for tier in row.get("tiers", ()) for key in ("cost", "gain")]
        inner += row.get("options", [])
        for operations in inner:
            found += every_operation(operations)
    return found


def room_needed(rows: list[Data]) -> int:
    """How many operations a list takes in the flat table, tiers and options included."""
    extra = sum(len(row.get("tiers", ())) + len(row.get("options", ())) for row in rows)
    return len(every_operation(rows)) + extra


class Compiler:
    """Writes lists into the flat table; a list's own operations stand in a row, lists inside it behind them."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.used = 0

    def write(self, target: Any, rows: list[Data], labels: list[str] | None = None) -> None:
        """Compile a list; `target` learns where it stands."""
        labels = labels_of(rows) if labels is None else labels
        target.first = self.used
        self.used += len(rows)
        target.last = self.used
        for number, row in enumerate(rows, start=target.first):
            self._operation(self.table[number], row, labels)

    def _operation(self, operation: Any, row: Data, labels: list[str]) -> None:
        operation.op = Op[row["op"].upper()]
        operation.label = labels.index(row["distinct"]) if "distinct" in row else NO_LABEL
        operation.planet = {"choice": CHOICE, "ref": REF}.get(row.get("planet", "choice"), 0)
        if row.get("planet") in PLANET_IDS:
            operation.planet = PLANET_IDS.index(row["planet"])
        operation.exclude = sum(1 << PLANET_IDS.index(planet) for planet in row.get("exclude", ()))
        operation.n = ALL if row.get("n") == "all" else row.get("n", row.get("max", 0))
        operation.whose = Whose.OPP if "opp" in (row.get("to"), row.get("side")) else Whose.ME
        operation.what = What[row.get("what", "credits").upper()]
        operation.times = Times[row.get("times", "once").upper()]
        operation.start = Start[row.get("start", "any").upper()]
        operation.pool = Pool[row.get("pool", "supply").upper()]
        operation.people = {"choice": CHOICE, "lowest": LOWEST}.get(row.get("people", "choice"), 0)
        if row.get("people") in PEOPLE_IDS:
            operation.people = PEOPLE_IDS.index(row["people"])
        operation.discount = FREE if row.get("discount") == "all" else row.get("discount", 0)
        operation.overhang = row.get("overhang", 0)
        self._parts(operation, row, labels)

    def _parts(self, operation: Any, row: Data, labels: list[str]) -> None:
        """What only some operations have: a side, a pattern, lists inside."""
        if row["op"] == "badge":
            operation.badge = TakeBadge[row["side"].upper()]
        elif row["op"] == "influence_row":
            operation.width = len(row["pattern"])
            operation.pattern[: operation.width] = row["pattern"]
        elif row["op"] == "when":
            operation.what = What.BADGE if "has" in row else What.CREDITS
            operation.n = 1 if "has" in row else row["credits_min"]
            self.write(operation.list, row["then"], labels)
        elif row["op"] == "exchange":
            self._exchange(operation, row, labels)
        elif row["op"] == "ladder":
            for tier, inner in zip(self._reserve(operation.list, len(row["tiers"])), row["tiers"], strict=True):
                tier.op = Op.EXCHANGE
                self._exchange(tier, inner, labels)
        elif row["op"] == "choose":
            for option, inner in zip(self._reserve(operation.list, len(row["options"])), row["options"], strict=True):
                option.op = Op.OPTION
                self.write(option.list, inner, labels)

    def _exchange(self, operation: Any, row: Data, labels: list[str]) -> None:
        self.write(operation.list, row["cost"], labels)
        self.write(operation.gain, row["gain"], labels)

    def _reserve(self, target: Any, count: int) -> list[Any]:
        """Room for tiers or options, in a row."""
        target.first, target.last = self.used, self.used + count
        self.used += count
        return [self.table[number] for number in range(target.first, target.last)]
