"""SD4: standing answers to proposals, which agree at any hour to what their owner wants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import Play

from .goods import holds
from .parts import amounts
from .state import Order, Proposal, State
from .trade import LARGEST, accept, bundles, possible

DEALS: Final = "deals"
"""In place of a timer in orders."""
GIFTS, TAKE = "gifts", "take"


def answers() -> Iterator[tuple[str, ...]]:
    """Any gift of goods; or so much taken for so much."""
    yield (GIFTS,)
    every = bundles((LARGEST,) * 4)
    for give in every:
        for want in every:
            if give != want:
                yield (TAKE, give, want)


def answer_all(play: Play[State]) -> bool:
    """Agree to the first proposal that somebody wants. Whether there was one."""
    state = play.state
    for proposal in state.proposals:
        planet = state.planets[proposal.partner]
        found = next((order for order in planet.deals if _agrees(order, proposal)), None)
        if found is not None and possible(state, proposal):
            if found.words != [GIFTS]:  # an exchange is wanted once
                planet.deals.remove(found)
            accept(play, proposal)
            return True
    return False


def _agrees(order: Order, proposal: Proposal) -> bool:
    """Whether it brings what is wanted, and costs no more."""
    if not proposal.place:
        return False
    if order.words == [GIFTS]:
        return not proposal.want
    _, take, give = order.words
    return holds(amounts(proposal.give), amounts(take)) and holds(
        amounts(give), amounts(proposal.want)
    )
