"""The painter: a scene becomes a PNG.

A picture is made in bands of rows. Each is kept, packed, under what is in it, so that of two
pictures only those bands are painted that differ; and a picture does not depend on which were
painted before it, because a band that is kept is the band that would be painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from threading import local
from typing import TypeAlias

from PIL import Image

from . import png
from .kept import Kept
from .palette import picture_palette
from .scene import Group, Mark, Scene
from .sprite import MARK, Piece, Sprite, drawn, measured

_ROOM = 60 * 1024
"""What a PNG should weigh at most."""
_LEVELS = (6, 8, 9)
"""Degrees of packing; the next is tried on a PNG that is too large: 8 takes thrice as long."""
_BAND = 48
"""Rows of a band. Lower ones pack worse, higher ones are the same less often."""
ROOM = 64_000_000
"""Bytes that the painter of all may keep."""
_PLACE = 120
"""About the bytes of a place in the key of a band."""


_Place: TypeAlias = tuple[Piece, int, int]
"""A piece with its origin, in pixels from the upper left corner of the picture or the band."""


@dataclass(frozen=True, slots=True)
class _Strip:
    """What is in a band: everything that its pixels depend on."""

    size: tuple[int, int]
    background: str
    places: tuple[_Place, ...]


@dataclass(frozen=True, slots=True)
class _Kept:
    """A band, and what it weighs together with its key."""

    band: png.Band
    weight: int


class Painter:
    """Paints scenes; the same scene gives the same bytes. May be used by several threads at once.

    ``room`` is the memory, in bytes, for what is kept.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._pieces = Kept[Piece](room // 8, lambda piece: piece.weight)
        self._sprites = Kept[Sprite](room // 2, lambda sprite: sprite.weight)
        self._bands = Kept[_Kept](room * 3 // 8, lambda kept: kept.weight)
        self._own = local()

    def paint(self, scene: Scene) -> bytes:
        """The scene as a PNG with the shared palette."""
        strips = self._strips(scene)
        packed = b""
        for level in _LEVELS:
            packed = png.picture(scene.size, [self._band(strip, level) for strip in strips])
            if len(packed) <= _ROOM:
                break
        return packed

    def _strips(self, scene: Scene) -> list[_Strip]:
        """What is in each band of the scene, from top to bottom."""
        wide, high = scene.size
        tops = range(0, high, _BAND)
        found: list[list[_Place]] = [[] for _ in tops]
        for piece, x, y in self._placed((*scene.backdrop, *scene.marks), 0, 0):
            _, top, _, bottom = piece.bounds
            first, last = max(0, (y + top) // _BAND), min(len(tops) - 1, (y + bottom - 1) // _BAND)
            for n in range(first, last + 1):
                found[n].append((piece, x, y - tops[n]))
        return [
            _Strip((wide, min(_BAND, high - top)), scene.background, tuple(places))
            for top, places in zip(tops, found, strict=True)
        ]

    def _placed(self, marks: tuple[Mark, ...], x: int, y: int) -> Iterator[_Place]:
        """The pieces of marks; a group of groups part by part, so that its parts are drawn once."""
        for mark in marks:
            if not isinstance(mark, Group):
                yield self._piece((mark,)), x, y
            elif any(isinstance(part, Group) for part in mark.marks):
                yield from self._placed(mark.marks, x + mark.x, y + mark.y)
            elif mark.marks:
                yield self._piece(mark.marks), x + mark.x, y + mark.y

    def _piece(self, marks: tuple[Mark, ...]) -> Piece:
        return self._pieces.find(marks, partial(measured, marks))

    def _band(self, strip: _Strip, level: int) -> png.Band:
        def make() -> _Kept:
            band = png.pack(self._rows(strip), level)
            return _Kept(band, MARK + len(band.packed) + _PLACE * len(strip.places))

        return self._bands.find((strip, level), make).band

    def _rows(self, strip: _Strip) -> bytes:
        """The pixels of a band, each row after a zero."""
        canvas = Image.new("RGB", strip.size, strip.background)
        for piece, x, y in strip.places:
            sprite = self._sprites.find(piece, partial(drawn, piece))
            sprite.paste(canvas, x, y)
        flat = canvas.quantize(palette=self._palette(), dither=Image.Dither.NONE)
        rows = Image.new("P", (strip.size[0] + 1, strip.size[1]), 0)
        rows.paste(flat, (1, 0))
        return rows.tobytes()

    def _palette(self) -> Image.Image:
        """Each thread has its own: Pillow keeps a table of nearest colours in it while it works."""
        if not hasattr(self._own, "palette"):
            self._own.palette = Image.new("P", (1, 1))
            self._own.palette.putpalette([part for c in picture_palette() for part in c])
        palette: Image.Image = self._own.palette
        return palette


_PAINTER = Painter()


def paint(scene: Scene) -> bytes:
    """The scene as a PNG, by the painter that all share. Call it in a thread: it takes a while."""
    return _PAINTER.paint(scene)
