"""What the flight needs, condition by condition (MV30 to MV56, MV140, MV156)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeAlias

from engine import AnyOffer, Need, Seat, Verb, need
from games.merchant_of_venus import cards_technologies, flight, shuttle, voyages
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.ship import die_free, free_dice
from games.merchant_of_venus.state import State

Courses: TypeAlias = Callable[[State, Seat], Sequence[AnyOffer]]


class Towards(Verb):
    """A verb whose choices are ways to goals, worked out when somebody looks (MV297)."""

    __slots__ = ("_courses",)

    def __init__(self, name: str, reached: Need, courses: Courses) -> None:
        """Take the condition, which gives the goals, and what makes the offers."""
        super().__init__(name, reached)
        self._courses = courses

    def add(self, found: list[AnyOffer], _step: Any, state: Any, seat: Seat) -> None:
        """Add the ways to all goals."""
        found += self._courses(state, seat)

    def named(self, _step: Any, state: Any, seat: Seat) -> list[AnyOffer]:
        """The ways to all goals: there are no others."""
        return list(self._courses(state, seat))

    def why_not(self, step: Any, state: Any, seat: Seat, args: tuple[str, ...]) -> Need | None:
        """As of a Verb; of a way only its goal counts."""
        return super().why_not(step, state, seat, tuple(map(course_goal, args)))


# Where to


@need
def may_land_here(_step: object, state: State, _seat: Seat) -> bool:
    """MV42."""
    return flight.can_land(state)


@need
def way_on(_step: object, state: State, seat: Seat) -> bool:
    """MV141, MV297: towards the goal, or no further; always where nothing else can be done."""
    if flight.points_back(state):
        return True
    steered = not flight.needs_exit(state) and not flight.may_override(state)
    if state.turn.goal and steered:
        return True
    return not any(verb.is_open(None, state, seat) for verb in _OTHERS)


@need
def goal_within_points(_step: object, state: State, _seat: Seat) -> Collection[str]:
    """MV297."""
    return [course.goal for course in voyages.flights(state)]


@need
def exit_open(_step: object, state: State, _seat: Seat) -> Collection[str]:
    """MV41, MV45, MV140, MV141."""
    return flight.exits(state)


@need
def heading_kept(_step: object, state: State, _seat: Seat) -> bool | Collection[str]:
    """MV30: the first step follows the line that was named."""
    turn = state.turn
    return turn.moved or not turn.heading or [turn.heading]


@need
def exit_unknown(_step: object, state: State, _seat: Seat) -> bool:
    """MV143."""
    return flight.needs_exit(state)


LAND: Final = Verb("land", may_land_here)
GO_ON: Final = Verb("go-on", way_on)
FLY_TO: Final = Towards("fly-to", goal_within_points, lambda state, _seat: voyages.flights(state))
FLY: Final = Verb("fly", exit_open, heading_kept)
ASK_EXIT: Final = Verb("ask-exit", exit_unknown)


# Dice, cards and the Shuttle


@need
def place_open(_step: object, state: State, _seat: Seat) -> Collection[tuple[str, str]]:
    """MV50, MV52, MV187: with the dice for it."""
    dice = free_dice(state)
    return [(place, f"die-{die}") for place in flight.open_places(state) for die in dice]


@need
def thrust_open(_step: object, state: State, _seat: Seat) -> bool:
    """MV34, MV54, MV56."""
    return flight.may_thrust(state)


@need
def thrust_number(_step: object, state: State, _seat: Seat) -> Collection[str]:
    """MV54, MV270."""
    return flight.thrust_dice(state)


@need
def card_for_flight(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV226, MV260 to MV279."""
    return list(cards_technologies.in_flight(state, seat))


@need
def die_to_tune(_step: object, state: State, seat: Seat) -> Collection[tuple[str, str]]:
    """MV205: a Fine tuner, once a turn."""
    return list(cards_technologies.tunings(state, seat))


@need
def not_moved(_step: object, state: State, _seat: Seat) -> bool:
    """MV35."""
    return not state.turn.moved


ASSIGN: Final = Verb("assign", die_free, place_open)
THRUST_DIE: Final = Verb("thrust", thrust_open, die_free, thrust_number)
USE: Final = Verb("use", card_for_flight)
TUNE: Final = Verb("tune", die_to_tune)
DELIVER: Final = Verb("deliver", not_moved, *shuttle.DELIVER)
BOARD: Final = Verb("board", not_moved, *shuttle.BOARD)
_OTHERS: Final = (LAND, FLY, ASSIGN, THRUST_DIE, USE, TUNE, DELIVER, BOARD, ASK_EXIT, FLY_TO)
