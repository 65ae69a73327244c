"""Why a computer player chooses what it does: what its seat sees, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine import AnyOffer, Offer, Phrase, Seat, plain_phrase
from games.space_mission.odds import point_tiles
from games.space_mission.parts import HAND
from games.space_mission.prospects import gate, held, is_last
from games.space_mission.scoring import STATION, gain
from games.space_mission.view import View

from .rating import there, tile_worth, useless


def why(view: View, seat: Seat, offer: Offer, offers: Sequence[AnyOffer]) -> Phrase:
    """What made the offer the best one."""
    me = view.pilots[seat]
    if offer.verb in ("mark", "take"):
        return _why_tile(me.taken, offer, offers)
    if offer.verb in ("jump", "fly"):
        return _why_trip(view, seat, offer)
    here = view.planet(me.ship)
    points, sure = point_tiles(view, here.name), int(bool(here.seen))
    pile = (("tiles", here.pile), ("points", points), ("sure", sure))
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
    if is_last(view):
        return Phrase(f"reason-{trip.verb}-last", (("points", gate(view, view.pilots[seat])),))
    plan, planet = there(view, seat, trip).plan, view.planet(trip.ids[-1])
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
    if less > points:
        return Phrase("reason-grows-later", args)
    grows = tile_worth(taken, tile) > tile_worth(taken, other)
    return Phrase("reason-can-grow" if grows else "reason-as-good", args)


def why_cards(view: View, seat: Seat, thrown: Sequence[str]) -> Phrase:
    """Why to draw, and what is thrown away before it."""
    if is_last(view):
        return Phrase("reason-cards-last")
    me = view.pilots[seat]
    drawn = held(view, me, thrown) - len(me.hand) + len(thrown)
    args = (("thrown", len(thrown)), ("drawn", drawn), ("cards", len(me.hand)))
    if useless(view, seat, me.hand):
        return Phrase("reason-useless", args)
    if len(me.hand) == HAND:
        return Phrase("reason-swap-all" if len(thrown) == HAND else "reason-swap", args)
    return Phrase("reason-draw" if drawn else "reason-no-cards", args)
