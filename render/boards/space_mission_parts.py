"""Space Mission: the places of the ring, cards and tiles as groups of marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from games.space_mission.parts import coordinates
from games.space_mission.view import PilotView, PlanetView
from render.letters import LETTER, words
from render.palette import DANGER, GOLD, INK, LAST, LIT, PANEL, RAISED, RIM, SOFT, WHITE
from render.scene import Box, Colour, Disc, Group, Line, Mark, Text
from render.shapes import Marks

from .space_mission_art import coordinate, gate, pile, probe, ship, station, tile, token
from .space_mission_planets import planet

WIDE = 1024
MARGIN = 8
GAP = 14
CELL = (327, 212)
"""Width and height of the place of a planet, and of the gate."""
CARD = (190, 96)
_BALL = (74, 128, 58)
"""Where a planet is in its place, and its radius."""
_LANDED = (160, 184, 46)
"""Where the first ship is, and how far the others are from it."""
_PROBES = ((162, 132), (222, 132), (282, 132), (28, 188), (28, 70))
"""Where probes lie: the first three in a line, others in the corners beside the planet."""
_GATE = (164, 100)
"""The middle of the gate in its place."""
_BERTHS = ((34, 100), (293, 100), (82, 100), (245, 100), (164, 100))
"""Where ships wait at the gate, two of them on each side."""
_ABREAST = 3
"""How many seats have their probes on the gate in one line."""


@cache
def frame(colour: Colour, width: int) -> Marks:
    """An edge around a cell."""
    return (Box(0, 0, *CELL, "", colour, width, 14),)


@cache
def corners() -> Marks:
    """The sign of the last move: four corners around a cell."""
    (wide, high), arm = CELL, 30
    return tuple(
        Line(((x, y + sy * arm), (x, y), (x + sx * arm, y)), LAST, 5)
        for x, sx in ((-3, 1), (wide + 2, -1))
        for y, sy in ((-3, 1), (high + 2, -1))
    )


@cache
def ground() -> Mark:
    """The panel of a place in the ring."""
    return Group("plate", (Box(0, 0, *CELL, PANEL, RIM, 2, 14),))


@cache
def site(look: PlanetView, said: str) -> Marks:
    """What never changes of a planet: name, looks and coordinates; its corner at (0, 0)."""
    low, high = sorted(look.land)
    four = ((("jump", look.jump), 160), (("scan", look.scan), 201), (("land", low), 246))
    x, y, r = _BALL
    return (
        ground(),
        words(16, 28, said, weight=700, room=CELL[0] - 80),
        Group(f"planet-{look.name}", planet(look.name, r), x, y),
        *(
            Group(f"{symbol}-{number}", coordinate(symbol, number, 20), at, 84)
            for (symbol, number), at in (*four, (("land", high), 295))
        ),
    )


def upon(look: PlanetView, ships: Sequence[int]) -> list[Mark]:
    """What changes at a planet: its pile, probes, a station, ships; its corner at (0, 0)."""
    marks: list[Mark] = [_pile(look)]
    for (seat, count), spot in zip(sorted(Counter(look.probes).items()), _PROBES, strict=False):
        sign = numbered(probe(seat), count, 20) if count > 1 else probe(seat)
        marks.append(Group(f"probe-{look.name}-{seat}", sign, *spot))
    if look.station is not None:
        place = _BALL[0], _BALL[1] + 34
        marks.append(
            Group(f"station-{look.name}-{look.station}", station(look.station, 26), *place)
        )
    x, y, step = _LANDED
    # The fifth finds room before the first.
    spots = [(x + n * step, y) for n in (0, 1, 2, 3, -1)]
    return marks + _fleet(ships, spots)


def _pile(look: PlanetView) -> Group:
    at = CELL[0] - 38, 32
    if not look.pile:
        return Group(f"empty-{look.name}", (Box(-22, -23, 44, 46, "", SOFT, 2, 6),), *at)
    if look.open:
        return Group(f"open-{look.name}", _open(look.pile), *at)
    figure = Text(0, 0, str(look.pile), LETTER, WHITE, weight=800)
    return Group(f"pile-{look.name}", (*pile(44, 46), figure), *at)


@cache
def _open(count: int) -> Marks:
    figure = Text(0, 0, str(count), LETTER, DANGER, weight=800)
    return (Box(-22, -23, 44, 46, INK, DANGER, 3, 6), figure)


def numbered(sign: Marks, count: int, right: int) -> Marks:
    """A sign with how many of it there are, from so far to the right of its middle on."""
    return (Group("sign", sign), words(right, 0, str(count), weight=800))


def _fleet(ships: Sequence[int], spots: Sequence[tuple[int, int]]) -> list[Mark]:
    return [
        Group(f"ship-{seat}", ship(seat, 28), *spot)
        for seat, spot in zip(ships, spots, strict=False)
    ]


@cache
def gateway(said: str, seats: int) -> Marks:
    """The Jump Gate in its place, without what is on it."""
    x, y = _GATE
    r = 50 if seats <= _ABREAST else 44
    return (
        words(x, 24, said, anchor="middle", weight=700),
        Group("gate", gate(r), x, y if seats <= _ABREAST else y - 6),
    )


def at_gate(pilots: Sequence[PilotView], ships: Sequence[int]) -> list[Mark]:
    """The ships that wait at the gate, and each seat's probes on it; its corner at (0, 0)."""
    marks = _fleet(ships, _BERTHS)
    lines = -(-len(pilots) // _ABREAST)
    abreast = -(-len(pilots) // lines)
    for n, pilot in enumerate(pilots):
        row, column = divmod(n, abreast)
        here = min(abreast, len(pilots) - row * abreast)
        x = _GATE[0] + (2 * column - here + 1) * 54 - 20
        y = 186 if lines == 1 else 160 + row * 40
        sign = numbered(token(pilot.seat, 18), pilot.gate, 24)
        marks.append(Group(f"gate-{pilot.seat}", sign, x, y))
    return marks


def track(open_: int, needed: int, right: int, y: int) -> Group:
    """The holes for open space tiles, ending at ``right``; one after the other fills."""
    marks: list[Mark] = []
    for n in range(needed):
        x = (n - needed) * 32 + 16
        marks.append(Disc(x, 0, 13, INK, SOFT, 2))
        if n < open_:
            marks.append(Disc(x, 0, 10, DANGER))
    return Group("space", tuple(marks), right, y)


@cache
def plate(name: str, wide: int, high: int, round_: int) -> Marks:
    """What a player's line lies on; with a name it has a bright edge, which says something."""
    if not name:
        return (Box(0, 0, wide, high, PANEL, RIM, 1, round_),)
    return (Group(name, (Box(0, 0, wide, high, RAISED, GOLD, 3, round_),)),)


@cache
def card(id_: str, *, highlighted: bool) -> Marks:
    """A card on a private board, its upper left corner at (0, 0)."""
    wide, high = CARD
    (one, first), (two, second) = coordinates(id_)
    return (
        _ground(id_, (0, 0, wide, high), highlighted=highlighted),
        Group(f"{one}-{first}", coordinate(one, first, 34), 50, high // 2),
        Group(f"{two}-{second}", coordinate(two, second, 34), wide - 52, high // 2),
    )


def _ground(id_: str, at: tuple[int, int, int, int], *, highlighted: bool) -> Mark:
    """What is under a card or tile, with a line around one that may be chosen."""
    if not highlighted:
        return Group("plate", (Box(*at, RAISED, RIM, 2, 14),))
    return Group(f"highlighted-{id_}", (Box(*at, RAISED, LIT, 5, 14),))


@cache
def large_card(id_: str, first_word: str, second_word: str, *, highlighted: bool) -> Marks:
    """A card of a hand picture: its coordinates with their words, upper left corner at (0, 0)."""
    (one, first), (two, second) = coordinates(id_)
    edge = (LIT, 6) if highlighted else (SOFT, 3)
    name = f"highlighted-{id_}" if highlighted else f"card-{id_}"
    return (
        Group(name, (Box(0, 0, CARD[0], 324, RAISED, *edge, 18),)),
        Group(f"{one}-{first}", coordinate(one, first, 50), CARD[0] // 2, 68),
        words(CARD[0] // 2, 139, first_word, anchor="middle", weight=700, room=CARD[0] - 16),
        Line(((24, 164), (CARD[0] - 24, 164)), RIM, 2),
        Group(f"{two}-{second}", coordinate(two, second, 50), CARD[0] // 2, 230),
        words(CARD[0] // 2, 301, second_word, anchor="middle", weight=700, room=CARD[0] - 16),
    )


@cache
def tile_face(kind: str, *, highlighted: bool) -> Marks:
    """A tile turned up, its middle at (0, 0)."""
    return (
        _ground(kind, (-46, -46, 92, 92), highlighted=highlighted),
        Group(tile_name(kind), tile(kind, 34)),
    )


def tile_name(kind: str) -> str:
    """What the group of a tile is called: by what it counts with, and by what it is."""
    return f"tile-{kind.partition('-')[0]}-{kind}"


def counted(tiles: Sequence[str], x: int, y: int, r: int, step: int) -> list[Mark]:
    """Tiles by kind with how many of each."""
    marks: list[Mark] = []
    for n, (kind, count) in enumerate(Counter(tiles).items()):
        sign = numbered(tile(kind, r), count, r + 5)
        marks.append(Group(tile_name(kind), sign, x + n * step, y))
    return marks
