"""Space Mission: planets, players, cards and tiles as groups of marks at their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from games.space_mission.parts import coordinates
from games.space_mission.view import PilotView, PlanetView
from render.palette import (
    DANGER,
    GOLD,
    INK,
    LAST,
    LIT,
    PANEL,
    RAISED,
    RIM,
    SEATS,
    SOFT,
    WHITE,
    mix,
)
from render.scene import Anchor, Box, Colour, Group, Line, Mark, Text
from render.shapes import Marks, badge, rocket

from .space_mission_art import coordinate, flame, gate, pile, planet, probe, station, tile

WIDE = 1024
MARGIN = 16
GAP = 14
CELL = (321, 246)
"""Width and height of the place of a planet, and of the gate."""
LETTER = 28
"""The smallest writing, which is 10 pixels high on a phone."""
ROW = 60
"""Height of a player's row."""
CARD = (186, 100)
COLUMNS = (("cards", 470), ("tiles", 590), ("stations", 710), ("chips", 830), ("gate", 950))
"""Where a player's figures stand."""


def words(  # noqa: PLR0913 - what a line of words needs
    x: int,
    y: int,
    said: str,
    size: int = LETTER,
    colour: Colour = WHITE,
    anchor: Anchor = "left",
    *,
    room: int = 0,
    weight: int = 600,
    instead: str = "",
) -> Text:
    """A line of words, to the right of x unless said otherwise."""
    return Text(x, y, said, size, colour, anchor, weight, room, instead)


@cache
def frame(colour: Colour, width: int) -> Marks:
    """The panel of a cell, with an edge where ``width`` is given."""
    return (Box(0, 0, *CELL, PANEL, colour if width else RIM, width or 1, 6),)


@cache
def corners() -> Marks:
    """The sign of the last move: four corners around a cell."""
    (wide, high), arm = CELL, 30
    return tuple(
        Line(
            ((x, y + sy * arm), (x, y), (x + sx * arm, y)),
            LAST,
            5,
        )
        for x, sx in ((-3, 1), (wide + 2, -1))
        for y, sy in ((-3, 1), (high + 2, -1))
    )


def cell(look: PlanetView, said: str, ships: Sequence[int], x: int, y: int) -> list[Mark]:
    """A planet in its place: name, coordinates, pile, probes, station, ships."""
    marks: list[Mark] = [
        words(x + 18, y + 32, said, 28, weight=700, room=CELL[0] - 36),
        Group(f"planet-{look.name}", planet(look.name, 50), x + 66, y + 112),
    ]
    low, high = sorted(look.land)
    four = (("jump", look.jump), ("scan", look.scan), ("land", low), ("land", high))
    for n, (symbol, number) in enumerate(four):
        group = Group(
            f"{symbol}-{number}", coordinate(symbol, number, 21), x + 150 + n * 45, y + 82
        )
        marks.append(group)
    marks += _pile(look, x + 152, y + 142)
    marks += _probes(look.probes, x + 204, y + 144)
    if look.station is not None:
        marks.append(Group(f"station-{look.station}", station(look.station, 22), x + 76, y + 146))
    return marks + fleet(ships, x + 36, y + 206)


def _pile(look: PlanetView, x: int, y: int) -> list[Mark]:
    if not look.pile:
        return [Group("empty", (Box(-21, -23, 42, 46, "", RIM, 2),), x, y)]
    if look.open:
        return [Group(f"open-{look.pile}", _open(look.pile), x, y)]
    number = Text(0, 0, str(look.pile), 30, WHITE, weight=800)
    return [Group(f"pile-{look.pile}", (*pile(42, 46), number), x, y)]


@cache
def _open(count: int) -> Marks:
    number = Text(0, 0, str(count), 30, DANGER, weight=800)
    return (Box(-21, -23, 42, 46, INK, DANGER, 3), number)


def _probes(seats: Sequence[int], x: int, y: int) -> list[Mark]:
    """One probe a seat, with how many where there are several, two in a row."""
    found = sorted(Counter(seats).items())
    marks: list[Mark] = []
    for n, (seat, count) in enumerate(found):
        row, column = divmod(n, 2)
        spot = (x + column * 58, y + (row * 34 - 17 * ((len(found) - 1) // 2)))
        shown = probe(seat) if len(found) <= 2 else badge(SEATS[seat], 13)
        sign = numbered(shown, count, 21) if count > 1 else shown
        marks.append(Group(f"probe-{seat}", sign, *spot))
    return marks


def numbered(sign: Marks, count: int, right: int) -> Marks:
    """A sign with how many of it there are, so far to the right of its middle."""
    return (Group("sign", sign), words(right, 0, str(count), LETTER, weight=800))


def fleet(ships: Sequence[int], x: int, y: int) -> list[Mark]:
    """Ships side by side."""
    return [
        Group(f"ship-{seat}", rocket(SEATS[seat], 30, 28), x + n * 56, y)
        for n, seat in enumerate(ships)
    ]


def middle(
    said: str, pilots: Sequence[PilotView], ships: Sequence[int], x: int, y: int
) -> list[Mark]:
    """The Jump Gate: its name, the ships that wait there, and each seat's probes on it."""
    wide = CELL[0]
    marks: list[Mark] = [
        Group("gate", gate(66), x + wide // 2, y + 122),
        words(x + wide // 2, y + 26, said, 30, anchor="middle", weight=700),
    ]
    marks += fleet(ships, x + wide // 2 - 28 * (len(ships) - 1), y + 122)
    step = min(wide // len(pilots), 84)
    left = x + wide // 2 - step * (len(pilots) - 1) // 2
    for pilot in pilots:
        spot = left + pilot.seat * step
        sign = numbered(badge(SEATS[pilot.seat], 17), pilot.gate, 22)
        marks.append(Group(f"gate-{pilot.seat}", sign, spot - 12, y + 220))
    return marks


def pips(open_: int, needed: int, right: int, y: int) -> Group:
    """The track of open space tiles, ending at ``right``."""
    marks = tuple(
        Box(
            -26 * (needed - n) + 6,
            -12,
            20,
            24,
            DANGER if n < open_ else PANEL,
            mix(DANGER, INK, 30),
            2,
        )
        for n in range(needed)
    )
    return Group(f"space-{open_}-{needed}", marks, right, y)


def pilot_row(pilot: PilotView, name: str, y: int, actions: int, *, owes: bool) -> list[Mark]:
    """A player's line: sign, name, figures; ``actions`` are those still to be taken."""
    wide, middle_ = WIDE - 2 * MARGIN, y + ROW // 2
    marks: list[Mark] = [
        Group(
            f"pilot-{pilot.seat}", plate("turn" if owes else "", wide, ROW - 8, 10), MARGIN, y + 4
        ),
        Group(f"badge-seat-{pilot.seat}", badge(SEATS[pilot.seat], 17), MARGIN + 32, middle_),
        words(MARGIN + 64, middle_, name, LETTER, room=290, instead=SEATS[pilot.seat].letter),
    ]
    marks += [Group("action", flame(15), MARGIN + 376 + n * 32, middle_) for n in range(actions)]
    for column, x in COLUMNS:
        figure = words(0, 0, str(getattr(pilot, column)), LETTER, anchor="middle", weight=700)
        marks.append(Group(f"figure-{column}", (figure,), x, middle_))
    return marks


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
        Group(f"{one}-{first}", coordinate(one, first, 33), 52, high // 2),
        Group(f"{two}-{second}", coordinate(two, second, 33), wide - 52, high // 2),
    )


def _ground(id_: str, at: tuple[int, int, int, int], *, highlighted: bool) -> Mark:
    """What is under a card or tile, with a line around one that may be chosen."""
    if not highlighted:
        return Box(*at, RAISED, round=12)
    return Group(f"highlighted-{id_}", (Box(*at, RAISED, LIT, 5, 12),))


@cache
def large_card(id_: str, first_word: str, second_word: str) -> Marks:
    """A card of a hand picture: its coordinates with their words, upper left corner at (0, 0)."""
    (one, first), (two, second) = coordinates(id_)
    return (
        Group(f"card-{id_}", (Box(0, 0, CARD[0], 334, RAISED, SOFT, 3, 16),)),
        Group(f"{one}-{first}", coordinate(one, first, 50), CARD[0] // 2, 70),
        Text(CARD[0] // 2, 142, first_word, 30, WHITE, weight=700, room=CARD[0] - 16),
        Line(((24, 167), (CARD[0] - 24, 167)), RIM, 2),
        Group(f"{two}-{second}", coordinate(two, second, 50), CARD[0] // 2, 237),
        Text(CARD[0] // 2, 309, second_word, 30, WHITE, weight=700, room=CARD[0] - 16),
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
        sign = numbered(tile(kind, r), count, r + 9)
        marks.append(Group(tile_name(kind), sign, x + n * step, y))
    return marks
