"""The database: tables, their append-only events, snapshots, and which token has which seat; and a pulse."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("setup", LargeBinary, nullable=False),  # messages in JSON: seats, options, seed, clock (table.Setup)
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("restless", Boolean, nullable=False),  # a clock or a bot goes on by itself after a restart
    Column("summary", LargeBinary, nullable=False),  # what lists show
    Column("broken", String(200)),  # why the record cannot be read; null: it can, as far as anybody knows
    Column("clocks", LargeBinary),  # time left while clocks run (clocks.Kept)
    Index("tables_open", "status", "public", "changed"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("person", Integer),  # who gave the command: number of the `joined` event; null: a bot or the table itself
    UniqueConstraint("table_id", "person", "key", name="events_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("moves", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("tokens_table", "table_id"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # the last time that a write was proved
)
