"""How fast the bots think, per core: `python benchmarks/bots.py [GAME …] [--seconds 2]`.

For each game with two seats: iterations of `search`, iterations of the champion's guided search, evaluations of the
network and games of self-play while it learns, each per second in one thread.
"""

import argparse
import itertools
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.table import Table

from spielwerk.bots.guided_search import guided_search
from spielwerk.bots.ismcts import run_iterations, start_search
from spielwerk.bots.net import evaluate
from spielwerk.bots.policy import POLICIES, Policy, fill_policy
from spielwerk.bots.registry import EXPLORATION
from spielwerk.bots.settings import BotSettings
from spielwerk.bots.weights import load_net
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES
from spielwerk.core.game import Game, State
from spielwerk.core.jit import rule
from spielwerk.core.log import log
from spielwerk.core.records import one
from spielwerk.games import available, load
from spielwerk.lab.train import Training, TrainingPlan

PLIES = 30
"""Decisions played before the position that the bots think about."""
ITERATIONS = 200
EVALUATIONS = 10_000


@rule(inline=False)
def evaluate_often(c, s, seat, net, times):  # type: ignore[no-untyped-def]
    """So many evaluations without a way back into Python."""
    for _ in range(times):
        evaluate(c, s, seat, net)


def per_second(seconds: float, work: Callable[[], object], amount: int) -> float:
    """How much is done per second, once it is compiled."""
    work()
    began = time.perf_counter()
    for rounds in itertools.count(1):
        work()
        if (spent := time.perf_counter() - began) >= seconds:
            return rounds * amount / spent
    raise AssertionError("counting never ends")


def middle_of_a_game(game: Game) -> State:
    """A position in which somebody alone has a choice."""
    state = game.new(2, 1)
    for ply in itertools.count():
        seat = state.actors()[0]
        if ply >= PLIES and len(state.legal(seat)) > 1 and len(state.actors()) == 1:
            return state
        state.play(state.legal(seat)[ply % len(state.legal(seat))], seat)
    raise AssertionError("counting never ends")


def speeds(game: Game, seconds: float) -> list[float]:
    """The four figures of one game."""
    state = middle_of_a_game(game)
    seat, content, quiet = state.actors()[0], game.content.record, log(silent=True)
    states, workspace, net = np.zeros(WORKSPACE_STATES, game.dtype), one(WORKSPACE), load_net(game, 2)[0]
    states[0] = state.record
    policy = one(POLICIES).seats[0]
    fill_policy(policy, Policy.NET, BotSettings(effort=1, iterations=ITERATIONS))
    training = Training(game, 2, 1, TrainingPlan(games=1 << 30))

    def search() -> None:
        start_search(content, states, seat, workspace)
        run_iterations(content, states, quiet, seat, ITERATIONS, EXPLORATION, workspace)

    return [
        per_second(seconds, search, ITERATIONS),
        per_second(seconds, lambda: guided_search(content, states, quiet, seat, policy, workspace, net), ITERATIONS),
        per_second(seconds, lambda: evaluate_often(content, states[0], seat, net, EVALUATIONS), EVALUATIONS),
        per_second(seconds, lambda: training.run((training.games + 16) / training.plan.games), 16),
    ]


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[meta.id for meta in available()])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    arguments = parser.parse_args()
    table = Table(title="per second, one thread, two seats", title_justify="left")
    for column in ("game", "search iterations", "guided iterations", "evaluations", "self-play games"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for id in arguments.games:
        table.add_row(id, *(f"{figure:,.0f}" for figure in speeds(load(id), arguments.seconds)))
    Console().print(table)


if __name__ == "__main__":
    main()
