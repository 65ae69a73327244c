"""Brings the tables of a database up to date when the bot starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from .dialect import is_postgres
from .errors import BadDatabase, NewerDatabase
from .schema import metadata

VERSION_TABLE = "schema_revision"
_VERSIONS = Path(__file__).parent / "migrations" / "versions"
_LOCK = 7_305_011_952_804_331
"""The key of the advisory lock, on PostgreSQL, of whoever changes the tables."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the tables up to a revision, within the transaction of the connection.

    Several may try at once: one does it, the others wait. Raises BadDatabase for tables
    of another program and NewerDatabase for a revision that this code does not know.
    """
    if is_postgres(connection.dialect):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    now, known = current(connection), revisions()
    if now is None:
        _check_ours(connection)
    elif now not in known:
        raise NewerDatabase(
            f"The database is of a newer version of the bot (revision {now}; this one knows up to"
            f" {known[-1]}): start the newer version, or restore a backup."
        )
    if now == (known[-1] if revision == "head" else revision):
        return
    # Alembic takes 200 ms to load, and most starts have nothing for it to do.
    from . import migrate  # noqa: PLC0415 - see above

    migrate.upgrade(connection, revision)


def revisions() -> list[str]:
    """The revisions that this code knows, the oldest first: the numbers of their files."""
    return sorted(file.name.partition("_")[0] for file in _VERSIONS.glob("[0-9]*.py"))


def current(connection: Connection) -> str | None:
    """The revision of the tables, None when there are none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 - a name of ours
    return found


def _check_ours(connection: Connection) -> None:
    tables = set(inspect(connection).get_table_names())
    if is_postgres(connection.dialect):
        tables &= set(metadata.tables)  # other programs may have theirs beside ours
    if tables - {VERSION_TABLE}:
        raise BadDatabase(
            "The database holds tables of another program"
            f" ({', '.join(sorted(tables))}): name another one in DATABASE_URL."
        )
