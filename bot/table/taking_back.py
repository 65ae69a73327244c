"""What a player can take back, and whom that concerns: by what everybody has seen, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine import (
    NOBODY,
    BadRecord,
    Budget,
    Entry,
    Game,
    Outcome,
    Record,
    Seat,
    State,
    advance,
    begin,
    digest,
    goes_back,
    undoing,
)
from engine.undo import public, unseen

from .refused import Refused
from .table import Table


@dataclass(frozen=True, slots=True)
class Made:
    """An entry as everybody has noticed it.

    unseen: nothing has changed that everybody sees. learned: dice were thrown, or something was
    told or turned up.
    """

    entry: Entry
    unseen: bool
    learned: bool

    @property
    def seat(self) -> Seat:
        """Who made it."""
        return self.entry.seat


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be taken back: all after entry ``last``.

    moved: who else has chosen since. learned: what has come up since is known, and luck would be
    tried again.
    """

    last: int
    moved: frozenset[Seat] = frozenset()
    learned: bool = False

    @property
    def alone(self) -> bool:
        """Whether it is as if nothing had happened yet: nothing came up, and nobody moved."""
        return not self.moved and not self.learned

    def concerns(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose people must agree when a seat takes back.

        Whoever has moved since; all, where something has come up. Computers never mind.
        """
        others = table.others(seat)
        return tuple(other for other in others if self.learned or other in self.moved)


def find(table: Table, entries: Sequence[Entry], seat: Seat, budget: Budget) -> Plan:
    """What a seat takes back: all that it has chosen last with one press.

    Plays the whole match again. Raises Refused where it has chosen nothing, where the clock has
    acted since, and where the log does not lead to where the match stands; and whatever ``budget``
    raises.
    """
    assert table.setup is not None
    record = Record(table.setup, list(entries))
    try:
        known = list(made(table.game, record, table.running(), budget))
    except BadRecord as error:
        raise Refused("refused-undo-rules") from error
    stints = table.players[seat].stints
    return plan(known, seat, stints[-1].last if stints else 0)


def made(
    game: Game[Any, Any], record: Record, there: State, budget: Budget | None = None
) -> Iterator[Made]:
    """The entries of a match that stands ``there``.

    Raises BadRecord where they do not lead there: these rules are not those of its beginning.
    """
    state = begin(game, record.setup).state
    shown = public(game, state)
    played = advance(game, state, record.entries, budget)
    for entry, outcome in zip(record.entries, played, strict=True):
        yield noticed(game, shown, entry, outcome)
        shown = public(game, state)
    if digest(state) != digest(there):
        raise BadRecord("the log leads elsewhere", "record-game")


def noticed(game: Game[Any, Any], shown: object, entry: Entry, outcome: Outcome[Any]) -> Made:
    """An entry, before which everybody saw ``shown``, and what came of it."""
    return Made(entry, unseen(game, shown, outcome), outcome.learned)


def position(table: Table, entries: Sequence[Entry], back: Entry, budget: Budget) -> State:
    """The state after an entry that takes back, played from the deal. Raises as ``find`` does."""
    assert table.setup is not None
    state: State = begin(table.game, table.setup).state
    for _ in advance(table.game, state, [*entries, back], budget):
        pass
    return state


def entry(table: Table, seat: Seat, last: int, now: int) -> Entry:
    """The entry by which a seat takes back all after entry ``last``, at ``now`` (ms UTC)."""
    back = undoing(last, seat)
    return Entry(table.seq + 1, now, NOBODY, back, "player", table.game.cover.version)


def plan(entries: Iterable[Made], seat: Seat, since: int = 0) -> Plan:
    """What a seat takes back: all that it has chosen last with one press.

    since: the last entry before whoever has the seat came; what others did there is not theirs.
    Raises Refused where it has chosen nothing, and where the clock has acted since.
    """
    seen = [each for each in _holding(entries) if not each.unseen]
    own = [m for m in seen if m.seat == seat and m.entry.by_person and m.entry.seq > since]
    if not own:
        raise Refused("refused-undo-nothing")
    first = _pressed(own)
    after = [each for each in seen if each.entry.seq >= first]
    if any(each.seat == NOBODY for each in after):
        raise Refused("refused-undo-clock")
    return Plan(
        first - 1,
        frozenset(each.seat for each in after) - {seat},
        any(each.learned for each in after),
    )


def _pressed(own: Sequence[Made]) -> int:
    """The number of the first entry of the last press of a seat."""
    first = own[-1].entry
    for each in reversed(own[:-1]):
        # One press makes entries that follow one another at one instant.
        if each.entry.time != first.time or each.entry.seq != first.seq - 1:
            break
        first = each.entry
    return first.seq


def _holding(entries: Iterable[Made]) -> list[Made]:
    """Those that have not been taken back."""
    found: list[Made] = []
    for each in entries:
        back = goes_back(each.entry)
        if back is None:
            found.append(each)
        else:
            last, seat = back
            found = [m for m in found if m.entry.seq <= last or (m.unseen and m.seat != seat)]
    return found
