"""MV110 to MV112 and MV191 to MV198: passengers, room, unloading and jettison."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    Delivered,
    FameGained,
    InfamyGained,
    Jettisoned,
    JettisonRolled,
)
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


def room(state: State) -> int:
    """The free capacity points that the panel shows."""
    return GAME.rules.view(state, A).captains[A].room


@pytest.mark.clause("MV110")
def test_passengers_come_aboard_for_nothing_as_long_as_there_is_room() -> None:
    state = table()
    for guest in ("banker", "missionary", "trade-inspector"):
        wait_at(state, guest)
    load(state, "bolts")

    do(state, "skip", "board banker", "board missionary")

    assert captain(state).credits == 500
    assert can(state, "board") == set()
    assert state.base_guests == ["trade-inspector"]


@pytest.mark.clause("MV110")
def test_boarding_is_no_purchase() -> None:
    state = table()
    wait_at(state, "professor", "humans")
    arrive(state, "cwc1")
    do(state, "board professor")

    assert "build cw1" in can(state)


@pytest.mark.clause("MV111")
def test_a_delivered_passenger_pays_and_brings_fame_or_infamy_and_leaves_the_game() -> None:
    state = table()
    load(state, "scientist", "fugitive")
    at(state, "cwc1")

    outcome = do(state, "skip", "deliver scientist")

    assert told(outcome, Delivered)[0].fare == 120
    assert [fame.fame for fame in told(outcome, FameGained)] == [1]
    assert (captain(state).credits, captain(state).fame) == (620, 1)
    assert state.pool.discards == ["scientist"]

    at(state, "dwc1")
    turn_of(state, A)
    infamy = told(do(state, "skip", "deliver fugitive"), InfamyGained)
    assert ([each.infamy for each in infamy], captain(state).infamy) == ([2], 2)


@pytest.mark.clause("MV111")
def test_a_passenger_for_the_base_is_delivered_there_only() -> None:
    state = table()
    load(state, "oracle")
    at(state, "cwc1")
    do(state, "skip")
    assert can(state, "deliver") == set()

    at(state, "gb")
    turn_of(state, A)
    do(state, "skip", "deliver oracle")
    assert captain(state).credits == 650


@pytest.mark.clause("MV112")
def test_delivery_works_without_movement_on_a_rivals_spaceport_and_without_fee() -> None:
    state = table()
    load(state, "scientist")
    at(state, "cw1")
    state.ports["cw1"] = B

    do(state, "skip", "deliver scientist")

    assert captain(state).credits == 620


@pytest.mark.clause("MV112")
def test_nobody_is_delivered_to_a_culture_that_is_not_known() -> None:
    state = table(known=False)
    load(state, "scientist")
    arrive(state, "trpc1")  # the Nillis live here; the Humans are not discovered

    do(state, "done")

    assert can(state, "deliver") == set()


@pytest.mark.clause("MV191", "MV192")
@pytest.mark.parametrize(
    ("cargo", "left"),
    [
        ((), 4),
        (("dust",), 3),
        (("dust", "junk"), 2),
        (("bolts",), 2),
        (("bolts", "dust"), 1),
        (("diva", "oracle", "stasis-tank"), 3),
        (("dust", "junk", "toys", "liquor"), 0),
    ],
)
def test_two_points_fit_into_a_hold(cargo: tuple[str, ...], left: int) -> None:
    state = table()
    load(state, *cargo)

    assert room(state) == left


@pytest.mark.clause("MV191")
def test_a_thing_of_two_points_needs_a_whole_hold() -> None:
    state = table()
    load(state, "dust", "junk", "toys")
    at(state, "trpc1")

    do(state, "skip")

    assert "buy perfume" not in can(state)
    assert "buy plain-spoiler" in can(state)


@pytest.mark.clause("MV192")
def test_whynom_side_b_and_the_cargo_net_carry_more() -> None:
    state = table()
    captain(state).pilot, captain(state).level, captain(state).side = "whynom", 3, "b"
    assert room(state) == 6

    other = table()
    give(other, "r20")
    load(other, "bolts", "bolts")
    wait_at(other, "banker")
    wait_at(other, "missionary")
    do(other, "skip", "board banker")
    assert can(other, "board") == set()
    assert captain(other).holds == 2


@pytest.mark.clause("MV193")
def test_unloading_puts_things_on_the_market_for_nothing_and_for_everybody() -> None:
    state = table()
    load(state, "bolts", "shuttle", "oracle")
    at(state, "trpc1")

    do(state, "skip", "unload bolts", "unload shuttle", "unload oracle")

    market = state.market("nillis")
    assert captain(state).credits == 500
    assert ("bolts" in market.goods, "shuttle" in market.technologies) == (True, True)
    assert market.guests == ["oracle"]
    finish_turn(state)
    at(state, "trpc1", B)
    do(state, "skip")
    assert {"buy bolts", "buy shuttle", "board oracle"} <= can(state)


@pytest.mark.clause("MV193")
def test_at_the_base_only_passengers_are_unloaded() -> None:
    state = table()
    load(state, "bolts", "oracle")

    do(state, "skip")

    assert can(state, "unload") == {"unload oracle"}


def in_space(state: State) -> State:
    """Seat A stays on a trade route, and has said that it wants to be asked there (MV301)."""
    at(state, "gb-cw-2")
    captain(state).orders.append("jettison")
    do(state, "skip")
    return state


@pytest.mark.clause("MV195", "MV196")
def test_what_is_thrown_out_in_space_goes_to_the_supply_of_its_makers() -> None:
    state = table()
    load(state, "bolts", "shuttle")

    outcome = do(in_space(state), "jettison bolts", "jettison shuttle")

    assert [thrown.item for thrown in told(outcome, Jettisoned)] == ["bolts", "shuttle"]
    assert state.market("eeepeep").supply == ["bolts"]
    assert state.market("humans").spare == ["shuttle"]
    assert "shuttle" in state.market("humans").technologies  # the other one


@pytest.mark.clause("MV195")
def test_nothing_is_thrown_out_on_a_landing_place() -> None:
    state = table()
    load(state, "bolts")
    captain(state).orders.append("jettison")
    at(state, "trpc1")

    do(state, "skip")

    assert can(state, "jettison") == set()
    assert owed(state) == ("do-business", A)


@pytest.mark.clause("MV197")
def test_each_passenger_thrown_out_brings_the_higher_of_two_dice_as_infamy() -> None:
    state = table()
    load(state, "banker", "oracle")
    in_space(state)
    dice(state, 2, 5, 3, 3)

    outcome = do(state, "jettison banker", "jettison oracle")

    assert [rolled.infamy for rolled in told(outcome, JettisonRolled)] == [5, 3]
    assert (captain(state).infamy, state.pool.discards) == (8, ["banker", "oracle"])


@pytest.mark.clause("MV198")
def test_upgrades_move_up_when_one_leaves() -> None:
    state = table()
    load(state, "shuttle", "market-flux", "variable-laser")
    at(state, "trpc1")

    do(state, "skip", "unload shuttle")

    panel = GAME.rules.view(state, A).captains[A]
    assert [id_ for id_, _ in panel.upgrades] == ["market-flux", "variable-laser"]


@pytest.mark.clause("MV193", "MV125")
def test_what_a_player_unloads_cannot_be_bought_back_in_the_same_turn() -> None:
    state = table()
    captain(state).pilot = "whynom"
    load(state, "dust", "shuttle", "oracle")
    state.ports["ww1"] = A
    at(state, "ww1")

    do(state, "skip", "unload dust", "unload shuttle", "unload oracle")

    assert not {"buy dust", "buy shuttle", "board oracle"} & can(state)
    assert captain(state).credits == 500
    do(state, "done")
    turn_of(state, A)
    do(state, "skip")
    assert {"buy dust", "buy shuttle", "board oracle"} <= can(state)


@pytest.mark.clause("MV193", "MV82")
def test_others_of_the_same_kind_can_be_bought_beside_those_unloaded() -> None:
    state = table()
    load(state, "perfume")
    at(state, "trpc1")
    stock = state.market("nillis").goods.count("perfume")

    do(state, "skip", "unload perfume", "buy perfume", "unload perfume")

    assert state.market("nillis").goods.count("perfume") == stock + 1
    for _ in range(stock - 1):
        do(state, "buy perfume", "unload perfume")
    assert "buy perfume" not in can(state)


@pytest.mark.clause("MV195", "MV301")
def test_before_a_ship_flies_on_from_space_anything_can_be_thrown_out() -> None:
    state = table()
    load(state, "bolts", "oracle", "strong-flame")
    at(state, "gb-cw-2")
    assert can(state, "jettison") == {"jettison bolts", "jettison oracle"}
    dice(state, 2, 4)

    outcome = do(state, "jettison oracle")

    assert outcome.sealed
    assert (captain(state).infamy, captain(state).cargo) == (4, ["bolts"])
    assert owed(state) == ("start-turn", A)


@pytest.mark.clause("MV195")
def test_on_a_landing_place_nothing_can_be_thrown_out_before_the_flight() -> None:
    state = table()
    load(state, "bolts")

    assert can(state, "jettison") == set()
