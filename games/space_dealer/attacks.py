"""SD41, SD42: attack markers that lie ready are used at any time, and without a timer."""

from __future__ import annotations

from engine import Play, Seat

from . import dealings as events
from .sites import working
from .state import Built, State


def _spend(state: State, seat: Seat, kind: str) -> None:
    """Take a marker off the first card of the kind that has one."""
    built: Built = next(b for b in working(state, state.planets[seat], kind) if b.attacks)
    built.attacks -= 1


def sabotage(play: Play[State], seat: Seat, target: Seat, name: str) -> None:
    """SD41: the timer is laid aside and runs on without effect; its place is free at once."""
    state, planet = play.state, play.state.planets[target]
    _spend(state, seat, "sabotage")
    timer = planet.timer(name)
    if timer.job == "fly":
        ship = planet.ship(timer.on)
        assert ship is not None
        ship.to = ""  # back where it came from
    timer.job, timer.on, timer.aim = "spent", "attack", ""
    planet.rest = 0
    play.tell(events.Sabotaged(seat=seat, target=target, timer=name))


def block(play: Play[State], seat: Seat, target: Seat, card: str) -> None:
    """SD42: the timer place must be run through once without effect."""
    state, planet = play.state, play.state.planets[target]
    _spend(state, seat, "missile")
    built = planet.find(card)
    assert built is not None
    built.blocked = True
    planet.rest = 0
    play.tell(events.CardBlocked(seat=seat, target=target, card=card))
