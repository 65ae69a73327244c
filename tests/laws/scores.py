"""The laws about scores: as a match stands, where it is ended, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import (
    NOBODY,
    RESIGNED,
    SETTLE,
    Entry,
    Illegal,
    Record,
    Result,
    Seat,
    State,
    digest,
    dump,
    enter,
    load,
    resigning,
)
from engine.decided import Best, Course, Turn, course, decided

from .laws import Watch, check_result
from .plans import AnyGame, Plan


def scores_as_it_stands(game: AnyGame, _plan: Plan) -> Watch:
    """A position that can be scored has figures that add up; at the end they are the result."""
    while moment := (yield):
        if not moment.sampled:
            continue
        standing = game.rules.standing(moment.state)
        if standing is not None:
            check_result(standing, moment.state)
            check_sum(standing)
            assert not moment.state.over or standing == game.rules.result(moment.state)


def ends_as_it_stands(game: AnyGame, _plan: Plan) -> Watch:
    """Where a position can be scored the match can end with it: what it was worth is the result.

    Then nothing is asked any more, and all can be seen. Where it cannot be scored it goes on.
    """
    while moment := (yield):
        if not moment.seldom or moment.state.over or moment.entry is None:
            continue
        state = load(game, moment.before)
        standing = game.rules.standing(state)
        entry = Entry(moment.number, state.now, NOBODY, SETTLE, "player", game.cover.version)
        try:
            enter(game, state, entry)
        except Illegal:
            assert standing is None
            continue
        assert standing is not None
        assert state.over
        assert replace(game.rules.result(state), reason="") == replace(standing, reason="")
        for viewer in (None, *map(Seat, range(state.seats))):
            game.rules.view(state, viewer)


def ends_by_resigning(game: AnyGame, _plan: Plan) -> Watch:
    """In every position a seat may give the match up: it is last with its side, and others win.

    How they have come out is told as it is at any other end, by what everybody sees as well. No
    seat that there is not can do so, nor any once the match is over.
    """
    while moment := (yield):
        if not moment.seldom or moment.state.over or moment.entry is None:
            continue
        seats = moment.state.seats
        seat = Seat(moment.number % seats)
        state = load(game, moment.before)
        for none in (NOBODY, Seat(seats)):
            choice = resigning(none)
            assert is_refused(game, state, replace(moment.entry, seat=NOBODY, choice=choice))
        entry = Entry(
            moment.number, state.now, NOBODY, resigning(seat), "player", game.cover.version
        )
        enter(game, state, entry)
        assert (state.over, state.gave_up) == (RESIGNED, seat)
        assert not state.stack
        result = game.rules.result(state)
        check_result(result, state)
        if result.scored:
            check_sum(result)
        side = [n for n in range(seats) if result.side(Seat(n)) == result.side(seat)]
        others = [n for n in range(seats) if n not in side]
        assert all(result.places[n] == max(result.places) > 1 for n in side)
        assert (1 in result.places) == bool(others)
        for viewer in (None, *map(Seat, range(seats))):
            # A small game of one's own may show less of its end.
            shown = game.rules.view(state, viewer)
            assert getattr(shown, "over", RESIGNED) == RESIGNED
            assert getattr(shown, "result", result) == result
        assert digest(load(game, dump(state))) == digest(state)
        assert is_refused(game, state, entry)


def is_refused(game: AnyGame, state: State, entry: Entry) -> bool:
    """Whether an entry cannot be; then nothing has happened."""
    before = digest(state)
    try:
        enter(game, state, entry)
    except Illegal:
        return digest(state) == before
    return False


def check_sum(result: Result) -> None:
    """The total is the sum of the columns, each as much as it is worth."""
    assert len(result.worth) in (0, len(result.columns) - 1)
    assert set(result.loose) <= set(result.columns[:-1])
    for row in result.rows:
        assert sum(each * result.weight(n) for n, each in enumerate(row[:-1])) == row[-1], row


def tells_what_decided(game: AnyGame, plan: Plan) -> Watch:
    """What is said to have decided a match agrees with its scores."""
    record, scores, over = Record(plan.setup(game)), list[Sequence[int]](), None
    while moment := (yield):
        record.entries += [moment.entry] if moment.entry else []
        scores.append(scored(game, moment.state))
        over = moment.state
    played = course(game, record)
    assert [point.scores for point in played.points] == scores
    found, winners = decided(game, played), game.rules.result(over).winners
    if found.best is not None:
        check_best(played, found.best)
        assert found.best.gain > 0
    if found.worst is not None:
        check_best(played, found.worst)
        assert found.worst.gain < 0
    assert [each for _, each in found.curve] == [each for each in scores if each]
    for tale in found.tales:
        assert tale.seat is None or 0 <= tale.seat < plan.seats
        assert all(number >= 0 for _, number in tale.numbers), tale
    if found.turn is not None:
        check_turn(scores, found.turn, winners)


def scored(game: AnyGame, state: State) -> Sequence[int]:
    """The scores of a position that has any."""
    standing = game.rules.standing(state)
    if standing is not None:
        return tuple(row[-1] for row in standing.rows)
    view = game.rules.view(state, None)
    held = [game.help.holdings(view, Seat(seat)) for seat in range(state.seats)]
    return tuple(each["points"] for each in held if "points" in each)


def check_best(played: Course[State], best: Best) -> None:
    """It brought, or cost, what its seat has more or less, until somebody moved again."""
    seat, number = best.entry.seat, best.entry.seq
    counts = [point.number for point in played.points if point.moves[seat] == best.entry]
    assert counts == list(range(number, counts[-1] + 1))
    before, after = played.points[number - 1], played.points[counts[-1]]
    assert best.gain == after.firm[seat] - before.firm[seat]


def check_turn(scores: Sequence[Sequence[int]], turn: Turn, winners: Sequence[Seat]) -> None:
    """From then on the winners are ahead of everybody, and just before they were not."""
    leads = [lead(each, winners) for each in scores if each]
    first = len(scores) - len(leads)
    since = leads[turn.number - first :]
    if turn.kind == "tie":
        assert since == [0]
        return
    assert since
    assert all(ahead > 0 for ahead in since)
    assert (turn.kind == "start") == (turn.number == first)
    assert turn.kind == "start" or leads[turn.number - first - 1] <= 0


def lead(scores: Sequence[int], winners: Sequence[Seat]) -> int:
    """How far the last of the winners is ahead of the first of the others."""
    won = [score for seat, score in enumerate(scores) if seat in winners]
    lost = [score for seat, score in enumerate(scores) if seat not in winners]
    return min(won) - max(lost)
