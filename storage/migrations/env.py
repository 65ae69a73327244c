"""Run by Alembic: migrates over the connection that ``storage.revision`` gives it."""

from alembic import context

from storage.revision import VERSION_TABLE
from storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
