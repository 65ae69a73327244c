"""What holds in every position of every match of Delta Vee."""

from __future__ import annotations

from games.delta_vee.parts import FASTEST
from games.delta_vee.state import State
from games.delta_vee.units import Unit
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan

from .oracle_end import ends_when_somebody_has_won
from .oracle_world import flies_by_plain_geometry


def no_velocity_is_impossible(_game: AnyGame, _plan: Plan) -> Watch:
    """VE260: every unit, whatever it is told, has a velocity from 0 to 9."""
    while moment := (yield):
        for unit in moment.state.units:
            assert 0 <= unit.velocity <= FASTEST, f"{unit.id} has velocity {unit.velocity}"


def units_are_possible(_game: AnyGame, _plan: Plan) -> Watch:
    """VE250, VE260: each has an id of its own, a course, a place, and no more than it can hold."""
    while moment := (yield):
        state: State = moment.state
        assert len({unit.id for unit in state.units}) == len(state.units)
        for unit in state.units:
            assert 1 <= unit.direction <= 12
            assert 0 <= unit.energy <= max(unit.capacity, 15)
            assert unit.in_play or not unit.is_missile
            assert sorted(pod.box for pod in unit.pods) == list(range(1, len(unit.pods) + 1))
            assert all(count >= 0 for pod in unit.pods for count in pod.stock.values())
            assert not (unit.in_play and unit.path) or state.on_sheet(unit.place)


def docked_ships_are_one(_game: AnyGame, _plan: Plan) -> Watch:
    """VE732: both are in play, know of each other, and have one place and course; one leads."""
    while moment := (yield):
        for unit in moment.state.units:
            if unit.docked:
                _check_pair(moment.state, unit)
            else:
                assert not unit.leads


def _check_pair(state: State, unit: Unit) -> None:
    other = state.unit(unit.docked)
    assert other.docked == unit.id, f"{unit.id} is docked to {other.id} alone"
    assert unit.leads != other.leads
    assert not unit.fate, f"{unit.id} is {unit.fate} and docked"
    assert not unit.field_on
    assert not unit.jump
    mine, theirs = _course(unit), _course(other)
    assert mine == theirs, f"{unit.id} and {other.id}: {mine} and {theirs}"


def _course(unit: Unit) -> tuple[int, ...]:
    return (unit.q, unit.r, unit.velocity, unit.direction, unit.zig)


LAWS = (
    no_velocity_is_impossible,
    units_are_possible,
    docked_ships_are_one,
    flies_by_plain_geometry,
    ends_when_somebody_has_won,
)

SELDOM = ("event JumpFailed", "event PlanCut")
"""VE680: shown by test_commands.py beside this; VE1200: by test_teams.py."""
