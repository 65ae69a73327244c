"""A position as it stands in a film: its scene, and below it what happened and the score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from render.letters import LETTER, PITCH, Line, laid, lines, width
from render.palette import GOLD, PANEL, RIM, SEATS, SOFT, WHITE
from render.scene import Box, Group, Mark, Scene, Text
from render.shapes import badge
from render.text import tame

_LINES = 3
"""Lines of what happened, at most."""
_DOTS = " \N{HORIZONTAL ELLIPSIS}"
_NAMED = 240
"""Pixels that a score needs for a name beside it."""
_EDGE, _SCORES, _BAR, _BADGE = 16, 76, 10, 29
"""The margin, the height of the scores and of how far the film is, and the size of a badge."""
_WORDS = _LINES * PITCH + 2 * _EDGE
STRIP = _WORDS + _SCORES + _BAR
"""Pixels that a film is higher than its highest scene."""
Size: TypeAlias = tuple[int, int]
"""Width and height."""


@dataclass(frozen=True, slots=True)
class Still:
    """A position: its scene, what had just happened, and the scores by seat, empty if unknown.

    names: of the players by seat, for the scores.
    """

    scene: Scene
    told: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


def framed(stills: Iterable[Still], size: Size, of: int) -> Iterator[Scene]:
    """So many stills with what stands below them, on pictures of one size."""
    wide, high = size
    for number, still in enumerate(stills, 1):
        strip = Group("film", tuple(_strip(still, wide, number, of)), 0, high - STRIP)
        marks = (*still.scene.marks, strip)
        yield replace(still.scene, size=size, marks=marks)


def frame(stills: Iterable[Still]) -> Size:
    """The size in which there is room for each still and what stands below it."""
    wide = high = 0
    for still in stills:
        wide, high = max(wide, still.scene.size[0]), max(high, still.scene.size[1])
    return wide, high + STRIP


def _strip(still: Still, wide: int, number: int, of: int) -> Iterator[Mark]:
    yield Box(0, 0, wide, STRIP, PANEL)
    yield Box(0, STRIP - _BAR, wide, _BAR, RIM)
    yield Box(0, STRIP - _BAR, max(wide * number // of, 1), _BAR, GOLD)
    room = wide - 2 * _EDGE
    yield from laid(_told(still, room), _EDGE, _EDGE + PITCH // 2, room)
    each = room // max(len(still.scores), 1)
    for seat, score in enumerate(still.scores):
        x, y = _EDGE + seat * each + _BADGE + 6, _WORDS + _SCORES // 2
        yield Group(f"film-seat-{seat}", badge(SEATS[seat], _BADGE), x, y)
        left, named = x + _BADGE + 12, still.names[seat : seat + 1] if each >= _NAMED else ()
        words = [Text(left, y, str(score), LETTER + 2, WHITE, "left", 800)]
        for name in named:
            at = left + width(str(score), 800, LETTER + 2) + _EDGE
            room_ = each - (at - x) - _BADGE - 6
            words.append(Text(at, y, tame(name), LETTER, SOFT, "left", 600, room_))
        yield Group(f"film-score-{seat}", tuple(words))


def _told(still: Still, room: int) -> list[Line]:
    """Lines of what happened: whole sentences, as many as there is room for, then dots."""
    rows: list[Line] = []
    for said in still.told:
        more = lines(said, room)
        if len(rows) + len(more) > _LINES:
            # A sentence is cut only where it is too long by itself.
            rows = rows or more[:_LINES]
            name, rest = rows[-1]
            return [*rows[:-1], (name, rest + _DOTS) if rest else (name + _DOTS, rest)]
        rows += more
    return rows
