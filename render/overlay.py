"""What lies over every board in the same way: what is chosen, and where the last moves were."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from . import signs
from .board import Board, Caption
from .extent import extent
from .palette import GOLD, INK, WHITE
from .pointing import DISC, beside, words_of
from .scene import Disc, Group, Line, Mark, Point, Scene, Text
from .sheet import Bounds
from .signs import matched, placed

V = TypeVar("V")

_LETTER = 34
_REACH, _ARM, _WIDE = 8, 30, 9
"""Of the corners around what is chosen: their distance from it, their arms, and their lines."""


def whole(board: Board[V], view: V, caption: Caption) -> Scene:
    """The whole board, with what is chosen and the last moves on it."""
    return overlaid(board, board.scene(view, caption), caption)


def near(board: Board[V], view: V, caption: Caption) -> Scene | None:
    """What the viewer needs for what they are asked; None where that is the whole board."""
    scene = board.near(view, caption)
    return None if scene is None else overlaid(board, scene, caption)


def overlaid(board: Board[V], scene: Scene, caption: Caption) -> Scene:
    """The scene with what is chosen and the last moves on it, as far as it shows their places."""
    if not caption.chosen and not caption.trail:
        return scene
    there = _places(board, scene, {*caption.chosen, *(i for ids in caption.trail for i in ids)})
    marks: list[Mark] = [frame(id_, there[id_]) for id_ in sorted(caption.chosen) if id_ in there]
    marks += _steps(board, scene, [there[id_] for id_ in _walked(caption.trail, there)])
    return replace(scene, marks=(*scene.marks, *marks))


def frame(id_: str, bounds: Bounds) -> Group:
    """Golden corners around what is chosen."""
    left, top = bounds[0] - _REACH, bounds[1] - _REACH
    right, bottom = bounds[2] + _REACH, bounds[3] + _REACH
    arm = min(_ARM, (right - left) // 3, (bottom - top) // 3)
    corners = tuple(
        ((x, y + down * arm), (x, y), (x + far * arm, y))
        for x, far in ((left, 1), (right, -1))
        for y, down in ((top, 1), (bottom, -1))
    )
    under = tuple(Line(corner, INK, _WIDE + 6) for corner in corners)
    return Group(f"chosen-{id_}", (*under, *(Line(corner, GOLD, _WIDE) for corner in corners)))


def step(number: int, x: int, y: int, *, last: bool) -> Group:
    """The number of a move, golden for the last one."""
    words = Text(0, 0, str(number), _LETTER, INK, weight=800)
    return Group(f"step-{number}", (Disc(0, 0, DISC, GOLD if last else WHITE, INK, 4), words), x, y)


def _walked(trail: Sequence[Sequence[str]], there: dict[str, Bounds]) -> list[str]:
    """The place of each move that has one: the last of its ids, where it ended."""
    found: list[str] = []
    for ids in trail:
        seen = [id_ for id_ in ids if id_ in there]
        if seen and found[-1:] != seen[-1:]:
            found.append(seen[-1])
    return found


def _steps(board: Board[V], scene: Scene, ways: Sequence[Bounds]) -> Iterator[Mark]:
    """A number beside each place, over nothing that matters if that can be."""
    matter = [extent((each.group,)) for each in signs.found(board.signs, scene)] if ways else []
    matter += words_of(scene) if ways else []
    taken: list[Point] = []
    for number, bounds in enumerate(ways, 1):
        at = beside(bounds, matter, taken, scene.size)
        yield step(number, *at, last=number == len(ways))
        taken.append(at)


def _places(board: Board[V], scene: Scene, ids: set[str]) -> dict[str, Bounds]:
    """How far reaches what stands for each of the ids."""
    found: dict[str, tuple[int, Group]] = {}
    for group in placed((*scene.backdrop, *scene.marks)):
        for rank, pattern in enumerate(board.places):
            id_ = matched(pattern, group.name)
            if id_ in ids and group.marks and (id_ not in found or rank < found[id_][0]):
                found[id_] = rank, group
    return {id_: extent((group,)) for id_, (_, group) in found.items()}
