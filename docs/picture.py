"""Draws docs/terminal.svg: the terminal game as a picture for the README.

python docs/picture.py
"""

import re
from pathlib import Path

from rich.console import Console

import spielwerk
from spielwerk.bots.player import PolicyPlayer
from spielwerk.terminal import TerminalGame

WIDTH = 112
MOVES = 34
"""Decisions of the bots before the picture is taken."""


def draw() -> str:
    """A table in the middle of a game, as German-speaking players see it."""
    game = spielwerk.load("verlagswelt")
    state = game.new(seats=3, seed=12)
    bots = [PolicyPlayer("greedy:30", seed=seat) for seat in range(3)]
    while len(state.moves) < MOVES or state.actors() != [0] or len(state.legal()) < 6:
        seat = state.actors()[0]
        state.play(bots[seat].choose(state, seat), seat)
    console = Console(record=True, width=WIDTH, file=open("/dev/null", "w"))  # noqa: SIM115
    table = TerminalGame(console, state, [None, *bots[1:]], game.texts("de", ["Du", "Emil", "Ida"], reader=0), None)
    table.told = len(state.events(0)) - 12
    table.show(0)
    svg = console.export_svg(title="spielwerk play verlagswelt")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # the reader's own monospace font will do


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(draw(), encoding="utf-8")
