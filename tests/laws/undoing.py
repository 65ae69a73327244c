"""What can be done can be taken back: whether it may be is for the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import NOBODY, Dice, Entry, Seat, advance, copy, dump, load, offers, undoing

from .laws import Watch
from .plans import AnyGame, Plan


def takes_back(game: AnyGame, plan: Plan) -> Watch:
    """What is taken back is as if it had never been, but for the dice: those never return.

    Where nothing has come up, the same choice leads to the same position again; else everybody sees
    what they saw before, and what nobody knows may be another. An order stays: others do not know
    of it, and would by its end.
    """
    while moment := (yield):
        made = moment.entry
        if not moment.seldom or made is None or made.seat == NOBODY:
            continue
        number = made.seq
        back = Entry(number + 1, made.time, NOBODY, undoing(number - 1, made.seat), "player")
        again = replace(made, seq=number + 2)
        before, state = load(game, moment.before), load(game, moment.before)
        played = advance(game, state, [made, back, again])
        first = next(played)
        flow, once, drawn = first.flow, dump(state), state.dice.drawn
        next(played)
        assert state.dice.drawn >= drawn
        if not flow:
            assert dump(state) == once
            continue
        if first.learned:
            assert seen(game, state) == seen(game, before)
            continue
        assert state.dice.drawn == drawn
        there = load(game, dump(state))
        there.dice = before.dice
        assert dump(there) == moment.before
        next(played)
        if drawn == before.dice.drawn:
            assert dump(state) == once


def renews_what_nobody_knows(game: AnyGame, _plan: Plan) -> Watch:
    """What is shuffled after taking back is what nobody knows, and nothing is lost."""
    while moment := (yield):
        if not moment.seldom or moment.state.over:
            continue
        state = copy(game, moment.state)
        game.rules.renew(state, Dice(f"{moment.number:032x}"))
        assert seen(game, state) == seen(game, moment.state)
        assert game.rules.inventory(state) == game.rules.inventory(moment.state)


def seen(game: AnyGame, state: Any) -> list[object]:
    """What each seat and a spectator see, and what each seat may do."""
    seats = [Seat(seat) for seat in range(state.seats)]
    views: list[object] = [game.rules.view(state, viewer) for viewer in (None, *seats)]
    return [*views, *(offers(state, seat) for seat in seats)]
