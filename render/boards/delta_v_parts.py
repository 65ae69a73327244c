"""Delta V: tiles, contracts, players as groups of marks. No view here, only what to draw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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
from render.palette import (
    GEMS,
    GOLD,
    INK,
    LAST,
    LIT,
    PANEL,
    RAISED,
    RIM,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    Gem,
    mix,
)
from render.scene import Anchor, Box, Colour, Disc, Group, Line, Mark, Text
from render.shapes import Marks, badge, gem, hollow_gem, rock, rocket

MINERALS = ("alphatite", "betamite", "gammatite", "deltamite", "epsilonite", "omnidium")
LOOKS: dict[str, Gem] = dict(zip(MINERALS, GEMS, strict=True))
INCIDENTS = {
    "mineral-scan": scan,
    "sabotage": sabotage,
    "rocket-acquisition": acquisition,
    "pirate-attack": pirates,
    "meteor-storm": meteors,
    "alien-encounter": signal,
}
CELL = 94
"""Side of a tile; LETTER is the smallest writing, which is 10 pixels high on a phone."""
LETTER = 28


def ground(*, empty: bool) -> Mark:
    """The place of a tile, or what is left of it when the tile has gone."""
    half = CELL // 2
    if empty:
        return Disc(0, 0, 5, RIM)
    return Box(-half, -half, CELL, CELL, PANEL, round=4)


def frame(name: str, colour: Colour, width: int, grow: int = 0) -> Group:
    """A line around a tile."""
    side = CELL + 2 * grow
    return Group(name, (Box(-side // 2, -side // 2, side, side, "", colour, width, 6),))


@cache
def corners(name: str) -> Group:
    """The sign of the last move: four corners around a tile."""
    far, arm = CELL // 2 + 1, 22
    marks = tuple(
        Line(
            ((sx * far, sy * (far - arm)), (sx * far, sy * far), (sx * (far - arm), sy * far)),
            LAST,
            5,
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return Group(name, marks)


def face(kind: str, points: int) -> Marks:
    """A tile turned up: a mineral with its points, or an incident."""
    if kind not in LOOKS:
        return INCIDENTS[kind](36)
    return (
        Group("gem", gem(LOOKS[kind], 36, 38), -6, -4),
        Box(13, 12, 33, 33, INK, round=6),
        Text(29, 28, str(points), LETTER, WHITE, weight=800),
    )


def back(kind: int) -> Marks:
    """A tile face down."""
    return rock(kind, 41)


def note(cell: str, kind: str, points: int, colour: Colour) -> Group:
    """What the viewer alone knows of a tile that lies face down: a tag in his colour."""
    if kind in LOOKS:
        marks: Marks = (
            Box(-45, -45, 72, 40, INK, colour, 3, 5),
            Group("gem", gem(LOOKS[kind], 16, 26), -25, -25),
            Text(7, -25, str(points), LETTER, WHITE, weight=800),
        )
    else:
        marks = (
            Box(-45, -45, 48, 40, INK, colour, 3, 5),
            Group("incident", INCIDENTS[kind](16), -21, -25),
        )
    return Group(f"note-{cell}", marks)


def rockets(counts: Sequence[tuple[int, int]], *, low: bool = False) -> list[Group]:
    """The rockets on a tile or on the station: (seat, how many) each; ``low`` leaves room above."""
    if len(counts) > 1:
        spots = [(-24, -24), (24, -24), (-24, 24), (24, 24)]
        return [
            Group(f"rockets-{seat}", _crew(seat, count), x, y)
            for (seat, count), (x, y) in zip(counts, spots, strict=False)
        ]
    size, y = (28, 18) if low else (38, 4)
    return [
        Group(f"rockets-{seat}", _ship(seat, count, size), -12 if count > 1 else 0, y)
        for seat, count in counts
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
def _crew(seat: int, count: int) -> Marks:
    """Where crews meet, as on the station: a plate with the letter and the number."""
    look = SEATS[seat]
    return (
        Box(-23, -22, 46, 44, look.colour, INK, 2, 6),
        Text(0, 0, f"{look.letter}{count}", LETTER, INK, weight=800),
    )


def visitor(*, alone: bool) -> Group:
    """The alien over its tile."""
    return Group("alien", alien(38 if alone else 28), 0 if alone else 14, 0 if alone else -16)


def home() -> Group:
    """The station."""
    return Group("station", station(42))


CONTRACT = (224, 54)
"""Width and height of a contract."""


def contract(
    number: str,
    minerals: Sequence[str],
    owner: int | None,
    *,
    declared: bool = False,
    lit: bool = False,
    missing: Sequence[int] = (),
) -> Group:
    """A contract, its corner at (0, 0). ``missing`` are the minerals still wanted, by position."""
    wide, high = CONTRACT
    edge = GOLD if declared else LIT if lit else RAISED
    gone = owner is not None
    marks: list[Mark] = [
        Box(0, 0, wide, high, SPACE if gone else PANEL, edge, 4 if declared or lit else 0, 4)
    ]
    if owner is None:
        marks.append(Text(26, high // 2, number, LETTER, GOLD if declared else SOFT, weight=700))
    else:
        marks.append(Group(f"owner-{owner}", badge(SEATS[owner], 17), 26, high // 2))
    pitch = min(35, (wide - 66) // max(len(minerals) - 1, 1))
    for n, mineral in enumerate(minerals):
        look = LOOKS[mineral]
        hollow = gone or n in missing
        stone = hollow_gem(look, 17, 26) if hollow else gem(look, 17, 26)
        marks.append(Group(f"mineral-{mineral}", stone, 62 + n * pitch, high // 2))
    return Group(f"contract-{number}", tuple(marks))


def words(  # noqa: PLR0913 - what a line of words needs
    x: int,
    y: int,
    said: str,
    size: int = LETTER,
    colour: Colour = WHITE,
    anchor: Anchor = "left",
    *,
    room: int = 0,
    instead: str = "",
    weight: int = 600,
) -> Text:
    """A line of words, to the right of x unless said otherwise."""
    return Text(x, y, said, size, colour, anchor, weight, room, instead)


def fleet(seat: int, yard: int) -> Marks:
    """The rockets in a shipyard, 26 pixels each."""
    return tuple(Group("rocket", rocket(SEATS[seat], 17, 1)[:-1], n * 30, 0) for n in range(yard))


def bribe(mineral: str, *, spent: bool) -> Marks:
    """A bribe counter: whole, or an outline struck through."""
    if not spent:
        return gem(LOOKS[mineral], 18, 26)
    cross = Line(((-15, 15), (15, -15)), mix(SPACE, SOFT, 70), 4)
    return (*hollow_gem(LOOKS[mineral], 18, 26), cross)
