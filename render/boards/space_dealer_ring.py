"""Space Dealer: the ring of planets, the ships at them, and the game's hourglass in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import Final

from games.space_dealer.view import NeutralView, View
from render.board import Caption
from render.letters import PITCH, broken
from render.palette import GOLD, LIT, PANEL, RAISED, RIM, SOFT, SPACE, mix
from render.scene import Box, Disc, Group, Line, Mark, Point
from render.shapes import hourglass
from render.sheet import Bounds

from .space_dealer_orbit import HALF, NEUTRAL, WORLD, Docks, path, spots
from .space_dealer_parts import MARGIN, STEP, WIDE, R, goods, home, neutral, ship, words
from .space_dealer_planet import place
from .space_dealer_text import progress

FAR: Final = 130
"""From a planet; a ship that lies farther off has a rope to it."""
OUTSIDE: Final = 46
"""Height of a line of goods outside of the ring."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring of a view, as wide as the picture."""

    view: View
    caption: Caption

    @property
    def high(self) -> int:
        """With all that stands outside of it."""
        return 2 * (HALF[1] + WORLD + MARGIN + self._outside)

    @property
    def _outside(self) -> int:
        """Height of the goods beyond the upper and the lower row."""
        lines = [(n.demand is not None) + bool(n.goods) for n in self.view.neutrals]
        return OUTSIDE * max(lines, default=0)

    def marks(self, y: int) -> Iterator[Mark]:
        """Everything, the upper edge at y."""
        middle = WIDE // 2, y + self.high // 2
        there = dict(zip(self.view.ring, spots(len(self.view.ring)), strict=True))
        ships = list(self._ships(middle))
        yield Group("orbit", orbit(), *middle)
        for at, field in ships:
            x, y = middle[0] + there[field][0], middle[1] + there[field][1]
            if hypot(x - at.x, y - at.y) > FAR:
                rope = Line(((0, 0), (x - at.x, y - at.y)), RIM, 5)
                yield Group("mooring", (rope,), at.x, at.y)
        yield from self._heart(*middle)
        for field, (x, down) in there.items():
            yield from self._field(field, middle[0] + x, middle[1] + down, down)
        for at, _ in ships:
            yield at

    def _field(self, field: str, x: int, y: int, down: int) -> Iterator[Mark]:
        """A planet, and for a neutral one what it wants and what lies there."""
        look = next((n for n in self.view.neutrals if n.field == field), None)
        r = WORLD if look is None else NEUTRAL
        yield place(field, Box(-r, -r, 2 * r, 2 * r), x, y)
        if field in self.caption.highlighted - self.caption.chosen:
            yield Group(f"highlighted-field-{field}", (Disc(0, 0, r + 10, "", LIT, 6),), x, y)
        if look is None:
            seat = next(p.seat for p in self.view.planets if p.field == field)
            yield Group(f"field-{field}", (Group(f"world-{seat}", home(seat, r)),), x, y)
            return
        number = int(field.rpartition("-")[2])
        yield Group(f"field-{field}", (Group(f"neutral-{number}", neutral(number, r)),), x, y)
        yield from (plate for plate, _ in self._plates(look, x, y, down))

    def _plates(
        self, look: NeutralView, x: int, y: int, down: int
    ) -> Iterator[tuple[Group, Bounds]]:
        """What a neutral planet wants and what lies there, beyond it, and how far each reaches."""
        out = -1 if down <= 0 else 1
        at = y + out * (NEUTRAL + 16 + OUTSIDE // 2 - 6)
        for mark, wide in self._beyond(look):
            left = min(max(x - wide // 2, 6), WIDE - wide - 6)
            bounds = (left - 4, at - 23, left + wide + 4, at + 23)
            yield Group(mark.name, mark.marks, left, at), bounds
            at += out * OUTSIDE

    def _beyond(self, look: NeutralView) -> Iterator[tuple[Group, int]]:
        if look.demand is not None:
            lit = look.demand.id in self.caption.highlighted
            wide = 2 * R + STEP * (len(look.demand.goods) - 1) + 32
            plate = Group("plate", (Box(-2, -21, wide + 4, 42, PANEL, RIM, 1, 10),))
            edge = Box(-2, -21, wide + 4, 42, "", LIT, 5, 10)
            said = words(wide - 2, 0, str(look.demand.deliver), anchor="right", weight=800)
            marks = (plate, *goods(look.demand.goods, R + 2, 0), said)
            frame = (Group(f"highlighted-demand-{look.demand.id}", (edge,)),) if lit else ()
            yield Group(f"demand-{look.demand.id}", (*marks, *frame)), wide
        if look.goods:
            lying = tuple(goods(look.goods, R, 0))
            yield Group(f"goods-{look.field}", lying), 2 * R + STEP * (len(look.goods) - 1)

    def _ships(self, middle: Point) -> Iterator[tuple[Group, str]]:
        """The ships at the planets and those on their way to them, each with its planet."""
        there = dict(zip(self.view.ring, spots(len(self.view.ring)), strict=True))
        plates = [
            (left - middle[0], top - middle[1], right - middle[0], bottom - middle[1])
            for look in self.view.neutrals
            for x, y in [there[look.field]]
            for _, (left, top, right, bottom) in self._plates(look, middle[0] + x, middle[1] + y, y)
        ]
        docks = Docks([(spot, self._r(field)) for field, spot in there.items()], plates)
        for field, spot in there.items():
            found = [
                (planet.seat, n, bool(each.to))
                for planet in self.view.planets
                for n, each in enumerate(planet.ships)
                if (each.to or each.at) == field
            ]
            for (seat, n, flies), (x, y) in zip(found, docks.berths(spot, len(found)), strict=True):
                marks: tuple[Mark, ...] = ship(seat, n, flies=flies)
                if flies:
                    marks = (Group("flies", marks),)
                yield Group(f"ship-{seat}-{n}", marks, middle[0] + x, middle[1] + y), field

    def _r(self, field: str) -> int:
        return NEUTRAL if field.startswith("gizzi") else WORLD

    # -- the middle ----------------------------------------------------------------------------

    def _heart(self, x: int, y: int) -> Iterator[Mark]:
        """How much of the game's time is left, and the cards that can still be drawn."""
        left = 100 - self.view.played // 10
        yield Group("time", hourglass(left, 42), x - 252, y)
        rows = broken("", progress(self.view, self.caption), 320)
        for n, (_, said) in enumerate(rows):
            at = y + (2 * n - len(rows) + 1) * PITCH // 2
            yield words(x - 204, at, said, colour=SOFT, weight=600)
        for n, (level, count) in enumerate(zip((2, 3), self.view.common, strict=True)):
            yield Group(f"stock-{level}", _pile(level, count), x + 158 + n * 82, y)


@cache
def _pile(level: int, count: int) -> tuple[Mark, ...]:
    """The back of a pile: steps for its level, and how many cards it has."""
    steps = tuple(Box(-22 + n * 16, -8 - (9 + 8 * n), 12, 9 + 8 * n, GOLD) for n in range(level))
    return (
        Box(-28, -36, 64, 80, mix(SPACE, SOFT, 40), RIM, 1, 10),
        Box(-34, -42, 64, 80, RAISED, SOFT, 2, 10),
        *steps,
        words(-2, 15, str(count), anchor="middle", weight=800),
    )


@cache
def orbit() -> tuple[Mark, ...]:
    """The way around."""
    way = path()
    line = (*way, way[0])
    return (Line(line, mix(SPACE, RIM, 67), 14), Line(line, SOFT, 3))
