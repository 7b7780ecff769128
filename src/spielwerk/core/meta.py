"""What a lobby needs to know of a game. Importing it does not load the engine."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from spielwerk.core.errors import BadOption


def own_games() -> list[Path]:
    """Folders with games that do not come with the package."""
    return [Path(folder) for folder in os.environ.get("SPIELWERK_GAMES", "").split(os.pathsep) if folder]


@dataclass(frozen=True)
class Option:
    """One setting that the table agrees on before the game; the first choice is the default."""

    id: str
    choices: tuple[str, ...]
    clause: str
    """The clause or ruling of the ledger that it switches."""
    names_seat: bool = False
    """Some choices are seat numbers, so a smaller table has fewer of them."""
    tables: tuple[int, ...] = ()
    """The numbers of seats that have the choice, others keep the default; empty: all have it."""

    @property
    def default(self) -> str:
        return self.choices[0]

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices that a table of this size has."""
        if self.tables and seats not in self.tables:
            return self.choices[:1]
        if not self.names_seat:
            return self.choices
        return tuple(choice for choice in self.choices if not choice.isdigit() or int(choice) < seats)


def switch(id: str, clause: str) -> Option:
    """An option that is off unless somebody turns it on."""
    return Option(id, ("off", "on"), clause)


def first_player(seats: int, clause: str) -> Option:
    """Who begins: drawn by lot, or the seat that the table names."""
    return Option("first_player", ("random", *map(str, range(seats))), clause, names_seat=True)


@dataclass(frozen=True)
class Printed:
    """The printed game, as far as its rulebook names who made it, who published it and when."""

    designers: tuple[str, ...] = ()
    publisher: str | None = None
    year: int | None = None


@dataclass(frozen=True)
class Metadata:
    """A game as the lobby shows it."""

    id: str
    seats: tuple[int, ...]
    rules_version: int
    """Raised by every change that would make a stored game replay differently."""
    minutes: int
    options: tuple[Option, ...] = field(default=())
    teams: Mapping[int, list[list[int]]] = field(default_factory=dict, hash=False)
    """For numbers of seats with teams: the seats of each team."""
    printed: Printed = Printed()

    @property
    def max_seats(self) -> int:
        return max(self.seats)

    def sides(self, seats: int) -> list[list[int]]:
        """The seats that win and lose together: teams, else everybody alone."""
        return self.teams.get(seats) or [[seat] for seat in range(seats)]

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            message = f"{self.id} cannot be played with {seats} seats; it takes {', '.join(map(str, self.seats))}"
            raise BadOption(message, "seats", seats=seats, allowed=self.seats)

    def choices(self, given: Mapping[str, object], seats: int) -> dict[str, str]:
        """Every option with its choice, defaults filled in; booleans stand for on and off."""
        self.check_seats(seats)
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                message = f"{self.id} has no option {name!r}; it has {', '.join(known) or 'none'}"
                raise BadOption(message, "option", option=name, known=tuple(known))
        return {option.id: _choice(option, given.get(option.id, option.default), seats) for option in self.options}


def _choice(option: Option, given: object, seats: int) -> str:
    value = ("on" if given else "off") if isinstance(given, bool) else str(given)
    allowed = option.choices_for(seats)
    if value not in allowed:
        message = f"option {option.id} cannot be {value!r} with {seats} seats; it is one of {', '.join(allowed)}"
        raise BadOption(message, "choice", option=option.id, choice=value, allowed=allowed)
    return value
