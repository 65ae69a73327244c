"""TR6: who has set a cell aside is known, and which is not."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, copy, offers
from games.tow_rights import GAME
from locales import Library
from render import Board, Caption, load

from .table import A, B, do, played, table

BOARD: Board[object] = load(GAME.slug)
TEXTS = Library(strict=True).texts("en", GAME.slug)


@pytest.mark.clause("TR6")
def test_others_see_that_a_cell_is_set_aside_and_not_which() -> None:
    seen = []
    for cell in ("cell-1", "cell-8"):
        state = table()
        do(state, f"burn {cell}")
        seen.append((GAME.rules.view(state, B), GAME.rules.view(state, None)))
        assert GAME.rules.view(state, A).burned == cell

    assert seen[0] == seen[1]
    assert [tug.is_set for tug in GAME.rules.view(table(), B).tugs] == [False, False]


@pytest.mark.clause("TR6")
def test_nothing_that_is_shown_hangs_on_what_a_seat_cannot_know() -> None:
    caption, changed = Caption(TEXTS, ("Ann", "Bo", "Cy"), phrase=GAME.help.phrase), 0
    for number, (_, outcome) in enumerate(played(3, ("skipper", "random"), hot=True)):
        for viewer in (None, *map(Seat, range(3))):
            other = copy(GAME, outcome.state)
            GAME.rules.resample_hidden(other, viewer, Dice(f"{number:032x}"))
            changed += other != outcome.state
            views = [GAME.rules.view(state, viewer) for state in (outcome.state, other)]
            assert views[0] == views[1]
            assert BOARD.scene(views[0], caption) == BOARD.scene(views[1], caption)
            assert BOARD.alt(views[0], caption) == BOARD.alt(views[1], caption)
            if viewer is not None:
                assert list(offers(other, viewer)) == list(offers(outcome.state, viewer))
    assert changed > 20


@pytest.mark.clause("TR6")
def test_at_the_end_everything_lies_open() -> None:
    *_, (_, outcome) = played(4, ("random",))

    assert len(GAME.rules.view(outcome.state, None).unseen) == 5
