"""How a server is run; the command line fills it in."""

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True):
    """All knobs with sensible values for one machine."""

    data: Path = user_data_path("spielwerk") / "server"
    static: Path = Path(__file__).parent / "static"
    address: str | None = None
    """Where others in the network reach the server; None: only its own machine does, or a proxy knows better."""
    bot_pace: float = 0.7
    """Seconds that a bot takes at least for a decision while somebody watches, so that people can follow."""
    bot_threads: int = 2
    """Threads in which bots think for people who wait; one less, but at least one, is there for all other tables."""
    bot_tables: int = 32
    """Tables where only bots play that may run at once …"""
    bot_tables_each: int = 8
    """… and so many of them opened from one address."""
    idle_seconds: float = 600.0
    """After that a table without connections leaves memory; it stays on disk."""
    hello_seconds: float = 10.0
    away_seconds: float = 30.0
    """After that a person without connection counts as away."""
    clock_seconds: float = 5.0
    """So often the time left of running clocks is written down: a restart gives back no more than that."""
    backup_hour: int | None = 4
    """From this hour on (local time) the day's back-up is taken into the data folder; None: never."""
    backups: int = 7
    """How many of these are kept."""
    burst: int = 60
    """Messages of one connection at once …"""
    rate: float = 20.0
    """… and per second in the long run."""
    http_burst: int = 240
    http_rate: float = 40.0
    """The same per address for HTTP requests that change something."""
    connections: int = 4_000
    """Sockets at once."""
