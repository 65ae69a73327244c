"""The few things in which the two databases differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
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


@lru_cache
def newest(table: Table, *columns: str) -> Inserts:
    """Put a row by its primary key; where one is, these columns of it become the new ones."""

    def finish(new: Upsert) -> Insert:
        values = {column: new.excluded[column] for column in columns}
        return new.on_conflict_do_update(index_elements=table.primary_key.columns, set_=values)

    return Inserts(table, finish)


def locked(table: Table, *columns: str) -> Inserts:
    """Give these columns of a row by its primary key, a new one where none is, and lock it."""
    key = table.primary_key.columns

    def finish(new: Upsert) -> Insert:
        # Written as it is: PostgreSQL locks what is written, also where nothing was before.
        same = {column.name: new.excluded[column.name] for column in key}
        written = new.on_conflict_do_update(index_elements=key, set_=same)
        return written.returning(*(table.c[column] for column in columns))

    return Inserts(table, finish)


def is_postgres(dialect: Dialect) -> bool:
    """Whether rows must be locked one by one, because there are other writers."""
    return dialect.name == "postgresql"


def fields(row: Any) -> Mapping[str, Any]:
    """A row of a query by column names."""
    mapping: Mapping[str, Any] = row._mapping  # noqa: SLF001 - SQLAlchemy's public name for it
    return mapping
