"""Space Dealer: the ring of planets, the ships there, and the game's hourglass in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import Final

from games.space_dealer.view import NeutralView, View
from render.board import Caption
from render.letters import LETTER, PITCH, Hand, broken
from render.palette import GOLD, LIT, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, mix
from render.scene import Box, Disc, Group, Line, Mark, Point, Polygon
from render.shapes import hourglass
from render.sheet import Bounds

from .space_dealer_orbit import HALF, HIGH, LOW, NEUTRAL, WORLD, Docks, arc, path, stations
from .space_dealer_parts import MARGIN, STEP, WIDE, R, goods, home, neutral, ship, words
from .space_dealer_planet import place
from .space_dealer_text import progress

FAR: Final = 130
"""From a planet; a ship that lies farther off has a rope to it."""
OUTSIDE: Final = 46
"""Height of a line of goods outside of the ring."""
NEAREST: Final = 240
"""Of the way, in thousandths: a ship that has just set out, and one that is almost there."""
BESIDE: Final = 8
"""From the course of a ship to the next one along it."""
TIP: Final = 18
"""How far the arrow of a course reaches."""
ROOM: Final = 312
"""For the words in the middle: the piles begin 20 pixels after it."""
_HAND: Final = Hand(LETTER, PITCH, (SOFT, 600), (SOFT, 600))


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring of a view, as wide as the picture.

    low: not as high, without the time and the piles.
    """

    view: View
    caption: Caption
    low: bool = False

    @property
    def high(self) -> int:
        """With all that stands outside of it."""
        return 2 * (self._half + WORLD + MARGIN + self._outside)

    @property
    def _half(self) -> int:
        return LOW if self.low else HIGH

    @property
    def _outside(self) -> int:
        """Height of the goods beyond the upper and the lower row."""
        lines = [(n.demand is not None) + bool(n.goods) for n in self.view.neutrals]
        return OUTSIDE * max(lines, default=0)

    @property
    def _stations(self) -> dict[str, int]:
        """Which point of the ring each planet is."""
        ring = self.view.ring
        return dict(zip(ring, stations(len(ring), self._half), strict=True))

    @property
    def _spots(self) -> dict[str, Point]:
        return {field: path(self._half)[at] for field, at in self._stations.items()}

    def marks(self, y: int) -> Iterator[Mark]:
        """Everything, the upper edge at y."""
        middle = WIDE // 2, y + self.high // 2
        there, docks = self._spots, self._docks(middle)
        landed = list(self._landed(middle, docks))
        flying = list(self._flying(middle, docks))
        yield Group("orbit", orbit(self._half), *middle)
        yield from self._moorings(landed, middle)
        for course, _ in flying:
            yield course
        if not self.low:
            yield from self._heart(*middle)
        homes = {planet.field for planet in self.view.planets}
        at_home = {field: at for field, at in there.items() if field in homes}
        for field, (x, down) in at_home.items():
            yield from self._field(field, middle[0] + x, middle[1] + down, down)
        for at, _ in landed:
            yield at
        for _, at in flying:
            yield at
        # Over the ships of a home planet, which would hide more of the ring than it does of them.
        for field, (x, down) in at_home.items():
            yield from self._lit(field, middle[0] + x, middle[1] + down)
        # Last, for what is wanted there stands close to rings.
        for field, (x, down) in there.items():
            if field not in homes:
                yield from self._field(field, middle[0] + x, middle[1] + down, down)

    def _moorings(self, landed: Sequence[tuple[Group, str]], middle: Point) -> Iterator[Mark]:
        """Lines from planets to those of their ships that lie far away."""
        for at, field in landed:
            x, y = self._spots[field]
            away = middle[0] + x - at.x, middle[1] + y - at.y
            if hypot(*away) > FAR:
                yield Group("mooring", (Line(((0, 0), away), RIM, 5),), at.x, at.y)

    def _lit(self, field: str, x: int, y: int) -> Iterator[Mark]:
        """The ring around a planet that may be chosen."""
        if field in self.caption.highlighted - self.caption.chosen:
            ring = (Disc(0, 0, self._r(field) + 10, "", LIT, 6),)
            yield Group(f"highlighted-field-{field}", ring, x, y)

    def _field(self, field: str, x: int, y: int, down: int) -> Iterator[Mark]:
        """A planet, and for a neutral one what it wants and what lies there."""
        look = next((n for n in self.view.neutrals if n.field == field), None)
        r = WORLD if look is None else NEUTRAL
        yield place(field, Box(-r, -r, 2 * r, 2 * r), x, y)
        if look is None:
            seat = next(p.seat for p in self.view.planets if p.field == field)
            yield Group(f"field-{field}", (Group(f"world-{seat}", home(seat, r)),), x, y)
            return
        yield from self._lit(field, x, y)
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

    # -- ships ---------------------------------------------------------------------------------

    def _docks(self, middle: Point) -> Docks:
        there = self._spots
        plates = [
            (left - middle[0], top - middle[1], right - middle[0], bottom - middle[1])
            for look in self.view.neutrals
            for x, y in [there[look.field]]
            for _, (left, top, right, bottom) in self._plates(look, middle[0] + x, middle[1] + y, y)
        ]
        planets = [(spot, self._r(field)) for field, spot in there.items()]
        return Docks(planets, self._half, plates, heart=not self.low)

    def _landed(self, middle: Point, docks: Docks) -> Iterator[tuple[Group, str]]:
        """The ships at the planets, each with its planet."""
        for field, spot in self._spots.items():
            found = [
                (planet.seat, n)
                for planet in self.view.planets
                for n, each in enumerate(planet.ships)
                if not each.to and each.at == field
            ]
            for (seat, n), (x, y) in zip(found, docks.berths(spot, len(found)), strict=True):
                at = middle[0] + x, middle[1] + y
                yield Group(f"ship-{seat}-{n}", ship(seat, n), *at), field

    def _flying(self, middle: Point, docks: Docks) -> Iterator[tuple[Group, Group]]:
        """The ships on their way, each after a line along the rest of it."""
        lanes: list[set[int]] = []
        for planet in self.view.planets:
            for n, each in enumerate(planet.ships):
                if not each.to:
                    continue
                way = arc(self._stations[each.at], self._stations[each.to])
                timers = (t.part for t in planet.timers if t.job == "fly" and t.on == each.id)
                gone = NEAREST + (1000 - 2 * NEAREST) * next(timers, 0) // 1000
                ahead = way[len(way) * gone // 1000 :]
                at = docks.way(path(self._half)[ahead[0]])
                lane = next((k for k, used in enumerate(lanes) if not used & set(ahead)), None)
                if lane is None:
                    lane = len(lanes)
                    lanes.append(set())
                lanes[lane] |= set(ahead)
                line = tuple(self._course(at, ahead, self._r(each.to), lane, planet.seat))
                marks = (Group("flies", ship(planet.seat, n, flies=True)),)
                yield (
                    Group(f"course-{planet.seat}-{n}", line, *middle),
                    Group(f"ship-{planet.seat}-{n}", marks, middle[0] + at[0], middle[1] + at[1]),
                )

    def _course(
        self, at: Point, ahead: Sequence[int], r: int, lane: int, seat: int
    ) -> Iterator[Mark]:
        """From a ship along the points of the ring to a planet, beside the courses of others."""
        half, colour = (HALF, self._half), SEATS[seat].colour
        inner = [1 - lane * BESIDE / half[n] for n in (0, 1)]
        way = [path(half[1])[n] for n in ahead]
        end = way[-1]
        left = [(x, y) for x, y in way if hypot(x - end[0], y - end[1]) > r + TIP + 4]
        line = [(round(x * inner[0]), round(y * inner[1])) for x, y in left] or [at]
        if hypot(line[-1][0] - at[0], line[-1][1] - at[1]) > TIP:
            yield Line((at, *line), colour, 5)
        far = max(hypot(end[0] - line[-1][0], end[1] - line[-1][1]), 1)
        right, down = (end[0] - line[-1][0]) / far, (end[1] - line[-1][1]) / far
        yield Polygon(
            tuple(
                (
                    round(line[-1][0] + right * along - down * aside),
                    round(line[-1][1] + down * along + right * aside),
                )
                for along, aside in ((-4, -TIP + 4), (TIP, 0), (-4, TIP - 4))
            ),
            colour,
        )

    def _r(self, field: str) -> int:
        return NEUTRAL if field.startswith("gizzi") else WORLD

    # -- the middle ----------------------------------------------------------------------------

    def _heart(self, x: int, y: int) -> Iterator[Mark]:
        """How much of the game's time is left, and the cards that can still be drawn."""
        left = 100 - self.view.played // 10
        yield Group("time", hourglass(left, 42), x - 260, y)
        rows = broken("", progress(self.view, self.caption), ROOM, _HAND)
        for n, (_, said) in enumerate(rows):
            at = y + (2 * n - len(rows) + 1) * PITCH // 2
            yield words(x - 208, at, said, colour=SOFT, weight=_HAND.rest[1])
        for n, (level, count) in enumerate(zip((2, 3), self.view.common, strict=True)):
            yield Group(f"stock-{level}", _pile(level, count), x + 160 + n * 82, y)


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
def orbit(high: int) -> tuple[Mark, ...]:
    """The way around."""
    way = path(high)
    line = (*way, way[0])
    return (Line(line, mix(SPACE, RIM, 67), 14), Line(line, SOFT, 3))
