"""The picture of a ladder: who is rated in a game, the best one above."""

from __future__ import annotations

from collections.abc import Iterator

from .letters import LETTER, called, roomy, width, words
from .palette import GOLD, LIT, PANEL, RAISED, RIM, SOFT, SPACE, WHITE
from .rungs import Step, Steps
from .scene import Box, Disc, Group, Line, Mark, Polygon, Scene
from .shapes import sky

WIDE = 1024
_EDGE, _PAD = 16, 22
_TITLE, _HEAD, _STEP, _BETWEEN = 96, 56, 76, 14
_PLACE, _SIGN, _NAME = 78, 128, 176
"""Where the place ends, and where the sign and the name are."""
_MATCHES, _RATING = 770, WIDE - _EDGE - _PAD
"""Where the figures end."""
_RAILS = 44, WIDE - 44
_BIG = 40
_SIZES = 52, 44, 38
"""Of the letters of a title, the largest that fits."""


def ladder(said: Steps) -> Scene:
    """The picture of a ladder."""
    top = _EDGE + _TITLE
    rows = top + _HEAD
    gap = _STEP if said.below else 0
    high = rows + len(said.steps) * (_STEP + _BETWEEN) + gap + _EDGE
    marks: list[Mark] = [
        *_title(said.title, top - 52),
        *_heads(said.heads, top + _HEAD // 2 - 4),
    ]
    marks += [Line(((x, rows - 4), (x, high - 8)), RIM, 10) for x in _RAILS]
    y = rows
    for n, step in enumerate(said.steps):
        if said.below and n == len(said.steps) - 1:
            marks += _left_out(y + gap // 2 - _BETWEEN // 2)
            y += gap
        marks.append(Group(f"step-{step.place}", tuple(_step(step)), 0, y))
        y += _STEP + _BETWEEN
    return Scene((WIDE, high), SPACE, sky(WIDE, high, 60), tuple(marks))


def _title(said: str, y: int) -> Iterator[Mark]:
    size = next((size for size in _SIZES if width(said, 800, size) <= WIDE - 3 * _EDGE), LETTER)
    yield from roomy([words(_EDGE + 8, y, said, size, GOLD, weight=800)])


def _heads(heads: tuple[str, str, str], y: int) -> Iterator[Mark]:
    name, matches, rating = heads
    yield words(_NAME, y, name, LETTER, SOFT)
    yield words(_MATCHES, y, matches, LETTER, SOFT, "right")
    yield words(_RATING, y, rating, LETTER, SOFT, "right")


def _step(step: Step) -> Iterator[Mark]:
    """A rung, its upper edge at 0."""
    middle, best = _STEP // 2, step.place == 1
    fill, edge = (RAISED, LIT) if step.own else (PANEL, RIM)
    yield Box(_EDGE, 0, WIDE - 2 * _EDGE, _STEP, fill, edge, 4 if step.own else 2, 14)
    colour = GOLD if best else WHITE
    yield words(_PLACE, middle, str(step.place), _BIG, colour, "right", weight=800)
    name = "computer" if step.computer else "person"
    sign = tuple(_computer() if step.computer else _person())
    yield Group(f"{name}-{step.place}", sign, _SIGN, middle)
    room, instead = _MATCHES - 110 - _NAME, f"#{step.place}"
    said = called(step.name, instead)
    yield words(_NAME, middle, said, LETTER + 2, WHITE, room=room, weight=700, instead=instead)
    yield words(_MATCHES, middle, str(step.matches), LETTER + 2, SOFT, "right")
    yield words(_RATING, middle, str(step.rating), _BIG, GOLD, "right", weight=800)


def _person() -> Iterator[Mark]:
    yield Disc(0, -11, 10, WHITE)
    yield Polygon(((-20, 20), (-17, 7), (-8, 1), (8, 1), (17, 7), (20, 20)), WHITE)


def _computer() -> Iterator[Mark]:
    yield Line(((0, -14), (0, -22)), SOFT, 4)
    yield Box(-20, -14, 40, 34, SOFT, round=8)
    yield Disc(-9, 1, 5, SPACE)
    yield Disc(9, 1, 5, SPACE)


def _left_out(y: int) -> Iterator[Mark]:
    """Dots for those between."""
    for x in (-24, 0, 24):
        yield Disc(WIDE // 2 + x, y, 6, SOFT)
