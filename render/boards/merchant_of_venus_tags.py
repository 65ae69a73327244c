"""Merchant of Venus: plates with words for the view close up, drawn around (0, 0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from render.extent import extent
from render.palette import GOLD, INK, WHITE
from render.scene import Box, Group, Text
from render.shapes import Marks

from . import merchant_of_venus_art as art
from .merchant_of_venus_peoples import people

LETTER: Final = 34


@lru_cache(256)
def tag(said: str, colour: str) -> Marks:
    words = Text(0, 0, said, LETTER, INK, weight=800)
    left, _, right, _ = extent((words,))
    wide = right - left + 12
    return (Box(-wide // 2, -20, wide, 40, colour, INK, 2, 10), words)


@lru_cache(512)
def named(said: str) -> Marks:
    """A name on a dark ground."""
    return _plated((Text(0, 0, said, LETTER, WHITE, weight=600),))


def _plated(marks: Marks) -> Marks:
    """Words on a dark ground of their own."""
    left, top, right, bottom = extent(marks)
    return (Box(left - 8, top - 7, right - left + 16, bottom - top + 14, INK, round=10), *marks)


@lru_cache(512)  # a picture has a few, and most of them are in the next one too
def plates(place: str, said: str, people_: tuple[str, str], state: str) -> tuple[Marks, ...]:
    """A name and the people, in two lines or one, then the name alone.

    people_: their id and what they are called, both empty where they are unknown.
    """
    return tuple(_shapes(place, said, people_, state))


def _shapes(place: str, said: str, people_: tuple[str, str], state: str) -> Iterator[Marks]:
    culture, called = people_
    halved = _halved(said)
    shapes = [halved, [said]] if len(halved) > 1 else [halved]
    for lines in shapes if culture else ():
        words = Text(2, 40 * len(lines), called, LETTER, GOLD, weight=700)
        left, _, right, _ = extent((words,))
        sign = Group(f"people-{culture}", people(culture, 19), left - 26, words.y)
        bars: Marks = ()
        if state:
            name = f"market-{place}-{state}"
            bars = (Group(name, art.market(state, 17), right + 28, words.y),)
        yield _plated((*_written(lines), words, sign, *bars))
    for lines in shapes:
        yield _plated(_written(lines))


def _written(lines: list[str]) -> Marks:
    return tuple(Text(0, 40 * n, each, LETTER, WHITE, weight=700) for n, each in enumerate(lines))


def _halved(name: str) -> list[str]:
    """A name in one line, or in two if it is long."""
    first, _, rest = name.partition(" ")
    return [first, rest] if rest and len(name) > 12 else [name]
