"""Brings the tables of a database up to date when the bot starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from .dialect import is_postgres
from .errors import BadDatabase, NewerDatabase
from .tables import metadata

VERSION_TABLE = "schema_revision"
_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 7_305_011_952_804_331
"""The key of the advisory lock, on PostgreSQL, of whoever changes the tables."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the tables up to a revision, within the transaction of the connection.

    Several may try at once: one does it, the others wait. Raises BadDatabase for tables
    of another program and NewerDatabase for a revision that this code does not know.
    """
    if is_postgres(connection.dialect):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    now = current(connection)
    scripts = ScriptDirectory(str(_FOLDER))
    known = [script.revision for script in scripts.walk_revisions()]
    if now is None:
        _check_ours(connection)
    elif now not in known:
        raise NewerDatabase(
            f"The database is of a newer version of the bot (revision {now}; this one knows up to"
            f" {known[0]}): start the newer version, or restore a backup."
        )
    if now != (known[0] if revision == "head" else revision):
        command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Bring the tables back to an older revision; ``base`` drops them all."""
    command.downgrade(_config(connection), revision)


def current(connection: Connection) -> str | None:
    """The revision of the tables, None when there are none."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def _check_ours(connection: Connection) -> None:
    tables = set(inspect(connection).get_table_names())
    if is_postgres(connection.dialect):
        tables &= set(metadata.tables)  # other programs may have theirs beside ours
    if tables - {VERSION_TABLE}:
        raise BadDatabase(
            "The database holds tables of another program"
            f" ({', '.join(sorted(tables))}): name another one in DATABASE_URL."
        )


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
