"""Space Mission: the places of the ring, cards and tiles as groups of marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from games.space_mission.parts import coordinates
from games.space_mission.view import PilotView, PlanetView
from render.letters import LETTER, words
from render.palette import DANGER, GOLD, INK, LAST, LIT, PANEL, RAISED, RIM, SOFT, WHITE
from render.scene import Box, Colour, Disc, Group, Line, Mark, Point, Text
from render.shapes import Marks

from .space_mission_art import coordinate, gate, pile, probe, ship, station, tile, token
from .space_mission_planets import planet

WIDE = 1024
MARGIN = 16
"""At the edges of a picture, so that what is chosen can be framed there."""
GAP = 16
CELL = (320, 200)
"""Width and height of the place of a planet, and of the gate."""
CARD = (178, 96)
_BALL = (70, 124, 54)
"""Where a planet is in its place, and its radius."""
_LANDED = ((168, 172), (210, 172), (252, 172), (294, 172), (126, 172))
"""Where the ship of each seat is, so that none moves when another leaves."""
_PROBES = ((154, 127), (214, 127), (274, 127), (24, 176), (24, 70))
"""Where probes lie, as they came: three in a line, others in the corners beside the planet."""
_GATE = (160, 96)
"""The middle of the gate in its place."""
_BERTHS = ((34, 96), (286, 96), (86, 96), (234, 96), (34, 36))
"""Where the ship of each seat waits at the gate."""
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


@lru_cache(256)
def site(look: PlanetView, said: str) -> Marks:
    """What never changes of a planet: name, looks and coordinates; its corner at (0, 0)."""
    low, high = sorted(look.land)
    jump, *rest = (
        Group(f"{symbol}-{number}", coordinate(symbol, number, 20), at, 80)
        for symbol, number, at in (
            ("jump", look.jump, 155),
            ("scan", look.scan, 196),
            ("land", low, 241),
            ("land", high, 290),
        )
    )
    x, y, r = _BALL
    return (
        ground(),
        words(14, 26, said, weight=700, room=CELL[0] - 80),
        Group(f"planet-{look.name}", planet(look.name, r), x, y),
        jump,
        # What one needs who is there already.
        Group(f"surface-{look.name}", tuple(rest)),
    )


def upon(look: PlanetView, ships: Sequence[int]) -> list[Mark]:
    """What changes at a planet: its pile, probes, a station, ships; its corner at (0, 0)."""
    marks: list[Mark] = [_pile(look)]
    for (seat, count), spot in zip(Counter(look.probes).items(), _PROBES, strict=False):
        # On a ground of its own: a corner may lie over a bright planet.
        ground_ = Box(15, -19, 28, 38, PANEL, round=8)
        sign = (ground_, *numbered(probe(seat), count, 19)) if count > 1 else probe(seat)
        marks.append(Group(f"probe-{look.name}-{seat}", sign, *spot))
    x, y, _ = _BALL
    return marks + built(look, (x, y + 34)) + landed(ships)


def built(look: PlanetView, at: Point) -> list[Mark]:
    """The station of a planet, if there is one."""
    if look.station is None:
        return []
    sign = station(look.station, 26)
    return [Group(f"station-{look.name}-{look.station}", sign, *at)]


def landed(ships: Sequence[int]) -> list[Mark]:
    """The ships on a planet."""
    return [Group(f"ship-{seat}", ship(seat, 28), *_LANDED[seat]) for seat in ships]


def _pile(look: PlanetView) -> Group:
    at = CELL[0] - 38, 29
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


@cache
def gateway(said: str, seats: int) -> Marks:
    """The Jump Gate in its place, without what is on it."""
    x, y = _GATE
    r = 48 if seats <= _ABREAST else 40
    return (
        words(x, 24, said, anchor="middle", weight=700),
        Group("gate", gate(r), x, y if seats <= _ABREAST else y - 11),
    )


def at_gate(pilots: Sequence[PilotView], ships: Sequence[int]) -> list[Mark]:
    """The ships that wait at the gate, and each seat's probes on it; its corner at (0, 0)."""
    marks: list[Mark] = [Group(f"ship-{seat}", ship(seat, 28), *_BERTHS[seat]) for seat in ships]
    lines = -(-len(pilots) // _ABREAST)
    abreast = -(-len(pilots) // lines)
    for n, pilot in enumerate(pilots):
        row, column = divmod(n, abreast)
        here = min(abreast, len(pilots) - row * abreast)
        x = _GATE[0] + (2 * column - here + 1) * 54 - 20
        y = 174 if lines == 1 else 148 + row * 40
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
def card(id_: str, *, highlighted: bool, played: bool = False) -> Marks:
    """A card on a private board, its upper left corner at (0, 0); one that is played is hollow."""
    wide, high = CARD
    (one, first), (two, second) = coordinates(id_)
    return (
        Group("plate", (Box(0, 0, wide, high, "", RIM, 2, 14),))
        if played
        else _ground(id_, (0, 0, wide, high), highlighted=highlighted),
        Group(f"{one}-{first}", coordinate(one, first, 32), 48, high // 2),
        Group(f"{two}-{second}", coordinate(two, second, 32), wide - 50, high // 2),
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


def counted(
    tiles: Sequence[str], x: int, y: int, r: int, step: int, name: Callable[[str], str] = tile_name
) -> list[Mark]:
    """Tiles by kind with how many of each; what the groups of a kind are called."""
    marks: list[Mark] = []
    for n, (kind, count) in enumerate(Counter(tiles).items()):
        sign = numbered(tile(kind, r), count, r + 5)
        marks.append(Group(name(kind), sign, x + n * step, y))
    return marks
