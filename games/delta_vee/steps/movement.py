"""Movement: every unit exactly its velocity in its direction, hex by hex (VE600 to VE680)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import Play, Seat, Step, Verb, need
from games.delta_vee import events
from games.delta_vee.contested import contested
from games.delta_vee.draft import Draft, begin
from games.delta_vee.hexes import after
from games.delta_vee.leaving import remove
from games.delta_vee.plan import drafted, options
from games.delta_vee.scoring import check
from games.delta_vee.state import CommandDraft, Flash, State
from games.delta_vee.units import Unit

from .hits import RollHits
from .interception import enter, leave
from .planning import BACK, DONE, ORDER, Planning
from .setup import clock


class Move(Step[State]):
    """VE600: the movement phase of a side; units go in the order of the list, or as chosen.

    queue: units still to move. unit: the one moving, ``left`` hexes to go and ``gone`` behind it.
    tasks: what must be looked at in the hex just entered. follower: what is docked to the unit.
    settled: its owner leaves the order to the list.
    """

    side: int
    begun: bool = False
    queue: list[str] = field(default_factory=list)
    unit: str = ""
    left: int = 0
    gone: int = 0
    tasks: list[str] = field(default_factory=list)
    follower: str = ""
    settled: bool = False

    def run(self, play: Play[State]) -> None:
        """Go on until somebody has to decide or all have moved."""
        state = play.state
        if not self.begun:
            self._begin(play)
        while state.stack and state.stack[-1] is self:
            unit = state.find(self.unit)
            if unit is None or unit.fate:
                if self._hand_over(state):
                    continue
                if not self.queue:
                    self._close(play)
                    return
                self._take_next(play)
            elif self.tasks:
                self._look(play, unit, self.tasks.pop(0))
                continue
            elif self.left > 0:
                self._advance(play, unit)
            else:
                self._arrive(play, unit)
            if check(play):
                return

    def _begin(self, play: Play[State]) -> None:
        state = play.state
        self.begun = True
        state.phase = "movement"
        state.flashes = []
        state.desks = [CommandDraft() for _ in range(state.seats)]
        self.queue = [
            u.id for u in state.of(self.side) if not u.asleep and (u.leads or not u.docked)
        ]
        play.tell(events.MovementBegan(side=f"side-{self.side + 1}"))

    def _hand_over(self, state: State) -> bool:
        """VE732: what was docked to a unit that is gone flies on alone, if it does."""
        other = state.find(self.follower)
        self.unit, self.follower = "", ""
        if other is None or other.fate:
            self.tasks, self.left = [], 0
            return False
        self.unit = other.id
        todo = {"follower": "asteroids", "enemies": "enemies"}
        self.tasks = [todo[task] for task in self.tasks if task in todo]
        return True

    def _take_next(self, play: Play[State]) -> None:
        """VE600: those whose order cannot matter go first, in the order of the list."""
        disputed = [] if self.settled else contested(play.state, self.side, self.queue)
        others = [id_ for id_ in self.queue if id_ not in disputed]
        if disputed and not others:
            play.call(ChooseMover(disputed))
        else:
            self._set_off(play, others[0])

    def _set_off(self, play: Play[State], id_: str) -> None:
        """A unit begins its move."""
        state = play.state
        self.queue.remove(id_)
        unit = state.find(id_)
        if unit is None or unit.fate:
            return
        self.unit, self.gone, self.follower = unit.id, 0, unit.docked
        unit.path = [unit.place]
        grounded = unit.place in state.planets and not unit.is_missile
        orbits = grounded and unit.velocity == 1 and not _leaves(state, unit)
        self.left = 0 if orbits else unit.velocity  # VE651
        if grounded and not unit.velocity and unit.ratings.streamlined and not unit.docked:
            unit.fate = "landed"
            play.tell(events.Landed(unit=unit.id))

    def _advance(self, play: Play[State], unit: Unit) -> None:
        """VE610, VE620: one hex on."""
        state = play.state
        leave(state, unit)
        unit.put(unit.ahead)
        unit.zig = after(unit.direction, unit.zig)
        unit.path.append(unit.place)
        unit.outbound |= state.may_jump_at(unit.place)  # VE1130
        self.left -= 1
        self.gone += 1
        if not state.on_sheet(unit.place):
            if unit.is_missile:
                unit.path.pop()
                play.tell(events.FlewOff(unit=unit.id))
                remove(play, unit)
                return
            play.tell(events.SheetAdded(sheet=state.add_sheet(unit.place)))
        if unit.docked:
            _carry(state, unit)
        if unit.place in state.planets:
            self._meet_planet(play, unit)
        else:
            self.tasks = ["enemies"]
            if unit.place in state.asteroids:
                self.tasks[:0] = ["asteroids", "follower"] if unit.docked else ["asteroids"]

    def _meet_planet(self, play: Play[State], unit: Unit) -> None:
        """VE650, VE651: missiles are lost; others may change course."""
        if unit.is_missile:
            play.tell(events.Crashed(unit=unit.id))
            remove(play, unit)
            return
        if check(play) or unit.fate:  # VE1150: whoever has arrived needs no more commands
            return
        play.state.desks[unit.seat] = CommandDraft(unit=unit.id)
        if options(play.state, begin(unit, free=True)):
            play.call(PassPlanet(unit.id))
        else:
            play.state.desks[unit.seat] = CommandDraft()

    def _look(self, play: Play[State], unit: Unit, task: str) -> None:
        state = play.state
        if task == "enemies":
            enter(play, unit)
            if unit.docked:
                enter(play, state.unit(unit.docked))
        elif task == "asteroids":
            _collide(play, unit)
        elif unit.docked:
            _collide(play, state.unit(unit.docked))

    def _arrive(self, play: Play[State], unit: Unit) -> None:
        """The move of a unit is complete."""
        state = play.state
        if self.gone:
            play.tell(events.Moved(unit=unit.id, hex=state.name(unit.place), length=self.gone))
        if unit.jump == 2:
            unit.jump = 0
            if state.may_jump(unit, unit.place) and unit.can_jump:
                unit.fate = "jumped"  # VE680
                play.tell(events.Jumped(unit=unit.id))
            else:
                play.tell(events.JumpFailed(unit=unit.id))
        self.unit, self.follower = "", ""

    def _close(self, play: Play[State]) -> None:
        """VE761: missiles without energy are removed."""
        state = play.state
        for unit in [each for each in state.of(self.side) if each.spent]:
            play.tell(events.BurnedOut(unit=unit.id))
            remove(play, unit)
        play.end()
        check(play)

    def resume(self, play: Play[State], result: str | Draft) -> None:
        """VE600: the unit that goes next, or none of them first; VE650: a new course."""
        if isinstance(result, Draft):
            self._swing(play, result)
        elif result:
            self._set_off(play, result)
        else:
            self.settled = True

    def _swing(self, play: Play[State], draft: Draft) -> None:
        """VE650: the hexes already moved are subtracted from the new velocity."""
        unit = draft.unit
        if (draft.velocity, draft.direction) == (unit.velocity, unit.direction):
            return
        unit.velocity, unit.direction, unit.zig = draft.velocity, draft.direction, draft.zig
        if unit.docked:
            align(unit, play.state.unit(unit.docked))
        self.left = max(0, unit.velocity - self.gone)
        play.tell(
            events.Swung(unit=unit.id, velocity=unit.velocity, direction=clock(unit.direction))
        )
        check(play)


def _leaves(state: State, unit: Unit) -> bool:
    """VE651: whether a standing order says so; it holds for one movement phase."""
    order = f"orbit={unit.id}"
    found = order in state.never
    state.never = [each for each in state.never if each != order]
    return found


def _collide(play: Play[State], unit: Unit) -> None:
    """VE660: the die of a unit that has entered a hex, for asteroids."""
    state = play.state
    roll = play.dice.roll(10)
    hit = roll <= unit.velocity
    play.tell(events.AsteroidRolled(unit=unit.id, roll=roll, hit="hit" if hit else "miss"))
    state.flashes.append(Flash("collision", unit.id, unit.id, unit.place, unit.place, hit))
    if hit:
        play.call(RollHits(unit.id, unit.seat, asteroid=True))


def _carry(state: State, unit: Unit) -> None:
    """VE732: docked ships move as one."""
    other = state.unit(unit.docked)
    leave(state, other)
    other.outbound |= state.may_jump_at(unit.place)
    if len(unit.path) == 2:
        other.path = [other.place]
    other.put(unit.place)
    other.path.append(other.place)
    align(unit, other)


def align(unit: Unit, other: Unit) -> None:
    """VE732: the course of the leading ship is that of the other."""
    other.direction, other.velocity, other.zig = unit.direction, unit.velocity, unit.zig


class PassPlanet(Planning):
    """VE650: commands without energy at the moment of entering a planet hex."""

    unit: str

    verbs = (ORDER, BACK, DONE)

    def seats(self, state: State) -> Sequence[Seat]:
        """The commander of the unit."""
        return (state.unit(self.unit).seat,)

    def about(self, state: State, seat: Seat) -> Draft:
        """The swing, which costs nothing."""
        return drafted(state, state.unit(self.unit), state.desks[seat].words, free=True)

    def order(self, play: Play[State], seat: Seat, word: str) -> None:
        """One command more."""
        play.state.desks[seat].words.append(word)

    def back(self, play: Play[State], seat: Seat) -> None:
        """The last command is taken back."""
        play.state.desks[seat].words.pop()

    def done(self, play: Play[State], seat: Seat) -> None:
        """On with the new course."""
        draft = self.about(play.state, seat)
        play.state.desks[seat] = CommandDraft()
        play.seal()
        play.end(draft)


def in_turn(step: ChooseMover, _state: State, _seat: Seat) -> Sequence[str]:
    """VE600: the units whose order matters."""
    return step.units


class ChooseMover(Step[State]):
    """VE600: which of several units moves next, where that may matter.

    Whoever commands the first of them is asked, for the whole side.
    """

    units: list[str]

    verbs = (Verb("move", need(in_turn)), DONE)

    def seats(self, state: State) -> Sequence[Seat]:
        """The commander of the first."""
        return (state.unit(self.units[0]).seat,)

    def move(self, play: Play[State], seat: Seat, unit: str) -> None:  # noqa: ARG002
        """That one."""
        play.end(unit)

    def done(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002
        """All others in the order of the list."""
        play.end("")
