"""The six actions as offers: what a seat may do with its hand and where its ship is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine import AnyOffer, Offer, Pick, Seat

from .parts import HAND, SPACE, fits, in_order
from .state import Planet, State


def actions(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """SM10 to SM15, in that order. Topping up is always among them (SM18)."""
    pilot, here = state.pilots[seat], state.here(seat)
    yield Pick("top-up", tuple(pilot.hand), 0, len(pilot.hand))
    if pilot.chips:  # SM19
        yield from _jumps(state, pilot.hand, here)
    if here is None:
        return
    for planet in dict.fromkeys(planet.name for planet in state.neighbours(here)):  # SM12
        yield Offer("fly", (planet,))
    if pilot.chips and here.can_be_scanned:
        for card in pilot.cards_for("scan", here.scan):
            yield Offer("scan", (card,))
    has_chip = pilot.chips or here.is_marked_by(seat)  # SM19, SM43
    if here.station is None and here.was_scanned_by(seat) and has_chip:
        for pair in landings(pilot.hand, here.land):
            yield Offer("develop", pair)
    if here.station is not None and here.is_closed:  # SM15, SM17: then a point tile is left
        yield Offer("discover")


def _jumps(state: State, hand: Sequence[str], here: Planet | None) -> Iterator[AnyOffer]:
    for card in hand:
        for planet in state.ring:
            if planet is not here and fits(card, "jump", planet.jump):  # SM11
                yield Offer("jump", (card, planet.name))


def landings(hand: Sequence[str], land: tuple[int, int]) -> Iterator[tuple[str, str]]:
    """SM14: each pair of cards with both landing coordinates, the card for the lower one first."""
    low, high = sorted(land)
    for one, two in combinations(hand, 2):
        if fits(one, "land", low) and fits(two, "land", high):
            yield one, two
        elif fits(two, "land", low) and fits(one, "land", high):
            yield two, one


def choices(planet: Planet, verb: str) -> list[Offer]:
    """SM13, SM20: one offer for each kind of point tile in the pile, and never a space tile."""
    kinds = dict.fromkeys(in_order(planet.pile))
    return [Offer(verb, (tile,)) for tile in kinds if tile != SPACE]


def room(hand: Sequence[str]) -> int:
    """How many cards a hand takes when it is topped up."""
    return max(0, HAND - len(hand))
