"""Merchant of Venus: the whole galaxy in one picture, and what lies in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from render.palette import GOLD, LAST, LIT, PANEL, RIM, SEATS, SOFT, WHITE
from render.scene import Box, Group, Mark, Point, Text
from render.shapes import Marks, rocket

from . import merchant_of_venus_art as art

DOT: Final = 10
"""Radius of a field where something can happen: 4 pixels on a phone."""
QUIET: Final = 7
"""Radius of a blue, yellow or red one."""
LETTER: Final = 28
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
CLOSE: Final = 46
"""A line between dots that are nearer than this is not drawn: it only costs bytes."""
HIGH: Final = 1500
"""Height of the galaxy in the pixels of galaxy.json."""
LABELS: Final[Mapping[str, Point]] = MappingProxyType(
    {
        "trp": (14, 30),
        "dw": (0, 22),
        "ib": (16, 14),
        "jw": (22, -4),
        "ice": (-14, 16),
        "cw": (18, -18),
        "nh": (0, 0),
        "wts": (-6, -4),
        "pp": (-20, 0),
        "im": (-19, 28),
        "ww": (-16, 0),
        "mgs": (0, 0),
        "gp": (-10, -22),
        "as": (-160, -106),
        "sn": (0, 0),
        "sg": (0, 0),
    }
)
"""How far the name of a place stands from the middle of its ring, clear of the cities in it."""


@dataclass(frozen=True, slots=True)
class Place:
    """What is known of a system: an empty culture is an undiscovered one.

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
    last: str = ""


@cache
def galaxy() -> Marks:
    """The printed board: frames of the places, every line between them, every field."""
    frames = tuple(Group(framed(place), frame(place)) for place in GALAXY.frames)
    lines = [
        (start, GALAXY[to], style)
        for start in GALAXY.fields.values()
        for to, style in start.styles.items()
        if start.id < to and not on_frame(start.id, to) and not _near(start.id, to)
    ]
    # Long lines take fewer bytes when they are drawn together.
    routes = tuple(
        each
        for start, end, style in lines
        if style == "dashed"
        for each in art.line(start.at, end.at, style, 3)
    )
    inner = (
        Group(f"line-{start.id}-{end.id}-{style}", art.line(start.at, end.at, style, 4))
        for start, end, style in lines
        if style != "dashed"
    )
    dots = (
        Group(f"field-{each.id}-{printed(each.id)}", _printed(each.id), *each.at)
        for each in GALAXY.fields.values()
    )
    return (*frames, Group("routes", routes), *inner, *dots)


def _near(one: str, other: str) -> bool:
    """Whether two fields of a route follow so closely that their dots alone look like a line."""
    (x, y), (right, low) = GALAXY[one].at, GALAXY[other].at
    return GALAXY[one].styles[other] == "dashed" and (x - right) ** 2 + (y - low) ** 2 < CLOSE**2


def framed(place: str) -> str:
    """The name of a frame's group: it shines round a system that is a ring."""
    return f"frame-{place}" if place in GALAXY.systems and place != "as" else f"ground-{place}"


@cache
def frame(place: str) -> Marks:
    """The ring of a place: a line around a ground; the Asteroid System has its net instead."""
    x, y, wide, high = GALAXY.frames[place]
    left, top = x - wide // 2, y - high // 2
    if place == "as":
        return (Box(left, top, wide, high, PANEL, round=8),)
    edge = SOFT if place in GALAXY.systems else RIM
    ground = PANEL if place in GALAXY.systems else ""
    return (Box(left - 2, top - 2, wide + 4, high + 4, ground, edge, 4, 8),)


def on_frame(one: str, other: str) -> bool:
    """Whether a line is a part of the ring of a place, which is drawn as a whole."""
    here, there = GALAXY[one], GALAXY[other]
    kinds = {here.kind, there.kind}
    place = here.place if here.place == there.place else ""
    return place in GALAXY.frames and place != "as" and "city" not in kinds


def printed(id_: str) -> str:
    """What the board has in a field, in the words of marks."""
    look = GALAXY[id_]
    return f"{look.kind}-{look.number}" if look.number else look.kind


def _printed(id_: str) -> Marks:
    look = GALAXY[id_]
    if look.number:
        return art.numbered(look.number, 19)
    quiet = look.kind in ("blue", "yellow", "red", "orbit")
    return art.field(look.kind, QUIET if quiet else DOT)


def overlay(sight: Sight, say: Callable[[str], str]) -> list[Mark]:
    """What lies on the board; ``say`` tells what a place or culture is called there."""
    marks: list[Mark] = [
        Group(f"mark-{id_}-{mark}", replaced(mark, DOT), *GALAXY[id_].at)
        for id_, mark in sorted(sight.marks.items())
    ]
    marks += [Group(f"ruin-{id_}", art.ruin(DOT), *GALAXY[id_].at) for id_ in sorted(sight.ruins)]
    marks += [
        Group(f"port-{id_}-{seat}", art.spaceport(seat, 13), *GALAXY[id_].at)
        for id_, seat in sorted(sight.ports.items())
    ]
    for id_, seat in sorted(sight.drills.items()):
        x, y = GALAXY[id_].at
        marks.append(Group(f"drill-{id_}-{seat}", art.drill(seat, 11), x, y - 14))
    if sight.guests:
        x, y = GALAXY[GALAXY.base].at
        marks.append(Group(f"guests-gb-{sight.guests}", art.passenger(12), x - 4, y + 36))
    marks += [Group(f"course-{id_}", art.halo(GOLD, 16), *GALAXY[id_].at) for id_ in sight.course]
    for place in LABELS:
        marks += _label(place, sight.places.get(place, Place()), say)
    for id_ in sorted(sight.highlighted & GALAXY.fields.keys()):
        marks.append(Group(f"highlighted-{id_}", art.halo(LIT, 19), *GALAXY[id_].at))
    if sight.last:
        marks.append(Group("last", art.halo(LAST, 24), *GALAXY[sight.last].at))
    return marks + _ships(sight.ships)


def replaced(mark: str, r: int) -> Marks:
    """A marker that lies on an encounter field, over the star printed there (MV181)."""
    kind, *rest = mark.split("-")
    if kind == "teleportal":
        return art.numbered(int(rest[0]), r + 9)
    if kind == "pirates":
        return art.pirates(int(rest[0]), rest[1], r + 7)
    return art.field("asteroid", r + 2) if kind == "asteroid" else art.field("blue", r + 1)


def _label(place: str, look: Place, say: Callable[[str], str]) -> list[Mark]:
    """The name of a place in two lines, its culture, and signs of what is there."""
    (x, y), (right, down) = GALAXY.frames[place][:2], LABELS[place]
    lines = [(f"place-{place}", word, WHITE) for word in _words(say(place))]
    if look.culture:
        lines.append((f"culture-{place}", say(look.culture), GOLD))
    icons = _icons(place, look)
    x, top = x + right, y + down - 15 * (len(lines) - (not icons))
    said = [
        Group(name, (Text(0, 0, words, LETTER, colour, weight=700, room=150),), x, top + 30 * n)
        for n, (name, words, colour) in enumerate(lines)
    ]
    low, left = top + 30 * len(lines), x - 14 * (len(icons) - 1)
    signs = (Group(name, marks, left + 28 * n, low) for n, (name, marks) in enumerate(icons))
    return [*said, *signs]


def _words(said: str) -> list[str]:
    """A name in lines, broken at spaces and, with a hyphen, where it may be (SOFT_HYPHEN)."""
    return said.replace(SOFT_HYPHEN, "- ").split(" ")


def _icons(place: str, look: Place) -> list[tuple[str, Marks]]:
    """The state of the market or the card face down, who waits, whose mission leads here."""
    icons: list[tuple[str, Marks]] = []
    if look.culture:
        icons.append((f"market-{place}-{look.state}", art.market(look.state, 10)))
    elif place in GALAXY.systems:
        icons.append((f"unknown-{place}", art.unknown(13)))
    if look.guests:
        icons.append((f"guests-{place}-{look.guests}", art.passenger(11)))
    return icons + [(f"mission-{place}-{seat}", art.flag(seat, 11)) for seat in look.missions]


def _ships(ships: Mapping[int, str]) -> list[Mark]:
    """Ships stand on their fields, side by side when they share one."""
    there: dict[str, list[int]] = defaultdict(list)
    for seat, id_ in sorted(ships.items()):
        there[id_].append(seat)
    return [
        Group(
            f"ship-{seat}",
            rocket(SEATS[seat], 30, LETTER),
            min(max(GALAXY[id_].at[0] + 44 * n - 22 * (len(seats) - 1), 30), 994),
            GALAXY[id_].at[1] - 6,
        )
        for id_, seats in there.items()
        for n, seat in enumerate(seats)
    ]
