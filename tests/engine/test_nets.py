"""Networks: they learn what they should, see only what they may, and are kept and read without harm."""

import random
import shutil
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import spielwerk
from spielwerk.bots import simultaneous, td_training
from spielwerk.bots.expectimax import expected_value
from spielwerk.bots.guided_search import answer_at_random
from spielwerk.bots.ismcts import is_sealed
from spielwerk.bots.levels import LEVELS, UNTRAINED, champion_settings, level_results, level_settings, write_levels
from spielwerk.bots.net import evaluate, forward, net_record
from spielwerk.bots.player import PolicyPlayer
from spielwerk.bots.policy import POLICIES, Policy, fill_policy
from spielwerk.bots.registry import BotSpec, UnknownBot, parse_bot
from spielwerk.bots.settings import BotSettings
from spielwerk.bots.tree import TREE, add_node, backpropagate, root_action, select_action, set_priors
from spielwerk.bots.turn_search import best_turn
from spielwerk.bots.weights import About, load_net, new_net, save_net, shipped, stack
from spielwerk.bots.workspace import BEST, LONGEST_PLAN, TURN_START, WORKSPACE, WORKSPACE_STATES
from spielwerk.core import flow
from spielwerk.core.action_space import Action
from spielwerk.core.agenda import top
from spielwerk.core.buffers import OPTIONS
from spielwerk.core.errors import BadOption, BadSave, IllegalAction
from spielwerk.core.game import State
from spielwerk.core.log import log
from spielwerk.core.records import duplicate, one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.games import available
from spielwerk.lab.calibrate import measure_levels, page, weakened
from spielwerk.lab.simulate import Simulation
from spielwerk.lab.strength import strength
from spielwerk.lab.train import Training, TrainingPlan
from tests.engine import coins
from tests.support import Mode, game

GAMES = [meta.id for meta in available()]
GAME = "verlagswelt"
MOST_BYTES = 300_000
PROMISED = 0.65


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network for two after a short training."""
    path = tmp_path_factory.mktemp("nets") / "short.npz"
    training = Training(game(GAME), 2, 3, TrainingPlan(games=1600))
    training.run(1.0)
    training.save(path, "spielwerk train")
    return path


# --- evaluation ---


@pytest.mark.parametrize("id", GAMES)
def test_chances_add_up_to_one_and_the_end_is_judged_exactly(id: str) -> None:
    state = Mode(id, game(id).meta.max_seats).new(2)
    net = new_net(game(id), 2 if id == "zenith" else state.seats, 1)
    luck = random.Random(2)
    while not state.over:
        if luck.random() < 0.1:
            evaluate(state.game.content.record, state.record, 0, net)
            assert sum(net.wins) == pytest.approx(1.0, abs=1e-5) and all(net.wins[: net.sides] > 0)
            assert -1 <= net.lead <= 1
        seat = luck.choice(state.actors())
        state.play(luck.choice(state.legal(seat)), seat)
    result = state.result()
    winners = [standing.seat for standing in result if standing.place == 1]
    for seat in range(state.seats):
        evaluate(state.game.content.record, state.record, seat, net)
        won = sum(net.wins[(winner - seat) % state.seats % net.sides] for winner in {winners[0]})
        assert won == pytest.approx(1.0 if net.sides == 2 and id == "zenith" else 1 / len(winners))
        assert sum(net.wins) == pytest.approx(1.0)
        if seat not in winners:
            assert net.lead <= 0


def test_a_lead_is_measured_against_the_best_of_the_others() -> None:
    """Half of the greatest lead is reached at `scale` points."""
    state = Mode("wohlstand", 3).new(1)
    luck = random.Random(1)
    while not state.over:
        state.play(luck.choice(state.legal()))
    net = new_net(game("wohlstand"), 3, 1)
    scores = [standing.score for standing in state.result()]
    for seat in range(3):
        evaluate(state.game.content.record, state.record, seat, net)
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        assert net.lead == pytest.approx(lead / (abs(lead) + 10))


# --- learning ---


def test_the_gradient_is_that_of_the_loss() -> None:
    """Compared with small changes of single weights."""
    table = game(GAME)
    net = new_net(table, 2, 5)
    trainer = one(td_training.trainer_record(table.encoding))
    sample = trainer.samples[0]
    luck = np.random.default_rng(1)
    sample.features[:] = luck.random(len(sample.features)) * (luck.random(len(sample.features)) < 0.4)
    sample.question[3] = 1.0
    trainer.target_wins[0, :2] = [0.9, 0.1]
    trainer.target_lead[0] = 0.4
    td_training.add_gradient(net, trainer, sample)

    def loss() -> float:
        net.inputs.features[:] = sample.features
        net.question[:] = sample.question
        forward(net)
        chances = -sum(trainer.target_wins[0, i] * np.log(float(net.wins[i])) for i in range(2))
        return float(chances) + float(td_training.LEAD_LOSS) * 0.5 * (float(net.lead) - 0.4) ** 2

    for name in net.weights.dtype.names:
        gradient = trainer.gradient[name]
        row, column = np.unravel_index(np.argmax(np.abs(gradient)), gradient.shape)
        weight, step = float(net.weights[name][row, column]), 0.01
        net.weights[name][row, column] = weight + step
        above = loss()
        net.weights[name][row, column] = weight - step
        below = loss()
        net.weights[name][row, column] = weight
        assert (above - below) / (2 * step) == pytest.approx(float(gradient[row, column]), rel=0.05), name


def test_a_short_training_beats_random(trained: Path) -> None:
    share = strength(game(GAME), 2, f"net:{trained}", "random", 100, 1)
    assert share.mean > 0.9


def test_the_same_games_make_the_same_network_also_after_a_pause(tmp_path: Path) -> None:
    straight, paused = (Training(game(GAME), 2, 7, TrainingPlan(games=96)) for _ in range(2))
    straight.run(1.0)
    paused.run(0.5)
    paused.checkpoint(tmp_path / "pause.npz")
    resumed = Training(game(GAME), 2, 7, TrainingPlan(games=96))
    resumed.resume(tmp_path / "pause.npz")
    assert resumed.games == 48
    resumed.run(1.0)
    assert resumed.nets[0].weights.tobytes() == straight.nets[0].weights.tobytes()
    assert resumed.nets[0].weights.tobytes() != paused.nets[0].weights.tobytes()


def test_training_against_a_frozen_network_leaves_that_one_alone() -> None:
    opponent = new_net(game(GAME), 2, 9)
    training = Training(game(GAME), 2, 7, TrainingPlan(games=32), opponent)
    before = training.nets[0].weights.tobytes()
    training.run(1.0)
    assert training.nets[1].weights.tobytes() == opponent.weights.tobytes()
    assert training.nets[0].weights.tobytes() != before


def test_training_learns_only_what_a_seat_knows() -> None:
    """The positions kept for a seat are the same when all that it does not know is otherwise."""
    table = game("masterminds")
    net, trainer = new_net(table, 2, 1), one(td_training.trainer_record(table.encoding))
    rng, luck = one(RNG), random.Random(4)
    start_stream(rng, 4, 0)
    state = Mode("masterminds", 2).new(4)
    for _ in range(60):
        for seat in range(2):
            other = duplicate(state.record)
            table.rules.resample(table.content.record, other, seat, rng)
            trainer.count = 0
            for record in (state.record, other):
                td_training.add_sample(table.content.record, record, seat, net, trainer, False)
            assert trainer.samples[0].tobytes() == trainer.samples[1].tobytes()
        actor = luck.choice(state.actors())
        state.play(luck.choice(state.legal(actor)), actor)
        if state.over:
            break


@pytest.mark.parametrize("plan", [TrainingPlan(minutes=0), TrainingPlan(minutes=-1)])
def test_training_needs_time(plan: TrainingPlan) -> None:
    with pytest.raises(BadOption, match="needs time"):
        Training(game(GAME), 2, 1, plan)


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    training = Training(game(GAME), 2, 7, TrainingPlan(games=16))
    training.checkpoint(tmp_path / "pause.npz")
    with pytest.raises(BadSave, match="2 seats and seed 7"):
        Training(game(GAME), 2, 8, TrainingPlan(games=16)).resume(tmp_path / "pause.npz")
    (tmp_path / "bad.npz").write_bytes(b"nothing")
    with pytest.raises(BadSave, match="no checkpoint"):
        training.resume(tmp_path / "bad.npz")


# --- files ---


def test_a_network_is_kept_in_half_precision(tmp_path: Path) -> None:
    net = new_net(game(GAME), 2, 1)
    about = About(GAME, 2, 2, 4.0, 0.1, "spielwerk train", 1, 10, 0.5)
    save_net(tmp_path / "net.npz", net, about)
    again, read = load_net(game(GAME), 2, tmp_path / "net.npz")
    assert read == about and again.scale == 4.0
    for name in net.weights.dtype.names:
        assert np.allclose(again.weights[name], net.weights[name], atol=1e-3)


def test_files_that_are_no_network_for_this_table_are_refused(tmp_path: Path) -> None:
    net, path = new_net(game(GAME), 2, 1), tmp_path / "net.npz"
    with pytest.raises(BadSave, match=r"spielwerk train verlagswelt --seats 2"):
        load_net(game(GAME), 2, path)
    path.write_bytes(b"PK nothing")
    with pytest.raises(BadSave, match="no network"):
        load_net(game(GAME), 2, path)
    about = About(GAME, 2, 2, 4.0, 0.1, "", 1, 10, 0.5)
    save_net(path, net, about)
    with pytest.raises(BadSave, match="with 2 seats, not for verlagswelt with 3"):
        load_net(game(GAME), 3, path)
    save_net(path, net, msgspec.structs.replace(about, game="zenith"))
    with pytest.raises(BadSave, match="other features"):
        load_net(game("zenith"), 2, path)


@pytest.mark.parametrize("id", GAMES)
def test_every_table_has_its_network_and_all_are_small(id: str) -> None:
    table = game(id)
    for seats in table.meta.seats:
        about = load_net(table, seats)[1]
        assert about.command.startswith(f"spielwerk train {id}") and about.games > 500
    assert sum(path.stat().st_size for path in shipped(table, 2).parent.glob("*.npz")) <= MOST_BYTES


# --- playing ---


@pytest.mark.parametrize(("bot", "size"), [("net", 0), ("champion", 0), ("champion", -1), ("level:1", 0)])
@pytest.mark.parametrize("id", GAMES)
def test_no_network_bot_sees_hidden_facts(id: str, bot: str, size: int) -> None:
    """Its choice is the same when all that its seat does not know is otherwise, at the smallest and largest table."""
    rng, luck = one(RNG), random.Random(6)
    start_stream(rng, 6, 0)
    state = Mode(id, game(id).meta.seats[size]).new(6)
    for step in range(60):
        if state.over:
            break
        seat = luck.choice(state.actors())
        if step % 3 == 0:
            other = state.copy()
            state.game.rules.resample(state.game.content.record, other.record, seat, rng)
            chosen = [PolicyPlayer(bot, seed=1).choose(table, seat) for table in (state, other)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in state.legal(seat)
        state.play(luck.choice(state.legal(seat)), seat)


@pytest.mark.parametrize("id", GAMES)
def test_the_champion_of_every_table_plays_to_the_end(id: str) -> None:
    table = game(id)
    seats = table.meta.max_seats
    report = Simulation(table, seats, 2, ["level:2", "net", "level:3"][: min(3, seats)], 1, {}).run()
    assert sum(share.mean for share in report.wins) == pytest.approx(1.0)


def opinion(state: State, seat: int, net: Any) -> float:
    """What a network thinks of a position."""
    evaluate(state.game.content.record, state.record, seat, net)
    return float(net.wins[0] + net.greed * net.lead)


def best_end(state: State, seat: int, net: Any) -> float:
    """What a network thinks of the best position that a seat's turn can end in, before chance."""
    if state.actors() != [seat] or is_sealed(state.record):
        return opinion(state, seat, net)
    return max(best_end(after(state, action, seat), seat, net) for action in state.legal(seat))


def after(state: State, action: Action, seat: int) -> State:
    other = state.copy()
    other.record.explicit = 1
    other.play(action, seat)
    return other


@pytest.mark.parametrize("id", ["zenith", "masterminds", "wohlstand"])
def test_a_candidate_is_worth_the_best_end_of_the_turn(id: str) -> None:
    table = game(id)
    net, luck = new_net(table, 2, 4), random.Random(3)
    net.weights.outputs[:] = np.random.default_rng(5).normal(0.0, 1.0, net.weights.outputs.shape)
    state, workspace, quiet = Mode(id, 2).new(4), one(WORKSPACE), log(silent=True)
    states, longer = np.zeros(WORKSPACE_STATES, table.dtype), 0
    for _ in range(60):
        seat = luck.choice(state.actors())
        for action in state.legal(seat)[:4]:
            then = after(state, action, seat)
            states[TURN_START] = then.record
            found = best_turn(table.content.record, states, quiet, seat, 100_000, workspace, net)
            assert found == pytest.approx(best_end(then, seat, net), abs=1e-6)
            longer += then.actors() == [seat]
        state.play(luck.choice(state.legal(seat)), seat)
    assert longer > 10


def best_reply(state: State, net: Any) -> State:
    """Where the turn of whoever is to decide ends if it does its best."""
    if state.over or not state.actors():
        return state
    (seat,) = state.actors()
    ends = [after(state, action, seat) for action in state.legal(seat)]
    ends = [best_reply(end, net) if end.actors() == [seat] else end for end in ends]
    return max(ends, key=lambda end: opinion(end, seat, net))


def on_average(state: State, seat: int, net: Any) -> float:
    """What a network thinks of a position on average over all that chance may bring next."""
    if state.over or state.actors():
        return opinion(state, seat, net)
    mean = 0.0
    for outcome, odds in state.chance():
        other = state.copy()
        other.play(outcome)
        mean += odds * opinion(best_reply(other, net), seat, net)
    return mean


def test_chance_counts_with_its_exact_odds() -> None:
    """Before the dice fall somebody may choose how many; after they fell the turn is played as well as can be."""
    table, luck = game(GAME), random.Random(7)
    net = new_net(table, 2, 4)
    net.weights.outputs[:] = np.random.default_rng(5).normal(0.0, 1.0, net.weights.outputs.shape)
    state, workspace, quiet = Mode(GAME, 2).new(4), one(WORKSPACE), log(silent=True)
    states, chosen = np.zeros(WORKSPACE_STATES, table.dtype), 0
    while not state.over:
        seat = state.actors()[0]
        then = after(state, luck.choice(state.legal(seat)), seat)
        if not then.over and luck.random() < 0.2:
            states[BEST] = then.record
            found = expected_value(table.content.record, states, quiet, seat, 100_000, workspace, net)
            if then.actors():
                decider = then.actors()[0]
                options = [after(then, action, decider) for action in then.legal(decider)]
                then = max(options, key=lambda option: on_average(option, decider, net))
                chosen += len(options) > 1
            assert found == pytest.approx(on_average(then, seat, net), abs=1e-6)
        state.play(luck.choice(state.legal(seat)), seat)
    assert chosen > 3


def test_a_guided_node_trusts_the_network_first_and_the_games_later() -> None:
    tree, options = one(TREE), one(OPTIONS)
    options.actions[:3] = (7, 8, 9)
    root = add_node(tree, 1, 0, False, options, 3)
    set_priors(tree, root, np.array([0.5, 0.6, 0.1]), 0.05)
    rng, utilities = one(RNG), np.array([0.9, 0.0])
    for _ in range(200):
        tree.steps = 0
        action = select_action(tree, root, 0.5, rng)
        backpropagate(tree, np.array([0.0, 0.0]) if action == 8 else utilities)
        if tree.nodes[root].visits == 1:
            assert action == 8
    visits = [int(tree.edges[i].visits) for i in range(3)]
    assert visits[0] > 150 and 0 < visits[1] < 20 and visits[2] <= 1
    assert root_action(tree, rng) == 7


def test_looking_ahead_sees_a_win(trained: Path) -> None:
    """Whoever can finish the last project does so, whatever the network says."""
    table = game(GAME)
    state = table.new(seats=2, seed=3)
    seat = state.actors()[0]
    player = state.record.players[seat]
    player.coins = 60
    player.built = (1 << int(table.content.record.project_count)) - 2
    player.in_force = player.built
    finishing = [action for action in state.legal(seat) if action.kind == "project"]
    assert len(finishing) == 1
    assert (
        PolicyPlayer(ignorant(trained.parent, BotSettings(iterations=200)), seed=2).choose(state, seat) == finishing[0]
    )


def test_a_network_that_knows_nothing_is_better_not_trusted(trained: Path) -> None:
    wary = ignorant(trained.parent, BotSettings(iterations=60, trust=0.0))
    trusting = ignorant(trained.parent, BotSettings(iterations=60))
    assert strength(game(GAME), 2, wary, trusting, 60, 1).mean > 0.65


def ignorant(folder: Path, settings: BotSettings) -> BotSpec:
    """A bot with a network that has learned nothing."""
    path = folder / "blank.npz"
    save_net(path, new_net(game(GAME), 2, 1), About(GAME, 2, 2, 4.0, 0.1, "", 1, 0, 0.0))
    return BotSpec("ignorant", Policy.NET, weights=path, settings=settings)


def test_temperature_and_blunders_weaken_a_bot(trained: Path) -> None:
    strong = BotSpec("strong", Policy.NET, weights=trained, settings=BotSettings())
    weak = BotSpec("weak", Policy.NET, weights=trained, settings=weakened(BotSettings(), 0.7))
    assert strength(game(GAME), 2, strong, weak, 200, 1).mean > 0.6


# --- sealed decisions ---


class Sealed:
    """A sealed decision in the game of coins."""

    def __init__(self, seat: int, *laid: int) -> None:
        self.content, self.quiet, self.seat = one(coins.CONTENT), log(silent=True), seat
        self.states, self.workspace = np.zeros(WORKSPACE_STATES, coins.STATE), one(WORKSPACE)
        state = self.states[0]
        state.seats = 2
        flow.setup(self.content, state, self.quiet)
        for other, side in enumerate(laid):
            flow.apply(self.content, state, self.quiet, other, side)
        self.net = one(net_record(coins.ENCODING))
        self.net.sides, self.net.scale = 2, 1
        self.policy = one(POLICIES).seats[0]
        fill_policy(self.policy, Policy.NET, BotSettings(worlds=4, plans=8, stages=2, lessons=4000))
        start_stream(self.workspace.rng, 5, 1)

    def choose(self) -> int:
        return int(
            simultaneous.simultaneous_choice(
                self.content, self.states, self.quiet, self.seat, self.policy, self.workspace, self.net
            )
        )

    def heads(self) -> float:
        """How often it wants to show heads."""
        plans = self.workspace.plans
        shares = plans.strategy_sums[:8]
        first = np.array([plans.drafts[0, self.seat, i].actions[0] for i in range(8)])
        return float(shares[first == coins.HEADS].sum() / shares.sum())


@pytest.mark.parametrize("seat", [0, 1])
def test_plans_are_mixed_as_in_equilibrium(seat: int) -> None:
    thinking = Sealed(seat)
    thinking.choose()
    assert thinking.heads() == pytest.approx(1 / 3, abs=0.07)


def test_a_plan_does_not_depend_on_what_another_has_handed_in() -> None:
    mixtures = []
    for laid in ((), (coins.HEADS,), (coins.TAILS,)):
        thinking = Sealed(1, *laid)
        thinking.choose()
        mixtures.append(thinking.heads())
    assert mixtures[0] == mixtures[1] == mixtures[2]


def test_compiled_play_reads_every_setting() -> None:
    names = [field.name for field in fields(BotSettings)]
    settings = BotSettings(**{name: type(getattr(BotSettings(), name))(n) for n, name in enumerate(names, start=1)})
    policy = one(POLICIES).seats[1]
    fill_policy(policy, Policy.GREEDY, settings)
    assert policy.kind == Policy.GREEDY and policy.net == 0
    assert {name: getattr(policy, name) for name in names} == asdict(settings)


def test_a_plan_is_kept_to() -> None:
    """Bid by bid what was planned at the first one, though others hand in meanwhile; a new round, a new plan."""
    state = Mode("genies", 2).new(3)
    while state.legal(state.actors()[0])[0].kind != "bid":
        state.play(state.legal(state.actors()[0])[0], state.actors()[0])
    player = PolicyPlayer("net", seed=4)
    first = player.choose(state, 0)
    kept = player.memory.current[0]
    plan = [int(action) for action in kept.actions[: kept.length]]
    assert plan[0] == first.number and 5 <= len(plan) <= LONGEST_PLAN
    state.play(first, 0)
    while 1 in state.actors():
        state.play([action for action in state.legal(1) if action.kind != "back"][-1], 1)
    for expected in plan[1:5]:
        chosen = player.choose(state, 0)
        assert chosen.number == expected
        state.play(chosen, 0)


def test_a_sealed_question_is_answered_by_all_before_the_network_judges() -> None:
    """Looking ahead stops neither between two bids nor after the next round."""
    state, luck, workspace = Mode("genies", 4).new(6), random.Random(6), one(WORKSPACE)
    settled = 0
    while not state.over:
        if is_sealed(state.record):
            before, after = state.record, duplicate(state.record)
            answer_at_random(state.game.content.record, after, log(), workspace)
            asked = (after.round, top(after.agenda).op)
            assert after.ending or asked != (before.round, top(before.agenda).op)
            assert after.round <= before.round + 1
            settled += 1
        seat = luck.choice(state.actors())
        state.play(luck.choice(state.legal(seat)), seat)
    assert settled > 50


# --- names, levels, hints ---


def test_names_of_network_bots() -> None:
    assert parse_bot("net").level == 0 and parse_bot("champion").level == LEVELS
    assert parse_bot("level:2").level == 2
    assert parse_bot("net:some/file.npz").weights == Path("some/file.npz")
    for text in ("level", "level:0", "level:5", "level:x"):
        with pytest.raises(UnknownBot, match="level:1"):
            parse_bot(text)


@pytest.mark.parametrize("id", GAMES)
def test_levels_have_names_and_keep_their_promise(id: str) -> None:
    table = game(id)
    for language in ("de", "en"):
        names = {table.texts(language).format(f"level-{level}") for level in range(1, LEVELS + 1)}
        assert len(names) == LEVELS and not any(name.startswith("level") for name in names)
    measured = level_results(table)
    assert [rung.level for rung in measured] == [1, 2, 3, 4]
    assert all(rung.wins >= PROMISED for rung in measured if rung.below != "random")
    assert all(rung.wins > 0.5 and rung.games >= 200 for rung in measured)
    levels = [level_settings(table, 2, level) for level in range(1, LEVELS + 1)]
    assert [settings.blunders for settings in levels] == sorted(
        (settings.blunders for settings in levels), reverse=True
    )
    assert levels[-1] == champion_settings(table, 2) and levels[-1].blunders == 0


def test_the_table_of_levels_is_up_to_date() -> None:
    path = Path(__file__).parents[2] / "docs" / "levels.md"
    assert path.read_text(encoding="utf-8") == page(), "run: spielwerk calibrate --page docs/levels.md"


def test_a_mistake_in_the_settings_is_named(tmp_path: Path) -> None:
    table = spielwerk.load(GAME)
    table.folder = tmp_path
    (tmp_path / "bots.toml").write_text("[net]\nwords = 3\n", encoding="utf-8")
    with pytest.raises(BadOption, match="no setting 'words'"):
        champion_settings(table, 2)


def test_levels_are_written_below_what_people_wrote(tmp_path: Path) -> None:
    table = spielwerk.load(GAME)
    table.folder = tmp_path / "levels"
    table.folder.mkdir()
    (table.folder / "bots.toml").write_text("[net]\nworlds = 3\n", encoding="utf-8")
    for temperature in (0.1, 0.2):
        write_levels(table, [BotSettings(temperature=temperature)] * 3, [])
    assert level_settings(table, 2, 1) == replace(UNTRAINED, worlds=3, temperature=0.2, blunders=0.0)


def test_levels_are_measured_again_as_they_are(tmp_path: Path) -> None:
    table = spielwerk.load(GAME)
    nets = shutil.copytree(table.folder / "nets", tmp_path / "nets")
    table.folder = nets.parent
    levels = [weakened(BotSettings(), weakness) for weakness in (0.9, 0.6, 0.3)]
    write_levels(table, levels, [])
    told: list[str] = []
    measured = measure_levels(table, 4, 7, told.append)
    assert [level_settings(table, 2, level) for level in (1, 2, 3)] == levels
    assert level_results(table) == measured and [rung.games for rung in measured] == [4] * LEVELS
    assert [rung.seed for rung in measured] == [1_000_007] * LEVELS and len(told) == LEVELS


@pytest.mark.parametrize("id", GAMES)
def test_hints_are_fair_legal_and_sorted(id: str) -> None:
    rng, luck = one(RNG), random.Random(8)
    start_stream(rng, 8, 0)
    state = Mode(id, game(id).meta.seats[0]).new(8)
    for step in range(24):
        seat = luck.choice(state.actors())
        if step % 6 == 0:
            advice = spielwerk.hint(state, seat)
            assert {hint.action for hint in advice} <= set(state.legal(seat)) and advice
            assert all(0.0 <= hint.chance <= 1.0 for hint in advice)
            other = state.copy()
            state.game.rules.resample(state.game.content.record, other.record, seat, rng)
            assert spielwerk.hint(other, seat) == advice
        state.play(luck.choice(state.legal(seat)), seat)


def test_a_hint_for_somebody_else_is_refused() -> None:
    state: Any = game(GAME).new(seats=2, seed=1)
    idle = 1 - state.actors()[0]
    with pytest.raises(IllegalAction, match=f"seat {idle} has nothing to decide"):
        spielwerk.hint(state, idle)


def test_a_stack_of_networks_has_room_for_none() -> None:
    assert len(stack(game(GAME), [])) == 1
