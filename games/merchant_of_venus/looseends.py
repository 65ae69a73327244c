"""MV47, MV301: what may still be done at the end of movement, asked of those who can use it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import AnyOffer, Offer, Play, Seat, SeatStep

from . import cards_business, cards_technologies, deals, deeds, events, flight, missions, shuttle
from .cards import CLOAKING_FIELD, CONFIRMED_SITE, JAMMER, MARKET_FLUX, SHUTTLE, SLAVER
from .galaxy import GALAXY
from .ship import free_dice, free_places, passengers
from .state import State

SITE_PRICE: Final = 50
"""E05."""


def any_of(state: State, seat: Seat) -> bool:
    """Whether there is anything but going on."""
    return next(things(state, seat), None) is not None


def things(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """Jammer, Confirmed Site, Shuttle, dice for upgrades, jettison, in this order."""
    captain, turn = state.captains[seat], state.turn
    if "quiet-ends" not in captain.orders and not turn.skipped:
        if JAMMER.works(state, captain) and not JAMMER.is_used(state):
            yield from _swaps(state, seat)
        yield from shuttle.services(state, seat)
        yield from _dice(state, seat)
    slaver = not state.lands(captain.at) and cards_business.slaver_here(state, seat)
    if slaver and captain.credits >= cards_business.DEAR and not turn.skipped:
        yield Offer("claim", (SLAVER.id,))
    site = CONFIRMED_SITE.id in state.shown and state.kind(captain.at) == "asteroid"
    if site and captain.credits >= SITE_PRICE and not CONFIRMED_SITE.is_used(state):
        yield Offer("claim", (CONFIRMED_SITE.id,))
    if "jettison" in captain.orders and not state.lands(captain.at):
        yield from (Offer("jettison", (item,)) for item in deals.may_jettison(state, seat))


def _dice(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """MV56: dice for upgrades that can still do something now."""
    captain = state.captains[seat]
    for place in free_places(state):
        useful = {
            MARKET_FLUX.id: any(market.open for market in state.markets),
            CLOAKING_FIELD.id: state.lands(captain.at) and GALAXY[captain.at].kind != "base",
            SHUTTLE.id: bool(passengers(state, captain)) or _anybody(state),
        }
        if useful.get(place, False):
            yield from (Offer("assign", (place, f"die-{die}")) for die in free_dice(state))


def _anybody(state: State) -> bool:
    """Whether a passenger waits anywhere."""
    return bool(state.base_guests) or any(m.open and m.guests for m in state.markets)


def _swaps(state: State, seat: Seat) -> Iterator[Offer]:
    """MV272, MV273: an own mission for one of a captain on the same field."""
    captain = state.captains[seat]
    for other in state.clockwise(seat):
        if state.captains[other].at == captain.at:
            for own in captain.missions:
                for theirs in state.captains[other].missions:
                    yield Offer("jam", (own, theirs))


def jam(play: Play[State], seat: Seat, own: str, theirs: str) -> None:
    """MV272, MV273."""
    state = play.state
    state.turn.used.append(JAMMER.id)
    captain = state.captains[seat]
    other = next(o for o in state.clockwise(seat) if theirs in state.captains[o].missions)
    rival = state.captains[other]
    captain.missions[captain.missions.index(own)] = theirs
    rival.missions[rival.missions.index(theirs)] = own
    for who, lost in ((captain, own), (rival, theirs)):
        who.since = [word for word in who.since if not word.startswith(f"{lost}-")]
    play.tell(events.MissionsSwapped(seat=seat, other=other, given=own, taken=theirs))
    missions.check(play, seat)
    missions.check(play, other)


def jam_by_order(play: Play[State], seat: Seat) -> None:
    """MV299: the Jammer goes by itself for a mission that was named."""
    state = play.state
    captain = state.captains[seat]
    if state.turn.skipped or not JAMMER.works(state, captain):
        return
    for offer in _swaps(state, seat):
        if f"jam-{offer.ids[1]}" in captain.orders:
            captain.orders.remove(f"jam-{offer.ids[1]}")
            jam(play, seat, *offer.ids)
            return


class TieUp(SeatStep[State]):
    """MV47, MV301: until the seat goes on, or can do nothing more."""

    over: bool = False

    def seats(self, _state: State) -> Sequence[Seat]:
        return () if self.over else (self.seat,)

    def _look_on(self, state: State) -> None:
        self.over = not any_of(state, self.seat)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return (Offer("go-on"), *things(state, seat))

    def go_on(self, play: Play[State], _seat: Seat) -> None:
        """MV47."""
        play.end()

    def jam(self, play: Play[State], seat: Seat, own: str, theirs: str) -> None:
        """MV272, MV273."""
        jam(play, seat, own, theirs)
        self._look_on(play.state)

    def claim(self, play: Play[State], seat: Seat, card: str) -> None:
        """E04, E05."""
        if card == CONFIRMED_SITE.id:
            self._survey(play, seat, card)
        else:
            cards_business.claim(play, seat, card)
        self._look_on(play.state)

    def _survey(self, play: Play[State], seat: Seat, card: str) -> None:
        """E05, MV187: c50 for a reward card; the card stays beside the round track."""
        play.state.turn.used.append(card)
        deeds.pay(play, seat, SITE_PRICE, card)
        missions.draw_reward(play, seat)

    def assign(self, play: Play[State], seat: Seat, place: str, die: str) -> None:
        """MV56."""
        flight.place_die(play, seat, place, die)
        cards_technologies.assigned(play, seat, place)
        self._look_on(play.state)

    def board(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """MV265."""
        shuttle.board(play, seat, passenger)
        self._look_on(play.state)

    def deliver(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """MV265."""
        deals.deliver(play, seat, passenger)
        self._look_on(play.state)

    def jettison(self, play: Play[State], seat: Seat, item: str) -> None:
        """MV195."""
        deals.jettison(play, seat, item)
        self._look_on(play.state)
