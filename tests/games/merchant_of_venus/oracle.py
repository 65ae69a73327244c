"""What a captain may do at a port, and for how much: naive, from the rules and the printed figures.

Nothing here asks the game's own rules. A visit is followed through what was told of it; prices,
room and places are worked out anew from the box, the board and what lies before a captain.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import games.merchant_of_venus as game
from engine import Event
from games.merchant_of_venus import events
from games.merchant_of_venus.parts import Box, CultureEntry
from games.merchant_of_venus.state import Captain, Market, State

BOARD: Final = json.loads(Path(game.__file__).with_name("galaxy.json").read_text("utf-8"))
KIND: Final[dict[str, str]] = {entry["id"]: entry["kind"] for entry in BOARD["fields"]}
PLACE: Final[dict[str, str]] = {entry["id"]: entry["place"] for entry in BOARD["fields"]}
GREEN: Final = [(one, other) for one, other, style in BOARD["lines"] if style == "green"]
FAR: Final[dict[str, str]] = BOARD["far_ports"]
"""MV126: the orbit fields of the Asteroid System by the neutral spaceport they are built from."""
WORSE: Final = {"strong": "active", "active": "weak", "weak": "weak"}
PHASES: Final = ("first-contact", "do-business")
RESALE: Final = {"weak": 0, "active": 1, "strong": 2}

Deed = tuple[str, ...]
"""A verb and its ids."""


# What lies where: the only lines that know how a state keeps it


def missions_left(state: State) -> list[str]:
    """The pile of missions."""
    return state.missions.cards


def out_of_the_game(state: State) -> list[str]:
    """The passengers who left it (MV111, MV197)."""
    return list(state.pool.discards)


def top(market: Market) -> str:
    """What the top market marker says."""
    return market.stack[0]


def market_at(state: State, place: str) -> Market | None:
    """The discovered market of the system that a field belongs to (MV2)."""
    for market in state.markets:
        if market.open and market.system == PLACE[place]:
            return market
    return None


def is_active(state: State, challenge: str) -> bool:
    """MV250: from its round on, until it is met."""
    entry = state.parts.challenge[challenge]
    return challenge in state.unmet and state.round >= entry.round


def relics(box: Box, captain: Captain) -> int:
    """How many cards with the relic symbol lie before a captain (MV222)."""
    return sum(box.reward[card].relic for card in captain.rewards)


# A visit


@dataclass
class Visit:
    """What the captain whose turn it is has done in it, as it was told.

    sold: sales at this market, those of the first contact included (MV104). bought: whether
    there was a purchase action in the first contact or business phase (MV121).
    """

    landed: bool = False
    contact: bool = False
    purchases: int = 0
    sales: int = 0
    sold: int = 0
    bought: bool = False
    closed: bool = False
    begun: bool = False
    dice: set[str] = field(default_factory=set)
    ashore: list[str] = field(default_factory=list)


def follow(visit: Visit, told: Iterable[Event]) -> Visit:
    """The visit after what was told; a new one where a new turn began (MV25, MV33)."""
    for event in told:
        match event:
            case events.SpeedRolled() | events.MovementSkipped():
                visit = Visit()
            case events.DieAssigned():
                visit.dice.add(event.place)  # MV50
            case events.Landed():
                visit.landed = True  # MV42
            case events.FirstContact():
                visit.contact = True  # MV63
            case events.Bought():
                visit.purchases += 1
                visit.bought = True  # MV121
            case events.Sold():
                visit.sales += 1
                visit.sold += 1
            case events.Unloaded():
                visit.ashore.append(event.item)  # MV193
    return visit


def choose(visit: Visit, step: str, verb: str) -> None:
    """What follows from a choice before anything is told of it."""
    if step == "first-contact" and verb == "done":  # MV64: the next phase has its own limits
        visit.contact, visit.purchases, visit.sales = False, 0, 0
    elif step in PHASES and verb not in ("done", "train", "second-mission"):
        visit.begun = True  # MV205, MV208
    if verb == "close-sales":
        visit.closed = True  # MV104


# Room


def fits(box: Box, captain: Captain, cargo: Iterable[str], *, tank: bool) -> bool:
    """MV191: each hold takes one marker of 2 points, or one or two of 1.

    tank: whether there is a Stasis Tank that works already (MV90: one that is bought needs room
    among what is there).
    """
    load = list(cargo)
    if tank:  # MV271: any number of passengers, of any size
        load = [thing for thing in load if thing not in box.passenger]
    large = sum(box.capacity(thing) == 2 for thing in load)
    small = sum(box.capacity(thing) == 1 for thing in load)
    if "r20" in captain.rewards:  # MV192: one more of 1
        small = max(0, small - 1)
    holds = captain.holds
    if level_three(captain) == "whynom-b":  # MV192: one more hold
        holds += 1
    return large + (small + 1) // 2 <= holds


def takes(box: Box, captain: Captain, thing: str) -> bool:
    """Whether there is room for one thing more."""
    cargo = [*captain.cargo, thing]
    return fits(box, captain, cargo, tank="stasis-tank" in captain.cargo)


def level_three(captain: Captain) -> str:
    """Which side of which pilot's last card lies there (MV205)."""
    if captain.level < 3:
        return ""
    return f"{captain.pilot}-{captain.side[-1]}"


# Prices


def discount(state: State, captain: Captain, place: str) -> int:
    """MV209: in the system where the pilot's culture lives."""
    market = market_at(state, place)
    if market is None or market.culture != captain.pilot:
        return 0
    return state.parts.pilot[captain.pilot].discount[captain.level - 1]


def printed(state: State, market: Market, thing: str) -> int:
    """MV81, MV83, MV89: what the marker says."""
    box = state.parts
    if thing in box.good:
        return box.good[thing].cost
    if thing in box.technology:
        return box.technology[thing].cost
    return dict(marker_offers(box, market))[thing]


def marker_offers(box: Box, market: Market) -> list[tuple[str, int]]:
    """MV83: the two offers of the top market marker."""
    (marker,) = (m for m in box.culture[market.culture].markers if m.state == top(market))
    return [(kind, price) for kind, price in marker.offers]


def price(state: State, captain: Captain, visit: Visit, cost: int) -> int:
    """MV226: what a purchase action costs. All that changes it is added; it is never below 0."""
    cost -= discount(state, captain, captain.at)
    if "r15" in captain.rewards and visit.purchases == 0 and not visit.contact:
        cost -= 10  # Charter: the first purchase action of each business phase
    if is_active(state, "c04"):
        cost += 10  # Boycott: all purchases
    return max(0, cost)


def fee(state: State, seat: int, visit: Visit) -> int:
    """What an action costs besides its price; less than nothing on an own spaceport."""
    captain = state.captains[seat]
    owner = state.ports.get(captain.at)
    if owner is None:
        return 0
    if owner == seat:
        return 0 if is_active(state, "c09") else -state.parts.figures.fee  # MV125
    if "r14" in captain.rewards:
        return 0
    if "cloaking-field" in visit.dice:  # MV263: this turn, also when it went ashore since
        return 0
    return state.parts.figures.fee  # MV124


def can_pay(state: State, seat: int, visit: Visit, cost: int, culture: str) -> bool:
    """MV94, MV95, MV124: IOU credits first, then own ones, which alone pay the fee."""
    captain = state.captains[seat]
    owing = max(0, cost - captain.iou.get(culture, 0))
    return owing + max(0, fee(state, seat, visit)) <= captain.credits


def resale(state: State, captain: Captain, market: Market, good: str, *, best: bool = False) -> int:
    """MV101: what the bank pays for a good, with what changes the market's state."""
    said = top(market)
    if is_active(state, "c07"):  # Embargo: the market counts one step lower
        said = WORSE[said]
    if level_three(captain) == "humans-a" and said == "weak":
        said = "active"  # what the Negotiator and the Key Account name are fixed values
    if best:
        said = "strong"
    return state.parts.good[good].resale[RESALE[said]] + sum(bonuses(state, market, good))


def bonuses(state: State, market: Market, good: str) -> list[int]:
    """MV234: of the demand markers for a good that lie at the market, the lowest first."""
    entries = (state.parts.demand[id_] for id_ in market.demands)
    return sorted(entry.bonus for entry in entries if entry.good == good)


def limits(captain: Captain, visit: Visit) -> tuple[int, int, int]:
    """How many purchases, how many sales, and how many of both there may be in this phase."""
    if visit.contact:
        return 3, 3, 6  # MV63
    if visit.landed and KIND[captain.at] == "city":  # MV71
        return (2, 2, 3) if "r19" in captain.rewards else (1, 1, 2)  # Double Shift: one of either
    return 999, 999, 999


def may_buy(captain: Captain, visit: Visit) -> bool:
    """Whether one more purchase action is within the limits."""
    most, _, both = limits(captain, visit)
    return visit.purchases < most and _together(visit.purchases + 1, visit.sales, both)


def may_sell(captain: Captain, visit: Visit) -> bool:
    """Whether one more sale action is within the limits (MV104: none after they were closed)."""
    _, most, both = limits(captain, visit)
    within = visit.sales < most and _together(visit.purchases, visit.sales + 1, both)
    return within and not visit.closed


def _together(purchases: int, sales: int, both: int) -> bool:
    """An extra action can be spent once only, on a purchase or on a sale."""
    extra = max(0, purchases - 1) + max(0, sales - 1)
    return both > 3 or extra <= both - 2


# What is on offer


def purchases(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV80 to MV95: everything on this market that the captain can pay and put somewhere."""
    captain = state.captains[seat]
    market = market_at(state, captain.at)
    if market is None or not may_buy(captain, visit):
        return set()
    found: set[Deed] = set()
    for thing in wares(state, market):
        cost = price(state, captain, visit, printed(state, market, thing))
        lying = [*market.goods, *market.technologies].count(thing)
        own = visit.ashore.count(thing)
        if lying and lying <= own:  # MV193: not what came ashore in this turn
            continue
        if can_take(state, captain, thing) and can_pay(state, seat, visit, cost, market.culture):
            found.add(("buy", thing))
    return found


def wares(state: State, market: Market) -> set[str]:
    """MV80, MV82: all goods and technologies that lie there, and the equipment."""
    equipment = {kind for kind, _ in marker_offers(state.parts, market)}
    return {*market.goods, *market.technologies} | equipment


def can_take(state: State, captain: Captain, thing: str) -> bool:
    """Whether a captain has a place for it."""
    box = state.parts
    if thing in box.good:
        return takes(box, captain, thing)  # MV81
    if thing in ("laser", "shield"):
        return int(getattr(captain, thing)) < 6  # MV84
    if thing == "hold":
        return captain.holds < 4 and state.stock["hold"] > 0  # MV85
    if thing.startswith("drive"):
        return captain.drive != thing and state.stock[thing] > 0  # MV6, MV86
    return can_install(box, captain, thing)


def can_install(box: Box, captain: Captain, thing: str) -> bool:
    """MV89, MV90: none of the same kind, and a place for it."""
    entry = box.technology[thing]
    family = entry.family or thing
    mine = [id_ for id_ in aboard(captain) if id_ in box.technology]
    if family != "data-probe" and family in [box.technology[id_].family or id_ for id_ in mine]:
        return False
    if entry.kind == "upgrade":
        return len(captain.upgrades) < 3
    if entry.kind == "structure":
        return takes(box, captain, thing)
    return True  # MV91: places of their own


def aboard(captain: Captain) -> list[str]:
    """All markers on a ship."""
    return [*captain.cargo, *captain.upgrades, *captain.supplies]


def buys(state: State, visit: Visit, market: Market, good: str) -> bool:
    """MV100: whether the culture is named as a buyer, or comes next (MV263)."""
    maker = state.parts.good[good]
    return market.culture in maker.buyers or black(state, visit, market, maker)


def black(state: State, visit: Visit, market: Market, maker: CultureEntry) -> bool:
    """MV263: the culture next in number after the last buyer; 1 follows 14."""
    order = [entry.id for entry in state.parts.cultures]
    after = order[(order.index(maker.buyers[-1]) + 1) % 14]
    return "cloaking-field" in visit.dice and market.culture == after


def sales(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV100 to MV104: every kind of good aboard that is bought here."""
    captain = state.captains[seat]
    market = market_at(state, captain.at)
    if market is None or not may_sell(captain, visit):
        return set()
    goods = [thing for thing in captain.cargo if thing in state.parts.good]
    wanted = {good for good in goods if buys(state, visit, market, good)}
    found: set[Deed] = {("sell", good) for good in wanted}
    if {"r11", "r12"} & set(captain.rewards):  # Key Account, where it changes anything (MV226)
        for good in wanted:
            usual = resale(state, captain, market, good)
            if resale(state, captain, market, good, best=True) > usual:
                found.add(("sell-strong", good))
    return found
