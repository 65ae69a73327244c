"""Every sign of a board is in its legend, and the legend can be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, combinations
from typing import Any, TypeAlias

import pytest

from bot.registry import RegisteredGame
from locales.files import SHIPPED, SOURCE, Sources
from locales.parsed import by_key, of
from render import Board, Caption, Scene
from render.extent import extent
from render.legend import entries_of, legend, pages, said, sentences
from render.letters import LETTER
from render.paint import Painter
from render.palette import SPACE
from render.scene import Box, Colour, Disc, Group, Line, Mark, Polygon, Text, names, walk
from render.sheet import Bounds
from render.signs import SKY, Sign, found, leaves, matched, placed
from tests.saying import english

from .cover import AGAIN, covered, played
from .positions import Seen
from .sight import contrast
from .watching import MOST, NAMES, OFTEN, TITLES, all_at, public, title_of, watched


def together(title: RegisteredGame) -> pytest.MarkDecorator:
    """Run what looks at whole matches of a game in one process: they are played once."""
    return pytest.mark.xdist_group(f"watched-{title.cover.slug}")


Pictures: TypeAlias = Callable[[str], Sequence[Seen]]
PICTURES = pytest.mark.parametrize(
    ("title", "looked_at"),
    [
        pytest.param(title, some, id=f"{title.cover.slug}-{name}", marks=marks)
        for title in TITLES
        for name, some, marks in (
            ("cover", covered, []),
            ("watched", watched, [pytest.mark.long, together(title)]),
        )
    ],
)
"""Of each game those of its cover, and those of whole matches."""
GAMES = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.cover.slug)
PER_GAME = pytest.mark.parametrize(
    "title",
    [
        pytest.param(title, id=title.cover.slug, marks=[pytest.mark.long, together(title)])
        for title in TITLES
    ],
)
"""The same for what takes long."""
SHOWN = 3.0
"""The contrast from which on a shape says something (WCAG 2, 1.4.11)."""
LONGEST = 100
"""Letters of a text."""
HIGHEST = 1400
"""Pixels of a page."""
HEAVIEST = 144 * 1024
"""Bytes of a picture."""
PAINTER = Painter()


@cache
def legends(slug: str, looked_at: Pictures) -> list[Scene]:
    """The legend of each of the pictures."""
    return [legend(title_of(slug).board, seen.scene, seen.words) for seen in looked_at(slug)]


# -- what is a sign -------------------------------------------------------------------------------


class Reader:
    """Knows of each name of a group what it is on a board; names are asked for again and again."""

    def __init__(self, board: Board[Any]) -> None:
        self.board = board
        self._known: dict[str, list[str]] = {}

    def signs(self, name: str) -> list[str]:
        """The signs that a group of this name is; one is as it should be, or none."""
        if name not in self._known:
            fits = [sign.name for sign in self.board.signs if _is(sign.groups, name)]
            self._known[name] = fits
        return self._known[name]


def faults(reader: Reader, scene: Scene) -> Iterator[str]:
    """Marks that say something and are in no sign, and groups that are not clearly one thing."""
    for group in placed((*scene.backdrop, *scene.marks)):
        signs = reader.signs(group.name)
        fits = [*signs, *["plain"] * _is((*reader.board.plain, *SKY), group.name)]
        if len(fits) > 1:
            yield f"{group.name} is {' and '.join(fits)}"
        if signs and _swallows(group, scene):
            yield f"{group.name} is larger than a tenth of the picture and holds other groups"
    yield from unsaid(reader, scene)


def unsaid(reader: Reader, scene: Scene) -> Iterator[str]:
    """Marks that say something and are in no sign."""
    return _unsaid(reader, (*scene.backdrop, *scene.marks), "", plain=False)


def missing(signs: Sequence[Sign], pictures: Iterable[Seen]) -> list[Sign]:
    """The signs that are in none of the pictures."""
    there = {name for seen in pictures for name in names(seen.scene)}
    return [sign for sign in signs if not any(_is(sign.groups, name) for name in there)]


@cache
def _is(patterns: tuple[str, ...], name: str) -> bool:
    return any(matched(pattern, name) is not None for pattern in patterns)


def _swallows(group: Group, scene: Scene) -> bool:
    if not any(isinstance(mark, Group) for mark in group.marks):
        return False
    left, top, right, bottom = extent((group,))
    return (right - left) * (bottom - top) * 10 > scene.size[0] * scene.size[1]


def _unsaid(reader: Reader, marks: tuple[Mark, ...], within: str, *, plain: bool) -> Iterator[str]:
    for mark in marks:
        if not isinstance(mark, Group):
            if not (_is_words(mark) or (plain and _is_quiet(mark))):
                yield f"{within or 'no group'}: {mark}"
        elif not reader.signs(mark.name) and mark.name not in SKY:
            plain_ = _is(reader.board.plain, mark.name)
            yield from _unsaid(reader, mark.marks, mark.name, plain=plain_)


def _is_words(mark: Mark) -> bool:
    """Words explain themselves; a number or a few letters do not."""
    return isinstance(mark, Text) and bool(re.search(r"[^\W\d_]{3}", mark.words) or not mark.words)


def _is_quiet(mark: Mark) -> bool:
    """Grounds, plates and lines between them."""
    match mark:
        case Box():
            return _is_faint(mark.fill) and _is_faint(mark.edge)
        case Line():
            return _is_faint(mark.colour)
        case _:
            return False


def _is_faint(colour: Colour) -> bool:
    return not colour or contrast(colour, SPACE) < SHOWN


@PICTURES
def test_whatever_says_something_is_a_sign(title: RegisteredGame, looked_at: Pictures) -> None:
    reader = Reader(title.board)
    pictures = (seen.scene for seen in looked_at(title.cover.slug))

    assert sorted({fault for scene in pictures for fault in faults(reader, scene)}) == []


@pytest.mark.deep
@GAMES
def test_whatever_says_something_at_any_time_is_a_sign(title: RegisteredGame) -> None:
    reader = Reader(title.board)
    pictures = (seen.scene for some in all_at(title, MOST) for seen in some)

    assert sorted({fault for scene in pictures for fault in faults(reader, scene)}) == []


@GAMES
def test_the_cover_shows_every_sign(title: RegisteredGame) -> None:
    signs, slug = title.board.signs, title.cover.slug

    assert missing(signs, covered(slug)) == [], AGAIN.format(slug)
    assert len({sign.name for sign in signs}) == len(signs)


@PER_GAME
def test_every_sign_occurs(title: RegisteredGame) -> None:
    slug, never = title.cover.slug, list(title.board.signs)
    more = chain(played(slug), public(title, OFTEN), all_at(title, MOST))
    while never and (some := next(more, None)) is not None:
        never = missing(never, some)

    assert [sign.name for sign in never] == []


@GAMES
def test_every_sign_has_a_text_and_every_text_a_sign(title: RegisteredGame) -> None:
    texts = by_key(of(Sources(SHIPPED), SOURCE, title.cover.slug))

    assert {f"sign-{sign.name}" for sign in title.board.signs} == {
        key for key in texts if key.startswith("sign-")
    }


@PICTURES
def test_what_is_said_of_a_sign_is_short(title: RegisteredGame, looked_at: Pictures) -> None:
    for seen in looked_at(title.cover.slug):
        for each in entries_of(title.board, seen.scene):
            assert len(said(each, seen.words)) <= LONGEST


@PICTURES
def test_a_sign_that_is_left_out_is_missed(title: RegisteredGame, looked_at: Pictures) -> None:
    """All but those that lie in others, of which there are few."""
    board, pictures = title.board, looked_at(title.cover.slug)
    without = [
        Reader(replace(board, signs=tuple(sign for sign in board.signs if sign != left_out)))
        for left_out in board.signs
    ]
    missed = [each for each in without if any(any(unsaid(each, seen.scene)) for seen in pictures)]

    assert len(missed) >= len(without) * 2 // 3


@pytest.mark.parametrize(
    "mark",
    [
        Disc(0, 0, 5, "#ffffff"),
        Polygon(((0, 0), (9, 0), (0, 9)), "#ffffff"),
        Box(0, 0, 9, 9, "", "#ffd76a", 3),
        Line(((0, 0), (9, 9)), "#ffd76a", 3),
        Text(0, 0, "12", 30, "#ffffff"),
        Text(0, 0, "K1", 30, "#ffffff"),
    ],
    ids=lambda mark: type(mark).__name__,
)
def test_nothing_hides_in_a_plain_group(mark: Mark) -> None:
    reader = Reader(replace(TITLES[0].board, signs=(), plain=("panel",)))
    ground = Box(0, 0, 90, 90, "#141d3a")
    words = Text(0, 0, "Turn 12", 30, "#ffffff")

    def told(*marks: Mark) -> list[str]:
        return list(faults(reader, Scene((100, 100), SPACE, (), (Group("panel", marks),))))

    assert told(ground, words) == []
    assert len(told(ground, words, mark)) == 1
    assert len(told(Group("unheard-of", (mark,)))) == 1


# -- the legend -----------------------------------------------------------------------------------


@PICTURES
def test_the_legend_shows_each_sign_of_a_picture_once_as_it_looks_there(
    title: RegisteredGame, looked_at: Pictures
) -> None:
    slug = title.cover.slug
    for seen, drawn_ in zip(looked_at(slug), legends(slug, looked_at), strict=True):
        scene = seen.scene
        entries = entries_of(title.board, scene)
        there = {(each.sign.name, each.id) for each in found(title.board.signs, scene)}
        groups = list(placed((*scene.backdrop, *scene.marks)))

        assert sorted((each.sign.name, each.id) for each in entries) == sorted(there)
        assert all(any(each.group == group for group in groups) for each in entries)
        shown = [group.name for group in placed(drawn_.marks)]
        assert all(each.group.name in shown for each in entries)


@PICTURES
def test_entries_do_not_overlap_and_can_be_read(title: RegisteredGame, looked_at: Pictures) -> None:
    for drawn_ in legends(title.cover.slug, looked_at):
        entries = [group for group in placed(drawn_.marks) if group.name in ("entry", "half")]
        boxes: dict[str, list[Bounds]] = {"entry": [], "half": []}
        for group in entries:
            boxes[group.name].append(extent((group,)))

        assert drawn_.size[0] == 1024
        for many in boxes.values():
            assert all(apart(one, other) for one, other in combinations(many, 2))
            assert all(inside(each, drawn_.size) for each in many)
        for entry in entries:
            own = [mark for mark in entry.marks if isinstance(mark, Text)]
            assert all(mark.size >= LETTER for mark in own)
            assert [mark.words for mark in own if is_cut(mark)] == []


@pytest.mark.parametrize("size", [(60, 60), (90, 300), (300, 300), (700, 90), (900, 500)])
@pytest.mark.parametrize("letter", [LETTER, 2 * LETTER])
def test_letters_of_a_sign_are_not_made_too_small_to_be_read(
    size: tuple[int, int], letter: int
) -> None:
    title = title_of("delta_v")
    sign = Group("rockets-0-A1", (Box(0, 0, *size, "#ffffff"), Text(0, 0, "K", letter, "#000000")))
    words = Caption(english("delta_v"), NAMES)

    drawn_ = legend(title.board, Scene((1024, 600), SPACE, (), (sign,)), words)

    (copy,) = (each for each in placed(drawn_.marks) if each.name == sign.name)
    bounds = extent((copy,))
    assert inside(bounds, drawn_.size)
    assert min(m.size for m, _, _ in leaves((copy,)) if isinstance(m, Text)) >= LETTER
    said_ = [m for m in walk(drawn_) if isinstance(m, Text) and m.words != "K"]
    assert said_
    entry = next(each for each in placed(drawn_.marks) if each.name == "entry")
    for mark in entry.marks:
        if isinstance(mark, Text):
            assert apart(bounds, extent((Group("", (mark,), entry.x, entry.y),)))


@GAMES
def test_a_legend_is_not_too_heavy_and_the_same_each_time(title: RegisteredGame) -> None:
    seen = covered(title.cover.slug)[0]

    drawn_ = legend(title.board, seen.scene, seen.words)
    picture = PAINTER.paint(drawn_)

    assert len(picture) <= HEAVIEST
    assert Painter().paint(legend(title.board, seen.scene, seen.words)) == picture


@PER_GAME
def test_no_legend_is_too_heavy(title: RegisteredGame) -> None:
    for drawn_ in legends(title.cover.slug, watched)[::5]:
        assert len(PAINTER.paint(drawn_)) <= HEAVIEST


def is_cut(mark: Text) -> bool:
    """Whether words take more room than they have, and would end in an ellipsis."""
    left, _, right, _ = extent((replace(mark, room=0),))
    return bool(mark.room) and right - left > mark.room


def apart(one: Bounds, other: Bounds) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def inside(bounds: Bounds, size: tuple[int, int]) -> bool:
    return bounds[0] >= 0 and bounds[1] >= 0 and bounds[2] <= size[0] and bounds[3] <= size[1]


@PICTURES
def test_a_page_is_as_high_as_a_phone_shows_pictures_whole_and_no_sign_is_lost(
    title: RegisteredGame, looked_at: Pictures
) -> None:
    for seen in looked_at(title.cover.slug)[::20]:
        scene, words = seen.scene, seen.words
        count = pages(title.board, scene)
        shown = [sentences(title.board, scene, words, page) for page in range(count)]
        assert [each for page in shown for each in page] == sentences(title.board, scene, words)
        for page in range(count):
            assert legend(title.board, scene, words, page).size[1] <= HIGHEST
