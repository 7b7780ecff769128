"""Saved games: a small readable JSON document from which a game replays bit for bit.

A game is its options, rules version, content digest, seed and actions; the result and a digest of the last position
are kept beside them so that `verify` can tell whether anything was changed.
"""

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from spielwerk.core.errors import BadSave, SpielwerkError

if TYPE_CHECKING:
    from spielwerk.core.game import Game, State

FORMAT_VERSION = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """The document; `actions` holds lines such as "2 build(authors)": seat and action."""

    spielwerk: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, str]
    seed: int
    actions: list[str]
    names: list[str] = []
    places: list[int] | None = None
    """Place of every seat; None while the game is under way."""
    digest: str = ""
    """Hash of the last position."""
    reseeds: list[tuple[int, int]] = []
    """Where moves were taken back: after so many moves chance went on from another seed."""


class Damaged(BadSave):
    """A saved game that replays only in part; `state` is where it got to."""

    def __init__(self, message: str, state: "State") -> None:
        super().__init__(message)
        self.state = state


def save_of(state: "State", names: list[str] | None = None) -> Save:
    """The document of a game that was played from its start with chance from its seed."""
    if state.seed is None or state.record.explicit:
        raise BadSave("only a game made with Game.new, with chance left to its seed, can be saved with its moves")
    return Save(
        spielwerk=FORMAT_VERSION,
        game=state.game.id,
        rules=state.game.meta.rules_version,
        content=state.game.content.digest,
        seats=state.seats,
        options=state.options,
        seed=state.seed,
        actions=[f"{move.seat} {move.action}" for move in state.moves],
        names=names or [],
        places=[standing.place for standing in state.result()] if state.over else None,
        digest=position_digest(state),
        reseeds=list(state.reseeds),
    )


def position_digest(state: "State") -> str:
    """A hash of the whole position: equal hashes, equal positions."""
    return hashlib.sha256(state.to_bytes()).hexdigest()


def write(save: Save, path: Path) -> None:
    """Write the document so that a crash leaves the old one or the new one, never half of it."""
    text = msgspec.json.format(msgspec.json.encode(save), indent=2)
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_bytes(text + b"\n")
    half.replace(path)


def read(path: Path) -> Save:
    """Read a document; says what is wrong with it if it cannot be read."""
    try:
        save = msgspec.json.decode(path.read_bytes(), type=Save)
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadSave(f"{path} is no saved game of Spielwerk: {error}") from None
    if save.spielwerk != FORMAT_VERSION:
        raise BadSave(f"{path} has format {save.spielwerk}; this version reads format {FORMAT_VERSION}")
    return save


def replay(game: "Game", save: Save) -> "State":
    """Play the document again; raises Damaged where it stops making sense, with the state up to there."""
    if save.game != game.id:
        raise BadSave(f"this is a game of {save.game}, not of {game.id}")
    if save.rules != game.meta.rules_version:
        raise BadSave(f"this game was played by rules version {save.rules}; here is version {game.meta.rules_version}")
    if save.content != game.content.digest:
        raise BadSave(
            f"this game was played with other cards (digest {save.content}, here {game.content.digest}); "
            "name their file with --content"
        )
    options: dict[str, Any] = dict(save.options)
    state = game.new(save.seats, save.seed, **options)
    reseeds = dict(save.reseeds)
    for number, line in enumerate(save.actions, start=1):
        seat, _, action = line.partition(" ")
        if number - 1 in reseeds:
            state.reseed(reseeds[number - 1])
        try:
            if not seat.isdigit():
                raise BadSave(f"{line!r} does not begin with a seat; write for example '0 {state.legal()[0]}'")
            state.play(action, int(seat))
        except SpielwerkError as error:
            message = f"action {number} of {len(save.actions)}: {error}; the {number - 1} before it are sound"
            raise Damaged(message, state) from None
    if len(save.actions) in reseeds:
        state.reseed(reseeds[len(save.actions)])
    return state


def verify(game: "Game", save: Save) -> "State":
    """Replay and compare with what the document claims."""
    state = replay(game, save)
    places = [standing.place for standing in state.result()] if state.over else None
    if save.places != places:
        raise BadSave(f"the document claims the places {save.places}, but the moves lead to {places}")
    if save.digest != position_digest(state):
        raise BadSave("the last position is not the one that the document was written for (digests differ)")
    return state
