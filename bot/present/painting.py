"""How a scene becomes the picture of a message."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.limits import ALT_TEXT, clip
from bot.message import Picture
from locales import Texts
from render.scene import Scene

PICTURE = "board.png"
"""Every picture has this name: a name must not tell what is in it."""


def to_paint(
    texts: Texts,
    alt: Callable[[], str],
    drawn: Callable[[], bytes],
    shows: str = "",
    name: str = PICTURE,
) -> Picture:
    """A picture still to be made; ``alt`` says what is on it, ``shows`` is as in Picture."""
    # The description is asked for twice, by the check of the limits and by the file.
    describe = cache(lambda: clip(alt(), ALT_TEXT))
    return Picture(name, describe, drawn, shows, texts("picture-lost"))


def paint(scene: Scene) -> bytes:
    """The picture of a scene."""
    # Pillow takes 40 ms to load, which the painters' threads have and a start has not.
    from render import paint as painter  # noqa: PLC0415 - see above

    return painter.paint(scene)
