"""Buffers that generic code hands to the rules to write into.

They are records, not arrays: a record is a bare pointer in compiled code, while an array argument is reference-counted
at every call and return (measured: with records, random play of verlagswelt rose from 3.7 to 5.1 million decisions/s).
"""

from spielwerk.core.records import record

MOST_SEATS = 5
MOST_OPTIONS = 512
"""More than the actions of any game."""

OPTIONS = record([("actions", "i2", (MOST_OPTIONS,))])
"""The actions open to a seat."""

CHANCES = record([("outcomes", "i2", (MOST_OPTIONS,)), ("weights", "i4", (MOST_OPTIONS,))])
"""The outcomes of a chance node with their weights."""

STANDING = record([("place", "i1"), ("score", "i4")])
"""Result of one seat: place from 1 (shared places repeat), score as the game counts."""

RESULT = record([("seats", STANDING, (MOST_SEATS,))])
