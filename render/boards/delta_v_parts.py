"""Delta V: tiles, contracts, counters as groups of marks. No view here, only what to draw."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache, lru_cache

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
    docked,
    meteors,
    pirates,
    sabotage,
    scan,
    signal,
    station,
    unmet,
)
from render.letters import LETTER
from render.palette import (
    DANGER,
    GEMS,
    INK,
    LAST,
    LIT,
    PANEL,
    RAISED,
    RIM,
    ROCK_LIGHT,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    mix,
)
from render.scene import Box, Colour, Disc, Group, Line, Mark, Polygon, Text
from render.shapes import Marks, badge, gem, hollow_gem, rock, rocket

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
CARD = (84, 126)
"""Width and height of a contract."""
_STONE, _ALONE = 18, 27
"""Radius of a small gem, in which its letter still has room, and of one alone on its card."""
_NUMBER = (23, 24)
"""Where the number of a contract stands on its card."""
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((42, 80),),
    2: ((23, 82), (61, 82)),
    3: ((23, 64), (61, 64), (42, 102)),
    4: ((23, 64), (61, 64), (23, 102), (61, 102)),
    5: ((61, 25), (23, 64), (61, 64), (23, 102), (61, 102)),
}
"""Where the minerals of a contract lie on its card, by how many they are."""
_PARKED = 30
"""Radius up to which a rocket has no room for its flame."""
_HALF = CELL // 2


@cache
def gone() -> Group:
    """What is left where a tile has gone: dust."""
    side = CELL - 10
    dust = ((-20, -8, 3), (14, -22, 4), (-4, 12, 4), (24, 16, 3), (-26, 26, 2))
    return Group(
        "gone",
        (
            Box(-side // 2, -side // 2, side, side, SPACE, round=10),
            *(Disc(x, y, r, ROCK_LIGHT) for x, y, r in dust),
        ),
    )


@lru_cache(64)
def home(seats: tuple[int, ...]) -> Group:
    """The station, with a small rocket at a corner for each player who has any there."""
    return Group("station", (*station(42), *docked(seats, _HALF)))


@cache
def _plate() -> Mark:
    return Box(-_HALF, -_HALF, CELL, CELL, mix(SPACE, RIM, 66), RIM, 2, 10)


@cache
def back(kind: int) -> Group:
    """A tile face down."""
    return Group("back", (_plate(), *rock(kind, 39)))


@cache
def face(id_: str, *, small: bool) -> Group:
    """A tile turned up: a mineral with its points, or an incident; small where others stand."""
    ground = Box(-_HALF, -_HALF, CELL, CELL, INK, RIM, 3, 10)
    if not mineral(id_):
        at = (20, -22, -22) if small else (36, 0, 0)
        return Group(f"lying-{id_}", (ground, _icon(id_, *at)))
    if small:
        return Group(f"face-{id_}", (ground, *_worth(id_)))
    figure = Text(30, 28, str(points(id_)), LETTER, WHITE, weight=800)
    stone = Group("stone", gem(LOOKS[mineral(id_)], 31, 38), -12, -7)
    return Group(f"face-{id_}", (ground, stone, figure))


@lru_cache(1024)  # a table has some dozens, and each of its cells may have any of them
def note(cell: str, id_: str, kind: int, colour: Colour) -> Group:
    """A tile face down of which the viewer alone knows what it is: a tag in their colour."""
    tag = Box(-_HALF, -_HALF, CELL, 45, INK, colour, 3, 8)
    known = _worth(id_) if mineral(id_) else (_icon(id_, 19, -22, -25),)
    return Group(f"note-{cell}", (_plate(), *rock(kind, 39), tag, *known))


def _worth(id_: str) -> Marks:
    """A mineral and its points along the upper edge of a tile."""
    figure = Text(22, -25, str(points(id_)), LETTER, WHITE, weight=800)
    return (Group("stone", gem(LOOKS[mineral(id_)], _STONE, LETTER), -20, -25), figure)


def _icon(id_: str, r: int, x: int = 0, y: int = 0) -> Group:
    """What an incident looks like everywhere."""
    return Group(f"incident-{id_}", ICONS[id_](r), x, y)


@cache
def frame(name: str, colour: Colour, width: int) -> Group:
    """A line around a tile."""
    return Group(name, (Box(-_HALF, -_HALF, CELL, CELL, "", colour, width, 10),))


@cache
def corners(name: str) -> Group:
    """The sign of the last move: four corners around a tile."""
    far, arm = _HALF, 22
    hooks = (
        ((sx * far, sy * (far - arm)), (sx * far, sy * far), (sx * (far - arm), sy * far))
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return Group(name, tuple(Line(hook, LAST, 5) for hook in hooks))


def rockets(
    cell: str, crews: Sequence[tuple[int, int]], at: tuple[int, int, int], *, tight: bool = False
) -> list[Group]:
    """Rockets on a tile, (seat, how many) each; ``at`` is where, and how large."""
    x, y, size = at
    aside = 6 if tight else size * 46 // 100
    return [
        Group(
            f"rockets-{seat}-{cell}",
            _ship(seat, count, size, tight=tight),
            x - aside * (count > 1),
            y,
        )
        for seat, count in crews
    ]


@cache
def _ship(seat: int, count: int, size: int, *, tight: bool) -> Marks:
    flame, *hull, _ = rocket(SEATS[seat], size, LETTER)
    # Low enough to stand on the hull where that is narrow above.
    letter = Text(0, size * 8 // 100, SEATS[seat].letter, LETTER, INK, weight=800)
    marks = (*([flame] if size > _PARKED else []), *hull, letter)
    if count == 1:
        return marks
    place = 26 if tight else size * 92 // 100 + 12
    ground = (Box(place - 11, -9, 22, 32, INK, round=6),) if tight else ()
    return (*marks, *ground, Text(place, 6, str(count), LETTER, WHITE, weight=800))


@cache
def visitor(x: int, y: int, size: int) -> Group:
    """The alien over its tile."""
    return Group("alien", alien(size), x, y)


def contract(
    name: str,
    minerals: tuple[str, ...],
    owner: int | None,
    *,
    found: tuple[str, ...] | None,
    by: int | None = None,
    highlighted: bool,
) -> Group:
    """A contract as a card, its corner at (0, 0): its number and its minerals, two a row.

    ``found`` are the minerals of a running attempt at it, which is that of seat ``by``.
    """
    state = "taken" if owner is not None else "open" if found is None else "tried"
    fill, edge = (RAISED, SOFT) if state == "open" else (PANEL, SEATS[by or 0].colour)
    if owner is not None:
        fill, edge = SPACE, RIM
    plate = Box(0, 0, *CARD, fill, edge, 5 if state == "tried" else 2, 10)
    sign: Mark = Text(*_NUMBER, str(number(name)), LETTER, WHITE)
    whose = owner if owner is not None else by
    if whose is not None:
        kind = "owner" if owner is not None else "trier"
        sign = Group(f"{kind}-seat-{whose}", token(whose, 19), *_NUMBER)
    full = _full(minerals, found)
    stones = (
        Group(
            f"mineral-{mineral_}",
            _stone(
                mineral_,
                _ALONE if len(minerals) == 1 else _STONE,
                taken=owner is not None,
                full=n in full,
            ),
            *spot,
        )
        for n, (mineral_, spot) in enumerate(zip(minerals, _PIPS[len(minerals)], strict=True))
    )
    frame_ = (_lit(f"highlighted-{name}", (0, 0, *CARD), 10),) if highlighted else ()
    return Group(f"contract-{state}-{name}", (plate, *frame_, sign, *stones))


def _lit(name: str, at: tuple[int, int, int, int], round_: int) -> Group:
    """A line around what may be chosen."""
    return Group(name, (Box(*at, "", LIT, 4, round_),))


@cache
def _stone(mineral_: str, r: int, *, taken: bool, full: bool) -> Marks:
    if taken:
        return hollow_gem(LOOKS[mineral_], r * 72 // 100, 0)[:1]
    if full:
        return gem(LOOKS[mineral_], r, max(r * 150 // 100, LETTER))
    return hollow_gem(LOOKS[mineral_], r, 0)[:1]


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
def token(seat: int, r: int) -> Marks:
    """The sign of a seat, as small as its letter allows."""
    face_, *_ = badge(SEATS[seat], r)
    return (face_, Text(0, 0, SEATS[seat].letter, LETTER, INK, weight=800))


@cache
def bribe(seat: int, mineral_: str, *, highlighted: bool = False, barred: bool = False) -> Group:
    """A bribe counter; an outline where others may be spent, and it may not."""
    ring = (_lit(f"highlighted-{mineral_}", (-22, -23, 44, 46), 8),) if highlighted else ()
    marks = gem(LOOKS[mineral_], 19, LETTER)
    if barred:
        marks = (Group(f"barred-{seat}-{mineral_}", _outlined(mineral_, 19)),)
    return Group(f"bribe-{seat}-{mineral_}", (*marks, *ring))


@cache
def _outlined(mineral_: str, r: int) -> Marks:
    """A mineral that is there, but not to be used now."""
    colour = LOOKS[mineral_].colour
    return tuple(
        replace(mark, fill=PANEL, edge=colour, width=3)
        if isinstance(mark, Polygon)
        else replace(mark, colour=colour, weight=700)
        for mark in gem(LOOKS[mineral_], r, LETTER)
        if isinstance(mark, Polygon | Text)
    )


@cache
def spent(seat: int, count: int) -> Group:
    """How many bribe counters a player has spent: one struck through, and a figure."""
    cross = Line(((-15, 15), (15, -15)), DANGER, 5)
    figure = Text(34, 0, str(count), LETTER, WHITE, weight=800)
    return Group(f"spent-{seat}", (Disc(0, 0, 18, PANEL, SOFT, 3), cross, figure))


@cache
def incident(id_: str, *, fresh: bool) -> Group:
    """An incident that lies open before a player; one gained this turn stands in brackets."""
    if not fresh:
        return _icon(id_, 20)
    hooks = (
        Line(((s * 17, -21), (s * 22, -21), (s * 22, 21), (s * 17, 21)), SOFT, 3) for s in (-1, 1)
    )
    return Group(f"fresh-{id_}", (_icon(id_, 20), *hooks))


def still(kind: str, count: int, x: int, y: int) -> Group:
    """How many tiles of a mineral are left."""
    sign = Group(f"gem-{kind}", gem(LOOKS[kind], 20, LETTER))
    figure = Text(37, 0, str(count), LETTER, WHITE if count else SOFT, weight=800)
    return Group(f"left-mineral-{kind}", (sign, figure), x, y)


@cache
def taken(seat: int, kind: str, count: int, times: str = "") -> Group:
    """The tiles of a mineral that a player has: one of them, and from two on how many."""
    tile = Box(-23, -22, 46, 44, INK)
    marks: Marks = (tile, *gem(LOOKS[kind], _STONE, LETTER))
    if count > 1:
        marks = (*marks, Text(28, 0, f"{times}{count}", LETTER, WHITE, "left", 800))
    return Group(f"taken-{seat}-{kind}", marks)


@cache
def crew(seat: int, count: int) -> Group:
    """How many rockets of a player are at the station."""
    figure = Text(40, 0, str(count), LETTER, WHITE if count else SOFT, weight=800)
    return Group(f"crew-{seat}", (*station(16), figure))


@cache
def berth(seat: int, count: int) -> Group:
    """How many rockets are in a player's shipyard: in a cradle."""
    cradle = Line(((-19, -4), (-19, 20), (19, 20), (19, -4)), SOFT, 3)
    figure = Text(38, 0, str(count), LETTER, WHITE if count else SOFT, weight=800)
    return Group(f"berth-{seat}", (cradle, *rocket(SEATS[seat], 19, 1)[1:-1], figure))


@cache
def beacon(lit: bool) -> Marks:  # noqa: FBT001 - on or off
    """An alien encounter of those that end the game: met, or still to come."""
    return signal(20) if lit else unmet(18)
