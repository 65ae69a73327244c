"""Merchant of Venus: the surroundings of a ship, twice as large, with exits and costs (MV304)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.routes import Terms, routes
from render.extent import extent
from render.palette import GOLD, INK, LAST, LIT, PANEL, RIM, SEATS, SOFT, WHITE
from render.scene import Box, Group, Mark, Point, Text
from render.shapes import Marks, rocket

from . import merchant_of_venus_art as art
from .merchant_of_venus_look import Panel
from .merchant_of_venus_map import HIGH as GALAXY_HIGH
from .merchant_of_venus_map import LABELS, LETTER, Sight, framed, on_frame, printed, replaced

WIDE: Final = 1024
HIGH: Final = 640
SCALE: Final = 2
DOT: Final = 19


def near(sight: Sight, panel: Panel, say: Callable[[str], str]) -> list[Mark]:
    """What lies around a player's ship, and what they can reach with the points left."""
    corner = window(panel.at)
    marks = [*_frames(corner), *_lines(corner)]
    marks += [
        Group(f"near-{id_}-{_kind(id_, sight)}", _drawn(id_, sight), *_spot(id_, corner))
        for id_ in inside(corner)
    ]
    marks += [*_things(sight, corner), *_exits(corner), *_names(corner, say)]
    if panel.points:
        marks += _reach(panel, sight, corner)
    return marks + _fleet(sight, corner)


def window(at: str) -> Point:
    """The upper left corner, in pixels of the galaxy, of what is shown around a field."""
    x, y = GALAXY[at].at
    wide, high = WIDE // SCALE, HIGH // SCALE
    return min(max(x - wide // 2, 0), WIDE - wide), min(max(y - high // 2, 0), GALAXY_HIGH - high)


def inside(corner: Point) -> list[str]:
    """The fields that can be seen."""
    return [id_ for id_ in GALAXY.fields if _seen(_spot(id_, corner))]


def _seen(spot: Point) -> bool:
    return 12 <= spot[0] <= WIDE - 12 and 12 <= spot[1] <= HIGH - 12


def _spot(id_: str, corner: Point) -> Point:
    return _scaled(GALAXY[id_].at, corner)


def _scaled(at: Point, corner: Point) -> Point:
    return (at[0] - corner[0]) * SCALE, (at[1] - corner[1]) * SCALE


def _frames(corner: Point) -> list[Mark]:
    marks: list[Mark] = []
    for place, (x, y, wide, high) in GALAXY.frames.items():
        left, top = _scaled((x - wide // 2, y - high // 2), corner)
        if left > WIDE or top > HIGH or left + 2 * wide < 0 or top + 2 * high < 0:
            continue
        system = place in GALAXY.systems
        edge, width = (SOFT if system else RIM, 6) if place != "as" else ("", 0)
        ground = PANEL if system else ""
        box = Box(0, 0, SCALE * wide, SCALE * high, ground, edge, width, 12)
        marks.append(Group(framed(place), (box,), left, top))
    return marks


def _lines(corner: Point) -> list[Mark]:
    return [
        Group(
            f"line-{start.id}-{to}-{style}",
            art.line(_spot(start.id, corner), _spot(to, corner), style, 6),
        )
        for start in GALAXY.fields.values()
        for to, style in start.styles.items()
        if start.id < to
        and not on_frame(start.id, to)
        and (_seen(_spot(start.id, corner)) or _seen(_spot(to, corner)))
    ]


def _kind(id_: str, sight: Sight) -> str:
    """What is in a field now, in the words of marks."""
    return sight.marks.get(id_) or ("ruin" if id_ in sight.ruins else printed(id_))


def _drawn(id_: str, sight: Sight) -> Marks:
    look = GALAXY[id_]
    if id_ in sight.marks:
        return replaced(sight.marks[id_], DOT)
    if id_ in sight.ruins:
        return art.ruin(DOT)
    if look.number:
        return art.numbered(look.number, DOT + 6)
    return (*art.field(look.kind, DOT), *art.sign(look.kind))


def _things(sight: Sight, corner: Point) -> list[Mark]:
    marks: list[Mark] = []
    for id_ in inside(corner):
        x, y = _spot(id_, corner)
        if id_ in sight.ports:
            seat = sight.ports[id_]
            marks.append(Group(f"port-{id_}-{seat}", art.spaceport(seat, 24), x, y))
        if id_ in sight.drills:
            seat = sight.drills[id_]
            marks.append(Group(f"drill-{id_}-{seat}", art.drill(seat, 16), x, y - 26))
        if id_ in sight.course:
            marks.append(Group(f"course-{id_}", art.halo(GOLD, 28), x, y))
        if id_ in sight.highlighted:
            marks.append(Group(f"highlighted-{id_}", art.halo(LIT, 31), x, y))
        if id_ == sight.last:
            marks.append(Group("last", art.halo(LAST, 36), x, y))
    return marks


def _exits(corner: Point) -> list[Mark]:
    """The numbers of a navigation field, on the lines to which they lead (MV140)."""
    marks: list[Mark] = []
    for id_ in inside(corner):
        numbers: dict[str, list[str]] = defaultdict(list)
        for number, to in enumerate(GALAXY[id_].exits, 1):
            numbers[to].append(str(number))
        x, y = _spot(id_, corner)
        for to, found in numbers.items():
            right, low = _spot(to, corner)
            long = max(((right - x) ** 2 + (low - y) ** 2) ** 0.5, 1)
            far = min(long / 2, 58)
            at = (round(x + (right - x) * far / long), round(y + (low - y) * far / long))
            said = " ".join(found)
            wide = 18 * len(found) + 8 * (len(found) - 1) + 14
            tag = (
                Box(-wide // 2, -19, wide, 38, INK, art.CYAN, 2, 8),
                Text(0, 0, said, LETTER, art.CYAN, weight=800),
            )
            marks.append(Group(f"exit-{id_}-{to}", tag, *at))
    return marks


def _names(corner: Point, say: Callable[[str], str]) -> list[Mark]:
    marks: list[Mark] = []
    for place, (x, y, wide, _) in GALAXY.frames.items():
        right, down = LABELS[place]
        spot = _scaled((x + right, y + down), corner)
        if 80 < spot[0] < WIDE - 80 and 20 < spot[1] < HIGH - 20:
            room = SCALE * wide - (96 if place in GALAXY.systems else 40)
            lines = _halved(say(place), room)
            top = spot[1] - 17 * (len(lines) - 1)
            said = tuple(
                Text(spot[0], top + 34 * n, line, 30, WHITE, weight=700, room=room)
                for n, line in enumerate(lines)
            )
            marks.append(Group(f"near-place-{place}", said))
    return marks


def _halved(name: str, room: int) -> list[str]:
    """A name in one line, or in two if it has no room in one."""
    first, _, rest = name.partition(" ")
    left, _, right, _ = extent((Text(0, 0, name, 30, WHITE, weight=700),))
    return [first, rest] if rest and right - left > room else [name]


def _reach(panel: Panel, sight: Sight, corner: Point) -> list[Mark]:
    """What each field costs that can be reached without turning off for pirates."""
    terms = Terms(
        skips=frozenset(panel.skips),
        value=panel.navigation,
        teleportals=_teleportals(sight),
        barred=frozenset(
            (orbit, city)
            for city in GALAXY.landings
            for orbit in GALAXY[city].sites
            if orbit in sight.ports and orbit in GALAXY[city].ways
        ),
    )
    found = routes(GALAXY, panel.at, terms)
    marks: list[Mark] = []
    for id_ in inside(corner):
        if id_ in found and 0 < found[id_].cost <= panel.points:
            x, y = _spot(id_, corner)
            said = Text(x + 20, y + 26, str(found[id_].cost), LETTER, LIT, "left", 800)
            marks.append(Group(f"cost-{id_}-{found[id_].cost}", (said,)))
    return marks


def _teleportals(sight: Sight) -> dict[int, str]:
    """Every teleportal by its number: the printed ones and those that were laid."""
    laid = {
        int(mark.removeprefix("teleportal-")): id_
        for id_, mark in sight.marks.items()
        if mark.startswith("teleportal-")
    }
    return {**GALAXY.teleportals, **laid}


def _fleet(sight: Sight, corner: Point) -> list[Mark]:
    there: dict[str, list[int]] = defaultdict(list)
    for seat, id_ in sorted(sight.ships.items()):
        there[id_].append(seat)
    seen = set(inside(corner))
    marks: list[Mark] = []
    for id_, seats in there.items():
        x, y = _spot(id_, corner)
        if id_ in seen:
            left = x - 32 * (len(seats) - 1)
            marks += [
                Group(f"near-ship-{seat}", rocket(SEATS[seat], 44, 34), left + 64 * n, y - 8)
                for n, seat in enumerate(seats)
            ]
    return marks
