"""Alembic asks here where the database is: it is the connection that the store has opened."""

from alembic import context

from paddock.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
