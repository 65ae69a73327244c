"""Pictures that tell newcomers what the signs on a board are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.message import Picture
from render.board import Board, Caption
from render.scene import Scene

from .painting import paint, to_paint

if TYPE_CHECKING:
    from render.pointing import Spot


def legend(drawing: Board[Any], scene: Callable[[], Scene], said: Caption, page: int) -> Picture:
    """A page of the signs of a scene of the board, the first is 1, and what each is."""

    def alt() -> str:
        from render.legend import sentences  # noqa: PLC0415 - with Pillow, see painting

        return said.texts.row(sentences(drawing, scene(), said, page - 1), "stop")

    def drawn() -> bytes:
        from render.legend import legend as all_signs  # noqa: PLC0415 - as above

        return paint(all_signs(drawing, scene(), said, page - 1))

    # Another page may stand there: the name of the file tells them apart.
    return to_paint(said.texts, alt, drawn, f"signs-{page}")


def pages(drawing: Board[Any], scene: Callable[[], Scene]) -> int:
    """How many pages the signs of a scene have; 1 where it cannot be drawn."""
    from render.legend import pages as counted  # noqa: PLC0415 - with Pillow, see painting

    with suppress(Exception):  # raised again, and told, when it is painted
        return counted(drawing, scene())
    return 1


def callouts(
    drawing: Board[Any], scene: Callable[[], Scene], said: Caption, names: Sequence[str] = ()
) -> Picture:
    """A scene with some of its signs numbered and named; without names, the most important ones."""

    @cache  # the words and the picture want the same
    def spots() -> list[Spot]:
        from render.callouts import spots as found  # noqa: PLC0415 - with Pillow, see painting

        return found(drawing, scene(), said, names)

    def alt() -> str:
        from render.callouts import told  # noqa: PLC0415 - as above

        return said.texts.row(told(spots(), said), "stop")

    def drawn() -> bytes:
        from render.callouts import callouts as numbered  # noqa: PLC0415 - as above

        return paint(numbered(scene(), spots(), said))

    return to_paint(said.texts, alt, drawn)
