"""A timer as its owner, or everybody else, may know it (SD60)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import Seat

from .calendar import after, passed
from .state import Planet, State, Timer
from .verdicts import check


@dataclass(frozen=True, slots=True)
class TimerView:
    """A timer: ``timer-1`` and so on.

    ``job``: empty (free), research, plan (it stands on a card in the planning zone), use, fly,
    spent (sabotaged). ``on`` is the built card, or the ship, on which it stands; for ``plan`` the
    place in the zone, ``slot-1`` and so on. ``start`` and ``end`` are ms UTC; ``part`` is how much
    of its sand has run, in thousandths, at the view's ``now``; ``due`` that it has run out and
    waits for its owner. For the owner alone: ``aim``, what will be done then (for ``plan`` a site,
    ``later`` or ``scrap``), and ``queue``, its standing orders as pairs of the order's id and
    the id of its condition; ``outlook`` says of each whether it could begin now: ready, not-yet
    or the id of what it waits for, or of the reason why it would be dropped; ``starts`` when it can
    begin at the earliest, if all before it are carried out (ms UTC).
    """

    id: str
    job: str
    on: str
    start: int
    end: int
    part: int
    due: bool
    aim: str
    queue: tuple[tuple[str, str], ...]
    outlook: tuple[str, ...]
    starts: tuple[int, ...]


def timer_view(state: State, seat: Seat, number: int, *, own: bool) -> TimerView:
    """A timer as its owner, or everybody else, may know it."""
    planet = state.planets[seat]
    timer = planet.timers[number]
    return TimerView(
        id=f"timer-{number + 1}",
        job="plan" if timer.job == "build" else timer.job,
        on=_slot(planet, timer),
        start=timer.start,
        end=timer.end,
        part=_part(state, timer),
        due=timer.due,
        aim=timer.aim if own else "",
        queue=tuple((".".join(order.words), order.when) for order in timer.queue) if own else (),
        outlook=tuple(check(state, seat, timer, order.words) for order in timer.queue)
        if own
        else (),
        starts=tuple(_starts(state, timer)) if own else (),
    )


def _starts(state: State, timer: Timer) -> Iterator[int]:
    """When each standing order can begin at the earliest; nothing runs before the game does."""
    begins = timer.end if timer.runs else max(state.told, state.begins)
    for _ in timer.queue:
        yield begins
        begins = after(state.night, begins, state.minute)


def _part(state: State, timer: Timer) -> int:
    if not timer.job or timer.due:
        return 1000 if timer.due else 0
    return 1000 * passed(state.night, timer.start, state.told) // state.minute


def _slot(planet: Planet, timer: Timer) -> str:
    if timer.job == "build":
        return f"slot-{planet.zone.index(timer.on) + 1}"
    return timer.on
