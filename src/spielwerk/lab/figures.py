"""What the laboratory prints with `--json`: one structure per command, figures rounded to meaningful digits."""

from msgspec import UNSET, Struct, UnsetType

from spielwerk.bots.match import Faults


class Rates(Struct, frozen=True):
    """How one kind of bot did in a simulation, per seat."""

    win_rate: float
    win_rate_margin: float
    mean_place: float


class Batch(Struct, frozen=True, kw_only=True):
    """Which games a simulation played; bots are by seat."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    content: str
    bots: list[str]
    threads: int


class SimulationFigures(Batch, frozen=True, kw_only=True):
    """`spielwerk simulate --json`; lists are by seat, margins are half-widths of 95 % intervals."""

    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    win_rate: list[float]
    win_rate_margin: list[float]
    mean_place: list[float]
    mean_place_margin: list[float]
    by_bot: dict[str, Rates]
    endings: dict[str, int]
    faults: dict[str, Faults] | UnsetType = UNSET
    """Of own bots only."""


class StandingFigures(Struct, frozen=True, kw_only=True):
    """One bot of a tournament; intervals are of 95 %."""

    name: str
    games: int
    win_rate: float
    win_rate_interval: list[float]
    mean_place: float
    mean_place_interval: list[float]
    rating: float
    rating_interval: list[float]
    seconds_per_move: float
    moves: int
    places: list[int]
    """How often it came first, second, …"""
    faults: Faults | UnsetType = UNSET
    """Of own bots only."""


class TournamentFigures(Struct, frozen=True, kw_only=True):
    """`spielwerk tournament --json`; the best bot first."""

    game: str
    seats: int
    teams: list[list[int]] | None
    games: int
    seed: int
    options: dict[str, str]
    content: str
    seconds: float
    bots: list[StandingFigures]
    beats: dict[str, dict[str, float]]
    """How often the first bot ends ahead of the second; a tie counts half."""


class GateFigures(Struct, frozen=True, kw_only=True):
    """`spielwerk gate --json`."""

    game: str
    seats: int
    wins: float
    margin: float
    games: int
    accepted: bool


class BenchFigures(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`spielwerk bench --json`: random play of one game."""

    game: str
    seats: int
    decisions_per_second: float
    """One thread."""
    games_per_second: float
    thread_ratio: float
    """Two threads against one."""
    state_bytes: int
    copy_nanoseconds: float
    ratio_to_verlagswelt: float | None = None
    c_decisions_per_second: float | None = None
    ratio_to_c: float | None = None
    note: str = ""
