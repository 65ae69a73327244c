"""Whether a match that is over was what the bot says it was: all that can be worked out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.table import Table
from engine import (
    NOBODY,
    PERSON,
    REST,
    WAKE,
    BadRecord,
    Budget,
    Entry,
    Event,
    Seat,
    advance,
    begin,
    digest,
)
from engine.events import from_json, to_json
from storage import Json, LogRow


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match came out when it was played again.

    key: of a text that says it. moves: the entries there are.
    entry: the first that differs; 0 where none can be named.
    older: the match was dealt, or played up to there, under other rules than today's, so that it
        may differ honestly. retold: how many entries told then what today's rules tell otherwise.
    """

    key: str
    moves: int
    entry: int = 0
    older: bool = False
    retold: int = 0


class DiffersError(Exception):
    """Something is otherwise than is stored; ``key``, ``entry`` and ``older`` as of a Verdict."""

    def __init__(self, key: str, entry: int = 0, *, older: bool = False) -> None:
        """Take what a Verdict says of it."""
        super().__init__(key)
        self.key, self.entry, self.older = key, entry, older


def verify(table: Table, rows: Sequence[LogRow], budget: Budget) -> Verdict:
    """Work out again what can be of a match that is over, and compare it with what is stored.

    ``budget`` is called before each entry and may raise.

    The key is ``done-verified``, ``done-verified-lesson`` where the dice are known to all, or
    ``done-verified-unpromised`` where no promise was kept; else ``verify-promise`` (the secret is
    another than promised), ``verify-seed`` (the seed is not made of it), ``verify-deal`` (it cannot
    be dealt so), ``verify-missing``, ``verify-rules``, ``verify-by`` or ``verify-told`` (of an
    entry: it is not there, not allowed, by somebody who could not choose, or told something
    else), or ``verify-end``.
    """
    moves = len(rows)
    try:
        # First: with another seed the replay goes wrong as well, and would name another cause.
        _check_seed(table)
        _check_numbers(table, rows)
        retold = _check_moves(table, rows, budget)
    except DiffersError as found:
        return Verdict(found.key, moves, found.entry, found.older)
    lesson = "done-verified-lesson" if table.guided else "done-verified"
    return Verdict(lesson if table.commitment else "done-verified-unpromised", moves, retold=retold)


def _check_seed(table: Table) -> None:
    setup = table.setup
    assert setup is not None
    if table.commitment and setup.commitment() != table.commitment:
        raise DiffersError("verify-promise")
    if setup.luck is not None and setup.luck.seed() != setup.seed:
        raise DiffersError("verify-seed")


def _check_numbers(table: Table, rows: Sequence[LogRow]) -> None:
    """That no entry is missing; one too many is not allowed by the rules, or leads elsewhere."""
    for number, row in enumerate(rows, start=1):
        if row.entry.seq != number:
            raise DiffersError("verify-missing", number)
    if len(rows) < table.seq:
        raise DiffersError("verify-missing", len(rows) + 1)


def _check_moves(table: Table, rows: Sequence[LogRow], budget: Budget) -> int:
    """That they lead to the same end, by the same people; how many of older rules are retold."""
    setup, version = table.setup, table.game.cover.version
    assert setup is not None
    older = setup.version != version
    try:
        state = begin(table.game, setup).state
    except BadRecord as error:
        raise DiffersError("verify-deal", older=older) from error
    played, retold = advance(table.game, state, [row.entry for row in rows], budget), 0
    for row in rows:
        number = row.entry.seq
        # What follows may differ as well: such a match has gone on from where it stood.
        older = older or row.entry.version != version
        try:
            outcome = next(played)
        except BadRecord as error:
            raise DiffersError("verify-rules", number, older=older) from error
        if not can_have_chosen(table, row.entry):
            raise DiffersError("verify-by", number)
        if _as_told(table, row.events, outcome.events):
            continue
        if not older:
            raise DiffersError("verify-told", number)
        retold += 1
    if table.state is None or digest(state) != digest(table.state):
        raise DiffersError("verify-end", older=older)
    return retold


def can_have_chosen(table: Table, entry: Entry) -> bool:
    """Whether who is said to have chosen can have: somebody like that had the seat then.

    Whether a person chose themselves or their time had run out, nothing else in the match says.
    """
    if entry.seat == NOBODY:
        by_itself = entry.choice.verb in (WAKE.verb, REST)
        return entry.by == ("clock" if by_itself else "player")
    computer = _was_computer(table, entry.seat, entry.seq)
    if computer is None:
        return True
    if computer:
        return entry.by not in PERSON
    player = table.players[entry.seat]
    if entry.by == "advised" and not player.stints:
        return player.advice is not None  # they have asked at least once
    return entry.by != "computer"


def _was_computer(table: Table, seat: Seat, seq: int) -> bool | None:
    """Whether a computer player had a seat when an entry was made; None where nobody knows."""
    player = table.players[seat]
    then = next((stint for stint in player.stints if seq <= stint.last), None)
    if then is not None:
        return then.computer
    if player.computer is None and player.user is None:
        return None  # of a record from outside
    return player.computer is not None


def _as_told(table: Table, stored: Sequence[Json], events: Sequence[Event]) -> bool:
    """Whether events are those that were stored, by the names that they have now."""
    told = [to_json(event) for event in events]
    if told == list(stored):
        return True
    try:
        return told == [to_json(from_json(table.game.rules.events, data)) for data in stored]
    except ValueError:
        return False
