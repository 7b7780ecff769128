"""From content.toml to the CONTENT record."""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.bits import CARDS
from spielwerk.core.content import Data, Format
from spielwerk.core.records import one
from spielwerk.core.schema import (
    SOURCE,
    Anything,
    Bool,
    Field,
    Id,
    Int,
    ListOf,
    Maybe,
    Ref,
    Report,
    Row,
    Rows,
    Text,
    one_of,
)
from spielwerk.core.toml_lines import Path
from spielwerk.games.zenith.operations import (
    LEVEL_LEAVES,
    PASSING,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_LEAVES,
    Compiler,
    effects,
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
)

MOST_CARDS_IN_HAND = 12
MOST_START = 999
MOST_COPIES = 99
LARGEST_ZONE = 9

_NAMES: dict[str, Field] = {"name_de": Text(), "name_en": Text()}
_HELP: dict[str, Field] = {"help_de": Maybe(Text()), "help_en": Maybe(Text())}
_SOURCE: dict[str, Field] = {"source": SOURCE, "field_source": Maybe(Anything())}
_PLANETS = ListOf(Ref("planet"), 0, PLANETS)

SCHEMA = Row(
    {
        "schema": one_of(1),
        "game": one_of("zenith"),
        **_NAMES,
        "planet": Rows(
            Row(
                {
                    "id": one_of(*PLANET_IDS),
                    "order": Int(0, PLANETS - 1),
                    "gloss_de": Maybe(Text()),
                    "colour": Text(),
                    "seats": ListOf(one_of("technology", "status"), 1, 2),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            PLANETS,
            PLANETS,
        ),
        "people": Rows(Row({"id": one_of(*PEOPLE_IDS), **_NAMES, **_HELP, **_SOURCE}), PEOPLES, PEOPLES),
        "track": Row(
            {
                "spaces": Int(3, 2 * LARGEST_ZONE + 1),
                "middle": one_of(0),
                "side_spaces": Int(0, LARGEST_ZONE - 1),
                "control_zone": Int(1, LARGEST_ZONE),
                **_SOURCE,
            }
        ),
        "setup": Row(
            {
                "credits": Int(0, MOST_START),
                "zenithium": Int(0, MOST_START),
                "hand": Int(1, MOST_CARDS_IN_HAND),
                "mulligan_max": Int(1, MOST_CARDS_IN_HAND),
                "badge_side": one_of("silver"),
                "tokens_on_planets": one_of(PLANETS),
                "tokens_on_technology": one_of(PEOPLES),
                "first_game_sides": ListOf(Ref("tech_side"), PEOPLES, PEOPLES),
                "second_party_influence_2p": _PLANETS,
                "second_party_influence_4p": _PLANETS,
                "handicap_influence": _PLANETS,
                **_SOURCE,
            }
        ),
        "hand_limit": Row({**dict.fromkeys(("none", "silver", "gold"), Int(1, MOST_CARDS_IN_HAND)), **_SOURCE}),
        "counts": Row(
            {
                "cards": Int(1, CARDS),
                "tech_levels": one_of(LEVELS),
                "tech_markers_per_party": one_of(PEOPLES),
                **_SOURCE,
            }
        ),
        "counts_public": Anything(),
        "victory": Rows(
            Row(
                {
                    "id": one_of("absolute", "democratic", "popular"),
                    "same_planet": Maybe(Int(1, MOST_COPIES)),
                    "different_planets": Maybe(Int(1, PLANETS)),
                    "any_discs": Maybe(Int(1, MOST_COPIES)),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            3,
            3,
        ),
        "leadership": Rows(
            Row(
                {
                    "people": Ref("people"),
                    "effects": effects(),
                    "team_extra": effects(PASSING),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            PEOPLES,
            PEOPLES,
        ),
        "tech_side": Rows(
            Row(
                {
                    "id": Id(),
                    "part": Int(1, PEOPLES),
                    "people": Ref("people"),
                    "other_side": Ref("tech_side"),
                    "first_game": Bool(),
                    "levels": ListOf(
                        Row({"level": Int(1, LEVELS), "cost": Int(0, MOST_COPIES), "effects": effects(LEVEL_LEAVES)}),
                        LEVELS,
                        LEVELS,
                    ),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            2 * PEOPLES,
            2 * PEOPLES,
        ),
        "tech_prize": Rows(
            Row({"level": Int(1, PRIZES), "effects": effects(LEVEL_LEAVES), **_NAMES, **_SOURCE}), PRIZES, PRIZES
        ),
        "bonus": Rows(
            Row(
                {
                    "id": Id(),
                    "count": Int(0, MOST_COPIES),
                    "effects": effects(TOKEN_LEAVES),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            1,
            BONUSES,
        ),
        "card": Rows(
            Row(
                {
                    "id": Id(),
                    "planet": Ref("planet"),
                    "people": Ref("people"),
                    "cost": Int(1, MOST_COPIES),
                    "effects": effects(),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            1,
            CARDS,
        ),
    }
)


def every_list(data: Data) -> Iterator[tuple[Path, list[Data]]]:
    """Every list of effects in the file, with its place."""
    for table in ("card", "bonus", "tech_prize", "leadership"):
        for index, row in enumerate(data[table]):
            yield (table, index, "effects"), row["effects"]
    for index, row in enumerate(data["leadership"]):
        yield ("leadership", index, "team_extra"), row["team_extra"]
    for index, row in enumerate(data["tech_side"]):
        for number, level in enumerate(row["levels"]):
            yield ("tech_side", index, "levels", number, "effects"), level["effects"]


def cross_check(data: Data, report: Report) -> None:
    """Counts and references that no single field shows, and what the engine has no room for."""
    if data["counts"]["cards"] != len(data["card"]):
        report(("counts", "cards"), f"is {data['counts']['cards']}, but the rows give {len(data['card'])}; correct one")
    tokens = sum(row["count"] for row in data["bonus"])
    if tokens < PLACES:
        report(("bonus",), f"has {tokens} tokens, but the boards take {PLACES}")
    _check_order(data, report)
    _check_track(data, report)
    _check_technology(data, report)
    _check_victories(data, report)
    for path, rows in every_list(data):
        _check_list(path, rows, report)
    room = sum(room_needed(rows) for _, rows in every_list(data))
    if room > OPERATIONS:
        report((), f"has {room} operations in all effects together; {OPERATIONS} are possible")


def _check_order(data: Data, report: Report) -> None:
    for table, ids in (("planet", PLANET_IDS), ("people", PEOPLE_IDS)):
        if tuple(row["id"] for row in data[table]) != ids:
            report((table,), f"must list {', '.join(ids)}, in this order")
    for index, row in enumerate(data["planet"]):
        if row["order"] != index:
            report(("planet", index, "order"), f"is {row['order']}, but the row stands at {index}")
    leaders = [row["people"] for row in data["leadership"]]
    if len(set(leaders)) < PEOPLES:
        report(("leadership",), "must have one row for each people")
    if data["setup"]["hand"] != data["hand_limit"]["none"]:
        report(("setup", "hand"), "must be the hand limit without badge (hand_limit.none)")


def _check_track(data: Data, report: Report) -> None:
    track = data["track"]
    zone = track["control_zone"]
    for name, value in (("spaces", 2 * zone + 1), ("side_spaces", zone - 1)):
        if track[name] != value:
            report(("track", name), f"is {track[name]}, but a control zone at {zone} makes {value}")


def _check_technology(data: Data, report: Report) -> None:
    by_people: dict[str, list[bool]] = {}
    for index, row in enumerate(data["tech_side"]):
        by_people.setdefault(row["people"], []).append(row["first_game"])
        if [level["level"] for level in row["levels"]] != list(range(1, LEVELS + 1)):
            report(("tech_side", index, "levels"), f"must be levels 1 to {LEVELS}, in this order")
    for people, first in by_people.items():
        if sorted(first) != [False, True]:
            report(("tech_side",), f"{people} must have two sides, one of them for the first game")
    firsts = {row["id"] for row in data["tech_side"] if row["first_game"]}
    if set(data["setup"]["first_game_sides"]) != firsts:
        report(("setup", "first_game_sides"), f"must name the sides marked first_game: {', '.join(sorted(firsts))}")
    if [row["level"] for row in data["tech_prize"]] != list(range(1, PRIZES + 1)):
        report(("tech_prize",), f"must be the prizes of rows 1 to {PRIZES}, in this order")


def _check_victories(data: Data, report: Report) -> None:
    wanted = {"absolute": "same_planet", "democratic": "different_planets", "popular": "any_discs"}
    for index, row in enumerate(data["victory"]):
        for id, field in wanted.items():
            if (row["id"] == id) != (field in row):
                report(("victory", index), f"{row['id']} must say {wanted[row['id']]} and nothing else")


def _check_list(path: Path, rows: list[Data], report: Report) -> None:
    if len(labels_of(rows)) > LABELS:
        report(path, f"has more than {LABELS} labels of distinct")
    for row in every_operation(rows):
        if row["op"] == "when" and ("has" in row) == ("credits_min" in row):
            report(path, "when must say either has or credits_min")
        if row["op"] == "give" and row["what"] == "badge" and row["n"] != 1:
            report(path, "give can give one badge")
        if row["op"] == "influence" and row["planet"] != "choice":
            for name in ("exclude", "distinct", "start"):
                if name in row:
                    report(path, f"influence on {row['planet']} has no choice, so {name} means nothing")


def build(data: Data) -> Any:
    """The record that the rules read."""
    c = one(CONTENT)
    compiler = Compiler(c.operations)
    _build_cards(data, c, compiler)
    _build_technology(data, c, compiler)
    for row in data["leadership"]:
        people = PEOPLE_IDS.index(row["people"])
        compiler.write(c.leadership[people], row["effects"])
        compiler.write(c.team_leadership[people], row["team_extra"])
    c.bonus_count = len(data["bonus"])
    for kind, row in enumerate(data["bonus"]):
        c.bonus_copies[kind] = row["count"]
        compiler.write(c.bonuses[kind], row["effects"])
    for planet, row in enumerate(data["planet"]):
        c.members[planet] = sum(1 << Member[seat.upper()] for seat in row["seats"])
    _build_numbers(data, c)
    return c


def _build_cards(data: Data, c: Any, compiler: Compiler) -> None:
    c.card_count = len(data["card"])
    for number, row in enumerate(data["card"]):
        card = c.cards[number]
        card.planet = PLANET_IDS.index(row["planet"])
        card.people = PEOPLE_IDS.index(row["people"])
        card.cost = row["cost"]
        compiler.write(card.effects, row["effects"])


def _build_technology(data: Data, c: Any, compiler: Compiler) -> None:
    for index, row in enumerate(data["tech_side"]):
        side = Side.FIRST_GAME if row["first_game"] else Side.OTHER
        c.side_rows[PEOPLE_IDS.index(row["people"]), side] = index
        for number, level in enumerate(row["levels"]):
            record = c.levels[PEOPLE_IDS.index(row["people"]), side, number]
            record.cost = level["cost"]
            compiler.write(record.effects, level["effects"])
    for number, row in enumerate(data["tech_prize"]):
        compiler.write(c.prizes[number], row["effects"])


def _build_numbers(data: Data, c: Any) -> None:
    setup, limit = data["setup"], data["hand_limit"]
    c.zone = data["track"]["control_zone"]
    c.credits = setup["credits"]
    c.zenithium = setup["zenithium"]
    c.mulligan = setup["mulligan_max"]
    c.hand_limit = limit["none"]
    c.badge_limit[:] = limit["silver"], limit["gold"]
    c.second_party = _planet_bits(setup["second_party_influence_2p"])
    c.second_team = _planet_bits(setup["second_party_influence_4p"])
    c.handicap = _planet_bits(setup["handicap_influence"])
    for row in data["victory"]:
        for field in ("same_planet", "different_planets", "any_discs"):
            if field in row:
                setattr(c, field, row[field])


def _planet_bits(planets: list[str]) -> int:
    return sum(1 << PLANET_IDS.index(planet) for planet in planets)


FORMAT = Format(
    SCHEMA,
    cross_check,
    build,
    domains={"card": "card", "planet": "planet", "people": "people", "bonus": "bonus", "tech_side": "tech_side"},
)
