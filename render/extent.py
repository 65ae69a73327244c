"""How far marks reach to the eye: letters count as high as capitals."""

from __future__ import annotations

from .scene import Group, Mark, Text
from .sheet import Bounds
from .signs import leaves
from .sprite import measured


def extent(marks: tuple[Mark, ...]) -> Bounds:
    """A rectangle around the marks, of which there is at least one."""
    placed = [Group("", (mark,), x, y) for mark, x, y in leaves(marks)]
    each = [_of_text(group) for group in placed if isinstance(group.marks[0], Text)]
    if others := tuple(group for group in placed if not isinstance(group.marks[0], Text)):
        each.append(measured(others).bounds)
    return (
        min(b[0] for b in each),
        min(b[1] for b in each),
        max(b[2] for b in each),
        max(b[3] for b in each),
    )


def _of_text(group: Group) -> Bounds:
    (mark,) = group.marks
    assert isinstance(mark, Text)
    left, _, right, _ = measured((group,)).bounds
    half = mark.size * 2 // 5
    return left, group.y + mark.y - half, right, group.y + mark.y + half
