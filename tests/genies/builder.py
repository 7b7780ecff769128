"""A Genies table in any position: `table(2).hand(P0, "a04").start().display("darwin", …).bids([6, 12, 5, 8, 4], …)`."""

from collections.abc import Sequence
from typing import Any, Self

from spielwerk.core.flow import advance
from spielwerk.core.game import Game
from spielwerk.games.genies.state import Part
from tests.support import Table

P0, P1, P2, P3, P4 = range(5)
NO_BIDS = (0, 0, 0, 0, 0)


class Genies(Table):
    """The test says who holds which action cards and which geniuses are turned up; other hands are empty."""

    id = "genies"

    def __init__(self, seats: int = 2, own: Game | None = None, **options: Any) -> None:
        """`own`: the game with a card file of its own."""
        super().__init__(seats, **options)
        if own is not None:
            self.game = own
            self.state = own.new(seats=seats, seed=0, explicit_chance=True, **options)

    # --- before the round ---

    def hand(self, seat: int, *cards: str) -> Self:
        """Exactly these action cards."""
        self.s.players[seat].hand = sum(1 << self.index("card", card) for card in cards)
        self.s.players[seat].hand_size = len(cards)
        return self

    def academy(self, seat: int, *geniuses: str) -> Self:
        """Geniuses hired in earlier rounds."""
        for genius in geniuses:
            number = self.index("genius", genius)
            self.s.owner[number] = seat
            self.s.turned_up |= 1 << number
        return self

    def star(self, card: str, genius: str, stars: int = 1) -> Self:
        """A star card given in an earlier phase."""
        number = self.index("genius", genius)
        self.s.lies_on[self.index("card", card)] = number
        self.s.action_stars[number] += stars
        return self

    def start(self, round: int = 1) -> Self:
        """Go to a round whose action cards are dealt; income and the start of the phase follow, up to the display."""
        self.s.round = round
        self.s.agenda.size = 1
        self.s.agenda.tasks[0].a = Part.INCOME
        for genius in self.game.content.data["geniuses"]:
            if genius["phase"] < (round + 1) // 2:
                self.s.turned_up |= 1 << self.index("genius", genius["id"])
        advance(self.game.content.record, self.s, self.state.notes)
        self.state._collect()
        return self

    # --- the round ---

    def display(self, *geniuses: str) -> Self:
        """Turn up these (or any) from A to E; in the second round of a phase the others have been turned up before."""
        if self.s.round % 2 == 0:
            chosen = geniuses or [outcome[8:-1] for outcome in self.chances()][:5]
            for outcome in self.chances():
                if outcome[8:-1] not in chosen:
                    self.s.turned_up |= 1 << self.index("genius", outcome[8:-1])
            geniuses = tuple(chosen)
        for position in range(5):
            self.play(f"turn_up({geniuses[position]})" if geniuses else next(iter(self.chances())))
        return self

    def chips(self, *chips: int) -> Self:
        """What everybody owns now."""
        for seat, amount in enumerate(chips):
            self.s.players[seat].chips = amount
        return self

    def write(self, seat: int, bids: Sequence[int]) -> Self:
        """Fill in a sheet without handing it in."""
        for bid in bids:
            self.state.play(f"bid({bid})", seat)
        return self

    def bids(self, *sheets: Sequence[int]) -> Self:
        """Everybody bids; seats without a sheet bid nothing."""
        for seat in self.state.actors():
            self.write(seat, sheets[seat] if seat < len(sheets) else NO_BIDS)
            self.state.play("commit", seat)
        return self

    def a_bids(self, *bids: int) -> Self:
        """Everybody bids for position A only."""
        return self.bids(*([bid, 0, 0, 0, 0] for bid in bids))

    def idle_round(self) -> Self:
        """A round in which nobody bids."""
        return self.display().bids()

    # --- what came of it ---

    def offered(self) -> list[list[str]]:
        return [list(package) for package in self.state.view().display]

    def carried(self) -> list[str]:
        """The unsold geniuses, position by position."""
        return [genius for package in self.offered() for genius in package]

    def owned(self, seat: int) -> set[str]:
        return {genius.id for genius in self.state.view().academies[seat].geniuses}

    def all_chips(self) -> list[int]:
        return [int(player.chips) for player in self.s.players[: self.s.seats]]

    def points(self) -> list[int]:
        return [int(player.points) for player in self.s.players[: self.s.seats]]

    def in_hand(self, seat: int) -> list[str]:
        return list(self.state.view(seat).academies[seat].hand)

    def scored(self, discipline: str) -> dict[int, tuple[int, int]]:
        """Place and points of each seat in the last scoring of a discipline, as the log tells them."""
        last = {}
        for entry in self.told("placed"):
            if entry["discipline"] == discipline:
                last[entry["seat"]] = (entry["place"], entry["points"])
        return last


def table(seats: int = 2, own: Game | None = None, **options: Any) -> Genies:
    return Genies(seats, own, **options)


def scoring(*academies: Sequence[str], own: Game | None = None, **options: Any) -> Genies:
    """A table with these academies, one for each seat; `finish` brings it to a scoring."""
    t = table(len(academies), own, **options)
    for seat, geniuses in enumerate(academies):
        t.academy(seat, *geniuses)
    return t


def finish(t: Genies, phase: int) -> Genies:
    """The last round of the phase, nobody bids; then the scoring, up to its first choice or the next phase."""
    return t.start(2 * phase).idle_round()
