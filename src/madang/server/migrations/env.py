"""Runs migrations on the connection the server hands over (see database.migrate). A new one is a file in versions/ with
the next number; a test tells whether all of them together make the tables of schema.py."""

from alembic import context

from madang.server.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
