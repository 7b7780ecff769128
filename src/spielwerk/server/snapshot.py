"""A position with its log as bytes, so that a long game need not be played again from its start."""

import hashlib
from typing import Any

import msgspec
import numpy as np

from spielwerk.core.errors import BadSave
from spielwerk.core.game import Game, Move, State
from spielwerk.core.log import ENTRY

EVERY = 50
"""Moves between two snapshots."""


class _Snapshot(msgspec.Struct, frozen=True, array_like=True):
    moves: str
    """Digest of the moves that led here."""
    count: int
    position: bytes
    log: list[bytes]
    """What each move told, the setup first."""


_decoder = msgspec.msgpack.Decoder(_Snapshot)


def _digest(moves: list[Move]) -> str:
    return hashlib.sha256(repr([(move.seat, move.action.number) for move in moves]).encode()).hexdigest()


def pack(state: State) -> bytes:
    """A check sum, then the snapshot."""
    log = [batch.tobytes() for batch in batches(state)]
    data = msgspec.msgpack.encode(_Snapshot(_digest(state.moves), len(state.moves), state.to_bytes(), log))
    return hashlib.sha256(data).digest() + data


def unpack(game: Game, data: bytes, seed: int, moves: list[Move]) -> State:
    """The state that the first of these moves led to; BadSave if the snapshot is damaged or of other moves."""
    if hashlib.sha256(data[32:]).digest() != data[:32]:
        raise BadSave("the snapshot is damaged: its check sum is wrong")
    try:
        kept = _decoder.decode(data[32:])
    except msgspec.DecodeError as error:
        raise BadSave(f"the snapshot cannot be read: {error}") from None
    past = moves[: kept.count]
    if len(past) != kept.count or _digest(past) != kept.moves:
        raise BadSave("the snapshot belongs to other moves")
    state = game.from_bytes(kept.position)
    state.seed = seed
    state.moves = past
    state._entries = [np.frombuffer(batch, ENTRY).copy() for batch in kept.log]
    return state


def batches(state: State) -> list[np.ndarray[Any, Any]]:
    """The log of a state, move by move, the setup first."""
    return state._entries
