"""What is printed on the components of Genies, and how it becomes the CONTENT record."""

from collections import Counter
from typing import Annotated, Any

from spielwerk.core.content import Format, Report, copy_figures, numbers
from spielwerk.core.schema import Card, Component, File, Operation, Row, Sourced, Text, domain, only, ref, size, within
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

EVERY_DISCIPLINE = (1 << DISCIPLINES) - 1
ALONE = (When.AWARD, When.STARS)
"""Windows whose operations stand alone on their card."""

DisciplineId = Annotated[str, ref("disciplines")]
GroupId = Annotated[str, ref("groups")]
PhaseNumber = Annotated[int, within(1, PHASES)]
Points = Annotated[int, within(0, 99)]
Stars = Annotated[int, within(1, 9)]
Share = Annotated[int, within(1, 99)]
Chips = Annotated[int, within(0, 999)]
Few = Annotated[int, within(0, 9)]

PhaseStart = Annotated[When, only(When.PHASE_START)]
Award = Annotated[When, only(When.AWARD)]
AtStars = Annotated[When, only(When.STARS)]
Bonus = Annotated[When, only(When.BONUS)]

# --- the rows of the file ----------------------------------------------------------------------------------------


class Filter(Row):
    """Which disciplines count: those of a group, or a list."""

    group: GroupId | None = None
    disciplines: Annotated[list[DisciplineId], size(1, DISCIPLINES)] | None = None


class GainChips(Operation):
    when: PhaseStart
    num: Share
    den: Share


class ChooseFocus(Operation):
    when: PhaseStart


class ScoreFocus(Operation):
    when: Bonus
    first: Points
    second: Points


class Overtake(Operation):
    when: Award
    margin: Annotated[int, within(0, MOST_CHIPS)]


class SecondPrice(Operation):
    when: Award


class Refund(Operation):
    when: Award
    amount: Annotated[int, within(1, MOST_CHIPS)]


class AddStars(Operation):
    when: AtStars
    amount: Stars
    filter: Filter | None = None


class ScoreCount(Operation):
    when: Bonus
    what: What
    filter: Filter | None = None
    free: Annotated[int, within(0, GENIUSES)]
    cap: Annotated[int, within(1, 99)]


Effect = GainChips | ChooseFocus | ScoreFocus | Overtake | SecondPrice | Refund | AddStars | ScoreCount
ONCE_PER_PHASE = (ChooseFocus, Overtake, SecondPrice, Refund)
"""Operations that would need an order among players if two held such a card (G:A-10)."""


class Action(Card):
    phase: PhaseNumber
    kind: Text
    effects: Annotated[list[Effect], size(1, EFFECTS)]
    stays: Annotated[bool, only(True)] = False


class Genius(Component):
    discipline: DisciplineId
    phase: PhaseNumber
    stars: Stars
    life: Text | None = None


class Prizes(Sourced):
    discipline: DisciplineId
    phase: PhaseNumber
    first: Points
    second: Points


class Discipline(Component):
    group: GroupId
    order: Annotated[int, within(1, DISCIPLINES)]


class Phase(Component):
    number: PhaseNumber
    rounds: Annotated[list[Annotated[int, within(1, ROUNDS)]], size(ROUNDS_PER_PHASE)]


class Setup(Sourced):
    players: Annotated[int, within(2, SEATS)]
    chips_per_round: Annotated[int, within(1, MOST_CHIPS // ROUNDS)]
    action_cards_per_phase: Annotated[int, within(0, DECK)]


class Box(Sourced):
    genius_cards: Annotated[int, within(1, GENIUSES)]
    genius_cards_per_phase: Annotated[int, within(1, GENIUSES_PER_PHASE)]
    action_cards: Annotated[int, within(1, CARDS)]
    action_cards_per_phase: Annotated[int, within(1, DECK)]
    chips_value_1: Chips
    chips_value_5: Chips
    chips_value_10: Chips
    boards: Few
    markers: Annotated[int, within(SEATS, 99)]
    bid_pads: Few


class Components(File):
    geniuses: Annotated[list[Genius], size(GENIUSES), domain("genius")]
    actions: Annotated[list[Action], size(1, CARDS), domain("card")]
    disciplines: Annotated[list[Discipline], size(DISCIPLINES), domain("discipline")]
    positions: Annotated[list[Component], size(POSITIONS), domain("position")]
    phases: Annotated[list[Phase], size(PHASES), domain("phase")]
    components: Box
    setup: Annotated[list[Setup], size(SEATS - 1)]
    groups: Annotated[list[Component], size(1, DISCIPLINES)]
    scoring: Annotated[list[Prizes], size(DISCIPLINES * PHASES)]


# --- what no single field shows ----------------------------------------------------------------------------------


def check(printed: Components, report: Report) -> None:
    """Counts that must agree with the rows, and what the engine has no room for."""
    counted = {"genius_cards": len(printed.geniuses), "action_cards": len(printed.actions)}
    report.counts("components", printed.components, counted)
    for index, phase in enumerate(printed.phases):
        first, last = index * ROUNDS_PER_PHASE + 1, (index + 1) * ROUNDS_PER_PHASE
        if phase.number != index + 1 or phase.rounds != list(range(first, last + 1)):
            report(("phases", index), f"must be number {index + 1} with rounds {first} to {last}")
        geniuses = sum(row.phase == phase.number for row in printed.geniuses)
        if geniuses != GENIUSES_PER_PHASE:
            report(
                ("geniuses",), f"phase {phase.number} has {geniuses} geniuses; its two rounds need {GENIUSES_PER_PHASE}"
            )
    for index, discipline in enumerate(printed.disciplines):
        if discipline.order != index + 1:
            report(("disciplines", index, "order"), f"is {discipline.order}, but the row stands at place {index + 1}")
    scored = Counter((row.discipline, row.phase) for row in printed.scoring)
    for index, row in enumerate(printed.scoring):
        if scored[row.discipline, row.phase] > 1:
            report(("scoring", index), f"{row.discipline} stands twice in phase {row.phase}")
        if row.second > row.first:
            report(("scoring", index, "second"), f"is {row.second}, more than the {row.first} of first place")
    _check_setup(printed, report)
    _check_actions(printed, report)


def _check_setup(printed: Components, report: Report) -> None:
    if {row.players for row in printed.setup} != set(range(2, SEATS + 1)):
        report(("setup",), "must have one row each for 2, 3, 4 and 5 players")
    decks = [sum(row.phase == phase for row in printed.actions) for phase in range(1, PHASES + 1)]
    for phase, cards in enumerate(decks, 1):
        if cards > DECK:
            report(("actions",), f"phase {phase} has {cards} cards; {DECK} are possible")
    gains = [effect for row in printed.actions for effect in row.effects if isinstance(effect, GainChips)]
    for index, row in enumerate(printed.setup):
        dealt = row.players * row.action_cards_per_phase
        if dealt > min(decks):
            report(("setup", index, "action_cards_per_phase"), f"deals {dealt} cards, more than a phase's deck has")
        income = row.chips_per_round
        richest = income * ROUNDS + sum(-(-income * gain.num // gain.den) for gain in gains)
        if richest > MOST_CHIPS:
            report(("setup", index, "chips_per_round"), f"lets a player own {richest} chips; {MOST_CHIPS} are possible")


def _check_actions(printed: Components, report: Report) -> None:
    cards: Counter[tuple[str, int]] = Counter()
    for index, row in enumerate(printed.actions):
        path = ("actions", index, "effects")
        kinds = {type(effect) for effect in row.effects}
        cards.update((effect.op, row.phase) for effect in row.effects if isinstance(effect, ONCE_PER_PHASE))
        if len(row.effects) > 1 and any(effect.when in ALONE for effect in row.effects):
            report(path, "an operation of the auction or with stars stands alone on its card")
        if (ScoreFocus in kinds) != (ChooseFocus in kinds):
            report(path, "choose_focus and score_focus need each other")
        if (AddStars in kinds) != row.stays:
            report(("actions", index), "stays = true belongs to cards with add_stars, and to no others")
        for number, effect in enumerate(row.effects):
            wanted = getattr(effect, "filter", None)
            if wanted and (wanted.group is None) == (wanted.disciplines is None):
                report((*path, number, "filter"), "must have either group or disciplines")
    for (op, phase), count in cards.items():
        if count > 1:
            report(("actions",), f"{op} stands on {count} cards of phase {phase}; one is possible")


# --- the record --------------------------------------------------------------------------------------------------


def fill(c: Any, printed: Components) -> None:
    """Write all that the rules read."""
    for setup in printed.setup:
        c.income[setup.players] = setup.chips_per_round
        c.cards_dealt[setup.players] = setup.action_cards_per_phase
    disciplines = numbers(printed.disciplines)
    for prizes in printed.scoring:
        copy_figures(prizes, c.phases[prizes.phase - 1].prizes[disciplines[prizes.discipline]])
    for number, genius in enumerate(printed.geniuses):
        _fill_genius(c, number, genius, disciplines[genius.discipline])
    for phase in c.phases:
        phase.triggers["card"] = NOTHING
    for number, action in enumerate(printed.actions):
        _fill_action(c, printed, number, action)


def _fill_genius(c: Any, number: int, genius: Genius, discipline: int) -> None:
    c.geniuses[number].discipline = discipline
    c.geniuses[number].stars = genius.stars
    members = c.disciplines[discipline]
    members.members[members.member_count] = number
    members.member_count += 1
    c.phases[genius.phase - 1].geniuses |= 1 << number


def _fill_action(c: Any, printed: Components, number: int, row: Action) -> None:
    action, phase = c.actions[number], c.phases[row.phase - 1]
    phase.actions |= 1 << number
    phase.cards[phase.card_count] = number
    phase.card_count += 1
    action.effect_count = len(row.effects)
    for index, operation in enumerate(row.effects):
        effect = action.effects[index]
        copy_figures(operation, effect)
        effect.op = Op[operation.op.upper()]
        effect.disciplines = _filtered(printed, getattr(operation, "filter", None))
        action.windows |= 1 << effect.when
        phase.windows[effect.when] |= 1 << number
        if effect.op < TRIGGERED_OPS:
            phase.triggers[effect.op].card = number
            phase.triggers[effect.op].effect = index


def _filtered(printed: Components, filter: Filter | None) -> int:
    """The disciplines that count, one bit each."""
    if filter is None:
        return EVERY_DISCIPLINE
    listed = filter.disciplines or [row.id for row in printed.disciplines if row.group == filter.group]
    return sum(1 << number for number, row in enumerate(printed.disciplines) if row.id in listed)


FORMAT = Format(Components, CONTENT, check, fill, remarks={"facts": Any})
