"""The tables of all games as pictures: they can be read on a phone, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.limits import EMBED_DESCRIPTION
from bot.present.tables import as_text, tables
from bot.registry import RegisteredGame, shipped
from render import Scene
from render.charts import HIGH, WIDTH, page_of, pages, rows_of, scene
from render.letters import width
from render.paint import Painter
from render.palette import PANEL, SPACE
from render.scene import Box, Group, Mark, Text, walk
from render.signs import leaves
from render.worded import Worded
from tests.saying import english

from .sight import contrast

GAMES = pytest.mark.parametrize("title", list(shipped()), ids=lambda title: title.cover.slug)
PHONE, LEAST = 340, 11
"""Pixels: how wide a picture is on a phone, and how large its letters have to be there."""
SHOWN = 4.5
"""The contrast of words (WCAG 2, 1.4.3)."""
HEAVIEST = 64 * 1024
LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" * 2


def tables_of(title: RegisteredGame) -> tuple[Worded, ...]:
    return tables(title, english(title.cover.slug)).all


def made(heads: int, *rows: tuple[str, ...]) -> Worded:
    names = tuple(f"Head {n}" for n in range(heads))
    return Worded("made", "A table", names, tuple(f"{name}:" for name in names), rows)


PLANTED = [
    made(2, ("Buoy", LONG), (LONG, "Drifts")),
    made(4, ("1", LONG, "2", LONG), ("2", "Buoy", "3", "drifts " * 120)),
    made(14, *[tuple(f"value {row}" for _ in range(14)) for row in range(40)]),
    made(3, *[(f"{row}", "word " * 60, "") for row in range(30)]),
    made(1, ("Alone",)),
    made(2),
]


def drawn(table: Worded) -> Iterator[Scene]:
    return (scene(table, page) for page in range(pages(table)))


def reach(text: Text, x: int, y: int) -> tuple[int, int, int, int]:
    """From where to where words go; letters count as high as capitals."""
    left, half = text.x + x, text.size * 2 // 5
    middle = text.y + y
    return left, middle - half, left + width(text.words, text.weight, text.size), middle + half


def faults(picture: Scene) -> Iterator[str]:
    """Whatever is cut, overlaps, or is hard to read."""
    wide, high = picture.size
    words = list[tuple[tuple[int, int, int, int], Text]]()
    for group in picture.marks:
        assert isinstance(group, Group)
        plates = [m for m, _, _ in leaves((group,)) if isinstance(m, Box) and m.fill]
        assert {plate.fill for plate in plates} <= {PANEL}
        for mark, x, y in leaves((group,)):
            if not isinstance(mark, Text):
                continue
            bounds = reach(mark, x, y)
            words.append((bounds, mark))
            ground = PANEL if plates else SPACE
            if contrast(mark.colour, ground) < SHOWN:
                yield f"pale: {mark.words}"
            if mark.size * PHONE < LEAST * wide:
                yield f"small: {mark.words}"
            if bounds[0] < 0 or bounds[1] < 0 or bounds[2] > wide or bounds[3] > high:
                yield f"outside: {mark.words}"
            if any(bounds[3] > group.y + plate.h for plate in plates):
                yield f"below its plate: {mark.words}"
    for (one, first), (other, second) in combinations(words, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        if not apart:
            yield f"{first.words} on {second.words}"


def clipped(picture: Scene) -> list[str]:
    """Words that reach beyond what a painter keeps for them, or have a letter it cannot write."""
    found = list[str]()
    for group in walk(picture):
        if isinstance(group, Group) and group.name == "words":
            text, room = group.marks
            assert isinstance(text, Text)
            assert isinstance(room, Box)
            if room.x + room.w < width(text.words, text.weight, text.size) or text.room:
                found.append(text.words)
            found += [each for each in text.words if each != " " and not width(each, text.weight)]
    return found


def written(marks: tuple[Mark, ...]) -> str:
    """All letters of marks, without spaces, in the order in which they stand there."""
    texts = (mark.words for mark, _, _ in leaves(marks) if isinstance(mark, Text))
    return "".join(texts).replace(" ", "")


def losses(table: Worded) -> Iterator[str]:
    """What a picture should say and does not."""
    for page, picture in enumerate(drawn(table)):
        groups = {group.name: group for group in picture.marks if isinstance(group, Group)}
        if written(groups["heading"].marks) != table.heading.replace(" ", ""):
            yield table.heading
        for row in rows_of(table, page):
            said = written(groups[f"row-{row}"].marks).casefold()
            for cell in table.rows[row]:
                if "".join(cell.split()).casefold() not in said:
                    yield f"{row}: {cell}"


@GAMES
def test_every_table_can_be_read_on_a_phone(title: RegisteredGame) -> None:
    for table in tables_of(title):
        for picture in drawn(table):
            assert list(faults(picture)) == [], table.name
            assert clipped(picture) == [], table.name
            assert picture.size[0] == WIDTH
            assert picture.size[1] <= HIGH


@GAMES
def test_every_row_stands_on_one_page_with_all_its_cells(title: RegisteredGame) -> None:
    for table in tables_of(title):
        rows = [row for page in range(pages(table)) for row in rows_of(table, page)]
        assert rows == list(range(len(table.rows)))
        assert all(row in rows_of(table, page_of(table, row)) for row in rows)
        assert list(losses(table)) == [], table.name


@pytest.mark.parametrize("many", [1, pytest.param(None, marks=pytest.mark.long, id="all")])
@GAMES
def test_the_same_table_gives_the_same_bytes_and_they_are_not_too_many(
    title: RegisteredGame, many: int | None
) -> None:
    painter = Painter()
    pictures = [picture for table in tables_of(title) for picture in drawn(table)]
    for picture in pictures[:many]:
        data = painter.paint(picture)
        assert len(data) <= HEAVIEST, picture.marks
        assert Painter().paint(picture) == data


@GAMES
def test_a_page_as_text_fits_into_a_message(title: RegisteredGame) -> None:
    for table in tables_of(title):
        for page in range(pages(table)):
            assert 0 < len(as_text(table, rows_of(table, page))) <= EMBED_DESCRIPTION


@pytest.mark.parametrize("table", PLANTED, ids=range(len(PLANTED)))
def test_long_words_many_columns_and_no_rows_are_drawn(table: Worded) -> None:
    for picture in drawn(table):
        assert list(faults(picture)) == []
        assert clipped(picture) == []
        assert len(Painter().paint(picture)) <= HEAVIEST
    assert list(losses(table)) == []


def test_a_row_that_is_lit_up_stands_where_it_stands_else() -> None:
    table = made(2, ("Buoy", "1"), ("Probe", "2"))

    lit, plain = scene(table, lit=1), scene(table)

    assert written(lit.marks) == written(plain.marks)
    edges = [m.edge for group in lit.marks for m, _, _ in leaves((group,)) if isinstance(m, Box)]
    assert sum(map(bool, edges)) == 1


def test_what_is_cut_or_overlaps_would_be_noticed() -> None:
    one = Text(20, 40, "Words beside", 34, "#ffffff", "left", 500)
    told = {
        fault.split(":")[0]
        for text in (
            Text(60, 40, "words", 34, "#ffffff", "left", 500),
            Text(20, 140, "words", 20, "#ffffff", "left", 500),
            Text(20, 140, "words", 34, PANEL, "left", 500),
            Text(980, 140, "words", 34, "#ffffff", "left", 500),
        )
        for fault in faults(Scene((WIDTH, 200), SPACE, (), (Group("row-0", (one, text)),)))
    }

    assert told == {"Words beside on words", "small", "pale", "outside"}
