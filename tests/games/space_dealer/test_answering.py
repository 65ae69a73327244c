"""SD4, SD8, SD28: standing orders that answer, what others would have done, and how they end."""

from __future__ import annotations

import pytest

from engine import (
    Choice,
    Left,
    OrderDisarmed,
    OrderUsed,
    Seat,
    act,
    active_seats,
    copy,
    next_alarm,
    wake,
    would,
)
from games.space_dealer import GAME
from games.space_dealer.dealings import DemandMet, OrderDropped, ProposalDeclined, TradeMade
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import MINUTE, A, B, C, asked, build, can_order, do, goods, table, told, wait

MINE = "mine-red-1"
"""It wants yellow and green."""


def landed() -> State:
    """Time is nearly up; the ship of A stands on B's planet with what is wanted there."""
    state = table()
    build(state, B, f"{MINE}:l1")
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "seat-1", goods("yg")
    for seat in (A, B, C):
        state.planets[seat].rest = state.ends
    return state


def end(state: State) -> list[object]:
    """What is told while time runs up."""
    return list(wait(state, state.ends - state.now).events)


@pytest.mark.clause("SD28", "SD4")
def test_after_the_end_an_order_delivers_and_nobody_waits() -> None:
    state = landed()
    do(state, A, "queue last deliver")

    events = end(state)

    (used,) = [event for event in events if isinstance(event, OrderUsed)]
    assert used.to == (A,)
    assert used.answer == Choice("deliver", (f"{MINE}=yg", "ship"))
    assert [event.points for event in events if isinstance(event, DemandMet)] == [3]
    assert state.over == "time"


@pytest.mark.clause("SD28", "SD4")
def test_after_the_end_an_order_is_done_and_nobody_waits() -> None:
    state = landed()
    do(state, A, "queue last wait")

    end(state)

    assert (state.over, state.planets[A].points) == ("time", 0)


@pytest.mark.clause("SD28", "SD4")
def test_an_order_answers_as_its_owner_does_by_hand() -> None:
    by_order = landed()
    by_hand = copy(GAME, by_order)
    do(by_order, A, "queue last deliver", "queue last wait")
    due = by_hand.ends
    wake(GAME, by_hand, due)
    assert active_seats(by_hand) == (A,)
    act(GAME, by_hand, A, Choice("deliver", (f"{MINE}=yg", "ship")), due)
    end(by_order)

    for viewer in (None, B, C):
        assert view(by_order, viewer) == view(by_hand, viewer)


@pytest.mark.clause("SD28", "SD4")
def test_an_order_left_when_one_is_asked_leaves_that_question_open() -> None:
    state = landed()
    end(state)
    assert asked(state) == [A]

    do(state, A, "queue last deliver")

    assert asked(state) == [A]
    assert state.planets[A].points == 0


@pytest.mark.clause("SD28", "SD4")
def test_after_the_next_choice_it_answers_the_rest() -> None:
    state = landed()
    build(state, B, "mine-green-3:l2")
    state.planets[A].ships[0].load = goods("yygb")
    end(state)
    do(state, A, "queue last deliver")

    outcome = do(state, A, f"deliver {MINE}=yg ship")

    assert [each.goods for each in outcome.events if isinstance(each, DemandMet)] == [
        ("yellow", "green"),
        ("yellow", "blue"),
    ]
    assert state.over == "time"


@pytest.mark.clause("SD28", "SD4")
def test_without_markers_the_order_to_deliver_is_struck_and_its_owner_is_told_alone() -> None:
    state = landed()
    timer = state.planets[A].timers[0]
    state.planets[A].zone = [MINE.replace("red", "blue")]
    state.planets[A].markers = 0
    do(state, A, f"build {state.planets[A].zone[0]} later")
    do(state, A, "queue last deliver")

    told_ = end(state)
    while not timer.due and not state.over:
        due = next_alarm(GAME, state)
        assert due is not None
        told_ += wake(GAME, state, due).events

    (struck,) = [event for event in told_ if isinstance(event, OrderDisarmed)]
    assert (struck.to, struck.reason) == ((A,), "no-markers")
    assert GAME.orders.left(state, A) == ()


@pytest.mark.clause("SD8")
def test_what_no_answer_agrees_to_is_declined() -> None:
    state = table()
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("bb")
    state.planets[B].ships[0].at = "seat-0"
    state.planets[B].ships[0].load = goods("rry")
    do(state, A, "queue deals decline", "queue deals take red blue")

    assert told(do(state, B, "trade seat-0 seat-0 y b"), ProposalDeclined) == [
        ProposalDeclined(seat=B, partner=A)
    ]
    assert told(do(state, B, "trade seat-0 seat-0 r b"), TradeMade)
    assert not state.proposals


@pytest.mark.clause("SD8", "SD45")
def test_cards_are_declined_too() -> None:
    state = table(advanced=True)
    state.planets[B].zone = [MINE]
    do(state, A, "queue deals decline")

    assert told(do(state, B, f"swap seat-0 {MINE} nothing"), ProposalDeclined)


@pytest.mark.clause("SD8", "SD28")
def test_lists_are_struck_when_the_end_comes_and_each_owner_is_told_alone() -> None:
    state = landed()
    do(state, A, "queue deals gifts", "queue wishes kind-solar")

    struck = [event for event in end(state) if isinstance(event, OrderDropped)]

    assert [(event.timer, event.order, event.reason, event.to) for event in struck] == [
        ("deals", "gifts", "too-late", (A,)),
        ("wishes", "kind-solar", "too-late", (A,)),
    ]
    assert GAME.orders.left(state, A) == ()
    assert not {said for said in can_order(state, A) if "deals" in said or "wishes" in said}


@pytest.mark.clause("SD4")
def test_everything_left_is_listed_with_what_takes_it_out() -> None:
    state = table()
    for said in ("timer-2 research", "timer-2 fly ship gizzi-1", "deals gifts", "last wait"):
        do(state, A, f"queue {said}")

    listed = GAME.orders.left(state, A)

    assert listed[1] == Left(
        Choice("queue", ("timer-2", "fly", "ship", "gizzi-1")),
        Choice("cancel", ("timer-2", "order-2")),
    )
    assert [each.cancel.args[0] for each in listed] == ["timer-2", "timer-2", "deals", "last"]
    assert GAME.orders.left(state, B) == ()


@pytest.mark.clause("SD4")
@pytest.mark.parametrize(
    ("order", "choice"),
    [
        ("timer-1 research", "research"),
        ("timer-1 fly ship gizzi-1", "fly ship gizzi-1"),
        ("timer-1 unload ship", ""),
        ("timer-1 load ship", "move depot ship all"),
        ("timer-1 deliver ship", ""),
        ("timer-1 build planned free", "build mine-blue-1 l1"),
        ("timer-1 build depot-2 l1", "plan depot-2"),
        ("timer-3 research", ""),
        ("deals gifts", "accept deal-1"),
        ("deals decline", "decline deal-1"),
        ("deals take red blue", "accept deal-1"),
        ("deals take blue red", ""),
        ("last deliver", ""),
    ],
)
def test_what_an_order_would_have_done_at_a_decision(order: str, choice: str) -> None:
    state = table()
    build(state, A, "depot-1:l2", "depot-3:l1" if order == "timer-1 load ship" else "depot-3:l4")
    state.planets[A].zone, state.planets[A].pile = ["mine-blue-1"], ["depot-2"]
    state.planets[A].depot = goods("bb")
    state.planets[B].ships[0].at = "seat-0"
    state.planets[B].ships[0].load = goods("rry")
    do(state, B, "trade seat-0 seat-0 r nothing")

    found = would(GAME, state, Seat(A), Choice.parse(f"queue {order}"))

    assert str(found or "") == choice
    assert state.planets[A].timers[0].queue == []


@pytest.mark.clause("SD4", "SD60")
def test_what_is_left_for_the_end_is_in_the_view_of_its_owner_alone() -> None:
    state = table()
    before = view(state, B)

    do(state, A, "queue last deliver", after=MINUTE // 60)

    assert view(state, A).planets[A].last == ("deliver",)
    assert view(state, B) == before
