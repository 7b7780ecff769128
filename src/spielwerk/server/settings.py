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
    public_hosts: tuple[str, ...] = ()
    """Names under which people reach the server, such as `play.example.org`, besides those that it knows itself."""
    metrics_token: str | None = None
    """Opens /metrics to other machines (`Authorization: Bearer TOKEN`); None: only its own machine may read them."""
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
    """The same per address for HTTP requests."""
    connections: int = 4_000
    """Sockets at once …"""
    requests_at_once: int = 1_000
    """… and other connections besides them."""
    request_seconds: float = 15.0
    """After that a request that has not arrived whole is refused and its connection closed."""

    sockets_per_address: int = 400
    """Sockets at once from one address, which may be a whole school behind one router …"""
    socket_burst: int = 400
    socket_rate: float = 10.0
    """… and how fast they may be opened: when a server restarts, all come back at the same moment."""
    tables_per_hour: int = 300
    """Tables that one address may open, rematches apart: ten for each of thirty people in a class."""
    tables_at_once: int = 150
    """Tables opened from one address that are in use at the same time."""
    joins_per_hour: int = 1_200
    """Seats that one address may take."""
    lines_per_person: int = 1_000
    """Chat lines, renamings and proposals of one person at one table."""
    branches: int = 100
    """Games that may go on from one finished game."""

    unjoined_days: float = 30.0
    """After that a table is deleted whose game never began."""
    untouched_days: float = 365.0
    """After that a game is deleted that began and was left."""
    bots_only_days: float = 7.0
    """After that a table is deleted where only bots played, finished or not."""
    finished_days: float | None = None
    """After that a finished game of people is deleted; None: never."""
