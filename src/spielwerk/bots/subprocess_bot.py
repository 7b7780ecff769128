"""Bots of your own: a Python class, or any program that speaks the line protocol of docs/own-bots.md.

Both run in a process of their own, so that no mistake of theirs stops a game: whoever is late, crashes or answers
nonsense gets a stand-in for that move, and the report says so.
"""

import base64
import json
import os
import queue
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spielwerk.bots.player import Player
from spielwerk.bots.registry import NETWORKS, BotSpec, UnknownBot, parse_bot
from spielwerk.core.action_space import Action
from spielwerk.core.errors import IllegalAction, SpielwerkError
from spielwerk.core.game import State
from spielwerk.core.jit import PACKAGE

PROTOCOL = 1
DEFAULT_SECONDS = 5.0
MOST_SECONDS = 3600.0
START_SECONDS = 60.0
"""Time to answer `hello`: a program may have to load a lot."""
GOODBYE_SECONDS = 1.0
PATIENCE = 3
"""Time-outs and crashes of one game after which the stand-in plays it to the end."""
LONGEST_LINE = 1_000_000
PYTHON_RUNNER = "spielwerk.bots.python_runner"
FORMS = "a bot of your own is ./mybot.py, ./program or cmd:COMMAND, with a time limit such as @2s if you like"


class BadBot(SpielwerkError):
    """A bot of your own that cannot be started."""


class Trouble(StrEnum):
    """Why a stand-in had to move."""

    TIME_OUT = "time_outs"
    CRASH = "crashes"
    ILLEGAL = "illegal"
    ABSENT = "absent"
    """After too many of the others in one game."""


class Failed(Exception):
    """A bot gave no action that can be played."""

    def __init__(self, trouble: Trouble, message: str) -> None:
        super().__init__(message)
        self.trouble = trouble


class Fault(NamedTuple):
    """One move that a stand-in made."""

    seat: int
    trouble: Trouble
    message: str


# --- names ---


@dataclass(frozen=True)
class OwnBot:
    """A bot of your own: how to start it and how long it may think."""

    name: str
    command: tuple[str, ...]
    seconds: float = DEFAULT_SECONDS


def read_bot(text: str) -> BotSpec | OwnBot:
    """The bot that a text names, built in or own."""
    text = text.strip()
    if is_own(text):
        return own_bot(text)
    try:
        return parse_bot(text)
    except UnknownBot as error:
        raise UnknownBot(f"{error}; {FORMS}") from None


def is_own(text: str) -> bool:
    """Does this text name a file or a command?

    >>> [is_own(text) for text in ("greedy:5", "./mine.py", "mine.py@2s", "cmd:node mine.js", "bots/mine")]
    [False, True, True, True, True]
    >>> is_own("net:runs/mine.npz")  # a network is not a program
    False
    """
    if text.startswith(NETWORKS):
        return False
    return text.startswith("cmd:") or "/" in text or os.sep in text or _without_limit(text)[0].endswith(".py")


def own_bot(text: str) -> OwnBot:
    """Read `./mybot.py`, `./program` or `cmd:COMMAND`, each with `@2s` or the like behind it if wanted."""
    target, seconds = _without_limit(text)
    if not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(f"{text!r} has no such time limit; it takes up to {MOST_SECONDS:.0f} seconds, e.g. @2s, @0.5s")
    command = _command(target.removeprefix("cmd:")) if target.startswith("cmd:") else _file(Path(target))
    return OwnBot(text, command, seconds)


def _without_limit(text: str) -> tuple[str, float]:
    found = re.fullmatch(r"(.+)@(\d+(?:\.\d+)?)(ms|s)", text)
    if not found:
        return text, DEFAULT_SECONDS
    return found[1], float(found[2]) * (0.001 if found[3] == "ms" else 1)


def _command(line: str) -> tuple[str, ...]:
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise UnknownBot(f"the command {line!r} cannot be read: {error}") from None
    if not words:
        raise UnknownBot("cmd: needs a command behind it, for example cmd:python3 mybot.py")
    if shutil.which(words[0]) is None:
        raise UnknownBot(f"there is no program {words[0]!r} for the bot 'cmd:{line}'; is it installed?")
    return tuple(words)


def _file(path: Path) -> tuple[str, ...]:
    path = path.expanduser()
    if not path.is_file():
        raise UnknownBot(f"there is no file {str(path)!r}; {FORMS}")
    if path.suffix == ".py":
        return sys.executable, "-m", PYTHON_RUNNER, str(path.resolve())
    if not os.access(path, os.X_OK):
        raise UnknownBot(f"{str(path)!r} is no program: make it executable (chmod +x) or write cmd:INTERPRETER {path}")
    return (str(path.resolve()),)


# --- the conversation ---


class Program:
    """A running program: lines of JSON in and out."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                env=_environment(),
                start_new_session=True,
            )
        except OSError as error:
            self.errors.close()
            raise Failed(Trouble.CRASH, f"{command[0]} cannot be started: {error.strerror}") from None
        self.lines: queue.Queue[bytes] = queue.Queue(maxsize=64)
        self.closing = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Collect what the program says; an empty line at its end."""
        assert self.process.stdout
        line = b"-"
        while line and not self.closing:
            line = self.process.stdout.readline(LONGEST_LINE)
            with suppress(queue.Full):  # so much was not asked for
                self.lines.put_nowait(line)

    def send(self, message: dict[str, Any]) -> None:
        """Say one line; what the program said unasked before is dropped."""
        assert self.process.stdin
        while not self.lines.empty():
            if not self.lines.get_nowait():
                raise Failed(Trouble.CRASH, self._exit_message())
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise Failed(Trouble.CRASH, self._exit_message()) from None

    def answer(self, seconds: float) -> Any:
        """The next line, if it comes in time."""
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise Failed(Trouble.TIME_OUT, f"no answer within {seconds:g} s") from None
        if not line:
            raise Failed(Trouble.CRASH, self._exit_message())
        try:
            return json.loads(line)
        except ValueError:
            said = line[:80].decode(errors="replace").strip()
            raise Failed(Trouble.ILLEGAL, f"{said!r} is no JSON; every line on standard output must be") from None

    def _exit_message(self) -> str:
        """How the program ended, with the last line of its standard error."""
        try:
            code = f"exit code {self.process.wait(GOODBYE_SECONDS)}"
        except subprocess.TimeoutExpired:
            code = "its output is closed"
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().splitlines()
        return f"the program ended ({code})" + (f": {said[-1]}" if said else "")

    def close(self) -> None:
        """Let the program end by itself for a moment, then end it with all that it started."""
        self.closing = True
        assert self.process.stdin
        with suppress(OSError):
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it at once."""
        self.closing = True
        with suppress(OSError):  # it may have ended already
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        self.errors.close()


def _environment() -> dict[str, str]:
    """Ours, with this very Spielwerk on Python's path."""
    path = os.environ.get("PYTHONPATH")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *([path] if path else [])])}


class ProgramPlayer:
    """A program at one seat of a table; started when first needed, and again after it crashed."""

    def __init__(self, bot: OwnBot) -> None:
        self.bot = bot
        self.program: Program | None = None
        self.troubles = 0

    def start(self, state: State, seat: int) -> None:
        """Start it and wait until it is ready."""
        self.program = Program(self.bot.command)
        content = state.game.content
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": state.game.id,
            "seats": state.seats,
            "seat": seat,
            "options": state.options,
            "seconds": self.bot.seconds,
            "content": str(content.file.resolve()) if content.file else None,
        }
        self.program.send(hello)
        ready = self.program.answer(START_SECONDS)
        if not isinstance(ready, dict) or ready.get("type") != "ready":
            raise Failed(Trouble.ILLEGAL, f'answered hello with {_short(ready)}; wanted is {{"type": "ready"}}')

    def choose(self, state: State, seat: int) -> Action:
        """Ask the program; raises Failed if nothing good comes back."""
        if self.troubles >= PATIENCE:
            raise Failed(Trouble.ABSENT, f"given up for this game after {PATIENCE} time-outs or crashes")
        hidden = state.hidden(seat)
        try:
            answer = self._ask(hidden, seat)
        except Failed:
            self.troubles += 1
            self.kill()
            raise
        if isinstance(answer, dict) and answer.get("type") == "error":
            raise Failed(Trouble.CRASH, str(answer.get("message", "the bot reported an error")))
        if not isinstance(answer, dict) or not isinstance(answer.get("action"), str | int):
            wanted = json.dumps({"type": "action", "action": str(hidden.legal(seat)[0])})
            raise Failed(Trouble.ILLEGAL, f"answered {_short(answer)}; wanted is for example {wanted}")
        return parse_action(answer["action"], hidden, seat)

    def _ask(self, hidden: State, seat: int) -> Any:
        if self.program is None:
            self.start(hidden, seat)
        assert self.program
        self.program.send(
            {
                "type": "decide",
                "seat": seat,
                "deadline": self.bot.seconds,
                "actions": [{"number": option.number, "name": str(option)} for option in hidden.legal(seat)],
                "view": msgspec.to_builtins(hidden.view(seat)),
                "state": base64.b64encode(hidden.to_bytes()).decode(),
            }
        )
        return self.program.answer(self.bot.seconds)

    def over(self, state: State, seat: int) -> None:
        """Tell how the game ended; the next one begins with a clean slate."""
        self.troubles = 0
        if self.program:
            places, scores = zip(*((s.place, s.score) for s in state.result()), strict=True)
            try:
                self.program.send({"type": "over", "seat": seat, "places": places, "scores": scores})
            except Failed:
                self.kill()

    def kill(self) -> None:
        """End the program at once; the next decision starts it again."""
        if self.program:
            self.program.kill()
        self.program = None

    def close(self) -> None:
        """End the program in peace."""
        if self.program:
            self.program.close()
        self.program = None


def parse_action(named: object, state: State, seat: int) -> Action:
    """The legal action that a bot names: an Action, its name or its number."""
    space, names = state.game.actions, state.game.content.names
    if isinstance(named, bool) or not isinstance(named, Action | str | int):
        raise Failed(Trouble.ILLEGAL, f"{_short(named)} is no action; it is one that legal() lists, its name or number")
    try:
        number = named.number if isinstance(named, Action) else named
        action = space.parse(number, names) if isinstance(number, str) else space.action(number, names)
        refused = state.why_not(action, seat)
    except IllegalAction as error:
        raise Failed(Trouble.ILLEGAL, str(error)) from None
    if refused:
        raise Failed(Trouble.ILLEGAL, f"{action} is not allowed: {refused}")
    return action


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:79] + "…"


# --- the stand-in ---


class Guarded:
    """A player with a stand-in: what it fails to do, a random legal action does, and `faults` keeps why."""

    def __init__(self, player: Player, seed: int = 0) -> None:
        self.player = player
        self.rng = random.Random(seed)
        self.faults: list[Fault] = []

    @property
    def name(self) -> str:
        return self.player.bot.name if isinstance(self.player, ProgramPlayer) else type(self.player).__name__

    def choose(self, state: State, seat: int) -> Action:
        """What the player chooses, or the stand-in for it."""
        hidden = state.hidden(seat)
        try:
            return parse_action(self.player.choose(hidden.hidden(seat), seat), hidden, seat)
        except Failed as error:
            self.faults.append(Fault(seat, error.trouble, str(error)))
        except Exception as error:
            self.faults.append(Fault(seat, Trouble.CRASH, f"{type(error).__name__}: {error}"))
        return self.rng.choice(hidden.legal(seat))

    def over(self, state: State, seat: int) -> None:
        """Pass on how the game ended to a player who wants to know."""
        if isinstance(self.player, ProgramPlayer):
            self.player.over(state, seat)

    def take_faults(self) -> list[Fault]:
        """The faults since the last call."""
        taken, self.faults = self.faults, []
        return taken

    def close(self) -> None:
        """End the program behind it, if there is one."""
        if isinstance(self.player, ProgramPlayer):
            self.player.close()


def start_own_bot(bot: OwnBot, state: State, seat: int, seed: int = 0) -> Guarded:
    """An own bot at a table, started; raises BadBot if that fails, so that nobody plays a tournament of stand-ins."""
    player = ProgramPlayer(bot)
    try:
        player.start(state, seat)
    except Failed as error:
        player.kill()
        raise BadBot(f"the bot {bot.name} does not start: {error}") from None
    return Guarded(player, seed)
