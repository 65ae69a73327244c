"""What else is on offer at a port: passengers, unloading, spaceports, pilots, cards."""

from __future__ import annotations

from games.merchant_of_venus.parts import BASE
from games.merchant_of_venus.state import Captain, State

from .oracle import (
    FAR,
    GREEN,
    KIND,
    Deed,
    Visit,
    discount,
    fits,
    is_active,
    level_three,
    market_at,
    missions_left,
    price,
    purchases,
    relics,
    sales,
    takes,
)


def on_offer(state: State, seat: int, visit: Visit) -> set[Deed]:
    """Everything on offer in a first contact or business phase, but for missions."""
    trade = {("done",)} | purchases(state, seat, visit) | sales(state, seat, visit)
    trade |= training(state, seat, visit)
    if visit.contact:  # MV64: passengers and unloading belong to the business phase
        return trade
    trade |= boarding(state, seat, visit) | deliveries(state, seat) | unloading(state, seat)
    trade |= building(state, seat, visit) | rewards(state, seat, visit) | claims(state, seat)
    trade |= second_mission(state, seat, visit)
    if visit.sold and not visit.closed:  # MV104
        trade.add(("close-sales",))
    return trade


def waiting(state: State, captain: Captain) -> list[str]:
    """Who waits where a captain is (MV21)."""
    if captain.at == BASE:
        return state.base_guests
    market = market_at(state, captain.at)
    return [] if market is None else market.guests


def boarding(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV110: whoever waits, if there is room."""
    captain = state.captains[seat]
    if is_active(state, "c05") and KIND[captain.at] == "city":  # Travel Fever
        return set()
    found: set[Deed] = set()
    for guest in waiting(state, captain):
        room = [*captain.cargo, guest]
        if guest not in visit.ashore and fits(  # MV193
            state.parts, captain, room, tank="stasis-tank" in captain.cargo
        ):
            found.add(("board", guest))
    return found


def deliveries(state: State, seat: int) -> set[Deed]:
    """MV111, MV112; and whom the Slaver may sell, at any city or spaceport."""
    captain, box = state.captains[seat], state.parts
    market = market_at(state, captain.at)
    here = BASE if captain.at == BASE else (market.culture if market else "")
    found: set[Deed] = set()
    for thing in captain.cargo:
        if thing in box.passenger:
            if box.passenger[thing].goal == here:
                found.add(("deliver", thing))
            if "e04" in captain.titles:  # MV5: the base is a spaceport, too
                found.add(("sell-passenger", thing))
    return found


def unloading(state: State, seat: int) -> set[Deed]:
    """MV193: goods, technologies and passengers; at the Galactic Base passengers only."""
    captain, box = state.captains[seat], state.parts
    found: set[Deed] = set()
    for thing in (*captain.cargo, *captain.upgrades, *captain.supplies):
        if captain.at == BASE and thing not in box.passenger:
            continue
        if thing in captain.supplies and box.technology[thing].kind == "supply":  # MV91
            continue
        if thing == "stasis-tank":  # MV271: only with passengers who do not fit elsewhere
            rest = [other for other in captain.cargo if other != thing]
            if not fits(box, captain, rest, tank=False):
                continue
        found.add(("unload", thing))
    return found


def orbits(state: State, place: str) -> set[str]:
    """MV120, MV122, MV126: where a spaceport may be built from a place."""
    near = {one for line in GREEN for one in line if place in line} - {place}
    sites = {one for one in near if KIND[one] == "orbit" and KIND[place] == "city"}
    if place in FAR and place not in state.ruins:
        sites.add(FAR[place])
    return {site for site in sites if site not in state.ports}


def building(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV120, MV121, MV202: not after a purchase, but with a permit."""
    captain = state.captains[seat]
    found: set[Deed] = set()
    if captain.markers == 0:
        return found
    for site in orbits(state, captain.at):
        if not visit.bought and port_price(state, captain) <= captain.credits:
            found.add(("build", site))
        if "r23" in captain.rewards and permit_price(state, captain) <= captain.credits:
            found.add(("build-by-permit", site))
    return found


def port_price(state: State, captain: Captain) -> int:
    """MV120, MV209; Whynom, side A, builds for c150."""
    cost = 150 if level_three(captain) == "whynom-a" else state.parts.figures.port
    return max(0, cost - discount(state, captain, captain.at))


def permit_price(state: State, captain: Captain) -> int:
    """The Building Permit: c150."""
    return max(0, 150 - discount(state, captain, captain.at))


def training(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV205, MV208: before the first action, for c60 or with the voucher."""
    captain = state.captains[seat]
    if visit.begun or (captain.credits < 60 and "r24" not in captain.rewards):
        return set()
    if captain.level == 1 and captain.at == BASE:
        return {("train", "level-2")}
    market = market_at(state, captain.at)
    if captain.level == 2 and market is not None and market.culture == captain.pilot:
        return {("train", f"{captain.pilot}-{side}") for side in "ab"}
    return set()


def second_mission(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV217: at the Galactic Base, before the first action, once."""
    captain = state.captains[seat]
    if captain.at != BASE or captain.second or visit.begun or captain.credits < 60:
        return set()
    return {("second-mission",)} if missions_left(state) else set()


def rewards(state: State, seat: int, visit: Visit) -> set[Deed]:
    """MV224: exchanged cards at the Galactic Base, each a purchase action."""
    captain = state.captains[seat]
    if captain.at != BASE:
        return set()
    cost = price(state, captain, visit, state.parts.figures.buy_back)
    return {("buy-reward", card) for card in state.traded if cost <= captain.credits}


def claims(state: State, seat: int) -> set[Deed]:
    """MV183, MV185: titles and intel that the captain can have here for their price."""
    captain = state.captains[seat]
    prices = dict.fromkeys(("e01", "e02", "e03", "e04"), 20) | {"e06": 30}
    found: set[Deed] = {("use", "r17")} if "r17" in captain.rewards and captain.infamy else set()
    for card, cost in prices.items():
        holders = [other for other in state.captains if card in other.titles]
        if captain in holders or not (holders or card in state.shown):
            continue
        if _may_claim(state, captain, card, holders) and captain.credits >= (
            30 if card == "e04" and holders else cost
        ):
            found.add(("claim", card))
    return found


def _may_claim(state: State, captain: Captain, card: str, holders: list[Captain]) -> bool:
    box = state.parts
    match card:
        case "e01":  # Archaeologist: at the base, with more relics than the holder
            most = max((relics(box, other) for other in holders), default=0)
            return captain.at == BASE and relics(box, captain) > most
        case "e02":  # Drill King, while nobody has it; the card names no place
            return not holders and "drill-license" in captain.supplies
        case "e03":  # Notorious: in any city or spaceport, with more infamy, and at least 2
            most = max((other.infamy for other in holders), default=1)
            return captain.infamy > max(most, 1)  # MV5: the base is a neutral spaceport
        case "e04":  # Slaver: on the holder's field, or anywhere while nobody has it
            return not holders or any(other.at == captain.at for other in holders)
        case _:  # Star Charts, in the business phase
            return card in state.shown


def stock(state: State, seat: int) -> set[Deed]:
    """MV243: goods of the own two cultures, with neither IOU credits nor discount."""
    captain, box = state.captains[seat], state.parts
    found: set[Deed] = {("done",)}
    for market in state.markets:
        if market.open and market.culture in captain.iou:
            for good in market.goods:
                if box.good[good].cost <= captain.credits and takes(box, captain, good):
                    found.add(("stock", good))
    return found
