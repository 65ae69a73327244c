"""An imagined match: what one seat knows of a match, and the rest drawn anew.

It is a table as any other, but stands in no database: whatever is done to it happens in memory.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from engine import (
    NOBODY,
    WAKE,
    Choice,
    Dice,
    Entry,
    Event,
    Seat,
    State,
    active_seats,
    copy,
    next_alarm,
    wake,
)
from minds import imagine
from storage import new_id

from . import computers
from .asked import ask
from .change import Change, changed
from .house import House
from .moves import Moved, apply
from .pace import Pace
from .player import Player
from .table import Live, Table

IMAGINED: Final = "1"
"""With which the id of an imagined match begins, and no other: see ``storage.new_id``."""
NO_TIME: Final = Pace(remind_every=0, move=0, answer=0)
NO_HELP: Final = House(advice=False, undo="never")


def new_imagined_id() -> str:
    """A fresh id for an imagined match, as long as that of a match."""
    return IMAGINED + new_id()[1:]


def is_imagined(match: str) -> bool:
    """Whether an id is that of an imagined match."""
    return match.startswith(IMAGINED)


def fresh_seed() -> str:
    """A seed from which nothing follows about a match."""
    return secrets.token_hex(16)


def imagined(table: Table, seat: Seat, id_: str, seed: str, now: int) -> Table:
    """What a seat of a running match may imagine it to be at an instant (ms UTC).

    It follows from the seat's view, the seed and the instant.

    Its dice are others. Nobody has a limit, and computers sit in all other seats. Raises Refused.
    """
    state = imagine(table.game, table.running(), seat, Dice(seed))
    # Not the instant of the last entry: that may be an order of which nobody else is to know.
    due = next_alarm(table.game, state)
    state.now = now if due is None else min(now, due - 1)
    setup, user = table.setup, table.players[seat].user
    assert setup is not None
    # Made anew, with what everybody knows: in the table itself stands what others keep to
    # themselves, such as how many entries the log has.
    return Table(
        id=id_,
        registered=table.registered,
        guild=table.guild,
        channel=table.channel,
        host=table.host,
        status="running",
        options=table.options,
        pace=NO_TIME,
        seq=0,
        version=table.version,
        live=Live(),
        players=_players(table, seat, state),
        setup=setup.model_copy(update={"seed": seed, "salt": "", "luck": None}),
        state=state,
        language=table.language,
        house=NO_HELP,
        people={} if user is None else {user: table.person(seat)},
        imagined=True,
    )


def _players(table: Table, seat: Seat, state: State) -> tuple[Player, ...]:
    asked = ask([None] * len(table.players), state, None)
    return tuple(
        Player(player.name, player.user, asked=question)
        if number == seat
        else Player(player.name, computer=table.game.minds.usual, asked=question)
        for number, (player, question) in enumerate(zip(table.players, asked, strict=True))
    )


def tried(table: Table, seat: Seat, line: Sequence[Choice]) -> Change:
    """What becomes of an imagined match by some choices of a seat. Raises Illegal."""
    state = copy(table.game, table.running())
    moved = apply(
        table.game,
        state,
        seat,
        line,
        seq=table.seq,
        # At the match's own time: nobody waits, and no alarm rings because somebody thinks.
        now=state.now,
        offered=table.offers(seat),
    )
    return changed(table, state, moved, seat, state.now)


def played_on(table: Table, seat: Seat, goes_on: Callable[[], bool]) -> tuple[Table, list[Event]]:
    """The imagined match when a seat is asked again, or it is over, and what has been told.

    Computers play for all others; each goes by what its seat would know. goes_on: asked before
    each step; where it says no, the match stands still until it is played on.
    """
    told: list[Event] = []
    last = seat
    while table.status == "running" and seat not in table.owed() and goes_on():
        step = _step(table, last)
        if step is None:
            break
        last, change = step
        table, told = change.table, [*told, *change.moved.told]
    return table, told


def _step(table: Table, last: Seat) -> tuple[Seat, Change] | None:
    """What happens next: another decides, the next one round the table, or an alarm rings."""
    state, due = table.running(), table.alarm()
    owed = active_seats(state)
    if owed and (due is None or state.now + 1 < due):
        seat = next((each for each in owed if each > last), owed[0])
        choice = computers.thought(
            table, seat, table.game.minds.usual, computers.seed(table, seat)
        ).choice
        new = copy(table.game, state)
        moved = apply(
            table.game,
            new,
            seat,
            [choice],
            seq=table.seq,
            # Else a match whose time stands still while others decide would never end.
            now=state.now + 1,
            by="computer",
            offered=table.offers(seat),
        )
        return seat, changed(table, new, moved, seat, new.now)
    if due is None:
        return None
    new = copy(table.game, state)
    outcome = wake(table.game, new, max(due, state.now))
    entry = Entry(table.seq + 1, new.now, NOBODY, WAKE, "clock", table.game.cover.version)
    return last, changed(table, new, Moved([entry], [outcome.events]), None, new.now)
