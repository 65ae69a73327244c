"""The command phase: detection, then a plan for each unit, built word by word (VE700 to VE761)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import Play, Seat, Verb, need
from games.delta_vee import events
from games.delta_vee.draft import Draft
from games.delta_vee.hexes import distance
from games.delta_vee.parts import FASTEST
from games.delta_vee.plan import drafted, is_legal
from games.delta_vee.scoring import check
from games.delta_vee.state import CommandDraft, State, side_of
from games.delta_vee.units import GUIDED, SHIP, UNGUIDED, Unit

from .orders import carry_out, take_course
from .planning import BACK, DONE, ORDER, Planning, unit_in_hand

DETECTS = 3
"""VE700: hexes."""
ALERT = 2
"""VE1140: a sleeping ship wakes on this or less."""
LEAK = 10
"""VE890: energy units that a damaged energy pod loses in each command phase."""


def nothing_planned(draft: Draft, _state: State, _seat: Seat) -> bool:
    """VE1200: a plan that is begun is not replaced."""
    return not draft.words


def same_as_before(draft: Draft, state: State, _seat: Seat) -> bool:
    """VE1200: the commands of its last command phase, if they can all be given now."""
    last = draft.unit.last
    return bool(last) and is_legal(state, draft.unit, last)


def plan_aside(draft: Draft, state: State, seat: Seat) -> bool:
    """VE1200: a plan that was begun before another unit was taken in hand."""
    return bool(state.desks[seat].plans.get(draft.unit.id))


def command_whole(draft: Draft, _state: State, _seat: Seat) -> bool:
    """VE560, VE561: who tows says how, and who launches says where."""
    return draft.complete


def open_unit(_draft: Draft | None, state: State, seat: Seat) -> Sequence[str]:
    """VE720, VE721: the units that may still be commanded."""
    return [unit.id for unit in open_units(state, seat)]


class GiveCommands(Planning):
    """VE1200: the people of a side command their units at the same time.

    ``asked`` are those who have units in play, whether or not these can do anything: that others
    may not know.
    """

    side: int
    begun: bool = False
    asked: list[Seat] = field(default_factory=list)

    verbs = (
        ORDER,
        BACK,
        Verb("again", need(unit_in_hand), need(nothing_planned), need(same_as_before)),
        Verb("recall", need(unit_in_hand), need(nothing_planned), need(plan_aside)),
        Verb("give", need(unit_in_hand), need(command_whole)),
        Verb("unit", need(open_unit)),
        DONE,
    )

    def seats(self, state: State) -> Sequence[Seat]:
        """Those who are not done."""
        return [seat for seat in self.asked if not state.desks[seat].done]

    def run(self, play: Play[State]) -> None:
        """Begin with what happens by itself; close when everybody is done."""
        state = play.state
        if not self.begun:
            self._begin(play)
        if not self.seats(state):
            _close(play, self.side)
            play.end()
            check(play)

    def _begin(self, play: Play[State]) -> None:
        state = play.state
        self.begun = True
        state.phase = "command"
        state.desks = [CommandDraft() for _ in range(state.seats)]
        _wake(play, self.side)
        _detect(play, self.side)
        _keep_up(state, self.side)
        self.asked = state.commanders(self.side)
        for seat in self.asked:
            _take_next(play.state, seat)

    def about(self, state: State, seat: Seat) -> Draft | None:
        """The plan in hand as far as it can be given."""
        desk = state.desks[seat]
        unit = state.find(desk.unit)
        return None if unit is None else drafted(state, unit, desk.words)

    def unit(self, play: Play[State], seat: Seat, id_: str) -> None:
        """Begin the plan of a unit; what was planned and not given is put aside."""
        desk = play.state.desks[seat]
        if desk.words:
            desk.plans[desk.unit] = desk.words
        desk.unit, desk.words = id_, []

    def order(self, play: Play[State], seat: Seat, word: str) -> None:
        """One word more; nothing happens until the plan is given."""
        play.state.desks[seat].words = [*_planned(play.state, seat), word]

    def back(self, play: Play[State], seat: Seat) -> None:
        """Take the last word back."""
        play.state.desks[seat].words = _planned(play.state, seat)[:-1]

    def again(self, play: Play[State], seat: Seat) -> None:
        """The same plan as in the turn before."""
        desk = play.state.desks[seat]
        desk.words = list(play.state.unit(desk.unit).last)

    def recall(self, play: Play[State], seat: Seat) -> None:
        """The plan of this unit that was put aside."""
        desk = play.state.desks[seat]
        desk.words = desk.plans.pop(desk.unit)

    def give(self, play: Play[State], seat: Seat) -> None:
        """The plan of the unit takes effect; the next unit is in hand."""
        state = play.state
        play.seal()  # whatever was ordered: what may be undone must not tell of secret orders
        self._give(play, seat)
        if state.over:
            return
        _take_next(play.state, seat)
        desk = state.desks[seat]
        desk.done = not desk.unit and not any(map(is_veiled, state.of(self.side)))

    def done(self, play: Play[State], seat: Seat) -> None:
        """Finish; all that is planned is given, and the other units get no commands."""
        state = play.state
        play.seal()
        desk = state.desks[seat]
        if desk.words:
            desk.plans[desk.unit] = desk.words
        for id_, words in list(desk.plans.items()):
            if id_ in {unit.id for unit in open_units(state, seat)}:
                desk.unit, desk.words = id_, words
                self._give(play, seat)
            if state.over:
                return
        state.desks[seat] = CommandDraft(done=True)

    def _give(self, play: Play[State], seat: Seat) -> None:
        """VE1200: what can still be given takes effect; then team-mates look at their plans."""
        state = play.state
        _check_again(play, seat)
        desk = state.desks[seat]
        draft = drafted(state, state.unit(desk.unit), desk.words)
        while not draft.complete:
            draft = drafted(state, draft.unit, draft.words[:-1])
        desk.words = []
        desk.plans.pop(desk.unit, None)
        desk.closed.append(desk.unit)
        draft.unit.last = draft.words
        desk.closed += carry_out(play, draft, draft.words)
        # VE1203: what a launched unit was told is seen by nobody else yet, so that no one may be
        # told of its consequences either; those are found when the other plan is given.
        if not check(play) and draft.unit.is_ship:
            for mate in self.seats(state):
                if mate != seat:
                    _check_again(play, mate)


def _planned(state: State, seat: Seat) -> list[str]:
    """The plan in hand as far as it can still be given."""
    desk = state.desks[seat]
    return drafted(state, state.unit(desk.unit), desk.words).words


def _check_again(play: Play[State], seat: Seat) -> None:
    """VE1200: drop what cannot be given any more, as a team-mate has changed the position."""
    desk = play.state.desks[seat]
    if desk.words:
        desk.plans.pop(desk.unit, None)  # the plan in hand has taken its place
    desk.words = _cut(play, seat, desk.unit, desk.words)
    desk.plans = {id_: _cut(play, seat, id_, words) for id_, words in desk.plans.items()}
    if desk.unit and play.state.find(desk.unit) is None:
        _take_next(play.state, seat)


def _cut(play: Play[State], seat: Seat, id_: str, words: list[str]) -> list[str]:
    """What is left of a plan; its owner is told of the rest."""
    if not words:
        return words
    state = play.state
    unit = state.find(id_)
    kept = [] if unit is None or unit.fate else drafted(state, unit, words).words
    if len(kept) < len(words):
        play.tell(events.PlanCut(unit=id_, orders=tuple(words[len(kept) :]), to=(seat,)))
    return kept


def open_units(state: State, seat: Seat) -> list[Unit]:
    """The units that the seat may still command in this phase."""
    closed, side = state.desks[seat].closed, side_of(seat)
    return [
        unit
        for unit in state.units
        if unit.side == side
        and not unit.fate
        and commander(state, unit) == seat
        and unit.id not in closed
        and can_obey(unit)
    ]


def commander(state: State, unit: Unit) -> Seat:
    """VE721: guided missiles are steered by whoever commands their ship."""
    return state.unit(unit.home).seat if unit.kind == GUIDED else unit.seat


def can_obey(unit: Unit) -> bool:
    """VE720, VE721: whether it may receive any command at all."""
    if unit.asleep or unit.kind == UNGUIDED:
        return False
    if unit.is_missile:
        return unit.energy > 0 and (unit.kind != GUIDED or unit.controlled)
    return True


def is_veiled(unit: Unit) -> bool:
    """VE1203: whether the enemy cannot know if it can be commanded.

    Unknown contacts may be anything, and of known missiles the energy and the control are
    secret. While there is one, the phase ends only when it is said to: else its end would tell.
    """
    if unit.is_ship:
        return False
    return not unit.revealed or (unit.is_missile and unit.kind != UNGUIDED)


def _take_next(state: State, seat: Seat) -> None:
    """The first unit that has no commands yet."""
    units = open_units(state, seat)
    desk = state.desks[seat]
    desk.unit = units[0].id if units else ""
    desk.words = []


def _wake(play: Play[State], side: int) -> None:
    """VE1140: the alert roll."""
    for unit in play.state.of(side):
        if unit.asleep:
            roll = play.dice.roll(10)
            unit.asleep = roll > ALERT
            awake = "asleep" if unit.asleep else "awake"
            play.tell(events.Alerted(unit=unit.id, roll=roll, awake=awake))


def _detect(play: Play[State], side: int) -> None:
    """VE700: every enemy unit within three hexes of a spaceship."""
    state = play.state
    ships = [unit for unit in state.of(side) if unit.kind == SHIP and not unit.asleep]
    for ship in ships:
        reveal(play, ship, DETECTS)


def reveal(play: Play[State], ship: Unit, reach: int) -> int:
    """Turn up the enemies around a ship; how many."""
    found = 0
    for enemy in play.state.enemies(ship.side):
        if not enemy.revealed and distance(ship.place, enemy.place) <= reach:
            enemy.revealed = True
            found += 1
            play.seal()
            play.tell(events.Revealed(unit=enemy.id, kind=enemy.kind))
    return found


def _keep_up(state: State, side: int) -> None:
    """What happens to the units of a side at the start of its command phase."""
    for unit in state.of(side):
        unit.weaving = False  # VE711: until its next command phase
        leaking = sum(pod.kind == "energy" and pod.condition == "damaged" for pod in unit.pods)
        floor = unit.ratings.hull_energy
        if leaking and unit.energy > floor:
            unit.energy = max(floor, unit.energy - LEAK * leaking)  # VE890


def _close(play: Play[State], side: int) -> None:
    """VE712, VE721, VE761: jumps go on or lapse, control ends, empty missiles are marked.

    Launched units change course now, all together (VE1203).
    """
    for unit in play.state.of(side):
        course = unit.planned or [unit.velocity, unit.direction, unit.zig]
        if unit.kind == UNGUIDED:
            course[0] = min(FASTEST, unit.velocity + 1)  # VE720
        if not unit.is_ship and course[:2] != [unit.velocity, unit.direction]:
            take_course(play, unit, course)
        unit.zig = course[2]  # VE610: forgotten also by whoever turned there and back
        unit.planned = []
        unit.jump = {1: 0, 3: 1}.get(unit.jump, unit.jump)
        unit.controlled = False
        if unit.is_missile and unit.kind != UNGUIDED and unit.energy <= 0:
            unit.spent = True
