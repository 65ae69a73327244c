"""How a scene becomes the picture of a message."""

from __future__ import annotations

from render.scene import Scene

PICTURE = "board.png"
"""Every picture has this name: a name must not tell what is in it."""


def paint(scene: Scene) -> bytes:
    """The picture of a scene."""
    # Pillow takes 40 ms to load, which the painters' threads have and a start has not.
    from render import paint as painter  # noqa: PLC0415 - see above

    return painter.paint(scene)
