"""Sentences in a picture: broken into lines by the width of their letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from .palette import SOFT, WHITE
from .scene import Anchor, Box, Colour, Group, Mark, Text
from .sprite import measured
from .text import cut, tame

LETTER, PITCH = 34, 42
"""Size of the letters and distance of the lines: 11 pixels on a phone 340 pixels wide."""
Line = tuple[str, str]
"""Words of the name, which ends in a colon, and words of what follows it; one may be empty."""
TIE = "\N{NO-BREAK SPACE}"
_DRAWN = 4
"""Letters are drawn so many times as large and reduced, and are a little narrower then."""
_NAME = 20
"""Columns of a player's name."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How sentences are written: size, distance of lines, and colour and weight of both parts."""

    size: int
    pitch: int
    name: tuple[Colour, int]
    rest: tuple[Colour, int]


PLAIN = Hand(LETTER, PITCH, (WHITE, 700), (SOFT, 500))


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


def called(name: str, instead: str) -> str:
    """A player's name, cut; ``instead`` for one of which the typeface has no letter."""
    said = cut(tame(name), _NAME)
    return said if width(said, PLAIN.name[1]) else instead


def lines(said: str, room: int) -> list[Line]:
    """A sentence, named by what stands before its first colon, in lines as of ``broken``."""
    name, colon, rest = tame(said).partition(":")
    return broken(name + colon, rest, room)


def broken(name: str, rest: str, room: int, hand: Hand = PLAIN) -> list[Line]:
    """A name and what follows it in lines that are at most so wide, if no single word is wider."""
    weights = hand.name[1], hand.rest[1]
    words = [(word, 0) for word in parts(name)] + [(word, 1) for word in parts(rest)]
    found, used = list[list[tuple[str, int]]](), 0
    for word, part in words:
        gap = width(" ", weights[part], hand.size)
        wide = width(word, weights[part], hand.size)
        if found and used + gap + wide <= room:
            found[-1].append((word, part))
            used += gap + wide
        else:
            found.append([(word, part)])
            used = wide
    return [(_joined(line, 0), _joined(line, 1)) for line in found]


def parts(said: str) -> list[str]:
    """What is not broken of a sentence: its words, those with a TIE between them together."""
    return [word.replace(TIE, " ") for word in said.split(" ") if word]


def whole(said: str, room: int, weight: int, size: int = LETTER) -> str:
    """The sentence with each word that is wider than the room cut into parts that are not."""
    return " ".join(part for word in tame(said).split() for part in _cut(word, room, weight, size))


def laid(rows: Sequence[Line], x: int, y: int, room: int, hand: Hand = PLAIN) -> Iterator[Mark]:
    """The lines as marks, the middle of the first one's capitals at y."""
    (white, bold), (soft, fair) = hand.name, hand.rest
    for n, (name, rest) in enumerate(rows):
        start, here = x, y + n * hand.pitch
        # Several words fit as they are drawn; before that the painter takes them to be wider.
        room_here = room if len(name.split()) + len(rest.split()) == 1 else 0
        if name:
            yield Text(x, here, name, hand.size, white, "left", bold, room_here)
            start += width(name, bold, hand.size) + width(" ", fair, hand.size)
        if rest:
            yield Text(start, here, rest, hand.size, soft, "left", fair, room_here)


def roomy(texts: Iterable[Mark]) -> Iterator[Group]:
    """Texts from their left edge, each in a group: so the same words are drawn once."""
    for text in texts:
        assert isinstance(text, Text)
        # Drawn larger and reduced, words are wider than a painter takes them to be: the box, which
        # shows nothing, keeps room for all of them.
        wide = width(text.words, text.weight, text.size) + 6
        room = Box(-2, -text.size, wide, 2 * text.size)
        yield Group("words", (replace(text, x=0, y=0), room), text.x, text.y)


@lru_cache(4096)
def width(words: str, weight: int, size: int = LETTER) -> int:
    """Pixels; a space is what it adds between two letters."""
    if words == " ":
        return width("n n", weight, size) - width("nn", weight, size)
    text = Text(0, 0, words, size * _DRAWN, WHITE, "left", weight)
    left, _, right, _ = measured((text,)).bounds
    return (right - left - 4) // _DRAWN


def _joined(line: list[tuple[str, int]], part: int) -> str:
    return " ".join(word for word, each in line if each == part)


def _cut(word: str, room: int, weight: int, size: int) -> Iterator[str]:
    """A word in parts, each as long as fits; a letter at least."""
    while width(word, weight, size) > room and len(word) > 1:
        most = next(
            (n for n in range(len(word) - 1, 1, -1) if width(word[:n], weight, size) <= room), 1
        )
        yield word[:most]
        word = word[most:]
    yield word
