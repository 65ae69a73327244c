"""Sentences in a picture: broken into lines by the width of their letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .palette import SOFT, WHITE
from .scene import Mark, Text
from .sprite import measured
from .text import cut, tame

LETTER, PITCH = 30, 38
"""Size of the letters and distance of the lines: 10 pixels high on a phone 340 pixels wide."""
Line = tuple[str, str]
"""Words of the name, which ends in a colon, and words of what follows it; one may be empty."""
_BOLD, _FAIR = 700, 500
_DRAWN = 4
"""Letters are drawn so many times as large and reduced, and are a little narrower then."""
_NAME = 20
"""Columns of a player's name."""


def called(name: str, instead: str) -> str:
    """A player's name, cut; ``instead`` for one of which the typeface has no letter."""
    said = cut(tame(name), _NAME)
    return said if _wide(said, _BOLD) else instead


def lines(said: str, room: int) -> list[Line]:
    """A sentence in lines that are at most so wide, if no single word is wider."""
    name, colon, rest = tame(said).partition(":")
    words = [(word, _BOLD) for word in (name + colon).split()]
    words += [(word, _FAIR) for word in rest.split()]
    found, used = list[list[tuple[str, int]]](), 0
    for word, weight in words:
        wide = _wide(word, weight)
        if found and used + _wide(" ", weight) + wide <= room:
            found[-1].append((word, weight))
            used += _wide(" ", weight) + wide
        else:
            found.append([(word, weight)])
            used = wide
    return [(_joined(line, _BOLD), _joined(line, _FAIR)) for line in found]


def laid(rows: Sequence[Line], x: int, y: int, room: int) -> Iterator[Mark]:
    """The lines as marks, the middle of the first one's capitals at y."""
    for n, (name, rest) in enumerate(rows):
        start = x
        # Several words fit as they are drawn; before that the painter takes them to be wider.
        room_here = room if len(name.split()) + len(rest.split()) == 1 else 0
        if name:
            yield Text(x, y + n * PITCH, name, LETTER, WHITE, "left", _BOLD, room_here)
            start += _wide(name, _BOLD) + _wide(" ", _FAIR)
        if rest:
            yield Text(start, y + n * PITCH, rest, LETTER, SOFT, "left", _FAIR, room_here)


def _joined(line: list[tuple[str, int]], weight: int) -> str:
    return " ".join(word for word, each in line if each == weight)


@lru_cache(4096)
def _wide(words: str, weight: int) -> int:
    """Pixels; a space is what it adds between two letters."""
    if words == " ":
        return _wide("n n", weight) - _wide("nn", weight)
    text = Text(0, 0, words, LETTER * _DRAWN, WHITE, "left", weight)
    left, _, right, _ = measured((text,)).bounds
    return (right - left - 4) // _DRAWN
