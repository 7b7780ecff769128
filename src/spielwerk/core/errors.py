"""Errors that people see: each says what was wrong and what would be right."""

from dataclasses import dataclass


class SpielwerkError(Exception):
    """Anything that Spielwerk refuses, with a message made for people."""


class UnknownGame(SpielwerkError):
    """There is no game of that name."""


class BadOption(SpielwerkError):
    """A seat count, seed or option that the game does not have.

    The message is English; `key` and `facts` let others say it in the reader's language.
    """

    def __init__(self, message: str, key: str | None = None, **facts: object) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class IllegalAction(SpielwerkError):
    """An action that may not be played now."""


class BadSave(SpielwerkError):
    """A saved game that is damaged or belongs to other rules or cards."""


@dataclass(frozen=True)
class Problem:
    """One mistake in a card file."""

    file: str
    line: int | None
    key: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.message}" if self.key else f"{place}: {self.message}"


class BadContent(SpielwerkError):
    """A card file with mistakes; `problems` lists all of them."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))
