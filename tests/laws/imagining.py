"""The laws of computer players: what they imagine and choose comes of what their seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import STRONG, Dice, Seat, State, accept, active_seats, copy, dump, offers
from minds import ask, imagine

from .laws import Watch
from .plans import AnyGame, Moment, Plan


def imagines_what_may_be(game: AnyGame, plan: Plan) -> Watch:
    """An imagined position shows a seat what it sees, and offers it what it may do."""
    while moment := (yield):
        for seat in _asked(moment):
            imagined = imagine(game, moment.state, seat, _dice(plan, moment))
            assert game.rules.view(imagined, seat) == game.rules.view(moment.state, seat)
            assert list(offers(imagined, seat)) == list(offers(moment.state, seat))


def imagines_by_what_is_known(game: AnyGame, plan: Plan) -> Watch:
    """Of two positions that a seat cannot tell apart it imagines the same ones."""
    while moment := (yield):
        for seat in _asked(moment):
            here, there = (
                dump(imagine(game, state, seat, _dice(plan, moment)))
                for state in _worlds(game, moment, seat)
            )
            assert here == there, f"seat {seat} imagines by what it cannot know"


def decides_by_what_is_known(game: AnyGame, plan: Plan) -> Watch:
    """In two positions that a seat cannot tell apart every computer player does the same.

    One of them a position, by turns: a strong one takes long. What it does is on offer.
    """
    kinds = list(game.minds.computers)
    while moment := (yield):
        for seat in _asked(moment):
            kind = kinds[moment.number // 2 % len(kinds)]
            here, there = (
                ask(game, state, seat, kind, Dice("c0")) for state in _worlds(game, moment, seat)
            )
            assert here == there, f"{kind} in seat {seat}: {here} or {there}"
            assert accept(offers(moment.state, seat), here.choice), f"{kind} chose {here.choice}"


def speaks_of_what_all_may_know(game: AnyGame, plan: Plan) -> Watch:
    """What a computer player tells everybody of its choice holds nothing that others cannot know.

    Where it chooses the same for other reasons of its own, it says the same.
    """
    kinds = [kind for kind in game.minds.computers if kind != STRONG]
    while moment := (yield):
        for seat in _asked(moment):
            kind = kinds[moment.number // 2 % len(kinds)]
            here = ask(game, moment.state, seat, kind, Dice("c0"))
            if here.choice.verb not in game.minds.speaks:
                continue
            for viewer in moment.state.clockwise(seat):
                _, other = _worlds(game, moment, viewer)
                there = ask(game, other, seat, kind, Dice("c0"))
                assert here.choice != there.choice or here.why == there.why, f"{kind}: {here.why}"


def _asked(moment: Moment) -> Iterator[Seat]:
    if moment.close and not moment.state.over:
        yield from active_seats(moment.state)


def _worlds(game: AnyGame, moment: Moment, seat: Seat) -> tuple[State, Any]:
    """The position as it is, and one that is as likely for all that the seat knows."""
    other = copy(game, moment.state)
    game.rules.resample_hidden(other, seat, Dice(f"{moment.number:032x}"))
    return moment.state, other


def _dice(plan: Plan, moment: Moment) -> Dice:
    return Dice(f"{plan.chance + moment.number:032x}")
