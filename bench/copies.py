"""Many matches in no time: one that is stored, again and again, in channels of their own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.schema import entries, matches, seats, snapshots, timers

CHANNEL = 1_000_000
"""The channel of the first copy; each of the others has the next."""
PEOPLE = 1_000
"""By so much the users of a copy differ from those of the one before."""


def copied(file: Path, match: str, count: int, people: int = PEOPLE) -> None:
    """Copy a match of a SQLite database that nobody writes to; by ``people`` the users differ."""
    with closing(sqlite3.connect(file)) as database, database:
        for table in (matches, seats, entries, snapshots, timers):
            key = "id" if table is matches else "match"
            names = [c.name for c in table.c if c.name != "id" or table is matches]
            made = {
                key: "'c' || printf('%07d', i)",
                "channel": f"{CHANNEL} + i",
                "host": f"host + {people} * i",
                "user": f'"user" + {people} * i',
                "owner": f"owner + {people} * i" if table is seats else "owner",
            }
            columns = ", ".join(f'"{name}"' for name in names)
            values = ", ".join(made.get(name, f'"{name}"') for name in names)
            database.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"  # noqa: S608 - names of ours
                f" INSERT INTO {table.name} ({columns})"
                f" SELECT {values} FROM {table.name}, n WHERE {key} = ?",
                (count, match),
            )
