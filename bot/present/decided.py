"""What decided a match, in words: the best move, the turning point, the biggest difference."""

from __future__ import annotations

from bot.names import escape
from bot.table.table import Table
from engine import Entry, Seat
from engine.decided import Best, Decided, Gap

from .speaker import Speaker


def decided(table: Table, say: Speaker, found: Decided | None) -> list[str]:
    """A sentence for each of the figures that there are, once the match is over."""
    if found is None or table.state is None or not table.state.over:
        return []
    winners = table.game.rules.result(table.state).winners
    lines = (
        _extreme(say, found, "best", found.best),
        _turn(say, found, winners),
        _gap(say, found.gap),
        _last(say, found),
    )
    return [line for line in lines if line]


def talked(say: Speaker, found: Decided) -> list[str]:
    """A sentence for each figure that one talks about."""
    lines = (_extreme(say, found, "worst", found.worst), *map(say.tale, found.tales))
    return [line for line in lines if line]


def _extreme(say: Speaker, found: Decided, kind: str, move: Best | None) -> str:
    """The best or the worst move, with what it gave or cost."""
    if move is None:
        return ""
    return say.texts(
        f"decided-{kind}",
        who=say.name(move.entry.seat),
        how="own" if _named(move.entry) else "plain",
        gain=move.gain,
        loss=-move.gain,
        **_move(say, found, move.entry),
    )


def _turn(say: Speaker, found: Decided, winners: tuple[Seat, ...]) -> str:
    if found.turn is None:
        return ""
    turn, by = found.turn, found.turn.by
    own = by is not None and winners == (by.seat,)
    return say.texts(
        f"decided-{turn.kind}",
        who=[say.name(seat) for seat in winners],
        how="plain" if by is None or not _named(by) else "own" if own else "other",
        by="" if by is None else say.name(by.seat),
        **_move(say, found, by, turn.number),
    )


def _gap(say: Speaker, gap: Gap | None) -> str:
    if gap is None:
        return ""
    column = say.texts(f"column-{gap.column}")
    if not gap.others:
        return say.texts("decided-alone", column=column, ours=gap.ours, total=gap.theirs)
    return say.texts(
        "decided-gap",
        column=column,
        ours=gap.ours,
        who=[say.name(seat) for seat in gap.seats],
        theirs=gap.theirs,
        others=[say.name(seat) for seat in gap.others],
    )


def _last(say: Speaker, found: Decided) -> str:
    if found.last is None or not _named(found.last):
        return ""
    who = say.name(found.last.seat)
    return say.texts("decided-end", who=who, **_move(say, found, found.last))


def _named(entry: Entry) -> bool:
    """Whether a choice says what was done: a bare one, such as passing, only lets it happen."""
    return bool(entry.choice.args)


def _move(
    say: Speaker, found: Decided, entry: Entry | None, number: int = 0
) -> dict[str, int | str]:
    """The number of a move and what it was; where no choice is known, that of an entry."""
    return {
        "move": number if entry is None else entry.seq,
        "moves": found.entries,
        # A name in it may be typed by anybody.
        "choice": "" if entry is None else escape(say.choice(entry.choice)),
    }
