"""Alembic's entry: the connection comes from `store.migrate`."""

from alembic import context

from spielwerk.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # a migration that is killed half way leaves nothing behind
)
with context.begin_transaction():
    context.run_migrations()
