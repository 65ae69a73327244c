"""MV293 to MV305: play by chat: what is asked, what may be undone, orders, time-outs, panels."""

from __future__ import annotations

import pytest

from engine import Outcome, act, active_seats
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    Bought,
    DrillPlaced,
    Flew,
    HazardPassed,
    Landed,
    MissionsSwapped,
    OrderLeft,
    SpeedRolled,
)
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    can_order,
    captain,
    dealt,
    dice,
    do,
    draw,
    finish_turn,
    fly,
    give,
    load,
    on_top,
    owed,
    roll,
    set_off,
    table,
    told,
    turn_of,
    voyage,
    wait_at,
)


def passed(state: State) -> Outcome[State]:
    """One decision is left to the fallback, for whoever owes it."""
    seat = active_seats(state)[0]
    return act(GAME, state, seat, GAME.rules.fallback(state, seat), state.now)


# Whole flights


@pytest.mark.clause("MV297", "MV296")
def test_a_passed_test_and_a_quiet_encounter_do_not_stop_a_flight() -> None:
    state = table()
    on_top(state.encounters, "e20")
    captain(state).laser = 4
    at(state, "wts7")
    set_off(state, "wts6", 6, 6, 6, 1, 1)  # wts5 has a fork and the encounter
    assert captain(state).at == "wts5"

    outcome = do(state, voyage(state, "wtsc2"))

    assert [test.field for test in told(outcome, HazardPassed)] == ["wts4"]
    assert told(outcome, Landed)[0].field == "wtsc2"


@pytest.mark.clause("MV297")
def test_a_new_decision_stops_it_and_the_rest_stays_proposed() -> None:
    state = table()
    on_top(state.encounters, "e42")
    at(state, "pp-im-1")
    set_off(state, "pp8", 6, 6, 6)
    do(state, voyage(state, "ppc1"))
    assert owed(state)[0] == "answer"

    do(state, "answer e42 fly-on")

    assert captain(state).at == "ppc1"


@pytest.mark.clause("MV296", "MV299")
def test_a_voyage_needs_one_command_for_roll_and_flight() -> None:
    state = table()
    at(state, "gb-cw-2")
    dice(state, 2, 2, 2)
    (way,) = (text for text in can(state, "set-out") if text.startswith("set-out gb="))

    outcome = do(state, way)

    assert [landed.field for landed in told(outcome, Landed)] == ["gb"]


@pytest.mark.clause("MV299")
def test_a_flight_plan_rolls_and_flies_turn_after_turn() -> None:
    state = table()
    at(state, "trp-jw-1")
    at(state, "gb", B)
    do(state, "order-plan gpc3", seat=A)
    turn_of(state, B)
    dice(state, 3, 4, 2, 3, 4, 2)

    first = finish_turn(state)  # the turn of A begins, and the ship flies by itself

    assert [rolled.dice for rolled in told(first, SpeedRolled)] == [(3, 4, 2)]
    assert told(first, Flew)[0].fields[0] == "trp-jw-2"
    assert GAME.rules.view(state, A).plan == "gpc3"
    assert GAME.rules.view(state, B).plan == ""


@pytest.mark.clause("MV299")
def test_a_shopping_list_is_bought_on_landing() -> None:
    state = table()
    do(state, "order-buy shield", "order-buy bolts", seat=A)

    outcome = arrive(state, "trpc1")

    assert [bought.item for bought in told(outcome, Bought)] == ["shield"]
    assert can_order(state, "cancel-buy") == {"cancel-buy bolts"}


@pytest.mark.clause("MV299", "MV272")
def test_the_jammer_takes_a_named_mission_by_itself() -> None:
    state = table()
    load(state, "jammer")
    give(state, "m14")
    give(state, "m12", seat=B)
    at(state, "trpc1", B)
    do(state, "order-jam m12", seat=A)

    outcome = arrive(state, "trpc1")

    assert [(swap.given, swap.taken) for swap in told(outcome, MissionsSwapped)] == [("m14", "m12")]


@pytest.mark.clause("MV299")
def test_orders_are_told_to_their_owner_alone_and_can_be_withdrawn() -> None:
    state = table()
    outcome = do(state, "order lower-gauges", seat=B)
    assert [(left.kind, left.order, left.on, left.to) for left in told(outcome, OrderLeft)] == [
        ("plain", "lower-gauges", 1, (B,))
    ]
    assert len(outcome.events) == 1

    do(state, "order stop-on-failure", seat=B)
    assert "order lower-gauges" in can_order(state, seat=B)
    do(state, "cancel stop-on-failure", seat=B)
    assert captain(state, B).orders == []


@pytest.mark.clause("MV300")
@pytest.mark.parametrize(
    ("order", "markers", "placed"),
    [("", 12, 1), ("no-drills", 12, 0), ("save-markers", 6, 1), ("save-markers", 5, 0)],
)
def test_drills_are_placed_unless_the_owner_says_otherwise(
    order: str, markers: int, placed: int
) -> None:
    state = table()
    load(state, "drill-license")
    captain(state).markers = markers
    if order:
        do(state, f"order {order}", seat=A)
    at(state, "dw6")

    outcome = set_off(state, "dw5", 2, 2, 2)

    assert len(told(outcome, DrillPlaced)) == placed


@pytest.mark.clause("MV301")
def test_a_turn_that_ends_in_space_ends_by_itself() -> None:
    state = table()
    load(state, "bolts")
    at(state, "trp-jw-1")

    set_off(state, "trp-jw-2", 2, 2, 2)
    fly(state, "trp-jw-7")

    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV301")
def test_the_question_at_the_end_of_a_movement_can_be_switched_off() -> None:
    for order, decision in ((), "tie-up"), (("quiet-ends",), "do-business"):
        state = table()
        load(state, "cloaking-field")
        captain(state).orders += order
        at(state, "trp2")
        set_off(state, "trp1", 2, 3, 4)
        fly(state, "trpc1")
        assert owed(state)[0] == decision


# What may be taken back


@pytest.mark.clause("MV298")
def test_what_draws_or_tells_secrets_is_sealed_and_the_rest_is_not() -> None:
    state = table()
    load(state, "genes")
    wait_at(state, "scientist", "nillis")
    at(state, "trp2")
    assert roll(state, 2, 3, 4, towards="trp1").sealed

    assert not do(state, "assign navigation die-2").sealed
    assert not fly(state, "trpc1").sealed
    assert not do(state, "sell genes").sealed
    assert not do(state, "buy shield").sealed
    assert not do(state, "board scientist").sealed
    assert do(state, "done").sealed


@pytest.mark.clause("MV298")
def test_a_market_movement_is_sealed_when_it_shows_an_unseen_marker() -> None:
    for turned, sealed in ((0, True), (3, False)):
        state = table()
        state.market("nillis").turned = turned
        load(state, "genes")
        at(state, "trpc1")
        do(state, "skip", "sell genes")
        assert do(state, "close-sales").sealed == sealed


@pytest.mark.clause("MV298")
def test_a_question_to_the_neighbour_and_an_encounter_are_sealed() -> None:
    state = table()
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    assert do(state, "ask-exit").sealed

    assert draw(table(), "e31").sealed


@pytest.mark.clause("MV298")
def test_a_first_contact_is_sealed() -> None:
    state = table(known=False)
    at(state, "trp1")
    dice(state, 2, 2, 2)
    do(state, "roll trpc1")

    assert owed(state)[0] == "first-contact" or do(state, "land").sealed


# Time-outs


@pytest.mark.clause("MV302")
def test_out_of_time_a_ship_stays_and_buys_nothing() -> None:
    state = table()
    at(state, "trpc1")

    passed(state)
    passed(state)

    assert (captain(state).at, captain(state).credits) == ("trpc1", 500)
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV302")
def test_out_of_time_after_the_roll_it_flies_on_and_lands_at_the_first_chance() -> None:
    state = table()
    at(state, "gb-cw-2")
    roll(state, 2, 2, 2, towards="gb-cw-1")

    outcome = passed(state)

    assert [landed.field for landed in told(outcome, Landed)] == ["gb"]


@pytest.mark.clause("MV302")
def test_out_of_time_no_gauge_is_lowered_and_no_reward_exchanged() -> None:
    state = table()
    state.replaced["wts5"] = "blue"
    at(state, "wts3")
    set_off(state, "wts4", 6, 6, 6, 6)
    passed(state)
    assert (captain(state).laser, captain(state).at) == (2, "wts4")

    other = table()
    draw(other, "e37")
    passed(other)
    assert (captain(other).credits, captain(other).infamy) == (500, 1)


@pytest.mark.clause("MV302", "MV143")
def test_out_of_time_the_neighbour_lets_the_die_decide() -> None:
    state = table()
    state.replaced["nh4"] = "blue"
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    do(state, "ask-exit")
    dice(state, 4)

    outcome = passed(state)

    assert told(outcome, Flew)


@pytest.mark.clause("MV302")
def test_out_of_time_pirates_are_fought_with_the_best_ability() -> None:
    state = table()
    captain(state).shield = 5
    draw(state, "e16")

    assert str(GAME.rules.fallback(state, A)) == "fight shield"


@pytest.mark.clause("MV302", "MV13")
def test_out_of_time_every_match_comes_to_its_first_turn() -> None:
    for variant in ("standard", "quick", "epic"):
        state = dealt(seats=3, variant=variant)
        while owed(state)[0] != "start-turn":
            passed(state)
        assert told(finish_turn(state), SpeedRolled) == []


# What everybody sees


@pytest.mark.clause("MV305")
def test_the_panel_shows_everything_on_the_dashboard() -> None:
    state = table()
    load(state, "perfume", "variable-laser", "strong-flame")
    give(state, "m14", "r02", "e01")
    captain(state).drive = "drive-red"
    captain(state).iou["nillis"] = 80
    at(state, "gb-cw-2")
    roll(state, 2, 3, 4, towards="gb-cw-3")
    do(state, "assign variable-laser die-4")

    panel = GAME.rules.view(state, B).captains[A]

    assert (panel.laser, panel.laser_bonus, panel.skill, panel.level) == (2, 4, 3, 1)
    assert (panel.dice, panel.points, panel.drive_on) == ((2, 3, 4), 9, True)
    assert panel.upgrades == (("variable-laser", 4),)
    assert (panel.supplies, panel.missions, panel.iou) == (
        ("strong-flame",),
        ("m14",),
        (("nillis", 80),),
    )
    assert panel.room == 2


@pytest.mark.clause("MV305")
def test_for_each_good_aboard_the_known_buyers_are_named_best_first() -> None:
    state = table()
    state.market("graw").open = False
    state.market("dell").stack = ["strong", "weak", "active"]
    state.market("niks").stack = ["weak", "strong", "active"]
    load(state, "perfume")

    buyers = GAME.rules.view(state, A).captains[A].buyers

    assert buyers == (
        ("perfume", "dell", 160),
        ("perfume", "volois", 140),
        ("perfume", "niks", 120),
    )


@pytest.mark.clause("MV303", "MV290")
def test_the_table_shows_what_lies_open_and_only_the_size_of_piles() -> None:
    state = table(known=False)
    on_top(state.pool, "scientist")
    wait_at(state, "scientist", "nillis")
    state.ports["cw1"] = B
    state.drills["dw5"] = A

    view = GAME.rules.view(state, None)

    assert (view.ports, view.drills) == ((("cw1", B),), (("dw5", A),))
    assert [(place, guest.goal, guest.fare) for place, guest in view.waiting] == [
        ("nillis", "humans", 120)
    ]
    assert dict(view.piles) == {"encounters": 42, "rewards": 25, "missions": 20, "passengers": 14}
    assert len(view.hidden) == 14
