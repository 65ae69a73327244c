"""Whatever cannot be chosen lacks something that has a name and a text."""

from __future__ import annotations

import pytest

from engine import Choice, active_seats, least, offers, why_not
from games.delta_vee import GAME
from games.delta_vee.battles import CONTACTS, FIGHTING
from games.delta_vee.maneuvers import MANEUVERING, MANEUVERS
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from tests.saying import english
from tests.tiers import long_but

from .builder import A, B, add, begin, can, dealt, do, launched_craft, missile, order, space
from .games import played, setup


def names() -> set[str]:
    """The names of all conditions."""
    of_words = {each.name for each in (*MANEUVERING, *FIGHTING)}
    of_contacts = {name for conditions in CONTACTS.values() for name, _ in conditions}
    of_verbs = {
        each.name for step in GAME.rules.steps for verb in step.verbs for each in verb.needs
    }
    return of_words | of_contacts | of_verbs


def test_whoever_asks_why_they_cannot_fire_at_all_is_told_that_nothing_could_hit() -> None:
    state = space()
    add(state, "1A", "spear", ("A0110", 12, 1))
    add(state, "2A", "spear", ("B1001", 6, 6))
    begin(state, OpenFire(0))

    found = why_not(state, A, Choice("fire"))

    assert found is not None
    assert found.name == "hit-chance"


def test_every_condition_has_a_text() -> None:
    texts = english(GAME.slug)

    assert {name for name in names() if not texts.has(f"need-{name}")} == set()


@pytest.mark.parametrize(
    ("scenario", "seen"),
    long_but(
        ("first-shot", {"fire", "launch", "again", "order", "give", "unit", "done"}),
        [
            (
                "convoy",
                {"place", "head", "stow", "unstow", "order", "back", "give", "unit", "done"},
            ),
            ("first-shot", {"fire", "launch", "again", "order", "give", "unit", "done"}),
        ],
    ),
)
def test_nothing_on_offer_lacks_anything(scenario: str, seen: set[str]) -> None:
    looked = set()
    for state, _ in played(setup(scenario, 2, 4, 6), ["random"]):
        for seat in active_seats(state):
            for choice in map(least, offers(state, seat)):
                assert why_not(state, seat, choice) is None, choice
                looked.add(choice.verb)
    assert seen <= looked


@pytest.mark.clause("VE420", "VE710", "VE760")
def test_a_maneuver_command_is_on_offer_or_lacks_something() -> None:
    looked = 0
    for state, _ in played(setup("escape", 3, 2, 6), ["easy", "random"]):
        step = state.stack[-1] if state.stack else None
        if isinstance(step, GiveCommands):
            for seat in active_seats(state):
                if step.about(state, seat) is not None:
                    for word in MANEUVERS:
                        assert (word in can(state, seat)) == (
                            not lacks(state, f"order {word}", seat)
                        )
                        looked += 1
    assert looked > 500


def lacks(state: State, choice: str, seat: int = A) -> str:
    """What a choice lacks, written as ``verb arg arg``."""
    found = why_not(state, seat, Choice.parse(choice))  # type: ignore[arg-type]
    return found.name if found else ""


def commanding(model: str, velocity: int = 1, *pods: str) -> State:
    """A ship of side 1 that is commanded, and an enemy at its side."""
    state = space()
    add(state, "1A", model, ("A0505", 3, velocity), *pods)
    add(state, "2A", "flute", ("A0505", 3, velocity), "heavy")
    begin(state, GiveCommands(0))
    return state


COMMANDS = [
    ({"engine": 3}, {}, "", "order left", "engine-works"),
    ({"docked": "2A"}, {"docked": "1A", "leads": True}, "", "order left", "steered-itself"),
    ({"bridge": 2}, {}, "", "order weave", "bridge-intact"),
    ({}, {}, "weave", "order weave", "one-weave"),
    ({}, {}, "", "order jump", "jumps-allowed"),
    ({}, {}, "search", "order search", "one-search"),
    ({}, {}, "", "order lower-field", "field-up"),
    ({"field_on": True}, {}, "", "order raise-field", "field-down"),
    ({"field_on": True}, {}, "", "order tow-2A", "field-down"),
    ({"field_on": True}, {}, "", "order dock-2A", "field-down"),
    ({"generator": 3}, {}, "", "order raise-field", "field-works"),
    ({"energy": 5}, {}, "", "order raise-field", "energy-left"),
    ({"jump": 2}, {}, "", "order raise-field", "no-jump"),
    ({"jump": 3}, {}, "", "order raise-field", "no-jump"),
    ({"jump": 1}, {}, "", "order dock-2A", "no-jump"),
    ({"docked": "2A", "leads": True}, {"docked": "1A"}, "", "order raise-field", "undocked"),
    ({}, {}, "", "order undock", "docked"),
    ({"docked": "2A", "leads": True}, {"docked": "1A"}, "undock", "order undock", "docked"),
    ({}, {}, "tow-2A tow-left", "order tow-2A", "tractor-beam"),
    ({}, {}, "", "order tow-1A", "is-there"),
    ({}, {"revealed": False}, "", "order tow-2A", "is-known"),
    ({}, {"q": 15}, "", "order tow-2A", "in-reach"),
    ({}, {"field_on": True}, "", "order tow-2A", "its-field-down"),
    ({}, {"field_on": True}, "", "order dock-2A", "its-field-down"),
    ({"energy": 11}, {}, "", "order tow-2A", "energy-left"),
    ({}, {"planned": [1, 3, 0]}, "", "order tow-2A", "it-uncommanded"),
    ({}, {"q": 15}, "", "order dock-2A", "in-one-hex"),
    ({}, {"velocity": 2}, "", "order dock-2A", "same-course"),
    ({}, {"jump": 1}, "", "order dock-2A", "it-stays"),
    ({}, {}, "tow-2A", "order left", "command-whole"),
    ({}, {}, "tow-2A", "give", "command-whole"),
    ({}, {}, "", "back", "words-planned"),
    ({}, {}, "left", "again", "nothing-planned"),
    ({}, {}, "", "again", "same-as-before"),
    ({}, {}, "", "recall", "plan-aside"),
    ({}, {}, "", "unit 2A", "open-unit"),
]


@pytest.mark.clause("VE560", "VE712", "VE730", "VE731", "VE732", "VE890", "VE1200")
@pytest.mark.parametrize(("ship", "other", "words", "choice", "need"), COMMANDS)
def test_a_command_lacks(
    ship: dict[str, object], other: dict[str, object], words: str, choice: str, need: str
) -> None:
    state = commanding("sword", 1, "tractor", "comm")
    for id_, changes in (("1A", ship), ("2A", other)):
        for name, value in changes.items():
            setattr(state.unit(id_), name, value)
    if words:
        order(state, A, words)

    assert lacks(state, choice) == need
    assert choice.removeprefix("order ") not in can(state, A)


@pytest.mark.clause("VE560", "VE711", "VE730", "VE750", "VE760", "VE890")
@pytest.mark.parametrize(
    ("energy", "engine", "words", "choice"),
    [
        (6, 0, "", "raise-field"),
        (6, 0, "", "weave"),
        (12, 2, "", "weave"),  # a damaged engine
        (6, 2, "", "left"),
        (6, 0, "left", "left"),
        (12, 0, "", "tow-2A"),
    ],
)
def test_energy_that_is_just_enough_is_enough(
    energy: int, engine: int, words: str, choice: str
) -> None:
    for have, need in ((energy, ""), (energy - 1, "energy-left")):
        state = commanding("sword", 1, "tractor", "comm")
        ship = state.unit("1A")
        ship.energy, ship.engine = have, engine
        if words:
            order(state, A, words)

        assert lacks(state, f"order {choice}") == need
        assert (choice in can(state, A)) == (not need)


@pytest.mark.clause("VE560", "VE760")
@pytest.mark.parametrize(("energy", "left"), [(23, 0), (24, 4)])
def test_a_second_command_by_the_beam_is_paid_like_the_first(energy: int, left: int) -> None:
    state = commanding("sword", 1, "tractor", "comm")
    state.unit("1A").pods[0].civ, state.unit("1A").energy = 8, energy
    order(state, A, "tow-2A tow-left")

    assert len([word for word in can(state, A) if word.startswith("tow")]) == left


@pytest.mark.clause("VE560")
@pytest.mark.parametrize(("velocity", "missing"), [(0, "tow-decel"), (9, "tow-accel"), (1, "")])
def test_a_beam_commands_no_velocity_that_there_is_not(velocity: int, missing: str) -> None:
    state = commanding("sword", 1, "tractor", "comm")
    state.unit("2A").velocity = velocity
    order(state, A, "tow-2A")

    assert {*can(state, A)} == {"tow-accel", "tow-decel", "tow-left", "tow-right"} - {missing}


@pytest.mark.clause("VE712")
def test_a_jump_lacks() -> None:
    state = commanding("sword", 1, "crew")
    state.jumps = [1]
    assert lacks(state, "order jump") == "jump-pod"

    ship = state.unit("1A")
    ship.pods[0].jump = True
    assert lacks(state, "order prepare-jump") == ""
    assert lacks(state, "order jump") == "jump-prepared"
    ship.jump = 1
    assert lacks(state, "order jump") == "jump-place"
    order(state, A, "left")
    assert lacks(state, "order jump") == "whole-allowance"
    ship.field_on = True
    assert lacks(state, "order jump") == "free-to-jump"


@pytest.mark.clause("VE560", "VE710", "VE732")
def test_a_missile_is_steered_and_nothing_else() -> None:
    state = commanding("sword", 1, "tractor", "comm")
    rocket = missile(state, state.unit("1A"), "intelligent", ("A0505", 3, 1))
    assert lacks(state, f"order tow-{rocket.id}") == "is-manned"
    assert lacks(state, f"order dock-{rocket.id}") == "is-manned"

    do(state, A, f"unit {rocket.id}")
    assert lacks(state, "order weave") == lacks(state, "order jump") == "manned"
    assert lacks(state, "order search") == "battle-commands-left"


@pytest.mark.clause("VE561", "VE732")
def test_a_battlecraft_docks_with_its_own_ship() -> None:
    state = commanding("sword", 1, "bay", "comm")
    home = state.unit("1A")
    craft = launched_craft(state, home, ("A0505", 3, 1))
    assert lacks(state, f"order dock-{craft.id}") == ""

    home.pods[0].hits = 3
    assert lacks(state, f"order dock-{craft.id}") == "its-own-pod"


@pytest.mark.clause("VE561", "VE732")
@pytest.mark.parametrize("side", [1, 2])
def test_a_battlecraft_docks_with_no_other_ship(side: int) -> None:
    state = commanding("sword", 1, "bay", "comm")
    other = add(state, f"{side}C", "sword", ("A0909", 3, 1), "bay")
    craft = launched_craft(state, other, ("A0505", 3, 1))
    craft.revealed = True

    assert lacks(state, f"order dock-{craft.id}") == "its-own-pod"


@pytest.mark.clause("VE732", "VE1140")
def test_nobody_docks_with_whoever_sleeps() -> None:
    state = commanding("sword", 1, "tractor", "comm")
    state.unit("2A").asleep = True

    assert lacks(state, "order dock-2A") == lacks(state, "order tow-2A") == "is-there"


@pytest.mark.clause("VE721", "VE730", "VE561")
def test_what_is_commanded_once_is_not_commanded_again() -> None:
    state = commanding("spear", 1, "heavy", "bay", "comm", "comm")
    ship = state.unit("1A")
    rocket = missile(state, ship, "guided", ("A0909", 3, 1))
    other = missile(state, ship, "guided", ("A0910", 3, 1))
    ship.pods[0].stock["mims"] = 1
    order(state, A, f"control-{rocket.id} ready-craft-2 prepare-mims-1")

    found = can(state, A)
    assert f"control-{other.id}" in found
    assert "prepare-guided-1" in found
    assert not {f"control-{rocket.id}", "ready-craft-2", "prepare-mims-1"} & {*found}
    do(state, A, "give")
    begin(state, GiveCommands(0))
    assert "launch-craft-2" in can(state, A)
    order(state, A, "launch-craft-2 4-3-1")
    assert "launch-craft-2" not in can(state, A)


@pytest.mark.clause("VE730", "VE910")
def test_missiles_that_a_pod_does_not_have_are_not_prepared() -> None:
    state = commanding("iota", 1, "heavy", "comm")  # of Civ level 6: no intelligent ones

    prepared = [word for word in can(state, A) if word.startswith("prepare")]

    assert prepared == ["prepare-guided-1"]


@pytest.mark.clause("VE800", "VE990")
def test_a_mims_fires_nothing_and_a_ship_releases_nothing() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    mims = missile(state, ship, "mims", ("A0909", 12, 3))
    add(state, "2A", "sword", ("A0606", 12, 1))
    begin(state, OpenFire(0))
    assert lacks(state, "release 12-12-4") == "mims-loaded"
    do(state, A, f"unit {mims.id}")

    assert lacks(state, "fire burster laser-burst 2A") == "weapon-left"
    assert lacks(state, "launch pod-1 unguided 12-12-3") == "weapon-left"
    assert lacks(state, "release 12-12-4") == ""
    mims.loads = 0
    assert lacks(state, "release 12-12-4") == "mims-loaded"


@pytest.mark.clause("VE650")
def test_at_a_planet_a_unit_is_only_steered() -> None:
    state = space(planets=["A0605"])
    add(state, "1A", "sword", ("A0505", 4, 2), "comm")
    begin(state, GiveCommands(0))
    do(state, A, "done")
    while not can(state, A):
        do(state, B, "done")

    assert lacks(state, "order weave") == "at-planet"
    assert lacks(state, "order search") == "battle-commands-left"


SHOTS = [
    ("2A", "B1605", "fire burster laser-burst 2A", "hit-chance"),
    ("2A", "A0606", "fire pod-2 laser-burst 2A", "weapon-left"),
    ("2A", "A0606", "fire burster particle-barrage 2A", "energy-left"),
    ("2A", "A0606", "fire burster laser-burst 1A", "fire-target"),
    ("2A", "A0606", "launch pod-1 unguided 6-6-6", "launch-place"),
    ("2A", "A0606", "launch pod-1 guided 12-12-1", "missile-ready"),
    ("2A", "A0606", "release 12-12-1", "mims-loaded"),
    ("2A", "A0606", "unit 2A", "open-shooter"),
]


@pytest.mark.clause("VE550", "VE800", "VE860", "VE910", "VE940", "VE990")
@pytest.mark.parametrize(("enemy", "place", "choice", "need"), SHOTS)
def test_a_fire_lacks(enemy: str, place: str, choice: str, need: str) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "heavy")
    ship.energy = 0
    add(state, enemy, "sword", (place, 12, 1))
    begin(state, OpenFire(0))

    assert lacks(state, choice) == need


@pytest.mark.clause("VE550", "VE800")
def test_a_unit_that_has_fired_is_finished_when_another_is_taken() -> None:
    state = space()
    for id_ in ("1A", "1B"):
        add(state, id_, "sword", ("A0505", 12, 1), "heavy")
    add(state, "2A", "sword", ("A0606", 12, 1))
    begin(state, OpenFire(0))
    state.dice.loaded = [9]
    do(state, A, "fire burster laser-burst 2A")
    assert lacks(state, "fire burster laser-burst 2A") == "weapon-left"

    do(state, A, "unit 1B")
    assert lacks(state, "unit 1A") == "open-shooter"


@pytest.mark.clause("VE1010", "VE1110")
def test_a_set_up_is_asked_step_by_step() -> None:
    state = dealt("convoy")
    mine = can(state, A, "place")[0].split()
    assert lacks(state, "head side-1 clock-3") == "to-head"
    assert lacks(state, "speed 2") == "fleet-speed"
    assert lacks(state, f"place 2A {mine[1]}") == "free-hex"
