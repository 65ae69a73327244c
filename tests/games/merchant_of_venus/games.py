"""Whole matches, played by computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine import Choice, Dice, Entry, Outcome, Record, Seat, Setup, active_seats, begin, enter
from games.merchant_of_venus import GAME
from games.merchant_of_venus.state import State
from minds import ask

MINUTE: Final = 60_000
KINDS: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "alone": (1, {}),
    "two": (2, {}),
    "three-with-demand": (3, {"demand": True, "production": True}),
    "four-with-titles": (4, {"titles": True, "teleportal": True}),
    "four-with-all": (
        4,
        {"titles": True, "teleportal": True, "production": True, "demand": True},
    ),
    "challenge": (1, {"variant": "challenge"}),
    "challenge-with-all": (
        1,
        {"variant": "challenge", "teleportal": True, "production": True, "demand": True},
    ),
    "quick-alone": (1, {"variant": "quick"}),
    "quick-four": (4, {"variant": "quick", "demand": True}),
    "epic-two": (2, {"variant": "epic", "rounds": 45}),
    "epic-three": (3, {"variant": "epic", "rounds": 60, "notebook": False}),
}
"""Every number of seats, variant and option."""


def setup(seats: int, seed: int, **options: Any) -> Setup:
    return Setup(
        game=GAME.slug,
        version=GAME.cover.version,
        seats=seats,
        options=options,
        seed=f"{seed:032x}",
        salt="5a17",
        now=1_700_000_000_000,
    )


def played(
    start: Setup, computers: Sequence[str], record: Record | None = None, left: Sequence[str] = ()
) -> Iterator[tuple[State, Outcome[State]]]:
    """Play a match to its end: the state, always the same one, and each outcome.

    Where several are asked, any of them may answer first. left: standing orders that each seat
    leaves at the beginning.
    """
    waiting = [(Seat(seat), Choice.parse(order)) for seat in range(start.seats) for order in left]
    outcome = begin(GAME, start)
    state, dice = outcome.state, Dice(start.seed + "01")
    yield state, outcome
    seq = 0
    while not state.over:
        if waiting:
            seat, choice = waiting.pop(0)
        else:
            seat = Seat(dice.pick(active_seats(state)))
            choice = ask(GAME, state, seat, computers[seat % len(computers)], dice).choice
        seq += 1
        entry = Entry(seq, start.now + seq * MINUTE, seat, choice, "computer", GAME.cover.version)
        if record is not None:
            record.entries.append(entry)
        yield state, enter(GAME, state, entry)


def last(
    start: Setup, computers: Sequence[str], record: Record | None = None, left: Sequence[str] = ()
) -> State:
    """The end of a match."""
    *_, (state, _) = played(start, computers, record, left)
    return state
