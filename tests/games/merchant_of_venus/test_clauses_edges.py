"""Corners where two clauses meet."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import FeePaid, JumpFailed, Sold

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    dice,
    do,
    fly,
    give,
    load,
    on_top,
    owed,
    pirates,
    roll,
    set_off,
    show,
    table,
    to_the_end,
    told,
    turn_up,
    wait_at,
)


@pytest.mark.clause("MV135")
def test_if_everybody_is_disqualified_the_match_ends_so() -> None:
    state = table()
    for seat in (A, B):
        captain(state, seat).infamy = 1

    to_the_end(state)

    assert state.over == "disqualified"


@pytest.mark.clause("MV87", "MV41")
def test_a_field_that_is_skipped_cannot_be_stopped_on_for_want_of_points() -> None:
    state = table()
    captain(state).drive = "drive-red"
    at(state, "as33")
    roll(state, 1, 1, 1, towards="as22")
    fly(state, "as22")
    state.turn.points = 1  # beyond as11, which is red, all lines are green

    assert "fly as11" not in can(state)
    assert "fly as12" in can(state)


@pytest.mark.clause("MV87", "MV156")
def test_at_a_skipped_fork_the_way_is_chosen() -> None:
    state = table()
    captain(state).drive = "drive-yellow"
    at(state, "as64")
    roll(state, 2, 2, 2, towards="as65")

    assert (captain(state).at, state.turn.points) == ("as65", 6)
    assert owed(state) == ("fly", A)


@pytest.mark.clause("MV35", "MV260", "MV54")
@pytest.mark.parametrize(
    ("spoiler", "fourth", "points"),
    [("fancy-spoiler", 3, 12), ("fancy-spoiler", 4, 12), ("plain-spoiler", 3, 10)],
)
def test_spoilers_look_at_all_speed_dice(spoiler: str, fourth: int, points: int) -> None:
    state = table()
    load(state, spoiler)
    roll(state, 3, 3, 1)
    dice(state, fourth)

    do(state, "thrust die-1")

    assert state.turn.points == points


@pytest.mark.clause("MV35", "MV226")
def test_jump_start_looks_at_all_speed_dice() -> None:
    state = table()
    give(state, "r01")
    roll(state, 1, 2, 3)
    assert "use r01" in can(state)
    dice(state, 5)

    do(state, "thrust die-1")

    assert "use r01" not in can(state)


@pytest.mark.clause("MV35", "MV260", "MV34")
def test_a_die_rolled_again_changes_what_the_spoiler_adds() -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "b"
    load(state, "plain-spoiler")
    roll(state, 2, 3, 4)
    assert state.turn.points == 10
    do(state, "use humans")
    dice(state, 3)

    do(state, "answer humans die-2")

    assert state.turn.points == 10


@pytest.mark.clause("MV141", "MV222")
def test_switch_switch_helps_when_the_value_points_back() -> None:
    state = table()
    give(state, "r04")
    state.replaced["nh4"] = "blue"
    roll(state, 2, 5, 5)
    fly(state, "nh8")

    do(state, "assign navigation die-2")

    assert owed(state) == ("fly", A)
    do(state, "use r04")
    assert can(state, "fly") == {"fly nh4", "fly nh7"}


@pytest.mark.clause("MV150", "MV53")
def test_the_autopilot_works_at_teleportals_too() -> None:
    state = table()
    give(state, "r06")
    state.replaced["dw3"] = "blue"
    at(state, "dw1")

    outcome = set_off(state, "dw2", 2, 3, 4)

    assert [failed.number for failed in told(outcome, JumpFailed)] == [4]


@pytest.mark.clause("MV46", "MV180")
def test_a_tanker_met_with_the_last_point_sells_four_more() -> None:
    state = table()
    on_top(state.encounters, "e42")
    at(state, "dw9")
    roll(state, 2, 2, 2, towards="dw8")
    fly(state, "dw5", "dw4")

    do(state, "answer e42 pay")

    assert (captain(state).at, state.turn.points) == ("dw2", 3)


@pytest.mark.clause("MV224", "MV226", "MV80")
def test_a_charter_counts_for_exchanged_rewards() -> None:
    state = table()
    give(state, "r15")
    state.rewards.cards.remove("r18")
    state.traded.append("r18")

    do(state, "skip", "buy-reward r18")

    assert captain(state).credits == 450


@pytest.mark.clause("MV224", "MV250")
def test_the_boycott_counts_for_exchanged_rewards() -> None:
    state = table(seats=1, variant="challenge")
    captain(state).credits = 200
    state.challenges, state.unmet, state.round = ["c04"], ["c04"], 10
    state.rewards.cards.remove("r18")
    state.traded.append("r18")

    do(state, "skip", "buy-reward r18")

    assert captain(state).credits == 130


@pytest.mark.clause("MV126", "MV31")
def test_a_ruined_port_is_an_asteroid_in_every_respect() -> None:
    state = table()
    state.ports["as12"] = B
    state.ruins.append("as31")
    at(state, "as31")
    assert can(state, "roll") == {"roll as21", "roll as32", "roll as41"}

    do(state, "skip")

    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV124", "MV209")
def test_on_a_rivals_spaceport_at_home_discount_and_fee_both_count() -> None:
    state = table()
    state.ports["cw1"] = B
    at(state, "cw1")

    do(state, "skip", "buy laser")

    assert captain(state).credits == 500 - 60 + 10 - 10


@pytest.mark.clause("MV263", "MV125")
def test_a_cloaked_merchant_still_earns_on_his_own_spaceport() -> None:
    for owner, credits_ in ((A, 450), (B, 440)):
        state = table()
        load(state, "cloaking-field")
        state.ports["trp1"] = owner
        at(state, "trp2")
        dice(state, 2, 3, 4)
        do(state, "roll trp1", "assign cloaking-field die-2", "fly trp1", "land")
        outcome = do(state, "buy shield")
        assert captain(state).credits == credits_
        assert not told(outcome, FeePaid)


@pytest.mark.clause("MV271", "MV195")
def test_a_tank_is_thrown_out_only_if_the_passengers_fit_elsewhere() -> None:
    state = table()
    load(state, "stasis-tank", "diva", "bolts")
    captain(state).orders.append("jettison")
    at(state, "gb-cw-2")
    do(state, "skip")
    assert "jettison stasis-tank" in can(state)

    load(state, "oracle")
    assert "jettison stasis-tank" not in can(state)


@pytest.mark.clause("MV216", "MV63")
def test_three_sales_in_two_phases_are_no_wholesale() -> None:
    state = table(known=False)
    give(state, "m19")
    captain(state).holds = 4
    load(state, "genes", "genes", "genes")
    arrive(state, "trpc1")

    do(state, "sell genes", "sell genes", "done", "sell genes")

    assert captain(state).missions == ["m19"]


@pytest.mark.clause("MV226", "MV101")
def test_a_key_account_counts_before_what_the_negotiator_gets() -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "a"
    give(state, "r11")
    turn_up(state, "volois", "weak")
    load(state, "perfume")
    at(state, "dwc1")

    outcome = do(state, "skip", "sell-strong perfume")

    assert told(outcome, Sold)[0].price == 160


@pytest.mark.clause("MV234", "MV226")
def test_demand_is_paid_on_top_of_the_strong_value() -> None:
    state = table(demand=True)
    give(state, "r11")
    turn_up(state, "volois", "weak")
    state.demands.cards.remove("volois-genes-40")
    state.market("volois").demands = ["volois-genes-40"]
    load(state, "genes")
    at(state, "dwc1")

    outcome = do(state, "skip", "sell-strong genes")

    assert told(outcome, Sold)[0].price == 140 + 40


@pytest.mark.clause("MV265", "MV250")
def test_travel_fever_shuts_cities_to_the_shuttle_too() -> None:
    for active in (False, True):
        state = table(seats=1, variant="challenge")
        state.challenges = state.unmet = ["c05"] if active else []
        state.round = 15
        load(state, "shuttle")
        wait_at(state, "professor", "humans")
        wait_at(state, "banker")
        at(state, "cw2")
        roll(state, 3, 3, 3)
        do(state, "assign shuttle die-3")
        assert ("board professor" in can(state)) != active


@pytest.mark.clause("MV299", "MV272")
def test_an_order_for_the_jammer_is_done_with_once_it_worked() -> None:
    state = table()
    load(state, "jammer")
    give(state, "m14")
    give(state, "m12", seat=B)
    at(state, "trpc1", B)
    captain(state).orders.append("jam-m12")

    arrive(state, "trpc1")

    assert captain(state).orders == []


@pytest.mark.clause("MV215", "MV213")
def test_mission_conditions_are_lower_limits() -> None:
    tight, waste = table(), table()
    give(waste, "m13")
    give(tight, "m13")
    load(waste, "bolts")
    load(tight, "bolts", "dust")
    for state in (waste, tight):
        arrive(state, "ppc1")

    assert ("fulfil m13 pay" in can(waste), "fulfil m13 pay" in can(tight)) == (True, False)


@pytest.mark.clause("MV277", "MV305")
def test_a_bonus_is_that_of_the_captain_whose_turn_it_is() -> None:
    state = table()
    load(state, "variable-laser")
    load(state, "variable-laser", seat=B)
    roll(state, 2, 3, 4)
    do(state, "assign variable-laser die-4")

    panels = GAME.rules.view(state, A).captains

    assert [panel.laser_bonus for panel in panels] == [4, 0]


@pytest.mark.clause("MV183", "MV185")
@pytest.mark.parametrize("field", ["trpc1", "nh3", "gb"])
def test_the_slaver_without_a_holder_is_bought_at_cities_and_spaceports(field: str) -> None:
    state = table()
    show(state, "e04")
    at(state, field)

    do(state, "skip", "claim e04")

    assert (captain(state).titles, captain(state).credits) == (["e04"], 480)


@pytest.mark.clause("MV5", "MV185")
def test_the_base_is_a_spaceport_for_titles_and_the_archaeologist_is_found_nowhere_else() -> None:
    for field in ("gb", "trpc1"):
        state = table()
        for card in ("e01", "e02", "e03", "e04", "e06"):
            show(state, card)
        give(state, "r02")
        load(state, "drill-license")
        captain(state).infamy = 2
        at(state, field)
        do(state, "skip")
        everywhere = {f"claim {card}" for card in ("e02", "e03", "e04", "e06")}
        assert can(state, "claim") == everywhere | ({"claim e01"} if field == "gb" else set())


@pytest.mark.clause("MV5", "MV183")
def test_the_slaver_sells_passengers_at_the_base_too() -> None:
    state = table()
    give(state, "e04")
    load(state, "banker")

    do(state, "skip", "sell-passenger banker")

    assert (captain(state).credits, captain(state).infamy) == (600, 2)


@pytest.mark.clause("MV176", "MV205")
def test_who_does_not_fight_again_loses_once() -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "b"
    pirates(state, "pp5", 0, "basic")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 6)

    do(state, "fight shield", "stop")

    assert (captain(state).credits, state.pirates[0].infamy) == (480, 1)
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV299", "MV71")
def test_a_shopping_list_keeps_to_the_limits_of_a_city() -> None:
    state = table()
    do(state, "order-buy shield", "order-buy perfume", seat=A)

    arrive(state, "trpc1")

    assert (captain(state).shield, captain(state).cargo) == (3, [])
    assert captain(state).orders == ["shop-perfume"]
