"""Runs a Python class `Bot` as a program of the line protocol: `python -m spielwerk.bots.python_runner FILE`."""

import base64
import importlib.util
import json
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

import spielwerk


def load_class(file: Path) -> Any:
    """The class `Bot` of a file; whatever stands beside the file can be imported."""
    sys.path.insert(0, str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec and spec.loader
    module: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, "Bot", None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise SystemExit(f"{file.name} defines no class Bot with a method choose(self, state, seat)")
    return found


def reason(error: Exception, file: Path) -> str:
    """What went wrong, and in which line of the bot's file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == file]
    place = f" ({file.name}, line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{place}"


def answer(bot: Any, game: Any, message: dict[str, Any], file: Path) -> dict[str, Any]:
    """Let the bot decide on the state of a message."""
    state = game.from_bytes(base64.b64decode(message["state"]))
    try:
        chosen = bot.choose(state, message["seat"])
    except Exception as error:
        return {"type": "error", "message": reason(error, file)}
    number = getattr(chosen, "number", chosen)
    return {"type": "action", "action": number if isinstance(number, str | int) else repr(chosen)}


def serve(file: Path) -> None:
    """Answer until the other side hangs up; what the bot prints goes to standard error."""
    out, sys.stdout = sys.stdout, sys.stderr
    bot: Any = None
    game: Any = None
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                game = spielwerk.load(message["game"], message["content"])
                bot = load_class(file)()
                reply = {"type": "ready"}
            case "decide":
                reply = answer(bot, game, message, file)
            case "over":
                if hasattr(bot, "over"):
                    bot.over(message)
                continue
            case _:
                continue
        print(json.dumps(reply), file=out, flush=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
