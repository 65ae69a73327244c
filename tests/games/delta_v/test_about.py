"""A bare choice says what it is about, so that a picture can frame it."""

from __future__ import annotations

from engine import Choice, Seat
from games.delta_v import GAME
from games.delta_v.state import State as Match

from .builder import A, B, contracting, do, table


def about(state: Match, seat: Seat, verb: str) -> list[str]:
    return list(GAME.panel.about(GAME.rules.view(state, seat), Choice(verb)))


def test_a_look_is_about_the_tiles_that_it_shows() -> None:
    state = table(rockets={A: ["A1", "E6"]})
    assert about(state, A, "prospect") == ["A1", "E6"]
    assert about(table(), A, "prospect") == []


def test_letting_a_contract_fail_is_about_it_and_its_tiles() -> None:
    state = contracting("k6-ad")
    do(state, A, "reveal A1", "reveal E2")
    assert about(state, A, "fail") == ["k6-ad", "A1", "E2"]


def test_passing_a_bid_is_about_the_contract() -> None:
    state = contracting("k1-a")
    do(state, A, "reveal A1")
    assert about(state, B, "pass") == ["k1-a"]
