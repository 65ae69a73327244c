"""MV22, MV120 to MV126 and MV200 to MV202: merchant spaceports and drills."""

from __future__ import annotations

import pytest

from games.merchant_of_venus.events import (
    DrillPlaced,
    DrillsPaid,
    FeePaid,
    PortBuilt,
    PortRuined,
    TitleClaimed,
)
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    do,
    give,
    load,
    owed,
    roll,
    show,
    table,
    to_round,
    told,
)


@pytest.mark.clause("MV120")
def test_a_spaceport_costs_c200_and_the_ship_moves_onto_it() -> None:
    state = table()
    arrive(state, "trpc1")

    outcome = do(state, "build trp1")

    assert [(built.field, built.price) for built in told(outcome, PortBuilt)] == [("trp1", 200)]
    assert (captain(state).credits, captain(state).at, captain(state).markers) == (300, "trp1", 11)
    assert state.ports == {"trp1": A}
    assert state.turn.seat == B


@pytest.mark.clause("MV120")
def test_a_spaceport_stands_on_an_orbit_one_green_line_away() -> None:
    state = table()
    at(state, "jwc2")
    do(state, "skip")

    assert can(state, "build") == {"build jw3"}


@pytest.mark.clause("MV121")
def test_who_bought_this_turn_cannot_build_but_who_sold_can() -> None:
    state = table()
    at(state, "trpc1")
    do(state, "skip", "buy shield", "done")
    assert state.turn.seat == B

    other = table()
    at(other, "dwc1")
    load(other, "perfume")
    do(other, "skip", "sell perfume")
    assert can(other, "build") == {"build dw1"}


@pytest.mark.clause("MV121", "MV63")
def test_a_purchase_at_the_first_contact_forbids_building_too() -> None:
    state = table(known=False)
    arrive(state, "trpc1")
    do(state, "buy shield", "done", "done")

    assert state.turn.seat == B


@pytest.mark.clause("MV122")
def test_where_two_orbits_are_free_the_builder_chooses_and_ships_do_not_matter() -> None:
    state = table()
    at(state, "ibc1")
    at(state, "ib1", B)
    do(state, "skip")
    assert can(state, "build") == {"build ib1", "build ib8"}

    other = table()
    at(other, "ibc1")
    other.ports["ib1"] = B
    do(other, "skip")
    assert can(other, "build") == {"build ib8"}


@pytest.mark.clause("MV123")
def test_no_ship_goes_down_from_a_spaceport_but_the_way_up_stays_open() -> None:
    state = table()
    state.ports["trp1"] = B
    at(state, "trp1")
    roll(state, 2, 2, 2)
    assert "fly trpc1" not in can(state)

    other = table()
    other.ports["trp1"] = B
    at(other, "trpc1")
    roll(other, 2, 2, 2)
    assert captain(other).at == "trp1" or "fly trp1" in can(other)


@pytest.mark.clause("MV123", "MV5", "MV71")
def test_a_system_is_traded_with_at_its_spaceports() -> None:
    state = table()
    state.ports["trp1"] = B
    arrive(state, "trp1", start="trp2")

    do(state, "buy perfume", "buy perfume")

    assert captain(state).cargo == ["perfume", "perfume"]


def guest_of(state: State) -> State:
    """Seat A stays on a spaceport of seat B in the Trapped Rogue Planet."""
    state.ports["trp1"] = B
    at(state, "trp1")
    return state


@pytest.mark.clause("MV124")
def test_each_action_on_a_rivals_spaceport_costs_a_fee_to_its_owner() -> None:
    state = guest_of(table())
    load(state, "genes")

    outcome = do(state, "skip", "buy shield", "sell genes")

    assert [(fee.owner, fee.credits) for fee in told(outcome, FeePaid)] == [(B, 10), (B, 10)]
    assert captain(state, A).credits == 500 - 60 - 10 + 120 - 10
    assert captain(state, B).credits == 520


@pytest.mark.clause("MV124")
def test_who_cannot_pay_the_fee_cannot_buy_but_a_sale_pays_for_itself() -> None:
    state = guest_of(table())
    captain(state).credits = 69
    do(state, "skip")
    assert "buy shield" not in can(state)

    other = guest_of(table())
    captain(other).credits = 0
    load(other, "genes")
    do(other, "skip", "sell genes")
    assert captain(other).credits == 110


@pytest.mark.clause("MV124", "MV95")
def test_a_fee_is_not_paid_with_the_credit_of_a_culture() -> None:
    state = guest_of(table())
    captain(state).credits, captain(state).iou["nillis"] = 9, 900

    do(state, "skip")

    assert can(state, "buy") == set()


@pytest.mark.clause("MV125")
def test_the_own_spaceport_pays_for_each_action() -> None:
    state = table()
    state.ports["trp1"] = A
    at(state, "trp1")
    load(state, "genes")

    do(state, "skip", "buy shield", "sell genes")

    assert captain(state).credits == 500 - 60 + 10 + 120 + 10


@pytest.mark.clause("MV126", "MV4")
def test_building_in_the_asteroid_system_ruins_the_neutral_port() -> None:
    state = table()
    at(state, "as31")
    do(state, "skip")
    assert can(state, "build") == {"build as12"}
    at(state, "as31", B)

    outcome = do(state, "build as12")

    assert captain(state).at == "as12"
    assert [ruined.field for ruined in told(outcome, PortRuined)] == ["as31"]
    assert (state.kind("as31"), state.lands("as31"), state.lands("as12")) == (
        "asteroid",
        False,
        True,
    )
    assert captain(state, B).at == "as31"


@pytest.mark.clause("MV202")
def test_without_a_marker_nothing_is_built_or_drilled() -> None:
    state = table()
    captain(state).markers = 0
    load(state, "drill-license")
    at(state, "trpc1")
    do(state, "skip", "done")
    assert state.turn.seat == B

    other = table()
    captain(other).markers = 0
    load(other, "drill-license")
    at(other, "dw6")
    roll(other, 2, 2, 2, towards="dw5")
    assert other.drills == {}


@pytest.mark.clause("MV200", "MV279", "MV300")
def test_with_a_license_every_free_asteroid_entered_is_drilled() -> None:
    state = table()
    load(state, "drill-license")
    at(state, "dw6")

    outcome = roll(state, 2, 2, 2, towards="dw5")

    assert [placed.field for placed in told(outcome, DrillPlaced)] == ["dw5"]
    assert (state.drills, captain(state).markers) == ({"dw5": A}, 11)


@pytest.mark.clause("MV200")
def test_no_asteroid_is_drilled_twice_nor_without_license_nor_at_the_start() -> None:
    taken = table()
    load(taken, "drill-license")
    taken.drills["dw5"] = B
    at(taken, "dw6")
    roll(taken, 2, 2, 2, towards="dw5")
    assert taken.drills == {"dw5": B}

    without = table()
    at(without, "dw6")
    roll(without, 2, 2, 2, towards="dw5")
    assert without.drills == {}

    there = table()
    load(there, "drill-license")
    at(there, "dw5")
    roll(there, 2, 2, 2, towards="dw4")
    assert there.drills == {}


@pytest.mark.clause("MV188")
def test_a_ship_may_land_on_an_asteroid_and_its_turn_ends() -> None:
    state = table()
    at(state, "dw6")
    give(state, "m09")
    roll(state, 2, 2, 2, towards="dw5")

    do(state, "land")

    assert (captain(state).at, state.turn.seat) == ("dw5", B)


@pytest.mark.clause("MV22")
def test_in_an_even_round_each_drill_pays_c10_and_comes_back() -> None:
    state = table()
    state.drills.update({"dw5": A, "jw9": A, "ice2": B})
    captain(state, A).markers, captain(state, B).markers = 10, 11

    outcome = to_round(state, 4)

    assert [(paid.seat, paid.drills, paid.credits) for paid in told(outcome, DrillsPaid)] == [
        (A, 2, 20),
        (B, 1, 10),
    ]
    assert state.drills == {}
    assert [ship.markers for ship in state.captains] == [12, 12]


@pytest.mark.clause("MV22")
def test_in_an_odd_round_drills_stay() -> None:
    state = table()
    state.drills["dw5"] = A

    to_round(state, 5)

    assert state.drills == {"dw5": A}


@pytest.mark.clause("MV185", "MV183")
def test_the_drill_king_is_whoever_is_paid_most_and_gets_c20_at_each_pay_out() -> None:
    state = table()
    show(state, "e02")
    state.drills.update({"dw5": A, "jw9": A, "ice2": B})

    outcome = to_round(state, 4)
    assert [(claimed.seat, claimed.title) for claimed in told(outcome, TitleClaimed)] == [
        (A, "e02")
    ]

    before = captain(state, A).credits
    to_round(state, 6)
    assert captain(state, A).credits == before + 20


@pytest.mark.clause("MV183")
def test_one_drill_or_a_tie_makes_no_king() -> None:
    state = table()
    show(state, "e02")
    state.drills.update({"dw5": A, "jw9": A, "ice2": B, "ice6": B})

    to_round(state, 4)

    assert captain(state, A).titles == captain(state, B).titles == []


@pytest.mark.clause("MV120", "MV27")
def test_at_most_one_spaceport_a_turn() -> None:
    state = table()
    captain(state).credits = 2000
    at(state, "ibc1")

    do(state, "skip", "build ib1")

    assert owed(state) == ("start-turn", B)
