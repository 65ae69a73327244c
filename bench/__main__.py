"""Measures everything, or the parts that are named, and prints one table."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from . import answer, delivery, load, moves, pictures, playouts, presses, starts, tables
from .kept import Kept, read
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
ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bench.md"


def commit() -> str:
    """The short hash of what is measured, with ``+`` where code was changed since."""
    changed = git("status", "--porcelain", "--untracked-files=no", "--", "*.py")
    return git("rev-parse", "--short", "HEAD") + "+" * bool(changed)


def git(*words: str) -> str:
    """What git says. Raises CalledProcessError where there is no commit."""
    return subprocess.run(  # noqa: S603 - words of ours
        ["git", *words],  # noqa: S607 - whichever there is
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def machine() -> str:
    """Cores, processor where it is known, and Python, in words."""
    about = Path("/proc/cpuinfo")
    said = about.read_text("utf-8").splitlines() if about.exists() else []
    models = [line.partition(":")[2].strip() for line in said if line.startswith("model name")]
    return ", ".join(
        (f"{os.cpu_count()} cores", *models[:1], f"Python {platform.python_version()}")
    )


def main() -> None:
    """Run the parts one after the other."""
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description=f"{__doc__} All parts take ten minutes."
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--keep", action="store_true", help=f"write docs/{PAGE.name} as well")
    asked = parser.parse_args()
    wanted = asked.parts or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    measured = commit() if asked.keep else ""  # before: it may take a while
    found: list[Line] = []
    for part in wanted:
        print(f"measuring {part} ...", file=sys.stderr)
        lines = list(PARTS[part]())
        found += lines
        if asked.keep:
            kept = read(PAGE.read_text("utf-8")) if PAGE.exists() else Kept()
            PAGE.write_text(str(kept.with_(part, lines, measured, machine())), "utf-8")
    print(table(found))
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    if busy > 1.5:
        print(f"\nThe machine was busy with other things (load {busy:.1f} a core).")


if __name__ == "__main__":
    main()
