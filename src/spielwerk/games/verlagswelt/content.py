"""What is printed on the components of Verlagswelt, and how it becomes the CONTENT record."""

from collections import Counter
from typing import Annotated, Any, Literal

from msgspec import field

from spielwerk.core.content import Format, Report, copy_figures, numbers
from spielwerk.core.schema import Card, Component, File, Operation, Sourced, Text, domain, only, ref, size, within
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

QUESTIONS_PER_ROLL = 4
ICONS = 16

Coins = Annotated[int, within(0, 99)]
Few = Annotated[int, within(1, 9)]
Copies = Annotated[int, within(0, 20)]
Boxed = Annotated[int, within(0, 99)]
Cards = Annotated[int, within(0, 999)]
ColourId = Annotated[str, ref("colours")]
IconId = Annotated[str, ref("icons")]

# --- the rows of the file ----------------------------------------------------------------------------------------


class Gain(Operation):
    amount: Coins
    payer: Annotated[Payer, only(*list(Payer)[: Payer.NOBODY])] = field(name="from")
    per_icon: IconId | None = None


class Swap(Operation):
    optional: bool
    exclude_colour: ColourId | None = None


class TopUp(Operation):
    at: Literal["build_phase_start"]
    if_coins: Coins
    amount: Coins
    payer: Annotated[Payer, only(Payer.BANK)] = field(name="from")


class DiceChoice(Operation):
    max_dice: Annotated[int, within(1, DICE)]


class IncomeBonus(Operation):
    icons: Annotated[list[IconId], size(1, ICONS)]
    amount: Coins


class ExtraTurn(Operation):
    on: Literal["doubles"]
    max_chain: Few


class Reroll(Operation):
    times: Few
    same_dice: bool


class Department(Card):
    dice: Annotated[list[Annotated[int, within(1, DICE * SIDES)]], size(1, DICE * SIDES)]
    cost: Coins
    colour: ColourId
    icon: IconId
    copies: Copies
    effects: Annotated[list[Gain | Swap], size(0, EFFECTS)]
    base_game: Text | None = None


class Project(Card):
    cost: Coins
    copies: Copies
    effects: Annotated[list[DiceChoice | IncomeBonus | ExtraTurn | Reroll], size(0, EFFECTS)]
    base_game: Text | None = None


class StartCard(Component):
    department: Annotated[str, ref("departments")] | None = None
    cost: Literal[0]
    copies: Copies
    effects: Annotated[list[TopUp], size(0, 1)] = field(default_factory=list)
    base_game: Text | None = None
    help_de: Text | None = None
    help_en: Text | None = None


class Colour(Component):
    trigger: Trigger
    step: Annotated[int, within(1, STEPS)]
    max_per_player: Annotated[int, within(0, NO_LIMIT)]

    @property
    def limit(self) -> int:
        """Cards of a kind per player; the file writes no limit as 0."""
        return self.max_per_player or NO_LIMIT


class Icon(Component):
    base_icon: Text | None = None


class Mode(Component):
    id: Literal["standard", "come_what_may"]
    display: Literal["all", "kinds"]
    display_kinds: Annotated[int, within(1, KINDS)] = 0


class Option(Component):
    id: Literal["beginner_cap"]
    default: Annotated[bool, only(False)]
    max_per_kind: Annotated[int, within(1, NO_LIMIT)]


class ByPlayers(Sourced):
    players: Annotated[int, within(2, SEATS)]
    boxed_start_cards: Boxed
    boxed_projects: Boxed
    variant_boxed_per_special: Annotated[int, within(0, SEATS)]
    variant_deck: Cards


class Setup(Sourced):
    start_coins: Coins
    start_cards: list[Annotated[str, ref("start_cards")]]
    projects: Annotated[list[Annotated[str, ref("projects")]], size(1, PROJECTS)]
    first_player: Literal["youngest"]
    direction: Literal["clockwise"]
    by_players: Annotated[list[ByPlayers], size(SEATS - 1)]


class Counts(Sourced):
    cards: Cards
    department_kinds: Annotated[int, within(1, KINDS)]
    department_cards: Cards
    start_cards: Boxed
    project_cards: Boxed
    start_cards_per_player: Annotated[int, within(0, 9)]
    projects_per_player: Annotated[int, within(1, PROJECTS)]


class Players(Sourced):
    min: Literal[2]
    max: Annotated[int, only(SEATS)]


class Dice(Sourced):
    count: Annotated[int, only(DICE)]
    sides: Annotated[int, only(SIDES)]


class Components(File):
    game: Literal["verlagswelt"]
    departments: Annotated[list[Department], size(1, KINDS), domain("department")]
    projects: Annotated[list[Project], size(1, PROJECTS), domain("project")]
    players: Players
    counts: Counts
    dice: Dice
    coins: Any
    setup: Setup
    modes: Annotated[list[Mode], size(2)]
    options: Annotated[list[Option], size(1)]
    colours: Annotated[list[Colour], size(1, 99)]
    icons: Annotated[list[Icon], size(1, ICONS)]
    start_cards: Annotated[list[StartCard], size(1, 99)]

    def colour_of(self, department: Department) -> Colour:
        return next(colour for colour in self.colours if colour.id == department.colour)


# --- what no single field shows ----------------------------------------------------------------------------------


def check(printed: Components, report: Report) -> None:
    """Counts that must agree with the rows, and what the engine has no room for."""
    setup = printed.setup
    departments, start_cards, projects = (
        sum(row.copies for row in rows) for rows in (printed.departments, printed.start_cards, printed.projects)
    )
    counted = {
        "department_kinds": len(printed.departments),
        "department_cards": departments,
        "start_cards": start_cards,
        "project_cards": projects,
        "cards": departments + start_cards + projects,
        "start_cards_per_player": len(setup.start_cards),
        "projects_per_player": len(setup.projects),
    }
    report.counts("counts", printed.counts, counted)
    specials = sum(printed.colour_of(row).limit == 1 for row in printed.departments)
    for index, row in enumerate(setup.by_players):
        deck = departments - specials * row.variant_boxed_per_special
        if row.variant_deck != deck:
            report(("setup", "by_players", index, "variant_deck"), f"is {row.variant_deck}, but {deck} cards remain")
    if {row.players for row in setup.by_players} != set(range(2, SEATS + 1)):
        report(("setup", "by_players"), "must have one row each for 2, 3 and 4 players")
    if setup.projects != [row.id for row in printed.projects]:
        report(("setup", "projects"), "must list every project, in the order of the rows")
    _check_departments(printed, report)


def _check_departments(printed: Components, report: Report) -> None:
    effects: Counter[tuple[int, int]] = Counter()  # by roll and step of income
    questions: Counter[int] = Counter()
    for index, row in enumerate(printed.departments):
        if len(set(row.dice)) != len(row.dice):
            report(("departments", index, "dice"), "names a number twice; each number fires once")
        asking = [type(effect) for effect in row.effects if _asks(effect)]
        if len(set(asking)) != len(asking):
            report(("departments", index, "effects"), "has two effects of one sort that ask the owner; one is possible")
        for roll in row.dice:
            effects[roll, printed.colour_of(row).step] += len(row.effects)
            questions[roll] += len(asking)
    for roll, _ in (place for place, count in effects.items() if count > FIRING_EFFECTS):
        report(("departments",), f"roll {roll} has more than {FIRING_EFFECTS} effects in one step of income")
    for roll, asked in questions.items():
        if asked > QUESTIONS_PER_ROLL:
            report(("departments",), f"roll {roll} asks {asked} questions; {QUESTIONS_PER_ROLL} are possible")


def _asks(effect: Gain | Swap) -> bool:
    return isinstance(effect, Swap) or effect.payer == Payer.CHOSEN_OTHER


# --- the record --------------------------------------------------------------------------------------------------


def fill(c: Any, printed: Components) -> None:
    """Write all that the rules read."""
    c.department_count = len(printed.departments)
    c.project_count = len(printed.projects)
    for card, department in zip(c.departments, printed.departments, strict=False):
        _fill_department(card, printed, department)
    for number, project in enumerate(printed.projects):
        _fill_project(c, number, project)
    _fill_rolls(c, printed)
    _fill_start(c, printed)
    c.beginner_cap = printed.options[0].max_per_kind
    c.display_kinds = max(mode.display_kinds for mode in printed.modes)
    for row in printed.setup.by_players:
        c.boxed_per_special[row.players] = row.variant_boxed_per_special


def _fill_department(card: Any, printed: Components, department: Department) -> None:
    copy_figures(department, card)
    colours = numbers(printed.colours)
    card.colour = colours[department.colour]
    card.icon = numbers(printed.icons)[department.icon]
    card.limit = printed.colour_of(department).limit
    card.special = card.limit == 1
    for effect in department.effects:
        if isinstance(effect, Swap):
            card.swap_optional = effect.optional
            card.swap_excludes = colours.get(effect.exclude_colour, -1)


def _fill_project(c: Any, number: int, row: Project) -> None:
    project, bit = c.projects[number], 1 << number
    project.cost = row.cost
    project.max_dice = 1
    c.all_projects |= bit
    for effect in row.effects:
        match effect:
            case DiceChoice():
                project.max_dice = effect.max_dice
                c.dice_projects |= bit
            case IncomeBonus():
                project.bonus = effect.amount
            case ExtraTurn():
                project.extra_turns = effect.max_chain
                c.extra_turn_projects |= bit
            case Reroll():
                project.rerolls = effect.times
                project.same_dice = effect.same_dice
                c.reroll_projects |= bit


def _fill_rolls(c: Any, printed: Components) -> None:
    """For every roll the effects of all cards that fire, grouped by the steps of income."""
    for number in range(1, DICE * SIDES + 1):
        roll = c.rolls[number]
        for step in range(1, STEPS + 1):
            firing = roll.firing[roll.steps]
            firing.own_only = True
            for kind, row in enumerate(printed.departments):
                if number in row.dice and printed.colour_of(row).step == step:
                    _fill_firing(firing, printed, kind, row)
            roll.steps += firing.count > 0


def _fill_firing(firing: Any, printed: Components, kind: int, row: Department) -> None:
    trigger = printed.colour_of(row).trigger
    firing.own_only &= trigger == Trigger.OWN_ROLL
    for operation in row.effects:
        effect = firing.effects[firing.count]
        firing.count += 1
        firing.asks |= _asks(operation)
        effect.kind, effect.trigger, effect.per_icon = kind, trigger, -1
        match operation:
            case Swap():
                effect.op, effect.payer = Effect.SWAP, Payer.NOBODY
            case Gain():
                effect.op = Effect.GAIN
                copy_figures(operation, effect)
                effect.per_icon = numbers(printed.icons).get(operation.per_icon, -1)
                effect.raised_by = _raising(printed, row.icon)


def _raising(printed: Components, icon: str) -> int:
    """The projects that raise the income of this icon, one bit each."""
    bonuses = [[e.icons for e in row.effects if isinstance(e, IncomeBonus)] for row in printed.projects]
    return sum(1 << number for number, lists in enumerate(bonuses) if any(icon in icons for icons in lists))


def _fill_start(c: Any, printed: Components) -> None:
    c.start_coins = printed.setup.start_coins
    kinds = numbers(printed.departments)
    for card in printed.start_cards:
        given = printed.setup.start_cards.count(card.id)
        if card.department:
            c.start_cards[kinds[card.department]] += given
        for effect in card.effects if given else ():
            c.top_up_below = effect.if_coins + 1
            c.top_up_amount = effect.amount


FORMAT = Format(Components, CONTENT, check, fill, remarks={"field_source": Any})
