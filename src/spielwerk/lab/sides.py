"""Who plays together, found by looking at results."""

from spielwerk.core.game import Game
from spielwerk.lab.schedule import Sides
from spielwerk.lab.simulate import Simulation

PROBES = 32
"""Random games that show who always shares a place."""


def sides_of(game: Game, seats: int, options: dict[str, object]) -> Sides:
    """The seats that always share their place: partners. Everybody alone where there are none."""
    probe = Simulation(game, seats, PROBES, ["random"], 0, options)
    probe.run(threads=1)
    sides: dict[bytes, list[int]] = {}
    for seat, places in enumerate(probe.places().T):
        sides.setdefault(places.tobytes(), []).append(seat)
    return list(sides.values()) if len(sides) > 1 else [[seat] for seat in range(seats)]
