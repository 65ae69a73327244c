"""What a choice comes to, for a line beside it."""

from __future__ import annotations

import pytest

from bot.present.speaker import Speaker
from engine import Choice, Seat
from games.delta_vee import GAME, events
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.steps.movement import Move
from games.delta_vee.view import view
from tests.saying import english

from .builder import A, B, add, begin, dealt, do, missile, order, ready, roll, space

SPEAKER = Speaker(english(GAME.slug), GAME, ("Ann", "Bob"))


def hint(state: State, choice: str, seat: Seat = A) -> str:
    """The line beside a choice, warning and all."""
    return SPEAKER.hint(view(state, seat), Choice.parse(choice))


# -- Set-up ---------------------------------------------------------------------------------------


@pytest.mark.clause("VE1110")
def test_a_place_and_a_direction_say_how_far_it_is_to_what_matters() -> None:
    escape, pirates = dealt("escape"), dealt("pirates")

    assert hint(escape, "place 1A A0909") == "From here it's 56 columns to where ships may jump."
    assert hint(pirates, "head 2A clock-3", B) == (
        "5 hexes that way, and it's 10 hexes to the enemy and 33 hexes to a planet."
    )


@pytest.mark.clause("VE420")
def test_a_velocity_says_what_it_leaves_to_steer() -> None:
    state = dealt("convoy")

    assert hint(state, "speed 1") == "Each ship moves 1 hex a turn, with at least 2 moves to steer."
    assert hint(state, "speed 4") == (
        "Each ship moves 4 hexes a turn, with at least 0 moves to steer. "
        "4 ships can then only decelerate."
    )


@pytest.mark.clause("VE1010", "VE870")
def test_a_box_says_which_die_hits_it_and_what_the_pod_gives() -> None:
    state = dealt("first-shot")

    assert hint(state, "stow heavy") == (
        "Box 1: hit on a 4. Gives 1 fire. 15 missiles. 1 battle command."
    )
    do(state, A, "stow energy")
    assert hint(state, "stow comm") == "Box 2: hit on a 5. Gives 1 fire. 2 battle commands."
    assert hint(state, "unstow") == "Takes out the energy pod."


# -- Commands -------------------------------------------------------------------------------------


@pytest.mark.clause("VE1200", "VE750")
def test_a_command_says_where_it_leads_and_what_it_costs() -> None:
    state = space()
    add(state, "1A", "piccolo", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "piccolo", ("A0510", 12, 1))
    begin(state, GiveCommands(0))

    assert (
        hint(state, "order accel") == "Velocity 2, to A0503, 7 hexes from Ship 2A. 6 commands left."
    )
    order(state, A, "accel")
    assert hint(state, "order right") == (
        "Heading 1, to A0603, 7 hexes from Ship 2A. 5 commands left. Costs 3 energy, 27 left."
    )
    assert hint(state, "give") == ""
    assert hint(state, "back") == "Takes back: Accelerate."
    order(state, A, "right")
    assert hint(state, "give") == "Costs 3 energy, 27 left."


@pytest.mark.clause("VE660")
def test_asteroids_on_a_course_are_told() -> None:
    state = space(asteroids=["A0504", "A0503"])
    add(state, "1A", "piccolo", ("A0505", 12, 1), "arsenal")
    begin(state, GiveCommands(0))

    assert hint(state, "order accel") == (
        "Velocity 2, to A0503. 6 commands left. 2 asteroid hexes, 20 % risk each."
    )
    assert hint(state, "order decel") == "Velocity 0, stays at A0505. 6 commands left."


@pytest.mark.clause("VE651")
def test_whoever_stops_at_a_planet_lands_for_good() -> None:
    state = space(planets=["A0505"])
    add(state, "1A", "piccolo", ("A0505", 12, 1), "arsenal")
    begin(state, GiveCommands(0))

    assert hint(state, "order decel") == (
        "Velocity 0, stays at A0505. 6 commands left. It lands, and is out of play."
    )


@pytest.mark.clause("VE1150")
def test_an_orbit_tells_its_points() -> None:
    state = ready("convoy")
    ship = state.unit("1B")
    ship.put(state.planets[0])
    ship.path, ship.velocity = [ship.place], 2
    begin(state, GiveCommands(0))
    do(state, A, "unit 1B")

    assert hint(state, "order decel") == (
        "Velocity 1, stays at C1110. Scores 4 points. No commands left."
    )
    order(state, A, "decel")
    assert hint(state, "give") == "Scores 4 points."
    assert "Scores 4 points." in hint(state, "done")


@pytest.mark.clause("VE1200")
def test_a_plan_in_the_way_of_another_is_reckoned_with() -> None:
    state = space()
    add(state, "1A", "flute", ("A0505", 12, 3), "arsenal")
    add(state, "1B", "flute", ("A0506", 12, 3), "tractor", "heavy")
    begin(state, GiveCommands(0))
    order(state, A, "raise-field")
    do(state, A, "unit 1B")
    order(state, A, "tow-1A tow-accel")

    assert hint(state, "done") == "Gives 1 plan. Costs 6 energy. 1 unit goes on as it is."


@pytest.mark.clause("VE620", "VE761")
def test_a_missile_is_told_what_it_meets_and_where_it_is_lost() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0505", 12, 0), "arsenal")
    add(state, "2A", "sword", ("A1005", 12, 1), "arsenal")
    state.seats = 2
    hunter = missile(state, home, "intelligent", ("A1003", 12, 1))
    begin(state, GiveCommands(0))
    do(state, A, f"unit {hunter.id}")

    assert hint(state, "order accel") == (
        "Velocity 2, to A1001. Passes 3 hexes from Ship 2A. 5 commands left. "
        "Costs 1 energy, 8 left."
    )
    order(state, A, "accel")
    assert hint(state, "order accel") == (
        "4 commands left. Costs 1 energy, 7 left. It flies off the map and is lost."
    )
    order(state, A, "right right right right right")
    assert hint(state, "back") == "Takes back: Turn right."


@pytest.mark.clause("VE730")
def test_a_search_says_how_many_unknown_enemies_are_in_reach() -> None:
    state = space()
    add(state, "1A", "sword", ("A0105", 4, 0), "arsenal")
    home = add(state, "2A", "sword", ("B1010", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0705", 4, 1))
    missile(state, home, "guided", ("A0805", 4, 1))
    begin(state, GiveCommands(0))

    assert hint(state, "order search") == "Shows what 1 unknown enemy within 6 hexes is."


# -- Fire -----------------------------------------------------------------------------------------


@pytest.mark.clause("VE860")
def test_a_weapon_tells_its_best_chance() -> None:
    state = space()
    add(state, "1A", "spear", ("A0505", 12, 1), "heavy")
    add(state, "2A", "spear", ("A0502", 12, 1))
    begin(state, OpenFire(0))

    assert hint(state, "fire pod-1 laser-burst 2A") == (
        "50 % to hit, free. Range 2 + velocity 0 = target value 2."
    )
    assert hint(state, "fire pod-1") == "At best 90 % at Ship 2A, for 3 energy."


@pytest.mark.clause("VE940", "VE720")
def test_a_launch_is_reckoned_against_where_the_enemy_will_be() -> None:
    state = space()
    add(state, "1A", "spear", ("A0510", 12, 1), "heavy")
    add(state, "2A", "spear", ("A0505", 6, 2))
    begin(state, OpenFire(0))

    assert hint(state, "launch pod-1 unguided 12-12-1") == (
        "From A0509 to A0507. Meets Ship 2A. Uses 1, leaves 14."
    )


@pytest.mark.clause("VE960")
def test_a_launch_at_an_enemy_says_how_likely_it_hits_and_not_what_comes_after() -> None:
    state = space()
    add(state, "1A", "spear", ("A0502", 12, 1), "heavy")
    add(state, "2A", "spear", ("A0501", 12, 1))
    begin(state, OpenFire(0))

    # Nothing stops it at the edge of the map: it strikes before it flies on.
    equal, faster = (hint(state, f"launch pod-1 unguided 12-12-{speed}") for speed in (1, 2))
    assert equal == "Attacks Ship 2A at once: 90 % to hit. Uses 1, leaves 14."
    assert faster == "Attacks Ship 2A at once: 70 % to hit. Uses 1, leaves 14."
    struck = do(state, A, "launch pod-1 unguided 12-12-2").events
    (tried,) = [event for event in struck if isinstance(event, events.Intercepted)]
    assert (tried.relative, tried.chance) == (1, 7)


@pytest.mark.clause("VE990")
def test_what_a_mims_has_not_launched_is_lost() -> None:
    state = space()
    home = add(state, "1A", "spear", ("A0510", 12, 1), "heavy")
    add(state, "2A", "spear", ("B0505", 6, 2))
    mims = missile(state, home, "mims", ("A1010", 12, 2))
    begin(state, OpenFire(0))
    do(state, A, f"unit {mims.id}", "release 12-12-3")

    assert hint(state, "release 12-12-2") == (
        "From A1009 to A1006. Passes 11 hexes from Ship 2A. Uses 1, leaves 2."
    )
    assert hint(state, "done") == "3 missiles left in a MIMS are lost."


@pytest.mark.clause("VE890")
@pytest.mark.parametrize(
    ("side", "turn", "energy", "said"),
    [
        (0, 24, 200, "Then your pods leak 10 energy."),
        (1, 1, 200, "Then your pods leak 10 energy."),
        (1, 24, 200, "This unit can still fire."),
        (0, 1, 1, "This unit can still fire."),
    ],
    ids=["last-turn", "first", "last-phase", "hull"],
)
def test_a_damaged_energy_pod_leaks_after_the_fire(
    side: int, turn: int, energy: int, said: str
) -> None:
    state = space()
    ships = [add(state, "1A", "spear", ("A0505", 12, 1), "energy")]
    ships.append(add(state, "2A", "spear", ("A0502", 12, 1), "energy"))
    ships[side].pods[0].hits, ships[side].energy = 2, energy
    state.turn = state.turns = turn
    begin(state, OpenFire(side))
    state.turns = 24

    assert hint(state, "done", Seat(side)) == said


@pytest.mark.clause("VE800")
def test_whoever_has_fired_is_finished_when_another_takes_its_place() -> None:
    state = space()
    add(state, "1A", "spear", ("A0505", 12, 1), "heavy")
    add(state, "1B", "spear", ("A0605", 12, 1), "heavy")
    add(state, "2A", "spear", ("A0502", 12, 1))
    begin(state, OpenFire(0))

    assert hint(state, "unit 1B") == "Spear, velocity 1, 144 energy."
    roll(state, 10)
    do(state, A, "fire burster laser-burst 2A")
    assert hint(state, "unit 1B") == (
        "Spear, velocity 1, 144 energy. Ship 1A can't fire any more after that."
    )


# -- Hits and attacks -----------------------------------------------------------------------------


@pytest.mark.clause("VE880", "VE890")
def test_a_part_says_what_becomes_of_it() -> None:
    state = space()
    add(state, "1A", "spear", ("A0505", 12, 1), "heavy")
    enemy = add(state, "2A", "spear", ("A0504", 12, 1))
    enemy.bridge, enemy.engine = 1, 2
    begin(state, OpenFire(0))
    roll(state, 1, 2)
    do(state, A, "fire burster laser-burst 2A")

    assert hint(state, "hit bridge") == "Bridge, then damaged: 2 moves fewer a turn, no weaving."
    assert hint(state, "hit engine") == "Engine, then destroyed: it can't steer any more."


@pytest.mark.clause("VE960")
def test_an_attack_tells_its_chance() -> None:
    state = space()
    home = add(state, "1A", "spear", ("A1610", 12, 1), "heavy")
    add(state, "2A", "spear", ("A0504", 12, 1))
    add(state, "2B", "spear", ("A0504", 12, 1))
    missile(state, home, "intelligent", ("A0505", 12, 1))
    begin(state, Move(0))

    assert hint(state, "intercept 2A") == (
        "100 % to strike it (Spear). Your missile is spent then."
    )


@pytest.mark.clause("VE981")
def test_a_standing_order_tells_its_chance_and_price() -> None:
    state = space()
    add(state, "1A", "flute", ("A0505", 12, 1), "heavy")
    begin(state, GiveCommands(0))

    assert hint(state, "order-raise 1A always") == (
        "60 % that it goes up and saves the ship. Costs 6 energy."
    )
    assert hint(state, "order-raise 1A never") == (
        "Saves energy. A missile that strikes destroys the ship."
    )
