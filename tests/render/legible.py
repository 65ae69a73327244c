"""Whether a picture can be read on a phone: measured from its scene.

A phone shows a picture PHONE pixels wide. There no letter and no sign may be smaller than LEAST,
the contrast of letters with what is below them is at least CONTRAST, no words lie over words or
under other things, no sign hides most of another, and no words are cut where there is room for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import ceil, hypot
from typing import Any

from PIL import Image

from render import Board, Scene
from render.extent import extent
from render.paint import Painter
from render.palette import picture_palette
from render.scene import Box, Disc, Group, Line, Mark, Polygon, Text
from render.sheet import Bounds, colours_of, said
from render.signs import found, leaves

from .sight import contrast

PHONE = 340
"""CSS pixels of a picture's width on a phone."""
LEAST = 11
"""CSS pixels of the size of letters, and of the longer side of a sign."""
CONTRAST = 4.5
"""Of letters with what is below them, and of a sign with its ground or within itself (WCAG 2)."""
WOVEN = 3.0
"""The same of lines and grids (WCAG 2, 1.4.11)."""
GROUND = 0.15
"""Share of what is below words from which on a colour counts as their ground."""
HIDDEN = 0.4
"""Share of a sign that may lie under others."""
_PAINTER = Painter()
_PALETTE = ["#{:02x}{:02x}{:02x}".format(*colour) for colour in picture_palette()]
_GRAIN, _FINE = (8, 4), (32, 32)
"""Points of a sign across and down that are looked at; more of them where it seems to be hidden, as
few points lie on a thin ring."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What cannot be read: which fault, of which words or sign, and how bad."""

    kind: str
    what: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what} ({self.detail})"


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A mark that is no group, the place of its (0, 0), how far it reaches, and its group."""

    mark: Mark
    x: int
    y: int
    bounds: Bounds
    group: str


@dataclass(frozen=True, slots=True)
class _Word:
    """Words where they stand in the scene; ``order`` counts all marks of it."""

    mark: Text
    leaf: _Leaf
    order: int

    @property
    def bounds(self) -> Bounds:
        """How far they reach."""
        return self.leaf.bounds

    @property
    def group(self) -> str:
        """The name of the group in which they stand."""
        return self.leaf.group


def faults(board: Board[Any], scene: Scene) -> Iterator[Fault]:
    """All that cannot be read in a scene of the board."""
    least = ceil(LEAST * scene.size[0] / PHONE)
    flat = list(_flat((*scene.backdrop, *scene.marks)))
    words = [
        _Word(replace(each.mark, x=each.mark.x + each.x, y=each.mark.y + each.y), each, order)
        for order, each in enumerate(flat)
        if isinstance(each.mark, Text) and said(each.mark)
    ]
    for word in words:
        if word.mark.size < least:
            yield Fault("small", _named(word), f"{word.mark.size} of {least}")
    yield from _cut(words, scene)
    yield from _overlaps(words)
    yield from _covered(words, flat)
    yield from _pale(words, scene)
    yield from _signs(board, scene, least, flat)


def inked(mark: Text, x: int = 0, y: int = 0) -> Bounds:
    """How far words reach to the eye: without what the painter adds at their ends."""
    left, top, right, bottom = extent((Group("", (mark,), x, y),))
    return left + 2, top, right - 2, bottom


def _named(word: _Word) -> str:
    return f"“{said(word.mark)}” in {word.group}"


def _flat(marks: Sequence[Mark], x: int = 0, y: int = 0, name: str = "") -> Iterator[_Leaf]:
    for mark in marks:
        if isinstance(mark, Group):
            yield from _flat(mark.marks, x + mark.x, y + mark.y, mark.name)
        else:
            reach = _reach(mark)
            here = reach[0] + x, reach[1] + y, reach[2] + x, reach[3] + y
            yield _Leaf(mark, x, y, here, name)


@lru_cache(1 << 16)
def _reach(mark: Mark) -> Bounds:
    return inked(mark) if isinstance(mark, Text) else extent((mark,))


def _meet(one: Bounds, other: Bounds, slack: int = 0) -> bool:
    return (
        one[0] + slack < other[2]
        and other[0] + slack < one[2]
        and one[1] + slack < other[3]
        and other[1] + slack < one[3]
    )


def _cut(words: Sequence[_Word], scene: Scene) -> Iterator[Fault]:
    """Words that are cut, though nothing but ground is where the rest of them would be."""
    for word in words:
        mark = word.mark
        if mark.room and said(mark) != said(replace(mark, room=0)):
            whole = inked(replace(mark, room=0))
            inside = whole[0] >= 0 and whole[2] <= scene.size[0]
            others = (other for other in words if other is not word)
            if inside and not any(_meet(whole, other.bounds, -6) for other in others):
                yield Fault("cut", _named(word), mark.words)
        left, top, right, bottom = word.bounds
        if left < 0 or top < 0 or right > scene.size[0] or bottom > scene.size[1]:
            yield Fault("outside", _named(word), str(word.bounds))


def _overlaps(words: Sequence[_Word]) -> Iterator[Fault]:
    for n, word in enumerate(words):
        for other in words[n + 1 :]:
            if _meet(word.bounds, other.bounds, 1):
                yield Fault("overlap", _named(word), _named(other))


def _covered(words: Sequence[_Word], flat: Sequence[_Leaf]) -> Iterator[Fault]:
    """Words over which something is drawn later."""
    for word in words:
        left, top, right, bottom = word.bounds
        for each in flat[word.order + 1 :]:
            if isinstance(each.mark, Text) or not _meet(word.bounds, each.bounds, 1):
                continue
            if any(
                covers(each.mark, px - each.x, py - each.y)
                for px in range(left + 1, right, 5)
                for py in range(top + 1, bottom, 5)
            ):
                yield Fault(
                    "covered", _named(word), f"by {type(each.mark).__name__} of {each.group}"
                )
                break


def covers(mark: Mark, x: float, y: float) -> bool:
    """Whether a point, as seen from the mark's group, lies in what the mark paints."""
    match mark:
        case Disc(fill="", edge=""):
            return False
        case Disc():
            far = hypot(x - mark.x, y - mark.y)
            return (-1 if mark.fill else mark.r - mark.width) <= far <= mark.r
        case Box():
            right, down = x - mark.x, y - mark.y
            near = min(right, mark.w - right, down, mark.h - down)
            return near >= 0 and (bool(mark.fill) or (bool(mark.edge) and near < mark.width))
        case Polygon():
            edge = (*mark.points, mark.points[0]) if mark.edge else ()
            return bool(mark.fill and _inside(mark.points, x, y)) or _on(edge, x, y, mark.width)
        case Line():
            return _on(mark.points, x, y, mark.width)
    return False


def _inside(points: Sequence[tuple[int, int]], x: float, y: float) -> bool:
    within = False
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def _on(points: Sequence[tuple[int, int]], x: float, y: float, width: int) -> bool:
    for (ax, ay), (bx, by) in pairwise(points):
        long = (bx - ax) ** 2 + (by - ay) ** 2
        part = 0.0 if not long else ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long
        part = min(max(part, 0.0), 1.0)
        if hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)) <= width / 2:
            return True
    return False


def _pale(words: Sequence[_Word], scene: Scene) -> Iterator[Fault]:
    """Words that stand out too little from what is below them."""
    ground = _ground(scene)
    for word in words:
        left, top, right, bottom = word.bounds
        box = (max(left, 0), max(top, 0), min(right, scene.size[0]), min(bottom, scene.size[1]))
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        area = ground.crop(box)
        pixels = (box[2] - box[0]) * (box[3] - box[1])
        for many, below in zip(area.histogram(), _PALETTE, strict=True):
            if many >= GROUND * pixels:
                seen = _contrast(word.mark.colour, below)
                if seen < CONTRAST:
                    yield Fault("pale", _named(word), f"{word.mark.colour} on {below}: {seen:.1f}")
                    break


@lru_cache(4096)
def _contrast(one: str, other: str) -> float:
    return contrast(one[:7], other[:7])


def _ground(scene: Scene) -> Image.Image:
    """The scene without its words."""
    bare = replace(
        scene,
        backdrop=tuple(map(_wordless, _worded_out(scene.backdrop))),
        marks=tuple(map(_wordless, _worded_out(scene.marks))),
    )
    return Image.open(BytesIO(_PAINTER.paint(bare)))


def _wordless(mark: Mark) -> Mark:
    if isinstance(mark, Group):
        return replace(mark, marks=tuple(map(_wordless, _worded_out(mark.marks))))
    return mark


def _worded_out(marks: Sequence[Mark]) -> Iterator[Mark]:
    return (mark for mark in marks if not isinstance(mark, Text))


def _signs(board: Board[Any], scene: Scene, least: int, flat: Sequence[_Leaf]) -> Iterator[Fault]:
    """Signs that are too small, too pale, or mostly under something else."""
    there = list(found(board.signs, scene))
    spans = _spans((*scene.backdrop, *scene.marks))
    for each in there:
        group = each.group
        yield from _faint(group, scene, WOVEN if each.sign.woven else CONTRAST)
        if each.sign.woven:
            continue
        bounds = extent((group,))
        wide, high = bounds[2] - bounds[0], bounds[3] - bounds[1]
        if max(wide, high) < least:
            yield Fault("small", group.name, f"{wide} x {high} of {least}")
        span = spans.get((group.name, group.x, group.y))
        if span is not None and span[0] < span[1]:
            yield from _hidden(group, span, flat)


def _faint(group: Group, scene: Scene, needed: float) -> Iterator[Fault]:
    """A sign of which nothing stands out, neither from its ground nor from the rest of it."""
    colours = {c for mark, _, _ in leaves((group,)) for c in colours_of(mark)}
    pairs = [_contrast(a, b) for a in colours for b in (*colours, scene.background)]
    if pairs and max(pairs) < needed:
        yield Fault("faint", group.name, f"{max(pairs):.1f}: {', '.join(sorted(colours))}")


def _spans(marks: Sequence[Mark]) -> dict[tuple[str, int, int], tuple[int, int]]:
    """Of each group, by name and place, which marks of the flat scene are in it."""
    spans: dict[tuple[str, int, int], tuple[int, int]] = {}

    def look(marks: Sequence[Mark], x: int, y: int, order: int) -> int:
        for mark in marks:
            if isinstance(mark, Group):
                after = look(mark.marks, x + mark.x, y + mark.y, order)
                spans[mark.name, x + mark.x, y + mark.y] = order, after
                order = after
            else:
                order += 1
        return order

    look(marks, 0, 0, 0)
    return spans


def _hidden(group: Group, span: tuple[int, int], flat: Sequence[_Leaf]) -> Iterator[Fault]:
    """A sign of which others hide most, and most of what stands on its ground as well."""
    own = flat[span[0] : span[1]]
    near = [each for each in flat[span[1] :] if _meet(_around(own), each.bounds)]
    for some, grain in (own, _GRAIN), (own, _FINE), (_figure(own), _FINE):
        share, by = _over(some, grain, near)
        if share <= HIDDEN:
            return
    yield Fault("hidden", group.name, f"{100 * share:.0f} % by {by}")


def _around(own: Sequence[_Leaf]) -> Bounds:
    lefts, tops, rights, bottoms = zip(*(each.bounds for each in own), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _figure(own: Sequence[_Leaf]) -> Sequence[_Leaf]:
    """What a sign shows: not the ground that bears the rest of it."""
    ground, *rest = own
    bears = isinstance(ground.mark, Box) and ground.bounds == _around(own)
    return rest if rest and bears else own


def _over(own: Sequence[_Leaf], grain: tuple[int, int], near: Sequence[_Leaf]) -> tuple[float, str]:
    """Which share of a sign others hide, and which of them most."""
    if not near:
        return 0, ""
    (left, top, right, bottom), (across, down) = _around(own), grain
    points = [
        (px, py)
        for n in range(across)
        for m in range(down)
        for px in [left + (2 * n + 1) * (right - left) // (2 * across)]
        for py in [top + (2 * m + 1) * (bottom - top) // (2 * down)]
        if any(_paints(each, px, py) for each in own)
    ]
    tops = [each.group for px, py in points for each in [_last(near, px, py)] if each is not None]
    return (len(tops) / len(points), Counter(tops).most_common(1)[0][0]) if tops else (0, "")


def _paints(each: _Leaf, x: int, y: int) -> bool:
    if isinstance(each.mark, Text):
        left, top, right, bottom = each.bounds
        return left <= x < right and top <= y < bottom
    return covers(each.mark, x - each.x, y - each.y)


def _last(near: Sequence[_Leaf], x: int, y: int) -> _Leaf | None:
    return next((each for each in reversed(near) if _paints(each, x, y)), None)
