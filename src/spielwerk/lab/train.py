"""Training a network by self-play: hyperparameters over time, checkpoints to resume from."""

import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from spielwerk.bots.levels import champion_settings, training_settings
from spielwerk.bots.policy import Policy, fill_policy
from spielwerk.bots.td_training import HYPERPARAMETERS, train_games, trainer_record
from spielwerk.bots.weights import About, new_net, save_net, stack
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core.errors import BadOption, BadSave
from spielwerk.core.game import Game
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.lab.simulate import Simulation

EVERYBODY = 31
"""All seats learn."""
PROBES = 200
"""Random games that show how far apart scores are."""
SLICE = 16
"""Games between two checks of the clock."""
SEEDS = 1 << 40
"""Games of one seed come from a range of their own."""


@dataclass(frozen=True)
class TrainingPlan:
    """How long and how to train; pairs go linearly from the first figure to the last."""

    minutes: float = 5.0
    games: int = 0
    """Instead of minutes: the same network comes out of the same number of games."""
    trace: float = 0.95
    epsilon: tuple[float, float] = (0.05, 0.01)
    temperature: tuple[float, float] = (0.003, 0.001)
    learning_rate: tuple[float, float] = (3e-3, 1e-4)
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

    `opponent` is a frozen network that sits in the other seats and plays as the champion; `initial` one to start from:
    what it knows of the own seat holds at tables of any size.
    """

    def __init__(
        self, game: Game, seats: int, seed: int, plan: TrainingPlan, opponent: Any = None, initial: Any = None
    ) -> None:
        game.meta.check_seats(seats)
        if plan.minutes <= 0 and plan.games <= 0:
            raise BadOption("a network needs time to learn; give minutes or games above 0")
        if not 0 <= plan.trace <= 1 or plan.batch < 1:
            raise BadOption(f"trace {plan.trace} or batch {plan.batch} is out of range; from 0 to 1, and at least 1")
        self.game, self.seats, self.seed, self.plan = game, seats, seed, plan
        self.sides = game.meta.sides(seats)
        net = new_net(game, len(self.sides), seed)
        if initial is not None:
            net.weights = initial.weights
        net.scale = self._typical_lead()
        net.greed = plan.greed
        self.nets = stack(game, [net, net if opponent is None else opponent])
        self.alone = opponent is not None
        self.trainer = one(trainer_record(game.encoding))
        self.hyperparameters = one(HYPERPARAMETERS)
        fill_policy(self.hyperparameters.policy, Policy.NET, training_settings(game, seats))
        fill_policy(self.hyperparameters.opponent, Policy.NET, champion_settings(game, seats))
        self.workspace, self.quiet = one(WORKSPACE), log(silent=True)
        self.states, self.template = np.zeros(WORKSPACE_STATES, game.dtype), game.blank(seats, {})
        self.games, self.seconds = 0, 0.0
        self._play(0)  # compile before the clock starts

    def _typical_lead(self) -> float:
        probe = Simulation(self.game, self.seats, PROBES, ["random"], self.seed, {})
        probe.run(threads=1)
        scores = np.sort(probe.scores(), axis=1)
        return max(1.0, float(np.abs(scores[:, -1] - scores[:, -2]).mean()))

    # --- learning ---

    @property
    def done(self) -> float:
        """The share of the plan that is done."""
        if self.plan.games:
            return self.games / self.plan.games
        return self.seconds / (60 * self.plan.minutes)

    def run(self, until: float, progress: Callable[["Training"], None] = lambda training: None) -> None:
        """Train until this share of the plan is done."""
        while self.done < until:
            self._set_hyperparameters()
            games = min(SLICE, self.plan.games - self.games) if self.plan.games else SLICE
            started = time.perf_counter()
            for seat in range(self.seats) if self.alone else [0]:
                self.hyperparameters.learners = 1 << seat if self.alone else EVERYBODY
                self._play(games)
            self.seconds += time.perf_counter() - started
            progress(self)

    def _play(self, games: int) -> None:
        first = self.seed * SEEDS + self.games
        content = self.game.content.record
        train_games(
            content,
            self.states,
            self.template,
            first,
            games,
            self.quiet,
            self.workspace,
            self.nets,
            self.hyperparameters,
            self.trainer,
        )
        self.games += games

    def _set_hyperparameters(self) -> None:
        done, plan = min(self.done, 1.0), self.plan
        self.hyperparameters.trace = plan.trace
        self.hyperparameters.batch = plan.batch
        self.hyperparameters.epsilon = _between(plan.epsilon, done)
        self.hyperparameters.temperature = _between(plan.temperature, done)
        self.hyperparameters.learning_rate = _between(plan.learning_rate, done)

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
        """Write all that is needed to resume."""
        facts = Progress(self.game.id, self.seats, self.seed, self.games, self.seconds)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(".part.npz")
        np.savez_compressed(
            partial,
            facts=np.frombuffer(msgspec.json.encode(facts), np.uint8),
            net=np.frombuffer(self.nets[0].tobytes(), np.uint8),
            memory=np.frombuffer(self._memory().tobytes(), np.uint8),
            steps=np.array([self.trainer.steps, self.trainer.games]),
        )
        partial.replace(path)

    def _memory(self) -> np.ndarray[Any, Any]:
        return np.array([self.trainer.first_moment, self.trainer.second_moment], self.trainer.first_moment.dtype)

    def resume(self, path: Path) -> None:
        """Resume from a checkpoint."""
        try:
            with np.load(path, allow_pickle=False) as file:
                facts = msgspec.json.decode(file["facts"].tobytes(), type=Progress)
                if (facts.game, facts.seats, facts.seed) != (self.game.id, self.seats, self.seed):
                    raise BadSave(
                        f"{path} is of {facts.game} with {facts.seats} seats and seed {facts.seed}; resume it so, or"
                        " name another file"
                    )
                self.nets[0] = np.frombuffer(file["net"].tobytes(), self.nets.dtype)[0]
                first, second = np.frombuffer(file["memory"].tobytes(), self.trainer.first_moment.dtype)
                self.trainer.first_moment, self.trainer.second_moment = first, second
                self.trainer.steps, self.trainer.games = (int(number) for number in file["steps"])
        except (OSError, ValueError, KeyError, zipfile.BadZipFile, msgspec.DecodeError) as error:
            raise BadSave(f"{path} is no checkpoint of this version ({error}); start anew with another file") from None
        self.games, self.seconds = facts.games, facts.seconds


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done
