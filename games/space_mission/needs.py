"""What the actions need, each condition once: offers and refusals are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import AnyOffer, Pick, Seat, Verb, need

from .parts import ELSEWHERE, fits, landings, numbers
from .state import Planet, State


class OfHand(Verb):
    """Any cards of the hand, or none; of an empty hand too, so that there is always a choice."""

    __slots__ = ()

    def add(self, found: list[AnyOffer], _step: Any, state: State, seat: Seat) -> None:
        """SM10, SM18."""
        hand = tuple(state.pilots[seat].hand)
        found.append(Pick(self.name, hand, 0, len(hand)))


@need
def on_planet(here: Planet | None, _state: State, _seat: Seat) -> bool:
    """SM12 to SM15: not on the Jump Gate."""
    return here is not None


@need
def chip_left(_here: Any, state: State, seat: Seat) -> bool:
    """SM19."""
    return state.pilots[seat].chips > 0


@need
def jump_card(_here: Any, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """SM11: a card, and a planet with its number."""
    return [
        (card, planet.name)
        for card in state.pilots[seat].hand
        if (usable := numbers(card, "jump"))
        for planet in state.ring
        if planet.jump in usable
    ]


@need
def elsewhere(_here: Any, state: State, seat: Seat) -> frozenset[str]:
    """SM11: another planet than the one that the ship is on."""
    return ELSEWHERE[state.pilots[seat].ship]


@need
def neighbour(here: Planet, state: State, _seat: Seat) -> Sequence[str]:
    """SM12."""
    one, other = state.neighbours(here)
    return one.name, other.name


@need
def undeveloped(here: Planet, _state: State, _seat: Seat) -> bool:
    """SM13, SM14."""
    return here.station is None


@need
def developed(here: Planet, _state: State, _seat: Seat) -> bool:
    """SM15."""
    return here.station is not None


@need
def closed_pile(here: Planet, _state: State, _seat: Seat) -> bool:
    """SM15, SM18: one that was looked through before has a point tile left (SM17)."""
    return here.is_closed


@need
def scan_card(here: Planet, state: State, seat: Seat) -> Sequence[str]:
    """SM13."""
    return [card for card in state.pilots[seat].hand if fits(card, "scan", here.scan)]


@need
def scanned_before(here: Planet, _state: State, seat: Seat) -> bool:
    """SM14."""
    return here.was_scanned_by(seat)


@need
def chip_or_probe(here: Planet, state: State, seat: Seat) -> bool:
    """SM19, SM43: something to make the station of."""
    return state.pilots[seat].chips > 0 or here.is_marked_by(seat)


@need
def landing_cards(here: Planet, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """SM14."""
    return landings(state.pilots[seat].hand, here.land)
