"""The painter: a scene becomes a PNG.

A picture is made in bands of rows. Each is kept, packed, under what is in it, so that of two
pictures only those bands are painted that differ; and a picture does not depend on which were
painted before it, because a band that is kept is the band that would be painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from threading import Lock, local
from typing import TypeAlias

from PIL import Image

from . import png
from .kept import Kept
from .palette import picture_palette
from .scene import Group, Mark, Scene
from .sheet import Bounds, Sheet, around, colour_of

_SMALL = 300
"""Sprites up to this many pixels wide and high are drawn 4 times as large and reduced."""
_ROOM = 60 * 1024
"""What a PNG should weigh at most."""
_LEVELS = (6, 8, 9)
"""Degrees of packing; the next is tried on a PNG that is too large: 8 takes thrice as long."""
_EDGE = [round(n * 3 / 255) * 85 for n in range(256)]
"""Edges in four degrees of cover: they look as smooth on a screen and pack a tenth smaller."""
_BAND = 48
"""Rows of a band. Lower ones pack worse, higher ones are the same less often."""
ROOM = 64_000_000
"""Bytes that the painter of all may keep."""
_MARK = 500
"""About the bytes of a mark, and of what it takes to find it again."""
_PLACE = 120
"""About the bytes of a place in the key of a band."""


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    """Marks that are painted together, and how far they reach.

    One is made for the same marks as long as it is kept, so it stands for them in keys.
    """

    marks: tuple[Mark, ...]
    bounds: Bounds

    @property
    def weight(self) -> int:
        return _MARK * (1 + len(self.marks))


@dataclass(frozen=True, slots=True)
class _Sprite:
    """A painted piece, and where its upper left corner lies relative to the piece's origin."""

    picture: Image.Image
    x: int
    y: int

    @property
    def weight(self) -> int:
        return _MARK + self.picture.width * self.picture.height * 4


_Place: TypeAlias = tuple[_Piece, int, int]
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
        self._pieces = Kept[_Piece](room // 8, lambda piece: piece.weight)
        self._sprites = Kept[_Sprite](room // 2, lambda sprite: sprite.weight)
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

    def _piece(self, marks: tuple[Mark, ...]) -> _Piece:
        return self._pieces.find(marks, partial(_measured, marks))

    def _band(self, strip: _Strip, level: int) -> png.Band:
        def make() -> _Kept:
            band = png.pack(self._rows(strip), level)
            return _Kept(band, _MARK + len(band.packed) + _PLACE * len(strip.places))

        return self._bands.find((strip, level), make).band

    def _rows(self, strip: _Strip) -> bytes:
        """The pixels of a band, each row after a zero."""
        canvas = Image.new("RGB", strip.size, strip.background)
        for piece, x, y in strip.places:
            sprite = self._sprites.find(piece, partial(_drawn, piece))
            canvas.paste(sprite.picture, (x + sprite.x, y + sprite.y), sprite.picture)
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
_PEN = Lock()
"""Held while a letter is measured or drawn: the typeface is shared, and not made for two hands."""


def paint(scene: Scene) -> bytes:
    """The scene as a PNG, by the painter that all share. Call it in a thread: it takes a while."""
    return _PAINTER.paint(scene)


def _measured(marks: tuple[Mark, ...]) -> _Piece:
    with _PEN:
        return _Piece(marks, around(marks))


def _drawn(piece: _Piece) -> _Sprite:
    with _PEN:
        return _sprite(piece)


def _sprite(piece: _Piece) -> _Sprite:
    left, top, right, bottom = piece.bounds
    wide, high = max(right - left, 1), max(bottom - top, 1)
    scale = 4 if max(wide, high) <= _SMALL else 2
    sheet = Sheet(Image.new("RGBA", (wide * scale, high * scale), (0, 0, 0, 0)), scale, left, top)
    for mark in piece.marks:
        sheet.draw(mark)
    picture = sheet.image.reduce(scale)
    if not any(map(_is_soft, piece.marks)):
        picture.putalpha(picture.getchannel("A").point(_EDGE))
    box = picture.getchannel("A").getbbox() or (0, 0, 1, 1)
    return _Sprite(picture.crop(box), left + box[0], top + box[1])


def _is_soft(mark: Mark) -> bool:
    """Whether the mark lets light through on purpose, not only at its edge."""
    if isinstance(mark, Group):
        return any(map(_is_soft, mark.marks))
    return len(colour_of(mark)) > 7
