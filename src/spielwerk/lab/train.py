"""Training a network by self-play: progress, checkpoints that it goes on from, and a table of its strength."""

import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from spielwerk.bots.levels import champion_style, study_style
from spielwerk.bots.registry import fill_policy
from spielwerk.bots.td_training import COURSE, lesson_record, study
from spielwerk.bots.weights import About, new_net, save_net, stack
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core.errors import BadOption, BadSave
from spielwerk.core.game import Game
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.lab.sides import sides_of
from spielwerk.lab.simulate import Simulation

EVERYBODY = 31
"""All seats learn."""
PROBES = 200
"""Random games that show how far apart scores lie."""
SLICE = 16
"""Games between two looks at the clock."""
SEEDS = 1 << 40
"""Games of one seed come from a range of their own."""


@dataclass(frozen=True)
class Plan:
    """How long and how to study; what changes goes evenly from the first figure to the last."""

    minutes: float = 5.0
    games: int = 0
    """Instead of minutes: the same network comes out of the same number of games."""
    trace: float = 0.95
    curiosity: tuple[float, float] = (0.05, 0.01)
    temperature: tuple[float, float] = (0.003, 0.001)
    rate: tuple[float, float] = (3e-3, 1e-4)
    batch: int = 2
    greed: float = 0.1


class Progress(msgspec.Struct):
    """What a checkpoint says beside the weights."""

    game: str
    seats: int
    seed: int
    games: int
    seconds: float


class Training:
    """A network in training.

    `opponent` is one that sits in the other seats, thinks like the champion and does not learn; `teacher` one to begin
    with: what it knows of the own seat holds at tables of any size.
    """

    def __init__(
        self, game: Game, seats: int, seed: int, plan: Plan, opponent: Any = None, teacher: Any = None
    ) -> None:
        game.meta.check_seats(seats)
        if plan.minutes <= 0 and plan.games <= 0:
            raise BadOption("a network needs time to learn; give minutes or games above 0")
        if not 0 <= plan.trace <= 1 or plan.batch < 1:
            raise BadOption(f"trace {plan.trace} or batch {plan.batch} is out of range; from 0 to 1, and at least 1")
        self.game, self.seats, self.seed, self.plan = game, seats, seed, plan
        self.sides = sides_of(game, seats, {})
        net = new_net(game, len(self.sides), seed)
        if teacher is not None:
            net.weights = teacher.weights
        net.scale = self._typical_lead()
        net.greed = plan.greed
        self.nets = stack(game, [net, net if opponent is None else opponent])
        self.alone = opponent is not None
        self.lesson = one(lesson_record(game.encoding))
        self.course = one(COURSE)
        fill_policy(self.course.policy, study_style(game, seats))
        fill_policy(self.course.rival, champion_style(game, seats))
        self.workspace, self.quiet = one(WORKSPACE), log(silent=True)
        self.states, self.template = np.zeros(WORKSPACE_STATES, game.dtype), game.blank(seats, {})
        self.games, self.seconds = 0, 0.0
        self._study(0)  # compile before the clock starts

    def _typical_lead(self) -> float:
        probe = Simulation(self.game, self.seats, PROBES, ["random"], self.seed, {})
        probe.run(threads=1)
        scores = np.sort(probe.scores(), axis=1)
        return max(1.0, float(np.abs(scores[:, -1] - scores[:, -2]).mean()))

    # --- studying ---

    @property
    def done(self) -> float:
        """The share of the plan that is behind it."""
        if self.plan.games:
            return self.games / self.plan.games
        return self.seconds / (60 * self.plan.minutes)

    def run(self, until: float, progress: Callable[["Training"], None] = lambda training: None) -> None:
        """Study until this share of the plan is done."""
        while self.done < until:
            self._set_course()
            games = min(SLICE, self.plan.games - self.games) if self.plan.games else SLICE
            started = time.perf_counter()
            for seat in range(self.seats) if self.alone else [0]:
                self.course.learners = 1 << seat if self.alone else EVERYBODY
                self._study(games)
            self.seconds += time.perf_counter() - started
            progress(self)

    def _study(self, games: int) -> None:
        first = self.seed * SEEDS + self.games
        content = self.game.content.record
        study(
            content,
            self.states,
            self.template,
            first,
            games,
            self.quiet,
            self.workspace,
            self.nets,
            self.course,
            self.lesson,
        )
        self.games += games

    def _set_course(self) -> None:
        done, plan = min(self.done, 1.0), self.plan
        self.course.trace = plan.trace
        self.course.batch = plan.batch
        self.course.curiosity = _between(plan.curiosity, done)
        self.course.temperature = _between(plan.temperature, done)
        self.course.rate = _between(plan.rate, done)

    # --- keeping it ---

    def about(self, command: str) -> About:
        return About(
            game=self.game.id,
            seats=self.seats,
            sides=len(self.sides),
            scale=float(self.nets[0].scale),
            greed=round(float(self.nets[0].greed), 4),
            command=command,
            seed=self.seed,
            games=self.games,
            minutes=round(self.seconds / 60, 2),
        )

    def save(self, path: Path, command: str) -> None:
        """The network as bots read it."""
        save_net(path, self.nets[0], self.about(command))

    def checkpoint(self, path: Path) -> None:
        """All that is needed to go on."""
        facts = Progress(self.game.id, self.seats, self.seed, self.games, self.seconds)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(".part.npz")
        np.savez_compressed(
            partial,
            facts=np.frombuffer(msgspec.json.encode(facts), np.uint8),
            net=np.frombuffer(self.nets[0].tobytes(), np.uint8),
            memory=np.frombuffer(self._memory().tobytes(), np.uint8),
            steps=np.array([self.lesson.steps, self.lesson.games]),
        )
        partial.replace(path)

    def _memory(self) -> np.ndarray[Any, Any]:
        return np.array([self.lesson.mean, self.lesson.square], self.lesson.mean.dtype)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint."""
        try:
            with np.load(path, allow_pickle=False) as file:
                facts = msgspec.json.decode(file["facts"].tobytes(), type=Progress)
                if (facts.game, facts.seats, facts.seed) != (self.game.id, self.seats, self.seed):
                    raise BadSave(
                        f"{path} is of {facts.game} with {facts.seats} seats and seed {facts.seed}; resume it so, or"
                        " name another file"
                    )
                self.nets[0] = np.frombuffer(file["net"].tobytes(), self.nets.dtype)[0]
                mean, square = np.frombuffer(file["memory"].tobytes(), self.lesson.mean.dtype)
                self.lesson.mean, self.lesson.square = mean, square
                self.lesson.steps, self.lesson.games = (int(number) for number in file["steps"])
        except (OSError, ValueError, KeyError, zipfile.BadZipFile, msgspec.DecodeError) as error:
            raise BadSave(f"{path} is no checkpoint of this version ({error}); start anew with another file") from None
        self.games, self.seconds = facts.games, facts.seconds


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done
