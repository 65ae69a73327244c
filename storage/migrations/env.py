"""Run by Alembic: migrates over the connection that ``storage.schema`` gives it."""

from alembic import context

from storage.schema import VERSION_TABLE
from storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
