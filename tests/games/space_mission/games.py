"""Whole matches, played by computer players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine import (
    Choice,
    Computer,
    Dice,
    Entry,
    Observation,
    Outcome,
    Record,
    Setup,
    Thought,
    active_seats,
    begin,
    enter,
)
from games.space_mission import GAME
from games.space_mission.standing import DOES, TOP_UP
from games.space_mission.state import State
from games.space_mission.view import View
from minds import ask

MINUTE = 60_000


def orderly(seen: Observation[View], dice: Dice) -> Thought:
    """A surveyor who leaves all orders there are (SM48)."""
    known = dict(seen.view.orders)
    for each in DOES:
        if each not in known:
            return Thought(Choice("order-do", (each,)))
    if TOP_UP not in known and not seen.view.last_round:
        return Thought(Choice("order-top-up", ("1",)))
    return GAME.minds.computers["easy"](seen, dice)


COMPUTERS: Mapping[str, Computer] = {**GAME.minds.computers, "orderly": orderly}


def setup(seats: int, seed: int) -> Setup:
    return Setup(
        game=GAME.slug,
        version=GAME.cover.version,
        seats=seats,
        options={},
        seed=f"{seed:032x}",
        salt="5a17",
        now=1_700_000_000_000,
    )


def played(
    seats: int, seed: int, computers: Sequence[str], record: Record | None = None
) -> Iterator[tuple[State, Outcome[State]]]:
    """Play a match to its end: the state, always the same one, and each outcome."""
    start = setup(seats, seed)
    outcome = begin(GAME, start)
    state, dice = outcome.state, Dice(f"{seed + 1:064x}")
    yield state, outcome
    seq = 0
    while not state.over:
        (seat,) = active_seats(state)
        computer = COMPUTERS[computers[seat % len(computers)]]
        choice = ask(GAME, state, seat, computer, dice).choice
        seq += 1
        entry = Entry(seq, start.now + seq * MINUTE, seat, choice, "computer", GAME.cover.version)
        if record is not None:
            record.entries.append(entry)
        yield state, enter(GAME, state, entry)


def last(seats: int, seed: int, computers: Sequence[str], record: Record | None = None) -> State:
    """The end of a match."""
    *_, (state, _) = played(seats, seed, computers, record)
    return state
