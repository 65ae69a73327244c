"""Matches in which everything happens: ``python -m tests.laws.covering <slug>`` looks for them.

The laws watch them besides the random ones, so that no verb and no event of a game is one that
they have never seen. They are kept in ``tests/games/<slug>/plans.json``. What hardly ever happens
a game names in ``SELDOM`` of its laws, each with the test that shows it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from engine import NOBODY

from .plans import DECIDING, AnyGame, Plan, Script, drawn, play

FOLDER = Path(__file__).parent.parent / "games"
ENOUGH = 2_000
"""Matches that are tried at most."""
IN_VAIN = 300
"""Matches in which nothing new happened after which it is given up."""


def everything(game: AnyGame) -> set[str]:
    """The verbs of all commands, and the names of all events."""
    verbs = {f"verb {part.verb}" for command in game.cover.commands for part in command.parts}
    return verbs | {f"event {kind.__name__}" for kind in game.rules.events}


def occurring(game: AnyGame, plan: Plan) -> set[str]:
    """Of that, what happens in a match."""
    found = set[str]()
    for moment in play(game, plan):
        if moment.entry is not None and moment.entry.seat != NOBODY:
            found.add(f"verb {moment.entry.choice.verb}")
        found |= {f"event {type(event).__name__}" for event in moment.outcome.events}
    return found & everything(game)


def _read(slug: str) -> list[dict[str, Any]]:
    file = FOLDER / slug / "plans.json"
    return list(json.loads(file.read_text("utf-8"))) if file.exists() else []


@cache
def kept(slug: str) -> tuple[Plan, ...]:
    """The matches that were found for a game; none for one that has no file."""
    decided = ({name: each[name] for name in DECIDING} for each in _read(slug))
    return tuple(
        Plan(**{**fields, "players": tuple(fields["players"])}, script=Script())
        for fields in decided
    )


def short(slug: str) -> int:
    """Which of the kept matches is the short one in which much happens; else the first of all."""
    return next((number for number, each in enumerate(_read(slug)) if each.get("short")), 0)


def search(game: AnyGame, enough: int = ENOUGH) -> tuple[list[Plan], set[str]]:
    """As few matches as chance allows in which everything happens, and what happened in none."""
    missing, found, vain = everything(game), list[tuple[Plan, set[str]]](), 0
    for number in range(enough):
        if not missing or vain == IN_VAIN:
            break
        plan = drawn(game, number)
        new = occurring(game, plan)
        vain = 0 if new & missing else vain + 1
        if new & missing:
            found.append((plan, new))
            missing -= new
    return _fewest(found), missing


def _fewest(found: list[tuple[Plan, set[str]]]) -> list[Plan]:
    """Those that add something, beginning with the one that has most."""
    chosen: list[Plan] = []
    left = set[str]().union(*(has for _, has in found))
    while left:
        plan, has = max(found, key=lambda each: len(each[1] & left))
        chosen.append(plan)
        left -= has
    return chosen


def _shortest(game: AnyGame, plans: Sequence[Plan]) -> Plan:
    """The shortest in which two thirds as much happens as in another, and not to one seat alone."""
    happening = [len(occurring(game, plan)) for plan in plans]
    rich = [
        plan for plan, many in zip(plans, happening, strict=True) if many * 3 >= max(happening) * 2
    ]
    return min(rich, key=lambda plan: (plan.seats == 1, sum(1 for _ in play(game, plan))))


def main(slug: str) -> None:
    """Look for the matches of a game, and write them into its folder."""
    from bot.registry import load  # noqa: PLC0415 - the laws themselves do without the bot

    game = load(slug)
    plans, missing = search(game)
    short = _shortest(game, plans)
    fields = [{**plan.fields(), **({"short": True} if plan == short else {})} for plan in plans]
    lines = ",\n".join(f"  {json.dumps(each)}" for each in fields)
    (FOLDER / slug / "plans.json").write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(plans)} matches; in none of them: {', '.join(sorted(missing)) or 'nothing'}")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
