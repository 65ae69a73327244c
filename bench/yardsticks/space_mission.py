"""The surveyor: the action with the best prospect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine import AnyOffer, Choice, Dice, Offer, Pick, Seat
from games.space_mission.parts import HAND, coordinates, fits, landings, without
from games.space_mission.scoring import gain
from games.space_mission.view import PlanetView, View

DISCOVER: Final = 6.0
DEVELOP: Final = 8.0
RETURNED: Final = 3.0
"""For each own tile that developing the planet brings home."""
SCAN: Final = 4.5
AGAIN: Final = 3.0
"""A further scan where an own probe lies already: it is worth less than a new planet."""
LAND_NEXT: Final = 1.5
"""For a landing pair in hand where a scan is still wanted first."""
TRAVEL: Final = 0.75
"""What is still to be done elsewhere counts for less than what can be done here."""
PROBE: Final = 0.4
"""A probe on the gate is worth a little."""
CARD: Final = 0.7
"""A new card, as long as the hand is short."""


def mind(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """Discover, develop, scan, or go where that can be done; of equals any."""
    best = max(_worth(view, seat, offer) for offer in offers)
    offer = dice.pick([offer for offer in offers if _worth(view, seat, offer) == best])
    if isinstance(offer, Pick):
        return Choice(offer.verb, tuple(_discards(view, seat, offer.items)))
    assert isinstance(offer, Offer)
    return Choice(offer.verb, offer.ids)


def _worth(view: View, seat: Seat, offer: AnyOffer) -> float:
    me = view.pilots[seat]
    if not isinstance(offer, Offer):
        return CARD * (HAND - len(me.hand) + len(_useless(view, seat, me.hand)))
    worth = DISCOVER
    match offer.verb, offer.ids:
        case (("mark" | "take"), (tile,)):
            worth = _tile_worth(me.taken, tile)
        case (("jump" | "fly"), (*cards, planet)):
            there = _prospect(seat, view.planet(planet), without(me.hand, cards))
            worth = (PROBE if offer.verb == "jump" else 0.0) + TRAVEL * there
        case "scan", _:
            worth = AGAIN if seat in view.planet(me.ship).probes else SCAN
        case "develop", _:
            worth = DEVELOP + RETURNED * view.planet(me.ship).probes.count(seat)
    return worth


def _tile_worth(taken: Sequence[str], tile: str) -> int:
    """How many points the tile adds to those taken; what it may still grow to breaks ties."""
    return (
        100 * gain(taken, tile)
        + 10 * Counter(taken)[tile]
        + (tile.startswith(("ore", "alien", "water")))
    )


def _prospect(seat: Seat, planet: PlanetView, hand: Sequence[str]) -> float:
    """The best that the seat could do on a planet with this hand."""
    closed = planet.is_closed
    if planet.station is not None:
        return DISCOVER if closed else 0.0
    own = planet.probes.count(seat)
    if own and landings(hand, planet.land):
        return DEVELOP + RETURNED * own
    scans = [card for card in hand if fits(card, "scan", planet.scan)]
    if closed and scans:
        worth = AGAIN if own else SCAN
        lands = landings(without(hand, scans[:1]), planet.land)
        return worth + LAND_NEXT if lands else worth
    return 0.0


def _useless(view: View, seat: Seat, hand: Sequence[str]) -> list[str]:
    """The cards that serve no planet where something is left to do."""
    return [card for card in hand if not any(_serves(card, seat, p) for p in view.planets)]


def _discards(view: View, seat: Seat, hand: Sequence[str]) -> list[str]:
    """What to throw away before drawing: useless cards.

    Of a full hand without any: what is neither for a jump nor for the planet the ship is
    on, because such a hand leads nowhere.
    """
    thrown = _useless(view, seat, hand)
    if thrown or len(hand) < HAND:
        return thrown
    here = [planet for planet in view.planets if planet.name == view.pilots[seat].ship]
    return [
        card
        for card in hand
        if coordinates(card)[0][0] != "jump" and not any(_serves(card, seat, p) for p in here)
    ] or list(hand)


def _serves(card: str, seat: Seat, planet: PlanetView) -> bool:
    closed = planet.is_closed
    if planet.station is not None:
        return closed and fits(card, "jump", planet.jump)
    if seat in planet.probes:
        return any(fits(card, "land", number) for number in planet.land)
    return closed and (fits(card, "scan", planet.scan) or fits(card, "jump", planet.jump))
