"""The operations of Zenith's effects, and how nested lists of them become one flat table in the CONTENT record."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

from msgspec import field

from spielwerk.core.content import copy_figures
from spielwerk.core.schema import Operation, Row, Text, only, ref, size, within
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

PLANET_IDS = ("mercury", "venus", "terra", "mars", "jupiter")
PEOPLE_IDS = ("animod", "human", "robot")
NUMBERS = {"choice": CHOICE, "ref": REF, "lowest": LOWEST, **{id: n for n, id in enumerate(PLANET_IDS)}}
NUMBERS |= {id: n for n, id in enumerate(PEOPLE_IDS)}
"""What the record has for the planet or people of an operation."""

Amount = Annotated[int, within(1, 99)]
Resource = Annotated[What, only(What.CREDITS, What.ZENITHIUM)]
Column = Annotated[str, only(*PLANET_IDS, "choice")]
Planets = Annotated[list[Annotated[str, ref("planet")]], size(1, PLANETS)]

# --- operations that stand by themselves -------------------------------------------------------------------------


class Influence(Operation):
    planet: Annotated[str, only(*PLANET_IDS, "choice", "ref")]
    n: Amount
    to: Whose = Whose.ME
    start: Start = Start.ANY
    exclude: Planets = field(default_factory=list)
    distinct: Text | None = None


class InfluenceRow(Operation):
    pattern: Annotated[list[Annotated[int, within(0, 99)]], size(1, PLANETS)]
    overhang: Annotated[int, within(0, MOST_OVERHANG)] = 0


class Recenter(Operation): ...


class Gain(Operation):
    what: Resource
    n: Amount
    times: Annotated[Times, only(*list(Times)[1:])] = Times.ONCE
    to: Whose = Whose.ME


class Take(Operation):
    what: Resource
    n: Amount


class Badge(Operation):
    side: TakeBadge


class Mobilise(Operation):
    n: Amount


class Transfer(Operation):
    n: Amount
    planet: Column
    exclude: Planets = field(default_factory=list)
    distinct: Text | None = None


class Exile(Transfer):
    side: Literal["own", "opp"]


class Discard(Operation):
    n: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, "all"]


class BonusToken(Operation):
    pool: Pool


class Develop(Operation):
    people: Annotated[str, only(*PEOPLE_IDS, "choice", "lowest")]
    discount: Literal[0, 1, 2, 3, 4, 5, "all"]


class PassCards(Operation):
    max: Annotated[int, within(1, 9)]


Plain = Influence | InfluenceRow | Recenter | Gain | Take | Badge | Mobilise | Transfer | Exile | Discard
Leaf = Plain | BonusToken | Develop
Leaves = Annotated[list[Leaf], size(1, 99)]

# --- operations that hold lists of others ------------------------------------------------------------------------


class Pay(Operation):
    what: Resource
    n: Amount


class Give(Operation):
    what: What
    n: Amount


Cost = Annotated[list[Pay | Give | Exile | Transfer | Discard], size(1)]
"""What an exchange may ask for, one at a time."""


class Tier(Row):
    cost: Cost
    gain: Leaves


class Exchange(Operation):
    cost: Cost
    gain: Leaves


class Ladder(Operation):
    tiers: Annotated[list[Tier], size(1, TIERS)]


class When(Operation):
    has: Literal["badge"] | None = None
    credits_min: Amount | None = None
    then: Leaves


class Choose(Operation):
    options: Annotated[list[Leaves], size(2, TIERS)]


Effects = list[Leaf | Exchange | Ladder | When | Choose]


def _inner(operation: Operation) -> Sequence[Sequence[Operation]]:
    """The lists inside an operation."""
    match operation:
        case Exchange():
            return operation.cost, operation.gain
        case Ladder():
            return [part for tier in operation.tiers for part in (tier.cost, tier.gain)]
        case When():
            return (operation.then,)
        case Choose():
            return operation.options
    return ()


def every_operation(operations: Sequence[Operation]) -> Iterator[Operation]:
    """All operations of a list and of the lists inside it."""
    for operation in operations:
        yield operation
        for inner in _inner(operation):
            yield from every_operation(inner)


def labels_of(operations: Sequence[Operation]) -> list[str]:
    """The `distinct` labels of a list, in the order of their appearance."""
    labels = (getattr(operation, "distinct", None) for operation in every_operation(operations))
    return list(dict.fromkeys(label for label in labels if label))


def room_needed(operations: Sequence[Operation]) -> int:
    """How many operations a list takes in the flat table, tiers and options included."""
    extra = sum(len(getattr(one, "tiers", ())) + len(getattr(one, "options", ())) for one in operations)
    return extra + sum(1 for _ in every_operation(operations))


class Compiler:
    """Writes lists into the flat table; a list's own operations stand in a row, lists inside it behind them."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.used = 0

    def write(self, target: Any, operations: Sequence[Operation], labels: list[str] | None = None) -> None:
        """Compile a list; `target` learns where it stands."""
        labels = labels_of(operations) if labels is None else labels
        for record, operation in zip(self._reserve(target, len(operations)), operations, strict=True):
            self._operation(record, operation, labels)

    def _operation(self, record: Any, operation: Operation, labels: list[str]) -> None:
        copy_figures(operation, record)
        record.op = Op[operation.op.upper()]
        label = getattr(operation, "distinct", None)
        record.label = labels.index(label) if label else NO_LABEL
        record.planet = NUMBERS[getattr(operation, "planet", "choice")]
        record.people = NUMBERS[getattr(operation, "people", "choice")]
        record.exclude = sum(1 << PLANET_IDS.index(planet) for planet in getattr(operation, "exclude", ()))
        record.whose = getattr(operation, "to", Whose.ME)
        self._parts(record, operation, labels)

    def _parts(self, record: Any, operation: Operation, labels: list[str]) -> None:
        """What only some operations have: a side, a pattern, lists inside."""
        match operation:
            case Badge():
                record.badge = operation.side
            case Exile(side="opp"):
                record.whose = Whose.OPP
            case Discard(n="all"):
                record.n = ALL
            case Develop(discount="all"):
                record.discount = FREE
            case PassCards():
                record.n = operation.max
            case InfluenceRow():
                record.width = len(operation.pattern)
                record.pattern[: record.width] = operation.pattern
            case When():
                record.what = What.BADGE if operation.has else What.CREDITS
                record.n = operation.credits_min or 1
                self.write(record.list, operation.then, labels)
            case Exchange():
                self._exchange(record, operation, labels)
            case Ladder():
                for tier, inner in zip(self._reserve(record.list, len(operation.tiers)), operation.tiers, strict=True):
                    tier.op = Op.EXCHANGE
                    self._exchange(tier, inner, labels)
            case Choose():
                options = self._reserve(record.list, len(operation.options))
                for option, leaves in zip(options, operation.options, strict=True):
                    option.op = Op.OPTION
                    self.write(option.list, leaves, labels)

    def _exchange(self, record: Any, offer: Exchange | Tier, labels: list[str]) -> None:
        self.write(record.list, offer.cost, labels)
        self.write(record.gain, offer.gain, labels)

    def _reserve(self, target: Any, count: int) -> list[Any]:
        """Room for so many operations in a row."""
        target.first, target.last = self.used, self.used + count
        self.used += count
        return [self.table[number] for number in range(target.first, target.last)]
