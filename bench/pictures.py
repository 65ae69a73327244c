"""The board's picture beside a plain redraw at twice the size, as the tests of render have it."""

from __future__ import annotations

from collections.abc import Iterator

from games.delta_v.view import view
from render import load
from render.paint import paint
from tests.render.delta_v_tables import caption, laid_out
from tests.render.plain import redraw

from .timing import Row, median, ms, timed


def rows() -> Iterator[Row]:
    """Time and size."""
    state = laid_out()
    scene = load("delta_v").scene(view(state, None), caption(state))
    ours, reference = (
        median(timed(lambda: paint(scene), 20)),
        median(timed(lambda: redraw(scene), 10)),
    )
    size = len(paint(scene)) / 1024
    yield Row(
        f"board picture, warm ({size:.0f} KB)",
        f"plain redraw at 2x {ms(reference)}",
        ms(ours),
        ours / reference,
        "a quarter, at most 60 KB",
    )
