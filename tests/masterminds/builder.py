"""A Masterminds table in any position: `table(2).firepower(A, 5).resolve("paris", (B, "saboteur"), (A, "daredevil"))`.

Machines are given out in the order fortress, flyer, spider, zeppelin unless the test names others, and the start
missions m01 to m05 lie in the order of the final resolution. Chance that a test does not decide falls on the first
outcome.
"""

from typing import Any, Self

from spielwerk.core import flow
from spielwerk.games.masterminds.state import AGENTS, FACE_UP, NOBODY, SECTIONS, Phase
from tests.support import Table

A, B, C, D = range(4)
MACHINES = ("fortress", "flyer", "spider", "zeppelin")
START_MISSIONS = ("m01", "m02", "m03", "m04", "m05")
CHANCE = ("begin", "deal_machine", "reveal", "draw")

Sent = tuple[int, str]


class Masterminds(Table):
    """Seat A is on turn, everybody's supply holds all five agents, the board is empty."""

    id = "masterminds"

    def __init__(self, seats: int = 2, machines: tuple[str, ...] = MACHINES, **options: object) -> None:
        super().__init__(seats, **options)
        self.play(f"begin({A})")
        self.play(*(f"reveal({mission})" for mission in START_MISSIONS))
        if options.get("machine_assignment") != "choice":
            self.play(*(f"deal_machine({machine})" for machine in machines[:seats]))

    # --- playing ---

    def play(self, *actions: str) -> Self:
        """Play by name; chance comes first by itself unless the action is an outcome of it."""
        for action in actions:
            if action.split("(")[0] not in CHANCE:
                self.settle()
            self.state.play(action)
        return self

    def settle(self) -> Self:
        """Let chance bring its first outcome, as often as it is asked."""
        while not self.state.over and not self.state.actors():
            self.state.play(self.state.chance()[0][0])
        return self

    def draw(self) -> Self:
        """Let everybody look at the new top agents; other chance waits."""
        while (chances := self.chances()) and next(iter(chances)).startswith("draw"):
            self.state.play(next(iter(chances)))
        return self

    def options(self) -> list[str]:
        self.settle()
        return super().options()

    def actor(self) -> int:
        self.settle()
        return super().actor()

    def begin(self, seat: int) -> Self:
        """A turn of this seat starts anew from the position as it is."""
        self.settle()
        self.s.active = seat
        self.s.agenda.size = 1
        self.s.agenda.tasks[0].a = Phase.BEGIN
        return self.advance()

    def advance(self) -> Self:
        flow.advance(self.game.content.record, self.s, self.state.notes)
        self.state._collect()
        return self

    def place(self, city: str) -> Self:
        """The top agent of the supply goes there; recycling is declined if it is offered."""
        if "supply" in self.options():
            self.play("supply")
        return self.play(f"place({city})")

    def resolve(self, city: str, *sent: Sent) -> Self:
        """These agents lie in the city, and the owner of the last one has just completed the stack."""
        self.stack(city, *sent[:-1])
        owner, agent = sent[-1]
        return self.top(owner, agent).begin(owner).place(city).draw()

    def finish(self, *actions: str) -> Self:
        """Play these, then the first option of everything until the stack is done."""
        self.play(*actions)
        while self.s.pile.city != NOBODY and not self.state.over:
            self.settle()
            if self.s.pile.city != NOBODY and self.state.actors():
                self.play(self.options()[0])
        return self

    # --- setting up ---

    def player(self, seat: int) -> Any:
        return self.s.players[seat]

    def firepower(self, seat: int, firepower: int) -> Self:
        self.player(seat).firepower = firepower
        return self

    def level(self, level: int) -> Self:
        self.s.service_level = level
        return self

    def scientists(self, seat: int, count: int, lab: int | None = None) -> Self:
        """So many in the lab, taken from the supply; `lab` sets its available spaces."""
        self.s.scientists += self.player(seat).scientists - count
        self.player(seat).scientists = count
        self.player(seat).lab = max(self.player(seat).lab, count) if lab is None else lab
        return self

    def codex(self, seat: int, ones: int, twos: int = 0) -> Self:
        self.player(seat).codex[:] = ones, twos
        return self

    def chaos(self, seat: int, count: int) -> Self:
        self.player(seat).chaos = count
        return self

    def built(self, seat: int, *sections: str) -> Self:
        """Completed sections with their lasting bonuses."""
        player, rows = self.player(seat), {row["id"]: row for row in self.game.content.data["sections"]}
        for section in sections:
            player.built |= 1 << self.index("section", section) % SECTIONS
            for bonus in rows[section]["bonus"]:
                if bonus["op"] == "unlock":
                    player.unlocked |= 1 << bonus["function"] - 1
                elif bonus["op"] == "lab_space":
                    player.lab += bonus["n"]
                elif bonus["op"] == "codex_side_two":
                    player.codex_face = 1
        return self

    def built_but(self, seat: int, *sections: str) -> Self:
        """All sections of the own machine are complete but for these."""
        first = self.player(seat).machine * SECTIONS
        names = self.game.content.names["section"][first : first + SECTIONS]
        return self.built(seat, *(name for name in names if name not in sections))

    def parts(self, seat: int, section: str, bolts: int = 0, copper: int = 0) -> Self:
        self.player(seat).parts[:, self.index("section", section) % SECTIONS] = bolts, copper
        return self

    def unlock(self, seat: int, *functions: int) -> Self:
        for function in functions:
            self.player(seat).unlocked |= 1 << function - 1
        return self

    def stolen(self, seat: int, *buildings: str) -> Self:
        for building in buildings:
            self.player(seat).buildings |= 1 << self.index("building", building)
            self.s.standing &= ~(1 << self.index("building", building))
        return self

    def claimed(self, seat: int, *missions: str) -> Self:
        for mission in missions:
            self.player(seat).missions |= 1 << self.index("mission", mission)
            self.s.deck &= ~(1 << self.index("mission", mission))
        return self

    def mission(self, city: str, mission: str | None) -> Self:
        """This mission lies open in the city; if it lay elsewhere, the two change places."""
        number = NOBODY if mission is None else self.index("mission", mission)
        here = self.s.cities[self.index("city", city)]
        for place in self.s.cities:
            if place.mission == number != NOBODY:
                place.mission = here.mission
        here.mission = number
        if mission is not None:
            self.s.deck &= ~(1 << number)
        return self

    # --- agents ---

    def stack(self, city: str, *sent: Sent) -> Self:
        """These agents lie there face down, on top of what lies there already."""
        self.settle()
        place = self.s.cities[self.index("city", city)]
        for owner, agent in sent:
            self._take(owner, agent)
            placed = place.stack[place.height]
            placed.owner, placed.agent = owner, self.index("agent", agent)
            placed.batch = self.player(owner).batch[placed.agent]
            place.height += 1
        return self

    def discard(self, seat: int, *agents: str) -> Self:
        """These agents lie in the discard instead of the supply."""
        self.settle()
        for agent in agents:
            self._take(seat, agent)
            self.player(seat).discard |= 1 << self.index("agent", agent)
            self.player(seat).batch[self.index("agent", agent)] = FACE_UP
        return self

    def top(self, seat: int, agent: str) -> Self:
        """This agent, which is in the supply, lies on top of it."""
        self.settle()
        assert self.player(seat).supply >> self.index("agent", agent) & 1
        self.player(seat).top = self.index("agent", agent)
        return self

    def _take(self, seat: int, agent: str) -> None:
        player, bit = self.player(seat), 1 << self.index("agent", agent)
        assert player.supply & bit, f"the {agent} of seat {seat} is not in the supply"
        player.supply &= ~bit
        player.supply_size -= 1
        player.top = next((number for number in range(AGENTS) if player.supply >> number & 1), NOBODY)

    # --- reading ---

    def lair(self, seat: int) -> Any:
        """The player's area as the player sees it."""
        return self.state.view(seat).lairs[seat]

    def city(self, city: str) -> Any:
        return self.state.view().cities[self.index("city", city)]

    def colours(self, city: str) -> list[int]:
        """Owners of the agents in a city, in order of arrival."""
        return [placed.owner for placed in self.city(city).stack]

    def turned_up(self) -> list[Sent]:
        """All agents turned up so far, in order."""
        return [(fact["seat"], fact["agent"]) for fact in self.told("agent")]


def table(seats: int = 2, machines: tuple[str, ...] = MACHINES, **options: object) -> Masterminds:
    return Masterminds(seats, machines, **options)
