"""A film: the positions of a match one after another.

A position is painted over the one before it, so that only what is another is stored. Where pieces
moved, they are shown on their way. The same stills give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from render.paint import Painter
from render.palette import picture_palette
from render.scene import Scene

from . import gif
from .canvas import Canvas
from .still import Still, framed

PART = 2
"""A film is 512 pixels wide, half as wide as a board."""
LARGEST = 8 * 1024 * 1024
"""Bytes of a film; Discord takes 10 MB."""
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


def film(
    stills: Sequence[Still],
    pieces: Sequence[str],
    progress: Progress = lambda _: None,
    largest: int = LARGEST,
) -> bytes:
    """The film of at least one still, as a GIF.

    pieces: what is shown on its way, see Board. A film that would be larger than ``largest`` bytes
    leaves the ways out, and if it must every second position, and so on. Raises TooLarge where not
    even the last position fits.
    """
    ways = [(1, tuple(pieces)), *((1 << n, ()) for n in range(len(stills).bit_length() + 1))]
    for every, moving in ways:
        chosen = stills[::-1][::every][::-1]
        try:
            return b"".join(_blocks(framed(chosen), moving, progress, largest))
        except TooLarge:
            continue
    raise TooLarge


def _blocks(
    scenes: Sequence[Scene], pieces: Sequence[str], progress: Progress, room: int
) -> Iterator[bytes]:
    """The blocks of the file. Raises TooLarge."""
    painter = Painter(part=PART)
    canvas = Canvas(painter, scenes[0], pieces)
    shown = min(max(WHOLE // len(scenes), SHORTEST), LONGEST)
    head = gif.head(painter.size(scenes[0]), picture_palette())
    room -= len(head) + len(gif.END)
    yield head
    for number, scene in enumerate(scenes, 1):
        frames = [gif.Frame(*changed, ON_THE_WAY) for changed in canvas.toward(scene)]
        frames.append(gif.Frame(*canvas.show(scene), LAST if number == len(scenes) else shown))
        for frame in frames:
            block = frame.block
            room -= len(block)
            if room < 0:
                raise TooLarge
            yield block
        progress(100 * number // len(scenes))
    yield gif.END
