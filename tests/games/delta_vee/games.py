"""Whole matches, played by computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine import Choice, Dice, Entry, Outcome, Record, Seat, Setup, active_seats, begin, enter
from games.delta_vee import GAME
from games.delta_vee.state import State
from minds import ask

MINUTE = 60_000


def setup(
    scenario: str,
    seed: int,
    seats: int = 2,
    turns: int = 20,
    box: dict[str, Any] | None = None,
) -> Setup:
    return Setup(
        game=GAME.slug,
        version=GAME.cover.version,
        seats=seats,
        options={"scenario": scenario, "turns": turns},
        box=box,
        seed=f"{seed:032x}",
        salt="5a17",
        now=1_700_000_000_000,
    )


def played(
    start: Setup,
    computers: Sequence[str],
    record: Record | None = None,
    orders: Sequence[str] = (),
) -> Iterator[tuple[State, Outcome[State]]]:
    """Play a match to its end: the state, always the same one, and each outcome.

    Where several are asked, any of them may answer first. Everybody leaves the standing orders
    before anything else.
    """
    outcome = begin(GAME, start)
    state, dice = outcome.state, Dice(start.seed + "01")
    yield state, outcome
    left = [(Seat(n), Choice.parse(each)) for each in orders for n in range(start.seats)]
    seq = 0
    while not state.over:
        if left:
            seat, choice = left.pop(0)
        else:
            seat = Seat(dice.pick(active_seats(state)))
            computer = GAME.minds.computers[computers[seat % len(computers)]]
            choice = ask(GAME, state, seat, computer, dice).choice
        seq += 1
        entry = Entry(seq, start.now + seq * MINUTE, seat, choice, "computer", GAME.cover.version)
        if record is not None:
            record.entries.append(entry)
        yield state, enter(GAME, state, entry)


def last(
    start: Setup,
    computers: Sequence[str],
    record: Record | None = None,
    orders: Sequence[str] = (),
) -> State:
    """The end of a match."""
    *_, (state, _) = played(start, computers, record, orders)
    return state
