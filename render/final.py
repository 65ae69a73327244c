"""The final sheet of a match: who won, the scores, their course, and what one talks about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .letters import LETTER, PITCH, laid, lines, width
from .outcome import Outcome
from .palette import GOLD, INK, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from .scene import Box, Group, Line, Mark, Point, Scene, Text
from .shapes import badge, sky
from .text import tame

WIDE = 1024
_EDGE, _GAP, _PAD = 16, 14, 14
_HEAD, _ROW = 96, 64
_CURVE, _UPPER = 330, 76
"""Height of the curve of the scores, and where its greatest score is."""
_APART = 64
"""Of the badges at the ends of lines."""
_BADGE = 29
_STEPS = (1, 2, 5)
"""Of which the lines of a scale are multiples, times powers of ten."""
_SCALE = 4
"""Lines of a scale, about."""


def final(sheet: Outcome) -> Scene:
    """The picture of a final sheet."""
    marks: list[Mark] = []
    y = _EDGE
    parts = [_title(sheet), _names(sheet), _table(sheet), _curve(sheet), _tales(sheet)]
    for high, drawn in parts:
        if drawn:
            marks.append(Group("", drawn, 0, y))
            y += high + _GAP
    high = y + _EDGE - _GAP
    return Scene((WIDE, high), SPACE, sky(WIDE, high, 60), tuple(marks))


_Part = tuple[int, tuple[Mark, ...]]
"""Something with its height."""


def _title(sheet: Outcome) -> _Part:
    winners = [seat for seat, place in enumerate(sheet.places) if place == 1]
    marks: list[Mark] = []
    x = _EDGE + 34
    for seat in winners[:4]:
        marks.append(Group(f"winner-{seat}", badge(SEATS[seat], 34), x, 44))
        x += 86
    room = WIDE - x - _EDGE
    size = next((s for s in (56, 48, 40) if width(sheet.title, 800, s) <= room), LETTER)
    start = x - 20 if winners else _EDGE
    marks.append(Text(start, 44, sheet.title, size, GOLD, "left", 800, room))
    rows = lines(sheet.said, WIDE - 2 * _EDGE)[:2]
    marks += laid(rows, _EDGE, _HEAD + 8, WIDE - 2 * _EDGE)
    return _HEAD + len(rows) * PITCH, tuple(marks)


def _table(sheet: Outcome) -> _Part:
    """Categories below one another, seats beside one another, the best one first."""
    if not sheet.columns:
        return 0, ()
    order, (label, each) = _order(sheet), _columns(sheet)
    fits = _fits(sheet, each)
    high = _ROW * (len(sheet.columns) + 1)
    marks: list[Mark] = [Box(_EDGE, 0, WIDE - 2 * _EDGE, high, PANEL, RIM, 2, 14)]
    for n, seat in enumerate(order):
        drawn, long = _named(sheet, seat) if fits else (_named(sheet, seat)[0][:1], 2 * _BADGE)
        x = _EDGE + label + n * each + (each - long) // 2
        marks.append(Group("", drawn, x, _ROW // 2))
    for row, name in enumerate(sheet.columns, 1):
        y, total = row * _ROW + _ROW // 2, row == len(sheet.columns)
        if total:
            marks.append(
                Box(_EDGE + 2, row * _ROW, WIDE - 2 * _EDGE - 4, _ROW - 2, RAISED, round=12)
            )
        colour, weight = (GOLD, 800) if total else (SOFT, 600)
        marks.append(Text(_EDGE + _PAD, y, name, LETTER, colour, "left", weight, label - _PAD))
        for n, seat in enumerate(order):
            figure = str(sheet.rows[seat][row - 1])
            x = _EDGE + label + n * each + each // 2
            marks.append(Text(x, y, figure, LETTER + 2, colour if total else WHITE, weight=weight))
    return high, tuple(marks)


def _fits(sheet: Outcome, room: int) -> bool:
    """Whether each name stands beside its badge in a column so wide."""
    return all(width(tame(name), 700) <= room - 2 * _BADGE - 20 for name in sheet.names)


def _named(sheet: Outcome, seat: int) -> tuple[tuple[Mark, ...], int]:
    """A badge with the name beside it, its left edge at (0, 0), and how wide both are."""
    name = tame(sheet.names[seat])
    words = Text(2 * _BADGE + 10, 0, name, LETTER, WHITE, "left", 700, WIDE // 2)
    long = 2 * _BADGE + 10 + min(width(name, 700), WIDE // 2)
    return (Group(f"head-{seat}", badge(SEATS[seat], _BADGE), _BADGE, 0), words), long


def _names(sheet: Outcome) -> _Part:
    """Who is who, where the columns have no room for names."""
    order = _order(sheet)
    if not sheet.columns or _fits(sheet, _columns(sheet)[1]):
        return 0, ()
    x, y, marks = _EDGE, _ROW // 2, list[Mark]()
    for seat in order:
        drawn, long = _named(sheet, seat)
        if x > _EDGE and x + long > WIDE - _EDGE:
            x, y = _EDGE, y + _ROW
        marks.append(Group("", drawn, x, y))
        x += long + 3 * _PAD
    return y + _ROW // 2, tuple(marks)


def _order(sheet: Outcome) -> list[int]:
    """The seats, the best one first."""
    return sorted(range(len(sheet.names)), key=lambda seat: (sheet.places[seat], seat))


def _columns(sheet: Outcome) -> tuple[int, int]:
    """How wide the names of the categories are, and the column of each seat."""
    label = max(width(name, 600) for name in sheet.columns) + 2 * _PAD
    label = min(label, WIDE * 2 // 5)
    return label, (WIDE - 2 * _EDGE - label) // len(sheet.names)


def _curve(sheet: Outcome) -> _Part:
    """A line for each seat: across the moves, up the score."""
    if len(sheet.curve) < 2:
        return 0, ()
    seats = range(len(sheet.names))
    high = max(_CURVE, len(seats) * _APART + 2 * _PAD)
    axes = _Axes.of(sheet, high)
    marks: list[Mark] = [
        Box(_EDGE, 0, WIDE - 2 * _EDGE, high, PANEL, RIM, 2, 14),
        Text(_EDGE + _PAD, 34, sheet.curve_title, LETTER, SOFT, "left", 600),
        *axes.lines(),
    ]
    for seat in reversed(seats):
        points = _stepped([axes.at(number, each[seat]) for number, each in sheet.curve])
        marks += (Line(points, INK, 10), Line(points, SEATS[seat].colour, 6))
    number, scores = sheet.curve[-1]
    order = sorted(seats, key=lambda seat: (-scores[seat], seat))
    y = _PAD + _BADGE
    for place, seat in enumerate(order):
        # Beside the end of its line, but over no other, and with room for those below it.
        lowest = high - _PAD - _BADGE - (len(order) - 1 - place) * _APART
        y = min(max(axes.at(number, scores[seat])[1], y), lowest)
        marks.append(Group(f"end-{seat}", badge(SEATS[seat], _BADGE), axes.right + 52, y))
        y += _APART
    return high, tuple(marks)


@dataclass(frozen=True, slots=True)
class _Axes:
    """Where a move and a score are in the curve. ``step`` is the distance of its lines."""

    first: int
    last: int
    low: int
    top: int
    step: int
    left: int
    right: int
    lower: int

    @classmethod
    def of(cls, sheet: Outcome, high: int) -> _Axes:
        scores = [score for _, each in sheet.curve for score in each]
        low, top = min(0, *scores), max(1, *scores)
        step = _step(top - low)
        low, top = low // step * step, -(-top // step) * step
        left = _EDGE + _PAD + max(width(str(n), 600) for n in (low, top)) + 10
        first, last = sheet.curve[0][0], sheet.curve[-1][0]
        return cls(first, last, low, top, step, left, WIDE - _EDGE - 104, high - 24)

    def at(self, number: int, score: int) -> Point:
        """The point of a score after a move."""
        across = (number - self.first) * (self.right - self.left)
        up = (score - self.low) * (self.lower - _UPPER)
        wide, high = max(self.last - self.first, 1), self.top - self.low
        return self.left + across // wide, self.lower - up // high

    def lines(self) -> Iterator[Mark]:
        """The lines of the scale, with their scores."""
        for score in range(self.low, self.top + 1, self.step):
            y = self.at(self.first, score)[1]
            yield Line(((self.left, y), (self.right, y)), RIM, 2)
            yield Text(self.left - 10, y, str(score), LETTER, SOFT, "right", 600)


def _stepped(points: Sequence[Point]) -> tuple[Point, ...]:
    """A score stays as it is until it changes at once."""
    found = [points[0]]
    for (_, before), (x, y) in pairwise(points):
        if y != before:
            found += [(x, before), (x, y)]
    return (*found, points[-1])


def _step(span: int) -> int:
    """The distance of the lines of a scale."""
    power = 1
    while True:
        for each in _STEPS:
            if span <= _SCALE * each * power:
                return each * power
        power *= 10


def _tales(sheet: Outcome) -> _Part:
    room = WIDE - 2 * _EDGE - 2 * _PAD
    marks: list[Mark] = []
    y = _PAD
    for said in sheet.tales:
        rows = lines(said, room)
        marks += laid(rows, _EDGE + _PAD, y + PITCH // 2, room)
        y += len(rows) * PITCH + 8
    if not marks:
        return 0, ()
    high = y + _PAD - 8
    return high, (Box(_EDGE, 0, WIDE - 2 * _EDGE, high, PANEL, RIM, 2, 14), *marks)
