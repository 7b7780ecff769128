"""Golden playthroughs: everything a game says in one random game, kept in tests/golden.

python -m tests.golden          writes them anew; look at the difference before you commit it
"""

import random
from itertools import groupby
from pathlib import Path

import msgspec

from spielwerk.core.action_space import Action
from tests.support import Mode, every_mode, game

FOLDER = Path(__file__).parent / "golden"
SEED = 2024
LONG = 40


def golden_modes() -> list[Mode]:
    """Every number of seats and every `mode`; other options with the largest table that has them."""
    chosen = []
    for mode in every_mode():
        name = mode.options[0][0] if mode.options else "mode"
        option = next((option for option in game(mode.game).meta.options if option.id == name), None)
        largest = max((option and option.tables) or game(mode.game).meta.seats)
        if name == "mode" or (mode.seats == largest and name != "first_player"):
            chosen.append(mode)
    return chosen


def path_of(mode: Mode) -> Path:
    return FOLDER / f"{mode}.txt".replace("=", "-")


def playthrough(mode: Mode) -> str:
    """The whole game as text: decisions with their options, log in German, last view, result."""
    state = mode.new(SEED)
    texts = state.game.texts("de", reader=0)
    choices = random.Random(SEED)
    lines = [f"# {mode}, seed {SEED}"]
    told = 0
    while True:
        events = state.events(0)
        lines += [f"    {texts.event(event)}" for event in events[told:]]
        told = len(events)
        if state.over:
            break
        seat = choices.choice(state.actors())
        options = state.legal(seat)
        chosen = choices.choice(options)
        lines.append(f"[{len(state.moves)}] seat {seat}: " + offered(options, chosen))
        state.play(chosen, seat)
    lines.append(f"ending: {state.ending}")
    lines += [f"seat {s.seat}: place {s.place}, score {s.score}" for s in state.result()]
    lines.append("view: " + msgspec.json.format(msgspec.json.encode(state.view(0)), indent=2).decode())
    return "\n".join(lines) + "\n"


def offered(options: list[Action], chosen: Action) -> str:
    """The options in a line, the chosen one between stars; long runs of one kind are cut in the middle."""
    words = []
    for kind, group in groupby(options, key=lambda option: option.kind):
        names = [f"*{option}*" if option == chosen else str(option) for option in group]
        if len(names) > LONG:
            names = [names[0], *(name for name in names[1:-1] if name[0] == "*"), names[-1], f"[{len(names)} {kind}]"]
        words += names
    return " ".join(words)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for mode in golden_modes():
        path_of(mode).write_text(playthrough(mode), encoding="utf-8")
