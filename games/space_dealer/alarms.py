"""SD3, SD5: what is due, and when. Instant first, then the order in which it was begun."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import NOBODY, Play, Seat

from . import dealings
from .closing import chances, give_time, pressing
from .demands import call_end
from .orders import work_off
from .state import Planet, Proposal, State, Timer
from .tasks import run_out
from .trade import close


@dataclass(frozen=True, slots=True)
class Due:
    """Something that falls due for a seat; what was begun earlier has the lower ``serial``."""

    at: int
    serial: int
    seat: Seat
    what: Timer | Proposal | Planet | None


def dues(state: State) -> Iterator[Due]:
    """Everything that will fall due. The end of the game comes after all else of its instant."""
    if not state.ends:
        return
    last = state.serial + 1
    if state.closing:
        for seat in pressing(state):
            planet = state.planets[seat]
            yield Due(planet.grace, last, seat, planet)
    else:
        yield Due(state.ends, last + 1, NOBODY, None)
    for number, planet in enumerate(state.planets):
        for timer in planet.timers:
            if timer.runs:
                yield Due(timer.end, timer.serial, Seat(number), timer)
        if planet.rest:
            yield Due(planet.rest, last, Seat(number), planet)
    for proposal in state.proposals:
        serial = int(proposal.id.removeprefix("deal-"))
        yield Due(proposal.until, serial, proposal.seat, proposal)


def alarm(state: State) -> int | None:
    """The next instant at which something falls due, ms."""
    return min((due.at for due in dues(state)), default=None)


def ring(play: Play[State]) -> None:
    """Let the first thing that is due happen, and then what timers are ordered to do.

    Orders are looked at even when somebody has only waited: they may have been left since (SD4).
    Then none is dropped, because nothing else tells the others that something happened.
    """
    state = play.state
    state.told = state.now
    due = min(dues(state), key=lambda due: (due.at, due.serial))
    before = chances(state) if state.closing else ()
    match due.what:
        case None:
            call_end(play, "time")  # SD28
        case Planet() as planet:
            planet.rest = planet.grace = 0
        case Proposal() as proposal:
            close(play, proposal, dealings.ProposalExpired)
        case Timer() as timer:
            run_out(play, due.seat, timer)
    work_off(play, drop=not isinstance(due.what, Planet))
    if before:
        give_time(state, before)
