"""What holds in every position of every match of Delta Vee."""

from __future__ import annotations

from games.delta_vee.parts import FASTEST
from tests.laws.plans import AnyGame, Plan, play


def no_velocity_is_impossible(game: AnyGame, plan: Plan) -> None:
    """VE260: every unit, whatever it is told, has a velocity from 0 to 9."""
    for moment in play(game, plan):
        for unit in moment.state.units:
            assert 0 <= unit.velocity <= FASTEST, f"{unit.id} has velocity {unit.velocity}"


def docked_ships_are_one(game: AnyGame, plan: Plan) -> None:
    """VE732: both are in play, know of each other, and have one place and course; one leads."""
    for moment in play(game, plan):
        for unit in moment.state.units:
            if not unit.docked:
                assert not unit.leads
                continue
            other = moment.state.unit(unit.docked)
            assert other.docked == unit.id, f"{unit.id} is docked to {other.id} alone"
            assert unit.leads != other.leads
            assert not unit.fate, f"{unit.id} is {unit.fate} and docked"
            assert not unit.field_on
            assert not unit.jump
            mine, theirs = (_course(each) for each in (unit, other))
            assert mine == theirs, f"{unit.id} and {other.id}: {mine} and {theirs}"


def _course(unit: object) -> tuple[object, ...]:
    return tuple(getattr(unit, name) for name in ("q", "r", "velocity", "direction", "zig"))


ALWAYS = (no_velocity_is_impossible, docked_ships_are_one)
CLOSELY = ()
