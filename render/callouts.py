"""What a newcomer should know of a picture: numbers beside signs, and what they are below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .board import Board, Caption
from .extent import extent
from .legend import EDGE, WIDTH, first_baseline, said
from .letters import PITCH, laid, lines
from .overlay import places
from .pointing import DISC, Spot, disc, pointed
from .scene import Group, Scene
from .sheet import Bounds
from .signs import fits, found, placed

_GAP, _PAD, _LIST = 6, 10, 6
"""Below the picture, around a number, and above and below a line of the list."""


def callouts(scene: Scene, pointed_at: Sequence[Spot], caption: Caption) -> Scene:
    """The scene with numbers beside some signs, and what they are below it."""
    marks = [mark for number, spot in enumerate(pointed_at, 1) for mark in spot.marks(number)]
    y, left = scene.size[1] + _GAP, 2 * DISC + 2 * _PAD
    for number, spot in enumerate(pointed_at, 1):
        room = WIDTH - 2 * EDGE - left - _PAD
        rows = lines(said(spot.found, caption), room)
        high = max(len(rows) * PITCH, 2 * DISC) + 2 * _LIST
        words = laid(rows, left, first_baseline(rows, high), room)
        listed = (disc(number, DISC + _PAD, high // 2), *words)
        marks.append(Group(f"callout-{number}", listed, EDGE, y))
        y += high
    return Scene((WIDTH, y + _GAP), scene.background, scene.backdrop, (*scene.marks, *marks))


def told(pointed_at: Sequence[Spot], caption: Caption) -> list[str]:
    """What the callouts say, an item a number."""
    return [said(spot.found, caption) for spot in pointed_at]


def spots(
    board: Board[Any], scene: Scene, caption: Caption, names: Sequence[str] = ()
) -> list[Spot]:
    """Where the numbers of some signs stand.

    names: of the signs, as far as they are to be seen; without any, those that explain most.
    """
    signs = {sign.name: sign for sign in board.signs}
    chosen = [signs[name] for name in names or board.callouts if name in signs]
    there = list(found(board.signs, scene))
    return pointed(chosen, there, scene, _rather(board, scene, caption))


def _rather(board: Board[Any], scene: Scene, caption: Caption) -> list[list[Bounds]]:
    """What is the viewer's own, and what they may choose, by the patterns of the board."""
    own = [
        extent((group,))
        for group in placed((*scene.backdrop, *scene.marks))
        if group.marks and fits(caption.own, group.name)
    ]
    lit: list[list[Bounds]] = [[] for _ in board.places]
    for id_, place in places(board, scene).items():
        if id_ in caption.highlighted:
            lit[place.rank].append(place.bounds)
    return [own, *lit]
