"""The reference for the budget of a picture: the same scene redrawn with plain Pillow.

Everything is drawn each time on a canvas twice as large, which is then reduced; nothing is
kept. Used by the benchmark and by the test that both pictures show the same.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.palette import picture_palette
from render.scene import Scene
from render.sheet import Sheet

TWICE = 2


def redraw(scene: Scene) -> bytes:
    """The scene as a PNG with the shared palette."""
    picture = draw(scene)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in picture_palette() for part in colour])
    packed = BytesIO()
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(packed, "PNG")
    return packed.getvalue()


def draw(scene: Scene) -> Image.Image:
    """The scene in full colours."""
    size = (scene.size[0] * TWICE, scene.size[1] * TWICE)
    sheet = Sheet(Image.new("RGBA", size, scene.background), TWICE)
    for mark in (*scene.backdrop, *scene.marks):
        sheet.draw(mark)
    return sheet.image.resize(scene.size, Image.Resampling.LANCZOS).convert("RGB")
