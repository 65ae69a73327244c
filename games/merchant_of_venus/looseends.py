"""MV47, MV301: what may still be done at the end of movement, asked of those who can use it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from engine import Play, Seat, SeatStep, Verb, need

from . import cards_business, cards_technologies, deals, deeds, events, flight, missions, shuttle
from .cards import CLOAKING_FIELD, CONFIRMED_SITE, JAMMER, MARKET_FLUX, SHUTTLE, SLAVER
from .galaxy import GALAXY
from .ship import free_dice, free_places, passengers
from .state import State
from .steps.needs import JETTISON

SITE_PRICE: Final = 50
"""E05."""


def any_of(state: State, seat: Seat) -> bool:
    """Whether there is anything but going on."""
    return any(verb.is_open(None, state, seat) for verb in ENDS)


@need
def ends_asked(_step: object, state: State, seat: Seat) -> bool:
    """MV25, MV301: after a movement, unless the question was switched off."""
    return "quiet-ends" not in state.captains[seat].orders and not state.turn.skipped


@need
def jammer_ready(_step: object, state: State, seat: Seat) -> bool:
    """MV272: once a turn."""
    return JAMMER.works(state, state.captains[seat]) and not JAMMER.is_used(state)


@need
def mission_to_swap(_step: object, state: State, seat: Seat) -> Collection[tuple[str, str]]:
    """MV272, MV273."""
    return list(_swaps(state, seat))


@need
def card_in_space(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV185, MV187: the Slaver on the holder's field, the Confirmed Site on an asteroid."""
    captain, found = state.captains[seat], list[str]()
    slaver = not state.lands(captain.at) and cards_business.slaver_here(state, seat)
    if slaver and captain.credits >= cards_business.DEAR and not state.turn.skipped:
        found.append(SLAVER.id)
    site = CONFIRMED_SITE.id in state.shown and state.kind(captain.at) == "asteroid"
    if site and captain.credits >= SITE_PRICE and not CONFIRMED_SITE.is_used(state):
        found.append(CONFIRMED_SITE.id)
    return found


@need
def jettison_asked(_step: object, state: State, seat: Seat) -> bool:
    """MV301: of those who have switched the question on."""
    return "jettison" in state.captains[seat].orders


@need
def die_of_use(_step: object, state: State, seat: Seat) -> Collection[tuple[str, str]]:
    """MV56: dice for upgrades that can still do something now."""
    return list(_dice(state, seat))


ENDS: Final = (
    Verb("jam", ends_asked, jammer_ready, mission_to_swap),
    Verb("deliver", ends_asked, *shuttle.DELIVER),
    Verb("board", ends_asked, *shuttle.BOARD),
    Verb("assign", ends_asked, die_of_use),
    Verb("claim", card_in_space),
    Verb("jettison", jettison_asked, *JETTISON.needs),
)
"""What may still be done, in this order."""


def _dice(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    captain = state.captains[seat]
    for place in free_places(state):
        useful = {
            MARKET_FLUX.id: any(market.open for market in state.markets),
            CLOAKING_FIELD.id: state.lands(captain.at) and GALAXY[captain.at].kind != "base",
            SHUTTLE.id: bool(passengers(state, captain)) or _anybody(state),
        }
        if useful.get(place, False):
            yield from ((place, f"die-{die}") for die in free_dice(state))


def _anybody(state: State) -> bool:
    """Whether a passenger waits anywhere."""
    return bool(state.base_guests) or any(m.open and m.guests for m in state.markets)


def _swaps(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """MV272, MV273: an own mission for one of a captain on the same field."""
    captain = state.captains[seat]
    for other in state.clockwise(seat):
        if state.captains[other].at == captain.at:
            for own in captain.missions:
                for theirs in state.captains[other].missions:
                    yield own, theirs


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
    for own, theirs in _swaps(state, seat):
        if f"jam-{theirs}" in captain.orders:
            captain.orders.remove(f"jam-{theirs}")
            jam(play, seat, own, theirs)
            return


class TieUp(SeatStep[State]):
    """MV47, MV301: until the seat goes on, or can do nothing more."""

    over: bool = False

    verbs = (Verb("go-on"), *ENDS)

    def seats(self, _state: State) -> Sequence[Seat]:
        return () if self.over else (self.seat,)

    def _look_on(self, state: State) -> None:
        self.over = not any_of(state, self.seat)

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
