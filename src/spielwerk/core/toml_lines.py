"""On which line of a TOML text does a key stand? Python's TOML reader does not say.

The text has already been read without error, so this walk may trust its syntax.
"""

import re
from collections.abc import Mapping

Path = tuple[str | int, ...]

_KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\]|\\.)*\"|'[^']*'")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_SCALAR = re.compile(r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?")
_BLANK = re.compile(r"(?:\s|#[^\n]*)*")


def lines_of(text: str) -> Mapping[Path, int]:
    """The line of every table, row and key.

    >>> lines_of('[a]\\nb = [{ c = 1 },\\n  { c = 2 }]')[("a", "b", 1, "c")]
    3
    """
    return _Walk(text).lines


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {(): 1}
        self.rows: dict[Path, int] = {}
        self._document()

    def _document(self) -> None:
        table: Path = ()
        self._skip()
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                table = self._header(2)
                index = self.rows.get(table, -1) + 1
                self.rows[table] = index
                table = (*table, index)
                self._mark(table)
            elif self.text[self.at] == "[":
                table = self._header(1)
                self._mark(table)
            else:
                self._pair(table)
            self._skip()

    def _header(self, brackets: int) -> Path:
        start = self.at
        self.at += brackets
        keys = self._keys()
        self.at += brackets
        self._start = start
        path: Path = ()
        for key in keys[:-1]:  # a header below rows speaks of the last one
            path = (*path, key)
            if path in self.rows:
                path = (*path, self.rows[path])
        return (*path, keys[-1])

    def _keys(self) -> list[str]:
        found: list[str] = []
        while True:
            self._skip()
            match = _KEY.match(self.text, self.at)
            assert match, "the text was read before, so a key stands here"
            found.append(match[0].strip("\"'"))
            self.at = match.end()
            self._skip()
            if self.text[self.at] != ".":
                return found
            self.at += 1

    def _pair(self, table: Path) -> None:
        self._start = self.at
        path = (*table, *self._keys())
        self._mark(path)
        self.at += 1  # the sign =
        self._skip()
        self._value(path)

    def _value(self, path: Path) -> None:
        sign = self.text[self.at]
        if sign == "[":
            self.at += 1
            index = 0
            while not self._closes("]"):
                self._start = self.at
                self._mark((*path, index))
                self._value((*path, index))
                index += 1
        elif sign == "{":
            self.at += 1
            while not self._closes("}"):
                self._pair(path)
        else:
            match = (_STRING if sign in "\"'" else _SCALAR).match(self.text, self.at)
            assert match, "the text was read before, so a value stands here"
            self.at = match.end()

    def _closes(self, sign: str) -> bool:
        self._skip()
        if self.text[self.at] == ",":
            self.at += 1
            self._skip()
        if self.text[self.at] == sign:
            self.at += 1
            return True
        return False

    def _mark(self, path: Path) -> None:
        line = self.text.count("\n", 0, self._start) + 1
        for end in range(1, len(path) + 1):
            self.lines.setdefault(path[:end], line)

    def _skip(self) -> None:
        match = _BLANK.match(self.text, self.at)
        assert match
        self.at = match.end()
