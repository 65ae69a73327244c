"""Merchant of Venus: the surroundings of a ship, with all that can be reached (MV304)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from render.extent import extent
from render.palette import GOLD, INK, LIT, SEATS, WHITE
from render.scene import Box, Disc, Group, Line, Mark, Point, Text
from render.shapes import Marks, rocket

from . import merchant_of_venus_art as art
from .merchant_of_venus_chart import GRID, spot, way
from .merchant_of_venus_look import Panel
from .merchant_of_venus_map import Place, Sight, fog, framed, printed, replaced
from .merchant_of_venus_peoples import people
from .merchant_of_venus_reach import reach
from .merchant_of_venus_room import Room
from .merchant_of_venus_worlds import asleep, world

WIDE: Final = 1024
HIGH: Final = 860
SCALE: Final = 220
"""Per cent of the pixels of the chart."""
DOT: Final = 25
WORLD: Final = 80
LIT_RING: Final = 36
LETTER: Final = 34
_FOG = "nebula"
"""The place of the fields of the nebula that are at none of its systems."""
_BESIDE, _FAR = 128, 270
"""How far a name may be from a field, and from a world."""
CHART_HIGH: Final = 1500
Say = Callable[[str], str]


def window(at: str) -> Point:
    """The upper left corner, in pixels of the galaxy, of what is shown around a field."""
    x, y = spot(at)
    wide, high = WIDE * 100 // SCALE, HIGH * 100 // SCALE
    left, top = round(x) - wide // 2, round(y) - high // 2
    return min(max(left, 0), WIDE - wide), min(max(top, 0), CHART_HIGH - high)


def inside(corner: Point) -> list[str]:
    """The fields that can be seen."""
    return [id_ for id_ in GALAXY.fields if _seen(_at(id_, corner))]


def _seen(at: Point) -> bool:
    return 20 <= at[0] <= WIDE - 20 and 20 <= at[1] <= HIGH - 20


def _at(id_: str, corner: Point) -> Point:
    return _scaled(spot(id_), corner)


def _scaled(at: tuple[float, float], corner: tuple[float, float]) -> Point:
    return round((at[0] - corner[0]) * SCALE / 100), round((at[1] - corner[1]) * SCALE / 100)


@cache
def _line(one: str, to: str) -> tuple[Point, ...]:
    """The way between two fields, from the first on: the same wherever they are seen."""
    x, y = spot(one)
    return tuple(_scaled(at, (x, y)) for at in way(one, to))


def near(sight: Sight, panel: Panel, say: Say) -> list[Mark]:
    """What lies around a ship, and what its owner can reach with the points left."""
    return list(_Close(sight, panel, say).marks())


@dataclass
class _Close:
    sight: Sight
    panel: Panel
    say: Say

    def __post_init__(self) -> None:
        self.corner = window(self.panel.at)
        self.fields = inside(self.corner)
        self.room = Room((6, 6, WIDE - 6, HIGH - 6))
        self.middles = {place: self._middle(place) for place in GALAXY.frames}
        self.reach = reach(self.sight, self.panel)
        self.low: list[Mark] = []
        self.high: list[Mark] = []

    def at(self, id_: str) -> Point:
        return _at(id_, self.corner)

    def marks(self) -> Iterator[Mark]:
        """Everything, the lowest first."""
        foggy = fog(lambda at: _scaled(at, self.corner), 124)
        yield Group("fog", tuple(line for line in foggy if _meets(line)))
        yield from self._worlds()
        yield from self._lanes()
        for id_ in self.fields:
            yield Group(f"near-{id_}-{self._kind(id_)}", self._drawn(id_), *self.at(id_))
            (x, y), r = self.at(id_), LIT_RING if id_ in self.sight.highlighted else DOT + 5
            self.room.take((x - r, y - r, x + r, y + r))
        yield from self._things()
        self._places()
        self._exits()
        self._costs()
        self._names()
        self._fleet()
        self._waiting()
        yield from self.low
        yield from self.high

    def _middle(self, place: str) -> Point:
        x, y = GALAXY.frames[place][:2]
        return _scaled((x - 170, y - 90) if place == GRID else (x, y), self.corner)

    def _worlds(self) -> Iterator[Mark]:
        for place, (x, y) in self.middles.items():
            known = place not in GALAXY.systems or bool(self._place(place).culture)
            r = WORLD if place in GALAXY.systems else 62
            if not (-r // 2 < x < WIDE + r // 2 and -r // 2 < y < HIGH - r // 4):
                continue
            yield Group(
                f"near-{framed(place)}-{place}", (world if known else asleep)(place, r), x, y
            )
            self.room.take((x - r * 7 // 10, y - r * 7 // 10, x + r * 7 // 10, y + r * 7 // 10))

    def _place(self, place: str) -> Place:
        return self.sight.places.get(place, Place())

    def _lanes(self) -> Iterator[Mark]:
        seen = set(self.fields)
        lanes = [
            (one.id, to, style)
            for one in GALAXY.fields.values()
            for to, style in one.styles.items()
            if one.id < to and (one.id in seen or to in seen)
        ]
        for one, to, style in lanes:
            lit = one in self.reach and to in self.reach
            yield Group(
                f"{_laid(style)}-{one}-{to}",
                art.lane(_line(one, to), style, lit=lit),
                *self.at(one),
            )
        for one, to in pairwise(self.sight.course):
            yield Group(f"course-{to}", (Line(_line(one, to), GOLD, 14),), *self.at(one))

    def _kind(self, id_: str) -> str:
        """What is in a field now, in the words of marks."""
        return self.sight.marks.get(id_) or ("ruin" if id_ in self.sight.ruins else printed(id_))

    def _drawn(self, id_: str) -> Marks:
        look, mark = GALAXY[id_], self.sight.marks.get(id_)
        if mark is not None:
            return replaced(mark, DOT)
        if id_ in self.sight.ruins:
            return art.ruin(DOT)
        if look.kind == "base":
            return world(GALAXY.base, 52)
        return art.numbered(look.number, DOT) if look.number else art.field(look.kind, DOT)

    def _things(self) -> Iterator[Mark]:
        for id_ in self.fields:
            x, y = self.at(id_)
            if id_ in self.sight.ports:
                seat = self.sight.ports[id_]
                yield Group(f"port-{id_}-{seat}", art.spaceport(seat, 28), x, y)
            if id_ in self.sight.drills:
                seat = self.sight.drills[id_]
                self._lay(f"drill-{id_}-{seat}", art.drill(seat, 22), (x, y), 40)
            if id_ in self.sight.highlighted:
                name = f"highlighted-{self.sight.chosen.get(id_, id_)}"
                yield Group(name, art.halo(LIT, LIT_RING, 7), x, y)

    def _lay(self, name: str, marks: Marks, near: Point, least: int = 0) -> Point:
        left, top, right, bottom = extent(marks)
        x, y = self.room.put(near, (right - left, bottom - top), least)
        self.high.append(Group(name, marks, x - (left + right) // 2, y - (top + bottom) // 2))
        return x, y

    def _costs(self) -> None:
        """What it costs to get to a field: in it, or on a tag where it shows something itself."""
        for id_ in self.fields:
            cost = self.reach.get(id_, 0)
            if not cost:
                continue
            mark = self.sight.marks.get(id_, "")
            kind = "asteroid" if id_ in self.sight.ruins else mark or GALAXY[id_].kind
            numbered = mark.startswith(("pirates", "teleportal")) or id_ in self.sight.ports
            x, y = self.at(id_)
            name = f"cost-{id_}-{cost}"
            if kind in art.COLOURS and not numbered:
                low = 7 if kind == "laser" else 0
                words = Text(0, low, str(cost), LETTER, INK, weight=800)
                ground = Disc(0, 0, LETTER // 2 + 1, art.COLOURS[kind])
                self.high.append(Group(name, (ground, words), x, y))
            else:
                self._lay(name, _tag(str(cost), WHITE), (x, y), 32)

    def _fleet(self) -> None:
        for seat, id_ in sorted(self.sight.ships.items()):
            if id_ not in self.fields:
                continue
            (x, y), colour = self.at(id_), SEATS[seat].colour
            left, top = self._lay(f"near-ship-{seat}", rocket(SEATS[seat], 46, 44), (x, y), 54)
            long = max(hypot(left - x, top - y), 1)
            start = round((left - x) * DOT / long), round((top - y) * DOT / long)
            line = Line((start, (left - x, top - y)), colour, 9)
            self.low.append(Group(f"tether-{seat}", (line,), x, y))

    def _waiting(self) -> None:
        """Who waits where, and whose missions lead there."""
        if self.sight.guests and GALAXY.base in self.fields:
            name = f"guests-gb-{self.sight.guests}"
            self._lay(name, art.passenger(22), self.at(GALAXY.base), 40)
        for place, (x, y) in self.middles.items():
            look = self._place(place)
            if not (40 < x < WIDE - 40 and 40 < y < HIGH - 40):
                continue
            if look.guests:
                self._lay(f"guests-{place}-{look.guests}", art.passenger(24), (x, y), 54)
            for seat in look.missions:
                self._lay(f"mission-{place}-{seat}", art.flag(seat, 24), (x, y), 54)

    def _places(self) -> None:
        """What the places are called, and who lives there."""
        for place, (x, y) in self.middles.items():
            if 60 < x < WIDE - 60 and 20 < y < HIGH - 20:
                look = self._place(place)
                said = _halved(self.say(place))
                culture = self.say(look.culture) if look.culture else ""
                self._plate(place, said, look, culture, (x, y + 62))
                if not look.culture and place in GALAXY.systems:
                    self._lay(f"near-unknown-{place}", art.unknown(26), (x, y), 0)

    def _names(self) -> None:
        """What menus call the fields where one can land, and those that can be chosen."""
        for id_ in self.fields:
            kind = GALAXY[id_].kind
            if kind in ("city", "port", "base") or id_ in self.sight.highlighted:
                self._name(f"name-{id_}", self.say(f"field-{id_}"), self.at(id_))
        fog_ = [id_ for id_ in self.fields if GALAXY[id_].place == _FOG]
        if fog_:
            self._name(f"name-{_FOG}", self.say(_FOG), self.at(fog_[0]))

    def _name(self, name: str, said: str, at: Point) -> None:
        """A word beside what it says, where there is room for it."""
        marks = _plated((Text(0, 0, said, LETTER, WHITE, weight=600),))
        self._lay_freely(name, marks, at, 32)

    def _lay_freely(
        self, name: str, marks: Marks, at: Point, least: int = 0, most: int = _BESIDE
    ) -> bool:
        """Put something where nothing is; nowhere if there is no room. Tells whether there is."""
        left, top, right, bottom = extent(marks)
        found = self.room.put_freely(at, (right - left, bottom - top), least, most)
        if found is not None:
            x, y = found[0] - (left + right) // 2, found[1] - (top + bottom) // 2
            self.high.append(Group(name, marks, x, y))
        return found is not None

    def _plate(self, place: str, lines: list[str], look: Place, culture: str, at: Point) -> None:
        """A name and the people, or what of it there is room for."""
        marks: list[Mark] = [
            Text(0, 40 * n, line, LETTER, WHITE, weight=700) for n, line in enumerate(lines)
        ]
        name = f"near-place-{place}"
        if culture:
            words = Text(2, 40 * len(lines), culture, LETTER, GOLD, weight=700)
            left = extent((words,))[0]
            sign = Group(f"people-{look.culture}", people(look.culture, 19), left - 26, words.y)
            right = extent((words,))[2]
            state = art.market(look.state, 17)
            bars = Group(f"market-{place}-{look.state}", state, right + 28, words.y)
            if self._lay_freely(name, _plated((*marks, words, sign, bars)), at, 0, _FAR):
                return
        self._lay_freely(name, _plated(tuple(marks)), at, 0, _FAR)

    def _exits(self) -> None:
        """The numbers of a navigation field, on the lines to which they lead (MV140)."""
        for id_ in self.fields:
            numbers: dict[str, list[str]] = defaultdict(list)
            for number, to in enumerate(GALAXY[id_].exits, 1):
                numbers[to].append(str(number))
            x, y = self.at(id_)
            for to, found in numbers.items():
                right, low = self.at(to)
                long = max(hypot(right - x, low - y), 1)
                far = min(long / 2, 62)
                at = (round(x + (right - x) * far / long), round(y + (low - y) * far / long))
                self._lay(f"exit-{id_}-{to}", _tag(" ".join(found), art.CYAN), at)


def _meets(mark: Mark) -> bool:
    """Whether anything of it is in the picture."""
    left, top, right, bottom = extent((mark,))
    return left < WIDE and top < HIGH and right > 0 and bottom > 0


def _laid(style: str) -> str:
    return "green" if style == "green" else "lane"


def _tag(said: str, colour: str) -> Marks:
    words = Text(0, 0, said, LETTER, INK, weight=800)
    left, _, right, _ = extent((words,))
    wide = right - left + 12
    return (Box(-wide // 2, -20, wide, 40, colour, INK, 2, 10), words)


def _plated(marks: Marks) -> Marks:
    """Words on a dark ground of their own."""
    left, top, right, bottom = extent(marks)
    return (Box(left - 8, top - 7, right - left + 16, bottom - top + 14, INK, round=10), *marks)


def _halved(name: str) -> list[str]:
    """A name in one line, or in two if it is long."""
    first, _, rest = name.partition(" ")
    return [first, rest] if rest and len(name) > 12 else [name]
