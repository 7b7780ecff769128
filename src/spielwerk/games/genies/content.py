"""From content.toml to the CONTENT record."""

from collections import Counter
from typing import Any

from spielwerk.core.content import Data, Format
from spielwerk.core.records import one
from spielwerk.core.schema import (
    SOURCE,
    Anything,
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
from spielwerk.games.genies.state import (
    CARDS,
    CONTENT,
    DECK,
    DISCIPLINES,
    EFFECTS,
    GENIUSES,
    GENIUSES_PER_PHASE,
    MOST_CHIPS,
    NOTHING,
    PHASES,
    POSITIONS,
    ROUNDS,
    ROUNDS_PER_PHASE,
    SEATS,
    TRIGGERED_OPS,
    Op,
    What,
    When,
)

MOST_POINTS = 99
MOST_STARS = 9
EVERY_DISCIPLINE = (1 << DISCIPLINES) - 1
ONCE_PER_PHASE = ("choose_focus", "overtake", "second_price", "refund")
"""Operations that would need an order among players if two held such a card (A-10)."""
ALONE = ("award", "stars")
"""Windows whose operations stand alone on their card."""

_NAMES: dict[str, Field] = {"name_de": Text(), "name_en": Text()}
_HELP: dict[str, Field] = {"help_de": Text(), "help_en": Text()}
_SOURCE: dict[str, Field] = {"source": SOURCE, "facts": Maybe(Anything())}
_PHASE = Int(1, PHASES)
_POINTS = Int(0, MOST_POINTS)
_FILTER = Maybe(Row({"group": Maybe(Ref("groups")), "disciplines": Maybe(ListOf(Ref("disciplines"), 1))}))


def _at(window: str, **fields: Field) -> dict[str, Field]:
    """The parameters of an operation, which happens in this window."""
    return {"when": one_of(window), **fields}


_OPS = Operation(
    {
        "gain_chips": _at("phase_start", num=Int(1, 99), den=Int(1, 99)),
        "choose_focus": _at("phase_start"),
        "score_focus": _at("bonus", first=_POINTS, second=_POINTS),
        "overtake": _at("award", margin=Int(0, MOST_CHIPS)),
        "second_price": _at("award"),
        "refund": _at("award", amount=Int(1, MOST_CHIPS)),
        "add_stars": _at("stars", amount=Int(1, MOST_STARS), filter=_FILTER),
        "score_count": _at(
            "bonus",
            what=one_of("geniuses", "disciplines", "firsts"),
            filter=_FILTER,
            free=Int(0, GENIUSES),
            cap=Int(1, MOST_POINTS),
        ),
    }
)

SCHEMA = Row(
    {
        "schema": one_of(1),
        "meta": Anything(),
        "components": Row(
            {
                "genius_cards": Int(1, GENIUSES),
                "genius_cards_per_phase": Int(1, GENIUSES_PER_PHASE),
                "action_cards": Int(1, CARDS),
                "action_cards_per_phase": Int(1, DECK),
                "chips_value_1": Int(0, 999),
                "chips_value_5": Int(0, 999),
                "chips_value_10": Int(0, 999),
                "boards": Int(0, 9),
                "markers": Int(SEATS, 99),
                "bid_pads": Int(0, 9),
                **_SOURCE,
            }
        ),
        "setup": Rows(
            Row(
                {
                    "players": Int(2, SEATS),
                    "chips_per_round": Int(1, MOST_CHIPS // ROUNDS),
                    "action_cards_per_phase": Int(0, DECK),
                    **_SOURCE,
                }
            ),
            SEATS - 1,
            SEATS - 1,
        ),
        "phases": Rows(
            Row({"id": Id(), "number": _PHASE, "rounds": ListOf(Int(1, ROUNDS), 1), **_NAMES, **_SOURCE}),
            PHASES,
            PHASES,
        ),
        "positions": Rows(Row({"id": Id(), **_NAMES, **_SOURCE}), POSITIONS, POSITIONS),
        "groups": Rows(Row({"id": Id(), **_NAMES, **_SOURCE})),
        "disciplines": Rows(
            Row({"id": Id(), "group": Ref("groups"), "order": Int(1, DISCIPLINES), **_NAMES, **_SOURCE}),
            DISCIPLINES,
            DISCIPLINES,
        ),
        "scoring": Rows(
            Row({"discipline": Ref("disciplines"), "phase": _PHASE, "first": _POINTS, "second": _POINTS, **_SOURCE}),
            DISCIPLINES * PHASES,
            DISCIPLINES * PHASES,
        ),
        "geniuses": Rows(
            Row(
                {
                    "id": Id(),
                    "discipline": Ref("disciplines"),
                    "phase": _PHASE,
                    "stars": Int(1, MOST_STARS),
                    "life": Maybe(Text()),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            GENIUSES,
            GENIUSES,
        ),
        "actions": Rows(
            Row(
                {
                    "id": Id(),
                    "phase": _PHASE,
                    "kind": Text(),
                    "effects": ListOf(_OPS, 1, EFFECTS),
                    "stays": Maybe(one_of(True)),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            1,
            CARDS,
        ),
    }
)


def cross_check(data: Data, report: Report) -> None:
    """Counts that must agree with the rows, and what the engine has no room for."""
    _check_counts(data, report)
    for index, row in enumerate(data["phases"]):
        first = index * ROUNDS_PER_PHASE + 1
        if row["number"] != index + 1 or row["rounds"] != list(range(first, first + ROUNDS_PER_PHASE)):
            report(
                ("phases", index), f"must be number {index + 1} with rounds {first} to {first + ROUNDS_PER_PHASE - 1}"
            )
    for index, row in enumerate(data["disciplines"]):
        if row["order"] != index + 1:
            report(("disciplines", index, "order"), f"is {row['order']}, but the row stands at place {index + 1}")
    scored = Counter((row["discipline"], row["phase"]) for row in data["scoring"])
    for index, row in enumerate(data["scoring"]):
        if scored[row["discipline"], row["phase"]] > 1:
            report(("scoring", index), f"{row['discipline']} stands twice in phase {row['phase']}")
        if row["second"] > row["first"]:
            report(("scoring", index, "second"), f"is {row['second']}, more than the {row['first']} of first place")
    _check_setup(data, report)
    _check_actions(data, report)


def _check_counts(data: Data, report: Report) -> None:
    components = data["components"]
    for name, table in (("genius_cards", "geniuses"), ("action_cards", "actions")):
        if components[name] != len(data[table]):
            report(("components", name), f"is {components[name]}, but there are {len(data[table])} rows in {table}")
    for phase in range(1, PHASES + 1):
        geniuses = sum(row["phase"] == phase for row in data["geniuses"])
        if geniuses != GENIUSES_PER_PHASE:
            report(("geniuses",), f"phase {phase} has {geniuses} geniuses; its two rounds need {GENIUSES_PER_PHASE}")


def _check_setup(data: Data, report: Report) -> None:
    if {row["players"] for row in data["setup"]} != set(range(2, SEATS + 1)):
        report(("setup",), "must have one row each for 2, 3, 4 and 5 players")
    decks = Counter(row["phase"] for row in data["actions"])
    for phase in range(1, PHASES + 1):
        if decks[phase] > DECK:
            report(("actions",), f"phase {phase} has {decks[phase]} cards; {DECK} are possible")
    for index, row in enumerate(data["setup"]):
        dealt = row["players"] * row["action_cards_per_phase"]
        if dealt > min(decks[phase] for phase in range(1, PHASES + 1)):
            report(("setup", index, "action_cards_per_phase"), f"deals {dealt} cards, more than a phase's deck has")
        richest = row["chips_per_round"] * ROUNDS + _gains(data, row["chips_per_round"])
        if richest > MOST_CHIPS:
            report(("setup", index, "chips_per_round"), f"lets a player own {richest} chips; {MOST_CHIPS} are possible")


def _gains(data: Data, income: int) -> int:
    """What all chip cards together bring one player."""
    effects = [effect for row in data["actions"] for effect in row["effects"] if effect["op"] == "gain_chips"]
    return sum(-(-income * effect["num"] // effect["den"]) for effect in effects)


def _check_actions(data: Data, report: Report) -> None:
    ops: Counter[tuple[str, int]] = Counter()
    for index, row in enumerate(data["actions"]):
        path = ("actions", index, "effects")
        names = [effect["op"] for effect in row["effects"]]
        ops.update((name, row["phase"]) for name in names)
        if len(names) > 1 and any(effect["when"] in ALONE for effect in row["effects"]):
            report(path, "an operation of the auction or with stars stands alone on its card")
        if ("score_focus" in names) != ("choose_focus" in names):
            report(path, "choose_focus and score_focus need each other")
        if ("add_stars" in names) != ("stays" in row):
            report(("actions", index), "stays = true belongs to cards with add_stars, and to no others")
        for number, effect in enumerate(row["effects"]):
            if len(effect.get("filter", {"": 0})) != 1:
                report((*path, number, "filter"), "must have either group or disciplines")
    for (name, phase), count in ops.items():
        if name in ONCE_PER_PHASE and count > 1:
            report(("actions",), f"{name} stands on {count} cards of phase {phase}; one is possible")


def build(data: Data) -> Any:
    """The record that the rules read."""
    c = one(CONTENT)
    for row in data["setup"]:
        c.income[row["players"]] = row["chips_per_round"]
        c.cards_dealt[row["players"]] = row["action_cards_per_phase"]
    disciplines = _index(data["disciplines"])
    for row in data["scoring"]:
        prizes = c.phases[row["phase"] - 1].prizes[disciplines[row["discipline"]]]
        prizes.first, prizes.second = row["first"], row["second"]
    _build_geniuses(data, c)
    for phase in c.phases:
        phase.triggers["card"] = NOTHING
    for number, row in enumerate(data["actions"]):
        _build_action(data, c, number, row)
    return c


def _build_geniuses(data: Data, c: Any) -> None:
    disciplines = _index(data["disciplines"])
    for number, row in enumerate(data["geniuses"]):
        genius = c.geniuses[number]
        genius.discipline = disciplines[row["discipline"]]
        genius.stars = row["stars"]
        members = c.disciplines[genius.discipline]
        members.members[members.member_count] = number
        members.member_count += 1
        c.phases[row["phase"] - 1].geniuses |= 1 << number


def _build_action(data: Data, c: Any, number: int, row: Data) -> None:
    action, phase = c.actions[number], c.phases[row["phase"] - 1]
    phase.actions |= 1 << number
    phase.cards[phase.card_count] = number
    phase.card_count += 1
    for index, operation in enumerate(row["effects"]):
        effect = action.effects[index]
        _build_effect(data, effect, operation)
        action.windows |= 1 << effect.when
        phase.windows[effect.when] |= 1 << number
        if effect.op < TRIGGERED_OPS:
            phase.triggers[effect.op].card = number
            phase.triggers[effect.op].effect = index
    action.effect_count = len(row["effects"])


def _build_effect(data: Data, effect: Any, operation: Data) -> None:
    effect.op = Op[operation["op"].upper()]
    effect.when = When[operation["when"].upper()]
    effect.disciplines = _filter(data, operation.get("filter"))
    if "what" in operation:
        effect.what = What[operation["what"].upper()]
    for figure in ("num", "den", "first", "second", "margin", "amount", "free", "cap"):
        setattr(effect, figure, operation.get(figure, 0))


def _filter(data: Data, filter: Data | None) -> int:
    """The disciplines that count, one bit each."""
    if filter is None:
        return EVERY_DISCIPLINE
    rows = data["disciplines"]
    wanted = filter.get("disciplines") or [row["id"] for row in rows if row["group"] == filter["group"]]
    return sum(1 << number for number, row in enumerate(rows) if row["id"] in wanted)


def _index(rows: list[Data]) -> dict[Any, int]:
    return {row["id"]: number for number, row in enumerate(rows)}


FORMAT = Format(
    SCHEMA,
    cross_check,
    build,
    domains={
        "genius": "geniuses",
        "card": "actions",
        "discipline": "disciplines",
        "position": "positions",
        "phase": "phases",
    },
)
