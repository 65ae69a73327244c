"""What a player has, counted, as a view shows it."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat

from .view import View


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """Points, markers, goods, cards, attack markers, ships and timers.

    ``goods`` are those in depots, in transport probes and aboard ships, in flight too; ``cards``
    all technology cards, wherever they lie; ``attacks`` the attack markers ready for use.
    """
    planet = view.planets[seat]
    plants = sum(map(len, planet.power))
    return {
        "points": planet.points,
        "markers": planet.markers,
        "goods": len(planet.depot)
        + sum(len(ship.load) for ship in planet.ships)
        + sum(len(card.store) for card in planet.built),
        "cards": planet.pile + len(planet.zone) + planet.choosing + len(planet.built) + plants,
        "attacks": sum(card.attacks for card in planet.built),
        "ships": len(planet.ships),
        "timers": len(planet.timers),
    }
