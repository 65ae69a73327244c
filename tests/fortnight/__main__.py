"""Prints the figures of a fortnight: scripts/fortnight."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from .habits import DAYS
from .town import town


async def main() -> int:
    """Let the fortnight pass; 1 where something was not fair."""
    parser = argparse.ArgumentParser(prog="fortnight")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        async with town(
            Path(folder), people_=given.people, tables=given.tables, seed=given.seed
        ) as made:
            await made.live(given.days)
    for name, number in made.ledger.figures().items():
        sys.stdout.write(f"{name:32} {number:8.1f}\n")
    for fault in made.watcher.faults:
        sys.stdout.write(f"{fault.kind}: {fault.said}\n")
    return bool(made.watcher.faults)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
