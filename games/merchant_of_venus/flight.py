"""MV30 to MV56, MV140 to MV156: how a ship moves, field by field, until somebody must decide."""

from __future__ import annotations

from heapq import heappop, heappush

from engine import AnyOffer, Offer, Play, Seat

from . import cards_encounters, deeds, events, hazards, missions
from .galaxy import GALAXY, HAZARDS
from .ship import (
    NAVIGATION,
    SPEED_DICE,
    THRUST,
    cost,
    free_dice,
    free_places,
    navigation,
    passes_over,
    thrust_numbers,
    ways,
)
from .state import State


def chooses(state: State) -> bool:
    """Whether the captain names his way at navigation fields and teleportals (E06, R04)."""
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


def step_to(play: Play[State], seat: Seat, to: str) -> None:
    """One step over a line, and what happens on the field reached."""
    state = play.state
    captain, turn = state.captains[seat], state.turn
    if not turn.moved:
        missions.leave(state, seat)
    turn.points -= cost(state, captain.at, to)
    turn.back, turn.moved = captain.at, True
    captain.at = state.last = to
    if "r04" in turn.used:  # Switch Switch opens one field
        turn.used.remove("r04")
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
        cards_encounters.draw(play, seat)
    elif kind == "pirates":
        hazards.attack(play, seat)
    elif kind == "asteroid" and state.captains[seat].owns("drill-license"):
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
    turn.course.clear()
    play.tell(events.Jumped(seat=seat, field=here, goal=goal, number=number))


def assignments(state: State) -> list[AnyOffer]:
    """MV50 to MV56: dice that may be put on places now."""
    dice = free_dice(state)
    found: list[AnyOffer] = []
    if not dice:
        return found
    places = free_places(state)
    if "second-navigation" in state.turn.used and NAVIGATION in state.turn.places:
        places.append(NAVIGATION)
    for place in places:
        found += [Offer("assign", (place, f"die-{die}")) for die in dice]
    turn = state.turn
    if not turn.moved and THRUST not in turn.places and len(turn.dice) < SPEED_DICE:
        numbers = thrust_numbers(state)
        found += [Offer("thrust", (f"die-{die}",)) for die in dice if die in numbers]
    return found


def place_die(play: Play[State], seat: Seat, place: str, die: str) -> None:
    """MV50, MV51: a free die of that number goes onto the place."""
    turn = play.state.turn
    number = int(die[-1])
    if place in turn.places:  # E41: the second navigation die; the first stays used up
        turn.places["spent"] = turn.places.pop(place)
        turn.used.remove("second-navigation")
    taken = set(turn.places.values())
    turn.places[place] = next(
        n for n, shown in enumerate(turn.dice) if shown == number and n not in taken
    )
    play.tell(events.DieAssigned(seat=seat, place=place, die=number))


def courses(state: State) -> dict[str, list[str]]:
    """The cheapest ways to the landing places and asteroids in reach, by goal.

    Navigation fields without a value are not flown through, because others decide there.
    """
    here, back = state.captain.at, state.turn.back
    found: dict[str, list[str]] = {}
    done: set[tuple[str, str]] = set()
    open_: list[tuple[int, int, str, str, list[str]]] = [(0, 0, here, back, [])]
    points, count = state.turn.points, 0
    while open_:
        spent, _, at, came, path = heappop(open_)
        if (at, came) in done:
            continue
        done.add((at, came))
        if path and at not in found and _is_goal(state, at):
            found[at] = path
        for to, price in _steps(state, at, came):
            if spent + price <= points and (to, at) not in done:
                count += 1
                heappush(open_, (spent + price, count, to, at, [*path, to]))
    return found


def _is_goal(state: State, field: str) -> bool:
    return state.lands(field) or state.kind(field) == "asteroid"


def can_land(state: State) -> bool:
    """MV42: the ship has moved and is on a landing place or an asteroid."""
    return state.turn.moved and _is_goal(state, state.captain.at)


def worth_asking(state: State, field: str) -> bool:
    """Landing places always; asteroids only where the card or mission for them is in play."""
    if state.lands(field):
        return state.turn.moved
    captain = state.captain
    wanted = "e05" in state.shown or "m09" in captain.missions
    return state.turn.moved and state.kind(field) == "asteroid" and wanted


def _steps(state: State, at: str, came: str) -> list[tuple[str, int]]:
    ways_ = GALAXY[at].ways
    kind = state.kind(at)
    if kind == "navigation" and not chooses(state):
        value = navigation(state)
        only = GALAXY[at].exits[value - 1] if value else ""
        ways_ = {only: ways_[only]} if only else {}
    if kind == "teleportal" and came and not chooses(state):
        return []
    built = at in state.ports
    return [
        (to, 0 if passes_over(state, to) else price)
        for to, price in ways_.items()
        if to != came and not (built and GALAXY[to].kind == "city")
    ]
