"""Pieces of pictures as they are kept: drawn once, and stored without what is clear in them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from threading import Lock

from PIL import Image, ImageColor

from .scene import Box, Colour, Group, Mark, Text
from .sheet import Bounds, Sheet, around, bounds_of, colours_of, in_white

_SMALL = 300
"""Sprites up to this many pixels wide and high are drawn 4 times as large and reduced."""
_EDGE = [round(n * 3 / 255) * 85 for n in range(256)]
"""Edges in four degrees of cover: they look as smooth on a screen and pack a tenth smaller."""
_SOLID = len("#rrggbb")
"""Longer colours let light through on purpose, and not only at the edge of a mark."""
_WHOLE = 1 << 16
"""Pixels up to which a sprite is kept in one part."""
_PART = 128, 48
"""Width and height of the parts of a larger one: of a sky only the stars are left.

It is drawn in rows of parts too: drawn at once, a sky takes thirty megabytes for a moment, and
the process never gives all of them back."""
MARK = 500
"""About the bytes of a mark or an image besides its pixels, and of what finds it again."""
_PEN = Lock()
"""Held while a letter is measured or drawn: the typeface is shared, and not made for two hands."""


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """Marks, none of them a group, that are painted together, and how far they reach.

    One is made for the same marks as long as it is kept, so that its number, which no other gets,
    stands for them in keys. ``part``: everything is painted at one such part of its size; the
    bounds are those in the picture.
    """

    marks: tuple[Mark, ...]
    bounds: Bounds
    number: int
    part: int = 1

    @property
    def weight(self) -> int:
        """Bytes, about."""
        return MARK * (1 + len(self.marks))


@dataclass(frozen=True, slots=True)
class _Part:
    """A rectangle of a sprite, (x, y) from the piece's origin; ``colour`` where it is one."""

    x: int
    y: int
    size: tuple[int, int]
    picture: Image.Image | None
    colour: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A painted piece, in parts."""

    parts: tuple[_Part, ...]

    @property
    def weight(self) -> int:
        """Bytes, about."""
        pixels = sum(part.size[0] * part.size[1] for part in self.parts if part.picture)
        return MARK * (1 + len(self.parts)) + 4 * pixels

    def paste(self, canvas: Image.Image, x: int, y: int) -> None:
        """Lay the sprite onto an RGB canvas, the piece's origin at (x, y)."""
        for part in self.parts:
            left, top = x + part.x, y + part.y
            wide, high = part.size
            if top >= canvas.height or top + high <= 0:
                continue
            if part.picture is None:
                canvas.paste(part.colour[:3], (left, top, left + wide, top + high))
            else:
                canvas.paste(part.picture, (left, top), part.picture)


def reach(mark: Mark) -> Bounds:
    """How far a mark reaches. Words need the typeface, and so wait for others who draw."""
    if not isinstance(mark, (Text, Group)):
        return bounds_of(mark)
    with _PEN:
        return bounds_of(mark)


def measured(marks: tuple[Mark, ...], number: int = 0, part: int = 1) -> Piece:
    """Marks as a piece. It needs the typeface, and so waits for others who draw."""
    with _PEN:
        return Piece(marks, _shrunk(around(marks), part), number, part)


def _shrunk(bounds: Bounds, part: int) -> Bounds:
    """The pixels of a picture of such a part of the size that are touched."""
    left, top, right, bottom = bounds
    return left // part, top // part, -(-right // part), -(-bottom // part)


def drawn(piece: Piece) -> Sprite:
    """A piece as a sprite. It needs the typeface, and so waits for others who draw."""
    left, top, right, bottom = piece.bounds
    wide, high = right - left, bottom - top
    grain = _Grain(4 if max(wide, high) <= _SMALL else 2, piece.part)
    colours = {colour for mark in piece.marks for colour in colours_of(mark)}
    with _PEN:
        reach = [(mark, _shrunk(bounds_of(mark), piece.part)) for mark in piece.marks]
    if wide * high <= _WHOLE:
        cells = [(list(piece.marks), piece.bounds)]
    elif _apart([each for _, each in reach]):
        cells = [([mark], each) for mark, each in reach]
    else:
        cells = list(_rows(reach, piece.bounds))
    parts: list[_Part] = []
    for marks, bounds in cells:
        if piece.part == 1 and len(marks) == 1 and (plain := _plain(marks[0], bounds)):
            parts.append(plain)
            continue
        with _PEN:
            picture = _picture(marks, bounds, grain, colours)
        parts += _parts(picture, *bounds[:2], wide if wide * high <= _WHOLE else _PART[0])
    return Sprite(tuple(parts))


def _apart(each: Sequence[Bounds]) -> bool:
    """Whether no two touch, as the stars of a sky: then each is drawn by itself, and nothing else.

    In rows, a sky of another height would take as long as all that stands on it.
    """
    return not any(
        a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
        for a, b in combinations(each, 2)
    )


def _rows(
    reach: Sequence[tuple[Mark, Bounds]], bounds: Bounds
) -> Iterator[tuple[list[Mark], Bounds]]:
    """A large piece in rows: the marks that reach into each."""
    left, top, right, bottom = bounds
    for above in range(top, bottom, _PART[1]):
        below = min(above + _PART[1], bottom)
        if there := [mark for mark, each in reach if each[1] < below and each[3] > above]:
            yield there, (left, above, right, below)


def _plain(mark: Mark, bounds: Bounds) -> _Part | None:
    """A mark that is a rectangle of one colour, if it fills the bounds: it needs no drawing."""
    if not isinstance(mark, Box) or mark.edge or mark.round or len(mark.fill) != _SOLID:
        return None
    if bounds != (mark.x, mark.y, mark.x + mark.w, mark.y + mark.h):
        return None
    return _Part(mark.x, mark.y, (mark.w, mark.h), None, ImageColor.getrgb(mark.fill))


@dataclass(frozen=True, slots=True)
class _Grain:
    """A sprite is drawn ``finer`` times as large as it is painted, which is a part of its size."""

    finer: int
    part: int

    @property
    def scale(self) -> int:
        """How many times as large as the marks say."""
        return max(self.finer // self.part, 1)

    @property
    def reduced(self) -> int:
        """To which part it is made smaller then."""
        return self.scale * self.part


def _picture(
    marks: Sequence[Mark], bounds: Bounds, grain: _Grain, colours: Collection[Colour]
) -> Image.Image:
    """Some rows of a piece that has these colours."""
    soft = any(len(colour) > _SOLID for colour in colours)
    if len(colours) == 1 and not soft:
        (colour,) = colours
        cover = Image.new("L", _large(bounds, grain))
        return _tinted(_reduced(cover, marks, bounds, grain), colour)
    sheet = Image.new("RGBA", _large(bounds, grain), (0, 0, 0, 0))
    picture = _reduced(sheet, marks, bounds, grain)
    if not soft:
        picture.putalpha(picture.getchannel("A").point(_EDGE))
    return picture


def _large(bounds: Bounds, grain: _Grain) -> tuple[int, int]:
    left, top, right, bottom = bounds
    return (right - left) * grain.reduced, (bottom - top) * grain.reduced


def _reduced(
    image: Image.Image, marks: Sequence[Mark], bounds: Bounds, grain: _Grain
) -> Image.Image:
    """The marks, drawn larger and reduced; on an image without colours what they cover."""
    sheet = Sheet(image, grain.scale, bounds[0] * grain.part, bounds[1] * grain.part)
    for mark in marks:
        sheet.draw(in_white(mark) if image.mode == "L" else mark)
    return image.reduce(grain.reduced)


def _tinted(cover: Image.Image, colour: Colour) -> Image.Image:
    """What covers so much, in one colour: a third of the work of drawing it in colours."""
    picture = Image.new("RGBA", cover.size, colour)
    picture.putalpha(cover.point(_EDGE))
    return picture


def _parts(picture: Image.Image, left: int, top: int, wide: int) -> Iterator[_Part]:
    """What can be seen of a picture with its upper left corner at (left, top), so wide at most."""
    for x in range(0, picture.width, wide):
        part = picture.crop((x, 0, min(x + wide, picture.width), picture.height))
        seen = part.getchannel("A").getbbox()
        if seen is None:
            continue
        part = part.crop(seen)
        colour = part.getpixel((0, 0))
        assert isinstance(colour, tuple)
        plain = colour[3] == 255 and part.getcolors(1) is not None
        yield _Part(left + x + seen[0], top + seen[1], part.size, None if plain else part, colour)
