"""A Wohlstand table in any position: `table(2).money(A, 200).tiles(A, a2="biodome").begin(A).score("energy")`."""

from typing import Any, Self

from tests.support import Table

A, B, C, D = range(4)


class Wohlstand(Table):
    """Seats start as the rules say; the test says who begins and which tiles are drawn."""

    id = "wohlstand"

    # --- setting up a position ---

    def money(self, seat: int, euros: int) -> Self:
        self.s.players[seat].money = euros
        return self

    def discs(self, seat: int, discs: int) -> Self:
        self.s.players[seat].pollution = discs
        return self

    def points(self, seat: int, points: int) -> Self:
        self.s.players[seat].score = points
        return self

    def research(self, seat: int, energy: int, ecology: int) -> Self:
        """Positions on the two tracks."""
        self.s.players[seat].research[:] = energy, ecology
        return self

    def tiles(self, seat: int, **on: str) -> Self:
        """Lay tiles on spaces: `tiles(A, a2="biodome")`; wherever they were, they are no longer."""
        for space, id in on.items():
            tile = self.index("tile", id)
            self.s.players[seat].tiles[self.index("space", space)] = tile
            self._take_away(tile)
        return self

    def display(self, *ids: str) -> Self:
        """Put more tiles on display, out of the stack."""
        for id in ids:
            tile = self.index("tile", id)
            self._take_away(tile)
            self.s.display |= 1 << tile
        return self

    def _take_away(self, tile: int) -> None:
        self.s.display &= ~(1 << tile)
        self.s.stack &= ~(1 << tile)

    # --- playing ---

    def begin(self, seat: int) -> Self:
        """The first turn, up to the draw."""
        return self.play(f"begin({seat})")

    def score(self, symbol: str) -> Self:
        """Draw the tile with this scoring symbol; goes on to the first decision."""
        row = self.data("tiles")
        (tile, *_) = [o for o in self.chances() if row[o[len("draw(") : -1]]["scoring"] == symbol]
        return self.play(tile)

    def actions(self, seat: int) -> Self:
        """The first turn of a seat, up to its two actions: capital was scored, so everybody has 100 € more."""
        return self.begin(seat).score("capital")

    def last_action(self, seat: int) -> Self:
        """Before the very last action of the game, which `finish` takes."""
        self.actions(seat).play("income")
        self.s.stack = 0
        return self

    def finish(self) -> Self:
        """The active player takes 100 € of what the test gave him as his last income, then comes the final scoring."""
        self.s.players[self.actor()].money -= 100
        return self.play("income")

    # --- reading the figures ---

    def data(self, name: str) -> dict[str, dict[str, Any]]:
        """The rows of a table of the content, by id."""
        return {row["id"]: row for row in self.game.content.data[name]}

    def land(self, seat: int) -> Any:
        return self.state.view().lands[seat]

    def symbols(self, seat: int) -> tuple[int, ...]:
        """Energy and ecology balances, capital, research, prosperity."""
        return tuple(self.land(seat).symbols.values())

    def all(self, field: str) -> list[Any]:
        return [getattr(land, field) for land in self.state.view().lands]

    def markers(self, seat: int) -> tuple[int, int]:
        return self.land(seat).research["energy"], self.land(seat).research["ecology"]

    def on_display(self) -> list[str]:
        return [offer.tile for offer in self.state.view().display]

    def price(self, seat: int, tile: str) -> int:
        (prices,) = [offer.prices for offer in self.state.view().display if offer.tile == tile]
        return int(prices[seat])

    def on(self, seat: int, space: str) -> str | None:
        """The tile on top of a space."""
        tile: str | None
        (tile,) = [there.tile for there in self.land(seat).spaces if there.id == space]
        return tile


def table(seats: int = 2, **options: object) -> Wohlstand:
    return Wohlstand(seats, **options)
