"""Own bots: the examples of the documentation play, and whatever goes wrong gets a stand-in and a clear report."""

import json
import os
import re
import stat
from pathlib import Path

import pytest

from spielwerk.bots import subprocess_bot
from spielwerk.bots.registry import BotSpec, UnknownBot
from spielwerk.bots.subprocess_bot import (
    BadBot,
    Guarded,
    OwnBot,
    ProgramPlayer,
    Trouble,
    own_bot,
    read_bot,
    start_own_bot,
)
from spielwerk.core.action_space import Action
from spielwerk.core.game import State
from spielwerk.games import available
from spielwerk.lab.simulate import Simulation
from tests.engine.test_cli import refused, run
from tests.support import game

DOCUMENT = Path(__file__).parents[2] / "docs" / "own-bots.md"
GAME = "verlagswelt"

ANSWERING = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "decide":
        name = message["actions"][-1]["name"]
"""
"""A program to which a test adds what it answers."""


def example(name: str, folder: Path) -> Path:
    """Write the example of the documentation that calls itself so."""
    blocks = re.findall(r"```(?:python|sh)\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    (text,) = (block for block in blocks if f"# {name}" in block[:40])
    file = folder / name
    file.write_text(text)
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return file


def program(folder: Path, *lines: str) -> str:
    """The name of a bot whose program runs these lines at every decision."""
    file = folder / "program.txt"
    file.write_text(ANSWERING + "\n".join(f"        {line}" for line in lines))
    return f"cmd:python3 {file}"


def first_state() -> tuple[State, int]:
    state = game(GAME).new(seats=2, seed=1)
    return state, state.actors()[0]


def one_move(bot: str) -> Guarded:
    """Let a bot make one move, and check that a legal action comes of it."""
    state, seat = first_state()
    player = start_own_bot(own_bot(bot), state, seat)
    try:
        assert player.choose(state, seat) in state.legal(seat)
    finally:
        player.close()
    return player


def trouble(bot: str) -> tuple[Trouble, str]:
    """What went wrong with one move."""
    (fault,) = one_move(bot).faults
    return fault.trouble, fault.message


# --- what the documentation shows ---


@pytest.mark.parametrize("name", ["mybot.py", "builder.py", "last.sh"])
def test_the_examples_of_the_documentation_play(name: str, tmp_path: Path) -> None:
    file = example(name, tmp_path)
    bot = f"cmd:python3 {file}" if name == "builder.py" else str(file)
    report = Simulation(game(GAME), 2, 2, [bot, "random"], 1, {}).run()
    assert report.faults[bot].total == 0, report.faults[bot]
    assert report.bots == [bot, "random"] and report.decisions > 50


def test_the_protocol_is_as_documented(tmp_path: Path) -> None:
    """Every message and field that is sent stands in the table, and the other way round."""
    notes = tmp_path / "notes.jsonl"
    bot = program(tmp_path, "print(json.dumps({'type': 'action', 'action': name}), flush=True)")
    text = (tmp_path / "program.txt").read_text()
    (tmp_path / "program.txt").write_text(
        text.replace("    message =", f"    open({str(notes)!r}, 'a').write(line)\n    message =")
    )
    Simulation(game(GAME), 2, 1, [bot, "random"], 1, {}).run()
    sent = {message["type"]: message for message in map(json.loads, notes.read_text().splitlines())}
    rows = re.findall(r"^\| Spielwerk \| `(\w+)` \| (.*) \|$", DOCUMENT.read_text(), re.MULTILINE)
    assert {type for type, _ in rows} == sent.keys()
    for type, fields in rows:
        named = set(re.findall(r"`([a-z]+)`", fields)) - {"null", "number", "name"}
        assert named == sent[type].keys() - {"type"}
    assert sent["decide"]["view"].keys() and sent["decide"]["actions"][0].keys() == {"number", "name"}


@pytest.mark.parametrize("id", [meta.id for meta in available()])
def test_own_bots_play_every_game(id: str, tmp_path: Path) -> None:
    bot = f"cmd:python3 {example('builder.py', tmp_path)}"
    table = game(id)
    report = Simulation(table, table.meta.seats[0], 1, [bot, "random"], 1, {}).run()
    assert report.faults[bot].total == 0, report.faults[bot]


# --- what can go wrong ---


def test_a_late_answer(tmp_path: Path) -> None:
    assert trouble(program(tmp_path, "time.sleep(60)") + "@200ms") == (Trouble.TIME_OUT, "no answer within 0.2 s")


def test_a_crash_with_its_last_words(tmp_path: Path) -> None:
    kind, message = trouble(program(tmp_path, "raise ValueError('no idea')"))
    assert kind == Trouble.CRASH
    assert message == "the program ended (exit code 1): ValueError: no idea"


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("{'type': 'action', 'action': 'fly'}", "there is no action called 'fly'"),
        ("{'type': 'action', 'action': 9999}", "there is no action number 9999"),
        ("{'type': 'action', 'action': 'project(customers)'}", "is not allowed: "),
        ("{'type': 'action', 'action': None}", "wanted is for example"),
        ("[1, 2]", "wanted is for example"),
    ],
)
def test_an_illegal_answer(answer: str, message: str, tmp_path: Path) -> None:
    kind, said = trouble(program(tmp_path, f"print(json.dumps({answer}), flush=True)"))
    assert kind == Trouble.ILLEGAL and message in said


def test_an_answer_that_is_no_json(tmp_path: Path) -> None:
    kind, message = trouble(program(tmp_path, "print('I pass', flush=True)"))
    assert kind == Trouble.ILLEGAL and message.startswith("'I pass' is no JSON")


def test_a_python_class_that_fails(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("class Bot:\n    def choose(self, state, seat):\n        return state.legal(seat)[99]\n")
    kind, message = trouble(str(file))
    assert kind == Trouble.CRASH and message == "IndexError: list index out of range (bad.py, line 3)"


def test_a_python_class_sees_nothing_hidden_and_may_print(tmp_path: Path) -> None:
    file = tmp_path / "curious.py"
    file.write_text(
        "class Bot:\n    def choose(self, state, seat):\n        print('thinking')\n"
        "        assert state == state.hidden(seat) and state.seed is None\n        return state.legal(seat)[0]\n"
    )
    assert not one_move(str(file)).faults


def test_a_game_goes_on_to_its_end_and_the_report_counts(tmp_path: Path) -> None:
    bot = program(tmp_path, "sys.exit(3)")
    report = Simulation(game(GAME), 2, 1, [bot, "random"], 1, {}).run()
    faults = report.faults[bot]
    assert faults.crashes == subprocess_bot.PATIENCE and faults.absent > 0
    assert faults.last == "the program ended (exit code 3)"
    assert report.figures().faults == {bot: faults} and faults.crashes == subprocess_bot.PATIENCE
    assert "3 crashes" in str(faults)


def test_a_program_that_crashed_is_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "crashed"
    bot = program(
        tmp_path,
        "import os",
        f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); sys.exit(1)",
        "print(json.dumps({'action': name}), flush=True)",
    )
    report = Simulation(game(GAME), 2, 1, [bot, "random"], 1, {}).run()
    assert report.faults[bot].total == report.faults[bot].crashes == 1


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    state, seat = first_state()
    player = ProgramPlayer(own_bot(program(tmp_path, "time.sleep(60)")))
    player.start(state, seat)
    assert player.program
    process = player.program.process
    player.close()
    assert process.poll() is not None
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


# --- bots in this process ---


class Clumsy:
    """Plays the first action, fails now and then."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, state: State, seat: int) -> Action:
        self.moves += 1
        assert state.seed is None and state == state.hidden(seat), "only what the seat may know"
        if self.moves == 2:
            raise RuntimeError("lost")
        return state.legal(seat)[0] if self.moves != 3 else Action(9999, "fly", ())


def test_a_simulation_takes_python_objects() -> None:
    report = Simulation(game(GAME), 2, 3, [Clumsy(), "random"], 1, {}).run()
    assert report.bots == ["Clumsy", "random"] and report.games == 3
    assert report.faults["Clumsy"].crashes == report.faults["Clumsy"].illegal == 1
    assert report.wins[1].mean == 1, "who always passes does not win"


# --- names ---


def test_names_and_time_limits(tmp_path: Path) -> None:
    file = example("mybot.py", tmp_path)
    assert isinstance(read_bot("greedy:3"), BotSpec)
    limits = {f"{file}": 5, f"{file}@2s": 2, f"{file}@500ms": 0.5, f"cmd:python3 {file}@0.25s": 0.25}
    for name, seconds in limits.items():
        bot = read_bot(name)
        assert isinstance(bot, OwnBot) and bot.seconds == seconds and bot.name == name


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("./nothing.py", "there is no file 'nothing.py'; a bot of your own is ./mybot.py"),
        ("clever", "there is no bot 'clever'; there are champion"),
        ("cmd:", "cmd: needs a command behind it"),
        ("cmd:no-such-program x", "there is no program 'no-such-program'"),
        ("cmd:python3 'x", "cannot be read: No closing quotation"),
        (f"{DOCUMENT}", "make it executable (chmod +x)"),
        (f"{DOCUMENT}@0s", "has no such time limit"),
    ],
)
def test_wrong_names_are_refused_with_what_would_be_right(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(message)):
        read_bot(name)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("class Robot:\n    pass\n", "bad.py defines no class Bot with a method choose(self, state, seat)"),
        ("class Bot:\n  def choose(self:\n", "SyntaxError"),
    ],
)
def test_a_bot_that_does_not_start_stops_the_command(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(text)
    assert message in refused("simulate", GAME, "--seats", "2", "--bots", f"{file},random")


def test_a_program_that_does_not_say_ready(tmp_path: Path) -> None:
    state, seat = first_state()
    file = tmp_path / "seventeen.py"
    file.write_text("input()\nprint(17, flush=True)\ninput()\n")
    with pytest.raises(BadBot, match=r"answered hello with 17; wanted is \{\"type\": \"ready\"\}"):
        start_own_bot(own_bot(f"cmd:python3 {file}"), state, seat)


def test_own_bots_on_the_command_line(tmp_path: Path) -> None:
    bot = f"cmd:python3 {example('builder.py', tmp_path)}"
    told = run("simulate", GAME, "--seats", "2", "--games", "1", "--bots", f"{bot},random")
    assert told.exit_code == 0 and "no faults" in told.output
    kept = tmp_path / "game.json"
    played = run("play", GAME, "--seats", "2", "--seat", "-1", "--bots", bot, "--lang", "en", "--file", str(kept))
    assert played.exit_code == 0 and "has won after" in played.output
