"""Since somebody's last move: one picture of what has changed.

The board as it is now; of each piece that moved, where it was, and its way; what came, changed or
went at a place is marked; and below stands what happened, numbered as on the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot
from typing import Any

from engine import is_seat
from render.board import Board
from render.extent import extent
from render.letters import PITCH, laid, lines
from render.overlay import Steps, places
from render.palette import ALIEN, DANGER, GOLD, INK, PANEL, SOFT, WHITE
from render.pointing import DISC
from render.scene import Box, Disc, Group, Line, Mark, Point, Polygon, Scene, Text

from .change import is_near, moves, pieces

MOST = 8
"""Things that happened, of those that are listed the last ones."""
_WIDE, _ARROW, _GAP = 8, 26, 12
"""Of a way: its line, its head, and how far it keeps from where it begins and ends."""
_GHOST, _REACH = 6, 8
"""Of what marks a place: the width of its line, and its distance."""
_EDGE, _LIST = 16, 8
"""Around what happened, and above and below each line of it."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened: in words, and the ids that it was about."""

    said: str
    ids: tuple[str, ...] = ()


def since(board: Board[Any], scenes: Sequence[Scene], steps: Sequence[Step]) -> Scene:
    """The picture: ``scenes`` are of the positions from the last move on, the last is now."""
    now = scenes[-1]
    marks = [*_changes(board, scenes[0], now), *_ways(board, scenes)]
    shown = [step for step in steps if step.said][-MOST:]
    numbers = Steps(board, now, [step.ids for step in shown])
    listed = list(_listed(shown, numbers.numbers, now.size[0]))
    high = sum(row for row, _ in listed) + 2 * _EDGE if listed else 0
    rows: list[Mark] = [Box(0, 0, now.size[0], high, PANEL)] if listed else []
    y = _EDGE
    for number, (row, line) in enumerate(listed):
        rows.append(Group(f"happened-{number}", line, 0, y))
        y += row
    below = Group("happened", tuple(rows), 0, now.size[1])
    size = now.size[0], now.size[1] + high
    return replace(now, size=size, marks=(*now.marks, *marks, *numbers.marks, below))


def _listed(
    steps: Sequence[Step], numbers: Sequence[int | None], wide: int
) -> Iterator[tuple[int, tuple[Mark, ...]]]:
    """What happened, each with its height, after the number that it has on the board."""
    left = _EDGE + 2 * DISC + _EDGE
    room = wide - left - _EDGE
    for step, number in zip(steps, numbers, strict=True):
        rows = lines(step.said, room)
        high = max(len(rows) * PITCH, 2 * DISC) + _LIST
        middle = high // 2
        sign: Mark = Disc(_EDGE + DISC, middle, 7, SOFT)
        if number is not None:
            words = Text(0, 0, str(number), 34, INK, weight=800)
            disc = (Disc(0, 0, DISC, WHITE, INK, 3), words)
            sign = Group(f"number-{number}", disc, _EDGE + DISC, middle)
        first = middle - (len(rows) - 1) * PITCH // 2
        yield high, (sign, *laid(rows, left, first, room))


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
    for name, points in _courses(board, scenes).items():
        if not is_near(points[0], points[-1]) or len(points) > 2:
            yield Group(f"way-{name}", tuple(_way(points)))


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


def _way(points: Sequence[Point]) -> Iterator[Mark]:
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
    yield Line(line, GOLD, _WIDE)
    yield Polygon(head, GOLD, INK, 3)
    yield Disc(x, y, 14, PANEL, GOLD, 5)
