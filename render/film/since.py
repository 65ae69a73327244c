"""Since somebody's last move: one picture of what has changed.

The board as it is now; of each piece that moved, where it was, and its way; what came, changed or
went at a place is marked; and what happened is numbered as in the message beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import hypot
from typing import Any

from engine import is_seat
from render.board import Board
from render.extent import extent
from render.overlay import places, steps
from render.palette import ALIEN, DANGER, GOLD, INK, PANEL, SEATS
from render.scene import Box, Disc, Group, Line, Mark, Point, Polygon, Scene
from render.signs import leaves

from .change import is_near, moves, pieces

_WIDE, _ARROW, _GAP = 8, 26, 12
"""Of a way: its line, its head, and how far it keeps from where it begins and ends."""
_GHOST, _REACH = 6, 8
"""Of what marks a place: the width of its line, and its distance."""


class Changes:
    """What has changed from a position on: scenes are added one after the other, none is kept.

    But the first and the last, and of each piece that moved where it began.
    """

    def __init__(self, board: Board[Any]) -> None:
        """Take what is looked at; nothing has been seen yet."""
        self._board = board
        self._first: Scene | None = None
        self._last: Scene | None = None
        self._began: dict[str, Point] = {}

    def add(self, scene: Scene) -> None:
        """The position after those before it."""
        if self._last is None:
            self._first = scene
        else:
            moved = moves(self._last, scene, self._board.pieces)
            began = [self._began.pop(move.was.name, _middle(move.was)) for move in moved]
            self._began.update((m.group.name, at) for m, at in zip(moved, began, strict=True))
        self._last = scene

    def scene(self, trail: Iterable[Sequence[str]] = ()) -> Scene:
        """The picture, after at least one position.

        trail: what happened since, each by the ids that it was about; numbered as they are told.
        """
        assert self._first is not None
        assert self._last is not None
        before, now = self._first, self._last
        marks = [*_changes(self._board, before, now), *self._ways(now)]
        there = places(self._board, now)
        numbers = steps(self._board, now, there, tuple(trail))
        return replace(now, marks=(*now.marks, *marks, *numbers))

    def _ways(self, now: Scene) -> Iterator[Mark]:
        """The way of each piece that moved, from where it was."""
        there = pieces(now, self._board.pieces)
        for name, began in self._began.items():
            if name in there and not is_near(began, _middle(there[name])):
                way = _way(began, _middle(there[name]), _owner(there[name]))
                yield Group(f"way-{name}", tuple(way))


def _changes(board: Board[Any], before: Scene, now: Scene) -> Iterator[Mark]:
    """Frames: around places that look otherwise; green around what came, red around what went."""
    old, moving = places(board, before), pieces(now, board.pieces)
    for id_, place in places(board, now).items():
        was, group = old.get(id_), place.group
        # Of players, and of what is only laid out elsewhere, the board itself tells enough.
        if was is None or is_seat(id_) or group.name in moving:
            continue
        stands = is_near((was.group.x, was.group.y), (group.x, group.y))
        if stands and was.group.marks != group.marks:
            yield _frame(f"changed-{id_}", group, GOLD)
    moved = moves(before, now, board.pieces)
    stood, stand = {move.was.name for move in moved}, {move.group.name for move in moved}
    there = pieces(now, board.pieces)
    for name, group in pieces(before, board.pieces).items():
        if name not in there and name not in stood:
            yield _frame(f"went-{name}", group, DANGER)
        # Other pieces came and went meanwhile, but one like it is where it was.
        there.pop(name, None)
    for name, group in there.items():
        if name not in stand:
            yield _frame(f"came-{name}", group, ALIEN)


def _frame(name: str, group: Group, colour: str) -> Group:
    left, top, right, bottom = extent((group,))
    wide, high = right - left + 2 * _REACH, bottom - top + 2 * _REACH
    box = (left - _REACH, top - _REACH, wide, high)
    return Group(
        name,
        (
            Box(*box, edge=INK, width=_GHOST + 4, round=14),
            Box(*box, edge=colour, width=_GHOST, round=14),
        ),
    )


def _owner(piece: Group) -> str:
    """The colour of the seat whose a piece is; golden where it is nobody's."""
    fills = [mark.fill for mark, _, _ in leaves((piece,)) if isinstance(mark, (Box, Disc, Polygon))]
    return next((seat.colour for fill in fills for seat in SEATS if seat.colour == fill), GOLD)


def _middle(group: Group) -> Point:
    left, top, right, bottom = extent((group,))
    return (left + right) // 2, (top + bottom) // 2


def _way(began: Point, end: Point, colour: str) -> Iterator[Mark]:
    """A ring where it began, and an arrow from there."""
    far = max(hypot(end[0] - began[0], end[1] - began[1]), 1)
    right, down = (end[0] - began[0]) / far, (end[1] - began[1]) / far
    tip = round(end[0] - _GAP * right), round(end[1] - _GAP * down)
    foot = round(tip[0] - _ARROW * right), round(tip[1] - _ARROW * down)
    side = round(-_ARROW * down * 0.6), round(_ARROW * right * 0.6)
    head = (tip, (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1]))
    yield Line((began, foot), INK, _WIDE + 6)
    yield Line((began, foot), colour, _WIDE)
    yield Polygon(head, colour, INK, 3)
    yield Disc(*began, 14, PANEL, colour, 5)
