"""What a ship could do on a planet, and what a card is good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Phrase, plain_phrase

from .parts import HAND, Symbol, coordinates, fits, landings
from .scoring import gate_gain
from .view import PilotView, PlanetView, View

NAMED: Final = 2
"""So many planets at most are named for which a card is good; more are counted."""


def is_last(view: View) -> bool:
    """Whether no other action of the viewer can follow this one (SM30)."""
    return view.last_round and view.actions == 1


def gate(view: View, own: PilotView) -> int:
    """What one more probe on the gate is worth now (SM31)."""
    return gate_gain([pilot.gate for pilot in view.pilots], own.seat)


def held(view: View, own: PilotView, thrown: Sequence[str]) -> int:
    """SM10: how many cards one holds after a top-up."""
    kept = len(own.hand) - len(thrown)
    return min(HAND, kept + view.draw + view.discard + len(thrown))


def ahead(own: PilotView, planet: PlanetView, hand: Sequence[str], chips: int) -> Phrase:
    """What the player could do on a planet with these cards and chips, or what it would take."""
    if planet.station is not None:  # SM15
        take = Phrase("hint-ahead-take", (("pile", planet.pile),))
        return take if planet.is_closed else Phrase("hint-ahead-nothing")
    scans = planet.is_closed and chips > 0  # SM18, SM19
    lands = _scanned(own, planet) and (chips > 0 or own.seat in planet.probes)  # SM19, SM43
    can_scan = scans and any(fits(card, "scan", planet.scan) for card in hand)
    can_land = lands and bool(landings(hand, planet.land))
    if can_scan or can_land:
        return Phrase(_CAN[can_scan, can_land])
    if lands:
        low, high = sorted(planet.land)
        return Phrase("hint-ahead-lacks-landing", (("low", low), ("high", high)))
    lacks = Phrase("hint-ahead-lacks-scan", (("scan", planet.scan),))
    return lacks if scans else Phrase("hint-ahead-nothing")


_CAN: Final = {
    (True, True): "hint-ahead-scan-or-develop",
    (True, False): "hint-ahead-scan",
    (False, True): "hint-ahead-develop",
}


def uses(view: View, own: PilotView, card: str) -> tuple[Phrase, Phrase]:
    """For each coordinate of a card, where it could be played now."""
    first, second = (
        _use(symbol, [p for p in view.planets if _serves(own, p, card, symbol)], own.ship)
        for symbol, _ in coordinates(card)
    )
    return first, second


def _use(symbol: Symbol, planets: Sequence[PlanetView], ship: str) -> Phrase:
    names = [planet.name for planet in planets]
    if ship in names:
        return Phrase(f"hint-here-{symbol}")
    said = tuple(map(plain_phrase, names[:NAMED]))
    return Phrase(f"hint-use-{symbol}", (("count", len(names)), ("planets", said)))


def _serves(own: PilotView, planet: PlanetView, card: str, symbol: Symbol) -> bool:
    """Whether the card has a coordinate of the planet that may still be asked for."""
    match symbol:
        case "jump":
            return planet.name != own.ship and fits(card, symbol, planet.jump)
        case "scan":
            open_ = planet.station is None and planet.is_closed
            return open_ and fits(card, symbol, planet.scan)
        case "land":
            open_ = planet.station is None and (planet.is_closed or _scanned(own, planet))
            return open_ and any(fits(card, symbol, number) for number in planet.land)


def _scanned(own: PilotView, planet: PlanetView) -> bool:
    """Whether the player has scanned here before (SM14)."""
    return planet.in_vain == own.seat or own.seat in planet.probes
