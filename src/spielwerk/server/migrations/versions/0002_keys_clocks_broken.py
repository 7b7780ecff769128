"""Keys belong to people; clocks are kept across restarts; unreadable tables are set aside; `/health` proves a write."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The person behind an old event is who had joined that seat last."""
    op.add_column("tables", sa.Column("broken", sa.String(200)))
    op.add_column("tables", sa.Column("clocks", sa.LargeBinary))
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))
    op.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")
    op.add_column("events", sa.Column("person", sa.Integer))
    op.execute(
        "UPDATE events SET person = (SELECT max(joined.number) FROM events AS joined"
        " WHERE joined.table_id = events.table_id AND joined.seat = events.seat"
        " AND joined.kind = 'joined' AND joined.number <= events.number)"
    )
    with op.batch_alter_table("events") as batch:
        batch.drop_constraint("events_key", type_="unique")
        batch.create_unique_constraint("events_key", ["table_id", "person", "key"])


def downgrade() -> None:
    """Keys of the seat again."""
    with op.batch_alter_table("events") as batch:
        batch.drop_constraint("events_key", type_="unique")
        batch.drop_column("person")
        batch.create_unique_constraint("events_key", ["table_id", "seat", "key"])
    op.drop_table("pulse")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("clocks")
        batch.drop_column("broken")
