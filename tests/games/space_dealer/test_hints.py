"""What a choice comes to, for a line beside it."""

from __future__ import annotations

import pytest

from bot.present.speaker import Speaker
from engine import Choice, Seat
from games.space_dealer import GAME
from games.space_dealer.state import State
from games.space_dealer.view import view
from tests.saying import english

from .table import A, B, build, do, goods, table

MINE = "mine-red-1"


SPEAKER = Speaker(english(GAME.slug), GAME, ("Ann", "Bob", "Cyd"))


def hint(state: State, choice: str, seat: Seat = A) -> str:
    """The line beside a choice, warning and all."""
    return SPEAKER.hint(view(state, seat), Choice.parse(choice))


def warning(state: State, choice: str) -> str:
    return SPEAKER.warning(view(state, A), Choice.parse(choice))


@pytest.mark.clause("SD27")
def test_a_delivery_tells_its_points() -> None:
    state = table(advanced=True)
    build(state, B, f"{MINE}:l1")
    state.planets[A].ships[0].at = "seat-1"
    state.planets[A].ships[0].load = goods("yg")
    state.neutrals[0].card = "neutral-ry-1"

    assert hint(state, f"deliver {MINE}=yg ship") == (
        "3 points for 2 goods, 1 to the host. You have 9 markers left."
    )
    assert hint(state, "deliver neutral-ry-1=ry ship") == ("3 points for 2 goods. Takes no marker.")


@pytest.mark.clause("SD20", "SD23")
@pytest.mark.parametrize(
    ("advanced", "said"),
    [(False, "No site for it now, and you can't take it back."), (True, "No site for it now.")],
)
def test_a_card_without_a_site_is_marked_before_it_takes_a_place(
    advanced: bool,  # noqa: FBT001
    said: str,
) -> None:
    state = table(advanced=advanced)
    build(state, A, "mine-blue-1:l1", "mine-blue-2:l2")
    state.planets[A].pile = [MINE, "generator-2"]
    state.planets[A].drawn = ["solar-1", "reactor-1"]

    assert hint(state, f"plan {MINE}") == f"Makes 1 red. {said}"
    assert hint(state, "plan generator-2") == "Power for 2 columns of its side."
    assert warning(state, "keep reactor-1") == said
    assert warning(state, "keep solar-1") == ""


@pytest.mark.clause("SD28")
def test_waiting_after_the_end_is_for_good() -> None:
    state = table()
    assert hint(state, "wait") == ""

    state.closing = "time"

    assert hint(state, "wait") == "You're done: you deliver nothing more."


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

    proposed = GAME.orders.proposes(before, Choice("accept", (deal.id,)))
    declined = GAME.orders.proposes(before, Choice("decline", (deal.id,)))

    assert (str(proposed) if proposed else "") == order
    assert declined is None


@pytest.mark.clause("SD24")
def test_goods_for_which_there_is_no_room_are_said_to_be_lost() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    ship = state.planets[A].ships[0]
    assert hint(state, f"use {MINE} ship") == "In 1 minute: 1 red. You have room for 8 now."

    ship.at = "seat-1"

    assert warning(state, f"use {MINE} ship") == (
        "Now there's no room for 1: what has no room is lost."
    )


@pytest.mark.clause("SD23")
def test_a_site_that_another_timer_builds_on_is_marked() -> None:
    state = table()
    state.planets[A].zone = ["mine-blue-1", "mine-blue-2"]
    assert hint(state, "build mine-blue-2 l1") == (
        "In 1 minute: makes 1 blue. Wants red and green: 3 points to others, 1 to you."
    )

    do(state, A, "build mine-blue-1 l1")

    assert warning(state, "build mine-blue-2 l1") == "Another timer of yours builds there."
    assert warning(state, "build mine-blue-2 later") == ""


@pytest.mark.clause("SD8")
def test_where_goods_go_builds_nothing_over() -> None:
    state = table()
    build(state, A, f"{MINE}:l1", "depot-1:r1")
    do(state, A, f"use {MINE} ship")

    assert warning(state, f"aim {MINE} depot") == ""
