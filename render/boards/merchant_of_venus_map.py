"""Merchant of Venus: the whole galaxy in one picture, and what lies in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from render.extent import extent
from render.palette import ALIEN, FAINT, GEMS, GOLD, INK, LIT, SEATS, SPACE, mix
from render.places import Area
from render.scene import Box, Disc, Group, Line, Mark, Point
from render.shapes import Marks, rocket, sky
from render.sheet import Bounds

from . import merchant_of_venus_art as art
from .merchant_of_venus_berths import Berths
from .merchant_of_venus_chart import GRID, Spot, spot, way
from .merchant_of_venus_names import plated, plates
from .merchant_of_venus_worlds import asleep, world

WIDE: Final = 1024
HIGH: Final = 984
"""Height of the picture of the galaxy, in which the chart is seen a little from the side."""
TILT: Final = 62
"""Per cent of their height that are left of the rings of the chart."""
DOT: Final = 9
"""Radius of a field where something can happen; they are seen in lanes, not one by one."""
QUIET: Final = 7
"""Radius of a blue, yellow or red one."""
WORLD: Final = 43
STAR: Final = 34
LETTER: Final = 34
PITCH: Final = 38
SHIP: Final = 30
RING: Final = 18
"""Radius of a ring around a field that may be chosen."""
_NEAR: Final = 156
"""How far a name may stand from its place."""
_LIT, _WORLD, _NAME, _PIECE = 8, 8, 12, 6
"""How much more it matters that they can be seen than that a name stands near its place."""
_PLACES: Final = (*GALAXY.frames, GALAXY.base)
TOP: Final = 60
"""How far below the upper edge the chart begins, so that there is room for names above it."""


@dataclass(frozen=True, slots=True)
class Place:
    """What is known of a system: an empty culture is an unknown one.

    In the end that of an undiscovered one is known too.

    state: of its market, empty while undiscovered.
    goods, guests: how many goods are for sale and passengers wait.
    missions: the seats with a mission marker there.
    """

    culture: str = ""
    state: str = ""
    goods: int = 0
    guests: int = 0
    missions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything that lies on the board, by field or place.

    marks: what replaced encounter fields: ``blue``, ``asteroid``, ``teleportal-3`` or
        ``pirates-2-basic``.
    guests: passengers at the Galactic Base. course: fields proposed for the flight.
    chosen: the id of what the viewer has chosen, by the field or place it is about.
    """

    ships: Mapping[int, str] = field(default_factory=dict)
    ports: Mapping[str, int] = field(default_factory=dict)
    drills: Mapping[str, int] = field(default_factory=dict)
    ruins: frozenset[str] = frozenset()
    marks: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, Place] = field(default_factory=dict)
    guests: int = 0
    course: tuple[str, ...] = ()
    highlighted: frozenset[str] = frozenset()
    chosen: Mapping[str, str] = field(default_factory=dict)


@cache
def at(id_: str) -> Point:
    """Where a field lies in the picture."""
    return _tilted(spot(id_))


def middle(place: str) -> Point:
    """Where the world of a place is."""
    if place == GALAXY.base:
        return at(place)
    x, y = GALAXY.frames[place][:2]
    return (800, TOP + 862) if place == GRID else (x, TOP + y * TILT // 100)


def _tilted(found: tuple[float, float]) -> Point:
    return round(found[0]), TOP + round(found[1] * TILT / 100)


@cache
def galaxy() -> Marks:
    """The printed board without its worlds: fog, lanes, and every field."""
    lanes = (
        Group(
            f"green-{start.id}-{to}" if style == "green" else f"lane-{start.id}-{to}",
            (_lane(tuple(map(_tilted, way(start.id, to))), style),),
        )
        for start in GALAXY.fields.values()
        for to, style in start.styles.items()
        if start.id < to
    )
    beads = (
        Group(f"field-{each.id}-{printed(each.id)}", _bead(each.id), *at(each.id))
        for each in GALAXY.fields.values()
        if each.kind != "base" and not each.number
    )
    return (*sky(WIDE, HIGH, 20), Group("fog", tuple(fog(_tilted, 66))), *lanes, *beads)


def _lane(points: tuple[Point, ...], style: str) -> Mark:
    return Line(points, ALIEN, 4) if style == "green" else Line(points, FAINT, 4)


def fog(where: Callable[[tuple[float, float]], Point], r: int) -> Iterator[Group]:
    """The nebula, in two tones, around the fields that lie in it and halfway between them."""
    spots = [where(each) for each in _foggy()]
    for part, share in ((100, 9), (88, 15)):
        colour, far = mix(SPACE, GEMS[5].colour, share), r * part // 100
        # Each by itself, and all alike: a piece is drawn once, wherever it stands.
        cloud = (Box(-far, -far, 2 * far, 2 * far, colour, round=far),)
        for x, y in spots:
            yield Group("cloud", cloud, x, y)


@cache
def _foggy() -> tuple[Spot, ...]:
    """The fields of the nebula, and what lies halfway between them."""
    inside = [each.id for each in GALAXY.fields.values() if each.place in ("nebula", "nh")]
    halfway = (
        way(id_, to)[len(way(id_, to)) // 2]
        for id_ in inside
        for to in GALAXY[id_].ways
        if to in inside and id_ < to
    )
    return (*map(spot, inside), *halfway)


def printed(id_: str) -> str:
    """What the board has in a field, in the words of marks."""
    look = GALAXY[id_]
    return f"{look.kind}-{look.number}" if look.number else look.kind


def _bead(id_: str) -> Marks:
    look = GALAXY[id_]
    quiet = look.kind in ("blue", "yellow", "red", "orbit")
    return art.field(look.kind, QUIET if quiet else DOT)


class _Table:
    """The room of the galaxy, in which names and worlds stand and pieces are laid.

    low: what lies below all names; marks: the names, and what lies above.
    """

    def __init__(self) -> None:
        self.room = Area((4, 4, WIDE - 4, HIGH - 4))
        self.low: list[Mark] = []
        self.marks: list[Mark] = []

    def lay(self, name: str, marks: Marks, near: Point, least: int = 0) -> Point:
        """Put a piece as near to a point as there is room."""
        left, top, right, bottom = extent(marks)
        wide, high = right - left, bottom - top
        x, y = self.room.put(near, (wide, high), least)
        self.room.take((x - wide // 2, y - high // 2, x + wide // 2, y + high // 2), _PIECE)
        self.marks.append(Group(name, marks, x - (left + right) // 2, y - (top + bottom) // 2))
        return x, y


def _shrunk(bounds: Bounds) -> Bounds:
    """Pieces may lie over the edge of a world."""
    left, top, right, bottom = bounds
    wide, high = (right - left) * 17 // 100, (bottom - top) * 17 // 100
    return left + wide, top + high, right - wide, bottom - high


def overlay(sight: Sight, say: Callable[[str], str]) -> list[Mark]:
    """What lies on the board; ``say`` tells what a place or culture is called there."""
    table = _Table()
    for place in _PLACES:
        known = place not in GALAXY.systems or bool(sight.places.get(place, Place()).state)
        drawn, takes = _world(place, known=known)
        table.low.append(drawn)
        table.room.take(takes, _WORLD)
    table.low += _course(sight.course)
    _ships(table, sight)
    for place in _PLACES:
        _label(table, place, sight.places.get(place, Place()), say)
    _lit(table, sight)
    _things(table, sight)
    return [*table.low, *table.marks]


def _lit(table: _Table, sight: Sight) -> None:
    """What may be chosen: fields, and whole worlds."""
    known = GALAXY.fields.keys() | GALAXY.frames.keys()
    for id_ in sorted(sight.highlighted & known):
        (x, y), r = _ring(id_)
        table.low.append(Group(f"highlighted-{sight.chosen.get(id_, id_)}", art.halo(LIT, r), x, y))
        table.room.take((x - r - 2, y - r - 2, x + r + 2, y + r + 2), _LIT)

    for id_ in sorted(sight.chosen.keys() & known - sight.highlighted):
        (x, y), r = _ring(id_)
        table.low.append(Group(f"goal-{sight.chosen[id_]}", art.halo(GOLD, r), x, y))


def _ring(id_: str) -> tuple[Point, int]:
    """The middle and the radius of the ring around a field or a world."""
    return (middle(id_), WORLD + 10) if id_ in GALAXY.frames else (at(id_), RING)


@cache
def _world(place: str, *, known: bool) -> tuple[Group, Bounds]:
    """A world, and the room it takes."""
    r = WORLD if place in GALAXY.systems else STAR
    marks = world(place, r) if known else asleep(place, r)
    drawn = Group(f"{framed(place)}-{place}", marks, *middle(place))
    return drawn, _shrunk(extent((drawn,)))


def framed(place: str) -> str:
    """What the group of a world begins with: systems, stars, and the base are told apart."""
    return "world" if place in GALAXY.systems else "base" if place == GALAXY.base else "star"


def _course(course: tuple[str, ...]) -> Iterator[Mark]:
    """The way that a ship is about to fly."""
    for one, other in pairwise(course):
        line = Line(tuple(map(_tilted, way(one, other))), GOLD, 7)
        yield Group(f"course-{other}", (line,))


def _things(table: _Table, sight: Sight) -> None:
    """Ports, drills, pirates and teleportals, each at its field, and who waits where."""
    for number, id_ in sorted(GALAXY.teleportals.items()):
        table.lay(f"field-{id_}-teleportal-{number}", art.numbered(number, 22), at(id_))
    for id_, mark in sorted(sight.marks.items()):
        if mark.startswith(("pirates", "teleportal")):
            table.lay(f"mark-{id_}-{mark}", replaced(mark, 21), at(id_))
        else:
            table.low.append(Group(f"mark-{id_}-{mark}", replaced(mark, DOT), *at(id_)))
    for id_ in sorted(sight.ruins):
        table.low.append(Group(f"ruin-{id_}", art.ruin(DOT), *at(id_)))
    for id_, seat in sorted(sight.ports.items()):
        table.lay(f"port-{id_}-{seat}", art.spaceport(seat, 20), at(id_))
    for id_, seat in sorted(sight.drills.items()):
        table.lay(f"drill-{id_}-{seat}", art.drill(seat, 20), at(id_))
    _people(table, sight)


def _people(table: _Table, sight: Sight) -> None:
    """Passengers, and the missions of players."""
    if sight.guests:
        table.lay(f"guests-gb-{sight.guests}", art.passenger(20), at(GALAXY.base), 40)
    for place, look in sight.places.items():
        for seat in look.missions:
            table.lay(f"mission-{place}-{seat}", art.flag(seat, 21), middle(place), 40)
        if look.guests:
            table.lay(f"guests-{place}-{look.guests}", art.passenger(20), middle(place), 40)


def replaced(mark: str, r: int) -> Marks:
    """A marker that lies on an encounter field, over the star printed there (MV181)."""
    kind, *rest = mark.split("-")
    if kind == "teleportal":
        return art.numbered(int(rest[0]), r + 1)
    if kind == "pirates":
        return art.pirates(int(rest[0]), rest[1], r)
    return art.field("asteroid", r + 2) if kind == "asteroid" else art.field("blue", r + 1)


def _label(table: _Table, place: str, look: Place, say: Callable[[str], str]) -> None:
    """The name of a place and of its people, and the state of their market on the world."""
    table.marks += plates(
        place, middle(place), say(place), say(look.culture) if look.culture else ""
    )
    for bounds in plated(place, middle(place)):
        table.room.take(bounds, _NAME)
    x, y = middle(place)
    if look.state:
        name = f"market-{place}-{look.state}"
        table.low.append(Group(name, art.market_tag(look.state, 15), x + 20, y + 30))
        table.room.take(extent((table.low[-1],)), _WORLD)
    elif place in GALAXY.systems and not look.culture:
        # Above the rings: one of the fields of the asteroids lies beside their middle.
        table.marks.append(Group(f"unknown-{place}", art.unknown(18), x, y))


@cache
def berths() -> Berths:
    """Where ships stand at their fields."""
    words = [each for place in _PLACES for each in plated(place, middle(place))]
    middles = [middle(place) for place in GALAXY.systems]
    words += [(x - 20, y - 20, x + 39, y + 49) for x, y in middles]
    stars = (middle(place) for place in _PLACES if place not in GALAXY.systems)
    words += [(x - 22, y - 22, x + 22, y + 22) for x, y in stars]
    balls = [(place, 38 if place in GALAXY.systems else 30) for place in _PLACES]
    worlds = tuple((x - r, y - r, x + r, y + r) for place, r in balls for x, y in (middle(place),))
    return Berths(at, SHIP, QUIET, 46, tuple(words), worlds, (4, 4, WIDE - 4, HIGH - 4))


def _ships(table: _Table, sight: Sight) -> None:
    """Ships stand beside their fields, each on a tether in its colour."""
    ships, offered = sight.ships, sight.highlighted & GALAXY.fields.keys()
    rings = [(x - r, y - r, x + r, y + r) for x, y in map(at, sorted(offered)) for r in (RING - 2,)]
    for seat, (right, down) in berths().fleet(ships, shun=rings).items():
        (x, y), colour = at(ships[seat]), SEATS[seat].colour
        drawn = rocket(SEATS[seat], SHIP, LETTER)
        tether = (Line(((0, 0), (right, down)), colour, 5), Disc(0, 0, 10, colour, INK, 2))
        table.low.append(Group(f"tether-{seat}", tether, x, y))
        table.marks.append(Group(f"ship-{seat}", drawn, x + right, y + down))
        table.room.take(berths().hull(x + right, y + down), _PIECE)
