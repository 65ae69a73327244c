"""How far marks reach to the eye: letters count as high as capitals."""

from __future__ import annotations

from .scene import Group, Mark, Text
from .sheet import Bounds
from .signs import leaves
from .sprite import measured


def extent(marks: tuple[Mark, ...]) -> Bounds:
    """A rectangle around the marks, of which there is at least one."""
    each = [_of(mark, x, y) for mark, x, y in leaves(marks)]
    return (
        min(b[0] for b in each),
        min(b[1] for b in each),
        max(b[2] for b in each),
        max(b[3] for b in each),
    )


def _of(mark: Mark, x: int, y: int) -> Bounds:
    left, top, right, bottom = measured((Group("", (mark,), x, y),)).bounds
    if isinstance(mark, Text):
        half = mark.size * 2 // 5
        top, bottom = mark.y + y - half, mark.y + y + half
    return left, top, right, bottom
