"""SD3, SD5: what is due, and when. Instant first, then the order in which it was begun."""

from __future__ import annotations

from math import inf
from typing import TypeAlias

from engine import NOBODY, Play, Seat

from . import dealings
from .closing import chances, give_time, pressing
from .demands import call_end
from .orders import work_off
from .state import SEATS, Planet, Proposal, State, Timer
from .tasks import run_out
from .trade import close

Due: TypeAlias = "tuple[int, int, Seat, Timer | Proposal | Planet | None]"
"""When something falls due (ms), in which place at that instant, for whom, and what."""


def dues(state: State, by: float = inf) -> list[Due]:
    """Everything that will fall due, not in order; what is due after ``by`` may be left out.

    At one instant what was begun earlier comes first (SD3); then those who wait, by their seats; at
    last the end of the game.
    """
    if not state.ends:
        return []
    found: list[Due] = []
    last = state.serial + 1
    if state.closing:
        planets = state.planets
        found += [(planets[seat].grace, last, seat, planets[seat]) for seat in pressing(state)]
    else:
        found.append((state.ends, last + 1, NOBODY, None))
    for seat, planet in zip(SEATS, state.planets, strict=False):
        for timer in planet.timers:
            if timer.end <= by and timer.job and not timer.due:
                found.append((timer.end, timer.serial, seat, timer))
        if 0 < planet.rest <= by:
            found.append((planet.rest, last, seat, planet))
    for proposal in state.proposals:
        serial = int(proposal.id.removeprefix("deal-"))
        found.append((proposal.until, serial, proposal.seat, proposal))
    return found


def alarm(state: State) -> int | None:
    """The next instant at which something falls due, ms.

    While game time runs the dues are not told one from another: this is asked at every entry, and
    more than once.
    """
    if state.closing or not state.ends:
        return min(dues(state), default=(None,))[0]
    first = state.ends
    for proposal in state.proposals:
        first = min(first, proposal.until)
    for planet in state.planets:
        if 0 < planet.rest < first:
            first = planet.rest
        for timer in planet.timers:
            if timer.end < first and timer.job and not timer.due:
                first = timer.end
    return first


def gathers(state: State, seat: Seat) -> int:
    """When the next timer of a seat runs out, if that is within a quarter of a timer minute, ms.

    When a timer runs out is known to all, unlike what its owner has left to be done with it.
    """
    soon = state.now + state.minute // 4
    ends = (timer.end for timer in state.planets[seat].timers if timer.runs)
    return min((end for end in ends if state.now < end <= soon), default=0)


def ring(play: Play[State]) -> None:
    """Let the first thing that is due happen, and then what timers are ordered to do.

    Orders are looked at even when somebody has only waited: they may have been left since (SD4).
    Then none is dropped, because nothing else tells the others that something happened.
    """
    state = play.state
    state.told = state.now
    _, _, seat, what = min(dues(state, by=state.now))
    before = chances(state) if state.closing else ()
    match what:
        case None:
            call_end(play, "time")  # SD28
        case Planet() as planet:
            planet.rest = planet.grace = 0
        case Proposal() as proposal:
            close(play, proposal, dealings.ProposalExpired)
        case Timer() as timer:
            run_out(play, seat, timer)
    work_off(play, drop=not isinstance(what, Planet))
    if before:
        give_time(state, before)
