"""Incidents used in one's own turn (DV81 to DV83)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine import Picking, Play, Seat, SeatStep, Verb, as_seat, need, seat_id
from games.delta_v import events
from games.delta_v.parts import ACQUISITION, ROCKETS, SABOTAGE, SCAN, STATION
from games.delta_v.state import State

from .arrivals import arrive
from .looks import RevealIncident, look
from .needs import not_held


@need
def incident_held(_step: Any, state: State, seat: Seat) -> Collection[str]:
    """DV80: in the turn in which it was gained a tile lies apart, among the fresh ones."""
    incidents = state.players[seat].incidents
    return incidents and dict.fromkeys(incidents)


@need
def own_turn_incident(_step: Any, _state: State, _seat: Seat) -> Collection[str]:
    """DV81 to DV83; the others are for the turns of opponents."""
    return (SCAN, SABOTAGE, ACQUISITION)


@need
def incident_works(_step: Any, state: State, seat: Seat) -> Collection[str]:
    """DV82, DV83: there is a rocket to send home, or to bring from the shipyard."""
    works = [SCAN]
    if any(state.players[other].yard < ROCKETS for other in state.clockwise(seat)):
        works.append(SABOTAGE)
    if state.players[seat].yard:
        works.append(ACQUISITION)
    return works


USE = Verb("use", incident_held, own_turn_incident, incident_works)


class OwnTurn(SeatStep[State], abstract=True):
    """DV12: a decision of the active player before which they may use incidents."""

    def use(self, play: Play[State], seat: Seat, incident: str) -> None:
        """Discard an incident for its benefit; the decision itself is still to come."""
        play.state.use_up(seat, incident)
        play.tell(events.IncidentUsed(seat=seat, incident=incident))
        if incident == SCAN:
            play.call(ScanTiles(seat))
        elif incident == SABOTAGE:
            play.call(ChooseSabotage(seat))
        else:
            play.state.players[seat].commission()
            play.tell(events.Bought(seat=seat))


class UseIncidents(OwnTurn):
    """DV12: after the action, before meteors and contract."""

    verbs = (Verb("go-on"), USE)

    def seats(self, state: State) -> Sequence[Seat]:
        """The active player while they have something to use."""
        return (self.seat,) if USE.is_open(self, state, self.seat) else ()

    def go_on(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """On to the contract."""
        play.end()


@need
def further_tile(_step: ScanTiles, state: State, seat: Seat) -> Collection[str]:
    """DV81: face down, anywhere, but not under one's own rockets: those are seen anyway."""
    return state.without({*state.shown(), *state.players[seat].rockets})


def scanned(_step: ScanTiles, state: State, seat: Seat) -> int:
    """DV81: as many as the player has rockets in play."""
    return state.players[seat].in_play


class ScanTiles(SeatStep[State]):
    """DV81: as many further tiles, anywhere, as the player has rockets in play."""

    verbs = (Picking("scan-tiles", further_tile, low=scanned, high=scanned),)

    def seats(self, state: State) -> Sequence[Seat]:
        """The scanner, if there is a tile to choose."""
        in_play = state.players[self.seat].in_play
        return (self.seat,) if in_play and further_tile.allowed(self, state, self.seat) else ()

    def scan_tiles(self, play: Play[State], seat: Seat, *cells: str) -> None:
        """Look at them and at those under one's own rockets."""
        own = play.state.under_own(seat)
        play.end()
        play.tell(events.Scanned(seat=seat, cells=(*own, *cells)))
        look(play, seat, [*own, *cells])
        if own:
            play.call(RevealIncident(seat, own))

    def run(self, play: Play[State]) -> None:
        """There is no further tile."""
        self.scan_tiles(play, self.seat)


@need
def opposing_rocket(_step: ChooseSabotage, state: State, seat: Seat) -> Collection[tuple[str, str]]:
    """DV82: whose, and where; even on the station."""
    return [
        (seat_id(other), place)
        for other in state.clockwise(seat)
        for place in state.players[other].places
    ]


class ChooseSabotage(SeatStep[State]):
    """DV82: which opposing rocket goes back to its shipyard."""

    verbs = (Verb("sabotage", opposing_rocket),)

    def sabotage(self, play: Play[State], seat: Seat, victim: str, place: str) -> None:
        """Send it home; then a rocket of one's own may take its place."""
        other = as_seat(victim)
        state = play.state
        state.lift(other, place)
        state.players[other].yard += 1
        state.last = [] if place == STATION else [place]
        play.goto(Follow(seat, place))
        play.tell(events.Sabotaged(seat=seat, victim=other, place=place))


@need
def rocket_elsewhere(step: Follow, state: State, seat: Seat) -> Collection[str]:
    """DV82: one of one's own in play, that is not there already."""
    return [place for place in state.players[seat].places if place != step.place]


FOLLOW = Verb("follow", rocket_elsewhere, not_held)


class Follow(SeatStep[State]):
    """DV82: one's own rocket, not under the alien, may move to the place that was left."""

    verbs = (Verb("stay"), FOLLOW)

    place: str

    def seats(self, state: State) -> Sequence[Seat]:
        """The saboteur, if a rocket of theirs may move."""
        return (self.seat,) if FOLLOW.is_open(self, state, self.seat) else ()

    def follow(self, play: Play[State], seat: Seat, origin: str) -> None:
        """Move there; DV21 applies on arrival."""
        play.end()
        play.state.lift(seat, origin)
        play.tell(events.Followed(seat=seat, origin=origin, place=self.place))
        arrive(play, seat, self.place)

    def stay(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """None moves."""
        play.end()
