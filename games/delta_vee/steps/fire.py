"""The fire phase: lasers, particles and launches (VE800 to VE990)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from engine import Play, Seat, Step, Verb, need
from games.delta_vee import events
from games.delta_vee.ballistics import shot
from games.delta_vee.leaving import remove
from games.delta_vee.parts import MISSILES
from games.delta_vee.scoring import check
from games.delta_vee.shooting import (
    affordable,
    launchable,
    may_act,
    may_release,
    spots,
    targets,
    unit_shots,
    weapons_left,
)
from games.delta_vee.state import CommandDraft, Flash, State, side_of
from games.delta_vee.units import MIMS, UNGUIDED, Ratings, Unit

from .hits import RollHits
from .interception import CERTAIN, enter
from .orders import launched
from .planning import DONE

RELEASED = "release"


class Explained(Verb):
    """A verb whose last condition finds the choices; those before it name what is lacking."""

    def ids(self, step: OpenFire, state: State, seat: Seat) -> Any:
        """All that the last condition finds."""
        return self.needs[-1].allowed(step, state, seat)


def in_hand(state: State, seat: Seat) -> Unit | None:
    """The unit that fires."""
    unit = state.find(state.desks[seat].unit)
    return None if unit is None or unit.fate else unit


def shooter_in_hand(_step: OpenFire, state: State, seat: Seat) -> bool:
    """VE800: all fires of one unit before those of another."""
    return in_hand(state, seat) is not None


def weapon_left(_step: OpenFire, state: State, seat: Seat) -> Sequence[str]:
    """VE550."""
    unit = in_hand(state, seat)
    return weapons_left(unit, state.desks[seat].fired) if unit else ()


def energy_left(_step: OpenFire, state: State, seat: Seat) -> Sequence[str]:
    """VE800."""
    unit = in_hand(state, seat)
    return affordable(state, unit) if unit else ()


def fire_target(_step: OpenFire, state: State, seat: Seat) -> Sequence[str]:
    """VE800: any enemy unit."""
    unit = in_hand(state, seat)
    return [each.id for each in targets(state, unit)] if unit else ()


def hit_chance(_step: OpenFire, state: State, seat: Seat) -> Sequence[tuple[str, str, str]]:
    """VE860."""
    unit = in_hand(state, seat)
    if unit is None:
        return ()
    shots = unit_shots(state, unit, state.desks[seat].fired)
    return [(weapon, mode, target.id) for weapon, mode, target in shots]


def launch_place(_step: OpenFire, state: State, seat: Seat) -> Sequence[str]:
    """VE940."""
    unit = in_hand(state, seat)
    return spots(state, unit) if unit else ()


def missile_ready(_step: OpenFire, state: State, seat: Seat) -> Sequence[tuple[str, str, str]]:
    """VE910."""
    unit = in_hand(state, seat)
    ready = list(launchable(unit, state.desks[seat].fired)) if unit else []
    placed = spots(state, unit) if unit and ready else ()
    return [(pod.part, kind, word) for pod, kind in ready for word in placed]


def mims_loaded(_step: OpenFire, state: State, seat: Seat) -> Sequence[str]:
    """VE990."""
    unit = in_hand(state, seat)
    if unit is None or not may_release(unit):
        return ()
    return spots(state, unit)


def shooters(state: State, seat: Seat) -> list[Unit]:
    """The units of the seat that might fire or launch and are not finished."""
    closed = state.desks[seat].closed
    return [
        unit
        for unit in state.of(side_of(seat))
        if unit.seat == seat
        and unit.id not in closed
        and may_act(unit)
        and (not unit.is_missile or unit.loads)
    ]


def open_shooter(_step: OpenFire, state: State, seat: Seat) -> Sequence[str]:
    """VE731, VE800: a unit that may fire, and has not before another one did."""
    return [unit.id for unit in shooters(state, seat)]


SHOOTING = (need(shooter_in_hand), need(weapon_left).of(0))


class OpenFire(Step[State]):
    """VE800: the people of a side fire and launch; all of one unit before another's.

    Who is asked follows from what everybody sees: ships behind active force fields cannot fire,
    all others might.
    """

    side: int
    begun: bool = False
    asked: list[Seat] = field(default_factory=list)

    verbs = (
        Explained(
            "fire", *SHOOTING, need(energy_left).of(1), need(fire_target).of(2), need(hit_chance)
        ),
        Explained("launch", *SHOOTING, need(launch_place).of(2), need(missile_ready)),
        Explained("release", need(shooter_in_hand), need(mims_loaded)),
        Verb("unit", need(open_shooter)),
        DONE,
    )

    def seats(self, state: State) -> Sequence[Seat]:
        """Those who are not done."""
        return [seat for seat in self.asked if not state.desks[seat].done]

    def run(self, play: Play[State]) -> None:
        """Begin; close when everybody is done."""
        state = play.state
        if not self.begun:
            self._begin(play)
        if not self.seats(state):
            for unit in state.of(self.side):
                if unit.releasing:  # VE990: once
                    state.use_up(UNGUIDED, unit.loads)
                    unit.loads, unit.releasing = 0, False
            play.end()

    def _begin(self, play: Play[State]) -> None:
        state = play.state
        self.begun = True
        state.phase = "fire"
        state.flashes = []
        state.desks = [CommandDraft() for _ in range(state.seats)]
        able = {unit.seat for unit in state.of(self.side) if may_act(unit)}
        self.asked = [seat for seat in state.seats_of(self.side) if seat in able]
        for seat in self.asked:
            units = shooters(state, seat)
            state.desks[seat].unit = units[0].id if units else ""

    def unit(self, play: Play[State], seat: Seat, id_: str) -> None:
        """Take a unit in hand; one that has fired is finished then."""
        desk = play.state.desks[seat]
        if desk.unit == id_:
            return
        if desk.fired:
            desk.closed.append(desk.unit)
        desk.unit, desk.fired = id_, {}

    def fire(self, play: Play[State], seat: Seat, weapon: str, mode: str, target: str) -> None:
        """VE860: roll, and go on to the Hit Table."""
        state = play.state
        desk = state.desks[seat]
        unit, other = state.unit(desk.unit), state.unit(target)
        desk.fired[weapon] = desk.fired.get(weapon, 0) + 1
        unit.energy -= state.chart.cost[mode]
        what = shot(state, unit, weapon, mode, other)
        play.seal()
        roll = 0 if what.chance >= CERTAIN else play.dice.roll(10)
        hit = roll <= what.chance
        result = "hit" if hit else "miss"
        play.tell(
            events.Fired(
                unit=unit.id, mode=mode, target=target, **what._asdict(), roll=roll, hit=result
            )
        )
        state.flashes.append(Flash("fire", unit.id, target, unit.place, other.place, hit))
        if hit:
            play.call(RollHits(target, seat))

    def launch(self, play: Play[State], seat: Seat, part: str, kind: str, word: str) -> None:
        """VE920: a missile leaves its pod."""
        state = play.state
        desk = state.desks[seat]
        unit = state.unit(desk.unit)
        desk.fired[part] = desk.fired.get(part, 0) + 1
        pod = unit.in_box(part)
        if kind in pod.ready:
            pod.ready.remove(kind)
        else:
            pod.stock[kind] -= 1
        missile = launched(play, unit, pod, kind, word)
        arm(state, missile, pod.civ)
        _settle_in(play, missile)

    def release(self, play: Play[State], seat: Seat, word: str) -> None:
        """VE990: a MIMS launches one of its four unguided missiles."""
        state = play.state
        desk = state.desks[seat]
        mims = state.unit(desk.unit)
        desk.fired[RELEASED] = desk.fired.get(RELEASED, 0) + 1
        mims.loads -= 1
        mims.releasing = True
        pod = state.unit(mims.home).pods[mims.pod]
        missile = launched(play, mims, pod, UNGUIDED, word)
        arm(state, missile, mims.ratings.civ)
        _settle_in(play, missile)

    def done(self, play: Play[State], seat: Seat) -> None:
        """Finish the phase; that cannot be undone (VE1202)."""
        play.seal()
        play.state.desks[seat] = CommandDraft(done=True)


def arm(state: State, missile: Unit, civ: int) -> None:
    """VE950: the figures of a missile."""
    rows = state.chart.missiles
    velocity, maneuver, energy = rows.get(f"{missile.kind}-{civ}", [0, 0, 0])
    missile.ratings = Ratings(velocity=velocity, maneuver=maneuver, civ=civ)
    missile.energy = energy
    missile.loads = 4 if missile.kind == MIMS else 0
    assert missile.kind in MISSILES


def _settle_in(play: Play[State], missile: Unit) -> None:
    """VE640: what a missile meets where it is launched."""
    state = play.state
    if missile.place in state.planets:
        play.tell(events.Crashed(unit=missile.id))
        remove(play, missile)
    else:
        enter(play, missile)
    check(play)
