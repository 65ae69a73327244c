"""Merchant of Venus: which part of the galaxy is shown close up, and how large."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from render.scene import Point
from render.sheet import Bounds

from .merchant_of_venus_chart import GRID, Spot, spot, way

WIDE: Final = 1024
HIGH: Final = 860
SCALES: Final = (220, 150)
"""Per cent of the pixels of the chart; few, for whatever is drawn once is kept for each."""
CHART_HIGH: Final = 1500
_EDGE: Final = 44
"""How far what must be seen stays from the edges of the picture."""


@dataclass(frozen=True, slots=True)
class Window:
    """What is seen: its upper left corner in pixels of the chart, and how much it is enlarged."""

    corner: Point
    scale: int

    def at(self, id_: str) -> Point:
        """Where a field is in the picture."""
        return self.scaled(spot(id_))

    def scaled(self, at: Spot) -> Point:
        """Where a place of the chart is in the picture."""
        x, y = self.corner
        return round((at[0] - x) * self.scale / 100), round((at[1] - y) * self.scale / 100)

    def on_chart(self, bounds: Bounds) -> Bounds:
        """A part of the picture, in pixels of the whole chart as large."""
        x, y = (round(each * self.scale / 100) for each in self.corner)
        return bounds[0] + x, bounds[1] + y, bounds[2] + x, bounds[3] + y

    def size(self, pixels: int) -> int:
        """How large something is that is so large at the largest scale."""
        return pixels * self.scale // SCALES[0]

    @property
    def fields(self) -> list[str]:
        """The fields that can be seen."""
        return [id_ for id_ in GALAXY.fields if _seen(self.at(id_))]


def _seen(at: Point) -> bool:
    return 20 <= at[0] <= WIDE - 20 and 20 <= at[1] <= HIGH - 20


def window(at: str, need: Iterable[str] = ()) -> Window | None:
    """The largest around a field in which fields and worlds can be seen too.

    It moves from the field no further than they need; None where they are too far apart.
    """
    spots = [spot(at), *map(_where, need)]
    return next((found for scale in SCALES if (found := _around(spots, scale))), None)


def _around(spots: list[Spot], scale: int) -> Window | None:
    wide, high, edge = WIDE * 100 // scale, HIGH * 100 // scale, _EDGE * 100 // scale
    corner = []
    for along, room, end in ((0, wide, WIDE), (1, high, CHART_HIGH)):
        each = [at[along] for at in spots]
        # At the end of the chart there is nothing that could be cut.
        least = min(max(round(max(each)) + edge - room, 0), end - room)
        most = max(min(round(min(each)) - edge, end - room), 0)
        if least > most:
            return None
        corner.append(min(max(round(each[0]) - room // 2, least), most))
    return Window((corner[0], corner[1]), scale)


def _where(id_: str) -> Spot:
    """Where a field is, or the world of a place."""
    return middle(id_) if id_ in GALAXY.frames else spot(id_)


def middle(place: str) -> Spot:
    """Where the world of a place is on the chart close up."""
    x, y = GALAXY.frames[place][:2]
    return (x - 170, y - 90) if place == GRID else (x, y)


@cache
def line(one: str, to: str, scale: int) -> tuple[Point, ...]:
    """The way between two fields, from the first on: the same wherever they are seen."""
    x, y = spot(one)
    return tuple(
        (round((at[0] - x) * scale / 100), round((at[1] - y) * scale / 100)) for at in way(one, to)
    )
