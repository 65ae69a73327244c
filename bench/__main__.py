"""``scripts/bench``: prints the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

from . import answer, pictures, playout, tables
from .timing import Row


async def rows() -> AsyncIterator[Row]:
    """Every line, as soon as it is measured."""
    for line in (*playout.rows(), *pictures.rows()):
        yield line
    for part in (tables.rows(), answer.rows()):
        async for line in part:
            yield line


def shown(row: Row) -> Iterator[str]:
    """The cells of a line."""
    yield from (row.what, row.reference, row.ours)
    yield "-" if row.ratio is None else f"{row.ratio:.2f}"
    yield row.goal


async def main() -> None:
    """Measure and print."""
    print("| what | reference in the same run | ours | ratio | goal |")
    print("|---|---|---|---|---|")
    async for row in rows():
        print("| " + " | ".join(shown(row)) + " |", flush=True)


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    asyncio.run(main())
