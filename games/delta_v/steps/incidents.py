"""Incidents used in one's own turn (DV81 to DV83)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import AnyOffer, Offer, Pick, Play, Seat, Step, as_seat, seat_id
from games.delta_v import events
from games.delta_v.parts import ACQUISITION, SABOTAGE, SCAN, STATION
from games.delta_v.state import State

from .arrivals import arrive
from .looks import RevealIncident, look

USE = {name: Offer("use", (name,)) for name in (SCAN, SABOTAGE, ACQUISITION)}
GO_ON = Offer("go-on")
STAY = Offer("stay")


def usable_by_owner(state: State, seat: Seat) -> list[str]:
    """DV12: the incidents that the seat may use in its own turn, each kind once."""
    player = state.players[seat]
    if not player.incidents:
        return []
    works = {
        SCAN: True,
        ACQUISITION: player.yard > 0,
        SABOTAGE: any(state.players[other].in_play for other in state.opponents(seat)),
    }
    return [name for name in dict.fromkeys(player.incidents) if works.get(name)]


class OwnTurn(Step[State], abstract=True):
    """DV12: a decision of the active player before which they may use incidents."""

    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """The active player."""
        return (self.seat,)

    def incident_offers(self, state: State, seat: Seat) -> list[AnyOffer]:
        """The incidents to use."""
        return [USE[name] for name in usable_by_owner(state, seat)]

    def use(self, play: Play[State], seat: Seat, incident: str) -> None:
        """Discard an incident for its benefit; the decision itself is still to come."""
        state = play.state
        player = state.players[seat]
        state.use_up(seat, incident)
        play.tell(events.IncidentUsed(seat=seat, incident=incident))
        if incident == SCAN:
            play.call(ScanTiles(seat))
        elif incident == SABOTAGE:
            play.call(ChooseSabotage(seat))
        else:
            player.yard -= 1
            player.station += 1
            play.tell(events.Bought(seat=seat))


class UseIncidents(OwnTurn):
    """DV12: after the action, before meteors and contract."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The active player while they have something to use."""
        return (self.seat,) if usable_by_owner(state, self.seat) else ()

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The incidents, and to go on."""
        return [GO_ON, *self.incident_offers(state, seat)]

    def go_on(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """On to the contract."""
        play.end()

    def run(self, play: Play[State]) -> None:
        """Nothing is left to use."""
        play.end()


class ScanTiles(Step[State]):
    """DV81: as many further tiles, anywhere, as the player has rockets in play."""

    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The scanner, if there is a tile to choose."""
        return (self.seat,) if self._count(state) else ()

    def _others(self, state: State) -> list[str]:
        own = set(state.players[self.seat].rockets)
        return [cell for cell in state.face_down() if cell not in own]

    def _count(self, state: State) -> int:
        return min(state.players[self.seat].in_play, len(self._others(state)))

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:  # noqa: ARG002
        """Which tiles."""
        count = self._count(state)
        return (Pick("scan-tiles", tuple(self._others(state)), count, count),)

    def scan_tiles(self, play: Play[State], seat: Seat, *cells: str) -> None:
        """Look at them and at those under one's own rockets."""
        self._scan(play, seat, cells)

    def _scan(self, play: Play[State], seat: Seat, cells: tuple[str, ...]) -> None:
        own = play.state.under_own(seat)
        play.end()
        play.tell(events.Scanned(seat=seat, cells=(*own, *cells)))
        look(play, seat, [*own, *cells])
        if own:
            play.call(RevealIncident(seat, own))

    def run(self, play: Play[State]) -> None:
        """There is no further tile."""
        self._scan(play, self.seat, ())


class ChooseSabotage(Step[State]):
    """DV82: which opposing rocket goes back to its shipyard."""

    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """The saboteur."""
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """Every opposing rocket in play, by owner and place."""
        found = []
        for other in state.opponents(seat):
            player = state.players[other]
            places = [STATION] if player.station else []
            places += dict.fromkeys(player.rockets)
            found += [Offer("sabotage", (seat_id(other), place)) for place in places]
        return found

    def sabotage(self, play: Play[State], seat: Seat, victim: str, place: str) -> None:
        """Send it home; then a rocket of one's own may take its place."""
        other = as_seat(victim)
        state = play.state
        state.lift(other, place)
        state.players[other].yard += 1
        state.last = [] if place == STATION else [place]
        play.goto(Follow(seat, place))
        play.tell(events.Sabotaged(seat=seat, victim=other, place=place))


class Follow(Step[State]):
    """DV82: one's own rocket, not under the alien, may move to the place that was left."""

    seat: Seat
    place: str

    def seats(self, state: State) -> Sequence[Seat]:
        """The saboteur, if a rocket of theirs may move."""
        return (self.seat,) if self._origins(state) else ()

    def _origins(self, state: State) -> list[str]:
        player = state.players[self.seat]
        places = [STATION] if player.station else []
        places += [cell for cell in dict.fromkeys(player.rockets) if cell != state.alien]
        return [place for place in places if place != self.place]

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:  # noqa: ARG002
        """Which rocket, or none."""
        return [STAY, *(Offer("follow", (origin,)) for origin in self._origins(state))]

    def follow(self, play: Play[State], seat: Seat, origin: str) -> None:
        """Move there; DV21 applies on arrival."""
        play.end()
        play.state.lift(seat, origin)
        play.tell(events.Followed(seat=seat, origin=origin, place=self.place))
        arrive(play, seat, self.place)

    def stay(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """None moves."""
        play.end()

    def run(self, play: Play[State]) -> None:
        """None can move."""
        play.end()
