"""Prices, and what can be bought and sold on a market (MV80 to MV125)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import Seat

from .galaxy import GALAXY
from .parts import DRIVES, GAUGE_TOP, STATES, TechnologyEntry
from .ship import active_challenges, fits, home
from .state import Captain, Market, State

MOST_HOLDS: Final = 4
CHEAP_PORT: Final = 150
_HANDLER: Final = "humans"


def equipment(state: State, market: Market) -> tuple[tuple[str, int], ...]:
    """The two equipment offers of the top market marker (MV83)."""
    entry = state.parts.culture[market.culture]
    marker = next(marker for marker in entry.markers if marker.state == market.top)
    return marker.offers


def step(state: State, market: Market) -> int:
    """The market as a number from 0, weak, to 2, strong; C07 counts one lower."""
    found = STATES.index(market.top)
    return max(0, found - 1) if "c07" in active_challenges(state) else found


def value(state: State, market: Market, good: str) -> int:
    """What a good brings on this market (MV101), with the demand markers there (MV234)."""
    entry = state.parts.good[good]
    bonus = sum(state.parts.demand[d].bonus for d in market.demands if d.split("-")[1] == good)
    return entry.resale[step(state, market)] + bonus


def offered(state: State, seat: Seat, market: Market, good: str) -> int:
    """What this seat gets: Human, side A, sells on a weak market at the active value."""
    captain = state.captains[seat]
    price = value(state, market, good)
    if captain.pilot == _HANDLER and captain.side == "a" and market.top == "weak":
        weak, active, _ = state.parts.good[good].resale
        price += active - weak
    return price


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
        return 0 if "c09" in active_challenges(state) else -state.parts.figures.fee
    free = "r14" in captain.rewards or "cloaking-field" in state.turn.places
    return 0 if free else state.parts.figures.fee


def discount(state: State, seat: Seat, system: str) -> int:
    """The home discount here (MV209)."""
    captain = state.captains[seat]
    if not system or system != home(state, seat):
        return 0
    return state.parts.pilot[captain.pilot].discount[captain.level - 1]


def charge(state: State, seat: Seat, system: str, printed: int) -> int:
    """The price of a purchase action after discounts, never below 0 (MV209, R15, C04)."""
    less = discount(state, seat, system)
    first = not state.turn.purchases and not state.turn.contact
    if "r15" in state.captains[seat].rewards and first:
        less += 10
    more = 10 if "c04" in active_challenges(state) else 0
    return max(0, printed + more - less)


def purchases(state: State, seat: Seat, market: Market) -> Iterator[tuple[str, int]]:
    """Everything the seat could buy here now, each kind once, with its price."""
    captain = state.captains[seat]
    rest = state.captains[seat].credits - max(0, fee(state, seat))
    if rest < 0:
        return
    most = rest + captain.iou.get(market.culture, 0)
    for id_, printed in _wares(state, captain, market):
        price = charge(state, seat, market.system, printed)
        if price <= most:
            yield id_, price


def _wares(state: State, captain: Captain, market: Market) -> Iterator[tuple[str, int]]:
    parts = state.parts
    for good in _for_sale(state, market.goods):
        if fits(state, captain, good):
            yield good, parts.good[good].cost
    for kind, price in equipment(state, market):
        if can_install(state, captain, kind):
            yield kind, price
    for id_ in _for_sale(state, market.technologies):
        if can_take(state, captain, parts.technology[id_]):
            yield id_, parts.technology[id_].cost


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
    if entry.id != "data-probe" and captain.owns(entry.family or entry.id):
        return False
    if entry.family == "spoiler" and any("spoiler" in id_ for id_ in captain.cargo):
        return False
    if entry.kind == "upgrade":
        return len(captain.upgrades) < state.parts.figures.upgrade_slots
    return entry.kind != "structure" or fits(state, captain, entry.id)


def sales(state: State, seat: Seat, market: Market) -> Iterator[tuple[str, int]]:
    """The goods aboard that this culture buys, with what the seat gets (MV100)."""
    captain = state.captains[seat]
    due = max(0, fee(state, seat))
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
    return follows and "cloaking-field" in state.turn.places and market.culture not in entry.buyers


def sites(state: State, seat: Seat) -> list[str]:
    """Orbit fields where the seat may build from where it stands (MV120, MV122, MV126)."""
    captain = state.captains[seat]
    if not captain.markers or captain.at in state.ruins:
        return []
    return [orbit for orbit in GALAXY[captain.at].sites if orbit not in state.ports]


def port_price(state: State, seat: Seat, *, permit: bool = False) -> int:
    """What a spaceport costs here (MV120, MV209; Whynom, side A, and R23: c150)."""
    captain = state.captains[seat]
    price = state.parts.figures.port
    if permit or (captain.pilot, captain.side) == ("whynom", "a"):
        price = min(price, CHEAP_PORT)
    return max(0, price - discount(state, seat, GALAXY[captain.at].system))


def is_drive(id_: str) -> bool:
    """Whether it is one of the three drives."""
    return id_ in DRIVES


def base(state: State, market: Market, good: str) -> int:
    """The resale value now, without demand (MV101)."""
    return state.parts.good[good].resale[step(state, market)]
