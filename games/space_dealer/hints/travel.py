"""SD22, SD27, SD46: what is wanted where a ship flies, and what a delivery brings."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Phrase
from games.space_dealer.goods import holds
from games.space_dealer.parts import amounts
from games.space_dealer.view import DemandView, PlanetView, ShipView, View

from .said import place, timed


def flown(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """What could be delivered there, as the demands are now."""
    ship, field = args
    return timed(view, flight(view, own, ship, field))


def flight_warning(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """Others who carry what is wanted there, and are there or on their way."""
    ship, field = args
    load = place(own, ship).goods
    met = _meets(view, own, load, field)
    rivals = [
        other
        for planet in view.planets
        if planet.seat != own.seat and planet.field != field
        for other in planet.ships
        if _comes(other, field) and any(_carries(other.load, each) for each in met)
    ]
    return Phrase("warn-rivals", (("count", len(rivals)),)) if rivals else None


def delivered(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """Points, the goods they cost, and the markers left."""
    found = [(each, 1) for planet in view.planets for each in planet.demands]
    found += [(each.demand, 0) for each in view.neutrals if each.demand is not None]
    for demand, marker in found:
        if demand.id == args[0]:
            points, goods = ("points", demand.deliver), ("goods", len(demand.goods))
            if not marker:
                return Phrase("hint-delivers-alone", (points, goods))
            left = own.markers - marker
            return Phrase("hint-delivers", (points, ("host", demand.host), goods, ("left", left)))
    return None


def delivery_warning(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """SD28: the last marker ends the game."""
    on_card = any(each.id == args[0] for planet in view.planets for each in planet.demands)
    ends = on_card and own.markers == 1 and not view.closing
    return Phrase("warn-last-marker") if ends else None


def flight(view: View, own: PlanetView, ship: str, field: str) -> Phrase:
    """What there is to do at a field, with what is aboard."""
    load = place(own, ship).goods
    if field == own.field:
        return Phrase("hint-flies-home")
    wanted = open_at(view, own, field)
    met = _meets(view, own, load, field)
    if met:
        points = sum(each.deliver for each in met)
        return Phrase("hint-flies-delivers", (("points", points),))
    if not wanted:
        return Phrase("hint-flies-stop")
    best = max(each.deliver for each in wanted)
    key = "hint-flies-lacks" if load else "hint-flies-empty"
    return Phrase(key, (("count", len(wanted)), ("points", best)))


def open_at(view: View, own: PlanetView, field: str) -> list[DemandView]:
    """The demands of a field that the viewer may meet."""
    neutral = [each.demand for each in view.neutrals if each.field == field]
    found = [each for each in neutral if each is not None]
    for planet in view.planets:
        if planet.field == field and planet.seat != own.seat and own.markers:
            found += [each for each in planet.demands if each.met is None]
    return found


def _meets(view: View, own: PlanetView, load: str, field: str) -> list[DemandView]:
    """Those that a load meets together, the dearest first, as ``deliver_all`` does it."""
    left, met = list(amounts(load)), list[DemandView]()
    for demand in sorted(open_at(view, own, field), key=lambda each: -each.deliver):
        wanted = amounts(demand.goods)
        if holds(left, wanted):
            left = [have - need for have, need in zip(left, wanted, strict=True)]
            met.append(demand)
    return met


def _comes(ship: ShipView, field: str) -> bool:
    return (ship.to or ship.at) == field


def _carries(load: str, demand: DemandView) -> bool:
    have: Sequence[int] = amounts(load)
    return holds(have, amounts(demand.goods))
