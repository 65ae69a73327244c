"""A film: the positions of a match one after another.

A position is painted over the one before it, so that only what is another is stored. Where pieces
moved, they are shown on their way. The same stills give the same bytes. Of the positions only one
is held at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Protocol, TypeAlias

from render.paint import Painter
from render.palette import picture_palette
from render.scene import Scene

from . import gif
from .canvas import Canvas
from .still import Still, frame, framed

PART = 2
"""A film is 512 pixels wide, half as wide as a board."""
LARGEST = 8 * 1024 * 1024
"""Bytes of a film; Discord takes 10 MB."""
ROOM = 24_000_000
"""Bytes that are kept of what has been painted: each position is much like the one before it."""
ON_THE_WAY = 7
"""For how long a frame of pieces on their way is shown, in hundredths of a second."""
SHORTEST, LONGEST = 20, 160
"""For how long a position is shown."""
WHOLE = 9_000
"""How long a film should be, all in all."""
LAST = 500
"""For how long its last position is shown."""

Progress: TypeAlias = Callable[[int], None]
"""Told how many percent of a film are made."""


class TooLarge(Exception):
    """A film has more bytes than it may have."""


class Stills(Protocol):
    """Stills in their order. They are gone through several times, and need not be kept between."""

    def __len__(self) -> int:
        """How many there are."""

    def __iter__(self) -> Iterator[Still]:
        """One after the other."""


def film(
    stills: Stills,
    pieces: Sequence[str],
    progress: Progress = lambda _: None,
    largest: int = LARGEST,
) -> bytes:
    """The film of at least one still, as a GIF.

    pieces: what is shown on its way, see Board. A film that would be larger than ``largest`` bytes
    leaves the ways out, and if it must every second position, and so on. Raises TooLarge where not
    even the last position fits.
    """
    size, count = frame(stills), len(stills)
    ways = [(1, tuple(pieces)), *((1 << n, ()) for n in range(count.bit_length() + 1))]
    for every, moving in ways:
        of = -(-count // every)
        scenes = framed(_thinned(stills, every), size, of)
        try:
            return b"".join(_blocks(scenes, of, moving, progress, largest))
        except TooLarge:
            continue
    raise TooLarge


def _thinned(stills: Stills, every: int) -> Iterator[Still]:
    """Every so many-th still, the last one among them."""
    last = len(stills) - 1
    return (still for n, still in enumerate(stills) if (last - n) % every == 0)


def _blocks(
    scenes: Iterator[Scene], of: int, pieces: Sequence[str], progress: Progress, room: int
) -> Iterator[bytes]:
    """The blocks of the file. Raises TooLarge."""
    painter = Painter(ROOM, part=PART)
    first = next(scenes)
    canvas = Canvas(painter, first, pieces)
    shown = min(max(WHOLE // of, SHORTEST), LONGEST)
    head = gif.head(painter.size(first), picture_palette())
    room -= len(head) + len(gif.END)
    yield head
    for number, scene in enumerate(chain((first,), scenes), 1):
        frames = [gif.Frame(*changed, ON_THE_WAY) for changed in canvas.toward(scene)]
        frames.append(gif.Frame(*canvas.show(scene), LAST if number == of else shown))
        for each in frames:
            block = each.block
            room -= len(block)
            if room < 0:
                raise TooLarge
            yield block
        progress(100 * number // of)
    yield gif.END
