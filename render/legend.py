"""What is what: a legend of the signs of a board, made of the board's own scene.

How to give a board its signs
-----------------------------

1. **Name the groups** of its scenes so that a name tells what is seen: ``bribe-alphatite``,
   ``badge-seat-2``, ``points``. Names are not painted, so the picture stays as it is. Every shape,
   and every text that is a symbol rather than a word (``7``, ``K1``, ``+2``), lies in a group.
2. **List the signs** in ``BOARD``, in the order in which a newcomer should read them::

       Sign("bribe", ("bribe-*",), figures=(("cost", SPENT),)),
       Sign("player", ("badge-{id}", "turn-{id}")),

   A sign is the groups whose names fit its patterns. An ``{id}`` makes an entry of each id, said
   by ``Caption.id`` (a player's name, a mineral); use it where each has to be told apart, and
   ``*`` where one entry says it for all. ``{n}`` is a number. No group may fit two signs. What
   lies inside a sign belongs to it, and may be a sign as well. The first pattern that occurs is
   the one that is shown, so begin with where the sign is drawn best.
3. **Write its text**, ``sign-<name>`` in ``<slug>_help.ftl`` under ``## What is what``. Begin with
   what it is called, as menus call it, then a colon, then what it means for me: "Alien signal:
   the fifth ends the game". What stands before the first colon is written in white. Figures come
   from ``figures``; at most some 90 characters, because a phone shows about 22 a line.
4. **List what is plain**: groups that only hold others, plates and panels. They may hold words,
   and boxes and lines in colours that hardly stand out; whatever shines says something, and is a
   sign. If a plate has a bright edge, draw the edge as a group of its own.
5. **Choose the callouts**: the five to eight signs that explain most, all to be seen in the
   position that the lobby shows.

``tests/render/test_legend.py`` says what is still missing. Then look at it, 340 pixels wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine import as_seat, is_seat

from .board import Board, Caption
from .extent import extent
from .letters import LETTER, PITCH, Line, called, laid, lines
from .palette import PANEL, SEATS, SPACE
from .scaled import scaled
from .scene import Box, Group, Mark, Scene, Text
from .signs import Found, found, leaves

WIDTH = 1024
PAGE = 13
"""Entries of a page."""
EDGE, _GAP, _PAD = 8, 6, 10
"""Around the whole, between entries, and inside them."""
_COLUMN = (WIDTH - 2 * EDGE - _GAP) // 2
_HALF = (_COLUMN - _GAP) // 2
_WHOLE = WIDTH - 2 * EDGE
_CELL, _SMALL = (104, 130), (52, 52)
"""Room for a sign beside its text, and in an entry of half the width."""
_LARGE = 180
"""Height of a sign above its text, if its letters can be read then."""
_LEAST = 25
"""Percent to which a sign without letters is made smaller so that it stands beside its text."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A sign with its text, its corner at (0, 0)."""

    marks: tuple[Mark, ...]
    high: int
    wide: int = _COLUMN


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The marks of a sign around their middle, and their size."""

    marks: tuple[Mark, ...]
    size: tuple[int, int]


def legend(board: Board[Any], scene: Scene, caption: Caption, page: int | None = None) -> Scene:
    """Each sign of a scene of the board beside what it is, in two columns.

    page: those of a page alone, the first is 0; past the end the last.
    """
    entries = [
        entry
        for _, same in groupby(_of_page(board, scene, page), key=lambda each: each.sign)
        for entry in _of_a_sign(list(same), caption)
    ]
    narrow = [entry for entry in entries if entry.wide <= _COLUMN]
    cut = _halfway([entry.high + _GAP for entry in narrow])
    columns = (narrow[:cut], narrow[cut:])
    marks = [
        Group("column", tuple(_stacked(column)), EDGE + n * (_COLUMN + _GAP), EDGE)
        for n, column in enumerate(columns)
    ]
    high = max(sum(entry.high + _GAP for entry in column) for column in columns)
    # What is as wide as the picture stands below the columns.
    below = [entry for entry in entries if entry.wide > _COLUMN]
    marks.append(Group("column", tuple(_stacked(below)), EDGE, EDGE + high))
    high += sum(entry.high + _GAP for entry in below)
    return Scene((WIDTH, high + 2 * EDGE - _GAP), SPACE, (), tuple(marks))


def pages(board: Board[Any], scene: Scene) -> int:
    """How many pages the legend of a scene has, each as high as a phone shows pictures whole."""
    return max(-(-len(entries_of(board, scene)) // PAGE), 1)


def sentences(
    board: Board[Any], scene: Scene, caption: Caption, page: int | None = None
) -> list[str]:
    """What the legend of a scene, or a page of it, says: an item a sign."""
    return [said(each, caption) for each in _of_page(board, scene, page)]


def _of_page(board: Board[Any], scene: Scene, page: int | None) -> list[Found]:
    found_ = entries_of(board, scene)
    if page is None:
        return found_
    first = PAGE * min(page, max(len(found_) - 1, 0) // PAGE)
    return found_[first : first + PAGE]


def entries_of(board: Board[Any], scene: Scene) -> list[Found]:
    """Which sign stands for each entry of the legend, in its order."""
    numbers = {sign.name: number for number, sign in enumerate(board.signs)}
    best: dict[tuple[int, str], Found] = {}
    for each in found(board.signs, scene):
        key = numbers[each.sign.name], each.id
        if key not in best or each.rank < best[key].rank:
            best[key] = each
    order = sorted(best, key=lambda key: (key[0], key[1] if is_seat(key[1]) else ""))
    return [best[key] for key in order]


def said(each: Found, caption: Caption) -> str:
    """The text of a sign."""
    key, figures = f"sign-{each.sign.name}", dict(each.sign.figures)
    if not each.id:
        return caption.texts(key, **figures)
    if not is_seat(each.id):
        return caption.texts(key, id=caption.id(each.id), **figures)
    seat = as_seat(each.id)
    instead = caption.texts("board-seat", letter=SEATS[seat].letter)
    return caption.texts(key, id=called(caption.name(seat), instead), **figures)


def _of_a_sign(same: list[Found], caption: Caption) -> Iterator[_Entry]:
    """The entries of one sign: two beside each other where there are many short ones."""
    room = _HALF - _SMALL[0] - 3 * _PAD
    short = len(same) > 1 and all(
        _is_line(said(each, caption), room)
        and _drawn(each.group.marks, _SMALL).size == _drawn(each.group.marks, _CELL).size
        for each in same
    )
    if not short:
        yield from (_entry(each, caption) for each in same)
        return
    for n in range(0, len(same), 2):
        pair = [_beside(each, caption, _SMALL, _HALF) for each in same[n : n + 2]]
        marks = tuple(Group("half", e.marks, k * (_HALF + _GAP)) for k, e in enumerate(pair))
        yield _Entry(marks, max(entry.high for entry in pair))


def _is_line(words: str, room: int) -> bool:
    """Whether a text is a single line of its own, also as a painter measures it."""
    rows = lines(words, room)
    left, _, right, _ = extent(tuple(laid(rows, 0, 0, 0)))
    return len(rows) == 1 and right - left <= room


def _entry(each: Found, caption: Caption) -> _Entry:
    """A sign with its text beside it, or below where it is too large for that."""
    marks = each.group.marks
    left, top, right, bottom = extent(marks)
    percent = _percent((right - left, bottom - top), _CELL)
    flat = min(right - left, bottom - top) * 4 < max(right - left, bottom - top)
    if percent >= (100 if flat else _least(marks)):
        return _beside(each, caption, _CELL, _COLUMN)
    return _above(each, caption)


def _least(marks: tuple[Mark, ...]) -> int:
    """Percent to which marks can be made smaller so that their letters can still be read."""
    sizes = [mark.size for mark, _, _ in leaves(marks) if isinstance(mark, Text) and mark.words]
    return min(-(-100 * LETTER // min(sizes)), 100) if sizes else _LEAST


def _percent(size: tuple[int, int], room: tuple[int, int]) -> int:
    """How large something may be to find room, of its own size at most."""
    return min(100, room[0] * 100 // size[0], room[1] * 100 // size[1])


def _beside(each: Found, caption: Caption, cell: tuple[int, int], wide: int) -> _Entry:
    drawn = _drawn(each.group.marks, cell)
    left = cell[0] + 2 * _PAD
    room = wide - left - _PAD
    rows = lines(said(each, caption), room)
    high = max(len(rows) * PITCH, drawn.size[1]) + 2 * _PAD
    sign = Group(each.group.name, drawn.marks, _PAD + cell[0] // 2, high // 2)
    words = laid(rows, left, first_baseline(rows, high), room)
    return _Entry((_plate(wide, high), sign, *words), high)


def _above(each: Found, caption: Caption) -> _Entry:
    marks = each.group.marks
    left, top, right, bottom = extent(marks)
    size, least = (right - left, bottom - top), _least(marks)
    wide = _COLUMN if (right - left) * least <= 100 * (_COLUMN - 2 * _PAD) else _WHOLE
    room = wide - 2 * _PAD
    percent = max(_percent(size, (room, _LARGE)), min(least, _percent(size, (room, bottom - top))))
    drawn = _sized(marks, percent)
    across, low = drawn.size
    rows = lines(said(each, caption), room)
    high = low + len(rows) * PITCH + 3 * _PAD
    sign = Group(each.group.name, drawn.marks, _PAD + across // 2, _PAD + low // 2)
    words = laid(rows, _PAD, low + 2 * _PAD + PITCH // 2, room)
    return _Entry((_plate(wide, high), sign, *words), high, wide)


def first_baseline(rows: Sequence[Line], high: int) -> int:
    """Where the first of some lines stands so that all are in the middle of so much."""
    return (high - (len(rows) - 1) * PITCH) // 2


def _plate(wide: int, high: int) -> Group:
    return Group("plate", (Box(0, 0, wide, high, PANEL, round=8),))


def _drawn(marks: tuple[Mark, ...], room: tuple[int, int]) -> _Drawn:
    """Marks as large as they are, or as there is room."""
    left, top, right, bottom = extent(marks)
    return _sized(marks, _percent((right - left, bottom - top), room))


def _sized(marks: tuple[Mark, ...], percent: int) -> _Drawn:
    if percent < 100:
        marks = scaled(marks, percent)
    left, top, right, bottom = extent(marks)
    moved = Group("sign", marks, -(left + right) // 2, -(top + bottom) // 2)
    return _Drawn((moved,), (right - left, bottom - top))


def _stacked(entries: Sequence[_Entry]) -> Iterator[Group]:
    y = 0
    for entry in entries:
        yield Group("entry", entry.marks, 0, y)
        y += entry.high + _GAP


def _halfway(heights: Sequence[int]) -> int:
    """How many stand in the first column so that the longer one is as short as can be."""
    return min(range(len(heights) + 1), key=lambda n: max(sum(heights[:n]), sum(heights[n:])))
