"""The painter: a scene becomes a PNG.

A picture is made in bands of rows. Each is kept, packed, under what is in it, so that of two
pictures only those bands are painted that differ; and a picture does not depend on which were
painted before it, because a band that is kept is the band that would be painted.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from threading import local
from typing import TypeAlias

from PIL import Image
from zlib_ng import zlib_ng as zlib

from . import png
from .kept import Kept
from .palette import picture_palette
from .scene import Colour, Group, Mark, Scene
from .sprite import Piece, Sprite, drawn, measured

_BAND = 48
"""Rows of a band. Lower ones pack worse, higher ones are the same less often."""
ROOM = 80_000_000
"""Bytes that the painter of all may keep."""
_QUICKLY = 1
"""Degree of packing what is below the marks."""
_KEY, _PLACE = 1500, 120
"""About the bytes of what finds a band again, and of a piece with its origin."""


_Place: TypeAlias = tuple[Piece, int, int]
"""A piece with its origin, in pixels from the upper left corner of the picture or the band."""


@dataclass(frozen=True, slots=True)
class _Layer:
    """Pieces that reach into a band, and what stands for them in keys.

    Bytes, because the garbage collector would look again and again through a million places.
    """

    places: Sequence[_Place]
    key: bytes


@dataclass(frozen=True, slots=True)
class _Strip:
    """What is in a band: everything that its pixels depend on."""

    size: tuple[int, int]
    colour: Colour
    below: _Layer
    """What pictures of a kind share."""
    above: _Layer

    @property
    def ground(self) -> Hashable:
        """Stands for what is below the marks."""
        return self.size, self.colour, self.below.key

    @property
    def key(self) -> Hashable:
        """Stands for all of it."""
        return self.ground, self.above.key


class Painter:
    """Paints scenes; the same scene gives the same pixels, and on one machine the same bytes.

    Several threads may use it at once.
    ``room`` is the memory, in bytes, for what is kept; ``part``: pictures are painted at one such
    part of their scenes' size.
    """

    def __init__(self, room: int = ROOM, part: int = 1) -> None:
        self._part = part
        self._numbers = count()
        self._pieces = Kept[Piece](room // 10, lambda piece: piece.weight)
        self._backdrops = Kept[Sequence[_Layer]](room // 40, _places)
        self._sprites = Kept[Sprite](room * 9 // 20, lambda sprite: sprite.weight)
        self._grounds = Kept[bytes](room // 10, lambda packed: _KEY + len(packed))
        self._bands = Kept[png.Band](room * 3 // 10, lambda band: _KEY + len(band.packed))
        self._own = local()

    def paint(self, scene: Scene) -> bytes:
        """The scene as a PNG with the shared palette."""
        return png.picture(self.size(scene), [self._band(each) for each in self._strips(scene)])

    def size(self, scene: Scene) -> tuple[int, int]:
        """Width and height of the picture of a scene."""
        wide, high = scene.size
        return -(-wide // self._part), -(-high // self._part)

    def changed(
        self, scene: Scene, known: Sequence[Hashable]
    ) -> tuple[list[Hashable], list[tuple[int, Image.Image]]]:
        """What stands for each band of the scene, and those bands for which something else stood.

        A band is an image of indexes of the shared palette, with the row of its top.
        """
        strips = self._strips(scene)
        keys = [strip.key for strip in strips]
        old = [*known, *[None] * len(keys)]
        fresh = [
            (n * _BAND, self._flat(strip)) for n, strip in enumerate(strips) if keys[n] != old[n]
        ]
        return keys, fresh

    def _strips(self, scene: Scene) -> list[_Strip]:
        """What is in each band of the scene, from top to bottom."""
        wide, high = self.size(scene)
        tops = range(0, high, _BAND)
        backdrop = scene.backdrop, high
        below = self._backdrops.find(backdrop, lambda: self._layers(scene.backdrop, tops))
        above = self._layers(scene.marks, tops)
        return [
            _Strip((wide, min(_BAND, high - top)), scene.background, under, over)
            for top, under, over in zip(tops, below, above, strict=True)
        ]

    def _layers(self, marks: tuple[Mark, ...], tops: range) -> list[_Layer]:
        """Which pieces of marks reach into each band, with these rows at the bands' tops."""
        found: list[list[_Place]] = [[] for _ in tops]
        keys = [array("l") for _ in tops]
        for piece, x, y in self._placed(marks, 0, 0):
            _, top, _, bottom = piece.bounds
            first, last = max(0, (y + top) // _BAND), min(len(tops) - 1, (y + bottom - 1) // _BAND)
            for n in range(first, last + 1):
                found[n].append((piece, x, y - tops[n]))
                keys[n].extend((piece.number, x, y - tops[n]))
        return [_Layer(places, key.tobytes()) for places, key in zip(found, keys, strict=True)]

    def _placed(self, marks: tuple[Mark, ...], x: int, y: int) -> Iterator[_Place]:
        """The pieces of marks; a group of groups part by part, so that its parts are drawn once."""
        for mark in marks:
            if not isinstance(mark, Group):
                yield self._piece((mark,)), x // self._part, y // self._part
            elif Group in map(type, mark.marks):
                yield from self._placed(mark.marks, x + mark.x, y + mark.y)
            elif mark.marks:
                piece = self._piece(mark.marks)
                yield piece, (x + mark.x) // self._part, (y + mark.y) // self._part

    def _piece(self, marks: tuple[Mark, ...]) -> Piece:
        return self._pieces.find(marks, lambda: measured(marks, next(self._numbers), self._part))

    def _band(self, strip: _Strip) -> png.Band:
        return self._bands.find(strip.key, lambda: png.pack(self._rows(strip)))

    def _rows(self, strip: _Strip) -> bytes:
        """The pixels of a band, each row after a zero."""
        flat = self._flat(strip)
        rows = Image.new("P", (flat.width + 1, flat.height), 0)
        rows.paste(flat, (1, 0))
        return rows.tobytes()

    def _flat(self, strip: _Strip) -> Image.Image:
        """A band in the colours of the shared palette."""
        packed = self._grounds.find(strip.ground, partial(self._laid, strip))
        canvas = Image.frombytes("RGB", strip.size, zlib.decompress(packed))
        self._paste(strip.above.places, canvas)
        return canvas.quantize(palette=self._palette(), dither=Image.Dither.NONE)

    def _laid(self, strip: _Strip) -> bytes:
        """The pixels below the marks of a band, packed.

        So the grounds of all games and their near views are kept, which would take ten times the
        room: to lay one takes forty times as long as to unpack it.
        """
        canvas = Image.new("RGB", strip.size, strip.colour)
        self._paste(strip.below.places, canvas)
        return zlib.compress(canvas.tobytes(), _QUICKLY)

    def _paste(self, places: Sequence[_Place], canvas: Image.Image) -> None:
        for piece, x, y in places:
            self._sprites.find(piece, partial(drawn, piece)).paste(canvas, x, y)

    def _palette(self) -> Image.Image:
        """Each thread has its own: Pillow keeps a table of nearest colours in it while it works."""
        if not hasattr(self._own, "palette"):
            self._own.palette = Image.new("P", (1, 1))
            self._own.palette.putpalette([part for c in picture_palette() for part in c])
        palette: Image.Image = self._own.palette
        return palette


def _places(layers: Sequence[_Layer]) -> int:
    """Bytes, about."""
    return sum(_KEY + _PLACE * len(layer.places) for layer in layers)


_PAINTER = Painter()


def paint(scene: Scene) -> bytes:
    """The scene as a PNG, by the painter that all share. Call it in a thread: it takes a while."""
    return _PAINTER.paint(scene)
