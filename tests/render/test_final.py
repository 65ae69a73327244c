"""The final sheet: it can be read on a phone, and says what the match was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.present.finale import sheet_of
from bot.present.speaker import Speaker
from bot.registry import RegisteredGame, shipped
from engine import Record, Result
from engine.decided import Course, course, decided
from render import Board
from render.final import final
from render.outcome import Outcome
from render.palette import SEATS
from render.scene import Box, Line, Scene, Text, names, walk
from render.signs import leaves, placed
from tests.laws.plans import drawn, play
from tests.saying import english

from .legible import faults
from .positions import NAMES

TITLES = list(shipped())
GAMES = pytest.mark.parametrize(
    ("title", "many"),
    [
        pytest.param(
            title,
            many,
            id=f"{title.cover.slug}-{many}",
            marks=[*marks, pytest.mark.xdist_group(f"final-{title.cover.slug}-{many}")],
        )
        for title in TITLES
        for many, marks in ((1, []), (4, [pytest.mark.long]))
    ],
)
"""Games, and of how many matches the end is looked at. One worker plays them."""
MINUS = "\N{MINUS SIGN}"
PLAIN: Board[Any] = Board(
    lambda _v, _c: Scene((1, 1), "", (), ()), lambda _v, _c: "", lambda _v, _c: ""
)


@cache
def played(slug: str, number: int) -> Course[Any]:
    (game,) = (title.game for title in TITLES if title.cover.slug == slug)
    plan = replace(drawn(game, number), seats=game.cover.seats[number % len(game.cover.seats)])
    entries = [moment.entry for moment in play(game, plan) if moment.entry is not None]
    return course(game, Record(plan.setup(game), entries))


def sheets(title: RegisteredGame, many: int) -> list[Outcome]:
    found = []
    for number in range(many):
        over = played(title.cover.slug, number)
        say = Speaker(english(title.cover.slug), title.game, NAMES[: over.state.seats])
        result = title.game.rules.result(over.state)
        found.append(sheet_of(say, result, decided(title.game, over)))
    return found


def written(scene: Scene) -> str:
    return " ".join(mark.words for mark in walk(scene) if isinstance(mark, Text))


@GAMES
def test_it_can_be_read_on_a_phone(title: RegisteredGame, many: int) -> None:
    for sheet in sheets(title, many):
        assert [str(fault) for fault in faults(PLAIN, final(sheet))] == []


@GAMES
def test_it_says_who_won_all_figures_and_what_one_talks_about(
    title: RegisteredGame, many: int
) -> None:
    for sheet in sheets(title, many):
        said = written(final(sheet))
        for seat in range(len(sheet.names)):
            figures = [sheet.figure(seat, column) for column in range(len(sheet.columns))]
            assert all(str(figure).replace("-", MINUS) in said.split() for figure in figures)
        for tale in sheet.tales:
            assert tale.split(":")[0] in said


@GAMES
def test_what_stands_above_the_total_adds_up_to_it(title: RegisteredGame, many: int) -> None:
    for sheet in sheets(title, many):
        if not sheet.worth:
            continue
        *summed, total = sheet.counted
        for seat in range(len(sheet.names)):
            each = [sheet.figure(seat, column) for column in summed]
            assert sum(each) == sheet.figure(seat, total)
        scene = final(sheet)
        heights = {words: y for words, y in heights_of(scene) if words in sheet.columns}
        for column, name in enumerate(sheet.columns[:-1]):
            below = heights[name] > heights[sheet.columns[total]]
            assert below == (column in sheet.uncounted)
        assert (sheet.beside in written(scene)) == bool(sheet.uncounted)


def heights_of(scene: Scene) -> Iterator[tuple[str, int]]:
    """All words with where they stand, from above."""
    for mark, _, y in leaves((*scene.backdrop, *scene.marks)):
        if isinstance(mark, Text):
            yield mark.words, y + mark.y


def test_a_tie_is_seen_and_all_who_share_it_are_named() -> None:
    six = ("Fenn", "Ada", "Brik", "Cyd", "Dot", "Echo")
    said = "Fenn, Ada, Brik, Cyd, Dot and Echo share the win"
    level = (0,) * len(six)
    sheet = Outcome(
        said,
        "Time is up.",
        six,
        (1,) * len(six),
        ("Total",),
        ((0,),) * len(six),
        "The score",
        ((0, level), (8, level)),
        (),
    )

    scene = final(sheet)

    ends = [group for group in placed(scene.marks) if group.name.startswith("end-")]
    assert len(ends) == len(six)
    assert len({group.y for group in ends}) == 1
    assert len({group.x for group in ends}) == len(six)
    assert names(scene, "winner-") == [f"winner-{seat}" for seat in range(len(six))]
    assert said in written(scene)
    drawn_ = {mark.fill for mark, _, _ in leaves(scene.marks) if isinstance(mark, Box)}
    assert {look.colour for look in SEATS[: len(six)]} <= drawn_
    assert [str(fault) for fault in faults(PLAIN, scene)] == []


def test_the_winners_of_a_shared_win_are_named() -> None:
    (title,) = (title for title in TITLES if title.cover.slug == "delta_v")
    say = Speaker(english("delta_v"), title.game, NAMES[:4])
    found = sheet_of(say, Result("aliens", (1, 1, 4, 1), ("total",), ((0,),) * 4), None)

    assert all(NAMES[seat] in found.title for seat in (0, 1, 3))
    assert NAMES[2] not in found.title


def test_where_nobody_is_ahead_and_nothing_is_counted_it_is_a_draw() -> None:
    (title,) = (title for title in TITLES if title.cover.slug == "delta_vee")
    say = Speaker(english("delta_vee"), title.game, NAMES[:2])
    even = Result("turns", (1, 1), ("total",), ((1,), (1,)), scored=False)

    assert sheet_of(say, even, None).title == "A draw"
    assert say.winners(even) == "It's a draw."
    assert sheet_of(say, replace(even, places=(1, 2)), None).title == f"{NAMES[0]} wins"


def test_a_sheet_with_scores_has_a_line_for_each_seat_that_ends_at_its_badge() -> None:
    sheet = Outcome(
        "Ann wins",
        "The end.",
        ("Ann", "Bob"),
        (1, 2),
        ("Total",),
        ((9,), (4,)),
        "The score",
        ((0, (0, 0)), (5, (9, 0)), (8, (9, 4))),
        (),
    )

    drawn_ = final(sheet)

    assert names(drawn_, "end-") == ["end-0", "end-1"]
    assert sum(isinstance(mark, Line) and mark.width == 6 for mark in walk(drawn_)) == 2
    bare = final(replace(sheet, curve=()))
    assert bare.size[1] < drawn_.size[1]
