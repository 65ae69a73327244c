"""What is another in the next scene: pieces that moved, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.scene import Group, Mark, Point, Scene
from render.signs import matched, placed

NEAR = 4
"""Pixels up to which a piece stands where it stood."""


@dataclass(frozen=True, slots=True)
class Move:
    """A piece that stands elsewhere now; ``group`` is as it looks there."""

    group: Group
    start: Point

    @property
    def end(self) -> Point:
        """Where it stands now."""
        return self.group.x, self.group.y


def pieces(scene: Scene, patterns: Sequence[str]) -> dict[str, Group]:
    """The groups whose names fit the patterns, by name, where they stand in the whole picture."""
    return {
        group.name: group
        for group in placed(scene.marks)
        if group.marks and any(matched(each, group.name) is not None for each in patterns)
    }


def moves(before: Scene, after: Scene, patterns: Sequence[str]) -> list[Move]:
    """The pieces that stand elsewhere in the later scene."""
    old, new = pieces(before, patterns), pieces(after, patterns)
    return [
        Move(here, (was.x, was.y))
        for name, here in new.items()
        for was in [old.get(name)]
        if was is not None and not is_near((was.x, was.y), (here.x, here.y))
    ]


def is_near(one: Point, other: Point) -> bool:
    """Whether a piece at the one place stands as good as at the other."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= NEAR


def without(marks: tuple[Mark, ...], names: frozenset[str]) -> tuple[Mark, ...]:
    """The marks without the groups of these names, in which every other one is as it was."""
    return tuple(_kept(mark, names) for mark in marks if not _named(mark, names))


def _named(mark: Mark, names: frozenset[str]) -> bool:
    return isinstance(mark, Group) and mark.name in names


def _kept(mark: Mark, names: frozenset[str]) -> Mark:
    if not isinstance(mark, Group) or not any(isinstance(each, Group) for each in mark.marks):
        return mark
    inner = without(mark.marks, names)
    return mark if inner == mark.marks else replace(mark, marks=inner)
