"""Whole matches, played by computer players, by a clock that runs as fast as they think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine import (
    NOBODY,
    WAKE,
    Choice,
    Dice,
    Entry,
    Outcome,
    Record,
    Seat,
    Setup,
    active_seats,
    begin,
    enter,
    next_alarm,
)
from games.space_dealer import GAME
from games.space_dealer.state import State
from minds import ask

START = 1_779_710_400_000
"""2026-05-25, 12:00 UTC."""
THINKING = 250
"""Milliseconds a decision."""


def setup(seats: int, seed: int, **options: Any) -> Setup:
    return Setup(
        game=GAME.slug,
        version=GAME.cover.version,
        seats=seats,
        options={"timer": "one-minute", **options},
        seed=f"{seed:032x}",
        salt="5a17",
        now=START,
    )


def played(
    start: Setup, computers: Sequence[str], record: Record | None = None, left: Sequence[str] = ()
) -> Iterator[tuple[State, Outcome[State]]]:
    """Play a match to its end: the state, always the same one, and each outcome.

    left: standing orders that each seat leaves when time has begun.
    """
    outcome = begin(GAME, start)
    waiting = [(seat, order) for seat in range(start.seats) for order in left]
    state, dice = outcome.state, Dice(f"{int(start.seed, 16) + 1:064x}")
    yield state, outcome
    seq, now = 0, start.now
    while not state.over:
        seq += 1
        asked = active_seats(state)
        due = next_alarm(GAME, state)
        if waiting and state.begins:
            seat, order = waiting.pop(0)
            entry = Entry(seq, now, Seat(seat), Choice.parse(order), "player", GAME.cover.version)
        elif asked and (due is None or now + THINKING < due):
            now += THINKING
            seat = dice.pick(asked)
            kind = computers[seat % len(computers)]
            choice = ask(GAME, state, seat, kind, dice).choice
            entry = Entry(seq, now, Seat(seat), choice, "computer", GAME.cover.version)
        else:
            assert due is not None
            now = max(now, due)
            entry = Entry(seq, now, NOBODY, WAKE, "clock", GAME.cover.version)
        if record is not None:
            record.entries.append(entry)
        yield state, enter(GAME, state, entry)


def last(
    start: Setup, computers: Sequence[str], record: Record | None = None, left: Sequence[str] = ()
) -> State:
    """The end of a match."""
    *_, (state, _) = played(start, computers, record, left)
    return state
