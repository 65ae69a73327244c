"""Tow Rights in pictures and words."""

from __future__ import annotations

import pytest

from engine import Seat
from games.tow_rights import GAME
from locales import Library
from render import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Board, Caption, load
from render.paint import paint
from render.scene import Text, dump, names, walk
from render.text import columns
from tests.games.tow_rights.table import A, B, do, played, table

BOARD: Board[object] = load(GAME.slug)
TEXTS = Library(strict=True).texts("en", GAME.slug)
PLAIN = ("Ann", "Bob", "Cleo", "Dan")
LONG = ("W" * 32, "```x\n" * 6, "\N{ROCKET}" * 16, "\u5929" * 32)


def caption(called: tuple[str, ...] = PLAIN, *highlighted: str) -> Caption:
    return Caption(
        texts=TEXTS, names=called, highlighted=frozenset(highlighted), phrase=GAME.help.phrase
    )


def test_the_board_tells_the_round_and_everything_that_counts() -> None:
    state = table()
    state.tugs[A].wrecks += ["hull-1", "hot-3"]

    assert BOARD.alt(GAME.rules.view(state, None), caption()) == (
        "Round 1 of 7. Adrift: hull 5 and tank 2. "
        "Ann: -2 points; cells 1, 2, 3, 4, 5, 6, 7 and 8; tows hot wreck -3 and hull 1. "
        "Bob: 0 points; cells 1, 2, 3, 4, 5, 6, 7 and 8; tows nothing."
    )


def test_the_picture_shows_every_wreck_and_cell() -> None:
    state = table()
    state.tugs[B].wrecks += ["drive-3"]
    found = names(BOARD.scene(GAME.rules.view(state, None), caption()))

    assert [each for each in found if each.startswith("wreck-")] == [
        "wreck-hull-5", "wreck-tank-2", "wreck-drive-3",
    ]  # fmt: skip
    assert found.count("cell-8") == 2


def test_what_may_be_chosen_is_lit_to_its_owner_alone() -> None:
    state = table()
    dark, highlighted = (
        BOARD.scene(GAME.rules.view(state, A), caption(PLAIN, *ids)).marks
        for ids in ((), ("cell-8",))
    )

    assert dark[-2] != highlighted[-2]
    assert dark[-1] == highlighted[-1]


def test_the_own_cell_is_told_to_its_owner() -> None:
    state = table()
    do(state, "burn cell-4")
    said = [
        [mark.words for mark in walk(BOARD.scene(GAME.rules.view(state, viewer), caption()))
         if isinstance(mark, Text)]
        for viewer in (A, B)
    ]  # fmt: skip

    assert "your cell: cell 4" in said[0]
    assert "your cell: cell 4" not in said[1]
    assert "cell set" in said[1]


@pytest.mark.parametrize("called", [PLAIN, LONG])
def test_words_fit_in_every_position_of_a_match(called: tuple[str, ...]) -> None:
    for _, outcome in played(4, ("skipper",), hot=True):
        for viewer in (None, Seat(0)):
            view = GAME.rules.view(outcome.state, viewer)
            lines = BOARD.text(view, caption(called))
            assert len(lines) <= TEXT_ROOM
            assert "`" not in lines
            assert max(map(columns, lines.split("\n"))) <= TEXT_WIDTH
            assert len(BOARD.alt(view, caption(called))) <= ALT_ROOM
            assert dump(BOARD.scene(view, caption(called)))


def test_it_can_be_painted() -> None:
    assert len(paint(BOARD.scene(GAME.rules.view(table(4), A), caption()))) < 100_000
