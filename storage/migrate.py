"""Changes the tables with Alembic; ``revision`` knows whether there is anything to change."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_FOLDER = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, revision: str) -> None:
    """Bring the tables up to a revision, or to the newest, ``head``."""
    command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Bring the tables back to an older revision; ``base`` drops them all."""
    command.downgrade(_config(connection), revision)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
