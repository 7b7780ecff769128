"""Search is fair, repeatable, mixes sealed decisions as equilibrium asks, and beats simpler players."""

import random
from typing import Any

import numpy as np
import pytest

from spielwerk.bots import ismcts, tree
from spielwerk.bots.player import PolicyPlayer
from spielwerk.bots.policy import Policy
from spielwerk.bots.registry import UnknownBot, parse_bot, seat_bots
from spielwerk.bots.settings import BotSettings
from spielwerk.bots.workspace import WORKSPACE, WORKSPACE_STATES, legal_actions
from spielwerk.core import flow
from spielwerk.core.buffers import OPTIONS
from spielwerk.core.fingerprint import fingerprint
from spielwerk.core.flow import actors
from spielwerk.core.log import log
from spielwerk.core.records import duplicate, one
from spielwerk.core.rng import GAMMA, MIX_1, RNG, WORD, number_at, start_stream
from spielwerk.core.rules import first_actor
from spielwerk.games import available
from spielwerk.lab.simulate import Simulation
from tests.engine import coins
from tests.support import Mode, game

GAMES = [meta.id for meta in available()]


@pytest.mark.parametrize("id", GAMES)
def test_search_does_not_see_hidden_facts(id: str) -> None:
    """Its choice is the same when all that its seat does not know is otherwise."""
    rng = one(RNG)
    start_stream(rng, 6, 0)
    choices = random.Random(6)
    state = Mode(id, game(id).meta.seats[0]).new(6)
    for _ in range(40):
        if state.over:
            break
        seat = choices.choice(state.actors())
        other = state.copy()
        state.game.rules.resample(state.game.content.record, other.record, seat, rng)
        chosen = [PolicyPlayer("search:30", seed=1).choose(table, seat) for table in (state, other)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal(seat)
        state.play(choices.choice(state.legal(seat)), seat)


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_and_iterations_make_the_same_choices(id: str) -> None:
    """Whole games, on one thread and on two."""
    seats = game(id).meta.max_seats
    runs = [Simulation(game(id), seats, 4, ["search:20", "random"], 3, {}) for _ in range(2)]
    for threads, simulation in enumerate(runs, start=1):
        simulation.run(threads)
    assert runs[0].outcomes.tobytes() == runs[1].outcomes.tobytes()


def test_bots_do_not_take_back_what_they_wrote() -> None:
    """Search took back its bids in genies for ever: to each of them it seemed as good as any other."""
    state = Mode("genies", 2).new(1)
    state.play("bid(3)", 0)
    options = one(OPTIONS)
    count = legal_actions(state.game.content.record, state.record, 0, options)
    offered = {str(state.game.actions.action(number, state.game.content.names)) for number in options.actions[:count]}
    assert offered == {str(action) for action in state.legal(0)} - {"back"}
    assert "back" in map(str, state.legal(0))


@pytest.mark.parametrize("id", GAMES)
def test_search_beats_random(id: str) -> None:
    table = game(id)
    report = Simulation(table, table.meta.seats[0], 30, ["search:100", "random"], 1, {}).run()
    assert report.wins[0].mean >= 0.8


def test_a_longer_search_is_the_same_search_continued() -> None:
    """Slices of a time budget add up: the tree does not notice where one ends."""
    trees = []
    for slices in ([60], [20, 40]):
        thinking = Thinking(game("verlagswelt").new(seats=2, seed=4).record, game("verlagswelt").content.record)
        for iterations in slices:
            thinking.run_iterations(iterations)
        trees.append(bytes(thinking.workspace.tree.tobytes()))
    assert trees[0] == trees[1]


class Thinking:
    """A search that a test can look into."""

    def __init__(self, record: Any, content: Any, seat: int | None = None, seed: int = 1) -> None:
        self.content, self.workspace, self.quiet = content, one(WORKSPACE), log(silent=True)
        self.states = np.zeros(WORKSPACE_STATES, record.dtype)
        self.states[0] = record
        self.seat = int(first_actor(actors(content, record))) if seat is None else seat
        start_stream(self.workspace.rng, seed, 1)
        ismcts.start_search(self.content, self.states, self.seat, self.workspace)

    def run_iterations(self, iterations: int) -> None:
        ismcts.run_iterations(self.content, self.states, self.quiet, self.seat, iterations, 0.7, self.workspace)

    @property
    def root(self) -> Any:
        return self.workspace.tree.nodes[tree.ROOT]

    def shares(self) -> list[float]:
        """The average mixture at the root."""
        first, count = int(self.root.first), int(self.root.count)
        share = np.array([self.workspace.tree.edges[i].strategy_sum for i in range(first, first + count)])
        return [float(s) for s in share / share.sum()]


def test_a_full_tree_stops_growing_and_goes_on_learning() -> None:
    table = game("verlagswelt")
    thinking = Thinking(table.new(seats=2, seed=4).record, table.content.record)
    thinking.run_iterations(50)
    nodes = int(thinking.workspace.tree.nodes_used)
    assert nodes == 51  # the root and one for each game
    thinking.workspace.tree.edges_used = tree.MOST_EDGES
    thinking.run_iterations(50)
    assert thinking.workspace.tree.nodes_used == nodes
    assert thinking.root.visits == 100


# --- sealed decisions ---


def laid(*sides: int) -> Any:
    """The game of coins after these were laid."""
    s = one(coins.STATE)
    s.seats = 2
    content = one(coins.CONTENT)
    flow.setup(content, s, log())
    for seat, side in enumerate(sides):
        flow.apply(content, s, log(), seat, side)
    return s


@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_decisions_are_mixed_as_in_equilibrium(seat: int) -> None:
    thinking = Thinking(laid(), one(coins.CONTENT), seat)
    thinking.run_iterations(20_000)
    assert thinking.root.simultaneous
    assert thinking.shares()[coins.HEADS] == pytest.approx(1 / 3, abs=0.04)
    wins = sum(thinking.workspace.tree.edges[thinking.root.first + i].total for i in range(2)) / thinking.root.visits
    assert wins == pytest.approx([1 / 3, 2 / 3][seat], abs=0.05)


@pytest.mark.parametrize("seed", range(6))
def test_a_thousand_games_are_enough_to_mix(seed: int) -> None:
    """The first lucky tries do not rule the mixture."""
    thinking = Thinking(laid(), one(coins.CONTENT), 0, seed)
    thinking.run_iterations(1_000)
    assert thinking.shares()[coins.HEADS] == pytest.approx(1 / 3, abs=0.1)


def test_what_is_hardly_ever_mixed_in_is_not_chosen() -> None:
    workspace, options = one(WORKSPACE), one(OPTIONS)
    start_stream(workspace.rng, 2, 1)
    options.actions[:3] = [0, 1, 2]
    tree.add_node(workspace.tree, 1, 0, True, options, 3)
    for action, share in enumerate([0.6, 0.1, 0.3]):
        workspace.tree.edges[action].strategy_sum = share
    drawn = [int(tree.root_action(workspace.tree, workspace.rng)) for _ in range(300)]
    assert drawn.count(1) == 0
    assert drawn.count(0) / 300 == pytest.approx(2 / 3, abs=0.1)


def test_all_actions_meet_the_same_luck() -> None:
    """Try number n of each action is played in world number n, and no world comes twice."""
    thinking = Thinking(laid(), one(coins.CONTENT), 0)
    worlds: dict[int, list[int]] = {coins.HEADS: [], coins.TAILS: []}
    for _ in range(60):
        thinking.run_iterations(1)
        worlds[int(thinking.workspace.tree.path[0].edge)].append(int(thinking.workspace.simulation_rng.key))
    heads, tails = worlds[coins.HEADS], worlds[coins.TAILS]
    both = min(len(heads), len(tails))
    assert both > 5
    assert heads[:both] == tails[:both]
    assert len(set(heads)) == len(heads)


def test_nobody_sees_a_sealed_choice() -> None:
    """One node for each seat: what seat 1 knows is the same whatever seat 0 laid, also for the last to choose."""
    thinking = Thinking(laid(), one(coins.CONTENT), 0)
    thinking.run_iterations(500)
    assert thinking.workspace.tree.nodes_used == 2
    mixtures = []
    for side in (coins.HEADS, coins.TAILS):
        late = Thinking(laid(side), one(coins.CONTENT), 1)
        late.run_iterations(500)
        assert late.root.simultaneous
        mixtures.append(late.shares())
    assert mixtures[0] == mixtures[1]


def test_regret_matching_finds_rock_paper_scissors() -> None:
    """Two nodes by hand, without a game: rock against scissors counts double, so the mixture is 1/4, 1/2, 1/4."""
    gains = np.array([[0.5, 0.25, 1.0], [0.75, 0.5, 0.25], [0.0, 0.75, 0.5]])
    workspace, options = one(WORKSPACE), one(OPTIONS)
    start_stream(workspace.rng, 2, 1)
    options.actions[:3] = [0, 1, 2]
    for seat in range(2):
        tree.add_node(workspace.tree, seat + 1, seat, True, options, 3)
    coins.play_matrix(workspace, gains, 30_000)
    for node in range(2):
        shares = np.array([workspace.tree.edges[3 * node + i].strategy_sum for i in range(3)])
        assert shares / shares.sum() == pytest.approx([1 / 4, 1 / 2, 1 / 4], abs=0.06)
    drawn = [int(tree.root_action(workspace.tree, workspace.rng)) for _ in range(400)]
    assert drawn.count(1) / 400 == pytest.approx(1 / 2, abs=0.12)


# --- fingerprints ---


def test_a_fingerprint_depends_on_every_byte_and_the_salt() -> None:
    record = game("verlagswelt").new(seats=2, seed=4).record
    seen = {int(fingerprint(record, 0)), int(fingerprint(record, 1))}
    for byte in range(record.nbytes):
        changed = duplicate(record)
        changed.view(np.dtype((np.uint8, record.nbytes)))[byte] ^= 1
        seen.add(int(fingerprint(changed, 0)))
    assert len(seen) == record.nbytes + 2
    assert int(fingerprint(duplicate(record), 0)) in seen


def test_a_fingerprint_is_the_same_compiled_and_plain() -> None:
    record = game("verlagswelt").new(seats=2, seed=4).record
    mixed = int(number_at(7, 0))
    for word in np.frombuffer(record.tobytes(), np.uint64).tolist():
        mixed = ((mixed ^ word) * MIX_1) & WORD
        mixed ^= mixed >> 29
    assert int(fingerprint(record, 7)) == int(number_at(np.uint64(mixed), np.uint64(GAMMA))) >> 1


# --- names and budgets ---


def test_budgets_are_parsed() -> None:
    assert parse_bot("search").settings == BotSettings(iterations=1000, exploration=0.7)
    assert parse_bot("search:250").settings == BotSettings(iterations=250, exploration=0.7)
    assert parse_bot("search:250").policy == Policy.SEARCH
    assert parse_bot("search:0.5s").seconds == 0.5
    assert parse_bot("search:2s").name == "search:2s"


@pytest.mark.parametrize(
    "text", ["search:0", "search:-5", "search:x", "search:0s", "search:1e9", "search:1h", "search:²"]
)
def test_other_budgets_are_refused_with_the_right_ones(text: str) -> None:
    with pytest.raises(UnknownBot, match=r"search:2000.*search:0\.5s"):
        parse_bot(text)


def test_a_batch_has_no_clock() -> None:
    with pytest.raises(UnknownBot, match="iterations"):
        seat_bots(["search:0.5s", "random"], 2)


def test_a_time_budget_is_kept() -> None:
    player = PolicyPlayer("search:0.05s")
    state = game("verlagswelt").new(seats=2, seed=4)
    assert player.choose(state, state.actors()[0]) in state.legal()
    assert player.context.workspace.tree.nodes[tree.ROOT].visits >= 50
