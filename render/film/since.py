"""Since somebody's last move: one picture of what has changed.

The board as it is now; of each piece that moved, where it was, and its way; what came, changed or
went at a place is marked; and what happened is numbered as in the message beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
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


def since(board: Board[Any], scenes: Sequence[Scene], trail: Sequence[Sequence[str]] = ()) -> Scene:
    """The picture: ``scenes`` are of the positions from the last move on, the last is now.

    trail: what happened since, each by the ids that it was about; numbered as they are told.
    """
    now = scenes[-1]
    marks = [*_changes(board, scenes[0], now), *_ways(board, scenes)]
    return replace(now, marks=(*now.marks, *marks, *steps(board, now, trail)))


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


def _ways(board: Board[Any], scenes: Sequence[Scene]) -> Iterator[Mark]:
    """The way of each piece that moved, from where it was."""
    last = pieces(scenes[-1], board.pieces)
    for name, points in _courses(board, scenes).items():
        if not is_near(points[0], points[-1]):
            colour = _owner(last[name])
            yield Group(f"way-{name}", tuple(_way((points[0], points[-1]), colour)))


def _owner(piece: Group) -> str:
    """The colour of the seat whose a piece is; golden where it is nobody's."""
    fills = [mark.fill for mark, _, _ in leaves((piece,)) if isinstance(mark, (Box, Disc, Polygon))]
    return next((seat.colour for fill in fills for seat in SEATS if seat.colour == fill), GOLD)


def _courses(board: Board[Any], scenes: Sequence[Scene]) -> dict[str, list[Point]]:
    """Where each piece that moved has been, by the name that it has now."""
    course: dict[str, list[Point]] = {}
    for before, after in pairwise(scenes):
        moved = moves(before, after, board.pieces)
        went = {move.was.name: course.pop(move.was.name, [_middle(move.was)]) for move in moved}
        for move in moved:
            course[move.group.name] = [*went[move.was.name], _middle(move.group)]
    last = pieces(scenes[-1], board.pieces)
    return {name: points for name, points in course.items() if name in last}


def _middle(group: Group) -> Point:
    left, top, right, bottom = extent((group,))
    return (left + right) // 2, (top + bottom) // 2


def _way(points: Sequence[Point], colour: str) -> Iterator[Mark]:
    """A ring where it began, and an arrow along the points."""
    (x, y), (end_x, end_y), (from_x, from_y) = points[0], points[-1], points[-2]
    far = max(hypot(end_x - from_x, end_y - from_y), 1)
    right, down = (end_x - from_x) / far, (end_y - from_y) / far
    tip = round(end_x - _GAP * right), round(end_y - _GAP * down)
    foot = round(tip[0] - _ARROW * right), round(tip[1] - _ARROW * down)
    side = round(-_ARROW * down * 0.6), round(_ARROW * right * 0.6)
    head = (tip, (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1]))
    line = (*points[:-1], foot)
    yield Line(line, INK, _WIDE + 6)
    yield Line(line, colour, _WIDE)
    yield Polygon(head, colour, INK, 3)
    yield Disc(x, y, 14, PANEL, colour, 5)
