"""What the surveyor thinks of each thing that its seat may do, by its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from engine import AnyOffer, Offer, Seat
from games.space_mission.parts import HAND, coordinates, fits, landings, without
from games.space_mission.prospects import gate, is_last
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


Plan: TypeAlias = Literal["take", "build", "scan", "scan-and-build", "nothing"]
"""What there is to do on a planet."""


class Prospect(NamedTuple):
    """What a player could do on a planet, and what that is worth."""

    plan: Plan
    worth: float


def tile_worth(taken: Sequence[str], tile: str) -> int:
    """How many points the tile adds to those taken; what it may still grow to breaks ties."""
    return (
        100 * gain(taken, tile)
        + 10 * Counter(taken)[tile]
        + (tile.startswith(("ore", "alien", "water")))
    )


def rate(view: View, seat: Seat, offer: AnyOffer) -> float:
    me = view.pilots[seat]
    if is_last(view):
        return _rate_last(view, seat, offer)
    if not isinstance(offer, Offer):
        return _top_up(view, seat)
    worth = DISCOVER
    match offer.verb, offer.ids:
        case (("mark" | "take"), (tile,)):
            worth = tile_worth(me.taken, tile)
        case (("jump" | "fly"), _):
            probe = PROBE if offer.verb == "jump" else 0.0
            worth = probe + TRAVEL * there(view, seat, offer).worth
        case "scan", _:
            worth = AGAIN if seat in view.planet(me.ship).probes else SCAN
            if view.last_round and not _lands_next(view, seat, offer):
                worth = 0.0
        case "develop", _:
            worth = DEVELOP + RETURNED * view.planet(me.ship).probes.count(seat)
    return worth


def _rate_last(view: View, seat: Seat, offer: AnyOffer) -> float:
    """SM30, SM31: of the very last action only points are left."""
    me = view.pilots[seat]
    match offer.verb:
        case "mark" | "take":
            assert isinstance(offer, Offer)
            return tile_worth(me.taken, offer.ids[0])
        case "jump":
            return gate(view, me)
        case "discover":
            return DISCOVER
        case "develop":
            return DEVELOP + RETURNED * view.planet(me.ship).probes.count(seat)
        case _:
            return 0.0


def there(view: View, seat: Seat, trip: Offer) -> Prospect:
    """What can be done where a jump or a flight leads, with the cards that are left then."""
    *cards, planet = trip.ids
    found = prospect(seat, view.planet(planet), without(view.pilots[seat].hand, cards))
    too_late = view.last_round and found.plan in ("scan", "scan-and-build")
    return Prospect("nothing", 0.0) if too_late else found


def _lands_next(view: View, seat: Seat, scan: Offer) -> bool:
    """Whether the cards that are left after a scan are enough to develop the planet."""
    me = view.pilots[seat]
    return bool(landings(without(me.hand, scan.ids), view.planet(me.ship).land))


def prospect(seat: Seat, planet: PlanetView, hand: Sequence[str]) -> Prospect:
    """The best that the seat could do on a planet with this hand."""
    closed = planet.is_closed
    if planet.station is not None:
        return Prospect("take", DISCOVER) if closed else Prospect("nothing", 0.0)
    own = planet.probes.count(seat)
    can_land = bool(landings(hand, planet.land))
    if own and can_land:
        return Prospect("build", DEVELOP + RETURNED * own)
    if closed and any(fits(card, "scan", planet.scan) for card in hand):
        worth = AGAIN if own else SCAN
        first = next(card for card in hand if fits(card, "scan", planet.scan))
        if landings(without(hand, (first,)), planet.land):
            return Prospect("scan-and-build", worth + LAND_NEXT)
        return Prospect("scan", worth)
    return Prospect("nothing", 0.0)


def _top_up(view: View, seat: Seat) -> float:
    me = view.pilots[seat]
    return CARD * (HAND - len(me.hand) + len(useless(view, seat, me.hand)))


def useless(view: View, seat: Seat, hand: Sequence[str]) -> list[str]:
    """The cards that serve no planet where something is left to do."""
    return [card for card in hand if not any(_serves(card, seat, p) for p in view.planets)]


def discards(view: View, seat: Seat, hand: Sequence[str]) -> list[str]:
    """What to throw away before drawing: useless cards.

    Of a full hand without any: what is neither for a jump nor for the planet the ship is
    on, because such a hand leads nowhere.
    """
    thrown = useless(view, seat, hand)
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
