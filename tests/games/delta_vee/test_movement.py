"""VE600 to VE680: movement."""

from __future__ import annotations

import pytest

from engine import active_seats, pending_step
from games.delta_vee import events
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.movement import Move
from games.delta_vee.units import Unit
from games.delta_vee.view import view

from .builder import (
    A,
    B,
    add,
    begin,
    can,
    dealt,
    do,
    hex_,
    launched_craft,
    missile,
    move,
    roll,
    space,
    told,
)


@pytest.mark.clause("VE600", "VE610")
def test_every_unit_moves_its_velocity_in_its_direction() -> None:
    state = space()
    straight = add(state, "1A", "dagger", ("A0505", 4, 3))
    zigzag = add(state, "1B", "dagger", ("A0509", 3, 3))
    still = add(state, "1C", "dagger", ("A0101", 3, 0))

    found = move(state)

    assert straight.place == hex_(state, "A0806")
    assert [state.name(place) for place in zigzag.path] == ["A0509", "A0608", "A0709", "A0808"]
    assert state.name(zigzag.ahead) == "A0909"  # the reminder of the next side
    assert still.place == hex_(state, "A0101")
    assert [event.length for event in told(found, events.Moved)] == [3, 3]  # type: ignore[attr-defined]


@pytest.mark.clause("VE610")
def test_a_line_does_not_slip_from_turn_to_turn() -> None:
    state = space()
    ship = add(state, "1A", "dagger", ("A0209", 3, 1))
    start = ship.place

    for _ in range(4):
        move(state)

    assert state.name(ship.place) == "A0609"
    assert start == hex_(state, "A0209")


@pytest.mark.clause("VE620")
def test_ships_and_battlecraft_bring_sheets_and_missiles_are_gone() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0503", 12, 4), "bay", "arsenal")
    craft = launched_craft(state, ship, ("A0103", 10, 2))
    lost = missile(state, ship, "guided", ("B1503", 4, 4), pod=1)

    found = move(state)

    assert state.name(ship.place) == "C0516"
    assert [event.sheet for event in told(found, events.SheetAdded)] == ["C", "D"]  # type: ignore[attr-defined]
    assert state.name(craft.place).startswith("D")
    assert lost not in state.units
    assert told(found, events.FlewOff) == [events.FlewOff(unit=lost.id)]
    assert state.spent == {"guided": 1}


@pytest.mark.clause("VE640")
def test_a_missile_is_met_in_any_hex_on_the_way() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 4, 4), "arsenal")
    add(state, "2A", "sword", ("A0705", 4, 0), "arsenal")
    enemy = missile(state, state.unit("2A"), "guided", ("A0706", 4, 2))
    roll(state, 10)

    found = move(state)

    assert len(told(found, events.Intercepted)) == 1
    assert ship.place == hex_(state, "A0907")
    assert enemy in state.units


@pytest.mark.clause("VE650")
def test_a_planet_changes_a_course_for_nothing() -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", "dagger", ("A0505", 4, 5))
    energy = ship.energy
    move(state)

    assert pending_step(state) == "pass-planet"
    assert set(can(state, A)) == {"accel", "decel", "left", "right"}
    for word in ("decel", "left", "left"):
        do(state, A, f"order {word}")
    assert "decel" in can(state, A)
    do(state, A, "back", "order left")
    do(state, A, "order right")
    assert can(state, A) == []  # 9 - 5 = 4 commands
    do(state, A, "back")
    step = state.stack[-2]
    assert isinstance(step, Move)
    outcome = do(state, A, "done")

    assert (ship.velocity, ship.direction, ship.energy) == (4, 2, energy)
    assert told(outcome.events, events.Swung)
    assert state.name(ship.place) == "A0905"  # 4 - 2 hexes were left
    assert outcome.sealed


@pytest.mark.clause("VE650")
def test_at_a_planet_nobody_stops_and_nobody_goes_backwards() -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", "dagger", ("A0505", 4, 3))
    move(state)

    do(state, A, "order decel", "order decel")

    assert "decel" not in can(state, A)  # never below 1
    do(state, A, "done")
    assert (state.name(ship.place), ship.velocity) == ("A0706", 1)


@pytest.mark.clause("VE651")
def test_velocity_one_in_a_planet_hex_is_orbit() -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", "spear", ("A0706", 4, 1))

    move(state)

    assert state.name(ship.place) == "A0706"


@pytest.mark.clause("VE651")
def test_an_orbit_is_left_by_order_in_the_next_movement_only() -> None:
    state = space(planets=["A0706", "A0707"])
    ship = add(state, "1A", "spear", ("A0706", 6, 1))
    begin(state, GiveCommands(0))
    assert can(state, A, "order-orbit") == ["1A leave"]
    assert view(state, A).unit("1A").reach == 0  # type: ignore[union-attr]
    outcome = do(state, A, "order-orbit 1A leave")
    assert [event.to for event in outcome.events] == [(A,)]
    assert view(state, A).unit("1A").reach == 1  # type: ignore[union-attr]
    assert view(state, B).unit("1A").reach == 0  # type: ignore[union-attr]
    assert can(state, A, "order-orbit") == ["1A stay"]

    move(state)
    assert state.name(ship.place) == "A0707"  # at a planet again
    do(state, A, "done")
    move(state)

    assert state.name(ship.place) == "A0707"
    assert state.never == []


@pytest.mark.clause("VE651")
@pytest.mark.parametrize(
    ("place", "velocity", "asleep", "orders"),
    [
        ("A0706", 1, False, ["1A leave"]),
        ("A0706", 0, False, []),
        ("A0706", 2, False, []),
        ("A0707", 1, False, []),
        ("A0706", 1, True, []),
    ],
)
def test_only_whoever_flies_in_an_orbit_is_ordered_out_of_it(
    place: str,
    velocity: int,
    asleep: bool,  # noqa: FBT001
    orders: list[str],
) -> None:
    state = space(planets=["A0706"])
    add(state, "1A", "spear", (place, 6, velocity)).asleep = asleep
    add(state, "2A", "spear", ("A0706", 6, 1))
    add(state, "1B", "spear", ("A1010", 6, 1))
    begin(state, GiveCommands(0))

    assert can(state, A, "order-orbit") == orders
    seen = view(state, B).unit("1A")
    assert seen is not None
    assert seen.orbiting == (place == "A0706" and velocity == 1)


@pytest.mark.clause("VE651")
def test_nothing_stays_ordered_for_a_battlecraft_that_is_taken_aboard() -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", "sword", ("A0706", 6, 1), "bay", "comm")
    craft = launched_craft(state, ship, ("A0706", 6, 1))
    begin(state, GiveCommands(0))
    do(state, A, f"order-orbit {craft.id} leave", "unit 1A", f"order dock-{craft.id}", "give")

    assert state.never == []
    assert view(state, A).never == ()


@pytest.mark.clause("VE651")
@pytest.mark.parametrize(("model", "fate"), [("dagger", "landed"), ("spear", "")])
def test_only_streamlined_ships_land(model: str, fate: str) -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", model, ("A0706", 4, 0))

    move(state)

    assert ship.fate == fate


@pytest.mark.clause("VE651")
def test_missiles_end_on_planets() -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, ship, "mims", ("A0505", 4, 4))

    found = move(state)

    assert told(found, events.Crashed)
    assert state.spent == {"mims": 1, "unguided": 4}


@pytest.mark.clause("VE660", "VE101")
@pytest.mark.parametrize(("die", "hit"), [(3, True), (4, False)])
def test_asteroids_hit_with_a_die_up_to_the_velocity(die: int, hit: bool) -> None:  # noqa: FBT001
    state = space(asteroids=["A0905"])
    ship = add(state, "1A", "dagger", ("A0505", 4, 3), armor=0)
    state.asteroids = [hex_(state, "A0605")]
    roll(state, die, 2)

    move(state)

    assert (pending_step(state) == "choose-part") == hit
    if hit:
        assert can(state, A, "hit") == ["bridge", "engine"]
        do(state, A, "hit engine")
        assert ship.condition("engine") == "vulnerable"
        assert state.name(ship.place) == "A0806"  # it flies on


@pytest.mark.clause("VE660")
def test_a_critical_result_among_asteroids_is_nothing() -> None:
    state = space()
    ship = add(state, "1A", "dagger", ("A0505", 4, 1))
    state.asteroids = [hex_(state, "A0605")]
    roll(state, 1, 1)

    found = move(state)

    assert [event.result for event in told(found, events.HitRolled)] == ["glancing"]  # type: ignore[attr-defined]
    assert ship.path[-1] == hex_(state, "A0605")


def docked(state: State, leader: str, other: str, course: tuple[str, int, int]) -> list[Unit]:
    one, two = (add(state, id_, "dagger", course, "crew", armor=0) for id_ in (leader, other))
    one.docked, one.leads, two.docked = other, True, leader
    return [one, two]


@pytest.mark.clause("VE660", "VE732")
def test_asteroids_roll_for_each_of_two_docked_ships() -> None:
    state = space()
    docked(state, "1A", "2A", ("A0505", 4, 1))
    state.asteroids = [hex_(state, "A0605")]
    roll(state, 10, 1, 4)

    found = told(move(state), events.AsteroidRolled)

    assert [(e.unit, e.hit) for e in found] == [("1A", "miss"), ("2A", "hit")]  # type: ignore[attr-defined]


@pytest.mark.clause("VE732", "VE640")
def test_a_docked_ship_flies_on_when_the_one_that_leads_is_lost() -> None:
    state = space()
    leader, other = docked(state, "1A", "1B", ("A0506", 12, 4))
    enemy = add(state, "2A", "sword", ("B1010", 12, 0), "arsenal")
    missile(state, enemy, "guided", ("A0504", 12, 4), civ=8)
    state.asteroids = [hex_(state, "A0503")]
    move(state)
    roll(state, 10, 10)

    found = do(state, B, "intercept 1A").events

    assert [leader.fate, other.fate] == ["destroyed", ""]
    assert (other.docked, other.leads) == ("", False)
    assert state.name(other.place) == "A0502"
    assert [e.unit for e in told(found, events.AsteroidRolled)] == ["1B"]  # type: ignore[attr-defined]
    assert told(found, events.Moved)[-1] == events.Moved(unit="1B", hex="A0502", length=4)


@pytest.mark.clause("VE1130", "VE680")
def test_a_ship_that_has_been_where_ships_may_jump_may_do_so_ever_after() -> None:
    state = space()
    state.jumps = [1]
    past = add(state, "1A", "gamma", ("B1505", 4, 3), "jump-pod")
    before = add(state, "1B", "gamma", ("A0505", 4, 3), "jump-pod")
    move(state)
    assert (past.outbound, before.outbound) == (True, False)
    assert not state.may_jump_at(past.place)
    past.jump = before.jump = 1

    begin(state, GiveCommands(0))

    assert "jump" in can(state, A)
    do(state, A, "unit 1B")
    assert "jump" not in can(state, A)
    do(state, A, "unit 1A", "order jump", "give")
    move(state)
    assert past.fate == "jumped"


@pytest.mark.clause("VE680")
@pytest.mark.parametrize(("column", "fate"), [(1, "jumped"), (0, "jumped"), (2, "")])
def test_a_ship_jumps_after_its_move_where_the_scenario_allows(column: int, fate: str) -> None:
    state = space()
    state.jumps = [column]
    ship = add(state, "1A", "gamma", ("A1505", 4, 3), "jump-pod")
    ship.jump = 2

    found = move(state)

    assert state.name(ship.place) == "B0206"
    assert (ship.fate, ship.jump) == (fate, 0)
    assert len(told(found, events.Jumped)) == (fate == "jumped")


@pytest.mark.clause("VE732")
def test_docked_ships_move_as_one() -> None:
    state = space()
    leader = add(state, "1A", "dagger", ("A0505", 4, 3))
    other = add(state, "2A", "dagger", ("A0505", 4, 3))
    leader.docked, leader.leads, other.docked = "2A", True, "1A"

    move(state)
    assert leader.place == other.place == hex_(state, "A0806")
    assert other.path == leader.path
    assert [state.name(place) for place in other.path] == ["A0505", "A0605", "A0706", "A0806"]
    move(state, side=1)
    assert leader.place == other.place == hex_(state, "A0806")
    move(state)
    assert other.path == leader.path
    assert len(other.path) == 4


@pytest.mark.clause("VE300", "VE301")
def test_a_game_turn_has_six_phases_in_their_order() -> None:
    state = dealt("showdown")
    seen = []
    for _ in range(5):
        (seat,) = active_seats(state)
        seen.append((state.turn, state.phase, seat))
        do(state, seat, "done")

    assert seen == [
        (1, "command", B),
        (1, "fire", A),
        (1, "command", A),
        (1, "fire", B),
        (2, "command", B),
    ]
    assert [len(unit.path) for unit in state.units] == [2, 2]
