"""The few things in which the two databases differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Dialect, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Upsert: TypeAlias = postgresql.Insert | sqlite.Insert


class Inserts:
    """An INSERT with ON CONFLICT for each of the two databases, made once."""

    __slots__ = ("_made",)

    def __init__(self, table: Table, finish: Callable[[Upsert], Insert]) -> None:
        self._made = {
            "postgresql": finish(postgresql.insert(table)),
            "sqlite": finish(sqlite.insert(table)),
        }

    def on(self, connection: AsyncConnection) -> Insert:
        """The one for this database."""
        return self._made[connection.dialect.name]


def insert(connection: AsyncConnection, table: Table) -> Upsert:
    """An INSERT that knows ON CONFLICT."""
    return postgresql.insert(table) if is_postgres(connection.dialect) else sqlite.insert(table)


def is_postgres(dialect: Dialect) -> bool:
    """Whether rows must be locked one by one, because there are other writers."""
    return dialect.name == "postgresql"


def fields(row: Any) -> Mapping[str, Any]:
    """A row of a query by column names."""
    mapping: Mapping[str, Any] = row._mapping  # noqa: SLF001 - SQLAlchemy's public name for it
    return mapping
