"""Begins a new game: writes its files, as empty as they may be, and lists it as coming."""

from __future__ import annotations

import argparse
from pathlib import Path

from .writing import NotPossible, write

ROOT = Path(__file__).parent.parent.parent


def main() -> None:
    """Write the files that the command line asks for."""
    parser = argparse.ArgumentParser(prog="scripts/new-game", description=__doc__)
    parser.add_argument("slug", help="its name in lower case with underscores: salvage_run")
    parser.add_argument("--letters", default="", help="of its clauses, such as SR")
    options = parser.parse_args()
    try:
        made = write(ROOT, options.slug, options.letters)
    except NotPossible as error:
        parser.error(str(error))
    for path in made:
        print(path.relative_to(ROOT))  # noqa: T201
    print("Go on with docs/adding-a-game.md.")  # noqa: T201


if __name__ == "__main__":
    main()
