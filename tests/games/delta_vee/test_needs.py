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
from locales import Library

from .builder import A, B, add, begin, can, dealt, do, launched_craft, missile, order, space
from .games import played, setup


def names() -> set[str]:
    """The names of all conditions."""
    of_words = {each.name for each in (*MANEUVERING, *FIGHTING)}
    of_contacts = {name for conditions in CONTACTS.values() for name, _ in conditions}
    of_verbs = {each.name for step in GAME.steps for verb in step.verbs for each in verb.needs}
    return of_words | of_contacts | of_verbs


def test_every_condition_has_a_text() -> None:
    texts = Library(strict=True).texts("en", GAME.slug)

    assert {name for name in names() if not texts.has(f"need-{name}")} == set()


@pytest.mark.parametrize(
    ("scenario", "seen"),
    [
        ("convoy", {"place", "head", "stow", "unstow", "order", "back", "give", "unit", "done"}),
        ("first-shot", {"fire", "launch", "again", "order", "give", "unit", "done"}),
    ],
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
    for state, _ in played(setup("escape", 3, 2, 6), ["captain", "random"]):
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
