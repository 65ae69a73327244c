"""SD6: while nobody could reach the bot game time stood still."""

from __future__ import annotations

from dataclasses import replace

from engine import Play

from .calendar import after, passed
from .events import Paused
from .state import State


def rested(play: Play[State], since: int, until: int) -> None:
    """Everything that is to come happens as much later as game time was lost.

    One timer minute and less is not made up for, nor is anything before time begins.
    """
    state, before = play.state, play.state.night
    if not state.ends or passed(before, since, until) <= state.minute:
        return
    state.night = replace(before, outages=[*before.outages, (since, until)])

    def later(instant: int) -> int:
        return after(state.night, until, passed(before, since, instant))

    if not state.closing:
        state.ends = later(state.ends)
    for planet in state.planets:
        planet.rest = planet.rest and later(planet.rest)
        planet.grace = planet.grace and later(planet.grace)
        for timer in planet.timers:
            if timer.runs:
                timer.end = later(timer.end)
    for proposal in state.proposals:
        proposal.until = later(proposal.until)
    state.told = until
    play.seal()
    play.tell(Paused(since=since // 1000, until=until // 1000, ends=state.ends // 1000))
