"""The operations of Masterminds' effects, and how they are written to the CONTENT record."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from spielwerk.core.schema import Operation, only, ref, size, within
from spielwerk.games.masterminds.state import AGENTS, EFFECTS, FUNCTIONS, Op, When, Where, Whose

FIRST_FUNCTION = 1  # functions are counted from I

Count = Annotated[int, within(1, 99)]
Numbers = Mapping[str | None, int]


class Step(Operation):
    when: Annotated[When, only(When.PLACED_UNDER_OWN)] = When.ALWAYS


class GainPart(Step):
    part: Annotated[str, ref("parts")]


class GainFirepower(Step):
    n: Count


class GainChaos(Step):
    n: Count


class GainScientist(Step): ...


class GainCodex(Step): ...


class FlipCodex(Step): ...


class Steal(Step):
    where: Where
    check: bool


class Alert(Step): ...


class GainSpoils(Step):
    city: Annotated[Whose, only(Whose.HERE)]


class GainMoreSpoils(GainSpoils, tag="gain_spoils"):
    city: Annotated[Whose, only(Whose.HERE, Whose.OTHER_OWN, Whose.SAME_AGAIN)]


class GainStolenSpoils(GainSpoils, tag="gain_spoils"):
    city: Annotated[Whose, only(Whose.STOLEN_FROM)]


class FulfilMission(Step):
    where: Where


class BlockNext(Step): ...


class Machine(Step): ...


class RepeatReward(Step): ...


class CopyAgent(Step):
    of: Annotated[list[Annotated[str, ref("agents")]], size(1, AGENTS)]


class PlaceUnder(Step): ...


class Choose(Step):
    options: Annotated[list[Annotated[str, ref("effects")]], size(1, EFFECTS)]


class Unlock(Step):
    function: Annotated[int, within(FIRST_FUNCTION + 1, FUNCTIONS)]


class LabSpace(Step):
    n: Count


class CodexSideTwo(Step): ...


Gain = GainPart | GainFirepower | GainScientist | GainCodex | GainChaos | FlipCodex
Theft = Steal | Alert
AbilityStep = Gain | Theft | GainSpoils | FulfilMission | BlockNext | Machine
FunctionStep = (
    Gain | Theft | GainMoreSpoils | FulfilMission | BlockNext | RepeatReward | CopyAgent | PlaceUnder | Choose
)
HeistStep = Gain | Theft | GainStolenSpoils
BonusStep = Unlock | LabSpace | CodexSideTwo | GainFirepower
OneGain = Annotated[list[Gain], size(1)]

NO_ORDER = (GainSpoils, BlockNext)
"""Abilities of nothing but these come out alike before and after the spoils."""
ASKING = (Steal, FulfilMission, PlaceUnder, Choose)
"""Operations that ask the owner and let decline; so do spoils of another city and copies of several agents."""


def asks(step: FunctionStep) -> bool:
    """Does a function that begins with this step ask its owner?"""
    if isinstance(step, GainSpoils):
        return step.city == Whose.OTHER_OWN
    return isinstance(step, ASKING) or (isinstance(step, CopyAgent) and len(step.of) > 1)


class StepWriter:
    """Writes lists of operations one behind the other."""

    def __init__(self, records: Any, parts: Numbers, agents: Numbers, effects: Numbers) -> None:
        self.records = records
        self.used = 0
        self.parts, self.agents, self.effects = parts, agents, effects

    def write(self, target: Any, steps: Sequence[Step]) -> None:
        target.first = self.used
        for step in steps:
            record = self.records[self.used]
            record.op = Op[step.op.upper()]
            record.when = step.when
            record.a = self._parameter(step)
            record.b = isinstance(step, Steal) and step.check
            self.used += 1
        target.end = self.used

    def _parameter(self, step: Step) -> int:
        match step:
            case GainPart():
                return self.parts[step.part]
            case GainFirepower() | GainChaos() | LabSpace():
                return step.n
            case GainSpoils():
                return step.city
            case Steal() | FulfilMission():
                return step.where
            case CopyAgent():
                return sum(1 << self.agents[id] for id in step.of)
            case Choose():
                return sum(1 << self.effects[id] for id in step.options)
            case Unlock():
                return step.function - FIRST_FUNCTION
        return 0
