"""What lies over every board in the same way: what is chosen, and where the last moves were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from . import signs
from .board import Board, Caption
from .extent import extent
from .palette import GOLD, INK, WHITE
from .pointing import beside, disc, pointer, words_of
from .scene import Box, Group, Line, Mark, Point, Scene, Text
from .sheet import Bounds
from .signs import fits, groups

V = TypeVar("V")

_LETTER = 34
_BAR = 76
"""The height of the bar with words that say what a picture is."""
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
    scene = barred(scene, caption.mark) if caption.mark else scene
    if not caption.chosen and not caption.trail:
        return scene
    there = places(board, scene)
    marks: list[Mark] = [
        frame(id_, there[id_].bounds) for id_ in sorted(caption.chosen) if id_ in there
    ]
    numbers = steps(board, scene, there, caption.trail)
    return replace(scene, marks=(*scene.marks, *marks, *numbers))


def barred(scene: Scene, words: str) -> Scene:
    """The scene with words in a golden bar below it, where they hide nothing."""
    width, height = scene.size
    bar = Box(0, height, width, _BAR, GOLD)
    said = Text(width // 2, height + _BAR // 2, words, _LETTER + 6, INK, weight=800, room=width)
    marks = (*scene.marks, Group("mark", (bar, said)))
    return replace(scene, size=(width, height + _BAR), marks=marks)


@dataclass(frozen=True, slots=True)
class Place:
    """What stands for an id of the rules: by which pattern of the board, and where it stands."""

    rank: int
    group: Group

    @property
    def bounds(self) -> Bounds:
        """How far it reaches."""
        return extent((self.group,))


def places(board: Board[V], scene: Scene) -> dict[str, Place]:
    """What stands for each id of the rules that has a place in a scene."""
    found: dict[str, Place] = {}
    for group, x, y in groups((*scene.backdrop, *scene.marks)):
        for rank, id_ in fits(board.places, group.name):
            if id_ and group.marks and (id_ not in found or rank < found[id_].rank):
                found[id_] = Place(rank, Group(group.name, group.marks, x, y))
    return found


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


def steps(
    board: Board[V], scene: Scene, there: Mapping[str, Place], moves: Sequence[Sequence[str]]
) -> Iterator[Mark]:
    """Moves, numbered where they ended.

    there: what stands for the ids in the scene (``places``); moves: the ids that each was about.

    A move ended at the last of those that stand for most: whose pattern comes first in the board's.
    Of several in a row at one place the last number stands there; a move without a place in the
    scene has none. Each is over nothing that matters if that can be; the last is golden.
    """
    ends: list[tuple[int, str]] = []
    for number, ids in enumerate(moves, 1):
        seen = [id_ for id_ in ids if id_ in there]
        if seen:
            end = min(reversed(seen), key=lambda id_: there[id_].rank)
            if ends and ends[-1][1] == end:
                ends.pop()
            ends.append((number, end))
    matter = [extent((each.group,)) for each in signs.found(board.signs, scene)] if ends else []
    matter += words_of(scene) if ends else []
    taken: list[Point] = []
    for number, end in ends:
        bounds = there[end].bounds
        at = beside(bounds, matter, taken, scene.size)
        colour = GOLD if number == len(moves) else WHITE
        yield Group(f"step-{number}", (pointer(at, bounds, colour), disc(number, *at, colour)))
        taken.append(at)
