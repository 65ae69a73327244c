"""VE880, VE890, VE1100: each line of the damage list by itself."""

from __future__ import annotations

import pytest

from engine import Play
from games.delta_vee.ballistics import targeting
from games.delta_vee.damage import strike
from games.delta_vee.draft import begin as plan
from games.delta_vee.plan import options
from games.delta_vee.shooting import aims, launchable, modes
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.units import Unit, condition

from .builder import A, add, begin, do, launched_craft, missile, order, space


def hurt(state: State, unit: Unit, part: str, hits: int = 2) -> None:
    """So many hits on a part; two damage a part of armor 2, three destroy it."""
    for _ in range(hits):
        strike(Play(state), unit, part)


@pytest.mark.clause("VE880")
def test_how_armor_takes_hits() -> None:
    assert [condition(hits, 0) for hits in range(3)] == ["sound", "destroyed", "destroyed"]
    assert [condition(hits, 1) for hits in range(3)] == ["sound", "damaged", "destroyed"]
    assert [condition(hits, 2) for hits in range(5)] == [
        "sound",
        "vulnerable",
        "damaged",
        "destroyed",
        "destroyed",
    ]


@pytest.mark.clause("VE880", "VE450")
def test_hull_parts_have_the_armor_of_the_ship_and_pods_their_own() -> None:
    ship = add(space(), "1A", "zeta", ("A0505", 12, 1), "crew", armor=1)

    assert [ship.armor(part) for part in ship.parts()] == [0, 0, 1]


def test_vulnerable_parts_work() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "arsenal", "comm")
    for part in ship.parts():
        hurt(state, ship, part, 1)

    assert (ship.agility, ship.commands, ship.field_class, ship.comms) == (8, 3, 2, 1)
    assert aims(ship) == {"burster": 1, "pod-1": 2}
    assert "weave" in options(state, plan(ship))


@pytest.mark.clause("VE890")
def test_a_bridge() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0))
    hurt(state, ship, "bridge")
    assert ship.agility == 6
    assert "weave" not in options(state, plan(ship))
    hurt(state, ship, "bridge", 1)
    assert ship.agility == 1
    assert "weave" not in options(state, plan(ship))


@pytest.mark.clause("VE890", "VE420")
@pytest.mark.parametrize(("rating", "left"), [(3, 1), (2, 0), (1, 0)])
def test_no_maneuver_rating_is_below_nothing(rating: int, left: int) -> None:
    ship = add(space(), "1A", "sword", ("A0505", 12, 0))
    ship.ratings.maneuver, ship.bridge = rating, 2

    assert ship.agility == left


@pytest.mark.clause("VE890")
def test_an_engine() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0))
    hurt(state, ship, "engine")
    begin(state, GiveCommands(0))
    order(state, A, "accel")
    do(state, A, "give")
    assert ship.energy == 78 - 6
    hurt(state, ship, "engine", 1)
    assert [w for w in options(state, plan(ship)) if w in {"accel", "decel", "left"}] == []


@pytest.mark.clause("VE890")
@pytest.mark.parametrize(("model", "after"), [("dagger", 0), ("sword", 1)])
def test_a_force_field(model: str, after: int) -> None:
    state = space()
    ship = add(state, "1A", model, ("A0505", 12, 0), "heavy")
    ship.field_on = True
    hurt(state, ship, "field")
    assert ship.field_class == after
    assert ship.field_on == bool(after)
    hurt(state, ship, "field", 1)
    assert (ship.field_class, ship.field_on) == (0, False)
    assert "raise-field" not in options(state, plan(ship))


@pytest.mark.clause("VE890")
@pytest.mark.parametrize("kind", ["hunter", "light", "heavy", "arsenal"])
def test_a_weapon_pod(kind: str) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0), kind)
    pod = ship.pods[0]
    pod.ready = ["guided"]
    missiles = sum(pod.stock.values()) + 1
    assert modes(ship, "pod-1")[-1] == "particle-barrage"
    hurt(state, ship, "pod-1")

    assert (sum(pod.stock.values()), pod.ready) == (0, [])
    assert sum(state.spent.values()) == missiles + 4 * state.spent.get("mims", 0)
    assert list(launchable(ship, {})) == []
    assert modes(ship, "pod-1") == ("laser-burst", "particle-burst")
    assert aims(ship) == {"burster": 1, "pod-1": 1}
    assert not ship.can_jump
    hurt(state, ship, "pod-1", 1)
    assert aims(ship) == {"burster": 1}
    assert ship.commands == 0


@pytest.mark.clause("VE890", "VE721")
@pytest.mark.parametrize("kind", ["light", "heavy", "arsenal"])
def test_a_weapon_pod_no_longer_controls_its_missiles(kind: str) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0), kind, "comm")
    rocket = missile(state, ship, "guided", ("A0909", 12, 1))
    assert f"control-{rocket.id}" in options(state, plan(ship))
    hurt(state, ship, "pod-1")

    assert f"control-{rocket.id}" not in options(state, plan(ship))


@pytest.mark.clause("VE890")
def test_battle_communications() -> None:
    state = space()
    ship = add(state, "1A", "spear", ("A0505", 12, 0), "comm")
    assert (ship.commands, ship.comms, targeting(ship, "burster")) == (2, 1, 6)
    hurt(state, ship, "pod-1")
    assert (ship.commands, ship.comms, targeting(ship, "burster")) == (1, 0, 4)
    hurt(state, ship, "pod-1", 1)
    assert ship.commands == 0


@pytest.mark.clause("VE890")
def test_a_tractor_pod() -> None:
    state = space()
    ship = add(state, "1A", "spear", ("A0505", 12, 0), "tractor", "light")
    add(state, "2A", "dagger", ("A0505", 3, 0))
    assert "tow-2A" in options(state, plan(ship))
    hurt(state, ship, "pod-1")
    assert "tow-2A" not in options(state, plan(ship))


@pytest.mark.clause("VE890")
def test_a_battlecraft_pod() -> None:
    state = space()
    ship = add(state, "1A", "spear", ("A0505", 12, 0), "bay", "light", "bay")
    launched_craft(state, ship, ("A0505", 12, 0), pod=2)
    assert {"ready-craft-1", "dock-1x1"} <= set(options(state, plan(ship)))
    hurt(state, ship, "pod-1")
    hurt(state, ship, "pod-3")
    assert not {"ready-craft-1", "dock-1x1"} & set(options(state, plan(ship)))


@pytest.mark.clause("VE890")
@pytest.mark.parametrize("kind", ["jump-pod", "augmented-jump", "hunter"])
def test_a_jump_pod(kind: str) -> None:
    state = space()
    state.jumps = [0]
    ship = add(state, "1A", "spear", ("A0505", 12, 0), kind)
    assert "prepare-jump" in options(state, plan(ship))
    ship.jump = 1
    hurt(state, ship, "pod-1")
    assert ship.jump == 0
    assert "prepare-jump" not in options(state, plan(ship))


@pytest.mark.clause("VE890", "VE430")
def test_an_energy_pod() -> None:
    state = space()
    ship = add(state, "1A", "spear", ("A0505", 12, 0), "energy")
    ship.energy = 144 + 15
    hurt(state, ship, "pod-1")
    assert ship.energy == 144 + 15
    for left in (149, 144, 144):
        begin(state, GiveCommands(0))
        assert ship.energy == left
    ship.energy = 200
    hurt(state, ship, "pod-1", 1)
    assert ship.energy == 144


@pytest.mark.clause("VE890", "VE430")
def test_each_damaged_energy_pod_leaks_and_a_destroyed_one_does_not() -> None:
    state = space()
    ship = add(state, "1A", "spear", ("A0505", 12, 0), "energy", "energy", "energy")
    hurt(state, ship, "pod-1")
    hurt(state, ship, "pod-2")
    hurt(state, ship, "pod-3", 3)
    assert ship.energy == ship.capacity == 3 * 144

    begin(state, GiveCommands(0))

    assert ship.energy == 3 * 144 - 2 * 10


@pytest.mark.clause("VE890", "VE562")
def test_other_pods_lose_nothing_but_themselves() -> None:
    state = space()
    ship = add(state, "1A", "zeta", ("A0505", 12, 0), "crew", "standard-cargo")
    before = (ship.agility, ship.commands, ship.energy, ship.capacity, aims(ship))
    hurt(state, ship, "pod-1", 3)
    hurt(state, ship, "pod-2", 3)
    assert (ship.agility, ship.commands, ship.energy, ship.capacity, aims(ship)) == before


@pytest.mark.clause("VE1100")
def test_a_ship_is_destroyed_without_bridge_engine_and_most_of_its_pods() -> None:
    state = space()
    ship = add(state, "1A", "flute", ("A0505", 12, 0), "crew", "energy", "tractor", "jump-pod")
    for part in ("bridge", "engine", "pod-1", "pod-2"):
        hurt(state, ship, part, 3)
    assert ship.fate == ""  # half is not more than half
    hurt(state, ship, "pod-3", 3)
    assert ship.fate == "destroyed"


@pytest.mark.clause("VE1100")
def test_a_battlecraft_is_destroyed_without_bridge_and_engine() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 0), "bay")
    craft = launched_craft(state, ship, ("A0505", 12, 0))
    hurt(state, craft, "bridge", 3)
    assert craft.fate == ""
    hurt(state, craft, "engine", 3)
    assert craft.fate == "destroyed"
