"""VE1200, VE100: several people command one side at the same time."""

from __future__ import annotations

import pytest

from games.delta_vee import events
from games.delta_vee.parts import PodEntry
from games.delta_vee.placements import placements
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.units import Unit
from games.delta_vee.view import view

from .builder import A, C, add, begin, can, do, launched_craft, missile, order, space, told


def convoy(tug: tuple[str, int, int], other: tuple[str, int, int]) -> tuple[State, Unit, Unit]:
    """A ship with a tractor beam, commanded by A, and a fast one of the same side, by C."""
    state = space(seats=4)
    first = add(state, "1A", "spear", tug, "tractor", "arsenal", "comm")
    second = add(state, "1B", "dagger", other, "heavy")
    second.seat = C
    add(state, "2A", "dagger", ("B1616", 12, 0))
    begin(state, GiveCommands(0))
    return state, first, second


@pytest.mark.clause("VE1200", "VE560", "VE260")
@pytest.mark.parametrize(
    ("velocity", "word", "towed"), [(1, "decel", "tow-decel"), (8, "accel", "tow-accel")]
)
def test_a_plan_that_a_tow_has_overtaken_loses_what_is_not_possible_any_more(
    velocity: int, word: str, towed: str
) -> None:
    state, _, ship = convoy(("A0505", 4, 0), ("A0506", 4, velocity))
    order(state, C, word)
    order(state, A, f"tow-1B {towed}")

    outcome = do(state, A, "give")

    assert told(outcome.events, events.PlanCut) == [
        events.PlanCut(unit="1B", orders=(word,), to=(C,))
    ]
    assert ship.velocity in {0, 9}
    draft = view(state, C).draft
    assert draft is not None
    assert (draft.words, draft.velocity) == ((), ship.velocity)
    do(state, C, "give")
    assert ship.velocity in {0, 9}


@pytest.mark.clause("VE1200", "VE732")
def test_a_ship_that_a_team_mate_has_docked_does_not_fly_its_own_plan() -> None:
    state, leader, ship = convoy(("A0505", 4, 1), ("A0505", 4, 1))
    order(state, C, "search accel left")
    order(state, A, "dock-1B")
    do(state, A, "give")

    draft = view(state, C).draft
    assert draft is not None
    assert draft.words == ("search",)
    do(state, C, "give")

    assert (ship.velocity, ship.direction) == (leader.velocity, leader.direction) == (1, 4)
    assert ship.docked == "1A"


@pytest.mark.clause("VE1200", "VE732")
def test_a_ship_is_docked_by_one_of_two_team_mates_only() -> None:
    state, _, ship = convoy(("A0505", 4, 1), ("A0505", 4, 1))
    third = add(state, "1C", "dagger", ("A0505", 4, 1), "heavy")
    third.seat = C
    do(state, C, "unit 1C")
    order(state, C, "dock-1B")
    order(state, A, "dock-1B")
    do(state, A, "give")

    assert not view(state, C).draft.words  # type: ignore[union-attr]
    do(state, C, "give")

    assert (ship.docked, third.docked) == ("1A", "")


@pytest.mark.clause("VE1200", "VE561")
def test_a_unit_that_a_team_mate_has_taken_aboard_leaves_the_hand() -> None:
    state, ship, _ = convoy(("A0505", 4, 1), ("A0909", 4, 1))
    add(state, "1C", "sword", ("A0505", 4, 1), "bay", "comm")
    craft = launched_craft(state, state.unit("1C"), ("A0505", 4, 1))
    craft.seat = C
    do(state, C, f"unit {craft.id}")
    order(state, C, "accel")
    do(state, A, "unit 1C")
    order(state, A, f"dock-{craft.id}")

    outcome = do(state, A, "give")

    assert told(outcome.events, events.PlanCut) == [
        events.PlanCut(unit=craft.id, orders=("accel",), to=(C,))
    ]
    assert state.find(craft.id) is None
    assert state.desks[C].unit == "1B"
    assert ship.docked == ""


@pytest.mark.clause("VE1200", "VE1203")
def test_a_plan_is_not_cut_aloud_by_what_an_unknown_unit_is_told() -> None:
    state, _, _ = convoy(("A0505", 4, 1), ("A0909", 4, 1))
    home = add(state, "1C", "sword", ("A0505", 4, 1), "bay", "comm")
    home.seat = C
    craft = launched_craft(state, home, ("A0505", 4, 1))
    craft.seat = A
    do(state, C, "unit 1C")
    order(state, C, f"dock-{craft.id}")
    do(state, A, f"unit {craft.id}")
    order(state, A, "accel")

    assert do(state, A, "give").events == ()
    assert not view(state, C).draft.words  # type: ignore[union-attr]
    outcome = do(state, C, "give")

    assert [type(event) for event in outcome.events] == [events.PlanCut, events.Commanded]
    assert state.find(craft.id) is craft


@pytest.mark.clause("VE1200")
def test_a_plan_put_aside_is_kept_and_given_at_the_end() -> None:
    state = space()
    one = add(state, "1A", "dagger", ("A0505", 4, 1))
    two = add(state, "1B", "dagger", ("A0909", 4, 1))
    three = add(state, "1C", "dagger", ("A1212", 4, 1))
    begin(state, GiveCommands(0))
    order(state, A, "accel")
    do(state, A, "unit 1B")
    order(state, A, "left")
    do(state, A, "unit 1A")
    assert view(state, A).draft.words == ()  # type: ignore[union-attr]
    assert can(state, A, "recall") == [""]
    do(state, A, "recall")
    assert view(state, A).draft.words == ("accel",)  # type: ignore[union-attr]
    do(state, A, "unit 1C", "order decel")
    assert view(state, A).aside == (("1B", ("left",)), ("1A", ("accel",)))

    do(state, A, "done")

    assert (one.velocity, two.direction, three.velocity) == (2, 3, 0)


@pytest.mark.clause("VE1200")
def test_a_new_plan_takes_the_place_of_the_one_put_aside() -> None:
    state = space()
    ship = add(state, "1A", "dagger", ("A0505", 4, 1))
    add(state, "1B", "dagger", ("A0909", 4, 1))
    begin(state, GiveCommands(0))
    order(state, A, "accel accel")
    do(state, A, "unit 1A")
    assert view(state, A).aside == (("1A", ("accel", "accel")),)
    do(state, A, "order left")
    assert view(state, A).aside == ()
    do(state, A, "give", "done")

    assert (ship.velocity, ship.direction) == (1, 3)


@pytest.mark.clause("VE732", "VE731")
def test_a_plan_that_docks_with_a_ship_does_nothing_more_with_it() -> None:
    state = space()
    add(state, "1A", "flute", ("A0505", 4, 1), "arsenal", "comm")
    for id_ in ("1B", "1C"):
        add(state, id_, "flute", ("A0505", 4, 1))
    begin(state, GiveCommands(0))
    assert {"accel", "raise-field", "dock-1C"} <= set(can(state, A))

    order(state, A, "dock-1B")

    assert not {"accel", "left", "raise-field", "dock-1C"} & set(can(state, A))
    assert "search" in can(state, A)


@pytest.mark.clause("VE732", "VE560")
@pytest.mark.parametrize(
    ("direction", "velocity", "word"),
    [(5, 1, "left"), (3, 1, "right"), (4, 0, "accel"), (4, 2, "decel")],
)
def test_a_ship_docks_with_what_its_beam_has_brought_to_its_course(
    direction: int, velocity: int, word: str
) -> None:
    state = space()
    ship = add(state, "1A", "flute", ("A0505", 4, 1), "tractor", "arsenal", "comm")
    other = add(state, "1B", "dagger", ("A0505", direction, velocity))
    begin(state, GiveCommands(0))
    assert "dock-1B" not in can(state, A)
    order(state, A, f"tow-1B tow-{word} dock-1B")
    do(state, A, "give")

    assert (other.docked, other.direction, other.velocity) == ("1A", 4, 1)
    assert ship.leads


@pytest.mark.clause("VE732", "VE560")
def test_a_beam_does_not_turn_what_its_ship_has_just_docked_with() -> None:
    state = space()
    add(state, "1A", "flute", ("A0505", 4, 1), "tractor", "arsenal", "comm")
    add(state, "1B", "dagger", ("A0505", 4, 1))
    begin(state, GiveCommands(0))
    assert "tow-1B" in can(state, A)

    order(state, A, "dock-1B")

    assert "tow-1B" not in can(state, A)


@pytest.mark.clause("VE561", "VE560", "VE1200")
@pytest.mark.parametrize("words", ["tow-1B tow-left", "tow-1B tow-left tow-left"])
def test_a_battlecraft_is_placed_before_the_plan_is_given_also_after_a_tow(words: str) -> None:
    state = space()
    tractor = PodEntry(kind="tractor", civ=8)
    ship = add(state, "1A", "spear", ("A0505", 4, 0), tractor, "bay", "arsenal", "comm")
    add(state, "1B", "dagger", ("A0506", 4, 1))
    held = ship.pods[1].craft
    assert held is not None
    held.ready = True
    begin(state, GiveCommands(0))
    order(state, A, f"{words} launch-craft-2")

    assert can(state, A, "give") == []
    assert set(can(state, A)) == set(placements(4, 0, 0))
    do(state, A, "done")  # what is not placed stays aboard

    assert ship.pods[1].craft is held
    begin(state, GiveCommands(0))
    order(state, A, f"{words} launch-craft-2 4-4-0")
    do(state, A, "give")
    assert ship.pods[1].craft is None


@pytest.mark.clause("VE561")
@pytest.mark.parametrize("revealed", [True, False])
def test_a_battlecraft_docks_in_the_phase_in_which_it_comes_to_agree(revealed: bool) -> None:  # noqa: FBT001
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 3, 1), "bay", "arsenal")
    craft = launched_craft(state, ship, ("A0505", 4, 2))
    craft.revealed = revealed
    begin(state, GiveCommands(0))
    assert f"dock-{craft.id}" not in can(state, A)
    do(state, A, f"unit {craft.id}")
    order(state, A, "decel left")
    do(state, A, "give", "unit 1A")

    order(state, A, f"dock-{craft.id}")
    outcome = do(state, A, "give")

    assert told(outcome.events, events.Docked)
    assert ship.pods[0].craft is not None
    assert ship.pods[0].craft.energy == 15
    assert state.find(craft.id) is None


@pytest.mark.clause("VE561")
def test_a_battlecraft_that_turns_away_cannot_be_docked_any_more() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 3, 1), "bay", "arsenal")
    craft = launched_craft(state, ship, ("A0505", 3, 1))
    begin(state, GiveCommands(0))
    assert f"dock-{craft.id}" in can(state, A)
    do(state, A, f"unit {craft.id}", "order left", "give", "unit 1A")

    assert f"dock-{craft.id}" not in can(state, A)


@pytest.mark.clause("VE721", "VE1200")
def test_guided_missiles_of_two_people_obey_in_one_phase() -> None:
    state, ship, other = convoy(("A0505", 4, 1), ("A0909", 4, 1))
    mine = missile(state, ship, "guided", ("A0301", 4, 3), pod=1)
    theirs = missile(state, other, "guided", ("A0302", 4, 3))
    order(state, A, f"control-{mine.id}")
    order(state, C, f"control-{theirs.id}")
    do(state, A, "give")
    do(state, C, "give")

    assert (can(state, A, "unit"), can(state, C, "unit")) == ([mine.id], [theirs.id])
