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
    _fill_persons()
    with op.batch_alter_table("events") as batch:
        batch.drop_constraint("events_key", type_="unique")
        batch.create_unique_constraint("events_key", ["table_id", "person", "key"])


def _fill_persons() -> None:
    """Person after person, so that whoever sat down later has what came later."""
    connection = op.get_bind()
    joined = connection.execute(
        sa.text("SELECT table_id, seat, number FROM events WHERE kind = 'joined' ORDER BY number")
    )
    people = [dict(row._mapping) for row in joined]
    if people:
        fill = "UPDATE events SET person = :number WHERE table_id = :table_id AND seat = :seat AND number >= :number"
        connection.execute(sa.text(fill), people)


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
