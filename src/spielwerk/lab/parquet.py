"""The games of a simulation as a Parquet file."""

from pathlib import Path

import numpy as np
import polars as pl

from spielwerk.core.errors import BadOption
from spielwerk.lab.simulate import Simulation


def write_games(simulation: Simulation, out: Path) -> int:
    """Write one row per game and seat, in the order of the games; returns the number of rows."""
    games, seats = len(simulation.outcomes), simulation.seats
    frame = pl.DataFrame(
        {
            "game": np.repeat(np.arange(games), seats),
            "seed": np.repeat(np.arange(simulation.seed, simulation.seed + games), seats),
            "seat": np.tile(np.arange(seats, dtype=np.int8), games),
            "bot": simulation.bot_names * games,
            "place": simulation.places().reshape(-1),
            "score": simulation.scores().reshape(-1),
            "decisions": np.repeat(simulation.outcomes["decisions"], seats),
            "ending": np.repeat(simulation.outcomes["ending"], seats),
        }
    ).with_columns(pl.col("ending").replace_strict({int(e): e.name.lower() for e in simulation.game.endings}))
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        frame.write_parquet(out)
    except OSError as error:
        raise BadOption(f"{out} cannot be written: {error.strerror}; name a file in a folder of yours") from None
    return len(frame)
