"""What a choice comes to, for a line beside it."""

from __future__ import annotations

import pytest

from engine import Choice, Phrase, Seat
from games.space_dealer import GAME
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import A, B, build, do, goods, table

MINE = "mine-red-1"


def hint(state: State, choice: str, seat: Seat = A) -> Phrase | None:
    return GAME.hint(view(state, seat), Choice.parse(choice))


@pytest.mark.clause("SD27")
def test_a_delivery_tells_its_points() -> None:
    state = table(advanced=True)
    build(state, B, f"{MINE}:l1")
    state.planets[A].ships[0].at = "seat-1"
    state.planets[A].ships[0].load = goods("yg")
    state.neutrals[0].card = "neutral-ry-1"

    assert hint(state, f"deliver {MINE}=yg ship") == Phrase(
        "hint-delivers", (("points", 3), ("host", 1))
    )
    assert hint(state, "deliver neutral-ry-1=ry ship") == Phrase(
        "hint-delivers-alone", (("points", 3),)
    )


@pytest.mark.clause("SD20", "SD23")
@pytest.mark.parametrize(
    ("advanced", "key"), [(False, "hint-no-site"), (True, "hint-no-site-advanced")]
)
def test_a_card_without_a_site_is_marked_before_it_takes_a_place(
    advanced: bool,  # noqa: FBT001
    key: str,
) -> None:
    state = table(advanced=advanced)
    build(state, A, "mine-blue-1:l1", "mine-blue-2:l2")
    state.planets[A].pile = [MINE, "generator-2"]
    state.planets[A].drawn = ["solar-1", "reactor-1"]

    assert hint(state, f"plan {MINE}") == Phrase(key)
    assert hint(state, "plan generator-2") is None
    assert hint(state, "keep reactor-1") == Phrase(key)
    assert hint(state, "keep solar-1") is None


@pytest.mark.clause("SD28")
def test_waiting_after_the_end_is_for_good() -> None:
    state = table()
    assert hint(state, "wait") is None

    state.closing = "time"

    assert hint(state, "wait") == Phrase("hint-closing")


@pytest.mark.clause("SD8")
@pytest.mark.parametrize(("want", "order"), [("nothing", "queue deals gifts"), ("b", "")])
def test_who_accepts_a_gift_is_proposed_to_accept_all(want: str, order: str) -> None:
    state = table()
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("bb")
    state.planets[B].ships[0].at = "seat-0"
    state.planets[B].ships[0].load = goods("rry")
    do(state, B, f"trade seat-0 seat-0 r {want}")
    (deal,) = state.proposals
    before = view(state, A)

    proposed = GAME.proposes(before, Choice("accept", (deal.id,)))
    declined = GAME.proposes(before, Choice("decline", (deal.id,)))

    assert (str(proposed) if proposed else "") == order
    assert declined is None


@pytest.mark.clause("SD24")
def test_goods_for_which_there_is_no_room_are_said_to_be_lost() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    ship = state.planets[A].ships[0]
    assert hint(state, f"use {MINE} ship") is None

    ship.at = "seat-1"

    assert hint(state, f"use {MINE} ship") == Phrase("hint-no-room")


@pytest.mark.clause("SD23")
def test_a_site_that_another_timer_builds_on_is_marked() -> None:
    state = table()
    state.planets[A].zone = ["mine-blue-1", "mine-blue-2"]
    assert hint(state, "build mine-blue-2 l1") is None

    do(state, A, "build mine-blue-1 l1")

    assert hint(state, "build mine-blue-2 l1") == Phrase("hint-site-promised")
    assert hint(state, "build mine-blue-2 later") is None
