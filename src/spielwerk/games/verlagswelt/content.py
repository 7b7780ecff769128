"""From content.toml to the CONTENT record."""

from collections import Counter
from typing import Any

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
    Operation,
    Ref,
    Report,
    Row,
    Rows,
    Text,
    one_of,
)
from spielwerk.games.verlagswelt.state import (
    CONTENT,
    DICE,
    EFFECTS,
    FIRING_EFFECTS,
    KINDS,
    NO_LIMIT,
    PROJECTS,
    SEATS,
    SIDES,
    STEPS,
    Effect,
    Payer,
    Trigger,
)

MOST_COINS = 99
QUESTIONS_PER_ROLL = 4

_NAMES: dict[str, Field] = {"name_de": Text(), "name_en": Text()}
_HELP: dict[str, Field] = {"help_de": Text(), "help_en": Text()}
_SOURCE: dict[str, Field] = {"source": SOURCE, "field_source": Maybe(Anything())}

_DEPARTMENT_OPS = Operation(
    {
        "gain": {
            "amount": Int(0, MOST_COINS),
            "from": one_of("bank", "roller", "each_other", "chosen_other"),
            "per_icon": Maybe(Ref("icons")),
        },
        "swap": {"optional": Bool(), "exclude_colour": Maybe(Ref("colours"))},
    }
)
_START_CARD_OPS = Operation(
    {
        "top_up": {
            "at": one_of("build_phase_start"),
            "if_coins": Int(0, MOST_COINS),
            "amount": Int(0, MOST_COINS),
            "from": one_of("bank"),
        }
    }
)
_PROJECT_OPS = Operation(
    {
        "dice_choice": {"max_dice": Int(1, DICE)},
        "income_bonus": {"icons": ListOf(Ref("icons"), 1), "amount": Int(0, MOST_COINS)},
        "extra_turn": {"on": one_of("doubles"), "max_chain": Int(1, 9)},
        "reroll": {"times": Int(1, 9), "same_dice": Bool()},
    }
)

SCHEMA = Row(
    {
        "schema": one_of(1),
        "game": one_of("verlagswelt"),
        "meta": Anything(),
        "players": Row({"min": one_of(2), "max": one_of(SEATS), **_SOURCE}),
        "counts": Row(
            {
                "cards": Int(0, 999),
                "department_kinds": Int(1, KINDS),
                "department_cards": Int(0, 999),
                "start_cards": Int(0, 99),
                "project_cards": Int(0, 99),
                "start_cards_per_player": Int(0, 9),
                "projects_per_player": Int(1, PROJECTS),
                **_SOURCE,
            }
        ),
        "dice": Row({"count": one_of(DICE), "sides": one_of(SIDES), **_SOURCE}),
        "coins": Anything(),
        "setup": Row(
            {
                "start_coins": Int(0, MOST_COINS),
                "start_cards": ListOf(Ref("start_cards")),
                "projects": ListOf(Ref("projects"), 1, PROJECTS),
                "first_player": one_of("youngest"),
                "direction": one_of("clockwise"),
                "by_players": Rows(
                    Row(
                        {
                            "players": Int(2, SEATS),
                            "boxed_start_cards": Int(0, 99),
                            "boxed_projects": Int(0, 99),
                            "variant_boxed_per_special": Int(0, SEATS),
                            "variant_deck": Int(0, 999),
                            **_SOURCE,
                        }
                    ),
                    SEATS - 1,
                    SEATS - 1,
                ),
                **_SOURCE,
            }
        ),
        "modes": Rows(
            Row(
                {
                    "id": one_of("standard", "come_what_may"),
                    "display": one_of("all", "kinds"),
                    "display_kinds": Maybe(Int(1, KINDS)),
                    **_NAMES,
                    **_SOURCE,
                }
            ),
            2,
            2,
        ),
        "options": Rows(
            Row(
                {
                    "id": one_of("beginner_cap"),
                    "default": one_of(False),
                    "max_per_kind": Int(1, NO_LIMIT),
                    **_NAMES,
                    **_SOURCE,
                }
            )
        ),
        "colours": Rows(
            Row(
                {
                    "id": Id(),
                    "trigger": one_of("any_roll", "other_roll", "own_roll"),
                    "step": Int(1, STEPS),
                    "max_per_player": Int(0, NO_LIMIT),
                    **_NAMES,
                    **_SOURCE,
                }
            )
        ),
        "icons": Rows(Row({"id": Id(), "base_icon": Maybe(Text()), **_NAMES, **_SOURCE}), 1, 16),
        "departments": Rows(
            Row(
                {
                    "id": Id(),
                    "dice": ListOf(Int(1, DICE * SIDES), 1),
                    "cost": Int(0, MOST_COINS),
                    "colour": Ref("colours"),
                    "icon": Ref("icons"),
                    "copies": Int(0, 20),
                    "effects": ListOf(_DEPARTMENT_OPS, 0, EFFECTS),
                    "base_game": Maybe(Text()),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            1,
            KINDS,
        ),
        "start_cards": Rows(
            Row(
                {
                    "id": Id(),
                    "department": Maybe(Ref("departments")),
                    "cost": one_of(0),
                    "copies": Int(0, 20),
                    "effects": Maybe(ListOf(_START_CARD_OPS, 0, 1)),
                    "base_game": Maybe(Text()),
                    "help_de": Maybe(Text()),
                    "help_en": Maybe(Text()),
                    **_NAMES,
                    **_SOURCE,
                }
            )
        ),
        "projects": Rows(
            Row(
                {
                    "id": Id(),
                    "cost": Int(0, MOST_COINS),
                    "copies": Int(0, 20),
                    "effects": ListOf(_PROJECT_OPS, 0, EFFECTS),
                    "base_game": Maybe(Text()),
                    **_NAMES,
                    **_HELP,
                    **_SOURCE,
                }
            ),
            1,
            PROJECTS,
        ),
    }
)


def cross_check(data: Data, report: Report) -> None:
    """Counts that must agree with the rows, and what the engine has no room for."""
    counts, setup = data["counts"], data["setup"]
    department_cards = _copies(data["departments"])
    sums = {
        "department_kinds": len(data["departments"]),
        "department_cards": department_cards,
        "start_cards": _copies(data["start_cards"]),
        "project_cards": _copies(data["projects"]),
        "cards": department_cards + _copies(data["start_cards"]) + _copies(data["projects"]),
        "start_cards_per_player": len(setup["start_cards"]),
        "projects_per_player": len(setup["projects"]),
    }
    for name, total in sums.items():
        if counts[name] != total:
            report(("counts", name), f"is {counts[name]}, but the rows give {total}; correct the one or the other")
    specials = sum(_limit(data, row) == 1 for row in data["departments"])
    for index, row in enumerate(setup["by_players"]):
        deck = department_cards - specials * row["variant_boxed_per_special"]
        if row["variant_deck"] != deck:
            report(("setup", "by_players", index, "variant_deck"), f"is {row['variant_deck']}, but {deck} cards remain")
    if {row["players"] for row in setup["by_players"]} != set(range(2, SEATS + 1)):
        report(("setup", "by_players"), "must have one row each for 2, 3 and 4 players")
    if setup["projects"] != [row["id"] for row in data["projects"]]:
        report(("setup", "projects"), "must list every project, in the order of the rows")
    _check_departments(data, report)


def _check_departments(data: Data, report: Report) -> None:
    questions = dict.fromkeys(range(1, DICE * SIDES + 1), 0)
    for index, row in enumerate(data["departments"]):
        path = ("departments", index)
        if len(set(row["dice"])) != len(row["dice"]):
            report((*path, "dice"), "names a number twice; each number fires once")
        ops = ["choice" if e["op"] == "gain" and e["from"] == "chosen_other" else e["op"] for e in row["effects"]]
        for asking in ("swap", "choice"):
            if ops.count(asking) > 1:
                report((*path, "effects"), "has two effects of one sort that ask the owner; one is possible")
        for number in row["dice"]:
            questions[number] += sum(op != "gain" for op in ops)
    for number, steps in _effects_per_roll(data).items():
        if max(steps.values()) > FIRING_EFFECTS:
            report(("departments",), f"roll {number} has more than {FIRING_EFFECTS} effects in one step of income")
    for number, asked in questions.items():
        if asked > QUESTIONS_PER_ROLL:
            report(("departments",), f"roll {number} asks {asked} questions; {QUESTIONS_PER_ROLL} are possible")


def _effects_per_roll(data: Data) -> dict[int, Counter[int]]:
    steps = {row["id"]: row["step"] for row in data["colours"]}
    effects: dict[int, Counter[int]] = {}
    for row in data["departments"]:
        for number in row["dice"]:
            effects.setdefault(number, Counter())[steps[row["colour"]]] += len(row["effects"])
    return effects


def build(data: Data) -> Any:
    """The record that the rules read."""
    c = one(CONTENT)
    c.department_count = len(data["departments"])
    c.project_count = len(data["projects"])
    for kind, row in enumerate(data["departments"]):
        _build_department(data, c.departments[kind], row)
    for number, row in enumerate(data["projects"]):
        _build_project(c, number, row)
    _build_rolls(data, c)
    setup = data["setup"]
    c.start_coins = setup["start_coins"]
    start_cards = {row["id"]: row for row in data["start_cards"]}
    kinds = _index(data["departments"])
    for id in setup["start_cards"]:
        card = start_cards[id]
        if "department" in card:
            c.start_cards[kinds[card["department"]]] += 1
        for effect in card.get("effects", ()):
            c.top_up_below = effect["if_coins"] + 1
            c.top_up_amount = effect["amount"]
    c.beginner_cap = data["options"][0]["max_per_kind"]
    c.display_kinds = max(mode.get("display_kinds", 0) for mode in data["modes"])
    for row in setup["by_players"]:
        c.boxed_per_special[row["players"]] = row["variant_boxed_per_special"]
    return c


def _build_department(data: Data, card: Any, row: Data) -> None:
    colours, icons = _index(data["colours"]), _index(data["icons"])
    card.cost = row["cost"]
    card.colour = colours[row["colour"]]
    card.icon = icons[row["icon"]]
    card.limit = _limit(data, row)
    card.special = card.limit == 1
    card.copies = row["copies"]
    for operation in row["effects"]:
        if operation["op"] == "swap":
            card.swap_optional = operation["optional"]
            card.swap_excludes = colours.get(operation.get("exclude_colour"), -1)


def _build_project(c: Any, number: int, row: Data) -> None:
    project, bit = c.projects[number], 1 << number
    project.cost = row["cost"]
    project.max_dice = 1
    c.all_projects |= bit
    for operation in row["effects"]:
        if operation["op"] == "dice_choice":
            project.max_dice = operation["max_dice"]
            c.dice_projects |= bit
        elif operation["op"] == "income_bonus":
            project.bonus = operation["amount"]
        elif operation["op"] == "extra_turn":
            project.extra_turns = operation["max_chain"]
            c.extra_turn_projects |= bit
        else:
            project.rerolls = operation["times"]
            project.same_dice = operation["same_dice"]
            c.reroll_projects |= bit


def _build_rolls(data: Data, c: Any) -> None:
    """For every roll the effects of all cards that fire, grouped by the steps of income."""
    colours = {row["id"]: row for row in data["colours"]}
    for number in range(1, DICE * SIDES + 1):
        roll = c.rolls[number]
        for step in range(1, STEPS + 1):
            firing = roll.firing[roll.steps]
            firing.own_only = True
            for kind, row in enumerate(data["departments"]):
                colour = colours[row["colour"]]
                if number in row["dice"] and colour["step"] == step:
                    _build_firing(data, firing, kind, row, colour)
            roll.steps += firing.count > 0


def _build_firing(data: Data, firing: Any, kind: int, row: Data, colour: Data) -> None:
    firing.own_only &= colour["trigger"] == "own_roll"
    for operation in row["effects"]:
        effect = firing.effects[firing.count]
        firing.count += 1
        effect.kind = kind
        effect.trigger = Trigger[colour["trigger"].upper()]
        _build_effect(data, effect, row, operation)
        firing.asks |= effect.payer == Payer.CHOSEN_OTHER or effect.op == Effect.SWAP


def _build_effect(data: Data, effect: Any, row: Data, operation: Data) -> None:
    effect.op = Effect[operation["op"].upper()]
    effect.per_icon = -1
    if effect.op == Effect.SWAP:
        effect.payer = Payer.NOBODY
        return
    effect.payer = Payer[operation["from"].upper()]
    effect.amount = operation["amount"]
    effect.per_icon = _index(data["icons"]).get(operation.get("per_icon"), -1)
    for number, project in enumerate(data["projects"]):
        if any(row["icon"] in bonus.get("icons", ()) for bonus in project["effects"]):
            effect.raised_by |= 1 << number


def _limit(data: Data, row: Data) -> int:
    """Cards of a kind per player; the file writes no limit as 0."""
    colour = next(colour for colour in data["colours"] if colour["id"] == row["colour"])
    return int(colour["max_per_player"]) or NO_LIMIT


def _copies(rows: list[Data]) -> int:
    return sum(row["copies"] for row in rows)


def _index(rows: list[Data]) -> dict[Any, int]:
    return {row["id"]: number for number, row in enumerate(rows)}


FORMAT = Format(SCHEMA, cross_check, build, domains={"department": "departments", "project": "projects"})
