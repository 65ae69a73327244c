"""The picture of a chart: columns where its words fit, else a card for each row; page by page.

It is made to be read on a phone, where it is 340 pixels wide: letters are 11 pixels high there,
and a page is not much higher than the screen.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise, product

from .letters import TIE, Hand, Line, broken, laid, parts, roomy, whole, width
from .palette import GOLD, PANEL, SOFT, SPACE, WHITE
from .scene import Box, Group, Mark, Scene, Text
from .worded import Worded

WIDTH = 1024
HIGH = 1600
"""Of a page at most, unless a single row is higher."""
_EDGE, _PAD, _ROW = 10, 14, 8
"""Around the whole; in a row at its sides, and above and below its words."""
_ROOM = WIDTH - 2 * (_EDGE + _PAD)
_GAP, _WIDE_GAP = 24, 72
"""Between columns, at least and at most."""
_LEAST = 48
"""Width of a column."""
_BETWEEN = 8
"""Between cards."""
_LINES, _HEAD_LINES = 3, 3
"""Of a cell and of a head in columns, at most: where more were needed there are cards."""
_SHORT = 5
"""Letters of cells that stand in the middle of their column."""
_SLOT = _ROOM // 8
"""What the fields of a card take of its width, or some of these."""
_TIED = 12
"""Letters of items in a list that are not broken, such as "Land 1"."""
_LETTERS = 1050
"""Of a page at most, about: more of them are too heavy."""

_HEADING = Hand(42, 52, (WHITE, 700), (WHITE, 600))
_HEAD = Hand(34, 42, (SOFT, 700), (SOFT, 600))
_CELL = Hand(34, 42, (WHITE, 700), (WHITE, 500))
_TITLE = Hand(38, 46, (SOFT, 500), (WHITE, 700))
_FIELD = Hand(34, 42, (SOFT, 500), (WHITE, 600))


@dataclass(frozen=True, slots=True)
class _Block:
    """Marks with their corner at (0, 0), and how high they are."""

    marks: tuple[Group, ...]
    high: int

    @property
    def letters(self) -> int:
        """How many are to be drawn."""
        texts = (mark for group in self.marks for mark in group.marks if isinstance(mark, Text))
        return sum(len(text.words) for text in texts)


class _Layout(ABC):
    """How the rows of a chart are set."""

    between = 0

    @abstractmethod
    def head(self) -> _Block:
        """What stands above the rows of each page."""

    @abstractmethod
    def row(self, n: int) -> _Block:
        """A row, without the plate under it."""


@dataclass(frozen=True, slots=True)
class _Column:
    """Where a column stands, and whether its cells stand in the middle of it."""

    left: int
    wide: int
    middle: bool


class _Columns(_Layout):
    """A row in a line, or some lines."""

    def __init__(self, said: Worded, columns: Sequence[_Column]) -> None:
        self._said = said
        self._columns = columns

    def head(self) -> _Block:
        return self._set(self._said.heads, _HEAD, -1)

    def row(self, n: int) -> _Block:
        return self._set(self._said.shown[n], _CELL, self._said.naming)

    def _set(self, cells: Sequence[str], hand: Hand, naming: int) -> _Block:
        marks, most = list[Group](), 0
        for n, (cell, column) in enumerate(zip(cells, self._columns, strict=True)):
            rows = _lines(cell, column.wide, hand, named=n == naming)
            for k, line in enumerate(rows):
                spare = column.wide - _length(line, hand) if column.middle else 0
                y = _ROW + hand.pitch // 2 + k * hand.pitch
                marks += roomy(laid([line], _PAD + column.left + spare // 2, y, 0, hand))
            most = max(most, len(rows))
        return _Block(tuple(marks), most * hand.pitch + 2 * _ROW)


class _Cards(_Layout):
    """A row as a card: what it is about as its title, then each cell that says something."""

    between = _BETWEEN

    def __init__(self, said: Worded) -> None:
        self._said = said
        self._columns = range(said.naming + 1, len(said.heads))
        self._wide = {n: self._slots(n) for n in self._columns}

    def head(self) -> _Block:
        return _Block((), 0)

    def row(self, n: int) -> _Block:
        title = self._title(n)
        marks = [*roomy(laid(title, _PAD, _ROW + _TITLE.pitch // 2, 0, _TITLE))]
        y = _ROW + len(title) * _TITLE.pitch
        for line in self._flow(n):
            most = 0
            for column, x in line:
                rows = self._field(column, n)
                marks += roomy(laid(rows, _PAD + x, y + _FIELD.pitch // 2, 0, _FIELD))
                most = max(most, len(rows))
            y += most * _FIELD.pitch
        return _Block(tuple(marks), y + _ROW)

    def _title(self, n: int) -> list[Line]:
        """What the row is about, after the number of it that some begin with."""
        cells, naming = self._said.shown[n], self._said.naming
        before = whole(" ".join(cells[:naming]), _ROOM, _TITLE.name[1], _TITLE.size)
        return broken(
            before, whole(cells[naming], _ROOM, _TITLE.rest[1], _TITLE.size), _ROOM, _TITLE
        )

    def _flow(self, n: int) -> Iterator[list[tuple[int, int]]]:
        """The columns in each line of a card, with where they begin."""
        line, x = list[tuple[int, int]](), 0
        for column in self._columns:
            if not self._said.shown[n][column]:
                continue
            # At the end of a line no gap is needed.
            if line and x + self._wide[column] - _GAP > _ROOM:
                yield line
                line, x = [], 0
            line.append((column, x))
            x += self._wide[column]
        if line:
            yield line

    def _field(self, column: int, n: int) -> list[Line]:
        # Of two columns the second needs no name.
        label = self._said.labels[column] if len(self._said.heads) > 2 else ""
        label = whole(label, _ROOM, _FIELD.name[1], _FIELD.size)
        cell = whole(self._said.shown[n][column], _ROOM, _FIELD.rest[1], _FIELD.size)
        return broken(label, _tied(cell), _ROOM, _FIELD)

    def _slots(self, column: int) -> int:
        """How wide the fields of a column are in one line, with the gap behind them."""
        label = _length((self._said.labels[column], ""), _FIELD)
        gap = width(" ", _FIELD.rest[1], _FIELD.size)
        cells = dict.fromkeys(row[column] for row in self._said.shown)
        longest = max((_length(("", cell), _FIELD) for cell in cells), default=0)
        return -(-(label + gap + longest + _GAP) // _SLOT) * _SLOT


def pages(said: Worded) -> int:
    """How many pictures it takes, at least one."""
    return len(_spread(said))


def page_of(said: Worded, row: int) -> int:
    """Which of them, from 0, has a row."""
    return next((n for n, rows in enumerate(_spread(said)) if row in rows), 0)


def rows_of(said: Worded, page: int) -> range:
    """The rows of a page."""
    return _spread(said)[page]


def scene(said: Worded, page: int = 0, lit: int | None = None) -> Scene:
    """A page of the chart, the first is 0; one row may be lit up."""
    layout = _layout(said)
    marks, y = list[Mark](), _EDGE
    for name, block in (("heading", _heading(said)), ("heads", layout.head())):
        if block.marks:
            marks.append(Group(name, block.marks, _EDGE, y))
        y += block.high
    for n in rows_of(said, page):
        block = layout.row(n)
        plate = _plate(block.high, lit=n == lit, raised=n % 2 == 0 or bool(layout.between))
        marks.append(Group(f"row-{n}", (plate, *block.marks), _EDGE, y))
        y += block.high + layout.between
    return Scene((WIDTH, y - layout.between + _EDGE), SPACE, (), tuple(marks))


def _plate(high: int, *, lit: bool, raised: bool) -> Group:
    edge = (GOLD, 4) if lit else ("", 0)
    box = Box(0, 0, WIDTH - 2 * _EDGE, high, PANEL, *edge, round=8)
    return Group("plate", (box,) if lit or raised else ())


def _heading(said: Worded) -> _Block:
    heading = whole(said.heading, _ROOM, _HEADING.name[1], _HEADING.size)
    rows = broken(heading, "", _ROOM, _HEADING)
    marks = tuple(roomy(laid(rows, _PAD, _ROW + _HEADING.pitch // 2, 0, _HEADING)))
    return _Block(marks, len(rows) * _HEADING.pitch + 2 * _ROW)


# -- pages ----------------------------------------------------------------------------------------


@lru_cache(64)
def _spread(said: Worded) -> tuple[range, ...]:
    """The rows of each page, which are about equally high."""
    layout = _layout(said)
    room = HIGH - 2 * _EDGE - _heading(said).high - layout.head().high
    blocks = [layout.row(n) for n in range(len(said.shown))]
    sizes = [max(b.high + layout.between, b.letters * room // _LETTERS) for b in blocks]
    least = len(_cut(sizes, room))
    # The lowest pages that are not more of them.
    low, high = sum(sizes) // least, room
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if len(_cut(sizes, middle)) <= least else (middle + 1, high)
    return tuple(_cut(sizes, low))


def _cut(sizes: Sequence[int], room: int) -> list[range]:
    """Rows of these sizes in parts of at most so much; at least one, maybe empty."""
    first, used, found = 0, 0, list[range]()
    for n, size in enumerate(sizes):
        if n > first and used + size > room:
            found.append(range(first, n))
            first, used = n, 0
        used += size
    return [*found, range(first, len(sizes))]


# -- columns --------------------------------------------------------------------------------------


@lru_cache(64)
def _layout(said: Worded) -> _Layout:
    for most, heads in product(range(1, _LINES + 1), range(1, _HEAD_LINES + 1)):
        widths = _widths(said, most, heads)
        if widths is not None:
            return _Columns(said, list(_placed(said, widths)))
    return _Cards(said)


def _widths(said: Worded, most: int, heads: int) -> list[int] | None:
    """How wide columns are in which no cell and no head has more lines; None if they do not fit."""
    left = _ROOM - _GAP * (len(said.heads) - 1)
    widths = list[int]()
    for n, head in enumerate(said.heads):
        cells = dict.fromkeys(row[n] for row in said.shown)
        each = [_narrowest(cell, most, _CELL, named=n == said.naming) for cell in cells]
        widths.append(max([_LEAST, _narrowest(head, heads, _HEAD), *each]))
        left -= widths[-1]
        if left < 0:
            return None
    return _widened(said, widths, left)


def _widened(said: Worded, widths: list[int], left: int) -> list[int]:
    """What is left goes to the columns that break their cells, as much as each lacks."""
    longest = [
        max((_length(("", row[n]), _CELL) for row in said.shown), default=0)
        for n in range(len(widths))
    ]
    wants = [max(long - wide, 0) for long, wide in zip(longest, widths, strict=True)]
    share = min(left, sum(wants))
    return [
        wide + share * want // max(sum(wants), 1) for wide, want in zip(widths, wants, strict=True)
    ]


def _placed(said: Worded, widths: Sequence[int]) -> Iterator[_Column]:
    gaps = max(len(widths) - 1, 1)
    gap = min(max((_ROOM - sum(widths)) // gaps, _GAP), _WIDE_GAP)
    lefts = accumulate((wide + gap for wide in widths), initial=0)
    for n, ((left, _), wide) in enumerate(zip(pairwise(lefts), widths, strict=True)):
        short = all(len(row[n]) <= _SHORT for row in said.shown)
        yield _Column(left, wide, short and n != said.naming)


@lru_cache(4096)
def _narrowest(cell: str, most: int, hand: Hand, *, named: bool = False) -> int:
    """The least width in which a cell has at most so many lines, none of its words broken."""
    low = 0
    for word in parts(_tied(cell)):
        low = max(low, width(word, _weight(hand, named=named), hand.size))
    high = max(low, _length((cell, "") if named else ("", cell), hand))
    while low < high:
        middle = (low + high) // 2
        fits = len(_lines(cell, middle, hand, named=named)) <= most
        low, high = (low, middle) if fits else (middle + 1, high)
    return low


def _lines(cell: str, room: int, hand: Hand, *, named: bool = False) -> list[Line]:
    cell = _tied(cell)
    return broken(cell, "", room, hand) if named else broken("", cell, room, hand)


def _length(line: Line, hand: Hand) -> int:
    """Pixels of a line of one part, as ``broken`` counts them."""
    weight, words = (hand.name[1], line[0]) if line[0] else (hand.rest[1], line[1])
    each = [width(word, weight, hand.size) for word in parts(_tied(words))]
    return sum(each) + width(" ", weight, hand.size) * max(len(each) - 1, 0)


def _tied(cell: str) -> str:
    """The cell with the short items of a list held together."""
    items = cell.split(", ")
    tied = [item.replace(" ", TIE) if len(item) <= _TIED else item for item in items]
    return ", ".join(tied) if len(items) > 1 else cell


def _weight(hand: Hand, *, named: bool) -> int:
    return hand.name[1] if named else hand.rest[1]
