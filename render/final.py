"""The final sheet of a match: who won, the scores, their course, and what one talks about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .letters import LETTER, PITCH, Hand, broken, laid, lines, whole, width
from .outcome import Outcome
from .palette import GOLD, INK, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from .scene import Box, Colour, Group, Line, Mark, Point, Scene, Text
from .shapes import badge, sky
from .text import tame

WIDE = 1024
_EDGE, _GAP, _PAD = 16, 14, 14
_HEAD, _ROW = 96, 64
_CURVE, _UPPER = 330, 76
"""Height of the curve of the scores, and where its greatest score is."""
_APART = 64
"""Of the badges at the ends of lines."""
_ASIDE = 70
"""Of those that stand side by side because their scores are the same."""
_DASH = 24
"""Length of a dash where lines run together."""
_BADGE = 29
_BESIDE = 2
"""Winners beside whose badges there is room for their names."""
_TITLES = ((56, 1), (48, 1), (40, 2), (LETTER, 3))
"""Sizes of the title, each with how many lines it may take."""
_COUNTED, _UNCOUNTED = (SOFT, WHITE, 600), (SOFT, SOFT, 600)
"""Colours of the name and of the figures of a category, and their weight."""
_LOW = 46
"""Height of a category that does not count."""
_MINUS = "\N{MINUS SIGN}"
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
    """The winners with their badges; several stand above the line that names them."""
    winners = [seat for seat, place in enumerate(sheet.places) if place == 1]
    marks: list[Mark] = []
    x, y = _EDGE + 34, 44
    for seat in winners:
        marks.append(Group(f"winner-{seat}", badge(SEATS[seat], 34), x, y))
        x += 86
    start = x - 20 if winners else _EDGE
    if len(winners) > _BESIDE:
        start, y = _EDGE, y + _ROW + 10
    size, said = _largest(sheet.title, WIDE - start - _EDGE)
    for line in said:
        marks.append(Text(start, y, line, size, GOLD, "left", 800, WIDE - start - _EDGE))
        y += size * 5 // 4
    y += _HEAD - 44 - size * 5 // 4
    rows = lines(sheet.said, WIDE - 2 * _EDGE)[:2]
    marks += laid(rows, _EDGE, y + 8, WIDE - 2 * _EDGE)
    return y + len(rows) * PITCH, tuple(marks)


def _largest(title: str, room: int) -> tuple[int, list[str]]:
    """The largest letters with which a title takes few lines, and these."""
    for size, most in _TITLES:
        hand = Hand(size, 0, (GOLD, 800), (GOLD, 800))
        said = [rest for _, rest in broken("", whole(title, room, 800, size), room, hand)]
        if len(said) <= most:
            break
    return size, said[:most]


def _table(sheet: Outcome) -> _Part:
    """Categories below one another, seats beside one another, the best one first.

    What adds up stands above the total, what does not below it.
    """
    if not sheet.columns:
        return 0, ()
    order, (label, each) = _order(sheet), _columns(sheet)
    fits = _fits(sheet, each)
    counted, beside = sheet.counted, sheet.uncounted
    high = _ROW * (len(counted) + 1)
    marks: list[Mark] = [Box(_EDGE, 0, WIDE - 2 * _EDGE, high, PANEL, RIM, 2, 14)]
    for n, seat in enumerate(order):
        drawn, long = _named(sheet, seat) if fits else (_named(sheet, seat)[0][:1], 2 * _BADGE)
        x = _EDGE + label + n * each + (each - long) // 2
        marks.append(Group("", drawn, x, _ROW // 2))
    marks.append(Box(_EDGE + 2, high - _ROW, WIDE - 2 * _EDGE - 4, _ROW - 2, RAISED, round=12))
    y = _ROW
    for column in counted:
        total = column == len(sheet.columns) - 1
        marks += _row(sheet, column, y + _ROW // 2, (GOLD, GOLD, 800) if total else _COUNTED)
        y += _ROW
    if beside:
        marks.append(Text(_EDGE + _PAD, y + 36, sheet.beside, LETTER, SOFT, "left", 700))
        y += 58
        for column in beside:
            marks += _row(sheet, column, y + _LOW // 2, _UNCOUNTED)
            y += _LOW
    return y, tuple(marks)


def _row(sheet: Outcome, column: int, y: int, look: tuple[Colour, Colour, int]) -> Iterator[Mark]:
    """A category with the figures of all seats; what is taken away has a minus."""
    (label, each), (soft, bright, weight) = _columns(sheet), look
    name = sheet.columns[column]
    yield Text(_EDGE + _PAD, y, name, LETTER, soft, "left", weight, label - _PAD)
    for n, seat in enumerate(_order(sheet)):
        figure = _told(sheet.figure(seat, column))
        x = _EDGE + label + n * each + each // 2
        yield Text(x, y, figure, LETTER + 2, bright, weight=weight)


def _told(figure: int) -> str:
    return str(figure).replace("-", _MINUS)


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
    levels = sorted(set(sheet.curve[-1][1]), reverse=True)
    high = max(_CURVE, len(levels) * _APART + 2 * _PAD)
    axes = _Axes.of(sheet, high)
    marks: list[Mark] = [
        Box(_EDGE, 0, WIDE - 2 * _EDGE, high, PANEL, RIM, 2, 14),
        Text(_EDGE + _PAD, 34, sheet.curve_title, LETTER, SOFT, "left", 600),
        *axes.lines(),
    ]
    ways = [
        _stepped([axes.at(number, each[seat]) for number, each in sheet.curve]) for seat in seats
    ]
    for seat in reversed(seats):
        marks += (Line(ways[seat], INK, 10), Line(ways[seat], SEATS[seat].colour, 6))
    marks += _shared(ways)
    number, scores = sheet.curve[-1]
    y = _PAD + _BADGE
    for place, score in enumerate(levels):
        # Beside the end of its line, but over no other, and with room for those below it.
        lowest = high - _PAD - _BADGE - (len(levels) - 1 - place) * _APART
        y = min(max(axes.at(number, score)[1], y), lowest)
        for n, seat in enumerate(seat for seat in seats if scores[seat] == score):
            x = axes.right + 52 + n * _ASIDE
            marks.append(Group(f"end-{seat}", badge(SEATS[seat], _BADGE), x, y))
        y += _APART
    return high, tuple(marks)


def _shared(ways: Sequence[Sequence[Point]]) -> Iterator[Mark]:
    """Where lines run together: dashes of each in turn."""
    edges = sorted({x for way in ways for x, _ in way})
    runs = list[tuple[int, int, int, list[int]]]()
    for left, right in pairwise(edges):
        heights = [_height(way, left) for way in ways]
        for y in sorted(set(heights)):
            there = [seat for seat, each in enumerate(heights) if each == y]
            runs += [(left, right, y, there)] * (len(there) > 1)
    for left, right, y, there in runs:
        # Dashes go on over the moves, however short these are.
        for n in range(left // _DASH, right // _DASH + 1):
            start, end = max(left, n * _DASH), min(right, (n + 1) * _DASH)
            if start < end:
                colour = SEATS[there[n % len(there)]].colour
                yield Box(start, y - 3, end - start, 6, colour)


def _height(way: Sequence[Point], x: int) -> int:
    """How high a line runs to the right of a place."""
    return next(y for here, y in reversed(way) if here <= x)


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
        tied = max(Counter(sheet.curve[-1][1]).values())
        left = _EDGE + _PAD + max(width(_told(n), 600) for n in (low, top)) + 10
        first, last = sheet.curve[0][0], sheet.curve[-1][0]
        return cls(
            first, last, low, top, step, left, WIDE - _EDGE - 104 - (tied - 1) * _ASIDE, high - 24
        )

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
            yield Text(self.left - 10, y, _told(score), LETTER, SOFT, "right", 600)


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
