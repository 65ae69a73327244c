"""What the actions need, each condition once: offers and refusals are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import AnyOffer, Pick, Seat, Verb, need

from .parts import ELSEWHERE, GATE, fits, landings, numbers
from .state import State


class OfHand(Verb):
    """Any cards of the hand, or none; of an empty hand too, so that there is always a choice."""

    __slots__ = ()

    def add(self, found: list[AnyOffer], _step: Any, state: State, seat: Seat) -> None:
        """SM10, SM18."""
        hand = tuple(state.pilots[seat].hand)
        found.append(Pick(self.name, hand, 0, len(hand)))


@need
def on_planet(_step: Any, state: State, seat: Seat) -> bool:
    """SM12 to SM15: not on the Jump Gate."""
    return state.pilots[seat].ship != GATE


@need
def chip_left(_step: Any, state: State, seat: Seat) -> bool:
    """SM19."""
    return state.pilots[seat].chips > 0


@need
def jump_card(_step: Any, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """SM11: a card, and a planet with its number."""
    return [
        (card, planet.name)
        for card in state.pilots[seat].hand
        if (usable := numbers(card, "jump"))
        for planet in state.ring
        if planet.jump in usable
    ]


@need
def elsewhere(_step: Any, state: State, seat: Seat) -> frozenset[str]:
    """SM11: another planet than the one that the ship is on."""
    return ELSEWHERE[state.pilots[seat].ship]


@need
def neighbour(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    """SM12."""
    one, other = state.neighbours(state.here(seat))
    return one.name, other.name


@need
def undeveloped(_step: Any, state: State, seat: Seat) -> bool:
    """SM13, SM14."""
    return state.here(seat).station is None


@need
def developed(_step: Any, state: State, seat: Seat) -> bool:
    """SM15."""
    return state.here(seat).station is not None


@need
def closed_pile(_step: Any, state: State, seat: Seat) -> bool:
    """SM15, SM18: one that was looked through before has a point tile left (SM17)."""
    return state.here(seat).is_closed


@need
def scan_card(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    """SM13."""
    wanted = state.here(seat).scan
    return [card for card in state.pilots[seat].hand if fits(card, "scan", wanted)]


@need
def scanned_before(_step: Any, state: State, seat: Seat) -> bool:
    """SM14."""
    return state.here(seat).was_scanned_by(seat)


@need
def chip_or_probe(_step: Any, state: State, seat: Seat) -> bool:
    """SM19, SM43: something to make the station of."""
    return state.pilots[seat].chips > 0 or state.here(seat).is_marked_by(seat)


@need
def landing_cards(_step: Any, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """SM14."""
    return landings(state.pilots[seat].hand, state.here(seat).land)
