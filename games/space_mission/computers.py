"""Computer players. They see their own view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from engine import (
    AnyOffer,
    Choice,
    Dice,
    Observation,
    Offer,
    Phrase,
    Pick,
    Seat,
    Thought,
    plain_phrase,
)

from .odds import point_tiles
from .parts import HAND, coordinates, fits, landings, without
from .prospects import held
from .scoring import STATION, gain
from .view import PlanetView, View

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


def surveyor(seen: Observation[View], dice: Dice) -> Thought:
    """The action with the best prospect: discover, develop, scan, or go where that can be done."""
    view, seat, offers = seen.view, seen.seat, seen.offers
    best = max(_worth(view, seat, offer) for offer in offers)
    offer = dice.pick([offer for offer in offers if _worth(view, seat, offer) == best])
    if isinstance(offer, Pick):
        thrown = discards(view, seat, offer.items)
        return Thought(Choice(offer.verb, tuple(thrown)), _why_cards(view, seat, thrown))
    assert isinstance(offer, Offer)
    return Thought(Choice(offer.verb, offer.ids), _why(view, seat, offer, offers))


def tile_worth(taken: Sequence[str], tile: str) -> int:
    """How many points the tile adds to those taken; what it may still grow to breaks ties."""
    return (
        100 * gain(taken, tile)
        + 10 * Counter(taken)[tile]
        + (tile.startswith(("ore", "alien", "water")))
    )


def _worth(view: View, seat: Seat, offer: AnyOffer) -> float:
    me = view.pilots[seat]
    if not isinstance(offer, Offer):
        return _top_up(view, seat)
    worth = DISCOVER
    match offer.verb, offer.ids:
        case (("mark" | "take"), (tile,)):
            worth = tile_worth(me.taken, tile)
        case (("jump" | "fly"), _):
            probe = PROBE if offer.verb == "jump" else 0.0
            worth = probe + TRAVEL * _there(view, seat, offer).worth
        case "scan", _:
            worth = AGAIN if seat in view.planet(me.ship).probes else SCAN
        case "develop", _:
            worth = DEVELOP + RETURNED * view.planet(me.ship).probes.count(seat)
    return worth


def _there(view: View, seat: Seat, trip: Offer) -> Prospect:
    """What can be done where a jump or a flight leads, with the cards that are left then."""
    *cards, planet = trip.ids
    return prospect(seat, view.planet(planet), without(view.pilots[seat].hand, cards))


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


# -- reasons -------------------------------------------------------------------------------------


def _why(view: View, seat: Seat, offer: Offer, offers: Sequence[AnyOffer]) -> Phrase:
    """What made the offer the best one."""
    me = view.pilots[seat]
    if offer.verb in ("mark", "take"):
        return _why_tile(me.taken, offer, offers)
    if offer.verb in ("jump", "fly"):
        return _why_trip(view, seat, offer)
    here = view.planet(me.ship)
    pile = (("tiles", here.pile), ("points", point_tiles(view, here.name)))
    own = here.probes.count(seat)
    if offer.verb == "discover":
        return Phrase("reason-discover", pile)
    if offer.verb == "develop":
        found = [Phrase("reason-station", (("points", STATION),))]
        found += [Phrase("reason-own-tiles", (("tiles", own),))] * bool(own)
        found += [Phrase("reason-one-more")] * here.is_closed
        return Phrase("reason-develop", (("gains", tuple(found)),))
    return (
        Phrase("reason-scan-again", (("tiles", own + 1),)) if own else Phrase("reason-scan", pile)
    )


def _why_trip(view: View, seat: Seat, trip: Offer) -> Phrase:
    """A jump or a flight: what can be done where it leads."""
    plan, planet = _there(view, seat, trip).plan, view.planet(trip.ids[-1])
    if plan == "nothing":
        return Phrase(f"reason-{trip.verb}-idle", (("probes", view.pilots[seat].gate + 1),))
    args = (("tiles", planet.pile), ("probes", planet.probes.count(seat)))
    return Phrase(f"reason-{trip.verb}", (("there", Phrase(f"reason-there-{plan}", args)),))


def _why_tile(taken: Sequence[str], offer: Offer, offers: Sequence[AnyOffer]) -> Phrase:
    """What a tile adds, and what the next best would add or lacks."""
    (tile,) = offer.ids
    points = gain(taken, tile)
    adds = ("adds", Phrase(f"reason-adds-{offer.verb}", (("points", points),)))
    others = [o.ids[0] for o in offers if isinstance(o, Offer) and o.ids != offer.ids]
    if not others:
        return Phrase("reason-only-tile", (adds,))
    other = max(others, key=lambda each: tile_worth(taken, each))
    less, have = gain(taken, other), taken.count(tile)
    args = (adds, ("other", plain_phrase(other)), ("less", less), ("have", have))
    if less < points:
        return Phrase("reason-more-points", args)
    if have > taken.count(other):
        return Phrase("reason-more-alike", args)
    grows = tile_worth(taken, tile) > tile_worth(taken, other)
    return Phrase("reason-can-grow" if grows else "reason-as-good", args)


def _why_cards(view: View, seat: Seat, thrown: Sequence[str]) -> Phrase:
    """Why to draw, and what is thrown away before it."""
    me = view.pilots[seat]
    drawn = held(view, me, thrown) - len(me.hand) + len(thrown)
    args = (("thrown", len(thrown)), ("drawn", drawn), ("cards", len(me.hand)))
    if useless(view, seat, me.hand):
        return Phrase("reason-useless", args)
    if len(me.hand) == HAND:
        return Phrase("reason-swap-all" if len(thrown) == HAND else "reason-swap", args)
    return Phrase("reason-draw" if drawn else "reason-no-cards", args)
