"""New databases for tests: the migrations run once, and their result is copied."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from storage.revision import upgrade


def fresh(file: Path) -> Path:
    """Put a database with all tables and no row where the bot opens one for the first time."""
    file.write_bytes(_migrated())
    return file


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "migrated.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()
