"""The Hit Table (VE870), used by fire, asteroids and missiles."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Play, Seat, SeatStep, Step, Verb, need
from games.delta_vee import events
from games.delta_vee.ballistics import parts_hit
from games.delta_vee.damage import destroy, strike
from games.delta_vee.scoring import check
from games.delta_vee.state import State, side_of
from games.delta_vee.units import Unit


class RollHits(Step[State]):
    """VE870: so many rolls on the Hit Table; ``seat`` chooses where there is a choice.

    asteroid: critical hits are nothing (VE660).
    """

    target: str
    seat: Seat
    left: int = 1
    asteroid: bool = False

    def run(self, play: Play[State]) -> None:
        """Roll until nothing is left, or somebody has to choose."""
        state = play.state
        while state.stack and state.stack[-1] is self:
            unit = state.find(self.target)
            if not self.left or unit is None or unit.fate:
                play.end()
                return
            self.left -= 1
            self._roll(play, unit)
            if check(play):
                return

    def _roll(self, play: Play[State], unit: Unit) -> None:
        die = play.dice.roll(10)  # VE101
        if unit.is_missile:
            fatal = die == 2 or (die == 1 and unit.revealed and not self.asteroid)
            self._tell(play, die, "fatal" if fatal else "glancing")
            if fatal:
                destroy(play, unit)
            return
        if die == 1 and (self.asteroid or not unit.revealed):
            self._tell(play, die, "glancing")
            return
        parts = [p for p in parts_hit(unit, die) if unit.condition(p) != "destroyed"]
        if not parts:
            self._tell(play, die, "glancing")
        elif len(parts) == 1:
            self._tell(play, die, "part")
            strike(play, unit, parts[0])
        else:
            self._tell(play, die, "critical" if die == 1 else "part")
            play.call(ChoosePart(self.seat, self.target, parts))
            self._inspect(play, unit)

    def _inspect(self, play: Play[State], unit: Unit) -> None:
        """VE1010: whoever chooses sees the log."""
        if unit.is_ship and not unit.shown and side_of(self.seat) != unit.side:
            unit.shown = True
            play.tell(events.LogShown(unit=unit.id))

    def _tell(self, play: Play[State], die: int, result: str) -> None:
        play.tell(events.HitRolled(unit=self.target, roll=die, result=result))


def part_possible(step: ChoosePart, _state: State, _seat: Seat) -> Sequence[str]:
    """VE870: the parts that the die may mean, without those destroyed."""
    return step.parts


class ChoosePart(SeatStep[State]):
    """VE870: which of several parts has been hit.

    Whoever fired, or owns the missile, or flew into the asteroids, says so.
    """

    target: str
    parts: list[str]

    verbs = (Verb("hit", need(part_possible)),)

    def hit(self, play: Play[State], seat: Seat, part: str) -> None:  # noqa: ARG002
        """That one."""
        play.end()
        strike(play, play.state.unit(self.target), part)
        check(play)
