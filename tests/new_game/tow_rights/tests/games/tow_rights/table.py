"""Built positions of Tow Rights, and whole matches.

``python -m tests.games.tow_rights.table`` stores the matches that are not there yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine import (
    Choice,
    Dice,
    Entry,
    Outcome,
    Record,
    Seat,
    Setup,
    act,
    active_seats,
    begin,
    digest,
    enter,
    start,
)
from games.tow_rights import GAME
from games.tow_rights.setup import Options
from games.tow_rights.state import State
from minds import ask

A, B, C, D = (Seat(number) for number in range(4))
FOLDER = Path(__file__).parent / "matches"
STORED = {"two-skippers": (2, ("skipper",), False), "four-hot": (4, ("skipper", "random"), True)}
"""Seats, computer players in turn, hot wrecks."""


def table(seats: int = 2, drift: tuple[str, ...] = ("hull-5", "tank-2")) -> State:
    """The first round, with these wrecks adrift."""
    state = start(GAME, seats, Options(hot=True), "5e" * 16, now=0).state
    state.pile = [wreck for wreck in [*state.pile, *state.drift] if wreck not in drift]
    state.drift = [*drift]
    return state


def do(state: State, *choices: str) -> list[str]:
    """Carry out what the seats waited for choose in turn; what it tells, as names of events."""
    told = []
    for choice in choices:
        seat = active_seats(state)[0]
        told += [type(e).__name__ for e in act(GAME, state, seat, Choice.parse(choice), 0).events]
    return told


def played(
    seats: int, players: tuple[str, ...], *, hot: bool = False, seed: int = 7
) -> Iterator[tuple[Record, Outcome[State]]]:
    """A whole match, entry by entry: its record so far, and the outcome with the state."""
    setup = Setup(
        game=GAME.slug,
        version=GAME.cover.version,
        seats=seats,
        options={"hot": hot},
        seed=f"{seed:032x}",
        now=1_700_000_000_000,
    )
    record, outcome, dice = Record(setup), begin(GAME, setup), Dice(f"{seed:064x}")
    state = outcome.state
    yield record, outcome
    while not state.over:
        seat = active_seats(state)[0]
        computer = GAME.minds.computers[players[seat % len(players)]]
        choice = ask(GAME, state, seat, computer, dice).choice
        number = len(record.entries) + 1
        entry = Entry(
            number, setup.now + number * 1_000, seat, choice, "computer", GAME.cover.version
        )
        record.entries.append(entry)
        yield record, enter(GAME, state, entry)


def main() -> None:
    """Store what is not there yet: the digest that must come out, and the record."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, players, hot) in STORED.items():
        *_, (record, outcome) = played(seats, players, hot=hot)
        file = FOLDER / f"{name}.txt"
        if not file.exists():
            file.write_text(f"# digest: {digest(outcome.state)}\n{record}", "utf-8")


if __name__ == "__main__":
    main()
