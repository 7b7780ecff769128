"""Nim: whoever takes the last stone wins. The smallest game that has chance, a choice and a card file."""

from spielwerk.core.meta import Metadata

GAME = Metadata(id="nim", seats=(2,), rules_version=1, minutes=2)
