"""Numbers beside signs: each close to its sign, over nothing that matters if that can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin

from .extent import extent
from .palette import INK, WHITE
from .scene import Disc, Group, Mark, Point, Polygon, Scene, Text
from .sheet import Bounds
from .signs import Found, Sign, leaves

DISC = 26
"""Radius of a numbered disc."""
_LETTER = 34
_GAP, _CLEAR = 10, 12
"""Between a disc and its sign, and what it likes to keep from others."""
_TIP = 10
"""How far the tip of a pointer reaches into a sign, a quarter of it at most."""
_STEPS = (0, 30, 60, 100)
"""How much further away a disc may be."""
_MANY = 12
"""Of a sign that stands in more places, about so many are tried."""
_COVERED, _FORBIDDEN = 600, 10**6
"""What it costs to point at a sign with another one on it, and at what may not be."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the number of a sign stands."""

    found: Found
    at: Point
    bounds: Bounds
    """Of the sign."""

    def marks(self, number: int) -> Iterator[Mark]:
        """The numbered disc, and a pointer from it to the sign."""
        yield Group(f"pointer-{number}", (pointer(self.at, self.bounds),))
        yield disc(number, *self.at)


def pointer(at: Point, bounds: Bounds, colour: str = WHITE) -> Polygon:
    """From a disc into a rectangle."""
    x, y = at
    left, top, right, bottom = bounds
    across, along = min(_TIP, (right - left) // 4), min(_TIP, (bottom - top) // 4)
    near = _nearest((left + across, top + along, right - across, bottom - along), x, y)
    far = max(hypot(near[0] - x, near[1] - y), 1)
    right_, down = (near[0] - x) / far, (near[1] - y) / far
    foot = [_toward(at, sign * down, -sign * right_, DISC // 2) for sign in (1, -1)]
    return Polygon((*foot, near), colour, INK, 3)


def disc(number: int, x: int, y: int, colour: str = WHITE) -> Group:
    """A number on a disc."""
    words = Text(0, 0, str(number), _LETTER, INK, weight=800)
    return Group(f"number-{number}", (Disc(0, 0, DISC, colour, INK, 3), words), x, y)


def pointed(
    chosen: Sequence[Sign],
    there: Sequence[Found],
    scene: Scene,
    rather: Sequence[Sequence[Bounds]] = (),
) -> list[Spot]:
    """A spot for each of the chosen signs that is there.

    rather: where a sign is pointed at if it is there, what counts most first; the first is what is
    the viewer's own.
    """
    bounds = [(each, extent((each.group,))) for each in there]
    matter = [each for _, each in bounds] + words_of(scene)
    spots: list[Spot] = []
    for sign in chosen:
        places = [
            (each, own, _COVERED * sum(_meet(own, later) for _, later in bounds[n + 1 :]))
            for n, (each, own) in enumerate(bounds)
            if each.sign == sign
        ]
        ranks = [_rank(own, rather, elsewhere=sign.elsewhere) for _, own, _ in places]
        places = [each for each, rank in zip(places, ranks, strict=True) if rank == min(ranks)]
        # What is pointed at already stays to be seen.
        kept = [spot.bounds for spot in spots]
        free = [spot.at for spot in spots]
        tried = [
            (_cost(at, own, (near, kept, free)) + far + hidden, Spot(each, at, own))
            for each, own, hidden in places[:: 1 + len(places) // _MANY]
            for near in [[other for other in matter if other != own and _close(own, other)]]
            for at, far in _around(own, scene.size)
        ]
        if tried:
            # The first of the best.
            spots.append(min(tried, key=lambda pair: pair[0])[1])
    return spots


def _rank(sign: Bounds, rather: Sequence[Sequence[Bounds]], *, elsewhere: bool) -> tuple[bool, int]:
    """How gladly a sign is pointed at: the viewer's own or not, and where they may choose it."""
    x, y = (sign[0] + sign[2]) // 2, (sign[1] + sign[3]) // 2
    inside = [
        any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in part)
        for part in rather
    ]
    own = inside[:1] == [True]
    return own is elsewhere, [*inside[1:], True].index(True)


def words_of(scene: Scene) -> list[Bounds]:
    """Where words stand in a scene."""
    return [
        extent((Group("", (mark,), x, y),))
        for mark, x, y in leaves((*scene.backdrop, *scene.marks))
        if isinstance(mark, Text)
    ]


def beside(own: Bounds, matter: Sequence[Bounds], taken: Sequence[Point], size: Point) -> Point:
    """The spot for a disc at a corner of a rectangle, or close to it, where it hides least.

    matter: what should stay to be seen. taken: where discs are already.
    """
    near = [other for other in matter if other != own and _close(own, other)]
    middle = (own[0] + own[2]) // 2, (own[1] + own[3]) // 2
    tried = [
        (_cost(at, own, (near, [], list(taken))) + far, at)
        for at, far in (*_corners(own, size), *_around(own, size))
    ]
    return min(tried, key=lambda pair: pair[0])[1] if tried else middle


def _corners(bounds: Bounds, size: Point) -> Iterator[tuple[Point, int]]:
    """The corners of a rectangle, within the picture: a disc there leaves no doubt whose it is."""
    for x in (bounds[0], bounds[2]):
        for y in (bounds[1], bounds[3]):
            yield (min(max(x, DISC), size[0] - DISC), min(max(y, DISC), size[1] - DISC)), 0


def _close(one: Bounds, other: Bounds) -> bool:
    """Whether a disc beside the one could come close to the other."""
    far = _STEPS[-1] + 3 * DISC
    return _meet((one[0] - far, one[1] - far, one[2] + far, one[3] + far), other)


def _meet(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(bounds: Bounds, size: Point) -> Iterator[tuple[Point, int]]:
    """Spots around a rectangle within the picture, each with what its distance costs."""
    middle = (bounds[0] + bounds[2]) // 2, (bounds[1] + bounds[3]) // 2
    for step in _STEPS:
        for angle in range(0, 360, 30):
            right, down = cos(radians(angle)), sin(radians(angle))
            far = 0
            while _distance(bounds, _toward(middle, right, down, far)) < DISC + _GAP + step:
                far += 5
            x, y = _toward(middle, right, down, far)
            if DISC < x < size[0] - DISC and DISC < y < size[1] - DISC:
                yield (x, y), 20 * step


def _cost(at: Point, own: Bounds, there: tuple[list[Bounds], list[Bounds], list[Point]]) -> int:
    """How much a disc would hide: of the signs and words, of what is pointed at, of discs."""
    matter, kept, free = there
    cost = sum(_hidden(at, each, _CLEAR) ** 2 for each in matter)
    cost += _FORBIDDEN * sum(_hidden(at, each) > 0 for each in kept)
    cost += _FORBIDDEN * sum(_hidden(each, own) > 0 for each in free)
    return cost + _FORBIDDEN * sum(hypot(x - at[0], y - at[1]) < 2 * DISC + _GAP for x, y in free)


def _hidden(at: Point, bounds: Bounds, clear: int = 0) -> int:
    """How far a disc, and what is to be clear around it, reaches into a rectangle."""
    return max(0, round(DISC + clear - _distance(bounds, at)))


def _distance(bounds: Bounds, at: Point) -> float:
    near = _nearest(bounds, *at)
    return hypot(near[0] - at[0], near[1] - at[1])


def _nearest(bounds: Bounds, x: int, y: int) -> Point:
    left, top, right, bottom = bounds
    return min(max(x, left), right), min(max(y, top), bottom)


def _toward(middle: Point, right: float, down: float, far: int) -> Point:
    return middle[0] + round(right * far), middle[1] + round(down * far)
