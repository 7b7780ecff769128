"""A Verlagswelt table in any position: `table(3).coins(A, 5).cards(B, marketing=3).begin(A).throw(3)`."""

from typing import Self

from tests.support import Table

A, B, C, D = range(4)


class Verlagswelt(Table):
    """Seats start with the start cards only; the test says who begins and how the dice fall."""

    id = "verlagswelt"

    def coins(self, seat: int, coins: int) -> Self:
        self.s.players[seat].coins = coins
        return self

    def cards(self, seat: int, **counts: int) -> Self:
        """Give a player exactly so many cards of these kinds, start cards included."""
        for kind, count in counts.items():
            self.s.players[seat].cards[self.index("department", kind)] = count
        return self

    def built(self, seat: int, *projects: str) -> Self:
        """Projects that a player has built and that are in force."""
        for project in projects:
            self.s.players[seat].built |= 1 << self.index("project", project)
        self.s.players[seat].in_force = self.s.players[seat].built
        return self

    def display(self, **counts: int) -> Self:
        """The display holds these cards and no others."""
        self.s.supply[:] = 0
        for kind, count in counts.items():
            self.s.supply[self.index("department", kind)] = count
        return self

    def pile(self, **counts: int) -> Self:
        self.s.pile[:] = 0
        for kind, count in counts.items():
            self.s.pile[self.index("department", kind)] = count
        return self

    def begin(self, seat: int) -> Self:
        """The first turn, up to its first decision or throw."""
        return self.play(f"begin({seat})")

    def throw(self, first: int, second: int = 0) -> Self:
        """The dice fall; chooses the number of dice if the player may."""
        if "roll(1)" in self.options():
            self.play("roll(2)" if second else "roll(1)")
        return self.play(f"throw({min(first, second)}, {max(first, second)})" if second else f"throw({first}, 0)")

    def take_turn(self, first: int, second: int = 0, build: str = "pass") -> Self:
        """A whole turn; building nothing may go without saying."""
        self.throw(first, second)
        if build != "pass" or build in self.options():
            self.play(build)
        return self

    def all_coins(self) -> list[int]:
        return [int(player.coins) for player in self.s.players[: self.s.seats]]

    def owned(self, seat: int, kind: str) -> int:
        return int(self.s.players[seat].cards[self.index("department", kind)])

    def has_built(self, seat: int) -> list[str]:
        return list(self.state.view().houses[seat].built)


def table(seats: int = 2, **options: object) -> Verlagswelt:
    return Verlagswelt(seats, **options)
