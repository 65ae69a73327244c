"""MV295, MV299: standing orders: what answers, what it would have done, what fits no more."""

from __future__ import annotations

import pytest

from engine import Choice, Left, OrderDisarmed, OrderUsed, Seat, would
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import Bought, OrderLeft, Sold
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    do,
    finish_turn,
    give,
    load,
    owed,
    pirates,
    set_off,
    table,
    told,
)


def struck(outcome: object) -> list[tuple[str, str, tuple[Seat, ...] | None]]:
    """What fits no more: order, reason, who is told."""
    return [
        (str(event.order), event.reason, event.to)
        for event in told(outcome, OrderDisarmed)  # type: ignore[arg-type]
    ]


def laden() -> tuple[State, str]:
    """A has a good aboard that is bought where it lands next, and nothing to learn there."""
    state = table()
    captain(state).level = 3
    market = state.market_in("trp")
    assert market is not None
    good = next(id_ for id_, g in state.parts.good.items() if market.culture in g.buyers)
    load(state, good)
    return state, good


@pytest.mark.clause("MV299", "MV100")
def test_cargo_is_sold_on_landing_by_order() -> None:
    state, good = laden()
    do(state, "order sell-cargo", seat=A)

    outcome = arrive(state, "trpc1")

    assert [sold.good for sold in told(outcome, Sold)] == [good]
    assert owed(state) == ("do-business", A)


@pytest.mark.clause("MV299")
def test_when_the_lists_are_worked_off_the_turn_ends_by_order() -> None:
    state, good = laden()
    do(state, "order sell-cargo", "order-buy shield", "order finish-turn", seat=A)

    outcome = arrive(state, "trpc1")

    assert [sold.good for sold in told(outcome, Sold)] == [good]
    assert [bought.item for bought in told(outcome, Bought)] == ["shield"]
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV299", "MV208", "MV217")
def test_where_training_is_to_be_had_nothing_is_sold_or_ended_by_order() -> None:
    state, _ = laden()
    captain(state).level = 1
    at(state, "trpc1")
    do(state, "order sell-cargo", "order finish-turn", seat=A)

    outcome = arrive(state, "gb")

    assert not told(outcome, Sold)
    assert owed(state) == ("do-business", A)


@pytest.mark.clause("MV299", "MV172")
def test_an_ability_that_cannot_win_is_struck_and_its_owner_asked() -> None:
    state = table()
    captain(state).laser, captain(state).shield = 1, 4
    pirates(state, "pp5", 0, "basic")
    do(state, "order fight-laser", seat=A)
    at(state, "pp4")

    outcome = set_off(state, "pp5", 4, 4, 4)

    assert struck(outcome) == [("order fight-laser", "cannot-win", (A,))]
    assert owed(state) == ("fight-pirates", A)
    assert captain(state).orders == []


@pytest.mark.clause("MV299", "MV172")
def test_where_nothing_can_win_the_order_fights() -> None:
    state = table()
    captain(state).laser = captain(state).shield = 1
    pirates(state, "pp5", 3, "luxury")
    do(state, "order fight-laser", seat=A)
    at(state, "pp4")

    outcome = set_off(state, "pp5", 4, 4, 4, 1)

    assert [used.to for used in told(outcome, OrderUsed)] == [(A,)]
    assert struck(outcome) == []


@pytest.mark.clause("MV299")
def test_a_plan_that_ends_elsewhere_is_struck() -> None:
    state = table()
    do(state, "order-plan gpc3", seat=A)

    outcome = arrive(state, "trpc1")

    assert ("order-plan gpc3", "landed", (A,)) in struck(outcome)
    assert captain(state).plan == ""


@pytest.mark.clause("MV299")
def test_a_plan_whose_goal_is_reached_is_done_without_a_word() -> None:
    state = table()
    do(state, "order-plan trpc1", seat=A)

    outcome = arrive(state, "trpc1")

    assert struck(outcome) == []
    assert captain(state).plan == ""


@pytest.mark.clause("MV299")
def test_a_plan_to_a_ruined_port_is_struck_when_the_turn_comes() -> None:
    state = table()
    state.ports["trp1"] = A
    do(state, "order-plan trp1", seat=B)
    del state.ports["trp1"]
    state.ruins.append("trp1")

    outcome = finish_turn(state)

    assert struck(outcome) == [("order-plan trp1", "no-way", (B,))]


@pytest.mark.clause("MV299", "MV272")
def test_what_nobody_can_get_any_more_is_struck_when_a_turn_ends() -> None:
    state = table()
    give(state, "m12", seat=B)
    load(state, "jammer", seat=B)
    for order in ("order-jam m12", "order-buy jammer", "order-buy laser", "order-buy shield"):
        do(state, order, seat=A)
    captain(state, B).missions.remove("m12")
    captain(state).laser = 6

    outcome = finish_turn(state)

    assert struck(outcome) == [
        ("order-jam m12", "mission-gone", (A,)),
        ("order-buy jammer", "sold-out", (A,)),
        ("order-buy laser", "gauge-full", (A,)),
    ]
    assert captain(state).orders == ["shop-shield"]


@pytest.mark.clause("MV299")
def test_all_orders_are_listed_with_what_takes_them_back() -> None:
    state = table()
    give(state, "m12", seat=B)
    orders = ("order finish-turn", "order-exit nh8=nh4", "order-jam m12", "order-buy bolts")
    do(state, *orders, "order-plan trpc1", seat=A)

    assert GAME.orders.left(state, A) == tuple(
        Left(Choice.parse(order), Choice.parse(order.replace("order", "cancel", 1)))
        for order in (*orders, "order-plan trpc1")
    )
    assert GAME.orders.left(state, B) == ()


@pytest.mark.clause("MV299")
def test_what_orders_would_have_done_at_a_decision() -> None:
    state, good = laden()
    assert would(GAME, state, A, Choice.parse("order finish-turn")) is None
    plan = would(GAME, state, A, Choice.parse("order-plan trpc1"))
    assert plan is not None
    assert plan.verb == "set-out"

    arrive(state, "trpc1")

    assert str(would(GAME, state, A, Choice.parse("order sell-cargo"))) == f"sell {good}"
    assert str(would(GAME, state, A, Choice.parse("order-buy shield"))) == "buy shield"
    assert str(would(GAME, state, A, Choice.parse("order finish-turn"))) == "done"
    assert would(GAME, state, A, Choice.parse("order fight-laser")) is None
    do(state, *sorted(can(state, "sell"))[:1])
    assert would(GAME, state, A, Choice.parse("order finish-turn")) is None


@pytest.mark.clause("MV299")
def test_new_orders_are_told_to_their_owner_alone() -> None:
    state = table()

    outcome = do(state, "order sell-cargo", seat=B)

    assert [(event.order, event.to) for event in told(outcome, OrderLeft)] == [("sell-cargo", (B,))]
    assert len(outcome.events) == 1
