"""What is printed on the components of Zenith, and how it becomes the CONTENT record."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from spielwerk.core.bits import CARDS
from spielwerk.core.content import Format, Report, copy_figures
from spielwerk.core.schema import Component, File, Named, Operation, Row, Sourced, Text, domain, only, ref, size, within
from spielwerk.core.toml_lines import Path
from spielwerk.games.zenith.operations import (
    PEOPLE_IDS,
    PLANET_IDS,
    BonusToken,
    Compiler,
    Develop,
    Effects,
    Exchange,
    Give,
    Influence,
    Ladder,
    PassCards,
    When,
    every_operation,
    labels_of,
    room_needed,
)
from spielwerk.games.zenith.state import (
    BONUSES,
    CONTENT,
    LABELS,
    LEVELS,
    OPERATIONS,
    PEOPLES,
    PLACES,
    PLANETS,
    PRIZES,
    Member,
    Side,
    What,
)

LARGEST_ZONE = 9

PeopleId = Annotated[str, ref("people")]
PlanetId = Annotated[str, ref("planet")]
Planets = Annotated[list[PlanetId], size(0, PLANETS)]
SideId = Annotated[str, ref("tech_side")]
Count = Annotated[int, within(0, 99)]
Some = Annotated[int, within(1, 99)]
Start = Annotated[int, within(0, 999)]
Hand = Annotated[int, within(1, 12)]

# --- the rows of the file ----------------------------------------------------------------------------------------


class Helped(Component):
    help_de: Text | None = None
    help_en: Text | None = None


class Card(Component):
    planet: PlanetId
    people: PeopleId
    cost: Some
    effects: Effects


class Planet(Helped):
    order: Annotated[int, within(0, PLANETS - 1)]
    gloss_de: Text | None = None
    colour: Text
    seats: Annotated[list[Member], size(1, 2)]


class Bonus(Helped):
    count: Count
    effects: Effects


class Level(Row):
    level: Annotated[int, within(1, LEVELS)]
    cost: Count
    effects: Effects


class TechSide(Helped):
    part: Annotated[int, within(1, PEOPLES)]
    people: PeopleId
    other_side: SideId
    first_game: bool
    levels: Annotated[list[Level], size(LEVELS)]


class TechPrize(Named):
    level: Annotated[int, within(1, PRIZES)]
    effects: Effects


class Leadership(Named):
    people: PeopleId
    effects: Effects
    team_extra: list[PassCards]


class Victory(Component):
    id: Literal["absolute", "democratic", "popular"]
    same_planet: Some | None = None
    different_planets: Annotated[int, within(1, PLANETS)] | None = None
    any_discs: Some | None = None


class Track(Sourced):
    spaces: Annotated[int, within(3, 2 * LARGEST_ZONE + 1)]
    middle: Literal[0]
    side_spaces: Annotated[int, within(0, LARGEST_ZONE - 1)]
    control_zone: Annotated[int, within(1, LARGEST_ZONE)]


class Setup(Sourced):
    credits: Start
    zenithium: Start
    hand: Hand
    mulligan_max: Hand
    badge_side: Literal["silver"]
    tokens_on_planets: Annotated[int, only(PLANETS)]
    tokens_on_technology: Annotated[int, only(PEOPLES)]
    first_game_sides: Annotated[list[SideId], size(PEOPLES)]
    second_party_influence_2p: Planets
    second_party_influence_4p: Planets
    handicap_influence: Planets


class HandLimit(Sourced):
    none: Hand
    silver: Hand
    gold: Hand


class Counts(Sourced):
    cards: Annotated[int, within(1, CARDS)]
    tech_levels: Annotated[int, only(LEVELS)]
    tech_markers_per_party: Annotated[int, only(PEOPLES)]


class Components(File):
    game: Literal["zenith"]
    card: Annotated[list[Card], size(1, CARDS), domain("card")]
    planet: Annotated[list[Planet], size(PLANETS), domain("planet")]
    people: Annotated[list[Helped], size(PEOPLES), domain("people")]
    bonus: Annotated[list[Bonus], size(1, BONUSES), domain("bonus")]
    tech_side: Annotated[list[TechSide], size(2 * PEOPLES), domain("tech_side")]
    name_de: Text
    name_en: Text
    tech_prize: Annotated[list[TechPrize], size(PRIZES)]
    leadership: Annotated[list[Leadership], size(PEOPLES)]
    victory: Annotated[list[Victory], size(3)]
    track: Track
    setup: Setup
    hand_limit: HandLimit
    counts: Counts
    counts_public: Any


# --- what no single field shows ----------------------------------------------------------------------------------


def every_list(printed: Components) -> Iterator[tuple[Path, Effects]]:
    """Every list of effects in the file, with its place."""
    for table in ("card", "bonus", "tech_prize", "leadership"):
        for index, row in enumerate(getattr(printed, table)):
            yield (table, index, "effects"), row.effects
    for index, side in enumerate(printed.tech_side):
        for number, level in enumerate(side.levels):
            yield ("tech_side", index, "levels", number, "effects"), level.effects


def check(printed: Components, report: Report) -> None:
    """Counts and references that no single field shows, and what the engine has no room for."""
    report.counts("counts", printed.counts, {"cards": len(printed.card)})
    tokens = sum(row.count for row in printed.bonus)
    if tokens < PLACES:
        report(("bonus",), f"has {tokens} tokens, but the boards take {PLACES}")
    _check_order(printed, report)
    _check_track(printed.track, report)
    _check_technology(printed, report)
    _check_victories(printed, report)
    for path, operations in every_list(printed):
        _check_list(path, operations, report)
    room = sum(room_needed(operations) for _, operations in every_list(printed))
    room += sum(len(row.team_extra) for row in printed.leadership)
    if room > OPERATIONS:
        report((), f"has {room} operations in all effects together; {OPERATIONS} are possible")


def _check_order(printed: Components, report: Report) -> None:
    report.order("planet", printed.planet, PLANET_IDS)
    report.order("people", printed.people, PEOPLE_IDS)
    for index, row in enumerate(printed.planet):
        if row.order != index:
            report(("planet", index, "order"), f"is {row.order}, but the row stands at {index}")
    if len({row.people for row in printed.leadership}) < PEOPLES:
        report(("leadership",), "must have one row for each people")
    if printed.setup.hand != printed.hand_limit.none:
        report(("setup", "hand"), "must be the hand limit without badge (hand_limit.none)")


def _check_track(track: Track, report: Report) -> None:
    zone = track.control_zone
    for name, said, value in (("spaces", track.spaces, 2 * zone + 1), ("side_spaces", track.side_spaces, zone - 1)):
        if said != value:
            report(("track", name), f"is {said}, but a control zone at {zone} makes {value}")


def _check_technology(printed: Components, report: Report) -> None:
    for index, side in enumerate(printed.tech_side):
        if [level.level for level in side.levels] != list(range(1, LEVELS + 1)):
            report(("tech_side", index, "levels"), f"must be levels 1 to {LEVELS}, in this order")
    for people in PEOPLE_IDS:
        if sorted(side.first_game for side in printed.tech_side if side.people == people) != [False, True]:
            report(("tech_side",), f"{people} must have two sides, one of them for the first game")
    firsts = {side.id for side in printed.tech_side if side.first_game}
    if set(printed.setup.first_game_sides) != firsts:
        report(("setup", "first_game_sides"), f"must name the sides marked first_game: {', '.join(sorted(firsts))}")
    if [prize.level for prize in printed.tech_prize] != list(range(1, PRIZES + 1)):
        report(("tech_prize",), f"must be the prizes of rows 1 to {PRIZES}, in this order")


def _check_victories(printed: Components, report: Report) -> None:
    wanted = {"absolute": "same_planet", "democratic": "different_planets", "popular": "any_discs"}
    for index, row in enumerate(printed.victory):
        if [name for name in wanted.values() if getattr(row, name)] != [wanted[row.id]]:
            report(("victory", index), f"{row.id} must say {wanted[row.id]} and nothing else")


def _check_list(path: Path, operations: Effects, report: Report) -> None:
    if len(labels_of(operations)) > LABELS:
        report(path, f"has more than {LABELS} labels of distinct")
    for operation in every_operation(operations):
        for mistake in _mistakes(operation, path[0]):
            report(path, mistake)


def _mistakes(operation: Operation, table: str | int) -> Iterator[str]:
    """What is wrong with an operation, or with its standing in a list of this table."""
    match operation:
        case BonusToken() | Develop() if table == "bonus":
            yield f"has op {operation.op!r}, but a token brings neither tokens nor developments: they would chain"
        case Develop() if table in ("tech_side", "tech_prize"):
            yield "has op 'develop', but a level or prize develops nothing: they would chain"
        case When() if bool(operation.has) == bool(operation.credits_min):
            yield "when must say either has or credits_min"
        case Give(what=What.BADGE) if operation.n != 1:
            yield "give can give one badge"
        case Exchange() | Ladder():
            offers = operation.tiers if isinstance(operation, Ladder) else [operation]
            if any(getattr(cost, "distinct", None) for offer in offers for cost in offer.cost):
                yield "has a cost with distinct, which is known only where something is gained"
        case Influence() if operation.planet != "choice":
            for name in ("exclude", "distinct", "start"):
                if getattr(operation, name):
                    yield f"influence on {operation.planet} has no choice, so {name} means nothing"


# --- the record --------------------------------------------------------------------------------------------------


def fill(c: Any, printed: Components) -> None:
    """Write all that the rules read."""
    compiler = Compiler(c.operations)
    c.card_count = len(printed.card)
    for number, card in enumerate(printed.card):
        record = c.cards[number]
        record.planet, record.people = PLANET_IDS.index(card.planet), PEOPLE_IDS.index(card.people)
        record.cost = card.cost
        compiler.write(record.effects, card.effects)
    _fill_technology(c, printed, compiler)
    for row in printed.leadership:
        people = PEOPLE_IDS.index(row.people)
        compiler.write(c.leadership[people], row.effects)
        compiler.write(c.team_leadership[people], row.team_extra)
    c.bonus_count = len(printed.bonus)
    for kind, bonus in enumerate(printed.bonus):
        c.bonus_copies[kind] = bonus.count
        compiler.write(c.bonuses[kind], bonus.effects)
    for number, planet in enumerate(printed.planet):
        c.members[number] = sum(1 << member for member in planet.seats)
    _fill_figures(c, printed)


def _fill_technology(c: Any, printed: Components, compiler: Compiler) -> None:
    for index, row in enumerate(printed.tech_side):
        place = PEOPLE_IDS.index(row.people), Side.FIRST_GAME if row.first_game else Side.OTHER
        c.side_rows[place] = index
        for record, level in zip(c.levels[place], row.levels, strict=True):
            record.cost = level.cost
            compiler.write(record.effects, level.effects)
    for number, prize in enumerate(printed.tech_prize):
        compiler.write(c.prizes[number], prize.effects)


def _fill_figures(c: Any, printed: Components) -> None:
    setup, limit = printed.setup, printed.hand_limit
    for row in (setup, *printed.victory):
        copy_figures(row, c)  # credits and zenithium, same_planet, different_planets, any_discs
    c.zone = printed.track.control_zone
    c.mulligan = setup.mulligan_max
    c.hand_limit = limit.none
    c.badge_limit[:] = limit.silver, limit.gold
    c.second_party = _planet_bits(setup.second_party_influence_2p)
    c.second_team = _planet_bits(setup.second_party_influence_4p)
    c.handicap = _planet_bits(setup.handicap_influence)


def _planet_bits(planets: list[str]) -> int:
    return sum(1 << PLANET_IDS.index(planet) for planet in planets)


FORMAT = Format(Components, CONTENT, check, fill, remarks={"field_source": Any})
