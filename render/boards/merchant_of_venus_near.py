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
from render.palette import GOLD, INK, LIT, RIM, SEATS, WHITE
from render.places import Area
from render.scene import Box, Disc, Group, Line, Mark, Point, Text
from render.shapes import Marks, rocket
from render.sheet import Bounds

from . import merchant_of_venus_art as art
from .merchant_of_venus_berths import Berths
from .merchant_of_venus_look import Panel
from .merchant_of_venus_map import Place, Sight, fog, framed, printed, replaced
from .merchant_of_venus_reach import reach
from .merchant_of_venus_tags import named, plates, tag
from .merchant_of_venus_window import HIGH, SCALES, WIDE, Window, line, middle, window
from .merchant_of_venus_worlds import asleep, world

DOT: Final = 26
WORLD: Final = 80
BASE: Final = 52
LIT_RING: Final = 36
SHIP: Final = 46
LETTER: Final = 34
_TOUCHING, _TAIL = 4, 90
"""How far a name is from what it says: right at it, and at most, with a tail."""
_AROUND: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Where it may be: below, above, beside, and at the corners."""
Say = Callable[[str], str]


def around(sight: Sight, at: str) -> Window | None:
    """What is seen around a field: with the way and its goal, or with all goals on offer.

    At a fork the ways out of it matter more than goals far away.
    """
    known = GALAXY.fields.keys() | GALAXY.frames.keys()
    if sight.chosen.keys() & known:
        return window(at, (*(sight.chosen.keys() & known), *sight.course))
    found = window(at, (*(sight.highlighted & known), *sight.course))
    return window(at) if found is None and GALAXY[at].exits else found


def near(sight: Sight, panel: Panel, say: Say) -> list[Mark] | None:
    """What lies around a ship, and what its owner can reach; None where all of it is needed."""
    seen = around(sight, panel.at)
    return None if seen is None else list(_Close(sight, panel, say, seen).marks())


@dataclass
class _Close:
    sight: Sight
    panel: Panel
    say: Say
    seen: Window

    def __post_init__(self) -> None:
        self.fields = self.seen.fields
        self.dot = self.seen.size(DOT)
        self.ring = self.seen.size(LIT_RING)
        self.room = Area((6, 6, WIDE - 6, HIGH - 6))
        self.middles = {place: self._middle(place) for place in GALAXY.frames}
        self.reach = reach(self.sight, self.panel)
        self.shown: list[str] = []
        self.hulls: list[Bounds] = []
        self.tethers: list[Mark] = []
        self.low: list[Mark] = []
        self.high: list[Mark] = []

    def at(self, id_: str) -> Point:
        return self.seen.at(id_)

    def marks(self) -> Iterator[Mark]:
        """Everything, the lowest first."""
        foggy = fog(self.seen.scaled, self.seen.size(124))
        yield Group("fog", tuple(cloud for cloud in foggy if _meets(cloud)))
        yield from self._worlds()
        yield from self._lanes()
        self._fleet()
        for id_ in self.fields:
            (x, y), r = self.at(id_), self.dot + 4
            r = self._halo(id_) if id_ in self.sight.highlighted else r
            self.room.take((x - r, y - r, x + r, y + r))
        things = tuple(self._things())
        self._exits()
        self._places()
        self._costs()
        self._names()
        self._waiting()
        yield from self.tethers
        yield from self.low  # below the fields, some of which have numbers
        for id_ in self.fields:
            yield Group(f"near-{id_}-{self._kind(id_)}", self._drawn(id_), *self.at(id_))
        yield from things
        yield from self.high

    def _halo(self, id_: str) -> int:
        """Radius of the ring around a field; it lies around the base, not over it."""
        return self.seen.size(BASE) + 10 if GALAXY[id_].kind == "base" else self.ring

    def _middle(self, place: str) -> Point:
        return self.seen.scaled(middle(place))

    def _worlds(self) -> Iterator[Mark]:
        for place, (x, y) in self.middles.items():
            known = place not in GALAXY.systems or bool(self._place(place).state)
            r = self._radius(place)
            if not (-r // 2 < x < WIDE + r // 2 and -r // 2 < y < HIGH - r * 3 // 4):
                continue
            self.shown.append(place)
            yield Group(
                f"near-{framed(place)}-{place}", (world if known else asleep)(place, r), x, y
            )
            for wide, high in ((r * 9 // 10, r * 6 // 10), (r * 6 // 10, r * 9 // 10)):
                self.room.take((x - wide, y - high, x + wide, y + high))

    def _radius(self, place: str) -> int:
        return self.seen.size(WORLD if place in GALAXY.systems else 62)

    def _place(self, place: str) -> Place:
        return self.sight.places.get(place, Place())

    def _lanes(self) -> Iterator[Mark]:
        seen = set(self.fields)
        for one, to, style in _lanes():
            if one not in seen and to not in seen:
                continue
            lit = one in self.reach and to in self.reach
            yield Group(
                f"{_laid(style)}-{one}-{to}",
                art.lane(line(one, to, self.seen.scale), style, lit=lit),
                *self.at(one),
            )
        for one, to in pairwise(self.sight.course):
            yield Group(
                f"course-{to}", (Line(line(one, to, self.seen.scale), GOLD, 14),), *self.at(one)
            )

    def _kind(self, id_: str) -> str:
        """What is in a field now, in the words of marks."""
        return self.sight.marks.get(id_) or ("ruin" if id_ in self.sight.ruins else printed(id_))

    def _drawn(self, id_: str) -> Marks:
        look, mark = GALAXY[id_], self.sight.marks.get(id_)
        if mark is not None:
            return replaced(mark, self.dot)
        if id_ in self.sight.ruins:
            return art.ruin(self.dot)
        if look.kind == "base":
            return world(GALAXY.base, self.seen.size(BASE))
        return (
            art.numbered(look.number, self.dot) if look.number else art.field(look.kind, self.dot)
        )

    def _things(self) -> Iterator[Mark]:
        for id_ in self.fields:
            x, y = self.at(id_)
            if id_ in self.sight.ports:
                seat = self.sight.ports[id_]
                yield Group(f"port-{id_}-{seat}", art.spaceport(seat, self.seen.size(28)), x, y)
            if id_ in self.sight.drills:
                seat = self.sight.drills[id_]
                self._lay(f"drill-{id_}-{seat}", art.drill(seat, 22), (x, y), 40)
            if y + self._halo(id_) > HIGH:
                continue  # the foot of the picture would cover the ring of the base
            if id_ in self.sight.highlighted:
                name = f"highlighted-{self.sight.chosen.get(id_, id_)}"
                yield Group(name, art.halo(LIT, self._halo(id_), 7), x, y)
            elif id_ in self.sight.chosen:
                name = f"goal-{self.sight.chosen[id_]}"
                yield Group(name, art.halo(GOLD, self._halo(id_), 7), x, y)

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
            x, y = self.at(id_)
            if any(hull[0] < x < hull[2] and hull[1] < y < hull[3] for hull in self.hulls):
                continue  # nobody could read it
            mark = self.sight.marks.get(id_, "")
            kind = "asteroid" if id_ in self.sight.ruins else mark or GALAXY[id_].kind
            numbered = mark.startswith(("pirates", "teleportal")) or id_ in self.sight.ports
            name = f"cost-{id_}-{cost}"
            if kind in art.COLOURS and not numbered:
                low = 7 if kind == "laser" else 0
                words = Text(0, low, str(cost), LETTER, INK, weight=800)
                ground = Disc(0, low, LETTER // 2 + 1, art.COLOURS[kind])
                self.high.append(Group(name, (ground, words), x, y))
            else:
                self._lay(name, tag(str(cost), WHITE), (x, y), 32)

    def _fleet(self) -> None:
        """Ships, each at its field where it always is."""
        ships = {seat: id_ for seat, id_ in self.sight.ships.items() if id_ in self.fields}
        moored = berths(self.seen.scale)
        inside = self.seen.on_chart((4, 4, WIDE - 4, HIGH - 4))
        shun = [self._ring(id_) for id_ in self.fields if self._matters(id_)]
        for seat, (right, down) in moored.fleet(ships, inside, shun).items():
            (x, y), colour = self.at(ships[seat]), SEATS[seat].colour
            ship = rocket(SEATS[seat], moored.ship, max(LETTER, self.seen.size(44)))
            self.high.append(Group(f"near-ship-{seat}", ship, x + right, y + down))
            self.hulls.append(moored.hull(x + right, y + down))
            self.room.take(self.hulls[-1], 3)
            long = max(hypot(right, down), 1)
            start = round(right * self.dot / long), round(down * self.dot / long)
            tether = (Line((start, (right, down)), colour, 9),)
            self.tethers.append(Group(f"tether-{seat}", tether, x, y))

    def _matters(self, id_: str) -> bool:
        """Whether no ship may lie over a field."""
        sight = self.sight
        marked = sight.marks.get(id_, "").startswith(("pirates", "teleportal"))
        offered = id_ in sight.highlighted or id_ in sight.chosen
        shown = id_ in sight.ports or id_ == GALAXY.base
        return marked or offered or shown or bool(GALAXY[id_].number)

    def _ring(self, id_: str) -> Bounds:
        """Around a field, in pixels of the whole chart as large."""
        x, y = self.at(id_)
        r = self._halo(id_) - 4
        return self.seen.on_chart((x - r, y - r, x + r, y + r))

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
        for place in self.shown:
            x, y = self.middles[place]
            look = self._place(place)
            culture = look.culture, self.say(look.culture) if look.culture else ""
            at = min(max(x, 0), WIDE), min(max(y, 0), HIGH)
            for marks in plates(place, self.say(place), culture, look.state):
                if self._beside(f"near-place-{place}", marks, at, self._radius(place) * 9 // 10):
                    break
            if not look.culture and place in GALAXY.systems and _inside((x, y)):
                self.high.append(Group(f"near-unknown-{place}", art.unknown(26), x, y))

    def _names(self) -> None:
        """What menus call the fields where one can land, and those that can be chosen."""
        for id_ in self.fields:
            kind = GALAXY[id_].kind
            offered = id_ in self.sight.highlighted or id_ in self.sight.chosen
            if kind in ("city", "port", "base") or offered:
                r = self._halo(id_) if offered else self.dot
                self._beside(f"name-{id_}", named(self.say(f"field-{id_}")), self.at(id_), r)

    def _beside(self, name: str, marks: Marks, at: Point, r: int) -> bool:
        """A name right at what it says, or with a tail to it; left out where there is no room."""
        left, top, right, bottom = extent(marks)
        wide, high = right - left, bottom - top
        tails = {
            (
                at[0] + across * (r + far + wide // 2),
                at[1] + along * (r + far + high // 2),
            ): far > _TOUCHING
            for far in (_TOUCHING, *range(18, _TAIL, 18))
            for across, along in _AROUND
        }
        found = self.room.put_first(tails, (wide, high))
        if found is None:
            return False
        x, y = found
        self.high.append(Group(name, marks, x - (left + right) // 2, y - (top + bottom) // 2))
        if tails[found]:
            tail = (Line(((0, 0), (at[0] - x, at[1] - y)), RIM, 7),)
            self.low.append(Group("tail", tail, x, y))
        return True

    def _exits(self) -> None:
        """The dice of a navigation field, at the lines to which they lead (MV140).

        Where much is seen at once, only of those on the way.
        """
        far_off = self.seen.scale < SCALES[0] and bool(self.sight.course)
        for id_ in self.fields:
            if far_off and id_ not in (self.panel.at, *self.sight.course):
                continue
            numbers: dict[str, list[int]] = defaultdict(list)
            for number, to in enumerate(GALAXY[id_].exits, 1):
                numbers[to].append(number)
            x, y = self.at(id_)
            for to, found in numbers.items():
                right, low = self.at(to)
                long = max(hypot(right - x, low - y), 1)
                far = min(long / 2, 62)
                at = (round(x + (right - x) * far / long), round(y + (low - y) * far / long))
                self._lay(f"exit-{id_}-{to}", art.exits(tuple(found)), at)


@cache
def _lanes() -> tuple[tuple[str, str, str], ...]:
    """Both fields of every lane, and its style."""
    return tuple(
        (one.id, to, style)
        for one in GALAXY.fields.values()
        for to, style in one.styles.items()
        if one.id < to
    )


@cache
def berths(scale: int) -> Berths:
    """Where ships stand at fields seen so large, in pixels of the whole chart so large."""
    whole = Window((0, 0), scale)
    dot, ship = whole.size(DOT), whole.size(SHIP)
    worlds = []
    for place in GALAXY.systems:
        (x, y), r = whole.scaled(middle(place)), whole.size(WORLD) * 3 // 4
        worlds.append((x - r, y - r, x + r, y + r))
    return Berths(whole.at, ship, dot, dot + ship + 4, worlds=tuple(worlds))


def _inside(at: Point) -> bool:
    return 60 < at[0] < WIDE - 60 and 60 < at[1] < HIGH - 60


def _meets(cloud: Group) -> bool:
    """Whether anything of it is in the picture."""
    (box,) = cloud.marks
    assert isinstance(box, Box)
    left, top = cloud.x + box.x, cloud.y + box.y
    return left < WIDE and top < HIGH and left + box.w > 0 and top + box.h > 0


def _laid(style: str) -> str:
    return "green" if style == "green" else "lane"
