"""A match that runs by the clock tells each player something once or twice a minute at most.

What happens by itself, or to a player while others act, may come all at once: the first notice
goes right away, and those of the next minute go together when it is over. What nobody else may
notice is gathered separately, because everybody may see when the rest was sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine import Entry, Seat, next_alarm
from storage import NewTimer

from .follow_up import PrivateNotice
from .player import Hold
from .table import Table
from .timers import TellHeld

PAUSE = 60_000
"""Milliseconds between two notices to one player."""


@dataclass(frozen=True, slots=True)
class Span:
    """The entries of a log, from ``first`` to ``last``, whose secrets go into one message."""

    first: int
    last: int

    @classmethod
    def read(cls, text: str) -> Span:
        """From ``12`` or ``12-20``. Raises ValueError."""
        first, _, last = text.partition("-")
        return cls(int(first), int(last or first))

    def __str__(self) -> str:
        """As ``read`` takes it."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def by_the_clock(table: Table) -> bool:
    """Whether the rules of a match act by themselves as time goes on."""
    return table.state is not None and next_alarm(table.game, table.state) is not None


def hold_back(
    table: Table, notices: Iterable[PrivateNotice], entries: Sequence[Entry], now: int
) -> tuple[Table, list[PrivateNotice]]:
    """The notices that go at once, and the table that knows of those that wait.

    What comes of a player's own choice never waits.
    """
    chose = {entry.seq: entry.seat for entry in entries}
    if not by_the_clock(table):
        return _let_go(table, notices, chose)
    players, at_once = list(table.players), []
    # While something waits nothing overtakes it, even where its timer is late.
    for notice in notices:
        player = players[notice.seat]
        hold = player.held(covert=notice.covert)
        if chose.get(notice.seq) == notice.seat:
            at_once.append(notice)
            continue
        if hold is None or (hold.first is None and hold.until <= now):
            at_once.append(notice)
            hold = Hold(now + PAUSE)
        elif hold.first is None:
            hold = replace(hold, first=notice.seq)
        players[notice.seat] = player.holding(hold, covert=notice.covert)
    # Where something waits already nothing is noted: what is told then goes up to the last entry.
    return replace(table, players=tuple(players)), at_once


def _let_go(
    table: Table, notices: Iterable[PrivateNotice], chose: Mapping[int, Seat]
) -> tuple[Table, list[PrivateNotice]]:
    """All notices, where the clock has stopped: with the first goes what has waited."""
    players, told = list(table.players), []
    for notice in notices:
        player = players[notice.seat]
        hold = player.held(covert=notice.covert)
        # What comes of one's own choice is told by itself, and so is then what has waited.
        if hold is None or hold.first is None or chose.get(notice.seq) == notice.seat:
            told.append(notice)
            continue
        told.append(replace(notice, first=hold.first))
        players[notice.seat] = player.holding(replace(hold, first=None), covert=notice.covert)
    return replace(table, players=tuple(players)), told


def waking(before: Table, table: Table) -> Iterator[NewTimer]:
    """The timers of the seats for which something waits since a change."""
    for seat, (old, new) in enumerate(zip(before.players, table.players, strict=True)):
        for covert in (False, True):
            hold = new.held(covert=covert)
            if hold is not None and hold.first is not None and hold != old.held(covert=covert):
                yield TellHeld(Seat(seat), covert=covert).at(hold.until, table.id)
