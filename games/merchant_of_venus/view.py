"""What a seat, or a spectator, may know (MV290 to MV292, MV303, MV305)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine import Result, Seat, active_seats, pending_step

from . import trade
from .bills import Bill, bills
from .cards import change
from .foresight import Changes, Prospect, arrivals, prospects
from .galaxy import GALAXY, Kind
from .hazards import odds
from .helm import Helm, helm
from .holdings import counted
from .parts import BASE
from .scoring import fame, result, shame
from .ship import free_room, gauge, loads, navigation, passengers, skips
from .stake_view import StakeView, stake_view
from .state import Captain, Market, State


@dataclass(frozen=True, slots=True)
class WareView:
    """One kind of thing on a market: how many, and what one costs.

    A good also shows what is printed on it: who buys it, at which prices, weak to strong (MV82).
    """

    id: str
    count: int
    cost: int
    buyers: tuple[str, ...] = ()
    resale: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GuestView:
    """A passenger who waits: their goal, a culture or the base, and their fare."""

    id: str
    goal: str
    fare: int
    capacity: int


@dataclass(frozen=True, slots=True)
class MarketView:
    """A discovered culture. ``known`` are the markers below the top one that have been seen.

    sought: goods that can be sold here, with the price now; ``supply`` goods by number.
    """

    system: str
    culture: str
    state: str
    known: tuple[str, ...]
    offers: tuple[tuple[str, int], ...]
    goods: tuple[WareView, ...]
    technologies: tuple[WareView, ...]
    guests: tuple[GuestView, ...]
    sought: tuple[tuple[str, int], ...]
    supply: int
    demands: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CaptainView:
    """A player's dashboard, for panel and close-up (MV304, MV305). ``room``: free points.

    cargo: ids with capacity points. upgrades: ids with the die beside them, 0 for none.
    dice: the speed dice of this turn; navigation and thrust show the dice there, 0 none.
    buyers: for each good aboard, who buys it at which price now, best first.
    guests: the passengers aboard. ability: the side of a pilot of level 3, such as humans-a.
    discount: credits less for each purchase at home (MV209). against_pirates: what is taken from
    the die in a fight. fame, infamy: as they would count now (MV132 to MV135). counted: the
    holdings, in the order of their names.
    """

    seat: Seat
    at: str
    credits: int
    pilot: str
    level: int
    side: str
    skill: int
    laser: int
    shield: int
    laser_bonus: int
    shield_bonus: int
    fame: int
    infamy: int
    drive: str
    drive_on: bool
    skips: tuple[Kind, ...]
    holds: int
    room: int
    cargo: tuple[tuple[str, int], ...]
    upgrades: tuple[tuple[str, int], ...]
    supplies: tuple[str, ...]
    dice: tuple[int, ...]
    navigation: int
    thrust: int
    points: int
    missions: tuple[str, ...]
    done: tuple[str, ...]
    rewards: tuple[str, ...]
    titles: tuple[str, ...]
    intel: tuple[str, ...]
    iou: tuple[tuple[str, int], ...]
    markers: int
    buyers: tuple[tuple[str, str, int], ...]
    guests: tuple[GuestView, ...] = ()
    ability: str = ""
    discount: int = 0
    against_pirates: int = 0
    counted: tuple[int, ...] = ()

    def value(self, ability: str) -> int:
        """Laser, shield or pilot's skill, as it counts in this turn."""
        bonus = {"laser": self.laser_bonus, "shield": self.shield_bonus}
        gauges = {"laser": self.laser, "shield": self.shield, "pilot": self.skill}
        return gauges[ability] + bonus.get(ability, 0)


@dataclass(frozen=True, slots=True)
class PiratesView:
    """A pirate marker and the infamy under it."""

    field: str
    category: str
    number: int
    infamy: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    marks: what replaced encounter fields, as the board draws it: blue, asteroid,
    teleportal-3, pirates-2-basic. goals: system or anomaly with the seats whose mission leads
    there. notes: systems the viewer has looked at, with the culture. course: fields that the
    viewer's own ship is about to fly.
    top: the encounter card on top, if the viewer knows it. unmet: challenges still to be met.
    orders, plan: the viewer's standing orders (MV299). demands: markers in the supply areas of
    undiscovered cultures (MV233). bills: what the viewer's business costs
    and brings now. stake: what the position is about. prospects: what the viewer's choices are
    sure to change. arrivals: by field, what landing there is. odds: of the viewer's tests, in per
    cent. helm: what the ways depend on that the viewer is offered; nothing but what the rest says
    already, and not written out, for sets have no order.
    """

    viewer: Seat | None
    round: int
    rounds: int
    first: Seat
    turn: Seat | None
    decision: str
    captains: tuple[CaptainView, ...]
    markets: tuple[MarketView, ...]
    hidden: tuple[str, ...]
    waiting: tuple[tuple[str, GuestView], ...]
    ports: tuple[tuple[str, Seat], ...]
    drills: tuple[tuple[str, Seat], ...]
    ruins: tuple[str, ...]
    marks: tuple[tuple[str, str], ...]
    pirates: tuple[PiratesView, ...]
    goals: tuple[tuple[str, Seat], ...]
    course: tuple[str, ...]
    shown: tuple[str, ...]
    traded: tuple[str, ...]
    challenges: tuple[str, ...]
    piles: tuple[tuple[str, int], ...]
    notes: tuple[tuple[str, str], ...]
    last: str
    over: str
    result: Result | None
    unmet: tuple[str, ...] = ()
    top: str = ""
    orders: tuple[str, ...] = ()
    plan: str = ""
    demands: tuple[str, ...] = ()
    bills: tuple[Bill, ...] = ()
    stake: StakeView = field(default_factory=StakeView)
    prospects: tuple[Prospect, ...] = ()
    arrivals: tuple[tuple[str, Changes], ...] = ()
    odds: tuple[tuple[str, int], ...] = ()
    helm: Helm | None = field(default=None, repr=False)


def view(state: State, viewer: Seat | None) -> View:
    """Add up what the viewer may know."""
    return View(
        viewer=viewer,
        round=max(state.round, state.first_round),  # before play, the one it begins in
        rounds=state.rounds,
        first=state.first,
        turn=next(iter(active_seats(state)), None),
        decision=pending_step(state),
        captains=tuple(_captain(state, Seat(n)) for n in range(state.seats)),
        markets=tuple(_market(state, m) for m in _in_order(state)),
        hidden=tuple(state.hidden()),
        waiting=_waiting(state),
        ports=tuple(sorted(state.ports.items())),
        drills=tuple(sorted(state.drills.items())),
        ruins=tuple(state.ruins),
        marks=tuple(sorted(state.replaced.items())),
        pirates=tuple(PiratesView(p.field, p.category, p.number, p.infamy) for p in state.pirates),
        goals=_goals(state),
        course=tuple(state.turn.course) if viewer == state.turn.seat else (),  # MV299
        shown=tuple(state.shown),
        traded=tuple(state.traded),
        challenges=tuple(state.challenges),
        piles=_piles(state),
        notes=_notes(state, viewer),
        last=state.last,
        over=state.over,
        result=result(state) if state.finished else None,
        unmet=tuple(state.unmet),
        top=_top(state, viewer),
        orders=() if viewer is None else tuple(state.captains[viewer].orders),
        plan="" if viewer is None else state.captains[viewer].plan,
        demands=tuple(sorted(d for m in state.markets if not m.open for d in m.demands)),
        bills=bills(state, viewer),
        stake=stake_view(state),
        prospects=prospects(state, viewer),
        arrivals=arrivals(state, viewer),
        odds=() if viewer is None or not state.captains[viewer].pilot else odds(state, viewer),
        helm=helm(state, viewer),
    )


def _top(state: State, viewer: Seat | None) -> str:
    """MV292: the encounter card on top of the pile, for who has seen it there."""
    if viewer is None or not state.notebook:
        return ""
    return state.captains[viewer].notes.get("encounter", "")


def _in_order(state: State) -> list[Market]:
    known = {market.system: market for market in state.markets if market.open}
    return [known[system] for system in GALAXY.systems if system in known]


def _piles(state: State) -> tuple[tuple[str, int], ...]:
    counts = {
        "encounters": len(state.encounters),
        "rewards": len(state.rewards),
        "missions": len(state.missions),
        "passengers": len(state.pool),
    }
    if state.demand:
        counts["demands"] = len(state.demands)
    return tuple(counts.items())


def _goals(state: State) -> tuple[tuple[str, Seat], ...]:
    found = []
    for seat, captain in enumerate(state.captains):
        for mission in captain.missions:
            goal = state.parts.mission[mission].goal
            if goal:
                found.append((goal, Seat(seat)))
    return tuple(found)


def _notes(state: State, viewer: Seat | None) -> tuple[tuple[str, str], ...]:
    """MV292: what the viewer has seen and what is still face down; everything at the end."""
    if state.over:
        return tuple(sorted((m.system, m.culture) for m in state.markets if not m.open))
    if viewer is None or not state.notebook:
        return ()
    hidden = state.hidden()
    seen = state.captains[viewer].notes
    return tuple((system, seen[system]) for system in hidden if system in seen)


def _waiting(state: State) -> tuple[tuple[str, GuestView], ...]:
    """Passengers at the base and in the supply areas of undiscovered cultures."""
    found = [(BASE, _guest(state, id_)) for id_ in state.base_guests]
    for market in sorted(state.markets, key=lambda market: market.culture):
        if not market.open:
            found += [(market.culture, _guest(state, id_)) for id_ in market.guests]
    return tuple(found)


def _guest(state: State, id_: str) -> GuestView:
    entry = state.parts.passenger[id_]
    return GuestView(id_, entry.goal, entry.fare, entry.capacity)


def _market(state: State, market: Market) -> MarketView:
    seen = min(market.turned, len(market.stack) - 1)
    technologies = Counter(market.technologies)
    goods = Counter(market.goods)
    parts = state.parts
    return MarketView(
        system=market.system,
        culture=market.culture,
        state=market.top,
        known=tuple(market.stack[1:]) if seen else (),
        offers=trade.equipment(state, market),
        goods=tuple(_good(state, id_, n) for id_, n in sorted(goods.items())),
        technologies=tuple(
            WareView(id_, n, parts.technology[id_].cost) for id_, n in sorted(technologies.items())
        ),
        guests=tuple(_guest(state, id_) for id_ in market.guests),
        sought=tuple(
            (entry.good, trade.value(state, market, entry.good))
            for entry in parts.cultures
            if market.culture in entry.buyers
        ),
        supply=len(market.supply),
        demands=tuple(market.demands),
    )


def _good(state: State, id_: str, count: int) -> WareView:
    entry = state.parts.good[id_]
    return WareView(id_, count, entry.cost, tuple(entry.buyers), tuple(entry.resale))


def _captain(state: State, seat: Seat) -> CaptainView:
    captain, turn = state.captains[seat], state.turn
    active = seat == turn.seat and not state.over
    dice = turn.dice if active else []
    places = turn.places if active else {}

    def die(place: str) -> int:
        return dice[places[place]] if place in places else 0

    return CaptainView(
        seat=seat,
        at=captain.at,
        credits=captain.credits,
        pilot=captain.pilot,
        level=captain.level,
        side=captain.side,
        skill=gauge(state, seat, "pilot") if captain.pilot else 0,
        laser=captain.laser,
        shield=captain.shield,
        laser_bonus=gauge(state, seat, "laser") - captain.laser,
        shield_bonus=gauge(state, seat, "shield") - captain.shield,
        fame=fame(state, captain) if captain.laser else 0,  # before gauges are set it says nothing
        infamy=shame(state, captain),
        drive=captain.drive,
        drive_on=turn.drive if active else True,
        skips=tuple(sorted(skips(state, seat))),
        holds=captain.holds,
        room=free_room(state, captain),
        cargo=tuple(loads(state, captain)),
        upgrades=tuple((id_, die(id_)) for id_ in captain.upgrades),
        supplies=tuple(captain.supplies),
        dice=tuple(dice),
        navigation=navigation(state) if active else 0,
        thrust=die("thrust"),
        points=turn.points if active else 0,
        missions=tuple(captain.missions),
        done=tuple(captain.done),
        rewards=tuple(captain.rewards),
        titles=tuple(captain.titles),
        intel=tuple(captain.intel),
        iou=tuple((culture, credits_) for culture, credits_ in captain.iou.items() if credits_),
        markers=captain.markers,
        buyers=_buyers(state, captain),
        guests=tuple(_guest(state, id_) for id_ in passengers(state, captain)),
        ability=f"{captain.pilot}-{captain.side}" if captain.side else "",
        discount=_discount(state, captain),
        against_pirates=change(state, captain, "against-pirates"),
        counted=counted(state, seat),
    )


def _discount(state: State, captain: Captain) -> int:
    """MV209, whether or not home is discovered."""
    return state.parts.pilot[captain.pilot].discount[captain.level - 1] if captain.pilot else 0


def _buyers(state: State, captain: Captain) -> tuple[tuple[str, str, int], ...]:
    found = []
    for good in dict.fromkeys(id_ for id_ in captain.cargo if id_ in state.parts.good):
        prices = [
            (trade.value(state, market, good), market.culture)
            for market in _in_order(state)
            if market.culture in state.parts.good[good].buyers
        ]
        found += [(good, culture, price) for price, culture in sorted(prices, reverse=True)]
    return tuple(found)
