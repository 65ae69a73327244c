"""What is conserved, and what a seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine import Dice, Seat

from .state import State
from .steps import ORDERS, BidEnergy


def inventory(state: State) -> Sequence[str]:
    """Every card and every energy."""
    pieces = [*state.deck, *state.discard, *("energy" for _ in range(state.pool))]
    for miner in state.miners:
        pieces += [*miner.hand, *("energy" for _ in range(miner.energy))]
    return sorted(pieces)


def renew(state: State, dice: Dice) -> None:
    """The deck is shuffled."""
    dice.shuffle(state.deck)


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew the cards, bids and orders of others, and the deck."""
    if state.over:
        return
    others = [other for other in range(state.seats) if other != seat]
    unknown = [*state.deck, *state.discard]
    for other in others:
        unknown += state.miners[other].hand
    unknown.sort()  # drawn by what is known: how they lay before means nothing
    dice.shuffle(unknown)
    for other in others:
        miner = state.miners[other]
        miner.hand = sorted(unknown.pop() for _ in miner.hand)
        miner.order, miner.content = dice.pick(list(product(["", *ORDERS], [False, True])))
    state.deck, state.discard = unknown[: len(state.deck)], unknown[len(state.deck) :]
    for step in state.stack:
        if isinstance(step, BidEnergy):
            for other in others:
                if other in step.bids:
                    step.bids[other] = dice.below(state.miners[other].energy + 1)
