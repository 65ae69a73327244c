"""The few things in which the two databases differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that knows ON CONFLICT."""
    return postgresql.insert(table) if is_postgres(connection.dialect) else sqlite.insert(table)


def is_postgres(dialect: Dialect) -> bool:
    """Whether rows must be locked one by one, because there are other writers."""
    return dialect.name == "postgresql"


def fields(row: Any) -> Mapping[str, Any]:
    """A row of a query by column names."""
    mapping: Mapping[str, Any] = row._mapping  # noqa: SLF001 - SQLAlchemy's public name for it
    return mapping
