"""The figures that docs/bench.md keeps: those that stand, and beside each the one before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import NamedTuple, Self

from .report import HEAD, Line, markdown

INTRO = """\
# What things cost

`scripts/bench --keep` measures and writes this page, and nobody else does.
`scripts/bench --keep answer load` renews two of its parts and leaves the others as they are.

Only figures of one run on one machine compare, so read the ratios first. Each row says at which
commit and on which machine it was measured. *before* is the figure that stood there until then,
with its own commit and machine. A `+` after a commit means that its code had been changed since.
"""
MACHINES = "Machines"
"""The heading below all parts."""


class Row(NamedTuple):
    """A measured line and where it comes from: each a cell of the page."""

    what: str
    here: str
    reference: str
    ratio: str
    goal: str
    verdict: str
    commit: str
    machine: str
    """The letter that the page has for it."""
    before: str
    """The figure that stood here last, with its commit and machine; empty where none did."""

    @property
    def past(self) -> str:
        """What the next row says of this one."""
        return f"{self.here} ({self.commit} {self.machine})"

    @property
    def machines(self) -> set[str]:
        """The letters that it names."""
        return {self.machine, self.before.rstrip(")")[-1:]}


@dataclass(frozen=True, slots=True)
class Kept:
    """What the page holds: the rows of each part, and machines in words, by their letters."""

    parts: Mapping[str, tuple[Row, ...]] = field(default_factory=dict)
    machines: Mapping[str, str] = field(default_factory=dict)

    def with_(self, part: str, lines: Iterable[Line], commit: str, machine: str) -> Self:
        """The same with a part measured anew. machine: in words, as all that are measured on it.

        A machine that no row names any more goes.
        """
        known = {words: letter for letter, words in self.machines.items()}
        free = (letter for letter in ascii_uppercase if letter not in self.machines)
        letter = known.get(machine) or next(free)
        past = {row.what: row.past for row in self.parts.get(part, ())}
        rows = tuple(Row(*line.cells, commit, letter, past.get(line.what, "")) for line in lines)
        parts = {**self.parts, part: rows}
        named = {each for rows in parts.values() for row in rows for each in row.machines}
        machines = {**self.machines, letter: machine}
        return type(self)(parts, {each: machines[each] for each in machines if each in named})

    def __str__(self) -> str:
        """The page."""
        return "\n".join((INTRO, *self._sections())).rstrip() + "\n"

    def _sections(self) -> Iterator[str]:
        head = (*HEAD, "commit", "on", "before")
        for part in sorted(self.parts):
            yield f"## {part}\n\n{markdown([head, *self.parts[part]])}\n"
        if self.machines:
            words = (f"- {letter}: {self.machines[letter]}" for letter in sorted(self.machines))
            yield "\n".join((f"## {MACHINES}\n", *words))


def read(text: str) -> Kept:
    """What a page holds that was written here. Raises TypeError for a row with other cells."""
    _, *sections = text.split("\n## ")
    bodies = {name: body.splitlines() for name, _, body in (s.partition("\n") for s in sections)}
    machines = (line[2:].partition(": ") for line in bodies.pop(MACHINES, ()) if line)
    return Kept(
        {part: tuple(_rows(lines)) for part, lines in bodies.items()},
        {letter: words for letter, _, words in machines},
    )


def _rows(lines: Iterable[str]) -> Iterator[Row]:
    """The rows below the two lines of a table's head."""
    _, _, *rows = (line for line in lines if line)
    for row in rows:
        yield Row(*(cell.strip() for cell in row[1:-1].split("|")))
