"""What is another in the next scene: pieces that moved, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.scene import Group, Mark, Point, Scene
from render.signs import fits, matched, placed

NEAR = 4
"""Pixels up to which a piece stands where it stood."""


@dataclass(frozen=True, slots=True)
class Move:
    """A piece that stands elsewhere now: ``group`` as it looks there, ``was`` as it was before."""

    group: Group
    was: Group

    @property
    def start(self) -> Point:
        """Where it was."""
        return self.was.x, self.was.y

    @property
    def end(self) -> Point:
        """Where it stands now."""
        return self.group.x, self.group.y


def pieces(scene: Scene, patterns: Sequence[str]) -> dict[str, Group]:
    """The groups whose names fit the patterns, by name, where they stand in the whole picture."""
    return {
        group.name: group
        for group in placed(scene.marks)
        if group.marks and fits(patterns, group.name)
    }


def moves(before: Scene, after: Scene, patterns: Sequence[str]) -> list[Move]:
    """The pieces that stand elsewhere in the later scene.

    Those with the same ``{id}`` are alike: one that went is one that came.
    """
    old, new = pieces(before, patterns), pieces(after, patterns)
    found = [
        Move(here, old[name])
        for name, here in new.items()
        if name in old and not is_near((old[name].x, old[name].y), (here.x, here.y))
    ]
    gone: dict[str, list[Group]] = {}
    for name, group in old.items():
        if name not in new and (alike := _alike(name, patterns)):
            gone.setdefault(alike, []).append(group)
    for name, here in new.items():
        left = gone.get(_alike(name, patterns), []) if name not in old else []
        if left:
            found.append(Move(here, left.pop(0)))
    return found


def _alike(name: str, patterns: Sequence[str]) -> str:
    """What pieces that are alike have in common; empty for one that is like no other."""
    return next((id_ for each in patterns if (id_ := matched(each, name))), "")


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
