"""A game and its states, for people who import the package.

>>> import spielwerk
>>> game = spielwerk.load("verlagswelt")
>>> state = game.new(seats=2, seed=1)
>>> state.actors()
[1]
>>> [str(action) for action in state.legal()][:3]
['pass', 'build(authors)', 'build(games_editorial)']
>>> state.play("build(authors)")
>>> state.over
False
"""

import hashlib
import secrets
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from spielwerk.core import flow
from spielwerk.core.action_space import Action, Names, Space
from spielwerk.core.agenda import NATURE
from spielwerk.core.buffers import CHANCES, OPTIONS, RESULT
from spielwerk.core.content import Content, load_content
from spielwerk.core.errors import BadOption, BadSave, IllegalAction
from spielwerk.core.events import Events, Happened
from spielwerk.core.flow import Rules
from spielwerk.core.log import entries_for, log
from spielwerk.core.meta import Metadata
from spielwerk.core.records import duplicate, from_bytes, one
from spielwerk.core.rng import start_stream
from spielwerk.core.rules import RUNNING, SPECTATOR
from spielwerk.core.texts import Texts
from spielwerk.core.views import Refusal

CHANCE_STREAM = 0
"""The stream of a seed that decides chance; players draw from others."""

EffectText = Callable[[Content, str, str], str]
"""Content, card and language to words."""

MOST_SEED = 2**63 - 1
MAGIC = b"SPWK"


class Standing(NamedTuple):
    """Where a seat finished: places from 1, shared ones repeat; score as the game counts."""

    seat: int
    place: int
    score: int


class Move(NamedTuple):
    """One entry of a game's record; a seat of -1 is chance played by the caller."""

    seat: int
    action: Action


class Reseed(NamedTuple):
    """After so many moves chance went on from another seed."""

    after: int
    seed: int


class Game:
    """One of the games with its rules and cards; make states with `new`."""

    def __init__(self, meta: Metadata, modules: dict[str, ModuleType], folder: Path, own_content: Path | None) -> None:
        self.meta = meta
        self.folder = folder
        self.rules: Rules = modules["rules"].RULES
        self.actions: Space = modules["actions"].ACTIONS
        self.outcomes: Space = modules["actions"].OUTCOMES
        self.events: Events = modules["actions"].EVENTS
        self.dtype = modules["state"].STATE
        self.endings = modules["state"].Ending
        self.encoding = modules["encode"].ENCODING
        self.views: Any = modules["view"]
        self.effect_text: EffectText | None = getattr(self.views, "effect_text", None)
        """What a card does, in words made from its effects; None: the card file says it."""
        self.content: Content = load_content(modules["content"].FORMAT, folder / "content.toml", own_content)

    @property
    def id(self) -> str:
        return self.meta.id

    def __repr__(self) -> str:
        return f"<game {self.id}, content {self.content.digest}>"

    def new(
        self, seats: int | None = None, seed: int | None = None, *, explicit_chance: bool = False, **options: object
    ) -> "State":
        """A new game, set up to its first decision.

        `explicit_chance` stops at every throw and draw: `chance()` lists what may come and `play` takes one of it.
        """
        if seats is None:
            seats = self.meta.max_seats
        if seed is None:
            seed = secrets.randbelow(MOST_SEED + 1)
        if not 0 <= seed <= MOST_SEED:
            raise BadOption(f"seed {seed} is out of range; it is a whole number from 0 to {MOST_SEED}")
        state = State(self, self.blank(seats, options, explicit_chance=explicit_chance), seed)
        start_stream(state.record.rng, seed, CHANCE_STREAM)
        flow.setup(self.content.record, state.record, state.notes)
        state._collect()
        return state

    def blank(self, seats: int, options: dict[str, object], *, explicit_chance: bool = False) -> Any:
        """A state record with seats and options filled in and nothing dealt: what `setup` starts from."""
        record = one(self.dtype)
        record.seats = seats
        record.explicit = explicit_chance
        choices = self.meta.choices(options, seats)
        for option in self.meta.options:
            setattr(record.options, option.id, option.choices.index(choices[option.id]))
        return record

    @cached_property
    def fingerprint(self) -> bytes:
        """Eight bytes that differ between games, rules versions and card files."""
        facts = f"{self.id} {self.meta.rules_version} {self.content.digest} {self.dtype}"
        return hashlib.sha256(facts.encode()).digest()[:8]

    def action(self, given: Action | str | int) -> Action:
        """An action by its name or number; raises IllegalAction if the game has none like it."""
        return _find(self.actions, given, self.content.names)

    def outcome(self, given: Action | str | int) -> Action:
        """What chance can bring, by its name or number."""
        return _find(self.outcomes, given, self.content.names)

    def from_bytes(self, data: bytes) -> "State":
        """A state from `State.to_bytes`; it knows its position, not the moves that led there."""
        if data[:4] != MAGIC or len(data) != len(MAGIC) + 8 + self.dtype.itemsize:
            raise BadSave(f"these {len(data)} bytes are no state of {self.id}; take what State.to_bytes gave")
        if data[4:12] != self.fingerprint:
            raise BadSave(f"this state belongs to another game, other rules or other cards than {self!r}")
        return State(self, from_bytes(data[12:], self.dtype), None)

    def texts(self, language: str, names: Iterable[str] | None = None, reader: int | None = None) -> Texts:
        """The words of this game in one language."""
        known = list(names) if names else [f"#{seat + 1}" for seat in range(self.meta.max_seats)]
        return Texts(self.folder / "texts", self.content, language, known, reader)


class State:
    """One game in progress. Copies are cheap, and nothing in it is shared."""

    def __init__(self, game: Game, record: Any, seed: int | None) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self.moves: list[Move] = []
        self.reseeds: list[Reseed] = []
        self.notes = log()
        self.log: list[np.ndarray[Any, Any]] = []
        """What each move told, the setup first."""

    # --- what can be done ---

    @property
    def seats(self) -> int:
        return int(self.record.seats)

    @property
    def over(self) -> bool:
        return bool(self.record.ending != RUNNING)

    @property
    def ending(self) -> str | None:
        """How the game ended, or None."""
        return self.game.endings(self.record.ending).name.lower() if self.over else None

    def actors(self) -> list[int]:
        """The seats that may act now; none at the end and at a chance point."""
        mask = int(flow.actors(self._content, self.record))
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def sealed(self) -> bool:
        """Is a decision open that nobody sees of others until all have answered?"""
        tasks = self.record.agenda
        return bool(not self.over and tasks.tasks[tasks.size - 1].seat == NATURE and self.actors())

    def legal(self, seat: int | None = None) -> list[Action]:
        """The actions of a seat (without one: of the seat whose turn it is), in ascending order of their numbers."""
        if seat is None:
            seat = self._only_actor()
        if seat is None:
            return []
        options = one(OPTIONS)
        count = flow.legal(self._content, self.record, seat, options)
        return [self.game.actions.action(int(number), self._names) for number in options.actions[:count]]

    def chance(self) -> list[tuple[Action, float]]:
        """At a chance point of a game with explicit chance: what may come, with its probability."""
        chances = one(CHANCES)
        count = flow.chance(self._content, self.record, chances)
        total = int(chances.weights[:count].sum())
        outcomes = zip(chances.outcomes[:count], chances.weights[:count], strict=True)
        return [(self.game.outcomes.action(int(o), self._names), int(w) / total) for o, w in outcomes]

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Play an action, given as `legal` lists it, by name or by number; raises IllegalAction with the reason."""
        if self._at_chance():
            self._play_chance(action)
            return
        if seat is None:
            seat = self._only_actor()
        chosen = self.game.action(action)
        self._check(chosen, seat)
        flow.apply(self._content, self.record, self.notes, seat, chosen.number)
        self.moves.append(Move(int(seat or 0), chosen))
        self._collect()

    def reseed(self, seed: int) -> None:
        """Draw all chance to come from another seed; what was drawn already stays."""
        start_stream(self.record.rng, seed, CHANCE_STREAM)
        self.reseeds.append(Reseed(len(self.moves), seed))

    def _play_chance(self, action: Action | str | int) -> None:
        outcomes = [outcome for outcome, _ in self.chance()]
        chosen = self.game.outcome(action)
        if chosen not in outcomes:
            raise IllegalAction(f"chance cannot bring {chosen} now; it brings one of {_listed(outcomes)}")
        flow.apply(self._content, self.record, self.notes, NATURE, chosen.number)
        self.moves.append(Move(NATURE, chosen))
        self._collect()

    def _check(self, action: Action, seat: int | None) -> None:
        options = self.legal(seat) if seat is not None else []
        if action not in options:
            raise IllegalAction(f"{action} is not allowed: {self.why_not(action, seat)}; allowed: {_listed(options)}")

    def why_not(self, action: Action | str | int, seat: int | None = None, language: str = "en") -> str | None:
        """Why this action is not allowed now, in words; None if it is."""
        chosen = self.game.action(action)
        texts = self.game.texts(language)
        if self.over:
            return texts.format("refused-game-over")
        actors = self.actors()
        if seat is None:
            seat = self._only_actor()
        if seat not in actors:
            return texts.format("refused-not-your-turn", turn=", ".join(texts.seat(actor) for actor in actors))
        options = self.legal(seat)
        if chosen in options:
            return None
        key, args = self.refusal(chosen, seat) or ("not-asked", {"question": texts.question(self.view(seat).question)})
        return texts.format(f"refused-{key}", **args)

    def refusal(self, action: Action, seat: int) -> Refusal | None:
        """Key and facts of the rule that forbids an action to a seat; it reads only what the seat may know."""
        reason: Refusal | None = self.game.views.refusal(self.game.content, self.hidden(seat).record, seat, action)
        return reason

    # --- what can be seen ---

    def view(self, seat: int = SPECTATOR) -> Any:
        """All that this seat (or a spectator) may know, as a typed structure; built from a copy that hides the rest."""
        return self.game.views.view(self.game.content, self.hidden(seat).record, seat)

    def hidden(self, seat: int) -> "State":
        """A copy from which all that this seat may not know is wiped."""
        copy = State(self.game, duplicate(self.record), None)
        flow.hide(self._content, copy.record, seat)
        return copy

    def events(self, seat: int = SPECTATOR) -> list[Happened]:
        """What happened so far, as far as this seat could see it."""
        return [event for batch in range(len(self.log)) for event in self.told(batch, seat)]

    def told(self, batch: int, seat: int = SPECTATOR) -> list[Happened]:
        """What one batch of the log (0: the setup, n: move n) told this seat."""
        return [self.game.events.read(entry, self._names) for entry in entries_for(self.log[batch], seat)]

    def result(self) -> list[Standing]:
        """Place and score of every seat; of a game under way as it stands."""
        result = one(RESULT)
        flow.result(self._content, self.record, result)
        return [Standing(seat, int(s.place), int(s.score)) for seat, s in enumerate(result.seats[: self.seats])]

    def parts(self, seat: int) -> dict[str, int]:
        """What the score of a seat is made of, or what else decides; of a game under way as it stands."""
        parts: dict[str, int] = self.game.views.parts(self.game.content, self.record, seat)
        return parts

    @property
    def options(self) -> dict[str, str]:
        """Every option with the choice that this table made."""
        return {o.id: o.choices[int(getattr(self.record.options, o.id))] for o in self.game.meta.options}

    # --- keeping it ---

    def copy(self) -> "State":
        """An independent copy with the same past."""
        twin = State(self.game, duplicate(self.record), self.seed)
        twin.moves = list(self.moves)
        twin.reseeds = list(self.reseeds)
        twin.log = list(self.log)
        return twin

    def to_bytes(self) -> bytes:
        """The position in a few hundred bytes; read back with `Game.from_bytes`."""
        return MAGIC + self.game.fingerprint + bytes(self.record.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    # --- inside ---

    @property
    def _content(self) -> Any:
        return self.game.content.record

    @property
    def _names(self) -> Any:
        return self.game.content.names

    def _at_chance(self) -> bool:
        return not self.over and not self.actors()

    def _only_actor(self) -> int | None:
        actors = self.actors()
        if len(actors) > 1:
            raise IllegalAction(f"seats {_listed(actors)} decide at the same time; say which one: play(action, seat=…)")
        return actors[0] if actors else None

    def _collect(self) -> None:
        """Move what the rules wrote down to the game's own log."""
        if self.notes.lost:
            raise AssertionError(f"one action caused more than {self.notes.room} log entries")
        self.log.append(self.notes.entries[: self.notes.size].copy())
        self.notes.size = 0


def _find(space: Space, given: Action | str | int, names: Names) -> Action:
    if isinstance(given, str):
        return space.parse(given, names)
    return space.action(given.number if isinstance(given, Action) else given, names)


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values)) or "nothing"
