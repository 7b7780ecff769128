"""What Prometheus reads at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("spielwerk_moves", "Moves made at tables.", ["game", "by"])
COMMANDS = Counter("spielwerk_commands", "Commands carried out.", ["kind"])
PROBLEMS = Counter("spielwerk_problems", "Requests refused.", ["code"])
LIMITED = Counter("spielwerk_limited", "Refused because of a limit.", ["limit"])
TABLES_EXPIRED = Counter("spielwerk_tables_expired", "Tables deleted because their time was over.", ["why"])
TABLES = Gauge("spielwerk_tables", "Tables in memory.")
CONNECTIONS = Gauge("spielwerk_connections", "Open sockets.")
TABLES_OPENED = Counter("spielwerk_tables_opened", "Tables opened.", ["game"])
COMMAND_SECONDS = Histogram(
    "spielwerk_command_seconds",
    "From receiving a command to its answer, disk included.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_SECONDS = Histogram(
    "spielwerk_bot_seconds", "Thinking of a bot about one decision.", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10)
)
