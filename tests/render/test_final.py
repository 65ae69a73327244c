"""The final sheet: it can be read on a phone, and says what the match was."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.present.finale import sheet_of
from bot.present.speaker import Speaker
from bot.registry import RegisteredGame, shipped
from engine import Record
from engine.decided import Course, course, decided
from locales import Library
from locales.files import SOURCE
from render import Board
from render.final import final
from render.outcome import Outcome
from render.scene import Line, Scene, Text, names, walk
from tests.laws.plans import drawn, play

from .legible import faults
from .positions import NAMES

TITLES = list(shipped())
GAMES = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.cover.slug)
LIBRARY = Library(strict=True)
PLAIN: Board[Any] = Board(
    lambda _v, _c: Scene((1, 1), "", (), ()), lambda _v, _c: "", lambda _v, _c: ""
)


@cache
def played(slug: str, number: int) -> Course[Any]:
    (game,) = (title.game for title in TITLES if title.cover.slug == slug)
    plan = replace(drawn(game, number), seats=game.seats[number % len(game.seats)])
    entries = [moment.entry for moment in play(game, plan) if moment.entry is not None]
    return course(game, Record(plan.setup(game), entries))


def sheets(title: RegisteredGame) -> list[Outcome]:
    found = []
    for number in range(4):
        over = played(title.cover.slug, number)
        say = Speaker(
            LIBRARY.texts(SOURCE, title.cover.slug), title.game, NAMES[: over.state.seats]
        )
        result = title.game.result(over.state)
        found.append(sheet_of(say, result, decided(title.game, over)))
    return found


def written(scene: Scene) -> str:
    return " ".join(mark.words for mark in walk(scene) if isinstance(mark, Text))


@GAMES
def test_it_can_be_read_on_a_phone(title: RegisteredGame) -> None:
    for sheet in sheets(title):
        assert [str(fault) for fault in faults(PLAIN, final(sheet))] == []


@GAMES
def test_it_says_who_won_all_figures_and_what_one_talks_about(title: RegisteredGame) -> None:
    for sheet in sheets(title):
        said = written(final(sheet))
        for row in sheet.rows:
            assert all(str(figure) in said.split() for figure in row[: len(sheet.columns)])
        for tale in sheet.tales:
            assert tale.split(":")[0] in said


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
