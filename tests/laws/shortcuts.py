"""The laws of what shortens the way through a panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import (
    AnyOffer,
    Choice,
    Offer,
    Seat,
    State,
    accept,
    act,
    active_seats,
    copy,
    offers,
    pending_step,
)

from .laws import Watch
from .plans import AnyGame, Moment, Plan

FEW = 8
"""So many choices of a position are made, to see what may still be made after them."""


def proposes_what_is_on_offer(game: AnyGame, plan: Plan) -> Watch:
    """What is said to be likely may be chosen, and is said once."""
    while moment := (yield):
        for seat in _looked_at(moment):
            there = offers(moment.state, seat)
            likely = game.panel.likely(game.rules.view(moment.state, seat), there)
            for choice in likely:
                assert accept(there, choice) == choice, f"{choice} is not on offer"
            assert len(set(likely)) == len(likely), "the same twice"


def gathers_what_goes_together(game: AnyGame, plan: Plan) -> Watch:
    """What goes with another choice is on offer with it, and after it while the same is asked.

    What dice decide may take it away: the target of a second shot is gone.
    """
    while moment := (yield):
        for seat in _looked_at(moment):
            there = offers(moment.state, seat)
            view = game.rules.view(moment.state, seat)
            for first, others in _pairs(game, view, there):
                after = copy(game, moment.state)
                act(game, after, seat, first, after.now)
                rolled = after.dice.drawn != moment.state.dice.drawn
                if rolled or pending_step(after) != pending_step(moment.state):
                    continue
                left = offers(after, seat)
                for second in others if left else ():
                    assert accept(left, second), f"{second} does not go with {first}"


def _looked_at(moment: Moment) -> list[Seat]:
    state: State = moment.state
    return list(active_seats(state)) if moment.close and not state.over else []


def _pairs(
    game: AnyGame, view: object, there: Sequence[AnyOffer]
) -> Iterator[tuple[Choice, list[Choice]]]:
    """Choices of which a seat may gather more, spread over all there are; and what more."""
    single = [Choice(offer.verb, offer.ids) for offer in there if isinstance(offer, Offer)]
    found = 0
    for first in single[:: max(1, len(single) // (4 * FEW))]:
        others = [each for each in single if game.panel.together(view, (first,), each)]
        if others and found < FEW:
            found += 1
            yield first, others
