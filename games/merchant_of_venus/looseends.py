"""MV47, MV301: what may still be done at the end of movement, asked of those who can use it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import AnyOffer, Offer, Play, Seat, Step

from . import deals, deeds, events, missions
from .state import State


def any_of(state: State, seat: Seat) -> bool:
    """Whether there is anything but going on."""
    return next(things(state, seat), None) is not None


def things(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """Jammer, Confirmed Site, jettison, in this order."""
    captain = state.captains[seat]
    if captain.owns("jammer") and "jammer" not in state.turn.used:
        yield from _swaps(state, seat)
    site = "e05" in state.shown and state.kind(captain.at) == "asteroid"
    if site and captain.credits >= 50 and "e05" not in state.turn.used:
        yield Offer("survey")
    if "jettison" in captain.orders and not state.lands(captain.at):
        found = [*captain.cargo, *captain.upgrades]
        yield from (Offer("jettison", (item,)) for item in dict.fromkeys(found))


def _swaps(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """MV272, MV273: an own mission for one of a captain on the same field."""
    captain = state.captains[seat]
    for other in state.clockwise(seat):
        if state.captains[other].at == captain.at:
            for own in captain.missions:
                for theirs in state.captains[other].missions:
                    yield Offer("jam", (own, theirs))


@dataclass(slots=True)
class TieUp(Step[State]):
    """MV47: until the seat goes on."""

    seat: Seat

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return (Offer("go-on"), *things(state, seat))

    def go_on(self, play: Play[State], _seat: Seat) -> None:
        """MV47."""
        play.end()

    def jam(self, play: Play[State], seat: Seat, own: str, theirs: str) -> None:
        """MV272, MV273."""
        state = play.state
        state.turn.used.append("jammer")
        captain = state.captains[seat]
        other = next(o for o in state.clockwise(seat) if theirs in state.captains[o].missions)
        rival = state.captains[other]
        captain.missions[captain.missions.index(own)] = theirs
        rival.missions[rival.missions.index(theirs)] = own
        for who, lost in ((captain, own), (rival, theirs)):
            who.since = [word for word in who.since if not word.startswith(f"{lost}-")]
        play.tell(events.MissionsSwapped(seat=seat, other=other, given=own, taken=theirs))

    def survey(self, play: Play[State], seat: Seat) -> None:
        """E05, MV187: c50 for a reward card; the card stays beside the round track."""
        play.state.turn.used.append("e05")
        deeds.pay(play, seat, 50, "e05")
        missions.draw_reward(play, seat)

    def jettison(self, play: Play[State], seat: Seat, item: str) -> None:
        """MV195."""
        deals.jettison(play, seat, item)


STEPS = (TieUp,)
