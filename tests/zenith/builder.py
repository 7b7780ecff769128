"""A Zenith table in any position: `table().hand(A, "nero").column(A, "atlas").credits(A, 9).act("recruit(nero)")`."""

from typing import Any, Self

from spielwerk.core.bits import add_card, clear_cards, has_card, remove_card
from spielwerk.games.zenith.state import NO_TOKEN, PLANETS
from spielwerk.games.zenith.view import PartyView, View
from tests.support import Table

A, B, C, D = range(4)
"""Two players: A is white, B black. Teams: A and C are white, B and D black; A and B sit at the technology board."""


class Zenith(Table):
    """The test decides all chance; hands are refilled with whatever comes first."""

    id = "zenith"

    # --- setting up a position ---

    def lay_out(self, *, first: int = A) -> Self:
        """Sides, tokens, first party and hands, up to the mulligan."""
        while self.question() != "mulligan":
            outcomes = list(self.chances())
            self.play(f"begin({first})" if outcomes[0].startswith("begin") else outcomes[0])
        return self

    def keep_all(self) -> Self:
        """Nobody exchanges cards."""
        while self.question() == "mulligan":
            self.state.play("done", self.state.actors()[0])
        return self

    def middle(self) -> Self:
        """All discs on the middle space, whatever the second party got."""
        self.s.positions[:] = 0
        return self

    def hand(self, seat: int, *cards: str, size: int = 4) -> Self:
        """These cards, filled up from the deck to `size`."""
        player = self.s.players[seat]
        for number in range(len(self.names("card"))):
            if has_card(player.hand, number):
                remove_card(player.hand, number)
                add_card(self.s.deck, number)
        clear_cards(player.given)
        for card in cards:
            self._fetch(card)
            add_card(player.hand, self.index("card", card))
        player.hand_size = len(cards)
        for _ in range(size - len(cards)):
            add_card(player.hand, self._filler())
            player.hand_size += 1
        return self._count()

    def column(self, party: int, *cards: str) -> Self:
        """Cards for the party's columns, from the bottom up, each at its planet."""
        side = self.s.parties[party]
        for card in cards:
            self._fetch(card)
            number = self.index("card", card)
            planet = self.game.content.record.cards[number].planet
            self.s.below[number] = side.tops[planet]
            side.tops[planet] = number
            side.heights[planet] += 1
        return self._count()

    def discarded(self, *cards: str) -> Self:
        for card in cards:
            self._fetch(card)
            add_card(self.s.discards, self.index("card", card))
        return self._count()

    def deck(self, *cards: str) -> Self:
        """The deck holds these cards only; the others that it held are out of the game."""
        for card in cards:
            self._fetch(card)
        clear_cards(self.s.deck)
        for card in cards:
            add_card(self.s.deck, self.index("card", card))
        return self._count()

    def credits(self, party: int, credits: int) -> Self:
        self.s.parties[party].credits = credits
        return self

    def zenithium(self, party: int, zenithium: int) -> Self:
        self.s.parties[party].zenithium = zenithium
        return self

    def level(self, party: int, **levels: int) -> Self:
        for people, level in levels.items():
            self.s.parties[party].levels[self.index("people", people)] = level
        return self

    def discs(self, **positions: int) -> Self:
        for planet, position in positions.items():
            self.s.positions[self.index("planet", planet)] = position
        return self

    def won(self, party: int, *planets: str) -> Self:
        for planet in planets:
            self.s.parties[party].discs[self.index("planet", planet)] += 1
        return self

    def badge(self, party: int, side: str = "silver") -> Self:
        self.s.badge_owner = party
        self.s.badge_side = side == "gold"
        return self

    def token(self, place: str, bonus: str | None) -> Self:
        """Lay this token on a planet or people; None takes away what lies there."""
        number = self._place(place)
        before = self.s.places[number]
        if before != NO_TOKEN:
            self.s.supply[before] += 1
        self.s.places[number] = NO_TOKEN
        if bonus is None:
            if before != NO_TOKEN:
                self.s.supply[before] -= 1
                self.s.used[before] += 1
            return self
        kind = self.index("bonus", bonus)
        if self.s.supply[kind] == 0:
            (other, *_) = (at for at in range(len(self.s.places)) if self.s.places[at] == kind)
            self.s.places[other] = next(k for k, left in enumerate(self.s.supply) if left and k != kind)
            self.s.supply[self.s.places[other]] -= 1
            self.s.supply[kind] += 1
        self.s.supply[kind] -= 1
        self.s.places[number] = kind
        return self

    def no_tokens(self) -> Self:
        for place in (*self.names("planet"), *self.names("people")):
            self.token(place, None)
        return self

    # --- playing ---

    def act(self, *actions: str) -> Self:
        """Play actions by name; hands are refilled by themselves."""
        for action in actions:
            self.state.play(action)
            self.refill()
        return self

    def refill(self) -> Self:
        while not self.state.over and self.question() == "draw":
            self.state.play(self.state.chance()[0][0])
        return self

    # --- reading the figures ---

    @property
    def view(self) -> View:
        seen: View = self.state.view()
        return seen

    @property
    def white(self) -> PartyView:
        return self.view.parties[A]

    @property
    def black(self) -> PartyView:
        return self.view.parties[B]

    def question(self) -> str | None:
        return self.view.question

    def at(self, planet: str) -> int | None:
        """Where the planet's disc lies; None while it is missing."""
        return self.view.planets[self.index("planet", planet)].position

    def positions(self) -> list[int | None]:
        return [planet.position for planet in self.view.planets]

    def token_at(self, place: str) -> str | None:
        number = self._place(place)
        if number < PLANETS:
            return self.view.planets[number].token
        return self.view.technology_tokens[place]

    def cards(self, seat: int) -> list[str]:
        """A hand as its owner sees it."""
        hand: list[str] = self.state.view(seat).seats[seat].hand
        return hand

    def hand_sizes(self) -> list[int]:
        return [seat.hand_size for seat in self.view.seats]

    def kinds(self) -> list[str]:
        """The kinds of all public log entries so far."""
        return [event.kind for event in self.state.events()]

    def names(self, domain: str) -> list[str]:
        return list(self.game.content.names[domain])

    # --- inside ---

    def _place(self, place: str) -> int:
        planets = self.names("planet")
        return planets.index(place) if place in planets else PLANETS + self.index("people", place)

    def _fetch(self, card: str) -> None:
        """Take a card out of the deck or of a hand, which gets another one for it."""
        number = self.index("card", card)
        for player in self.s.players:
            if has_card(player.hand, number):
                remove_card(player.hand, number)
                add_card(player.hand, self._filler())
                return
        assert has_card(self.s.deck, number), f"{card} lies elsewhere already"
        remove_card(self.s.deck, number)

    def _filler(self) -> int:
        """A card of the deck that tests seldom speak of: from the end of the list."""
        number = max(card for card in range(len(self.names("card"))) if has_card(self.s.deck, card))
        remove_card(self.s.deck, number)
        return number

    def _count(self) -> Self:
        cards: Any = range(len(self.names("card")))
        self.s.deck_size = sum(has_card(self.s.deck, card) for card in cards)
        return self


def fresh(seats: int = 2, **options: object) -> Zenith:
    """Nothing decided yet."""
    return Zenith(seats, **options)


def table(seats: int = 2, first: int = A, **options: object) -> Zenith:
    """The first party to play its card, all discs in the middle; a team has to say who plays first."""
    return Zenith(seats, **options).lay_out(first=first).keep_all().middle()


def team(first: int = A) -> Zenith:
    """Four seats, white's member `first` to play a card."""
    return table(4).play(f"first({first})")
