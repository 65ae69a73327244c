"""The painter: a scene becomes a PNG. The only file that imports Pillow."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from threading import Lock, local
from typing import Generic, TypeVar

import fontpkg
from PIL import Image, ImageDraw, ImageFont

from .palette import picture_palette, rgb
from .scene import Box, Disc, Group, Line, Mark, Point, Polygon, Scene, Text

T = TypeVar("T")
Bounds = tuple[int, int, int, int]

_CAPITAL = 0.727
"""Height of Inter's capital letters, in ems."""
_SMALL = 300
"""Sprites up to this many pixels wide and high are drawn 4 times as large and reduced."""
_ELLIPSIS = "…"
_ROOM = 60 * 1024
"""What a PNG should weigh at most."""
_LEVELS = (6, 8, 9)
"""Degrees of packing; the next is tried on a PNG that is too large: 8 takes thrice as long."""
_EDGE = [round(n * 3 / 255) * 85 for n in range(256)]
"""Edges in four degrees of cover: they look as smooth on a screen and pack a tenth smaller."""


@dataclass(frozen=True, slots=True)
class _Sprite:
    """A painted mark, and where its upper left corner lies relative to the mark's origin."""

    picture: Image.Image
    mask: Image.Image
    x: int
    y: int

    @property
    def weight(self) -> int:
        return self.picture.width * self.picture.height * 4


class _Shelf(Generic[T]):
    """The things used last, as many as fit into ``room`` bytes."""

    def __init__(self, room: int, weight: Callable[[T], int]) -> None:
        self._room = room
        self._weight = weight
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            thing = self._kept[key] = make()
            self._held += self._weight(thing)
            while self._held > self._room and len(self._kept) > 1:
                self._held -= self._weight(self._kept.popitem(last=False)[1])
            return thing


class Painter:
    """Paints scenes; the same scene gives the same bytes. May be used by several threads at once.

    ``room`` is the memory, in bytes, for sprites; a sixth of it more goes to backdrops.
    """

    def __init__(self, room: int = 24_000_000) -> None:
        self._sprites = _Shelf[_Sprite](room, lambda sprite: sprite.weight)
        self._backdrops = _Shelf[Image.Image](room // 2, lambda b: b.width * b.height * 3)
        self._own = local()

    def paint(self, scene: Scene) -> bytes:
        """The scene as a PNG with the shared palette."""
        canvas = self._backdrop(scene).copy()
        for mark in scene.marks:
            self._put(canvas, mark)
        flat = canvas.quantize(palette=self._palette(), dither=Image.Dither.NONE)
        packed = b""
        for level in _LEVELS:
            packed = _png(flat, level)
            if len(packed) <= _ROOM:
                break
        return packed

    def _backdrop(self, scene: Scene) -> Image.Image:
        def make() -> Image.Image:
            canvas = Image.new("RGB", scene.size, scene.background)
            for mark in scene.backdrop:
                self._put(canvas, mark)
            return canvas

        return self._backdrops.find((scene.size, scene.background, scene.backdrop), make)

    def _put(self, canvas: Image.Image, mark: Mark, x: int = 0, y: int = 0) -> None:
        """Paste a mark; a group of groups part by part, so that its parts are drawn once each."""
        key: tuple[Mark, ...] = (mark,)
        if isinstance(mark, Group):
            key, x, y = mark.marks, x + mark.x, y + mark.y
            if any(isinstance(part, Group) for part in key):
                for part in key:
                    self._put(canvas, part, x, y)
                return
        if key:
            sprite = self._sprites.find(key, lambda: _drawn(key))
            canvas.paste(sprite.picture, (x + sprite.x, y + sprite.y), sprite.mask)

    def _palette(self) -> Image.Image:
        """Each thread has its own: Pillow keeps a table of nearest colours in it while it works."""
        if not hasattr(self._own, "palette"):
            self._own.palette = Image.new("P", (1, 1))
            self._own.palette.putpalette([part for c in picture_palette() for part in c])
        palette: Image.Image = self._own.palette
        return palette


_PAINTER = Painter()
_PEN = Lock()
"""Held while a sprite is drawn: the typeface is shared and is not made for two hands."""


def paint(scene: Scene) -> bytes:
    """The scene as a PNG, by the painter that all share. Call it in a thread: it takes a while."""
    return _PAINTER.paint(scene)


def _drawn(marks: tuple[Mark, ...]) -> _Sprite:
    with _PEN:
        return _sprite(marks)


def _sprite(marks: tuple[Mark, ...]) -> _Sprite:
    left, top, right, bottom = _around(marks)
    wide, high = max(right - left, 1), max(bottom - top, 1)
    scale = 4 if max(wide, high) <= _SMALL else 2
    sheet = Sheet(Image.new("RGBA", (wide * scale, high * scale), (0, 0, 0, 0)), scale, left, top)
    for mark in marks:
        sheet.draw(mark)
    picture = sheet.image.reduce(scale)
    cover = picture.getchannel("A")
    if not any(map(_is_soft, marks)):
        cover = cover.point(_EDGE)
    return _Sprite(picture.convert("RGB"), cover, left, top)


def _is_soft(mark: Mark) -> bool:
    """Whether the mark lets light through on purpose, not only at its edge."""
    if isinstance(mark, Group):
        return any(map(_is_soft, mark.marks))
    return len(_colour(mark)) > 7


def _png(picture: Image.Image, level: int) -> bytes:
    packed = BytesIO()
    picture.save(packed, "PNG", compress_level=level)
    return packed.getvalue()


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
        colour = _colour(mark)
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
            _said(mark),
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


def _colour(mark: Mark) -> str:
    if isinstance(mark, (Disc, Box, Polygon)):
        return mark.fill or mark.edge
    assert isinstance(mark, (Line, Text))
    return mark.colour


def _around(marks: tuple[Mark, ...]) -> Bounds:
    """The smallest rectangle that holds the marks."""
    each = [_bounds(mark) for mark in marks] or [(0, 0, 1, 1)]
    return (
        min(b[0] for b in each),
        min(b[1] for b in each),
        max(b[2] for b in each),
        max(b[3] for b in each),
    )


def _bounds(mark: Mark) -> Bounds:
    match mark:
        case Group():
            left, top, right, bottom = _around(mark.marks)
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
    wide = _width(_said(mark), mark.size, mark.weight) + 4
    left = {"left": -2, "middle": -wide // 2, "right": 2 - wide}[mark.anchor] + mark.x
    return left, mark.y - mark.size, left + wide, mark.y + mark.size


def _said(mark: Text) -> str:
    """The words as they can be written: without unknown letters, cut to their room."""
    words = _known(mark.words).strip() or _known(mark.instead)
    if not mark.room or _width(words, mark.size, mark.weight) <= mark.room:
        return words
    while words and _width(words + _ELLIPSIS, mark.size, mark.weight) > mark.room:
        words = words[:-1].rstrip()
    return words + _ELLIPSIS


def _width(words: str, size: int, weight: int) -> int:
    return round(_font(size, weight).getlength(words))


def _known(words: str) -> str:
    return "".join(filter(_has_glyph, unicodedata.normalize("NFC", words)))


@cache
def _font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Inter, laid out by Pillow alone: what other libraries a machine has must not show."""
    font = ImageFont.truetype(
        str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC
    )
    font.set_variation_by_axes([min(max(size, 14), 32), weight])
    return font


@cache
def _has_glyph(letter: str) -> bool:
    if letter == " ":
        return True
    font = _font(32, 600)
    return letter.isprintable() and bytes(font.getmask(letter)) != bytes(font.getmask("\uffff"))
