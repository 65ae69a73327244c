"""Delta Vee: the hours around a unit while a heading is chosen for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from render.board import Caption
from render.palette import LIT, RIM, SOFT, SPACE, WHITE, mix
from render.places import off
from render.scene import Box, Disc, Group, Mark, Point, Text

from . import delta_vee_art as art
from .delta_vee_map import Window
from .delta_vee_spots import Circle, Spots

FAR, WIDE, PLATE = 92, 150, 23
"""How far the hours are from the middle of the clock, around neighbours too; their radius."""
_DIAL = FAR + PLATE + 8
_ROOM = art.BODY + 8
"""Around the counters, which no hour covers."""
_NOSE = art.BODY * art.LONG // 100


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock for a unit: around it if the neighbours let it, else as a dial nearby.

    ``firm``: planets, stars and noses of large ships, which no hour covers.
    """

    view: View
    caption: Caption
    win: Window
    unit: UnitView
    stands: Mapping[str, Point]
    firm: Sequence[Circle]

    def marks(self, spots: Spots) -> Iterator[Mark]:
        """Nothing while no heading is asked."""
        hours = set(self._hours())
        middle = self.stands[self.unit.id]
        if not hours and not any(id_.startswith("clock-") for id_ in self.caption.chosen):
            return
        far = next((far for far in (FAR, WIDE) if self._fits(middle, far)), 0)
        places = {hour: off(middle, hour * 30, far) for hour in range(1, 13)}
        if not far:
            beside = self._beside(middle)
            if beside is None:
                places = dict(self._scattered(middle, spots))
            else:
                yield from self._dial(beside)
                spots.taken.append((*beside, _DIAL))
                places = {hour: off(beside, hour * 30, FAR) for hour in range(1, 13)}
        for hour, place in places.items():
            colour = LIT if hour in hours else SOFT
            edge = LIT if hour in hours else mix(SPACE, WHITE, 40)
            plate = Disc(0, 0, PLATE, SPACE, edge, 3)
            said = Text(0, 0, str(hour), art.LETTER, colour, weight=700)
            yield Group(f"hour-clock-{hour}", (plate, said), *place)
            spots.taken.append((*place, PLATE))

    def _scattered(self, middle: Point, spots: Spots) -> Iterator[tuple[int, Point]]:
        """In a crowd: each hour that may be chosen in its direction, as near as can be."""
        for hour in sorted(set(self._hours())):
            ways = (off(middle, 30 * hour, far) for far in range(FAR, 300, 8))
            spot = spots.first(ways, PLATE, over=True)
            if spot is not None:
                yield hour, spot

    def _hours(self) -> Iterator[int]:
        """Hours that may be chosen, of a launch too (where, heading, velocity), or turned to."""
        draft, lit = self.view.draft, self.caption.highlighted
        fires = any(shot.target in lit for shot in self.view.shots)
        for id_ in lit:
            head, *rest = id_.split("-")
            if head == "clock":
                yield int(rest[0])
            elif head.isdecimal() and len(rest) == 2 and not fires:
                yield int(head)
            elif id_ in {"left", "right"} and draft is not None:
                yield (draft.direction + (-1 if id_ == "left" else 1) - 1) % 12 + 1

    def _fits(self, middle: Point, far: int) -> bool:
        """Whether no hour covers another unit, a planet or a star, or lies beyond the map."""
        left, top, right, bottom = self.win.area
        hours = [off(middle, 30 * hour, far) for hour in range(12)]
        return all(
            left + PLATE <= x <= right - PLATE and top + PLATE <= y <= bottom - PLATE
            for x, y in hours
        ) and all(
            hypot(x - u, y - v) >= PLATE + room
            for u, v, room in (*self._others(), *self.firm)
            for x, y in hours
        )

    def _others(self) -> Iterator[Circle]:
        return ((*at, _ROOM) for id_, at in self.stands.items() if id_ != self.unit.id)

    def _beside(self, near: Point) -> Point | None:
        """The nearest place where a dial covers no counter, planet or star."""
        left, top, right, bottom = self.win.area
        places = (
            (x, y)
            for x in range(left + _DIAL, right - _DIAL + 1, 12)
            for y in range(top + _DIAL, bottom - _DIAL + 1, 12)
        )
        clear = (
            at
            for at in places
            if all(_is_clear(at, each) for each in self.stands.values())
            and all(_square(at, (u, v)) >= _DIAL + room for u, v, room in self.firm)
        )
        return min(clear, key=lambda at: hypot(at[0] - near[0], at[1] - near[1]), default=None)

    def _dial(self, middle: Point) -> Iterator[Mark]:
        """A plate with the unit in its middle, as it heads now."""
        unit, draft = self.unit, self.view.draft
        heading = draft.direction if draft is not None else unit.direction
        yield Group(
            "dial", (Box(-_DIAL, -_DIAL, 2 * _DIAL, 2 * _DIAL, SPACE, RIM, 3, _DIAL),), *middle
        )
        letter = art.called(unit.id)
        face = art.token(art.Face(unit.side, unit.kind, letter, heading), art.body(letter))
        yield Group("dial-unit", (Group(art.token_name(unit.kind), face),), *middle)


def _is_clear(dial: Point, counter: Point) -> bool:
    """Whether a dial covers nothing of a counter, nor a corner around the dial its letter."""
    far = hypot(dial[0] - counter[0], dial[1] - counter[1])
    return far >= _DIAL + _NOSE and _square(dial, counter) >= _DIAL + art.BODY


def _square(one: Point, other: Point) -> int:
    """How far apart two points are, across or down."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
