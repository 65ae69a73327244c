"""Plays all that docs/opponents.md tells of, and writes its tables anew.

By default a tenth of the matches: that is for every night.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

from .arena import TODAY, Bout, Outcome, run, told
from .report import columns, markdown

PAGE = Path(__file__).parent.parent / "docs" / "opponents.md"
SCENARIOS = ("showdown", "first-shot", "escape", "pirates", "convoy")
STRONG, NORMAL, EASY, RANDOM = "strong", "normal", "easy", "random"

BOUTS: dict[str, Sequence[Bout]] = {
    "delta_v": (
        Bout("delta_v", (STRONG, TODAY), 400),
        Bout("delta_v", (NORMAL, EASY), 400),
        Bout("delta_v", (STRONG, NORMAL), 200),
        Bout("delta_v", (STRONG, NORMAL, EASY, TODAY), 200),
    ),
    "space_mission": (
        Bout("space_mission", (STRONG, TODAY), 400),
        Bout("space_mission", (NORMAL, EASY), 400),
        Bout("space_mission", (STRONG, NORMAL), 200),
        Bout("space_mission", (STRONG, NORMAL, EASY, TODAY), 200),
    ),
    "space_dealer": (
        Bout("space_dealer", (STRONG, TODAY, TODAY, TODAY), 400),
        Bout("space_dealer", (NORMAL, EASY, EASY, EASY), 400),
        Bout("space_dealer", (STRONG, NORMAL, NORMAL, NORMAL), 200),
        Bout("space_dealer", (STRONG, TODAY, TODAY, TODAY), 200, ("advanced=true",)),
    ),
    "delta_vee": (
        *(Bout("delta_vee", (STRONG, TODAY), 200, (f"scenario={each}",)) for each in SCENARIOS),
        *(Bout("delta_vee", (STRONG, RANDOM), 200, (f"scenario={each}",)) for each in SCENARIOS),
        *(Bout("delta_vee", (NORMAL, EASY), 200, (f"scenario={each}",)) for each in SCENARIOS),
        *(Bout("delta_vee", (STRONG, STRONG), 100, (f"scenario={each}",)) for each in SCENARIOS),
    ),
    "merchant_of_venus": (
        Bout("merchant_of_venus", (STRONG, TODAY), 300),
        Bout("merchant_of_venus", (NORMAL, EASY), 300),
        Bout("merchant_of_venus", (STRONG, NORMAL), 200),
        Bout("merchant_of_venus", (STRONG,), 300, ("variant=challenge",)),
        Bout("merchant_of_venus", (TODAY,), 300, ("variant=challenge",)),
    ),
}
"""By game, in the order of the document."""


def shortened(bout: Bout, part: float) -> Bout:
    """So much of its matches, each seating at least once."""
    return replace(bout, matches=max(len(bout.minds), round(bout.matches * part)))


def written(page: str, game: str, outcomes: Sequence[Outcome]) -> str:
    """The page with the tables of a game in place of those that stand between its marks."""
    begins, ends = f"<!-- arena: {game} -->", f"<!-- end: {game} -->"
    tables = "\n".join(told(outcome, markdown) for outcome in outcomes)
    pattern = re.compile(f"{re.escape(begins)}.*?{re.escape(ends)}", re.DOTALL)
    assert pattern.search(page), f"{PAGE.name} has no place for {game}"
    return pattern.sub(lambda _: f"{begins}\n\n{tables}\n{ends}", page)


def main() -> None:
    """Play the bouts of all games, or of some."""
    parser = argparse.ArgumentParser(prog="scripts/opponents", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(BOUTS))
    parser.add_argument("--part", type=float, default=0.1, help="how much of the matches")
    parser.add_argument("--write", action="store_true", help="put the tables into the document")
    asked = parser.parse_args()
    unknown = [game for game in asked.games if game not in BOUTS]
    if unknown:
        parser.error(f"there is no {unknown[0]}; there are {', '.join(BOUTS)}")
    whole = True
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in asked.games or BOUTS:
            outcomes = []
            for bout in BOUTS[game]:
                outcomes.append(run(shortened(bout, asked.part), pool))
                print(told(outcomes[-1], columns), flush=True)
            whole &= all(outcome.is_whole for outcome in outcomes)
            if asked.write:
                PAGE.write_text(written(PAGE.read_text("utf-8"), game, outcomes), "utf-8")
    sys.exit(not whole)


if __name__ == "__main__":
    main()
