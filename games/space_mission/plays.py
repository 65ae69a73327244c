"""What a viewer may do with what they have, as their view shows it (SM11 to SM15)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice

from .parts import GATE, fits, landings, numbers
from .view import PilotView, PlanetView, View

HERE = frozenset({"scan", "develop", "discover"})
"""What is done on the planet where the ship is: no id says which one that is."""


def plays(view: View) -> Sequence[Choice]:
    """All that the viewer is offered as an action, but for topping up."""
    own = view.own
    if own is None or view.turn != own.seat or view.decision != "take-action":
        return ()
    found = [
        Choice("jump", (card, planet.name))
        for card in own.hand
        if own.chips
        for planet in view.planets
        if planet.name != own.ship and planet.jump in numbers(card, "jump")
    ]
    if own.ship != GATE:
        found += [Choice("fly", (name,)) for name in view.neighbours(own.ship)]
        found += _here(own, view.planet(own.ship))
    return found


def _here(own: PilotView, planet: PlanetView) -> Sequence[Choice]:
    if planet.station is not None:
        return [Choice("discover")] if planet.is_closed else []
    found: list[Choice] = []
    marked = own.seat in planet.probes
    if planet.is_closed and own.chips:
        cards = (card for card in own.hand if fits(card, "scan", planet.scan))
        found += [Choice("scan", (card,)) for card in cards]
    if marked or (planet.in_vain == own.seat and own.chips):
        found += [Choice("develop", pair) for pair in landings(own.hand, planet.land)]
    return found
