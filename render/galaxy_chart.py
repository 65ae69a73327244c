"""The galaxy of Merchant of Venus: a picture of it, and its distances (scripts/galaxy)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.routes import COMBINED, PLAIN, RED, YELLOW, Terms, distance

from .boards.merchant_of_venus_map import HIGH, Sight, galaxy, overlay
from .paint import paint
from .palette import SPACE
from .scene import Scene

DRIVES: Final[dict[str, Terms]] = {
    "none": PLAIN,
    "yellow": YELLOW,
    "red": RED,
    "combined": COMBINED,
}


def chart() -> Scene:
    """The galaxy before anybody has set out, with the ids of its places."""
    return Scene((1024, HIGH), SPACE, galaxy(), tuple(overlay(Sight(), str)))


def table(terms: Terms) -> Iterator[str]:
    """Movement points from a place (rows) to a place (columns), nearest landing places."""
    places = ("gb", *GALAXY.systems)
    yield "".join(["    ", *(f"{place:>5}" for place in places)])
    for start in places:
        goals = [_between(start, goal, terms) for goal in places]
        yield "".join([f"{start:<4}", *(f"{'-' if cost is None else cost:>5}" for cost in goals)])


def _between(start: str, goal: str, terms: Terms) -> int | None:
    if start == goal:
        return 0
    fields = (GALAXY.base,) if start == "gb" else GALAXY.home(GALAXY.systems[start].fields[0])
    found = (distance(GALAXY, field, goal, terms) for field in fields)
    return min((cost for cost in found if cost is not None), default=None)


def main(words: list[str]) -> int:
    """``[FILE.png] [none|yellow|red|combined]``: writes the picture if a file is named."""
    drive = words[-1] if words and words[-1] in DRIVES else "none"
    files = [word for word in words if word not in DRIVES]
    if len(files) > 1 or any(not file.endswith(".png") for file in files):
        sys.stderr.write("galaxy [FILE.png] [none|yellow|red|combined]\n")
        return 2
    for file in files:
        Path(file).write_bytes(paint(chart()))
    sys.stdout.write("\n".join(table(DRIVES[drive])) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
