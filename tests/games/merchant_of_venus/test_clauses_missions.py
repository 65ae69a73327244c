"""MV215 to MV217: missions, card by card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.merchant_of_venus.events import MissionDealt, MissionDone, RewardDrawn
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.state import State

from .positions import (
    A,
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
    table,
    told,
    turn_of,
)


def with_mission(mission: str) -> State:
    """Seat A has a mission; the next reward is no question."""
    state = table()
    give(state, mission)
    on_top(state.rewards, "r02", "r03")
    return state


def is_done(state: State, mission: str) -> bool:
    return mission in captain(state).done


@pytest.mark.clause("MV215")
def test_a_completed_mission_brings_a_reward_and_the_next_mission() -> None:
    state = with_mission("m03")
    captain(state).level = 2
    on_top(state.missions, "m20")

    outcome = arrive(state, "jwc1")

    assert [(done.mission, done.fame) for done in told(outcome, MissionDone)] == [("m03", 2)]
    assert [drawn.reward for drawn in told(outcome, RewardDrawn)] == ["r02"]
    assert [dealt.mission for dealt in told(outcome, MissionDealt)] == ["m20"]
    assert (captain(state).done, captain(state).missions) == (["m03"], ["m20"])


@pytest.mark.clause("MV215", "MV277")
@pytest.mark.parametrize(
    ("mission", "relic", "city"), [("m01", "r05", "trpc1"), ("m08", "r10", "gpc1")]
)
def test_what_counts_in_tests_and_fights_only_completes_no_mission(
    mission: str, relic: str, city: str
) -> None:
    state = table()
    give(state, mission, relic)  # gauges are 2

    arrive(state, city)

    assert captain(state).done == []


def strong_shield(state: State) -> None:
    captain(state).shield = 3


def strong_laser(state: State) -> None:
    captain(state).laser = 3


def trained(state: State) -> None:
    captain(state).level = 2


def licensed(state: State) -> None:
    load(state, "drill-license")


def with_guest(state: State) -> None:
    load(state, "oracle")


def equipped(state: State) -> None:
    load(state, "jammer")


LANDINGS = [
    ("m01", "trpc1", strong_shield),
    ("m03", "jwc1", trained),
    ("m04", "icec1", licensed),
    ("m05", "ibc1", with_guest),
    ("m08", "gpc1", strong_laser),
    ("m12", "imc1", equipped),
]


@pytest.mark.clause("MV215", "MV216")
@pytest.mark.parametrize(("mission", "field", "prepare"), LANDINGS)
def test_missions_that_ask_for_something_on_landing(
    mission: str, field: str, prepare: Callable[[State], None]
) -> None:
    without, elsewhere, ready = (with_mission(mission) for _ in range(3))
    arrive(without, field)
    prepare(elsewhere)
    arrive(elsewhere, "wwc1")
    prepare(ready)
    arrive(ready, field)

    assert [is_done(state, mission) for state in (without, elsewhere, ready)] == [
        False,
        False,
        True,
    ]


@pytest.mark.clause("MV216")
@pytest.mark.parametrize(
    ("mission", "field", "good"),
    [("m02", "cwc1", "dust"), ("m06", "dwc1", "dust"), ("m10", "wwc1", "videos")],
)
def test_missions_that_ask_for_a_good(mission: str, field: str, good: str) -> None:
    state = with_mission(mission)
    load(state, good, "bolts")
    arrive(state, field)
    assert f"fulfil {mission} bolts" not in can(state)

    do(state, f"fulfil {mission} {good}")

    assert is_done(state, mission)
    assert captain(state).cargo == ["bolts"]
    assert good in state.market(COMPONENTS.good[good].id).supply


@pytest.mark.clause("MV216")
@pytest.mark.parametrize(
    ("mission", "field", "price"),
    [
        ("m04", "icec1", 60),
        ("m06", "dwc1", 40),
        ("m07", "nh3", 20),
        ("m09", "as31", 50),
        ("m10", "wwc1", 60),
        ("m11", "mgs3", 40),
        ("m13", "ppc1", 20),
        ("m14", "wtsc1", 80),
    ],
)
def test_missions_that_can_be_paid_for(mission: str, field: str, price: int) -> None:
    state = with_mission(mission)
    captain(state).since.append(f"{mission}-landed")
    at(state, field)
    do(state, "skip", f"fulfil {mission} pay")

    assert is_done(state, mission)
    assert captain(state).credits == 500 - price
    assert captain(state).infamy == (1 if mission == "m13" else 0)


@pytest.mark.clause("MV216")
def test_what_cannot_be_paid_is_not_offered_and_fees_are_no_purchases() -> None:
    poor = with_mission("m14")
    captain(poor).credits = 79
    arrive(poor, "wtsc1")
    assert can(poor, "fulfil") == set()

    state = with_mission("m14")
    arrive(state, "wtsc1")
    do(state, "fulfil m14 pay")
    assert "build wts1" in can(state)


@pytest.mark.clause("MV215")
def test_toxic_waste_needs_two_points_of_room() -> None:
    state = with_mission("m13")
    load(state, "bolts", "dust")

    arrive(state, "ppc1")

    assert can(state, "fulfil") == set()


@pytest.mark.clause("MV215")
def test_a_beacon_in_the_fog_needs_a_navigation_die_in_the_turn_of_the_landing() -> None:
    state = with_mission("m07")
    state.replaced["nh4"] = "blue"
    roll(state, 4, 2, 2)
    fly(state, "nh8")

    do(state, "assign navigation die-4", "land")

    assert is_done(state, "m07")


@pytest.mark.clause("MV215")
def test_mining_rights_need_an_asteroid_first() -> None:
    state = with_mission("m09")
    state.ports["as12"] = A
    at(state, "as23")
    set_off(state, "as22", 2, 2, 2)
    do(state, "land")
    assert not is_done(state, "m09")

    turn_of(state, A)
    set_off(state, "as12", 2, 2, 2)
    do(state, "land")
    assert is_done(state, "m09")


@pytest.mark.clause("MV215")
@pytest.mark.parametrize("way", ["deliver", "unload"])
def test_the_pact_of_generations_needs_a_passenger_ashore(way: str) -> None:
    state = with_mission("m11")
    load(state, "trade-inspector")
    at(state, "mgs3")
    captain(state).since.append("m11-landed")

    do(state, "skip", f"{way} trade-inspector")

    assert is_done(state, "m11")


@pytest.mark.clause("MV215", "MV2")
@pytest.mark.parametrize(
    ("mission", "start", "way"),
    [
        ("m15", "im-sn-1", ("im-sn-2", "sn2", "sn3", "sn4")),
        ("m16", "jw-sg-1", ("jw-sg-2", "sg2", "sg3", "sg4", "sg5")),
    ],
)
def test_surveys_end_a_movement_at_an_anomaly(
    mission: str, start: str, way: tuple[str, ...]
) -> None:
    state = with_mission(mission)
    captain(state).laser = captain(state).shield = 6
    at(state, start)
    set_off(state, way[0], 2, 2, 2, *[1] * 6)

    for field in way[1:]:
        if f"fly {field}" in can(state):
            fly(state, field)

    assert captain(state).at.startswith(COMPONENTS.mission[mission].goal)
    assert is_done(state, mission)


@pytest.mark.clause("MV215", "MV175")
def test_the_pirate_hunter_destroys_pirates() -> None:
    state = with_mission("m17")
    pirates(state, "pp5", 0, "basic")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 1)

    do(state, "fight laser")

    assert is_done(state, "m17")


@pytest.mark.clause("MV215", "MV60")
def test_the_explorer_makes_a_first_contact() -> None:
    state = table(known=False)
    give(state, "m18")
    on_top(state.rewards, "r02")

    arrive(state, "trpc1")

    assert is_done(state, "m18")


@pytest.mark.clause("MV215", "MV100")
def test_the_wholesaler_sells_three_goods_in_one_phase() -> None:
    state = with_mission("m19")
    captain(state).holds = 4
    load(state, "perfume", "perfume", "perfume")
    at(state, "dwc1")

    do(state, "skip", "sell perfume", "sell perfume")
    assert not is_done(state, "m19")
    do(state, "sell perfume")

    assert is_done(state, "m19")


@pytest.mark.clause("MV215", "MV120")
def test_the_master_builder_owns_two_spaceports() -> None:
    state = with_mission("m20")
    state.ports["cw1"] = A
    at(state, "trpc1")

    do(state, "skip", "build trp1")

    assert is_done(state, "m20")


@pytest.mark.clause("MV216")
def test_a_landing_before_the_card_does_not_count() -> None:
    state = table()
    captain(state).level = 2
    arrive(state, "jwc1")
    give(state, "m03")
    do(state, "done")
    turn_of(state, A)

    do(state, "skip")

    assert not is_done(state, "m03")


@pytest.mark.clause("MV216")
def test_the_condition_may_be_met_later_while_the_ship_stays() -> None:
    state = with_mission("m12")
    arrive(state, "imc1")
    assert not is_done(state, "m12")

    do(state, "buy data-probe")

    assert is_done(state, "m12")


@pytest.mark.clause("MV216")
def test_with_an_empty_pile_no_mission_follows() -> None:
    state = with_mission("m03")
    captain(state).level = 2
    state.missions.cards = []

    arrive(state, "jwc1")

    assert captain(state).missions == []


@pytest.mark.clause("MV217")
def test_a_second_mission_costs_c60_at_the_base_and_brings_five_fame() -> None:
    state = table()
    give(state, "m12")

    do(state, "skip", "second-mission")

    assert (captain(state).credits, captain(state).fame) == (440, 5)
    assert len(captain(state).missions) == 2
    assert "second-mission" not in can(state)


@pytest.mark.clause("MV217")
def test_from_then_on_there_are_always_two_in_any_order() -> None:
    state = with_mission("m03")
    captain(state).second, captain(state).level = True, 2
    give(state, "m14")

    arrive(state, "jwc1")

    assert len(captain(state).missions) == 2
    assert "m14" in captain(state).missions
    assert owed(state) == ("do-business", A)
