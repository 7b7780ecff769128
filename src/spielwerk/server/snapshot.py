"""A position with its log as bytes, so that a long game need not be replayed from its start."""

import hashlib

import msgspec
import numpy as np

from spielwerk.core.errors import BadSave
from spielwerk.core.game import Game, Move, Reseed, State
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


def _digest(moves: list[Move], reseeds: list[Reseed]) -> str:
    past = [(move.seat, move.action.number) for move in moves], [tuple(reseed) for reseed in reseeds]
    return hashlib.sha256(repr(past if reseeds else past[0]).encode()).hexdigest()


def pack(state: State) -> bytes:
    """A check sum, then the snapshot."""
    log = [batch.tobytes() for batch in state.log]
    digest = _digest(state.moves, state.reseeds)
    data = msgspec.msgpack.encode(_Snapshot(digest, len(state.moves), state.to_bytes(), log))
    return hashlib.sha256(data).digest() + data


def unpack(game: Game, data: bytes, seed: int, moves: list[Move], reseeds: list[Reseed]) -> State:
    """The state that the first of these moves led to; BadSave if the snapshot is damaged or of other moves."""
    if hashlib.sha256(data[32:]).digest() != data[:32]:
        raise BadSave("the snapshot is damaged: its check sum is wrong")
    try:
        kept = _decoder.decode(data[32:])
    except msgspec.DecodeError as error:
        raise BadSave(f"the snapshot cannot be read: {error}") from None
    past = moves[: kept.count]
    drawn = [reseed for reseed in reseeds if reseed.after < kept.count]
    if len(past) != kept.count or _digest(past, drawn) != kept.moves:
        raise BadSave("the snapshot belongs to other moves")
    state = game.from_bytes(kept.position)
    state.seed = seed
    state.moves = past
    state.reseeds = drawn
    state.log = [np.frombuffer(batch, ENTRY).copy() for batch in kept.log]
    return state
