"""What panels have buttons for: tiles that are not known yet, and those that a contract asks."""

from __future__ import annotations

import pytest

from engine import Choice, offers
from games.delta_v import GAME
from games.delta_v.parts import mineral, wanted
from games.delta_v.state import State

from .builder import A, B, do, table


def likely(state: State) -> list[Choice]:
    return list(GAME.panel.likely(GAME.rules.view(state, A), offers(state, A)))


@pytest.mark.clause("DV41", "DV60")
def test_what_is_likely_follows_from_what_the_player_knows() -> None:
    state = table()
    do(state, A, "survey alphatite")
    do(state, A, "line column-A")
    assert likely(state) == [Choice("look", ("A1", "A2", "A3"))]

    do(state, A, "look A1 A2 A3")
    face = mineral(state.board["A1"])
    do(state, A, f"declare {next(c for c in state.open_contracts() if face in wanted(c))}")

    assert state.attempt is not None
    asked = wanted(state.attempt.contract)
    fits = [c for c in ("A1", "A2", "A3") if mineral(state.board[c]) in asked]
    assert likely(state) == [Choice("reveal", (cell,)) for cell in fits]
    assert fits
    assert GAME.panel.likely(GAME.rules.view(state, B), offers(state, A)) == []
