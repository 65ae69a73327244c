"""VE1200: one typed line carries all commands of a unit, or a whole shot."""

from __future__ import annotations

import pytest

from bot.table.typed import candidates, choices
from engine import Command, Illegal
from games.delta_vee import GAME
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire

from .builder import A, add, begin, do, roll, space


def command(name: str) -> Command:
    return next(command for command in GAME.commands if command.name == name)


def typed(state: State, name: str, **options: str) -> None:
    do(state, A, *map(str, choices(command(name), options)))


def two_ships() -> State:
    state = space()
    add(state, "1A", "sword", ("A0505", 3, 2), "arsenal", "comm")
    add(state, "1B", "sword", ("A0909", 3, 2), "light")
    add(state, "2A", "dagger", ("A0705", 3, 2))
    return state


@pytest.mark.clause("VE1200")
def test_a_line_gives_a_unit_everything() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))

    typed(state, "command", unit="1B", orders="accel, accel left weave search")

    ship = state.unit("1B")
    assert (ship.velocity, ship.direction, ship.weaving) == (4, 2, True)
    assert ship.energy == 78 - 12
    assert state.unit("1A").velocity == 2


@pytest.mark.clause("VE1200")
def test_a_line_may_leave_the_unit_out_and_be_repeated_next_turn() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))
    typed(state, "command", orders="left left")
    begin(state, GiveCommands(0))
    typed(state, "again", unit="1A")

    assert state.unit("1A").direction == 11


@pytest.mark.clause("VE1200")
def test_a_wrong_word_in_a_line_is_refused() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))

    with pytest.raises(Illegal):
        typed(state, "command", unit="1A", orders="accel accel accel accel")


@pytest.mark.clause("VE1200")
def test_a_line_is_completed_with_what_may_come_next() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))
    given = {"unit": "1A", "orders": "accel accel accel "}

    found = candidates(GAME, state, A, command("command"), given, "orders")

    assert "accel" not in found
    assert {"left", "decel", "search", "prepare-mims-1"} <= set(found)


@pytest.mark.clause("VE800")
def test_a_line_fires_with_a_unit() -> None:
    state = two_ships()
    begin(state, OpenFire(0))
    roll(state, 10)

    typed(state, "fire", unit="1B", weapon="pod-1", mode="particle-burst", target="2A")

    assert state.desks[A].fired == {"pod-1": 1}
    assert state.desks[A].unit == "1B"
