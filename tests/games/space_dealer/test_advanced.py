"""SD40 to SD44, SD46: the advanced rules."""

from __future__ import annotations

import pytest

from games.space_dealer.dealings import NeutralDrawn, NeutralMet, NeutralReturned, OrderDropped
from games.space_dealer.events import Beamed, BuildStarted, GoodsLost, Produced, ShipLost, TimerLost
from games.space_dealer.state import Ship, State
from games.space_dealer.tasks import SCRAP

from .table import A, B, C, asked, build, can, can_order, do, goods, table, told, wait

MINE = "mine-red-1"


@pytest.mark.clause("SD40")
def test_a_technology_centre_gives_two_places() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    planet.pile = [f"mine-{colour}-1" for colour in ("red", "blue", "green", "yellow")]
    do(state, A, "plan mine-red-1", "plan mine-blue-1")
    assert not can(state, A, "plan")

    build(state, A, "centre-1:l1")

    do(state, A, "plan mine-green-1", "plan mine-yellow-1")
    assert len(planet.zone) == 4
    planet.pile = ["depot-1"]
    assert not can(state, A, "plan")
    build(state, A, "centre-2:l2")
    assert can(state, A, "plan") == {"plan depot-1"}


@pytest.mark.clause("SD40")
def test_a_robot_factory_gives_a_timer_until_it_is_built_over() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, f"{MINE}:r1")
    planet.zone = ["factory-1"]
    do(state, A, "build factory-1 l1")
    wait(state)
    assert len(planet.timers) == 3

    planet.zone = ["complex-red"]
    do(state, A, "build complex-red l2-l1")
    outcome = wait(state)

    assert told(outcome, TimerLost)
    assert len(planet.timers) == 2


@pytest.mark.clause("SD4", "SD40")
def test_a_timer_of_a_lost_factory_runs_out_first_and_its_orders_are_dropped() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, f"{MINE}:r1")
    planet.zone = ["factory-1"]
    do(state, A, "build factory-1 l1")
    wait(state)
    planet.zone = ["complex-red"]
    do(state, A, "build complex-red l2-l1", f"use {MINE} ship")
    do(state, A, "research", after=30_000)
    do(state, A, "queue timer-3 fly ship gizzi-1")

    wait(state, 31_000)
    assert len(planet.timers) == 3
    assert planet.level == 1
    outcome = wait(state)

    assert planet.level == 2
    assert len(planet.timers) == 2
    assert [event.to for event in told(outcome, OrderDropped)] == [(A,)]


@pytest.mark.clause("SD4", "SD40")
def test_a_timer_that_is_lost_while_orders_are_done_begins_on_none_of_its_own() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, f"{MINE}:r1")
    planet.zone = ["factory-1"]
    do(state, A, "build factory-1 l1")
    wait(state)
    planet.zone = ["complex-red"]
    do(state, A, "build complex-red later")
    do(state, A, "queue timer-1 place l2-l1", "queue timer-3 use complex-red depot")

    outcome = wait(state)

    assert [timer.job for timer in planet.timers] == ["", ""]
    (dropped,) = told(outcome, OrderDropped)
    assert isinstance(dropped, OrderDropped)
    assert dropped.timer == "timer-3"


@pytest.mark.clause("SD40")
def test_an_orbital_station_gives_a_ship_that_is_lost_with_it() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, f"{MINE}:r1")
    planet.zone = ["station"]
    do(state, A, "build station l1")
    wait(state)
    assert [(ship.id, ship.at) for ship in planet.ships] == [
        ("ship", "seat-0"),
        ("second", "seat-0"),
    ]
    assert "fly second gizzi-1" in can(state, A)
    planet.zone, planet.ships[1].load = ["complex-red"], goods("rr")

    do(state, A, "build complex-red l2-l1")
    do(state, A, "fly second gizzi-1", after=10_000)
    outcome = wait(state, 50_000)

    assert told(outcome, ShipLost)
    assert [ship.id for ship in planet.ships] == ["ship"]
    assert sorted(timer.job for timer in planet.timers) == ["", "spent"]
    attacks = state.attacks
    wait(state)
    assert not any(timer.job for timer in planet.timers)
    assert state.attacks == attacks  # no marker lay on it


@pytest.mark.clause("SD41")
def test_a_sabotage_probe_is_loaded_with_two_markers() -> None:
    state = table(advanced=True)
    build(state, A, "sabotage-1:l1")
    before = state.attacks

    do(state, A, "use sabotage-1 load")
    wait(state)

    assert state.planets[A].built[0].attacks == 2
    assert state.attacks == before - 2
    assert not can(state, A, "use")


@pytest.mark.clause("SD41")
def test_a_sabotaged_timer_runs_out_without_effect_and_its_place_is_free_at_once() -> None:
    state = table(advanced=True)
    build(state, A, "sabotage-1:l1")
    build(state, B, f"{MINE}:l1")
    state.planets[A].built[0].attacks = 2
    state.attacks -= 2
    before = state.attacks
    do(state, B, f"use {MINE} ship")
    assert can(state, A, "sabotage") == {"sabotage seat-1 timer-1"}
    assert not can(state, C, "sabotage")

    do(state, A, "sabotage seat-1 timer-1", after=30_000)

    assert state.planets[A].built[0].attacks == 1
    assert not can(state, A, "sabotage")
    assert f"use {MINE} ship" in can(state, B)  # with the other timer
    assert state.planets[B].timers[0].job == "spent"
    wait(state)
    assert state.planets[B].ships[0].load == goods("")
    assert not state.planets[B].timers[0].job
    assert state.attacks == before + 1


@pytest.mark.clause("SD41")
def test_a_sabotaged_ship_is_back_where_it_came_from() -> None:
    state = table(advanced=True)
    build(state, A, "sabotage-1:l1")
    state.planets[A].built[0].attacks = 1
    do(state, B, "fly ship gizzi-1")

    do(state, A, "sabotage seat-1 timer-1")
    wait(state)

    assert state.planets[B].ships[0].here == "seat-1"


@pytest.mark.clause("SD42")
def test_a_missile_blocks_a_timer_place_until_a_timer_has_run_through() -> None:
    state = table(advanced=True)
    build(state, A, "missile-1:l1")
    build(state, B, f"{MINE}:l1")
    state.planets[A].built[0].attacks = 1
    before = state.attacks

    do(state, A, f"block seat-1 {MINE}")

    assert can(state, B, "use") == {f"use {MINE} clear"}
    do(state, B, f"use {MINE} clear")
    wait(state)
    assert state.planets[B].ships[0].load == goods("")
    assert state.attacks == before + 1
    assert can(state, B, "use") == {f"use {MINE} depot", f"use {MINE} ship"}


@pytest.mark.clause("SD41", "SD42", "SD62")
@pytest.mark.parametrize("attack", ["sabotage seat-1 timer-1", f"block seat-1 {MINE}"])
def test_who_waits_is_asked_again_when_they_are_attacked(attack: str) -> None:
    state = table(advanced=True)
    build(state, A, "sabotage-1:l1", "missile-1:l2")
    build(state, B, f"{MINE}:l1")
    for built in state.planets[A].built:
        built.attacks = 2
    do(state, B, "research", "wait")
    assert asked(state) == [A, C]

    do(state, A, attack)

    assert asked(state) == [A, B, C]
    assert sum(built.attacks for built in state.planets[A].built) == 3


@pytest.mark.clause("SD42")
def test_a_missile_takes_free_places_only_and_two_of_one_player_at_most() -> None:
    state = table(advanced=True)
    build(state, A, "missile-1:l1", "missile-2:l2")
    build(state, B, f"{MINE}:l1", "mine-red-2:l2", "mine-red-3:r1", "depot-1:r2")
    for built in state.planets[A].built:
        built.attacks = 2
    do(state, B, "use mine-red-3 ship")

    assert can(state, A, "block") == {f"block seat-1 {MINE}", "block seat-1 mine-red-2"}
    do(state, A, f"block seat-1 {MINE}", "block seat-1 mine-red-2")
    wait(state)

    assert not can(state, A, "block")


@pytest.mark.clause("SD43")
def test_a_transport_probe_beams_its_goods_to_a_ship_anywhere() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, "transport:l1")
    planet.ships[0].load = goods("rryy")
    do(state, A, "move ship transport red", "move ship transport yellow")
    assert not any("transport" in offer.split()[2] for offer in can(state, A, "move"))
    do(state, A, "fly ship gizzi-1")
    planet.ships[0].load = goods("bbbbbbb")

    do(state, A, "use transport ship")
    assert not can(state, A, "move", "dump")  # not while the timer stands on it
    outcome = wait(state)

    beamed = Beamed(seat=A, card="transport", ship="ship", goods=("red",))
    assert told(outcome, Beamed) == [beamed]
    assert planet.ships[0].load == goods("rbbbbbbb")
    assert planet.built[0].store == goods("y")  # the hold is full


@pytest.mark.clause("SD43", "SD40")
@pytest.mark.parametrize(("lost", "loads"), [(False, ["", "ry"]), (True, ["ry"])])
def test_a_transport_probe_beams_to_the_ship_that_is_named_or_if_it_is_lost_to_the_first(
    lost: bool,  # noqa: FBT001
    loads: list[str],
) -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, "transport:l1")
    planet.built[0].store = goods("ry")
    planet.ships.append(Ship("second", "gizzi-2"))
    assert can(state, A, "use") == {"use transport ship", "use transport second"}

    do(state, A, "use transport second")
    if lost:
        planet.ships.pop()
    wait(state)

    assert [ship.load for ship in planet.ships] == [goods(load) for load in loads]
    assert planet.built[0].store == goods("")


@pytest.mark.clause("SD23", "SD41", "SD43")
def test_what_lies_on_a_card_that_is_built_over_is_lost_or_goes_back() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    build(state, A, "transport:l1", "sabotage-1:l2")
    planet.built[0].store, planet.built[1].attacks = goods("rry"), 2
    before = state.attacks
    planet.zone = ["complex-red"]

    do(state, A, "build complex-red l2-l1")
    outcome = wait(state)

    assert [(each.store, each.attacks) for each in planet.built] == [(goods(""), 0)] * 3
    assert told(outcome, GoodsLost) == [GoodsLost(seat=A, goods=("rr", "yellow"))]
    assert state.attacks == before + 2


@pytest.mark.clause("SD22", "SD40")
def test_while_one_ship_flies_another_may_start() -> None:
    state = table(advanced=True)
    state.planets[A].ships.append(Ship("second", "gizzi-2", load=goods("r")))

    do(state, A, "fly ship gizzi-1")

    assert can(state, A, "fly") == {"fly second seat-1", "fly second seat-2"}


@pytest.mark.clause("SD43", "SD24")
def test_what_does_not_fit_elsewhere_goes_onto_a_transport_probe() -> None:
    state = table(advanced=True)
    build(state, A, "complex-red:r1-r2", "transport:l1", "depot-1:l2")
    state.planets[A].ships[0].load = goods("yyyyyyyy")
    state.planets[A].depot = goods("yyy")

    do(state, A, "use complex-red ship")
    outcome = wait(state)

    assert state.planets[A].depot == goods("yyyr")
    assert state.planets[A].built[1].store == goods("r")
    assert [event.lost for event in told(outcome, Produced)] == [0]  # type: ignore[attr-defined]


@pytest.mark.clause("SD43", "SD25")
def test_a_converter_exchanges_what_lies_on_a_transport_probe() -> None:
    state = table(advanced=True)
    build(state, A, "converter-1:l2", "transport:l1")
    state.planets[A].built[1].store = goods("r")

    do(state, A, "use converter-1 red-blue")
    wait(state)

    assert state.planets[A].built[1].store == goods("b")


@pytest.mark.clause("SD44")
def test_a_planned_card_is_put_back_under_its_pile() -> None:
    state = table(advanced=True)
    planet = state.planets[A]
    planet.zone = ["solar-1", MINE]

    outcome = do(state, A, "scrap solar-1")
    assert told(outcome, BuildStarted)  # as if it were built
    do(state, A, f"build {MINE} later", f"aim {MINE} {SCRAP}")
    wait(state)

    assert planet.zone == []
    assert state.common["2"][0] == "solar-1"
    assert planet.pile == [MINE]


@pytest.mark.clause("SD44")
def test_a_card_that_waits_for_its_site_can_be_put_back() -> None:
    state = table(advanced=True)
    state.planets[A].zone = [MINE]
    do(state, A, f"build {MINE} later")
    wait(state)

    do(state, A, f"place {MINE} scrap")

    assert state.planets[A].pile == [MINE]
    assert not any(timer.job for timer in state.planets[A].timers)
    assert "scrap" not in {offer.split()[-1] for offer in can(table(), A)}


def at_neutral(state: State, load: str = "ryryg") -> None:
    """Seat A is at the first neutral planet, where red and yellow are wanted."""
    state.neutrals[0].card = "neutral-ry-1"
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "gizzi-1", goods(load)


@pytest.mark.clause("SD46")
def test_a_neutral_demand_scores_without_a_marker_and_a_new_one_is_drawn() -> None:
    state = table(advanced=True)
    at_neutral(state)
    state.demands = ["neutral-gb-6", "neutral-rygb-11"]

    outcome = do(state, A, "deliver neutral-ry-1=ry ship")

    planet = state.planets[A]
    assert (planet.points, planet.markers, planet.trophies) == (3, 10, ["neutral-ry-1"])
    assert state.neutrals[0].card == "neutral-rygb-11"
    assert len(told(outcome, NeutralMet, NeutralDrawn)) == 2


@pytest.mark.clause("SD46")
def test_a_new_demand_that_several_could_meet_goes_under_the_pile() -> None:
    state = table(advanced=True)
    at_neutral(state)
    state.planets[B].ships[0].at = "gizzi-1"
    state.planets[B].ships[0].load = goods("ryg")
    state.demands = ["neutral-gb-6", "neutral-ry-1-b", "neutral-ryg-7"]

    outcome = do(state, A, "deliver neutral-ry-1=ry ship")

    assert len(told(outcome, NeutralReturned)) == 2  # both still have red, yellow and green
    assert state.neutrals[0].card == "neutral-gb-6"
    assert state.demands == ["neutral-ry-1-b", "neutral-ryg-7"]


def rivals_who_could_meet_all() -> State:
    """A can meet the demand of a planet, and rivals there all that could come after it."""
    state = table(advanced=True)
    at_neutral(state, "ryrygb")
    for seat in (B, C):
        state.planets[seat].ships[0].at = "gizzi-1"
        state.planets[seat].ships[0].load = goods("rygb")
    state.demands = ["neutral-gb-6", "neutral-rg-2"]
    return state


@pytest.mark.clause("SD46")
def test_when_no_demand_fits_the_planet_stays_without() -> None:
    state = rivals_who_could_meet_all()

    do(state, A, "deliver neutral-ry-1=ry ship")

    assert state.neutrals[0].card == ""
    assert sorted(state.demands) == ["neutral-gb-6", "neutral-rg-2"]


@pytest.mark.clause("SD46")
def test_a_planet_without_a_demand_gets_one_when_rivals_have_left() -> None:
    state = rivals_who_could_meet_all()
    do(state, A, "deliver neutral-ry-1=ry ship")

    assert not told(do(state, B, "fly ship seat-1"), NeutralDrawn, NeutralReturned)
    outcome = do(state, C, "fly ship seat-1")

    assert told(outcome, NeutralDrawn)
    assert state.neutrals[0].card == "neutral-rg-2"
    assert state.demands == ["neutral-gb-6"]


@pytest.mark.clause("SD46")
def test_goods_are_left_on_neutral_planets_and_picked_up_by_anybody() -> None:
    state = table(advanced=True)
    at_neutral(state, "rrb")
    do(state, A, "drop ship red", "drop ship all")
    assert state.neutrals[0].goods == goods("rrb")
    ship = state.planets[B].ships[0]
    ship.at, ship.load = "gizzi-1", goods("yyyyyyy")

    assert can(state, B, "lift") == {"lift ship red", "lift ship blue", "lift ship all"}
    do(state, B, "lift ship all")

    assert ship.load == goods("ryyyyyyy")
    assert state.neutrals[0].goods == goods("rb")


@pytest.mark.clause("SD46")
def test_in_the_basic_game_neutral_planets_are_only_stops() -> None:
    state = table()
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "gizzi-1", goods("rygb")

    assert not can(state, A, "deliver", "drop", "lift", "scrap", "swap")
    assert "queue timer-1 scrap" not in " ".join(can_order(state, A, "queue"))
