"""Writes a tutorial's script: ``python -m tests.tutorials.draft <slug> [seats] [seeds] [first …]``.

The file ``games/<slug>/tutorial.json`` has the options and the lessons. While the newcomer's part
of its script is empty, so many seeds are tried, and that is taken in which computer players meet
all lessons soonest; the newcomer begins with the choices that are given. What stands in their part
is kept together with the seed: change it by hand where it teaches little, cut it off there, and
draft again; the others then answer to that.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from bot.registry import shipped
from bot.table.schooling import Schooling
from engine import Choice, Dice, Illegal, Seat, State, Tutorial, accept, offers
from minds import ask

from .walk import LEARNER, AnyGame, Decision, walk

FEW, DECISIONS = 10, 20
"""So many of the newcomer at least and at most; each word of a plan is one."""
GAMES = Path(__file__).parents[2] / "games"


@dataclass(frozen=True, slots=True)
class Draft:
    """A match of computer players, as far as it teaches something."""

    tutorial: Tutorial
    decisions: list[Decision]
    parts: list[list[list[Choice]]]
    """Of each seat, as they are after each decision of the newcomer."""

    @property
    def missed(self) -> list[str]:
        """The lessons that do not come up."""
        met = self.decisions[-1].schooling.met if self.decisions else ()
        return [lesson.name for lesson in self.tutorial.lessons if lesson.name not in met]

    @property
    def rank(self) -> tuple[int, int, bool, int]:
        """The less, the better: lessons missed, or not practised; not beginning; decisions."""
        bound = next(each.decision for each in self.tutorial.lessons if each.decision)
        opening = self.decisions[:1]
        begins = [each.name for each in opening] == [bound] and not any(
            lesson.event for each in opening for lesson in each.lessons
        )
        done = {each.choice.verb for each in self.decisions}
        idle = [each for each in self.tutorial.lessons if each.verb and each.verb not in done]
        return len(self.missed), len(idle), not begins, self.last

    @property
    def last(self) -> int:
        """The decision at which the last lesson is told, or the least of a sitting."""
        told = [n for n, each in enumerate(self.decisions, 1) if each.lessons]
        return max([FEW, *told])


def draft(game: AnyGame, seats: int, seed: str, kept: list[Choice]) -> Draft:
    """Play with a seed; the newcomer begins with what is kept, and goes on as a computer would."""
    assert game.help.tutorial is not None
    tutorial = game.help.tutorial.model_copy(update={"seed": seed, "script": ()})
    # Each has its own: the others play the same whether the newcomer thinks or follows.
    given, dice = iter(kept), [Dice(f"{seed}{seat:02x}") for seat in range(seats)]
    parts: list[list[Choice]] = [[] for _ in range(seats)]

    def chooses(state: State, seat: Seat, _schooling: Schooling) -> Choice:
        there = offers(state, seat)
        choice = next(given, None) if seat == LEARNER else None
        if choice is None:
            choice = ask(game, state, seat, game.minds.usual, dice[seat], there).choice
        if accept(there, choice) is None:
            raise Illegal(f"{choice} is not on offer; these are: {'; '.join(map(str, there))}")
        parts[seat].append(choice)
        return choice

    drafted = Draft(tutorial, [], [])
    for each in islice(
        walk(replace(game, help=replace(game.help, tutorial=tutorial)), seats, chooses), DECISIONS
    ):
        drafted.decisions.append(each)
        drafted.parts.append([list(part) for part in parts])
    return drafted


def drafts(game: AnyGame, seats: int, seeds: Sequence[str], kept: list[Choice]) -> Iterator[Draft]:
    """One for each seed in which the newcomer can do what is kept."""
    for seed in seeds:
        with suppress(Illegal):
            yield draft(game, seats, seed, kept)


def main(slug: str, seats: str = "3", seeds: str = "300", *begin: str) -> None:
    """Write the script, and say what is missed."""
    (game,) = [title.game for title in shipped() if title.game.slug == slug]
    file = GAMES / slug / "tutorial.json"
    old = game.help.tutorial
    assert old is not None, f"{file} is not there, or the game does not name it"
    kept = list(old.part(LEARNER)) if old.script else []
    if kept:
        best = draft(game, int(seats), old.seed, kept)
    else:
        tried = [f"{number:064x}" for number in range(1, int(seeds) + 1)]
        first = list(map(Choice.parse, begin))
        best = min(drafts(game, int(seats), tried, first), key=lambda found: found.rank)
    count = min(best.last, len(best.decisions))
    script = tuple(tuple(map(str, part)) for part in best.parts[count - 1])
    new = old.model_copy(update={"seed": best.tutorial.seed, "script": script})
    file.write_text(written(new), "utf-8")
    said = []
    for number, each in enumerate(best.decisions[:count], 1):
        names = ", ".join(lesson.name for lesson in each.lessons)
        said.append(f"{number:2} {each.name}: {each.choice}  [{names}]")
    missed = ", ".join(best.missed) or "none"
    sys.stdout.write("\n".join([*said, f"missed: {missed}"]) + "\n")


def written(tutorial: Tutorial) -> str:
    """A tutorial as its file has it: a line for each lesson, and for what each seat does."""
    data = tutorial.model_dump(mode="json", exclude_defaults=True)
    parts = []
    for name, value in data.items():
        said = json.dumps(value, ensure_ascii=False)
        if name in ("lessons", "script"):
            lines = ",\n".join(f"    {json.dumps(each, ensure_ascii=False)}" for each in value)
            said = f"[\n{lines}\n  ]"
        parts.append(f"  {json.dumps(name)}: {said}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
