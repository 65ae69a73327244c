"""The flight after the roll, and the decisions that interrupt it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import AnyOffer, Offer, Play, Seat, Step
from games.merchant_of_venus import cards_technologies, events, flight, ship
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.ship import NAVIGATION, THRUST, free_dice, navigation, passes_over
from games.merchant_of_venus.state import State

from .landing import EndMovement


@dataclass(slots=True)
class Fly(Step[State]):
    """MV33 to MV46: the ship goes on by itself until ``ask`` says that its captain must decide."""

    seat: Seat
    ask: bool = True

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,) if self.ask else ()

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        found: list[AnyOffer] = []
        here = state.captain.at
        ways = flight.exits(state)
        if flight.can_land(state):
            found.append(Offer("land"))
        found += [Offer("fly", (to,)) for to in ways if self._may_fly(state, to)]
        if not state.turn.heading or state.turn.moved:
            found += [Offer("course", (goal,)) for goal in flight.courses(state)]
        found += flight.assignments(state)
        found += cards_technologies.in_flight(state, seat)
        if not ways and state.kind(here) == "navigation" and not navigation(state):
            found.append(Offer("ask-exit"))
        return found or [Offer("land")]

    def _may_fly(self, state: State, to: str) -> bool:
        turn = state.turn
        return turn.moved or not turn.heading or to == turn.heading  # MV30

    def run(self, play: Play[State]) -> None:
        """MV41: on and on, as long as there is one way."""
        state = play.state
        turn, here = state.turn, state.captain.at
        if turn.stopped or (turn.points <= 0 and not passes_over(state, here)):
            play.goto(EndMovement(self.seat))
            return
        if state.kind(here) == "navigation" and not flight.chooses(state) and turn.moved:
            self._navigate(play)
            return
        self._go_on(play, flight.exits(state))

    def _go_on(self, play: Play[State], ways: Sequence[str]) -> None:
        state = play.state
        turn, here = state.turn, state.captain.at
        if not ways:
            play.goto(EndMovement(self.seat))
        elif turn.course:
            if turn.course[0] in ways:
                self._take(play, turn.course.pop(0))
            else:
                turn.course.clear()
                self.ask = True
        elif len(ways) > 1 or flight.worth_asking(state, here):
            self.ask = True
        else:
            self._take(play, ways[0])

    def _take(self, play: Play[State], to: str) -> None:
        """One step; the end of a course is a landing (MV297)."""
        state = play.state
        was_course = bool(state.turn.course)
        landing = state.turn.landing == to and not was_course
        step(play, self.seat, to)
        if landing:
            state.turn.stopped = True

    def _navigate(self, play: Play[State]) -> None:
        """MV140 to MV143."""
        state = play.state
        here = state.captain.at
        if navigation(state):
            ways = flight.exits(state)
            if not ways:
                play.tell(events.TurnBack(seat=self.seat, field=here))
            self._go_on(play, ways)
        elif free_dice(state) or state.captain.intel or "r04" in state.captain.rewards:
            self.ask = True
        else:
            name_exit(play, self.seat)

    # What the captain decides

    def fly(self, play: Play[State], _seat: Seat, to: str) -> None:
        """MV156."""
        self.ask = False
        play.state.turn.course.clear()
        play.state.turn.landing = ""
        self._take(play, to)

    def course(self, play: Play[State], _seat: Seat, goal: str) -> None:
        """MV297: a way of several fields that ends with a landing."""
        self.ask = False
        turn = play.state.turn
        turn.course = flight.courses(play.state)[goal]
        turn.landing = goal

    def land(self, play: Play[State], _seat: Seat) -> None:
        """MV42."""
        play.goto(EndMovement(self.seat))

    def assign(self, play: Play[State], seat: Seat, place: str, die: str) -> None:
        """MV50."""
        flight.place_die(play, seat, place, die)
        if place == NAVIGATION and play.state.turn.moved:
            self.ask = False
        cards_technologies.assigned(play, seat, place)

    def thrust(self, play: Play[State], seat: Seat, die: str) -> None:
        """MV54."""
        flight.place_die(play, seat, THRUST, die)
        fourth = play.dice.roll()
        turn = play.state.turn
        turn.dice.append(fourth)
        turn.points += fourth
        play.tell(events.ThrustRolled(seat=seat, die=fourth, points=turn.points))

    def ask_exit(self, play: Play[State], seat: Seat) -> None:
        """MV143: no die for it; the neighbour chooses."""
        self.ask = False
        name_exit(play, seat)

    def tune(self, play: Play[State], seat: Seat, place: str, way: str) -> None:
        """Eeepeep, side A: an assigned die counts 1 higher or lower; it moves as before."""
        turn = play.state.turn
        turn.used.append(f"tune-{place}-{way}")
        index = turn.dice[turn.places[place]]
        play.tell(
            events.DieAssigned(seat=seat, place=place, die=index + (1 if way == "up" else -1))
        )

    def use(self, play: Play[State], seat: Seat, card: str) -> None:
        """Technologies and cards used after the roll or on the way."""
        cards_technologies.use_in_flight(play, seat, card)


def step(play: Play[State], seat: Seat, to: str) -> None:
    """One step, and the teleportal it may lead to (MV150)."""
    state = play.state
    was = state.kind(to) == "teleportal"  # MV181: one laid on arrival does nothing
    flight.step_to(play, seat, to)
    if was and not passes_over(state, to):
        portal(play, seat)


def name_exit(play: Play[State], seat: Seat) -> None:
    """MV143, MV253: the neighbour is asked, or the effect die decides."""
    state = play.state
    left = state.clockwise(seat)
    if left and "exit-by-die" not in state.captains[left[0]].orders:
        play.call(NameExit(left[0], seat))
    else:
        roll_exit(play, seat)


def roll_exit(play: Play[State], seat: Seat) -> None:
    """MV143: the effect die names the exit; a result that MV141 forbids is rolled again."""
    state = play.state
    here = state.captains[seat].at
    open_ = ship.ways(state)
    exits = GALAXY[here].exits
    if not any(to in open_ for to in exits):
        state.turn.stopped = True
        return
    while (to := exits[(die := play.dice.roll()) - 1]) not in open_:
        pass
    play.tell(events.ExitRolled(field=here, die=die, exit=to))
    step(play, seat, to)


@dataclass(slots=True)
class NameExit(Step[State]):
    """MV143, MV293: the neighbour chooses the exit of a navigation field, or has it rolled."""

    window = True
    seat: Seat
    flyer: Seat

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,)

    def offers(self, state: State, _seat: Seat) -> Sequence[AnyOffer]:
        open_ = ship.ways(state)
        return [Offer("exit-by-die"), *(Offer("exit-to", (to,)) for to in open_)]

    def exit_to(self, play: Play[State], seat: Seat, to: str) -> None:
        """MV143."""
        play.end()
        field = play.state.captains[self.flyer].at
        play.tell(events.ExitNamed(seat=seat, field=field, exit=to))
        step(play, self.flyer, to)

    def exit_by_die(self, play: Play[State], _seat: Seat) -> None:
        """MV143, MV295."""
        play.end()
        roll_exit(play, self.flyer)


def portal(play: Play[State], seat: Seat) -> None:
    """MV150: by the navigation value, by choice, or by the effect die."""
    state = play.state
    captain = state.captains[seat]
    if navigation(state):
        flight.jump(play, seat, navigation(state))
    elif free_dice(state) or flight.chooses(state) or "r02" in captain.rewards or captain.intel:
        play.call(EnterPortal(seat))
    else:
        flight.jump(play, seat, play.dice.roll())


@dataclass(slots=True)
class EnterPortal(Step[State]):
    """MV150: assign a navigation die, roll, or, with a card, choose (R02, E06)."""

    seat: Seat

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,)

    def offers(self, state: State, _seat: Seat) -> Sequence[AnyOffer]:
        found: list[AnyOffer] = [Offer("portal-by-die")]
        found += [Offer("assign", (NAVIGATION, f"die-{die}")) for die in free_dice(state)]
        if flight.chooses(state) or "r02" in state.captain.rewards:
            found += [Offer("portal-to", (field,)) for field in state.teleportals().values()]
        return found

    def portal_by_die(self, play: Play[State], seat: Seat) -> None:
        """MV150."""
        play.end()
        flight.jump(play, seat, play.dice.roll())

    def assign(self, play: Play[State], seat: Seat, place: str, die: str) -> None:
        """MV150, MV53."""
        play.end()
        flight.place_die(play, seat, place, die)
        flight.jump(play, seat, navigation(play.state))

    def portal_to(self, play: Play[State], seat: Seat, field: str) -> None:
        """R02, E06: to any teleportal; the one the ship is on means to ignore it."""
        play.end()
        flight.jump(play, seat, play.state.number(field))


STEPS = (Fly, NameExit, EnterPortal)
