"""SD20 to SD27: planning, timers, building, making goods, flying, delivering."""

from __future__ import annotations

import pytest

from engine import Illegal, offers
from games.space_dealer.dealings import DemandMet, HostScored
from games.space_dealer.events import (
    BuildWaits,
    CardBuilt,
    CardCovered,
    Exchanged,
    FlightStarted,
    GoodsLost,
    Produced,
    ShipArrived,
    UseWaits,
)

from .table import A, B, build, can, count, do, goods, power, table, told, wait

MINE = "mine-red-1"


@pytest.mark.clause("SD20")
def test_the_planning_zone_has_two_places() -> None:
    state = table()
    planet = state.planets[A]
    planet.pile = [MINE, "mine-blue-1", "depot-1"]

    do(state, A, f"plan {MINE}", "plan depot-1")

    assert planet.zone == [MINE, "depot-1"]
    assert planet.pile == ["mine-blue-1"]
    assert can(state, A, "plan", "draw") == set()


@pytest.mark.clause("SD20")
def test_higher_levels_draw_two_cards_keep_one_and_put_the_other_under_the_pile() -> None:
    state = table()
    planet = state.planets[A]
    assert can(state, A, "draw") == set()
    planet.level = 2
    assert can(state, A, "draw") == {"draw level-2"}
    planet.level = 3
    assert can(state, A, "draw") == {"draw level-2", "draw level-3"}
    state.common["2"] = ["solar-1", "solar-2", "multi-1", "converter-1"]

    do(state, A, "draw level-2")

    assert can(state, A, "keep", "draw") == {"keep converter-1", "keep multi-1"}
    do(state, A, "keep multi-1")
    assert planet.zone == ["multi-1"]
    assert state.common["2"] == ["converter-1", "solar-1", "solar-2"]


@pytest.mark.clause("SD20")
def test_the_place_is_held_while_one_chooses_and_one_card_may_be_all_there_is() -> None:
    state = table()
    planet = state.planets[A]
    planet.level, planet.zone, planet.pile = 2, ["depot-1"], [MINE]
    state.common["2"] = ["solar-1"]

    do(state, A, "draw level-2")

    assert can(state, A, "plan") == set()
    assert can(state, A, "keep") == {"keep solar-1"}
    do(state, A, "keep solar-1")
    planet.zone = []
    assert can(state, A, "draw") == set()


@pytest.mark.clause("SD21")
def test_research_raises_the_level_by_one_to_three() -> None:
    state = table()
    planet = state.planets[A]

    do(state, A, "research")
    assert "research" not in can(state, A)  # one timer on each place
    wait(state)
    assert planet.level == 2
    do(state, A, "research")
    wait(state)

    assert planet.level == 3
    assert "research" not in can(state, A)


@pytest.mark.clause("SD1", "SD21")
def test_two_timers_and_no_more() -> None:
    state = table()
    build(state, A, f"{MINE}:l1", "mine-blue-1:l2")

    do(state, A, f"use {MINE} ship")
    assert not any("use mine-red-1" in offer for offer in can(state, A))
    do(state, A, "research")

    assert can(state, A, "use", "fly", "research", "build") == set()


@pytest.mark.clause("SD23")
def test_a_card_is_built_when_its_timer_has_run_out() -> None:
    state = table()
    planet = state.planets[A]
    planet.zone = [MINE]

    do(state, A, f"build {MINE} l1")
    wait(state, 59_000)
    assert planet.find(MINE) is None
    outcome = wait(state, 60_000)

    assert [type(event) for event in outcome.events] == [CardBuilt]
    assert planet.zone == []
    assert can(state, A, "use") == {f"use {MINE} depot", f"use {MINE} ship"}


@pytest.mark.clause("SD23")
def test_a_site_left_open_is_chosen_when_the_timer_has_run_out() -> None:
    state = table()
    planet = state.planets[A]
    planet.zone = [MINE]
    do(state, A, f"build {MINE} later")

    outcome = wait(state)

    assert told(outcome, BuildWaits)
    assert can(state, A, "place") == {f"place {MINE} l2", f"place {MINE} l1"}
    do(state, A, f"place {MINE} l2")
    assert planet.built[0].site == "l2"
    assert all(not timer.job for timer in planet.timers)


@pytest.mark.clause("SD23")
def test_a_site_that_is_no_longer_legal_is_chosen_anew() -> None:
    state = table()
    planet = state.planets[A]
    planet.zone = [MINE, "mine-blue-1"]
    do(state, A, f"build {MINE} l1", "build mine-blue-1 l1")

    wait(state)

    assert planet.built[0].card == MINE
    assert can(state, A, "place", "release") == {"place mine-blue-1 l2", "release timer-2"}
    do(state, A, "release timer-2")
    assert planet.zone == ["mine-blue-1"]


@pytest.mark.clause("SD24")
@pytest.mark.parametrize(
    ("card", "site", "made"),
    [(MINE, "l1", 1), ("complex-red", "l2-l1", 2), ("fusion-red", "l2-l1", 4)],
)
def test_mines_make_goods_of_their_colour(card: str, site: str, made: int) -> None:
    state = table()
    build(state, A, f"{card}:{site}")

    do(state, A, f"use {card} ship")
    outcome = wait(state)

    assert count(state.planets[A], "ship", "red") == made
    assert told(outcome, Produced) == [
        Produced(seat=A, card=card, goods=("r" * made,) if made > 1 else ("red",), lost=0)
    ]


@pytest.mark.clause("SD24")
def test_a_multi_mine_makes_any_colour() -> None:
    state = table()
    build(state, A, "multi-1:l1")
    assert len(can(state, A, "use")) == 8

    do(state, A, "use multi-1 blue-ship")
    wait(state)

    assert state.planets[A].ships[0].load == goods("b")


@pytest.mark.clause("SD24")
def test_goods_fill_first_what_was_said_then_the_rest_and_what_does_not_fit_is_lost() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "fusion-red:l2-l1", "depot-1:r1")
    planet.depot, planet.ships[0].load = goods("b"), goods("yyyyyyyy")

    do(state, A, "use fusion-red ship")
    outcome = wait(state)

    assert planet.depot == goods("brrr")
    assert told(outcome, Produced) == [Produced(seat=A, card="fusion-red", goods=("rrrr",), lost=1)]


@pytest.mark.clause("SD24")
def test_a_ship_elsewhere_gets_nothing() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    state.planets[A].ships[0].at = "seat-1"

    do(state, A, f"use {MINE} ship")
    outcome = wait(state)

    assert told(outcome, Produced)[0].lost == 1  # type: ignore[attr-defined]


@pytest.mark.clause("SD24")
def test_goods_of_a_depot_that_is_built_over_go_into_a_ship_or_are_lost() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "depot-1:l1")
    planet.zone, planet.depot = ["complex-red"], goods("rrry")
    planet.ships[0].load = goods("bbbbbbb")

    do(state, A, "build complex-red l2-l1")
    outcome = wait(state)

    assert told(outcome, CardCovered)
    assert planet.depot == goods("")
    assert planet.ships[0].load == goods("rbbbbbbb")
    assert told(outcome, GoodsLost) == [GoodsLost(seat=A, goods=("rr", "yellow"))]


@pytest.mark.clause("SD25")
def test_a_converter_exchanges_a_good() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "converter-1:l1")
    planet.ships[0].load = goods("r")

    do(state, A, "use converter-1 red-blue")
    outcome = wait(state)

    assert planet.ships[0].load == goods("b")
    assert told(outcome, Exchanged)


@pytest.mark.clause("SD25")
def test_a_converter_without_the_good_waits_for_a_choice() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "converter-1:l1", "depot-1:l2")
    planet.depot = goods("y")

    do(state, A, "use converter-1 red-blue")
    outcome = wait(state)

    assert told(outcome, UseWaits)
    assert can(state, A, "exchange", "release") == {
        "exchange converter-1 yellow-red",
        "exchange converter-1 yellow-green",
        "exchange converter-1 yellow-blue",
        "release timer-1",
    }
    do(state, A, "exchange converter-1 yellow-green")
    assert planet.depot == goods("g")
    assert not any(timer.job for timer in planet.timers)


@pytest.mark.clause("SD25")
def test_a_good_is_exchanged_where_it_lies_in_the_depot_before_the_ship() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "converter-1:l1", "depot-1:l2")
    planet.depot, planet.ships[0].load = goods("r"), goods("rr")

    for depot, ship in (("b", "rr"), ("b", "rb")):
        do(state, A, "use converter-1 red-blue")
        wait(state)
        assert (planet.depot, planet.ships[0].load) == (goods(depot), goods(ship))


@pytest.mark.clause("SD25")
def test_a_fusion_converter_may_exchange_what_it_has_just_made_but_nothing_that_is_not_there() -> (
    None
):
    state = table()
    planet = state.planets[A]
    build(state, A, "fuser-1:l2-l1")
    planet.ships[0].load = goods("ry")
    do(state, A, "use fuser-1 later")
    wait(state)

    offered = can(state, A, "exchange")
    assert "exchange fuser-1 red-blue=blue-green" in offered
    assert "exchange fuser-1 red-blue=yellow-blue" in offered
    assert "exchange fuser-1 red-blue=red-green" not in offered
    assert not any(" blue" in said or " green" in said for said in offered)
    do(state, A, "exchange fuser-1 red-blue=blue-green")

    assert planet.ships[0].load == goods("yg")


@pytest.mark.clause("SD25")
def test_a_fusion_converter_exchanges_two() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "fuser-1:l2-l1")
    planet.ships[0].load = goods("rr")

    do(state, A, "use fuser-1 red-yellow=red-blue")
    wait(state)

    assert planet.ships[0].load == goods("yb")


@pytest.mark.clause("SD13", "SD22")
def test_a_laden_ship_goes_to_a_neighbour_an_empty_one_anywhere() -> None:
    state = table()
    ship = state.planets[A].ships[0]
    assert state.ring == ("seat-0", "gizzi-1", "seat-1", "gizzi-2", "seat-2", "gizzi-3")
    assert len(can(state, A, "fly")) == 5

    ship.load = goods("r")

    assert can(state, A, "fly") == {"fly ship gizzi-1", "fly ship gizzi-3"}


@pytest.mark.clause("SD22")
@pytest.mark.parametrize(("to", "whose"), [("seat-0", 1), ("seat-1", 2), ("gizzi-2", 0)])
def test_everybody_is_told_to_whose_planet_a_ship_flies(to: str, whose: int) -> None:
    state = table()
    state.planets[A].ships[0].at = "gizzi-1"

    begun = do(state, A, f"fly ship {to}")
    until = state.planets[A].timers[0].end // 1000

    assert told(begun, FlightStarted) == [
        FlightStarted(seat=A, ship="ship", planet=to, until=until, whose=whose)
    ]
    assert told(wait(state), ShipArrived) == [
        ShipArrived(seat=A, ship="ship", planet=to, whose=whose)
    ]


@pytest.mark.clause("SD22")
def test_in_flight_a_ship_is_nowhere() -> None:
    state = table()
    build(state, B, f"{MINE}:l1")
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "gizzi-1", goods("yg")

    do(state, A, "fly ship seat-1")

    assert ship.here == ""
    assert can(state, A, "fly", "deliver", "dump", "move") == set()
    outcome = wait(state)
    assert told(outcome, ShipArrived) == [
        ShipArrived(seat=A, ship="ship", planet="seat-1", whose=2)
    ]
    assert can(state, A, "deliver") == {f"deliver {MINE}=yg ship"}


@pytest.mark.clause("SD26")
def test_own_goods_move_between_ship_and_depot_at_home() -> None:
    state = table()
    planet = state.planets[A]
    build(state, A, "depot-1:l1")
    planet.depot = goods("ryb")

    said = list(map(str, offers(state, A)))
    assert len(said) == len(set(said))
    do(state, A, "move depot ship red", "move depot ship all")
    assert (planet.depot, planet.ships[0].load) == (goods(""), goods("ryb"))
    planet.ships[0].at = "seat-1"

    assert can(state, A, "move") == set()


@pytest.mark.clause("SD27")
def test_a_demand_is_met_once_and_scores_for_both() -> None:
    state = table()
    build(state, B, f"{MINE}:l1")
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "seat-1", goods("yygg")

    outcome = do(state, A, f"deliver {MINE}=yg ship")

    assert ship.load == goods("yg")
    assert (state.planets[A].points, state.planets[B].points) == (3, 1)
    assert state.planets[A].markers == 9
    assert state.planets[B].built[0].met == {"yg": A}
    assert len(told(outcome, DemandMet, HostScored)) == 2
    assert can(state, A, "deliver") == set()


@pytest.mark.clause("SD27")
def test_no_demand_of_ones_own_planet_and_none_without_all_goods() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    build(state, B, "mine-red-2:l1")
    ship = state.planets[A].ships[0]
    ship.load = goods("ygb")
    assert can(state, A, "deliver") == set()
    ship.at, ship.load = "seat-1", goods("yyy")

    assert can(state, A, "deliver") == set()
    with pytest.raises(Illegal):
        do(state, A, "deliver mine-red-2=yb ship")


@pytest.mark.clause("SD27")
def test_a_city_has_several_demands_each_met_by_itself() -> None:
    state = table()
    build(state, B, "metropolis-1:l2-l1")
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "seat-1", goods("rygb")

    assert len(can(state, A, "deliver")) == 3
    do(state, A, "deliver metropolis-1=ry ship")

    assert can(state, A, "deliver") == {"deliver metropolis-1=gb ship"}


@pytest.mark.clause("SD27")
def test_unwanted_goods_are_thrown_away() -> None:
    state = table()
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "gizzi-1", goods("rrb")

    do(state, A, "dump ship red")
    assert ship.load == goods("rb")
    do(state, A, "dump ship all")

    assert ship.load == goods("")


@pytest.mark.clause("SD23")
def test_power_is_needed_when_the_timer_has_run_out_not_when_it_starts() -> None:
    state = table()
    power(state, A, 0, 0)
    planet = state.planets[A]
    planet.zone = ["generator-1", MINE]

    do(state, A, "build generator-1 right", f"build {MINE} later")
    wait(state)

    assert can(state, A, "place") == {f"place {MINE} r1", f"place {MINE} r2"}
