"""What can be chosen, what chance can bring, what is told."""

from spielwerk.games.nim.state import MOST

from spielwerk.core.action_space import Param, Space
from spielwerk.core.events import EventKind, Events, arg

ACTIONS = Space()
TAKE = ACTIONS.add("take", Param("stones", MOST + 1))
OUTCOMES = Space()
POUR = OUTCOMES.add("pour", Param("stones", 8 * MOST))


class Event(EventKind):
    POURED = 0, arg("stones")
    TOOK = 1, arg("stones"), arg("left")
    WON = 2


EVENTS = Events.of(Event)
