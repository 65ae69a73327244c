"""Pictures that tell newcomers what the signs on a board are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.message import Picture
from render.board import Board, Caption
from render.scene import Scene

from .painting import paint, to_paint


def legend(drawing: Board[Any], scene: Callable[[], Scene], said: Caption) -> Picture:
    """Each sign of a scene of the board, and what it is."""

    def alt() -> str:
        from render.legend import sentences  # noqa: PLC0415 - with Pillow, see painting

        return said.texts.row(sentences(drawing, scene(), said), "stop")

    def drawn() -> bytes:
        from render.legend import legend as all_signs  # noqa: PLC0415 - as above

        return paint(all_signs(drawing, scene(), said))

    return to_paint(said.texts, alt, drawn)


def callouts(
    drawing: Board[Any], scene: Callable[[], Scene], said: Caption, names: Sequence[str] = ()
) -> Picture:
    """A scene with some of its signs numbered and named; without names, the most important ones."""

    def alt() -> str:
        from render.callouts import told  # noqa: PLC0415 - with Pillow, see painting

        return said.texts.row(told(drawing, scene(), said, names), "stop")

    def drawn() -> bytes:
        from render.callouts import callouts as numbered  # noqa: PLC0415 - as above

        return paint(numbered(drawing, scene(), said, names))

    return to_paint(said.texts, alt, drawn)
