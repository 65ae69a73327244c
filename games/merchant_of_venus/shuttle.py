"""MV265, MV266: the Shuttle takes passengers aboard and delivers them from afar."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine import Play, Seat, need

from . import deals
from .cards import SHUTTLE, TRAVEL_FEVER
from .galaxy import GALAXY, HAZARDS
from .ship import fits
from .state import State


def near(state: State, start: str, most: int) -> dict[str, int]:
    """Fields by their distance in fields; hazards are not counted, green lines once (MV266)."""
    found, open_ = {start: 0}, [start]
    for here in open_:
        for to in GALAXY[here].ways:
            if here in state.ports and GALAXY[to].kind == "city":
                continue
            far = found[here] + (GALAXY[to].kind not in HAZARDS)
            if far <= most and far < found.get(to, most + 1):
                found[to] = far
                open_.append(to)
    return found


def stops(state: State, seat: Seat) -> list[str]:
    """The cities and spaceports that the Shuttle reaches with its die."""
    die = state.turn.die_on(SHUTTLE.id)
    if not die:
        return []
    found = near(state, state.captains[seat].at, die)
    return [field for field in GALAXY.fields if field in found and state.lands(field)]


@need
def shuttle_sent(_step: object, state: State, _seat: Seat) -> bool:
    """MV50, MV265: there is a die on it."""
    return bool(state.turn.die_on(SHUTTLE.id))


@need
def goal_in_reach(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV111, MV265."""
    fields = stops(state, seat)
    return dict.fromkeys(p for field in fields for p in deals.may_deliver(state, seat, field))


@need
def waiting_in_reach(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV110, MV265."""
    return _waiting(state, stops(state, seat))


@need
def room_for_guest(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV110, MV191."""
    captain = state.captains[seat]
    return [each for each in _waiting(state, stops(state, seat)) if fits(state, captain, each)]


DELIVER: Final = (shuttle_sent, goal_in_reach)
BOARD: Final = (shuttle_sent, waiting_in_reach, room_for_guest)
"""What it takes to have the Shuttle do it."""


def _waiting(state: State, fields: list[str]) -> dict[str, str]:
    """Who waits where; surface cities do not count while Travel Fever shuts them."""
    shut = TRAVEL_FEVER.works(state, state.captain)
    fields = [field for field in fields if not (shut and GALAXY[field].kind == "city")]
    return {passenger: field for field in fields for passenger in deals.guests(state, field)}


def board(play: Play[State], seat: Seat, passenger: str) -> None:
    """MV110, MV265."""
    field = _waiting(play.state, stops(play.state, seat))[passenger]
    deals.board(play, seat, passenger, field)
