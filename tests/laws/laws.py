"""The laws of the kernel's games.

Each watches a match of a game, moment by moment, and fails with AssertionError. Those that take
long look only where the plan says (``Moment``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from time import thread_time
from typing import Any, TypeAlias

import pytest

from engine import (
    NOBODY,
    STRONG,
    WAKE,
    Amount,
    AnyOffer,
    Choice,
    Dice,
    Entry,
    Event,
    Illegal,
    Offer,
    Pick,
    Record,
    Result,
    Seat,
    State,
    Step,
    accept,
    act,
    active_seats,
    advance,
    begin,
    digest,
    dump,
    enter,
    load,
    named,
    next_alarm,
    offers,
    optional_seats,
    orders,
    pending_step,
    replay,
    resting,
    verbs,
    wake,
    why_not,
)
from engine.needs import handler
from minds import ask
from tests.times import SPENT

from .plans import AnyGame, Moment, Plan, choices, play

Watch: TypeAlias = Generator[None, Moment | None, None]
Law = Callable[[AnyGame, Plan], Watch]

WORD = re.compile(r"(?!-?[0-9]+$)[A-Za-z0-9][A-Za-z0-9=-]*")
"""How ids and verbs are written; a number would be taken for the answer to an Amount, and a
point or a colon parts the words in the ids of buttons."""
NONSENSE = Choice("no-such-verb", ("nothing",))


def hold(every: Iterable[Law], game: AnyGame, plan: Plan) -> None:
    """Play a match under several laws. Raises AssertionError where one is broken."""
    watches = [(law.__name__, law(game, plan)) for law in every]
    for _, watch in watches:
        next(watch)
    for moment in play(game, plan):
        since = thread_time()
        for name, watch in watches:
            watch.send(moment)
            since = _spent(name, since)
    since = thread_time()
    for name, watch in watches:
        for _ in watch:  # the end of the match
            raise AssertionError("a law waits on after the end")
        since = _spent(name, since)


def _spent(law: str, since: float) -> float:
    now = thread_time()
    SPENT[law] += now - since
    return now


def everybody(state: State) -> list[Seat]:
    """All seats."""
    return [Seat(seat) for seat in range(state.seats)]


def ends(game: AnyGame, plan: Plan) -> Watch:
    """A random match ends; then nobody is asked any more, and the result is complete."""
    state: Any = None
    while moment := (yield):
        state = moment.state
    assert state.over
    assert active_seats(state) == ()
    assert pending_step(state) == ""
    assert next_alarm(game, state) is None
    assert not any(offers(state, s) or orders(game, state, s) for s in everybody(state))
    check_result(game.rules.result(state), state)


def check_result(result: Result, state: State) -> None:
    """Each seat has a place and its figures, and the places are those of a ranking."""
    assert result.reason == state.over
    assert len(result.places) == len(result.rows) == state.seats
    assert {len(row) for row in result.rows} == {len(result.columns)}
    first = 1 if result.winners else 2  # where nobody could win
    for seat, place in enumerate(result.places):
        better = sum(other < place for other in result.places)
        assert place == first + better, f"seat {seat} has place {place} behind {better} others"


def tells_no_result_early(game: AnyGame, plan: Plan) -> Watch:
    """A view holds the result when the match is over, and not before."""
    while moment := (yield):
        if moment.close:
            for viewer in (None, *everybody(moment.state)):
                shown = list(_results(game.rules.view(moment.state, viewer)))
                wanted = [game.rules.result(moment.state)] if moment.state.over else []
                assert shown == wanted


def _results(part: Any) -> Iterator[Result]:
    if isinstance(part, Result):
        yield part
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            yield from _results(getattr(part, field.name))
    elif isinstance(part, tuple):
        for each in part:
            yield from _results(each)


def replays(game: AnyGame, plan: Plan) -> Watch:
    """The record of a match, written and read again, leads to the same state and events."""
    record, last = Record(plan.setup(game)), None
    while moment := (yield):
        last = moment
        record.entries += [moment.entry] if moment.entry else []
    assert last is not None
    again = Record.parse(str(record))
    assert again == record
    outcome = replay(game, again)
    assert digest(outcome.state) == digest(last.state)
    assert outcome.events == last.outcome.events
    assert outcome.sealed == last.outcome.sealed


def survives_snapshots(game: AnyGame, plan: Plan) -> Watch:
    """A match that is stored and read again before each entry goes on like one that was not."""
    while moment := (yield):
        if not moment.sampled:
            continue
        after = dump(moment.state)
        loaded = load(game, after)
        assert loaded == moment.state
        assert dump(loaded) == after
        if moment.entry is not None:
            other = load(game, moment.before)
            outcome = enter(game, other, moment.entry)
            assert dump(other) == after
            assert outcome.events == moment.outcome.events


def always_waits_for_something(game: AnyGame, plan: Plan) -> Watch:
    """Somebody owes a decision and has one to take, or an alarm will ring, or it is over."""
    while moment := (yield):
        state = moment.state
        owing = active_seats(state)
        assert state.over or owing or next_alarm(game, state) is not None
        assert len(set(owing)) == len(owing)
        assert set(owing) <= set(everybody(state))
        for seat in owing:
            assert offers(state, seat), f"seat {seat} waits before an empty menu"


def offers_well(game: AnyGame, plan: Plan) -> Watch:
    """Who owes has offers, who is free may have some: none twice, all in words, with handlers."""
    while moment := (yield):
        if not moment.sampled:
            continue
        state = moment.state
        for seat in (*everybody(state), Seat(-1), Seat(state.seats)):
            found = offers(state, seat)
            assert found or seat not in active_seats(state)
            assert not found or seat in active_seats(state) or seat in optional_seats(state)
            assert not (seat in active_seats(state) and seat in optional_seats(state))
            for offer in found:
                _check_handler(state.stack[-1], offer)
            orderable = orders(game, state, seat)
            assert not orderable or seat in everybody(state)
            both = (*found, *orderable)
            assert len(set(both)) == len(both), f"offered twice: {both}"
            assert {o.verb for o in found}.isdisjoint(o.verb for o in orderable)
            for offer in both:
                _check_offer(offer)


def _check_handler(step: Step[Any], offer: AnyOffer) -> None:
    name = handler(offer.verb)
    assert not hasattr(Step, name), f"the kernel itself uses {name}"
    assert callable(getattr(step, name, None)), f"{type(step).__name__} has no {name}"


def _check_offer(offer: AnyOffer) -> None:
    words = [offer.verb]
    match offer:
        case Offer(_, ids):
            words += ids
        case Pick(_, items, low, high):
            words += items
            assert len(set(items)) == len(items), f"the same twice in {offer}"
            assert 0 <= low <= high <= len(items), f"nobody can answer {offer}"
        case Amount(_, low, high):
            assert low <= high, f"nobody can answer {offer}"
    assert [word for word in words if not WORD.fullmatch(word)] == []


def applies_what_it_offers(game: AnyGame, plan: Plan) -> Watch:
    """Every offered choice can be carried out, and what is not offered changes nothing.

    Where a look is brief one seat tries, whose turn it is by the number of the match: the deal is
    seen in every match, and all seats take long there.
    """
    while moment := (yield):
        if not moment.close or moment.state.over:
            continue
        state, now = moment.state, moment.state.now
        before = dump(state)
        for seat in _trying(plan, moment):
            available = (*offers(state, seat), *orders(game, state, seat))
            for offer in available:
                for choice in choices(offer):
                    trial = load(game, before)
                    assert act(game, trial, seat, choice, now).state is trial
            with pytest.raises(Illegal):
                act(game, state, seat, NONSENSE, now)
            for other in active_seats(state):
                for choice in choices(offers(state, other)[0]):
                    if accept(available, choice) is None:
                        with pytest.raises(Illegal):
                            act(game, state, seat, choice, now)
        assert dump(state) == before


def _trying(plan: Plan, moment: Moment) -> list[Seat]:
    seats = everybody(moment.state)
    return [seats[(plan.chance + moment.number) % len(seats)]] if plan.brief else seats


def seals_what_cannot_be_undone(game: AnyGame, plan: Plan) -> Watch:
    """What is not sealed used no dice, told no secret and asks the same seats as before."""
    while moment := (yield):
        if moment.outcome.sealed or not moment.sampled:
            continue
        before = load(game, moment.before)
        assert before.dice.drawn == moment.state.dice.drawn
        assert tuple(active_seats(before)) == tuple(active_seats(moment.state))
        assert all(event.to is None for event in moment.outcome.events)


def conserves_pieces(game: AnyGame, plan: Plan) -> Watch:
    """No piece appears or is lost."""
    pieces: Sequence[str] | None = None
    while moment := (yield):
        counted = list(game.rules.inventory(moment.state))
        assert counted == sorted(counted)
        assert pieces in (None, counted)
        pieces = counted


def has_a_way_out(game: AnyGame, plan: Plan) -> Watch:
    """What is done for a seat out of time is legal, and so is what computer players choose."""
    while moment := (yield):
        if not moment.close:
            continue
        state = moment.state
        for seat in active_seats(state):
            available = offers(state, seat)
            assert accept(available, game.rules.fallback(state, seat)), "an illegal way out"
            # What strong ones choose is looked at in the law that two worlds hold for them.
            for name in (name for name in game.minds.computers if name != STRONG):
                choice = ask(game, state, seat, name, Dice("c0"), available).choice
                assert accept(available, choice), f"{name} chose {choice}"


def gives_reasons(game: AnyGame, plan: Plan) -> Watch:
    """Just for what is on offer there is no reason against it.

    That holds of every verb of the step that is asked, and of all that a choice with the verb may
    name. A step that makes its offers by a method of its own lists its verbs all the same.
    """
    while moment := (yield):
        if not moment.sampled or moment.state.over:
            continue
        step = moment.state.stack[-1]
        for seat in active_seats(moment.state):
            available = offers(moment.state, seat)
            for offer in available:
                for choice in choices(offer):
                    reason = why_not(moment.state, seat, choice)
                    assert reason is None, f"{choice} is on offer, in spite of {reason}"
            listed = {verb.name for verb in step.verbs}
            assert set(verbs(available)) <= listed, f"{pending_step(moment.state)} lists too few"
            for verb in listed - set(verbs(available)):
                assert why_not(moment.state, seat, Choice(verb)), f"no reason against {verb}"
            for verb in verbs(available):
                same = [offer for offer in available if offer.verb == verb]
                for more in (offer.high + 1 for offer in same if isinstance(offer, Amount)):
                    assert why_not(moment.state, seat, Choice(verb, (str(more),))), f"{verb} {more}"
                there = {ids for offer in same for ids in _alone(offer)}
                every = [ids for o in named(moment.state, seat, verb) for ids in _alone(o)]
                assert not every or there <= set(every), f"{verb} names less than what is on offer"
                for ids in every:
                    reason = why_not(moment.state, seat, Choice(verb, ids))
                    assert (reason is None) == (ids in there), f"{verb} {ids}: {reason}"


def _alone(offer: AnyOffer) -> Iterator[tuple[str, ...]]:
    """The ids of a choice, or each that may be picked."""
    match offer:
        case Offer(_, ids):
            yield ids
        case Pick(_, items):
            yield from ((item,) for item in items)


def wakes_late_as_in_time(game: AnyGame, plan: Plan) -> Watch:
    """Alarms that ring late, or just before the next entry, change nothing at all."""
    entries: list[Entry] = []
    in_time: list[Event] = []
    state: Any = None
    while moment := (yield):
        state = moment.state
        in_time += moment.outcome.events
        entries += [moment.entry] if moment.entry and moment.entry.choice != WAKE else []
    outcome = begin(game, plan.setup(game))
    late, told = outcome.state, list(outcome.events)
    for outcome in advance(game, late, entries):
        told += outcome.events
    told += wake(game, late, state.now).events
    assert told == in_time
    assert digest(late) == digest(state)


def wakes_for_nothing_without_trace(game: AnyGame, plan: Plan) -> Watch:
    """Looking whether an alarm is due does not change a match."""
    while moment := (yield):
        if moment.close:
            before = dump(moment.state)
            due = next_alarm(game, moment.state)
            early = moment.state.now + 1_000_000 if due is None else due - 1
            outcome = wake(game, moment.state, early)
            assert dump(moment.state) == before
            assert outcome.events == ()
            assert not outcome.sealed


def rests_as_the_log_says(game: AnyGame, plan: Plan) -> Watch:
    """A rest at any moment loses nothing, wakes nothing twice, and is the same from the log.

    What no alarm waits in, it does not change but for the time.
    """
    while moment := (yield):
        if not moment.close or moment.state.over:
            continue
        before, since = dump(moment.state), moment.state.now + 60_000
        until = since + 7_200_000 * (1 + moment.number % 20)
        entry = Entry(1, until, NOBODY, resting(since), "clock", game.cover.version)
        state, other = load(game, before), load(game, before)
        outcome = enter(game, state, entry)
        assert enter(game, load(game, dump(other)), entry).events == outcome.events
        assert load(game, dump(state)) == state
        assert game.rules.inventory(state) == game.rules.inventory(moment.state)
        assert state.over or active_seats(state) or next_alarm(game, state) is not None
        assert state.over or (next_alarm(game, state) or until + 1) > until
        if next_alarm(game, other) is None:
            other.now = until
            assert dump(other) == dump(state)
