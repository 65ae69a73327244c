"""What each deed at a port changes: the whole table before it, and what should lie there after."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from engine import Event
from games.merchant_of_venus import events
from games.merchant_of_venus.parts import BASE
from games.merchant_of_venus.state import Market, State

from .oracle import (
    Deed,
    Visit,
    black,
    bonuses,
    fee,
    market_at,
    out_of_the_game,
    price,
    printed,
    resale,
)
from .oracle_missions import PAID
from .oracle_port import permit_price, port_price

Table = dict[str, Any]
E = TypeVar("E", bound=Event)
OWN: Final = ("credits", "laser", "shield", "holds", "drive", "markers", "fame", "infamy", "level")
LISTS: Final = (
    *("cargo", "upgrades", "supplies", "rewards", "titles", "intel"),
    *("missions", "done"),
)
PILES: Final = ("goods", "supply", "technologies", "spare", "guests", "demands")
BESIDE: Final = ("base_guests", "shown", "traded")

TO_THE_HOLDER: Final = ("e01", "e04")
"""Titles whose cards say that who has them is paid; else the bank is (MV80)."""


def laid_out(state: State) -> Table:
    """Everything that trade can change, as plain dictionaries and lists."""
    table: Table = {
        "stock": dict(state.stock),
        "ports": dict(state.ports),
        "ruins": list(state.ruins),
        "gone": out_of_the_game(state),
        "seats": [],
        "markets": {},
    }
    for pile in BESIDE:
        table[pile] = list(getattr(state, pile))
    for captain in state.captains:
        mine: Table = {name: getattr(captain, name) for name in OWN}
        mine |= {name: list(getattr(captain, name)) for name in LISTS}
        mine["iou"] = dict(captain.iou)
        mine["second"] = captain.second
        table["seats"].append(mine)
    for market in state.markets:
        table["markets"][market.culture] = {
            "stack": list(market.stack),
            **{pile: list(getattr(market, pile)) for pile in PILES},
        }
    return table


def sorted_out(table: Table) -> Table:
    """The same where the order of a pile, and IOUs that are spent, tell nothing."""
    plain = dict(table)
    for pile in (*BESIDE, "gone"):
        plain[pile] = sorted(table[pile])
    plain["seats"] = [
        {
            **mine,
            **{name: sorted(mine[name]) for name in LISTS},
            "iou": {culture: left for culture, left in mine["iou"].items() if left},
        }
        for mine in table["seats"]
    ]
    plain["markets"] = {
        culture: {"stack": piles["stack"], **{pile: sorted(piles[pile]) for pile in PILES}}
        for culture, piles in table["markets"].items()
    }
    return plain


def only(told: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in told if isinstance(event, kind)]


def after(state: State, seat: int, visit: Visit, deed: Deed, told: Iterable[Event]) -> Table:
    """The table after a deed; of what was told only dice and drawn cards are believed."""
    table, told = laid_out(state), list(told)
    DEEDS[deed[0]](table, state, seat, visit, deed, told)
    mine = table["seats"][seat]
    for done in only(told, events.MissionDone):
        mine["missions"].remove(done.mission)
        mine["done"].append(done.mission)
    mine["missions"] += [dealt.mission for dealt in only(told, events.MissionDealt)]
    drawn = [event.reward for event in only(told, events.RewardDrawn)]
    if deed[0] != "buy-reward":  # MV215: missions that cost nothing complete themselves
        mine["rewards"] += drawn
    for event in only(told, events.RewardExchanged):  # MV224, MV299
        mine["rewards"].remove(event.reward)
        table["traded"].append(event.reward)
        mine["credits"] += 50
    return table


def _pay_fee(table: Table, state: State, seat: int, visit: Visit) -> None:
    """MV124 to the owner, MV125 from the bank."""
    captain = state.captains[seat]
    cost = fee(state, seat, visit)
    table["seats"][seat]["credits"] -= cost
    if cost > 0:
        table["seats"][state.ports[captain.at]]["credits"] += cost


def _buy(
    table: Table, state: State, seat: int, visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    thing, captain, mine = deed[1], state.captains[seat], table["seats"][seat]
    market = market_at(state, captain.at)
    assert market is not None
    cost = price(state, captain, visit, printed(state, market, thing))
    owed = min(cost, mine["iou"].get(market.culture, 0))  # MV95: IOU credits first
    if owed:
        mine["iou"][market.culture] -= owed
    mine["credits"] -= cost - owed
    _pay_fee(table, state, seat, visit)
    piles = table["markets"][market.culture]
    if thing in state.parts.good:
        piles["goods"].remove(thing)
        mine["cargo"].append(thing)
    elif thing in state.parts.technology:
        piles["technologies"].remove(thing)
        kind = state.parts.technology[thing].kind
        rack = {"upgrade": "upgrades", "structure": "cargo"}.get(kind, "supplies")
        mine[rack].append(thing)  # MV90, MV91
    elif thing in ("laser", "shield"):
        mine[thing] += 1  # MV84
    else:
        table["stock"][thing] -= 1
        if thing == "hold":
            mine["holds"] += 1  # MV85
        else:
            if mine["drive"]:
                table["stock"][mine["drive"]] += 1  # MV86
            mine["drive"] = thing


def _sell(
    table: Table, state: State, seat: int, visit: Visit, deed: Deed, told: list[Event]
) -> None:
    good, captain, mine = deed[1], state.captains[seat], table["seats"][seat]
    market = market_at(state, captain.at)
    assert market is not None
    best = deed[0] == "sell-strong"
    mine["cargo"].remove(good)
    mine["credits"] += resale(state, captain, market, good, best=best)
    _pay_fee(table, state, seat, visit)
    maker = state.parts.good[good]
    table["markets"][maker.id]["supply"].append(good)  # MV102
    if black(state, visit, market, maker):
        mine["infamy"] += 2  # MV263
    found = bonuses(state, market, good)
    if found:  # MV234: the lowest marker leaves the game
        table["markets"][market.culture]["demands"].remove(f"{market.culture}-{good}-{found[0]}")
    if best:
        used = [event.reward for event in only(told, events.RewardUsed)]
        assert len(used) == 1
        assert used[0] in ("r11", "r12")
        mine["rewards"].remove(used[0])


def _deliver(
    table: Table, state: State, seat: int, _visit: Visit, deed: Deed, told: list[Event]
) -> None:
    entry, mine = state.parts.passenger[deed[1]], table["seats"][seat]
    mine["cargo"].remove(entry.id)
    table["gone"].append(entry.id)  # MV111
    mine["credits"] += entry.fare + (20 if "r22" in mine["rewards"] else 0)  # Travel Agency
    mine["fame"] += entry.fame
    mine["infamy"] += entry.infamy
    rolls = only(told, events.ZenRolled)
    assert len(rolls) == ("zen-paint" in mine["supplies"])  # MV278
    mine["credits"] += sum(10 * sum(roll.dice) for roll in rolls)


def _board(
    table: Table, state: State, seat: int, _visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    _waiting(table, state, seat).remove(deed[1])
    table["seats"][seat]["cargo"].append(deed[1])


def _waiting(table: Table, state: State, seat: int) -> list[str]:
    at = state.captains[seat].at
    market = market_at(state, at)
    pile: list[str] = table["base_guests"] if at == BASE or market is None else []
    return pile if market is None else table["markets"][market.culture]["guests"]


def _unload(
    table: Table, state: State, seat: int, _visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    thing, mine = deed[1], table["seats"][seat]
    next(mine[rack] for rack in LISTS[:3] if thing in mine[rack]).remove(thing)
    if thing in state.parts.passenger:
        _waiting(table, state, seat).append(thing)
        return
    market = market_at(state, state.captains[seat].at)
    assert market is not None
    pile = "goods" if thing in state.parts.good else "technologies"
    table["markets"][market.culture][pile].append(thing)  # MV193


def _sell_passenger(
    table: Table, _state: State, seat: int, _visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    mine = table["seats"][seat]
    mine["cargo"].remove(deed[1])
    table["gone"].append(deed[1])
    mine["credits"] += 100  # Slaver
    mine["infamy"] += 2


def _claim(
    table: Table, _state: State, seat: int, _visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    card, mine = deed[1], table["seats"][seat]
    holders = [other for other in table["seats"] if card in other["titles"]]
    cost = 30 if card == "e06" or (card == "e04" and holders) else 20
    mine["credits"] -= cost
    for holder in holders:
        holder["titles"].remove(card)
        if card in TO_THE_HOLDER:
            holder["credits"] += cost
    if not holders:
        table["shown"].remove(card)
    mine["intel" if card == "e06" else "titles"].append(card)


def _train(
    table: Table, _state: State, seat: int, _visit: Visit, deed: Deed, told: list[Event]
) -> None:
    mine = table["seats"][seat]
    mine["level"] += 1
    if [event.reward for event in only(told, events.RewardUsed)] == ["r24"]:
        mine["rewards"].remove("r24")  # Training Voucher
    else:
        mine["credits"] -= 60  # MV205


def _second_mission(
    table: Table, _state: State, seat: int, _visit: Visit, _deed: Deed, _told: list[Event]
) -> None:
    mine = table["seats"][seat]
    mine["credits"] -= 60  # MV217
    mine["fame"] += 5
    mine["second"] = True


def _buy_reward(
    table: Table, state: State, seat: int, visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    mine = table["seats"][seat]
    mine["credits"] -= price(state, state.captains[seat], visit, 60)  # MV224
    table["traded"].remove(deed[1])
    mine["rewards"].append(deed[1])


def _close_sales(
    table: Table, state: State, seat: int, _visit: Visit, _deed: Deed, _told: list[Event]
) -> None:
    market = market_at(state, state.captains[seat].at)
    assert market is not None
    piles = table["markets"][market.culture]
    piles["stack"] = [*piles["stack"][1:], piles["stack"][0]]  # MV103
    if piles["stack"][0] == "active":  # MV190, MV232
        own = state.parts.culture[market.culture].good
        coming = piles["supply"] if state.production else piles["supply"][:1]
        assert set(coming) <= {own}  # MV102, MV196: supply areas hold what their culture makes
        piles["goods"] += coming
        piles["supply"] = piles["supply"][len(coming) :]


def production(state: State, market: Market) -> int:
    """MV190, MV232: how many goods come when the market moves."""
    if market.stack[1] != "active":
        return 0
    return len(market.supply) if state.production else min(1, len(market.supply))


def _pardon(
    table: Table, _state: State, seat: int, _visit: Visit, deed: Deed, _told: list[Event]
) -> None:
    mine = table["seats"][seat]
    mine["infamy"] = max(0, mine["infamy"] - 3)  # Pardon
    mine["rewards"].remove(deed[1])


def _fulfil(
    table: Table, state: State, seat: int, _visit: Visit, deed: Deed, told: list[Event]
) -> None:
    mine = table["seats"][seat]
    _, mission, by = deed
    assert mission in [done.mission for done in only(told, events.MissionDone)]
    if by == "pay":
        mine["credits"] -= PAID[mission]
    else:
        mine["cargo"].remove(by)
        table["markets"][state.parts.good[by].id]["supply"].append(by)  # MV102, MV281
    if mission == "m13":  # Waste
        mine["infamy"] += 1


Change = Callable[[Table, State, int, Visit, Deed, list[Event]], None]
"""What a deed does to the table, from the state before it and what was told of it."""
DEEDS: Final[dict[str, Change]] = {
    "buy": _buy,
    "sell": _sell,
    "sell-strong": _sell,
    "deliver": _deliver,
    "board": _board,
    "unload": _unload,
    "sell-passenger": _sell_passenger,
    "claim": _claim,
    "train": _train,
    "second-mission": _second_mission,
    "buy-reward": _buy_reward,
    "close-sales": _close_sales,
    "use": _pardon,
    "fulfil": _fulfil,
}


def built(state: State, seat: int, deed: Deed) -> int:
    """MV120, MV209: what a spaceport costs."""
    captain = state.captains[seat]
    return (port_price if deed[0] == "build" else permit_price)(state, captain)


def earned(told: Iterable[Event], seats: int) -> list[int]:
    """What everybody's credits changed by, as it was told; nothing else moves money (MV7)."""
    change = [0] * seats
    for event in told:
        match event:
            case events.Bought():
                change[event.seat] -= event.price - event.iou  # MV95
            case events.Sold():
                change[event.seat] += event.price
            case events.Delivered():
                change[event.seat] += event.fare
            case events.PortBuilt():
                change[event.seat] -= event.price
            case events.CreditsPaid():
                change[event.seat] -= event.credits
            case events.FeePaid():
                change[event.seat] -= event.credits
                change[event.owner] += event.credits
            case (
                events.CreditsGained()
                | events.DrillsPaid()
                | events.PassengerSold()
                | events.RewardExchanged()
                | events.ZenRolled()
            ):
                change[event.seat] += event.credits
    return change


def lent(told: Iterable[Event], seats: int) -> list[int]:
    """What everybody's IOU credits changed by (MV62, MV95)."""
    change = [0] * seats
    for event in told:
        if isinstance(event, events.FirstContact):
            change[event.seat] += event.iou
        elif isinstance(event, events.Bought):
            change[event.seat] -= event.iou
    return change
