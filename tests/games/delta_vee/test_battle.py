"""VE560, VE561, VE730 to VE732: battle commands."""

from __future__ import annotations

import pytest

from engine import Choice, Offer, Phrase, offers
from games.delta_vee import GAME, events
from games.delta_vee.steps.command import GiveCommands

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
    order,
    space,
    told,
)


@pytest.mark.clause("VE730")
@pytest.mark.parametrize(("comm", "reach"), [(False, 6), (True, 9)])
def test_an_active_search_reaches_further_with_communications(comm: bool, reach: int) -> None:  # noqa: FBT001
    state = space()
    add(state, "1A", "sword", ("A0105", 4, 0), "arsenal", *(["comm"] if comm else []))
    home = add(state, "2A", "sword", ("B1010", 4, 0), "arsenal")
    near = missile(state, home, "guided", (f"A{1 + reach:02}05", 4, 1))
    far = missile(state, home, "guided", (f"A{2 + reach:02}05", 4, 1))
    begin(state, GiveCommands(0))
    give = Choice("give")
    assert GAME.help.hint(GAME.rules.view(state, A), give) == Phrase("hint-no-commands")
    order(state, A, "search")
    assert GAME.help.hint(GAME.rules.view(state, A), give) is None
    assert "search" not in can(state, A)
    outcome = do(state, A, "give")

    assert (near.revealed, far.revealed) == (True, False)
    assert told(outcome.events, events.Searched) == [events.Searched(unit="1A", found=1)]
    assert outcome.sealed


@pytest.mark.clause("VE520", "VE910", "VE730")
def test_missiles_are_prepared_by_battle_commands() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0105", 4, 0), "light", "comm")
    begin(state, GiveCommands(0))
    assert "prepare-unguided-1" in can(state, A)
    assert "prepare-intelligent-1" not in can(state, A)
    order(state, A, "prepare-guided-1 prepare-guided-1 prepare-guided-1")
    assert "search" not in can(state, A)  # one command and two more
    outcome = do(state, A, "give")

    assert ship.pods[0].ready == ["guided"] * 3
    assert ship.pods[0].stock["guided"] == 0
    (secret,) = told(outcome.events, events.SecretOrders)
    assert secret.to == (A,)
    assert told(outcome.events, events.Commanded)


@pytest.mark.clause("VE561", "VE730")
def test_a_battlecraft_leaves_by_two_commands_in_two_phases() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "bay", "comm")
    begin(state, GiveCommands(0))
    assert "launch-craft-1" not in can(state, A)
    order(state, A, "ready-craft-1")
    assert "launch-craft-1" not in can(state, A)
    do(state, A, "give")

    begin(state, GiveCommands(0))
    order(state, A, "launch-craft-1")
    assert len(can(state, A)) == 7 * 3
    assert can(state, A, "give") == []  # the placement is owed
    order(state, A, "12-1-3")
    outcome = do(state, A, "give")

    craft = state.unit("1x1")
    assert (craft.kind, craft.velocity, craft.direction) == ("craft", 3, 1)
    (launch,) = told(outcome.events, events.Launched)
    assert launch.hex == "A0502"  # type: ignore[attr-defined]  # the ship has moved to A0503
    assert craft.energy == 15
    assert ship.pods[0].craft is None
    assert not craft.revealed
    assert told(outcome.events, events.LaunchKind)[0].to == (A,)
    assert offers(state, A) == [Offer("done")]  # it gets no commands yet


@pytest.mark.clause("VE561", "VE732")
def test_a_battlecraft_docks_and_refills() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "bay", "comm")
    craft = launched_craft(state, ship, ("A0505", 12, 2))
    craft.energy, craft.bridge = 5, 1
    energy = ship.energy
    begin(state, GiveCommands(0))
    order(state, A, f"dock-{craft.id}")
    do(state, A, "give")

    back = ship.pods[0].craft
    assert back is not None
    assert (back.energy, back.bridge, back.ready) == (15, 1, False)
    assert ship.energy == energy - 10
    assert craft not in state.units


@pytest.mark.clause("VE561", "VE890")
@pytest.mark.parametrize("change", ["velocity", "direction", "place", "pod"])
def test_a_battlecraft_docks_only_where_everything_fits(change: str) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "bay", "comm")
    craft = launched_craft(state, ship, ("A0505", 12, 2))
    if change == "velocity":
        craft.velocity = 3
    elif change == "direction":
        craft.direction = 1
    elif change == "place":
        craft.put(hex_(state, "A0506"))
    else:
        ship.pods[0].hits = 2
    begin(state, GiveCommands(0))

    assert f"dock-{craft.id}" not in can(state, A)


@pytest.mark.clause("VE730", "VE750")
def test_a_force_field_costs_a_block_to_raise_and_nothing_to_lower() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal")
    energy = ship.energy
    begin(state, GiveCommands(0))
    order(state, A, "raise-field")
    do(state, A, "give")
    assert (ship.field_on, ship.energy) == (True, energy - 6)

    begin(state, GiveCommands(0))
    order(state, A, "lower-field")
    do(state, A, "give")
    assert (ship.field_on, ship.energy) == (False, energy - 6)


@pytest.mark.clause("VE731")
def test_behind_an_active_field_there_is_no_beam_no_dock_and_no_launch() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "bay", "tractor", "arsenal")
    other = add(state, "1B", "dagger", ("A0505", 12, 2))
    craft = ship.pods[0].craft
    assert craft is not None
    craft.ready = True
    begin(state, GiveCommands(0))
    free = set(can(state, A))
    ship.field_on = True
    begin(state, GiveCommands(0))

    assert free - set(can(state, A)) >= {f"tow-{other.id}", f"dock-{other.id}", "launch-craft-1"}
    assert {"search", "prepare-mims-3", "accel"} <= set(can(state, A))


@pytest.mark.clause("VE560")
@pytest.mark.parametrize(("civ", "reach", "commands"), [(7, 4, 1), (8, 6, 2)])
def test_a_tractor_beam_steers_others(civ: int, reach: int, commands: int) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0105", 12, 0), "tractor", "light")
    ship.pods[0].civ = civ
    near = add(state, "2A", "dagger", (f"A{1 + reach:02}05", 3, 2))
    far = add(state, "2B", "dagger", (f"A{2 + reach:02}05", 3, 2))
    energy, theirs = ship.energy, near.energy
    begin(state, GiveCommands(0))
    assert f"tow-{far.id}" not in can(state, A)
    order(state, A, f"tow-{near.id}")
    assert set(can(state, A)) == {"tow-accel", "tow-decel", "tow-left", "tow-right"}
    assert can(state, A, "give") == []
    order(state, A, " ".join(["tow-decel"] * commands))
    assert not [word for word in can(state, A) if word.startswith("tow")]
    do(state, A, "give")

    assert near.velocity == 2 - commands
    assert ship.energy == energy - commands * 2 * 4
    assert near.energy == theirs


@pytest.mark.clause("VE560")
def test_a_tractor_beam_takes_no_missile_and_nothing_behind_a_field() -> None:
    state = space()
    add(state, "1A", "sword", ("A0105", 12, 0), "tractor", "light")
    other = add(state, "2A", "dagger", ("A0305", 3, 2), "heavy")
    other.field_on = True
    missile(state, other, "guided", ("A0205", 3, 2), revealed=True)
    begin(state, GiveCommands(0))

    assert not [word for word in can(state, A) if word.startswith("tow")]


@pytest.mark.clause("VE732")
def test_ships_dock_with_friend_and_enemy_and_separate() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0105", 12, 1), "light", "heavy")
    other = add(state, "2A", "dagger", ("A0105", 12, 1), "heavy")
    begin(state, GiveCommands(0))
    order(state, A, "dock-2A")
    do(state, A, "give")
    assert (ship.docked, ship.leads, other.docked, other.leads) == ("2A", True, "1A", False)

    energy = ship.energy
    begin(state, GiveCommands(0))
    order(state, A, "accel")
    do(state, A, "give")
    assert ship.energy == energy - 6 - 4
    assert other.velocity == ship.velocity == 2

    begin(state, GiveCommands(1))
    assert not {"accel", "left"} & set(can(state, B))
    order(state, B, "undock")
    do(state, B, "give")
    assert (ship.docked, other.docked) == ("", "")
