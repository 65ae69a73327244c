"""The Interception Routine (VE960 to VE981)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import Play, Seat, Step, Verb, need
from games.delta_vee import events
from games.delta_vee.ballistics import interception
from games.delta_vee.damage import destroy
from games.delta_vee.scoring import check
from games.delta_vee.standing import CAREFUL
from games.delta_vee.state import Flash, State
from games.delta_vee.units import Unit

from .hits import RollHits

CERTAIN = 10


def enter(play: Play[State], unit: Unit) -> None:
    """A unit has come into a hex: put the tries that follow from it on top."""
    state = play.state
    unit.tried = []
    met = state.in_hex(unit.place, 1 - unit.side)
    hunters = [each.id for each in (unit, *met) if each.is_missile] if met else []
    if hunters:
        play.call(Meet(unit.id, hunters))


def leave(state: State, unit: Unit) -> None:
    """VE960: whoever comes back may be tried again."""
    for other in state.units:
        if unit.id in other.tried:
            other.tried.remove(unit.id)


class Meet(Step[State]):
    """VE960: a unit has entered a hex with enemies; the missiles there try one after the other.

    VE961: between two missiles first the one that came, whose side is phasing.
    """

    entrant: str
    hunters: list[str] = field(default_factory=list)

    def run(self, play: Play[State]) -> None:
        """The next missile tries, as long as it is there."""
        state = play.state
        while state.stack and state.stack[-1] is self:
            if not self.hunters:
                play.end()
                return
            missile = state.find(self.hunters.pop(0))
            entrant = state.find(self.entrant)
            if missile is None or entrant is None or entrant.fate:
                continue
            prey = prey_of(state, missile)
            if not prey or is_declined(state, missile):
                continue
            if len(prey) > 1:
                play.call(ChoosePrey(missile.id, [unit.id for unit in prey]))
            else:
                attempt(play, missile, prey[0])
            if check(play):
                return


def prey_of(state: State, missile: Unit) -> list[Unit]:
    """VE960: the enemies in its hex with the lowest relative velocity, without those tried."""
    here = [
        unit
        for unit in state.in_hex(missile.place, 1 - missile.side)
        if unit.id not in missile.tried
    ]
    speeds = [interception(state, missile, unit)[0] for unit in here]
    return [unit for unit, speed in zip(here, speeds, strict=True) if speed == min(speeds)]


def is_declined(state: State, missile: Unit) -> bool:
    """VE961: the owner's standing order."""
    return missile.ratings.civ >= CAREFUL and f"hunt={missile.id}" in state.never


def prey_possible(step: ChoosePrey, _state: State, _seat: Seat) -> Sequence[str]:
    """VE960: those with the lowest relative velocity."""
    return step.prey


class ChoosePrey(Step[State]):
    """VE960: which of several enemies with equal relative velocity a missile goes for."""

    missile: str
    prey: list[str]

    verbs = (Verb("intercept", need(prey_possible)),)

    def seats(self, state: State) -> Sequence[Seat]:
        """The owner of the missile."""
        return (state.unit(self.missile).seat,)

    def intercept(self, play: Play[State], seat: Seat, target: str) -> None:  # noqa: ARG002
        """That one."""
        play.end()
        attempt(play, play.state.unit(self.missile), play.state.unit(target))
        check(play)


def attempt(play: Play[State], missile: Unit, target: Unit) -> None:
    """VE960: one try. The missile shows what it is (ruling)."""
    state = play.state
    if not missile.revealed:
        missile.revealed = True
        play.tell(events.Revealed(unit=missile.id, kind=missile.kind))
    speed, chance = interception(state, missile, target)
    roll = 0 if chance >= CERTAIN else play.dice.roll(10)
    hit = roll <= chance
    play.tell(
        events.Intercepted(
            unit=missile.id,
            target=target.id,
            relative=speed,
            chance=chance,
            roll=roll,
            hit="hit" if hit else "miss",
        )
    )
    state.flashes.append(
        Flash("interception", missile.id, target.id, missile.place, target.place, hit)
    )
    missile.tried.append(target.id)
    if hit:
        seat = missile.seat
        destroy(play, missile)
        _explode(play, target, seat)


def _explode(play: Play[State], target: Unit, seat: Seat) -> None:
    """VE980: an active force field saves a ship."""
    if not target.field_on and _can_raise(play.state, target):
        _raise(play, target)
    if not target.field_on:
        destroy(play, target)
        return
    play.call(RollHits(target.id, seat, 1 if target.field_class == 2 else 3))


def _can_raise(state: State, unit: Unit) -> bool:
    """VE981: an undamaged generator, energy for a block, and no order against it."""
    if not unit.is_ship or unit.condition("field") == "damaged" or unit.docked:
        return False
    able = unit.field_class > 0 and unit.energy >= unit.ratings.burn
    return able and f"raise={unit.id}" not in state.never


def _raise(play: Play[State], unit: Unit) -> None:
    """VE981: the die is at most two below the Civ level (ruling)."""
    roll = play.dice.roll(10)
    if roll <= unit.ratings.civ - 2:
        unit.energy -= unit.ratings.burn
        unit.field_on = True
        unit.jump = 0
        play.tell(events.FieldRaised(unit=unit.id))
    else:
        play.tell(events.FieldFailed(unit=unit.id, roll=roll))
