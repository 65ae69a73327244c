"""VE420, VE700 to VE761, VE1200: commands."""

from __future__ import annotations

import pytest

from engine import dump
from games.delta_vee import events
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.view import view

from .builder import (
    A,
    B,
    add,
    begin,
    can,
    do,
    launched_craft,
    missile,
    move,
    order,
    space,
    told,
)


@pytest.mark.clause("VE420", "VE410")
def test_rating_minus_velocity_is_the_number_of_commands() -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 4, 3))  # rating 8, velocity rating 3
    begin(state, GiveCommands(0))

    order(state, A, "accel accel accel")
    assert "accel" not in can(state, A)  # VE410
    assert "decel" in can(state, A)
    order(state, A, "left left")
    assert can(state, A) == []


@pytest.mark.clause("VE420")
def test_a_ship_that_is_too_fast_may_slow_down_once() -> None:
    state = space()
    add(state, "1A", "spear", ("A0505", 4, 6))
    begin(state, GiveCommands(0))

    assert can(state, A) == ["decel"]
    order(state, A, "decel")
    assert can(state, A) == []


@pytest.mark.clause("VE420", "VE890")
def test_a_bridge_and_an_engine_limit_the_commands() -> None:
    state = space()
    ship = add(state, "1A", "dagger", ("A0505", 4, 2), armor=2)
    ship.bridge = 2  # damaged
    begin(state, GiveCommands(0))
    assert view(state, A).draft.moves == 5  # type: ignore[union-attr]
    assert "weave" not in can(state, A)

    ship.bridge, ship.velocity = 3, 0
    begin(state, GiveCommands(0))
    assert view(state, A).draft.moves == 1  # type: ignore[union-attr]

    ship.engine = 3
    begin(state, GiveCommands(0))
    assert can(state, A) == []


@pytest.mark.clause("VE700", "VE260")
def test_units_within_three_hexes_of_a_ship_are_detected() -> None:
    state = space()
    own = add(state, "1A", "sword", ("A0505", 4, 0), "bay")
    launched_craft(state, own, ("A0808", 4, 0))  # battlecraft detect nothing
    home = add(state, "2A", "sword", ("B1010", 4, 0), "arsenal")
    near = missile(state, home, "guided", ("A0503", 4, 1))
    reach = missile(state, home, "guided", ("A0508", 4, 1))
    far = missile(state, home, "guided", ("A0509", 4, 1))

    found = begin(state, GiveCommands(0))

    assert [near.revealed, reach.revealed, far.revealed] == [True, True, False]
    assert [event.kind for event in told(found, events.Revealed)] == ["guided", "guided"]  # type: ignore[attr-defined]


@pytest.mark.clause("VE710")
def test_velocity_stays_between_nothing_and_nine_and_missiles_keep_moving() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 4, 0), "arsenal")
    rocket = missile(state, ship, "intelligent", ("A0909", 4, 1))
    begin(state, GiveCommands(0))
    assert "decel" not in can(state, A)
    assert "weave" in can(state, A)

    do(state, A, "unit 1x1")
    assert set(can(state, A)) == {"accel", "left", "right"}
    assert rocket.ratings.maneuver == 7

    ship.velocity, ship.ratings.maneuver = 9, 12
    begin(state, GiveCommands(0))
    assert "accel" not in can(state, A)


@pytest.mark.clause("VE710", "VE610")
def test_a_direction_change_is_one_clock_step_and_forgets_the_zig_zag() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 3, 2))
    ship.zig = 1
    begin(state, GiveCommands(0))

    order(state, A, "left")
    do(state, A, "give")

    assert (ship.direction, ship.zig) == (2, 0)


@pytest.mark.clause("VE711")
def test_a_unit_weaves_once_until_its_next_commands() -> None:
    state = space()
    ship = add(state, "1A", "dagger", ("A0505", 3, 2))
    energy = ship.energy
    begin(state, GiveCommands(0))
    order(state, A, "weave")
    assert "weave" not in can(state, A)
    outcome = do(state, A, "give")

    assert ship.weaving
    assert told(outcome.events, events.Wove)
    assert ship.energy == energy - 4
    begin(state, GiveCommands(0))
    assert not ship.weaving


@pytest.mark.clause("VE712")
def test_a_jump_takes_two_phases_and_everything_else() -> None:
    state = space()
    state.jumps = [0, 1]
    ship = add(state, "1A", "gamma", ("A0505", 3, 2), "jump-pod", "light")
    begin(state, GiveCommands(0))
    assert "jump" not in can(state, A)
    order(state, A, "prepare-jump")
    assert not {"accel", "left", "weave"} & set(can(state, A))
    outcome = do(state, A, "give")
    assert told(outcome.events, events.JumpMarked)
    assert ship.jump == 1

    begin(state, GiveCommands(0))
    order(state, A, "jump")
    outcome = do(state, A, "give")  # its move follows
    assert told(outcome.events, events.JumpMarked)
    assert ship.fate == "jumped"


@pytest.mark.clause("VE712")
def test_a_prepared_jump_lapses_unless_it_follows() -> None:
    state = space()
    state.jumps = [0, 1]
    ship = add(state, "1A", "gamma", ("A0505", 3, 2), "jump-pod")
    ship.jump = 1
    begin(state, GiveCommands(0))
    do(state, A, "done")

    assert ship.jump == 0


@pytest.mark.clause("VE712")
@pytest.mark.parametrize("obstacle", ["field", "docked", "planet", "nowhere", "pod"])
def test_what_keeps_a_ship_from_jumping(obstacle: str) -> None:
    state = space(planets=["A0505"] if obstacle == "planet" else [])
    state.jumps = [] if obstacle == "nowhere" else [0]
    ship = add(state, "1A", "flute", ("A0505", 3, 2), "jump-pod", "light")
    other = add(state, "1B", "flute", ("A0505", 3, 2))
    ship.field_on = obstacle == "field"
    if obstacle == "docked":
        ship.docked, ship.leads, other.docked = "1B", True, "1A"
    if obstacle == "pod":
        ship.pods[0].hits = 2
    begin(state, GiveCommands(0))

    assert "prepare-jump" not in can(state, A)


@pytest.mark.clause("VE680")
@pytest.mark.parametrize("sheet", [0, 2])
def test_a_jump_fails_where_the_move_does_not_end_on_a_sheet_for_it(sheet: int) -> None:
    state = space()
    state.jumps = [sheet]
    ship = add(state, "1A", "gamma", ("A0505", 3, 2), "jump-pod")
    ship.jump = 2

    happened = move(state)

    assert bool(told(happened, events.JumpFailed)) == (sheet == 2)
    assert (ship.fate, ship.jump) == ("" if sheet else "jumped", 0)


@pytest.mark.clause("VE720")
def test_unguided_missiles_gain_speed_and_obey_nobody() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 4, 0), "arsenal")
    slow = missile(state, ship, "unguided", ("A0909", 4, 3))
    fast = missile(state, ship, "unguided", ("A0909", 4, 9))

    begin(state, GiveCommands(0))

    assert can(state, A, "unit") == ["1A"]
    outcome = do(state, A, "done")
    assert (slow.velocity, fast.velocity) == (4, 9)
    seen = {e.unit: e.velocity for e in told(outcome.events, events.Commanded)}  # type: ignore[attr-defined]
    assert seen == {slow.id: 4}


@pytest.mark.clause("VE721")
def test_a_guided_missile_obeys_only_while_its_ship_controls_it() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 4, 0), "arsenal", "heavy")
    guided = missile(state, ship, "guided", ("A0909", 4, 3))
    other = missile(state, ship, "guided", ("A0910", 4, 3))
    begin(state, GiveCommands(0))
    assert can(state, A, "unit") == ["1A"]
    order(state, A, f"control-{guided.id}")
    do(state, A, "give")

    assert can(state, A, "unit") == [guided.id]
    order(state, A, "accel left")
    do(state, A, "give", "done")
    assert (guided.velocity, guided.direction, guided.energy) == (4, 3, 8)
    assert other.energy == 10

    begin(state, GiveCommands(0))
    assert can(state, A, "unit") == ["1A"]  # control ends with the phase

    ship.pods[0].hits = 2
    begin(state, GiveCommands(0))
    assert not [word for word in can(state, A) if word.startswith("control")]


@pytest.mark.clause("VE750")
@pytest.mark.parametrize(
    ("words", "blocks"),
    [
        ("accel", 0),
        ("accel left", 1),
        ("accel left left accel", 1),
        ("weave", 1),
        ("accel weave left", 2),
    ],
)
def test_several_commands_cost_one_block_and_weaving_another(words: str, blocks: int) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "bay")
    craft = launched_craft(state, ship, ("A0909", 12, 1))
    begin(state, GiveCommands(0))
    order(state, A, words)
    assert view(state, A).draft.cost == 6 * blocks  # type: ignore[union-attr]
    do(state, A, "give")
    order(state, A, words)
    do(state, A, "give")

    assert ship.energy == 78 - 6 * blocks
    assert craft.energy == 15 - blocks


@pytest.mark.clause("VE750", "VE761")
def test_a_missile_pays_for_each_command_and_is_gone_without_energy() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0), "arsenal")
    rocket = missile(state, ship, "intelligent", ("A0909", 12, 1))
    rocket.energy = 3
    begin(state, GiveCommands(0))
    do(state, A, f"unit {rocket.id}")
    order(state, A, "accel left left")
    assert can(state, A) == []  # VE760
    assert view(state, A).unit(rocket.id) is not None
    outcome = do(state, A, "give", "done")

    assert rocket.velocity == 2
    assert rocket not in state.units  # it moved once more
    assert told(outcome.events, events.BurnedOut) == [events.BurnedOut(unit=rocket.id)]


@pytest.mark.clause("VE761")
@pytest.mark.parametrize(("kind", "left", "gone"), [
    ("intelligent", 1, False), ("intelligent", 0, True), ("guided", 0, True), ("mims", 0, True),
    ("unguided", 0, False),
])  # fmt: skip
def test_a_missile_is_gone_with_its_last_unit_and_not_before(
    kind: str,
    left: int,
    gone: bool,  # noqa: FBT001
) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0), "arsenal")
    rocket = missile(state, ship, kind, ("A0909", 12, 1))
    rocket.energy = left
    begin(state, GiveCommands(0))
    assert can(state, A, "unit") == ["1A", *([rocket.id] if left else [])]
    outcome = do(state, A, "done")

    assert (rocket not in state.units) == gone
    assert len(told(outcome.events, events.BurnedOut)) == gone


@pytest.mark.clause("VE760")
def test_without_energy_only_what_is_free_can_be_ordered() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    ship.energy = 5
    begin(state, GiveCommands(0))
    assert {"accel", "left", "search"} <= set(can(state, A))
    assert not {"weave", "raise-field"} & set(can(state, A))
    order(state, A, "accel")
    assert not {"accel", "left"} & set(can(state, A))


@pytest.mark.clause("VE890")
def test_a_damaged_engine_makes_every_command_cost_a_block() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1))
    ship.engine = 2
    begin(state, GiveCommands(0))
    order(state, A, "accel left left")
    assert view(state, A).draft.cost == 18  # type: ignore[union-attr]
    order(state, A, "weave")
    assert view(state, A).draft.cost == 30  # type: ignore[union-attr]


@pytest.mark.clause("VE1200")
def test_a_plan_is_taken_back_word_by_word_and_tells_nothing() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 3, 2))
    add(state, "2A", "sword", ("B0505", 3, 2))
    begin(state, GiveCommands(0))
    before, theirs = dump(state), view(state, B)

    outcome = do(state, A, "order accel")
    order(state, A, "left")

    draft = view(state, A).draft
    assert draft is not None
    assert (draft.velocity, draft.direction, len(draft.course), draft.cost) == (3, 2, 3, 6)
    assert view(state, B) == theirs
    assert (outcome.events, outcome.sealed) == ((), False)
    assert (ship.velocity, ship.direction) == (2, 3)
    do(state, A, "back", "back")
    state.now = 0
    assert dump(state) == before


@pytest.mark.clause("VE1200")
def test_last_turns_commands_are_repeated_where_they_still_fit() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 3, 2))
    begin(state, GiveCommands(0))
    assert can(state, A, "again") == []
    order(state, A, "accel left")
    do(state, A, "give")

    begin(state, GiveCommands(0))
    do(state, A, "again", "give")
    assert (ship.velocity, ship.direction) == (4, 1)

    ship.energy = 0
    begin(state, GiveCommands(0))
    assert can(state, A, "again") == []


@pytest.mark.clause("VE301", "VE1202")
def test_done_gives_what_is_planned_and_cannot_be_undone() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 3, 2), "tractor", "light")
    add(state, "1B", "sword", ("A0505", 3, 2))
    begin(state, GiveCommands(0))
    order(state, A, "accel tow-1B")

    outcome = do(state, A, "done")

    assert ship.velocity == 3  # and the beam that was not finished is dropped
    assert outcome.sealed


@pytest.mark.clause("VE1200", "VE720")
def test_the_preview_of_an_unguided_missile_counts_the_speed_that_it_will_gain() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 4, 0), "arsenal")
    rocket = missile(state, ship, "unguided", ("A0909", 4, 3))
    seen = []
    for step in (GiveCommands(1), OpenFire(0), GiveCommands(0)):
        begin(state, step)
        seen.append([view(state, seat).unit(rocket.id).reach for seat in (A, B)])  # type: ignore[union-attr]
    begin(state, GiveCommands(0))
    do(state, A, "done")
    state.phase, state.phasing = "fire", 1
    mine = view(state, A).unit(rocket.id)
    assert mine is not None

    assert seen == [[4, 3], [4, 3], [4, 3]]
    assert (mine.velocity, mine.reach) == (4, 4)
    rocket.revealed, state.phase, state.phasing = True, "movement", 1
    assert view(state, B).unit(rocket.id).reach == 5  # type: ignore[union-attr]


@pytest.mark.clause("VE1200", "VE420")
def test_the_preview_says_that_only_a_decelerate_is_left() -> None:
    state = space()
    add(state, "1A", "spear", ("A0505", 4, 4))
    begin(state, GiveCommands(0))
    draft = view(state, A).draft
    assert draft is not None
    assert (draft.moves, draft.slow) == (1, True)


@pytest.mark.clause("VE1200", "VE650", "VE651")
def test_the_preview_at_a_planet_shows_what_is_left_of_the_move() -> None:
    state = space(planets=["A0706"])
    add(state, "1A", "dagger", ("A0505", 4, 5))
    move(state)
    draft = view(state, A).draft
    assert draft is not None
    assert len(draft.course) == 3
    do(state, A, "order decel", "order decel")
    draft = view(state, A).draft
    assert draft is not None
    assert len(draft.course) == 1

    state = space(planets=["A0706"])
    add(state, "1A", "dagger", ("A0706", 4, 2))
    begin(state, GiveCommands(0))
    do(state, A, "order decel")
    assert view(state, A).draft.course == ()  # type: ignore[union-attr]
