"""What of a film has been painted, and how the next scene differs from it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from PIL import Image, ImageChops

from render.paint import Painter
from render.scene import Group, Scene
from render.sheet import Bounds

from .change import Move, moves, without
from .gif import CLEAR

BETWEEN = 2
"""Frames of pieces that are on their way; with the position itself a move has three."""
_SAME = [255] + [0] * 255
"""Makes a mask of where there is no difference."""
Changed: TypeAlias = tuple[Image.Image, int, int]
"""What is another, as an image of mode L of indexes of colours, and its corner."""


class Canvas:
    """Scenes of one size, each painted over the one before; ``pieces`` as for Board."""

    def __init__(self, painter: Painter, first: Scene, pieces: Sequence[str]) -> None:
        """Nothing is painted yet."""
        self._painter = painter
        self._pieces = pieces
        self._keys: list[Hashable] = []
        self._shown = Image.new("L", painter.size(first), CLEAR)
        self._scene = first

    def toward(self, scene: Scene) -> Iterator[Changed]:
        """The pieces that move on their way to where they stand in the scene."""
        ways = moves(self._scene, scene, self._pieces)
        names = frozenset(way.group.name for way in ways)
        still = replace(scene, marks=without(scene.marks, names)) if ways else scene
        for n in range(1, BETWEEN + 1) if ways else ():
            marks = tuple(_at(way, n, BETWEEN + 1) for way in ways)
            yield self.show(replace(still, marks=(*still.marks, *marks)))

    def show(self, scene: Scene) -> Changed:
        """What of the scene is another than what is shown."""
        self._scene = scene
        self._keys, fresh = self._painter.changed(scene, self._keys)
        box: Bounds | None = None
        new: list[tuple[int, Image.Image]] = []
        for top, band in fresh:
            rows = Image.frombytes("L", band.size, band.tobytes())
            there = (0, top, band.width, top + band.height)
            other = ImageChops.difference(rows, self._shown.crop(there)).getbbox()
            if other is not None:
                here = (other[0], other[1] + top, other[2], other[3] + top)
                box = here if box is None else _both(box, here)
                new.append((top, rows))
        if box is None:
            return Image.new("L", (1, 1), CLEAR), 0, 0
        before = self._shown.crop(box)
        for top, rows in new:
            self._shown.paste(rows, (0, top))
        after = self._shown.crop(box)
        same = ImageChops.difference(before, after).point(_SAME)
        after.paste(CLEAR, (0, 0), same)
        return after, box[0], box[1]


def _both(one: Bounds, other: Bounds) -> Bounds:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    return left, top, max(one[2], other[2]), max(one[3], other[3])


def _at(way: Move, number: int, of: int) -> Group:
    """A piece so far on its way."""
    (x, y), (to_x, to_y) = way.start, way.end
    return replace(way.group, x=x + (to_x - x) * number // of, y=y + (to_y - y) * number // of)
