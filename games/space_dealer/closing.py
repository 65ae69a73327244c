"""SD28: the end has come. No timer starts any more; those that run have their effect."""

from __future__ import annotations

from engine import Play, Seat

from . import dealings
from .answers import DEALS
from .calendar import after
from .demands import open_demands
from .orders import WISHES
from .state import SEATS, State, timer_name
from .trade import close
from .verdicts import TOO_LATE

Chances = tuple[frozenset[tuple[str, str]], ...]
"""By seat: what it could still do, as pairs of a demand and a ship, or of a timer and nothing."""


def chances(state: State) -> Chances:
    """What could be done without a timer: deliveries, and choices of timers that have run out."""
    return tuple(_chances(state, seat) for seat in SEATS[: state.seats])


def _chances(state: State, seat: Seat) -> frozenset[tuple[str, str]]:
    planet = state.planets[seat]
    found = {(d, ship.id) for ship in planet.ships for d in open_demands(state, seat, ship)}
    found |= {(timer_name(planet, timer), "") for timer in planet.timers if timer.due}
    return frozenset(found)


def pressing(state: State) -> list[Seat]:
    """The seats that are waited for after the end: they have something to do, and time for it."""
    return [
        seat
        for seat, planet in zip(SEATS, state.planets, strict=False)
        if planet.grace and _chances(state, seat)
    ]


def still_runs(state: State) -> bool:
    """Whether some timer has still to run out."""
    return any(timer.runs for planet in state.planets for timer in planet.timers)


def begin_end(play: Play[State]) -> None:
    """Nothing is agreed upon any more, and nobody has said yet that they are done."""
    state = play.state
    for proposal in list(state.proposals):
        close(play, proposal, dealings.ProposalExpired)
    for seat, planet in zip(SEATS, state.planets, strict=False):
        planet.rest = 0
        for name, orders in ((DEALS, planet.deals), (WISHES, planet.wishes)):
            for order in orders:
                said = ".".join(order.words)
                play.tell(
                    dealings.OrderDropped(timer=name, order=said, reason=TOO_LATE, to=(seat,))
                )
            orders.clear()
    give_time(state, tuple(frozenset() for _ in state.planets))


def give_time(state: State, before: Chances) -> None:
    """Who could not do before what they can do now has one timer minute for it."""
    for planet, had, has in zip(state.planets, before, chances(state), strict=True):
        if has - had:
            planet.grace = after(state.night, state.now, state.minute)
