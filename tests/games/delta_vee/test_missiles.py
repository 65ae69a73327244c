"""VE910 to VE990: launches, interceptions, MIMS."""

from __future__ import annotations

import pytest

from engine import pending_step
from games.delta_vee import events
from games.delta_vee.ballistics import interception
from games.delta_vee.placements import placements
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.view import view

from .builder import (
    A,
    B,
    add,
    begin,
    can,
    do,
    hex_,
    launched_craft,
    missile,
    move,
    roll,
    space,
    told,
)


@pytest.mark.clause("VE910", "VE510")
def test_what_needs_preparation_is_launched_only_when_it_lies_ready() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "heavy", "light")
    ship.pods[1].ready = ["guided"]
    begin(state, OpenFire(0))

    found = {tuple(each.split()[:2]) for each in can(state, A, "launch")}

    assert found == {("pod-1", "unguided"), ("pod-2", "guided")}


@pytest.mark.clause("VE910", "VE920", "VE940", "VE950", "VE250")
def test_a_launch_is_a_fire_without_energy_and_puts_down_an_unknown() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "heavy")
    energy = ship.energy
    begin(state, OpenFire(0))
    outcome = do(state, A, "launch pod-1 unguided 2-1-3")

    rocket = state.unit("1x1")
    assert (state.name(rocket.place), rocket.direction, rocket.velocity) == ("A0604", 1, 3)
    assert not rocket.revealed
    assert (ship.energy, ship.pods[0].stock["unguided"]) == (energy, 5)
    assert rocket.ratings.civ == 7
    assert can(state, A, "launch") == []  # the only fire of the pod
    (public,) = told(outcome.events, events.Launched)
    (secret,) = told(outcome.events, events.LaunchKind)
    assert (public.to, secret.to) == (None, (A,))
    shown = view(state, B).unit("1x1")
    assert shown is not None
    assert (shown.kind, shown.energy, shown.home) == ("", None, "")


@pytest.mark.clause("VE920", "VE550")
@pytest.mark.parametrize(
    ("pods", "many"), [(["arsenal"], 2), (["heavy"], 1), (["heavy", "comm"], 2)]
)
def test_a_pod_launches_as_often_as_it_fires(pods: list[str], many: int) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), *pods)
    add(state, "2A", "dagger", ("A0505", 12, 3))
    before = ship.pods[0].stock["unguided"]
    begin(state, OpenFire(0))
    for _ in range(many):
        assert "pod-1 laser-burst 2A" in can(state, A, "fire")
        do(state, A, "launch pod-1 unguided 12-12-1")

    assert can(state, A, "launch") == []
    assert "pod-1 laser-burst 2A" not in can(state, A, "fire")
    assert ship.pods[0].stock["unguided"] == before - many


@pytest.mark.clause("VE940")
def test_where_missiles_are_launched() -> None:
    side = {tuple(map(int, word.split("-"))) for word in placements(12, 2, 1)}
    corner = {tuple(map(int, word.split("-"))) for word in placements(3, 2, 1)}

    assert {(hex_, way) for hex_, way, _ in side} == {
        (12, 11), (12, 12), (12, 1), (10, 11), (10, 12), (2, 12), (2, 1),
    }  # fmt: skip
    assert {(hex_, way) for hex_, way, _ in corner} == {
        (hour, way) for hour in (2, 4) for way in (2, 3, 4)
    }
    assert {speed for _, _, speed in side} == {1, 2, 3}
    assert {int(word.split("-")[2]) for word in placements(12, 1, 1)} == {1, 2}
    assert {int(word.split("-")[2]) for word in placements(12, 9, 1)} == {8, 9}


@pytest.mark.clause("VE940")
def test_missiles_are_not_launched_off_the_sheets() -> None:
    state = space()
    add(state, "1A", "sword", ("A0501", 12, 2), "heavy")
    begin(state, OpenFire(0))

    assert can(state, A, "launch") == []


@pytest.mark.clause("VE960")
@pytest.mark.parametrize("civ", [6, 7, 8])
def test_the_interception_table(civ: int) -> None:
    rows = {
        6: [8, 6, 6, 4, 4, 2, 2, 2, 1, 1, 1, 1, 1],
        7: [9, 7, 7, 5, 5, 3, 3, 3, 2, 2, 2, 1, 1],
        8: [10, 8, 8, 6, 6, 4, 4, 4, 3, 3, 3, 2, 2],
    }
    state = space()
    home = add(state, "2A", "sword", ("B0101", 4, 0), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 12, 0), civ=civ)
    target = add(state, "1A", "sword", ("A0506", 1, 0))
    found = []
    for speed in range(13):
        target.velocity = max(0, speed - 9)
        rocket.velocity = speed - target.velocity
        target.direction = 7  # next to opposite: the sum
        found.append(interception(state, rocket, target))

    assert found == list(enumerate(rows[civ]))


@pytest.mark.clause("VE960", "VE640")
@pytest.mark.parametrize(("die", "hit"), [(6, True), (7, False)])
def test_a_missile_that_meets_an_enemy_destroys_both_or_goes_on(die: int, hit: bool) -> None:  # noqa: FBT001
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 4, 4))
    target = add(state, "2A", "piccolo", ("A0706", 3, 0), "hunter")
    roll(state, die)
    found = move(state)

    assert [event.chance for event in told(found, events.Intercepted)] == [6]  # type: ignore[attr-defined]
    assert told(found, events.Revealed) == [events.Revealed(unit=rocket.id, kind="guided")]
    assert (target.fate == "destroyed") == hit
    assert (rocket in state.units) != hit


@pytest.mark.clause("VE960")
def test_a_weaving_target_is_harder_to_intercept() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 4, 4))
    target = add(state, "2A", "piccolo", ("A0505", 3, 0))
    plain = interception(state, rocket, target)[0]
    target.weaving = True

    assert interception(state, rocket, target)[0] == plain + 2


@pytest.mark.clause("VE960", "VE961")
def test_the_slowest_enemy_is_tried_once_and_the_owner_chooses_among_equals() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 4, 1))
    add(state, "2A", "dagger", ("A0605", 10, 4))
    add(state, "2B", "dagger", ("A0605", 4, 2))
    add(state, "2C", "dagger", ("A0605", 4, 2))
    move(state)

    assert pending_step(state) == "choose-prey"
    assert can(state, A, "intercept") == ["2B", "2C"]
    roll(state, 10)
    do(state, A, "intercept 2C")
    assert rocket.tried == ["2C"]


@pytest.mark.clause("VE961")
def test_between_two_missiles_first_the_one_that_came_tries() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    other = add(state, "2A", "sword", ("B0101", 4, 0), "arsenal")
    mine = missile(state, home, "guided", ("A0505", 4, 1))
    theirs = missile(state, other, "guided", ("A0605", 10, 1))
    roll(state, 10, 10)
    found = told(move(state), events.Intercepted)

    assert [event.unit for event in found] == [mine.id, theirs.id]  # type: ignore[attr-defined]


@pytest.mark.clause("VE961")
def test_a_missile_of_level_eight_holds_back_by_standing_order() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 4, 1))
    low = missile(state, home, "guided", ("A0909", 4, 1), civ=7)
    target = add(state, "2A", "piccolo", ("A0605", 4, 0), "hunter")
    begin(state, OpenFire(0))
    assert can(state, A, "order-hunt") == [f"{rocket.id} never"]
    assert low.ratings.civ == 7
    outcome = do(state, A, f"order-hunt {rocket.id} never")
    assert told(outcome.events, events.OrderLeft)[0].to == (A,)
    assert can(state, A, "order-hunt") == [f"{rocket.id} always"]
    assert view(state, A).never == (f"hunt={rocket.id}",)
    assert view(state, B).never == ()

    assert told(move(state), events.Intercepted) == []
    assert target.fate == ""


@pytest.mark.clause("VE980")
@pytest.mark.parametrize(("model", "rolls"), [("dagger", 3), ("sword", 1)])
def test_an_active_field_turns_an_explosion_into_hits(model: str, rolls: int) -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0505", 4, 1))
    target = add(state, "2A", model, ("A0605", 4, 1), "heavy")
    target.field_on = True
    roll(state, *[10] * rolls)
    found = move(state)

    assert len(told(found, events.HitRolled)) == rolls
    assert target.fate == ""
    assert state.spent == {"guided": 1}


@pytest.mark.clause("VE980", "VE890")
def test_the_owner_of_the_missile_chooses_the_part() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0505", 4, 1))
    target = add(state, "2A", "sword", ("A0605", 4, 1), "heavy")
    target.field_on, target.generator = True, 2  # damaged: as class 1
    roll(state, 2, 10, 10)
    move(state)

    assert can(state, A, "hit") == ["bridge", "engine"]


@pytest.mark.clause("VE981")
@pytest.mark.parametrize(("die", "fate"), [(6, ""), (7, "destroyed")])
def test_a_field_is_raised_at_the_last_moment(die: int, fate: str) -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0505", 4, 1))
    target = add(state, "2A", "sword", ("A0605", 4, 1), "heavy")
    energy = target.energy
    roll(state, die, 10)
    found = move(state)

    assert target.fate == fate
    assert (target.field_on, target.energy) == (not fate, energy - (0 if fate else 6))
    assert len(told(found, events.FieldFailed)) == bool(fate)


@pytest.mark.clause("VE981", "VE712")
def test_the_last_block_raises_a_field_and_a_prepared_jump_is_lost() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0505", 4, 1))
    target = add(state, "2A", "sword", ("A0605", 4, 1), "heavy")
    target.energy, target.jump = 6, 1
    roll(state, 1, 10)
    found = move(state)

    assert (target.field_on, target.energy, target.jump, target.fate) == (True, 0, 0, "")
    assert told(found, events.FieldRaised) == [events.FieldRaised(unit="2A")]


@pytest.mark.clause("VE981", "VE732")
def test_a_docked_ship_raises_no_field() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0505", 4, 1))
    ships = [add(state, id_, "sword", ("A0605", 4, 1), "heavy") for id_ in ("2A", "2B")]
    ships[0].docked, ships[0].leads, ships[1].docked = "2B", True, "2A"
    move(state)
    found = do(state, A, "intercept 2A").events

    assert [ship.fate for ship in ships] == ["destroyed", ""]
    assert told(found, events.FieldFailed) == told(found, events.FieldRaised) == []


@pytest.mark.clause("VE960")
def test_a_try_says_what_it_came_to_and_is_shown() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 4, 1))
    add(state, "2A", "piccolo", ("A0605", 4, 1), "hunter")
    tries = told(move(state), events.Intercepted)

    assert tries == [
        events.Intercepted(
            unit=rocket.id, target="2A", relative=0, chance=10, roll=0, hit="hit"
        )  # certain: without a die
    ]
    assert [(flash.kind, flash.hit) for flash in state.flashes] == [("interception", True)]


@pytest.mark.clause("VE981")
@pytest.mark.parametrize("obstacle", ["order", "energy", "damage", "none"])
def test_when_no_field_is_tried(obstacle: str) -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    missile(state, home, "guided", ("A0505", 4, 1))
    target = add(state, "2A", "piccolo" if obstacle == "none" else "sword", ("A0605", 4, 1))
    if obstacle == "order":
        begin(state, OpenFire(1))
        do(state, B, "order-raise 2A never")
    elif obstacle == "energy":
        target.energy = 5
    elif obstacle == "damage":
        target.generator = 2
    found = move(state)

    assert target.fate == "destroyed"
    assert told(found, events.FieldFailed) == []


@pytest.mark.clause("VE960", "VE1100")
def test_battlecraft_and_missiles_have_no_field() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    other = add(state, "2A", "sword", ("B0101", 4, 0), "bay")
    missile(state, home, "guided", ("A0505", 4, 1))
    craft = launched_craft(state, other, ("A0605", 4, 1))
    move(state)

    assert craft.fate == "destroyed"


@pytest.mark.clause("VE990")
def test_a_mims_launches_four_missiles_once() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    mims = missile(state, home, "mims", ("A0505", 12, 3))
    add(state, "1B", "dagger", ("A0101", 4, 0), "heavy")
    begin(state, OpenFire(0))
    do(state, A, f"unit {mims.id}")
    outcome = do(state, A, *["release 12-12-4"] * 4)

    assert can(state, A, "release") == []
    (last,) = told(outcome.events, events.Launched)
    assert last.home == mims.id  # type: ignore[attr-defined]
    kinds = [unit.kind for unit in state.units if unit.is_missile]
    assert kinds == ["mims"] + ["unguided"] * 4
    assert mims.loads == 0
    assert state.unit("1x5").place == hex_(state, "A0504")
    begin(state, OpenFire(0))
    assert mims.id not in can(state, A, "unit")


@pytest.mark.clause("VE990")
def test_what_a_mims_keeps_back_is_lost() -> None:
    state = space()
    home = add(state, "1A", "sword", ("A0101", 4, 0), "arsenal")
    mims = missile(state, home, "mims", ("A0515", 12, 3))
    begin(state, OpenFire(0))
    do(state, A, f"unit {mims.id}", "release 12-12-4", "done")

    assert mims.loads == 0
    assert state.spent == {"unguided": 3}
