"""How a mark is drawn: an image some times as large, and how far a mark reaches."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from functools import lru_cache, partial

import fontpkg
from PIL import Image, ImageDraw, ImageFont

from .kept import Kept
from .palette import rgb
from .scene import Box, Colour, Disc, Group, Line, Mark, Point, Polygon, Text

Bounds = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels; right and bottom lie outside."""
WHITE = "#ffffff"

_CAPITAL = 0.727
"""Height of Inter's capital letters, in ems."""
_ELLIPSIS = "…"
_WORDS = 1 << 12
"""So many words are not measured again: of a picture nearly all stood in the one before."""
_FONT = 1_000_000
"""About the bytes of a size and weight once a letter of it was drawn."""
_FONTS = Kept[ImageFont.FreeTypeFont](32 * _FONT, lambda _font: _FONT)
"""The boards use more than seventy; opening one again costs as much as drawing a word."""


class Sheet:
    """An image ``scale`` times as large as the marks drawn on it, (left, top) in its corner."""

    def __init__(self, image: Image.Image, scale: int, left: int = 0, top: int = 0) -> None:
        self.image = image
        self._scale = scale
        self._left = left
        self._top = top

    def draw(self, mark: Mark) -> None:
        if isinstance(mark, Group):
            inner = Sheet(self.image, self._scale, self._left - mark.x, self._top - mark.y)
            for each in mark.marks:
                inner.draw(each)
        else:
            for part in _layers(mark):
                self._part(part)

    def _part(self, mark: Mark) -> None:
        """A mark of a single colour; a transparent one is laid over what is there."""
        colour = "".join(colours_of(mark))
        if len(colour) < 9:
            self._shape(ImageDraw.Draw(self.image), mark)
            return
        over = Image.new("RGBA", self.image.size, (*rgb(colour), 0))
        self._shape(ImageDraw.Draw(over), mark)
        self.image.alpha_composite(over)

    def _shape(self, pen: ImageDraw.ImageDraw, mark: Mark) -> None:
        match mark:
            case Disc():
                x, y = self._at(mark.x, mark.y)
                pen.circle(
                    (x, y),
                    mark.r * self._scale,
                    mark.fill or None,
                    mark.edge or None,
                    mark.width * self._scale,
                )
            case Box():
                x, y = self._at(mark.x, mark.y)
                corner = (x + mark.w * self._scale - 1, y + mark.h * self._scale - 1)
                pen.rounded_rectangle(
                    ((x, y), corner),
                    mark.round * self._scale,
                    mark.fill or None,
                    mark.edge or None,
                    mark.width * self._scale,
                )
            case Polygon():
                points = [self._at(*point) for point in mark.points]
                if mark.fill:
                    pen.polygon(points, mark.fill)
                if mark.edge:
                    pen.line([*points, *points[:2]], mark.edge, mark.width * self._scale, "curve")
            case Line():
                points = [self._at(*point) for point in mark.points]
                pen.line(points, mark.colour, mark.width * self._scale, "curve")
            case Text():
                self._write(pen, mark)

    def _write(self, pen: ImageDraw.ImageDraw, mark: Text) -> None:
        x, y = self._at(mark.x, mark.y)
        size = mark.size * self._scale
        place = {"left": "ls", "middle": "ms", "right": "rs"}[mark.anchor]
        pen.text(
            (x, y + round(size * _CAPITAL / 2)),
            said(mark),
            mark.colour,
            _font(size, mark.weight),
            place,
        )

    def _at(self, x: int, y: int) -> Point:
        return (x - self._left) * self._scale, (y - self._top) * self._scale


def _layers(mark: Mark) -> list[Mark]:
    """The mark as marks of one colour each: first what fills it, then its edge."""
    if not isinstance(mark, (Disc, Box, Polygon)) or not (mark.fill and mark.edge):
        return [mark]
    return [replace(mark, edge="", width=0), replace(mark, fill="")]


def colours_of(mark: Mark) -> tuple[Colour, ...]:
    """The colours of a mark that is no group: what fills it, then its edge."""
    if isinstance(mark, (Disc, Box, Polygon)):
        return tuple(filter(None, (mark.fill, mark.edge)))
    assert isinstance(mark, (Line, Text))
    return (mark.colour,)


def in_white(mark: Mark) -> Mark:
    """The same mark, no group, with all its colours white."""
    if isinstance(mark, (Disc, Box, Polygon)):
        return replace(mark, fill=mark.fill and WHITE, edge=mark.edge and WHITE)
    assert isinstance(mark, (Line, Text))
    return replace(mark, colour=WHITE)


def around(marks: tuple[Mark, ...]) -> Bounds:
    """A rectangle that holds the marks, and at least one pixel."""
    each = [bounds_of(mark) for mark in marks] or [(0, 0, 1, 1)]
    return (
        min(b[0] for b in each),
        min(b[1] for b in each),
        max(b[2] for b in each),
        max(b[3] for b in each),
    )


def bounds_of(mark: Mark) -> Bounds:
    """A rectangle that holds a mark."""
    match mark:
        case Group():
            left, top, right, bottom = around(mark.marks)
            return left + mark.x, top + mark.y, right + mark.x, bottom + mark.y
        case Disc():
            r = mark.r + 1
            return mark.x - r, mark.y - r, mark.x + r, mark.y + r
        case Box():
            return mark.x, mark.y, mark.x + mark.w, mark.y + mark.h
        case Polygon() | Line():
            pad = mark.width
            xs, ys = [x for x, _ in mark.points], [y for _, y in mark.points]
            return min(xs) - pad, min(ys) - pad, max(xs) + pad + 1, max(ys) + pad + 1
        case Text():
            return _text_bounds(mark)


def _text_bounds(mark: Text) -> Bounds:
    wide = _width(said(mark), mark.size, mark.weight) + 4
    left = {"left": -2, "middle": -wide // 2, "right": 2 - wide}[mark.anchor] + mark.x
    return left, mark.y - mark.size, left + wide, mark.y + mark.size


def said(mark: Text) -> str:
    """The words as they can be written: without unknown letters, cut to their room."""
    words = _known(mark.words).strip() or _known(mark.instead)
    return _cut(words, mark.room, mark.size, mark.weight) if mark.room else words


@lru_cache(_WORDS)
def _cut(words: str, room: int, size: int, weight: int) -> str:
    """The words, ending in an ellipsis if they are wider than their room."""
    if _width(words, size, weight) <= room:
        return words
    while words and _width(words + _ELLIPSIS, size, weight) > room:
        words = words[:-1].rstrip()
    return words + _ELLIPSIS


@lru_cache(_WORDS)
def _width(words: str, size: int, weight: int) -> int:
    return round(_font(size, weight).getlength(words))


@lru_cache(_WORDS)
def _known(words: str) -> str:
    return "".join(filter(_has_glyph, unicodedata.normalize("NFC", words)))


def _font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    return _FONTS.find((size, weight), partial(_opened, size, weight))


def _opened(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Inter, laid out by Pillow alone: what other libraries a machine has must not show."""
    font = ImageFont.truetype(
        str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC
    )
    font.set_variation_by_axes([min(max(size, 14), 32), weight])
    return font


@lru_cache(_WORDS)
def _has_glyph(letter: str) -> bool:
    if letter == " ":
        return True
    font = _font(32, 600)
    return letter.isprintable() and bytes(font.getmask(letter)) != bytes(font.getmask("\uffff"))
