"""The free choices of the set-up: places, directions, velocities, and what lies in which box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import field

from engine import Play, Seat, Step, Verb, need
from games.delta_vee import events
from games.delta_vee.hexes import HOURS, numbered
from games.delta_vee.state import CommandDraft, State
from games.delta_vee.units import Pod, Unit


def clock(direction: int) -> str:
    """The id of a direction."""
    return f"clock-{direction}"


def free_hex(step: Deploy, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """VE1110: the ships of a seat are placed one by one."""
    ship = step.next_of(step.places, state, seat)
    return [(ship, hex_) for hex_ in step.vacant(state, ship)] if ship else ()


def to_head(step: Deploy, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """VE1110: then each gets its direction, and a fleet one for all from the first of the side."""
    who = "" if step.next_of(step.places, state, seat) else step.next_of(step.heads, state, seat)
    if not who and step.fleet and step.leads(state, seat):
        who = f"side-{step.side + 1}"
    return [(who, clock(hour)) for hour in HOURS] if who else ()


def fleet_speed(step: Deploy, state: State, seat: Seat) -> range:
    """VE1110: one velocity for the whole fleet, at the end."""
    low, high = step.speeds or (1, 0)
    return range(low, high + 1) if step.leads(state, seat) and not step.fleet else range(0)


class Deploy(Step[State]):
    """VE1110: places, directions and velocities that a scenario leaves to one side.

    places: the hexes from which each ship chooses. heads: ships that choose a direction.
    fleet: one direction and one velocity, out of ``speeds``, for all.
    """

    side: int
    places: dict[str, list[str]] = field(default_factory=dict)
    heads: list[str] = field(default_factory=list)
    fleet: bool = False
    speeds: tuple[int, int] | None = None

    verbs = (
        Verb("place", need(free_hex)),
        Verb("head", need(to_head)),
        Verb("speed", need(fleet_speed)),
    )

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever of the side has still something to choose."""
        return [seat for seat in state.seats_of(self.side) if self.offers(state, seat)]

    def next_of(self, ships: Iterable[str], state: State, seat: Seat) -> str:
        """The first of the ships that the seat commands, or none."""
        return next((ship for ship in ships if state.unit(ship).seat == seat), "")

    def leads(self, state: State, seat: Seat) -> bool:
        """Whether the seat is the first of the side and has no ship of its own left to set up."""
        ships = (*self.places, *self.heads)
        return seat == state.seats_of(self.side)[0] and not self.next_of(ships, state, seat)

    def vacant(self, state: State, ship: str) -> Sequence[str]:
        """All must stand in different hexes, as long as there are any."""
        taken = {state.name(unit.place) for unit in state.of(self.side) if unit.path}
        return [hex_ for hex_ in self.places[ship] if hex_ not in taken] or self.places[ship]

    def run(self, play: Play[State]) -> None:
        """Everything is chosen."""
        play.end()

    def place(self, play: Play[State], seat: Seat, ship: str, hex_: str) -> None:  # noqa: ARG002
        """Put a ship into a hex."""
        state = play.state
        unit = state.unit(ship)
        unit.put(numbered(state.sheets[hex_[:-4]], hex_[-4:]))
        unit.path = [unit.place]
        del self.places[ship]
        play.tell(events.Placed(unit=ship, hex=hex_))

    def head(self, play: Play[State], seat: Seat, who: str, direction: str) -> None:  # noqa: ARG002
        """Give a ship, or the fleet, its direction."""
        state = play.state
        for unit in state.of(self.side):
            if unit.id == who or self.fleet:
                unit.direction = int(direction.removeprefix("clock-"))
        if self.fleet:
            self.fleet = False
        else:
            self.heads.remove(who)
        play.tell(events.Headed(unit=who, direction=direction))

    def speed(self, play: Play[State], seat: Seat, velocity: str) -> None:  # noqa: ARG002
        """Give the fleet its velocity."""
        for unit in play.state.of(self.side):
            unit.velocity = int(velocity)
        self.speeds = None
        play.tell(events.SpeedSet(side=f"side-{self.side + 1}", velocity=int(velocity)))


def pod_left(_step: Stow, state: State, seat: Seat) -> Sequence[str]:
    """VE1010: the pods of the ship in hand that lie in no box yet."""
    desk = state.desks[seat]
    left = Counter(pod.kind for pod in state.unit(desk.unit).pods) - Counter(desk.words)
    return list(left)


def pod_stowed(_step: Stow, state: State, seat: Seat) -> bool:
    """Whether there is one to take out again."""
    return bool(state.desks[seat].words)


class Stow(Step[State]):
    """VE1010: everybody assigns the pods of their ships to boxes, secretly and at the same time."""

    begun: bool = False

    verbs = (
        Verb("stow", need(pod_left)),
        Verb("unstow", need(pod_stowed)),
        Verb("as-printed"),
    )

    def seats(self, state: State) -> Sequence[Seat]:
        """Those who still have a ship to fill."""
        if not self.begun:
            return ()
        return [Seat(n) for n, desk in enumerate(state.desks) if desk.unit]

    def run(self, play: Play[State]) -> None:
        """Open the logs, and close them when everybody is done."""
        state = play.state
        if self.begun:
            state.desks = [CommandDraft() for _ in range(state.seats)]
            play.end()
            return
        self.begun = True
        for seat, desk in enumerate(state.desks):
            desk.unit = next_ship(state, Seat(seat), "")
        if not any(desk.unit for desk in state.desks):
            play.end()

    def stow(self, play: Play[State], seat: Seat, kind: str) -> None:
        """Put a pod into the next box."""
        desk = play.state.desks[seat]
        unit = play.state.unit(desk.unit)
        desk.words.append(kind)
        if len(desk.words) == len(unit.pods):
            _fill(unit, desk.words)
            desk.words = []
            self._go_on(play, seat, next_ship(play.state, seat, unit.id))

    def unstow(self, play: Play[State], seat: Seat) -> None:
        """Take the last one out again."""
        play.state.desks[seat].words.pop()

    def as_printed(self, play: Play[State], seat: Seat) -> None:
        """Leave this ship and those after it as the scenario lists their pods."""
        play.state.desks[seat].words = []
        self._go_on(play, seat, "")

    def _go_on(self, play: Play[State], seat: Seat, ship: str) -> None:
        play.state.desks[seat].unit = ship
        if not ship:
            play.tell(events.PodsStowed(seat=seat))


def next_ship(state: State, seat: Seat, after: str) -> str:
    """The next ship of the seat with pods to be put in order."""
    mine = [unit.id for unit in state.units if unit.seat == seat and _matters(unit)]
    rest = mine[mine.index(after) + 1 :] if after else mine
    return rest[0] if rest else ""


def _matters(unit: Unit) -> bool:
    return len({pod.kind for pod in unit.pods}) > 1


def _fill(unit: Unit, kinds: Sequence[str]) -> None:
    """Boxes from 1 in the order of the kinds."""
    left: list[Pod] = unit.boxes
    for box, kind in enumerate(kinds, 1):
        pod = next(each for each in left if each.kind == kind)
        left.remove(pod)
        pod.box = box
