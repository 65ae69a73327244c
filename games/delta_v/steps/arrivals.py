"""A rocket arrives where opposing rockets are (DV21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import AnyOffer, Offer, Play, Seat, Step
from games.delta_v import events
from games.delta_v.parts import STATION
from games.delta_v.state import State


def arrive(play: Play[State], seat: Seat, place: str) -> None:
    """DV21, DV22: the rocket lands, or goes to its shipyard together with an opposing one."""
    state = play.state
    there = [other for other in state.opponents(seat) if place in state.players[other].rockets]
    if place == STATION or not there:
        state.place(seat, place)
    elif len(there) == 1:
        collide(play, seat, there[0], place)
    else:
        play.call(ChooseHit(seat, place, there))


def collide(play: Play[State], seat: Seat, other: Seat, cell: str) -> None:
    """Both rockets go back to their shipyards."""
    state = play.state
    state.players[seat].yard += 1
    state.players[other].rockets.remove(cell)
    state.players[other].yard += 1
    play.tell(events.Collided(seat=seat, other=other, cell=cell))


@dataclass(slots=True)
class ChooseHit(Step[State]):
    """DV21: rockets of several opponents are there; the mover says whose is removed."""

    seat: Seat
    cell: str
    others: list[Seat]

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """The mover."""
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:  # noqa: ARG002
        """Whose rocket."""
        return [Offer("hit", (f"seat-{other}",)) for other in self.others]

    def hit(self, play: Play[State], seat: Seat, other: str) -> None:
        """That one."""
        play.end()
        collide(play, seat, Seat(int(other.removeprefix("seat-"))), self.cell)
