"""Prices, and what can be bought and sold on a market (MV80 to MV125)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import Seat

from .cards import BUILDING_CONTRACT, CLOAKING_FIELD, DATA_PROBE, change, cheaper_port
from .galaxy import GALAXY
from .parts import DRIVES, GAUGE_TOP, STATES, TechnologyEntry
from .ship import fits, home
from .state import Captain, Market, State

MOST_HOLDS: Final = 4


def equipment(state: State, market: Market) -> tuple[tuple[str, int], ...]:
    """The two equipment offers of the top market marker (MV83)."""
    entry = state.parts.culture[market.culture]
    marker = next(marker for marker in entry.markers if marker.state == market.top)
    return marker.offers


def step(state: State, market: Market) -> int:
    """The market as a number from 0, weak, to 2, strong."""
    return max(0, STATES.index(market.top) + change(state, state.captain, "market"))


def value(state: State, market: Market, good: str) -> int:
    """What a good brings on this market (MV101), with the demand markers there (MV234)."""
    entry = state.parts.good[good]
    bonus = sum(state.parts.demand[d].bonus for d in market.demands if d.split("-")[1] == good)
    return entry.resale[step(state, market)] + bonus


def offered(state: State, seat: Seat, market: Market, good: str) -> int:
    """What this seat gets; a Negotiator looks at what the market counts as (MV226)."""
    captain = state.captains[seat]
    price = value(state, market, good)
    return price + change(state, captain, "sale", good, STATES[step(state, market)])


def strong(state: State, market: Market, good: str) -> int:
    """What a good brings at its strong value, whatever the market counts as (MV226)."""
    entry = state.parts.good[good]
    return value(state, market, good) + entry.resale[-1] - entry.resale[step(state, market)]


def owner(state: State, field: str) -> Seat | None:
    """Whose merchant spaceport this is."""
    return state.ports.get(field)


def fee(state: State, seat: Seat) -> int:
    """What an action costs on another's spaceport; less than 0 on the own one (MV124, MV125)."""
    captain = state.captains[seat]
    host = owner(state, captain.at)
    if host is None:
        return 0
    if host == seat:
        return 0 if BUILDING_CONTRACT.works(state, captain) else -state.parts.figures.fee
    return max(0, state.parts.figures.fee + change(state, captain, "fee"))


def discount(state: State, seat: Seat, system: str) -> int:
    """The home discount here (MV209)."""
    captain = state.captains[seat]
    if not system or system != home(state, seat):
        return 0
    return state.parts.pilot[captain.pilot].discount[captain.level - 1]


def charge(state: State, seat: Seat, system: str, printed: int) -> int:
    """The price of a purchase action after discounts, never below 0 (MV209)."""
    return max(0, printed + _more(state, seat, system))


def _more(state: State, seat: Seat, system: str) -> int:
    return change(state, state.captains[seat], "price") - discount(state, seat, system)


def purchases(state: State, seat: Seat, market: Market) -> Iterator[tuple[str, int]]:
    """Everything the seat could buy here now, each kind once, with its price."""
    captain, most = state.captains[seat], _most(state, seat, market)
    more = _more(state, seat, market.system)
    for ware, printed in wares(state, market):
        price = max(0, printed + more)
        if price <= most and has_room(state, captain, ware):
            yield ware, price


def affordable(state: State, seat: Seat, market: Market) -> list[str]:
    """What the seat could pay for, with the fee of a spaceport."""
    most, more = _most(state, seat, market), _more(state, seat, market.system)
    return [ware for ware, printed in wares(state, market) if max(0, printed + more) <= most]


def _most(state: State, seat: Seat, market: Market) -> int:
    """Credits for a purchase, and credit (MV81); less than any price where the fee is too high."""
    captain = state.captains[seat]
    rest = captain.credits - max(0, fee(state, seat))
    return rest + captain.iou.get(market.culture, 0) if rest >= 0 else -1


def wares(state: State, market: Market) -> Iterator[tuple[str, int]]:
    """Goods, equipment and technologies on a market, each kind once, as they are priced."""
    parts = state.parts
    for good in _for_sale(state, market.goods):
        yield good, parts.good[good].cost
    yield from equipment(state, market)
    for id_ in _for_sale(state, market.technologies):
        yield id_, parts.technology[id_].cost


def has_room(state: State, captain: Captain, ware: str) -> bool:
    """Whether a ware has a place (MV81 to MV91)."""
    parts = state.parts
    if ware in parts.good:
        return fits(state, captain, ware)
    if ware in parts.technology:
        return can_take(state, captain, parts.technology[ware])
    return can_install(state, captain, ware)


def _for_sale(state: State, rack: list[str]) -> list[str]:
    """MV193: each kind once, unless all there are were unloaded by the buyer in this turn."""
    unloaded = state.turn.unloaded
    return [id_ for id_ in dict.fromkeys(rack) if rack.count(id_) > unloaded.count(id_)]


def can_install(state: State, captain: Captain, kind: str) -> bool:
    """Whether the equipment is in stock and has a place (MV84 to MV86)."""
    if kind == "laser":
        return captain.laser < GAUGE_TOP
    if kind == "shield":
        return captain.shield < GAUGE_TOP
    if not state.stock[kind]:
        return False
    return captain.holds < MOST_HOLDS if kind == "hold" else captain.drive != kind


def can_take(state: State, captain: Captain, entry: TechnologyEntry) -> bool:
    """Whether there is a place for the technology, and no second one of its family (MV89)."""
    technology = state.parts.technology
    aboard = [each for each in captain.aboard() if each in technology]
    families = [technology[each].family or each for each in aboard]
    if entry.id != DATA_PROBE.id and (entry.family or entry.id) in families:
        return False
    if entry.kind == "upgrade":
        return len(captain.upgrades) < state.parts.figures.upgrade_slots
    return entry.kind != "structure" or fits(state, captain, entry.id)


def sales(state: State, seat: Seat, market: Market) -> Iterator[tuple[str, int]]:
    """The goods aboard that this culture buys, with what the seat gets (MV100)."""
    captain = state.captains[seat]
    due = fee(state, seat)
    for good in dict.fromkeys(captain.cargo):
        if good in state.parts.good and buys(state, market, good):
            price = offered(state, seat, market, good)
            if captain.credits + price >= due:
                yield good, price


def buys(state: State, market: Market, good: str) -> bool:
    """Whether the culture takes the good; with a Cloaking Field the next one too (MV263)."""
    entry = state.parts.good[good]
    return market.culture in entry.buyers or is_black(state, market, good)


def is_black(state: State, market: Market, good: str) -> bool:
    """Whether this would be a sale on the black market."""
    entry = state.parts.good[good]
    follows = state.parts.following(entry.buyers[-1]) == market.culture
    return follows and CLOAKING_FIELD.id in state.turn.places and market.culture not in entry.buyers


def sites(state: State, seat: Seat) -> list[str]:
    """Orbit fields where the seat may build from where it stands (MV120, MV122, MV126)."""
    captain = state.captains[seat]
    if not captain.markers or captain.at in state.ruins:
        return []
    return [orbit for orbit in GALAXY[captain.at].sites if orbit not in state.ports]


def port_price(state: State, seat: Seat, *, permit: bool = False) -> int:
    """What a spaceport costs here (MV120, MV209)."""
    captain = state.captains[seat]
    more = cheaper_port(state) if permit else change(state, captain, "port")
    price = state.parts.figures.port + more
    return max(0, price - discount(state, seat, GALAXY[captain.at].system))


def is_drive(id_: str) -> bool:
    """Whether it is one of the three drives."""
    return id_ in DRIVES
