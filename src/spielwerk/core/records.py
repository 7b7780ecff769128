"""Records: fixed-size NumPy structures whose fields read like attributes, compiled or not."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from spielwerk.core.jit import COMPILED

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


class _PlainArray(np.ndarray[Any, Any]):
    """In plain Python, an array of a record gives Python's own integers: like Numba's, they do not overflow midway."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return value.item() if isinstance(value, np.number) else value


class Record(np.void):  # type: ignore[misc]
    """One record of an array, sharing its memory: `state.players[2].coins += 1` works in plain Python as in Numba."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        """A field wins over what NumPy's scalars have of that name, such as `size`."""
        attribute = super().__getattribute__
        if name not in attribute("dtype").fields:
            return attribute(name)
        value = self[name]
        if isinstance(value, np.number):
            return value.item()
        return value if COMPILED or not isinstance(value, np.ndarray) else value.view(_PlainArray)

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def record(fields: Sequence[Field]) -> np.dtype[Any]:
    """The dtype of a record, its fields aligned as C would align them.

    NumPy's own `align=True` forgets the alignment of records inside records, so the offsets are worked out here.

    >>> card = record([("cost", "i1"), ("coins", "i2")])
    >>> record([("size", "i1"), ("cards", card, (3,))]).itemsize
    14
    """
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    end, widest = 0, 1
    for name, kind, *shape in fields:
        scalar = np.dtype(kind)
        alignment = _alignment(scalar)
        offset = _round_up(end, alignment)
        names.append(name)
        formats.append(np.dtype((scalar, shape[0])) if shape else scalar)
        offsets.append(offset)
        end = offset + formats[-1].itemsize
        widest = max(widest, alignment)
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": _round_up(end, widest)}
    return np.dtype((Record, layout))


def _alignment(dtype: np.dtype[Any]) -> int:
    if dtype.fields is None:
        return dtype.base.alignment if dtype.base.fields is None else _alignment(dtype.base)
    return max(_alignment(field[0]) for field in dtype.fields.values())


def _round_up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple


def one(dtype: np.dtype[Any]) -> Any:
    """A fresh record of this kind, all zero."""
    return np.zeros(1, dtype)[0]


def duplicate(source: Any) -> Any:
    """A copy that shares nothing with its source, equal to the last byte (NumPy's own would leave gaps unset)."""
    return from_bytes(source.tobytes(), source.dtype)


def from_bytes(data: bytes, dtype: np.dtype[Any]) -> Any:
    """The record that these bytes hold."""
    return np.frombuffer(bytearray(data), dtype)[0]
