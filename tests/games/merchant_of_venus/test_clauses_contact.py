"""MV60 to MV64 and MV94: the first contact."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import Bought, FirstContact, MarketMoved, Sold
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    dice,
    do,
    finish_turn,
    give,
    load,
    owed,
    table,
    told,
    turn_of,
    wait_at,
)


def unknown(*swaps: tuple[str, str]) -> State:
    """Nothing is discovered; pairs of cultures may change their systems."""
    state = table(known=False)
    for one, other in swaps:
        first, second = state.market(one), state.market(other)
        first.system, second.system = second.system, first.system
    return state


@pytest.mark.clause("MV60", "MV61", "MV62")
def test_the_first_contact_of_the_rulebook_brings_a_credit_of_c120() -> None:
    state = unknown(("volois", "nillis"))  # the Volois live on the Trapped Rogue Planet

    outcome = arrive(state, "trpc1")

    assert [
        (each.seat, each.system, each.culture, each.iou) for each in told(outcome, FirstContact)
    ] == [(A, "trp", "volois", 120)]
    market = state.market("volois")
    assert market.open
    assert market.goods == ["traits"] * 6
    assert market.technologies == ["market-flux"] * 2
    assert (market.supply, market.spare) == ([], [])
    assert captain(state).iou == {"volois": 120}
    assert captain(state).credits == 500


@pytest.mark.clause("MV60")
def test_it_takes_place_at_neutral_spaceports_but_not_when_flying_through() -> None:
    state = unknown()
    arrive(state, "nh3")
    assert owed(state) == ("first-contact", A)

    through = unknown()
    at(through, "gb-cw-1")
    assert through.hidden()
    do(through, "skip")
    assert owed(through) == ("start-turn", B)
    assert len(through.hidden()) == 14


@pytest.mark.clause("MV61")
def test_the_market_markers_are_shuffled() -> None:
    tops = set()
    for die in range(1, 7):
        state = unknown()
        at(state, "trp1")
        dice(state, 2, 2, 2, die, die)
        do(state, "roll trpc1")
        if owed(state)[0] == "fly":
            do(state, "land")
        assert sorted(state.market("nillis").stack) == ["active", "strong", "weak"]
        tops.add(state.market("nillis").top)

    assert len(tops) > 1


@pytest.mark.clause("MV61", "MV233")
def test_passengers_and_demand_that_waited_come_to_the_market() -> None:
    state = unknown()
    wait_at(state, "scientist", "nillis")
    state.market("nillis").demands.append("volois-genes-40")

    arrive(state, "trpc1")

    (market,) = GAME.rules.view(state, B).markets
    assert [guest.id for guest in market.guests] == ["scientist"]
    assert market.demands == ("volois-genes-40",)


@pytest.mark.clause("MV63", "MV64")
def test_three_purchases_and_three_sales_then_one_more_each_in_a_city() -> None:
    state = unknown()
    state.market("nillis").stack = ["strong", "active", "weak"]
    captain(state).holds, captain(state).credits = 4, 2000
    load(state, "genes", "genes", "genes", "sculpture")
    arrive(state, "trpc1")

    for _ in range(3):
        do(state, "sell genes", "buy shield")
    assert can(state, "buy", "sell") == set()
    do(state, "done")
    do(state, "sell sculpture", "buy perfume")

    assert can(state, "buy", "sell") == set()


@pytest.mark.clause("MV63", "MV226")
def test_a_key_account_serves_at_a_first_contact_and_is_one_of_its_three_sales() -> None:
    state = unknown()
    captain(state).holds = 4
    give(state, "r11", "r12")
    load(state, "genes", "genes", "sculpture", "sculpture")
    state.market("nillis").stack = ["weak", "weak", "weak"]
    arrive(state, "trpc1")

    outcome = do(state, "sell-strong sculpture", "sell genes", "sell-strong genes")

    assert [sold.price for sold in told(outcome, Sold)] == [290, 100, 140]
    assert captain(state).rewards == []
    assert can(state, "sell", "sell-strong") == set()


@pytest.mark.clause("MV63")
def test_from_now_on_everybody_may_trade_there() -> None:
    state = unknown()
    arrive(state, "trpc1")
    finish_turn(state)
    turn_of(state, B)
    at(state, "trpc1", B)

    do(state, "skip")

    assert can(state, "buy")


@pytest.mark.clause("MV94", "MV95", "MV63")
def test_the_credit_pays_for_the_purchases_of_the_discoverer() -> None:
    state = unknown()
    arrive(state, "trpc1")

    outcome = do(state, "buy perfume")

    assert [(each.price, each.iou) for each in told(outcome, Bought)] == [(80, 80)]
    assert (captain(state).credits, captain(state).iou) == (500, {"nillis": 0})


@pytest.mark.clause("MV104", "MV63")
def test_sales_of_both_phases_move_the_market_once() -> None:
    state = unknown()
    captain(state).holds = 4
    load(state, "genes", "genes")
    arrive(state, "trpc1")
    first = do(state, "sell genes", "done")
    second = do(state, "sell genes")

    assert not told(first, MarketMoved)
    assert not told(second, MarketMoved)
    assert len(told(finish_turn(state), MarketMoved)) == 1


@pytest.mark.clause("MV64", "MV110")
def test_passengers_wait_for_the_business_phase() -> None:
    state = unknown()
    wait_at(state, "scientist", "nillis")
    arrive(state, "trpc1")
    assert can(state, "board", "unload") == set()

    do(state, "done")

    assert can(state, "board") == {"board scientist"}


@pytest.mark.clause("MV290")
def test_who_lives_where_is_secret_until_the_first_contact() -> None:
    state = unknown()
    for viewer in (A, B, None):
        view = GAME.rules.view(state, viewer)
        assert (view.markets, len(view.hidden), view.notes) == ((), 14, ())
