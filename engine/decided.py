"""What decided a match: the course of its scores, from the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Generic, Literal, TypeAlias

from .choices import Seat
from .events import Event
from .game import Game
from .kernel import Outcome, is_window
from .record import LATE, NOBODY, Budget, Entry, Record, advance, begin, goes_back, gone
from .result import Result
from .state import S
from .tale import Tale

Kind: TypeAlias = Literal["start", "first", "lead", "last", "tie"]
"""How the winners came to lead for good: from the first scores that there were; at a moment until
which all were level; later; with the last entry; or not at all, so that they won a tie."""


@dataclass(frozen=True, slots=True)
class Point:
    """The scores of all seats after an entry (0: after the deal); empty where there are none.

    firm: the scores without what others may take away until the end (``Result.loose``).
    moves: by seat the choice to which a change of its score is credited now, or None.
    """

    number: int
    scores: tuple[int, ...]
    firm: tuple[int, ...]
    moves: tuple[Entry | None, ...]


@dataclass(frozen=True, slots=True)
class Course(Generic[S]):
    """A match from the deal to its end: the scores at each point, and the last position.

    told: what the deal and each entry told. box: the component figures that it was played with.
    """

    points: tuple[Point, ...]
    entries: tuple[Entry, ...]
    state: S
    told: tuple[tuple[Event, ...], ...] = ()
    box: Any = None


@dataclass(frozen=True, slots=True)
class Best:
    """The choice that brought the seat that made it most at once, and how much."""

    entry: Entry
    gain: int


@dataclass(frozen=True, slots=True)
class Turn:
    """When the winners took the lead for good: the number of the entry, as a Point has it.

    by: the choice that did it, of theirs or of another seat; None where no choice did.
    """

    kind: Kind
    number: int
    by: Entry | None


@dataclass(frozen=True, slots=True)
class Gap:
    """The column in which winners with one row are most ahead of the best of the others.

    Where one seat plays alone, ``others`` is empty, ``ours`` what it has most of, and ``theirs``
    its total.
    """

    column: str
    seats: tuple[Seat, ...]
    ours: int
    others: tuple[Seat, ...]
    theirs: int


@dataclass(frozen=True, slots=True)
class Decided:
    """What decided a match of so many entries; None for what cannot be said of it.

    last: the last choice of a seat, where some have won and no score tells when.
    worst: the choice that cost its seat most at once, with a gain below 0.
    curve: the scores, each with the number of the entry after which they stood so.
    tales: what else one talks about.
    """

    entries: int
    best: Best | None
    turn: Turn | None
    gap: Gap | None
    last: Entry | None
    worst: Best | None = None
    curve: tuple[tuple[int, tuple[int, ...]], ...] = ()
    tales: tuple[Tale, ...] = ()


def course(game: Game[S, Any], record: Record, budget: Budget | None = None) -> Course[S]:
    """Play a record again and note the scores. Raises as replay does."""
    dealt = begin(game, record.setup)
    state, told = dealt.state, [tuple(dealt.events)]
    points = tuple(_points(game, state, record.entries, told, budget))
    own = record.setup.box
    box = game.rules.components if own is None else game.rules.box.model_validate(own)
    return Course(points, tuple(record.entries), state, tuple(told), box)


def _points(
    game: Game[S, Any],
    state: S,
    entries: Sequence[Entry],
    told: list[tuple[Event, ...]],
    budget: Budget | None,
) -> Iterator[Point]:
    """What was taken back is left out: nothing came of it."""
    moves: tuple[Entry | None, ...] = (None,) * state.seats
    kept = {0: moves}
    left_out = gone(entries)
    yield Point(0, *_scores(game, state), moves)
    window = is_window(state)
    played = advance(game, state, entries, budget)
    for entry, outcome in zip(entries, played, strict=True):
        told.append(() if entry.seq in left_out else tuple(outcome.events))
        back = goes_back(entry)
        moves = kept[back[0]] if back else _credited(moves, entry, outcome, window=window)
        kept[entry.seq] = moves
        window = is_window(state)
        if entry.seq not in left_out:
            yield Point(entry.seq, *_scores(game, state), moves)


def _scores(game: Game[S, Any], state: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The scores, and what is firm of them: as the rules rank them, or else as all see them."""
    standing = game.rules.standing(state)
    if standing is not None:
        loose = [standing.columns.index(column) for column in standing.loose]
        scores = tuple(row[-1] for row in standing.rows)
        taken = [sum(row[n] * standing.weight(n) for n in loose) for row in standing.rows]
        return scores, tuple(map(int.__sub__, scores, taken))
    view = game.rules.view(state, None)
    shown = [game.help.holdings(view, Seat(seat)).get("points") for seat in range(state.seats)]
    points = tuple(each for each in shown if each is not None)
    return (points, points) if len(points) == state.seats else ((), ())


def _credited(
    moves: tuple[Entry | None, ...], entry: Entry, outcome: Outcome[Any], *, window: bool
) -> tuple[Entry | None, ...]:
    """To whose choices changes are credited from an entry on.

    What a choice comes to may take answers of others (a step that is a window) or time. So it
    counts until its seat chooses again or anybody makes a choice that is no such answer. A standing
    order is no move, and what the clock chooses is nobody's.
    """
    if entry.seat == NOBODY or not outcome.flow:
        return moves
    own = None if entry.by in LATE else entry
    return tuple(
        own if seat == entry.seat else kept if window else None for seat, kept in enumerate(moves)
    )


def decided(game: Game[S, Any], played: Course[S]) -> Decided:
    """What decided a match that is over."""
    result, state = game.rules.result(played.state), played.state
    scored = [point for point in played.points if point.scores]
    # Where somebody gave up, that has decided it, and no figure has.
    given = state.gave_up >= 0
    beaten = 0 < len(result.winners) < state.seats and not given
    ranked = game.rules.standing(state) is not None
    turn = _turn(scored, result, ranked=ranked) if beaten else None
    gains = _gains(scored)
    return Decided(
        entries=len(played.entries),
        best=_best(gains, result),
        turn=turn,
        gap=_gap(result) if beaten or (state.seats == 1 and not given) else None,
        last=_last(played.entries) if beaten and turn is None else None,
        worst=_worst(gains),
        curve=tuple((point.number, point.scores) for point in scored),
        tales=tuple(game.help.tales(state, played.box, played.told)),
    )


def _gains(points: Sequence[Point]) -> list[Best]:
    """What each choice came to for the seat that made it."""
    gains: dict[int, Best] = {}
    for before, point in pairwise(points):
        for seat, entry in enumerate(point.moves):
            change = point.firm[seat] - before.firm[seat]
            if entry is not None and change:
                known = gains.get(entry.seq)
                gains[entry.seq] = Best(entry, change + (known.gain if known else 0))
    return list(gains.values())


def _worst(gains: Sequence[Best]) -> Best | None:
    """Of equal losses the first one."""
    worst = min(gains, key=lambda each: (each.gain, each.entry.seq), default=None)
    return worst if worst is not None and worst.gain < 0 else None


def _best(gains: Sequence[Best], result: Result) -> Best | None:
    """Of equal gains that of a winner, and then the later one."""
    best = max(
        gains,
        key=lambda each: (each.gain, each.entry.seat in result.winners, each.entry.seq),
        default=None,
    )
    return best if best is not None and best.gain > 0 else None


def _turn(points: Sequence[Point], result: Result, *, ranked: bool) -> Turn | None:
    """``ranked``: the winners are those with the greatest score, or had it as others did."""
    leads = [_lead(point.scores, result.winners) for point in points]
    if not leads or leads[-1] < 0 or (leads[-1] == 0 and not ranked):
        return None
    if leads[-1] == 0:
        return Turn("tie", points[-1].number, None)
    at = next((n for n in range(len(leads) - 1, -1, -1) if leads[n] <= 0), -1) + 1
    if at == 0:
        return Turn("start", points[0].number, None)
    before, point = points[at - 1], points[at]
    level = all(len(set(each.scores)) == 1 for each in points[:at])
    kind: Kind = "last" if at == len(points) - 1 else "first" if level else "lead"
    return Turn(kind, point.number, _doer(before, point, result.winners))


def _lead(scores: Sequence[int], winners: Sequence[Seat]) -> int:
    """How far the winners are ahead of all others; below 0 where they are behind."""
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    return min(scores[seat] for seat in winners) - max(others)


def _doer(before: Point, point: Point, winners: Sequence[Seat]) -> Entry | None:
    """The choice by which a winner gained, or else one by which somebody else lost."""
    changes = [now - then for now, then in zip(point.scores, before.scores, strict=True)]
    others = [Seat(seat) for seat in range(len(changes)) if seat not in winners]
    gained = [seat for seat in winners if changes[seat] > 0]
    lost = [seat for seat in others if changes[seat] < 0]
    return next((move for seat in (*gained, *lost) if (move := point.moves[seat])), None)


def _gap(result: Result) -> Gap | None:
    """Asked where somebody is beaten, or one seat plays alone, which may have lost."""
    rows, won = result.rows, result.winners or (Seat(0),)
    others = [Seat(seat) for seat in range(len(rows)) if seat not in won]
    second = min(others, key=lambda seat: (result.places[seat], seat), default=None)
    ours = rows[won[0]]
    theirs = (0,) * len(ours) if second is None else rows[second]
    ahead = [(ours[n] - theirs[n]) * result.weight(n) for n in range(len(ours) - 1)]
    most = max(ahead, default=0)
    if most <= 0:
        return None
    n = ahead.index(most)
    return Gap(
        column=result.columns[n],
        seats=tuple(seat for seat in won if rows[seat] == ours),
        ours=ours[n],
        others=tuple(seat for seat in others if rows[seat] == theirs),
        theirs=ours[-1] if second is None else theirs[n],
    )


def _last(entries: Sequence[Entry]) -> Entry | None:
    left_out = gone(entries)
    held = (each for each in reversed(entries) if each.seq not in left_out)
    return next((e for e in held if e.seat != NOBODY and e.by not in LATE), None)
