"""Everything a seat may do at this moment, as offers. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from engine import AnyOffer, Offer, Seat, seat_id

from .demands import neutral_at, open_demands
from .goods import ALL, fields, stores
from .parts import ATTACKERS, GOODS, PROBE, kind_of
from .sites import places, sites, usable, working
from .state import Built, Planet, Ship, State, owner
from .tasks import CLEAR, LATER, SCRAP, exchanges, fitting, free_timer, ways
from .trade import trades


def actions(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """All offers of a seat. Waiting is among them, if it is not waiting already."""
    planet = state.planets[seat]
    yield from _planning(state, planet)
    if free_timer(planet) is not None:
        yield from _timers(state, planet)
    yield from _due(state, seat, planet)
    yield from _deliveries(state, seat, planet)
    yield from _goods(state, seat, planet)
    if state.advanced:
        yield from _neutral(state, planet)
        yield from _attacks(state, seat, planet)
    yield from trades(state, seat)
    if not planet.rest:
        yield Offer("wait")


def last_actions(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """SD28: what may still be done after the end, all of it without a timer."""
    planet = state.planets[seat]
    yield from _due(state, seat, planet)
    yield from _deliveries(state, seat, planet)
    yield Offer("wait")


def _planning(state: State, planet: Planet) -> Iterator[AnyOffer]:
    """SD20."""
    for card in planet.drawn:
        yield Offer("keep", (card,))
    if room_to_plan(state, planet):
        for card in planet.pile:
            yield Offer("plan", (card,))
        if not planet.drawn:
            for level in range(2, planet.level + 1):
                if state.common[str(level)]:
                    yield Offer("draw", (f"level-{level}",))


def room_to_plan(state: State, planet: Planet) -> int:
    """SD20: places left in the planning zone; cards just drawn hold one."""
    return max(0, places(state, planet) - len(planet.zone) - bool(planet.drawn))


def _timers(state: State, planet: Planet) -> Iterator[AnyOffer]:
    """SD21."""
    if planet.level < 3 and planet.timer_on("research") is None:
        yield Offer("research")
    for card in planet.zone:
        if planet.timer_on(card) is None:
            for site in (*sites(state, planet, card), LATER):
                yield Offer("build", (card, site))
            if state.advanced:
                yield Offer("scrap", (card,))
    for built in usable(state, planet):
        if planet.timer_on(built.card) is None:
            yield from (Offer("use", (built.card, aim)) for aim in aims(planet, built))
    for ship in planet.ships:
        yield from (Offer("fly", (ship.id, field)) for field in targets(state, ship))


def aims(planet: Planet, built: Built) -> tuple[str, ...]:
    """The ways in which a built card may be used now."""
    if built.blocked:  # SD42
        return (CLEAR,)
    if kind_of(built.card) in ATTACKERS and built.attacks >= PROBE:
        return ()
    return ways(planet, built.card)


def targets(state: State, ship: Ship) -> list[str]:
    """SD22: a neighbour; with an empty ship any field."""
    if not ship.here:
        return []
    near = state.neighbours(ship.at) if any(ship.load) else state.ring
    return [field for field in near if field != ship.at]


def _due(state: State, seat: Seat, planet: Planet) -> Iterator[AnyOffer]:
    """Choices for timers that have run out."""
    for number, timer in enumerate(planet.timers, start=1):
        if not timer.due:
            continue
        if timer.job == "build":
            for site in sites(state, planet, timer.on):
                yield Offer("place", (timer.on, site))
            if state.advanced:
                yield Offer("place", (timer.on, SCRAP))
        else:
            for aim in exchanges(timer.on):
                if fitting(state, seat, aim):
                    yield Offer("exchange", (timer.on, aim))
        yield Offer("release", (f"timer-{number}",))


def _deliveries(state: State, seat: Seat, planet: Planet) -> Iterator[AnyOffer]:
    """SD27, SD46."""
    for ship in planet.ships:
        for demand in open_demands(state, seat, ship):
            yield Offer("deliver", (demand, ship.id))


def _goods(state: State, seat: Seat, planet: Planet) -> Iterator[AnyOffer]:
    """SD26, SD27: goods moved between one's own stores on a planet, or thrown away."""
    for field in fields(planet, seat):
        found = stores(state, seat, field)
        for source in found:
            kinds = [good for good, count in zip(GOODS, source.goods, strict=True) if count]
            what = [*kinds, ALL] if sum(source.goods) > 1 else kinds
            for target in found:
                if target is not source and target.room:
                    for each in what:
                        yield Offer("move", (source.id, target.id, each))
            for each in what:
                yield Offer("dump", (source.id, each))


def _neutral(state: State, planet: Planet) -> Iterator[AnyOffer]:
    """SD46: goods left on neutral planets and picked up there."""
    for ship in planet.ships:
        if not ship.here or owner(ship.here) is not None:
            continue
        neutral = neutral_at(state, ship.here)
        for verb, goods, room in (("drop", ship.load, 1), ("lift", neutral.goods, ship.room)):
            kinds = [good for good, count in zip(GOODS, goods, strict=True) if count and room]
            for each in (*kinds, ALL) if kinds and sum(goods) > 1 else kinds:
                yield Offer(verb, (ship.id, each))


def _attacks(state: State, seat: Seat, planet: Planet) -> Iterator[AnyOffer]:
    """SD41, SD42."""
    if any(built.attacks for built in working(state, planet, "sabotage")):
        for other in state.clockwise(seat):
            for number, timer in enumerate(state.planets[other].timers, start=1):
                if timer.runs and timer.job != "spent":
                    yield Offer("sabotage", (seat_id(other), f"timer-{number}"))
    if any(built.attacks for built in working(state, planet, "missile")):
        for other in state.clockwise(seat):
            target = state.planets[other]
            if sum(built.blocked for built in target.built) < PROBE:
                for built in usable(state, target):
                    if not built.blocked and target.timer_on(built.card) is None:
                        yield Offer("block", (seat_id(other), built.card))
