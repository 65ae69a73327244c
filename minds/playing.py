"""Computer players play a match on, among themselves, with alarms at their instants."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine import (
    NOBODY,
    WAKE,
    AnyOffer,
    Choice,
    Computer,
    Dice,
    Event,
    Game,
    Seat,
    State,
    act,
    active_seats,
    next_alarm,
    offers,
    wake,
)

from .asking import observe

MOMENT = 1
"""Milliseconds from one decision to the next, unless told otherwise."""
ENDLESS = 100_000
"""Decisions and alarms after which a match is believed to have no end."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One entry: who made it (NOBODY: an alarm rang), out of what, and what was told."""

    seat: Seat
    offered: Sequence[AnyOffer]
    choice: Choice
    now: int
    events: tuple[Event, ...]


class Endless(Exception):
    """A match did not come to an end."""


def turns(
    game: Game[Any, Any],
    state: State,
    minds: Sequence[Computer],
    dice: Sequence[Dice],
    gap: int = MOMENT,
) -> Iterator[Turn]:
    """Play the match on, in place, until it is over, and say what was done each time.

    minds, dice: one each a seat. gap: match time from one decision to the next, ms. Where several
    seats are waited for, they take turns. Raises Endless after ENDLESS entries.
    """
    now, last = state.now, -1
    for _ in range(ENDLESS):
        if state.over:
            return
        asked, due = active_seats(state), next_alarm(game, state)
        if asked and (due is None or now + gap < due):
            now += gap
            # The next one round the table: none can keep the others from moving.
            seat = next((each for each in asked if each > last), asked[0])
            last = seat
            offered = offers(state, seat)
            thought = minds[seat](observe(game, state, seat, offered), dice[seat])
            outcome = act(game, state, seat, thought.choice, now, offered)
            yield Turn(seat, offered, thought.choice, now, outcome.events)
        else:
            assert due is not None
            now = max(now, due)
            yield Turn(NOBODY, (), WAKE, now, wake(game, state, now).events)
    raise Endless(f"{game.slug} does not end")


def play_on(
    game: Game[Any, Any],
    state: State,
    minds: Sequence[Computer],
    dice: Dice,
    is_far_enough: Callable[[State], bool],
    gap: int = MOMENT,
) -> None:
    """Play the match on, in place, until it is over or far enough."""
    for _ in turns(game, state, minds, [dice] * state.seats, gap):
        if is_far_enough(state):
            return
