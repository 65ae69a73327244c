"""A position as it stands in a film: its scene, and below it what happened and the score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from render.letters import LETTER, PITCH, laid, lines
from render.palette import GOLD, PANEL, RIM, SEATS, WHITE
from render.scene import Box, Group, Mark, Scene, Text
from render.shapes import badge

_LINES = 2
"""Lines of what happened, at most."""
_EDGE, _SCORES, _BAR, _BADGE = 16, 76, 10, 29
"""The margin, the height of the scores and of how far the film is, and the size of a badge."""
_WORDS = _LINES * PITCH + 2 * _EDGE
STRIP = _WORDS + _SCORES + _BAR
"""Pixels that a film is higher than its highest scene."""


@dataclass(frozen=True, slots=True)
class Still:
    """A position: its scene, what had just happened, and the scores by seat, empty if unknown."""

    scene: Scene
    told: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()


def framed(stills: Sequence[Still]) -> list[Scene]:
    """The stills with what stands below them, all of one size."""
    wide = max(still.scene.size[0] for still in stills)
    high = max(still.scene.size[1] for still in stills)
    scenes = []
    for number, still in enumerate(stills, 1):
        strip = Group("film", tuple(_strip(still, wide, number, len(stills))), 0, high)
        marks = (*still.scene.marks, strip)
        scenes.append(replace(still.scene, size=(wide, high + STRIP), marks=marks))
    return scenes


def _strip(still: Still, wide: int, number: int, of: int) -> Iterator[Mark]:
    yield Box(0, 0, wide, STRIP, PANEL)
    yield Box(0, STRIP - _BAR, wide, _BAR, RIM)
    yield Box(0, STRIP - _BAR, max(wide * number // of, 1), _BAR, GOLD)
    room = wide - 2 * _EDGE
    rows = [row for said in still.told for row in lines(said, room)][:_LINES]
    yield from laid(rows, _EDGE, _EDGE + PITCH // 2, room)
    each = room // max(len(still.scores), 1)
    for seat, score in enumerate(still.scores):
        x, y = _EDGE + seat * each + _BADGE + 6, _WORDS + _SCORES // 2
        yield Group(f"film-seat-{seat}", badge(SEATS[seat], _BADGE), x, y)
        words = Text(x + 2 * _BADGE, y, str(score), LETTER + 2, WHITE, "left", 800)
        yield Group(f"film-score-{seat}", (words,))
