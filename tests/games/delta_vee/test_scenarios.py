"""VE100, VE1010, VE1110 to VE1170: set-ups, free choices and how each scenario is decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import Play, Seat, active_seats, pending_step, start
from games.delta_vee import GAME, events
from games.delta_vee.hexes import course, distance
from games.delta_vee.parts import COMPONENTS, Box
from games.delta_vee.scoring import check
from games.delta_vee.setup import Options
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.steps.movement import Move
from games.delta_vee.steps.turn import leader
from games.delta_vee.view import view

from .builder import (
    SEED,
    A,
    B,
    C,
    add,
    begin,
    can,
    dealt,
    do,
    hex_,
    ready,
    roll,
    space,
    told,
)


def courses(state: State) -> dict[str, tuple[str, int, int]]:
    return {u.id: (state.name(u.place), u.direction, u.velocity) for u in state.units}


@pytest.mark.clause("VE1110")
def test_the_showdown_begins_as_printed() -> None:
    state = dealt("showdown")

    assert pending_step(state) == "give-commands"  # nothing is left to choose
    assert courses(state) == {"1E": ("A0307", 3, 1), "2D": ("B1511", 9, 1)}
    assert list(state.sheets) == ["A", "B"]


@pytest.mark.clause("VE1120", "VE1010")
def test_the_first_shot_asks_only_for_the_boxes() -> None:
    state = dealt("first-shot")

    assert (pending_step(state), list(active_seats(state))) == ("stow", [A, B])
    assert courses(state) == {
        "1A": ("A1112", 9, 3),
        "2A": ("A0706", 3, 3),
        "2B": ("A0705", 3, 3),
    }


@pytest.mark.clause("VE1010")
def test_pods_go_into_boxes_in_secret() -> None:
    state = dealt("first-shot")
    assert can(state, A, "stow") == ["heavy", "comm", "bay", "energy"]
    outcome = do(state, A, "stow energy", "stow heavy", "stow comm", "unstow", "stow bay")
    assert outcome.events == ()
    assert view(state, A).stowing == ("1A", "pod-4", "energy", "heavy", "bay")
    assert view(state, B).stowing == ("2A", "pod-1")
    do(state, A, "stow heavy", "stow comm")

    kinds = [part.kind for part in view(state, A).log("1A").parts[3:]]  # type: ignore[union-attr]
    assert kinds == ["energy", "heavy", "bay", "heavy", "comm"]
    theirs = view(state, B).log("1A")
    assert theirs is not None
    assert {part.kind for part in theirs.parts[3:]} == {""}
    assert theirs.pods == ("bay", "comm", "energy", "heavy", "heavy")
    assert list(active_seats(state)) == [B]
    do(state, B, "as-printed")
    assert pending_step(state) != "stow"


@pytest.mark.clause("VE1130", "VE1110")
def test_the_fugitives_choose_hexes_and_the_hunter_his_course() -> None:
    state = dealt("escape")
    assert len(can(state, A, "place")) == 7
    do(state, A, "place 1A A0909")
    assert "1B A0909" not in can(state, A, "place")
    do(state, A, "place 1B A0908", "place 1C A0910", "place 1D A1009")
    assert list(active_seats(state)) == [B]
    assert len(can(state, B, "place")) == 17
    do(state, B, "place 2A A0117")
    assert len(can(state, B, "head")) == 12
    do(state, B, "head 2A clock-2")

    assert pending_step(state) == "stow"
    assert courses(state)["2A"] == ("A0117", 2, 3)
    assert courses(state)["1D"] == ("A1009", 3, 2)
    assert state.unit("1A").energy == 120 + 144 - 36
    assert state.unit("1A").pods[0].stock == {"unguided": 6, "guided": 5}


@pytest.mark.clause("VE1150", "VE1110")
def test_a_fleet_has_one_direction_and_one_velocity() -> None:
    state = dealt("convoy")
    while can(state, A, "place"):
        do(state, A, "place " + can(state, A, "place")[0])
    do(state, A, "head side-1 clock-4")
    assert can(state, A, "speed") == ["0-4"]
    do(
        state,
        A,
        "speed 4",
    )
    assert len(can(state, B, "head")) == 12
    do(state, B, "head side-2 clock-8")
    assert can(state, B, "speed") == ["0-6"]
    do(state, B, "speed 0")

    assert {course[1:] for id_, course in courses(state).items() if id_[0] == "1"} == {(4, 4)}
    assert courses(state)["2C"] == ("B0816", 8, 0)
    assert state.unit("1D").pods[0].stock == {"unguided": 5}
    assert state.unit("1B").pods[0].stock == {"unguided": 5, "guided": 3}
    assert state.unit("1A").energy == 144 + 144 - 120
    assert state.unit("2C").pods[1].civ == 8


@pytest.mark.clause("VE100")
@pytest.mark.parametrize("seats", range(2, 7))
def test_sides_are_shared_alternately(seats: int) -> None:
    state = dealt("convoy", seats)

    for side in (0, 1):
        people = state.seats_of(side)
        ships = [unit.seat for unit in state.units if unit.side == side]
        assert people == [Seat(n) for n in range(seats) if n % 2 == side]
        assert ships == [people[number % len(people)] for number in range(len(ships))]


@pytest.mark.clause("VE100")
def test_whoever_has_no_ship_commands_what_is_launched() -> None:
    state = ready("showdown", 4)
    begin(state, OpenFire(0))
    assert list(active_seats(state)) == [A]
    do(state, A, "launch pod-1 intelligent " + can(state, A, "launch")[-1].split()[-1])

    assert state.unit("1x1").seat == C
    begin(state, GiveCommands(0))
    assert list(active_seats(state)) == [A, C]
    assert can(state, C, "unit") == ["1x1"]
    assert view(state, C).unit("1x1").kind == "intelligent"  # type: ignore[union-attr]


@pytest.mark.clause("VE100")
def test_launched_units_go_in_turn_to_those_without_a_ship() -> None:
    state = ready("showdown", 6)
    for _ in range(3):
        begin(state, OpenFire(0))
        do(state, A, "launch " + can(state, A, "launch")[0])

    commanders = [unit.seat for unit in state.units if unit.is_missile]
    assert commanders[0] == commanders[2]
    assert {*commanders} == {2, 4}


def fell(state: State, *ships: str, fate: str = "destroyed") -> tuple[str, int]:
    """What it leads to when ships have met this fate, one by one."""
    for ship in ships:
        assert not state.over
        state.unit(ship).fate = fate
        check(Play(state))
    return state.over, state.winner


@pytest.mark.clause("VE1110", "VE1100")
@pytest.mark.parametrize(("ship", "winner"), [("2D", 0), ("1E", 1)])
def test_the_showdown_goes_to_the_survivor(ship: str, winner: int) -> None:
    assert fell(ready("showdown"), ship) == ("destroyed", winner)


@pytest.mark.clause("VE1120")
def test_the_first_shot() -> None:
    assert fell(ready("first-shot"), "2A", "2B") == ("destroyed", 0)
    assert fell(ready("first-shot"), "1A") == ("destroyed", 1)
    state = ready("first-shot")
    state.unit("1A").put(hex_(state, "A0101"))
    state.unit("2A").put(hex_(state, "B1101"))
    state.unit("2B").put(hex_(state, "B1001"))
    assert not check(Play(state))  # 25 hexes
    state.unit("2B").put(hex_(state, "B1101"))
    assert check(Play(state))
    assert (state.over, state.winner) == ("apart", -1)


@pytest.mark.clause("VE1130")
def test_the_escape() -> None:
    assert fell(ready("escape"), "1A", fate="jumped") == ("jumped", 0)
    assert fell(ready("escape"), "1B", "1D", fate="jumped") == ("jumped", 0)
    assert fell(ready("escape"), "2A") == ("destroyed", 0)
    assert fell(ready("escape"), "1B", "1A", "1D") == ("destroyed", 1)
    assert fell(ready("escape"), "1B", "1C", "1D") == ("", -1)  # without the Iota


@pytest.mark.clause("VE1130", "VE680")
def test_ships_jump_from_map_e_and_those_above_and_below() -> None:
    state = ready("escape")
    place = hex_(state, "D1609")
    assert not state.may_jump_at(place)
    assert state.may_jump_at((place[0] + 1, place[1]))
    assert state.may_jump_at((place[0] + 1, place[1] + 30))
    assert state.add_sheet((place[0] + 1, place[1])) == "E"
    assert state.add_sheet((place[0] + 1, place[1] - 17)) == "F"


@pytest.mark.clause("VE1140")
def test_the_pirates() -> None:
    assert fell(ready("pirates"), "2A", "2B") == ("destroyed", 0)
    assert fell(ready("pirates"), "1B") == ("destroyed", -1)
    state = ready("pirates")
    state.unit("2B").docked = "1B"
    assert check(Play(state))
    assert (state.over, state.winner) == ("docked", 1)
    state = ready("pirates")
    prey = state.unit("1B")
    prey.put(hex_(state, "A0409"))
    assert not check(Play(state))
    prey.velocity = 1
    assert check(Play(state))
    assert (state.over, state.winner) == ("orbit", 0)


@pytest.mark.clause("VE1140")
@pytest.mark.parametrize(("die", "asleep"), [(2, False), (3, True)])
def test_the_dagger_sleeps_until_it_is_alerted(die: int, asleep: bool) -> None:  # noqa: FBT001
    state = ready("pirates")
    dagger = state.unit("1A")
    assert dagger.asleep
    state.unit("2A").put(dagger.place)
    begin(state, OpenFire(1))
    assert not [each for each in can(state, B, "fire") if each.endswith("1A")]
    roll(state, die)
    found = begin(state, GiveCommands(0))

    assert dagger.asleep == asleep
    assert len(told(found, events.Alerted)) == 1
    assert ("1A" in can(state, A, "unit")) != asleep


@pytest.mark.clause("VE1140")
def test_asteroids_lie_in_and_around_their_hexes() -> None:
    state = ready("pirates")

    assert len(state.asteroids) == 6 * 7 - 2  # 02 and 04 share a hex, and so do 07 and 09
    assert hex_(state, "C0902") in state.asteroids
    assert hex_(state, "C0903") in state.asteroids
    assert hex_(state, "C1409") not in state.asteroids


@pytest.mark.clause("VE1150")
def test_victory_points_of_the_convoy() -> None:
    state = ready("convoy")
    for ship in ("1B", "1C"):
        zeta = state.unit(ship)
        zeta.put(state.planets[0])
        zeta.velocity = 1
    state.unit("1B").pods[3].hits = 2  # one cargo pod is lost
    check(Play(state))

    assert state.points == [3 + 4, 1]
    assert view(state, B).points == (7, 1)
    assert state.unit("1C").fate == "orbit"
    state.unit("1E").put(state.planets[0])
    state.unit("1E").velocity = 1
    check(Play(state))
    assert (state.over, state.winner) == ("points", 0)


@pytest.mark.clause("VE1150")
def test_victory_points_of_the_task_force() -> None:
    state = ready("convoy")
    assert fell(state, "2B", "1B", "1C") == ("", -1)
    assert state.points == [0, 8 - 2]
    assert fell(state, "1D") == ("points", 1)
    late = Play(state)
    assert check(late)  # it stays over, and is said once
    assert late.events == []
    assert fell(ready("convoy"), "2A") == ("destroyed", 0)


@pytest.mark.clause("VE1170")
@pytest.mark.parametrize(("points", "winner"), [([3, 2], 0), ([1, 2], 1), ([2, 2], -1)])
def test_the_last_game_turn_ends_the_match(points: list[int], winner: int) -> None:
    state = ready("convoy")
    state.points = points

    assert leader(state) == winner


@pytest.mark.clause("VE1170")
def test_a_match_without_points_is_a_draw_then() -> None:
    state = start(GAME, 2, Options(turns=5), SEED, 0).state
    while not state.over:
        do(state, active_seats(state)[0], "done")

    assert (state.over, state.winner, state.turn) == ("turns", -1, 5)
    assert GAME.rules.result(state).places == (1, 1)


def two_daggers(data: dict[str, Any]) -> None:
    ship = data["scenarios"][5]["sides"][0]["ships"][0]
    ship.update(model="dagger", pods=[{"kind": "heavy"}, {"kind": "energy"}])


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize("change", [two_daggers])
def test_an_own_scenario_is_played_from_its_file(change: Callable[[dict[str, Any]], None]) -> None:
    data = COMPONENTS.model_dump(mode="json")
    change(data)
    box = Box.model_validate(data)

    state = start(GAME, 2, Options(scenario="own"), SEED, 0, box).state

    assert state.unit("1E").model == "dagger"
    assert pending_step(state) == "stow"


@pytest.mark.clause("VE1100")
def test_the_places_of_a_shared_side() -> None:
    state = ready("first-shot", 5)
    fell(state, "1A")

    result = GAME.rules.result(state)
    assert result.places == (3, 1, 3, 1, 3)
    assert result.sides == (0, 1, 0, 1, 0)
    assert [row[-1] for row in result.rows] == [0, 2, 0, 2, 0]
    assert state.stack == []


@pytest.mark.clause("VE1150", "VE650")
@pytest.mark.parametrize("scenario", ["convoy", "pirates"])
def test_a_ship_that_arrives_in_orbit_is_asked_nothing_more(scenario: str) -> None:
    state = ready(scenario)
    ship = state.unit("1B")
    place = state.planets[0]
    ship.direction, ship.velocity, ship.zig = 4, 1, 0
    ship.put((place[0] - 1, place[1]))
    assert ship.ahead == place

    found = begin(state, Move(0))

    assert pending_step(state) != "pass-planet"
    assert bool(told(found, events.Orbited)) == (scenario == "convoy")
    assert state.points[0] == (4 if scenario == "convoy" else 0)
    assert bool(state.over) == (scenario == "pirates")


@pytest.mark.clause("VE1150", "VE732")
def test_a_ship_that_is_safe_in_orbit_lets_go_of_what_is_docked_to_it() -> None:
    state = ready("convoy")
    ship, other = state.unit("1B"), state.unit("2B")
    for unit in (ship, other):
        unit.put(state.planets[0])
        unit.direction, unit.velocity = 4, 1
    ship.docked, ship.leads, other.docked = "2B", True, "1B"

    check(Play(state))

    assert (ship.fate, ship.docked, other.docked) == ("orbit", "", "")


@pytest.mark.clause("VE1204")
@pytest.mark.parametrize("scenario", ["escape", "convoy", "pirates"])
def test_a_side_that_is_out_of_time_sets_out_for_what_it_wants(scenario: str) -> None:
    state = ready(scenario)

    for unit in state.units:
        if unit.asleep or not unit.velocity:
            continue
        goals = [enemy.place for enemy in state.enemies(unit.side)]
        if unit.side == 0 and state.planets:
            goals = state.planets
        before = min(distance(unit.place, goal) for goal in goals)
        end = [*course(unit.place, unit.direction, unit.zig, unit.velocity)][-1]
        # The fugitives of scenario 3 fly as printed: away from their enemies.
        nearer = scenario != "escape" or unit.side == 1
        assert (min(distance(end, goal) for goal in goals) < before) == nearer
    if scenario == "escape":
        assert state.name(state.unit("2A").place) == "A0109"


@pytest.mark.clause("VE1204")
@pytest.mark.parametrize(
    ("ship", "place", "heading"),
    [("2A", "C1401", 6), ("2A", "C1411", 12), ("2B", "C1401", 6), ("2B", "B1406", 3)],
)
def test_each_ship_that_is_out_of_time_heads_from_where_it_is(
    ship: str, place: str, heading: int
) -> None:
    state = dealt("pirates")  # the prey is at C1406
    if ship == "2B":
        do(state, B, "head 2A clock-1")
    state.unit(ship).put(hex_(state, place))

    assert str(GAME.rules.fallback(state, B)) == f"head {ship} clock-{heading}"


@pytest.mark.clause("VE1204")
def test_whoever_is_out_of_time_takes_what_is_offered_first() -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "sword", ("A0505", 12, 2))
    begin(state, OpenFire(0))
    roll(state, 2)
    do(state, A, "fire pod-1 particle-burst 2A")

    assert can(state, A, "hit") == ["bridge", "engine"]
    assert str(GAME.rules.fallback(state, A)) == "hit bridge"
