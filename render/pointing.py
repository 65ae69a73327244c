"""Numbers beside signs: each close to its sign, over nothing that matters if that can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, inf, radians, sin

from .extent import extent, seen
from .palette import INK, WHITE
from .places import meet
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
_REACH = DISC + _CLEAR
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
        places = [(n, each, own) for n, (each, own) in enumerate(bounds) if each.sign == sign]
        ranks = [_rank(own, rather, elsewhere=sign.elsewhere) for _, _, own in places]
        places = [each for each, rank in zip(places, ranks, strict=True) if rank == min(ranks)]
        # What is pointed at already stays to be seen.
        kept = [spot.bounds for spot in spots]
        free = [spot.at for spot in spots]
        best, spot = inf, None
        for n, each, own in places[:: 1 + len(places) // _MANY]:
            hidden = _COVERED * sum(meet(own, later) for _, later in bounds[n + 1 :])
            around = ((at, far + hidden) for at, far in _around(own, scene.size))
            cheaper = _cheapest(around, own, (_close(own, matter), kept, free), best)
            if cheaper is not None:
                best, spot = cheaper[0], Spot(each, cheaper[1], own)
        if spot is not None:
            spots.append(spot)
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
    marks = (*scene.backdrop, *scene.marks)
    return [seen(mark, x, y) for mark, x, y in leaves(marks) if isinstance(mark, Text)]


def beside(own: Bounds, matter: Sequence[Bounds], taken: Sequence[Point], size: Point) -> Point:
    """The spot for a disc at a corner of a rectangle, or close to it, where it hides least.

    matter: what should stay to be seen. taken: where discs are already.
    """
    middle = (own[0] + own[2]) // 2, (own[1] + own[3]) // 2
    tried = [*_corners(own, size), *_around(own, size)]
    best = _cheapest(tried, own, (_close(own, matter), [], taken))
    return middle if best is None else best[1]


def _corners(bounds: Bounds, size: Point) -> Iterator[tuple[Point, int]]:
    """The corners of a rectangle, within the picture: a disc there leaves no doubt whose it is."""
    for x in (bounds[0], bounds[2]):
        for y in (bounds[1], bounds[3]):
            yield (min(max(x, DISC), size[0] - DISC), min(max(y, DISC), size[1] - DISC)), 0


def _close(own: Bounds, matter: Sequence[Bounds]) -> list[Bounds]:
    """What else a disc beside a sign could come close to."""
    far = _STEPS[-1] + 3 * DISC
    around = own[0] - far, own[1] - far, own[2] + far, own[3] + far
    return [other for other in matter if meet(around, other) and other != own]


def _around(bounds: Bounds, size: Point) -> Iterator[tuple[Point, int]]:
    """Spots around a rectangle within the picture, each with what its distance costs."""
    x, y = (bounds[0] + bounds[2]) // 2, (bounds[1] + bounds[3]) // 2
    for right, down, far in _ring((bounds[0] - x, bounds[1] - y, bounds[2] - x, bounds[3] - y)):
        at = x + right, y + down
        if DISC < at[0] < size[0] - DISC and DISC < at[1] < size[1] - DISC:
            yield at, far


@lru_cache(512)  # many signs are of one size
def _ring(bounds: Bounds) -> list[tuple[int, int, int]]:
    """Spots around a rectangle with its middle at 0, 0, each with what its distance costs."""
    found: list[tuple[int, int, int]] = []
    for step in _STEPS:
        for angle in range(0, 360, 30):
            right, down = cos(radians(angle)), sin(radians(angle))
            far = 0
            while _distance(bounds, _toward((0, 0), right, down, far)) < DISC + _GAP + step:
                far += 5
            found.append((*_toward((0, 0), right, down, far), 20 * step))
    return found


_There = tuple[Sequence[Bounds], Sequence[Bounds], Sequence[Point]]
"""What a disc should not hide, what it must not, and where discs are."""


def _cheapest(
    tried: Iterable[tuple[Point, int]], own: Bounds, there: _There, most: float = inf
) -> tuple[int, Point] | None:
    """The first of the best spots for a disc, with its cost; None if all cost ``most`` or more.

    tried: each with what it costs wherever anything else is.
    """
    matter, kept, free = there
    # Wherever the disc stands: those that are there lie on the sign, or they do not.
    hidden = _FORBIDDEN * sum(_distance(own, at) < DISC for at in free)
    best: tuple[int, Point] | None = None
    for at, far in tried:
        cost = far + hidden
        if cost >= most:
            continue
        cost += _FORBIDDEN * sum(_distance(each, at) < DISC for each in kept)
        cost += _FORBIDDEN * sum(hypot(x - at[0], y - at[1]) < 2 * DISC + _GAP for x, y in free)
        if cost < most:
            cost += _covered(at, matter)
        if cost < most:
            most, best = cost, (cost, at)
    return best


def _covered(at: Point, matter: Sequence[Bounds]) -> int:
    """How much of signs and words a disc would hide, or crowd."""
    x, y = at
    cost = 0
    for left, top, right, bottom in matter:
        # Thousands are looked at for a picture, and nearly all are out of reach: no call for them.
        across = left - x if x < left else x - right if x > right else 0
        if across < _REACH:
            down = top - y if y < top else y - bottom if y > bottom else 0
            if down < _REACH:
                cost += max(0, round(_REACH - hypot(across, down))) ** 2
    return cost


def _distance(bounds: Bounds, at: Point) -> float:
    near = _nearest(bounds, *at)
    return hypot(near[0] - at[0], near[1] - at[1])


def _nearest(bounds: Bounds, x: int, y: int) -> Point:
    left, top, right, bottom = bounds
    return min(max(x, left), right), min(max(y, top), bottom)


def _toward(middle: Point, right: float, down: float, far: int) -> Point:
    return middle[0] + round(right * far), middle[1] + round(down * far)
