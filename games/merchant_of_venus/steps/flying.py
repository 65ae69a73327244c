"""The flight after the roll, and the decisions that interrupt it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Play, Seat, SeatStep, Verb, need
from games.merchant_of_venus import (
    cards_technologies,
    deals,
    events,
    flight,
    ship,
    shuttle,
    standing,
    voyages,
)
from games.merchant_of_venus.cards import GATE_LOCK
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.ship import (
    NAVIGATION,
    THRUST,
    die_free,
    free_dice,
    free_places,
    navigation,
    passes_over,
)
from games.merchant_of_venus.state import State

from .landing import EndMovement
from .needs_flight import (
    ASK_EXIT,
    ASSIGN,
    BOARD,
    DELIVER,
    FLY,
    FLY_TO,
    GO_ON,
    LAND,
    THRUST_DIE,
    TUNE,
    USE,
)


class Fly(SeatStep[State]):
    """MV33 to MV46: the ship goes on by itself until ``ask`` says that its captain must decide."""

    ask: bool = True

    verbs = (
        LAND,
        GO_ON,
        FLY_TO,
        FLY,
        ASSIGN,
        THRUST_DIE,
        USE,
        TUNE,
        DELIVER,
        BOARD,
        ASK_EXIT,
    )

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,) if self.ask else ()

    def run(self, play: Play[State]) -> None:
        """MV41: on and on, until somebody must decide or the movement is over."""
        while not self.ask and play.state.stack[-1] is self:
            self._once(play)

    def _once(self, play: Play[State]) -> None:
        state = play.state
        turn, here = state.turn, state.captain.at
        arrived = turn.moved and turn.goal == here and state.lands(here)
        spent = turn.points <= 0 and not passes_over(state, here)
        if turn.stopped or arrived or spent:
            play.goto(EndMovement(self.seat))
        elif flight.needs_exit(state):
            self._steer(play)
        elif flight.may_override(state):
            self._override(play)
        elif flight.may_switch(state):
            self.ask = True
        else:
            ways = FLY.ids(self, state, self.seat)
            if state.kind(here) == "navigation" and flight.points_back(state):
                play.tell(events.TurnBack(seat=self.seat, field=here))
            self._go_on(play, ways)

    def _steer(self, play: Play[State]) -> None:
        """MV140 to MV143: the die that the course needs, the captain's choice, or the neighbour."""
        state = play.state
        if not state.turn.course:
            flight.follow(state, ())
        helm = flight.helm(state)
        if helm:
            flight.place_die(play, self.seat, NAVIGATION, f"die-{helm}")
        elif flight.may_steer(state):
            self.ask = True
        else:
            name_exit(play, self.seat)

    def _override(self, play: Play[State]) -> None:
        """R06: a die that the course needs comes before the autopilot; else the captain decides."""
        ways = flight.exits(play.state)
        if flight.follow(play.state, ways):
            step(play, self.seat, ways[0])
        elif helm := flight.helm(play.state):
            flight.place_die(play, self.seat, NAVIGATION, f"die-{helm}")
        else:
            self.ask = True

    def _go_on(self, play: Play[State], ways: Sequence[str]) -> None:
        state = play.state
        turn = state.turn
        if not ways and next(cards_technologies.hops(state, self.seat), None):
            self.ask = True  # R08
        elif not ways:
            play.goto(EndMovement(self.seat))
        elif len(ways) == 1 and (turn.goal or not flight.worth_asking(state, state.captain.at)):
            step(play, self.seat, ways[0])
        elif to := flight.follow(state, ways):
            step(play, self.seat, to)
        else:
            turn.goal = ""
            self.ask = True

    # What the captain decides

    def fly(self, play: Play[State], seat: Seat, to: str) -> None:
        """MV156; the flight plan lasts if the field is on the way (MV299)."""
        self.ask = False
        turn = play.state.turn
        if play.state.captain.plan and not flight.is_on_course(play.state, to):
            standing.give_up(play, seat)
        turn.course.clear()
        turn.goal = ""
        step(play, seat, to)

    def fly_to(self, play: Play[State], seat: Seat, course: str) -> None:
        """MV297: a way of several fields that ends with a landing."""
        state = play.state
        turn = state.turn
        self.ask = False
        turn.goal = course_goal(course)
        if state.captain.plan != turn.goal:
            standing.give_up(play, seat)
        voyage = voyages.within_reach(state).voyage(turn.goal)
        assert voyage is not None
        turn.course = list(voyage.route.fields[1:])
        turn.helm = voyage.die

    def go_on(self, play: Play[State], seat: Seat) -> None:
        """MV297, MV299: on towards the goal of the flight; MV141: or no further."""
        if flight.points_back(play.state):
            play.tell(events.TurnBack(seat=seat, field=play.state.captain.at))
            play.goto(EndMovement(seat))
        else:
            self.ask = False

    def land(self, play: Play[State], _seat: Seat) -> None:
        """MV42."""
        play.goto(EndMovement(self.seat))

    def assign(self, play: Play[State], seat: Seat, place: str, die: str) -> None:
        """MV50."""
        flight.place_die(play, seat, place, die)
        here = play.state.captain.at
        there = place == NAVIGATION and play.state.kind(here) == "navigation"
        self.ask = not there or any(cards_technologies.tunings(play.state, seat))
        cards_technologies.assigned(play, seat, place)

    def thrust(self, play: Play[State], seat: Seat, die: str) -> None:
        """MV54, MV56."""
        flight.place_die(play, seat, THRUST, die)
        cards_technologies.thrust(play, seat)
        turn = play.state.turn
        self.ask = not (turn.goal or turn.heading) or has_step_two(play.state, seat)

    def ask_exit(self, play: Play[State], seat: Seat) -> None:
        """MV143: no die for it; the neighbour chooses."""
        self.ask = False
        name_exit(play, seat)

    def tune(self, play: Play[State], seat: Seat, place: str, way: str) -> None:
        """Eeepeep, side A: an assigned die counts 1 higher or lower; it moves as before."""
        cards_technologies.tune(play, seat, place, way)

    def use(self, play: Play[State], seat: Seat, card: str) -> None:
        """Technologies and cards used after the roll or on the way."""
        cards_technologies.use_in_flight(play, seat, card)
        if play.state.turn.stopped:
            self.ask = False

    def board(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """MV265."""
        shuttle.board(play, seat, passenger)

    def deliver(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """MV265."""
        deals.deliver(play, seat, passenger)


def step(play: Play[State], seat: Seat, to: str) -> None:
    """One step, the teleportal it may lead to (MV150), and what is left of the course."""
    state = play.state
    turn = state.turn
    was = state.kind(to) == "teleportal"  # MV181: one laid on arrival does nothing
    flight.step_to(play, seat, to)
    if was and not passes_over(state, to):
        portal(play, seat)
    if turn.course[:1] == [state.captain.at]:
        turn.course.pop(0)
    else:
        turn.course.clear()


def name_exit(play: Play[State], seat: Seat) -> None:
    """MV143, MV253: the neighbour is asked, or the effect die decides."""
    left = play.state.clockwise(seat)
    play.learn()  # whether the neighbour had left word
    if left:
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


def has_step_two(state: State, seat: Seat) -> bool:
    """MV35: whether anything but flying on could be done now; else the ship goes."""
    if state.turn.goal and "keep-going" in state.captains[seat].orders:
        return False
    if any(verb.is_open(None, state, seat) for verb in (USE, TUNE, THRUST_DIE)):
        return True
    upgrades = any(place != NAVIGATION for place in flight.open_places(state))
    return upgrades and bool(free_dice(state))


@need
def line_of_field(_step: object, state: State, _seat: Seat) -> Sequence[str]:
    """MV143, MV295."""
    return [*GALAXY[state.captain.at].ways, standing.BY_DIE]


@need
def line_open_to_flyer(_step: object, state: State, _seat: Seat) -> Sequence[str]:
    """MV141, MV143."""
    return [*ship.ways(state), standing.BY_DIE]


class NameExit(SeatStep[State]):
    """MV143, MV293: the neighbour chooses the exit of a navigation field, or has it rolled."""

    window = True
    verbs = (Verb("effect-die"), Verb("exit-to", line_of_field, line_open_to_flyer))

    flyer: Seat

    def exit_to(self, play: Play[State], seat: Seat, to: str) -> None:
        """MV143; or the die decides, now and from now on (MV295)."""
        play.end()
        if to == standing.BY_DIE:
            standing.leave(play, seat, standing.BY_DIE)
            roll_exit(play, self.flyer)
            return
        field = play.state.captains[self.flyer].at
        play.learn()  # where the flyer has planned to go from there
        play.tell(events.ExitNamed(seat=seat, field=field, exit=to))
        step(play, self.flyer, to)

    def effect_die(self, play: Play[State], _seat: Seat) -> None:
        """MV143, MV295."""
        play.end()
        roll_exit(play, self.flyer)


def portal(play: Play[State], seat: Seat) -> None:
    """MV150: by the navigation value, by choice, or by the effect die."""
    state = play.state
    captain = state.captains[seat]
    if picks_portal(state):
        play.call(EnterPortal(seat))
    elif navigation(state):
        flight.jump(play, seat, navigation(state))
    elif helm := flight.helm(state):
        flight.place_die(play, seat, NAVIGATION, f"die-{helm}")
        flight.jump(play, seat, navigation(state))
    elif free_dice(state) or captain.intel:
        play.call(EnterPortal(seat))
    else:
        flight.jump(play, seat, play.dice.roll())


def picks_portal(state: State) -> bool:
    """R02, E06: whether the captain names the teleportal to which the ship jumps."""
    return flight.chooses(state) or GATE_LOCK.works(state, state.captain)


@need
def navigation_open(_step: object, state: State, _seat: Seat) -> Sequence[tuple[str, str]]:
    """MV150, MV53: with the dice for it."""
    dice = free_dice(state) if NAVIGATION in free_places(state) else []
    return [(NAVIGATION, f"die-{die}") for die in dice]


@need
def portal_of_choice(_step: object, state: State, _seat: Seat) -> bool:
    """R02, E06."""
    return picks_portal(state)


@need
def teleportal_there(_step: object, state: State, _seat: Seat) -> Sequence[str]:
    """MV150, MV151."""
    return list(state.teleportals().values())


@need
def not_choosing_yet(_step: object, state: State, _seat: Seat) -> bool:
    """E06."""
    return not flight.chooses(state)


@need
def intel_held(_step: object, state: State, _seat: Seat) -> Sequence[str]:
    """E06."""
    return state.captain.intel


class EnterPortal(SeatStep[State]):
    """MV150: assign a navigation die, roll, or, with a card, choose (R02, E06)."""

    verbs = (
        Verb("effect-die"),
        Verb("assign", die_free, navigation_open),
        Verb("portal-to", portal_of_choice, teleportal_there),
        Verb("use", not_choosing_yet, intel_held),
    )

    def effect_die(self, play: Play[State], seat: Seat) -> None:
        """MV150: the navigation value, if there is one, else the effect die."""
        play.end()
        flight.jump(play, seat, navigation(play.state) or play.dice.roll())

    def assign(self, play: Play[State], seat: Seat, place: str, die: str) -> None:
        """MV150, MV53."""
        play.end()
        flight.place_die(play, seat, place, die)
        flight.jump(play, seat, navigation(play.state))

    def portal_to(self, play: Play[State], seat: Seat, field: str) -> None:
        """R02, E06: to any teleportal; the one the ship is on means to ignore it."""
        play.end()
        flight.jump(play, seat, play.state.number(field))

    def use(self, play: Play[State], seat: Seat, card: str) -> None:
        """E06."""
        cards_technologies.use_in_flight(play, seat, card)
