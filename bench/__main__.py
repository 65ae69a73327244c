"""Measures everything, or the parts that are named, and prints one table."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator

from . import answer, delivery, load, moves, pictures, playouts, presses, starts, tables
from .report import Line, table

PARTS: dict[str, Callable[[], Iterator[Line]]] = {
    "playouts": playouts.lines,
    "moves": moves.lines,
    "tables": tables.lines,
    "starts": starts.lines,
    "pictures": pictures.lines,
    "presses": presses.lines,
    "answer": answer.lines,
    "delivery": delivery.lines,
    "load": load.lines,
}


def main() -> None:
    """Run the parts one after the other."""
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    wanted = parser.parse_args().parts or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    found: list[Line] = []
    for part in wanted:
        print(f"measuring {part} ...", file=sys.stderr)
        found += PARTS[part]()
    print(table(found))
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    if busy > 1.5:
        print(f"\nThe machine was busy with other things (load {busy:.1f} a core).")


if __name__ == "__main__":
    main()
