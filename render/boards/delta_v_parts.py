"""Delta V: tiles, contracts, counters as groups of marks. No view here, only what to draw."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from games.delta_v.parts import (
    ACQUISITION,
    ALIEN,
    METEOR,
    MINERALS,
    OMNIDIUM,
    PIRATE,
    SABOTAGE,
    SCAN,
    mineral,
    number,
    points,
)
from render.boards.delta_v_art import (
    acquisition,
    alien,
    meteors,
    pirates,
    sabotage,
    scan,
    signal,
    station,
)
from render.palette import GEMS, GOLD, INK, LAST, LIT, PANEL, RIM, SEATS, SOFT, SPACE, WHITE, mix
from render.scene import Box, Colour, Disc, Group, Line, Mark, Text
from render.shapes import Marks, badge, dim_gem, gem, hollow_gem, rock, rocket

LOOKS = dict(zip((*MINERALS, OMNIDIUM), GEMS, strict=True))
ICONS = {
    ALIEN: signal,
    SCAN: scan,
    SABOTAGE: sabotage,
    ACQUISITION: acquisition,
    PIRATE: pirates,
    METEOR: meteors,
}
CELL = 94
"""Side of a tile."""
LETTER = 28
"""Size of small writing: its capitals are still 8 pixels high on a phone 390 pixels wide."""
CONTRACT = 224
"""Width of a contract."""


@cache
def gone() -> Group:
    """What is left where a tile has gone."""
    side = CELL - 10
    return Group(
        "gone", (Box(-side // 2, -side // 2, side, side, SPACE, round=4), Disc(0, 0, 5, RIM))
    )


@cache
def home() -> Group:
    """The station."""
    return Group("station", station(42))


@cache
def back(kind: int) -> Group:
    """A tile face down."""
    return Group("back", rock(kind, 41))


@cache
def face(id_: str) -> Group:
    """A tile turned up: a mineral with its points, or an incident."""
    if not mineral(id_):
        return Group(f"face-{id_}", (_icon(id_, 36),))
    number = Text(29, 28, str(points(id_)), LETTER, WHITE, weight=800)
    stone = Group("stone", gem(LOOKS[mineral(id_)], 36, 38), -6, -4)
    return Group(f"face-{id_}", (stone, Box(13, 12, 33, 33, INK, round=6), number))


@cache
def note(cell: str, id_: str, colour: Colour) -> Group:
    """What the viewer alone knows of a tile that lies face down: a tag in their colour."""
    if not mineral(id_):
        icon = _icon(id_, 16, -21, -25)
        return Group(f"note-{cell}", (Box(-45, -45, 48, 40, INK, colour, 3, 5), icon))
    stone = Group("stone", gem(LOOKS[mineral(id_)], 16, 26), -25, -25)
    number = Text(7, -25, str(points(id_)), LETTER, WHITE, weight=800)
    return Group(f"note-{cell}", (Box(-45, -45, 72, 40, INK, colour, 3, 5), stone, number))


def _icon(id_: str, r: int, x: int = 0, y: int = 0) -> Group:
    """What an incident looks like everywhere."""
    return Group(f"incident-{id_}", ICONS[id_](r), x, y)


@cache
def frame(name: str, colour: Colour, width: int) -> Group:
    """A line around a tile."""
    return Group(name, (Box(-CELL // 2, -CELL // 2, CELL, CELL, "", colour, width, 6),))


@cache
def corners(name: str) -> Group:
    """The sign of the last move: four corners around a tile."""
    far, arm = CELL // 2, 22
    hooks = (
        ((sx * far, sy * (far - arm)), (sx * far, sy * far), (sx * (far - arm), sy * far))
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return Group(name, tuple(Line(hook, LAST, 5) for hook in hooks))


def rockets(crews: Sequence[tuple[int, int]], x: int, y: int, size: int) -> list[Group]:
    """Rockets on a tile, (seat, how many) each: one crew as a rocket, several as plates."""
    if len(crews) > 1:
        return plates(crews)
    return [
        Group(f"rockets-{seat}-{count}", _ship(seat, count, size), x - 10 * (count > 1), y)
        for seat, count in crews
    ]


def plates(crews: Sequence[tuple[int, int]]) -> list[Group]:
    """Crews where they meet, as on the station: each a plate with its letter and number."""
    spots = [(-24, -24), (24, -24), (-24, 24), (24, 24)]
    return [
        Group(f"crew-{seat}-{count}", _plate(seat, count), *spot)
        for (seat, count), spot in zip(crews, spots, strict=False)
    ]


@cache
def _ship(seat: int, count: int, size: int) -> Marks:
    marks = rocket(SEATS[seat], size, max(size * 80 // 100, LETTER - 2))
    if count == 1:
        return marks
    place = size * 84 // 100
    number = Text(place, 4, str(count), LETTER, WHITE, weight=800)
    return (*marks, Box(place - 13, -14, 26, 36, INK, round=6), number)


@cache
def _plate(seat: int, count: int) -> Marks:
    look = SEATS[seat]
    words = Text(0, 0, f"{look.letter}{count}", LETTER, INK, weight=800)
    return (Box(-23, -22, 46, 44, look.colour, INK, 2, 6), words)


@cache
def visitor(x: int, y: int, size: int) -> Group:
    """The alien over its tile."""
    return Group("alien", alien(size), x, y)


def contract(
    name: str,
    minerals: tuple[str, ...],
    owner: int | None,
    high: int,
    *,
    found: tuple[str, ...] | None,
    highlighted: bool,
) -> Group:
    """A contract, its corner at (0, 0); ``found`` are the minerals of a running attempt at it."""
    state = "taken" if owner is not None else "open" if found is None else "tried"
    fill = PANEL if owner is None else SPACE
    edge = GOLD if found is not None and not highlighted else ""
    plate = Box(0, 0, CONTRACT, high, fill, edge, 4, 4)
    sign: Mark = Text(27, high // 2, str(number(name)), LETTER, GOLD if found is not None else SOFT)
    if owner is not None:
        sign = Group(f"owner-seat-{owner}", badge(SEATS[owner], 22), 27, high // 2)
    full = _full(minerals, found)
    stones = (
        Group(
            f"mineral-{mineral_}",
            _stone(mineral_, taken=owner is not None, full=n in full),
            68 + 34 * n,
            high // 2,
        )
        for n, mineral_ in enumerate(minerals)
    )
    frame_ = (_lit(f"highlighted-{name}", (0, 0, CONTRACT, high), 4),) if highlighted else ()
    return Group(f"contract-{state}-{name}", (plate, *frame_, sign, *stones))


def _lit(name: str, at: tuple[int, int, int, int], round_: int) -> Group:
    """A line around what may be chosen."""
    return Group(name, (Box(*at, "", LIT, 4, round_),))


@cache
def _stone(mineral_: str, *, taken: bool, full: bool) -> Marks:
    cut = dim_gem if taken else gem if full else hollow_gem
    return cut(LOOKS[mineral_], 17, 26)


def _full(minerals: tuple[str, ...], found: tuple[str, ...] | None) -> Collection[int]:
    """Which minerals of a contract are drawn full: all, or in an attempt those found."""
    if found is None:
        return range(len(minerals))
    left, full = list(found), []
    for n, mineral_ in enumerate(minerals):
        if mineral_ in left:
            left.remove(mineral_)
            full.append(n)
    return full


@cache
def bribe(mineral_: str, *, spent: bool, highlighted: bool = False) -> Group:
    """A bribe counter: whole, or an outline struck through."""
    if not spent:
        ring = (_lit(f"highlighted-{mineral_}", (-22, -22, 44, 44), 6),) if highlighted else ()
        return Group(f"bribe-{mineral_}", (*gem(LOOKS[mineral_], 18, 26), *ring))
    cross = Line(((-15, 15), (15, -15)), mix(SPACE, SOFT, 70), 4)
    return Group(f"spent-{mineral_}", (*hollow_gem(LOOKS[mineral_], 18, 26), cross))


@cache
def incident(id_: str, *, fresh: bool) -> Group:
    """An incident that lies open before a player; one gained this turn stands in brackets."""
    if not fresh:
        return _icon(id_, 18)
    hooks = (
        Line(((s * 16, -20), (s * 21, -20), (s * 21, 20), (s * 16, 20)), SOFT, 3) for s in (-1, 1)
    )
    return Group(f"fresh-{id_}", (_icon(id_, 15), *hooks))


def still(kind: str, count: int, x: int, y: int) -> Group:
    """How many tiles of a mineral, or alien encounters, are left."""
    if kind == ALIEN:
        name, sign = "left-alien", _icon(ALIEN, 16)
    else:
        name, sign = f"left-mineral-{kind}", Group(f"gem-{kind}", gem(LOOKS[kind], 17, 34))
    figure = Text(31, 0, str(count), LETTER, WHITE if count else SOFT, weight=800)
    return Group(f"{name}-{count}", (sign, figure), x, y)


def taken(kind: str, count: int, x: int, y: int) -> Group:
    """How many tiles of a mineral a player has; the stone is too small for its letter."""
    figure = Text(20, 0, str(count), LETTER, WHITE, weight=800)
    return Group(f"taken-{kind}-{count}", (*gem(LOOKS[kind], 11), figure), x, y)


@cache
def berth(seat: int) -> Group:
    """A rocket in its shipyard, 26 pixels wide."""
    return Group("berth", rocket(SEATS[seat], 17, 1)[:-1])
