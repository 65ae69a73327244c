"""How far marks reach to the eye: letters count as high as capitals."""

from __future__ import annotations

from .scene import Mark, Text
from .sheet import Bounds
from .signs import leaves
from .sprite import reach


def extent(marks: tuple[Mark, ...]) -> Bounds:
    """A rectangle around the marks, of which there is at least one."""
    lefts, tops, rights, bottoms = zip(*(seen(*leaf) for leaf in leaves(marks)), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def seen(mark: Mark, x: int, y: int) -> Bounds:
    """How far a mark that is no group reaches, with its (0, 0) at (x, y)."""
    left, top, right, bottom = reach(mark)
    if isinstance(mark, Text):
        half = mark.size * 2 // 5
        top, bottom = mark.y - half, mark.y + half
    return left + x, top + y, right + x, bottom + y
