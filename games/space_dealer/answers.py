"""SD8: standing answers to proposals: they agree at any hour, or decline, as their owner wants."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from engine import Play

from .dealings import ProposalDeclined
from .parts import GOODS
from .state import Order, Proposal, State
from .trade import accept, close, possible

DEALS: Final = "deals"
"""In place of a timer in orders."""
GIFTS, TAKE, DECLINE = "gifts", "take", "decline"


def answers() -> Iterator[tuple[str, ...]]:
    """Any gift of goods; one good taken for another; or no to all that no answer agrees to."""
    yield (GIFTS,)
    yield (DECLINE,)
    for take, give in permutations(GOODS, 2):
        yield (TAKE, take, give)


def answer_all(play: Play[State]) -> bool:
    """Agree to the first proposal that somebody wants, or decline. Whether there was one."""
    state = play.state
    for proposal in state.proposals:
        planet = state.planets[proposal.partner]
        found = next((order for order in planet.deals if agrees(order, proposal)), None)
        if found is None and Order([DECLINE]) in planet.deals:
            close(play, proposal, ProposalDeclined)
            return True
        if found is not None and possible(state, proposal):
            if found.words != [GIFTS]:  # an exchange is wanted once
                planet.deals.remove(found)
            accept(play, proposal)
            return True
    return False


def agrees(order: Order, proposal: Proposal) -> bool:
    """Whether it brings what is wanted, and costs no more."""
    if not proposal.place or order.words == [DECLINE]:
        return False
    if order.words == [GIFTS]:
        return not proposal.want
    _, take, give = order.words
    return take[0] in proposal.give and proposal.want in ("", give[0])
