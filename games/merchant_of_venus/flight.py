"""MV30 to MV56, MV140 to MV156: how a ship moves, field by field, until somebody must decide."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Play, Seat

from . import cards_encounters, deeds, events, hazards, missions, voyages
from .cards import DRILL_LICENSE, SWITCH_SWITCH
from .galaxy import GALAXY, HAZARDS
from .ship import (
    NAVIGATION,
    SPEED_DICE,
    cost,
    free_dice,
    free_places,
    navigation,
    passes_over,
    take_die,
    thrust_numbers,
    ways,
)
from .state import State


def chooses(state: State) -> bool:
    """Whether the captain names their way at navigation fields and teleportals (E06, R04)."""
    return state.turn.free


def exits(state: State) -> list[str]:
    """The ways on; at a navigation field only that of the navigation value (MV140, MV141)."""
    found, here = ways(state), state.captain.at
    if state.kind(here) != "navigation" or chooses(state):
        return found
    value = navigation(state)
    if not value:
        return []
    to = GALAXY[here].exits[value - 1]
    return [to] if to in found else []


def needs_exit(state: State) -> bool:
    """MV140: on a navigation field without a navigation value."""
    there = state.kind(state.captain.at) == "navigation"
    return there and not chooses(state) and not navigation(state)


def points_back(state: State) -> bool:
    """MV141: the navigation value shows the line on which the ship came."""
    here, value, back = state.captain.at, navigation(state), state.turn.back
    there = state.kind(here) == "navigation" and not chooses(state)
    return there and bool(value and back) and GALAXY[here].exits[value - 1] == back


def may_steer(state: State) -> bool:
    """Whether the captain could still give a value, or open the field (E06, R04)."""
    return bool(free_dice(state) or state.captain.intel or can_switch(state))


def may_switch(state: State) -> bool:
    """Whether R04, or E06, is worth a question though there is a navigation value.

    R04 whenever no goal is set; both when the value would end the turn (MV141).
    """
    if not navigation(state):
        return False
    if points_back(state):
        return can_switch(state) or bool(state.captain.intel)
    return can_switch(state) and not state.turn.goal


def may_override(state: State) -> bool:
    """R06: the autopilot's value leads elsewhere, and a die or the neighbour could do better."""
    here, turn = state.captain.at, state.turn
    there = state.kind(here) == "navigation" and not chooses(state)
    if not there or NAVIGATION in turn.places or not navigation(state):
        return False
    return turn.course[:1] != [GALAXY[here].exits[navigation(state) - 1]]


def can_switch(state: State) -> bool:
    """R04: any exit for 1 extra point."""
    there = state.kind(state.captain.at) == "navigation" and not state.turn.free
    return there and SWITCH_SWITCH.works(state, state.captain) and state.turn.points > 1


def helm(state: State) -> int:
    """The number of a free die that the course needs at this navigation field; 0 for none.

    It must suit all navigation fields still to come within reach (MV53); the captain is asked
    where none does.
    """
    turn = state.turn
    if NAVIGATION not in free_places(state) or not turn.course:
        return 0
    if turn.helm in free_dice(state):
        return turn.helm
    there = state.kind(state.captain.at) == "navigation"
    return next(iter(voyages.helms(state)), 0) if there else 0


def follow(state: State, ways_: Sequence[str]) -> str:
    """The next field on the way to the goal of the flight; the way is looked for anew if lost."""
    turn = state.turn
    if turn.goal and not _next(state, ways_):
        voyage = voyages.within_reach(state).voyage(turn.goal)
        route = voyage.route if voyage else voyages.charted_way(state, turn.seat, turn.goal)
        turn.course = list(route.fields[1:]) if route else []
        turn.helm = voyage.die if voyage else 0
    return _next(state, ways_) if turn.goal else ""


def is_on_course(state: State, to: str) -> bool:
    """Whether a field is the next one on the way to where the flight plan leads (MV299)."""
    if state.turn.course[:1] == [to]:
        return True
    way = voyages.charted_way(state, state.turn.seat, state.captain.plan)
    return way is not None and way.fields[1] == to


def _next(state: State, ways_: Sequence[str]) -> str:
    """The first field of the course, or the teleportal that leads there (MV150)."""
    if not state.turn.course:
        return ""
    to = state.turn.course[0]
    if to in ways_:
        return to
    gates = [way for way in ways_ if state.kind(way) == "teleportal"]
    return gates[0] if gates and state.kind(to) == "teleportal" else ""


def step_to(play: Play[State], seat: Seat, to: str) -> None:
    """One step over a line, and what happens on the field reached."""
    state = play.state
    captain, turn = state.captains[seat], state.turn
    if not turn.moved:
        missions.leave(state, seat)
    turn.points -= cost(state, captain.at, to)
    turn.back, turn.moved = captain.at, True
    captain.at = state.last = to
    if SWITCH_SWITCH.is_used(state):  # it opens one field
        turn.used.remove(SWITCH_SWITCH.id)
        turn.free = False
    _tell_flight(play, seat, to)
    if not passes_over(state, to):
        enter(play, seat, to)


def _tell_flight(play: Play[State], seat: Seat, to: str) -> None:
    """One event for a whole way, not one for each step."""
    fields: tuple[str, ...] = (to,)
    if play.events and isinstance(before := play.events[-1], events.Flew) and before.seat == seat:
        fields = (*before.fields, to)
        play.events.pop()
    play.tell(events.Flew(seat=seat, fields=fields, field=to, points=play.state.turn.points))


def enter(play: Play[State], seat: Seat, field: str) -> None:
    """MV160, MV170, MV180, MV150, MV188: what the field does to a ship that comes."""
    state = play.state
    kind = state.kind(field)
    if kind in HAZARDS:
        hazards.hazard(play, seat, kind)
    elif kind == "encounter":
        cards_encounters.approach(play, seat)
    elif kind == "pirates":
        hazards.attack(play, seat)
    elif kind == "asteroid" and DRILL_LICENSE.works(state, state.captains[seat]):
        deeds.drill(play, seat)


def jump(play: Play[State], seat: Seat, number: int) -> None:
    """MV150 to MV152: to the teleportal of a number, if there is another one with it."""
    state = play.state
    captain, turn = state.captains[seat], state.turn
    here = captain.at
    goal = state.teleportals().get(number, here)
    if goal == here:
        play.tell(events.JumpFailed(seat=seat, field=here, number=number))
        return
    captain.at = state.last = goal
    turn.back = ""
    if turn.course[:1] != [goal]:
        turn.course.clear()
    play.tell(events.Jumped(seat=seat, field=here, goal=goal, number=number))


def open_places(state: State) -> list[str]:
    """MV50, MV187: places that take a die now, but for extra thrust."""
    places = free_places(state)
    if "second-navigation" in state.turn.used and NAVIGATION in state.turn.places:
        places.append(NAVIGATION)
    return places


def may_thrust(state: State) -> bool:
    """MV34, MV54, MV56: whether extra thrust takes a die now."""
    return not state.turn.moved and len(state.turn.dice) < SPEED_DICE


def thrust_dice(state: State) -> list[str]:
    """MV54: the dice that show a number for extra thrust."""
    numbers = thrust_numbers(state)
    return [f"die-{die}" for die in free_dice(state) if die in numbers]


def place_die(play: Play[State], seat: Seat, place: str, die: str) -> None:
    """MV50, MV51: a free die of that number goes onto the place."""
    turn = play.state.turn
    number = int(die[-1])
    if place in turn.places:  # E41: the second navigation die; the first stays used up
        turn.places["spent"] = turn.places.pop(place)
        turn.used.remove("second-navigation")
        turn.used = ["tuned" if word.startswith("tune-nav") else word for word in turn.used]
    take_die(play.state, place, number)
    play.tell(events.DieAssigned(seat=seat, place=place, die=number))


def can_land(state: State) -> bool:
    """MV42: the ship has moved and is on a landing place or an asteroid."""
    here = state.captain.at
    return state.turn.moved and (state.lands(here) or state.kind(here) == "asteroid")


def worth_asking(state: State, field: str) -> bool:
    """MV42, MV188: where a ship may land."""
    landing = state.lands(field) or state.kind(field) == "asteroid"
    return state.turn.moved and landing
