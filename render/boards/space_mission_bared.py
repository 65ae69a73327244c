"""Space Mission: the picture of a match that was stopped: all that was secret lies open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.space_mission.parts import GATE, coordinates
from games.space_mission.view import PilotView, PlanetView, View
from render.board import Caption
from render.letters import words
from render.palette import GOLD, RAISED, RIM, SEATS, SOFT, SPACE
from render.scene import Box, Group, Mark, Scene
from render.shapes import Marks, sky

from .space_mission_art import coordinate, tile, token
from .space_mission_parts import (
    CELL,
    GAP,
    MARGIN,
    WIDE,
    at_gate,
    built,
    counted,
    gateway,
    ground,
    landed,
    plate,
    tile_name,
)
from .space_mission_planets import planet
from .space_mission_ring import HEAD, RING, RING_END, lanes, ships, spot, titled

ROW = 116
"""Height of what a player has, with what is between two of them."""
_PLANET, _STATION = (32, 30, 22), (52, 172)
"""Where a planet is in its place, with its radius, and its station."""
_TILES, _STEP, _ABREAST, _TILE = (31, 76), 43, 7, 22
"""Of the tiles in a place: the first, how far it is to the next, how many are in a line, radius."""
_CARDS = 436
"""Where the first card of a player lies."""


def bared(view: View, caption: Caption) -> Scene:
    """The piles, what lies under probes, and everybody's cards and tiles."""
    why = words(
        WIDE - MARGIN - 4,
        HEAD // 2,
        caption.texts(f"over-{view.over}"),
        colour=GOLD,
        anchor="right",
        weight=700,
        room=800,
    )
    marks: list[Mark] = [lanes(), titled(view, caption), why]
    for look, place in zip(view.planets, RING, strict=False):
        at = spot(*place)
        marks.append(Group(f"site-{look.name}", _named(look.name, caption.id(look.name)), *at))
        open_ = (*_tiles(look), *built(look, _STATION), *landed(ships(view, look.name)))
        marks.append(Group(f"at-{look.name}", open_, *at))
    seats = len(view.pilots)
    waiting = tuple(at_gate(view.pilots, ships(view, GATE)))
    marks.append(Group(f"site-{GATE}", gateway(caption.id(GATE), seats), *spot(1, 1)))
    marks.append(Group(f"at-{GATE}", waiting, *spot(1, 1)))
    for n, pilot in enumerate(view.pilots):
        had = tuple(_pilot(pilot, caption))
        marks.append(Group(f"pilot-{pilot.seat}", had, MARGIN, RING_END + GAP + n * ROW))
    high = RING_END + GAP + ROW * seats + 4
    return Scene((WIDE, high), SPACE, sky(WIDE, high, 0), tuple(marks))


@cache
def _named(name: str, said: str) -> Marks:
    """A planet as small as it is where its tiles are what matters."""
    x, y, r = _PLANET
    sign = Group(f"planet-{name}", planet(name, r), x, y)
    return (ground(), sign, words(64, 28, said, weight=700, room=CELL[0] - 72))


def _tiles(look: PlanetView) -> Iterator[Mark]:
    """The pile, and below it each seat's sign with what lay under its probes."""
    pile = [(tile_name(kind), tile(kind, _TILE)) for kind in look.tiles]
    scanned: list[tuple[str, Marks]] = []
    for seat in sorted(set(look.probes)):
        scanned.append((f"probe-{look.name}-{seat}", token(seat, 18)))
        scanned += [
            (tile_name(kind), tile(kind, _TILE))
            for owner, kind in zip(look.probes, look.marked, strict=True)
            if owner == seat
        ]
    # There are eight tiles, so that one of the two may need more than a line.
    apart = max(len(pile), len(scanned)) <= _ABREAST
    for n, (name, marks) in enumerate(pile + scanned):
        place = n - len(pile) + _ABREAST if apart and n >= len(pile) else n
        row, column = divmod(place, _ABREAST)
        yield Group(name, marks, _TILES[0] + column * _STEP, _TILES[1] + row * _STEP)


def _pilot(pilot: PilotView, caption: Caption) -> Iterator[Mark]:
    """A player's name and cards, and below them their tiles and points."""
    seat, texts = pilot.seat, caption.texts
    yield Group("plate", plate("", WIDE - 2 * MARGIN, ROW - 8, 12))
    yield Group(f"badge-seat-{seat}", token(seat, 20), 32, 30)
    yield words(64, 30, caption.name(seat), room=360, weight=700, instead=SEATS[seat].letter)
    said = texts("mission-so-far", points=pilot.points or 0)
    yield words(WIDE - 2 * MARGIN - 14, 80, said, colour=GOLD, anchor="right", room=150)
    for n, id_ in enumerate(pilot.hand):
        yield Group(f"card-{id_}", _card(id_), _CARDS + n * 110, 6)
    if pilot.taken:
        yield from counted(pilot.taken, 32, 80, 22, 82)
    else:
        yield words(64, 80, texts("mission-own-none"), colour=SOFT)


@cache
def _card(id_: str) -> Marks:
    """A card of a hand, as small as its figures allow, its upper left corner at (0, 0)."""
    (one, first), (two, second) = coordinates(id_)
    return (
        Box(0, 0, 104, 48, RAISED, RIM, 2, 8),
        Group(f"{one}-{first}", coordinate(one, first, 19), 26, 24),
        Group(f"{two}-{second}", coordinate(two, second, 19), 77, 24),
    )
