"""What can be done can be taken back: whether it may be is for the table."""

from __future__ import annotations

from dataclasses import replace

from engine import NOBODY, Entry, advance, dump, load, undoing

from .laws import Watch
from .plans import AnyGame, Plan


def takes_back(game: AnyGame, plan: Plan) -> Watch:
    """What is taken back is as if it had never been, but for the dice: those never return.

    Without dice the same choice leads to the same position again. An order stays: others do not
    know of it, and would by its end.
    """
    while moment := (yield):
        made = moment.entry
        if not moment.sampled or made is None or made.seat == NOBODY:
            continue
        number = made.seq
        back = Entry(number + 1, made.time, NOBODY, undoing(number - 1, made.seat), "player")
        again = replace(made, seq=number + 2)
        before, state = load(game, moment.before), load(game, moment.before)
        played = advance(game, state, [made, back, again])
        flow, once, drawn = next(played).flow, dump(state), state.dice.drawn
        next(played)
        assert state.dice.drawn == drawn
        if not flow:
            assert dump(state) == once
            continue
        there = load(game, dump(state))
        there.dice = before.dice
        assert dump(there) == moment.before
        next(played)
        if drawn == before.dice.drawn:
            assert dump(state) == once
