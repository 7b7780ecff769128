"""Actions: small whole numbers in a fixed space, laid out by named kinds with parameters.

`Space` turns numbers into named values and back. What a parameter's values are called comes from the content
(`build(authors)`), so an edited card file needs no code.
"""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from spielwerk.core.errors import IllegalAction

Names = Mapping[str, Sequence[str]]
"""For each domain of the content, what its members are called, in order."""


class Param(NamedTuple):
    """A parameter: `size` values, counted from `first`; `domain` names the content table whose rows it picks.

    `price` names the column of that table which says what the action costs.
    """

    name: str
    size: int
    domain: str = "number"
    first: int = 0
    price: str = ""

    def value(self, index: int, names: Names) -> int | str:
        """What people call the value at `index`."""
        known = names.get(self.domain)
        if known is None:
            return self.first + index
        return known[index] if index < len(known) else f"{self.domain}-{index}"


class Kind(NamedTuple):
    """All actions of one name, e.g. `build(department)`; numbers `first` to `first + size - 1`."""

    name: str
    params: tuple[Param, ...]
    first: int
    size: int


class Action(NamedTuple):
    """One action with its number, its kind and what its parameters are called."""

    number: int
    kind: str
    args: tuple[int | str, ...]

    def __str__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.args))})" if self.args else self.kind


class Space:
    """The kinds of actions that a game has, one after another.

    >>> moves = Space()
    >>> PASS = moves.add("pass")
    >>> BUILD = moves.add("build", Param("kind", 3, "card"))
    >>> moves.size, BUILD
    (4, 1)
    >>> str(moves.action(2, {"card": ["inn", "mill", "mine"]}))
    'build(mill)'
    >>> moves.parse("build(mine)", {"card": ["inn", "mill", "mine"]}).number
    3
    """

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def add(self, name: str, *params: Param) -> int:
        """Lay out one more kind; returns its lowest number, to which rules add the parameter."""
        kind = Kind(name, params, self.size, math.prod(param.size for param in params))
        self.kinds.append(kind)
        return kind.first

    @property
    def size(self) -> int:
        return sum(kind.size for kind in self.kinds)

    def kind(self, name: str) -> Kind:
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise IllegalAction(f"there is no action called {name!r}; there are {', '.join(k.name for k in self.kinds)}")

    def indices(self, number: int) -> tuple[Kind, tuple[int, ...]]:
        """Kind and parameter indices of a number."""
        for kind in self.kinds:
            if kind.first <= number < kind.first + kind.size:
                rest = number - kind.first
                found: list[int] = []
                for param in reversed(kind.params):
                    rest, index = divmod(rest, param.size)
                    found.append(index)
                return kind, tuple(reversed(found))
        raise IllegalAction(f"there is no action number {number}; numbers run from 0 to {self.size - 1}")

    def action(self, number: int, names: Names) -> Action:
        """The named value of a number."""
        kind, indices = self.indices(number)
        return Action(number, kind.name, tuple(p.value(i, names) for p, i in zip(kind.params, indices, strict=True)))

    def all(self, names: Names) -> Iterator[Action]:
        """Every action of the space, in order."""
        for number in range(self.size):
            yield self.action(number, names)

    def parse(self, text: str, names: Names) -> Action:
        """The action that this text names: `build(authors)`, `build authors` and `BUILD Authors` are the same."""
        words = re.findall(r"[\w-]+", text.lower())
        if not words:
            raise IllegalAction("an empty text names no action; write for example " + self._example(names))
        kind = self.kind(words[0])
        if len(words) - 1 != len(kind.params):
            wanted = ", ".join(param.name for param in kind.params) or "nothing"
            raise IllegalAction(f"{kind.name} takes {wanted}, not {len(words) - 1} values ({text!r})")
        number = 0
        for param, word in zip(kind.params, words[1:], strict=True):
            values = [str(param.value(index, names)).lower() for index in range(param.size)]
            if word not in values:
                raise IllegalAction(f"{kind.name} has no {param.name} {word!r}; it is one of {', '.join(values)}")
            number = number * param.size + values.index(word)
        return self.action(kind.first + number, names)

    def _example(self, names: Names) -> str:
        return str(self.action(self.size - 1, names))
